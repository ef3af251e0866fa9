#pragma once

#include <QPointer>
#include <functional>

#include "editor/army/army_panel.h"
#include "editor/systems/roster_desk.h"
#include "rules/systems/malice/sections.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace bocage::editor::malice {

/// What an avatar has that is no card: who plays it, life, soulshards by colour, where it begins and with
/// whom; and what the party is: an opening or a game under way.
class AvatarPanel : public ArmyPanel {
    Q_OBJECT

public:
    explicit AvatarPanel(QWidget* parent = nullptr);

    /// Who knows the scenarios that are open; asked whenever the places to begin at are shown.
    void setScenarios(std::function<std::vector<model::ScenarioDocument*>()> open) {
        m_scenarios = std::move(open);
    }

    QString title() const override;
    void setDocument(model::RosterDocument* document) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void fillStarts();
    const rules::RosterEntry* entry() const;
    void edit(const QString& text, const std::function<void(rules::malice::AvatarSection&)>& change);
    void editParty(const QString& text, const std::function<void(rules::malice::PartySection&)>& change);

    QPointer<model::RosterDocument> m_document;
    QComboBox* m_mode;
    QComboBox* m_difficulty;
    QSpinBox* m_maps;
    QSpinBox* m_revealed;
    QComboBox* m_avatar;
    QLineEdit* m_name;
    QLineEdit* m_player;
    QSpinBox* m_life[3];
    QCheckBox* m_dealt;
    QSpinBox* m_shards[6];
    QComboBox* m_board;
    std::function<std::vector<model::ScenarioDocument*>()> m_scenarios;
    QSpinBox* m_band;
    rules::ElementId m_chosen;
};

class PartyComparison;

/// The avatar beside the sheet, and two parties side by side.
class MaliceParts : public RosterParts {
public:
    explicit MaliceParts(RosterDesk& desk);
    std::vector<ArmyPanel*> panels() override;
    bool may(const QString& action) const override;
    void act(const QString& action) override;

private:
    RosterDesk& m_desk;
    AvatarPanel* m_panel;
    PartyComparison* m_compare;
};

}  // namespace bocage::editor::malice
