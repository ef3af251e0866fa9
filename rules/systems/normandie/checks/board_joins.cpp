#include <algorithm>
#include <cstdlib>
#include <map>

#include "rules/systems/normandie/checks/scenario_checks.h"

/// Boards are laid beside the rest of the battlefield, with everything that lies on them.
namespace bocage::rules::normandie {

namespace {

constexpr Cell sideSteps[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};  ///< in the order of Side

/// The spaces that a face covers, turned and laid there.
std::vector<Cell> spacesOf(const Face* face, Cell at, Rotation rotation) {
    std::vector<Cell> cells;
    for (int row = 0; face && row < face->grid.rows; ++row)
        for (int col = 0; col < face->grid.cols; ++col)
            if (face->grid.contains({col, row}))
                cells.push_back(at + rotated(Cell{col, row}, rotation, face->grid.cols, face->grid.rows));
    return cells;
}

bool hangsTogether(std::set<Cell> cells) {
    std::vector<Cell> open{*cells.begin()};
    cells.erase(cells.begin());
    while (!open.empty()) {
        const Cell at = open.back();
        open.pop_back();
        for (const Cell step : sideSteps)
            if (cells.erase(at + step) > 0)
                open.push_back(at + step);
    }
    return cells.empty();
}

/// A move of boards: what goes along, and what must not be torn.
class BoardMove {
public:
    /// With `alone` whatever lies on the boards stays where it is, and must have ground there as before.
    BoardMove(const ScenarioCheck& check, const std::set<std::size_t>& boards, bool alone)
        : m_scenario(check.scenario), m_boards(boards) {
        const BattlefieldPlan& plan = m_scenario.battlefield;
        for (std::size_t b = 0; b < plan.boards.size(); ++b) {
            const BoardDef* board = check.library.board(plan.boards[b].board);
            for (const Cell cell : spacesOf(board ? faceNamed(board->faces, plan.boards[b].face) : nullptr,
                                            plan.boards[b].at, plan.boards[b].rotation))
                (boards.contains(b) ? m_whole : m_rest).insert(cell);
        }
        std::set_difference(m_whole.begin(), m_whole.end(), m_rest.begin(), m_rest.end(),
                            std::inserter(m_going, m_going.end()));
        m_overlaps = m_going.size() != m_whole.size();
        if (alone) {
            collectUsed(check);
            std::swap(m_going, m_left);
            m_overlayGoes.resize(plan.overlays.size());
            return;
        }
        for (const PlacedOverlay& laid : plan.overlays) {
            const OverlayDef* overlay = check.library.overlay(laid.overlay);
            m_overlayGoes.push_back(goes(
                spacesOf(overlay ? faceNamed(overlay->faces, laid.face) : nullptr, laid.at, laid.rotation)));
        }
        for (const FieldUnit& unit : check.battlefield.units())
            goes({unit.cells.begin(), unit.cells.begin() + unit.footprint});
        // What lies between spaces stays where it is: boards that carry it are left alone.
        for (const PlacedEdge& edge : plan.edges)
            m_torn = m_torn || touchesGoing(Square::cellsBeside(edge.at));
        for (const PlacedCorner& corner : plan.corners)
            m_torn = m_torn || touchesGoing(Square::cellsAround(corner.at));
        for (const Piece& piece : m_scenario.pieces)
            m_torn = m_torn || (piece.corner && touchesGoing(Square::cellsAround(*piece.corner)));
        for (const Objective& objective : m_scenario.objectives) {
            m_torn = m_torn || (objective.corner && touchesGoing(Square::cellsAround(*objective.corner)));
            for (const std::vector<Cell>& other : objective.alternatives)
                m_torn = m_torn || touchesGoing(other);
        }
    }

    bool overlaps() const { return m_overlaps; }

    /// The shortest way to a place beside the rest where the boards lie on nothing else.
    std::optional<Cell> way() const {
        constexpr std::size_t largest = 1500;
        constexpr std::size_t patience = 4000;  ///< ways tried: where those near do not fit, seldom one does
        if (m_torn || m_rest.empty() || m_whole.empty() || m_rest.size() > largest ||
            m_whole.size() > largest)
            return std::nullopt;
        std::set<Cell> ways;
        for (const Cell taken : m_rest)
            for (const Cell step : sideSteps) {
                if (m_rest.contains(taken + step))
                    continue;
                for (const Cell own : m_whole)
                    if (!m_whole.contains(own + Cell{-step.col, -step.row}))
                        ways.insert(Cell{taken.col + step.col - own.col, taken.row + step.row - own.row});
            }
        std::vector<Cell> sorted(ways.begin(), ways.end());
        std::stable_sort(sorted.begin(), sorted.end(), [](Cell a, Cell b) {
            return std::abs(a.col) + std::abs(a.row) < std::abs(b.col) + std::abs(b.row);
        });
        sorted.resize(std::min(sorted.size(), patience));
        const auto found = std::find_if(sorted.begin(), sorted.end(), [&](Cell way) { return fits(way); });
        return found == sorted.end() ? std::nullopt : std::optional(*found);
    }

    std::vector<Edit> edits(Cell way) const {
        std::vector<Edit> all;
        const auto move = [&](const std::string& list, std::size_t index, Cell at, bool going) {
            if (going)
                all.push_back({Edit::Kind::Replace, list + std::to_string(index) + "/at",
                               Json(Json::Array{at.col + way.col, at.row + way.row})});
        };
        const BattlefieldPlan& plan = m_scenario.battlefield;
        for (const std::size_t board : m_boards)
            move("/battlefield/boards/", board, plan.boards[board].at, true);
        for (std::size_t i = 0; i < plan.overlays.size(); ++i)
            move("/battlefield/overlays/", i, plan.overlays[i].at, m_overlayGoes[i]);
        const auto moveAll = [&](const auto& elements, const std::string& list) {
            for (std::size_t i = 0; i < elements.size(); ++i)
                move(list, i, elements[i].at, m_going.contains(elements[i].at));
        };
        moveAll(m_scenario.entries, "/entries/");
        moveAll(m_scenario.notes, "/notes/");
        for (std::size_t i = 0; i < m_scenario.pieces.size(); ++i)
            if (const Piece& piece = m_scenario.pieces[i]; !piece.corner)
                move("/pieces/", i, piece.at, m_going.contains(piece.at));
        for (std::size_t i = 0; i < m_scenario.zones.size(); ++i)
            moveArea(m_scenario.zones[i].cells, way, "/zones/" + std::to_string(i), all);
        for (std::size_t i = 0; i < m_scenario.objectives.size(); ++i)
            moveArea(m_scenario.objectives[i].cells, way, "/objectives/" + std::to_string(i), all);
        return all;
    }

private:
    /// Where something lies.
    void collectUsed(const ScenarioCheck& check) {
        const auto use = [&](const auto& cells) { m_used.insert(cells.begin(), cells.end()); };
        for (const PlacedOverlay& laid : m_scenario.battlefield.overlays) {
            const OverlayDef* overlay = check.library.overlay(laid.overlay);
            use(spacesOf(overlay ? faceNamed(overlay->faces, laid.face) : nullptr, laid.at, laid.rotation));
        }
        for (const FieldUnit& unit : check.battlefield.units())
            m_used.insert(unit.cells.begin(), unit.cells.begin() + unit.footprint);
        for (const PlacedEdge& edge : m_scenario.battlefield.edges)
            use(Square::cellsBeside(edge.at));
        for (const Zone& zone : m_scenario.zones)
            use(zone.cells);
        for (const Objective& objective : m_scenario.objectives)
            use(objective.cells);
        for (const EntryArrow& arrow : m_scenario.entries)
            m_used.insert(arrow.at);
        for (const Piece& piece : m_scenario.pieces)
            if (!piece.corner)
                m_used.insert(piece.at);
    }
    template <class Cells>
    bool touchesGoing(const Cells& cells) const {
        return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return m_going.contains(cell); });
    }
    /// Whether something on these spaces goes along; what would go with a part of it only is torn.
    bool goes(const std::vector<Cell>& cells) {
        const auto going = static_cast<std::size_t>(
            std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return m_going.contains(cell); }));
        m_torn = m_torn || (going > 0 && going < cells.size());
        return going > 0;
    }
    bool fits(Cell way) const {
        std::set<Cell> moved;
        for (const Cell cell : m_whole) {
            if (m_rest.contains(cell + way))
                return false;
            moved.insert(cell + way);
        }
        const auto hasGround = [&](Cell cell) { return !m_left.contains(cell) || moved.contains(cell); };
        if (!m_left.empty() && !std::all_of(m_used.begin(), m_used.end(), hasGround))
            return false;
        // The others may have hung together by these alone.
        if (m_overlaps) {
            std::set<Cell> all = m_rest;
            all.insert(moved.begin(), moved.end());
            if (!hangsTogether(std::move(all)))
                return false;
        }
        // Arrows come in over a border, now as before.
        return std::all_of(
            m_scenario.entries.begin(), m_scenario.entries.end(), [&](const EntryArrow& arrow) {
                const Cell step = sideSteps[static_cast<std::size_t>(arrow.from) & 3];
                const Cell outside = (m_going.contains(arrow.at) ? arrow.at + way : arrow.at) + step;
                return !m_rest.contains(outside) && !moved.contains(outside);
            });
    }
    void moveArea(const std::vector<Cell>& cells, Cell way, const std::string& pointer,
                  std::vector<Edit>& all) const {
        if (!touchesGoing(cells))
            return;
        std::set<Cell> moved;
        for (const Cell cell : cells)
            moved.insert(m_going.contains(cell) ? cell + way : cell);
        Json::Array list;
        for (const Cell cell : moved)
            list.push_back(Json(Json::Array{cell.col, cell.row}));
        all.push_back({Edit::Kind::Replace, pointer + "/cells", Json(std::move(list))});
    }

    const Scenario& m_scenario;
    const std::set<std::size_t>& m_boards;
    std::set<Cell> m_rest, m_whole, m_going;  ///< under the others; under these; what goes along
    std::set<Cell> m_left, m_used;            ///< under these alone, and used, where they move alone
    bool m_overlaps = false;
    std::vector<bool> m_overlayGoes;
    bool m_torn = false;
};

}  // namespace

bool joinBoardsFix(const ScenarioCheck& check, const std::set<std::size_t>& boards, Fix& fix) {
    if (!check.context.offersWaysOut)
        return false;
    // A board that slid onto another slides back; one that lies apart comes with what is on it.
    for (const bool alone : {true, false}) {
        const BoardMove move(check, boards, alone);
        if (alone && !move.overlaps())
            continue;
        if (const std::optional<Cell> way = move.way()) {
            fix = {alone ? "shift-board" : "join-board",
                   {check.scenario.battlefield.boards[*boards.begin()].id.value},
                   move.edits(*way),
                   std::nullopt};
            return true;
        }
    }
    return false;
}

}  // namespace bocage::rules::normandie
