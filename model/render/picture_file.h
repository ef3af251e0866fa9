#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>
#include <functional>
#include <optional>

#include "rules/core/result.h"

class QPainter;

namespace bocage::model {

enum class PictureFormat { Png, Svg, Pdf };
/// By the suffix of a file name.
std::optional<PictureFormat> pictureFormatFor(const QString& path);

/// Something to draw, in units that have a size on paper.
struct Picture {
    QString title;
    QString remark;                ///< what the file's description should say; may be empty
    QRectF bounds;                 ///< in units
    double millimetres = 25;       ///< of one unit
    double dpi = 96;               ///< of PNG
    double marginMillimetres = 5;  ///< of PDF pages
    bool transparent = false;
    /// Draws what is seen of it; called from several threads at once for PNG.
    std::function<void(QPainter& painter, const QRectF& visible)> paint;
};

/// The bytes of a file with that picture: the same picture gives the same bytes, on every machine and at
/// every time. Fails when it would be too large for its format, or for the memory.
rules::Result<QByteArray> pictureFile(const Picture& picture, PictureFormat format);

}  // namespace bocage::model
