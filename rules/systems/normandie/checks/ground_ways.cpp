#include "rules/systems/normandie/checks/ground_ways.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <set>
#include <utility>

#include "rules/systems/normandie/content/footprint.h"

namespace bocage::rules::normandie {

namespace {

/// Runs that something is kept for although none of them asked for it: an edit may well be undone.
constexpr int longestUnused = 8;

/// Numbers the cells so that those joined by steps, in either direction, have the same number.
std::vector<int> regionsOf(const MovementField& field) {
    const Battlefield& battlefield = field.battlefield();
    std::vector<int> parent(static_cast<std::size_t>(battlefield.cellCount()));
    std::iota(parent.begin(), parent.end(), 0);
    const auto rootOf = [&](int cell) {
        while (parent[static_cast<std::size_t>(cell)] != cell)
            cell = parent[static_cast<std::size_t>(cell)] =
                parent[static_cast<std::size_t>(parent[static_cast<std::size_t>(cell)])];
        return cell;
    };
    std::array<int, 8> offsets;
    for (int step = 0; step < 8; ++step)
        offsets[static_cast<std::size_t>(step)] = stepOf(step).row * battlefield.cols() + stepOf(step).col;
    for (int cell = 0; cell < battlefield.cellCount(); ++cell)
        for (unsigned steps = field.groundStepsFrom(cell); steps != 0; steps &= steps - 1)
            parent[static_cast<std::size_t>(
                rootOf(cell + offsets[static_cast<std::size_t>(std::countr_zero(steps))]))] = rootOf(cell);
    for (int cell = 0; cell < battlefield.cellCount(); ++cell)
        parent[static_cast<std::size_t>(cell)] = rootOf(cell);
    return parent;
}

}  // namespace

GroundWays::GroundWays(Battlefield ground)
    : m_ground(std::move(ground)), m_walkers(std::make_shared<Walkers>()) {}

GroundWays::GroundWays(Battlefield ground, const GroundWays& before)
    : m_ground(std::move(ground)), m_walkers(before.m_walkers) {
    std::optional<std::vector<int>> changed = m_ground.cellsUnlike(before.m_ground);
    // Mending most of it is not worth while.
    if (!changed || static_cast<int>(changed->size()) * 4 > m_ground.cellCount())
        return;
    m_changed = std::move(*changed);
    m_before = before.m_steps;
}

const Mover& GroundWays::walker(const Unit& unit, bool backUp) {
    std::optional<Mover>& known = (*m_walkers)[&unit][backUp ? 1 : 0];
    if (!known)
        known = walkerOf(unit, backUp ? "back" : "front");
    return *known;
}

Mover GroundWays::walkerOf(const Unit& unit, std::string_view face) {
    const Mover own = moverOf(unit, face, 0);
    // Named one by one, so that whatever a Mover learns later does not make walkers of it.
    Mover walker;
    walker.unitClass = own.unitClass;
    walker.footprint = own.footprint;
    walker.allTerrain = own.allTerrain;
    walker.amphibious = own.amphibious;
    walker.waterOnly = own.waterOnly;
    walker.overTerrain = own.overTerrain;
    walker.burrowing = own.burrowing;
    walker.urbanFighter = own.urbanFighter;
    walker.gigantic = own.gigantic;
    walker.manifestation = own.manifestation;
    return walker;
}

GroundWays::Steps& GroundWays::stepsOf(const Mover& walker) {
    m_asked = true;
    for (const auto& known : m_steps)
        if (known->field.mover() == walker) {
            known->age = 0;
            return *known;
        }
    for (const auto& before : m_before)
        if (before->field.mover() == walker) {
            m_steps.push_back(
                std::make_shared<Steps>(Steps{MovementField(before->field, m_ground, m_changed)}));
            return *m_steps.back();
        }
    constexpr MovementField::Without others{.units = true, .zones = true};
    m_steps.push_back(std::make_shared<Steps>(Steps{MovementField(m_ground, walker, others)}));
    return *m_steps.back();
}

const MovementField& GroundWays::field(const Mover& walker) {
    return stepsOf(walker).field;
}

bool GroundWays::mayReach(const Mover& walker, const std::vector<Placement>& from,
                          std::span<const Cell> cells) {
    // Through the air and under water other steps lead as well.
    if (walker.overTerrain || walker.amphibious)
        return true;
    Steps& steps = stepsOf(walker);
    if (steps.regions.empty())
        steps.regions = regionsOf(steps.field);
    std::set<int> wanted;
    for (const Cell cell : cells)
        if (m_ground.inside(cell))
            wanted.insert(steps.regions[static_cast<std::size_t>(m_ground.indexOf(cell))]);
    return std::any_of(from.begin(), from.end(), [&](const Placement& start) {
        return m_ground.inside(start.at) &&
               wanted.contains(steps.regions[static_cast<std::size_t>(m_ground.indexOf(start.at))]);
    });
}

const TurnMap& GroundWays::turns(const Mover& walker, int points, const std::vector<Placement>& from) {
    const MovementField& steps = field(walker);
    for (const auto& known : m_turns)
        if (known->field == &steps && known->points == points && known->from == from) {
            known->age = 0;
            return known->map;
        }
    m_turns.push_back(std::make_unique<Turns>(Turns{&steps, points, from, TurnMap(steps, from, points)}));
    return m_turns.back()->map;
}

void GroundWays::nextRun() {
    if (!std::exchange(m_asked, false))
        return;
    // Turns point to the steps they were made from, which are never the older of the two.
    const auto old = [](const auto& kept) { return ++kept->age > longestUnused; };
    std::erase_if(m_turns, old);
    std::erase_if(m_steps, old);
}

}  // namespace bocage::rules::normandie
