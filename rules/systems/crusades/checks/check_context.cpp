#include "rules/systems/crusades/checks/check_context.h"

#include <algorithm>
#include <mutex>

namespace bocage::rules::crusades {

namespace {

JudgedLists judgedLists(const DeckLists& decks, const Library& library, const Cards& cards) {
    JudgedLists lists;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        JudgedList& judged = lists[i];
        judged.deck = listedDecks[i];
        const DeckList& list = decks.of(judged.deck);
        const ListedCards listed = cardsOf(list, library);
        judged.named = list != DeckList();
        judged.known = listed.known;
        judged.own = !list.entries.empty();
        judged.source = list.deck;
        judged.pointer = "/crusades/decks/" + std::string(nameOf(judged.deck));
        for (std::size_t n = 0; n < listed.entries.size(); ++n)
            judged.entries.push_back({listed.entries[n], cards.find(listed.entries[n].card), n});
    }
    return lists;
}

std::string armyPointer(const Scenario& scenario, const Player* player, const Force::Army* army) {
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t p = 0; p < scenario.sides[s].players.size(); ++p) {
            const Player& candidate = scenario.sides[s].players[p];
            if (&candidate != player)
                continue;
            for (std::size_t a = 0; a < candidate.force.armies.size(); ++a)
                if (&candidate.force.armies[a] == army)
                    return "/sides/" + std::to_string(s) + "/players/" + std::to_string(p) +
                           "/force/armies/" + std::to_string(a) + "/roster";
        }
    return {};
}

}  // namespace

std::string JudgedList::pointerOf(const Entry& entry) const {
    return own ? pointer + "/entries/" + std::to_string(entry.index) : pointer;
}

int JudgedList::cards() const {
    int sum = 0;
    for (const Entry& entry : entries)
        sum += std::max(0, entry.entry.copies);
    return sum;
}

int JudgedList::count(CardKind kind) const {
    int sum = 0;
    for (const Entry& entry : entries)
        if (entry.card && entry.card->kind == kind)
            sum += std::max(0, entry.entry.copies);
    return sum;
}

bool JudgedList::has(const ContentId& card) const {
    return std::any_of(entries.begin(), entries.end(),
                       [&](const Entry& entry) { return entry.entry.card == card; });
}

const JudgedList& CrusadesContext::list(DeckKind deck) const {
    return *std::find_if(lists.begin(), lists.end(),
                         [&](const JudgedList& list) { return list.deck == deck; });
}

long long CrusadesContext::swordsInDecks() const {
    long long sum = 0;
    for (const DeckKind deck : {DeckKind::Village, DeckKind::Siege})
        for (const JudgedList::Entry& entry : list(deck).entries)
            if (entry.card && attacks(entry.card->kind))
                sum += static_cast<long long>(std::max(0, entry.card->swords.value_or(0))) *
                       std::max(0, entry.entry.copies);
    return sum;
}

std::shared_ptr<const Cards> cardsFor(const LibraryPtr& library) {
    // The last one asked for: a window and its checks use the same library for hours.
    static std::mutex mutex;
    static std::weak_ptr<const Library> known;
    static std::shared_ptr<const Cards> cards;
    const std::lock_guard lock(mutex);
    if (!cards || known.lock() != library) {
        cards = Cards::build(*library);
        known = library;
    }
    return cards;
}

std::shared_ptr<const CrusadesContext> makeContext(const ValidateRequest& request) {
    auto context = std::make_shared<CrusadesContext>();
    context->library = request.library;
    context->cards = cardsFor(request.library);
    if (request.scenario) {
        context->section = scenarioSection(request.scenario->extras);
        context->options = optionsOf(*request.scenario, context->section);
        context->seats = seatsOf(request, context->options);
        context->lists = judgedLists(context->section.decks, *request.library, *context->cards);
    } else if (request.roster) {
        const RosterSection own = rosterSection(request.roster->extras);
        context->options = ownOptions(own);
        context->lists = judgedLists(own.decks, *request.library, *context->cards);
    }
    return context;
}

bool FortressCheck::snapshot() const {
    if (scenario)
        return context.snapshot();
    // On its own a fortress is one at the start unless it holds what only a game in progress has.
    const RosterSection& own = fortress.section;
    return !own.hand.empty() || !own.destroyed.empty() || !own.ambushes.empty() || own.out;
}

std::string FortressCheck::name() const {
    // By id: words come in the language of whoever reads them.
    return player ? player->id.value : roster.title.english();
}

FortressCheck fortressCheckOf(const CheckInput& input) {
    const auto& context = static_cast<const CrusadesContext&>(*input.context);
    FortressCheck check{*input.roster,
                        context,
                        input.scenario,
                        input.player,
                        Fortress::of(*input.roster, *context.cards),
                        {},
                        {},
                        true};
    if (input.scenario && input.army) {
        check.pointer = armyPointer(*input.scenario, input.player, input.army);
        check.army = input.army->id;
        check.editable = input.army->roster.has_value();
    }
    return check;
}

bool isFortress(const FortressCheck& check) {
    return check.scenario || !check.roster.entries.empty() || check.fortress.section.decks == DeckLists();
}

DeckCheck deckCheckOf(const CheckInput& input) {
    const auto& context = static_cast<const CrusadesContext&>(*input.context);
    DeckCheck check{context, {}};
    for (const SeatFacts& seat : context.seats)
        if (seat.roster)
            check.fortresses.push_back(Fortress::of(*seat.roster, *context.cards));
    if (!input.scenario && input.roster && !input.roster->entries.empty())
        check.fortresses.push_back(Fortress::of(*input.roster, *context.cards));
    return check;
}

Finding finding(std::string rule, Severity severity, std::string message, std::vector<std::string> arguments,
                std::string pointer, std::string subject) {
    Finding result;
    result.rule = std::move(rule);
    result.severity = severity;
    result.message = std::move(message);
    result.arguments = std::move(arguments);
    result.subject = std::move(subject);
    result.locations.emplace_back().pointer = std::move(pointer);
    return result;
}

Finding about(const FortressCheck& check, std::string rule, Severity severity, std::string message,
              std::vector<std::string> arguments, const FortressPlace* place, std::string subject) {
    Finding result = finding(std::move(rule), severity, std::move(message), std::move(arguments),
                             place ? check.pointerOf(*place) : check.pointer + "/entries", {});
    result.subject = check.army.value + "/" + (place ? place->entry->id.value : std::string()) + subject;
    Location& location = result.locations.front();
    location.army = check.army;
    if (place)
        location.entries.push_back(place->entry->id);
    return result;
}

Fix fix(std::string code, std::vector<std::string> arguments, std::vector<Edit> edits) {
    return {std::move(code), std::move(arguments), std::move(edits), std::nullopt};
}

std::string nameOf(const Cards&, const ContentId& id) {
    return id.value;  // shown by its name, in the language of whoever reads it
}

std::string halvesText(int halves) {
    return std::to_string(halves / 2) + (halves % 2 ? "\u00bd" : "");
}

}  // namespace bocage::rules::crusades
