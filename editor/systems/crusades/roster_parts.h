#pragma once

#include "editor/army/army_panel.h"
#include "editor/systems/roster_desk.h"

namespace bocage::editor::crusades {

/// Deck lists in the place of the sheet of a fortress, odds and tempo beside it.
class FortressParts : public RosterParts {
public:
    explicit FortressParts(RosterDesk& desk);

    std::vector<ArmyPanel*> panels() override;
    QWidget* createPage(model::RosterDocument& document) override;
    std::pair<QString, QString> pageTitles() const override;
    /// A roster that brings decks but no fortress shows them at once.
    bool opensOnPage(const model::RosterDocument& document) const override;
    bool isOnPage(const rules::Location& location) const override;
    bool may(const QString& action) const override;
    void act(const QString& action) override;

private:
    RosterDesk& m_desk;
    ArmyPanel *m_odds, *m_simulation;
};

}  // namespace bocage::editor::crusades
