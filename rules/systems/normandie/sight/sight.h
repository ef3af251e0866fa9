#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/systems/normandie/field/battlefield.h"
#include "rules/systems/normandie/field/fighter.h"

/// Line of sight (section 6): exact, in integers, and able to say why.
namespace bocage::rules::normandie {

enum class SightState : std::uint8_t { Clear, Obscured, Blocked };

/// Who looks and who is looked at, as far as sight depends on it.
struct SightOptions {
    UnitClass shooter = UnitClass::Infantry;
    UnitClass target = UnitClass::Infantry;
    bool units = true;  ///< counters block; false asks for the terrain alone

    bool operator==(const SightOptions&) const = default;
};

/// One thing the line meets, in order from shooter to target.
struct SightStep {
    enum class Place : std::uint8_t { Cell, Edge, Corner };
    Place place = Place::Cell;
    Cell cell;      ///< for Cell
    Edge edge;      ///< for Edge
    Corner corner;  ///< for Corner
    int penalty = 0;
    bool blocks = false;
    bool exempt = false;  ///< would count but for the rule named
    bool aside = false;   ///< on the way round a corner that the line passes through
    int piece = -1;       ///< index into Scenario::pieces when a counter is the cause
    ElementRef element;
    std::string_view effect;  ///< what does it: blocks-sight, obscures, wall, no-passage, unit …
    std::string_view rule;    ///< why it counts, or why it does not

    bool operator==(const SightStep&) const = default;
};

/// How far one may shoot and what distance costs (SON-NGT-01..03, SON-FIR-04).
struct RangeAnswer {
    int distance = 0;
    std::optional<int> maximum;  ///< none: no limit
    bool inRange = true;
    int penalty = 0;  ///< of the final result, 2 or 0

    bool operator==(const RangeAnswer&) const = default;
};

/// A weapon's or unit's own limits.
struct WeaponReach {
    std::optional<int> limited;  ///< Limited Range n (SON-SA-16)
    bool hawkeye = false;        ///< no long-range penalty (SON-SA-13)
};

RangeAnswer rangeBetween(const Battlefield& field, Cell from, Cell to, const WeaponReach& reach = {});

struct SightAnswer {
    SightState state = SightState::Clear;
    int penalty = 0;  ///< of obscuring; 0 when blocked
    RangeAnswer range;
    std::vector<SightStep> steps;         ///< everything crossed, also behind the first blocker
    int blocker = -1;                     ///< index of the first blocking step; -1 for none
    std::string_view refused;             ///< the building rule that forbids the shot before tracing
    std::vector<std::string_view> rules;  ///< every rule that had a say

    bool seen() const { return state != SightState::Blocked; }
    bool operator==(const SightAnswer&) const = default;
};

/// Sight from one space to another, with its reasons. Own spaces of the units standing at both ends never
/// block (SON-LOS-11).
SightAnswer explainSight(const Battlefield& field, Cell from, Cell to, const SightOptions& options = {},
                         const WeaponReach& reach = {});

/// The classes of the units that stand at the two ends, infantry where nobody does.
SightOptions optionsFor(const Battlefield& field, Cell from, Cell to);

/// Whether a counter stops a line between units of these classes (SON-LOS-08 to -10).
bool unitBlocks(const FieldUnit& unit, const SightOptions& options, const Rulings& rulings);

/// One way for a unit of several spaces to see another.
struct SightChoice {
    Cell from;
    Cell to;
    SightState state = SightState::Blocked;
    int penalty = 0;
    RangeAnswer range;
    bool inArc = true;
    std::vector<Facing4> facings;  ///< empty when the target has one defense value all round
    int defense = 0;               ///< the weakest of those facings

    bool possible() const { return state != SightState::Blocked && range.inRange && inArc; }
    bool operator==(const SightChoice&) const = default;
};

/// Degrees of a counter's firing arc; none when it has no arc. The usual arc is as wide as the ruling says; a
/// unit may have a wider one of its own (SON-FIR-12, SON-AMB-13).
std::optional<int> firingArcOf(const Unit& unit, const Rulings& rulings);

/// Everything the attacker may choose from, best first: possible before impossible, then the lowest sum of
/// penalties and defense (SON-GEO-06, SON-LOS-11).
std::vector<SightChoice> sightChoices(const Battlefield& field, const FieldUnit& shooter,
                                      const FieldUnit& target, const WeaponReach& reach = {});

}  // namespace bocage::rules::normandie
