#include <algorithm>

#include "rules/systems/normandie/checks/army_checks.h"
#include "rules/systems/normandie/checks/handed_out_checks.h"

namespace bocage::rules::normandie {

namespace {

std::string text(int number) {
    return std::to_string(number);
}

/// Orders of a player, those of what the scenario hands out to him included.
OrderCount ordersOf(const ArmyCheck& check) {
    OrderCount count{check.totals.orders.value, check.totals.personalOrders, check.totals.ableToTakeOrders};
    if (const HandedOut* out = check.player ? check.context.handedTo(check.player) : nullptr) {
        count.orders += out->orders;
        count.personal += out->personalOrders;
        count.able += out->ableToTakeOrders;
    }
    return count;
}

/// SON-ARM-61: ten orders at most; stars above are wasted.
void checkOrderCap(const ArmyCheck& check, Findings& findings) {
    const int orders = ordersOf(check).orders;
    if (orders <= orderCap)
        return;
    Finding found = aboutArmy(check, "SON-ARM-61", Severity::Warning);
    found.arguments = {text(orders), text(orders - orderCap)};
    // Only what is enough by itself: a step that leaves orders over is no way out.
    check.army.forEachFilling([&](const FillingView& filling, const EntryView*) {
        if (!filling.option || filling.option->kind != OptionKind::Order)
            return;
        const int relief = filling.option->stars + (filling.slot ? filling.slot->stars : 0);
        if (orders - relief <= orderCap)
            found.fixes.push_back(removeFix(filling));
    });
    findings.push_back(std::move(found));
}

/// Stars that counters of this army lack because they start on the map with their back up.
int starsFaceDown(const ArmyCheck& check) {
    if (!check.scenario || !check.judged.army)
        return 0;
    const std::string army = check.judged.army->id.value + "/";
    int lost = 0;
    for (const FieldUnit& unit : check.context.battlefield.units()) {
        const Piece& piece = check.scenario->pieces[unit.piece];
        if (piece.entry.starts_with(army) && piece.face == "back" && unit.unit->back)
            lost += std::max(0, unit.unit->front.stars) - std::max(0, unit.unit->back->stars);
    }
    return lost;
}

/// SON-ARM-62: no order at the start is an immediate loss.
void checkHasOrders(const ArmyCheck& check, Findings& findings) {
    if (check.army.entries.empty() || ordersOf(check).orders - starsFaceDown(check) > 0 ||
        (check.scenario && isDefeatWithoutOrdersLifted(*check.scenario)))
        return;
    Finding found = aboutArmy(check, "SON-ARM-62", Severity::Error);
    const Tile* best = nullptr;
    for (const auto& [id, tile] : check.content.tiles())
        if (tile.faction == check.army.roster->faction && tile.stars > 0 && tile.cost &&
            (!best || *tile.cost < *best->cost))
            best = &tile;
    if (best)
        offerTile(check, *best, found);
    findings.push_back(std::move(found));
}

/// SON-ARM-64: two Bluffs at most; a second Bluff order is wasted.
void checkBluffs(const ArmyCheck& check, Findings& findings) {
    if (check.totals.bluffs.value <= bluffCap)
        return;
    const FillingView* last = nullptr;
    const EntryView* lastEntry = nullptr;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (filling.option && filling.option->id.name() == "bluff") {
            last = &filling;
            lastEntry = entry;
        }
    });
    Finding found = aboutFilling(check, "SON-ARM-64", Severity::Warning, *last, lastEntry);
    found.fixes.push_back(removeFix(*last));
    findings.push_back(std::move(found));
}

/// Whether there would be orders for all Personal Orders without this entry.
bool isEnoughWithout(const ArmyCheck& check, std::size_t index) {
    const EntryView& entry = check.army.entries[index];
    const OrderCount all = ordersOf(check);
    int asked = all.personal;
    for (const ArmyUnit& unit : check.army.units)
        if (unit.unit && unit.entry == static_cast<int>(index) &&
            findAbility(unit.unit->front, "personal-order"))
            --asked;
    int orders = all.orders;
    for (const ArmyTerm& term : check.totals.orders.terms) {
        const bool own =
            term.source == entry.entry->id ||
            std::any_of(entry.fillings.begin(), entry.fillings.end(),
                        [&](const FillingView& filling) { return term.source == filling.filling->id; });
        orders -= own ? term.value : 0;
    }
    return asked < all.personal && asked <= std::min(orders, orderCap);
}

/// SON-ARM-65: every Personal Order unit must receive an order each turn, so there must be enough of them.
void checkPersonalOrders(const ArmyCheck& check, Findings& findings) {
    const OrderCount count = ordersOf(check);
    const int asked = count.personal;
    if (asked == 0 || asked < count.usable())
        return;
    const bool tooMany = asked > count.usable();
    Finding found = aboutArmy(check, "SON-ARM-65", tooMany ? Severity::Error : Severity::Warning);
    found.message = tooMany ? "too-many" : "all";
    found.arguments = {text(asked), text(count.usable())};
    // Dropping a tile that brings such units is the way out when there are too many, if that is enough.
    for (std::size_t e = check.army.entries.size(); tooMany && found.fixes.empty() && e > 0; --e)
        if (isEnoughWithout(check, e - 1))
            found.fixes.push_back(removeFix(check.army.entries[e - 1]));
    findings.push_back(std::move(found));
}

/// SON-ARM-66: more orders than units able to take one.
void checkOrderTakers(const ArmyCheck& check, Findings& findings) {
    const OrderCount count = ordersOf(check);
    if (check.army.entries.empty() || count.usable() <= count.able)
        return;
    Finding found = aboutArmy(check, "SON-ARM-66", Severity::Warning);
    found.arguments = {text(count.usable()), text(count.able)};
    findings.push_back(std::move(found));
}

/// SON-ARM-68: a tile whose breaking points exceed its units can never break; at 0 it is broken from the
/// start.
void checkBreakingPoints(const ArmyCheck& check, Findings& findings) {
    for (std::size_t e = 0; e < check.army.entries.size(); ++e) {
        const EntryTotals& totals = check.totals.entries[e];
        if (!totals.breakingPoints || (*totals.breakingPoints > 0 && *totals.breakingPoints <= totals.units))
            continue;
        Finding found = aboutEntry(check, "SON-ARM-68", Severity::Warning, check.army.entries[e]);
        found.message = *totals.breakingPoints == 0 ? "zero" : "never";
        found.arguments.push_back(text(*totals.breakingPoints));
        found.arguments.push_back(text(totals.units));
        findings.push_back(std::move(found));
    }
}

/// SON-ARM-70: victory points missing on a tile while the scenario scores broken tiles.
void checkVictoryPoints(const ArmyCheck& check, Findings& findings) {
    const auto scores = [&](const VictoryCondition& condition) {
        return condition.kind == VictoryCondition::Kind::MostPoints;
    };
    if (!check.scenario ||
        std::none_of(check.scenario->victory.begin(), check.scenario->victory.end(), scores))
        return;
    for (const EntryView& entry : check.army.entries)
        if (entry.tile && !entry.tile->victoryPoints)
            findings.push_back(aboutEntry(check, "SON-ARM-70", Severity::Warning, entry));
}

/// SON-ARM-72: Improvisation taken twice; the rule covers one only.
void checkImprovisation(const ArmyCheck& check, Findings& findings) {
    const FillingView* first = nullptr;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || filling.option->id.name() != "improvisation")
            return;
        if (!first) {
            first = &filling;
            return;
        }
        Finding found = aboutFilling(check, "SON-ARM-72", Severity::Warning, filling, entry);
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

constexpr Check armyOrdersTable[] = {
    {"SON-ARM-61", Severity::Warning, armyCheck<checkOrderCap>, part::sides},
    {"SON-ARM-62", Severity::Error, armyCheck<checkHasOrders>,
     part::sides | part::specialRules | part::pieces | part::units},
    {"SON-ARM-64", Severity::Warning, armyCheck<checkBluffs>, part::sides},
    {"SON-ARM-65", Severity::Error, armyCheck<checkPersonalOrders>, part::sides},
    {"SON-ARM-66", Severity::Warning, armyCheck<checkOrderTakers>, part::sides},
    {"SON-ARM-68", Severity::Warning, armyCheck<checkBreakingPoints>, part::sides},
    {"SON-ARM-70", Severity::Warning, armyCheck<checkVictoryPoints>, part::sides | part::victory},
    {"SON-ARM-72", Severity::Warning, armyCheck<checkImprovisation>, part::sides},
};

}  // namespace

std::span<const Check> armyOrderChecks() {
    return armyOrdersTable;
}

}  // namespace bocage::rules::normandie
