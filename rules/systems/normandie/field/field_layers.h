#pragma once

#include "rules/systems/normandie/field/field_area.h"

namespace bocage::rules::normandie::detail {

/// The arrays of a battlefield in the making, and how cardboard is laid on them: boards, overlays over them
/// in order, edges laid by hand, markers on top.
class FieldLayers {
public:
    FieldLayers(const FieldParts& parts, const Area& whole);

    /// Makes empty arrays for the whole field.
    void start();
    /// Copies the arrays of the old battlefield at the first call: they are shared with it.
    void open();
    bool opened() const { return m_cells != nullptr; }

    /// Lays everything that touches the area anew: cells inside it, and every edge around them.
    void relay(const Area& area);
    /// Overlays behind an inserted or removed one got another place in the list.
    void renumberOverlays(std::size_t from, std::ptrdiff_t shift);
    /// Hands the arrays over.
    void finish(FieldParts& parts);

private:
    bool inside(Cell cell) const { return m_whole.holds(cell); }
    CellInfo& cellAt(Cell cell) {
        return (
            *m_cells)[static_cast<std::size_t>((cell.row - m_whole.top) * m_cols + cell.col - m_whole.left)];
    }
    EdgeInfo& edgeAt(Edge edge) {
        const auto index = static_cast<std::size_t>((edge.cell.row - m_whole.top) * (m_cols + 1) +
                                                    edge.cell.col - m_whole.left);
        return edge.axis == Edge::Axis::North ? (*m_north)[index] : (*m_west)[index];
    }
    void lay(const Placement& placed, ElementRef::Source source, std::size_t index, const Area& area,
             const Area& edgeArea);
    bool isWithin(Edge edge, const Area& edgeArea) const;
    void clearInside(const Placement& placed, const Area& area);
    void layPlacedEdges(const Area& edgeArea);
    void layMarkers(const Area& area);
    void markOpenings(const Area& area);

    const FieldParts& m_parts;
    Area m_whole;
    int m_cols;
    std::shared_ptr<std::vector<CellInfo>> m_cells;
    std::shared_ptr<std::vector<EdgeInfo>> m_north, m_west;
};

}  // namespace bocage::rules::normandie::detail
