#pragma once

#include <QPointer>
#include <QWidget>

#include "model/items/findings_tree.h"
#include "model/judging/judging.h"

class QLabel;
class QMenu;
class QStackedLayout;

namespace bocage::editor {

class ProblemsBar;
class ProblemsView;

/// What the rules say about the document in front, live, with ways out.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    /// Shows what `judging` finds in its document.
    explicit ProblemsPanel(model::Judging& judging, QWidget* parent = nullptr);
    ~ProblemsPanel() override;

    void goToNext(int step);
    void applyFirstFix();
    /// Unfolds the first problem that a rule finds, with the keyboard on its best way out.
    void showProblem(const std::string& rule);
    /// Mends everything that the chosen problem's rule finds, the same way.
    void fixAllLikeCurrent();
    /// Asks for a reason, or takes the waiver of the chosen problem back.
    void waiveCurrent();

    /// The rule of the chosen problem, or of the first one; empty when there is none.
    std::string currentRule() const;
    const std::string& system() const { return m_system; }

    model::Judging& judging() { return m_judging; }
    model::FindingsModel& findings() { return m_model; }
    model::FindingsTree& tree() { return m_tree; }
    ProblemsView* list() const { return m_list; }
    /// Counts, grouping and filter, for the header of the dock.
    ProblemsBar* bar() const;

Q_SIGNALS:
    void revealWanted(const bocage::rules::Location& location);
    /// A way out is pointed at: show what it would change. Null when none is.
    void previewWanted(const bocage::rules::Fix* fix);
    void summaryChanged();
    /// Somebody wants to read the rule of a problem.
    void ruleWanted(const QString& system, const QString& rule);

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void verdictChanged();
    void refreshEmptyText();
    void barChanged();
    void reveal(const QModelIndex& index);
    void activate(const QModelIndex& index);
    /// After the event that named the row is over: what it does may take away the very row. Rows also come
    /// and go with every verdict, so nothing is done when the row, or this way out of it, is gone by then.
    void applyFixLater(const QModelIndex& index, int fix);
    void activateLater(const QModelIndex& index);
    void applyFix(const QModelIndex& index, int fix);
    void fixAll(const model::FindingRow& row, int fix);
    void waive(const model::FindingRow& row);
    void takeBackWaiver(const model::FindingRow& row);
    void preview(const QModelIndex& index, int fix);
    void showMenu(const QPoint& position);
    void fillMenu(QMenu& menu, const QModelIndex& index);
    QModelIndex currentFinding() const;

    model::Judging& m_judging;
    model::FindingsModel m_model;
    model::FindingsTree m_tree;
    std::string m_system;  ///< whose rules judged
    ProblemsView* m_list;
    QPointer<ProblemsBar> m_bar;
    QLabel* m_empty;
    QStackedLayout* m_stack;
};

}  // namespace bocage::editor
