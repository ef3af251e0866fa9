#pragma once

#include <QPointer>

#include "editor/army/army_panel.h"

class QLabel;
class QListWidget;
class QToolButton;

namespace bocage::editor {

/// The variants of an army: which list is on the sheet, what each costs and how it differs from that one.
class VariantsPanel : public ArmyPanel {
    Q_OBJECT

public:
    explicit VariantsPanel(QWidget* parent = nullptr);

    QString title() const override;
    void setDocument(model::RosterDocument* document) override;

    QListWidget* list() const { return m_list; }
    /// Makes a variant under the next free name and puts it on the sheet.
    void branch();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void refreshButtons();
    void switchToCurrent();
    void renameCurrent();
    void removeCurrent();
    rules::ElementId current() const;
    QString freeName() const;

    QPointer<model::RosterDocument> m_document;
    QListWidget* m_list;
    QLabel* m_difference;
    QToolButton *m_branch, *m_rename, *m_remove;
    bool m_filling = false;
};

}  // namespace bocage::editor
