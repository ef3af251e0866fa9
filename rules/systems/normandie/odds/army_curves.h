#pragma once

#include <vector>

#include "rules/systems/normandie/army/army_view.h"
#include "rules/systems/normandie/field/fighter.h"

/// What an army can do and take, as curves. Every number comes from the exact odds; nothing is sampled.
namespace bocage::rules::normandie {

/// A target in the open, by day, shot at from the front: the same for every army, so that curves compare.
Fighter standardTarget(UnitClass unitClass);
/// Who shoots back: +2 against every class.
Fighter standardShooter();
inline constexpr int standardRange = 4;  ///< at which the standard shooter fires

struct FirepowerPoint {
    int range = 1;
    double hits = 0;          ///< expected, kill shots included, when every unit fires once at the target
    double suppressions = 0;  ///< expected markers, when every unit that can fires suppressively instead
};

/// From range 1 to `farthest`. Vehicles fire all their weapons (SON-FIR-02); who cannot hurt the class adds
/// nothing.
std::vector<FirepowerPoint> firepowerCurve(const ArmyView& army, UnitClass target, int farthest = 12);

struct StayingPoint {
    int turn = 0;
    double units = 0;   ///< expected still on the table
    double unhurt = 0;  ///< expected without any loss so far
    double half = 0;    ///< chance that at least half the units are left
};

/// Before the first turn and after each of the next, while each unit takes one shot of the standard shooter
/// every turn.
std::vector<StayingPoint> stayingCurve(const ArmyView& army, int turns = 8);

}  // namespace bocage::rules::normandie
