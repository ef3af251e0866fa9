#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <unordered_map>
#include <vector>

#include "rules/board/cell.h"

/// The table as the painter needs it: cells with their terrain, turned and laid where they lie.
namespace bocage::model::malice {

enum class Land : std::uint8_t {
    None,
    Plains,
    Water,
    Desert,
    Forest,
    Hills,
    Mountains,
    Swamp,
    Wild,
    Ash,   ///< land of the Shadow Realm
    Void,  ///< what lies around it
    Unknown,
};

enum class Way : std::uint8_t { None, Path, Road, Bridge };

enum class Mark : std::uint8_t { None, Gate, Stronghold, City, Mystic, Lair, Pit, ShadowGate };

/// A hex is cut into twelve wedges, two about each corner, counted clockwise from the upper side of the top
/// corner: wedge 2i lies before corner i, wedge 2i + 1 behind it. Boards may cut hexes through sides or
/// corners; half a hex has six wedges.
inline constexpr std::uint16_t wholeHex = 0xFFF;

struct HexCell {
    rules::Cell at;
    std::uint16_t wedges = wholeHex;
    Land land = Land::None;
    std::vector<Land> mixed;      ///< what else there is in it
    std::array<Land, 6> about{};  ///< what it looks like about each corner; worked out by the scene
    std::array<Way, 6> ways{};    ///< by side
    Mark mark = Mark::None;
    bool launch = false;
    int board = 0;
    std::uint64_t seed = 0;  ///< of the cell on its own unturned board: drawings keep their shape when moved

    bool whole() const { return wedges == wholeHex; }
    bool has(int wedge) const { return (wedges >> wedge & 1) != 0; }
    Land look(int wedge) const { return about[static_cast<std::size_t>(wedge / 2)]; }
};

/// A board that no pack has.
struct HexGhost {
    rules::Cell at;
    QString name;
};

class HexScene {
public:
    /// Cells may share a place: two halves of boards that lie edge to edge.
    explicit HexScene(std::vector<HexCell> cells, std::vector<HexGhost> ghosts = {});

    std::span<const HexCell> cells() const { return m_cells; }
    std::span<const HexGhost> ghosts() const { return m_ghosts; }
    /// The cell that has this wedge of a place; null when nothing lies there.
    const HexCell* at(rules::Cell place, int wedge) const;
    const HexCell* any(rules::Cell place) const;
    /// The first cell whose drawing may reach below `top`, and the first that lies below `bottom`: cells are
    /// sorted by rows.
    std::pair<std::size_t, std::size_t> rows(double top, double bottom) const;
    const QRectF& bounds() const { return m_bounds; }
    /// Equal numbers mean equal pictures of what lies in the rectangle.
    std::uint64_t signature(const QRectF& area) const;

private:
    void mingle(HexCell& cell) const;

    std::vector<HexCell> m_cells;
    std::vector<HexGhost> m_ghosts;
    std::unordered_map<rules::Cell, std::array<int, 2>> m_places;
    QRectF m_bounds;
};

/// Where things of a cell lie on the picture.
QPointF hexCentre(rules::Cell cell);
QPointF hexCorner(rules::Cell cell, int index);
QPointF sideMiddle(rules::Cell cell, int index);
rules::Cell beyondSide(rules::Cell cell, int index);
/// The corners of a wedge besides the centre, clockwise.
std::pair<QPointF, QPointF> wedgeEnds(rules::Cell cell, int wedge);
/// The middle of what there is of a cell: its centre, or that of the half that lies on the board.
QPointF bodyCentre(const HexCell& cell);
QPolygonF bodyOutline(const HexCell& cell);

}  // namespace bocage::model::malice
