#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/roster/roster.h"

namespace bocage::rules {

struct PlacedBoard {
    ElementId id;
    ContentId board;
    std::string face = "a";
    Cell at;  ///< top-left cell of the turned board
    Rotation rotation = Rotation::R0;
    Extras extras;
    bool operator==(const PlacedBoard&) const = default;
};

struct PlacedOverlay {
    ElementId id;
    ContentId overlay;
    std::string face = "a";
    Cell at;  ///< top-left cell of the turned bounding box
    Rotation rotation = Rotation::R0;
    Text label;
    Extras extras;
    bool operator==(const PlacedOverlay&) const = default;
};

struct PlacedEdge {
    ElementId id;
    ContentId kind;
    Edge at;
    Extras extras;
    bool operator==(const PlacedEdge&) const = default;
};

struct PlacedCorner {
    ElementId id;
    ContentId kind;  ///< corner terrain or a corner marker such as a totem
    Corner at;
    Extras extras;
    bool operator==(const PlacedCorner&) const = default;
};

struct BattlefieldPlan {
    GridKind grid = GridKind::Square;
    std::vector<PlacedBoard> boards;
    std::vector<PlacedOverlay> overlays;
    std::vector<PlacedEdge> edges;
    std::vector<PlacedCorner> corners;
    std::vector<std::string> conditions;  ///< night, fog, cave …
    Extras extras;
    bool operator==(const BattlefieldPlan&) const = default;
};

/// A unit, marker or token on the battlefield.
struct Piece {
    ElementId id;
    ContentId content;  ///< unit or marker
    Cell at;            ///< for a unit of several spaces, the one at its front (front left for 2 × 2)
    std::optional<Corner> corner;  ///< set instead of `at` for what lies on an interspace
    int facing = 0;                ///< eighths of a turn clockwise from north (quarters use even numbers)
    std::string face = "front";    ///< side up
    SideId side;                   ///< owner, empty for neutral and uncontrolled
    PlayerId player;               ///< may be empty when the side has one player
    std::string group;             ///< deployment group letter
    std::string entry;  ///< "army id/entry id" when it comes from a roster, so that it is placed once
    std::string mode;   ///< uncontrolled creatures: aggressive, lying-in-wait, roaming
    std::vector<std::string> restrictions;  ///< may-not-leave, no-orders …
    std::optional<int> value;
    Text label;
    Extras extras;
    bool operator==(const Piece&) const = default;
};

struct Zone {
    enum class Kind { Deployment, Area, Exit };
    ElementId id;
    Kind kind = Kind::Deployment;
    Text name;
    SideId side;
    std::string group;
    std::vector<Cell> cells;  ///< sorted, no repeats
    std::string colour;       ///< #RRGGBB to highlight it; empty: that of its side
    Extras extras;
    bool operator==(const Zone&) const = default;
};

struct EntryArrow {
    ElementId id;
    SideId side;
    Cell at;
    Side from = Side::North;  ///< the border the arrow comes in over
    Text label;
    Extras extras;
    bool operator==(const EntryArrow&) const = default;
};

struct Objective {
    enum class Kind { Main, Secondary, Bonus };
    ElementId id;
    Kind kind = Kind::Main;
    std::vector<Cell> cells;       ///< one cell or an area
    std::optional<Corner> corner;  ///< instead of cells
    ElementId element;             ///< instead of cells: a placed overlay (building)
    int value = 0;
    Text label;
    std::vector<std::vector<Cell>> alternatives;  ///< random places, one is drawn at set-up
    Extras extras;
    bool operator==(const Objective&) const = default;
};

/// What a player may bring.
struct Force {
    /// An army inside the scenario, or a link to an army file beside it.
    struct Army {
        ElementId id;
        std::string file;  ///< relative path; empty when embedded
        std::optional<Roster> roster;
        bool operator==(const Army&) const = default;
    };
    std::optional<int> budget;
    std::vector<Copies> fixed;  ///< handed out: tiles, heroes, options, units
    std::vector<Army> armies;
    std::vector<ContentId> permitted;
    std::vector<ContentId> required;
    std::vector<ContentId> forbidden;
    bool mixedFactions = false;
    Extras extras;
    bool operator==(const Force&) const = default;
};

struct Player {
    PlayerId id;
    Text name;
    ContentId faction;
    std::optional<int> cards;  ///< opening hand and hand limit
    Force force;
    Extras extras;
    bool operator==(const Player&) const = default;
};

struct ScenarioSide {
    SideId id;
    Text name;
    std::string colour;  ///< #RRGGBB; empty: that of the first player's faction
    std::vector<Player> players;
    Extras extras;
    bool operator==(const ScenarioSide&) const = default;
};

struct TurnEvent {
    ElementId id;
    int turn = 1;
    ContentId faction;  ///< empty: a common event
    Text text;
    Extras extras;
    bool operator==(const TurnEvent&) const = default;
};

struct TurnTrack {
    int spaces = 12;         ///< of the printed counter
    std::optional<int> end;  ///< turn of the END marker
    std::vector<TurnEvent> events;
    Extras extras;
    bool operator==(const TurnTrack&) const = default;
};

struct Initiative {
    bool random = false;
    PlayerId first;          ///< when not random
    PlayerId firstDeployer;  ///< empty: the initiative player
    Extras extras;
    bool operator==(const Initiative&) const = default;
};

struct DeckUse {
    ElementId id;
    PlayerId player;
    ContentId deck;
    ContentId substituteFor;  ///< empty when the player's own deck
    std::vector<Copies> removed;
    Extras extras;
    bool operator==(const DeckUse&) const = default;
};

struct BagUse {
    ElementId id;
    ContentId bag;
    std::vector<Copies> added;
    std::vector<Copies> removed;
    Extras extras;
    bool operator==(const BagUse&) const = default;
};

/// One way for a side to win. The structured part is a form per kind; the text says it in a sentence.
struct VictoryCondition {
    enum class Kind { Eliminate, Capture, Hold, Free, Exit, Score, MostPoints, Survive, TurnLimit, Text };
    /// A line of a score table: so many points for the scorer per eliminated unit of the victim.
    struct Score {
        SideId victim;
        ContentId unit;  ///< empty: any unit
        int points = 0;
        bool operator==(const Score&) const = default;
    };
    ElementId id;
    SideId side;
    Kind kind = Kind::Text;
    std::vector<ElementId> targets;  ///< objectives, pieces, zones or victory places
    std::vector<ContentId> units;    ///< named units it is about
    std::optional<int> count;
    std::optional<int> turn;
    std::vector<Score> scores;
    Text text;
    Extras extras;
    bool operator==(const VictoryCondition&) const = default;
};

struct SpecialRule {
    ElementId id;
    Text text;
    std::vector<std::string> rules;  ///< rule ids it touches
    std::string ruleSwitch;          ///< a named rule switch of the system, may be empty
    Extras extras;
    bool operator==(const SpecialRule&) const = default;
};

/// "If side S won chapter C, it gets …": carried over from an earlier chapter.
struct CampaignLink {
    ElementId id;
    std::string chapter;  ///< file or chapter id
    std::string side;     ///< side of that chapter whose result counts
    std::string outcome;  ///< won, lost, draw …
    PlayerId receiver;
    std::vector<Copies> grants;
    Text text;
    Extras extras;
    bool operator==(const CampaignLink&) const = default;
};

struct ScenarioTexts {
    /// What a translation was made from: it is out of date once the original says something else.
    struct Translation {
        std::string text;      ///< "title" or a field of this section
        std::string language;  ///< of the translation
        std::string of;        ///< fingerprint of the original at the time
        bool operator==(const Translation&) const = default;
    };
    Text introduction;
    Text deployment;
    Text preparation;
    Text gameplay;
    Text epilogue;
    std::vector<Translation> translations;  ///< sorted by text and language
    Extras extras;
    bool operator==(const ScenarioTexts&) const = default;
};

/// A note of the designer on the map; never printed for players.
struct Note {
    ElementId id;
    Cell at;
    Text text;
    Extras extras;
    bool operator==(const Note&) const = default;
};

/// One battle. Sections that only one game system knows live in `extras` under the keys the system owns.
struct Scenario {
    std::string system;
    Text title;
    std::string author;
    Provenance provenance = Provenance::Sample;
    std::vector<PackPin> packs;
    int seed = 1;
    BattlefieldPlan battlefield;
    std::vector<Zone> zones;
    std::vector<EntryArrow> entries;
    std::vector<Objective> objectives;
    std::vector<Piece> pieces;
    std::vector<ScenarioSide> sides;
    TurnTrack turnTrack;
    Initiative initiative;
    std::vector<DeckUse> decks;
    std::vector<BagUse> bags;
    std::map<std::string, std::string> rulings;  ///< ruling key → chosen value
    std::vector<SpecialRule> specialRules;
    ScenarioTexts texts;
    std::vector<VictoryCondition> victory;
    std::vector<CampaignLink> campaign;
    std::vector<Waiver> waivers;
    std::vector<Note> notes;
    Extras extras;

    bool operator==(const Scenario&) const = default;
};

/// Every content id that the scenario mentions, embedded armies included, in order of appearance (with
/// repeats).
std::vector<ContentId> references(const Scenario& scenario);

/// An element id that nothing in the scenario uses yet: prefix, hyphen, number.
ElementId freshId(const Scenario& scenario, std::string_view prefix);

const ScenarioSide* findSide(const Scenario& scenario, const SideId& id);
const Player* findPlayer(const Scenario& scenario, const PlayerId& id);

}  // namespace bocage::rules
