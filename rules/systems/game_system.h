#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/checks/cardboard.h"
#include "rules/checks/check.h"
#include "rules/checks/pack_check.h"
#include "rules/content/content.h"
#include "rules/systems/game_list.h"
#include "rules/systems/play_order.h"
#include "rules/systems/roster_rules.h"

namespace bocage::rules {

/// An effect that terrain or markers may have, as the system understands it.
struct EffectInfo {
    std::string_view name;
    bool needsValue = false;
    bool allowsValue = false;
    bool needsClasses = false;
    std::string_view rule;  ///< where it is explained
};

/// A kind of content that only this system has.
struct ContentKindInfo {
    std::string_view kind;  ///< as in ContentId::kind()
    std::string_view file;  ///< file name inside a pack, without .json
};

/// One switch for an ambiguity of the rules, with our default first.
struct RulingInfo {
    std::string_view key;
    std::string_view ambiguity;  ///< SON-AMB-14
    std::vector<std::string_view> values;
};

/// A state of the whole battlefield that a scenario may set.
struct ConditionInfo {
    std::string_view name;  ///< as in BattlefieldPlan::conditions
    std::string_view rule;  ///< where it is explained
};

/// A rule of the game that scenarios turn over often enough to have a switch for it.
struct RuleSwitchInfo {
    std::string_view name;  ///< as in SpecialRule::ruleSwitch
    std::vector<std::string_view> rules;
};

/// What must lie on the table to set a battle up, and what may stand in for what.
struct CardboardNeeds {
    std::vector<Demand> demands;
    Substitutes substitutes;
};

/// What the checks of one run share, and the parts of the scenario that differ from the run before.
struct Prepared {
    std::shared_ptr<const CheckContext> context;
    Parts changed = part::all;
};

/// A part of a document that only one game understands, kept under a key of its own. Files hold it as it is
/// read here; documents keep it in `extras`, so that nothing is lost where the game is unknown. Make one from
/// a described type with documentSection() and get at its value with readSection() and writeSection()
/// (rules/format/sections.h).
struct DocumentSection {
    enum class Of { Scenario, Roster, Campaign };
    std::string_view key;
    Of of = Of::Scenario;
    /// The section as it is written: fields in order, defaults left out, unknown fields kept. Problems have
    /// pointers below `pointer`.
    Json (*read)(const Json& section, const std::string& pointer, Problems& problems) = nullptr;
    /// Types it nests go into `definitions` under names that start with the game's.
    Json (*schema)(Json::Object& definitions) = nullptr;
};

/// Copies of one thing that a roster, or a scenario by hand, puts on the table.
struct Fielded {
    ElementId source;   ///< entry or filling of the roster
    ContentId handout;  ///< when a scenario hands it out: what it hands out
    ContentId content;
    int count = 1;
    bool operator==(const Fielded&) const = default;
};

/// What the shell asks of a game: everything that differs between games is behind this. One per game, in
/// rules/systems/<game>, listed in rules/systems/registry.cpp. All but id and name have an answer that suits
/// a game which has nothing to say, so that a new question breaks no game.
class GameSystem {
public:
    virtual ~GameSystem() = default;

    virtual std::string_view id() const = 0;
    virtual const Text& name() const = 0;
    /// The geometry of its boards; null for a game without any.
    virtual const Grid* grid() const { return nullptr; }
    /// Parts of scenario, roster and campaign files that belong to this game alone.
    virtual std::span<const DocumentSection> documentSections() const { return {}; }
    /// The cells a piece covers, its front first; none for what lies on a corner.
    virtual std::vector<Cell> footprint(const Piece& piece, const Library&) const {
        return piece.corner ? std::vector<Cell>() : std::vector<Cell>{piece.at};
    }
    /// Who comes when; what the dice decide is left empty.
    virtual PlayOrder playOrder(const Scenario&) const { return {}; }
    /// How rosters are built; null for a game without any.
    virtual const RosterRules* rosters() const { return nullptr; }
    /// What a roster puts on the table.
    virtual std::vector<Fielded> fielded(const Roster&, const LibraryPtr&) const { return {}; }
    /// What a scenario gives to a player besides the rosters.
    virtual std::vector<Fielded> handedOut(const Force&, const std::vector<const Roster*>& /*rosters*/,
                                           const LibraryPtr&) const {
        return {};
    }

    /// Kinds of content that only this game has.
    virtual std::span<const ContentKindInfo> contentKinds() const { return {}; }
    virtual std::span<const EffectInfo> effects() const { return {}; }
    virtual std::span<const RulingInfo> rulings() const { return {}; }
    virtual std::span<const ConditionInfo> conditions() const { return {}; }
    virtual std::span<const RuleSwitchInfo> ruleSwitches() const { return {}; }
    virtual std::span<const Check> checks() const { return {}; }
    /// Rules that warn of a battle which a side can hardly win: a campaign must not lead there.
    virtual std::span<const std::string_view> hopelessRules() const { return {}; }
    /// Whatever the checks share in one run; may be null.
    virtual std::shared_ptr<const CheckContext> prepare(const ValidateRequest&) const { return nullptr; }
    /// The same after an edit: only the `changed` parts differ from what `before` was made from. A game may
    /// build on that, and says which of the parts that it works out itself have really changed.
    virtual Prepared prepareAgain(const ValidateRequest& request, const CheckContext& before,
                                  Parts changed) const;
    /// Every piece the scenario of the request needs, its armies included.
    virtual CardboardNeeds cardboard(const ValidateRequest&) const { return {}; }
    /// What a pack author must hear about one item of the system's own kinds; empty when it is fine.
    virtual Problems checkContent(const SystemContent&) const { return {}; }
    /// Rules of the game about packs, besides packStructureChecks().
    virtual std::span<const PackCheck> packChecks() const { return {}; }
    /// Every id that an item of the system's own kinds refers to.
    virtual std::vector<ContentId> contentReferences(const SystemContent&) const { return {}; }
    /// JSON Schema of one of the system's own kinds; types it nests go into `definitions` under names that
    /// start with the system's. Null when anything goes.
    virtual Json contentSchema(std::string_view, Json::Object&) const { return {}; }
};

/// Every game in the order shown to users: the list of this room, in registry.cpp.
std::span<const GameSystem* const> gameSystems();
/// Null when no such system is known.
const GameSystem* findGameSystem(std::string_view id);
/// The game that a piece of content belongs to, by its pack; null for a ghost.
const GameSystem* gameOf(const ContentId& id, const Library& library);

/// A further game, listed while the guest lives; a test registers its own this way in each room.
using GameSystemGuest = GameGuest<GameSystem>;
template <>
void GameGuest<GameSystem>::enter(const GameSystem& system);
template <>
void GameGuest<GameSystem>::leave(const GameSystem& system);

}  // namespace bocage::rules
