#pragma once

#include "editor/systems/normandie/army/optimise_dialog.h"
#include "editor/systems/roster_desk.h"

namespace bocage::editor {

class ComparePanel;

/// Best, random and filled armies, heroes to start from, and two armies side by side.
class NormandieParts : public RosterParts {
public:
    explicit NormandieParts(RosterDesk& desk);

    std::vector<ArmyPanel*> panels() override;
    bool may(const QString& action) const override;
    void act(const QString& action) override;

private:
    void make(OptimiseDialog::Purpose purpose);

    RosterDesk& m_desk;
    ComparePanel* m_compare;
};

}  // namespace bocage::editor
