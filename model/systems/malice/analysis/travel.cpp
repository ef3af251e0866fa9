#include "model/systems/malice/analysis/travel.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <map>

#include "model/systems/malice/render/malice_terms.h"
#include "model/systems/malice/render/scene_of.h"
#include "rules/board/grid.h"

namespace bocage::model::malice {

using namespace rules::malice;
using rules::Cell;

QString pointsText(int halves) {
    if (halves < 0)
        return QStringLiteral("–");
    const QString whole = QString::number(halves / 2);
    if (halves % 2 == 0)
        return whole;
    return halves == 1 ? QStringLiteral("½") : whole + QStringLiteral("½");
}

int countedAs(double amount) {
    if (amount <= 1)
        return 1;
    return amount < 2
               ? Travel::tr("2", "a number: 2 where 1.5 points is plural, 1 where it is singular").toInt()
               : static_cast<int>(std::ceil(amount));
}

Travel::Travel(const rules::Scenario& scenario, const rules::LibraryPtr& library)
    : m_table(Table::of(scenario, *library)), m_graph(m_table) {
    std::map<std::pair<int, Cell>, const HexCell*> drawn;
    const HexScene scene = sceneOf(m_table);
    for (const HexCell& cell : scene.cells())
        drawn[{cell.board, cell.at}] = &cell;
    for (const Graph::Node& node : m_graph.nodes()) {
        const Graph::Ref& ref = node.cells.front();
        const Cell onTable = m_table.boards[static_cast<std::size_t>(ref.board)].toTable(ref.at);
        const auto found = drawn.find({ref.board, onTable});
        Node place;
        place.onTable = onTable;
        if (found != drawn.end() && node.cells.size() == 1) {
            place.middle = bodyCentre(*found->second);
            place.outline = bodyOutline(*found->second);
        } else {
            HexCell whole;
            whole.at = onTable;
            place.middle = hexCentre(onTable);
            place.outline = bodyOutline(whole);
        }
        m_places.push_back(std::move(place));
    }
}

int Travel::nodeAt(QPointF point) const {
    const Cell cell = rules::hexGrid().cellAt({point.x(), point.y()});
    int best = -1;
    double least = 1e9;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (m_places[i].onTable != cell)
            continue;
        const QPointF way = m_places[i].middle - point;
        const double away = std::hypot(way.x(), way.y());
        if (away < least) {
            least = away;
            best = static_cast<int>(i);
        }
    }
    return best;
}

int Travel::nodeAt(Cell onTable) const {
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (m_places[i].onTable == onTable)
            return static_cast<int>(i);
    return -1;
}

QString Travel::siteName(int node) const {
    const Graph::Node& here = m_graph.nodes()[static_cast<std::size_t>(node)];
    for (std::size_t i = 0; i < sites; ++i)
        if (here.has(static_cast<Site>(i)))
            return Terms::site(static_cast<Site>(i));
    return {};
}

QString Travel::name(int node) const {
    const QString cell =
        QString::fromStdString(rules::hexGrid().name(m_places[static_cast<std::size_t>(node)].onTable));
    const QString site = siteName(node);
    return site.isEmpty() ? cell : tr("%1 (%2)", "space, what is there").arg(cell, site);
}

Travel::Reached::Reached(const Travel& travel, int start, const Band& band)
    : m_travel(travel),
      m_start(start),
      m_band(band),
      m_reach(travel.m_graph, {start}, {band.points ? *band.points * 2 : -1, band.throughGates, {}}),
      m_free(travel.m_graph, {start}, {-1, band.throughGates, {}}) {}

int Travel::Reached::halves(int node) const {
    return m_reach.halves(node);
}

std::vector<int> Travel::Reached::way(int node) const {
    std::vector<int> nodes;
    for (const Reach::Stand& stand : m_free.way(node))
        nodes.push_back(stand.node);
    return nodes;
}

AnalysisWords Travel::Reached::words() const {
    AnalysisWords words;
    words.title = m_band.points ? Travel::tr("From %1 with %n movement point(s)", nullptr, *m_band.points)
                                      .arg(m_travel.name(m_start))
                                : Travel::tr("From %1, as far as it can ever go").arg(m_travel.name(m_start));
    const std::vector<double> odds = movementOdds(m_band.size, m_band.bonus);
    double mean = 0, least = 0;
    for (std::size_t i = 0; i < odds.size(); ++i) {
        mean += static_cast<double>(i) * odds[i];
        if (m_band.points && static_cast<int>(i) >= *m_band.points)
            least += odds[i];
    }
    words.reasons << Travel::tr("A band of %n rolls %1 points on average.", nullptr, m_band.size)
                         .arg(QLocale().toString(mean, 'f', 2));
    if (m_band.points)
        words.reasons << Travel::tr("It has so many or more in %1 % of its moves.")
                             .arg(QLocale().toString(least * 100, 'f', 0));
    words.rules << QStringLiteral("SOM-MOVE-01") << QStringLiteral("SOM-MOVE-02");
    return words;
}

AnalysisWords Travel::Reached::explain(int node) const {
    AnalysisWords words;
    const std::vector<Reach::Stand> way = m_free.way(node);
    if (way.empty()) {
        words.title = Travel::tr("%1 cannot be reached from here").arg(m_travel.name(node));
        const Graph::Node& there = m_travel.m_graph.nodes()[static_cast<std::size_t>(node)];
        if (there.water()) {
            words.reasons << Travel::tr("Water is entered from a launch, or from other water.");
            words.rules << QStringLiteral("SOM-WATER-01") << QStringLiteral("SOM-WATER-02");
        } else {
            words.reasons << Travel::tr("No way leads there over land, launches, water and joined edges.");
            words.rules << QStringLiteral("SOM-WATER-10") << QStringLiteral("SOM-MAP-08");
        }
        return words;
    }
    const std::vector<int> costs = m_free.costs(way);
    int total = 0;
    for (const int cost : costs)
        total += cost;
    const bool within = !m_band.points || total <= *m_band.points * 2;
    const int counted = countedAs(total / 2.0);
    words.title = (within ? Travel::tr("%1: %2 point(s)", "space, movement points", counted)
                          : Travel::tr("%1: %2 point(s), more than it has", nullptr, counted))
                      .arg(m_travel.name(node), pointsText(total));
    // Each step with its price and the rule it rests on; equal ones are counted.
    QStringList steps;
    QString last;
    int times = 0;
    const auto step = [&](const QString& text) {
        if (text != last)
            times = 0;
        last = text;
        const QString told = ++times > 1 ? QStringLiteral("%1\u00A0× %2").arg(times).arg(text) : text;
        if (times > 1)
            steps.back() = told;
        else
            steps << told;
    };
    QStringList rules;
    const std::vector<Reach::Leg> legs = m_free.legs(m_travel.m_graph, way);
    int jumps = 0;
    const auto rest = [&](const QString& rule) {
        if (!rule.isEmpty() && !rules.contains(rule))
            rules << rule;
    };
    for (std::size_t i = 0; i < legs.size(); ++i) {
        const Graph::Node& entered = m_travel.m_graph.nodes()[static_cast<std::size_t>(way[i + 1].node)];
        const QString what = legs[i].gate      ? Terms::site(Site::Gate)
                             : legs[i].route   ? Terms::route(*legs[i].route)
                             : entered.terrain ? Terms::terrain(*entered.terrain)
                                               : QString();
        step(QStringLiteral("%1\u00A0%2").arg(what.toLower(), pointsText(legs[i].halves)));
        if (legs[i].gate) {
            ++jumps;
            rest(QStringLiteral("SOM-GATE-01"));
        }
        rest(QString::fromLatin1(legs[i].rule));
    }
    if (!steps.isEmpty()) {
        constexpr qsizetype most = 8;
        if (steps.size() > most)
            steps = steps.mid(0, most) << QStringLiteral("…");
        words.reasons << steps.join(QStringLiteral(" · "));
    }
    if (jumps > 0)
        words.reasons << Travel::tr(
            "%n jump(s) through Gates: each needs a luck roll against 2, else the lot "
            "names the exit.",
            nullptr, jumps);
    if (!costs.empty()) {
        const double rounds = std::round(10 * meanRounds(costs, m_band.size, m_band.bonus)) / 10;
        words.reasons << Travel::tr("%1 round(s) on average, two moves a round, without fights.", nullptr,
                                    countedAs(rounds))
                             .arg(QLocale().toString(rounds, 'f', 1));
    }
    words.rules = rules;
    return words;
}

std::shared_ptr<const Travel::Reached> Travel::reach(int node, const Band& band) const {
    if (node < 0)
        return nullptr;
    return std::shared_ptr<const Reached>(new Reached(*this, node, band));
}

Travel::Shadow Travel::shadow(int node) const {
    Shadow answer;
    if (node < 0)
        return answer;
    const ShadowWay way = shadowWay(m_graph, m_table, node);
    answer.path = way.path;
    answer.targets = way.targets;
    if (way.steps < 0) {
        answer.words.title = tr("A Shadow that arrives at %1 dissipates").arg(name(node));
        answer.words.reasons << tr("No stronghold with a hidden Well lies on boards that join this one.");
        answer.words.rules << QStringLiteral("SOM-STURN-10.b") << QStringLiteral("SOM-STURN-24");
        return answer;
    }
    answer.words.title = tr("A Shadow goes %n step(s) from %1", nullptr, way.steps).arg(name(node));
    QStringList there;
    for (const int target : way.targets)
        there << name(target);
    answer.words.reasons << (there.size() == 1
                                 ? tr("To %1, the nearest stronghold with a hidden Well.").arg(there.front())
                                 : tr("To one of %1, which are as near: the lot decides.")
                                       .arg(there.join(QStringLiteral(", "))));
    answer.words.reasons << tr("It crosses water freely and uses no Gates.");
    answer.words.rules << QStringLiteral("SOM-STURN-10.b") << QStringLiteral("SOM-WATER-09")
                       << QStringLiteral("SOM-GATE-08");
    return answer;
}

std::vector<Travel::Distance> Travel::distances(const Band& band) const {
    std::vector<Distance> all;
    for (const int gate : m_graph.with(Site::Gate)) {
        const Reach reach(m_graph, {gate}, {-1, band.throughGates, {}});
        for (const Site site : {Site::Stronghold, Site::City, Site::Mystic})
            for (const int node : m_graph.with(site)) {
                Distance distance;
                distance.gate = gate;
                distance.site = node;
                distance.from = name(gate);
                distance.to = name(node);
                distance.halves = reach.halves(node);
                if (distance.halves > 0)
                    distance.rounds = meanRounds(reach.costs(reach.way(node)), band.size, band.bonus);
                const std::vector<int> steps = shadowSteps(m_graph, {node});
                distance.shadowSteps = steps[static_cast<std::size_t>(gate)];
                all.push_back(std::move(distance));
            }
    }
    return all;
}

}  // namespace bocage::model::malice
