#include <algorithm>

#include "model/systems/malice/sim/board_ground.h"

namespace bocage::model::malice {

using namespace rules;
using namespace rules::malice;
using namespace rules::malice::sim;

namespace {

/// SOM-SIM-05.
class Arrival : public MaliceSimulator {
public:
    std::string_view name() const override { return "arrival"; }
    QString title() const override { return SimulationWords::tr("Arrival of the Shadows"); }
    QString help() const override {
        return SimulationWords::tr(
            "When the first Shadows leave the Shadow Realm, with how much life, and how many die there.");
    }
    std::vector<SimulationParameter> parameters() const override {
        return {numberSetting("realm", SimulationWords::tr("Radius of a sample realm (0: the scenario's)"), 0,
                              6, 0),
                numberSetting("light", SimulationWords::tr("Revealed Light Wells in the game"), 0, 4, 0),
                {"rounds",
                 SimulationWords::tr("Revealed Light Wells round by round"),
                 SimulationParameter::Kind::Text,
                 "",
                 0,
                 0,
                 {}},
                numberSetting("spawning-life", SimulationWords::tr("Spawning life (0: by the avatars)"), 0,
                              20, 0),
                avatarsSetting(),
                spawnSetting()};
    }

protected:
    Names counters() const override {
        static constexpr std::string_view names[] = {"spawned", "diedOnSeals", "noArrival"};
        return names;
    }
    Names histograms() const override {
        static constexpr std::string_view names[] = {"first", "second", "third",       "fourth", "fifth",
                                                     "sixth", "gap",    "lifeOfFirst", "life"};
        return names;
    }
    bool exact(const Question&) const override { return false; }

    static Result<RealmBoard> realm(const SimulationInput& input, const Question& question) {
        bool good = true;
        roundsList(question.text("rounds"), good);
        if (!good)
            return Problem{"simulation.choice",
                           {"rounds", question.text("rounds"),
                            SimulationWords::tr("numbers from 0 to 4 with commas").toStdString()},
                           {},
                           {},
                           0,
                           0};
        if (const int radius = question.number("realm"); radius > 0)
            return RealmBoard::hexagon(radius);
        if (!input.scenario)
            return refusal("simulation.no-realm");
        RealmBoard board = realmOf(Table::of(*input.scenario, *input.library));
        return playable(board) ? Result<RealmBoard>(std::move(board)) : refusal("simulation.no-realm");
    }
    Result<Json::Object> ground(const SimulationInput& input, const Question& question) const override {
        const Result<RealmBoard> board = realm(input, question);
        if (!board)
            return board.problems();
        const MarchRules rules = usedRules(input, question);
        return Json::Object{{"spawnAtStartOfTurn", rules.spawnAtStartOfTurn},
                            {"spawningLife", rules.spawns()},
                            {"board", fingerprint(*board)}};
    }
    static MarchRules usedRules(const SimulationInput& input, const Question& question) {
        if (!input.scenario)
            return marchRules(question, nullptr);
        const Ground ground(input);
        MarchRules rules = marchRules(question, &ground);
        rules.light = std::max(rules.light, ground.table.revealedLight());
        return rules;
    }
    Result<Tally> play(const SimulationInput& input, const Question& question,
                       const SimulationRuns& runs) const override {
        const Result<RealmBoard> board = realm(input, question);
        if (!board)
            return board.problems();
        return simulateArrivals(*board, usedRules(input, question), input.seed, {runs.from, runs.to},
                                controlOf(runs));
    }
    static double diedShare(const Tally& tally) {
        return tally.counters[0]
                   ? static_cast<double>(tally.counters[1]) / static_cast<double>(tally.counters[0])
                   : 0;
    }
    Json tell(const Question&, const Json&, const Tally& tally) const override {
        Json json = Json::Object{{"diedOnSeals", diedShare(tally)}, {"noArrival", tally.share(2)}};
        for (std::size_t i = 0; i < histograms().size(); ++i)
            json.set(histograms()[i], pmfJson(tally.pmf(i)));
        return json;
    }
    void fill(SimulationReport& report, const Question&, const Json&, const Tally& tally) const override {
        const Pmf first = tally.pmf(0);
        report.headline =
            first.empty()
                ? SimulationWords::tr("No Shadow ever arrives")
                : SimulationWords::tr("The first Shadow arrives in round %1 on average, with %2 life")
                      .arg(decimal(first.mean()), decimal(tally.pmf(maxArrivals + 1).mean()));
        SimulationTable table = quantileTable(SimulationWords::tr("Rounds and life"));
        for (int i = 0; i < maxArrivals; ++i)
            addQuantiles(table, SimulationWords::tr("Round of arrival %1").arg(i + 1),
                         tally.pmf(static_cast<std::size_t>(i)));
        addQuantiles(table, SimulationWords::tr("Rounds from the first to the second"),
                     tally.pmf(maxArrivals));
        addQuantiles(table, SimulationWords::tr("Life of the first"), tally.pmf(maxArrivals + 1));
        addQuantiles(table, SimulationWords::tr("Life of any"), tally.pmf(maxArrivals + 2));
        SimulationTable other{SimulationWords::tr("Besides"),
                              {SimulationWords::tr("Quantity"), SimulationWords::tr("Share")},
                              {}};
        other.rows.push_back(
            {SimulationWords::tr("Shadows that die on sealed Gates"), percent(diedShare(tally))});
        other.rows.push_back({SimulationWords::tr("Games without an arrival"), percent(tally.share(2))});
        report.tables = {table, other};
        report.curves = {
            chanceCurve(SimulationWords::tr("First arrival"), SimulationWords::tr("Round"), first)};
    }
};

/// SOM-SIM-06.
class Threat : public BoardSimulator {
public:
    std::string_view name() const override { return "threat"; }
    QString title() const override { return SimulationWords::tr("Threat of the Shadows"); }
    QString help() const override {
        return SimulationWords::tr(
            "Rounds until a Shadow reveals a Light Well if nobody interferes, over random deals of the "
            "Wells.");
    }
    std::vector<SimulationParameter> parameters() const override {
        return {numberSetting("light", SimulationWords::tr("Light Wells that avatars have revealed besides"),
                              0, 4, 0),
                numberSetting("spawning-life", SimulationWords::tr("Spawning life (0: by the avatars)"), 0,
                              20, 0),
                avatarsSetting(),
                wellsSetting(),
                spawnSetting(),
                actsSetting()};
    }

protected:
    Names counters() const override { return threatCounters; }
    Names histograms() const override { return threatHistograms; }
    Result<Tally> play(const SimulationInput& input, const Question& question,
                       const SimulationRuns& runs) const override {
        const Ground ground(input);
        const Result<MarchBoard> board = boardOf(ground, question);
        if (!board)
            return board.problems();
        return simulateThreat(*board, marchRules(question, &ground), input.seed, {runs.from, runs.to},
                              controlOf(runs));
    }
    Json tell(const Question&, const Json&, const Tally& tally) const override {
        const double runs = static_cast<double>(std::max<std::uint64_t>(1, tally.runs));
        Json json = Json::Object{{"never", tally.share(0)},
                                 {"arrivalsPerGame", static_cast<double>(tally.counters[1]) / runs},
                                 {"diedPerGame", static_cast<double>(tally.counters[2]) / runs},
                                 {"dissipatedPerGame", static_cast<double>(tally.counters[3]) / runs}};
        for (std::size_t i = 0; i < histograms().size(); ++i)
            json.set(histograms()[i], pmfJson(tally.pmf(i)));
        return json;
    }
    void fill(SimulationReport& report, const Question&, const Json&, const Tally& tally) const override {
        const Pmf rounds = tally.pmf(0);
        report.headline =
            rounds.empty()
                ? SimulationWords::tr("No Shadow ever reveals a Light Well")
                : SimulationWords::tr("Half of the games are lost by round %1 if nobody interferes")
                      .arg(rounds.quantile(0.5));
        SimulationTable table = quantileTable(SimulationWords::tr("Rounds, Wells and life"));
        addQuantiles(table, SimulationWords::tr("Round of the first Light Well"), rounds);
        addQuantiles(table, SimulationWords::tr("Round of the first attack on a Well"), tally.pmf(3));
        addQuantiles(table, SimulationWords::tr("Wells revealed by then"), tally.pmf(1));
        addQuantiles(table, SimulationWords::tr("Life of the Shadow that did it"), tally.pmf(2));
        const double runs = static_cast<double>(std::max<std::uint64_t>(1, tally.runs));
        SimulationTable other{SimulationWords::tr("Besides"),
                              {SimulationWords::tr("Quantity"), SimulationWords::tr("Value")},
                              {}};
        other.rows.push_back({SimulationWords::tr("Games without it"), percent(tally.share(0))});
        other.rows.push_back({SimulationWords::tr("Arrivals in a game"),
                              decimal(static_cast<double>(tally.counters[1]) / runs)});
        other.rows.push_back({SimulationWords::tr("Shadows that die at a Well"),
                              decimal(static_cast<double>(tally.counters[2]) / runs)});
        other.rows.push_back({SimulationWords::tr("Shadows that dissipate"),
                              decimal(static_cast<double>(tally.counters[3]) / runs)});
        report.tables = {table, other};
        report.curves = {
            chanceCurve(SimulationWords::tr("First Light Well"), SimulationWords::tr("Round"), rounds)};
    }
};

/// SOM-SIM-07.
class XulthulClock : public BoardSimulator {
public:
    std::string_view name() const override { return "xulthul"; }
    QString title() const override { return SimulationWords::tr("Xulthûl's clock"); }
    QString help() const override {
        return SimulationWords::tr(
            "Rounds until Xulthûl has put out the last Light Well, its life over time, and the damage per "
            "round "
            "that would stop it. It begins where it stands, or comes as the Shadows bring it about.");
    }
    std::vector<SimulationParameter> parameters() const override {
        return {numberSetting("light", SimulationWords::tr("Light Wells that avatars have revealed besides"),
                              0, 4, 0),
                avatarsSetting(), wellsSetting(), spawnSetting(), actsSetting()};
    }

protected:
    Names counters() const override {
        static const std::vector<std::string> words = [] {
            std::vector<std::string> list = {"lost", "destroyed", "neither", "noArrival", "placesDestroyed"};
            for (int i = 1; i <= lifeRounds; ++i)
                list.push_back("life" + std::to_string(i));
            for (int i = 1; i <= lifeRounds; ++i)
                list.push_back("still" + std::to_string(i));
            return list;
        }();
        static const std::vector<std::string_view> names(words.begin(), words.end());
        return names;
    }
    Names histograms() const override {
        static constexpr std::string_view names[] = {"rounds", "damage", "lifeAtEnd"};
        return names;
    }
    Result<Json::Object> ground(const SimulationInput& input, const Question& question) const override {
        const Ground ground(input);
        const Result<MarchBoard> board = boardOf(ground, question);
        if (!board)
            return board.problems();
        Json::Object settings = boardSettings(*board, marchRules(question, &ground));
        const ClockStart start = clockOf(ground.table, *ground.graph);
        settings.emplace_back("xulthulAt", start.cell);
        settings.emplace_back("xulthulLife", start.life);
        return settings;
    }
    Result<Tally> play(const SimulationInput& input, const Question& question,
                       const SimulationRuns& runs) const override {
        const Ground ground(input);
        const Result<MarchBoard> board = boardOf(ground, question);
        if (!board)
            return board.problems();
        return simulateClock(*board, clockOf(ground.table, *ground.graph), marchRules(question, &ground),
                             input.seed, {runs.from, runs.to}, controlOf(runs));
    }
    /// Mean life after each of its rounds, of the runs that got there.
    static std::vector<double> lifeOverTime(const Tally& tally) {
        std::vector<double> list;
        for (std::size_t i = 0; i < lifeRounds; ++i) {
            const std::uint64_t still = tally.counters[5 + lifeRounds + i];
            if (still == 0)
                break;
            list.push_back(static_cast<double>(tally.counters[5 + i]) / static_cast<double>(still));
        }
        return list;
    }
    Json tell(const Question&, const Json&, const Tally& tally) const override {
        Json::Array life;
        for (const double value : lifeOverTime(tally))
            life.emplace_back(value);
        const double runs = static_cast<double>(std::max<std::uint64_t>(1, tally.runs));
        Json json = Json::Object{{"lost", tally.share(0)},
                                 {"destroyed", tally.share(1)},
                                 {"neither", tally.share(2)},
                                 {"noArrival", tally.share(3)},
                                 {"placesDestroyedPerGame", static_cast<double>(tally.counters[4]) / runs},
                                 {"lifeByRound", std::move(life)}};
        for (std::size_t i = 0; i < histograms().size(); ++i)
            json.set(histograms()[i], pmfJson(tally.pmf(i)));
        return json;
    }
    void fill(SimulationReport& report, const Question&, const Json&, const Tally& tally) const override {
        const Pmf rounds = tally.pmf(0);
        report.headline = rounds.empty()
                              ? SimulationWords::tr("Xulthûl never puts out the last Light Well")
                              : SimulationWords::tr("Half of the games are lost %1 rounds after it came")
                                    .arg(rounds.quantile(0.5));
        SimulationTable table = quantileTable(SimulationWords::tr("Rounds and damage"));
        addQuantiles(table, SimulationWords::tr("Rounds until the last Light Well is out"), rounds);
        addQuantiles(table, SimulationWords::tr("Damage per round that stops it in time"), tally.pmf(1));
        addQuantiles(table, SimulationWords::tr("Its life at the end"), tally.pmf(2));
        SimulationTable other{SimulationWords::tr("How it ends"),
                              {SimulationWords::tr("End"), SimulationWords::tr("Share")},
                              {}};
        other.rows.push_back({SimulationWords::tr("All Light Wells are out"), percent(tally.share(0))});
        other.rows.push_back({SimulationWords::tr("It destroys itself by failing"), percent(tally.share(1))});
        other.rows.push_back(
            {SimulationWords::tr("Neither within %1 rounds").arg(maxRounds), percent(tally.share(2))});
        other.rows.push_back({SimulationWords::tr("It never comes"), percent(tally.share(3))});
        const double runs = static_cast<double>(std::max<std::uint64_t>(1, tally.runs));
        other.rows.push_back({SimulationWords::tr("Cities and mystics destroyed in a game"),
                              decimal(static_cast<double>(tally.counters[4]) / runs)});
        report.tables = {table, other};
        report.curves = {
            chanceCurve(SimulationWords::tr("The last Light Well"),
                        SimulationWords::tr("Rounds after its arrival"), rounds),
            {SimulationWords::tr("Its life over time"), SimulationWords::tr("Rounds after its arrival"),
             SimulationWords::tr("Life"), lifeOverTime(tally)}};
    }
};

}  // namespace

const Simulator& arrivalSimulator() {
    static const Arrival one;
    return one;
}

const Simulator& threatSimulator() {
    static const Threat one;
    return one;
}

const Simulator& clockSimulator() {
    static const XulthulClock one;
    return one;
}

}  // namespace bocage::model::malice
