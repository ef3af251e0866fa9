#include "rules/systems/normandie/field/battlefield.h"

#include <algorithm>

#include "rules/systems/normandie/field/field_parts.h"

namespace bocage::rules::normandie {

namespace {

template <class T>
bool sameList(const std::shared_ptr<const std::vector<T>>& a,
              const std::shared_ptr<const std::vector<T>>& b) {
    return a == b || *a == *b;
}

}  // namespace

bool FieldUnit::covers(Cell cell) const {
    return std::find(cells.begin(), cells.begin() + footprint, cell) != cells.begin() + footprint;
}

const CellInfo& Battlefield::nowhere() {
    static const CellInfo empty{};
    return empty;
}

const EdgeInfo& Battlefield::noEdge() {
    static const EdgeInfo empty{};
    return empty;
}

void Battlefield::pointInto(std::shared_ptr<const detail::FieldParts> parts) {
    m_parts = std::move(parts);
    m_cellData = m_parts->cells->data();
    m_northData = m_parts->north->data();
    m_westData = m_parts->west->data();
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

bool Battlefield::sameGround(const Battlefield& other) const {
    const detail::FieldParts& a = *m_parts;
    const detail::FieldParts& b = *other.m_parts;
    return m_origin == other.m_origin && m_cols == other.m_cols && m_rows == other.m_rows &&
           m_light == other.m_light && m_cave == other.m_cave && m_rulings == other.m_rulings &&
           sameList(a.cells, b.cells) && sameList(a.north, b.north) && sameList(a.west, b.west) &&
           sameList(a.corners, b.corners);
}

std::optional<std::vector<int>> Battlefield::cellsUnlike(const Battlefield& other) const {
    if (m_origin != other.m_origin || m_cols != other.m_cols || m_rows != other.m_rows ||
        m_rulings != other.m_rulings)
        return std::nullopt;
    const auto at = [&](int col, int row) {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_cols + 1) +
               static_cast<std::size_t>(col);
    };
    std::vector<int> unlike;
    for (int row = 0; row < m_rows; ++row)
        for (int col = 0; col < m_cols; ++col) {
            const int index = row * m_cols + col;
            const std::size_t here = at(col, row), below = at(col, row + 1), right = at(col + 1, row);
            if (!(m_cellData[index] == other.m_cellData[index]) ||
                !(m_northData[here] == other.m_northData[here]) ||
                !(m_westData[here] == other.m_westData[here]) ||
                !(m_northData[below] == other.m_northData[below]) ||
                !(m_westData[right] == other.m_westData[right]))
                unlike.push_back(index);
        }
    return unlike;
}

bool Battlefield::sameUnits(const Battlefield& other) const {
    return sameList(m_parts->units, other.m_parts->units) &&
           sameList(m_parts->occupants, other.m_parts->occupants);
}

bool Battlefield::operator==(const Battlefield& other) const {
    return sameGround(other) && sameUnits(other);
}

}  // namespace bocage::rules::normandie
