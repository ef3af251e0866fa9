#pragma once

#include <QObject>
#include <QTimer>

class QWidget;

namespace bocage::editor {

/// Whether somebody is about to choose from a list whose entries are looked up only then. Not when its own
/// popup closes: what was chosen in there is told after that, by its place among the entries.
bool isAboutToChoose(const QEvent& event);

/// The rules that hold for every field of the program, kept in one place:
/// - the wheel passes over a field that does not have the keyboard, and never gives it the keyboard;
/// - what is typed is handed over before anything else happens: a press elsewhere, a shortcut, a pause;
/// - undo and redo belong to the document, also while a field has the keyboard;
/// - Enter and Escape mean the same everywhere (dialog_keys.h).
class FieldRules : public QObject {
    Q_OBJECT

public:
    /// Once per program; more often does nothing.
    static void install();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit FieldRules(QObject* parent);

    QTimer m_pause;  ///< typing that nobody ends is handed over when it runs out
};

}  // namespace bocage::editor
