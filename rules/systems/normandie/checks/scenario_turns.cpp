#include <algorithm>
#include <regex>

#include "rules/systems/normandie/checks/scenario_checks.h"

#include "rules/format/element_json.h"

namespace bocage::rules::normandie {

namespace {

/// A text of many pages is no condition, and regular expressions walk it by recursion.
constexpr std::size_t longestSearched = 2000;

/// "turn 12", "tours 12": the second part is the number.
const std::regex& namedTurn() {
    static const std::regex turn("\\b((?:turn|tour)s?\\s+)(\\d{1,3})\\b", std::regex::icase);
    return turn;
}

Finding aboutTrack(const char* rule, Severity severity, const char* pointer) {
    Finding found = aboutScenario(rule, severity);
    Location location;
    location.pointer = pointer;
    found.locations.push_back(std::move(location));
    return found;
}

Fix setFix(const char* code, std::string argument, const char* pointer, Json value) {
    return {code, {std::move(argument)}, {{Edit::Kind::Add, pointer, std::move(value)}}, std::nullopt};
}

/// The latest turn that an event or a victory condition is about; 0 when none is.
int lastTurnNamed(const Scenario& scenario) {
    int last = 0;
    for (const TurnEvent& event : scenario.turnTrack.events)
        last = std::max(last, event.turn);
    for (const VictoryCondition& condition : scenario.victory)
        last = std::max({last, condition.turn.value_or(0), turnNamed(condition.text)});
    return last;
}

/// Where the END marker could go so that everything that is dated happens; none when the counter is too
/// short for that.
void offerEnd(const ScenarioCheck& check, int wanted, Finding& found) {
    const int spaces = check.scenario.turnTrack.spaces;
    const int last = lastTurnNamed(check.scenario);
    const int end = std::min(std::max(wanted, last), spaces);
    if (last <= spaces && end >= 1)
        found.fixes.push_back(setFix("set-end", std::to_string(end), "/turnTrack/end", end));
}

/// SON-SCN-10: at least one turn, and no more than the turn counter has spaces.
void checkLength(const ScenarioCheck& check, Findings& findings) {
    const TurnTrack& track = check.scenario.turnTrack;
    if (!track.end || (*track.end >= 1 && *track.end <= track.spaces))
        return;
    Finding found = aboutTrack("SON-SCN-10", Severity::Error, "/turnTrack/end");
    found.arguments = {std::to_string(*track.end), std::to_string(track.spaces)};
    offerEnd(check, std::max(1, *track.end), found);
    findings.push_back(std::move(found));
}

/// "lasts 8 turns", "dure 8 tours": the length that a text states.
const std::regex& statedLength() {
    static const std::regex length(
        "\\b(lasts?|dure|durent)(\\s+(?:for\\s+)?)(\\d{1,3})(\\s+(?:game\\s+)?(?:turns?|rounds?|tours?))\\b",
        std::regex::icase);
    return length;
}

/// SON-SCN-11: the END marker lies on the turn that the texts state as the length of the battle.
void checkStatedLength(const ScenarioCheck& check, Findings& findings) {
    const TurnTrack& track = check.scenario.turnTrack;
    const std::pair<const char*, const Text*> texts[] = {
        {"/texts/gameplay", &check.scenario.texts.gameplay},
        {"/texts/preparation", &check.scenario.texts.preparation}};
    for (const auto& [pointer, text] : texts) {
        int stated = 0;
        Text corrected = *text;
        for (auto& [language, words] : corrected.byLanguage) {
            if (words.size() > longestSearched)
                continue;
            std::smatch found;
            if (!std::regex_search(words, found, statedLength()) || !track.end ||
                std::stoi(found[3]) == *track.end)
                continue;
            stated = std::stoi(found[3]);
            words = std::regex_replace(words, statedLength(), "$1$2" + std::to_string(*track.end) + "$4");
        }
        if (stated == 0)
            continue;
        Finding finding = aboutTrack("SON-SCN-11", Severity::Error, pointer);
        finding.subject = pointer;
        finding.message = "length";
        finding.arguments = {std::to_string(stated), std::to_string(*track.end)};
        if (stated <= track.spaces && stated >= std::max(1, lastTurnNamed(check.scenario)))
            finding.fixes.push_back(setFix("set-end", std::to_string(stated), "/turnTrack/end", stated));
        if (*track.end >= 1)
            finding.fixes.push_back({"set-length",
                                     {std::to_string(*track.end)},
                                     {{Edit::Kind::Replace, pointer, jsonOf(corrected)}},
                                     std::nullopt});
        findings.push_back(std::move(finding));
    }
}

/// SON-SCN-11: there is exactly one END marker.
void checkEnd(const ScenarioCheck& check, Findings& findings) {
    checkStatedLength(check, findings);
    if (check.scenario.turnTrack.end)
        return;
    Finding found = aboutTrack("SON-SCN-11", Severity::Error, "/turnTrack");
    offerEnd(check, 8, found);
    findings.push_back(std::move(found));
}

/// SON-SCN-12: every event marker has a text.
void checkEventTexts(const ScenarioCheck& check, Findings& findings) {
    const auto& events = check.scenario.turnTrack.events;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (!events[i].text.empty())
            continue;
        Finding found = aboutElement("SON-SCN-12", Severity::Error, events[i].id, "turnTrack/events", i);
        found.arguments = {std::to_string(events[i].turn)};
        found.fixes.push_back(removeFix(events[i].id, "turnTrack/events", i));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-13: an event happens within the battle, and its faction takes part.
void checkEventTurns(const ScenarioCheck& check, Findings& findings) {
    const TurnTrack& track = check.scenario.turnTrack;
    const int end = track.end.value_or(track.spaces);
    for (std::size_t i = 0; i < track.events.size(); ++i) {
        const TurnEvent& event = track.events[i];
        const bool late = event.turn < 1 || event.turn > end;
        bool takesPart = event.faction.empty();
        for (const ScenarioSide& side : check.scenario.sides)
            for (const Player& player : side.players)
                takesPart = takesPart || player.faction == event.faction;
        if (!late && takesPart)
            continue;
        Finding found = aboutElement("SON-SCN-13", Severity::Error, event.id, "turnTrack/events", i);
        found.message = late ? "turn" : "faction";
        found.arguments = late ? std::vector<std::string>{std::to_string(event.turn), std::to_string(end)}
                               : std::vector<std::string>{event.faction.value};
        if (late && end >= 1 && takesPart) {
            const int nearest = std::clamp(event.turn, 1, end);
            found.fixes.push_back(
                {"move-event",
                 {std::to_string(nearest)},
                 {{Edit::Kind::Replace, found.locations.front().pointer + "/turn", nearest}},
                 std::nullopt});
        }
        found.fixes.push_back(removeFix(event.id, "turnTrack/events", i));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-14: initiative on turn 1 is a named player or random: exactly one of the two.
void checkInitiative(const ScenarioCheck& check, Findings& findings) {
    const Initiative& initiative = check.scenario.initiative;
    const bool named = !initiative.first.empty();
    const bool known = named && findPlayer(check.scenario, initiative.first);
    if (initiative.random ? !named : known)
        return;
    Finding found = aboutTrack("SON-SCN-14", Severity::Error, "/initiative");
    found.message = initiative.random ? "both" : named ? "unknown" : "none";
    found.arguments = {initiative.first.value};
    if (initiative.random)
        found.fixes.push_back(
            {"initiative-random", {}, {{Edit::Kind::Remove, "/initiative/first", {}}}, std::nullopt});
    if (!initiative.random || known) {
        if (!check.scenario.sides.empty() && !check.scenario.sides.front().players.empty() &&
            !initiative.random) {
            const PlayerId& first = check.scenario.sides.front().players.front().id;
            found.fixes.push_back(setFix("initiative-player", first.value, "/initiative/first", first.value));
        }
    }
    findings.push_back(std::move(found));
}

/// SON-SCN-16: the first to deploy takes part; without a name it is the initiative player.
void checkFirstDeployer(const ScenarioCheck& check, Findings& findings) {
    const PlayerId& first = check.scenario.initiative.firstDeployer;
    if (first.empty() || findPlayer(check.scenario, first))
        return;
    Finding found = aboutTrack("SON-SCN-16", Severity::Error, "/initiative/firstDeployer");
    found.arguments = {first.value};
    found.fixes.push_back(
        {"deployer-initiative", {}, {{Edit::Kind::Remove, "/initiative/firstDeployer", {}}}, std::nullopt});
    findings.push_back(std::move(found));
}

/// SON-SCN-17: each player has a number of cards, no more than the deck holds.
void checkCards(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t s = 0; s < check.scenario.sides.size(); ++s)
        for (std::size_t p = 0; p < check.scenario.sides[s].players.size(); ++p) {
            const Player& player = check.scenario.sides[s].players[p];
            const std::string pointer =
                "/sides/" + std::to_string(s) + "/players/" + std::to_string(p) + "/cards";
            int deckSize = -1;
            const auto [played, use] = deckOf(check.scenario, check.library, player);
            if (const DeckDef* deck = check.library.deck(played)) {
                deckSize = 0;
                for (const Copies& card : deck->cards) {
                    int left = card.count;
                    for (const Copies& removed : use ? use->removed : std::vector<Copies>())
                        left -= removed.id == card.id ? removed.count : 0;
                    deckSize += std::max(0, left);  // what is not in the deck cannot leave it
                }
            }
            const bool tooMany = player.cards && deckSize >= 0 && *player.cards > deckSize;
            // Without a hand to refill to, as many again come every turn (SON-AMB-25).
            const int turns = check.scenario.turnTrack.end.value_or(0);
            if (player.cards && !tooMany && deckSize >= 0 && !check.battlefield.rulings().cardsRefill &&
                *player.cards * turns > deckSize) {
                Finding found = aboutTrack("SON-SCN-17", Severity::Warning, "");
                found.locations.front().pointer = pointer;
                found.subject = player.id.value;
                found.message = "runs-out";
                found.arguments = {player.id.value, std::to_string(*player.cards), std::to_string(turns),
                                   std::to_string(deckSize)};
                findings.push_back(std::move(found));
            }
            if (player.cards && !tooMany)
                continue;
            Finding found = aboutTrack("SON-SCN-17", Severity::Error, "");
            found.locations.front().pointer = pointer;
            found.subject = player.id.value;
            found.message = tooMany ? "too-many" : "missing";
            found.arguments = {player.id.value, std::to_string(player.cards.value_or(0)),
                               std::to_string(deckSize)};
            const int cards = tooMany ? deckSize : 4;
            found.fixes.push_back(
                {"set-cards", {std::to_string(cards)}, {{Edit::Kind::Add, pointer, cards}}, std::nullopt});
            findings.push_back(std::move(found));
        }
}

/// SON-SCN-20: three sides have no general rule for deployment and activation: the scenario must write its
/// own (AMB-27).
void checkThreeSides(const ScenarioCheck& check, Findings& findings) {
    if (check.scenario.sides.size() < 3 ||
        (!check.scenario.texts.deployment.empty() && !check.scenario.texts.gameplay.empty()))
        return;
    Finding found = aboutTrack("SON-SCN-20", Severity::Warning, "/texts");
    findings.push_back(std::move(found));
}

constexpr Check scenarioTurnsTable[] = {
    {"SON-SCN-10", Severity::Error, scenarioCheck<checkLength>, part::turns, part::victory},
    {"SON-SCN-11", Severity::Error, scenarioCheck<checkEnd>, part::turns | part::texts, part::victory},
    {"SON-SCN-12", Severity::Error, scenarioCheck<checkEventTexts>, part::turns},
    {"SON-SCN-13", Severity::Error, scenarioCheck<checkEventTurns>, part::sides | part::turns},
    {"SON-SCN-14", Severity::Error, scenarioCheck<checkInitiative>, part::sides | part::turns},
    {"SON-SCN-16", Severity::Error, scenarioCheck<checkFirstDeployer>, part::sides | part::turns},
    {"SON-SCN-17", Severity::Error, scenarioCheck<checkCards>,
     part::sides | part::decks | part::turns | part::rulings},
    {"SON-SCN-20", Severity::Warning, scenarioCheck<checkThreeSides>, part::sides | part::texts},
};

}  // namespace

int turnNamed(const Text& text) {
    int highest = 0;
    for (const auto& [language, words] : text.byLanguage) {
        const std::string start = words.substr(0, longestSearched);
        for (std::sregex_iterator found(start.begin(), start.end(), namedTurn()), end; found != end; ++found)
            highest = std::max(highest, std::stoi((*found)[2]));
    }
    return highest;
}

Text withTurns(const Text& text, int last, int old) {
    Text corrected = text;
    for (auto& [language, words] : corrected.byLanguage) {
        if (words.size() > longestSearched)
            continue;
        std::string result;
        std::size_t done = 0;
        for (std::sregex_iterator found(words.begin(), words.end(), namedTurn()), end; found != end;
             ++found) {
            const int turn = std::stoi((*found)[2]);
            result += words.substr(done, static_cast<std::size_t>(found->position(2)) - done);
            result += std::to_string(turn > last || turn == old ? last : turn);
            done = static_cast<std::size_t>(found->position(2) + found->length(2));
        }
        words = result + words.substr(done);
    }
    return corrected;
}

std::span<const Check> scenarioTurnChecks() {
    return scenarioTurnsTable;
}

}  // namespace bocage::rules::normandie
