#include "rules/systems/normandie/army/army_totals.h"

#include <algorithm>
#include <set>

namespace bocage::rules::normandie {

namespace {

void addCost(Cost& cost, const std::optional<int>& points, Provenance provenance) {
    if (points)
        cost.points += *points;
    else
        ++cost.unknown;
    cost.sample = cost.sample || provenance == Provenance::Sample;
}

void merge(Cost& cost, const Cost& more) {
    cost.points += more.points;
    cost.unknown += more.unknown;
    cost.sample = cost.sample || more.sample;
}

bool isMagicKind(OptionKind kind) {
    return kind == OptionKind::Customization || kind == OptionKind::Artifact || kind == OptionKind::Spell ||
           kind == OptionKind::SpellBook;
}

/// SON-ARM-60: every source of an order, named.
void countOrders(const ArmyView& army, ArmyTotals& totals) {
    for (const EntryView& entry : army.entries) {
        if (!entry.tile)
            continue;
        if (entry.tile->stars > 0)
            totals.orders.add(
                {entry.entry->id, entry.entry->content, "tile-star", entry.tile->stars, "SON-ARM-17"});
        std::set<int> filled;
        for (const FillingView& filling : entry.fillings) {
            if (filling.slot && filling.slot->stars > 0 && filled.insert(filling.filling->slot).second)
                totals.orders.add({filling.filling->id, filling.filling->option, "slot-bonus",
                                   filling.slot->stars, "SON-ARM-16"});
        }
    }
    army.forEachFilling([&](const FillingView& filling, const EntryView*) {
        if (filling.option && filling.option->stars > 0)
            totals.orders.add({filling.filling->id, filling.filling->option, "option", filling.option->stars,
                               "SON-ARM-60"});
    });
    for (const ArmyUnit& unit : army.units) {
        if (!unit.unit)
            continue;
        const ElementId source =
            unit.entry >= 0 ? army.entries[static_cast<std::size_t>(unit.entry)].entry->id : ElementId();
        if (unit.unit->front.stars > 0)
            totals.orders.add({source, unit.id, "unit-star", unit.unit->front.stars, "SON-UNI-20"});
        if (findAbility(unit.unit->front, "personal-order")) {
            totals.orders.add({source, unit.id, "personal-order", 1, "SON-SA-24"});
            ++totals.personalOrders;
        }
    }
    totals.usableOrders = std::min(totals.orders.value, orderCap);
}

void countBluffs(const ArmyView& army, ArmyTotals& totals) {
    totals.bluffs.add({{}, {}, "base", 1, "SON-ARM-64"});
    army.forEachFilling([&](const FillingView& filling, const EntryView*) {
        if (filling.option && filling.option->id.name() == "bluff")
            totals.bluffs.add({filling.filling->id, filling.filling->option, "option", 1, "SON-OPT-40"});
    });
    totals.usableBluffs = std::min(totals.bluffs.value, bluffCap);
}

void countUnits(const ArmyView& army, ArmyTotals& totals) {
    for (const ArmyUnit& member : army.units) {
        ++totals.units;
        if (!member.unit)
            continue;
        ++totals.unitsByClass[member.unit->unitClass];
        const UnitSide& side = member.unit->front;
        if (findAbility(side, "mythos-manifestation"))
            ++totals.manifestations;
        if (!findAbility(side, "autonomous"))
            ++totals.ableToTakeOrders;
        for (const AbilityUse& ability : side.abilities)
            ++totals.abilities[ability.slug];
    }
}

void handOutMarkers(const ArmyView& army, ArmyTotals& totals) {
    army.forEachFilling([&](const FillingView& filling, const EntryView*) {
        if (filling.option && !filling.option->markerKinds.empty() && army.rulings.dartsFixed)
            for (const ContentId& kind : filling.option->markerKinds)
                totals.handOut.push_back({kind, "option", 1});
        else if (filling.option && !filling.option->markerKinds.empty())
            totals.handOut.push_back({filling.filling->option, "choice", filling.option->markers});
        else if (filling.option && filling.option->markers > 0)
            totals.handOut.push_back({filling.filling->option, "option", filling.option->markers});
        for (std::size_t i = 0; i < filling.contents.size(); ++i)
            if (filling.contents[i] && filling.contents[i]->markers > 0)
                totals.handOut.push_back(
                    {filling.filling->contents[i], "option", filling.contents[i]->markers});
    });
    int lifePoints = 0;
    for (const ArmyUnit& unit : army.units)
        if (unit.unit)
            lifePoints += unit.unit->lifePoints;
    if (lifePoints > 0)
        totals.handOut.push_back({{}, "life-point", lifePoints});
    totals.handOut.push_back({{}, "order", totals.usableOrders});
    totals.handOut.push_back({{}, "bluff", totals.usableBluffs});
    if (totals.specialOrders.value > 0)
        totals.handOut.push_back(
            {{}, "special-order", std::min(totals.specialOrders.value, specialOrderCap)});
}

/// Whether the Character of the tile casts as a Magician: by itself, or by something on its tile.
bool castsAsMagician(const ArmyView& army, const EntryView& entry) {
    const Unit* caster = army.characterOf(entry);
    if (caster && findAbility(caster->front, "magician"))
        return true;
    return std::any_of(entry.fillings.begin(), entry.fillings.end(), [](const FillingView& filling) {
        return filling.option && isMagicKind(filling.option->kind) &&
               std::any_of(filling.option->abilities.begin(), filling.option->abilities.end(),
                           [](const AbilityUse& use) { return use.slug == "magician"; });
    });
}

void listSpells(const ArmyView& army, ArmyTotals& totals) {
    const SightNeed unstated =
        army.rulings.spellDefaultSight == SeenAs::ClearOnly ? SightNeed::Clear : SightNeed::ClearOrObscured;
    for (const EntryView& entry : army.entries) {
        const int saved = castsAsMagician(army, entry) ? 1 : 0;
        for (const FillingView& filling : entry.fillings) {
            const auto add = [&](const Option* spell) {
                if (!spell || spell->kind != OptionKind::Spell)
                    return;
                const bool ruled = spell->sight == SightNeed::Unstated;
                totals.spells.push_back({filling.filling->id, spell->id,
                                         std::max(0, spell->penalty.value_or(0) - saved), spell->range,
                                         ruled ? unstated : spell->sight, ruled});
            };
            add(filling.option);
            for (const Option* page : filling.contents)
                add(page);
        }
    }
}

void neededBags(const ArmyView& army, ArmyTotals& totals) {
    static const std::set<std::string_view> terrorOptions = {
        "amulet-dagon",   "poisoned-blade", "poisoned-claws", "dreamland-gate",
        "clutch-nyogtha", "mind-blast",     "bestial-howling"};
    bool madness = false;
    bool zombies = false;
    for (const ArmyUnit& unit : army.units) {
        if (!unit.unit)
            continue;
        for (const AbilityUse& ability : unit.unit->front.abilities) {
            madness = madness || (ability.slug == "mythos-manifestation" && ability.value) ||
                      ability.slug == "burrower" || ability.slug == "promised-blood";
            zombies = zombies || ability.slug == "master-dead" || ability.slug == "zombie";
        }
    }
    army.forEachFilling([&](const FillingView& filling, const EntryView*) {
        const auto look = [&](const Option* option) {
            if (!option)
                return;
            madness = madness || terrorOptions.contains(option->id.name());
            zombies = zombies || option->id.name() == "reanimator-serum";
        };
        look(filling.option);
        for (const Option* spell : filling.contents)
            look(spell);
    });
    if (madness)
        totals.bags.emplace_back("madness");
    if (zombies)
        totals.bags.emplace_back("zombie");
}

}  // namespace

std::vector<OptionAccess> accessIn(const ArmyView& army) {
    std::vector<OptionAccess> found;
    for (std::size_t e = 0; e < army.entries.size(); ++e) {
        const EntryView& entry = army.entries[e];
        for (std::size_t f = 0; f < entry.fillings.size(); ++f) {
            const FillingView& filling = entry.fillings[f];
            if (!filling.option || !entry.tile)
                continue;
            OptionAccess access{filling.filling->id, filling.filling->option, OptionAccess::Reach::Tile, {}};
            const OptionKind kind = filling.option->kind;
            const bool shared = kind == OptionKind::Equipment || kind == OptionKind::Trait;
            const bool reaching = shared || (army.rulings.officerTakesAny && isMagicKind(kind));
            if (kind == OptionKind::Order || (reaching && entry.tile->officer))
                access.reach = OptionAccess::Reach::WholeArmy;
            else if (kind == OptionKind::Support)
                access.reach = OptionAccess::Reach::BroughtUnits;
            else if (isMagicKind(kind))
                access.reach = OptionAccess::Reach::Character;
            for (std::size_t u = 0; u < army.units.size(); ++u) {
                const ArmyUnit& unit = army.units[u];
                const bool ofTile = unit.entry == static_cast<int>(e);
                const bool hero = unit.unit && unit.unit->tileRole == Unit::TileRole::Hero;
                bool served = false;
                switch (access.reach) {
                    case OptionAccess::Reach::WholeArmy:
                        served = true;
                        break;
                    case OptionAccess::Reach::Tile:
                        served = ofTile || (hero && (kind == OptionKind::Equipment ||
                                                     (kind == OptionKind::Trait && army.rulings.heroTraits)));
                        break;
                    case OptionAccess::Reach::Character:
                        served = ofTile && unit.character;
                        break;
                    case OptionAccess::Reach::BroughtUnits:
                        served = ofTile && unit.filling == static_cast<int>(f);
                        break;
                }
                if (served)
                    access.units.push_back(static_cast<int>(u));
            }
            found.push_back(std::move(access));
        }
    }
    return found;
}

bool lendsAbilities(const Option& option) {
    const bool worn = option.kind == OptionKind::Customization || option.kind == OptionKind::Artifact ||
                      option.kind == OptionKind::Trait;
    // A weapon's abilities are those of its own shots.
    return worn && option.markers == 0 && !option.bonus && !option.abilities.empty();
}

Cost costOf(const FillingView& filling) {
    Cost cost;
    if (!filling.option)
        return {0, 1, false};
    addCost(cost, filling.option->cost, filling.option->provenance);
    for (std::size_t i = 0; i < filling.contents.size(); ++i) {
        const Option* spell = filling.contents[i];
        if (static_cast<int>(i) == filling.freeSpell)
            continue;
        if (spell)
            addCost(cost, spell->cost, spell->provenance);
        else
            ++cost.unknown;
    }
    return cost;
}

Cost costOf(const EntryView& entry) {
    if (entry.entry->grant)
        return {};
    Cost cost;
    if (entry.tile)
        addCost(cost, entry.tile->cost, entry.tile->provenance);
    else
        ++cost.unknown;
    for (const FillingView& filling : entry.fillings)
        merge(cost, costOf(filling));
    return cost;
}

ArmyTotals totalsOf(const ArmyView& army) {
    ArmyTotals totals;
    totals.limit = army.roster->limit;
    const auto add = [&](const ElementId& source, const ContentId& content, const Cost& cost,
                         std::string reason) {
        totals.points.add({source, content, std::move(reason), cost.points, "SON-ARM-10"});
        totals.unknownCosts += cost.unknown;
        totals.provisional = totals.provisional || cost.sample || cost.unknown > 0;
    };
    for (std::size_t e = 0; e < army.entries.size(); ++e) {
        const EntryView& entry = army.entries[e];
        const Cost cost = costOf(entry);
        if (entry.entry->grant) {
            add(entry.entry->id, entry.entry->content, cost, "grant");
        } else {
            // Tile and options one by one, so that the sum can be followed.
            Cost own;
            if (entry.tile)
                addCost(own, entry.tile->cost, entry.tile->provenance);
            else
                ++own.unknown;
            add(entry.entry->id, entry.entry->content, own, "entry");
            for (const FillingView& filling : entry.fillings)
                add(filling.filling->id, filling.filling->option, costOf(filling), "option");
        }
        EntryTotals own;
        own.id = entry.entry->id;
        own.cost = cost.points;
        own.provisional = cost.sample || cost.unknown > 0;
        own.units =
            static_cast<int>(std::count_if(army.units.begin(), army.units.end(), [&](const ArmyUnit& unit) {
                return unit.entry == static_cast<int>(e);
            }));
        if (entry.tile) {
            own.breakingPoints = entry.tile->breakingPoints;
            own.victoryPoints = entry.tile->victoryPoints;
            totals.breakingPoints += entry.tile->breakingPoints.value_or(0);
            totals.victoryPoints += entry.tile->victoryPoints.value_or(0);
        }
        totals.entries.push_back(own);
    }
    for (const FillingView& filling : army.freeOptions)
        add(filling.filling->id, filling.filling->option, costOf(filling), "free-option");
    countOrders(army, totals);
    countBluffs(army, totals);
    countUnits(army, totals);
    handOutMarkers(army, totals);
    totals.access = accessIn(army);
    listSpells(army, totals);
    neededBags(army, totals);
    return totals;
}

}  // namespace bocage::rules::normandie
