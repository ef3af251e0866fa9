#pragma once

#include <QDialog>

class QTableWidget;

namespace bocage::editor {
class ActionSet;
}

namespace bocage::app {

/// Every action that has keys, in the order of the menus, with a search above.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    KeysDialog(const editor::ActionSet& actions, QWidget* parent);

private:
    void fill(const editor::ActionSet& actions);
    void filter(const QString& words);

    QTableWidget* m_table;
};

}  // namespace bocage::app
