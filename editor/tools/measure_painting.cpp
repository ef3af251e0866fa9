#include "editor/tools/measure_painting.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace bocage::editor {

namespace {

const QColor halo(255, 255, 255, 210);

}  // namespace

void fillCell(QPainter& painter, const rules::Grid& grid, rules::Cell cell, const QColor& colour, CellFill fill, double pixel) {
    const bool square = grid.kind() == rules::GridKind::Square;
    const auto cover = [&](const QBrush& brush) {
        if (square) {
            painter.fillRect(QRectF(cell.col, cell.row, 1, 1), brush);
            return;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(brush);
        painter.drawPolygon(shapeOf(grid, cell));
    };
    QColor wash = colour;
    wash.setAlpha(fill == CellFill::Crossed ? 92 : 72);
    cover(wash);
    if (fill == CellFill::Plain)
        return;
    QColor stroke = colour;
    stroke.setAlpha(fill == CellFill::Crossed ? 110 : 150);
    QBrush pattern(stroke, fill == CellFill::Crossed ? Qt::DiagCrossPattern : Qt::BDiagPattern);
    pattern.setTransform(QTransform::fromScale(pixel, pixel));  // patterns are in pixels
    cover(pattern);
}

void writeInCell(QPainter& painter, const rules::Grid& grid, rules::Cell cell, const QString& text, double pixel) {
    const double side = 1 / pixel;
    if (side < 18)
        return;
    painter.save();
    painter.translate(middleOf(grid, cell));
    painter.scale(pixel, pixel);
    QFont font = painter.font();
    font.setFamily(QStringLiteral("DejaVu Sans"));
    font.setBold(true);
    font.setPixelSize(static_cast<int>(std::clamp(side * 0.3, 9.0, 20.0)));
    painter.setFont(font);
    const double width = QFontMetricsF(font).horizontalAdvance(text) + font.pixelSize() * 0.7;
    const QRectF plate(-width / 2, -font.pixelSize() * 0.7, width, font.pixelSize() * 1.4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 253, 246, 225));
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    painter.setPen(QColor("#2B2622"));
    painter.drawText(plate, Qt::AlignCenter, text);
    painter.restore();
}

void paintEdgeMark(QPainter& painter, const rules::Grid& grid, rules::Edge edge, const QColor& colour, double pixel) {
    const rules::Grid::Part part = grid.partOf(edge);
    const QPointF from = middleOf(grid, grid.corner(part.cell, part.index));
    const QPointF to = middleOf(grid, grid.corner(part.cell, (part.index + 1) % grid.turns()));
    painter.setPen(QPen(halo, 9 * pixel, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.setPen(QPen(colour, 6 * pixel, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
}

void paintRay(QPainter& painter, QPointF from, QPointF to, const QColor& colour, bool dotted, double pixel) {
    painter.setPen(QPen(halo, 7 * pixel, Qt::SolidLine, Qt::RoundCap));
    if (!dotted)
        painter.drawLine(from, to);
    QPen pen(colour, 4.5 * pixel, Qt::SolidLine, Qt::RoundCap);
    if (dotted)
        pen.setDashPattern({0.1, 2.2});
    painter.setPen(pen);
    painter.drawLine(from, to);
}

void paintKnob(QPainter& painter, QPointF at, const QColor& colour, double pixel) {
    painter.setPen(QPen(colour, 4 * pixel));
    painter.setBrush(Qt::white);
    painter.drawEllipse(at, 8 * pixel, 8 * pixel);
    painter.setBrush(Qt::NoBrush);
}

void paintCross(QPainter& painter, QPointF at, const QColor& colour, double pixel) {
    const double arm = 7 * pixel;
    for (const auto& [ink, width] : {std::pair(halo, 8.0), std::pair(colour, 4.5)}) {
        painter.setPen(QPen(ink, width * pixel, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm));
        painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm));
    }
}

}  // namespace bocage::editor
