#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "rules/systems/normandie/field/battlefield.h"
#include "rules/systems/normandie/field/face_meaning.h"

namespace bocage::rules::normandie::detail {

/// A board or overlay where it lies. Keeps the words it was made from, to see later whether it changed.
struct Placement {
    ContentId content;
    std::string face;
    Cell at;
    Rotation rotation = Rotation::R0;
    std::shared_ptr<const FaceMeaning> meaning;  ///< null for a ghost or what lies beyond the limit
    int cols = 0;                                ///< after the turn
    int rows = 0;

    template <class Placed>
    bool matches(const Placed& placed, const ContentId& id) const {
        return at == placed.at && rotation == placed.rotation && content == id && face == placed.face;
    }
};

struct EdgePlacement {
    ContentId kind;
    Edge at;
    EdgeEffects effects;
    std::uint32_t run = 0;
    bool matches(const PlacedEdge& placed) const { return at == placed.at && kind == placed.kind; }
};

struct CornerPlacement {
    ContentId kind;
    Corner at;
    CellEffects effects;
    bool matches(const PlacedCorner& placed) const { return at == placed.at && kind == placed.kind; }
};

/// A unit or a marker; markers with effects change the ground they lie on, and so does a vehicle turned to
/// its wreck side (SON-UNI-15).
struct PiecePlacement {
    ContentId content;
    Cell at;
    std::optional<Corner> corner;
    int facing = 0;
    std::string face;
    SideId side;
    const Unit* unit = nullptr;  ///< null for markers and wrecks
    CellEffects effects;
    bool marker = false;
    std::uint8_t cellCount = 1;
    std::array<Cell, 4> cells{};  ///< what a unit or wreck covers
    UnitMarks marks;              ///< of a marker on whoever carries it
    bool marked = false;          ///< it does something to its bearer
    bool mayNotLeave = false;
    bool roaming = false;
    bool zombie = false, manifestation = false, masterOfTheDead = false;  ///< of the side up
    bool matches(const Piece& piece) const {
        return at == piece.at && corner == piece.corner && facing == piece.facing &&
               content == piece.content && face == piece.face && side == piece.side &&
               mayNotLeave == keptInPlace(piece) && roaming == (piece.mode == "roaming");
    }
    static bool keptInPlace(const Piece& piece) {
        return std::find(piece.restrictions.begin(), piece.restrictions.end(), "may-not-leave") !=
               piece.restrictions.end();
    }
};

using FaceCache = std::map<const Face*, std::shared_ptr<const FaceMeaning>>;

/// Everything a battlefield shares between its copies. A list that did not change is shared between an old
/// and a rebuilt battlefield as well.
struct FieldParts {
    template <class T>
    using List = std::shared_ptr<const std::vector<T>>;
    using Placements = std::vector<std::shared_ptr<const Placement>>;  ///< unchanged ones are shared, too
    std::shared_ptr<const Placements> boards, overlays;
    List<EdgePlacement> edges;
    List<CornerPlacement> cornerPlacements;
    List<PiecePlacement> pieces;
    std::shared_ptr<const std::vector<SideId>> sides;
    std::shared_ptr<const FaceCache> faces;

    List<CellInfo> cells;
    List<EdgeInfo> north, west;
    List<CornerInfo> corners;
    List<FieldUnit> units;
    List<std::int32_t> occupants;
};

}  // namespace bocage::rules::normandie::detail
