#include "rules/systems/malice/sim/band.h"

#include <algorithm>

namespace bocage::rules::malice::sim {

std::vector<const Avatar*> bandOf(const Avatar& avatar, const Party& party) {
    if (avatar.section.bands.size() != 1)
        return {&avatar};
    std::vector<const Avatar*> members;
    for (const Avatar& other : party.avatars)
        if (other.section.bands == avatar.section.bands && other.section.start == avatar.section.start)
            members.push_back(&other);
    return members;
}

Pmf bandMovement(const std::vector<const Avatar*>& members, const Catalogue& catalogue) {
    int shared = 0;
    std::vector<RollBonus> rolls;
    for (const Avatar* avatar : members) {
        RollBonus own;
        for (const Bonus::Term& term : bonusOf(*avatar, catalogue, Attribute::MovementRoll).terms) {
            if (catalogue.radiance(term.content))
                shared += term.flat;
            else
                own = own.plus({term.flat, std::max(0, term.dstar), std::max(0, -term.dstar)});
        }
        rolls.push_back(own);
    }
    for (RollBonus& roll : rolls)
        roll.flat += shared;
    return rolls.empty() ? Pmf() : movementPoints(rolls);
}

}  // namespace bocage::rules::malice::sim
