#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/systems/normandie/army/army_view.h"

namespace bocage::rules::normandie {

/// A number that explains itself: where each part came from.
struct ArmyTerm {
    ElementId source;    ///< entry or filling; empty when it is the rule's own
    ContentId content;   ///< what it comes from: tile, option, unit
    std::string reason;  ///< code: tile-star, slot-bonus, unit-star, option, personal-order, base …
    int value = 0;
    std::string rule;

    bool operator==(const ArmyTerm&) const = default;
};

struct Total {
    int value = 0;
    std::vector<ArmyTerm> terms;
    void add(ArmyTerm term) {
        value += term.value;
        terms.push_back(std::move(term));
    }
};

/// What one entry costs and counts for (SON-ARM-67).
struct EntryTotals {
    ElementId id;
    int cost = 0;
    bool provisional = false;
    int units = 0;  ///< counters of the tile and its support options
    std::optional<int> breakingPoints;
    std::optional<int> victoryPoints;
};

/// Markers to hand out at the start (SON-ARM-69).
struct HandOut {
    ContentId option;  ///< empty for life points, orders, bluffs; a marker where an option has several kinds
    std::string what;  ///< option, choice (any mix of its kinds), life-point, order, bluff, special-order
    int count = 0;
};

/// Who may use an equipment or trait (SON-ARM-20, -21).
struct OptionAccess {
    ElementId filling;
    ContentId option;
    enum class Reach { WholeArmy, Tile, Character, BroughtUnits } reach = Reach::Tile;
    std::vector<int> units;  ///< indexes into ArmyView::units
};

/// A spell of the army as it is cast (SON-OPT-02, -03).
struct SpellTotals {
    ElementId filling;
    ContentId spell;
    int penalty = 0;  ///< Suppressed markers that its caster takes, a Magician's gift taken off
    std::optional<int> range;
    SightNeed sight = SightNeed::None;  ///< never Unstated: the ruling decides (SON-AMB-57)
    bool ruled = false;                 ///< the books do not tell what it needs to see
};

/// Whom each option serves (SON-ARM-18, -20, -21 and AMB-37, -40).
std::vector<OptionAccess> accessIn(const ArmyView& army);
/// What an option gives to whoever it serves as long as it lies on its tile, without a marker to spend.
bool lendsAbilities(const Option& option);

/// Everything the builder shows about an army; one place, so that sheet, print and command line agree.
struct ArmyTotals {
    Total points;
    bool provisional = false;  ///< sample or unknown costs are in it (SON-ARM-11)
    int unknownCosts = 0;
    std::optional<int> limit;
    Total orders;  ///< before the cap of 10 (SON-ARM-60, -61)
    int usableOrders = 0;
    Total specialOrders, bluffs;  ///< SON-ARM-63, -64
    int usableBluffs = 0;
    std::map<UnitClass, int> unitsByClass;
    int units = 0;
    int manifestations = 0;  ///< SON-ARM-71
    int personalOrders = 0;
    int ableToTakeOrders = 0;  ///< units that are not Autonomous
    int breakingPoints = 0;
    int victoryPoints = 0;
    std::vector<EntryTotals> entries;
    std::vector<HandOut> handOut;
    std::vector<OptionAccess> access;
    std::vector<SpellTotals> spells;
    std::map<std::string, int> abilities;  ///< slug → number of units with it on the front side
    std::vector<std::string> bags;         ///< madness, search, zombie: needed by this army alone
};

inline constexpr int orderCap = 10;
inline constexpr int bluffCap = 2;
inline constexpr int specialOrderCap = 2;

ArmyTotals totalsOf(const ArmyView& army);

/// Cost of a filling with everything on it; nothing for grants.
struct Cost {
    int points = 0;
    int unknown = 0;      ///< items without a cost
    bool sample = false;  ///< some cost is a sample
};
Cost costOf(const FillingView& filling);
Cost costOf(const EntryView& entry);

}  // namespace bocage::rules::normandie
