#include "rules/systems/crusades/fortress.h"

#include <algorithm>

namespace bocage::rules::crusades {

std::vector<ContentId> FortressPlace::stationed() const {
    std::vector<ContentId> cards;
    for (const RosterEntry::Filling& filling : entry->fillings) {
        if (!filling.option.empty())
            cards.push_back(filling.option);
        cards.insert(cards.end(), filling.contents.begin(), filling.contents.end());
    }
    return cards;
}

Fortress Fortress::of(const Roster& roster, const Cards& cards) {
    Fortress fortress;
    fortress.section = rosterSection(roster.extras);
    const auto& fallen = fortress.section.destroyed;
    for (std::size_t i = 0; i < roster.entries.size(); ++i) {
        const RosterEntry& entry = roster.entries[i];
        FortressPlace place{&entry, cards.find(entry.content), i, false, false};
        place.castle = place.card && place.card->kind == CardKind::Castle;
        place.destroyed = std::find(fallen.begin(), fallen.end(), entry.id) != fallen.end();
        fortress.places.push_back(place);
    }
    std::stable_partition(fortress.places.begin(), fortress.places.end(),
                          [](const FortressPlace& place) { return place.castle; });
    return fortress;
}

int Fortress::castles() const {
    return static_cast<int>(
        std::count_if(places.begin(), places.end(), [](const FortressPlace& place) { return place.castle; }));
}

Options ownOptions(const RosterSection& section) {
    return Options::from(section.preset, section.options, section.options);
}

Roster underRulesOf(const Scenario& scenario, Roster roster) {
    const ScenarioSection rules = scenarioSection(scenario.extras);
    RosterSection section = rosterSection(roster.extras);
    if (section.decks == DeckLists())
        section.decks = rules.decks;
    setSection(roster.extras, section);
    Choices house = scenario.rulings;
    house.insert(rules.options.begin(), rules.options.end());
    house["preset"] = rules.preset;
    return underRules(house, std::move(roster));
}

Roster underRules(const Choices& rules, Roster roster) {
    RosterSection section = rosterSection(roster.extras);
    const auto preset = rules.find("preset");
    section.preset = preset != rules.end() ? preset->second : std::string(presetNames[0]);
    section.options = rules;
    section.options.erase("preset");
    setSection(roster.extras, section);
    return roster;
}

int shieldsOf(const Card& card, const Options& options) {
    const bool castle = card.kind == CardKind::Castle;
    const std::optional<int> house = castle ? options.castleShields : options.wallShields;
    return std::max(0, house.value_or(card.shields.value_or(castle ? 3 : 2)));
}

int halvesOf(const Card& card, const Options& options) {
    return std::max(0, options.defenderHalves.value_or(card.defenceHalves.value_or(2)));
}

std::vector<SeatFacts> seatsOf(const ValidateRequest& request, const Options& options) {
    std::vector<SeatFacts> seats;
    const Scenario& scenario = *request.scenario;
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t p = 0; p < scenario.sides[s].players.size(); ++p) {
            const Player& player = scenario.sides[s].players[p];
            SeatFacts seat;
            seat.side = &scenario.sides[s];
            seat.player = &player;
            seat.pointer = "/sides/" + std::to_string(s) + "/players/" + std::to_string(p);
            seat.handSize = player.cards.value_or(options.handSize);
            if (!player.force.armies.empty()) {
                seat.army = &player.force.armies.front();
                seat.roster = rosterOf(request, *seat.army);
            }
            seats.push_back(seat);
        }
    return seats;
}

Options optionsOf(const Scenario& scenario, const ScenarioSection& section) {
    return Options::from(section.preset, section.options, scenario.rulings);
}

}  // namespace bocage::rules::crusades
