#pragma once

#include <QPointer>
#include <QWidget>

#include "model/document/live_checks.h"
#include "model/items/findings_model.h"

class QLabel;
class QListView;
class QStackedLayout;

namespace bocage::editor {

/// What the rules say about the document in front, live, with ways out.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);

    void setDocument(model::Document* document);
    /// "2 errors   1 warning   1 waived".
    QString summary() const;
    void goToNext(int step);
    void applyFirstFix();

    model::LiveChecks& checks() { return m_checks; }
    model::FindingsModel& findings() { return m_model; }
    QListView* list() const { return m_list; }

Q_SIGNALS:
    void revealWanted(const bocage::rules::Location& location);
    void summaryChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void verdictChanged();
    void reveal(int row);
    void applyFix(int row, int fix);
    void showMenu(const QPoint& position);

    model::LiveChecks m_checks;
    model::FindingsModel m_model;
    QListView* m_list;
    QLabel* m_empty;
    QStackedLayout* m_stack;
};

}  // namespace bocage::editor
