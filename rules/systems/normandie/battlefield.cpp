#include "rules/systems/normandie/battlefield.h"

#include <algorithm>

#include "rules/systems/normandie/field_parts.h"

namespace bocage::rules::normandie {

namespace {

template <class T>
bool sameList(const std::shared_ptr<const std::vector<T>>& a,
              const std::shared_ptr<const std::vector<T>>& b) {
    return a == b || *a == *b;
}

const EdgeInfo noEdge{};

}  // namespace

bool FieldUnit::covers(Cell cell) const {
    return std::find(cells.begin(), cells.begin() + footprint, cell) != cells.begin() + footprint;
}

const CellInfo& Battlefield::nowhere() {
    static const CellInfo empty{};
    return empty;
}

const EdgeInfo& Battlefield::edge(Edge edge) const {
    const int col = edge.cell.col - m_origin.col;
    const int row = edge.cell.row - m_origin.row;
    if (col < 0 || row < 0 || col > m_cols || row > m_rows)
        return noEdge;
    const auto index = static_cast<std::size_t>(row * (m_cols + 1) + col);
    return edge.axis == Edge::Axis::North ? (*m_parts->north)[index] : (*m_parts->west)[index];
}

const std::vector<EdgeInfo>& Battlefield::northEdges() const {
    return *m_parts->north;
}

const std::vector<EdgeInfo>& Battlefield::westEdges() const {
    return *m_parts->west;
}

const std::vector<CellInfo>& Battlefield::cells() const {
    return *m_parts->cells;
}

const std::vector<CornerInfo>& Battlefield::corners() const {
    return *m_parts->corners;
}

const std::vector<FieldUnit>& Battlefield::units() const {
    return *m_parts->units;
}

const std::vector<std::int32_t>& Battlefield::occupants() const {
    return *m_parts->occupants;
}

const FieldUnit* Battlefield::unitAt(Cell cell) const {
    if (!inside(cell))
        return nullptr;
    const std::int32_t unit = (*m_parts->occupants)[static_cast<std::size_t>(indexOf(cell))];
    return unit < 0 ? nullptr : &(*m_parts->units)[static_cast<std::size_t>(unit)];
}

const FieldUnit* Battlefield::unitOfPiece(std::size_t pieceIndex) const {
    const auto& all = units();
    const auto found =
        std::lower_bound(all.begin(), all.end(), pieceIndex,
                         [](const FieldUnit& unit, std::size_t piece) { return unit.piece < piece; });
    return found != all.end() && found->piece == pieceIndex ? &*found : nullptr;
}

bool Battlefield::operator==(const Battlefield& other) const {
    const detail::FieldParts& a = *m_parts;
    const detail::FieldParts& b = *other.m_parts;
    return m_origin == other.m_origin && m_cols == other.m_cols && m_rows == other.m_rows &&
           m_light == other.m_light && m_cave == other.m_cave && m_rulings == other.m_rulings &&
           sameList(a.cells, b.cells) && sameList(a.north, b.north) && sameList(a.west, b.west) &&
           sameList(a.corners, b.corners) && sameList(a.units, b.units) && sameList(a.occupants, b.occupants);
}

}  // namespace bocage::rules::normandie
