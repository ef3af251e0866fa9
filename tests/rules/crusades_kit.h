#pragma once

#include <map>

#include "rules/systems/crusades/play/moves.h"
#include "rules/systems/crusades/play/set_up.h"
#include "tests/rules/sample_packs.h"

/// A small table to try moves on, and the sample decks.
namespace bocage::tests {

namespace cc = rules::crusades;

/// Two or more seats with a castle of three shields and three walls of two, nothing in hand, and piles with
/// a few cards. Colour of seat n is n + 1.
class CrusadesKit {
public:
    explicit CrusadesKit(int seats = 2, int walls = 3) {
        for (int seat = 0; seat < seats; ++seat) {
            cc::Seat made;
            made.slots.push_back({card(cc::CardKind::Castle, 0, seat + 1), true, {}});
            for (int wall = 0; wall < walls; ++wall)
                made.slots.push_back({card(cc::CardKind::Wall, 0, seat + 1), true, {}});
            state.seats.push_back(made);
        }
        table.handSizes.assign(static_cast<std::size_t>(seats), 0);
        for (int i = 0; i < 20; ++i)
            state.village.deck.push_back(gold());
        state.siege.deck = {engine(2, 2, 1), engine(4, 3, 2)};
        state.dagon.deck = {dagon(2, 4)};
        state.cthulhu.deck = {monster(1), monster(2)};
        state.turn.drawn = true;
        state.round = 1;
    }

    cc::CardNo add(cc::CardFacts facts) {
        for (std::size_t i = 0; i < table.cards.size(); ++i)
            if (table.cards[i] == facts)
                return static_cast<cc::CardNo>(i);
        table.cards.push_back(facts);
        table.ids.push_back(rules::ContentId("kit:card/c" + std::to_string(table.cards.size())));
        return static_cast<cc::CardNo>(table.cards.size() - 1);
    }
    cc::CardNo card(cc::CardKind kind, int swords = 0, int colour = 0) {
        cc::CardFacts facts;
        facts.kind = kind;
        facts.colour = static_cast<std::uint8_t>(colour);
        facts.swords = static_cast<std::int16_t>(swords);
        if (kind == cc::CardKind::Castle)
            facts.shields = 3;
        if (kind == cc::CardKind::Wall)
            facts.shields = 2;
        if (kind == cc::CardKind::Soldiers || kind == cc::CardKind::Bowmen)
            facts.halves = 2;
        return add(facts);
    }
    cc::CardNo gold() { return card(cc::CardKind::Gold); }
    cc::CardNo builder() { return card(cc::CardKind::Builder); }
    cc::CardNo victim() { return card(cc::CardKind::Sacrifice); }
    cc::CardNo cultist() { return card(cc::CardKind::Cultist); }
    cc::CardNo soldiers(int swords, int colour = 1) { return card(cc::CardKind::Soldiers, swords, colour); }
    cc::CardNo bowmen(int swords, int colour = 1) { return card(cc::CardKind::Bowmen, swords, colour); }
    cc::CardNo engine(int swords, int defence, int cost, cc::Bypass bypass = cc::Bypass::None) {
        cc::CardFacts facts;
        facts.kind = cc::CardKind::Siege;
        facts.swords = static_cast<std::int16_t>(swords);
        facts.defence = static_cast<std::int16_t>(defence);
        facts.goldCost = static_cast<std::int16_t>(cost);
        facts.bypass = bypass;
        return add(facts);
    }
    cc::CardNo ram() { return engine(3, 2, 1, cc::Bypass::LastWall); }
    cc::CardNo trap() { return engine(2, 1, 2, cc::Bypass::AllWalls); }
    cc::CardNo dagon(int deepOnes, int reward) {
        cc::CardFacts facts;
        facts.kind = cc::CardKind::Dagon;
        facts.deepOnes = static_cast<std::int16_t>(deepOnes);
        facts.reward = static_cast<std::int16_t>(reward);
        return add(facts);
    }
    cc::CardNo monster(int reduction, bool cancels = false) {
        cc::CardFacts facts;
        facts.kind = cc::CardKind::Monster;
        facts.reduction = static_cast<std::int16_t>(reduction);
        facts.cancels = cancels;
        return add(facts);
    }

    cc::Seat& seat(int number) { return state.seats[static_cast<std::size_t>(number)]; }
    cc::CardList& hand() { return seat(state.active).hand; }
    void breakWalls(int number, int left) {
        for (std::size_t slot = 1; slot < seat(number).slots.size(); ++slot)
            seat(number).slots[slot].standing = static_cast<int>(slot) <= left;
    }

    static cc::Move move(cc::Action action, cc::CardList cards = {}) {
        cc::Move move;
        move.action = action;
        move.cards = std::move(cards);
        return move;
    }
    static cc::Move attack(cc::CardList cards, int seat = 1, int slot = 1) {
        cc::Move result = move(cc::Action::Attack, std::move(cards));
        result.target = {cc::Target::Kind::Fortress, seat, slot, 0};
        return result;
    }
    static cc::Move on(cc::Action action, cc::CardList cards, int slot, int index = 0) {
        cc::Move result = move(action, std::move(cards));
        result.target.slot = slot;
        result.target.index = index;
        return result;
    }
    bool legal(const cc::Move& move) const { return refusals(table, state, move).empty(); }
    bool refused(const cc::Move& move, cc::Refusal refusal) const {
        return refusals(table, state, move).has(refusal);
    }
    /// Refused for that reason and no other.
    bool refusedOnly(const cc::Move& move, cc::Refusal refusal) const {
        return refusals(table, state, move).list() == std::vector{refusal};
    }
    cc::Outcome play(const cc::Move& move) { return cc::play(table, state, move); }

    cc::Table table;
    cc::State state;
};

inline rules::LibraryPtr crusadesLibrary() {
    std::vector<rules::Pack> packs;
    packs.push_back(samplePack(QStringLiteral("cc-base")).pack);
    return rules::Library::build(std::move(packs)).first;
}

inline cc::DeckLists sampleDecks() {
    cc::DeckLists decks;
    decks.village.deck = rules::ContentId("cc-base:deck/village");
    decks.siege.deck = rules::ContentId("cc-base:deck/siege");
    decks.dagon.deck = rules::ContentId("cc-base:deck/dagon");
    decks.cthulhu.deck = rules::ContentId("cc-base:deck/cthulhu");
    return decks;
}

/// A scenario of the sample decks with so many seats.
inline rules::Scenario crusadesScenario(int seats) {
    static const char* const colours[] = {"red", "blue", "green", "yellow", "red", "blue"};
    rules::Scenario scenario;
    scenario.system = "crusades";
    scenario.title = "Test";
    scenario.initiative.random = true;
    cc::ScenarioSection section;
    section.decks = sampleDecks();
    setSection(scenario.extras, section);
    for (int seat = 0; seat < seats; ++seat) {
        const std::string colour = colours[seat];
        rules::Player player;
        player.id = rules::PlayerId("p" + std::to_string(seat + 1));
        rules::Roster roster;
        roster.system = "crusades";
        const auto place = [&](const std::string& id, const std::string& card) {
            rules::RosterEntry entry;
            entry.id = rules::ElementId(id);
            entry.content = rules::ContentId("cc-base:fortress-card/" + card + "-" + colour);
            roster.entries.push_back(entry);
        };
        place("castle", "castle");
        for (int wall = 1; wall <= 3; ++wall)
            place("wall-" + std::to_string(wall), "wall");
        rules::Force::Army army;
        army.id = rules::ElementId("fortress-" + std::to_string(seat + 1));
        army.roster = roster;
        player.force.armies.push_back(army);
        rules::ScenarioSide side;
        side.id = rules::SideId("s" + std::to_string(seat + 1));
        side.players.push_back(player);
        scenario.sides.push_back(side);
    }
    return scenario;
}

inline cc::SetUp crusadesSetUp(const rules::Scenario& scenario) {
    rules::ValidateRequest request;
    request.library = crusadesLibrary();
    request.scenario = &scenario;
    const auto cards = cc::Cards::build(*request.library);
    return cc::setUp(request, *cards);
}

}  // namespace bocage::tests
