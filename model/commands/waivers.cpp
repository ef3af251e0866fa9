#include "model/commands/waivers.h"

#include <algorithm>
#include <functional>

#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;

namespace {

bool editWaivers(Document& document, const QString& name,
                 const std::function<void(std::vector<Waiver>&)>& change) {
    if (auto* scenario = qobject_cast<ScenarioDocument*>(&document))
        return scenario->edit(name, [&](Scenario& value) { change(value.waivers); });
    if (auto* roster = qobject_cast<RosterDocument*>(&document))
        return roster->editWaivers(name, change);
    return false;
}

bool matches(const Waiver& waiver, const Finding& finding) {
    return waiver.rule == finding.rule && waiver.key == finding.key();
}

}  // namespace

bool Waivers::waive(Document& document, const Finding& finding, const QString& reason) {
    return editWaivers(document, tr("Waive %1").arg(QString::fromStdString(finding.rule)),
                       [&](std::vector<Waiver>& waivers) {
                           auto waiver = std::find_if(waivers.begin(), waivers.end(),
                                                      [&](const Waiver& w) { return matches(w, finding); });
                           if (waiver == waivers.end())
                               waiver = waivers.insert(waivers.end(), {finding.rule, finding.key(), {}});
                           waiver->reason.byLanguage[uiLanguage()] = reason.toStdString();
                       });
}

bool Waivers::takeBack(Document& document, const Finding& finding) {
    return editWaivers(document, tr("Take back the waiver of %1").arg(QString::fromStdString(finding.rule)),
                       [&](std::vector<Waiver>& waivers) {
                           std::erase_if(waivers, [&](const Waiver& w) { return matches(w, finding); });
                       });
}

}  // namespace bocage::model
