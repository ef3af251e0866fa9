#pragma once

#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"

namespace bocage::model {

/// The scenario's rulings, with the preset and the house options that its game keeps in a section of its own:
/// everything that a roster in it is judged by.
std::map<std::string, std::string> houseRulesOf(const rules::Scenario& scenario);

/// An army inside a scenario, edited as if it were a document of its own. Every edit is an undo step of the
/// scenario, whose file, limits and waivers it shares. Must not outlive the scenario's document.
class EmbeddedArmy : public RosterDocument {
    Q_OBJECT

public:
    /// `army` must be embedded in the scenario.
    EmbeddedArmy(ScenarioDocument& scenario, rules::ElementId army, QObject* parent = nullptr);

    ScenarioDocument& scenarioDocument() { return m_scenario; }
    const ScenarioDocument& scenarioDocument() const { return m_scenario; }
    const rules::ElementId& army() const { return m_army; }
    /// False once the scenario no longer has this army, until an undo brings it back.
    bool present() const { return m_present; }

    bool edit(const QString& text, const std::function<void(rules::Roster&)>& change,
              const QString& mergeKey = {}) override;
    void endMerge() override { m_scenario.endMerge(); }
    std::optional<int> limit() const override;
    const rules::Player* player() const override;
    std::map<std::string, std::string> rulings() const override {
        return houseRulesOf(m_scenario.scenario());
    }
    const std::vector<rules::Waiver>& waivers() const override { return m_scenario.scenario().waivers; }
    bool editWaivers(const QString& text,
                     const std::function<void(std::vector<rules::Waiver>&)>& change) override;

    QUndoStack& undoStack() override { return m_scenario.undoStack(); }
    bool isModified() const override { return m_scenario.isModified(); }
    Document* owner() override { return &m_scenario; }
    QString displayName() const override;

private:
    void follow();

    ScenarioDocument& m_scenario;
    rules::ElementId m_army;
    bool m_present = true;
};

/// The army of that id with its player; nulls when the scenario has none.
struct ArmyPlaceInScenario {
    const rules::Player* player = nullptr;
    const rules::Force::Army* army = nullptr;
};
ArmyPlaceInScenario findArmy(const rules::Scenario& scenario, const rules::ElementId& id);

/// What a player starts with: no entries yet, the player's faction and army points, the scenario's packs.
rules::Roster emptyArmyFor(const rules::Scenario& scenario, const rules::Player& player);

}  // namespace bocage::model
