#include <algorithm>

#include "rules/systems/normandie/sight/sight.h"

namespace bocage::rules::normandie {

std::optional<int> firingArcOf(const Unit& unit, const Rulings& rulings) {
    if (!unit.firingArc)
        return {};
    return std::max(*unit.firingArc, rulings.arcDegrees);
}

std::vector<SightChoice> sightChoices(const Battlefield& field, const FieldUnit& shooter,
                                      const FieldUnit& target, const WeaponReach& reach) {
    const SightOptions options{shooter.unitClass, target.unitClass, true};
    const Defense& defense = target.sideUp().defense;
    std::vector<SightChoice> choices;
    for (int i = 0; i < shooter.footprint; ++i) {
        for (int j = 0; j < target.footprint; ++j) {
            SightChoice choice;
            choice.from = shooter.cells[static_cast<std::size_t>(i)];
            choice.to = target.cells[static_cast<std::size_t>(j)];
            const SightAnswer answer = explainSight(field, choice.from, choice.to, options, reach);
            choice.state = answer.state;
            choice.penalty = answer.penalty;
            choice.range = answer.range;
            if (const auto arc = firingArcOf(*shooter.unit, field.rulings()))
                choice.inArc = insideArc(choice.from, shooter.facing, *arc, choice.to);
            choice.defense = defense.front;
            if (defense.byFacing()) {
                choice.facings = facingsHit(choice.to, target.facing, choice.from);
                const auto weaker = [&](Facing4 a, Facing4 b) {
                    return defenseOn(defense, a) < defenseOn(defense, b);
                };
                std::sort(choice.facings.begin(), choice.facings.end(), weaker);
                if (!choice.facings.empty())
                    choice.defense = defenseOn(defense, choice.facings.front());
            }
            choices.push_back(std::move(choice));
        }
    }
    std::stable_sort(choices.begin(), choices.end(), [](const SightChoice& a, const SightChoice& b) {
        const auto rank = [](const SightChoice& c) {
            return std::pair(!c.possible(), c.penalty + c.range.penalty + c.defense);
        };
        return rank(a) < rank(b);
    });
    return choices;
}

}  // namespace bocage::rules::normandie
