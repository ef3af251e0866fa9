#pragma once

#include <QCoreApplication>

#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "rules/systems/crusades/options.h"

namespace bocage::model::crusades {

/// The house rules of a document, and what users do to them; each change is one undo step. A scenario has its
/// own, so has a fortress in a file of its own; a fortress inside a scenario stands under the scenario's,
/// which are only shown.
class HouseEdits {
    Q_DECLARE_TR_FUNCTIONS(CrusadesTable)

public:
    /// Documents of other kinds have no house rules.
    explicit HouseEdits(Document& document);

    /// Whether they can be changed here.
    bool own() const;
    std::string preset() const;
    /// What holds, whether the document says so or its preset does.
    std::string value(const rules::crusades::OptionInfo& option) const;
    bool setPreset(const std::string& preset);
    /// An option or ruling; its usual value is not written.
    bool setOption(const rules::crusades::OptionInfo& option, const std::string& value);

private:
    ScenarioDocument* m_scenario;
    RosterDocument* m_roster;
};

}  // namespace bocage::model::crusades
