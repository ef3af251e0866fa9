#pragma once

#include <QDialog>
#include <QHash>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace bocage::editor {
class ActionSet;
}

namespace bocage::app {

/// The user's own keys, put over those of the table.
void useKeys(editor::ActionSet& actions, const QHash<QString, QString>& keys);
/// Keys that differ from the table's, by action id; empty text for an action that lost its keys.
QHash<QString, QString> ownKeys(const editor::ActionSet& actions);

/// Every action with its keys, in the order of the menus, with a search above; the keys of the chosen one can
/// be changed below.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    KeysDialog(editor::ActionSet& actions, QWidget* parent);

Q_SIGNALS:
    void keysChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void filter();
    void chosenChanged();
    void setKeys(const QList<QKeySequence>& keys);
    /// The action that has these keys already, or null.
    const QAction* holder(const QKeySequence& keys) const;
    QString chosen() const;

    editor::ActionSet& m_actions;
    QTableWidget* m_table;
    QLineEdit* m_search;
    QLabel* m_name;
    QKeySequenceEdit* m_edit;
    QPushButton* m_set;
    QPushButton* m_first;
    QLabel* m_note;
};

}  // namespace bocage::app
