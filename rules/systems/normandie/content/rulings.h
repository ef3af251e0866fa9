#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "rules/systems/game_system.h"

namespace bocage::rules::normandie {

/// Which lines of sight an effect asks for.
enum class SeenAs { ClearOrObscured, ClearOnly };

/// Our answers to what the rule books leave open, one field per ruling key of section 17. The values here are
/// the defaults; a scenario may choose otherwise.
struct Rulings {
    int statueValue = 2;              ///< AMB-01
    bool mythosAlias = true;          ///< AMB-02: Mythos Hunter and Mythos Fighter are one ability
    bool faithAutopass = true;        ///< AMB-03: false = exempt from checks
    bool killShotCostsTwo = true;     ///< AMB-04: false = life points do not help
    bool burrowerEthereal = false;    ///< AMB-05
    bool terrorInActivation = false;  ///< AMB-07
    SeenAs terrorSight = SeenAs::ClearOrObscured;                         ///< AMB-08
    enum class Search { Either, Token, Symbol } search = Search::Either;  ///< AMB-09
    bool nightInclusive = true;                          ///< AMB-10: the long-range penalty starts at 5 and 6
    bool rangeOnFinalResult = true;                      ///< AMB-11: false = on the combat value
    bool suppressiveUniversal = false;                   ///< AMB-12
    int arcDegrees = 90;                                 ///< AMB-13
    bool cornerNeedsBothStopped = true;                  ///< AMB-14: false = one stopped side is enough
    bool ownSpaceExempt = true;                          ///< AMB-15
    bool creatureSeesOver = false;                       ///< AMB-16
    bool endSpacesOpen = true;                           ///< AMB-17: false = a blocking end space blocks
    bool zocBindsCreatures = false;                      ///< AMB-18
    bool zocCutByNoPassage = true;                       ///< AMB-19: false = nothing cuts a zone of control
    bool creatureCrushes = false;                        ///< AMB-20
    bool swampPerSpace = true;                           ///< AMB-22: false = once per entry
    bool vehiclesInBuildings = false;                    ///< AMB-24
    bool cardsRefill = true;                             ///< AMB-25: false = draw that many
    bool initiativeRotates = true;                       ///< AMB-26: false = drawn each turn
    bool bookFreeSpell = false;                          ///< AMB-32
    bool dartsFixed = true;                              ///< AMB-35
    int grenadeOwnCorner = 1;                            ///< AMB-36
    bool officerTakesAny = false;                        ///< AMB-37: false = equipment and traits
    bool zocClosesEntrance = true;                       ///< AMB-39: false = only a unit standing there does
    bool heroTraits = false;                             ///< AMB-40
    bool uncontrolledIncludeSelf = true;                 ///< AMB-46
    bool flipImmobile = true;                            ///< AMB-54
    SeenAs spellDefaultSight = SeenAs::ClearOrObscured;  ///< AMB-57
    bool areaEffectsUseAdjacent = true;                  ///< AMB-62: false = the zone of control proper
    bool poisonAlways = true;                            ///< AMB-64
    bool caveIsNight = true;                             ///< AMB-65
    bool edgeRuns = true;               ///< AMB-66: false = each edge is an element of its own
    bool redBorderSwamp = true;         ///< AMB-67: swamp is ground for those who cannot leave the water
    bool swampLastPoint = true;         ///< AMB-68: false = infantry alone
    bool burrowUnderImpassable = true;  ///< AMB-69

    bool operator==(const Rulings&) const = default;

    /// Reads a scenario's choices. Unknown keys and values are left to the validator and change nothing.
    static Rulings from(const std::map<std::string, std::string>& choices);
};

/// Every key with its values, our default first.
std::span<const RulingInfo> rulingTable();

}  // namespace bocage::rules::normandie
