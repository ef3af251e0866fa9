#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/board/cell.h"

namespace bocage::rules {

enum class GridKind { Square, Hex, None };

/// Somewhere on a board: a cell, a side of a cell or a corner of a cell. Sides and corners belong to several
/// cells and are named once; make them with Grid::side and Grid::corner, so that equal places are equal.
using Place = std::variant<Cell, Edge, Corner>;

/// A point of the picture of a board, in cells: one unit is the distance between two cells of a row.
struct GridPoint {
    double x = 0;
    double y = 0;
};

/// The geometry of boards, asked by everything that is not the game itself: what lies beside what, how far,
/// what people call it, where it is drawn and what lies under a point. Squares and hexes keep the same laws
/// (tests/rules/test_grid.cpp). A game hands out its grid with GameSystem::grid(), or none.
///
/// Sides and corners of a cell are counted clockwise; corner i is where side i begins. Squares begin in the
/// north and at the top left, hexes in the north-east and at the top.
class Grid {
public:
    virtual ~Grid() = default;

    virtual GridKind kind() const = 0;
    /// Turns that bring a board back: 4 or 6. A cell has as many sides and corners.
    virtual int turns() const = 0;
    /// Directions a piece may face: 8 or 6, clockwise.
    virtual int facings() const = 0;
    /// Clockwise from the top of the picture.
    virtual double facingDegrees(int facing) const = 0;

    /// All at distance one, clockwise; on squares the diagonal ones too.
    virtual std::vector<Cell> neighbours(Cell cell) const = 0;
    virtual int distance(Cell a, Cell b) const = 0;
    /// All cells at exactly this distance.
    virtual std::vector<Cell> ring(Cell centre, int radius) const = 0;
    /// Cells on the way between two centres, both ends included; line(b, a) is line(a, b) reversed.
    virtual std::vector<Cell> line(Cell a, Cell b) const = 0;

    /// The directions of the sides of a cell, by index.
    virtual std::span<const Side> sides() const = 0;
    virtual Edge side(Cell cell, int index) const = 0;
    virtual Corner corner(Cell cell, int index) const = 0;
    /// The cell beyond a side.
    Cell beyond(Cell cell, int index) const;
    /// Every cell that has this place: one, two, or as many as meet in a corner.
    std::vector<Cell> cellsAt(const Place& place) const;
    /// A cell of the place, and which of its sides or corners it is; -1 for the cell itself.
    struct Part {
        Cell cell;
        int index = -1;
    };
    Part partOf(const Place& place) const;
    /// Whether a side or corner is named as this grid names it. Cells always are.
    bool names(const Place& place) const;

    /// Turned clockwise about the middle of the cell {0, 0}, by so many of turns().
    Place turned(const Place& place, int steps) const;
    /// Left and right exchanged about the same point.
    Place mirrored(const Place& place) const;
    Place moved(const Place& place, Cell by) const;
    Rotation rotation(int steps) const { return rotationOf(360 / turns() * steps); }
    /// How often to turn for it; 0 for a turn of another grid.
    int steps(Rotation rotation) const;

    /// What people read: "B7". Cells left of or above the origin have a name, but none that reads back.
    virtual std::string name(Cell cell) const = 0;
    virtual std::optional<Cell> named(std::string_view name) const = 0;

    virtual GridPoint centre(Cell cell) const = 0;
    /// The corners of the drawn cell, by index.
    virtual std::vector<GridPoint> outline(Cell cell) const = 0;
    virtual Cell cellAt(GridPoint point) const = 0;
    /// Of a corner itself, of a side its middle, of a cell its centre.
    GridPoint point(const Place& place) const;
    /// The side or corner nearest to the point, of the cell under it.
    Edge sideNear(GridPoint point) const;
    Corner cornerNear(GridPoint point) const;

protected:
    virtual Cell turnedCell(Cell cell, int steps) const = 0;
    virtual Cell mirroredCell(Cell cell) const = 0;
    /// Where side and corner `index` lie in the mirror.
    virtual int mirroredSide(int index) const = 0;
    virtual int mirroredCorner(int index) const = 0;
};

const Grid& squareGrid();
const Grid& hexGrid();
/// Null for None.
const Grid* gridOf(GridKind kind);

}  // namespace bocage::rules
