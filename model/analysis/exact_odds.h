#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/board/cell.h"
#include "rules/core/distribution.h"

namespace bocage::model {

/// What may come of one roll of one unit against another, without rounding.
struct ExactOdds {
    std::string roll;     ///< one of rollNames
    std::string outcome;  ///< one of outcomeNames
    rules::Chance chance;
};

/// By a unit's own weapon, its main or second one; to suppress; an assault.
inline constexpr const char* rollNames[] = {"shot",        "shot-primary",        "shot-secondary",
                                            "suppressive", "suppressive-primary", "suppressive-secondary",
                                            "assault"};
/// Of a shot: anything happens to the target. Of an assault: the attacker wins. Of both: the target is
/// harmed, the target is lost.
inline constexpr const char* outcomeNames[] = {"effect", "wins", "harmed", "eliminated"};

/// A BattleAnalysis of a game whose attacks are rolled for is one of these too: rule tests keep what it says.
class TellsExactOdds {
public:
    virtual ~TellsExactOdds() = default;
    /// Of the unit in one space against the one in another, as they stand, nothing spent; what is refused
    /// is left out. Nothing at all when there are no two units.
    virtual std::optional<std::vector<ExactOdds>> exactOdds(rules::Cell attacker,
                                                            rules::Cell target) const = 0;
};

}  // namespace bocage::model
