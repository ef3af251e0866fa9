#include "rules/systems/crusades/play/set_up.h"

#include <algorithm>
#include <map>

#include "rules/systems/crusades/odds/dagon.h"

namespace bocage::rules::crusades {

namespace {

/// Gives cards and colours their numbers.
class TableBuilder {
public:
    TableBuilder(SetUp& result, const Library& library, const Cards& cards, const Options& options)
        : m_result(result), m_library(library), m_cards(cards), m_options(options) {
        result.table.options = options;
    }

    /// `noCard` for a ghost, which is told.
    CardNo number(const ContentId& id) {
        if (const auto known = m_numbers.find(id); known != m_numbers.end())
            return known->second;
        const Card* card = m_cards.find(id);
        CardNo no = noCard;
        if (!card || m_result.table.cards.size() >= noCard) {
            m_result.problems.push_back({"play.unknown-card", {id.value}, {}, {}});
        } else {
            no = static_cast<CardNo>(m_result.table.cards.size());
            m_result.table.cards.push_back(factsOf(*card));
            m_result.table.ids.push_back(id);
            m_result.table.sampleValues |= card->provenance == Provenance::Sample;
        }
        m_numbers.emplace(id, no);
        return no;
    }

    CardList numbers(const std::vector<ContentId>& ids) {
        CardList list;
        for (const ContentId& id : ids)
            if (const CardNo no = number(id); no != noCard)
                list.push_back(no);
        return list;
    }

    /// A whole deck, one number per copy. What is listed in the wrong deck stays out (CC-DCHK-01 tells).
    CardList deck(const DeckList& list, DeckKind kind) {
        CardList cards;
        for (const DeckEntry& entry : cardsOf(list, m_library).entries) {
            const CardNo no = number(entry.card);
            if (no == noCard || entry.copies < 1 || deckOf(m_result.table.cards[no].kind) != kind)
                continue;
            if (static_cast<int>(cards.size()) + entry.copies > maxCardsOfDeck) {
                m_result.problems.push_back({"play.deck-too-large",
                                             {std::string(nameOf(kind)), std::to_string(maxCardsOfDeck)},
                                             {},
                                             "/crusades/decks/" + std::string(nameOf(kind))});
                break;
            }
            cards.insert(cards.end(), static_cast<std::size_t>(entry.copies), no);
        }
        return cards;
    }

    void decks(const DeckLists& lists) {
        State& start = m_result.table.start;
        start.village.deck = deck(lists.village, DeckKind::Village);
        start.siege.deck = deck(lists.siege, DeckKind::Siege);
        start.dagon.deck = deck(lists.dagon, DeckKind::Dagon);
        start.cthulhu.deck = deck(lists.cthulhu, DeckKind::Cthulhu);
        offers();
    }

    /// How many victims are worth it, by how many there are: the policy asks this every turn.
    void offers() {
        std::vector<std::pair<int, int>> dagon;
        for (const CardNo no : m_result.table.start.dagon.deck)
            dagon.emplace_back(m_result.table.facts(no).deepOnes, m_result.table.facts(no).reward);
        m_result.table.bestOffer.assign(1, 0);
        for (int held = 1; held <= 12; ++held)
            m_result.table.bestOffer.push_back(bestOffer(dagon, held));
    }

private:
    CardFacts factsOf(const Card& card) {
        const auto small = [](int value) { return static_cast<std::int16_t>(std::clamp(value, 0, 999)); };
        CardFacts facts;
        facts.kind = card.kind;
        facts.bypass = card.bypass;
        facts.cancels = card.cancelsAttack || (card.kind == CardKind::Monster && !card.swordReduction &&
                                               !card.effect.empty());  // CC-ATTACK-13
        facts.colour = colour(card.colour);
        facts.swords = small(card.swords.value_or(0));
        if (deckOf(card.kind) == DeckKind::Fortress)
            facts.shields = small(shieldsOf(card, m_options));
        if (card.kind == CardKind::Soldiers || card.kind == CardKind::Bowmen)
            facts.halves = small(halvesOf(card, m_options));
        facts.defence = small(card.defence.value_or(0));
        facts.goldCost = small(card.goldCost.value_or(0));
        facts.deepOnes = small(std::max(1, card.deepOnes.value_or(1)));
        facts.reward = small(card.reward.value_or(0));
        facts.reduction = small(card.swordReduction.value_or(0));
        return facts;
    }

    std::uint8_t colour(const std::string& name) {
        if (name.empty())
            return 0;
        const auto found = std::find(m_colours.begin(), m_colours.end(), name);
        if (found != m_colours.end())
            return static_cast<std::uint8_t>(found - m_colours.begin() + 1);
        if (m_colours.size() < 250)
            m_colours.push_back(name);
        return static_cast<std::uint8_t>(m_colours.size());
    }

    SetUp& m_result;
    const Library& m_library;
    const Cards& m_cards;
    const Options& m_options;
    std::map<ContentId, CardNo> m_numbers;
    std::vector<std::string> m_colours;
};

/// Takes what already lies somewhere out of the deck it comes from.
void remove(CardList& deck, const CardList& used) {
    for (const CardNo card : used)
        if (const auto found = std::find(deck.begin(), deck.end(), card); found != deck.end())
            deck.erase(found);
}

void removeEverywhere(State& start, const CardList& used) {
    for (Pile* pile : {&start.village, &start.siege, &start.dagon, &start.cthulhu})
        remove(pile->deck, used);
}

CardList& discardsOf(State& state, CardKind kind) {
    const DeckKind deck = deckOf(kind);
    return deck == DeckKind::Siege     ? state.siege.discard
           : deck == DeckKind::Dagon   ? state.dagon.discard
           : deck == DeckKind::Cthulhu ? state.cthulhu.discard
                                       : state.village.discard;
}

Seat seatOf(const SeatFacts& facts, const Cards& cards, TableBuilder& builder, SetUp& result, bool snapshot) {
    Seat seat;
    std::vector<ElementId>& entries = result.entries.emplace_back();
    if (!facts.roster) {
        result.problems.push_back({"play.no-fortress", {facts.player->id.value}, {}, facts.pointer});
        return seat;
    }
    const Fortress fortress = Fortress::of(*facts.roster, cards);
    if (fortress.castles() != 1)
        result.problems.push_back({"play.no-castle", {facts.player->id.value}, {}, facts.pointer});
    if (fortress.places.size() > maxPlacesOfSeat) {
        result.problems.push_back({"play.fortress-too-large",
                                   {facts.player->id.value, std::to_string(maxPlacesOfSeat)},
                                   {},
                                   facts.pointer});
        return seat;
    }
    for (const FortressPlace& place : fortress.places) {
        const CardNo no = builder.number(place.entry->content);
        if (no == noCard)
            continue;
        seat.slots.push_back({no, !(snapshot && place.destroyed), builder.numbers(place.stationed())});
        entries.push_back(place.entry->id);
    }
    // A garrison at the start brings its weapons and monsters along (option startingGarrison).
    const RosterSection& section = fortress.section;
    seat.reactions = builder.numbers(section.reactions);
    for (const CardNo no : builder.numbers(section.siegeOnTable))
        seat.weapons.push_back({no, true});
    for (const CardNo no : builder.numbers(section.siegeNew))
        seat.weapons.push_back({no, false});
    if (snapshot) {
        seat.hand = builder.numbers(section.hand);
        seat.ambushes = builder.numbers(section.ambushes);
        seat.ambushTurns = std::clamp(section.ambushTurns, 0, 2);
        seat.out = section.out;
    }
    return seat;
}

}  // namespace

SetUp setUpDecks(const DeckLists& decks, const Options& options, const Library& library, const Cards& cards) {
    SetUp result;
    TableBuilder builder(result, library, cards, options);
    builder.decks(decks);
    return result;
}

SetUp setUpAlone(const DeckLists& decks, const Options& options, const Roster& fortress,
                 const Library& library, const Cards& cards) {
    SetUp result;
    TableBuilder builder(result, library, cards, options);
    builder.decks(decks);
    const Fortress read = Fortress::of(fortress, cards);
    if (read.castles() != 1 || read.places.size() > maxPlacesOfSeat)
        return result;
    Seat seat;
    std::vector<ElementId> entries;
    for (const FortressPlace& place : read.places) {
        if (!place.card || deckOf(place.card->kind) != DeckKind::Fortress)
            continue;
        CardList posted;
        for (const ContentId& id : place.stationed())
            if (cards.find(id))
                posted.push_back(builder.number(id));
        remove(result.table.start.village.deck, posted);
        seat.slots.push_back({builder.number(place.entry->content), !place.destroyed, std::move(posted)});
        entries.push_back(place.entry->id);
    }
    result.table.start.seats.push_back(std::move(seat));
    result.table.handSizes.push_back(options.handSize);
    result.entries.push_back(std::move(entries));
    return result;
}

SetUp setUp(const ValidateRequest& request, const Cards& cards) {
    SetUp result;
    const Scenario& scenario = *request.scenario;
    result.section = scenarioSection(scenario.extras, &result.problems);
    const Options options = optionsOf(scenario, result.section);
    const bool snapshot = result.section.mode == Mode::Snapshot;
    TableBuilder builder(result, *request.library, cards, options);
    Table& table = result.table;
    table.snapshot = snapshot;
    builder.decks(result.section.decks);
    const std::vector<SeatFacts> seats = seatsOf(request, options);
    if (seats.size() < 2 || seats.size() > 4)
        result.problems.push_back({"play.seats", {std::to_string(seats.size())}, {}, "/sides"});
    for (const SeatFacts& facts : seats) {
        if (table.start.seats.size() >= 16)
            break;
        result.players.push_back(facts.player->id);
        table.start.seats.push_back(seatOf(facts, cards, builder, result, snapshot));
        table.handSizes.push_back(snapshot ? 0 : std::clamp(facts.handSize, 0, 100));
    }
    const auto place = [&](const PlayerId& id) {
        const auto found = std::find(result.players.begin(), result.players.end(), id);
        return found == result.players.end() ? -1 : static_cast<int>(found - result.players.begin());
    };
    State& start = table.start;
    for (const Seat& seat : start.seats) {
        for (const CardList* list : {&seat.hand, &seat.reactions, &seat.ambushes})
            removeEverywhere(start, *list);
        for (const WeaponOnTable& weapon : seat.weapons)
            removeEverywhere(start, {weapon.card});
        for (const Slot& slot : seat.slots)
            removeEverywhere(start, slot.stationed);
    }
    if (!snapshot) {
        table.firstSeat = scenario.initiative.random || scenario.initiative.first.empty()
                              ? -1
                              : place(scenario.initiative.first);
        return result;
    }
    // The common pile may hold cards of other decks, which never come into the Village deck (CC-TURN-07); nor
    // does what was laid on the wrong pile come into a deck that is not its own.
    for (const auto* pile : {&result.section.dagonDiscard, &result.section.siegeDiscard,
                             &result.section.cthulhuDiscard, &result.section.discard})
        for (const CardNo card : builder.numbers(*pile))
            discardsOf(start, table.facts(card).kind).push_back(card);
    start.removed = builder.numbers(result.section.removed);
    for (const CardList* list : {&start.village.discard, &start.dagon.discard, &start.siege.discard,
                                 &start.cthulhu.discard, &start.removed})
        removeEverywhere(start, *list);
    const ScenarioSection::Turn& turn = result.section.turn;
    table.firstSeat = std::max(0, place(turn.player));
    start.active = table.firstSeat;
    start.turn.drawn = turn.drawn;
    start.turn.idol = turn.idol;
    start.turn.actionsLeft = turn.actions;
    start.turn.actionsDone = turn.actions == 0 || turn.idol ? 1 : 0;
    start.turn.fortressAttacks = turn.fortressAttacks;
    start.turn.stationed = turn.stationed;
    if (start.standingSeats() == 1 && start.seats.size() > 1)
        for (std::size_t i = 0; i < start.seats.size(); ++i)
            if (!start.seats[i].out)
                start.winner = static_cast<int>(i);
    return result;
}

Scenario withPosition(const Scenario& scenario, const ValidateRequest& request, const SetUp& setUp,
                      const State& state) {
    Scenario result = scenario;
    const auto ids = [&](const CardList& cards) {
        std::vector<ContentId> list;
        for (const CardNo card : cards)
            list.push_back(setUp.table.ids[card]);
        return list;
    };
    ScenarioSection section = setUp.section;
    section.mode = Mode::Snapshot;
    section.discard = ids(state.village.discard);
    section.dagonDiscard = ids(state.dagon.discard);
    section.siegeDiscard = ids(state.siege.discard);
    section.cthulhuDiscard = ids(state.cthulhu.discard);
    section.removed = ids(state.removed);
    section.turn.player = setUp.players[static_cast<std::size_t>(state.active)];
    section.turn.drawn = state.turn.drawn;
    section.turn.actions = state.turn.actionsLeft;
    section.turn.idol = state.turn.idol;
    section.turn.fortressAttacks = state.turn.fortressAttacks;
    section.turn.stationed = state.turn.stationed;
    setSection(result.extras, section);
    std::size_t number = 0;
    for (ScenarioSide& side : result.sides)
        for (Player& player : side.players) {
            const std::size_t seatNumber = number++;
            if (seatNumber >= state.seats.size() || player.force.armies.empty())
                continue;
            Force::Army& army = player.force.armies.front();
            if (!army.roster)
                if (const Roster* linked = rosterOf(request, army)) {
                    army.roster = *linked;
                    army.file.clear();
                }
            if (!army.roster)
                continue;
            const Seat& seat = state.seats[seatNumber];
            RosterSection own = rosterSection(army.roster->extras);
            own.hand = ids(seat.hand);
            own.reactions = ids(seat.reactions);
            own.ambushes = ids(seat.ambushes);
            own.ambushTurns = seat.ambushTurns;
            own.out = seat.out;
            own.siegeOnTable.clear();
            own.siegeNew.clear();
            for (const WeaponOnTable& weapon : seat.weapons)
                (weapon.used ? own.siegeOnTable : own.siegeNew).push_back(setUp.table.ids[weapon.card]);
            own.destroyed.clear();
            for (std::size_t slot = 0; slot < seat.slots.size(); ++slot) {
                const ElementId& id = setUp.entries[seatNumber][slot];
                if (!seat.slots[slot].standing)
                    own.destroyed.push_back(id);
                for (RosterEntry& entry : army.roster->entries) {
                    if (entry.id != id)
                        continue;
                    entry.fillings.clear();
                    for (std::size_t i = 0; i < seat.slots[slot].stationed.size(); ++i) {
                        RosterEntry::Filling filling;
                        filling.id = ElementId(id.value + "-" + std::to_string(i + 1));
                        filling.slot = static_cast<int>(i);
                        filling.option = setUp.table.ids[seat.slots[slot].stationed[i]];
                        entry.fillings.push_back(std::move(filling));
                    }
                }
            }
            setSection(army.roster->extras, own);
        }
    return result;
}

}  // namespace bocage::rules::crusades
