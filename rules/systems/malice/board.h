#pragma once

#include <string>
#include <vector>

#include "rules/content/library.h"
#include "rules/systems/malice/terms.h"

/// What a board of Shadows of Malice has beyond the shared grid of terrain, under the key "malice" of the
/// board's face in a pack.
namespace bocage::rules::malice {

inline constexpr std::string_view systemId = "malice";
inline constexpr std::string_view sectionKey = "malice";

/// A route that leaves a cell through a side.
struct Route {
    Side side = Side::East;  ///< of the cell, in the frame of the unturned board
    RouteKind kind = RouteKind::Road;
    bool operator==(const Route&) const = default;
};

/// Whatever is said of one cell besides the letter of its terrain. On a painted board it takes the place of
/// all that the pack says of the cell.
struct CellDetail {
    Cell at;                         ///< axial q and r, as in the grid of the face
    ContentId terrain;               ///< dominant; empty: that of the grid
    std::vector<std::string> mixed;  ///< terrains of a mixed cell, its dominant one among them
    Shape shape = Shape::Full;
    std::vector<Site> sites;  ///< one at most (SOM-SITE-07); more can be read, and judged
    bool launch = false;
    std::vector<Route> routes;
    Text note;
    bool operator==(const CellDetail&) const = default;
};

/// One edge of a board with its half and corner cells in order, clockwise around the board.
struct BoardEdge {
    int id = 0;
    std::vector<Cell> cells;
    bool operator==(const BoardEdge&) const = default;
};

struct BoardSection {
    BoardKind kind = BoardKind::Terrain;
    std::vector<CellDetail> cells;
    std::vector<BoardEdge> edges;
    Extras extras;
    bool operator==(const BoardSection&) const = default;
};

/// What the face of a board says; what cannot be read comes back as problems.
BoardSection boardSection(const Extras& faceExtras, Problems* problems = nullptr);
void setSection(Extras& faceExtras, const BoardSection& section);

/// A terrain kind as the rules see it: by its effects, whatever its name.
struct GroundMeaning {
    std::optional<Terrain> terrain;
    bool land = false;  ///< of the Shadow Realm's land mass
    bool operator==(const GroundMeaning&) const = default;
};
GroundMeaning groundMeaning(const TerrainKind* kind);

}  // namespace bocage::rules::malice
