#include <algorithm>

#include "rules/format/element_json.h"
#include "rules/systems/normandie/checks/takes_part.h"
#include "rules/systems/normandie/field/card_needs.h"

/// Action cards that nobody can ever use in this scenario.
namespace bocage::rules::normandie {

namespace {

struct DeadCard {
    ContentId card;
    int copies = 0;    ///< left in the deck
    std::string need;  ///< the first need that cannot be met
};

const DeckUse* deckUseOf(const ScenarioCheck& check, const Player& player) {
    const auto& decks = check.scenario.decks;
    const auto found =
        std::find_if(decks.begin(), decks.end(), [&](const DeckUse& use) { return use.player == player.id; });
    return found == decks.end() ? nullptr : &*found;
}

int removedCopies(const DeckUse* use, const ContentId& card) {
    int removed = 0;
    for (const Copies& copies : use ? use->removed : std::vector<Copies>())
        removed += copies.id == card ? copies.count : 0;
    return removed;
}

/// What the scenario offers to its cards, armies that are already built included.
CardNeeds needsOf(const ScenarioCheck& check) {
    CardNeeds needs(check.scenario, check.battlefield, check.content);
    for (const JudgedArmy& army : check.context.armies) {
        if (!army.player)
            continue;
        for (const ArmyUnit& unit : army.view.units)
            if (unit.unit)
                needs.add(army.player->id, *unit.unit);
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            if (filling.option)
                needs.add(army.player->id, *filling.option);
            for (const Option* page : filling.contents)
                if (page)
                    needs.add(army.player->id, *page);
        });
    }
    return needs;
}

/// The player's deck without the dead cards, as one step; nothing when too few cards would be left to draw.
std::vector<Fix> removalFix(const ScenarioCheck& check, const Player& player, const ContentId& deck,
                            const std::vector<DeadCard>& dead) {
    const DeckUse* use = deckUseOf(check, player);
    int left = 0;
    if (const DeckDef* definition = check.library.deck(deck))
        for (const Copies& copies : definition->cards)
            left += copies.count - removedCopies(use, copies.id);
    int taken = 0;
    std::vector<Copies> removed;
    const auto remove = [&](const ContentId& card, int count) { removed.push_back({card, count}); };
    for (const Copies& copies : use ? use->removed : std::vector<Copies>())
        if (std::none_of(dead.begin(), dead.end(),
                         [&](const DeadCard& card) { return card.card == copies.id; }))
            remove(copies.id, copies.count);
    for (const DeadCard& card : dead) {
        remove(card.card, card.copies + removedCopies(use, card.card));
        taken += card.copies;
    }
    if (left - taken < player.cards.value_or(1))
        return {};
    Fix fix{"remove-cards", {std::to_string(taken)}, {}, std::nullopt};
    if (use) {
        const auto index = use - check.scenario.decks.data();
        fix.edits.push_back(
            {Edit::Kind::Add, "/decks/" + std::to_string(index) + "/removed", jsonOf(removed)});
        return {fix};
    }
    DeckUse fresh;
    fresh.id = freshId(check.scenario, "deck");
    fresh.player = player.id;
    fresh.deck = deck;
    fresh.removed = std::move(removed);
    fix.edits.push_back({Edit::Kind::Add, "/decks/-", jsonOf(fresh)});
    return {fix};
}

/// One finding per deck with cards whose dead need is `wanted`, with the list of them and their removal.
template <class Wanted>
void reportDeadCards(const ScenarioCheck& check, Findings& findings, Finding pattern, Wanted wanted) {
    const CardNeeds needs = needsOf(check);
    forEachPlayer(check.scenario, [&](const ScenarioSide&, const Player& player, const std::string& pointer) {
        const ContentId deckId = deckOf(check, player);
        const DeckDef* deck = check.library.deck(deckId);
        const DeckUse* use = deckUseOf(check, player);
        std::vector<DeadCard> dead;
        std::string list;
        for (const Copies& copies : deck ? deck->cards : std::vector<Copies>()) {
            const CardDef* card = check.library.card(copies.id);
            const int left = copies.count - removedCopies(use, copies.id);
            if (!card || left <= 0)
                continue;
            const auto missing = std::find_if(
                card->needs.begin(), card->needs.end(),
                [&](const std::string& need) { return wanted(need) && !needs.met(need, player.id); });
            if (missing == card->needs.end())
                continue;
            dead.push_back({copies.id, left, *missing});
            const ContentId named = CardNeeds::named(*missing, check.content);
            list +=
                (list.empty() ? "" : " ") + copies.id.value + "=" + (named.empty() ? *missing : named.value);
        }
        if (dead.empty())
            return;
        Finding found = pattern;
        found.subject = player.id.value;
        found.arguments = {player.id.value, list};
        Location location;
        location.pointer =
            use ? "/decks/" + std::to_string(use - check.scenario.decks.data()) : pointer + "/faction";
        if (use)
            location.elements = {use->id};
        found.locations.push_back(std::move(location));
        found.fixes = removalFix(check, player, deckId, dead);
        findings.push_back(std::move(found));
    });
}

bool needsFlight(const std::string& need) {
    return need == "aviation";
}

/// DOC-CARD-01: a card whose need nothing in the scenario can meet is a dead draw. It is no error: most cards
/// still give their small bonus.
void checkDeadCards(const ScenarioCheck& check, Findings& findings) {
    reportDeadCards(check, findings, aboutScenario("DOC-CARD-01", Severity::Note),
                    [](const std::string& need) { return !needsFlight(need); });
}

/// SON-SCN-30: aviation does not fly by night or in fog.
void checkAviation(const ScenarioCheck& check, Findings& findings) {
    if (check.battlefield.light() == Light::Day)
        return;
    Finding pattern = aboutScenario("SON-SCN-30", Severity::Warning);
    pattern.message = "aviation";
    reportDeadCards(check, findings, std::move(pattern), needsFlight);
}

/// Its way out takes an id that nothing has: everything but where counters lie.
constexpr Parts anyId = part::all & ~(part::pieces | part::units);

constexpr Check deadCardsTable[] = {
    {"DOC-CARD-01", Severity::Note, scenarioCheck<checkDeadCards>,
     part::boards | part::laid | part::ground | countersTakingPart | part::sides | part::armies |
         part::decks | part::campaign,
     anyId},
    {"SON-SCN-30", Severity::Warning, scenarioCheck<checkAviation>, part::ground | part::sides | part::decks,
     anyId},
};

}  // namespace

std::span<const Check> deadCardChecks() {
    return deadCardsTable;
}

}  // namespace bocage::rules::normandie
