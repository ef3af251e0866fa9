#pragma once

#include <QColor>
#include <QImage>
#include <QLatin1String>
#include <QPair>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QVector>

class QPainter;

namespace bocage::model {

/// Colours of a drawing to be replaced when it is drawn, each written as in the file (#RRGGBB), or all of
/// them.
using Recolour = QVector<QPair<QString, QColor>>;
inline constexpr QLatin1String everyColour("*");

/// The drawings that come with the program: one folder of small SVG files under the resources. Painting on
/// screens and images goes through a cache of pixels; painting to SVG, PDF and other vector devices, and
/// turned painters, draw the vectors. Safe to use from several threads.
class VectorArt {
public:
    /// `folder` is relative to the resources, for example "symbols".
    explicit VectorArt(QString folder);

    bool contains(const QString& name) const;
    /// Names without the ending, in order.
    QStringList names() const;
    /// Size of the drawing's own grid; empty when there is none of that name.
    QSizeF size(const QString& name) const;

    void draw(QPainter& painter, const QRectF& rect, const QString& name, const Recolour& colours,
              bool grey) const;
    /// The drawing alone on a transparent ground, `pixels` wide and as high as its shape asks.
    QImage image(const QString& name, int pixels, const Recolour& colours, bool grey = false) const;

private:
    QString m_folder;
};

/// Draws vectors that do not come with the program, as VectorArt draws its own. They are clean and known by a
/// key that nothing else has.
void drawVectors(QPainter& painter, const QRectF& rect, const QString& key, const QByteArray& svg,
                 const Recolour& colours, bool grey);
/// Size of the grid of such a drawing.
QSizeF vectorSize(const QString& key, const QByteArray& svg);

/// True when what is painted keeps its vectors: SVG, PDF, a picture. There is no pixel size to adapt to then.
bool keepsVectors(const QPainter& painter);
/// How long one unit of the painter is on its device, in pixels.
double devicePixelsPerUnit(const QPainter& painter);

/// The same lightness without the hue.
QColor withoutHue(const QColor& colour);

}  // namespace bocage::model
