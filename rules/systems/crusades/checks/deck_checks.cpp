#include <algorithm>
#include <map>

#include "rules/systems/crusades/checks/check_context.h"
#include "rules/systems/crusades/play/arithmetic.h"

namespace bocage::rules::crusades {

namespace {

using Entry = JudgedList::Entry;

/// Visits every known card of the lists once per entry.
template <class Visit>
void forCards(const DeckCheck& check, Visit visit) {
    for (const JudgedList& list : check.context.lists)
        for (const Entry& entry : list.entries)
            if (entry.card)
                visit(list, entry, *entry.card);
}

Finding aboutCard(const JudgedList& list, const Entry& entry, std::string rule, Severity severity,
                  std::string message, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), entry.entry.card.value);
    return finding(std::move(rule), severity, std::move(message), std::move(arguments), list.pointerOf(entry),
                   entry.entry.card.value);
}

Finding aboutList(const JudgedList& list, std::string rule, Severity severity, std::string message,
                  std::vector<std::string> arguments) {
    return finding(std::move(rule), severity, std::move(message), std::move(arguments), list.pointer,
                   std::string(nameOf(list.deck)));
}

void offerDrop(const JudgedList& list, const Entry& entry, Finding& found) {
    if (list.own)
        found.fixes.push_back(fix("cc-drop-entry", {found.arguments.front()},
                                  {{Edit::Kind::Remove, list.pointerOf(entry), {}}}));
}

bool fights(const Card& card) {
    return attacks(card.kind);
}

/// CC-CHK-15: deck lists and the cards in them exist, on the table and in a roster of its own.
void checkListed(const DeckCheck& check, Findings& findings) {
    for (const JudgedList& list : check.context.lists) {
        if (!list.known)
            findings.push_back(aboutList(list, "CC-CHK-15", Severity::Error, "deck", {list.source.value}));
        for (const Entry& entry : list.entries) {
            if (entry.card)
                continue;
            Finding found = aboutCard(list, entry, "CC-CHK-15", Severity::Error, "card", {});
            found.subject = std::string(nameOf(list.deck)) + "/" + entry.entry.card.value;
            offerDrop(list, entry, found);
            findings.push_back(std::move(found));
        }
    }
}

/// CC-DCHK-01: a card is listed in its own deck.
void checkOwnDeck(const DeckCheck& check, Findings& findings) {
    forCards(check, [&](const JudgedList& list, const Entry& entry, const Card& card) {
        if (deckOf(card.kind) == list.deck)
            return;
        Finding found = aboutCard(list, entry, "CC-DCHK-01", Severity::Error, {},
                                  {std::string(nameOf(deckOf(card.kind))), std::string(nameOf(list.deck))});
        offerDrop(list, entry, found);
        findings.push_back(std::move(found));
    });
}

/// CC-DCHK-02: copies are whole numbers from 1.
void checkCopies(const DeckCheck& check, Findings& findings) {
    for (const JudgedList& list : check.context.lists)
        for (const Entry& entry : list.entries) {
            if (entry.entry.copies >= 1)
                continue;
            Finding found = aboutCard(list, entry, "CC-DCHK-02", Severity::Error, {},
                                      {std::to_string(entry.entry.copies)});
            if (list.own) {
                found.fixes.push_back(
                    fix("cc-one-copy", {}, {{Edit::Kind::Add, list.pointerOf(entry) + "/copies", 1}}));
                offerDrop(list, entry, found);
            }
            findings.push_back(std::move(found));
        }
}

/// CC-DCHK-03: whatever attacks has swords (CC-ATTACK-04).
void checkSwords(const DeckCheck& check, Findings& findings) {
    forCards(check, [&](const JudgedList& list, const Entry& entry, const Card& card) {
        if (fights(card) && card.swords.value_or(-1) < 0)
            findings.push_back(aboutCard(list, entry, "CC-DCHK-03", Severity::Error,
                                         card.swords ? "negative" : "none",
                                         {std::to_string(card.swords.value_or(0))}));
    });
}

/// CC-DCHK-04: an attack card without swords is good for a bluff at night only (CC-NIGHT-02).
void checkNoSwords(const DeckCheck& check, Findings& findings) {
    forCards(check, [&](const JudgedList& list, const Entry& entry, const Card& card) {
        if (fights(card) && card.swords == 0)
            findings.push_back(aboutCard(list, entry, "CC-DCHK-04", Severity::Warning, {}, {}));
    });
}

/// CC-DCHK-05: a siege weapon has a defence and a price for later uses (CC-SIEGE-04, 05).
void checkWeapons(const DeckCheck& check, Findings& findings) {
    forCards(check, [&](const JudgedList& list, const Entry& entry, const Card& card) {
        if (card.kind != CardKind::Siege)
            return;
        if (card.defence.value_or(-1) < 0)
            findings.push_back(aboutCard(list, entry, "CC-DCHK-05", Severity::Error, "defence", {}));
        if (card.goldCost.value_or(-1) < 0)
            findings.push_back(aboutCard(list, entry, "CC-DCHK-05", Severity::Error, "cost", {}));
    });
}

/// CC-DCHK-06: one Battering Ram and one Cthulhu trap are expected (CC-SIEGE-06, 07).
void checkSpecials(const DeckCheck& check, Findings& findings) {
    const JudgedList& siege = check.context.list(DeckKind::Siege);
    if (siege.entries.empty())
        return;
    for (const Bypass bypass : {Bypass::LastWall, Bypass::AllWalls}) {
        int copies = 0;
        for (const Entry& entry : siege.entries)
            if (entry.card && entry.card->bypass == bypass && entry.card->kind == CardKind::Siege)
                copies += std::max(0, entry.entry.copies);
        if (copies == 1)
            continue;
        Finding found = aboutList(siege, "CC-DCHK-06", Severity::Warning,
                                  bypass == Bypass::LastWall ? "ram" : "trap", {std::to_string(copies)});
        found.subject = bypass == Bypass::LastWall ? "ram" : "trap";
        findings.push_back(std::move(found));
    }
}

/// CC-DCHK-07: only siege weapons pass walls (CC-SIEGE-08).
void checkBypass(const DeckCheck& check, Findings& findings) {
    forCards(check, [&](const JudgedList& list, const Entry& entry, const Card& card) {
        if (card.bypass != Bypass::None && card.kind != CardKind::Siege)
            findings.push_back(aboutCard(list, entry, "CC-DCHK-07", Severity::Error, {}, {}));
    });
}

/// CC-DCHK-08: a Dagon card wants at least one victim and takes nothing back (CC-DAGON-02).
void checkDagon(const DeckCheck& check, Findings& findings) {
    forCards(check, [&](const JudgedList& list, const Entry& entry, const Card& card) {
        if (card.kind != CardKind::Dagon)
            return;
        if (card.deepOnes.value_or(0) < 1)
            findings.push_back(aboutCard(list, entry, "CC-DCHK-08", Severity::Error, "deep-ones",
                                         {std::to_string(card.deepOnes.value_or(0))}));
        if (card.reward.value_or(-1) < 0)
            findings.push_back(aboutCard(list, entry, "CC-DCHK-08", Severity::Error, "reward",
                                         {std::to_string(card.reward.value_or(0))}));
    });
}

/// CC-DCHK-09: nobody can offer more victims than there are Sacrifices (CC-DAGON-02).
void checkHunger(const DeckCheck& check, Findings& findings) {
    const JudgedList& village = check.context.list(DeckKind::Village);
    if (village.entries.empty())
        return;
    const int victims = village.count(CardKind::Sacrifice);
    forCards(check, [&](const JudgedList& list, const Entry& entry, const Card& card) {
        if (card.kind == CardKind::Dagon && card.deepOnes.value_or(0) > victims)
            findings.push_back(aboutCard(list, entry, "CC-DCHK-09", Severity::Warning, {},
                                         {std::to_string(*card.deepOnes), std::to_string(victims)}));
    });
}

/// CC-DCHK-10: a monster does something (CC-REACT-01).
void checkMonsters(const DeckCheck& check, Findings& findings) {
    forCards(check, [&](const JudgedList& list, const Entry& entry, const Card& card) {
        if (card.kind == CardKind::Monster && card.swordReduction.value_or(0) <= 0 && !card.cancelsAttack &&
            card.effect.empty())
            findings.push_back(aboutCard(list, entry, "CC-DCHK-10", Severity::Warning, {}, {}));
    });
}

int attackersIn(const JudgedList& village) {
    return village.count(CardKind::Soldiers) + village.count(CardKind::Bowmen);
}

/// CC-DCHK-11: without attack cards nobody can ever win (CC-GAME-03).
void checkAttackers(const DeckCheck& check, Findings& findings) {
    const JudgedList& village = check.context.list(DeckKind::Village);
    if (village.cards() > 0 && attackersIn(village) == 0)
        findings.push_back(
            aboutList(village, "CC-DCHK-11", Severity::Error, {}, {std::to_string(village.cards())}));
}

/// CC-DCHK-12: all swords together take at least the weakest card (CC-ATTACK-07).
void checkEnoughSwords(const DeckCheck& check, Findings& findings) {
    const JudgedList& village = check.context.list(DeckKind::Village);
    if (attackersIn(village) == 0)
        return;
    int weakest = -1;
    for (const Fortress& fortress : check.fortresses)
        for (const FortressPlace& place : fortress.places)
            if (place.card && deckOf(place.card->kind) == DeckKind::Fortress && !place.destroyed) {
                const int halves = 2 * shieldsOf(*place.card, check.context.options);
                weakest = weakest < 0 ? halves : std::min(weakest, halves);
            }
    const long long swords = check.context.swordsInDecks();
    if (weakest >= 0 && swords < swordsNeeded(weakest))
        findings.push_back(aboutList(village, "CC-DCHK-12", Severity::Error, {},
                                     {std::to_string(swords), std::to_string(swordsNeeded(weakest))}));
}

/// CC-DCHK-13: a rule without a card is a rule that nobody meets (CC-DECK-02).
void checkMissingKinds(const DeckCheck& check, Findings& findings) {
    const JudgedList& village = check.context.list(DeckKind::Village);
    if (village.cards() == 0)
        return;
    Finding found = aboutList(village, "CC-DCHK-13", Severity::Warning, {}, {});
    std::string missing;
    for (const CardKind kind : {CardKind::Gold, CardKind::Builder, CardKind::Cultist, CardKind::Sacrifice,
                                CardKind::Night, CardKind::Thief, CardKind::Idol, CardKind::Ambush})
        if (village.count(kind) == 0)
            missing += (missing.empty() ? "" : ", ") + std::string(nameOf(kind));
    if (missing.empty())
        return;
    found.arguments = {missing};
    findings.push_back(std::move(found));
}

/// CC-DCHK-14: a siege weapon can be paid (CC-SIEGE-01).
void checkBuildable(const DeckCheck& check, Findings& findings) {
    const JudgedList& village = check.context.list(DeckKind::Village);
    const int builders = village.count(CardKind::Builder), gold = village.count(CardKind::Gold);
    if (builders > 0 && builders + gold < 4)
        findings.push_back(aboutList(village, "CC-DCHK-14", Severity::Warning, {},
                                     {std::to_string(builders), std::to_string(gold)}));
}

/// CC-DCHK-15: a monster can be summoned (CC-ACT-10).
void checkSummonable(const DeckCheck& check, Findings& findings) {
    const JudgedList& village = check.context.list(DeckKind::Village);
    if (village.count(CardKind::Cultist) > 0 && village.count(CardKind::Sacrifice) == 0 &&
        village.count(CardKind::Gold) < 2)
        findings.push_back(aboutList(village, "CC-DCHK-15", Severity::Warning, {},
                                     {std::to_string(village.count(CardKind::Cultist))}));
}

/// CC-DCHK-16: there is a monster for every Cultist (CC-SUMMON-04).
void checkMonstersLast(const DeckCheck& check, Findings& findings) {
    const JudgedList& cthulhu = check.context.list(DeckKind::Cthulhu);
    const int cultists = check.context.list(DeckKind::Village).count(CardKind::Cultist);
    if (cthulhu.cards() > 0 && cthulhu.cards() < cultists)
        findings.push_back(aboutList(cthulhu, "CC-DCHK-16", Severity::Warning, {},
                                     {std::to_string(cthulhu.cards()), std::to_string(cultists)}));
}

/// CC-DCHK-17: every fortress finds defenders of its colour (CC-DEF-03).
void checkDefenders(const DeckCheck& check, Findings& findings) {
    const JudgedList& village = check.context.list(DeckKind::Village);
    if (!check.context.options.colourMatching || attackersIn(village) == 0)
        return;
    std::map<std::pair<std::string, CardKind>, bool> told;
    for (const Fortress& fortress : check.fortresses)
        for (const FortressPlace& place : fortress.places) {
            if (!place.card || deckOf(place.card->kind) != DeckKind::Fortress || place.card->colour.empty())
                continue;
            const CardKind wanted = place.castle ? CardKind::Soldiers : CardKind::Bowmen;
            if (told[{place.card->colour, wanted}])
                continue;
            const bool found =
                std::any_of(village.entries.begin(), village.entries.end(), [&](const Entry& entry) {
                    return entry.card && entry.card->kind == wanted && entry.entry.copies > 0 &&
                           (entry.card->colour.empty() || entry.card->colour == place.card->colour);
                });
            if (found)
                continue;
            told[{place.card->colour, wanted}] = true;
            Finding finding = aboutList(village, "CC-DCHK-17", Severity::Warning, {},
                                        {std::string(nameOf(wanted)), place.card->colour});
            finding.subject = place.card->colour + "/" + std::string(nameOf(wanted));
            findings.push_back(std::move(finding));
        }
}

/// CC-DCHK-18: what is in a deck.
void checkStatistics(const DeckCheck& check, Findings& findings) {
    for (const JudgedList& list : check.context.lists) {
        if (list.cards() == 0)
            continue;
        long long swords = 0;
        for (const Entry& entry : list.entries)
            if (entry.card && fights(*entry.card))
                swords += static_cast<long long>(std::max(0, entry.card->swords.value_or(0))) *
                          std::max(0, entry.entry.copies);
        findings.push_back(aboutList(list, "CC-DCHK-18", Severity::Note, {},
                                     {std::string(nameOf(list.deck)), std::to_string(list.cards()),
                                      std::to_string(list.entries.size()), std::to_string(swords)}));
    }
}

/// CC-DCHK-19: names of the older design stand for cards of this one (CC-AMB-01).
void checkOldNames(const DeckCheck& check, Findings& findings) {
    forCards(check, [&](const JudgedList& list, const Entry& entry, const Card& card) {
        const std::string& name = card.oldName.empty() ? card.name.english() : card.oldName;
        static constexpr std::string_view old[] = {"explorers", "explorer", "duke", "king", "academy"};
        std::string plain = name;
        for (char& letter : plain)
            letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        if (std::find(std::begin(old), std::end(old), plain) == std::end(old))
            return;
        const auto kind = kindByOldName(name);
        findings.push_back(aboutCard(list, entry, "CC-DCHK-19", Severity::Warning, {},
                                     {name, std::string(kind ? nameOf(*kind) : std::string_view())}));
    });
}

constexpr Parts decks = part::extras | part::armies | part::rulings | part::sides;

constexpr Check deckTable[] = {
    {"CC-CHK-15", Severity::Error, deckCheck<checkListed>, decks},
    {"CC-DCHK-01", Severity::Error, deckCheck<checkOwnDeck>, decks},
    {"CC-DCHK-02", Severity::Error, deckCheck<checkCopies>, decks},
    {"CC-DCHK-03", Severity::Error, deckCheck<checkSwords>, decks},
    {"CC-DCHK-04", Severity::Warning, deckCheck<checkNoSwords>, decks},
    {"CC-DCHK-05", Severity::Error, deckCheck<checkWeapons>, decks},
    {"CC-DCHK-06", Severity::Warning, deckCheck<checkSpecials>, decks},
    {"CC-DCHK-07", Severity::Error, deckCheck<checkBypass>, decks},
    {"CC-DCHK-08", Severity::Error, deckCheck<checkDagon>, decks},
    {"CC-DCHK-09", Severity::Warning, deckCheck<checkHunger>, decks},
    {"CC-DCHK-10", Severity::Warning, deckCheck<checkMonsters>, decks},
    {"CC-DCHK-11", Severity::Error, deckCheck<checkAttackers>, decks},
    {"CC-DCHK-12", Severity::Error, deckCheck<checkEnoughSwords>, decks},
    {"CC-DCHK-13", Severity::Warning, deckCheck<checkMissingKinds>, decks},
    {"CC-DCHK-14", Severity::Warning, deckCheck<checkBuildable>, decks},
    {"CC-DCHK-15", Severity::Warning, deckCheck<checkSummonable>, decks},
    {"CC-DCHK-16", Severity::Warning, deckCheck<checkMonstersLast>, decks},
    {"CC-DCHK-17", Severity::Warning, deckCheck<checkDefenders>, decks},
    {"CC-DCHK-18", Severity::Note, deckCheck<checkStatistics>, decks},
    {"CC-DCHK-19", Severity::Warning, deckCheck<checkOldNames>, decks},
};

}  // namespace

std::span<const Check> deckChecks() {
    return deckTable;
}

}  // namespace bocage::rules::crusades
