#include "model/plan/plan_transform.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "rules/board/plan_grid.h"
#include "rules/board/square.h"

namespace bocage::model {

using namespace rules;

namespace {

/// What a face means, in a form that can be compared: where which terrain lies.
struct Meaning {
    int cols = 0, rows = 0;
    std::map<Cell, ContentId> cells;
    std::set<std::pair<Edge, ContentId>> edges;
    std::set<std::pair<Corner, ContentId>> corners;
    std::set<std::set<Cell>> rooms;
    bool operator==(const Meaning&) const = default;
};

Meaning meaningOf(const Face& face, bool mirror, Rotation turn) {
    const int cols = face.grid.cols, rows = face.grid.rows;
    const PlanTransform moved({0, 0, cols, rows}, mirror, static_cast<int>(turn));
    const auto size = rotatedSize(turn, cols, rows);
    Meaning meaning{size[0], size[1], {}, {}, {}, {}};
    for (int row = 0; row < rows; ++row)
        for (int col = 0; col < cols; ++col)
            meaning.cells[moved(Cell{col, row})] = face.grid.at({col, row});
    for (const EdgeFeature& edge : face.edges)
        meaning.edges.insert({moved(edge.at), edge.kind});
    for (const CornerFeature& corner : face.corners)
        meaning.corners.insert({moved(corner.at), corner.kind});
    for (const Room& room : face.rooms) {
        std::set<Cell> cells;
        for (const Cell cell : room.cells)
            cells.insert(moved(cell));
        meaning.rooms.insert(std::move(cells));
    }
    return meaning;
}

template <class Placed>
void transformPlaced(Placed& placed, const std::vector<Face>* faces, const PlanTransform& transform) {
    const Face* face = faces ? faceNamed(*faces, placed.face) : nullptr;
    if (transform.grid().kind() != GridKind::Square) {
        // Hexes are named from the cell that everything of the piece is counted from.
        const Grid& grid = transform.grid();
        const int now = grid.steps(placed.rotation), by = grid.steps(transform.turn());
        placed.at = transform(placed.at);
        placed.rotation = grid.rotation(transform.mirrors() ? by - now : by + now);
        return;
    }
    const auto size =
        face ? rotatedSize(placed.rotation, face->grid.cols, face->grid.rows) : std::array{1, 1};
    placed.at = transform.box(placed.at, size[0], size[1]);
    const int before = static_cast<int>(placed.rotation);
    int after = before + static_cast<int>(transform.turn());
    if (transform.mirrors()) {
        after = static_cast<int>(transform.turn()) - before;
        if (face)
            if (const auto image = mirrorImage(*faces, placed.face)) {
                after += static_cast<int>(image->turn);
                placed.face = image->face;
            }
    }
    placed.rotation = static_cast<Rotation>((after % 4 + 4) % 4);
}

void transformPiece(Piece& piece, const Library& library, const PlanTransform& transform) {
    std::set<Cell> goal;
    const std::vector<Cell> covered = coveredCells(piece, library);
    for (const Cell cell : covered)
        goal.insert(transform(cell));
    piece.at = transform(piece.at);
    if (piece.corner)
        piece.corner = transform(*piece.corner);
    piece.facing = transform.facing(piece.facing);
    // The space that names a counter is its front left one: in the mirror that is another of its spaces.
    for (const Cell cell : goal) {
        const auto lies = [&] {
            const std::vector<Cell> cells = coveredCells(piece, library);
            return std::set<Cell>(cells.begin(), cells.end()) == goal;
        };
        if (covered.size() < 2 || lies())
            break;
        piece.at = cell;
    }
}

void transformCells(std::vector<Cell>& cells, const PlanTransform& transform) {
    for (Cell& cell : cells)
        cell = transform(cell);
}

}  // namespace

PlanTransform::PlanTransform(const CellRect& frame, bool mirror, int turns, Cell shift, const Grid& grid)
    : m_frame(frame), m_mirror(mirror), m_turn(grid.rotation(turns)), m_shift(shift), m_grid(&grid) {}

Place PlanTransform::carried(const Place& place) const {
    const Cell origin{m_frame.col, m_frame.row};
    Place local = m_grid->moved(place, Cell{} - origin);
    if (m_mirror)
        local = m_grid->mirrored(local);
    return m_grid->moved(m_grid->turned(local, m_grid->steps(m_turn)), origin + m_shift);
}

Cell PlanTransform::operator()(Cell cell) const {
    if (m_grid->kind() != GridKind::Square)
        return std::get<Cell>(carried(cell));
    Cell local = cell - Cell{m_frame.col, m_frame.row};
    if (m_mirror)
        local.col = m_frame.cols - 1 - local.col;
    return rotated(local, m_turn, m_frame.cols, m_frame.rows) + Cell{m_frame.col, m_frame.row} + m_shift;
}

Corner PlanTransform::operator()(Corner corner) const {
    if (m_grid->kind() != GridKind::Square)
        return std::get<Corner>(carried(corner));
    Corner local{corner.col - m_frame.col, corner.row - m_frame.row};
    if (m_mirror)
        local.col = m_frame.cols - local.col;
    local = rotated(local, m_turn, m_frame.cols, m_frame.rows);
    return {local.col + m_frame.col + m_shift.col, local.row + m_frame.row + m_shift.row};
}

Edge PlanTransform::operator()(Edge edge) const {
    if (m_grid->kind() != GridKind::Square)
        return std::get<Edge>(carried(edge));
    Edge local = edge;
    local.cell = edge.cell - Cell{m_frame.col, m_frame.row};
    if (m_mirror) {
        local.cell.col = m_frame.cols - 1 - local.cell.col;
        // What was left of the cell is right of it now, which is left of the next one.
        if (local.axis == Edge::Axis::West)
            ++local.cell.col;
    }
    local = rotated(local, m_turn, m_frame.cols, m_frame.rows);
    local.cell = local.cell + Cell{m_frame.col, m_frame.row} + m_shift;
    return local;
}

Side PlanTransform::operator()(Side side) const {
    const std::span<const Side> sides = m_grid->sides();
    const int count = m_grid->turns();
    int index = static_cast<int>(std::ranges::find(sides, side) - sides.begin()) % count;
    if (m_mirror) {
        const Cell goal = std::get<Cell>(m_grid->mirrored(m_grid->beyond({}, index)));
        for (index = 0; index + 1 < count && m_grid->beyond({}, index) != goal;)
            ++index;
    }
    return sides[static_cast<std::size_t>((index + m_grid->steps(m_turn)) % count)];
}

int PlanTransform::facing(int facing) const {
    const int count = m_grid->facings();
    // Facing 0 is straight up on squares and half a side to the right of it on hexes.
    const int mirrored = m_grid->kind() == GridKind::Square ? count - facing : count - 1 - facing;
    const int turned = (m_mirror ? mirrored : facing) + m_grid->steps(m_turn) * count / m_grid->turns();
    return (turned % count + count) % count;
}

Cell PlanTransform::box(Cell at, int cols, int rows) const {
    const Cell a = (*this)(at), b = (*this)(at + Cell{cols - 1, rows - 1});
    return {std::min(a.col, b.col), std::min(a.row, b.row)};
}

std::optional<MirrorImage> mirrorImage(const std::vector<Face>& faces, const std::string& face) {
    const Face* shown = faceNamed(faces, face);
    if (!shown)
        return std::nullopt;
    const Meaning wanted = meaningOf(*shown, true, Rotation::R0);
    const auto find = [&](const Face& candidate) -> std::optional<MirrorImage> {
        for (const Rotation turn : {Rotation::R0, Rotation::R180, Rotation::R90, Rotation::R270})
            if (meaningOf(candidate, false, turn) == wanted)
                return MirrorImage{candidate.name, turn};
        return std::nullopt;
    };
    if (auto same = find(*shown))
        return same;
    for (const Face& other : faces)
        if (&other != shown && other.structure == shown->structure)
            if (auto image = find(other))
                return image;
    return std::nullopt;
}

std::vector<ElementId> withoutMirrorImage(const Scenario& scenario, const Library& library) {
    std::vector<ElementId> ids;
    std::map<std::pair<ContentId, std::string>, bool> known;
    const auto look = [&](const auto& placed, const ContentId& content, const auto* definition) {
        if (!definition)
            return;
        const auto [found, fresh] = known.try_emplace({content, placed.face});
        if (fresh)
            found->second = mirrorImage(definition->faces, placed.face).has_value();
        if (!found->second)
            ids.push_back(placed.id);
    };
    for (const PlacedBoard& board : scenario.battlefield.boards)
        look(board, board.board, library.board(board.board));
    for (const PlacedOverlay& overlay : scenario.battlefield.overlays)
        look(overlay, overlay.overlay, library.overlay(overlay.overlay));
    return ids;
}

namespace {

template <class Wanted>
void transformWanted(Scenario& scenario, const Library& library, const PlanTransform& transform,
                     Wanted wanted) {
    const auto each = [&](auto& list, auto change) {
        for (auto& element : list)
            if (wanted(element.id))
                change(element);
    };
    each(scenario.battlefield.boards, [&](PlacedBoard& board) {
        const BoardDef* definition = library.board(board.board);
        transformPlaced(board, definition ? &definition->faces : nullptr, transform);
    });
    each(scenario.battlefield.overlays, [&](PlacedOverlay& overlay) {
        const OverlayDef* definition = library.overlay(overlay.overlay);
        transformPlaced(overlay, definition ? &definition->faces : nullptr, transform);
    });
    each(scenario.battlefield.edges, [&](PlacedEdge& edge) { edge.at = transform(edge.at); });
    each(scenario.battlefield.corners, [&](PlacedCorner& corner) { corner.at = transform(corner.at); });
    each(scenario.zones, [&](Zone& zone) {
        transformCells(zone.cells, transform);
        std::sort(zone.cells.begin(), zone.cells.end());
    });
    each(scenario.entries, [&](EntryArrow& arrow) {
        arrow.at = transform(arrow.at);
        arrow.from = transform(arrow.from);
    });
    each(scenario.objectives, [&](Objective& objective) {
        transformCells(objective.cells, transform);
        if (objective.corner)
            objective.corner = transform(*objective.corner);
        for (auto& place : objective.alternatives)
            transformCells(place, transform);
    });
    each(scenario.pieces, [&](Piece& piece) { transformPiece(piece, library, transform); });
    each(scenario.notes, [&](Note& note) { note.at = transform(note.at); });
}

}  // namespace

void transformThings(Scenario& scenario, const Library& library, const PlanTransform& transform,
                     const std::set<ElementId>& ids) {
    transformWanted(scenario, library, transform, [&](const ElementId& id) { return ids.contains(id); });
}

void transformPlan(Scenario& scenario, const Library& library, bool mirror, int turns) {
    const auto everything = [](const ElementId&) { return true; };
    const CellRect before = battlefieldBounds(scenario, library);
    const PlanTransform turned(before, mirror, turns, {}, planGrid(scenario.battlefield.grid));
    transformWanted(scenario, library, turned, everything);
    if (turned.grid().kind() == GridKind::Square)
        return;
    // The frame of turned hexes is another one: its top-left corner goes where that of the old one was, so
    // that turning on comes round.
    const CellRect after = battlefieldBounds(scenario, library);
    const Cell back{before.col - after.col, before.row - after.row};
    transformWanted(scenario, library, PlanTransform(after, false, 0, back, turned.grid()), everything);
}

}  // namespace bocage::model
