#include <algorithm>

#include "rules/systems/normandie/odds/odds.h"

namespace bocage::rules::normandie {

namespace {

Distribution<Fate> certain(Fate fate) {
    return Distribution<Fate>::certain(fate);
}

Fate withHarm(Fate fate, Harm harm) {
    fate.harm = std::max(fate.harm, harm);
    return fate;
}

/// One roll on the damage table of heavy vehicles (SON-DMG-03); a second marker of a kind destroys
/// (SON-DMG-04).
Fate heavyDamage(const Fighter& unit, Fate fate, int roll) {
    static constexpr std::uint8_t markers[] = {damage::crew, damage::track, damage::hull, damage::hull,
                                               damage::primary};
    if (roll >= 6)
        return Fate::death();
    const std::uint8_t marker = markers[roll - 1];
    if ((unit.damage | fate.damage) & marker)
        return Fate::death();
    fate.damage |= marker;
    if (marker == damage::hull)
        fate.suppressed = static_cast<std::uint8_t>(fate.suppressed + 2);
    return withHarm(fate, Harm::Damaged);
}

}  // namespace

Distribution<Fate> takeHit(const Fighter& unit, const Fate& before, bool perforating) {
    if (!before.alive())
        return certain(before);
    Fate fate = before;
    if (fate.lifePointsLost < unit.lifePoints) {
        ++fate.lifePointsLost;
        return certain(withHarm(fate, Harm::LifePoints));
    }
    switch (unit.unitClass) {
        case UnitClass::Infantry:
        case UnitClass::Creature:
            return certain(unit.absorbs && fate.harm != Harm::Flipped ? withHarm(fate, Harm::Flipped)
                                                                      : Fate::death());
        case UnitClass::Light:
            return certain(Fate::death());
        case UnitClass::Heavy:
            break;
    }
    return oneDie().map([&](int die) { return heavyDamage(unit, fate, die + (perforating ? 1 : 0)); });
}

Distribution<Fate> takeKillShot(const Fighter& unit, const Fate& fate, bool perforating,
                                const Rulings& rulings) {
    if (!fate.alive())
        return certain(fate);
    const int left = unit.lifePoints - fate.lifePointsLost;
    if (left <= 0 || !rulings.killShotCostsTwo)
        return certain(Fate::death());
    return takeHit(unit, fate, perforating).then([&](const Fate& first) {
        return takeHit(unit, first, perforating);
    });
}

int rollPenalty(const Fighter& unit) {
    return 2 * unit.suppressed + unit.hysterical;
}

Distribution<int> demolitionMarkers(int dice, int penalty) {
    // Some faces of a die make a marker, so the binomial row is the table; more dice than structures have
    // points for would only overflow it.
    dice = std::clamp(dice, 0, 20);
    const auto hitting = static_cast<std::uint64_t>(std::clamp(3 - penalty, 0, 6));
    std::vector<Distribution<int>::Row> rows{{0, 1}};
    for (int die = 0; die < dice; ++die) {
        rows.emplace_back(die + 1, 0);
        for (std::size_t k = rows.size() - 1; k > 0; --k)
            rows[k].second = rows[k].second * (6 - hitting) + rows[k - 1].second * hitting;
        rows[0].second *= 6 - hitting;
    }
    std::uint64_t total = 1;
    for (int die = 0; die < dice; ++die)
        total *= 6;
    return Distribution<int>::ofRows(std::move(rows), total);
}

Chance structureDestroyed(int dice, int structureValue, int markersAlready, int penalty) {
    return demolitionMarkers(dice, penalty).chance([&](int markers) {
        return markers + markersAlready >= structureValue;
    });
}

}  // namespace bocage::rules::normandie
