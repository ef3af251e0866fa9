#include <algorithm>
#include <map>

#include "rules/board/hex.h"
#include "rules/systems/malice/checks/check_context.h"

/// Boards, their cells and how they lie together (SOM-CHK-01 … 35).
namespace bocage::rules::malice {

namespace {

using Severity::Error, Severity::Warning, Severity::Note;

bool anyUnknown(const Table& table) {
    return std::any_of(table.boards.begin(), table.boards.end(),
                       [](const TableBoard& board) { return !board.known; });
}

std::vector<Cell> cellsWhere(const TableBoard& board, auto condition) {
    std::vector<Cell> cells;
    for (const CellInfo& cell : board.cells)
        if (condition(cell))
            cells.push_back(cell.at);
    return cells;
}

/// One finding for all cells of a board that have the same trouble.
Finding* addCells(const TableCheck& check, const TableCheck::Row& row, std::string message,
                  const TableBoard& board, const std::vector<Cell>& cells) {
    if (cells.empty())
        return nullptr;
    const std::string subject = board.id.value + "/" + message;
    return &check.add(row, std::move(message),
                      {std::to_string(cells.size()), board.board.value, check.cellName(board, cells.front())},
                      check.at(board, cells), subject);
}

std::string count(std::size_t n) {
    return std::to_string(n);
}

/// SOM-CHK-01: one to four terrain maps (SOM-MAP-01).
void checkBoards(const TableCheck& check) {
    const std::size_t boards = check.table().terrainBoards().size();
    if (boards > maxTerrainBoards || (boards == 0 && !anyUnknown(check.table())))
        check.add({"SOM-CHK-01", Error, {"SOM-MAP-01", "SOM-COMP-01", "SOM-SETUP-01"}},
                  boards ? "many" : "none", {count(boards)}, {"/battlefield/boards", {}, {}, {}, {}}, {});
}

/// SOM-CHK-02: each map exists once (SOM-MAP-10).
void checkTwice(const TableCheck& check) {
    std::map<ContentId, const TableBoard*> seen;
    for (const TableBoard* board : check.table().terrainBoards())
        if (const auto [first, fresh] = seen.emplace(board->board, board); !fresh) {
            Location location = check.at(*board);
            location.elements.push_back(first->second->id);
            check.add({"SOM-CHK-02", Error, {"SOM-MAP-10"}, true}, {}, {board->board.value}, location,
                      board->id.value);
        }
}

/// SOM-CHK-03: one Shadow Realm (SOM-COMP-02).
void checkRealm(const TableCheck& check) {
    std::size_t realms = 0;
    for (const TableBoard& board : check.table().boards)
        realms += board.known && board.kind == BoardKind::ShadowRealm;
    if (realms > 1 || (realms == 0 && !anyUnknown(check.table())))
        check.add({"SOM-CHK-03", Error, {"SOM-COMP-02"}}, realms ? "many" : "none", {count(realms)},
                  {"/battlefield/boards", {}, {}, {}, {}}, {});
}

/// SOM-CHK-04: every cell has one of the eight terrains (SOM-MAP-05).
void checkTerrain(const TableCheck& check) {
    for (const TableBoard& board : check.table().boards) {
        if (board.known && board.cells.empty())
            check.add({"SOM-CHK-04", Error, {"SOM-MAP-05"}}, "empty", {board.board.value}, check.at(board),
                      board.id.value);
        if (!board.known || board.kind != BoardKind::Terrain)
            continue;
        addCells(check, {"SOM-CHK-04", Error, {"SOM-MAP-05"}}, "none", board,
                 cellsWhere(board, [](const CellInfo& cell) { return !cell.terrain; }));
        addCells(check, {"SOM-CHK-04", Error, {"SOM-MAP-05"}}, "mixed", board,
                 cellsWhere(board, [](const CellInfo& cell) {
                     return std::any_of(cell.mixed.begin(), cell.mixed.end(),
                                        [](const std::string& name) { return !named<Terrain>(name); });
                 }));
    }
}

/// SOM-CHK-05: the dominant terrain is one of those that the cell shows (SOM-MAP-04).
void checkDominant(const TableCheck& check) {
    for (const TableBoard* board : check.table().terrainBoards())
        addCells(check, {"SOM-CHK-05", Warning, {"SOM-MAP-04"}}, {}, *board,
                 cellsWhere(*board, [](const CellInfo& cell) {
                     return cell.terrain && !cell.mixed.empty() &&
                            std::find(cell.mixed.begin(), cell.mixed.end(), nameOf(*cell.terrain)) ==
                                cell.mixed.end();
                 }));
}

/// SOM-CHK-06: a cell is described once (SOM-MAP-02).
void checkDuplicates(const TableCheck& check) {
    for (const TableBoard& board : check.table().boards)
        addCells(check, {"SOM-CHK-06", Error, {"SOM-MAP-02"}}, {}, board,
                 cellsWhere(board, [](const CellInfo& cell) { return cell.listed > 1; }));
    const auto& paint = check.section().paint;
    for (std::size_t p = 0; p < paint.size(); ++p) {
        std::map<Cell, std::size_t> seen;
        for (std::size_t c = 0; c < paint[p].cells.size(); ++c)
            if (const auto [first, fresh] = seen.emplace(paint[p].cells[c].at, c); !fresh) {
                const int index = check.table().boardNamed(paint[p].board);
                if (index < 0)
                    continue;
                const TableBoard& board = check.table().boards[static_cast<std::size_t>(index)];
                const Cell at = paint[p].cells[c].at;
                const std::string pointer = "/malice/paint/" + count(p) + "/cells/" + count(first->second);
                Finding& found =
                    check.add({"SOM-CHK-06", Error, {"SOM-MAP-02"}}, "painted",
                              {check.cellName(board, at), board.board.value}, check.at(board, {at}),
                              board.id.value + "/" + check.cellName(board, at));
                found.locations.front().pointer = pointer;
                found.fixes.push_back(
                    fix("som-drop-cell", {check.cellName(board, at)}, {{Edit::Kind::Remove, pointer, {}}}));
                break;
            }
    }
}

/// SOM-CHK-07: a board hangs together (SOM-MAP-02).
void checkConnected(const TableCheck& check) {
    for (const TableBoard* board : check.table().terrainBoards()) {
        std::set<Cell> open;
        for (const CellInfo& cell : board->cells)
            open.insert(cell.at);
        std::size_t groups = 0;
        std::vector<Cell> last;
        while (!open.empty()) {
            ++groups;
            last.assign(1, *open.begin());
            open.erase(open.begin());
            for (std::size_t i = 0; i < last.size(); ++i)
                for (const Cell next : Hex::neighbours(last[i]))
                    if (open.erase(next))
                        last.push_back(next);
        }
        if (groups > 1)
            check.add({"SOM-CHK-07", Warning, {"SOM-MAP-02"}}, {}, {board->board.value, count(groups)},
                      check.at(*board, last), board->id.value);
    }
}

/// SOM-CHK-08: half cells lie on edges, and edges hold nothing else (SOM-MAP-03).
void checkHalves(const TableCheck& check) {
    for (const TableBoard* board : check.table().terrainBoards()) {
        std::set<Cell> onEdges;
        std::vector<Cell> wrong;
        for (const BoardEdge& edge : board->edges)
            for (const Cell at : edge.cells) {
                onEdges.insert(at);
                const CellInfo* cell = board->find(at);
                if (!cell || cell->shape == Shape::Full)
                    wrong.push_back(at);
            }
        addCells(check, {"SOM-CHK-08", Error, {"SOM-MAP-03"}}, "half", *board,
                 cellsWhere(*board, [&](const CellInfo& cell) {
                     return cell.shape != Shape::Full && !onEdges.contains(cell.at);
                 }));
        addCells(check, {"SOM-CHK-08", Error, {"SOM-MAP-03"}}, "edge", *board, wrong);
    }
}

std::string joinPointer(std::size_t index) {
    return "/malice/joins/" + count(index);
}

Location ofJoin(const Join& join, std::size_t index) {
    return {joinPointer(index), {}, {join.a.board, join.b.board}, {}, {}};
}

/// A join that names two edges of two boards, each used once.
bool joinIsSound(const TableCheck& check, const Join& join) {
    const int a = check.table().boardNamed(join.a.board), b = check.table().boardNamed(join.b.board);
    return a >= 0 && b >= 0 && a != b &&
           check.table().boards[static_cast<std::size_t>(a)].edge(join.a.edge) &&
           check.table().boards[static_cast<std::size_t>(b)].edge(join.b.edge);
}

/// SOM-CHK-09: a join names two edges of two boards, and no edge is joined twice (SOM-MAP-08).
void checkJoins(const TableCheck& check) {
    std::set<std::pair<ElementId, int>> used;
    for (std::size_t i = 0; i < check.section().joins.size(); ++i) {
        const Join& join = check.section().joins[i];
        std::string message, about;
        for (const JoinEnd* end : {&join.a, &join.b}) {
            const int index = check.table().boardNamed(end->board);
            if (index < 0)
                message = "board", about = end->board.value;
            else if (!check.table().boards[static_cast<std::size_t>(index)].edge(end->edge))
                message = "edge", about = std::to_string(end->edge);
        }
        if (message.empty() && join.a.board == join.b.board)
            message = "itself", about = join.a.board.value;
        if (message.empty())
            for (const JoinEnd* end : {&join.a, &join.b})
                if (!used.emplace(end->board, end->edge).second)
                    message = "twice", about = std::to_string(end->edge);
        if (message.empty())
            continue;
        Finding& found = check.add({"SOM-CHK-09", Error, {"SOM-MAP-08"}}, message, {count(i + 1), about},
                                   ofJoin(join, i), count(i));
        found.locations.front().elements.clear();
        found.fixes.push_back(
            fix("som-drop-join", {count(i + 1)}, {{Edit::Kind::Remove, joinPointer(i), {}}}));
    }
}

/// SOM-CHK-10: joined edges have half cells that face each other (SOM-MAP-12).
void checkFacing(const TableCheck& check) {
    for (std::size_t i = 0; i < check.section().joins.size(); ++i) {
        const Join& join = check.section().joins[i];
        if (!joinIsSound(check, join) || !facingCells(check.table(), join).empty())
            continue;
        Finding& found = check.add({"SOM-CHK-10", Error, {"SOM-MAP-12"}}, {},
                                   {count(i + 1), std::to_string(join.offset)}, ofJoin(join, i), count(i));
        Join straight = join;
        straight.offset = 0;
        const auto facing = facingCells(check.table(), straight);
        const bool meet = std::all_of(facing.begin(), facing.end(), [&](const auto& pair) {
            return check.table().boards[static_cast<std::size_t>(pair.first.board)].toTable(pair.first.at) ==
                   check.table().boards[static_cast<std::size_t>(pair.second.board)].toTable(pair.second.at);
        });
        if (!facing.empty() && meet)
            found.fixes.push_back(fix("som-offset-none", {count(i + 1)},
                                      {{Edit::Kind::Remove, joinPointer(i) + "/offset", {}}}));
    }
}

/// SOM-CHK-11: joined edges of one length leave no half cell without a partner (SOM-MAP-12).
void checkLengths(const TableCheck& check) {
    for (std::size_t i = 0; i < check.section().joins.size(); ++i) {
        const Join& join = check.section().joins[i];
        if (!joinIsSound(check, join))
            continue;
        const auto length = [&](const JoinEnd& end) {
            return check.table()
                .boards[static_cast<std::size_t>(check.table().boardNamed(end.board))]
                .edge(end.edge)
                ->cells.size();
        };
        if (length(join.a) != length(join.b))
            check.add({"SOM-CHK-11", Warning, {"SOM-MAP-12"}}, {},
                      {count(i + 1), count(length(join.a)), count(length(join.b))}, ofJoin(join, i),
                      count(i));
    }
}

/// Laying board `b` so that the cells of a join meet, with what lies on it; nothing when no turn does.
std::optional<Fix> layFix(const TableCheck& check, const Join& join) {
    const auto pairs = facingCells(check.table(), join);
    if (pairs.empty())
        return std::nullopt;
    const TableBoard& a = check.table().boards[static_cast<std::size_t>(pairs.front().first.board)];
    const TableBoard& b = check.table().boards[static_cast<std::size_t>(pairs.front().second.board)];
    for (int turn = 0; turn < 6; ++turn) {
        TableBoard moved = b;
        moved.turns = (b.turns + turn) % 6;
        moved.origin = {};
        moved.origin = a.toTable(pairs.front().first.at) - moved.toTable(pairs.front().second.at);
        if (!std::all_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
                return a.toTable(pair.first.at) == moved.toTable(pair.second.at);
            }))
            continue;
        // A turn can fit a straight edge from either side; the boards must not lie on each other.
        std::set<Cell> taken;
        for (const TableBoard& other : check.table().boards)
            if (other.id != b.id)
                for (const CellInfo& cell : other.cells)
                    if (cell.shape == Shape::Full)
                        taken.insert(cell.onTable);
        if (std::any_of(b.cells.begin(), b.cells.end(), [&](const CellInfo& cell) {
                return cell.shape == Shape::Full && taken.contains(moved.toTable(cell.at));
            }))
            continue;
        const auto cellJson = [](Cell cell) { return Json(Json::Array{cell.col, cell.row}); };
        const std::string pointer = "/battlefield/boards/" + count(b.index);
        std::vector<Edit> edits{{Edit::Kind::Replace, pointer + "/at", cellJson(moved.origin)},
                                {Edit::Kind::Add, pointer + "/rotation", moved.turns * 60}};
        for (const Token& token : check.table().tokens)
            if (token.board >= 0 && check.table().boards[static_cast<std::size_t>(token.board)].id == b.id)
                edits.push_back({Edit::Kind::Replace, "/pieces/" + count(token.piece) + "/at",
                                 cellJson(moved.toTable(token.at))});
        return fix("som-lay-board", {b.board.value, a.board.value}, std::move(edits));
    }
    return std::nullopt;
}

/// SOM-CHK-12: boards lie where their joins say, and not on each other (SOM-MAP-07).
void checkPositions(const TableCheck& check) {
    std::set<std::pair<std::pair<int, Cell>, std::pair<int, Cell>>> faced;
    std::set<std::pair<int, int>> told;
    const auto& joins = check.section().joins;
    for (std::size_t i = 0; i < joins.size(); ++i) {
        bool meets = true;
        for (const auto& [a, b] : facingCells(check.table(), joins[i])) {
            const auto cellOf = [&](const Graph::Ref& ref) {
                return check.table().boards[static_cast<std::size_t>(ref.board)].toTable(ref.at);
            };
            meets = meets && cellOf(a) == cellOf(b);
            faced.insert({{a.board, a.at}, {b.board, b.at}});
            faced.insert({{b.board, b.at}, {a.board, a.at}});
            if (cellOf(a) != cellOf(b))
                told.insert(std::minmax(a.board, b.board));
        }
        if (meets)
            continue;
        Finding& found = check.add({"SOM-CHK-12", Error, {"SOM-MAP-07", "SOM-SETUP-02"}}, "join",
                                   {count(i + 1)}, ofJoin(joins[i], i), count(i));
        if (auto way = layFix(check, joins[i]))
            found.fixes.push_back(std::move(*way));
        found.fixes.push_back(
            fix("som-drop-join", {count(i + 1)}, {{Edit::Kind::Remove, joinPointer(i), {}}}));
    }
    std::map<Cell, std::vector<std::pair<int, const CellInfo*>>> lying;
    for (std::size_t b = 0; b < check.table().boards.size(); ++b)
        for (const CellInfo& cell : check.table().boards[b].cells)
            lying[cell.onTable].push_back({static_cast<int>(b), &cell});
    std::map<std::pair<int, int>, std::vector<Cell>> overlaps;
    for (const auto& [onTable, there] : lying)
        for (std::size_t i = 0; i < there.size(); ++i)
            for (std::size_t k = i + 1; k < there.size(); ++k) {
                const auto& [a, first] = there[i];
                const auto& [b, second] = there[k];
                const bool corners = first->shape == Shape::Corner && second->shape == Shape::Corner;
                if (!corners && !faced.contains({{a, first->at}, {b, second->at}}))
                    overlaps[{a, b}].push_back(first->at);
            }
    for (const auto& [pair, cells] : overlaps) {
        if (told.contains(pair))
            continue;
        const TableBoard& a = check.table().boards[static_cast<std::size_t>(pair.first)];
        const TableBoard& b = check.table().boards[static_cast<std::size_t>(pair.second)];
        Location location = check.at(a, cells);
        location.elements.push_back(b.id);
        const bool full = std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
            const CellInfo* other = b.find(b.fromTable(a.toTable(cell)));
            return a.find(cell)->shape == Shape::Full || (other && other->shape == Shape::Full);
        });
        Finding& found = check.add(
            {"SOM-CHK-12", Error, {"SOM-MAP-07", "SOM-SETUP-02"}}, full ? "overlap" : "adjoin",
            {a.board.value, b.board.value, count(cells.size())}, location, a.id.value + "/" + b.id.value);
        if (full)
            continue;
        // Edges that touch over their whole length can be joined as they lie.
        for (const BoardEdge& edge : a.edges)
            for (const BoardEdge& other : b.edges) {
                const Join join{{a.id, edge.id}, {b.id, other.id}, 0};
                const auto facing = facingCells(check.table(), join);
                if (facing.empty() || std::any_of(facing.begin(), facing.end(), [&](const auto& two) {
                        return a.toTable(two.first.at) != b.toTable(two.second.at);
                    }))
                    continue;
                ScenarioSection joined = check.section();
                joined.joins.push_back(join);
                found.fixes.push_back(fix("som-join", {a.board.value, b.board.value},
                                          {{Edit::Kind::Add, "/malice", toJson(joined)}}));
                return;
            }
    }
}

/// SOM-CHK-13: without a join only Gates connect the maps, and Shadows cannot cross (SOM-MAP-08).
void checkApart(const TableCheck& check) {
    const std::size_t boards = check.table().terrainBoards().size();
    if (boards > 1 && check.section().joins.empty())
        check.add({"SOM-CHK-13", Note, {"SOM-MAP-08", "SOM-STURN-24"}}, {}, {count(boards)},
                  {"/malice/joins", {}, {}, {}, {}}, {});
}

/// SOM-CHK-14: merged half cells are of one terrain (SOM-MAP-04, SOM-MAP-12).
void checkMerged(const TableCheck& check) {
    if (!check.table().rulings.halfHexesMerge)
        return;
    for (std::size_t i = 0; i < check.section().joins.size(); ++i)
        for (const auto& [a, b] : facingCells(check.table(), check.section().joins[i])) {
            const TableBoard& one = check.table().boards[static_cast<std::size_t>(a.board)];
            const TableBoard& two = check.table().boards[static_cast<std::size_t>(b.board)];
            const auto first = one.find(a.at)->terrain, second = two.find(b.at)->terrain;
            if (first && second && first != second)
                check.add(
                    {"SOM-CHK-14", Warning, {"SOM-MAP-04", "SOM-MAP-12"}}, {},
                    {check.cellName(one, a.at), std::string(nameOf(*first)), std::string(nameOf(*second))},
                    check.at(one, {a.at}), one.id.value + "/" + check.cellName(one, a.at));
        }
}

/// Boards whose number of such a site is not the wanted one.
template <class Wrong>
void checkSites(const TableCheck& check, const TableCheck::Row& row, Site site, Wrong wrong) {
    for (const TableBoard* board : check.table().terrainBoards()) {
        const std::vector<Cell> cells =
            cellsWhere(*board, [&](const CellInfo& cell) { return cell.has(site); });
        if (!board->cells.empty() && wrong(cells.size()))
            check.add(row, cells.empty() ? "none" : "other", {board->board.value, count(cells.size())},
                      check.at(*board, cells), board->id.value);
    }
}

/// SOM-CHK-20: one Gate to a map (SOM-SITE-01).
void checkGates(const TableCheck& check) {
    checkSites(check, {"SOM-CHK-20", Error, {"SOM-SITE-01"}}, Site::Gate,
               [](std::size_t n) { return n != 1; });
}
/// SOM-CHK-21: three strongholds to a map (SOM-SITE-02).
void checkStrongholds(const TableCheck& check) {
    checkSites(check, {"SOM-CHK-21", Error, {"SOM-SITE-02"}, true}, Site::Stronghold,
               [](std::size_t n) { return n != strongholdsPerBoard; });
}
/// SOM-CHK-22: one city to a map (SOM-SITE-03).
void checkCities(const TableCheck& check) {
    checkSites(check, {"SOM-CHK-22", Error, {"SOM-SITE-03"}, true}, Site::City,
               [](std::size_t n) { return n != 1; });
}
/// SOM-CHK-23: one mystic to a map (SOM-SITE-04).
void checkMystics(const TableCheck& check) {
    checkSites(check, {"SOM-CHK-23", Error, {"SOM-SITE-04"}, true}, Site::Mystic,
               [](std::size_t n) { return n != 1; });
}
/// SOM-CHK-24: a map has lairs (SOM-SITE-05).
void checkLairs(const TableCheck& check) {
    for (const TableBoard* board : check.table().terrainBoards())
        if (!board->cells.empty() && !board->only(Site::Lair))
            check.add({"SOM-CHK-24", Warning, {"SOM-SITE-05"}}, {}, {board->board.value}, check.at(*board),
                      board->id.value);
}
/// SOM-CHK-25: there are 24 lair tokens (SOM-COMP-15).
void checkAllLairs(const TableCheck& check) {
    const std::size_t lairs = check.graph().with(Site::Lair).size();
    if (lairs > maxLairs)
        check.add({"SOM-CHK-25", Error, {"SOM-COMP-15"}}, {}, {count(lairs)},
                  {"/battlefield/boards", {}, {}, {}, {}}, {});
}
/// SOM-CHK-26: about six lairs to a map (SOM-SITE-05).
void checkManyLairs(const TableCheck& check) {
    for (const TableBoard* board : check.table().terrainBoards()) {
        const auto lairs = cellsWhere(*board, [](const CellInfo& cell) { return cell.has(Site::Lair); });
        if (!lairs.empty() && (lairs.size() < 4 || lairs.size() > 8))
            check.add({"SOM-CHK-26", Warning, {"SOM-SITE-05"}}, {}, {board->board.value, count(lairs.size())},
                      check.at(*board, lairs), board->id.value);
    }
}
/// SOM-CHK-27: one site to a cell (SOM-SITE-07).
void checkOneSite(const TableCheck& check) {
    for (const TableBoard* board : check.table().terrainBoards())
        addCells(check, {"SOM-CHK-27", Error, {"SOM-SITE-07"}}, {}, *board,
                 cellsWhere(*board, [](const CellInfo& cell) { return cell.sites.size() > 1; }));
}
/// SOM-CHK-28: sites are on whole cells of dry land (SOM-SITE-09).
void checkSiteGround(const TableCheck& check) {
    for (const TableBoard* board : check.table().terrainBoards()) {
        addCells(check, {"SOM-CHK-28", Warning, {"SOM-SITE-09"}}, "half", *board,
                 cellsWhere(*board, [](const CellInfo& cell) {
                     return !cell.sites.empty() && cell.shape != Shape::Full;
                 }));
        addCells(check, {"SOM-CHK-28", Warning, {"SOM-SITE-09"}}, "water", *board,
                 cellsWhere(*board, [](const CellInfo& cell) {
                     return !cell.sites.empty() && cell.shape == Shape::Full && cell.water();
                 }));
    }
}
/// SOM-CHK-29: the two kinds of boards have sites of their own (SOM-SR-07).
void checkSiteKind(const TableCheck& check) {
    for (const TableBoard& board : check.table().boards)
        addCells(check, {"SOM-CHK-29", Error, {"SOM-SR-07"}},
                 board.kind == BoardKind::Terrain ? "terrain" : "realm", board,
                 cellsWhere(board, [&](const CellInfo& cell) {
                     return std::any_of(cell.sites.begin(), cell.sites.end(), [&](Site site) {
                         return (site == Site::SpawningPit || site == Site::ShadowGate) ==
                                (board.kind == BoardKind::Terrain);
                     });
                 }));
}
/// SOM-CHK-30: mystics keep the Gates (SOM-SITE-08).
void checkKeepers(const TableCheck& check) {
    for (const TableBoard* board : check.table().terrainBoards()) {
        const CellInfo* gate = board->only(Site::Gate);
        const CellInfo* mystic = board->only(Site::Mystic);
        if (gate && mystic && Hex::distance(gate->at, mystic->at) > 1)
            check.add({"SOM-CHK-30", Note, {"SOM-SITE-08"}}, {}, {board->board.value},
                      check.at(*board, {mystic->at, gate->at}), board->id.value);
    }
}

/// SOM-CHK-31: a launch lies at the water (SOM-WATER-02).
void checkLaunches(const TableCheck& check) {
    for (std::size_t i = 0; i < check.graph().nodes().size(); ++i) {
        const int node = static_cast<int>(i);
        const Graph::Node& own = check.graph().nodes()[i];
        if (!own.launch)
            continue;
        const auto& steps = check.graph().steps(node);
        const bool water = std::any_of(steps.begin(), steps.end(), [&](const Graph::Step& step) {
            return check.graph().nodes()[static_cast<std::size_t>(step.to)].water();
        });
        const bool mixed = std::any_of(own.cells.begin(), own.cells.end(), [&](const Graph::Ref& ref) {
            const auto& names = check.table().boards[static_cast<std::size_t>(ref.board)].find(ref.at)->mixed;
            return std::find(names.begin(), names.end(), "water") != names.end();
        });
        if (!water && !mixed)
            check.add({"SOM-CHK-31", Warning, {"SOM-WATER-02"}}, {}, {check.cellName(node)}, check.at(node),
                      check.cellName(node));
    }
}

/// SOM-CHK-32: every water has a launch on its shore (SOM-WATER-02).
void checkWaters(const TableCheck& check) {
    const Graph& graph = check.graph();
    std::vector<bool> seen(graph.nodes().size(), false);
    for (std::size_t i = 0; i < graph.nodes().size(); ++i) {
        if (seen[i] || !graph.nodes()[i].water())
            continue;
        std::vector<int> body{static_cast<int>(i)};
        seen[i] = true;
        bool launch = false;
        for (std::size_t k = 0; k < body.size(); ++k)
            for (const Graph::Step& step : graph.steps(body[k])) {
                const auto to = static_cast<std::size_t>(step.to);
                launch = launch || graph.nodes()[to].launch;
                if (graph.nodes()[to].water() && !seen[to]) {
                    seen[to] = true;
                    body.push_back(step.to);
                }
            }
        if (launch)
            continue;
        Location location = check.at(body.front());
        for (std::size_t k = 1; k < body.size(); ++k)
            location.cells.push_back(check.at(body[k]).cells.front());
        check.add({"SOM-CHK-32", Warning, {"SOM-WATER-02"}}, {},
                  {count(body.size()), check.cellName(body.front())}, location, check.cellName(body.front()));
    }
}

bool facesJoined(const TableCheck& check, const TableBoard& board, Cell at, bool& connected) {
    const int own = check.table().boardNamed(board.id);
    for (const Join& join : check.section().joins)
        for (const auto& [a, b] : facingCells(check.table(), join)) {
            const Graph::Ref* other = a.board == own && a.at == at   ? &b
                                      : b.board == own && b.at == at ? &a
                                                                     : nullptr;
            if (!other)
                continue;
            const TableBoard& there = check.table().boards[static_cast<std::size_t>(other->board)];
            const CellInfo* cell = there.find(other->at);
            for (int side = 0; side < 6; ++side)
                if (cell->routes[static_cast<std::size_t>(side)] &&
                    !there.find(hexGrid().beyond(cell->at, side)))
                    connected = true;
            return true;
        }
    return false;
}

/// SOM-CHK-33: a route goes on beyond the side it leaves by (SOM-ROUTE-05).
void checkRoutes(const TableCheck& check) {
    for (const TableBoard* board : check.table().terrainBoards()) {
        std::vector<Cell> inside, beyond;
        for (const CellInfo& cell : board->cells) {
            bool dangling = false, unmet = false;
            for (int side = 0; side < 6; ++side) {
                if (!cell.routes[static_cast<std::size_t>(side)])
                    continue;
                const CellInfo* next = board->find(hexGrid().beyond(cell.at, side));
                if (next) {
                    dangling = dangling || !next->routes[static_cast<std::size_t>((side + 3) % 6)];
                } else if (cell.shape == Shape::Full) {
                    dangling = true;
                } else {
                    bool connected = false;
                    unmet = unmet || (facesJoined(check, *board, cell.at, connected) && !connected);
                }
            }
            if (dangling)
                inside.push_back(cell.at);
            else if (unmet)
                beyond.push_back(cell.at);
        }
        addCells(check, {"SOM-CHK-33", Warning, {"SOM-ROUTE-05"}}, {}, *board, inside);
        addCells(check, {"SOM-CHK-33", Warning, {"SOM-ROUTE-05"}}, "join", *board, beyond);
    }
}

/// SOM-CHK-34: a bridge has water to cross (SOM-ROUTE-06).
void checkBridges(const TableCheck& check) {
    for (const TableBoard* board : check.table().terrainBoards())
        addCells(check, {"SOM-CHK-34", Warning, {"SOM-ROUTE-06"}}, {}, *board,
                 cellsWhere(*board, [&](const CellInfo& cell) {
                     if (cell.water() ||
                         std::none_of(cell.routes.begin(), cell.routes.end(),
                                      [](const auto& route) { return route == RouteKind::Bridge; }))
                         return false;
                     for (const Cell next : Hex::neighbours(cell.at))
                         if (const CellInfo* beside = board->find(next); beside && beside->water())
                             return false;
                     return std::find(cell.mixed.begin(), cell.mixed.end(), "water") == cell.mixed.end();
                 }));
}

/// SOM-CHK-35: roads and paths do not run over water (SOM-ROUTE-06).
void checkWetRoads(const TableCheck& check) {
    for (const TableBoard* board : check.table().terrainBoards())
        addCells(check, {"SOM-CHK-35", Warning, {"SOM-ROUTE-06"}}, {}, *board,
                 cellsWhere(*board, [](const CellInfo& cell) {
                     return cell.water() &&
                            std::any_of(cell.routes.begin(), cell.routes.end(), [](const auto& route) {
                                return route && *route != RouteKind::Bridge;
                            });
                 }));
}

constexpr Check boardTable[] = {
    {"SOM-CHK-01", Error, tableCheck<checkBoards>, judged},
    {"SOM-CHK-02", Error, tableCheck<checkTwice>, judged},
    {"SOM-CHK-03", Error, tableCheck<checkRealm>, judged},
    {"SOM-CHK-04", Error, tableCheck<checkTerrain>, judged},
    {"SOM-CHK-05", Warning, tableCheck<checkDominant>, judged},
    {"SOM-CHK-06", Error, tableCheck<checkDuplicates>, judged},
    {"SOM-CHK-07", Warning, tableCheck<checkConnected>, judged},
    {"SOM-CHK-08", Error, tableCheck<checkHalves>, judged},
    {"SOM-CHK-09", Error, tableCheck<checkJoins>, judged},
    {"SOM-CHK-10", Error, tableCheck<checkFacing>, judged},
    {"SOM-CHK-11", Warning, tableCheck<checkLengths>, judged},
    {"SOM-CHK-12", Error, tableCheck<checkPositions>, judged},
    {"SOM-CHK-13", Note, tableCheck<checkApart>, judged},
    {"SOM-CHK-14", Warning, tableCheck<checkMerged>, judged},
    {"SOM-CHK-20", Error, tableCheck<checkGates>, judged},
    {"SOM-CHK-21", Error, tableCheck<checkStrongholds>, judged},
    {"SOM-CHK-22", Error, tableCheck<checkCities>, judged},
    {"SOM-CHK-23", Error, tableCheck<checkMystics>, judged},
    {"SOM-CHK-24", Warning, tableCheck<checkLairs>, judged},
    {"SOM-CHK-25", Error, tableCheck<checkAllLairs>, judged},
    {"SOM-CHK-26", Warning, tableCheck<checkManyLairs>, judged},
    {"SOM-CHK-27", Error, tableCheck<checkOneSite>, judged},
    {"SOM-CHK-28", Warning, tableCheck<checkSiteGround>, judged},
    {"SOM-CHK-29", Error, tableCheck<checkSiteKind>, judged},
    {"SOM-CHK-30", Note, tableCheck<checkKeepers>, judged},
    {"SOM-CHK-31", Warning, tableCheck<checkLaunches>, judged},
    {"SOM-CHK-32", Warning, tableCheck<checkWaters>, judged},
    {"SOM-CHK-33", Warning, tableCheck<checkRoutes>, judged},
    {"SOM-CHK-34", Warning, tableCheck<checkBridges>, judged},
    {"SOM-CHK-35", Warning, tableCheck<checkWetRoads>, judged},
};

}  // namespace

std::span<const Check> boardChecks() {
    return boardTable;
}

}  // namespace bocage::rules::malice
