#pragma once

#include <QPointer>

#include "editor/army/army_panel.h"
#include "editor/forms/typing_run.h"

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace bocage::editor {

/// Title, faction, points, deck and notes of the army.
class ArmyDetailsPanel : public ArmyPanel {
    Q_OBJECT

public:
    explicit ArmyDetailsPanel(QWidget* parent = nullptr);

    QString title() const override { return tr("Details"); }
    void setDocument(model::RosterDocument* document) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fillChoices();

    QPointer<model::RosterDocument> m_document;
    QLineEdit* m_title;
    QComboBox* m_faction;
    QSpinBox* m_limit;
    QComboBox* m_deck;
    QPlainTextEdit* m_notes;
    TypingRun m_titleRun, m_notesRun;
};

}  // namespace bocage::editor
