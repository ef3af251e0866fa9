#include "rules/systems/normandie/army/given_abilities.h"

#include <algorithm>

namespace bocage::rules::normandie {

namespace {

bool serves(const FillingView& filling, const EntryView& entry, bool sameTile, bool broughtByIt,
            const ArmyUnit& unit) {
    switch (filling.option->kind) {
        case OptionKind::Support:
            return broughtByIt;
        case OptionKind::Customization:
        case OptionKind::Artifact:
        case OptionKind::Upgrade:
            return sameTile && unit.character;
        case OptionKind::Equipment:
            return sameTile || (entry.tile && entry.tile->officer) ||
                   (unit.unit && unit.unit->tileRole == Unit::TileRole::Hero);
        case OptionKind::Trait:
            return sameTile || (entry.tile && entry.tile->officer);
        case OptionKind::Order:
        case OptionKind::Free:
            return true;
        case OptionKind::Spell:
        case OptionKind::SpellBook:
            break;
    }
    return false;
}

}  // namespace

std::vector<const AbilityUse*> givenAbilities(const ArmyView& army, const ArmyUnit& unit) {
    std::vector<const AbilityUse*> given;
    const auto addAll = [&](const std::vector<AbilityUse>& abilities) {
        for (const AbilityUse& ability : abilities)
            given.push_back(&ability);
    };
    for (std::size_t e = 0; e < army.entries.size(); ++e) {
        const EntryView& entry = army.entries[e];
        const bool sameTile = unit.entry == static_cast<int>(e);
        if (sameTile && entry.tile)
            addAll(entry.tile->abilities);
        for (std::size_t f = 0; f < entry.fillings.size(); ++f) {
            const FillingView& filling = entry.fillings[f];
            if (sameTile && filling.slot && filling.slot->ability)
                given.push_back(&*filling.slot->ability);
            if (filling.option &&
                serves(filling, entry, sameTile, sameTile && unit.filling == static_cast<int>(f), unit))
                addAll(filling.option->abilities);
        }
    }
    return given;
}

std::optional<int> bestValue(const ArmyView& army, const ArmyUnit& unit, std::string_view ability) {
    std::optional<int> best;
    const auto look = [&](const AbilityUse* use) {
        if (use && use->slug == ability)
            best = std::max(best.value_or(0), use->value.value_or(0));
    };
    if (unit.unit) {
        look(findAbility(unit.unit->front, ability));
        if (unit.unit->back)
            look(findAbility(*unit.unit->back, ability));
    }
    for (const AbilityUse* use : givenAbilities(army, unit))
        look(use);
    return best;
}

}  // namespace bocage::rules::normandie
