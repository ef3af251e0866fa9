#pragma once

#include <QPointer>

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

    QString title() const override;
    void setDocument(model::RosterDocument* document) override;

private:
    void refresh();
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
    QLineEdit* m_board;
    QSpinBox* m_band;
    rules::ElementId m_chosen;
};

class MaliceParts : public RosterParts {
public:
    explicit MaliceParts(RosterDesk& desk) : m_desk(desk), m_panel(new AvatarPanel) {}
    std::vector<ArmyPanel*> panels() override { return {m_panel}; }

private:
    RosterDesk& m_desk;
    AvatarPanel* m_panel;
};

}  // namespace bocage::editor::malice
