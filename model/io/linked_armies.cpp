#include "model/io/linked_armies.h"

#include <QFileInfo>

#include "model/io/linked_files.h"

namespace bocage::model {

using namespace rules;

QString linkedPath(const QString& scenarioPath, const std::string& link) {
    const Result<QString> path =
        scenarioPath.isEmpty() || link.empty() ? Result<QString>(QString()) : resolveLink(link, scenarioPath);
    return path && !path->isEmpty() ? QFileInfo(*path).canonicalFilePath() : QString();
}

bool linksArmies(const Scenario& scenario) {
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                if (!army.roster && !army.file.empty())
                    return true;
    return false;
}

Problems loadLinkedArmies(Scenario& scenario, const QString& scenarioPath,
                          const std::map<QString, Roster>& open) {
    Problems problems;
    for (ScenarioSide& side : scenario.sides)
        for (Player& player : side.players)
            for (Force::Army& army : player.force.armies) {
                if (army.roster || army.file.empty())
                    continue;
                if (const auto found =
                        open.find(open.empty() ? QString() : linkedPath(scenarioPath, army.file));
                    found != open.end()) {
                    army.roster = found->second;
                    continue;
                }
                Result<Roster> roster = loadLinkedArmy(army.file, scenarioPath);
                if (roster)
                    army.roster = std::move(*roster);
                else
                    problems.insert(problems.end(), roster.problems().begin(), roster.problems().end());
            }
    return problems;
}

}  // namespace bocage::model
