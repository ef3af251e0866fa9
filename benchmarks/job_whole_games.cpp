#include <benchmark/benchmark.h>

#include <chrono>
#include <cmath>

#include "benchmarks/agreement.h"
#include "benchmarks/sample_content.h"
#include "rules/format/formats.h"
#include "rules/systems/crusades/play/set_up.h"
#include "rules/systems/crusades/play/simulate.h"

/// Job 16: whole games of Cthulhu Crusades for two seats with the greedy policy. Against boardgame.io playing
/// the same rules without Idol, Thief, Night and Ambush (whole_games.mjs).
namespace bocage::benchmarks {

using namespace rules;
using namespace rules::crusades;

namespace {

LibraryPtr cards() {
    Pack pack;
    if (const auto manifest = readPackManifest(resourceText("packs/cc-base/pack.json")))
        pack.manifest = manifest->value;
    for (const char* file :
         {"fortress-cards", "village-cards", "siege-cards", "dagon-cards", "cthulhu-cards", "decks"})
        static_cast<void>(
            readContentFile(resourceText("packs/cc-base/" + std::string(file) + ".json"), pack));
    std::vector<Pack> packs;
    packs.push_back(std::move(pack));
    return Library::build(std::move(packs)).first;
}

/// Two seats; the whole Village deck, or without the cards that the other program does not play.
const Table& table(bool whole) {
    static const auto made = [](bool all) {
        const LibraryPtr library = cards();
        const auto known = Cards::build(*library);
        Scenario scenario;
        scenario.system = std::string(systemId);
        ScenarioSection section;
        for (const DeckKind deck : listedDecks)
            section.decks.of(deck).deck = ContentId("cc-base:deck/" + std::string(nameOf(deck)));
        if (!all) {
            DeckList& village = section.decks.village;
            village.entries = cardsOf(village, *library).entries;
            village.deck = {};
            std::erase_if(village.entries, [&](const DeckEntry& entry) {
                const CardKind kind = known->find(entry.card)->kind;
                return kind == CardKind::Idol || kind == CardKind::Thief || kind == CardKind::Night ||
                       kind == CardKind::Ambush;
            });
        }
        setSection(scenario.extras, section);
        for (const std::string colour : {"red", "blue"}) {
            Roster roster;
            roster.system = scenario.system;
            roster.entries.push_back({ElementId("castle"),
                                      ContentId("cc-base:fortress-card/castle-" + colour),
                                      {},
                                      {},
                                      false,
                                      {}});
            for (const char* wall : {"wall-1", "wall-2", "wall-3"})
                roster.entries.push_back(
                    {ElementId(wall), ContentId("cc-base:fortress-card/wall-" + colour), {}, {}, false, {}});
            Player player;
            player.id = PlayerId(colour);
            player.force.armies.push_back({ElementId("fortress-" + colour), {}, roster});
            ScenarioSide side;
            side.id = SideId(colour);
            side.players.push_back(player);
            scenario.sides.push_back(side);
        }
        scenario.initiative.first = PlayerId("red");
        ValidateRequest request;
        request.library = library;
        request.scenario = &scenario;
        return setUp(request, *known).table;
    };
    static const Table full = made(true), reduced = made(false);
    return whole ? full : reduced;
}

constexpr std::uint64_t portion = 2048;

void games(benchmark::State& state, bool whole) {
    const Table& game = table(whole);
    std::uint64_t from = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(simulateGames(game, {}, 1, {from, from + portion}));
        from += portion;
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(portion));
}

void reducedGames(benchmark::State& state) {
    games(state, false);
}
void wholeGames(benchmark::State& state) {
    games(state, true);
}

/// By the clock on the wall: what a second thread brings.
void threads(benchmark::State& state) {
    const Table& game = table(true);
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(
            simulateGames(game, {}, 1, {0, 8 * portion}, {.threads = static_cast<int>(state.range(0))}));
        state.SetIterationTime(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(8 * portion));
}

BENCHMARK(reducedGames)->Name("whole-games/reduced")->Unit(benchmark::kMillisecond);
BENCHMARK(wholeGames)->Name("whole-games/all")->Unit(benchmark::kMillisecond);
BENCHMARK(threads)
    ->Name("whole-games/threads")
    ->Arg(1)
    ->Arg(2)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// What whole_games.mjs printed for 4000 games: mean length and share of who begins. Both programs shuffle on
/// their own, so that they can agree only as two samples do.
constexpr double theirTurns = 14.35, theirFirst = 0.600, theirGames = 4000;

const AgreementCheck check("whole games", [] {
    constexpr std::uint64_t runs = 20000;
    const GameStats stats = simulateGames(table(false), {}, 1, {0, runs});
    double squares = 0;
    for (std::size_t turns = 0; turns < stats.turns.size(); ++turns)
        squares += static_cast<double>(stats.turns[turns]) *
                   std::pow(static_cast<double>(turns) - stats.meanTurns(), 2);
    const double variance = squares / static_cast<double>(stats.finished());
    const double turnsError = std::sqrt(variance / theirGames + variance / static_cast<double>(runs));
    const double first = static_cast<double>(stats.winsByOrder[0]) / static_cast<double>(stats.finished());
    const double firstError =
        std::sqrt(first * (1 - first) * (1 / theirGames + 1 / static_cast<double>(runs)));
    if (std::abs(stats.meanTurns() - theirTurns) > 4 * turnsError)
        return "games last " + std::to_string(stats.meanTurns()) + " turns here, there " +
               std::to_string(theirTurns);
    if (std::abs(first - theirFirst) > 4 * firstError)
        return "who begins wins " + std::to_string(first) + " here, there " + std::to_string(theirFirst);
    return std::string();
});

}  // namespace

}  // namespace bocage::benchmarks
