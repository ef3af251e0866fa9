#include <QtTest>
#include <algorithm>
#include <random>
#include <set>

#include "rules/board/hex.h"
#include "rules/board/square.h"

using namespace bocage::rules;

namespace {

std::string name(Cell cell) {
    return "(" + std::to_string(cell.col) + ", " + std::to_string(cell.row) + ")";
}

std::vector<Cell> someCells(int count, int reach) {
    std::mt19937 random(9);
    std::uniform_int_distribution<int> number(-reach, reach);
    std::vector<Cell> cells{{0, 0}, {1, 0}, {0, 1}, {-1, -1}};
    while (static_cast<int>(cells.size()) < count)
        cells.push_back({number(random), number(random)});
    return cells;
}

/// Edges of a cell, by the grid's own way of naming sides.
std::vector<Edge> edgesOf(Square, Cell cell) {
    return {Square::edge(cell, Side::North), Square::edge(cell, Side::East),
            Square::edge(cell, Side::South), Square::edge(cell, Side::West)};
}
std::vector<Hex::HexEdge> edgesOf(Hex, Cell cell) {
    std::vector<Hex::HexEdge> edges;
    for (int direction = 0; direction < Hex::sides; ++direction)
        edges.push_back(Hex::edge(cell, direction));
    return edges;
}

/// Neighbours across an edge: four of the square's eight, all six of the hex's.
template <class Grid>
std::vector<Cell> besides(Cell cell) {
    std::vector<Cell> cells;
    for (const auto& edge : edgesOf(Grid{}, cell))
        for (const Cell side : Grid::cellsBeside(edge))
            if (side != cell)
                cells.push_back(side);
    return cells;
}

}  // namespace

#define REQUIRE(condition, text) QVERIFY2(condition, (text).c_str())

/// The laws every grid keeps, stated once for all grids.
template <class Grid>
struct Laws {
    static void distanceIsAMetric() {
        const auto cells = someCells(60, 30);
        for (const Cell a : cells) {
            QCOMPARE(Grid::distance(a, a), 0);
            for (const Cell b : cells) {
                REQUIRE(Grid::distance(a, b) == Grid::distance(b, a), name(a) + name(b));
                REQUIRE((Grid::distance(a, b) > 0) == (a != b), name(a) + name(b));
                for (const Cell c : {cells[3], cells[17], cells[42]})
                    REQUIRE(Grid::distance(a, c) <= Grid::distance(a, b) + Grid::distance(b, c),
                            name(a) + name(b) + name(c));
            }
        }
    }
    static void distanceCountsSteps() {
        for (const Cell a : someCells(20, 30)) {
            const auto neighbours = Grid::neighbours(a);
            QCOMPARE(std::set<Cell>(neighbours.begin(), neighbours.end()).size(),
                     std::size_t{Grid::neighbourCount});
            for (const Cell b : neighbours) {
                QCOMPARE(Grid::distance(a, b), 1);
                const auto back = Grid::neighbours(b);
                REQUIRE(std::find(back.begin(), back.end(), a) != back.end(), name(a) + name(b));
            }
            // From anywhere, some neighbour is one nearer: distances are what steps add up to.
            for (const Cell goal : someCells(20, 20)) {
                if (goal == a)
                    continue;
                REQUIRE(std::any_of(neighbours.begin(), neighbours.end(),
                                    [&](Cell step) {
                                        return Grid::distance(step, goal) == Grid::distance(a, goal) - 1;
                                    }),
                        name(a) + name(goal));
            }
        }
    }
    static void ringsHoldWhatIsThatFar() {
        for (const Cell centre : {Cell{0, 0}, Cell{-7, 4}}) {
            for (int radius = 0; radius < 8; ++radius) {
                const auto ring = Grid::ring(centre, radius);
                const std::set<Cell> unlike(ring.begin(), ring.end());
                QCOMPARE(unlike.size(), ring.size());
                QCOMPARE(ring.size(),
                         static_cast<std::size_t>(radius == 0 ? 1 : radius * Grid::neighbourCount));
                for (int col = -12; col <= 12; ++col)
                    for (int row = -12; row <= 12; ++row) {
                        const Cell cell = centre + Cell{col, row};
                        REQUIRE(unlike.contains(cell) == (Grid::distance(centre, cell) == radius),
                                name(cell));
                    }
                for (std::size_t i = 0; radius > 0 && i < ring.size(); ++i)
                    QCOMPARE(Grid::distance(ring[i], ring[(i + 1) % ring.size()]), 1);
            }
        }
    }
    static void rotationComesRound() {
        for (const Cell a : someCells(40, 40)) {
            QVERIFY(Grid::rotate(a, Grid::turns) == a);
            QVERIFY(Grid::rotate(a, 0) == a);
            QVERIFY(Grid::mirror(Grid::mirror(a)) == a);
            Cell turned = a;
            for (int turn = 1; turn <= 2 * Grid::turns; ++turn) {
                turned = Grid::rotate(turned, 1);
                QVERIFY(turned == Grid::rotate(a, turn));
                QVERIFY(Grid::rotate(turned, -turn) == a);
                // Mirrored, a turn goes the other way.
                QVERIFY(Grid::mirror(Grid::rotate(a, turn)) == Grid::rotate(Grid::mirror(a), -turn));
            }
            for (const Cell b : someCells(10, 20)) {
                QCOMPARE(Grid::distance(Grid::rotate(a, 1), Grid::rotate(b, 1)), Grid::distance(a, b));
                QCOMPARE(Grid::distance(Grid::mirror(a), Grid::mirror(b)), Grid::distance(a, b));
            }
        }
        QVERIFY(Grid::rotate({1, 0}, 1) != (Cell{1, 0}));
    }
    static void linesAreSymmetric() {
        for (const Cell a : someCells(25, 12))
            for (const Cell b : someCells(25, 15)) {
                const auto line = Grid::line(a, b);
                auto back = Grid::line(b, a);
                std::reverse(back.begin(), back.end());
                REQUIRE(line == back, name(a) + name(b));
                REQUIRE(line.front() == a && line.back() == b, name(a) + name(b));
                REQUIRE(static_cast<int>(line.size()) > Grid::distance(a, b), name(a) + name(b));
                for (std::size_t i = 1; i < line.size(); ++i)
                    REQUIRE(Grid::distance(line[i - 1], line[i]) == 1, name(a) + name(b));
            }
    }
    static void cornersAgree() {
        for (const Cell a : someCells(30, 20)) {
            const auto corners = Grid::corners(a);
            QCOMPARE(std::set(corners.begin(), corners.end()).size(), std::size_t{Grid::sides});
            for (const auto& corner : corners) {
                const auto around = Grid::cellsAround(corner);
                REQUIRE(std::find(around.begin(), around.end(), a) != around.end(), name(a));
                for (const Cell other : around) {
                    const auto theirs = Grid::corners(other);
                    REQUIRE(std::find(theirs.begin(), theirs.end(), corner) != theirs.end(),
                            name(a) + name(other));
                    QVERIFY(Grid::distance(a, other) <= 1);
                }
            }
        }
    }
    static void edgesAgree() {
        for (const Cell a : someCells(30, 20)) {
            const auto edges = edgesOf(Grid{}, a);
            QCOMPARE(std::set(edges.begin(), edges.end()).size(), std::size_t{Grid::sides});
            QCOMPARE(besides<Grid>(a).size(), std::size_t{Grid::sides});
            for (const auto& edge : edges) {
                const auto beside = Grid::cellsBeside(edge);
                REQUIRE(beside[0] == a || beside[1] == a, name(a));
                const Cell other = beside[0] == a ? beside[1] : beside[0];
                QCOMPARE(Grid::distance(a, other), 1);
                const auto theirs = edgesOf(Grid{}, other);
                REQUIRE(std::find(theirs.begin(), theirs.end(), edge) != theirs.end(), name(a) + name(other));
                // Two cells share an edge and the two corners at its ends, no more.
                const auto mine = Grid::corners(a);
                const auto others = Grid::corners(other);
                QCOMPARE(std::count_if(mine.begin(), mine.end(),
                                       [&](const auto& corner) {
                                           return std::find(others.begin(), others.end(), corner) !=
                                                  others.end();
                                       }),
                         2);
            }
        }
    }
};

class TestGeometry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void squareDistanceIsAMetric() { Laws<Square>::distanceIsAMetric(); }
    void hexDistanceIsAMetric() { Laws<Hex>::distanceIsAMetric(); }
    void squareDistanceCountsSteps() { Laws<Square>::distanceCountsSteps(); }
    void hexDistanceCountsSteps() { Laws<Hex>::distanceCountsSteps(); }
    void squareRings() { Laws<Square>::ringsHoldWhatIsThatFar(); }
    void hexRings() { Laws<Hex>::ringsHoldWhatIsThatFar(); }
    void squareRotation() { Laws<Square>::rotationComesRound(); }
    void hexRotation() { Laws<Hex>::rotationComesRound(); }
    void squareLines() { Laws<Square>::linesAreSymmetric(); }
    void hexLines() { Laws<Hex>::linesAreSymmetric(); }
    void squareCorners() { Laws<Square>::cornersAgree(); }
    void hexCorners() { Laws<Hex>::cornersAgree(); }
    void squareEdges() { Laws<Square>::edgesAgree(); }
    void hexEdges() { Laws<Hex>::edgesAgree(); }

    /// A hex line has exactly one cell for each step.
    void hexLinesAreShortest() {
        for (const Cell a : someCells(20, 12))
            for (const Cell b : someCells(20, 15))
                QCOMPARE(static_cast<int>(Hex::line(a, b).size()), Hex::distance(a, b) + 1);
    }

    /// Turning a board turns its cells, edges and corners together.
    void framesTurnAsOne() {
        constexpr int cols = 5;
        constexpr int rows = 3;
        for (const Rotation rotation : {Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270}) {
            const auto [turnedCols, turnedRows] = rotatedSize(rotation, cols, rows);
            std::set<Cell> seen;
            for (int col = 0; col < cols; ++col)
                for (int row = 0; row < rows; ++row) {
                    const Cell cell{col, row};
                    const Cell turned = rotated(cell, rotation, cols, rows);
                    QVERIFY(turned.col >= 0 && turned.row >= 0 && turned.col < turnedCols &&
                            turned.row < turnedRows);
                    seen.insert(turned);
                    std::set<Corner> corners, cornersOfTurned;
                    for (const Corner corner : Square::corners(cell))
                        corners.insert(rotated(corner, rotation, cols, rows));
                    for (const Corner corner : Square::corners(turned))
                        cornersOfTurned.insert(corner);
                    QVERIFY(corners == cornersOfTurned);
                    std::set<Edge> edges, edgesOfTurned;
                    for (const Edge edge : edgesOf(Square{}, cell))
                        edges.insert(rotated(edge, rotation, cols, rows));
                    for (const Edge edge : edgesOf(Square{}, turned))
                        edgesOfTurned.insert(edge);
                    QVERIFY(edges == edgesOfTurned);
                }
            QCOMPARE(seen.size(), std::size_t{cols * rows});
        }
        // Four quarter turns, each of the frame as it then stands.
        const Cell cell{4, 1};
        Cell turned = cell;
        int width = cols, height = rows;
        for (int i = 0; i < 4; ++i) {
            turned = rotated(turned, Rotation::R90, width, height);
            std::swap(width, height);
        }
        QVERIFY(turned == cell);
    }

    void cellNamesComeBack() {
        for (int col = 0; col < 800; col += 7)
            for (int row = 0; row < 300; row += 13)
                QVERIFY(cellFromName(cellName({col, row})) == (Cell{col, row}));
        QCOMPARE(cellName({2, 4}), std::string("C5"));
        QCOMPARE(cellName({26, 0}), std::string("AA1"));
        QVERIFY(cellFromName("c5") == (Cell{2, 4}));
        for (const char* bad : {"", "5", "C", "C0", "C-1", "5C", "C5x", "ABCD1", "C12345"})
            QVERIFY2(!cellFromName(bad), bad);
    }
};

QTEST_APPLESS_MAIN(TestGeometry)
#include "test_geometry.moc"
