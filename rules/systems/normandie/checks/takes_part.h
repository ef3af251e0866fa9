#pragma once

#include <map>
#include <set>

#include "rules/systems/normandie/checks/scenario_checks.h"

/// Who takes part in the battle, in whatever way.
namespace bocage::rules::normandie {

/// A part of a scenario that the game works out: which counters it has and whose they are, wherever they lie.
/// Who only asks that has nothing to do when one is moved.
inline constexpr Parts countersTakingPart = 1u << 22;

/// Calls action(const Unit&) for every unit that takes part: of armies, handed out, or standing on the map.
template <class Action>
void forEachUnit(const ScenarioCheck& check, Action action) {
    for (const JudgedArmy& army : check.context.armies)
        for (const ArmyUnit& unit : army.view.units)
            if (unit.unit)
                action(*unit.unit);
    for (const Piece& piece : check.scenario.pieces)
        if (const Unit* unit = check.content.unit(piece.content))
            action(*unit);
    for (const HandedOut& out : check.context.handedOut)
        for (const auto& [id, unit] : out.units)
            if (unit)
                action(*unit);
}

/// Calls action(const Option&) for every option that somebody has: in an army, in its books, handed out.
template <class Action>
void forEachOption(const ScenarioCheck& check, Action action) {
    for (const JudgedArmy& army : check.context.armies)
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            if (filling.option)
                action(*filling.option);
            for (const Option* page : filling.contents)
                if (page)
                    action(*page);
        });
    for (const HandedOut& out : check.context.handedOut)
        for (const auto& [option, count] : out.options)
            action(*option);
}

/// Every unit with the sides it takes part on: in armies, handed out, granted or standing on the map.
/// Nobody's side is the empty one.
std::map<ContentId, std::set<SideId>> sidesOfUnits(const ScenarioCheck& check);

}  // namespace bocage::rules::normandie
