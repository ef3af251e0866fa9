#include "model/systems/crusades/table_edits.h"

#include <algorithm>
#include <set>
#include <utility>

#include "model/io/linked_armies.h"
#include "model/systems/crusades/render/card_painter.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::model::crusades {

using namespace rules;
using namespace rules::crusades;

namespace {

/// Castle and walls of one colour that the packs have enough copies of.
std::optional<Roster> fortressOf(const Cards& cards, const std::set<std::string>& used, int walls) {
    for (const auto& [castleId, castle] : cards.all()) {
        if (castle.kind != CardKind::Castle || used.contains(castle.colour))
            continue;
        for (const auto& [wallId, wall] : cards.all()) {
            if (wall.kind != CardKind::Wall || wall.colour != castle.colour || wall.copies < walls)
                continue;
            Roster roster;
            roster.system = std::string(systemId);
            roster.title = castle.name;
            roster.packs = {{PackId(std::string(castleId.pack())), {}}};
            roster.entries.push_back({ElementId("castle"), castleId, {}, {}, false, {}});
            for (int i = 1; i <= walls; ++i)
                roster.entries.push_back({ElementId("wall-" + std::to_string(i)), wallId, {}, {}, false, {}});
            RosterSection section;
            section.colour = castle.colour;
            setSection(roster.extras, section);
            return roster;
        }
    }
    return std::nullopt;
}

}  // namespace

ValidateRequest requestFor(const ScenarioDocument& document) {
    ValidateRequest request;
    request.library = document.library();
    request.scenario = &document.scenario();
    if (linksArmies(document.scenario())) {
        Scenario loaded = document.scenario();
        loadLinkedArmies(loaded, document.path());
        for (std::size_t s = 0; s < loaded.sides.size(); ++s)
            for (std::size_t p = 0; p < loaded.sides[s].players.size(); ++p)
                for (std::size_t a = 0; a < loaded.sides[s].players[p].force.armies.size(); ++a) {
                    const Force::Army& linked = document.scenario().sides[s].players[p].force.armies[a];
                    const Force::Army& army = loaded.sides[s].players[p].force.armies[a];
                    if (!linked.roster && army.roster)
                        request.linkedArmies.emplace(linked.file, *army.roster);
                }
    }
    return request;
}

bool TableEdits::editSection(const QString& text, const std::function<void(ScenarioSection&)>& change) {
    return m_document.edit(text, [&](Scenario& scenario) {
        ScenarioSection section = scenarioSection(scenario.extras);
        change(section);
        setSection(scenario.extras, section);
    });
}

bool TableEdits::addSeat() {
    const auto cards = cardsFor(m_document.library());
    std::set<std::string> used;
    std::set<std::string> ids;
    for (const ScenarioSide& side : m_document.scenario().sides) {
        ids.insert(side.id.value);
        for (const Player& player : side.players) {
            ids.insert(player.id.value);
            for (const Force::Army& army : player.force.armies)
                if (army.roster)
                    for (const RosterEntry& entry : army.roster->entries)
                        if (const Card* card = cards->find(entry.content))
                            used.insert(card->colour);
        }
    }
    const Options options = optionsOf(m_document.scenario(), scenarioSection(m_document.scenario().extras));
    std::optional<Roster> roster = fortressOf(*cards, used, options.walls);
    if (!roster)
        roster = fortressOf(*cards, {}, options.walls);
    if (roster)
        for (PackPin& pin : roster->packs)
            if (const Pack* pack = m_document.library()->pack(pin.id))
                pin.version = pack->manifest.version;
    return m_document.edit(tr("Add a seat"), [&](Scenario& scenario) {
        int number = 1;
        while (ids.contains("seat-" + std::to_string(number)) ||
               ids.contains("player-" + std::to_string(number)))
            ++number;
        ScenarioSide side;
        Player player;
        side.id = SideId("seat-" + std::to_string(number));
        player.id = PlayerId("player-" + std::to_string(number));
        if (roster) {
            side.name = player.name = roster->title;
            side.colour = colourLook(rosterSection(roster->extras).colour).hue.name().toUpper().toStdString();
            for (const PackPin& pin : roster->packs)
                if (std::none_of(scenario.packs.begin(), scenario.packs.end(),
                                 [&](const PackPin& known) { return known.id == pin.id; }))
                    scenario.packs.push_back(pin);
            player.force.armies.push_back({freshId(scenario, "fortress"), {}, *roster});
        }
        side.players.push_back(std::move(player));
        scenario.sides.push_back(std::move(side));
        if (scenario.initiative.first.empty())
            scenario.initiative.random = true;
    });
}

bool TableEdits::removeLastSeat() {
    return m_document.edit(tr("Remove a seat"), [](Scenario& scenario) {
        if (!scenario.sides.empty())
            scenario.sides.pop_back();
    });
}

bool TableEdits::setMode(Mode mode) {
    if (mode == Mode::Snapshot)
        return editSection(tr("Make it a position"),
                           [](ScenarioSection& section) { section.mode = Mode::Snapshot; });
    const Options options = optionsOf(m_document.scenario(), scenarioSection(m_document.scenario().extras));
    return m_document.edit(tr("Make it an opening"), [&](Scenario& scenario) {
        ScenarioSection section = scenarioSection(scenario.extras);
        const ScenarioSection position = std::exchange(section, {});
        section.preset = position.preset;
        section.options = position.options;
        section.decks = position.decks;
        section.extras = position.extras;
        setSection(scenario.extras, section);
        // What was played goes back into the decks; a garrison stays where one is allowed.
        for (ScenarioSide& side : scenario.sides)
            for (Player& player : side.players)
                for (Force::Army& army : player.force.armies) {
                    if (!army.roster)
                        continue;
                    const RosterSection played = rosterSection(army.roster->extras);
                    RosterSection fresh;
                    fresh.colour = played.colour;
                    fresh.decks = played.decks;
                    fresh.extras = played.extras;
                    setSection(army.roster->extras, fresh);
                    if (!options.startingGarrison)
                        for (RosterEntry& entry : army.roster->entries)
                            entry.fillings.clear();
                }
    });
}

bool TableEdits::setFirstPlayer(const PlayerId& player) {
    return m_document.edit(tr("Choose who begins"), [&](Scenario& scenario) {
        scenario.initiative.random = player.empty();
        scenario.initiative.first = player;
    });
}

bool TableEdits::setSeed(int seed) {
    return m_document.edit(
        tr("Choose the seed"), [&](Scenario& scenario) { scenario.seed = seed; }, QStringLiteral("seed"));
}

bool TableEdits::setDeck(DeckKind deck, const ContentId& id) {
    return editSection(tr("Choose the %1 deck").arg(CrusadesWords::deck(deck)),
                       [&](ScenarioSection& section) {
                           section.decks.of(deck) = {id, {}};
                       });
}

bool TableEdits::begin(const SetUp& setUp) {
    const State state =
        rules::crusades::begin(setUp.table, static_cast<std::uint64_t>(m_document.scenario().seed), 0);
    return place(tr("Deal the cards"), setUp, state);
}

bool TableEdits::place(const QString& text, const SetUp& setUp, const State& state) {
    const Scenario made = withPosition(m_document.scenario(), requestFor(m_document), setUp, state);
    return m_document.edit(text, [&](Scenario& scenario) { scenario = made; });
}

}  // namespace bocage::model::crusades
