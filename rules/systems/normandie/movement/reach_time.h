#pragma once

#include <vector>

#include "rules/systems/normandie/movement/movement.h"

/// How many turns a way takes when nobody opposes it: what scenario checks and the atlas ask.
namespace bocage::rules::normandie {

/// Turns needed to end a move on each cell. One move action a turn; a move that terrain stops goes on next
/// turn. A marker got from terrain counts in its turn only, since the Supply Phase takes one away again, so
/// the numbers are the least possible.
class TurnMap {
public:
    static constexpr int never = 0xffff;

    /// From any of the placements, which count as turn 0.
    TurnMap(const MovementField& field, std::span<const Placement> from, int points);

    int turns(Cell cell) const;
    bool reaches(Cell cell) const { return turns(cell) != never; }
    /// The fewest turns to any of the cells; never when none can be reached.
    int turnsToAny(std::span<const Cell> cells) const;

private:
    Battlefield m_field;
    std::vector<std::uint16_t> m_turns;
};

/// One place that a battle is about, seen from one deployment zone or entry arrow.
struct Access {
    ElementId to;    ///< an objective, a zone that a victory is about, or where an enemy begins
    ElementId from;  ///< deployment zone or entry arrow
    UnitClass unitClass = UnitClass::Infantry;
    int turns = TurnMap::never;
};

/// Every way of laying the counter with all its spaces inside the cells.
std::vector<Placement> placementsInside(const MovementField& field, std::span<const Cell> cells);

/// Cells an objective stands for: its own, those around its corner, or those of its building.
std::vector<Cell> objectiveCells(const Battlefield& field, const Scenario& scenario,
                                 const Objective& objective);

/// Fewest turns from each deployment zone and entry arrow to each objective, each zone that a victory is
/// about and each place where an enemy begins, for one plain unit of each class with that many movement
/// points; counters of vehicles and creatures are taken as one space, the most they can hope for.
std::vector<Access> reachAndTime(const Battlefield& field, const Scenario& scenario, int movement);

/// Units on the battlefield that can never leave the space they lie on although they have movement: sealed in
/// by ground and walls, not merely by other units. Indices into Battlefield::units().
std::vector<std::uint32_t> lockedInUnits(const Battlefield& field);

}  // namespace bocage::rules::normandie
