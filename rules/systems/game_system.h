#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/checks/cardboard.h"
#include "rules/checks/check.h"
#include "rules/content/content.h"
#include "rules/content/pack_check.h"
#include "rules/systems/game_list.h"

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

/// What the shell asks of a game: everything that differs between games is behind this.
class GameSystem {
public:
    virtual ~GameSystem() = default;

    virtual std::string_view id() const = 0;
    virtual const Text& name() const = 0;
    virtual GridKind boardKind() const = 0;
    /// Keys of the scenario and roster files that belong to this system alone.
    virtual std::span<const std::string_view> documentSections() const = 0;
    virtual std::span<const ContentKindInfo> contentKinds() const = 0;
    virtual std::span<const EffectInfo> effects() const = 0;
    virtual std::span<const RulingInfo> rulings() const = 0;
    virtual std::span<const ConditionInfo> conditions() const { return {}; }
    virtual std::span<const RuleSwitchInfo> ruleSwitches() const { return {}; }
    virtual std::span<const Check> checks() const = 0;
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
    virtual Problems checkContent(const SystemContent& item) const = 0;
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

/// A further game, listed while the guest lives; a test registers its own this way in each room.
using GameSystemGuest = GameGuest<GameSystem>;
template <>
void GameGuest<GameSystem>::enter(const GameSystem& system);
template <>
void GameGuest<GameSystem>::leave(const GameSystem& system);

}  // namespace bocage::rules
