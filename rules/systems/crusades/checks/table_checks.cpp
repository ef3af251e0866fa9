#include <algorithm>
#include <map>
#include <tuple>

#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::rules::crusades {

namespace {

std::string seatName(const SeatFacts& seat) {
    return seat.player->id.value;
}

/// CC-CHK-01: two to four players (CC-GAME-01).
void checkSeats(const TableCheck& check, Findings& findings) {
    const std::size_t seats = check.context.seats.size();
    if (seats >= 2 && seats <= 4)
        return;
    Finding found = finding("CC-CHK-01", Severity::Error, seats < 2 ? "few" : "many", {std::to_string(seats)},
                            "/sides", {});
    if (seats > 4 && check.scenario.sides.size() > 4) {
        std::vector<Edit> edits;
        for (std::size_t side = check.scenario.sides.size(); side > 4; --side)
            edits.push_back({Edit::Kind::Remove, "/sides/" + std::to_string(side - 1), {}});
        found.fixes.push_back(fix("cc-drop-seats", {}, std::move(edits)));
    }
    findings.push_back(std::move(found));
}

/// CC-CHK-02: every seat has a fortress, and only one is played (CC-SETUP-01).
void checkFortresses(const TableCheck& check, Findings& findings) {
    for (const SeatFacts& seat : check.context.seats) {
        const std::size_t fortresses = seat.player->force.armies.size();
        if (fortresses == 1)
            continue;
        Finding found = finding("CC-CHK-02", Severity::Error, fortresses == 0 ? "" : "many", {seatName(seat)},
                                seat.pointer, seat.player->id.value);
        if (fortresses > 1) {
            found.arguments.push_back(std::to_string(fortresses));
            std::vector<Edit> edits;
            for (std::size_t army = fortresses; army > 1; --army)
                edits.push_back(
                    {Edit::Kind::Remove, seat.pointer + "/force/armies/" + std::to_string(army - 1), {}});
            found.fixes.push_back(fix("cc-first-fortress", {}, std::move(edits)));
        }
        findings.push_back(std::move(found));
    }
}

/// CC-CHK-03: no fortress card is used more often than the box holds it (CC-SETUP-09).
void checkFortressCopies(const TableCheck& check, Findings& findings) {
    std::map<ContentId, std::pair<int, Location>> used;
    for (const SeatFacts& seat : check.context.seats)
        if (seat.roster)
            for (const RosterEntry& entry : seat.roster->entries) {
                auto& [count, location] = used[entry.content];
                ++count;
                location.pointer = seat.pointer;
                location.entries.push_back(entry.id);
                location.army = seat.army->id;
            }
    for (const auto& [id, use] : used) {
        const Card* card = check.context.cards->find(id);
        if (!card || deckOf(card->kind) != DeckKind::Fortress || use.first <= card->copies)
            continue;
        Finding found = finding(
            "CC-CHK-03", Severity::Error, {},
            {nameOf(*check.context.cards, id), std::to_string(use.first), std::to_string(card->copies)},
            use.second.pointer, id.value);
        found.locations.front() = use.second;
        findings.push_back(std::move(found));
    }
}

/// CC-CHK-04: fortresses of different size or strength make another game than the text's (CC-SETUP-01).
void checkEqualFortresses(const TableCheck& check, Findings& findings) {
    const SeatFacts* first = nullptr;
    std::pair<int, int> expected;
    for (const SeatFacts& seat : check.context.seats) {
        if (!seat.roster)
            continue;
        const Fortress fortress = Fortress::of(*seat.roster, *check.context.cards);
        std::pair<int, int> strength{fortress.walls(), 0};
        for (const FortressPlace& place : fortress.places)
            if (place.card)
                strength.second += shieldsOf(*place.card, check.context.options);
        if (!first) {
            first = &seat;
            expected = strength;
        } else if (strength != expected) {
            findings.push_back(
                finding("CC-CHK-04", Severity::Warning, {},
                        {seatName(*first), std::to_string(expected.first), std::to_string(expected.second),
                         seatName(seat), std::to_string(strength.first), std::to_string(strength.second)},
                        seat.pointer, seat.player->id.value));
        }
    }
}

/// CC-CHK-05: five cards each (CC-SETUP-04).
void checkHands(const TableCheck& check, Findings& findings) {
    if (check.context.snapshot())
        return;
    for (const SeatFacts& seat : check.context.seats) {
        if (seat.handSize == 5)
            continue;
        Finding found =
            finding("CC-CHK-05", Severity::Warning, {}, {seatName(seat), std::to_string(seat.handSize)},
                    seat.pointer + "/cards", seat.player->id.value);
        if (seat.player->cards)
            found.fixes.push_back(
                fix("cc-hand-five", {}, {{Edit::Kind::Replace, seat.pointer + "/cards", 5}}));
        findings.push_back(std::move(found));
    }
}

int dealt(const CrusadesContext& context) {
    int sum = 0;
    for (const SeatFacts& seat : context.seats)
        sum += std::max(0, seat.handSize);
    return sum;
}

/// CC-CHK-06: after the deal a first card can still be drawn (CC-SETUP-08).
void checkDeal(const TableCheck& check, Findings& findings) {
    const JudgedList& village = check.context.list(DeckKind::Village);
    if (check.context.snapshot() || village.entries.empty())
        return;
    if (const int hands = dealt(check.context); village.cards() <= hands)
        findings.push_back(finding("CC-CHK-06", Severity::Error, {},
                                   {std::to_string(village.cards()), std::to_string(hands)}, village.pointer,
                                   {}));
}

/// CC-CHK-07: with few cards left after the deal the discards are shuffled almost at once (CC-TURN-07).
void checkReserve(const TableCheck& check, Findings& findings) {
    const JudgedList& village = check.context.list(DeckKind::Village);
    const int left = village.cards() - dealt(check.context);
    const int wanted = 5 * static_cast<int>(check.context.seats.size());
    if (!check.context.snapshot() && left > 0 && left < wanted)
        findings.push_back(finding("CC-CHK-07", Severity::Warning, {},
                                   {std::to_string(left), std::to_string(wanted)}, village.pointer, {}));
}

/// CC-CHK-08: a deck that a rule in use needs is there (CC-DECK-02 … 05).
void checkDecksNeeded(const TableCheck& check, Findings& findings) {
    const JudgedList& village = check.context.list(DeckKind::Village);
    for (const JudgedList& list : check.context.lists) {
        const CardKind user = list.deck == DeckKind::Siege   ? CardKind::Builder
                              : list.deck == DeckKind::Dagon ? CardKind::Sacrifice
                                                             : CardKind::Cultist;
        if (!list.known || list.cards() > 0 || (list.deck != DeckKind::Village && village.count(user) == 0))
            continue;
        if (std::any_of(list.entries.begin(), list.entries.end(),
                        [](const JudgedList::Entry& entry) { return entry.entry.copies < 1; }))
            continue;  // CC-DCHK-02 says what is wrong
        Finding found = finding("CC-CHK-08", Severity::Error, list.deck == DeckKind::Village ? "village" : "",
                                {std::string(nameOf(list.deck)), std::string(nameOf(user))}, list.pointer,
                                std::string(nameOf(list.deck)));
        for (const Pack& pack : check.context.library->packs())
            for (const DeckDef& deck : pack.decks) {
                const bool fits =
                    pack.manifest.system == systemId && !deck.cards.empty() &&
                    std::all_of(deck.cards.begin(), deck.cards.end(), [&](const Copies& copies) {
                        return deckOfContentKind(copies.id.kind()) == list.deck;
                    });
                if (fits)
                    found.fixes.push_back(fix("cc-use-deck", {deck.id.value},
                                              {{Edit::Kind::Add, "/crusades", toJson([&] {
                                                    ScenarioSection section = check.context.section;
                                                    section.decks.of(list.deck) = {deck.id, {}};
                                                    return section;
                                                }())}}));
            }
        findings.push_back(std::move(found));
    }
}

/// CC-CHK-09: somebody who sits at the table begins, or the lot decides (CC-SETUP-05).
void checkFirstPlayer(const TableCheck& check, Findings& findings) {
    const auto& seats = check.context.seats;
    const auto sits = [&](const PlayerId& id) {
        return std::any_of(seats.begin(), seats.end(),
                           [&](const SeatFacts& seat) { return seat.player->id == id; });
    };
    if (check.context.snapshot()) {
        const PlayerId& player = check.context.section.turn.player;
        for (const SeatFacts& seat : seats)
            if (seat.player->id == player && seat.roster && rosterSection(seat.roster->extras).out)
                findings.push_back(
                    finding("CC-CHK-09", Severity::Error, "out", {seatName(seat)}, "/crusades/turn", "out"));
        if (sits(player))
            return;
        findings.push_back(
            finding("CC-CHK-09", Severity::Error, "turn", {player.value}, "/crusades/turn", {}));
        return;
    }
    const Initiative& initiative = check.scenario.initiative;
    if (initiative.random || sits(initiative.first))
        return;
    Finding found = finding("CC-CHK-09", Severity::Error, {}, {initiative.first.value}, "/initiative", {});
    found.fixes.push_back(
        fix("cc-first-by-lot", {}, {{Edit::Kind::Add, "/initiative", Json::Object{{"random", true}}}}));
    findings.push_back(std::move(found));
}

/// CC-CHK-10: where colours must match, two seats of one colour get in each other's way (CC-DEF-03).
void checkColours(const TableCheck& check, Findings& findings) {
    if (!check.context.options.colourMatching)
        return;
    std::map<std::string, const SeatFacts*> seen;
    for (const SeatFacts& seat : check.context.seats) {
        if (!seat.roster)
            continue;
        const Fortress fortress = Fortress::of(*seat.roster, *check.context.cards);
        std::string colour = fortress.section.colour;
        if (!fortress.places.empty() && fortress.places.front().card && colour.empty())
            colour = fortress.places.front().card->colour;
        if (colour.empty())
            continue;
        const auto [before, fresh] = seen.emplace(colour, &seat);
        if (!fresh)
            findings.push_back(finding("CC-CHK-10", Severity::Warning, {},
                                       {seatName(*before->second), seatName(seat), colour}, seat.pointer,
                                       seat.player->id.value));
    }
}

/// Whether the fortresses as they are would be legal under other options: a way back to the usual value must
/// not make errors elsewhere.
bool standsUnder(const TableCheck& check, const Options& options) {
    for (const SeatFacts& seat : check.context.seats) {
        if (!seat.roster)
            continue;
        const Fortress fortress = Fortress::of(*seat.roster, *check.context.cards);
        if (!check.context.snapshot()) {
            if (fortress.walls() != options.walls && !options.customFortress)
                return false;
            const RosterSection& own = fortress.section;
            const bool bare =
                own.siegeOnTable.empty() && own.siegeNew.empty() && own.reactions.empty() &&
                std::all_of(fortress.places.begin(), fortress.places.end(),
                            [](const FortressPlace& place) { return place.stationed().empty(); });
            if (!bare && !options.startingGarrison)
                return false;
        }
        for (const FortressPlace& place : fortress.places) {
            const std::vector<ContentId> posted = place.stationed();
            if (place.card && static_cast<int>(posted.size()) > shieldsOf(*place.card, options))
                return false;
            for (const ContentId& id : posted) {
                const Card* card = check.context.cards->find(id);
                if (options.colourMatching && card && place.card && !card->colour.empty() &&
                    !place.card->colour.empty() && card->colour != place.card->colour)
                    return false;
            }
        }
    }
    int dealt = 0;
    for (const SeatFacts& seat : check.context.seats)
        dealt += seat.player->cards.value_or(options.handSize);
    return check.context.snapshot() || check.context.list(DeckKind::Village).cards() > dealt;
}

/// Values are numbers, or words that the words of the game know by this code.
std::string valueWord(const OptionInfo& option, std::string_view value) {
    const bool number = !value.empty() && value.find_first_not_of("0123456789") == value.npos;
    const bool halves = number && option.key == "defenderShieldHalves";
    return (halves ? "halves-" : number ? "" : "is-") + std::string(value);
}

/// CC-CHK-11: what differs from the text of 2016 is listed.
void checkDepartures(const TableCheck& check, Findings& findings) {
    const ScenarioSection& section = check.context.section;
    if (isPreset(section.preset) && section.preset != presetNames[0])
        findings.push_back(
            finding("CC-CHK-11", Severity::Note, "preset", {section.preset}, "/crusades/preset", "preset"));
    for (const OptionInfo& option : optionTable()) {
        const Choices& choices = option.ruling ? check.scenario.rulings : section.options;
        const auto chosen = choices.find(std::string(option.key));
        if (chosen == choices.end() || chosen->second == presetValue(section.preset, option))
            continue;
        if (std::find(option.values.begin(), option.values.end(), chosen->second) == option.values.end())
            continue;  // no value at all, which CC-CHK-12 says
        const std::string pointer =
            (option.ruling ? "/rulings/" : "/crusades/options/") + std::string(option.key);
        Finding found =
            finding("CC-CHK-11", Severity::Note, {},
                    {std::string(option.key), valueWord(option, chosen->second),
                     valueWord(option, presetValue(section.preset, option)), std::string(option.rule)},
                    pointer, std::string(option.key));
        Choices without = choices;
        without.erase(std::string(option.key));
        const Options usual = Options::from(section.preset, option.ruling ? section.options : without,
                                            option.ruling ? without : check.scenario.rulings);
        if (standsUnder(check, usual))
            found.fixes.push_back(
                fix("cc-default-option", {std::string(option.key)}, {{Edit::Kind::Remove, pointer, {}}}));
        findings.push_back(std::move(found));
    }
}

/// CC-CHK-12: options and presets are words of the game. Rulings are looked at for every game alike.
void checkOptionWords(const TableCheck& check, Findings& findings) {
    const ScenarioSection& section = check.context.section;
    if (!isPreset(section.preset)) {
        Finding found = finding("CC-CHK-12", Severity::Error, "preset", {section.preset}, "/crusades/preset",
                                section.preset);
        findings.push_back(std::move(found));
    }
    for (const auto& [key, value] : section.options) {
        const OptionInfo* option = findOption(key);
        const bool known = option && !option->ruling;
        if (known && std::find(option->values.begin(), option->values.end(), value) != option->values.end())
            continue;
        const std::string pointer = "/crusades/options/" + escapePointer(key);
        Finding found =
            finding("CC-CHK-12", Severity::Error, known ? "value" : "option", {key, value}, pointer, key);
        found.fixes.push_back(fix("cc-default-option", {key}, {{Edit::Kind::Remove, pointer, {}}}));
        findings.push_back(std::move(found));
    }
}

/// CC-CHK-13: the picture of the set-up shows two players only (CC-SETUP-02).
void checkLayout(const TableCheck& check, Findings& findings) {
    const std::size_t seats = check.context.seats.size();
    if (seats == 3 || seats == 4)
        findings.push_back(
            finding("CC-CHK-13", Severity::Warning, {}, {std::to_string(seats)}, "/sides", {}));
}

/// CC-CHK-14: a scenario that calls itself official uses no values that we made up.
void checkSampleValues(const TableCheck& check, Findings& findings) {
    if (check.scenario.provenance != Provenance::OfficialUserEntered)
        return;
    int samples = 0;
    std::string example;
    const auto look = [&](const Card* card) {
        if (card && card->provenance == Provenance::Sample && ++samples == 1)
            example = card->id.value;
    };
    for (const JudgedList& list : check.context.lists)
        for (const JudgedList::Entry& entry : list.entries)
            look(entry.card);
    for (const SeatFacts& seat : check.context.seats)
        if (seat.roster)
            for (const RosterEntry& entry : seat.roster->entries)
                look(check.context.cards->find(entry.content));
    if (samples > 0)
        findings.push_back(finding("CC-CHK-14", Severity::Warning, {}, {std::to_string(samples), example},
                                   "/provenance", {}));
}

/// CC-CHK-15: cards and fortresses that are named exist; deck lists are looked at in rosters too, so with the
/// decks. What the shared parts of the document name is looked at for every game alike.
void checkReferences(const TableCheck& check, Findings& findings) {
    const ScenarioSection& section = check.context.section;
    std::set<ContentId> told;
    const auto look = [&](const ContentId& id, const std::string& pointer) {
        if (!check.context.cards->find(id) && told.insert(id).second)
            findings.push_back(
                finding("CC-CHK-15", Severity::Error, "card", {id.value}, pointer, "table/" + id.value));
    };
    for (const auto* pile : {&section.discard, &section.dagonDiscard, &section.siegeDiscard,
                             &section.cthulhuDiscard, &section.removed})
        for (const ContentId& id : *pile)
            look(id, "/crusades");
    for (const SeatFacts& seat : check.context.seats) {
        if (seat.army && !seat.roster)
            findings.push_back(finding("CC-CHK-15", Severity::Error, "fortress",
                                       {seatName(seat), seat.army->file}, seat.pointer,
                                       seat.player->id.value));
        if (seat.roster && seat.roster->system != check.scenario.system)
            findings.push_back(finding("CC-CHK-15", Severity::Error, "fortress-game",
                                       {seatName(seat), seat.roster->title.english(), seat.roster->system},
                                       seat.pointer, seat.player->id.value));
        if (!seat.roster)
            continue;
        const RosterSection own = rosterSection(seat.roster->extras);
        for (const auto* cards : {&own.siegeOnTable, &own.siegeNew, &own.reactions, &own.hand, &own.ambushes})
            for (const ContentId& id : *cards)
                look(id, seat.pointer);
        for (const ElementId& fallen : own.destroyed)
            if (std::none_of(seat.roster->entries.begin(), seat.roster->entries.end(),
                             [&](const RosterEntry& entry) { return entry.id == fallen; }))
                findings.push_back(finding("CC-CHK-15", Severity::Error, "fallen",
                                           {fallen.value, seatName(seat)}, seat.pointer,
                                           "fallen/" + seat.player->id.value + "/" + fallen.value));
    }
}

/// CC-DCHK-01: discards of the other decks hold their own cards, for they are shuffled into those again; the
/// common pile alone takes every card (CC-DECK-06).
void checkPiles(const TableCheck& check, Findings& findings) {
    if (!check.context.snapshot())
        return;
    const ScenarioSection& section = check.context.section;
    const std::tuple<const std::vector<ContentId>*, DeckKind, const char*> piles[] = {
        {&section.dagonDiscard, DeckKind::Dagon, "dagonDiscard"},
        {&section.siegeDiscard, DeckKind::Siege, "siegeDiscard"},
        {&section.cthulhuDiscard, DeckKind::Cthulhu, "cthulhuDiscard"}};
    for (const auto& [pile, deck, key] : piles)
        for (std::size_t i = 0; i < pile->size(); ++i) {
            const Card* card = check.context.cards->find((*pile)[i]);
            if (!card || deckOf(card->kind) == deck)
                continue;
            const std::string pointer = std::string("/crusades/") + key + "/" + std::to_string(i);
            Finding found =
                finding("CC-DCHK-01", Severity::Error, "pile",
                        {card->id.value, std::string(nameOf(deckOf(card->kind))), std::string(nameOf(deck))},
                        pointer, std::string(key) + "/" + card->id.value);
            found.fixes.push_back(
                fix("cc-remove-card", {card->id.value}, {{Edit::Kind::Remove, pointer, {}}}));
            findings.push_back(std::move(found));
        }
    // Only used Cultists leave the game (CC-SUMMON-02).
    for (std::size_t i = 0; i < section.removed.size(); ++i) {
        const Card* card = check.context.cards->find(section.removed[i]);
        if (!card || card->kind == CardKind::Cultist)
            continue;
        const std::string pointer = "/crusades/removed/" + std::to_string(i);
        Finding found = finding("CC-DCHK-01", Severity::Error, "removed", {card->id.value}, pointer,
                                "removed/" + card->id.value);
        found.fixes.push_back(fix("cc-remove-card", {card->id.value}, {{Edit::Kind::Remove, pointer, {}}}));
        findings.push_back(std::move(found));
    }
}

/// CC-RCHK-15: no card lies in more places than there are copies of it.
void checkCopies(const TableCheck& check, Findings& findings) {
    if (!check.context.snapshot())
        return;
    std::map<ContentId, int> used;
    const auto count = [&](const std::vector<ContentId>& cards) {
        for (const ContentId& id : cards)
            ++used[id];
    };
    const ScenarioSection& section = check.context.section;
    for (const auto* pile : {&section.discard, &section.dagonDiscard, &section.siegeDiscard,
                             &section.cthulhuDiscard, &section.removed})
        count(*pile);
    for (const SeatFacts& seat : check.context.seats) {
        if (!seat.roster)
            continue;
        const Fortress fortress = Fortress::of(*seat.roster, *check.context.cards);
        for (const FortressPlace& place : fortress.places)
            count(place.stationed());
        const RosterSection& own = fortress.section;
        for (const auto* cards : {&own.siegeOnTable, &own.siegeNew, &own.reactions, &own.hand, &own.ambushes})
            count(*cards);
    }
    for (const auto& [id, times] : used) {
        const Card* card = check.context.cards->find(id);
        if (!card || deckOf(card->kind) == DeckKind::Fortress)
            continue;
        const JudgedList& list = check.context.list(deckOf(card->kind));
        if (!list.known || (!list.has(id) && deckOf(card->kind) != DeckKind::Village))
            continue;  // CC-RCHK-14 says so
        int copies = 0;
        for (const JudgedList::Entry& entry : list.entries)
            if (entry.entry.card == id)
                copies += std::max(0, entry.entry.copies);
        if (times > copies)
            findings.push_back(finding("CC-RCHK-15", Severity::Error, {},
                                       {card->id.value, std::to_string(times), std::to_string(copies)},
                                       list.pointer, id.value));
    }
}

constexpr Parts seatParts = part::sides | part::armies;

constexpr Check table[] = {
    {"CC-CHK-01", Severity::Error, tableCheck<checkSeats>, part::sides},
    {"CC-CHK-02", Severity::Error, tableCheck<checkFortresses>, seatParts},
    {"CC-CHK-03", Severity::Error, tableCheck<checkFortressCopies>, seatParts},
    {"CC-CHK-04", Severity::Warning, tableCheck<checkEqualFortresses>, seatParts | part::extras},
    {"CC-CHK-05", Severity::Warning, tableCheck<checkHands>, part::sides | part::extras},
    {"CC-CHK-06", Severity::Error, tableCheck<checkDeal>, part::sides | part::extras},
    {"CC-CHK-07", Severity::Warning, tableCheck<checkReserve>, part::sides | part::extras},
    {"CC-CHK-08", Severity::Error, tableCheck<checkDecksNeeded>, part::extras},
    {"CC-CHK-09", Severity::Error, tableCheck<checkFirstPlayer>, seatParts | part::turns | part::extras},
    {"CC-CHK-10", Severity::Warning, tableCheck<checkColours>, seatParts | part::rulings},
    {"CC-CHK-11", Severity::Note, tableCheck<checkDepartures>, part::rulings | part::extras, seatParts},
    {"CC-CHK-12", Severity::Error, tableCheck<checkOptionWords>, part::extras},
    {"CC-CHK-13", Severity::Warning, tableCheck<checkLayout>, part::sides},
    {"CC-CHK-14", Severity::Warning, tableCheck<checkSampleValues>, part::title | seatParts | part::extras},
    {"CC-CHK-15", Severity::Error, tableCheck<checkReferences>, seatParts | part::extras},
    {"CC-RCHK-15", Severity::Error, tableCheck<checkCopies>, seatParts | part::extras},
    {"CC-DCHK-01", Severity::Error, tableCheck<checkPiles>, part::extras},
};

}  // namespace

std::span<const Check> tableChecks() {
    return table;
}

}  // namespace bocage::rules::crusades
