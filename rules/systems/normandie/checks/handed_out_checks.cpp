#include "rules/systems/normandie/checks/handed_out_checks.h"

#include "rules/format/element_json.h"

namespace bocage::rules::normandie {

namespace {

/// What a player has who leads no army and will build none; nothing for the others, whose armies are judged.
struct LooseForce {
    const Player* player = nullptr;
    std::string pointer;
    OrderCount count;
    int units = 0;
};

/// Counters on the map that belong to this player alone.
OrderCount ordersOnMap(const ScenarioCheck& check, const ScenarioSide& side, const Player& player,
                       int& units) {
    OrderCount count;
    for (const FieldUnit& unit : check.battlefield.units()) {
        const Piece& piece = check.scenario.pieces[unit.piece];
        if (piece.side != side.id || (side.players.size() > 1 && piece.player != player.id))
            continue;
        ++units;
        const UnitSide& up = unit.sideUp();
        const bool personal = findAbility(up, "personal-order");
        count.orders += std::max(0, up.stars) + (personal ? 1 : 0);
        count.personal += personal ? 1 : 0;
        count.able += findAbility(up, "autonomous") ? 0 : 1;
    }
    return count;
}

std::vector<LooseForce> looseForces(const ScenarioCheck& check) {
    std::vector<LooseForce> forces;
    forEachPlayer(check.scenario,
                  [&](const ScenarioSide& side, const Player& player, const std::string& pointer) {
                      if (player.force.budget || !player.force.armies.empty())
                          return;
                      LooseForce force{&player, pointer + "/force", {}, 0};
                      if (const HandedOut* out = check.context.handedTo(&player)) {
                          force.count = {out->orders, out->personalOrders, out->ableToTakeOrders};
                          force.units = static_cast<int>(out->units.size());
                          force.pointer = out->pointer;
                      } else {
                          force.count = ordersOnMap(check, side, player, force.units);
                      }
                      if (force.units > 0)
                          forces.push_back(std::move(force));
                  });
    return forces;
}

Finding aboutForce(const char* rule, Severity severity, const LooseForce& force) {
    Finding found = aboutScenario(rule, severity, force.player->id.value);
    found.locations.emplace_back().pointer = force.pointer;
    return found;
}

/// SON-ARM-61: ten orders at most; stars above are wasted.
void checkOrderCap(const ScenarioCheck& check, Findings& findings) {
    for (const LooseForce& force : looseForces(check)) {
        if (force.count.orders <= orderCap)
            continue;
        Finding found = aboutForce("SON-ARM-61", Severity::Warning, force);
        found.message = "handed-out";
        found.arguments = {std::to_string(force.count.orders), std::to_string(force.count.orders - orderCap),
                           force.player->id.value};
        findings.push_back(std::move(found));
    }
}

/// SON-ARM-62: no order at the start is an immediate loss.
void checkHasOrders(const ScenarioCheck& check, Findings& findings) {
    if (isDefeatWithoutOrdersLifted(check.scenario))
        return;
    for (const LooseForce& force : looseForces(check)) {
        if (force.count.orders > 0)
            continue;
        Finding found = aboutForce("SON-ARM-62", Severity::Error, force);
        found.message = "handed-out";
        found.arguments = {force.player->id.value};
        const Tile* best = nullptr;
        for (const auto& [id, tile] : check.content.tiles())
            if (tile.faction == force.player->faction && tile.stars > 0 && !tile.hero && tile.cost &&
                (!best || *tile.cost < *best->cost))
                best = &tile;
        if (best && !force.player->force.fixed.empty())
            found.fixes.push_back({"hand-out-tile",
                                   {best->id.value},
                                   {{Edit::Kind::Add, force.pointer + "/-", jsonOf(Copies{best->id, 1})}},
                                   std::nullopt});
        SpecialRule rule;
        rule.id = freshId(check.scenario, "rule");
        rule.text = "A player without orders does not lose by that.";
        rule.ruleSwitch = "no-defeat-without-orders";
        found.fixes.push_back(
            {"lift-defeat", {}, {{Edit::Kind::Add, "/specialRules/-", jsonOf(rule)}}, std::nullopt});
        findings.push_back(std::move(found));
    }
}

/// SON-ARM-65: every Personal Order unit must receive an order each turn, so there must be enough of them.
void checkPersonalOrders(const ScenarioCheck& check, Findings& findings) {
    for (const LooseForce& force : looseForces(check)) {
        const auto& [orders, personal, able] = force.count;
        if (personal == 0 || personal < force.count.usable())
            continue;
        const bool tooMany = personal > force.count.usable();
        Finding found = aboutForce("SON-ARM-65", tooMany ? Severity::Error : Severity::Warning, force);
        found.message = tooMany ? "too-many" : "all";
        found.arguments = {std::to_string(personal), std::to_string(force.count.usable())};
        findings.push_back(std::move(found));
    }
}

/// SON-ARM-66: more orders than units able to take one.
void checkOrderTakers(const ScenarioCheck& check, Findings& findings) {
    for (const LooseForce& force : looseForces(check)) {
        if (force.count.usable() <= force.count.able)
            continue;
        Finding found = aboutForce("SON-ARM-66", Severity::Warning, force);
        found.arguments = {std::to_string(force.count.usable()), std::to_string(force.count.able)};
        findings.push_back(std::move(found));
    }
}

/// SON-ARM-30: what is handed out belongs to the player's faction, unless the scenario mixes them.
void checkFaction(const ScenarioCheck& check, Findings& findings) {
    forEachPlayer(check.scenario, [&](const ScenarioSide&, const Player& player, const std::string& pointer) {
        if (player.force.mixedFactions || player.faction.empty())
            return;
        for (std::size_t i = 0; i < player.force.fixed.size(); ++i) {
            const ContentId& id = player.force.fixed[i].id;
            const Tile* tile = check.content.tile(id);
            const Unit* unit = check.content.unit(id);
            const ContentId faction = tile ? tile->faction : unit ? unit->faction : ContentId();
            if (faction.empty() || faction == player.faction || (unit && isUncontrolled(*unit)))
                continue;
            Finding found = aboutScenario("SON-ARM-30", Severity::Error, player.id.value + "/" + id.value);
            found.message = "handed-out";
            found.arguments = {id.value, faction.value, player.id.value};
            const std::string place = pointer + "/force/fixed/" + std::to_string(i);
            found.locations.emplace_back().pointer = place;
            found.fixes.push_back({"mix-factions",
                                   {player.id.value},
                                   {{Edit::Kind::Add, pointer + "/force/mixedFactions", true}},
                                   std::nullopt});
            findings.push_back(std::move(found));
        }
    });
}

constexpr Parts ofLooseForces = part::pieces | part::units | part::sides | part::specialRules;

constexpr Check handedOutChecksTable[] = {
    {"SON-ARM-30", Severity::Error, scenarioCheck<checkFaction>, part::sides},
    {"SON-ARM-61", Severity::Warning, scenarioCheck<checkOrderCap>, ofLooseForces},
    {"SON-ARM-62", Severity::Error, scenarioCheck<checkHasOrders>, ofLooseForces, part::all},
    {"SON-ARM-65", Severity::Error, scenarioCheck<checkPersonalOrders>, ofLooseForces},
    {"SON-ARM-66", Severity::Warning, scenarioCheck<checkOrderTakers>, ofLooseForces},
};

}  // namespace

bool isDefeatWithoutOrdersLifted(const Scenario& scenario) {
    return std::any_of(
        scenario.specialRules.begin(), scenario.specialRules.end(), [](const SpecialRule& rule) {
            return rule.ruleSwitch == "no-defeat-without-orders" ||
                   std::find(rule.rules.begin(), rule.rules.end(), "SON-SCN-59") != rule.rules.end();
        });
}

std::span<const Check> handedOutChecks() {
    return handedOutChecksTable;
}

}  // namespace bocage::rules::normandie
