#include "model/render/map/ink.h"

#include <QImage>
#include <QPainter>

namespace bocage::model::map {

QColor inkTone(QRgb rgb, double alpha, bool grey) {
    QColor colour = QColor::fromRgba(rgb);
    if (grey) {
        // Lighter than plain luminance: grey print shops darken, and pieces must stand out.
        const int light = 40 + qGray(colour.rgb()) * 215 / 255;
        colour = QColor(light, light, light);
    }
    colour.setAlphaF(static_cast<float>(colour.alphaF() * alpha));
    return colour;
}

void makeShareable(std::span<const QPainterPath* const> paths) {
    QImage nowhere(1, 1, QImage::Format_RGB32);
    QPainter painter(&nowhere);
    for (const QPainterPath* path : paths)
        painter.fillPath(*path, Qt::black);
}

}  // namespace bocage::model::map
