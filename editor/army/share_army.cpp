#include "editor/army/share_army.h"

#include "editor/army/share_dialog.h"
#include "model/document/embedded_army.h"
#include "model/io/judge_file.h"

namespace bocage::editor {

namespace {

/// An army inside a scenario is judged there.
model::Fitness fitnessOf(const model::RosterDocument& document) {
    rules::ValidateRequest request;
    request.library = document.library();
    if (const auto* embedded = qobject_cast<const model::EmbeddedArmy*>(&document)) {
        rules::Scenario scenario = embedded->scenarioDocument().scenario();
        const auto judged = model::judgeFile(scenario, embedded->scenarioDocument().path(), request);
        return model::Fitness(judged.verdict, embedded->army());
    }
    request.roster = &document.roster();
    return model::Fitness(rules::validate(request));
}

}  // namespace

void shareArmy(const model::RosterDocument& document, QWidget* parent) {
    ShareDialog(document.roster(), fitnessOf(document), parent).exec();
}

}  // namespace bocage::editor
