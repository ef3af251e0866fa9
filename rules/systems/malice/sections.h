#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/scenario/scenario.h"
#include "rules/systems/malice/board.h"

/// What scenario and party files hold under the key "malice", and an avatar under "avatar". Tokens (Wells,
/// cities, mystics, stocked lairs, seals, Shadows, Xulthûl) are the scenario's pieces.
namespace bocage::rules::malice {

inline constexpr std::string_view avatarKey = "avatar";

/// An edge of a placed board.
struct JoinEnd {
    ElementId board;
    int edge = 0;
    bool operator==(const JoinEnd&) const = default;
};
/// Two edges that adjoin: half cell i of `a` faces half cell n − 1 − i + offset of `b` (SOM-MAP-12).
struct Join {
    JoinEnd a, b;
    int offset = 0;
    bool operator==(const Join&) const = default;
};
/// Cells of a placed board that the scenario paints over; the pack's board stays as it is.
struct Paint {
    ElementId board;
    std::vector<CellDetail> cells;
    bool operator==(const Paint&) const = default;
};
/// One kind of token was dealt by lot from this seed.
struct Deal {
    std::string kind;  ///< "wells", "cities", "mystics", "masteries"
    int seed = 1;
    bool operator==(const Deal&) const = default;
};
/// How the six mystic tokens are divided (SOM-AMB-07).
struct MysticSupply {
    int cleanse = 2, heal = 2, restore = 2;
    bool operator==(const MysticSupply&) const = default;
    int of(MysticService service) const;
};

struct ScenarioSection {
    Profile profile = Profile::Official;
    ScenarioKind scenario = ScenarioKind::Thwart;
    Difficulty difficulty = Difficulty::Hard;
    bool stewardship = false;
    std::string dstarMethod = "all";  ///< a name of DstarMethod; others are reported (SOM-CHK-86)
    ContentId generator;              ///< profile of a pack; empty: as the ruling generatorProfile says
    std::optional<int> avatars;       ///< that the tables are read for; none: as many as the party has
    int firstDirection = 1;           ///< of the Shadow Realm: side index of direction 1 (SOM-SR-05)
    MysticSupply mysticTokens;
    std::vector<Join> joins;
    std::vector<Paint> paint;
    std::vector<Deal> deals;
    Extras extras;
    bool operator==(const ScenarioSection&) const = default;
};

/// A cell of a placed board; without one, the Gate of that board.
struct Spot {
    ElementId board;
    std::optional<Cell> at;  ///< in the frame of the board
    bool operator==(const Spot&) const = default;
};

struct Life {
    int healthy = lifeTokens, wounded = 0, drained = 0;
    bool operator==(const Life&) const = default;
};
/// How many of each colour, by Colour.
struct Shards {
    int black = 0, blue = 0, green = 0, red = 0, yellow = 0, colorless = 0;
    bool operator==(const Shards&) const = default;
    int of(Colour colour) const;
    int& of(Colour colour);
    int total() const { return black + blue + green + red + yellow + colorless; }
};

/// What an entry of a party has besides its content (the avatar token), its label (the avatar's name) and its
/// fillings (mastery, items, potions, fate, radiance; see party/party.h for the slots).
struct AvatarSection {
    std::string player;
    Life life;
    std::optional<Shards> shards;  ///< none: what the set-up hands out (SOM-SETUP-13)
    Spot start;                    ///< where it begins; empty: not chosen
    std::vector<int> bands;        ///< one at most; none: alone
    bool reforming = false;        ///< without a body (SOM-LIFE-22)
    Text look;
    Extras extras;
    bool operator==(const AvatarSection&) const = default;
};

/// A party's own section.
struct PartySection {
    PartyMode mode = PartyMode::Start;
    Difficulty difficulty = Difficulty::Hard;  ///< where no scenario says it
    int maps = 2;                              ///< where no scenario says it
    int revealedLight = 0;  ///< Light Wells revealed so far; in a scenario at least its own
    Extras extras;
    bool operator==(const PartySection&) const = default;
};

/// What cannot be read comes back as problems; the section is then as far as it could be read.
ScenarioSection scenarioSection(const Extras& extras, Problems* problems = nullptr);
PartySection partySection(const Extras& extras, Problems* problems = nullptr);
AvatarSection avatarSection(const Extras& extras, Problems* problems = nullptr);
/// Puts a section in its place; one that says nothing is left out.
void setSection(Extras& extras, const ScenarioSection& section);
void setSection(Extras& extras, const PartySection& section);
void setSection(Extras& extras, const AvatarSection& section);
Json toJson(const ScenarioSection& section);
Json toJson(const PartySection& section);
Json toJson(const AvatarSection& section);
Json toJson(const CellDetail& cell);

/// The switches of the ambiguities (SOM-AMB), from the rulings of a scenario.
struct Rulings {
    bool halfHexesMerge = false;      ///< AMB-01
    bool tapered = false;             ///< AMB-05
    bool spawnAtStartOfTurn = false;  ///< AMB-08
    bool enterActs = true;            ///< AMB-09
    bool fightInPlace = false;        ///< AMB-14
    bool moveAfterCombat = true;      ///< AMB-16
    bool withdrawHit = false;         ///< AMB-26
    bool operator==(const Rulings&) const = default;
    static Rulings of(const std::map<std::string, std::string>& rulings);
};

}  // namespace bocage::rules::malice
