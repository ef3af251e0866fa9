#pragma once

#include <QDialog>

#include "rules/content/library.h"
#include "rules/roster/roster.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace bocage::editor {

/// Asks for faction and points of a new army.
class NewArmyDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewArmyDialog(rules::LibraryPtr library, QWidget* parent = nullptr);

    /// An army without tiles, as asked for.
    rules::Roster roster() const;

private:
    rules::LibraryPtr m_library;
    QLineEdit* m_title;
    QComboBox* m_faction;
    QSpinBox* m_limit;
};

}  // namespace bocage::editor
