#include "model/systems/malice/sim/report_parts.h"

#include <QLocale>
#include <cmath>

namespace bocage::model::malice {

using namespace rules;
using rules::malice::sim::Pmf;

namespace {

constexpr int quantiles[] = {5, 25, 50, 75, 95};
/// Rows with less chance than this say nothing.
constexpr double rare = 0.00005;

}  // namespace

QString percent(double share, int places) {
    return QLocale().toString(100 * share, 'f', places) + QStringLiteral(" %");
}

QString decimal(double value, int places) {
    return QLocale().toString(value, 'f', places);
}

QString halves(int value) {
    const QString whole = value / 2 > 0 || value % 2 == 0 ? QString::number(value / 2) : QString();
    return whole + (value % 2 != 0 ? QStringLiteral("½") : QString());
}

SimulationTable quantileTable(const QString& title) {
    SimulationTable table{
        title,
        {SimulationWords::tr("Quantity"), SimulationWords::tr("Mean"), SimulationWords::tr("Deviation")},
        {}};
    for (const int quantile : quantiles)
        table.columns << SimulationWords::tr("%1 %").arg(quantile);
    return table;
}

void addQuantiles(SimulationTable& table, const QString& name, const Pmf& pmf) {
    QStringList row{name};
    if (pmf.empty()) {
        for (qsizetype i = 1; i < table.columns.size(); ++i)
            row << QStringLiteral("–");
    } else {
        row << decimal(pmf.mean()) << decimal(pmf.deviation());
        for (const int quantile : quantiles)
            row << QString::number(pmf.quantile(quantile / 100.0));
    }
    table.rows.push_back(row);
}

SimulationTable chanceTable(const QString& title, const QString& value, const Pmf& pmf) {
    SimulationTable table{
        title, {value, SimulationWords::tr("Exactly"), SimulationWords::tr("At least")}, {}};
    for (int v = pmf.first(); v <= pmf.last(); ++v)
        if (pmf.at(v) >= rare)
            table.rows.push_back({QString::number(v), percent(pmf.at(v)), percent(pmf.atLeast(v))});
    return table;
}

SimulationCurve chanceCurve(const QString& title, const QString& across, const Pmf& pmf) {
    SimulationCurve curve{title, across, SimulationWords::tr("Share"), {}};
    if (pmf.empty())
        return curve;
    // Curves begin at 1; their tail is cut where next to nothing is left.
    const int last = pmf.quantile(0.995);
    for (int v = 1; v <= last; ++v)
        curve.values.push_back(pmf.at(v));
    return curve;
}

Json pmfJson(const Pmf& pmf) {
    if (pmf.empty())
        return {};
    Json::Object marks;
    for (const int quantile : quantiles)
        marks.emplace_back("p" + std::to_string(quantile), pmf.quantile(quantile / 100.0));
    Json::Array chances;
    for (int v = pmf.first(); v <= pmf.last(); ++v)
        if (pmf.at(v) > 0)
            chances.push_back(Json::Array{v, pmf.at(v)});
    return Json::Object{{"mean", pmf.mean()},
                        {"deviation", pmf.deviation()},
                        {"quantiles", std::move(marks)},
                        {"chances", std::move(chances)}};
}

}  // namespace bocage::model::malice
