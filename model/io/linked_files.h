#pragma once

#include <QString>

#include "rules/core/result.h"
#include "rules/scenario/scenario.h"
#include "rules/systems/looks_back.h"

namespace bocage::model {

/// The one way from a path found in a document to a file. A document that comes from somebody else must not
/// make us read files anywhere: links lead to files beside the document or in folders below it, never through
/// an absolute path, `..` or a symbolic link out of there. No other code follows such a path. What was read
/// is kept until its file changes; LinkWatch tells when it does. May be asked from any thread.
rules::Result<QString> resolveLink(const std::string& link, const QString& documentPath);

/// The army that a scenario links; whatever else the file may be is refused.
rules::Result<rules::Roster> loadLinkedArmy(const std::string& link, const QString& scenarioPath);
/// The scenario of a campaign's chapter, likewise.
rules::Result<rules::Scenario> loadLinkedScenario(const std::string& link, const QString& campaignPath);

/// What lies at the files of earlier chapters that the scenario's campaign boxes name.
std::map<std::string, rules::ChapterFile> loadEarlierChapters(const rules::Scenario& scenario,
                                                              const QString& scenarioPath);
/// Whether it names any.
bool namesChapterFiles(const rules::Scenario& scenario);

}  // namespace bocage::model
