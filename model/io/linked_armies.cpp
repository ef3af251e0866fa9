#include "model/io/linked_armies.h"

#include <QDir>
#include <QFileInfo>

#include "model/io/document_files.h"

namespace bocage::model {

using namespace rules;

namespace {

/// Links are relative: a scenario that comes from somebody else must not make us read files anywhere else.
bool staysBeside(const QString& link) {
    const QString clean = QDir::cleanPath(link);
    return QDir::isRelativePath(clean) && clean != QStringLiteral("..") &&
           !clean.startsWith(QStringLiteral("../"));
}

}  // namespace

Problems loadLinkedArmies(Scenario& scenario, const QString& scenarioPath) {
    Problems problems;
    const QDir folder = QFileInfo(scenarioPath).dir();
    for (ScenarioSide& side : scenario.sides)
        for (Player& player : side.players)
            for (Force::Army& army : player.force.armies) {
                if (army.roster || army.file.empty())
                    continue;
                const QString link = QString::fromStdString(army.file);
                if (!staysBeside(link)) {
                    problems.push_back(
                        {"document.link-leads-out", {army.file}, scenarioPath.toStdString(), {}, 0, 0});
                    continue;
                }
                Result<LoadedValue> loaded = loadValue(folder.filePath(link));
                if (!loaded)
                    problems.insert(problems.end(), loaded.problems().begin(), loaded.problems().end());
                else if (auto* roster = std::get_if<Roster>(&loaded->value))
                    army.roster = std::move(*roster);
                else
                    problems.push_back(
                        {"document.not-an-army", {army.file}, scenarioPath.toStdString(), {}, 0, 0});
            }
    return problems;
}

}  // namespace bocage::model
