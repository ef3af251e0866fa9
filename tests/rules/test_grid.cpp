#include <QtTest>
#include <cmath>
#include <numbers>
#include <set>

#include "rules/board/grid.h"

using namespace bocage::rules;

namespace {

std::vector<Cell> cellsAround() {
    std::vector<Cell> cells;
    for (int col = -4; col <= 4; ++col)
        for (int row = -5; row <= 5; ++row)
            cells.push_back({col, row});
    return cells;
}

/// The cell, its sides and its corners.
std::vector<Place> placesOf(const Grid& grid, Cell cell) {
    std::vector<Place> places{cell};
    for (int i = 0; i < grid.turns(); ++i) {
        places.push_back(grid.side(cell, i));
        places.push_back(grid.corner(cell, i));
    }
    return places;
}

bool near(GridPoint a, GridPoint b) {
    return std::hypot(a.x - b.x, a.y - b.y) < 1e-9;
}

}  // namespace

/// What every grid answers to the rest of the program, stated once for squares and hexes.
class TestGrid : public QObject {
    Q_OBJECT

private:
    static void onEachGrid() {
        QTest::addColumn<const Grid*>("grid");
        QTest::newRow("squares") << &squareGrid();
        QTest::newRow("hexes") << &hexGrid();
    }

private Q_SLOTS:
    void kinds() {
        QCOMPARE(gridOf(GridKind::Square), &squareGrid());
        QCOMPARE(gridOf(GridKind::Hex), &hexGrid());
        QVERIFY(!gridOf(GridKind::None));
        QCOMPARE(squareGrid().turns(), 4);
        QCOMPARE(hexGrid().turns(), 6);
    }

    void everyPlaceIsNamedOnce_data() { onEachGrid(); }
    void everyPlaceIsNamedOnce() {
        QFETCH(const Grid*, grid);
        std::set<Place> places;
        for (const Cell cell : cellsAround()) {
            QCOMPARE(grid->sides().size(), static_cast<std::size_t>(grid->turns()));
            std::set<Place> own;
            for (const Place& place : placesOf(*grid, cell)) {
                own.insert(place);
                QVERIFY(grid->names(place));
                const std::vector<Cell> cells = grid->cellsAt(place);
                QVERIFY(std::ranges::count(cells, cell) == 1);
                // Whoever has the place calls it the same.
                for (const Cell other : cells) {
                    const std::vector<Place> theirs = placesOf(*grid, other);
                    QVERIFY(std::ranges::find(theirs, place) != theirs.end());
                }
            }
            QCOMPARE(own.size(), static_cast<std::size_t>(1 + 2 * grid->turns()));
            places.insert(own.begin(), own.end());
        }
        for (const Place& place : places) {
            const std::size_t cells = grid->cellsAt(place).size();
            const std::size_t inCorner = grid->kind() == GridKind::Square ? 4 : 3;
            QCOMPARE(cells, std::holds_alternative<Cell>(place)   ? 1
                            : std::holds_alternative<Edge>(place) ? 2
                                                                  : inCorner);
        }
    }

    void aGridKnowsItsOwnNames() {
        QVERIFY(!squareGrid().names(Edge{{1, 1}, Side::NorthEast}));
        QVERIFY(!squareGrid().names(Edge{{1, 1}, Side::East}));
        QVERIFY(!squareGrid().names(Corner{1, 1, Corner::Tip::Top}));
        QVERIFY(!hexGrid().names(Edge{{1, 1}, Side::North}));
        QVERIFY(!hexGrid().names(Corner{1, 1}));
    }

    void beyondASideAndBack_data() { onEachGrid(); }
    void beyondASideAndBack() {
        QFETCH(const Grid*, grid);
        for (const Cell cell : cellsAround())
            for (int i = 0; i < grid->turns(); ++i) {
                const Cell other = grid->beyond(cell, i);
                QCOMPARE(grid->distance(cell, other), 1);
                QVERIFY(grid->beyond(other, i + grid->turns() / 2) == cell);
                QVERIFY(grid->side(cell, i) == grid->side(other, (i + grid->turns() / 2) % grid->turns()));
            }
    }

    void turnsComeRoundAndMirrorsBack_data() { onEachGrid(); }
    void turnsComeRoundAndMirrorsBack() {
        QFETCH(const Grid*, grid);
        for (const Cell cell : cellsAround())
            for (const Place& place : placesOf(*grid, cell)) {
                QVERIFY(grid->turned(place, grid->turns()) == place);
                QVERIFY(grid->mirrored(grid->mirrored(place)) == place);
                QVERIFY(grid->turned(grid->turned(place, 1), -1) == place);
                QVERIFY(grid->mirrored(grid->turned(place, 1)) == grid->turned(grid->mirrored(place), -1));
                QVERIFY(grid->moved(grid->moved(place, {2, -3}), {-2, 3}) == place);
                // What meets in a place meets there after the turn.
                std::set<Cell> turned, mirrored;
                for (const Cell at : grid->cellsAt(place)) {
                    turned.insert(std::get<Cell>(grid->turned(at, 1)));
                    mirrored.insert(std::get<Cell>(grid->mirrored(at)));
                }
                const auto cellsOf = [&](const Place& which) {
                    const std::vector<Cell> cells = grid->cellsAt(which);
                    return std::set<Cell>(cells.begin(), cells.end());
                };
                QVERIFY(cellsOf(grid->turned(place, 1)) == turned);
                QVERIFY(cellsOf(grid->mirrored(place)) == mirrored);
            }
    }

    void thePictureTurnsWithThePlaces_data() { onEachGrid(); }
    void thePictureTurnsWithThePlaces() {
        QFETCH(const Grid*, grid);
        const GridPoint middle = grid->centre({0, 0});
        const double angle = 2 * std::numbers::pi / grid->turns();
        for (const Cell cell : cellsAround())
            for (const Place& place : placesOf(*grid, cell)) {
                const GridPoint from = grid->point(place);
                const double x = from.x - middle.x, y = from.y - middle.y;
                const GridPoint turned{middle.x + x * std::cos(angle) - y * std::sin(angle),
                                       middle.y + x * std::sin(angle) + y * std::cos(angle)};
                QVERIFY(near(grid->point(grid->turned(place, 1)), turned));
                QVERIFY(near(grid->point(grid->mirrored(place)), {middle.x - x, middle.y + y}));
            }
    }

    void turnsAreRotations_data() { onEachGrid(); }
    void turnsAreRotations() {
        QFETCH(const Grid*, grid);
        for (int steps = 0; steps < grid->turns(); ++steps) {
            QCOMPARE(grid->steps(grid->rotation(steps)), steps);
            QCOMPARE(degrees(grid->rotation(steps)), steps * 360 / grid->turns());
            QCOMPARE(grid->rotation(steps) + grid->rotation(1), grid->rotation(steps + 1));
        }
        QCOMPARE(grid->rotation(-1), grid->rotation(grid->turns() - 1));
        QCOMPARE(grid->facings() % grid->turns(), 0);
        QCOMPARE(grid->facingDegrees(1) - grid->facingDegrees(0), 360.0 / grid->facings());
    }

    void linesPassNeighbours_data() { onEachGrid(); }
    void linesPassNeighbours() {
        QFETCH(const Grid*, grid);
        for (const Cell to : cellsAround()) {
            const std::vector<Cell> line = grid->line({0, 0}, to);
            std::vector<Cell> back = grid->line(to, {0, 0});
            std::ranges::reverse(back);
            QVERIFY(line == back);
            QVERIFY(line.front() == (Cell{0, 0}) && line.back() == to);
            for (std::size_t i = 1; i < line.size(); ++i)
                QCOMPARE(grid->distance(line[i - 1], line[i]), 1);
            const std::vector<Cell> ring = grid->ring({0, 0}, grid->distance({0, 0}, to));
            QVERIFY(std::ranges::find(ring, to) != ring.end());
        }
    }

    void namesReadBack_data() { onEachGrid(); }
    void namesReadBack() {
        QFETCH(const Grid*, grid);
        std::set<std::string> names;
        for (int col = 0; col < 30; ++col)
            for (int row = 0; row < 30; ++row) {
                const std::string name = grid->name({col, row});
                QVERIFY(names.insert(name).second);
                QVERIFY(grid->named(name) == (Cell{col, row}));
            }
        QVERIFY(!grid->named("7B"));
        QCOMPARE(QString::fromStdString(grid->name({1, 0})), QStringLiteral("B1"));
    }

    /// On hexes a row below starts half a cell further right; its name starts with A all the same.
    void hexRowsBeginWithA() {
        QCOMPARE(QString::fromStdString(hexGrid().name({-1, 2})), QStringLiteral("A3"));
        QVERIFY(hexGrid().named("A3") == (Cell{-1, 2}));
    }

    void pointsFindTheirCells_data() { onEachGrid(); }
    void pointsFindTheirCells() {
        QFETCH(const Grid*, grid);
        for (const Cell cell : cellsAround()) {
            const GridPoint middle = grid->centre(cell);
            QVERIFY(grid->cellAt(middle) == cell);
            const std::vector<GridPoint> outline = grid->outline(cell);
            QCOMPARE(outline.size(), static_cast<std::size_t>(grid->turns()));
            for (int i = 0; i < grid->turns(); ++i) {
                // A little inside of side and corner is still the cell, and near them.
                const auto inside = [&](GridPoint point) {
                    return GridPoint{middle.x + (point.x - middle.x) * 0.95,
                                     middle.y + (point.y - middle.y) * 0.95};
                };
                const GridPoint side = inside(grid->point(grid->side(cell, i)));
                const GridPoint corner = inside(grid->point(grid->corner(cell, i)));
                QVERIFY(near(grid->point(grid->corner(cell, i)), outline[static_cast<std::size_t>(i)]));
                QVERIFY(grid->cellAt(side) == cell && grid->cellAt(corner) == cell);
                QVERIFY(grid->sideNear(side) == grid->side(cell, i));
                QVERIFY(grid->cornerNear(corner) == grid->corner(cell, i));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestGrid)
#include "test_grid.moc"
