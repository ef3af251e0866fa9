#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "rules/board/grid.h"
#include "rules/core/ids.h"
#include "rules/core/json.h"
#include "rules/core/provenance.h"
#include "rules/core/text.h"

/// Value types of what a content pack holds, as far as all game systems share them. Statistics of units and
/// the shape of rosters are a system's own: see rules/systems/<name>/content.
namespace bocage::rules {

/// What every piece of content has.
struct ContentHead {
    ContentId id;
    Text name;
    Text help;  ///< one to three sentences of ours, shown in inspectors and printed in references
    Provenance provenance = Provenance::Sample;

    bool operator==(const ContentHead&) const = default;
};

/// One meaning of a terrain kind: an effect name that the game system knows, with a value or the unit classes
/// it holds for where the effect asks for them.
struct Effect {
    std::string name;
    std::optional<int> value;
    std::vector<std::string> classes;

    bool operator==(const Effect&) const = default;
};

/// Terrain is data: a name, a look and a set of effects. Code knows effects, never kinds.
struct TerrainKind : ContentHead {
    enum class Place { Cell, Edge, Corner };
    Place place = Place::Cell;
    std::vector<Effect> effects;
    std::string look;  ///< drawing recipe: grass, field, road, hedgerow, thicket, water, floor, wall, wire …
    std::string symbol;  ///< name of an SVG symbol, may be empty
    Extras extras;

    bool operator==(const TerrainKind&) const = default;
};

/// Something lying on an edge or corner of a board or overlay, in its own unrotated frame.
struct EdgeFeature {
    Edge at;
    ContentId kind;  ///< a terrain kind with place Edge
    bool operator==(const EdgeFeature&) const = default;
};
struct CornerFeature {
    Corner at;
    ContentId kind;
    bool operator==(const CornerFeature&) const = default;
};

/// A rectangle of cells with a terrain kind each. In files: rows of letters with a legend; '.' is "no cell
/// here".
struct TerrainGrid {
    int cols = 0;
    int rows = 0;
    std::vector<ContentId> cells;  ///< row by row, cols × rows; empty id = no cell

    const ContentId& at(Cell cell) const {
        return cells[static_cast<std::size_t>(cell.row * cols + cell.col)];
    }
    ContentId& at(Cell cell) { return cells[static_cast<std::size_t>(cell.row * cols + cell.col)]; }
    bool contains(Cell cell) const {
        return cell.col >= 0 && cell.row >= 0 && cell.col < cols && cell.row < rows && !at(cell).empty();
    }
    bool operator==(const TerrainGrid&) const = default;
};

/// A set of cells inside a building that a grenade fills (SON-BLD-07).
struct Room {
    std::string name;
    std::vector<Cell> cells;
    bool operator==(const Room&) const = default;
};

/// One face of a board or overlay.
struct Face {
    std::string name;  ///< "a", "b", or what the back is: "ruin", "wreck"
    Text title;
    TerrainGrid grid;
    std::vector<EdgeFeature> edges;
    std::vector<CornerFeature> corners;
    std::vector<Room> rooms;
    std::optional<int> structure;  ///< demolition points until this face is destroyed (SON-TER-01)
    std::string look;              ///< drawing recipe for the whole piece: "house", "barn", "church" …
    int seed = 1;                  ///< varies the drawing, never the meaning
    std::string art;               ///< a user's scan inside the pack, may be empty
    Extras extras;

    bool operator==(const Face&) const = default;
};

/// A double-sided terrain board: two faces that are one physical piece.
struct BoardDef : ContentHead {
    GridKind grid = GridKind::Square;
    std::vector<Face> faces;
    Extras extras;

    bool operator==(const BoardDef&) const = default;
};

/// A terrain tile laid on boards: any polyomino, with walls, rooms and usually a back (ruin, wreck).
struct OverlayDef : ContentHead {
    GridKind grid = GridKind::Square;
    std::string category;  ///< palette group: buildings, hedges, water …
    std::vector<Face> faces;
    Extras extras;

    bool operator==(const OverlayDef&) const = default;
};

struct FactionDef : ContentHead {
    std::string colour;  ///< #RRGGBB
    std::string frame;   ///< rounded, chamfered, scalloped, notched, torn, dashed
    std::string symbol;
    std::string deck;  ///< content id of its action deck, may be empty
    Extras extras;

    bool operator==(const FactionDef&) const = default;
};

/// A marker or token that can lie on a cell or corner.
struct MarkerDef : ContentHead {
    enum class Place { Cell, Corner, Unit, Table };
    Place place = Place::Cell;
    std::string category;
    std::string symbol;
    std::vector<Effect> effects;
    std::optional<int> terror;  ///< for Mythos Manifestations
    Extras extras;

    bool operator==(const MarkerDef&) const = default;
};

struct CardDef : ContentHead {
    std::string faction;  ///< content id, may be empty
    std::string phase;    ///< when it is played
    std::string bonus;    ///< alternate use: "fire +1" …
    std::vector<std::string>
        needs;  ///< what must exist for it to be of use: "building", "water", "vehicle" …
    std::string symbol;
    Extras extras;

    bool operator==(const CardDef&) const = default;
};

/// So many copies of one thing.
struct Copies {
    ContentId id;
    int count = 1;
    bool operator==(const Copies&) const = default;
};

struct DeckDef : ContentHead {
    ContentId faction;  ///< may be empty
    std::vector<Copies> cards;
    Extras extras;

    bool operator==(const DeckDef&) const = default;
};

/// A bag of tokens drawn blind.
struct BagDef : ContentHead {
    std::string purpose;  ///< madness, search, zombie …
    std::vector<Copies> contents;
    Extras extras;

    bool operator==(const BagDef&) const = default;
};

/// What one box holds. Two boxes double the stock.
struct BoxDef : ContentHead {
    std::vector<Copies> contents;
    Extras extras;

    bool operator==(const BoxDef&) const = default;
};

/// A piece of content whose fields only its game system understands (units, recruitment tiles, options …).
/// The system reads `fields` into its own type; the shell needs no more than the head.
struct SystemContent : ContentHead {
    Json fields;  ///< every member of the item except those of the head

    bool operator==(const SystemContent&) const = default;
};

struct PackPin {
    PackId id;
    std::string version;
    bool operator==(const PackPin&) const = default;
};

/// A pack's own description, `pack.json`.
struct PackManifest {
    PackId id;
    std::string version;  ///< "1.0.0"
    std::string system;   ///< id of its game system
    Text title;
    Text description;
    std::string author;
    std::string license;
    Provenance provenance = Provenance::Sample;
    std::vector<PackPin> needs;
    std::vector<std::string> languages;
    Extras extras;

    bool operator==(const PackManifest&) const = default;
};

/// Everything in one pack.
struct Pack {
    PackManifest manifest;
    std::vector<FactionDef> factions;
    std::vector<TerrainKind> terrain;
    std::vector<BoardDef> boards;
    std::vector<OverlayDef> overlays;
    std::vector<MarkerDef> markers;
    std::vector<CardDef> cards;
    std::vector<DeckDef> decks;
    std::vector<BagDef> bags;
    std::vector<BoxDef> boxes;
    std::vector<SystemContent> system;  ///< kinds owned by the game system, told apart by ContentId::kind()

    bool operator==(const Pack&) const = default;
};

}  // namespace bocage::rules
