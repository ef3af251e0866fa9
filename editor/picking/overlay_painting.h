#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

#include "editor/picking/plane.h"
#include "model/commands/placement.h"
#include "model/document/scenario_document.h"
#include "model/plan/placed_elements.h"

class QPainter;
class QPainterPath;

/// What tools and the canvas draw above the cached map: outlines, ghosts, bubbles with a reason. All painters
/// are in cells; `pixel` is the size of one pixel in cells.
namespace bocage::editor {

inline QColor ghostGood() {
    return QColor(0x2E, 0x9E, 0x4F);
}
inline QColor ghostBad() {
    return QColor(0xB3, 0x26, 0x1E);
}

/// Outline around a set of cells, without inner lines.
QPainterPath outlineOf(const rules::Grid& grid, const std::vector<rules::Cell>& cells);
/// The same around a thing, wherever it lies: on cells, an edge or a corner.
QPainterPath outlineOf(const rules::Grid& grid, const model::PlacedElement& element);

void paintOutline(QPainter& painter, const QPainterPath& path, const QColor& colour, double pixel,
                  bool dashed = false);
void paintOutline(QPainter& painter, const rules::Grid& grid, const model::PlacedElement& element,
                  const QColor& colour, double pixel, bool dashed = false);
/// The thing itself as the map shows it, for drags.
void paintElementGhost(QPainter& painter, const model::ScenarioDocument& document,
                       const model::PlacedElement& element);
void paintPlacementGhost(QPainter& painter, const model::ScenarioDocument& document,
                         const model::Placement& placement, const QString& reason, double pixel);
/// A dark bubble with a sentence and what explains it (lines), near a point of the map and inside the view.
/// A large one goes where it hides none of `keepFree` (points of the map), if need be into a corner of the
/// view. Where `detail` would hide more than an eighth of the view, `brief` stands in its place if there is
/// one.
void paintBubble(QPainter& painter, QPointF at, const QString& title, const QString& detail, double pixel,
                 const std::vector<QPointF>& keepFree = {}, const QString& brief = {});
/// Where a bubble of this size goes; everything in pixels.
QRectF bubbleBox(QSizeF size, QPointF point, const QRectF& view, const std::vector<QPointF>& keepFree);

}  // namespace bocage::editor
