#pragma once

#include "editor/army/army_panel.h"
#include "editor/systems/roster_desk.h"

namespace bocage::editor::crusades {

/// Decks, odds and tempo beside the sheet of a fortress.
class FortressParts : public RosterParts {
public:
    explicit FortressParts(RosterDesk& desk);

    std::vector<ArmyPanel*> panels() override;
    bool may(const QString& action) const override;
    void act(const QString& action) override;

private:
    RosterDesk& m_desk;
    ArmyPanel *m_decks, *m_odds, *m_simulation;
};

}  // namespace bocage::editor::crusades
