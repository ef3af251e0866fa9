#include "editor/panels/problems_panel.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QStackedLayout>

#include "editor/panels/problems_delegate.h"
#include "model/commands/apply_fix.h"
#include "model/document/scenario_document.h"
#include "model/messages/problem_text.h"

namespace bocage::editor {

ProblemsPanel::ProblemsPanel(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("problemsPanel"));
    m_list = new QListView;
    m_list->setObjectName(QStringLiteral("problemsList"));
    m_list->setModel(&m_model);
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    auto* delegate = new ProblemsDelegate(m_list);
    m_list->setItemDelegate(delegate);
    m_empty = new QLabel;
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setProperty("role", "muted");
    m_empty->setTextFormat(Qt::PlainText);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_list);
    setFocusProxy(m_list);
    connect(&m_checks, &model::LiveChecks::verdictChanged, this, &ProblemsPanel::verdictChanged);
    connect(delegate, &ProblemsDelegate::placeClicked, this,
            [this](const QModelIndex& index) { reveal(index.row()); });
    // Later: the fix changes the very row that sent the signal.
    connect(
        delegate, &ProblemsDelegate::fixClicked, this,
        [this](const QModelIndex& index, int fix) { applyFix(index.row(), fix); }, Qt::QueuedConnection);
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) { reveal(index.row()); });
    connect(m_list, &QListView::customContextMenuRequested, this, &ProblemsPanel::showMenu);
    verdictChanged();
}

void ProblemsPanel::setDocument(model::Document* document) {
    if (document == m_checks.document())
        return;
    m_model.clear();
    m_checks.setDocument(document);
}

void ProblemsPanel::verdictChanged() {
    if (model::Document* document = m_checks.document()) {
        auto* scenario = qobject_cast<model::ScenarioDocument*>(document);
        m_model.setVerdict(m_checks.verdict(), *document->library(),
                           scenario ? &scenario->scenario() : nullptr);
    }
    m_list->setAccessibleName(tr("Problems"));
    m_empty->setText(m_checks.busy() ? tr("Checking the rules…")
                                     : tr("No problems. The rules have nothing to object."));
    m_stack->setCurrentWidget(m_model.rowCount() > 0 ? static_cast<QWidget*>(m_list) : m_empty);
    Q_EMIT summaryChanged();
}

QString ProblemsPanel::summary() const {
    QStringList parts;
    if (const int errors = m_model.count(rules::Severity::Error))
        parts << tr("%n error(s)", nullptr, errors);
    if (const int warnings = m_model.count(rules::Severity::Warning))
        parts << tr("%n warning(s)", nullptr, warnings);
    if (const int notes = m_model.count(rules::Severity::Note))
        parts << tr("%n note(s)", nullptr, notes);
    if (const int waived = m_model.waivedCount())
        parts << tr("%n waived", nullptr, waived);
    return parts.join(QStringLiteral("     "));
}

void ProblemsPanel::reveal(int row) {
    if (const rules::Finding* finding = m_model.finding(row); finding && !finding->locations.empty())
        Q_EMIT revealWanted(finding->locations.front());
}

void ProblemsPanel::goToNext(int step) {
    const int rows = m_model.rowCount();
    if (rows == 0)
        return;
    const int current = m_list->currentIndex().isValid() ? m_list->currentIndex().row() : (step > 0 ? -1 : 0);
    const int next = (current + step + rows) % rows;
    m_list->setCurrentIndex(m_model.index(next));
    reveal(next);
}

void ProblemsPanel::applyFirstFix() {
    const int row = m_list->currentIndex().isValid() ? m_list->currentIndex().row() : 0;
    applyFix(row, 0);
}

void ProblemsPanel::applyFix(int row, int fix) {
    const rules::Finding* finding = m_model.finding(row);
    model::Document* document = m_checks.document();
    if (!finding || !document || fix < 0 || fix >= static_cast<int>(finding->fixes.size()))
        return;
    const QString name = m_model.index(row).data(model::FindingsModel::FixesRole).toStringList().value(fix);
    const rules::Fix chosen = finding->fixes[static_cast<std::size_t>(fix)];
    const auto done = model::applyFix(*document, chosen, name);
    if (!done)
        QMessageBox::warning(this, QStringLiteral("Bocage"),
                             model::ProblemText::full(done.problems()).join(QLatin1Char('\n')));
}

void ProblemsPanel::showMenu(const QPoint& position) {
    const QModelIndex index = m_list->indexAt(position);
    if (!index.isValid())
        return;
    const int row = index.row();
    QMenu menu(this);
    menu.addAction(tr("Show where it is"), this, [this, row] { reveal(row); });
    const QStringList fixes = index.data(model::FindingsModel::FixesRole).toStringList();
    if (!fixes.isEmpty())
        menu.addSeparator();
    for (int i = 0; i < fixes.size(); ++i)
        menu.addAction(fixes[i], this, [this, row, i] { applyFix(row, i); });
    menu.addSeparator();
    const QString text = QStringLiteral("%1: %2").arg(index.data(model::FindingsModel::RuleRole).toString(),
                                                      index.data(Qt::DisplayRole).toString());
    menu.addAction(tr("Copy the sentence"), this, [text] { QGuiApplication::clipboard()->setText(text); });
    menu.exec(m_list->viewport()->mapToGlobal(position));
}

void ProblemsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_model.clear();
        verdictChanged();
    }
    QWidget::changeEvent(event);
}

}  // namespace bocage::editor
