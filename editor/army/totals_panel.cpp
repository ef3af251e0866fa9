#include "editor/army/totals_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>
#include <functional>

namespace bocage::editor {

namespace {

/// Sections stand out by the weight of their number.
class TotalsDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return {QStyledItemDelegate::sizeHint(option, index).width(), index.parent().isValid() ? 20 : 24};
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setBold(index.column() == 1 && !index.parent().isValid());
        option->textElideMode = Qt::ElideRight;
    }
};

}  // namespace

TotalsPanel::TotalsPanel(QWidget* parent) : ArmyPanel(parent) {
    setObjectName(QStringLiteral("totalsPanel"));
    m_points = new QLabel;
    m_points->setObjectName(QStringLiteral("armyPoints"));
    m_points->setProperty("role", "display");
    m_limit = new QLabel;
    m_limit->setProperty("role", "heading");
    m_limit->setWordWrap(true);  // the column gives no more room than it has
    m_provisional = new QLabel;
    m_provisional->setObjectName(QStringLiteral("armyProvisional"));
    m_provisional->setProperty("role", "small");
    m_provisional->setWordWrap(true);
    m_bar = new QProgressBar;
    m_bar->setObjectName(QStringLiteral("armyBar"));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_tree = new QTreeView;
    m_tree->setObjectName(QStringLiteral("armyTotals"));
    m_tree->setModel(&m_model);
    m_tree->setItemDelegate(new TotalsDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(false);
    m_tree->setIndentation(14);
    m_tree->setFocusPolicy(Qt::StrongFocus);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setMinimumSectionSize(40);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 8);
    layout->setSpacing(6);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(14, 0, 14, 0);
    top->setSpacing(4);
    auto* numbers = new QHBoxLayout;
    numbers->setSpacing(8);
    numbers->addWidget(m_points);
    numbers->addWidget(m_limit, 1, Qt::AlignBottom);
    top->addLayout(numbers);
    top->addWidget(m_bar);
    top->addWidget(m_provisional);
    layout->addLayout(top);
    layout->addWidget(m_tree);
    setFocusProxy(m_tree);
    connect(&m_model, &model::ArmyTotalsModel::refreshed, this, &TotalsPanel::refresh);
    connect(m_tree, &QTreeView::expanded, this, &TotalsPanel::fitHeight);
    connect(m_tree, &QTreeView::collapsed, this, &TotalsPanel::fitHeight);
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const QString element = index.data(model::ArmyTotalsModel::ElementRole).toString();
        if (!element.isEmpty())
            Q_EMIT revealWanted(rules::ElementId(element.toStdString()));
    });
    refresh();
}

QString TotalsPanel::title() const {
    return m_document ? m_document->displayName() : tr("Army");
}

void TotalsPanel::setDocument(model::RosterDocument* document) {
    m_document = document;
    m_model.setDocument(document);
    refresh();
}

void TotalsPanel::refresh() {
    const int points = m_model.points();
    const auto limit = m_model.limit();
    m_points->setText((m_model.provisional() ? QStringLiteral("~") : QString()) + QString::number(points));
    m_limit->setText(limit ? tr("/ %1 points").arg(*limit) : tr("points"));
    m_points->setAccessibleName(limit ? tr("%1 of %2 points").arg(points).arg(*limit)
                                      : tr("%n point(s)", nullptr, points));
    const model::RosterFace* rosters =
        m_document ? model::rosterFaceOf(m_document->roster().system) : nullptr;
    const bool costs = !rosters || rosters->hasCosts();
    m_points->setVisible(costs);
    m_limit->setVisible(costs);
    m_bar->setVisible(costs && limit.has_value());
    m_bar->setRange(0, std::max(1, limit.value_or(1)));
    m_bar->setValue(std::min(points, limit.value_or(1)));
    m_bar->setAccessibleName(m_points->accessibleName());
    const bool over = limit && points > *limit;
    m_points->setProperty("role", over ? "displayError" : "display");
    m_bar->setProperty("over", over);
    for (QWidget* widget : {static_cast<QWidget*>(m_points), static_cast<QWidget*>(m_bar)}) {
        style()->unpolish(widget);
        style()->polish(widget);
    }
    QString note = m_model.provisionalReason();
    if (over)
        note = tr("%n point(s) too many.", nullptr, points - *limit) + QLatin1Char(' ') + note;
    else if (limit && points < *limit)
        note = tr("%n point(s) left.", nullptr, *limit - points) + QLatin1Char(' ') + note;
    m_provisional->setText(note);
    m_provisional->setVisible(!note.isEmpty());
    m_tree->setAccessibleName(tr("Totals"));
    fitHeight();
    Q_EMIT titleChanged();
}

void TotalsPanel::fitHeight() {
    int height = 2;
    const std::function<void(const QModelIndex&)> add = [&](const QModelIndex& parent) {
        for (int row = 0; row < m_model.rowCount(parent); ++row) {
            const QModelIndex index = m_model.index(row, 0, parent);
            height += parent.isValid() ? 20 : 24;
            if (m_tree->isExpanded(index))
                add(index);
        }
    };
    add({});
    m_tree->setFixedHeight(height);
}

void TotalsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        m_model.retranslate();
    ArmyPanel::changeEvent(event);
}

}  // namespace bocage::editor
