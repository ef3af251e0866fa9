#pragma once

#include "editor/army/army_panel.h"
#include "editor/systems/roster_desk.h"

namespace bocage::editor::crusades {

class HouseRules;

/// Deck lists in the place of the sheet of a fortress; odds, tempo and house rules beside it.
class FortressParts : public RosterParts {
public:
    explicit FortressParts(RosterDesk& desk);

    std::vector<ArmyPanel*> panels() override;
    QWidget* createPage(model::RosterDocument& document) override;
    std::pair<QString, QString> pageTitles() const override;
    /// A roster that brings decks but no fortress shows them at once.
    bool opensOnPage(const model::RosterDocument& document) const override;
    bool isOnPage(const rules::Location& location) const override;
    bool isInSection(const rules::Location& location) const override;
    void revealInSection(const rules::Location& location) override;
    bool may(const QString& action) const override;
    void act(const QString& action) override;

private:
    RosterDesk& m_desk;
    ArmyPanel *m_odds, *m_simulation, *m_rules;
    HouseRules* m_house;
};

}  // namespace bocage::editor::crusades
