#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <queue>
#include <set>
#include <utility>

#include "rules/systems/normandie/checks/scenario_checks.h"

namespace bocage::rules::normandie {

namespace {

const std::vector<Face>* facesOf(const ScenarioCheck& check, const PlacedBoard& board) {
    const BoardDef* definition = check.library.board(board.board);
    return definition ? &definition->faces : nullptr;
}
const std::vector<Face>* facesOf(const ScenarioCheck& check, const PlacedOverlay& overlay) {
    const OverlayDef* definition = check.library.overlay(overlay.overlay);
    return definition ? &definition->faces : nullptr;
}

/// Every cell of a placed board or overlay with the kind of terrain it brings.
template <class Placed>
std::vector<std::pair<Cell, const ContentId&>> cellsOf(const ScenarioCheck& check, const Placed& placed) {
    std::vector<std::pair<Cell, const ContentId&>> cells;
    const std::vector<Face>* faces = facesOf(check, placed);
    const Face* face = faces ? faceNamed(*faces, placed.face) : nullptr;
    if (!face)
        return cells;
    const TerrainGrid& grid = face->grid;
    cells.reserve(grid.cells.size());
    for (int row = 0; row < grid.rows; ++row)
        for (int col = 0; col < grid.cols; ++col)
            if (grid.contains({col, row}))
                cells.emplace_back(placed.at + rotated(Cell{col, row}, placed.rotation, grid.cols, grid.rows),
                                   grid.at({col, row}));
    return cells;
}

const Face* faceOf(const ScenarioCheck& check, const PlacedOverlay& overlay) {
    const std::vector<Face>* faces = facesOf(check, overlay);
    return faces ? faceNamed(*faces, overlay.face) : nullptr;
}

/// The parts that hang together side by side, the one with the first cell first.
std::vector<std::set<Cell>> partsOf(std::set<Cell> cells) {
    std::vector<std::set<Cell>> parts;
    while (!cells.empty()) {
        std::set<Cell>& part = parts.emplace_back();
        std::queue<Cell> open;
        open.push(*cells.begin());
        while (!open.empty()) {
            const Cell at = open.front();
            open.pop();
            if (cells.erase(at) == 0)
                continue;
            part.insert(at);
            for (const Cell step : {Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{0, -1}})
                open.push(at + step);
        }
    }
    return parts;
}

/// What lies under the whole battlefield, looked at once: how many boards cover each space, and which spaces
/// something is on. Answers for each board whether it can go.
class BoardGround {
public:
    explicit BoardGround(const ScenarioCheck& check) {
        const Scenario& scenario = check.scenario;
        for (const PlacedBoard& board : scenario.battlefield.boards) {
            std::vector<Cell>& own = m_boards.emplace_back();
            for (const auto& [cell, kind] : cellsOf(check, board))
                own.push_back(cell);
        }
        layGrid();
        for (const PlacedOverlay& overlay : scenario.battlefield.overlays)
            for (const auto& [cell, kind] : cellsOf(check, overlay))
                use(cell);
        for (const PlacedEdge& edge : scenario.battlefield.edges)
            for (const Cell cell : Square::cellsBeside(edge.at))
                use(cell);
        for (const Zone& zone : scenario.zones)
            std::for_each(zone.cells.begin(), zone.cells.end(), [&](Cell cell) { use(cell); });
        for (const EntryArrow& arrow : scenario.entries)
            use(arrow.at);
        for (const Objective& objective : scenario.objectives) {
            std::for_each(objective.cells.begin(), objective.cells.end(), [&](Cell cell) { use(cell); });
            if (objective.corner)
                m_corners.push_back(*objective.corner);
        }
        for (const Piece& piece : scenario.pieces) {
            if (piece.corner)
                m_corners.push_back(*piece.corner);
            else
                use(piece.at);
        }
        for (const FieldUnit& unit : check.battlefield.units())
            std::for_each(unit.cells.begin(), unit.cells.begin() + unit.footprint,
                          [&](Cell cell) { use(cell); });
        for (const PlacedCorner& corner : scenario.battlefield.corners)
            m_corners.push_back(corner.at);
        m_parts = countParts();
    }

    /// Whether a board can go without leaving anything in the air or the rest in pieces.
    bool carriesNothing(std::size_t board) {
        std::vector<Cell> alone;
        for (const Cell cell : m_boards[board])
            if (m_cover[at(cell)] == 1)
                alone.push_back(cell);
        if (std::any_of(alone.begin(), alone.end(), [&](Cell cell) { return m_used[at(cell)] != 0; }))
            return false;
        for (const Cell cell : m_boards[board])
            --m_cover[at(cell)];
        const bool rest = std::any_of(m_cover.begin(), m_cover.end(), [](int boards) { return boards > 0; });
        const std::set<Cell> own(m_boards[board].begin(), m_boards[board].end());
        const bool holdsCorners = std::all_of(m_corners.begin(), m_corners.end(), [&](Corner corner) {
            const auto around = Square::cellsAround(corner);
            return std::any_of(around.begin(), around.end(), [&](Cell cell) { return covered(cell); }) ||
                   std::none_of(around.begin(), around.end(), [&](Cell cell) { return own.contains(cell); });
        });
        const bool whole = rest && holdsCorners && countParts() <= m_parts;
        for (const Cell cell : m_boards[board])
            ++m_cover[at(cell)];
        return whole;
    }

private:
    void layGrid() {
        Cell last{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
        m_first = {std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
        for (const std::vector<Cell>& cells : m_boards)
            for (const Cell cell : cells) {
                m_first = {std::min(m_first.col, cell.col), std::min(m_first.row, cell.row)};
                last = {std::max(last.col, cell.col), std::max(last.row, cell.row)};
            }
        m_cols = std::max(0, last.col < m_first.col ? 0 : last.col - m_first.col + 1);
        m_rows = m_cols == 0 ? 0 : last.row - m_first.row + 1;
        m_cover.assign(static_cast<std::size_t>(m_cols) * static_cast<std::size_t>(m_rows), 0);
        m_used.assign(m_cover.size(), 0);
        for (const std::vector<Cell>& cells : m_boards)
            for (const Cell cell : cells)
                if (m_cover[at(cell)]++ == 0)
                    m_cells.push_back(cell);
    }
    bool inside(Cell cell) const {
        return cell.col >= m_first.col && cell.row >= m_first.row && cell.col < m_first.col + m_cols &&
               cell.row < m_first.row + m_rows;
    }
    std::size_t at(Cell cell) const {
        return static_cast<std::size_t>(cell.row - m_first.row) * static_cast<std::size_t>(m_cols) +
               static_cast<std::size_t>(cell.col - m_first.col);
    }
    bool covered(Cell cell) const { return inside(cell) && m_cover[at(cell)] > 0; }
    void use(Cell cell) {
        if (inside(cell))
            m_used[at(cell)] = 1;
    }
    /// How many pieces the covered ground falls into.
    int countParts() const {
        std::vector<std::uint8_t> seen(m_cover.size(), 0);
        std::vector<Cell> open;
        int parts = 0;
        const auto reach = [&](Cell cell) {
            if (covered(cell) && std::exchange(seen[at(cell)], 1) == 0)
                open.push_back(cell);
        };
        for (const Cell start : m_cells) {
            reach(start);
            parts += open.empty() ? 0 : 1;
            while (!open.empty()) {
                const Cell cell = open.back();
                open.pop_back();
                for (const Cell step : {Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{0, -1}})
                    reach(cell + step);
            }
        }
        return parts;
    }

    std::vector<std::vector<Cell>> m_boards;
    std::vector<Cell> m_cells;
    std::vector<Corner> m_corners;
    Cell m_first;
    int m_cols = 0, m_rows = 0;
    std::vector<int> m_cover;
    std::vector<std::uint8_t> m_used;
    int m_parts = 0;
};

/// The common case, seen at a glance: no two boards overlap and all of them hang together.
bool liesWhole(const ScenarioCheck& check) {
    std::vector<Cell> cells;
    for (const PlacedBoard& board : check.scenario.battlefield.boards)
        for (const auto& [cell, kind] : cellsOf(check, board))
            cells.push_back(cell);
    const Battlefield& field = check.battlefield;
    std::vector<std::uint8_t> open(static_cast<std::size_t>(field.cellCount()), 0);
    for (const Cell cell : cells)
        if (!field.inside(cell) || std::exchange(open[static_cast<std::size_t>(field.indexOf(cell))], 1))
            return false;
    std::size_t reached = 0;
    std::vector<Cell> next;
    const auto reach = [&](Cell cell) {
        if (field.inside(cell) && std::exchange(open[static_cast<std::size_t>(field.indexOf(cell))], 0)) {
            ++reached;
            next.push_back(cell);
        }
    };
    if (!cells.empty())
        reach(cells.front());
    while (!next.empty()) {
        const Cell at = next.back();
        next.pop_back();
        for (const Cell step : {Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{0, -1}})
            reach(at + step);
    }
    return reached == cells.size();
}

/// SON-SCN-21: boards do not overlap, and the battlefield hangs together.
void checkBoards(const ScenarioCheck& check, Findings& findings) {
    if (liesWhole(check))
        return;
    BoardGround ground(check);
    const auto& boards = check.scenario.battlefield.boards;
    std::map<Cell, std::size_t> owner;
    std::set<std::pair<std::size_t, std::size_t>> clashes;
    for (std::size_t b = 0; b < boards.size(); ++b)
        for (const auto& [cell, kind] : cellsOf(check, boards[b])) {
            const auto [other, fresh] = owner.emplace(cell, b);
            if (!fresh && other->second != b)
                clashes.emplace(other->second, b);
        }
    for (const auto& [first, second] : clashes) {
        Finding found =
            aboutElement("SON-SCN-21", Severity::Error, boards[second].id, "battlefield/boards", second);
        found.message = "overlap";
        found.arguments = {boards[second].id.value, boards[first].id.value};
        found.locations.front().elements.push_back(boards[first].id);
        found.subject = boards[first].id.value + "+" + boards[second].id.value;
        for (const std::size_t board : {second, first})
            if (ground.carriesNothing(board))
                found.fixes.push_back(removeFix(boards[board].id, "battlefield/boards", board));
        for (const std::size_t board : {second, first})
            if (Fix fix; found.fixes.empty() && joinBoardsFix(check, {board}, fix))
                found.fixes.push_back(std::move(fix));
        findings.push_back(std::move(found));
    }
    std::set<Cell> cells;
    for (const auto& [cell, board] : owner)
        cells.insert(cell);
    // Every part that lies by itself is one cause, whatever else lies apart.
    const std::vector<std::set<Cell>> parts = partsOf(cells);
    for (std::size_t part = 1; part < parts.size(); ++part) {
        std::set<std::size_t> apart;
        for (const Cell cell : parts[part])
            apart.insert(owner.at(cell));
        const std::size_t board = *apart.begin();
        Finding found = aboutElement("SON-SCN-21", Severity::Error, boards[board].id, "battlefield/boards",
                                     board, {parts[part].begin(), parts[part].end()});
        found.message = "apart";
        if (apart.size() == 1 && ground.carriesNothing(board))
            found.fixes.push_back(removeFix(boards[board].id, "battlefield/boards", board));
        if (Fix fix; joinBoardsFix(check, apart, fix))
            found.fixes.push_back(std::move(fix));
        findings.push_back(std::move(found));
    }
}

/// Whether the upper of two overlays may lie on the other in a space: a wreck on any terrain, stilts on swamp
/// or water, and what one passes beneath on water.
bool mayCover(const CellEffects& upper, const CellEffects& lower) {
    return upper.has(Wreck) || (upper.has(Stilted | UnderwaterPassage) && lower.has(Swamp | Water));
}

/// Whether an objective or a victory condition is about the overlay.
bool isPointedAt(const Scenario& scenario, const ElementId& overlay) {
    return std::any_of(scenario.objectives.begin(), scenario.objectives.end(),
                       [&](const Objective& objective) { return objective.element == overlay; }) ||
           std::any_of(scenario.victory.begin(), scenario.victory.end(),
                       [&](const VictoryCondition& condition) {
                           return std::find(condition.targets.begin(), condition.targets.end(), overlay) !=
                                  condition.targets.end();
                       });
}

/// Lays an overlay on the nearest place on the boards where it covers nothing that is in use.
void offerLayingBack(const ScenarioCheck& check, std::size_t index, Finding& found) {
    constexpr int furthest = 10;
    if (!check.context.offersWaysOut)
        return;
    const Scenario& scenario = check.scenario;
    const PlacedOverlay& laid = scenario.battlefield.overlays[index];
    std::set<Cell> taken;
    for (std::size_t o = 0; o < scenario.battlefield.overlays.size(); ++o)
        if (o != index)
            for (const auto& [cell, kind] : cellsOf(check, scenario.battlefield.overlays[o]))
                taken.insert(cell);
    for (const Zone& zone : scenario.zones)
        taken.insert(zone.cells.begin(), zone.cells.end());
    for (const EntryArrow& arrow : scenario.entries)
        taken.insert(arrow.at);
    for (const Piece& piece : scenario.pieces)
        if (!piece.corner)
            taken.insert(piece.at);
    const auto cells = cellsOf(check, laid);
    for (int radius = 1; radius <= furthest; ++radius)
        for (const Cell way : Square::ring(Cell{0, 0}, radius))
            if (std::all_of(cells.begin(), cells.end(), [&](const auto& own) {
                    const Cell cell = own.first + way;
                    return check.battlefield.exists(cell) && !taken.contains(cell) &&
                           !check.battlefield.unitAt(cell);
                })) {
                found.fixes.push_back(
                    {"lay-back",
                     {laid.id.value},
                     {{Edit::Kind::Replace, "/battlefield/overlays/" + std::to_string(index) + "/at",
                       Json(Json::Array{laid.at.col + way.col, laid.at.row + way.row})}},
                     std::nullopt});
                return;
            }
}

/// SON-SCN-22: overlays lie on boards; two on one space only for a wreck on terrain or stilts on swamp.
void checkOverlays(const ScenarioCheck& check, Findings& findings) {
    const auto& overlays = check.scenario.battlefield.overlays;
    struct Layer {
        std::size_t overlay;
        CellEffects effects;
    };
    std::map<Cell, Layer> covered;
    const bool known = groundIsKnown(check);
    std::set<std::pair<std::size_t, std::size_t>> clashes;
    for (std::size_t o = 0; o < overlays.size(); ++o) {
        std::vector<Cell> off;
        for (const auto& [cell, kind] : cellsOf(check, overlays[o])) {
            if (!check.battlefield.exists(cell))
                off.push_back(cell);
            const TerrainKind* terrain = check.library.terrain(kind);
            const CellEffects effects = terrain ? cellEffects(terrain->effects) : CellEffects();
            const auto [other, fresh] = covered.emplace(cell, Layer{o, effects});
            if (fresh)
                continue;
            if (!mayCover(effects, other->second.effects))
                clashes.emplace(other->second.overlay, o);
            other->second = {o, effects};
        }
        if (off.empty() || !known)
            continue;
        Finding found =
            aboutElement("SON-SCN-22", Severity::Error, overlays[o].id, "battlefield/overlays", o, off);
        found.message = "off-board";
        offerLayingBack(check, o, found);
        if (!isPointedAt(check.scenario, overlays[o].id))
            found.fixes.push_back(removeFix(overlays[o].id, "battlefield/overlays", o));
        findings.push_back(std::move(found));
    }
    for (const auto& [first, second] : clashes) {
        Finding found = aboutElement("SON-SCN-22", Severity::Warning, overlays[second].id,
                                     "battlefield/overlays", second);
        found.message = "overlap";
        found.arguments = {overlays[second].id.value, overlays[first].id.value};
        found.locations.front().elements.push_back(overlays[first].id);
        found.subject = overlays[first].id.value + "+" + overlays[second].id.value;
        found.fixes.push_back(removeFix(overlays[second].id, "battlefield/overlays", second));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-23: every terrain in use has its symbols defined, with the numbers they ask for.
void checkSymbols(const ScenarioCheck& check, Findings& findings) {
    std::set<ContentId> seen;
    const auto look = [&](const ContentId& id, const ElementId& element, const char* list,
                          std::size_t index) {
        const TerrainKind* kind = check.library.terrain(id);
        if (!kind || !seen.insert(id).second)
            return;
        for (const Effect& effect : kind->effects) {
            const auto known = effectTable();
            const auto info = std::find_if(known.begin(), known.end(), [&](const EffectInfo& entry) {
                return entry.name == effect.name;
            });
            const bool unknown = info == known.end();
            if (!unknown && (!info->needsValue || effect.value))
                continue;
            Finding found = aboutElement("SON-SCN-23", unknown ? Severity::Error : Severity::Warning, element,
                                         list, index);
            found.message = unknown ? "unknown" : "value";
            found.subject = id.value + "/" + effect.name;
            found.arguments = {id.value, effect.name};
            findings.push_back(std::move(found));
        }
    };
    const BattlefieldPlan& plan = check.scenario.battlefield;
    for (std::size_t o = 0; o < plan.overlays.size(); ++o)
        for (const auto& [cell, kind] : cellsOf(check, plan.overlays[o]))
            look(kind, plan.overlays[o].id, "battlefield/overlays", o);
    for (std::size_t e = 0; e < plan.edges.size(); ++e)
        look(plan.edges[e].kind, plan.edges[e].id, "battlefield/edges", e);
}

/// Calls action(edge on the map, effects) for every edge feature of a placed overlay.
template <class Action>
void forEachEdge(const ScenarioCheck& check, const PlacedOverlay& overlay, const Face& face, Action action) {
    for (const EdgeFeature& feature : face.edges) {
        const TerrainKind* kind = check.library.terrain(feature.kind);
        if (!kind)
            continue;
        Edge edge = rotated(feature.at, overlay.rotation, face.grid.cols, face.grid.rows);
        edge.cell = overlay.at + edge.cell;
        action(edge, edgeEffects(kind->effects));
    }
}

bool canStand(const ScenarioCheck& check, Cell cell) {
    const CellInfo& info = check.battlefield.cell(cell);
    return info.exists() && !info.has(Impassable);
}

/// Whether an entrance would lead to a space one can stand in if the building were turned where it lies.
/// Spaces that it covers now tell nothing about the ground below and do not count.
bool isOpenWhenTurned(const ScenarioCheck& check, PlacedOverlay overlay, const Face& face,
                      const std::set<Cell>& covered, Rotation turn) {
    overlay.rotation = overlay.rotation + turn;
    bool open = false;
    forEachEdge(check, overlay, face, [&](Edge edge, const EdgeEffects& effects) {
        if (effects.has(EdgeEntrance))
            for (const Cell cell : Square::cellsBeside(edge))
                open = open || (!covered.contains(cell) && canStand(check, cell));
    });
    return open;
}

/// SON-SCN-24: a building has a blue entrance that leads to a space one can stand in.
void checkEntrances(const ScenarioCheck& check, Findings& findings) {
    const auto& overlays = check.scenario.battlefield.overlays;
    for (std::size_t o = 0; o < overlays.size(); ++o) {
        const Face* face = faceOf(check, overlays[o]);
        if (!face)
            continue;
        std::set<Cell> inside;
        for (const auto& [cell, kind] : cellsOf(check, overlays[o]))
            if (const TerrainKind* terrain = check.library.terrain(kind);
                terrain && cellEffects(terrain->effects).has(BuildingCell))
                inside.insert(cell);
        if (inside.empty())
            continue;
        bool any = false;
        bool usable = false;
        std::vector<Cell> outside;
        forEachEdge(check, overlays[o], *face, [&](Edge edge, const EdgeEffects& effects) {
            if (!effects.has(EdgeEntrance))
                return;
            any = true;
            for (const Cell cell : Square::cellsBeside(edge))
                if (!inside.contains(cell)) {
                    usable = usable || canStand(check, cell);
                    outside.push_back(cell);
                }
        });
        if (any && (usable || !groundIsKnown(check)))
            continue;
        Finding found = aboutElement("SON-SCN-24", any ? Severity::Warning : Severity::Error, overlays[o].id,
                                     "battlefield/overlays", o, any ? outside : std::vector<Cell>());
        found.message = any ? "blocked" : "none";
        for (const Rotation turn : {Rotation::R90, Rotation::R180, Rotation::R270})
            if (any && found.fixes.empty() && face->grid.cols == face->grid.rows &&
                isOpenWhenTurned(check, overlays[o], *face, inside, turn))
                found.fixes.push_back({"rotate",
                                       {overlays[o].id.value},
                                       {{Edit::Kind::Add, found.locations.front().pointer + "/rotation",
                                         degrees(overlays[o].rotation + turn)}},
                                       std::nullopt});
        const bool goal =
            std::any_of(check.scenario.objectives.begin(), check.scenario.objectives.end(),
                        [&](const Objective& objective) { return objective.element == overlays[o].id; });
        if (!goal)
            found.fixes.push_back(removeFix(overlays[o].id, "battlefield/overlays", o));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-25: an opening or entrance that gives onto another building.
void checkSharedWalls(const ScenarioCheck& check, Findings& findings) {
    const auto& overlays = check.scenario.battlefield.overlays;
    std::map<Cell, std::size_t> building;
    for (std::size_t o = 0; o < overlays.size(); ++o)
        for (const auto& [cell, kind] : cellsOf(check, overlays[o]))
            if (const TerrainKind* terrain = check.library.terrain(kind);
                terrain && cellEffects(terrain->effects).has(BuildingCell))
                building[cell] = o;
    std::set<std::pair<std::size_t, std::size_t>> reported;
    for (std::size_t o = 0; o < overlays.size(); ++o) {
        const Face* face = faceOf(check, overlays[o]);
        if (!face)
            continue;
        std::set<std::size_t> neighbours;
        forEachEdge(check, overlays[o], *face, [&](Edge edge, const EdgeEffects& effects) {
            if (!effects.has(EdgeEntrance | EdgeOpening))
                return;
            for (const Cell cell : Square::cellsBeside(edge))
                if (const auto other = building.find(cell); other != building.end() && other->second != o)
                    neighbours.insert(other->second);
        });
        for (const std::size_t other : neighbours) {
            // Openings on both sides of one wall are one cause.
            if (!reported.insert(std::minmax(o, other)).second)
                continue;
            Finding found =
                aboutElement("SON-SCN-25", Severity::Warning, overlays[o].id, "battlefield/overlays", o);
            found.arguments = {overlays[o].id.value, overlays[other].id.value};
            found.locations.front().elements.push_back(overlays[other].id);
            found.subject += "+" + overlays[other].id.value;
            findings.push_back(std::move(found));
        }
    }
}

/// SON-SCN-26: what passes over or under water needs water or swamp at both ends, so on two sides of it.
void checkPassages(const ScenarioCheck& check, Findings& findings) {
    const auto& overlays = check.scenario.battlefield.overlays;
    for (std::size_t o = 0; o < overlays.size(); ++o) {
        std::set<Cell> own;
        for (const auto& [cell, kind] : cellsOf(check, overlays[o]))
            if (const TerrainKind* terrain = check.library.terrain(kind);
                terrain && cellEffects(terrain->effects).has(Stilted | UnderwaterPassage))
                own.insert(cell);
        if (own.empty())
            continue;
        std::set<Cell> wetSides;
        for (const Cell cell : own)
            for (const Cell step : {Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{0, -1}})
                if (!own.contains(cell + step) &&
                    check.battlefield.cell(cell + step).has(Water | Swamp | Ford | WaterBelow))
                    wetSides.insert(step);
        if (wetSides.size() >= 2)
            continue;
        findings.push_back(aboutElement("SON-SCN-26", Severity::Warning, overlays[o].id,
                                        "battlefield/overlays", o, {own.begin(), own.end()}));
    }
}

/// SON-SCN-27: edge pieces lie between two spaces that exist.
void checkEdges(const ScenarioCheck& check, Findings& findings) {
    const auto& edges = check.scenario.battlefield.edges;
    if (!groundIsKnown(check))
        return;
    for (std::size_t e = 0; e < edges.size(); ++e) {
        const auto beside = Square::cellsBeside(edges[e].at);
        if (check.battlefield.exists(beside[0]) && check.battlefield.exists(beside[1]))
            continue;
        Finding found = aboutElement("SON-SCN-27", Severity::Error, edges[e].id, "battlefield/edges", e,
                                     {beside[0], beside[1]});
        found.fixes.push_back(removeFix(edges[e].id, "battlefield/edges", e));
        findings.push_back(std::move(found));
    }
}

bool isOnBoard(const ScenarioCheck& check, Corner corner) {
    const auto around = Square::cellsAround(corner);
    return !groundIsKnown(check) || std::any_of(around.begin(), around.end(),
                                                [&](Cell cell) { return check.battlefield.exists(cell); });
}

/// SON-SCN-28: a marker that says something of a unit lies on one, and what belongs beside the map on none. A
/// unit that no pack has is one too.
void checkLooseMarkers(const ScenarioCheck& check, Findings& findings) {
    const auto& pieces = check.scenario.pieces;
    std::set<Cell> ghosts;
    for (const Piece& piece : pieces)
        if (piece.content.kind() == "unit")
            ghosts.insert(piece.at);
    for (std::size_t p = 0; p < pieces.size(); ++p) {
        const MarkerDef* marker = check.library.marker(pieces[p].content);
        const bool besideTheMap = marker && marker->place == MarkerDef::Place::Table;
        if (!marker || (marker->place != MarkerDef::Place::Unit && !besideTheMap) || pieces[p].corner ||
            !check.battlefield.exists(pieces[p].at))
            continue;
        if (!besideTheMap && (check.battlefield.unitAt(pieces[p].at) || ghosts.contains(pieces[p].at)))
            continue;
        Finding found =
            aboutElement("SON-SCN-28", Severity::Warning, pieces[p].id, "pieces", p, {pieces[p].at});
        found.message = besideTheMap ? "table" : "nobody";
        found.fixes.push_back(removeFix(pieces[p].id, "pieces", p));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-28: tokens lie where their kind lies: in a space of the battlefield, or on an interspace.
void checkTokens(const ScenarioCheck& check, Findings& findings) {
    checkLooseMarkers(check, findings);
    const auto& corners = check.scenario.battlefield.corners;
    for (std::size_t c = 0; c < corners.size(); ++c) {
        if (isOnBoard(check, corners[c].at))
            continue;
        Finding found = aboutElement("SON-SCN-28", Severity::Error, corners[c].id, "battlefield/corners", c);
        found.message = "off-board";
        found.fixes.push_back(removeFix(corners[c].id, "battlefield/corners", c));
        findings.push_back(std::move(found));
    }
    const auto& pieces = check.scenario.pieces;
    for (std::size_t p = 0; p < pieces.size(); ++p) {
        const MarkerDef* marker = check.library.marker(pieces[p].content);
        if (!marker)
            continue;
        const bool wantsCorner = marker->place == MarkerDef::Place::Corner;
        const bool offBoard = pieces[p].corner
                                  ? !isOnBoard(check, *pieces[p].corner)
                                  : groundIsKnown(check) && !check.battlefield.exists(pieces[p].at);
        if (wantsCorner == pieces[p].corner.has_value() && !offBoard)
            continue;
        Finding found =
            aboutElement("SON-SCN-28", Severity::Error, pieces[p].id, "pieces", p, {pieces[p].at});
        const bool right = wantsCorner == pieces[p].corner.has_value();
        found.message = right || (offBoard && !wantsCorner) ? "off-board" : wantsCorner ? "corner" : "space";
        const bool onBoard = check.battlefield.exists(pieces[p].at);
        if (wantsCorner && !pieces[p].corner && onBoard)
            found.fixes.push_back({"to-corner",
                                   {pieces[p].id.value},
                                   {{Edit::Kind::Add, found.locations.front().pointer + "/corner",
                                     Json(Json::Array{pieces[p].at.col, pieces[p].at.row})}},
                                   std::nullopt});
        else if (!wantsCorner && pieces[p].corner && onBoard)
            found.fixes.push_back({"to-space",
                                   {pieces[p].id.value},
                                   {{Edit::Kind::Remove, found.locations.front().pointer + "/corner", {}}},
                                   std::nullopt});
        found.fixes.push_back(removeFix(pieces[p].id, "pieces", p));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-30: at most one lighting state at the start; caves are dark (AMB-65).
void checkLight(const ScenarioCheck& check, Findings& findings) {
    const auto& conditions = check.scenario.battlefield.conditions;
    const auto has = [&](const char* name) {
        return std::find(conditions.begin(), conditions.end(), name) != conditions.end();
    };
    const auto report = [&](Severity severity, const char* message) -> Finding& {
        Finding found = aboutScenario("SON-SCN-30", severity, message);
        found.message = message;
        Location location;
        location.pointer = "/battlefield/conditions";
        found.locations.push_back(std::move(location));
        findings.push_back(std::move(found));
        return findings.back();
    };
    // A cave is a dark night by our ruling, so fog in it is a second state as well.
    const bool darkCave = has("cave") && check.battlefield.rulings().caveIsNight;
    if ((has("night") || darkCave) && has("fog")) {
        const auto fog = std::find(conditions.begin(), conditions.end(), "fog") - conditions.begin();
        report(Severity::Error, "both")
            .fixes.push_back({"no-fog",
                              {},
                              {{Edit::Kind::Remove, "/battlefield/conditions/" + std::to_string(fog), {}}},
                              std::nullopt});
    }
    const bool rock = std::any_of(
        check.battlefield.cells().begin(), check.battlefield.cells().end(), [](const CellInfo& cell) {
            return cell.exists() && cell.has(Impassable) && cell.has(BlocksSight) && cell.has(NoIndirect);
        });
    if (rock && check.battlefield.rulings().caveIsNight && !has("cave") && !has("night"))
        report(Severity::Warning, "cave")
            .fixes.push_back(
                {"make-cave", {}, {{Edit::Kind::Add, "/battlefield/conditions/-", "cave"}}, std::nullopt});
}

constexpr Check scenarioMapTable[] = {
    {"SON-SCN-21", Severity::Error, scenarioCheck<checkBoards>, part::boards, part::all},
    {"SON-SCN-22", Severity::Error, scenarioCheck<checkOverlays>, part::laid | part::ground, part::all},
    {"SON-SCN-23", Severity::Error, scenarioCheck<checkSymbols>, part::laid},
    {"SON-SCN-24", Severity::Error, scenarioCheck<checkEntrances>, part::terrain | part::ground,
     part::objectives},
    {"SON-SCN-25", Severity::Warning, scenarioCheck<checkSharedWalls>, part::laid},
    {"SON-SCN-26", Severity::Warning, scenarioCheck<checkPassages>, part::laid | part::ground},
    {"SON-SCN-27", Severity::Error, scenarioCheck<checkEdges>, part::terrain | part::ground},
    {"SON-SCN-28", Severity::Error, scenarioCheck<checkTokens>,
     part::pieces | part::terrain | part::ground | part::units},
    {"SON-SCN-30", Severity::Error, scenarioCheck<checkLight>, part::conditions | part::ground},
};

}  // namespace

std::span<const Check> scenarioMapChecks() {
    return scenarioMapTable;
}

bool groundIsKnown(const ScenarioCheck& check) {
    const auto& boards = check.scenario.battlefield.boards;
    return !boards.empty() && std::all_of(boards.begin(), boards.end(), [&](const PlacedBoard& board) {
        const BoardDef* definition = check.library.board(board.board);
        return definition && faceNamed(definition->faces, board.face);
    });
}

bool touches(Cell a, Cell b) {
    return Square::distance(a, b) <= 1;
}

bool isUncontrolled(const Unit& unit) {
    return unit.hasTrait("uncontrolled") || unit.hasTrait("zombie") || unit.faction.name() == "uncontrolled";
}

}  // namespace bocage::rules::normandie
