#include <algorithm>
#include <charconv>

#include "model/systems/malice/sim/malice_simulator.h"
#include "rules/board/grid.h"

namespace bocage::model::malice {

using namespace rules;
using namespace rules::malice;
using namespace rules::malice::sim;

namespace {

Problem refusal(const char* code) {
    return {code, {}, {}, {}, 0, 0};
}

/// Tells boards apart, so that parts of different scenarios are not taken for one.
class Fingerprint {
public:
    void mix(int value) {
        for (int i = 0; i < 4; ++i)
            m_print = (m_print ^ static_cast<unsigned char>(value >> (8 * i))) * 1099511628211u;
    }
    void mix(const RealmBoard& board) {
        for (const auto& around : board.neighbours)
            for (const int cell : around)
                mix(cell);
        mix(board.pit);
        for (const int gate : board.gates)
            mix(gate);
        for (const bool active : board.active)
            mix(active ? 1 : 0);
    }
    void mix(const MarchBoard& board) {
        mix(board.realm);
        for (const auto& around : board.aethos.neighbours) {
            mix(-2);
            for (const int cell : around)
                mix(cell);
        }
        for (const int gate : board.aethos.gates)
            mix(gate);
        for (const int place : board.aethos.places)
            mix(place);
        for (const AethosBoard::Stronghold& each : board.aethos.strongholds)
            for (const int value :
                 {each.cell, each.map, static_cast<int>(each.well), static_cast<int>(each.state)})
                mix(value);
        for (const StandingShadow& shadow : board.shadows) {
            mix(shadow.cell);
            mix(shadow.life);
        }
        mix(board.realmShadow);
        mix(board.realmLife);
    }
    Json json() const { return std::to_string(m_print); }

private:
    std::uint64_t m_print = 1469598103934665603u;
};

bool playable(const RealmBoard& realm) {
    return realm.pit >= 0 && !realm.gates.empty() && !realm.neighbours.empty();
}
bool playable(const MarchBoard& board) {
    return !board.aethos.strongholds.empty() &&
           std::any_of(board.aethos.gates.begin(), board.aethos.gates.end(),
                       [](int gate) { return gate >= 0; });
}

RunControl controlOf(const SimulationRuns& runs) {
    return {runs.threads, runs.cancelled, runs.progress};
}

std::vector<int> roundsList(const std::string& text, bool& good) {
    std::vector<int> list;
    const char* at = text.data();
    const char* end = at + text.size();
    while (at < end) {
        int value = 0;
        const auto read = std::from_chars(at, end, value);
        if (read.ec != std::errc() || value < 0 || value > 4 || list.size() >= 200) {
            good = false;
            return {};
        }
        list.push_back(value);
        at = read.ptr;
        if (at < end && *at++ != ',') {
            good = false;
            return {};
        }
    }
    return list;
}

MarchRules marchRules(const Question& question, const Ground* ground) {
    MarchRules rules;
    if (ground)
        rules = rulesOf(ground->table, question.avatars);
    rules.avatars = question.avatars;
    if (const std::string& timing = question.text("spawn"); !timing.empty())
        rules.spawnAtStartOfTurn = timing == "start-of-turn";
    if (const std::string& acts = question.text("enter-acts"); !acts.empty())
        rules.enterActs = acts == "yes";
    rules.light = question.number("light");
    bool good = true;
    rules.lightByRound = roundsList(question.text("rounds"), good);
    rules.spawningLife = question.number("spawning-life");
    return rules;
}

SimulationParameter spawnSetting() {
    return choiceSetting("spawn", SimulationWords::tr("When a Shadow spawns"),
                         {"sequential", "start-of-turn"}, "");
}
/// SOM-SIM-06 is about random deals; a fixed one can be looked at too.
SimulationParameter wellsSetting() {
    return choiceSetting("wells", SimulationWords::tr("Hidden Wells"), {"dealt-anew", "as-they-lie"},
                         "dealt-anew");
}
SimulationParameter actsSetting() {
    return choiceSetting("enter-acts", SimulationWords::tr("A Shadow acts in the turn it arrives"),
                         {"yes", "no"}, "");
}

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
        Fingerprint print;
        print.mix(*board);
        return Json::Object{{"spawnAtStartOfTurn", rules.spawnAtStartOfTurn},
                            {"spawningLife", rules.spawns()},
                            {"board", print.json()}};
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

/// What SOM-SIM-06, 07 and 09 share: the boards of a scenario.
class BoardSimulator : public MaliceSimulator {
public:
    bool needsDocument() const override { return true; }

protected:
    bool exact(const Question&) const override { return false; }
    static Result<MarchBoard> boardOf(const Ground& ground, const Question& question) {
        MarchBoard board = marchOf(ground.table, *ground.graph);
        board.aethos.dealAnew = question.text("wells") == "dealt-anew";
        if (!playable(board.realm))
            return refusal("simulation.no-realm");
        if (!playable(board))
            return refusal("simulation.no-strongholds");
        return board;
    }
    static Json::Object boardSettings(const MarchBoard& board, const MarchRules& rules) {
        Fingerprint print;
        print.mix(board);
        return Json::Object{{"spawnAtStartOfTurn", rules.spawnAtStartOfTurn},
                            {"enterActs", rules.enterActs},
                            {"maps", board.aethos.maps()},
                            {"strongholds", static_cast<int>(board.aethos.strongholds.size())},
                            {"board", print.json()}};
    }
    Result<Json::Object> ground(const SimulationInput& input, const Question& question) const override {
        const Ground ground(input);
        const Result<MarchBoard> board = boardOf(ground, question);
        if (!board)
            return board.problems();
        return boardSettings(*board, marchRules(question, &ground));
    }
};

constexpr std::string_view threatCounters[] = {"never", "arrivals", "died", "dissipated"};
constexpr std::string_view threatHistograms[] = {"rounds", "wells", "life", "firstAttack"};

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

QString siteName(const std::string& site) {
    return site == "stronghold" ? SimulationWords::tr("Stronghold")
           : site == "city"     ? SimulationWords::tr("City")
           : site == "mystic"   ? SimulationWords::tr("Mystic")
                                : SimulationWords::tr("Lair");
}

Json costsJson(const std::vector<int>& costs) {
    Json::Array list;
    for (const int cost : costs)
        list.emplace_back(cost);
    return list;
}
std::vector<int> costsOf(const Json* json) {
    std::vector<int> costs;
    if (json && json->isArray())
        for (const Json& each : json->array())
            if (each.isInteger())
                costs.push_back(static_cast<int>(std::clamp<std::int64_t>(each.integer(), 0, 1000)));
    return costs;
}
int sumOf(const std::vector<int>& costs) {
    int sum = 0;
    for (const int cost : costs)
        sum += cost;
    return sum;
}
std::string textOf(const Json& json, const char* key) {
    const Json* member = json.find(key);
    return member && member->isString() ? member->string() : std::string();
}

/// The ways of a scenario as settings: reports need nothing else.
Json::Array waysJson(const Ground& ground) {
    Json::Array list;
    for (const sim::Way& way : waysOf(ground.table, *ground.graph)) {
        const TableBoard& from = ground.table.boards[static_cast<std::size_t>(way.board)];
        const TableBoard& to = ground.table.boards[static_cast<std::size_t>(way.toBoard)];
        Json one = Json::Object{{"from", hexGrid().name(from.toTable(way.from))},
                                {"to", hexGrid().name(to.toTable(way.to))},
                                {"board", to.id.value},
                                {"site", nameOf(way.site)}};
        if (way.reached)
            one.set("costs", costsJson(way.costs));
        list.push_back(std::move(one));
    }
    return list;
}

Pmf travelPoints(const Question& question) {
    const int band = question.number("band") > 0 ? question.number("band") : question.avatars;
    return movementPoints(question.bonuses("bonus", band));
}

/// SOM-SIM-08.
class ReachRounds : public MaliceSimulator {
public:
    std::string_view name() const override { return "reach"; }
    QString title() const override { return SimulationWords::tr("Ways of the avatars"); }
    QString help() const override {
        return SimulationWords::tr(
            "Rounds from each Gate to strongholds, cities, mystics and lairs, two moves a round, no fights.");
    }
    bool needsDocument() const override { return true; }
    std::vector<SimulationParameter> parameters() const override {
        return {numberSetting("band", SimulationWords::tr("Avatars in the band"), 1,
                              rules::malice::maxAvatars, 1),
                bonusSetting("bonus",
                             SimulationWords::tr("Bonus to movement rolls, one for all or one for each"))};
    }

protected:
    Result<Json::Object> ground(const SimulationInput& input, const Question&) const override {
        const Ground ground(input);
        if (ground.graph->with(Site::Gate).empty())
            return refusal("simulation.no-strongholds");
        return Json::Object{{"ways", waysJson(ground)}};
    }
    Json tell(const Question& question, const Json& settings, const Tally&) const override {
        const Pmf points = travelPoints(question);
        Json::Array list;
        if (const Json* ways = settings.find("ways"); ways && ways->isArray())
            for (const Json& way : ways->array()) {
                Json one = Json::Object{{"from", textOf(way, "from")},
                                        {"to", textOf(way, "to")},
                                        {"board", textOf(way, "board")},
                                        {"site", textOf(way, "site")}};
                if (const Json* costs = way.find("costs")) {
                    one.set("halfPoints", sumOf(costsOf(costs)));
                    one.set("rounds", pmfJson(roundsAlong(costsOf(costs), points)));
                }
                list.push_back(std::move(one));
            }
        return Json::Object{{"ways", std::move(list)}, {"points", pmfJson(points)}};
    }
    void fill(SimulationReport& report, const Question& question, const Json& settings,
              const Tally&) const override {
        const Pmf points = travelPoints(question);
        SimulationTable table = quantileTable(SimulationWords::tr("Rounds under way"));
        table.columns.insert(1, SimulationWords::tr("Points"));
        Pmf nearest;
        if (const Json* ways = settings.find("ways"); ways && ways->isArray())
            for (const Json& way : ways->array()) {
                const Json* costs = way.find("costs");
                const Pmf rounds = costs ? roundsAlong(costsOf(costs), points) : Pmf();
                addQuantiles(
                    table,
                    SimulationWords::tr("%1 to %2, %3")
                        .arg(QString::fromStdString(textOf(way, "from")),
                             QString::fromStdString(textOf(way, "to")), siteName(textOf(way, "site"))),
                    rounds);
                QStringList& row = table.rows.back();
                const QString price = costs ? halves(sumOf(costsOf(costs))) : SimulationWords::tr("none");
                if (rounds.empty())
                    row[1] = price;  // dashes fill the row already
                else
                    row.insert(1, price);
                if (textOf(way, "site") == "stronghold" && !rounds.empty() &&
                    (nearest.empty() || rounds.mean() < nearest.mean()))
                    nearest = rounds;
            }
        report.headline = nearest.empty()
                              ? SimulationWords::tr("No stronghold can be reached from a Gate")
                              : SimulationWords::tr("The nearest stronghold is %1 rounds from a Gate")
                                    .arg(decimal(nearest.mean()));
        report.tables = {table};
    }
};

/// SOM-SIM-09.
class Balance : public BoardSimulator {
public:
    std::string_view name() const override { return "balance"; }
    QString title() const override { return SimulationWords::tr("Balance card"); }
    QString help() const override {
        return SimulationWords::tr(
            "Pressure: the rounds that the Shadows need for a Light Well against those that the avatars need "
            "to "
            "visit every stronghold in one band, without fights.");
    }
    std::vector<SimulationParameter> parameters() const override {
        return {numberSetting("band", SimulationWords::tr("Avatars in the band (0: all)"), 0,
                              rules::malice::maxAvatars, 0),
                bonusSetting("bonus",
                             SimulationWords::tr("Bonus to movement rolls, one for all or one for each")),
                avatarsSetting(),
                spawnSetting(),
                actsSetting(),
                profileSetting(),
                methodSetting()};
    }

protected:
    Names counters() const override { return threatCounters; }
    Names histograms() const override { return threatHistograms; }
    Result<Json::Object> ground(const SimulationInput& input, const Question& question) const override {
        const Ground ground(input);
        const Result<MarchBoard> board = boardOf(ground, question);
        if (!board)
            return board.problems();
        Json::Object settings = boardSettings(*board, marchRules(question, &ground));
        if (const auto tour = tourOf(*ground.graph))
            settings.emplace_back("tour", costsJson(*tour));
        settings.emplace_back("ways", waysJson(ground));
        return settings;
    }
    Result<Tally> play(const SimulationInput& input, const Question& question,
                       const SimulationRuns& runs) const override {
        const Ground ground(input);
        const Result<MarchBoard> board = boardOf(ground, question);
        if (!board)
            return board.problems();
        return simulateThreat(*board, marchRules(question, &ground), input.seed, {runs.from, runs.to},
                              controlOf(runs));
    }
    struct Card {
        Pmf threat, tour, nearest;
        std::optional<double> pressure;
        CreatureOdds open, lair;
        double yardstick = 0;  ///< that a plain avatar defeats a creature of power 2
    };
    static Card cardOf(const Question& question, const Json& settings, const Tally& tally) {
        Card card;
        const Pmf points = travelPoints(question);
        card.threat = tally.pmf(0);
        if (const Json* tour = settings.find("tour"))
            card.tour = roundsAlong(costsOf(tour), points);
        if (const Json* ways = settings.find("ways"); ways && ways->isArray())
            for (const Json& way : ways->array())
                if (const Json* costs = way.find("costs"); costs && textOf(way, "site") == "stronghold") {
                    const Pmf rounds = roundsAlong(costsOf(costs), points);
                    if (!rounds.empty() && (card.nearest.empty() || rounds.mean() < card.nearest.mean()))
                        card.nearest = rounds;
                }
        if (!card.threat.empty() && !card.tour.empty() && card.tour.quantile(0.5) > 0)
            card.pressure = static_cast<double>(card.threat.quantile(0.5)) / card.tour.quantile(0.5);
        Encounter where;
        card.open = creatureOdds(where, question.profile);
        where.lair = true;
        card.lair = creatureOdds(where, question.profile);
        FightRules rules;
        rules.method = question.method;
        card.yardstick = fightOdds(Fighter(), Opponent::ofPower(2), rules).win;
        return card;
    }
    Json tell(const Question& question, const Json& settings, const Tally& tally) const override {
        const Card card = cardOf(question, settings, tally);
        return Json::Object{{"pressure", card.pressure ? Json(*card.pressure) : Json()},
                            {"threat", pmfJson(card.threat)},
                            {"tour", pmfJson(card.tour)},
                            {"nearestStronghold", pmfJson(card.nearest)},
                            {"never", tally.share(0)},
                            {"powerOpen", card.open.power.mean()},
                            {"powerInLairs", card.lair.power.mean()},
                            {"plainAvatarBeatsPower2", card.yardstick}};
    }
    void fill(SimulationReport& report, const Question& question, const Json& settings,
              const Tally& tally) const override {
        const Card card = cardOf(question, settings, tally);
        report.headline =
            card.pressure ? (*card.pressure >= 1
                                 ? SimulationWords::tr(
                                       "Pressure %1: the avatars could be everywhere before the Shadows win")
                                 : SimulationWords::tr(
                                       "Pressure %1: the Shadows win before the avatars can be everywhere"))
                                .arg(decimal(*card.pressure))
                          : SimulationWords::tr("No pressure can be told: one of the two never gets there");
        SimulationTable table = quantileTable(SimulationWords::tr("Rounds"));
        addQuantiles(table, SimulationWords::tr("Shadows: the first Light Well"), card.threat);
        addQuantiles(table, SimulationWords::tr("Avatars: every stronghold"), card.tour);
        addQuantiles(table, SimulationWords::tr("Avatars: the nearest stronghold"), card.nearest);
        SimulationTable other{SimulationWords::tr("Yardsticks"),
                              {SimulationWords::tr("Quantity"), SimulationWords::tr("Value")},
                              {}};
        other.rows.push_back(
            {SimulationWords::tr("Mean power in the open"), decimal(card.open.power.mean())});
        other.rows.push_back({SimulationWords::tr("Mean power in lairs"), decimal(card.lair.power.mean())});
        other.rows.push_back(
            {SimulationWords::tr("A plain avatar defeats a creature of power 2"), percent(card.yardstick)});
        other.rows.push_back({SimulationWords::tr("Games that Shadows never win"), percent(tally.share(0))});
        report.tables = {table, other};
        report.curves = {chanceCurve(SimulationWords::tr("Shadows: the first Light Well"),
                                     SimulationWords::tr("Round"), card.threat),
                         chanceCurve(SimulationWords::tr("Avatars: every stronghold"),
                                     SimulationWords::tr("Round"), card.tour)};
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

const Simulator& reachSimulator() {
    static const ReachRounds one;
    return one;
}

const Simulator& balanceSimulator() {
    static const Balance one;
    return one;
}

}  // namespace bocage::model::malice
