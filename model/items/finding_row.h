#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

#include "rules/checks/check.h"

namespace bocage::model {

/// One finding in words, ready to be shown. Holds nothing of the document it was made from.
struct FindingRow {
    rules::Finding finding;
    std::string key;  ///< Finding::key(), numbered where two findings share it
    bool waived = false;
    QString reason;  ///< why it was waived
    QString sentence;
    QString place;
    QStringList places;  ///< one for each location: the set in conflict
    rules::SideId side;  ///< whom it concerns; empty: both or nobody
    QString sideName;
    QStringList fixes;  ///< best first, with their price

    bool operator==(const FindingRow&) const = default;
};

/// What was judged, for the names of things. Null for whichever it was not.
struct JudgedValue {
    const rules::Scenario* scenario = nullptr;
    const rules::Roster* roster = nullptr;
};

/// Every finding of a verdict, those that were waived last.
std::vector<FindingRow> findingRows(const rules::Verdict& verdict, const rules::Library& library,
                                    const JudgedValue& value);

/// The side that a finding is about: the owner of its army, its element or the part of the file it points to.
rules::SideId sideOf(const rules::Finding& finding, const rules::Scenario& scenario);

}  // namespace bocage::model
