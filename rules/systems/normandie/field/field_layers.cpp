#include "rules/systems/normandie/field/field_layers.h"

namespace bocage::rules::normandie::detail {

namespace {

void layCell(CellInfo& cell, const FaceMeaning::CellMeaning& from, bool overlay, ElementRef element,
             ElementRef building) {
    const CellEffects below = cell;
    CellEffects& effects = cell;
    if (overlay && from.effects.has(Wreck)) {
        effects = combined(below, from.effects);  // a wreck lies in the terrain (SON-TER-31)
    } else {
        effects = from.effects;
        if (overlay && from.effects.has(Stilted) && below.has(Water))
            effects.bits |= WaterBelow;
        cell.building = from.effects.has(BuildingCell) ? building : ElementRef{};
        cell.room = from.room;
    }
    cell.element = element;
    effects.bits |= CellExists | (overlay || below.has(CoversGround) ? std::uint32_t{CoversGround} : 0u);
}

void layEdge(EdgeInfo& edge, const EdgeEffects& effects, ElementRef element, bool byHand) {
    const bool wasWall = edge.stopsPassage();
    edge.flags = static_cast<std::uint8_t>(edge.flags | effects.flags);
    edge.barred = static_cast<ClassMask>(edge.barred | effects.barred);
    if (byHand && effects.has(EdgeEntrance | EdgeOpening))
        edge.flags = static_cast<std::uint8_t>(edge.flags & ~(EdgeWall | EdgeNoPassage));
    else if (wasWall || effects.stopsPassage())
        // A door of one house that meets the wall of the next leads nowhere.
        edge.flags = static_cast<std::uint8_t>(edge.flags & ~(EdgeEntrance | EdgeOpening));
    if (effects.obscures >= edge.obscures) {
        edge.obscures = effects.obscures;
        edge.element = element;
    }
}

}  // namespace

FieldLayers::FieldLayers(const FieldParts& parts, const Area& whole)
    : m_parts(parts), m_whole(whole), m_cols(whole.right - whole.left + 1) {}

void FieldLayers::start() {
    const int rows = m_whole.bottom - m_whole.top + 1;
    const std::size_t cellCount = static_cast<std::size_t>(m_cols) * static_cast<std::size_t>(rows);
    const std::size_t edgeCount = static_cast<std::size_t>(m_cols + 1) * static_cast<std::size_t>(rows + 1);
    m_cells = std::make_shared<std::vector<CellInfo>>(cellCount);
    m_north = std::make_shared<std::vector<EdgeInfo>>(edgeCount);
    m_west = std::make_shared<std::vector<EdgeInfo>>(edgeCount);
}

void FieldLayers::open() {
    if (opened())
        return;
    m_cells = std::make_shared<std::vector<CellInfo>>(*m_parts.cells);
    m_north = std::make_shared<std::vector<EdgeInfo>>(*m_parts.north);
    m_west = std::make_shared<std::vector<EdgeInfo>>(*m_parts.west);
}

void FieldLayers::finish(FieldParts& parts) {
    if (!opened())
        return;
    parts.cells = std::move(m_cells);
    parts.north = std::move(m_north);
    parts.west = std::move(m_west);
}

void FieldLayers::renumberOverlays(std::size_t from, std::ptrdiff_t shift) {
    open();
    const auto renumber = [&](ElementRef& ref) {
        if (ref.source == ElementRef::Overlay && ref.index >= from)
            ref = ElementRef::of(ElementRef::Overlay,
                                 static_cast<std::size_t>(static_cast<std::ptrdiff_t>(ref.index) + shift),
                                 ref.part);
    };
    for (CellInfo& cell : *m_cells) {
        renumber(cell.element);
        renumber(cell.building);
    }
    for (EdgeInfo& edge : *m_north)
        renumber(edge.element);
    for (EdgeInfo& edge : *m_west)
        renumber(edge.element);
}

void FieldLayers::relay(const Area& area) {
    if (area.empty())
        return;
    for (int row = area.top; row <= area.bottom; ++row)
        std::fill_n(&cellAt({area.left, row}), area.right - area.left + 1, CellInfo{});
    // Named by cell, the edges around an area reach one row and column further.
    const Area edgeArea{area.left, area.top, area.right + 1, area.bottom + 1};
    for (int row = edgeArea.top; row <= edgeArea.bottom; ++row) {
        const int count = edgeArea.right - edgeArea.left + 1;
        std::fill_n(&edgeAt({{edgeArea.left, row}, Edge::Axis::North}), count, EdgeInfo{});
        std::fill_n(&edgeAt({{edgeArea.left, row}, Edge::Axis::West}), count, EdgeInfo{});
    }
    for (std::size_t i = 0; i < m_parts.boards->size(); ++i)
        lay(*(*m_parts.boards)[i], ElementRef::Board, i, area, edgeArea);
    for (std::size_t i = 0; i < m_parts.overlays->size(); ++i)
        lay(*(*m_parts.overlays)[i], ElementRef::Overlay, i, area, edgeArea);
    layPlacedEdges(edgeArea);
    layMarkers(area);
    markOpenings(area.grown().meet(m_whole));
}

void FieldLayers::lay(const Placement& placed, ElementRef::Source source, std::size_t index, const Area& area,
                      const Area& edgeArea) {
    if (!placed.meaning)
        return;
    const FaceMeaning& face = *placed.meaning;
    const Area all = areaOf(placed);
    const bool overlay = source == ElementRef::Overlay;
    const auto refOf = [&](std::uint32_t part) { return ElementRef::of(source, index, part); };
    const Area shown = all.meet(area);
    for (int row = shown.top; row <= shown.bottom; ++row) {
        for (int col = shown.left; col <= shown.right; ++col) {
            const Cell inFace = unturned(Cell{col, row} - placed.at, placed);
            const auto& from = face.cells[static_cast<std::size_t>(inFace.row * face.cols + inFace.col)];
            if (!from.present)
                continue;
            CellInfo& cell = cellAt({col, row});
            if (overlay && !cell.exists())
                continue;  // hanging over the border of the boards
            layCell(cell, from, overlay, refOf(overlay ? 0 : from.area), refOf(overlay ? 0 : from.building));
        }
    }
    // Whatever was printed between two cells that are both covered now is out of sight.
    if (overlay)
        clearInside(placed, all.meet(edgeArea));
    if (all.grown().meet(edgeArea).empty())
        return;
    for (const FaceMeaning::EdgeMeaning& feature : face.edges) {
        Edge at = rotated(feature.at, placed.rotation, face.cols, face.rows);
        at.cell = at.cell + placed.at;
        if (!isWithin(at, edgeArea))
            continue;
        layEdge(edgeAt(at), feature.effects, refOf(feature.run), false);
    }
}

/// Edges are named by a cell; at the border that cell may lie outside while its neighbour does not.
bool FieldLayers::isWithin(Edge edge, const Area& edgeArea) const {
    if (!edgeArea.holds(edge.cell))
        return false;
    const auto beside = Square::cellsBeside(edge);
    return inside(beside[0]) || inside(beside[1]);
}

void FieldLayers::clearInside(const Placement& placed, const Area& area) {
    for (int row = area.top; row <= area.bottom; ++row) {
        for (int col = area.left; col <= area.right; ++col) {
            const Cell cell{col, row};
            if (!coversCell(placed, cell))
                continue;
            if (coversCell(placed, {col, row - 1}))
                edgeAt({cell, Edge::Axis::North}) = {};
            if (coversCell(placed, {col - 1, row}))
                edgeAt({cell, Edge::Axis::West}) = {};
        }
    }
}

void FieldLayers::layPlacedEdges(const Area& edgeArea) {
    for (const EdgePlacement& edge : *m_parts.edges) {
        if (!isWithin(edge.at, edgeArea))
            continue;
        layEdge(edgeAt(edge.at), edge.effects, ElementRef::of(ElementRef::PlacedEdges, edge.run), true);
    }
}

void FieldLayers::layMarkers(const Area& area) {
    for (const PiecePlacement& piece : *m_parts.pieces) {
        if (piece.unit || piece.corner)
            continue;
        for (int i = 0; i < piece.cellCount; ++i) {
            const Cell at = piece.cells[static_cast<std::size_t>(i)];
            if (!area.holds(at))
                continue;
            CellInfo& cell = cellAt(at);
            if (cell.exists())
                static_cast<CellEffects&>(cell) = combined(cell, piece.effects);
        }
    }
}

void FieldLayers::markOpenings(const Area& area) {
    for (int row = area.top; row <= area.bottom; ++row) {
        for (int col = area.left; col <= area.right; ++col) {
            const Cell at{col, row};
            CellInfo& cell = cellAt(at);
            cell.bits &= ~std::uint32_t{HasOpening};
            if (!cell.building)
                continue;
            static constexpr std::array<Cell, 4> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
            for (int side = 0; side < 4; ++side) {
                const EdgeInfo& edge = edgeAt(Square::edge(at, static_cast<Side>(side)));
                if (!edge.has(EdgeEntrance | EdgeOpening))
                    continue;
                const Cell beyond = at + steps[static_cast<std::size_t>(side)];
                if (!inside(beyond) || !(cellAt(beyond).building == cell.building))
                    cell.bits |= HasOpening;
            }
        }
    }
}

}  // namespace bocage::rules::normandie::detail
