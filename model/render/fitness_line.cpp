#include "model/render/fitness_line.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "model/render/map/lettering.h"

namespace bocage::model {

namespace {

/// The sign of an error everywhere in the program: a hexagon.
void paintHexagon(QPainter& painter, QPointF middle, double radius) {
    QPolygonF shape;
    for (int i = 0; i < 6; ++i)
        shape << middle + radius * QPointF(std::cos(i * M_PI / 3), std::sin(i * M_PI / 3));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::white, radius * 0.3));
    painter.setBrush(QColor("#B3261E"));
    painter.drawPolygon(shape);
}

}  // namespace

void paintFitnessLine(QPainter& painter, const QRectF& map, const QString& line) {
    constexpr double unit = 100;  // of a cell: fonts have no sizes below one
    painter.save();
    painter.translate(map.bottomLeft());
    painter.scale(1 / unit, 1 / unit);
    const QRectF strip(0, 0, map.width() * unit, fitnessLineHeight * unit);
    painter.fillRect(strip, QColor("#F6E3E1"));
    paintHexagon(painter, {0.24 * unit, strip.height() / 2}, 0.11 * unit);
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(static_cast<int>(fitnessLetters * unit));
    map::keepLettersApart(font);
    painter.setFont(font);
    const QRectF room = strip.adjusted(0.46 * unit, 0, -0.1 * unit, 0);
    // A narrow map gets smaller letters, not half a sentence.
    const double width = QFontMetricsF(font).horizontalAdvance(line);
    painter.setPen(QColor("#7A1A14"));
    painter.translate(room.topLeft());
    const double shrink = std::min(1.0, room.width() / std::max(1.0, width));
    painter.scale(shrink, 1);
    painter.drawText(QRectF(0, 0, width + 2, room.height()), Qt::AlignLeft | Qt::AlignVCenter, line);
    painter.restore();
}

QImage withFitnessLine(const QImage& picture, const QString& line) {
    // Letters that can be read on a small symbol and do not shout on a large sheet.
    const double cell = std::clamp(picture.width() / 6.0, 50.0, 100.0);
    const int strip = static_cast<int>(std::ceil(fitnessLineHeight * cell));
    QImage whole(picture.width(), picture.height() + strip, QImage::Format_RGB32);
    whole.fill(Qt::white);
    QPainter painter(&whole);
    painter.drawImage(0, 0, picture);
    painter.scale(cell, cell);
    paintFitnessLine(painter, QRectF(0, 0, picture.width() / cell, picture.height() / cell), line);
    painter.end();
    whole.setText(QStringLiteral("Comment"), line);
    return whole;
}

void paintUnfitCorner(QImage& image) {
    const double radius = std::max(3.0, std::min(image.width(), image.height()) * 0.06);
    QPainter painter(&image);
    paintHexagon(painter, {image.width() - radius * 1.6, radius * 1.6}, radius);
}

}  // namespace bocage::model
