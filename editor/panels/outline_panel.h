#pragma once

#include <QPointer>
#include <QSortFilterProxyModel>
#include <QWidget>

#include "editor/picking/selection.h"
#include "model/items/outline_model.h"

class QLineEdit;
class QTreeView;

namespace bocage::editor {

/// Everything placed, as a tree with problem dots; its selection and the map's are one.
class OutlinePanel : public QWidget {
    Q_OBJECT

public:
    explicit OutlinePanel(QWidget* parent = nullptr);

    void setDocument(model::ScenarioDocument* document, Selection* selection);
    model::OutlineModel& outline() { return m_model; }
    QTreeView* tree() const { return m_tree; }

Q_SIGNALS:
    void revealWanted(const bocage::rules::ElementId& id);
    /// A menu for what is selected, there.
    void contextMenuWanted(QPoint globalPosition);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void showKinds();
    void selectionFromMap();
    void selectionFromTree();

    model::OutlineModel m_model;
    QSortFilterProxyModel m_filter;
    QLineEdit* m_search;
    QTreeView* m_tree;
    QPointer<model::ScenarioDocument> m_document;
    QPointer<Selection> m_selection;
    bool m_following = false;
};

}  // namespace bocage::editor
