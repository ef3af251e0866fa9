#pragma once

#include <QCoreApplication>

#include "model/simulation/simulator.h"
#include "rules/systems/malice/sim/pmf.h"

/// Pieces that every report of these simulators is made of.
namespace bocage::model::malice {

struct SimulationWords {
    Q_DECLARE_TR_FUNCTIONS(MaliceSimulation)
};

QString percent(double share, int places = 2);
QString decimal(double value, int places = 2);
/// So many half movement points as people write them: "5½".
QString halves(int value);

/// Columns: a name, mean, deviation and the quantiles that the reports promise.
SimulationTable quantileTable(const QString& title);
void addQuantiles(SimulationTable& table, const QString& name, const rules::malice::sim::Pmf& pmf);
/// Value by value: exactly so much, at least so much. Values that hardly ever come are left out.
SimulationTable chanceTable(const QString& title, const QString& value, const rules::malice::sim::Pmf& pmf);
SimulationCurve chanceCurve(const QString& title, const QString& across, const rules::malice::sim::Pmf& pmf);

/// Mean, deviation, quantiles and every chance.
rules::Json pmfJson(const rules::malice::sim::Pmf& pmf);

}  // namespace bocage::model::malice
