#include "model/systems/normandie/map/scans.h"

#include <QPainter>
#include <functional>
#include <map>

#include "model/library/pack_scans.h"
#include "model/plan/placed_elements.h"
#include "model/render/map/random.h"
#include "rules/board/square.h"

namespace bocage::model::map {

using namespace rules;

namespace {

void addCell(QPainterPath& path, Cell cell) {
    path.addRect(QRectF(cell.col, cell.row, 1, 1));
}

template <class Placed, class Definition>
Scan scanOfPlaced(const Placed& placed, const ContentId& content, const Definition* definition,
                  const Library& library) {
    const Face* face = definition ? faceNamed(definition->faces, placed.face) : nullptr;
    if (!face || face->art.empty())
        return {};
    Scan scan = scanOfFace(content, *face, library);
    if (scan.image.isNull())
        return {};
    const auto size = rotatedSize(placed.rotation, face->grid.cols, face->grid.rows);
    scan.box.moveCenter(QPointF(placed.at.col + size[0] / 2.0, placed.at.row + size[1] / 2.0));
    scan.quarters = static_cast<int>(placed.rotation);
    scan.look = combine(scan.look,
                        placeHash(placed.at.col, placed.at.row, 100U + static_cast<unsigned>(scan.quarters)));
    scan.cells.clear();
    return scan;
}

}  // namespace

Scan scanOfFace(const ContentId& content, const Face& face, const Library& library) {
    Scan scan;
    scan.image = scanOf(library, content, face.art);
    scan.box = QRectF(0, 0, face.grid.cols, face.grid.rows);
    scan.look = std::hash<std::string>()(content.value + "/" + face.art);
    for (int row = 0; row < face.grid.rows; ++row)
        for (int col = 0; col < face.grid.cols; ++col)
            if (face.grid.contains({col, row}))
                addCell(scan.cells, {col, row});
    return scan;
}

std::vector<Scan> scansOf(const Scenario& scenario, const Library& library, bool boards, bool overlays) {
    std::vector<Scan> all;
    std::map<Cell, std::size_t> top;  // which thing a cell shows; those without a scan are number 0
    const auto lay = [&](const auto& placed, const ContentId& content, const auto* definition) {
        Scan scan = scanOfPlaced(placed, content, definition, library);
        const bool shown = !scan.image.isNull();
        if (shown)
            all.push_back(std::move(scan));
        for (const Cell cell : coveredCells(placed, library))
            top[cell] = shown ? all.size() : 0;
    };
    if (boards)
        for (const PlacedBoard& board : scenario.battlefield.boards)
            lay(board, board.board, library.board(board.board));
    if (overlays)
        for (const PlacedOverlay& overlay : scenario.battlefield.overlays)
            lay(overlay, overlay.overlay, library.overlay(overlay.overlay));
    for (const auto& [cell, owner] : top)
        if (owner > 0)
            addCell(all[owner - 1].cells, cell);
    return all;
}

void paintScan(QPainter& painter, const Scan& scan, bool grey) {
    if (scan.image.isNull())
        return;
    painter.save();
    painter.setClipPath(scan.cells, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(scan.box.center());
    painter.rotate(90 * scan.quarters);
    painter.drawImage(QRectF(QPointF(-scan.box.width() / 2, -scan.box.height() / 2), scan.box.size()),
                      grey ? scan.image.convertToFormat(QImage::Format_Grayscale8) : scan.image);
    painter.restore();
}

}  // namespace bocage::model::map
