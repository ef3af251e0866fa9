#include "rules/systems/malice/party/party.h"

#include <algorithm>

namespace bocage::rules::malice {

namespace {

/// What a radiance token gives (SOM-RAD-10 … 19).
struct RadianceGift {
    Radiance kind;
    Attribute attribute;
    int flat;
    const char* rule;
};
constexpr RadianceGift gifts[] = {{Radiance::Combat, Attribute::CombatRoll, 1, "SOM-RAD-10"},
                                  {Radiance::Luck, Attribute::LuckRoll, 1, "SOM-RAD-11"},
                                  {Radiance::EnergyShield, Attribute::EnergyShield, 1, "SOM-RAD-12"},
                                  {Radiance::EnergySurge, Attribute::EnergyWounds, 1, "SOM-RAD-13"},
                                  {Radiance::PhysicalShield, Attribute::PhysicalShield, 1, "SOM-RAD-14"},
                                  {Radiance::PhysicalSurge, Attribute::PhysicalWounds, 1, "SOM-RAD-15"},
                                  {Radiance::Movement, Attribute::MovementRoll, 2, "SOM-RAD-16"},
                                  {Radiance::Life, Attribute::Life, 1, "SOM-RAD-17"},
                                  {Radiance::Harvest, Attribute::Harvest, 2, "SOM-RAD-18"},
                                  {Radiance::Recovery, Attribute::Recovery, 1, "SOM-RAD-19"}};

/// Holds always for its bearer: what totals may count.
bool countsAlways(const Modifier& modifier) {
    return modifier.duration == Duration::Always && modifier.target != Target::Opponent &&
           modifier.condition == Condition();
}

}  // namespace

std::string Avatar::name() const {
    if (entry && !entry->label.empty())
        return entry->label.english();
    return token ? token->name.english() : entry ? entry->content.value : std::string();
}

Shards startingShards(const Mastery* mastery) {
    Shards shards;
    const auto colour = mastery ? named<Colour>(mastery->colour) : std::nullopt;
    if (!colour || *colour == Colour::Colourless) {
        shards.colorless = 6;
    } else {
        shards.colorless = 3;
        shards.of(*colour) = 3;
    }
    return shards;
}

Party Party::of(const Roster& roster, const Catalogue& catalogue) {
    Party party;
    party.section = partySection(roster.extras);
    for (std::size_t i = 0; i < roster.entries.size(); ++i) {
        const RosterEntry& entry = roster.entries[i];
        Avatar avatar;
        avatar.entry = &entry;
        avatar.index = i;
        avatar.token = catalogue.avatar(entry.content);
        avatar.section = avatarSection(entry.extras, &avatar.problems);
        for (const RosterEntry::Filling& filling : entry.fillings) {
            if (filling.slot == slot::mastery)
                avatar.masteries.push_back(&filling);
            else if (filling.slot >= slot::firstItem && filling.slot < slot::firstPotion)
                avatar.items.push_back(&filling);
            else if (filling.slot >= slot::firstPotion && filling.slot < slot::fate)
                avatar.potions.push_back(&filling);
            else if (filling.slot == slot::fate)
                avatar.fates.push_back(&filling);
            else if (filling.slot >= slot::firstRadiance && filling.slot < slot::count)
                avatar.radiances.push_back(&filling);
            else
                avatar.others.push_back(&filling);
        }
        if (!avatar.masteries.empty())
            avatar.mastery = catalogue.mastery(avatar.masteries.front()->option);
        avatar.shards = avatar.section.shards.value_or(startingShards(avatar.mastery));
        party.avatars.push_back(std::move(avatar));
    }
    return party;
}

Bonus bonusOf(const Avatar& avatar, const Catalogue& catalogue, Attribute attribute) {
    Bonus bonus;
    bonus.attribute = attribute;
    for (const RosterEntry::Filling& filling : avatar.entry->fillings) {
        if (const RadianceToken* token = catalogue.radiance(filling.option)) {
            for (const RadianceGift& gift : gifts)
                if (gift.kind == token->kind && gift.attribute == attribute)
                    bonus.terms.push_back({filling.option, filling.id, gift.flat, 0, {}, {}, gift.rule});
            continue;
        }
        // Potions and consumed books work once, when they are used.
        const Card* card =
            filling.slot == slot::mastery ? static_cast<const Card*>(catalogue.mastery(filling.option))
            : filling.slot == slot::fate  ? static_cast<const Card*>(catalogue.fate(filling.option))
                                          : static_cast<const Card*>(catalogue.treasure(filling.option));
        if (!card || card->nameOnly)
            continue;
        const char* rule = filling.slot == slot::mastery ? "SOM-MAST-02"
                           : filling.slot == slot::fate  ? "SOM-FATE-03"
                                                         : "SOM-ITEM-06";
        for (const Modifier& modifier : card->modifiers)
            if (modifier.attribute == attribute && countsAlways(modifier)) {
                std::string energy;
                for (const std::string& name : modifier.energies)
                    energy += (energy.empty() ? "" : ", ") + name;
                bonus.terms.push_back(
                    {filling.option, filling.id, modifier.flat, modifier.dstar, modifier.dice, energy, rule});
            }
    }
    for (const Bonus::Term& term : bonus.terms) {
        bonus.flat += term.flat;
        bonus.dstar += term.dstar;
        if (!term.dice.empty())
            bonus.dice.push_back(term.dice);
    }
    return bonus;
}

std::vector<std::string> immunities(const Avatar& avatar, const Catalogue& catalogue) {
    std::vector<std::string> against;
    for (const RosterEntry::Filling& filling : avatar.entry->fillings) {
        const Card* card = catalogue.card(filling.option);
        if (!card || card->nameOnly || catalogue.potion(filling.option))
            continue;
        for (const Modifier& modifier : card->modifiers)
            if (modifier.attribute == Attribute::Immunity && countsAlways(modifier) &&
                std::find(against.begin(), against.end(), modifier.colour) == against.end())
                against.push_back(modifier.colour);
    }
    return against;
}

}  // namespace bocage::rules::malice
