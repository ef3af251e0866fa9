#include <algorithm>

#include "rules/systems/crusades/checks/check_context.h"
#include "rules/systems/crusades/play/arithmetic.h"

namespace bocage::rules::crusades {

namespace {

std::string placeName(const FortressCheck& check, const FortressPlace& place) {
    return place.entry->label.empty() ? nameOf(*check.context.cards, place.entry->content)
                                      : place.entry->label.english();
}

void offerRemoval(const FortressCheck& check, const FortressPlace& place, Finding& found) {
    if (check.editable)
        found.fixes.push_back(fix("cc-remove-card", {placeName(check, place)},
                                  {{Edit::Kind::Remove, check.pointerOf(place), {}}}));
}

/// A wall of the colour of the castle in its place, when the box has one to spare.
void offerWall(const FortressCheck& check, const FortressPlace& place, Finding& found) {
    const std::string& colour = check.fortress.places.front().card->colour;
    for (const auto& [id, card] : check.context.cards->all()) {
        if (card.kind != CardKind::Wall || card.colour != colour || card.shields.value_or(0) < 1)
            continue;
        const ContentId& wall = card.id;
        int used = 1;
        for (const SeatFacts& seat : check.context.seats)
            if (seat.roster)
                used += static_cast<int>(
                    std::count_if(seat.roster->entries.begin(), seat.roster->entries.end(),
                                  [&](const RosterEntry& entry) { return entry.content == wall; }));
        if (used > card.copies)
            continue;
        found.fixes.push_back(fix("cc-put-wall", {card.id.value},
                                  {{Edit::Kind::Replace, check.pointerOf(place) + "/content", id.value}}));
        return;
    }
}

/// Visits every posted card with the filling that holds it.
template <class Visit>
void forStationed(const FortressCheck& check, const FortressPlace& place, Visit visit) {
    for (std::size_t f = 0; f < place.entry->fillings.size(); ++f) {
        const RosterEntry::Filling& filling = place.entry->fillings[f];
        if (!filling.option.empty())
            visit(filling, f, filling.option, check.context.cards->find(filling.option));
        for (const ContentId& id : filling.contents)
            visit(filling, f, id, check.context.cards->find(id));
    }
}

void offerRecall(const FortressCheck& check, const FortressPlace& place, std::size_t filling,
                 const std::string& card, Finding& found) {
    found.locations.front().entries.insert(found.locations.front().entries.begin(),
                                           place.entry->fillings[filling].id);
    if (check.editable)
        found.fixes.push_back(
            fix("cc-recall", {card},
                {{Edit::Kind::Remove, check.pointerOf(place) + "/fillings/" + std::to_string(filling), {}}}));
}

/// CC-RCHK-01: exactly one castle (CC-SETUP-01).
void checkCastle(const FortressCheck& check, Findings& findings) {
    const int castles = check.fortress.castles();
    if (castles == 1)
        return;
    Finding found = about(check, "CC-RCHK-01", Severity::Error, castles == 0 ? "none" : "many",
                          {check.name(), std::to_string(castles)});
    if (castles > 1)
        for (const FortressPlace& place : check.fortress.places)
            if (place.castle) {
                found.locations.front().entries.push_back(place.entry->id);
                offerRemoval(check, place, found);
            }
    findings.push_back(std::move(found));
}

/// CC-RCHK-02: as many walls as the preset says (CC-SETUP-01).
void checkWalls(const FortressCheck& check, Findings& findings) {
    const int walls = check.fortress.walls(), wanted = check.context.options.walls;
    if (check.snapshot() || walls == wanted)
        return;
    Finding found =
        about(check, "CC-RCHK-02", check.context.options.customFortress ? Severity::Warning : Severity::Error,
              {}, {check.name(), std::to_string(walls), std::to_string(wanted)});
    if (check.editable && walls > wanted) {
        std::vector<std::size_t> surplus;
        int kept = 0;
        for (const FortressPlace& place : check.fortress.places)
            if (!place.castle && ++kept > wanted)
                surplus.push_back(place.index);
        std::sort(surplus.rbegin(), surplus.rend());
        std::vector<Edit> edits;
        for (const std::size_t index : surplus)
            edits.push_back({Edit::Kind::Remove, check.pointer + "/entries/" + std::to_string(index), {}});
        found.fixes.push_back(fix("cc-drop-walls", {std::to_string(surplus.size())}, std::move(edits)));
    }
    findings.push_back(std::move(found));
}

/// CC-RCHK-03: only castles and walls make a fortress (CC-DECK-01).
void checkPlaces(const FortressCheck& check, Findings& findings) {
    for (const FortressPlace& place : check.fortress.places) {
        if (!place.card || deckOf(place.card->kind) == DeckKind::Fortress)
            continue;
        Finding found =
            about(check, "CC-RCHK-03", Severity::Error, {}, {check.name(), placeName(check, place)}, &place);
        // At the start a card less would be a wall too few; there another one must take its place.
        if (check.snapshot())
            offerRemoval(check, place, found);
        else if (check.editable && check.fortress.castles() == 1)
            offerWall(check, place, found);
        findings.push_back(std::move(found));
    }
}

/// CC-RCHK-04: a fortress card has shields (CC-ATTACK-05).
void checkShields(const FortressCheck& check, Findings& findings) {
    for (const FortressPlace& place : check.fortress.places)
        if (place.card && deckOf(place.card->kind) == DeckKind::Fortress &&
            place.card->shields.value_or(0) < 1)
            findings.push_back(
                about(check, "CC-RCHK-04", Severity::Error, place.card->shields ? "few" : "none",
                      {placeName(check, place), std::to_string(place.card->shields.value_or(0))}, &place));
}

/// CC-RCHK-05: the text has walls of two shields (CC-DEF-04).
void checkWallShields(const FortressCheck& check, Findings& findings) {
    for (const FortressPlace& place : check.fortress.places)
        if (place.card && place.card->kind == CardKind::Wall && place.card->shields.value_or(2) != 2 &&
            *place.card->shields > 0)
            findings.push_back(about(check, "CC-RCHK-05", Severity::Warning, {},
                                     {placeName(check, place), std::to_string(*place.card->shields)},
                                     &place));
}

/// CC-RCHK-06: nobody is posted and nothing is built or summoned before the game (CC-SETUP-07).
void checkStart(const FortressCheck& check, Findings& findings) {
    if (check.snapshot())
        return;
    const Severity severity = check.context.options.startingGarrison ? Severity::Note : Severity::Error;
    for (const FortressPlace& place : check.fortress.places) {
        const std::size_t posted = place.stationed().size();
        if (posted == 0)
            continue;
        Finding found = about(check, "CC-RCHK-06", severity, "posted",
                              {placeName(check, place), std::to_string(posted)}, &place);
        if (check.editable)
            found.fixes.push_back(fix("cc-recall-all", {placeName(check, place)},
                                      {{Edit::Kind::Remove, check.pointerOf(place) + "/fillings", {}}}));
        findings.push_back(std::move(found));
    }
    const RosterSection& own = check.fortress.section;
    const std::pair<const std::vector<ContentId>*, const char*> lists[] = {
        {&own.siegeOnTable, "siegeOnTable"}, {&own.siegeNew, "siegeNew"}, {&own.reactions, "reactions"}};
    for (const auto& [list, key] : lists) {
        if (list->empty())
            continue;
        Finding found = about(check, "CC-RCHK-06", severity,
                              std::string_view(key) == "reactions" ? "reactions" : "weapons",
                              {check.name(), std::to_string(list->size())}, nullptr, key);
        const std::string pointer = check.pointer + "/crusades/" + key;
        found.locations.front().pointer = pointer;
        if (check.editable)
            found.fixes.push_back(fix("cc-put-back", {}, {{Edit::Kind::Remove, pointer, {}}}));
        findings.push_back(std::move(found));
    }
    // Hands are dealt and cards fall in play; an opening that tells of them would be played without.
    std::vector<Edit> edits;
    const std::pair<bool, const char*> played[] = {{!own.hand.empty(), "hand"},
                                                   {!own.destroyed.empty(), "destroyed"},
                                                   {!own.ambushes.empty(), "ambushes"},
                                                   {own.ambushTurns != 0, "ambushTurns"},
                                                   {own.out, "out"}};
    for (const auto& [there, key] : played)
        if (there)
            edits.push_back({Edit::Kind::Remove, check.pointer + "/crusades/" + key, {}});
    if (edits.empty())
        return;
    Finding found =
        about(check, "CC-RCHK-06", Severity::Error, "position", {check.name()}, nullptr, "position");
    found.locations.front().pointer = edits.front().pointer;
    if (check.editable)
        found.fixes.push_back(fix("cc-forget-position", {}, std::move(edits)));
    findings.push_back(std::move(found));
}

void checkKind(const FortressCheck& check, Findings& findings, bool castle, CardKind wanted,
               const char* rule) {
    for (const FortressPlace& place : check.fortress.places)
        if (place.castle == castle)
            forStationed(check, place,
                         [&](const RosterEntry::Filling& filling, std::size_t index, const ContentId& id,
                             const Card* card) {
                             if (!card || card->kind == wanted)
                                 return;
                             const std::string name = nameOf(*check.context.cards, id);
                             Finding found =
                                 about(check, rule, Severity::Error, {}, {name, placeName(check, place)},
                                       &place, "/" + filling.id.value);
                             offerRecall(check, place, index, name, found);
                             findings.push_back(std::move(found));
                         });
}

/// CC-RCHK-07: only Bowmen on walls (CC-DEF-01).
void checkOnWalls(const FortressCheck& check, Findings& findings) {
    checkKind(check, findings, false, CardKind::Bowmen, "CC-RCHK-07");
}

/// CC-RCHK-08: only Soldiers in the castle (CC-DEF-01).
void checkInCastle(const FortressCheck& check, Findings& findings) {
    checkKind(check, findings, true, CardKind::Soldiers, "CC-RCHK-08");
}

/// CC-RCHK-09: no more posted cards than original shields (CC-DEF-04).
void checkLimit(const FortressCheck& check, Findings& findings) {
    for (const FortressPlace& place : check.fortress.places) {
        if (!place.card)
            continue;
        const int posted = static_cast<int>(place.stationed().size());
        const int shields = shieldsOf(*place.card, check.context.options);
        if (posted <= shields || place.card->shields.value_or(1) < 1)
            continue;
        Finding found =
            about(check, "CC-RCHK-09", Severity::Error, {},
                  {placeName(check, place), std::to_string(posted), std::to_string(shields)}, &place);
        if (!place.entry->fillings.empty())
            offerRecall(check, place, place.entry->fillings.size() - 1,
                        nameOf(*check.context.cards, place.entry->fillings.back().option), found);
        findings.push_back(std::move(found));
    }
}

/// CC-RCHK-10: the colour of a posted card is that of the fortress card (CC-DEF-03).
void checkColours(const FortressCheck& check, Findings& findings) {
    if (!check.context.options.colourMatching)
        return;
    for (const FortressPlace& place : check.fortress.places)
        if (place.card && !place.card->colour.empty())
            forStationed(check, place,
                         [&](const RosterEntry::Filling& filling, std::size_t index, const ContentId& id,
                             const Card* card) {
                             if (!card || card->colour.empty() || card->colour == place.card->colour)
                                 return;
                             const std::string name = nameOf(*check.context.cards, id);
                             Finding found =
                                 about(check, "CC-RCHK-10", Severity::Error, {},
                                       {name, card->colour, placeName(check, place), place.card->colour},
                                       &place, "/" + filling.id.value);
                             offerRecall(check, place, index, name, found);
                             findings.push_back(std::move(found));
                         });
}

/// CC-RCHK-11: where colours must match, cards have one (CC-DEF-03).
void checkColoursSet(const FortressCheck& check, Findings& findings) {
    if (!check.context.options.colourMatching)
        return;
    for (const FortressPlace& place : check.fortress.places) {
        if (place.card && deckOf(place.card->kind) == DeckKind::Fortress && place.card->colour.empty())
            findings.push_back(
                about(check, "CC-RCHK-11", Severity::Warning, "place", {placeName(check, place)}, &place));
        forStationed(
            check, place,
            [&](const RosterEntry::Filling& filling, std::size_t, const ContentId& id, const Card* card) {
                if (card && card->colour.empty())
                    findings.push_back(about(check, "CC-RCHK-11", Severity::Warning, "posted",
                                             {nameOf(*check.context.cards, id), placeName(check, place)},
                                             &place, "/" + filling.id.value));
            });
    }
}

/// CC-RCHK-12: nobody stands on a ruin (CC-DEF-09).
void checkRuins(const FortressCheck& check, Findings& findings) {
    if (!check.snapshot())
        return;
    for (const FortressPlace& place : check.fortress.places) {
        if (!place.destroyed || place.stationed().empty())
            continue;
        Finding found = about(check, "CC-RCHK-12", Severity::Error, {},
                              {placeName(check, place), std::to_string(place.stationed().size())}, &place);
        if (check.editable)
            found.fixes.push_back(fix("cc-recall-all", {placeName(check, place)},
                                      {{Edit::Kind::Remove, check.pointerOf(place) + "/fillings", {}}}));
        findings.push_back(std::move(found));
    }
}

/// CC-RCHK-13: who has lost the castle is out (CC-GAME-03).
void checkLostCastle(const FortressCheck& check, Findings& findings) {
    if (!check.snapshot())
        return;
    if (check.fortress.section.out) {
        for (const FortressPlace& place : check.fortress.places)
            if (place.castle && !place.destroyed) {
                Finding found =
                    about(check, "CC-RCHK-13", Severity::Error, "standing", {check.name()}, &place);
                if (check.editable)
                    found.fixes.push_back(fix("cc-in", {check.name()},
                                              {{Edit::Kind::Remove, check.pointer + "/crusades/out", {}}}));
                findings.push_back(std::move(found));
            }
        return;
    }
    for (const FortressPlace& place : check.fortress.places) {
        if (!place.castle || !place.destroyed)
            continue;
        Finding found = about(check, "CC-RCHK-13", Severity::Error, {}, {check.name()}, &place);
        if (check.editable)
            found.fixes.push_back(
                fix("cc-out", {check.name()}, {{Edit::Kind::Add, check.pointer + "/crusades/out", true}}));
        findings.push_back(std::move(found));
    }
}

/// CC-RCHK-14: siege weapons and monsters in play come from their decks (CC-DECK-03, 05).
void checkOwnDecks(const FortressCheck& check, Findings& findings) {
    if (!check.snapshot() || !check.scenario)
        return;
    const RosterSection& own = check.fortress.section;
    const auto look = [&](const std::vector<ContentId>& cards, DeckKind deck, bool onlyThatDeck,
                          const char* key) {
        const JudgedList& list = check.context.list(deck);
        for (const ContentId& id : cards) {
            const Card* card = check.context.cards->find(id);
            if (!card || !list.known || list.has(id) || (!onlyThatDeck && deckOf(card->kind) != deck))
                continue;
            Finding found =
                about(check, "CC-RCHK-14", Severity::Error, deck == DeckKind::Siege ? "siege" : "reaction",
                      {card->id.value, check.name()}, nullptr, "/" + id.value);
            found.locations.front().pointer = check.pointer + "/crusades/" + key;
            findings.push_back(std::move(found));
        }
    };
    look(own.siegeOnTable, DeckKind::Siege, true, "siegeOnTable");
    look(own.siegeNew, DeckKind::Siege, true, "siegeNew");
    look(own.hand, DeckKind::Siege, false, "hand");
    look(own.reactions, DeckKind::Cthulhu, true, "reactions");
    // A hand holds Village cards and siege weapons; monsters are kept apart.
    for (std::size_t i = 0; i < own.hand.size(); ++i) {
        const Card* card = check.context.cards->find(own.hand[i]);
        if (!card || deckOf(card->kind) == DeckKind::Village || deckOf(card->kind) == DeckKind::Siege)
            continue;
        Finding found = about(check, "CC-RCHK-14", Severity::Error, "hand", {card->id.value, check.name()},
                              nullptr, "/hand/" + own.hand[i].value);
        const std::string pointer = check.pointer + "/crusades/hand/" + std::to_string(i);
        found.locations.front().pointer = pointer;
        if (check.editable)
            found.fixes.push_back(
                fix("cc-remove-card", {card->id.value}, {{Edit::Kind::Remove, pointer, {}}}));
        findings.push_back(std::move(found));
    }
}

/// CC-RCHK-16: castle and walls are of one colour (CC-DEF-03).
void checkOneColour(const FortressCheck& check, Findings& findings) {
    const FortressPlace* first = nullptr;
    for (const FortressPlace& place : check.fortress.places) {
        if (!place.card || deckOf(place.card->kind) != DeckKind::Fortress || place.card->colour.empty())
            continue;
        if (!first) {
            first = &place;
        } else if (place.card->colour != first->card->colour) {
            findings.push_back(about(
                check, "CC-RCHK-16", Severity::Warning, {},
                {placeName(check, place), place.card->colour, placeName(check, *first), first->card->colour},
                &place));
            return;
        }
    }
}

struct Strength {
    int now = 0;   ///< half shields
    int full = 0;  ///< with a full garrison
};

Strength strengthOf(const FortressCheck& check, const FortressPlace& place) {
    const int shields = shieldsOf(*place.card, check.context.options);
    Strength strength{2 * shields, 2 * shields + shields * check.context.options.defenderHalves.value_or(2)};
    forStationed(check, place,
                 [&](const RosterEntry::Filling&, std::size_t, const ContentId&, const Card* card) {
                     if (card)
                         strength.now += halvesOf(*card, check.context.options);
                 });
    strength.full = std::max(strength.full, strength.now);
    return strength;
}

/// CC-RCHK-17: what it takes to storm the fortress (CC-ATTACK-07).
void checkStrength(const FortressCheck& check, Findings& findings) {
    int now = 0, full = 0, total = 0;
    for (const FortressPlace& place : check.fortress.places) {
        if (!place.card || deckOf(place.card->kind) != DeckKind::Fortress || place.destroyed)
            continue;
        const Strength strength = strengthOf(check, place);
        now += strength.now;
        full += strength.full;
        total += swordsNeeded(strength.now);
    }
    if (now > 0)
        findings.push_back(about(check, "CC-RCHK-17", Severity::Note, {},
                                 {check.name(), halvesText(now), halvesText(full), std::to_string(total)}));
}

/// CC-RCHK-18: some combination of the cards can beat every defence (CC-ATTACK-07).
void checkBeatable(const FortressCheck& check, Findings& findings) {
    const JudgedList& village = check.context.list(DeckKind::Village);
    if (village.entries.empty())
        return;
    const long long swords = check.context.swordsInDecks();
    for (const FortressPlace& place : check.fortress.places) {
        if (!place.card || deckOf(place.card->kind) != DeckKind::Fortress)
            continue;
        const Strength strength = strengthOf(check, place);
        if (2 * swords <= strength.full)
            findings.push_back(
                about(check, "CC-RCHK-18", Severity::Warning, {},
                      {placeName(check, place), halvesText(strength.full), std::to_string(swords)}, &place));
    }
}

/// CC-RCHK-19: an Ambush lasts two turns at most (CC-AMBUSH-01).
void checkAmbush(const FortressCheck& check, Findings& findings) {
    const int turns = check.fortress.section.ambushTurns;
    for (const ContentId& id : check.fortress.section.ambushes) {
        const Card* card = check.context.cards->find(id);
        if (!card || card->kind == CardKind::Ambush)
            continue;
        Finding found = about(check, "CC-RCHK-19", Severity::Error, "card", {card->id.value, check.name()},
                              nullptr, "ambush/" + id.value);
        found.locations.front().pointer = check.pointer + "/crusades/ambushes";
        findings.push_back(std::move(found));
    }
    if (turns >= 0 && turns <= 2)
        return;
    Finding found = about(check, "CC-RCHK-19", Severity::Error, {}, {check.name(), std::to_string(turns)},
                          nullptr, "ambush");
    const std::string pointer = check.pointer + "/crusades/ambushTurns";
    found.locations.front().pointer = pointer;
    if (check.editable)
        found.fixes.push_back(fix("cc-ambush-turns", {turns < 0 ? "0" : "2"},
                                  {{Edit::Kind::Replace, pointer, turns < 0 ? 0 : 2}}));
    findings.push_back(std::move(found));
}

/// CC-CHK-12: the house rules that a roster on its own is built for are words of the game.
void checkOwnRules(const FortressCheck& check, Findings& findings) {
    if (check.scenario)
        return;  // there those of the scenario count
    const RosterSection& own = check.fortress.section;
    if (!isPreset(own.preset))
        findings.push_back(
            finding("CC-CHK-12", Severity::Error, "preset", {own.preset}, "/crusades/preset", own.preset));
    for (const auto& [key, value] : own.options) {
        const OptionInfo* option = findOption(key);
        if (option && std::find(option->values.begin(), option->values.end(), value) != option->values.end())
            continue;
        const std::string pointer = "/crusades/options/" + escapePointer(key);
        Finding found =
            finding("CC-CHK-12", Severity::Error, option ? "value" : "option", {key, value}, pointer, key);
        found.fixes.push_back(fix("cc-default-option", {key}, {{Edit::Kind::Remove, pointer, {}}}));
        findings.push_back(std::move(found));
    }
}

constexpr Parts judged = part::armies | part::sides | part::rulings | part::extras;

constexpr Check fortressTable[] = {
    {"CC-RCHK-01", Severity::Error, fortressCheck<checkCastle>, judged},
    {"CC-RCHK-02", Severity::Error, fortressCheck<checkWalls>, judged},
    {"CC-RCHK-03", Severity::Error, fortressCheck<checkPlaces>, judged},
    {"CC-RCHK-04", Severity::Error, fortressCheck<checkShields>, judged},
    {"CC-RCHK-05", Severity::Warning, fortressCheck<checkWallShields>, judged},
    {"CC-RCHK-06", Severity::Error, fortressCheck<checkStart>, judged},
    {"CC-RCHK-07", Severity::Error, fortressCheck<checkOnWalls>, judged},
    {"CC-RCHK-08", Severity::Error, fortressCheck<checkInCastle>, judged},
    {"CC-RCHK-09", Severity::Error, fortressCheck<checkLimit>, judged},
    {"CC-RCHK-10", Severity::Error, fortressCheck<checkColours>, judged},
    {"CC-RCHK-11", Severity::Warning, fortressCheck<checkColoursSet>, judged},
    {"CC-RCHK-12", Severity::Error, fortressCheck<checkRuins>, judged},
    {"CC-RCHK-13", Severity::Error, fortressCheck<checkLostCastle>, judged},
    {"CC-RCHK-14", Severity::Error, fortressCheck<checkOwnDecks>, judged},
    {"CC-RCHK-16", Severity::Warning, fortressCheck<checkOneColour>, judged},
    {"CC-RCHK-17", Severity::Note, fortressCheck<checkStrength>, judged},
    {"CC-RCHK-18", Severity::Warning, fortressCheck<checkBeatable>, judged},
    {"CC-RCHK-19", Severity::Error, fortressCheck<checkAmbush>, judged},
    {"CC-CHK-12", Severity::Error, fortressCheck<checkOwnRules>, judged},
};

}  // namespace

std::span<const Check> fortressChecks() {
    return fortressTable;
}

}  // namespace bocage::rules::crusades
