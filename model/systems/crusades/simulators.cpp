#include "model/systems/crusades/simulators.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "model/systems/crusades/garrison_turns.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/checks/check_context.h"
#include "rules/systems/crusades/play/simulate.h"

namespace bocage::model::crusades {

using namespace rules;
using namespace rules::crusades;

namespace {

struct SimulationWords {
    Q_DECLARE_TR_FUNCTIONS(CrusadesSimulation)
};

QString percent(double share) {
    return QLocale().toString(100 * share, 'f', 1) + QStringLiteral(" %");
}

QString number(double value, int places = 2) {
    return QLocale().toString(value, 'f', places);
}

/// What the scenario says, or the roster where it stands alone.
struct HouseRules {
    std::string preset;
    Choices options, rulings;
};

HouseRules houseRulesOf(const SimulationInput& input) {
    if (input.scenario) {
        const ScenarioSection section = scenarioSection(input.scenario->extras);
        return {section.preset, section.options, input.scenario->rulings};
    }
    const RosterSection section = rosterSection(input.roster->extras);
    return {section.preset, section.options, section.options};
}

/// The first seat that has a fortress plays alone, with whole decks: how far a game has come plays no part.
SetUp aloneOf(const SimulationInput& input) {
    if (!input.scenario)
        return setUpOf(input);
    ValidateRequest request;
    request.library = input.library;
    request.scenario = input.scenario;
    const auto cards = cardsFor(input.library);
    const ScenarioSection section = scenarioSection(input.scenario->extras);
    const Options options = optionsOf(*input.scenario, section);
    for (const SeatFacts& seat : seatsOf(request, options))
        if (seat.roster) {
            SetUp alone = setUpAlone(section.decks, options, *seat.roster, *input.library, *cards);
            alone.table.handSizes.assign(1, std::clamp(seat.handSize, 0, 100));
            return alone;
        }
    return setUpDecks(section.decks, options, *input.library, *cards);
}

/// What decides a result besides seed and runs: who plays how, and the table itself by a fingerprint, so that
/// parts of different scenarios are not taken for one.
Json settingsOf(const SetUp& setUp, const SimulationInput& input, const std::vector<std::string>& policies) {
    std::uint64_t print = 1469598103934665603u;
    const auto mix = [&](std::string_view text) {
        for (const char c : text)
            print = (print ^ static_cast<unsigned char>(c)) * 1099511628211u;
        print = (print ^ 0xFF) * 1099511628211u;
    };
    const Table& table = setUp.table;
    const auto pile = [&](const CardList& cards) {
        for (const CardNo card : cards)
            mix(table.ids[card].value);
        mix("|");
    };
    for (std::size_t i = 0; i < table.cards.size(); ++i) {
        const CardFacts& facts = table.cards[i];
        mix(table.ids[i].value);
        for (const int value : {int(facts.swords), int(facts.shields), int(facts.halves), int(facts.defence),
                                int(facts.goldCost), int(facts.deepOnes), int(facts.reward),
                                int(facts.reduction), int(facts.cancels), int(facts.bypass)})
            mix(std::to_string(value));
    }
    for (const Pile* deck :
         {&table.start.village, &table.start.siege, &table.start.dagon, &table.start.cthulhu}) {
        pile(deck->deck);
        pile(deck->discard);
    }
    for (const Seat& seat : table.start.seats) {
        pile(seat.hand);
        pile(seat.reactions);
        for (const Slot& slot : seat.slots) {
            mix(table.ids[slot.card].value + (slot.standing ? "+" : "-"));
            pile(slot.stationed);
        }
        for (const WeaponOnTable& weapon : seat.weapons)
            mix(table.ids[weapon.card].value);
    }
    for (const int size : table.handSizes)
        mix(std::to_string(size));
    Json::Object options;
    const HouseRules house = houseRulesOf(input);
    for (const OptionInfo& info : optionTable()) {
        const Choices& choices = info.ruling ? house.rulings : house.options;
        const auto chosen = choices.find(std::string(info.key));
        if (chosen != choices.end() && chosen->second != presetValue(house.preset, info))
            options.emplace_back(std::string(info.key), chosen->second);
    }
    mix(house.preset);
    Json::Array names(policies.begin(), policies.end());
    return Json::Object{{"preset", house.preset},
                        {"options", std::move(options)},
                        {"seats", static_cast<int>(table.start.seats.size())},
                        {"policies", std::move(names)},
                        {"sampleValues", table.sampleValues},
                        {"table", std::to_string(print)}};
}

Result<std::vector<std::string>> policiesOf(const SimulationInput& input, std::size_t seats) {
    if (input.policies.size() > seats)
        return Problem{"simulation.policies",
                       {std::to_string(input.policies.size()), std::to_string(seats)},
                       {},
                       {},
                       0,
                       0};
    std::vector<std::string> names;
    for (const std::string& name : input.policies) {
        if (!findPolicy(name))
            return Problem{"simulation.policy", {name}, {}, {}, 0, 0};
        names.push_back(name);
    }
    while (names.size() < seats)
        names.push_back(names.empty() ? std::string(policies().front().name) : names.front());
    names.resize(std::max<std::size_t>(seats, 1));
    return names;
}

QStringList settingLines(const Json& settings, std::uint64_t seed) {
    QStringList lines;
    if (const Json* preset = settings.find("preset"); preset && preset->isString())
        lines << SimulationWords::tr("Preset: %1").arg(CrusadesWords::preset(preset->string()));
    if (const Json* options = settings.find("options"); options && options->isObject())
        for (const auto& [key, value] : options->object())
            if (value.isString())
                lines << SimulationWords::tr("%1: %2").arg(CrusadesWords::option(key),
                                                           CrusadesWords::value(key, value.string()));
    if (const Json* names = settings.find("policies"); names && names->isArray())
        for (std::size_t i = 0; i < names->array().size(); ++i)
            if (names->array()[i].isString())
                lines << SimulationWords::tr("Seat %1 plays %2")
                             .arg(i + 1)
                             .arg(CrusadesWords::policy(names->array()[i].string()));
    if (const Json* errors = settings.find("errors"); errors && errors->isInteger())
        lines << SimulationWords::tr(
            "The scenario breaks %n rule(s), which the Problems panel and validate tell.", nullptr,
            static_cast<int>(errors->integer()));
    if (const Json* sample = settings.find("sampleValues");
        sample && sample->type() == Json::Type::Boolean && sample->boolean())
        lines << SimulationWords::tr("Card values are samples of ours, not those of the game.");
    lines << SimulationWords::tr("Seed: %1").arg(seed);
    return lines;
}

Problem notStatistics() {
    return {"simulation.not-one", {}, {}, {}, 0, 0};
}

class Games : public Simulator {
public:
    std::string_view name() const override { return "games"; }
    QString title() const override { return SimulationWords::tr("Whole games"); }
    QString help() const override {
        return SimulationWords::tr(
            "Plays the scenario to its end many times: who wins, how long it takes, and "
            "whether it pays to begin.");
    }

    Result<Json> settings(const SimulationInput& input) const override {
        if (!input.scenario)
            return Problem{"simulation.needs-scenario", {}, {}, {}, 0, 0};
        const SetUp setUp = setUpOf(input);
        if (const Problems problems = against(input, setUp); !problems.empty())
            return problems;
        auto names = policiesOf(input, setUp.table.start.seats.size());
        if (!names)
            return names.problems();
        Json settings = settingsOf(setUp, input, *names);
        // What breaks the rules is played all the same, but is told.
        ValidateRequest request;
        request.library = input.library;
        request.scenario = input.scenario;
        if (const std::size_t errors = validate(request).count(Severity::Error))
            settings.set("errors", static_cast<int>(errors));
        return settings;
    }

    Result<Json> run(const SimulationInput& input, const SimulationRuns& runs) const override {
        const SetUp setUp = setUpOf(input);
        if (const Problems problems = against(input, setUp); !problems.empty())
            return problems;
        auto names = policiesOf(input, setUp.table.start.seats.size());
        if (!names)
            return names.problems();
        std::vector<const Policy*> chosen;
        for (const std::string& name : *names)
            chosen.push_back(findPolicy(name));
        return toJson(simulateGames(setUp.table, chosen, input.seed, {runs.from, runs.to},
                                    {runs.threads, runs.cancelled, runs.progress}));
    }

    Result<Json> sum(const std::vector<const Json*>& parts) const override {
        std::optional<GameStats> total;
        for (const Json* part : parts) {
            const auto stats = gameStatsOf(*part);
            if (!stats || (total && total->winsBySeat.size() != stats->winsBySeat.size()))
                return notStatistics();
            if (total)
                total->add(*stats);
            else
                total = *stats;
        }
        return total ? Result<Json>(toJson(*total)) : notStatistics();
    }

    Json summary(const Json&, const Json& statistics) const override {
        const auto stats = gameStatsOf(statistics);
        if (!stats)
            return {};
        Json::Array seats;
        for (const std::uint64_t wins : stats->winsBySeat)
            seats.push_back(shareJson(shareOf(wins, stats->finished())));
        return Json::Object{
            {"finished", static_cast<std::int64_t>(stats->finished())},
            {"meanTurns", stats->meanTurns()},
            {"turnsP10", stats->quantile(0.1)},
            {"turnsP50", stats->quantile(0.5)},
            {"turnsP90", stats->quantile(0.9)},
            {"winShares", std::move(seats)},
            {"firstPlayer", shareJson(shareOf(stats->winsByOrder[0], stats->finished()))},
            {"fairShare", 1.0 / static_cast<double>(stats->winsBySeat.size())},
            {"reshufflesPerGame",
             stats->runs ? static_cast<double>(stats->reshuffles) / static_cast<double>(stats->runs) : 0.0}};
    }

    SimulationReport report(const Json& settings, const Json& statistics, std::uint64_t seed) const override {
        SimulationReport report;
        report.settings = settingLines(settings, seed);
        const auto stats = gameStatsOf(statistics);
        if (!stats)
            return report;
        const std::uint64_t finished = stats->finished();
        const Share first = shareOf(stats->winsByOrder[0], finished);
        if (finished == 0) {
            report.headline =
                SimulationWords::tr("None of %n game(s) came to an end: nobody can be said to win.", nullptr,
                                    static_cast<int>(stats->runs));
            return report;
        }
        report.headline = SimulationWords::tr("%n game(s): who begins wins %1 (%2 to %3)", nullptr,
                                              static_cast<int>(stats->runs))
                              .arg(percent(first.value), percent(first.low), percent(first.high));
        SimulationTable wins{SimulationWords::tr("Who wins"),
                             {SimulationWords::tr("Seat"), SimulationWords::tr("Games won"),
                              SimulationWords::tr("Share"), SimulationWords::tr("95 % interval")},
                             {}};
        for (std::size_t i = 0; i < stats->winsBySeat.size(); ++i) {
            const Share share = shareOf(stats->winsBySeat[i], finished);
            wins.rows.push_back(
                {QString::number(i + 1), QString::number(stats->winsBySeat[i]), percent(share.value),
                 SimulationWords::tr("%1 to %2").arg(percent(share.low), percent(share.high))});
        }
        SimulationTable order{SimulationWords::tr("By place in the turn order"),
                              {SimulationWords::tr("Place"), SimulationWords::tr("Share"),
                               SimulationWords::tr("95 % interval")},
                              {}};
        for (std::size_t i = 0; i < stats->winsByOrder.size(); ++i) {
            const Share share = shareOf(stats->winsByOrder[i], finished);
            order.rows.push_back(
                {QString::number(i + 1), percent(share.value),
                 SimulationWords::tr("%1 to %2").arg(percent(share.low), percent(share.high))});
        }
        SimulationTable length{SimulationWords::tr("Length"),
                               {SimulationWords::tr("Quantity"), SimulationWords::tr("Value")},
                               {}};
        length.rows.push_back({SimulationWords::tr("Turns on average"), number(stats->meanTurns(), 1)});
        length.rows.push_back(
            {SimulationWords::tr("Turns of the middle 80 % of games"),
             SimulationWords::tr("%1 to %2").arg(stats->quantile(0.1)).arg(stats->quantile(0.9))});
        length.rows.push_back({SimulationWords::tr("Shuffles of the Village deck per game"),
                               number(static_cast<double>(stats->reshuffles) /
                                      static_cast<double>(std::max<std::uint64_t>(1, stats->runs)))});
        length.rows.push_back(
            {SimulationWords::tr("Games without an end"), QString::number(stats->unfinished)});
        report.tables = {wins, order, length};
        SimulationCurve curve{SimulationWords::tr("How long games are"),
                              SimulationWords::tr("Turns"),
                              SimulationWords::tr("Share of games"),
                              {}};
        const int last = stats->quantile(0.995);
        for (int turn = 1; turn <= last; ++turn)
            curve.values.push_back(static_cast<double>(stats->turns[static_cast<std::size_t>(turn)]) /
                                   static_cast<double>(std::max<std::uint64_t>(1, finished)));
        report.curves = {curve};
        return report;
    }

private:
    static Problems against(const SimulationInput& input, const SetUp& setUp) {
        Problems problems = setUp.problems;
        if (problems.empty() && cardsOf(setUp.section.decks.village, *input.library).entries.empty())
            problems.push_back({"play.no-village", {}, {}, {}, 0, 0});
        return problems;
    }
    static Json shareJson(const Share& share) {
        return Json::Object{{"share", share.value}, {"low", share.low}, {"high", share.high}};
    }
};

struct Goal {
    const char* key;
    const char* words;
    int swords;
};

constexpr Goal goals[] = {
    {"bareWall", QT_TRANSLATE_NOOP("CrusadesSimulation", "A wall of two shields can be taken"), 3},
    {"bareCastle", QT_TRANSLATE_NOOP("CrusadesSimulation", "A castle of three shields can be taken"), 4},
    {"fullWall", QT_TRANSLATE_NOOP("CrusadesSimulation", "A wall with two defenders can be taken"), 5},
    {"fullCastle", QT_TRANSLATE_NOOP("CrusadesSimulation", "A castle with three defenders can be taken"), 7},
};

class Tempo : public Simulator {
public:
    std::string_view name() const override { return "tempo"; }
    QString title() const override { return SimulationWords::tr("Tempo"); }
    QString help() const override {
        return SimulationWords::tr(
            "One player alone, who plays greedily but has nobody to attack: in which turn enough swords, or "
            "a siege weapon, are at hand.");
    }

    Result<Json> settings(const SimulationInput& input) const override {
        const SetUp setUp = aloneOf(input);
        if (const Problems problems = against(setUp); !problems.empty())
            return problems;
        Json settings = settingsOf(setUp, input, {std::string(policies().front().name)});
        settings.set("garrison", garrisonSettings(input.scenario ? setUpOf(input) : setUp));
        return settings;
    }

    Result<Json> run(const SimulationInput& input, const SimulationRuns& runs) const override {
        const SetUp setUp = aloneOf(input);
        if (const Problems problems = against(setUp); !problems.empty())
            return problems;
        return toJson(simulateTempo(setUp.table, input.seed, {runs.from, runs.to},
                                    {runs.threads, runs.cancelled, runs.progress}));
    }

    Result<Json> sum(const std::vector<const Json*>& parts) const override {
        TempoStats total;
        for (const Json* part : parts) {
            const auto stats = tempoStatsOf(*part);
            if (!stats)
                return notStatistics();
            total.add(*stats);
        }
        return toJson(total);
    }

    Json summary(const Json& settings, const Json& statistics) const override {
        const auto stats = tempoStatsOf(statistics);
        if (!stats)
            return {};
        Json::Object object;
        for (const Goal& goal : goals)
            object.emplace_back(goal.key,
                                summaryJson(stats->swords[static_cast<std::size_t>(goal.swords)], *stats));
        object.emplace_back("siegeWeapon", summaryJson(stats->siege, *stats));
        object.emplace_back("garrison", garrisonTurns(settings, *stats));
        return object;
    }

    SimulationReport report(const Json& settings, const Json& statistics, std::uint64_t seed) const override {
        SimulationReport report;
        report.settings = settingLines(settings, seed);
        const auto stats = tempoStatsOf(statistics);
        if (!stats)
            return report;
        report.headline =
            SimulationWords::tr("%n run(s) of one player alone", nullptr, static_cast<int>(stats->runs));
        SimulationTable table{
            SimulationWords::tr("Turns until"),
            {SimulationWords::tr("Goal"), SimulationWords::tr("Mean turn"),
             SimulationWords::tr("Half of the runs by turn"), SimulationWords::tr("Reached")},
            {}};
        const auto row = [&](const QString& name, const std::vector<std::uint64_t>& column) {
            const TempoStats::Summary summary = TempoStats::summary(column, stats->runs);
            table.rows.push_back(
                {name,
                 summary.reached > 0
                     ? (summary.atLeast ? QStringLiteral("≥ ") : QString()) +
                           SimulationWords::tr("%1 ± %2").arg(number(summary.mean), number(2 * summary.error))
                     : QStringLiteral("–"),
                 summary.median ? QString::number(summary.median) : QStringLiteral("–"),
                 // Nearly all are not all.
                 summary.atLeast && summary.reached > 0.9994 ? QStringLiteral("> ") + percent(0.999)
                                                             : percent(summary.reached)});
        };
        for (const Goal& goal : goals)
            row(SimulationWords::tr(goal.words), stats->swords[static_cast<std::size_t>(goal.swords)]);
        row(SimulationWords::tr("A siege weapon is built"), stats->siege);
        report.tables = {table};
        if (const bool failed =
                std::any_of(std::begin(goals), std::end(goals),
                            [&](const Goal& goal) {
                                return stats->swords[static_cast<std::size_t>(goal.swords)].back() > 0;
                            });
            failed || stats->siege.back() > 0)
            report.settings << SimulationWords::tr(
                "A run that does not get there within %n turn(s) counts with all of them, so that the mean "
                "is no less than what is told.",
                nullptr, maxTurnsOfTempo);
        if (auto garrison = garrisonTurnsTable(settings, *stats))
            report.tables.push_back(std::move(*garrison));
        SimulationCurve curve{SimulationWords::tr("Mean turn in which so many swords are at hand"),
                              SimulationWords::tr("Swords"),
                              SimulationWords::tr("Turn"),
                              {}};
        for (int swords = 1; swords <= maxTempoSwords; ++swords)
            curve.values.push_back(
                TempoStats::summary(stats->swords[static_cast<std::size_t>(swords)], stats->runs).mean);
        report.curves = {curve};
        return report;
    }

private:
    static Problems against(const SetUp& setUp) {
        Problems problems;
        for (const Problem& problem : setUp.problems)
            if (problem.code == "play.unknown-card" || problem.code == "play.deck-too-large")
                problems.push_back(problem);
        if (problems.empty() && setUp.table.start.village.deck.empty())
            problems.push_back({"play.no-deck", {}, {}, {}, 0, 0});
        return problems;
    }
    static Json summaryJson(const std::vector<std::uint64_t>& column, const TempoStats& stats) {
        const TempoStats::Summary summary = TempoStats::summary(column, stats.runs);
        return Json::Object{{"meanTurn", summary.mean},
                            {"atLeast", summary.atLeast},
                            {"standardError", summary.error},
                            {"medianTurn", summary.median},
                            {"reached", summary.reached}};
    }
};

}  // namespace

SetUp setUpOf(const SimulationInput& input) {
    const auto cards = cardsFor(input.library);
    if (input.scenario) {
        ValidateRequest request;
        request.library = input.library;
        request.scenario = input.scenario;
        return setUp(request, *cards);
    }
    const RosterSection section = rosterSection(input.roster->extras);
    return setUpAlone(section.decks, ownOptions(section), *input.roster, *input.library, *cards);
}

const Simulator& gamesSimulator() {
    static const Games games;
    return games;
}

const Simulator& tempoSimulator() {
    static const Tempo tempo;
    return tempo;
}

}  // namespace bocage::model::crusades
