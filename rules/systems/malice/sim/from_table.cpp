#include "rules/systems/malice/sim/from_table.h"

#include <algorithm>

namespace bocage::rules::malice::sim {

RealmBoard realmOf(const Table& table) {
    const Realm realm = Realm::of(table);
    RealmBoard board;
    board.neighbours = realm.neighbours;
    board.pit = realm.pit;
    board.gates = realm.gates;
    if (const TableBoard* on = table.realm()) {
        const int index = static_cast<int>(on->index);
        // Without a single seal the scenario has not been set up: all Gates begin sealed (SOM-SR-04).
        const bool sealed = std::any_of(table.tokens.begin(), table.tokens.end(), [&](const Token& token) {
            return token.kind == Token::Kind::Seal && token.board == index;
        });
        for (const int gate : realm.gates)
            board.active.push_back(sealed && !table.tokenAt(Token::Kind::Seal, index,
                                                            realm.cells[static_cast<std::size_t>(gate)]));
    }
    return board;
}

MarchBoard marchOf(const Table& table, const Graph& graph) {
    MarchBoard board;
    board.realm = realmOf(table);
    AethosBoard& aethos = board.aethos;
    std::vector<int> mapOf(table.boards.size(), -1);
    for (const TableBoard* terrain : table.terrainBoards()) {
        mapOf[terrain->index] = static_cast<int>(aethos.gates.size());
        const CellInfo* gate = terrain->only(Site::Gate);
        aethos.gates.push_back(gate ? graph.nodeAt(static_cast<int>(terrain->index), gate->at) : -1);
    }
    for (std::size_t i = 0; i < graph.nodes().size(); ++i) {
        const Graph::Node& node = graph.nodes()[i];
        const Graph::Ref& at = node.cells.front();
        aethos.mapOf.push_back(mapOf[static_cast<std::size_t>(at.board)]);
        auto& around = aethos.neighbours.emplace_back();
        for (const Graph::Step& step : graph.steps(static_cast<int>(i)))
            if (std::find(around.begin(), around.end(), step.to) == around.end())
                around.push_back(step.to);
        if (node.has(Site::City) || node.has(Site::Mystic))
            aethos.places.push_back(static_cast<int>(i));
        if (!node.has(Site::Stronghold))
            continue;
        AethosBoard::Stronghold stronghold;
        stronghold.cell = static_cast<int>(i);
        stronghold.map = mapOf[static_cast<std::size_t>(at.board)];
        if (const Token* well = table.tokenAt(Token::Kind::Well, at.board, at.at)) {
            stronghold.well = well->what == "light"                                  ? WellLight::Light
                              : well->what == "dark" || well->what == "extinguished" ? WellLight::Dark
                                                                                     : WellLight::Random;
            if (well->what == "extinguished" || well->faceUp)
                stronghold.state = WellState::Revealed;
        }
        aethos.strongholds.push_back(stronghold);
    }
    const TableBoard* realm = table.realm();
    const Realm land = Realm::of(table);
    for (const Token& token : table.tokens) {
        if (token.kind != Token::Kind::Shadow || token.board < 0)
            continue;
        const int life = std::max(1, token.life);
        if (realm && token.board == static_cast<int>(realm->index)) {
            const auto cell = std::find(land.cells.begin(), land.cells.end(), token.at);
            if (cell != land.cells.end()) {
                board.realmShadow = static_cast<int>(cell - land.cells.begin());
                board.realmLife = life;
            }
        } else if (const int node = graph.nodeAt(token.board, token.at); node >= 0) {
            board.shadows.push_back({node, life});
        }
    }
    board.prepare();
    return board;
}

ClockStart clockOf(const Table& table, const Graph& graph) {
    for (const Token& token : table.tokens)
        if (token.kind == Token::Kind::Xulthul && token.board >= 0)
            if (const int node = graph.nodeAt(token.board, token.at); node >= 0)
                return {node, std::max(0, token.life)};
    return {};
}

MarchRules rulesOf(const Table& table, int avatars) {
    MarchRules rules;
    rules.avatars = avatars;
    rules.spawnAtStartOfTurn = table.rulings.spawnAtStartOfTurn;
    rules.enterActs = table.rulings.enterActs;
    return rules;
}

std::vector<Way> waysOf(const Table& table, const Graph& graph) {
    std::vector<Way> ways;
    for (const int gate : graph.with(Site::Gate)) {
        const Reach reach(graph, {gate}, {});
        const Graph::Ref& from = graph.nodes()[static_cast<std::size_t>(gate)].cells.front();
        for (const Site site : {Site::Stronghold, Site::City, Site::Mystic, Site::Lair})
            for (const int node : graph.with(site)) {
                const Graph::Ref& to = graph.nodes()[static_cast<std::size_t>(node)].cells.front();
                Way way{from.board, from.at, to.at, to.board, site, {}, reach.reaches(node)};
                if (way.reached)
                    way.costs = reach.costs(reach.way(node));
                else if (to.board != from.board)
                    continue;  // another map, by Gates only
                ways.push_back(std::move(way));
            }
    }
    (void)table;
    return ways;
}

std::optional<std::vector<int>> tourOf(const Graph& graph) {
    const std::vector<int> places = graph.with(Site::Stronghold);
    if (places.empty() || places.size() > maxTour)
        return std::nullopt;
    Travel travel;
    travel.throughGates = true;
    std::vector<Reach> fromPlace;
    std::vector<std::vector<int>> between;
    for (const int place : places) {
        fromPlace.emplace_back(graph, std::vector<int>{place}, travel);
        auto& row = between.emplace_back();
        for (const int other : places)
            row.push_back(fromPlace.back().halves(other));
    }
    std::optional<std::vector<int>> best;
    int least = 0;
    for (const int gate : graph.with(Site::Gate)) {
        const Reach start(graph, {gate}, travel);
        std::vector<int> from;
        for (const int place : places)
            from.push_back(start.halves(place));
        const std::vector<int> order = shortestTour(from, between);
        if (order.empty())
            continue;
        std::vector<int> costs;
        const Reach* reach = &start;
        for (const int place : order) {
            const std::vector<int> leg = reach->costs(reach->way(places[static_cast<std::size_t>(place)]));
            costs.insert(costs.end(), leg.begin(), leg.end());
            reach = &fromPlace[static_cast<std::size_t>(place)];
        }
        int sum = 0;
        for (const int cost : costs)
            sum += cost;
        if (!best || sum < least) {
            best = std::move(costs);
            least = sum;
        }
    }
    return best;
}

AbilityReading readAbility(const Ability& card) {
    AbilityReading reading;
    FightAbility& ability = reading.ability;
    ability.name = card.name.in("en");
    ability.colour = card.colour;
    ability.activated = card.use == AbilityUse::Activated;
    ability.evadable = card.evadable;
    reading.whole = card.effect.in("en").empty() && card.use != AbilityUse::Targeted && !card.nameOnly;
    if (!card.woundEnergy.empty())
        ability.effects.push_back({AbilityEffect::On::EnergyWounds, false, {}});
    for (const Modifier& modifier : card.modifiers) {
        AbilityEffect effect;
        effect.opponent = modifier.target != Target::Self;
        effect.amount = {modifier.flat, std::max(0, modifier.dstar), std::max(0, -modifier.dstar)};
        effect.passing = modifier.duration == Duration::Phase || modifier.duration == Duration::Once;
        bool known = modifier.dice.empty() && modifier.condition == Condition();
        using On = AbilityEffect::On;
        switch (modifier.attribute) {
            case Attribute::CombatRoll:
                effect.on = On::Combat;
                break;
            case Attribute::PhysicalWounds:
                effect.on = On::Wounds;
                break;
            case Attribute::EnergyWounds:
                effect.on = On::EnergyWounds;
                break;
            case Attribute::PhysicalShield:
                effect.on = On::Shield;
                break;
            case Attribute::Life:
                // Life taken from the avatars is a drain; life of its own is more of it.
                effect.on = effect.opponent ? On::Drain : On::Life;
                if (effect.opponent)
                    effect.amount = {std::max(0, -modifier.flat), std::max(0, -modifier.dstar), 0};
                break;
            case Attribute::Recovery:
                effect.on = On::Regenerate;
                known = known && !effect.opponent;
                break;
            default:
                known = false;
                break;
        }
        if (known)
            ability.effects.push_back(effect);
        else
            reading.whole = false;
    }
    return reading;
}

std::vector<FightAbility> troveOf(const Catalogue& catalogue) {
    std::vector<FightAbility> trove;
    for (const auto& [id, card] : catalogue.abilities)
        if (!card.nameOnly)
            for (int copy = 0; copy < std::clamp(card.copies, 1, 40); ++copy)
                trove.push_back(readAbility(card).ability);
    return trove;
}

}  // namespace bocage::rules::malice::sim
