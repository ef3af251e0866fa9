#pragma once

#include <QDialog>

#include "rules/content/library.h"
#include "rules/roster/roster.h"

class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace bocage::editor {

/// Asks for game, faction and points of a new roster.
class NewArmyDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewArmyDialog(rules::LibraryPtr library, QWidget* parent = nullptr);

    /// An army without tiles, as asked for.
    rules::Roster roster() const;

private:
    std::string system() const;
    /// Factions and points are those of the game.
    void gameChosen();

    rules::LibraryPtr m_library;
    QLineEdit* m_title;
    QComboBox* m_game;
    QComboBox* m_faction;
    QFormLayout* m_form = nullptr;
    QSpinBox* m_limit;
};

}  // namespace bocage::editor
