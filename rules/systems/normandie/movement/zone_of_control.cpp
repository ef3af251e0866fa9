#include "rules/systems/normandie/movement/zone_of_control.h"

#include <array>
#include <cstdlib>

#include "rules/systems/normandie/content/footprint.h"

namespace bocage::rules::normandie {

namespace {

/// shifted[step][mask]: the same enemies seen from the neighbouring cell, those out of its eight neighbours
/// left out.
std::array<std::array<std::uint8_t, 256>, 8> makeShifts() {
    std::array<std::array<std::uint8_t, 256>, 8> shifted{};
    for (int step = 0; step < 8; ++step)
        for (int mask = 0; mask < 256; ++mask)
            for (int towards = 0; towards < 8; ++towards) {
                if (!(mask & (1 << towards)))
                    continue;
                const Cell seen = stepOf(towards) - stepOf(step);
                for (int other = 0; other < 8; ++other)
                    if (seen == stepOf(other))
                        shifted[static_cast<std::size_t>(step)][static_cast<std::size_t>(mask)] |=
                            static_cast<std::uint8_t>(1 << other);
            }
    return shifted;
}

bool edgeSeparates(const Battlefield& field, Cell from, int step) {
    return field.edge(from, static_cast<Side>(step / 2)).has(EdgeWall | EdgeNoPassage | EdgeOpening);
}

/// Zombies and those they ignore keep out of each other's zones (SON-UNC-08, SON-ZOM-03).
bool strangers(const Mover& mover, const FieldUnit& other) {
    const bool wouldBeIgnored = mover.manifestation || mover.masterOfTheDead;
    return (other.zombie && !mover.zombie && wouldBeIgnored) ||
           (mover.zombie && !other.zombie && (other.manifestation || other.masterOfTheDead));
}

}  // namespace

bool staysInOneZone(std::uint8_t zonesLeft, int step, std::uint8_t zonesEntered) {
    static const auto shifted = makeShifts();
    return shifted[static_cast<std::size_t>(step)][zonesLeft] & zonesEntered;
}

bool separated(const Battlefield& field, Cell from, int step) {
    if (!field.rulings().zocCutByNoPassage)
        return false;
    if (step % 2 == 0)
        return edgeSeparates(field, from, step);
    const int before = (step + 7) & 7, after = (step + 1) & 7;
    const auto wayCut = [&](int first, int second) {
        return edgeSeparates(field, from, first) || edgeSeparates(field, from + stepOf(first), second);
    };
    return wayCut(before, after) && wayCut(after, before);
}

bool boundByZones(const Mover& mover, const Rulings& rulings) {
    if (mover.burrowing || mover.vehicle())
        return false;
    return mover.unitClass == UnitClass::Infantry || rulings.zocBindsCreatures;
}

namespace {

bool exertsZone(const FieldUnit& unit) {
    return unit.unitClass == UnitClass::Infantry && unit.marks.suppressed == 0 &&
           (unit.hidden == FieldUnit::Hidden::No || unit.hidden == FieldUnit::Hidden::Concealed);
}

/// Calls action(cell, step) for the neighbours that a zone reaches from there.
template <class Action>
void forEachInZone(const Battlefield& field, Cell at, Action action) {
    if (!field.inside(at))
        return;
    const CellInfo& own = field.cell(at);
    for (int step = 0; step < 8; ++step) {
        const Cell beside = at + stepOf(step);
        if (!field.exists(beside) || separated(field, at, step))
            continue;
        if (own.building && !(field.cell(beside).building == own.building))
            continue;  // the zone of a unit in a building stays inside
        action(beside, step);
    }
}

}  // namespace

std::vector<std::uint8_t> nauseaCircles(const Battlefield& field, const Mover& mover) {
    std::vector<std::uint8_t> circles;
    const std::vector<FieldUnit>& units = field.units();
    for (std::size_t i = 0; i < units.size(); ++i) {
        const FieldUnit& caster = units[i];
        if (!caster.marks.has(UnitMarks::Nauseous) || static_cast<int>(i) == mover.unit ||
            !(exertsZone(caster) || field.rulings().areaEffectsUseAdjacent))
            continue;
        circles.resize(static_cast<std::size_t>(field.cellCount()), 0);
        forEachInZone(field, caster.cells[0], [&](Cell beside, int) {
            circles[static_cast<std::size_t>(field.indexOf(beside))] = 1;
        });
    }
    return circles;
}

std::vector<std::uint8_t> enemyZones(const Battlefield& field, const Mover& mover) {
    std::vector<std::uint8_t> zones(static_cast<std::size_t>(field.cellCount()), 0);
    const std::vector<FieldUnit>& units = field.units();
    for (std::size_t i = 0; i < units.size(); ++i) {
        const FieldUnit& enemy = units[i];
        if (!exertsZone(enemy) || enemy.side == mover.side || static_cast<int>(i) == mover.unit ||
            strangers(mover, enemy))
            continue;
        forEachInZone(field, enemy.cells[0], [&](Cell beside, int step) {
            zones[static_cast<std::size_t>(field.indexOf(beside))] |=
                static_cast<std::uint8_t>(1 << ((step + 4) & 7));
        });
    }
    return zones;
}

}  // namespace bocage::rules::normandie
