#pragma once

#include <QString>

#include "rules/core/result.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// Loads the armies that a scenario only links to from beside its file, so that they are judged, printed and
/// bundled with it. Returns what is wrong with those that could not be had; they stay links.
rules::Problems loadLinkedArmies(rules::Scenario& scenario, const QString& scenarioPath);

}  // namespace bocage::model
