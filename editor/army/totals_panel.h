#pragma once

#include "editor/army/army_panel.h"
#include "model/roster/army_totals_model.h"

class QLabel;
class QProgressBar;
class QTreeView;

namespace bocage::editor {

/// What the army costs and amounts to, live; each number folds out into its sources.
class TotalsPanel : public ArmyPanel {
    Q_OBJECT

public:
    explicit TotalsPanel(QWidget* parent = nullptr);

    QString title() const override;
    void setDocument(model::RosterDocument* document) override;
    model::ArmyTotalsModel& totals() { return m_model; }
    QTreeView* tree() const { return m_tree; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fitHeight();

    QPointer<model::RosterDocument> m_document;
    model::ArmyTotalsModel m_model;
    QLabel* m_points;
    QLabel* m_limit;
    QLabel* m_provisional;
    QProgressBar* m_bar;
    QTreeView* m_tree;
};

}  // namespace bocage::editor
