#include "editor/panels/problems_panel.h"

#include <QClipboard>
#include <QEvent>
#include <QFocusEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QStackedLayout>
#include <algorithm>

#include "editor/panels/problems_bar.h"
#include "editor/panels/problems_delegate.h"
#include "editor/panels/problems_view.h"
#include "editor/panels/waive_dialog.h"
#include "editor/theme/icons.h"
#include "model/commands/apply_fix.h"
#include "model/commands/waivers.h"
#include "model/document/campaign_document.h"
#include "model/document/pack_document.h"
#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "model/messages/problem_text.h"
#include "rules/judging/revalidate.h"

namespace bocage::editor {

using model::FindingRow;
using model::FindingsTree;

ProblemsPanel::ProblemsPanel(model::Judging& judging, QWidget* parent) : QWidget(parent), m_judging(judging) {
    setObjectName(QStringLiteral("problemsPanel"));
    m_list = new ProblemsView;
    m_list->setModel(&m_tree);
    m_bar = new ProblemsBar(this);
    m_bar->hide();  // until a dock shows it in its header
    m_empty = new QLabel;
    m_empty->setObjectName(QStringLiteral("problemsEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setProperty("role", "muted");
    m_empty->setTextFormat(Qt::PlainText);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_list);
    connect(&m_judging, &model::Judging::documentChanged, this, [this] {
        m_model.clear();
        m_tree.setRows({}, {});
    });
    connect(&m_judging, &model::Judging::verdictChanged, this, &ProblemsPanel::verdictChanged);
    ProblemsDelegate& rows = m_list->rows();
    connect(&rows, &ProblemsDelegate::rowClicked, this, [this](const QModelIndex& index) {
        if (m_tree.kind(index) == FindingsTree::Kind::Fix)
            activateLater(index);
        else
            reveal(index);
    });
    connect(&rows, &ProblemsDelegate::fixClicked, this, &ProblemsPanel::applyFixLater);
    connect(m_list, &ProblemsView::activated, this, &ProblemsPanel::activateLater);
    connect(m_list, &ProblemsView::customContextMenuRequested, this, &ProblemsPanel::showMenu);
    connect(m_list, &ProblemsView::fixPointedAt, this, &ProblemsPanel::preview);
    connect(m_bar, &ProblemsBar::changed, this, &ProblemsPanel::barChanged);
    connect(m_bar, &ProblemsBar::strictChanged, this, [this](bool strict) {
        m_judging.setStrict(strict);
        refreshEmptyText();
    });
    verdictChanged();
}

ProblemsPanel::~ProblemsPanel() = default;

ProblemsBar* ProblemsPanel::bar() const {
    return m_bar;
}

void ProblemsPanel::verdictChanged() {
    if (model::Document* document = m_judging.document()) {
        model::JudgedValue value;
        // An army inside a scenario is judged there.
        model::Document* judged = document->owner() ? document->owner() : document;
        if (auto* scenario = qobject_cast<model::ScenarioDocument*>(judged)) {
            value.scenario = &scenario->scenario();
            m_system = value.scenario->system;
        } else if (auto* roster = qobject_cast<model::RosterDocument*>(judged)) {
            value.roster = &roster->roster();
            m_system = value.roster->system;
        }
        rules::LibraryPtr library = document->library();
        if (auto* pack = qobject_cast<model::PackDocument*>(judged)) {
            m_system = pack->value().manifest.system;
            library = pack->liveLibrary();
        }
        const ProblemsView::KeepPlace place(*m_list);
        m_model.setVerdict(m_judging.verdict(), *library, value);
        m_tree.setRows(m_model.rows(), m_system);
    }
    m_list->setAccessibleName(tr("Problems"));
    if (m_bar)
        m_bar->setCounts(m_model.count(rules::Severity::Error), m_model.count(rules::Severity::Warning),
                         m_model.count(rules::Severity::Note), m_model.missingCount(), m_model.waivedCount());
    refreshEmptyText();
    Q_EMIT summaryChanged();
}

void ProblemsPanel::barChanged() {
    const ProblemsView::KeepPlace place(*m_list);
    m_tree.setGrouping(m_bar->grouping());
    m_tree.setFilter(m_bar->filter());
    refreshEmptyText();
}

void ProblemsPanel::refreshEmptyText() {
    const bool any = m_tree.rowCount() > 0;
    if (!m_judging.upToDate() && m_model.rowCount() == 0) {
        m_empty->setText(m_judging.document() ? tr("Checking the rules…") : QString());
    } else if (m_model.rowCount() > 0) {
        m_empty->setText(tr("%n problem(s) hidden by the filter.", nullptr, m_model.rowCount()));
    } else {
        const int looked = static_cast<int>(rules::rulesLookedAt(m_system));
        if (qobject_cast<model::PackDocument*>(m_judging.document())) {
            m_empty->setText(tr("No problems") + QLatin1Char('\n') +
                             tr("Every piece can be read, refers to things that exist and keeps the rules of "
                                "its game."));
            m_stack->setCurrentWidget(any ? static_cast<QWidget*>(m_list) : m_empty);
            return;
        }
        const bool scenario = qobject_cast<model::ScenarioDocument*>(m_judging.document());
        m_empty->setText(
            tr("No problems") + QLatin1Char('\n') +
            (scenario ? tr("%n rule(s) looked at: packs, battlefield, deployment, turns, victory and armies.",
                           nullptr, looked)
             : qobject_cast<model::CampaignDocument*>(m_judging.document())
                 ? tr("Looked at: chapters, ways, results and every state in which a chapter can arrive.")
                 : tr("%n rule(s) looked at: packs, points, slots, options and orders.", nullptr, looked)));
    }
    m_stack->setCurrentWidget(any ? static_cast<QWidget*>(m_list) : m_empty);
}

void ProblemsPanel::reveal(const QModelIndex& index) {
    const rules::Location* location = m_tree.location(index);
    if (!location)
        return;
    rules::Location place = *location;
    // "The second side has no way to win" lies in the list of all sides' ways: whom it is about says where.
    if (const FindingRow* row = m_tree.finding(index); row && place.elements.empty() && place.cells.empty() &&
                                                       place.army.empty() && !row->finding.subject.empty())
        place.elements.push_back(rules::ElementId(row->finding.subject));
    Q_EMIT revealWanted(place);
}

void ProblemsPanel::applyFixLater(const QModelIndex& index, int fix) {
    const FindingRow* row = m_tree.finding(index);
    if (!row || fix < 0 || fix >= static_cast<int>(row->finding.fixes.size()))
        return;
    const rules::Fix meant = row->finding.fixes[static_cast<std::size_t>(fix)];
    const auto apply = [this, meant, at = QPersistentModelIndex(index)] {
        const FindingRow* now = at.isValid() ? m_tree.finding(at) : nullptr;
        if (!now)
            return;
        const auto& fixes = now->finding.fixes;
        const auto same = std::find(fixes.begin(), fixes.end(), meant);
        if (same != fixes.end())
            applyFix(at, static_cast<int>(same - fixes.begin()));
    };
    QMetaObject::invokeMethod(this, apply, Qt::QueuedConnection);
}

void ProblemsPanel::activateLater(const QModelIndex& index) {
    if (const int fix = m_tree.fix(index); fix >= 0)
        return applyFixLater(index, fix);
    const auto show = [this, at = QPersistentModelIndex(index)] {
        if (at.isValid())
            activate(at);
    };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

void ProblemsPanel::activate(const QModelIndex& index) {
    if (const int fix = m_tree.fix(index); fix >= 0)
        applyFix(index, fix);
    else if (m_tree.kind(index) == FindingsTree::Kind::Group)
        m_list->setExpanded(index, !m_list->isExpanded(index));
    else
        reveal(index);
}

QModelIndex ProblemsPanel::currentFinding() const {
    QModelIndex index = m_list->currentIndex();
    while (index.isValid() && m_tree.kind(index) != FindingsTree::Kind::Finding)
        index = index.parent();
    return index;
}

std::string ProblemsPanel::currentRule() const {
    const QModelIndex index = currentFinding().isValid() ? currentFinding() : m_tree.findings().value(0);
    const FindingRow* row = m_tree.finding(index);
    return row ? row->finding.rule : std::string();
}

void ProblemsPanel::goToNext(int step) {
    const QModelIndexList all = m_tree.findings();
    if (all.isEmpty())
        return;
    const qsizetype now = all.indexOf(currentFinding());
    const qsizetype from = now >= 0 ? now : (step > 0 ? -1 : 0);
    const QModelIndex next = all[(from + step + all.size()) % all.size()];
    m_list->expand(next.parent());
    m_list->setCurrentIndex(next);
    reveal(next);
}

void ProblemsPanel::showProblem(const std::string& rule) {
    for (const QModelIndex& index : m_tree.findings()) {
        if (m_tree.finding(index)->finding.rule != rule)
            continue;
        m_list->expand(index.parent());
        m_list->expand(index);
        QModelIndex shown = index;
        for (int row = m_tree.rowCount(index) - 1; row >= 0; --row)
            if (const QModelIndex child = m_tree.index(row, 0, index); m_tree.fix(child) >= 0)
                shown = child;
        m_list->setFocus(Qt::OtherFocusReason);
        m_list->setCurrentIndex(shown);
        m_list->scrollTo(index, QAbstractItemView::PositionAtTop);
        return;
    }
}

void ProblemsPanel::applyFirstFix() {
    const QModelIndex current = m_list->currentIndex();
    if (m_tree.fix(current) >= 0)
        return applyFix(current, m_tree.fix(current));
    applyFix(currentFinding().isValid() ? currentFinding() : m_tree.findings().value(0), 0);
}

void ProblemsPanel::applyFix(const QModelIndex& index, int fix) {
    const FindingRow* row = m_tree.finding(index);
    model::Document* document = m_judging.document();
    if (!row || !document || fix < 0 || fix >= static_cast<int>(row->finding.fixes.size()))
        return;
    const QString name = row->fixes.value(fix);
    const rules::Fix chosen = row->finding.fixes[static_cast<std::size_t>(fix)];
    Q_EMIT previewWanted(nullptr);
    const auto done = model::applyFix(*document, chosen, name);
    if (!done)
        QMessageBox::warning(this, QStringLiteral("Bocage"),
                             model::ProblemText::full(done.problems()).join(QLatin1Char('\n')));
}

void ProblemsPanel::fixAll(const FindingRow& row, int fix) {
    const std::string rule = row.finding.rule;
    const std::string code = row.finding.fixes[static_cast<std::size_t>(fix)].code;
    Q_EMIT previewWanted(nullptr);
    m_judging.fixAll({rule, code, false}, tr("Fix all of %1").arg(QString::fromStdString(rule)));
}

void ProblemsPanel::fixAllLikeCurrent() {
    const QModelIndex current = m_list->currentIndex();
    const FindingRow* row = m_tree.finding(current);
    if (row && !row->finding.fixes.empty())
        fixAll(*row, std::max(0, m_tree.fix(current)));
}

void ProblemsPanel::waiveCurrent() {
    const FindingRow* row = m_tree.finding(m_list->currentIndex());
    if (row)
        row->waived ? takeBackWaiver(*row) : waive(*row);
}

void ProblemsPanel::waive(const FindingRow& row) {
    // The row may go while the dialog is open: the document is judged all the time.
    const rules::Finding finding = row.finding;
    WaiveDialog dialog(QString::fromStdString(finding.rule), row.sentence, row.reason, this);
    if (dialog.exec() == QDialog::Accepted && m_judging.document())
        model::Waivers::waive(*m_judging.document(), finding, dialog.reason());
}

void ProblemsPanel::takeBackWaiver(const FindingRow& row) {
    if (m_judging.document())
        model::Waivers::takeBack(*m_judging.document(), rules::Finding(row.finding));
}

void ProblemsPanel::preview(const QModelIndex& index, int fix) {
    const FindingRow* row = m_tree.finding(index);
    const bool real = row && fix >= 0 && fix < static_cast<int>(row->finding.fixes.size());
    Q_EMIT previewWanted(real ? &row->finding.fixes[static_cast<std::size_t>(fix)] : nullptr);
}

void ProblemsPanel::fillMenu(QMenu& menu, const QModelIndex& index) {
    const FindingRow row = *m_tree.finding(index);
    const QPersistentModelIndex at(index);
    if (m_tree.location(index))
        menu.addAction(themedIcon(QStringLiteral("search")), tr("Show where it is"), this,
                       [this, at] { reveal(at); });
    menu.addSeparator();
    for (int i = 0; i < row.fixes.size(); ++i)
        menu.addAction(themedIcon(QStringLiteral("fix")), row.fixes[i], this,
                       [this, at, i] { applyFix(at, i); });
    // A pack is mended piece by piece, and has nobody who would read a waiver.
    const bool pack = qobject_cast<model::PackDocument*>(m_judging.document());
    if (!row.fixes.isEmpty() && !pack) {
        const int fix = std::max(0, m_tree.fix(index));
        menu.addAction(tr("Fix all of %1 this way").arg(QString::fromStdString(row.finding.rule)), this,
                       [this, row, fix] { fixAll(row, fix); });
    }
    menu.addSeparator();
    if (pack) {
    } else if (row.waived) {
        menu.addAction(tr("Take back the waiver"), this, [this, row] { takeBackWaiver(row); });
        menu.addAction(tr("Change the reason…"), this, [this, row] { waive(row); });
    } else {
        menu.addAction(tr("Waive with a reason…"), this, [this, row] { waive(row); });
    }
    menu.addSeparator();
    menu.addAction(themedIcon(QStringLiteral("info")), tr("Read the rule"), this, [this, row] {
        Q_EMIT ruleWanted(QString::fromStdString(m_system), QString::fromStdString(row.finding.rule));
    });
    const QString text = QString::fromStdString(row.finding.rule) + QStringLiteral(": ") + row.sentence;
    menu.addAction(tr("Copy the sentence"), this, [text] { QGuiApplication::clipboard()->setText(text); });
}

void ProblemsPanel::showMenu(const QPoint& position) {
    const QModelIndex index = m_list->indexAt(position);
    if (!m_tree.finding(index))
        return;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("problemsMenu"));
    fillMenu(menu, index);
    menu.exec(m_list->viewport()->mapToGlobal(position));
}

// Not a focus proxy: while there are no problems the list is hidden, and Tab would never get past it.
void ProblemsPanel::focusInEvent(QFocusEvent* event) {
    m_list->setFocus(event->reason());
}

void ProblemsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_tree.setRows({}, {});
        m_model.clear();
        verdictChanged();
    }
    QWidget::changeEvent(event);
}

}  // namespace bocage::editor
