#pragma once

#include <QCoreApplication>
#include <QImage>
#include <QString>
#include <vector>

namespace bocage::model {

/// Who looks at a picture: full colours, a printer without colours, or eyes that lack one kind of cone.
enum class Eyes { Full, Grey, Deuteranopia, Protanopia, Tritanopia };

class ColourEyes {
    Q_DECLARE_TR_FUNCTIONS(ColourEyes)

public:
    static const std::vector<Eyes>& all();
    /// A word that fits below a small picture.
    static QString name(Eyes eyes);
    /// One sentence.
    static QString help(Eyes eyes);
    /// The picture as they see it.
    static QImage seen(const QImage& picture, Eyes eyes);
    static QColor seen(const QColor& colour, Eyes eyes);
};

}  // namespace bocage::model
