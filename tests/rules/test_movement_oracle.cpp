#include <QtTest>

#include <map>
#include <queue>
#include <random>
#include <set>

#include "tests/support/move_kit.h"

using namespace bocage::tests;
using n::Battlefield;
using n::CellInfo;
using n::FieldUnit;
using n::Mover;
using n::UnitClass;

/// A slow judge of movement that asks the battlefield afresh for every single step: no masks, no numbering of
/// states, no layers laid out in advance. It shares the battlefield with the engine and nothing else.
namespace {

enum class Level { Ground, Below, Air };

struct Spot {
    std::vector<Cell> cells;  ///< front first; 2 × 2: front left first
    int facing = 0;
    Level level = Level::Ground;
    bool stopped = false;
    auto operator<=>(const Spot&) const = default;
};

class Judge {
public:
    Judge(const Battlefield& field, const Mover& mover) : f(field), m(mover) {}

    /// Cheapest cost of ending on each cell.
    std::map<Cell, int> play(Cell start, int facing) const {
        Spot first;
        first.cells = lay(start, facing);
        first.facing = facing;
        if (m.overTerrain && !inHouse(start))
            first.level = Level::Air;
        using Entry = std::pair<int, Spot>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        std::map<Spot, int> done;
        std::map<Cell, int> ends;
        open.push({0, first});
        const int points = m.points();
        while (!open.empty()) {
            const auto [cost, spot] = open.top();
            open.pop();
            if (done.contains(spot))
                continue;
            done[spot] = cost;
            if (cost == 0 || mayEnd(spot))
                for (const Cell cell : spot.cells) {
                    const int shown = std::min(cost, points);
                    if (f.exists(cell) && (!ends.contains(cell) || ends[cell] > shown))
                        ends[cell] = shown;
                }
            if (cost >= points || spot.stopped)
                continue;
            for (const auto& [next, price] : steps(spot, points - cost))
                open.push({cost + price, next});
        }
        return ends;
    }

private:
    const Battlefield& f;
    const Mover& m;

    static Cell dir(int eighth) {
        static const int dx[] = {0, 1, 1, 1, 0, -1, -1, -1}, dy[] = {-1, -1, 0, 1, 1, 1, 0, -1};
        return {dx[eighth & 7], dy[eighth & 7]};
    }
    std::vector<Cell> lay(Cell at, int facing) const {
        if (m.footprint == 2)
            return {at, at - dir(facing)};
        if (m.footprint == 4)
            return {at, at + dir(facing + 2), at - dir(facing), at + dir(facing + 2) - dir(facing)};
        return {at};
    }
    bool inHouse(Cell c) const { return bool(f.cell(c).building); }
    bool sameHouse(Cell a, Cell b) const { return f.cell(a).building == f.cell(b).building; }
    bool wheels() const { return m.unitClass == UnitClass::Light || m.unitClass == UnitClass::Heavy; }

    bool groundTakes(Cell c) const {
        const CellInfo& i = f.cell(c);
        const bool caveWall = i.has(n::Impassable) && i.has(n::NoIndirect);
        if (!i.exists() || caveWall || (i.has(n::Impassable) && !m.burrowing))
            return false;
        if (m.burrowing)
            return true;
        if ((i.barred >> static_cast<int>(m.unitClass)) & 1)
            return false;
        if (i.has(n::MythosBarrier) && m.manifestation)
            return false;
        if (i.has(n::BuildingCell) && (m.unitClass != UnitClass::Infantry || m.gigantic))
            return false;
        if (i.has(n::Water) && !m.amphibious)
            return false;
        if (i.has(n::Swamp) && wheels() && !m.amphibious)
            return false;
        return !m.waterOnly || i.has(n::Water) || i.has(n::Swamp) || i.has(n::Ford);
    }
    const FieldUnit* other(Cell c) const {
        const FieldUnit* u = f.unitAt(c);
        if (u && u->hidden == FieldUnit::Hidden::Teleporting)
            return nullptr;  // no longer on the battlefield
        return u && u - f.units().data() != m.unit ? u : nullptr;
    }
    static bool underground(const FieldUnit* u) { return u->hidden == FieldUnit::Hidden::Underground; }
    /// "Manifestations cannot cross the space except through an underground movement."
    bool warded(Cell c) const { return f.cell(c).has(n::MythosBarrier) && m.manifestation && !m.burrowing; }
    bool unitLetsThrough(Cell c) const {
        const FieldUnit* u = other(c);
        if (!u || m.burrowing || underground(u))
            return true;
        const bool foot = u->unitClass == UnitClass::Infantry;
        if (wheels())
            return foot;
        return m.unitClass == UnitClass::Infantry && foot && u->side == m.side;
    }
    bool unitSharesSpace(Cell c) const {
        const FieldUnit* u = other(c);
        return !u || (wheels() && u->unitClass == UnitClass::Infantry && !underground(u) && !m.burrowing);
    }
    bool halting(Cell c) const {
        return f.cell(c).has(n::DifficultPassage) && !m.allTerrain && !m.overTerrain && !m.burrowing;
    }
    bool mayEnd(const Spot& spot) const {
        if (spot.level == Level::Below)
            return false;
        for (const Cell c : spot.cells) {
            if (!groundTakes(c) || !unitSharesSpace(c))
                return false;
            if (spot.level == Level::Air && inHouse(c))
                return false;
        }
        return true;
    }
    bool marker(Cell from, Cell to) const {
        if (m.overTerrain || m.burrowing)
            return false;
        const CellInfo &a = f.cell(from), &b = f.cell(to);
        if (b.has(n::Swamp) && !m.amphibious)
            return true;  // per space by default
        return b.has(n::DifficultTerrain) && !(a.has(n::DifficultTerrain) && a.element == b.element);
    }

    // -- edges
    const n::EdgeInfo& between(Cell a, Cell b) const {
        const Side side = b.row < a.row   ? Side::North
                           : b.col > a.col ? Side::East
                           : b.row > a.row ? Side::South
                                           : Side::West;
        return f.edge(a, side);
    }
    bool straightPass(Cell a, Cell b) const {
        const n::EdgeInfo& e = between(a, b);
        if (e.has(n::EdgeNoPassage))
            return false;
        if (m.burrowing || e.has(n::EdgeEntrance))
            return true;
        if (e.has(n::EdgeOpening))
            return m.urbanFighter && !f.cell(a).has(n::Bunker) && !f.cell(b).has(n::Bunker);
        return !e.has(n::EdgeWall) && sameHouse(a, b);
    }
    bool pass(Cell a, Cell b) const {
        if (a.col == b.col || a.row == b.row)
            return straightPass(a, b);
        if (!m.burrowing && !sameHouse(a, b))
            return false;
        for (const Cell corner : {Cell{a.col, b.row}, Cell{b.col, a.row}}) {
            bool open;
            if (!m.burrowing && !inHouse(a) && inHouse(corner))
                open = !between(a, corner).has(n::EdgeNoPassage) && !between(corner, b).has(n::EdgeNoPassage);
            else
                open = straightPass(a, corner) && straightPass(corner, b);
            if (open)
                return true;
        }
        return false;
    }
    bool room(Cell a, Cell b) const {
        if (a.col == b.col || a.row == b.row || (m.footprint == 1 && !wheels()))
            return true;
        const Cell p{a.col, b.row}, q{b.col, a.row};
        const auto shut = [&](Cell c) { return !groundTakes(c) || !unitLetsThrough(c); };
        if (!shut(p) || !shut(q))
            return true;
        return inHouse(p) && inHouse(q) && !sameHouse(p, q);
    }
    bool step(Cell a, Cell b) const { return groundTakes(b) && pass(a, b) && room(a, b); }

    // -- zones of control
    bool cut(Cell a, Cell b) const {
        const auto bad = [&](Cell x, Cell y) {
            return between(x, y).has(n::EdgeWall | n::EdgeNoPassage | n::EdgeOpening);
        };
        if (a.col == b.col || a.row == b.row)
            return bad(a, b);
        const Cell p{a.col, b.row}, q{b.col, a.row};
        return (bad(a, p) || bad(p, b)) && (bad(a, q) || bad(q, b));
    }
    bool holds(const FieldUnit& enemy, Cell c) const {
        if (enemy.side == m.side || enemy.unitClass != UnitClass::Infantry || enemy.marks.suppressed > 0 ||
            enemy.hidden != FieldUnit::Hidden::No)
            return false;
        const Cell at = enemy.cells[0];
        if (std::max(std::abs(at.col - c.col), std::abs(at.row - c.row)) != 1 || cut(at, c))
            return false;
        return !inHouse(at) || sameHouse(at, c);
    }
    bool zoneForbids(Cell a, Cell b, bool onFoot) const {
        if (m.unitClass != UnitClass::Infantry || m.burrowing)
            return false;
        for (const FieldUnit& enemy : f.units()) {
            if (holds(enemy, a) && holds(enemy, b))
                return true;
            if (onFoot && !sameHouse(a, b)) {
                if (!inHouse(a) && holds(enemy, a))
                    return true;
                if (!inHouse(b) && holds(enemy, b))
                    return true;
            }
        }
        return false;
    }

    std::vector<std::pair<Spot, int>> steps(const Spot& spot, int left) const {
        return m.footprint == 1 ? singleSteps(spot, left) : wideSteps(spot, left);
    }

    std::vector<std::pair<Spot, int>> singleSteps(const Spot& spot, int left) const {
        std::vector<std::pair<Spot, int>> out;
        const Cell a = spot.cells[0];
        for (int d = 0; d < 8; ++d) {
            const Cell b = a + dir(d);
            if (!f.exists(b))
                continue;
            if (spot.level == Level::Air && unitLetsThrough(b) && !warded(b) && !zoneForbids(a, b, false))
                out.push_back({Spot{{b}, 0, Level::Air, false}, 1});
            const bool walks = step(a, b) && unitLetsThrough(b) && !zoneForbids(a, b, true);
            if (m.overTerrain) {
                // On foot only indoors and over the threshold.
                if (!walks || (!inHouse(a) && !inHouse(b)))
                    continue;
                if (spot.level == Level::Air && (inHouse(a) || !inHouse(b)))
                    continue;
                out.push_back({Spot{{b}, 0, inHouse(b) ? Level::Ground : Level::Air, false}, 1});
                continue;
            }
            if (spot.level == Level::Below) {
                if (zoneForbids(a, b, false) || !passBelow(a, b))
                    continue;
                if (under(b))
                    out.push_back({Spot{{b}, 0, Level::Below, false}, 1});
                if (plainGround(b) && unitLetsThrough(b) && !tooDear(a, b, left))
                    out.push_back({Spot{{b}, 0, Level::Ground, halting(b)}, marker(a, b) ? 3 : 1});
                continue;
            }
            if (dives() && plainGround(a) && under(b) && passBelow(a, b) && !zoneForbids(a, b, false))
                out.push_back({Spot{{b}, 0, Level::Below, false}, 1});
            if (!walks || (halting(b) && !unitSharesSpace(b)))
                continue;
            if (tooDear(a, b, left))
                continue;
            out.push_back({Spot{{b}, 0, Level::Ground, halting(b)}, marker(a, b) ? 3 : 1});
        }
        return out;
    }

    // -- below stilts and bridges
    bool dives() const { return m.amphibious && !m.overTerrain && !m.burrowing; }
    bool under(Cell c) const {
        return f.exists(c) && (f.cell(c).has(n::Stilted) || f.cell(c).has(n::UnderwaterPassage)) &&
               !warded(c);
    }
    /// Ground it may stand on that is no part of a structure on stilts.
    bool plainGround(Cell c) const {
        return groundTakes(c) && !inHouse(c) &&
               (!under(c) || f.cell(c).has(n::Water) || f.cell(c).has(n::Swamp));
    }
    bool passBelow(Cell a, Cell b) const {
        const auto open = [&](Cell x, Cell y) { return !between(x, y).has(n::EdgeNoPassage); };
        if (a.col == b.col || a.row == b.row)
            return open(a, b);
        const Cell p{a.col, b.row}, q{b.col, a.row};
        return (open(a, p) && open(p, b)) || (open(a, q) && open(q, b));
    }
    bool roomBelow(Cell a, Cell b) const {
        if (a.col == b.col || a.row == b.row)
            return true;
        const auto shut = [&](Cell c) { return !under(c) && (!groundTakes(c) || !unitLetsThrough(c)); };
        return !shut({a.col, b.row}) || !shut({b.col, a.row});
    }
    /// Difficult terrain takes infantry's last point; others pay for the marker too. Swamp takes anybody's.
    bool tooDear(Cell a, Cell b, int left) const {
        const CellInfo &x = f.cell(a), &y = f.cell(b);
        const bool difficult = !m.overTerrain && !m.burrowing && y.has(n::DifficultTerrain) &&
                               !(x.has(n::DifficultTerrain) && x.element == y.element);
        return difficult && m.unitClass != UnitClass::Infantry && left < 3;
    }
    bool anyUnder(const Spot& spot) const {
        return std::any_of(spot.cells.begin(), spot.cells.end(), [&](Cell c) { return under(c); });
    }

    /// All placements one point away are those that share enough with the old one and obey the turning
    /// limits; tried by laying the counter everywhere near and asking whether one point can do it.
    std::vector<std::pair<Spot, int>> wideSteps(const Spot& spot, int left) const {
        std::vector<std::pair<Spot, int>> out;
        const Cell front = spot.cells[0];
        for (int row = -2; row <= 2; ++row)
            for (int col = -2; col <= 2; ++col)
                for (int facing = 0; facing < 8; facing += m.footprint == 4 ? 2 : 1) {
                    Spot next;
                    next.cells = lay(front + Cell{col, row}, facing);
                    next.facing = facing;
                    if ((next.cells == spot.cells && facing == spot.facing) || !oneMove(spot, next))
                        continue;
                    const auto fresh = newcomers(spot, next);
                    if (m.overTerrain) {
                        next.level = Level::Air;
                        if (std::all_of(fresh.begin(), fresh.end(), [&](const auto& way) {
                                return f.exists(way.second) && unitLetsThrough(way.second) &&
                                       !warded(way.second);
                            }))
                            out.push_back({next, 1});
                        continue;
                    }
                    if (dives())
                        wadeBelow(spot, next, fresh, left, out);
                    if (spot.level == Level::Below)
                        continue;
                    bool fine = true, pays = false;
                    for (const auto& [from, to] : fresh) {
                        fine &= step(from, to) && unitLetsThrough(to);
                        pays |= fine && marker(from, to);
                        fine = fine && !tooDear(from, to, left);
                        next.stopped |= halting(to);
                    }
                    if (fresh.size() == 2)
                        fine &= step(fresh[0].second, fresh[1].second);
                    if (fine)
                        out.push_back({next, pays ? 3 : 1});
                }
        return out;
    }
    /// Some part of the counter goes below, or the last part comes out.
    void wadeBelow(const Spot& spot, Spot next, const std::vector<std::pair<Cell, Cell>>& fresh, int left,
                   std::vector<std::pair<Spot, int>>& out) const {
        const bool now = spot.level == Level::Below, then = anyUnder(next);
        if ((!now && anyUnder(spot)) || (!now && !then))
            return;
        next.level = then ? Level::Below : Level::Ground;
        bool pays = false;
        for (const auto& [from, to] : fresh) {
            if (!f.exists(to) || !passBelow(from, to) || !roomBelow(from, to))
                return;
            if (under(to))
                continue;
            if (!groundTakes(to) || inHouse(to) || !unitLetsThrough(to) || tooDear(from, to, left))
                return;
            if (halting(to) && then)
                return;
            next.stopped |= halting(to);
            pays |= marker(from, to);
        }
        out.push_back({next, pays ? 3 : 1});
    }
    static bool holdsCell(const Spot& spot, Cell c) {
        return std::find(spot.cells.begin(), spot.cells.end(), c) != spot.cells.end();
    }
    bool oneMove(const Spot& a, const Spot& b) const {
        const int turn = std::min((b.facing - a.facing + 8) % 8, (a.facing - b.facing + 8) % 8);
        if (m.footprint == 2) {
            if (turn > 1)
                return false;
            const bool advance = b.cells[1] == a.cells[0], reverse = b.cells[0] == a.cells[1];
            const bool swing = turn == 1 && (b.cells[0] == a.cells[0] || b.cells[1] == a.cells[1]);
            return advance || reverse || swing;
        }
        if (turn > 2)
            return false;
        // 2 × 2: compare the blocks, not their fronts.
        const Cell shift = corner(b) - corner(a);
        if (shift == Cell{0, 0})
            return turn == 2;
        if (std::abs(shift.col) + std::abs(shift.row) != 1)
            return false;
        const auto along = [&](int facing) { return shift == dir(facing) || shift == dir(facing + 4); };
        return along(a.facing) || along(b.facing);
    }
    static Cell corner(const Spot& spot) {
        Cell best = spot.cells[0];
        for (const Cell c : spot.cells)
            best = {std::min(best.col, c.col), std::min(best.row, c.row)};
        return best;
    }
    std::vector<std::pair<Cell, Cell>> newcomers(const Spot& a, const Spot& b) const {
        std::vector<std::pair<Cell, Cell>> fresh;
        for (const Cell c : b.cells) {
            if (holdsCell(a, c))
                continue;
            Cell from = a.cells[0];
            if (m.footprint == 2) {
                // The end that stays is the one the new space is entered from.
                from = holdsCell(b, a.cells[0]) ? a.cells[0] : a.cells[1];
            } else {
                const Cell shift = corner(b) - corner(a);
                from = c - shift;
            }
            fresh.push_back({from, c});
        }
        return fresh;
    }
};

struct Case {
    MoveKit kit;
    Cell start;
    int facing = 0;
    Mover mover;
};

/// A board of mixed ground with a few houses, edges and units, and someone who moves on it.
void deal(std::mt19937& random, Case& game) {
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
    const auto seldom = [&](int n) { return upTo(n - 1) == 0; };
    const int cols = 8 + upTo(6), rows = 8 + upTo(6);
    static const std::string letters = "...........xx%%~~hmXVfssuuN!DC";
    std::vector<std::string> ground;
    for (int row = 0; row < rows; ++row) {
        ground.emplace_back();
        for (int col = 0; col < cols; ++col)
            ground.back() += seldom(25) ? ' '
                                        : letters[static_cast<std::size_t>(
                                              seldom(2) ? 0 : upTo(static_cast<int>(letters.size()) - 1))];
    }
    game.kit.board(ground);
    game.kit.defineOverlay("house", {game.kit.face("a", {"BB", "BB"})});
    game.kit.defineOverlay("bunker", {game.kit.face("a", {"KK"})});
    for (int houses = upTo(4); houses > 0; --houses) {
        const Cell at{upTo(cols - 2), upTo(rows - 2)};
        game.kit.layOverlay(seldom(3) ? "bunker" : "house", at);
        game.kit.layEdge("entrance", at + Cell{upTo(1), 0}, Side::North);
        game.kit.layEdge("opening", at + Cell{1, 0}, Side::East);
        if (seldom(3))
            game.kit.layEdge("wall", at, Side::South);
    }
    static const char* const kinds[] = {"wall", "no-passage", "fence"};
    for (int edges = upTo(20); edges > 0; --edges)
        game.kit.layEdge(kinds[upTo(2)], {upTo(cols - 1), upTo(rows - 1)}, static_cast<Side>(upTo(3)));
    std::set<Cell> taken;
    const auto freeCell = [&] {
        Cell cell;
        do
            cell = {upTo(cols - 1), upTo(rows - 1)};
        while (taken.contains(cell));
        taken.insert(cell);
        return cell;
    };
    game.start = freeCell();
    game.facing = upTo(7);
    for (int units = upTo(8); units > 0; --units) {
        const Cell at = freeCell();
        const bool away = seldom(3);
        game.kit.put(away        ? (seldom(2) ? "worm" : "hound")
                     : seldom(4) ? "truck"
                                 : "rifles",
                     at, seldom(2) ? "blue" : "red", 0, away && !seldom(4) ? "back" : "front");
        if (seldom(4))
            game.kit.piece(FieldKit::id("marker", "suppressed"), at);
    }
    Mover& mover = game.mover;
    mover.unitClass = static_cast<UnitClass>(upTo(3));
    mover.movement = upTo(9);
    mover.footprint = 1;
    if (mover.unitClass != UnitClass::Infantry && seldom(2))
        mover.footprint = mover.unitClass == UnitClass::Creature && seldom(2) ? 4 : 2;
    if (mover.footprint == 4)
        game.facing &= 6;
    mover.allTerrain = seldom(4);
    mover.amphibious = seldom(3);
    mover.waterOnly = mover.amphibious && seldom(4);
    mover.overTerrain = seldom(5) && (mover.footprint == 1 || mover.unitClass == UnitClass::Creature);
    mover.urbanFighter = mover.overTerrain || seldom(4);  // landing on dominant positions is tested apart
    mover.gigantic = seldom(8);
    mover.manifestation = seldom(3);
    mover.burrowing = seldom(6) && !mover.vehicle() && !mover.overTerrain;
    if (mover.burrowing)
        mover.amphibious = mover.waterOnly = false;
}

}  // namespace

class TestMovementOracle : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreesOnRandomBoards() {
        std::mt19937 random(19440606);
        int reached = 0, wide = 0;
        n::ReachMap reach;  // one for all, as a program would use it
        for (int round = 0; round < 1000; ++round) {
            Case game;
            deal(random, game);
            const Battlefield field = game.kit.build();
            if (!field.exists(game.start))
                continue;
            const n::MovementField moves(field, game.mover);
            if (game.mover.footprint > 1 && !moves.fits({game.start, game.facing}))
                continue;
            moves.reach({game.start, game.facing}, reach);
            const std::map<Cell, int> truth = Judge(field, game.mover).play(game.start, game.facing);
            std::map<Cell, int> ours;
            for (const Cell cell : reach.cells())
                if (field.exists(cell))
                    ours[cell] = *reach.cost(cell);
            if (ours != truth) {
                for (const auto& [cell, cost] : truth)
                    if (!ours.contains(cell) || ours[cell] != cost)
                        qWarning("round %d class %d fp %d %s: oracle %d, engine %d", round,
                                 int(game.mover.unitClass), int(game.mover.footprint), cellName(cell).c_str(),
                                 cost, ours.contains(cell) ? ours[cell] : -1);
                for (const auto& [cell, cost] : ours)
                    if (!truth.contains(cell))
                        qWarning("round %d class %d fp %d %s: oracle never, engine %d", round,
                                 int(game.mover.unitClass), int(game.mover.footprint), cellName(cell).c_str(),
                                 cost);
            }
            QVERIFY(ours == truth);
            reached += static_cast<int>(ours.size());
            wide += game.mover.footprint > 1;
            checkPaths(field, moves, reach);
        }
        QVERIFY(reached > 10000);
        QVERIFY(wide > 80);
    }

    /// Where the move cannot end there is a reason, and where it can there is none.
    void everyUnreachedCellHasAReason() {
        std::mt19937 random(6);
        for (int round = 0; round < 20; ++round) {
            Case game;
            deal(random, game);
            const Battlefield field = game.kit.build();
            if (!field.exists(game.start))
                continue;
            const n::MovementField moves(field, game.mover);
            n::ReachMap reach;
            moves.reach({game.start, game.facing}, reach);
            for (int index = 0; index < field.cellCount(); index += 5) {
                const Cell cell = field.cellAt(index);
                const n::Refusal why = moves.whyNot({game.start, game.facing}, cell);
                QCOMPARE(bool(why), !reach.cost(cell).has_value());
                QCOMPARE(why.code.empty(), why.rule.empty());
            }
        }
    }

private:
    static void checkPaths(const Battlefield& field, const n::MovementField& moves,
                           const n::ReachMap& reach) {
        for (std::size_t i = 0; i < reach.cells().size(); i += 7) {
            const Cell cell = reach.cells()[i];
            const std::vector<n::Placement> path = reach.path(cell);
            QVERIFY(!path.empty());
            for (std::size_t step = 1; step < path.size(); ++step)
                QVERIFY(Square::distance(path[step - 1].at, path[step].at) <= 2);
            QVERIFY(static_cast<int>(path.size()) - 1 <= *reach.cost(cell) ||
                    *reach.cost(cell) == reach.points());
            std::array<Cell, 4> covered;
            const int count =
                n::footprintCells(moves.mover().footprint, path.back().at, path.back().facing, covered);
            QVERIFY(std::find(covered.begin(), covered.begin() + count, cell) != covered.begin() + count);
            Q_UNUSED(field);
        }
    }
};

QTEST_APPLESS_MAIN(TestMovementOracle)
#include "test_movement_oracle.moc"
