#include <algorithm>

#include "model/systems/malice/sim/board_ground.h"
#include "rules/board/grid.h"

namespace bocage::model::malice {

using namespace rules;
using namespace rules::malice;
using namespace rules::malice::sim;

namespace {

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
                wellsSetting(),
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

const Simulator& reachSimulator() {
    static const ReachRounds one;
    return one;
}

const Simulator& balanceSimulator() {
    static const Balance one;
    return one;
}

}  // namespace bocage::model::malice
