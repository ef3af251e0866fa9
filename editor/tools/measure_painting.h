#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

#include "editor/picking/plane.h"

class QPainter;

/// Strokes that the measuring tools share. All painters are in cells; `pixel` is one pixel in cells. Every
/// meaning has a shape of its own besides its colour.
namespace bocage::editor {

inline QColor measureGood() {
    return QColor(0x1F, 0x9E, 0x4B);
}
inline QColor measureCare() {
    return QColor(0xC4, 0x7A, 0x00);
}
inline QColor measureBad() {
    return QColor(0xC2, 0x2F, 0x26);
}

enum class CellFill { Plain, Hatched, Crossed };
/// A see-through tint, hatched one way or both.
void fillCell(QPainter& painter, const rules::Grid& grid, rules::Cell cell, const QColor& colour, CellFill fill, double pixel);
/// A few letters in the middle of the cell; nothing when they would not be readable.
void writeInCell(QPainter& painter, const rules::Grid& grid, rules::Cell cell, const QString& text, double pixel);
void paintEdgeMark(QPainter& painter, const rules::Grid& grid, rules::Edge edge, const QColor& colour, double pixel);
/// A straight line with a light halo; dotted where the way is closed.
void paintRay(QPainter& painter, QPointF from, QPointF to, const QColor& colour, bool dotted, double pixel);
/// The ring at the end of a line.
void paintKnob(QPainter& painter, QPointF at, const QColor& colour, double pixel);
/// The cross where a line ends.
void paintCross(QPainter& painter, QPointF at, const QColor& colour, double pixel);

}  // namespace bocage::editor
