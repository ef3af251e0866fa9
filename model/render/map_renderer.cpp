#include "model/render/map_renderer.h"

#include <QPainter>

#include "model/commands/placed_elements.h"

namespace bocage::model {

MapRenderer::MapRenderer(const rules::Scenario& scenario, rules::LibraryPtr library)
    : m_scenario(scenario), m_library(std::move(library)) {}

QRectF MapRenderer::bounds() const {
    const CellRect cells = battlefieldBounds(m_scenario, *m_library);
    return QRectF(cells.col, cells.row, cells.cols, cells.rows).adjusted(-0.5, -0.5, 0.5, 0.5);
}

void MapRenderer::paint(QPainter& painter, const QRectF& visible, const MapOptions&) const {
    painter.fillRect(visible.intersected(bounds()), QColor(0xCB, 0xC7, 0x93));
}

void MapRenderer::paintBoard(QPainter& painter, const rules::BoardDef&, const rules::Face& face,
                             const rules::Library&) {
    painter.fillRect(QRectF(0, 0, face.grid.cols, face.grid.rows), QColor(0xCB, 0xC7, 0x93));
}

void MapRenderer::paintOverlay(QPainter& painter, const rules::OverlayDef&, const rules::Face& face,
                               const rules::Library&) {
    painter.fillRect(QRectF(0, 0, face.grid.cols, face.grid.rows), QColor(0xD9, 0xC2, 0x9A));
}

}  // namespace bocage::model
