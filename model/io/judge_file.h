#pragma once

#include <QString>
#include <map>
#include <memory>

#include "rules/judging/revalidate.h"

namespace bocage::model {

struct FileVerdict {
    rules::Verdict verdict;
    rules::Problems missing;  ///< why armies that the scenario links could not be had
};

/// Judges a scenario as it lies in a file: armies that it only links are read from beside it and judged with
/// it. They are left in `scenario`, so that words find their names. Ways out that would change a linked army
/// are not offered: that is another file. Of `open` see loadLinkedArmies. `request` says with what it is
/// judged; `owner` as Revalidator::validate has it.
FileVerdict judgeFile(rules::Scenario& scenario, const QString& path, rules::ValidateRequest request,
                      rules::Revalidator& validator, const std::map<QString, rules::Roster>& open = {},
                      std::shared_ptr<const void> owner = {});
FileVerdict judgeFile(rules::Scenario& scenario, const QString& path, rules::ValidateRequest request);

}  // namespace bocage::model
