#pragma once

#include <functional>
#include <set>

#include "rules/systems/looks_back.h"
#include "rules/systems/normandie/checks/check_context.h"

/// Tables of the scenario checks, one per theme; scenarioChecks() joins them.
namespace bocage::rules::normandie {

std::span<const Check> scenarioPartChecks();        ///< SON-SCN-01 to -06, -46, -71
std::span<const Check> scenarioTurnChecks();        ///< SON-SCN-10 to -20
std::span<const Check> scenarioMapChecks();         ///< SON-SCN-21 to -30
std::span<const Check> scenarioDeploymentChecks();  ///< SON-SCN-31 to -39
std::span<const Check> scenarioPlacementChecks();   ///< SON-SCN-41 to -45, SON-GEO-12
std::span<const Check> scenarioForceChecks();       ///< SON-SCN-47 to -53, SON-ARM-42 to -44
std::span<const Check> scenarioVictoryChecks();     ///< SON-SCN-54 to -72
std::span<const Check> engineChecks();              ///< SON-SCN-29, -40, -66, -69, -70, SON-ARM-54
std::span<const Check> cardboardChecks();           ///< DOC-BOX-01
std::span<const Check> deadCardChecks();            ///< DOC-CARD-01, SON-SCN-30
std::span<const Check> scenarioTextChecks();        ///< SON-SCN-06, SON-CH-17, -18

std::span<const Check> scenarioBagChecks();    ///< SON-SCN-50 to -52, SON-SRC-01, DOC-BAG-01 …
std::span<const Check> counterMarkerChecks();  ///< markers that lie on counters
std::span<const Check> playedMarkerChecks();   ///< markers that play would not have left there
std::span<const Check> namedUnitChecks();      ///< SON-SCN-47

/// Every counter that has markers on it, with them; worked out once in a run.
const std::vector<LoadedCounter>& loadedCounters(const ScenarioCheck& check);
/// A finding about a marker on a counter, with its removal for a way out.
Finding aboutMarker(const ScenarioCheck& check, std::string_view rule, Severity severity, std::size_t marker,
                    const FieldUnit& under);
/// An Order, Special Order or Bluff.
bool isOrderToken(const Piece& piece);

/// SON-ARM-29: nobody who is one of a kind fights on two sides (inferred). It has its row with the army's
/// part of that rule.
void checkOnTwoSides(const ScenarioCheck& check, Findings& findings);

/// SON-SCN-44: every counter of a side comes from an army, is handed out or granted, or is placed by the
/// scenario. It has its row with the other parts of that rule.
void checkUnpaid(const ScenarioCheck& check, Findings& findings);
/// Adds the counters to what the scenario hands out to the players of the side.
Fix handOutFix(const ScenarioCheck& check, std::size_t side, const std::vector<std::size_t>& counters);
/// Whether these counters, which belong to nobody or somebody else now, would be brought by the side.
bool wouldBeBrought(const ScenarioCheck& check, const ScenarioSide& side,
                    const std::vector<std::size_t>& counters);

/// SON-SCN-60, what only the files beside the scenario tell: each names a scenario of this game, another one
/// than itself, with the side that the box speaks of.
Findings chapterFileFindings(const Scenario& scenario, const std::map<std::string, ChapterFile>& files);

/// Every piece that must lie on the table at the start. Counters on the map that come from an army are the
/// army's own.
CardboardNeeds cardboardNeeds(const Scenario& scenario, const NormandieContext& context);

/// Whether it is clear where the map ends. Without a board, or with one that no pack has, everything would
/// lie off the map, which is not worth saying besides.
bool groundIsKnown(const ScenarioCheck& check);
/// The highest turn that a text speaks of, as "turn 12" or "tour 12"; 0 when it names none.
int turnNamed(const Text& text);
/// The text with turns after `last`, and the turn `old`, set to `last`, in every language.
Text withTurns(const Text& text, int last, int old);
/// The text without the sentences that are meant, in every language; a language of which nothing is left is
/// gone.
Text withoutSentences(const Text& text, const std::function<bool(const std::string&)>& isMeant);
/// Lays boards that lie apart, or on top of others, beside the rest with everything that is on them; the
/// cells are those that nobody else covers. False when it cannot be done without tearing anything.
bool joinBoardsFix(const ScenarioCheck& check, const std::set<std::size_t>& boards, Fix& fix);
/// Chebyshev neighbours and the cell itself.
bool touches(Cell a, Cell b);
bool isUncontrolled(const Unit& unit);
/// Whether it can be found by searching at all: customizations and spells are (SON-SRC-01).
bool isFind(const Option& option);
/// The deck a player plays: the one the scenario names (with the use that names it), else the faction's own.
struct PlayedDeck {
    ContentId deck;
    const DeckUse* use = nullptr;
};
PlayedDeck deckOf(const Scenario& scenario, const Library& library, const Player& player);
ContentId deckOf(const ScenarioCheck& check, const Player& player);

/// Calls action(const ScenarioSide&, const Player&, pointer) for every player.
template <class Action>
void forEachPlayer(const Scenario& scenario, Action action) {
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t p = 0; p < scenario.sides[s].players.size(); ++p)
            action(scenario.sides[s], scenario.sides[s].players[p],
                   "/sides/" + std::to_string(s) + "/players/" + std::to_string(p));
}

}  // namespace bocage::rules::normandie
