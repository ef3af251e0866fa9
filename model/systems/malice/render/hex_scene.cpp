#include "model/systems/malice/render/hex_scene.h"

#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/render/map/random.h"
#include "rules/board/grid.h"

namespace bocage::model::malice {

namespace {

constexpr double halfHeight = std::numbers::inv_sqrt3;
constexpr double rowHeight = 1.5 * halfHeight;

std::uint64_t lookOf(const HexCell& cell) {
    std::uint64_t number = map::placeHash(cell.at.col, cell.at.row, cell.seed);
    number = map::combine(number, static_cast<std::uint64_t>(cell.wedges) << 32 |
                                      static_cast<std::uint64_t>(cell.land) << 24 |
                                      static_cast<std::uint64_t>(cell.mark) << 16 |
                                      static_cast<std::uint64_t>(cell.launch) << 8 |
                                      static_cast<std::uint64_t>(cell.board & 0xFF));
    std::uint64_t rest = 0;
    for (std::size_t i = 0; i < 6; ++i)
        rest = rest << 8 | static_cast<std::uint64_t>(cell.about[i]) << 4 |
               static_cast<std::uint64_t>(cell.ways[i]);
    return map::combine(number, rest);
}

}  // namespace

QPointF hexCentre(rules::Cell cell) {
    return {cell.col + cell.row / 2.0 + 0.5, cell.row * rowHeight + halfHeight};
}

QPointF hexCorner(rules::Cell cell, int index) {
    static constexpr double x[] = {0, 0.5, 0.5, 0, -0.5, -0.5};
    static constexpr double y[] = {-1, -0.5, 0.5, 1, 0.5, -0.5};
    const auto i = static_cast<std::size_t>(((index % 6) + 6) % 6);
    return hexCentre(cell) + QPointF(x[i], y[i] * halfHeight);
}

QPointF sideMiddle(rules::Cell cell, int index) {
    return (hexCorner(cell, index) + hexCorner(cell, index + 1)) / 2;
}

rules::Cell beyondSide(rules::Cell cell, int index) {
    return rules::hexGrid().beyond(cell, index);
}

std::pair<QPointF, QPointF> wedgeEnds(rules::Cell cell, int wedge) {
    const int corner = wedge / 2;
    return wedge % 2 ? std::pair(hexCorner(cell, corner), sideMiddle(cell, corner))
                     : std::pair(sideMiddle(cell, (corner + 5) % 6), hexCorner(cell, corner));
}

QPointF bodyCentre(const HexCell& cell) {
    const QPointF centre = hexCentre(cell.at);
    if (cell.whole())
        return centre;
    QPointF sum;
    int count = 0;
    for (int i = 0; i < 12; ++i)
        if (cell.has(i)) {
            const auto [a, b] = wedgeEnds(cell.at, i);
            sum += ((a + b) / 2 - centre) * 0.62;
            ++count;
        }
    return count ? centre + sum / count : centre;
}

QPolygonF bodyOutline(const HexCell& cell) {
    QPolygonF outline;
    if (cell.whole()) {
        for (int i = 0; i < 6; ++i)
            outline << hexCorner(cell.at, i);
        return outline;
    }
    int first = 0;
    while (first < 12 && !(cell.has(first) && !cell.has((first + 11) % 12)))
        ++first;
    if (first == 12)
        return outline;
    outline << hexCentre(cell.at) << wedgeEnds(cell.at, first).first;
    for (int i = first; cell.has(i % 12) && i < first + 12; ++i)
        outline << wedgeEnds(cell.at, i % 12).second;
    return outline;
}

HexScene::HexScene(std::vector<HexCell> cells, std::vector<HexGhost> ghosts)
    : m_cells(std::move(cells)), m_ghosts(std::move(ghosts)) {
    std::stable_sort(m_cells.begin(), m_cells.end(), [](const HexCell& a, const HexCell& b) {
        return std::pair(a.at.row, a.at.col) < std::pair(b.at.row, b.at.col);
    });
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        HexCell& cell = m_cells[i];
        auto [place, fresh] = m_places.try_emplace(cell.at, std::array{-1, -1});
        if (!fresh) {
            // Of cells on one place each shows what those before it leave free.
            for (const int other : place->second)
                if (other >= 0)
                    cell.wedges &= static_cast<std::uint16_t>(
                        ~m_cells[static_cast<std::size_t>(other)].wedges & wholeHex);
        }
        auto free = std::find(place->second.begin(), place->second.end(), -1);
        if (free != place->second.end())
            *free = static_cast<int>(i);
        m_bounds |= bodyOutline(cell).boundingRect();
    }
    for (const HexGhost& ghost : m_ghosts)
        m_bounds |= QRectF(hexCentre(ghost.at) - QPointF(2, 2), QSizeF(4, 4));
    for (HexCell& cell : m_cells)
        mingle(cell);
}

/// What a cell is mixed with shows towards the neighbours that are of that kind, else in a corner of it.
void HexScene::mingle(HexCell& cell) const {
    cell.about.fill(cell.land);
    for (const Land land : cell.mixed) {
        if (land == cell.land)
            continue;
        bool shown = false;
        for (int corner = 0; corner < 6; ++corner)
            for (const int side : {corner, (corner + 5) % 6}) {
                const HexCell* next = any(beyondSide(cell.at, side));
                if (next && next->land == land) {
                    cell.about[static_cast<std::size_t>(corner)] = land;
                    shown = true;
                }
            }
        if (!shown)
            cell.about[static_cast<std::size_t>(cell.seed % 6)] = land;
    }
    // However much there is of the others, most of a cell is what it counts as.
    while (std::count(cell.about.begin(), cell.about.end(), cell.land) < 3)
        *std::find_if(cell.about.begin(), cell.about.end(), [&](Land land) { return land != cell.land; }) =
            cell.land;
}

const HexCell* HexScene::at(rules::Cell place, int wedge) const {
    const auto found = m_places.find(place);
    if (found == m_places.end())
        return nullptr;
    for (const int index : found->second)
        if (index >= 0 && m_cells[static_cast<std::size_t>(index)].has(wedge))
            return &m_cells[static_cast<std::size_t>(index)];
    return nullptr;
}

const HexCell* HexScene::any(rules::Cell place) const {
    const auto found = m_places.find(place);
    return found == m_places.end() ? nullptr : &m_cells[static_cast<std::size_t>(found->second[0])];
}

std::pair<std::size_t, std::size_t> HexScene::rows(double top, double bottom) const {
    const auto before = [](const HexCell& cell, int row) { return cell.at.row < row; };
    const int first = static_cast<int>(std::floor(top / rowHeight)) - 2;
    const int last = static_cast<int>(std::ceil(bottom / rowHeight)) + 1;
    const auto from = std::lower_bound(m_cells.begin(), m_cells.end(), first, before);
    const auto to = std::lower_bound(from, m_cells.end(), last + 1, before);
    return {static_cast<std::size_t>(from - m_cells.begin()), static_cast<std::size_t>(to - m_cells.begin())};
}

std::uint64_t HexScene::signature(const QRectF& area) const {
    // Coasts are drawn through a cell by those on both sides of it, so two rings of neighbours count.
    const QRectF wide = area.adjusted(-2.6, -2.6, 2.6, 2.6);
    std::uint64_t number = 1;
    const auto [from, to] = rows(wide.top(), wide.bottom());
    for (std::size_t i = from; i < to; ++i)
        if (wide.contains(hexCentre(m_cells[i].at)))
            number = map::combine(number, lookOf(m_cells[i]));
    for (const HexGhost& ghost : m_ghosts)
        number = map::combine(number, map::placeHash(ghost.at.col, ghost.at.row, qHash(ghost.name)));
    return number;
}

}  // namespace bocage::model::malice
