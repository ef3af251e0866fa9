#pragma once

#include <QDialog>

#include "model/document/pack_value.h"
#include "rules/content/library.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace bocage::editor {

/// Asks for the title and the game of a new pack.
class NewPackDialog : public QDialog {
    Q_OBJECT

public:
    NewPackDialog(rules::LibraryPtr library, QWidget* parent);
    model::PackValue value() const;

private:
    rules::LibraryPtr m_library;
    QLineEdit* m_title;
    QLineEdit* m_author;
    QComboBox* m_game;
};

}  // namespace bocage::editor
