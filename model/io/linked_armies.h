#pragma once

#include <QString>
#include <map>

#include "rules/core/result.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// Loads the armies that a scenario only links to from beside its file, so that they are judged, printed and
/// bundled with it. An army that is open is taken from there. Returns what is wrong with those that could not
/// be had; they stay links.
rules::Problems loadLinkedArmies(rules::Scenario& scenario, const QString& scenarioPath,
                                 const std::map<QString, rules::Roster>& open = {});

/// Whether a scenario has armies in other files that are not loaded into it.
bool linksArmies(const rules::Scenario& scenario);

/// Where a link of that scenario leads; empty when it leads out of its folder and is not followed.
QString linkedPath(const QString& scenarioPath, const std::string& link);

}  // namespace bocage::model
