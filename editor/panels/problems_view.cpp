#include "editor/panels/problems_view.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include "editor/panels/problems_delegate.h"
#include "model/items/findings_tree.h"

namespace bocage::editor {

using model::FindingsTree;

ProblemsView::ProblemsView(QWidget* parent) : QTreeView(parent) {
    setObjectName(QStringLiteral("problemsList"));
    setHeaderHidden(true);
    setIndentation(18);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    m_delegate = new ProblemsDelegate(this);
    setItemDelegate(m_delegate);
}

void ProblemsView::setModel(QAbstractItemModel* model) {
    QTreeView::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this,
            [this] { openGroups({}, 0, this->model()->rowCount() - 1); });
}

void ProblemsView::rowsInserted(const QModelIndex& parent, int start, int end) {
    QTreeView::rowsInserted(parent, start, end);
    openGroups(parent, start, end);
}

void ProblemsView::openGroups(const QModelIndex& parent, int start, int end) {
    for (int row = start; row <= end; ++row)
        if (const QModelIndex index = model()->index(row, 0, parent);
            index.data(FindingsTree::KindRole).toInt() == static_cast<int>(FindingsTree::Kind::Group))
            expand(index);
}

// The delegate colours whole rows, so the arrow is drawn above it once more.
void ProblemsView::drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    QTreeView::drawRow(painter, option, index);
    if (!model()->hasChildren(index))
        return;
    constexpr int focusBar = 3;
    const QRect words = visualRect(index);
    const bool mirrored = isRightToLeft();
    const QRect branches = mirrored ? QRect(words.right() + 1, option.rect.top(),
                                            viewport()->width() - words.right() - 1, option.rect.height())
                                    : QRect(0, option.rect.top(), words.left(), option.rect.height());
    painter->save();
    painter->setClipRect(branches.adjusted(mirrored ? 0 : focusBar, 0, mirrored ? -focusBar : 0, 0));
    drawBranches(painter, branches, index);
    painter->restore();
}

// The arrow stands beside the first line, level with the sign, however many lines the row has.
void ProblemsView::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const {
    const int first = ProblemsDelegate::firstLine(index);
    QTreeView::drawBranches(
        painter, QRect(rect.left(), rect.top(), rect.width(), std::min(rect.height(), first)), index);
}

void ProblemsView::resizeEvent(QResizeEvent* event) {
    QTreeView::resizeEvent(event);
    scheduleDelayedItemsLayout();  // words wrap elsewhere, so rows have other heights
}

void ProblemsView::point(const QModelIndex& index, int fix) {
    if (m_pointed == index && m_pointedFix == fix)
        return;
    m_pointed = index;
    m_pointedFix = fix;
    m_delegate->setLit(index, fix);
    viewport()->setCursor(fix >= 0 && underMouse() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
    Q_EMIT fixPointedAt(index, fix);
}

void ProblemsView::pointAtCurrent() {
    const auto* tree = qobject_cast<FindingsTree*>(model());
    const QModelIndex current = currentIndex();
    const int fix = tree && hasFocus() && current.isValid() ? tree->fix(current) : -1;
    point(fix >= 0 ? current : QModelIndex(), fix);
}

void ProblemsView::mouseMoveEvent(QMouseEvent* event) {
    QTreeView::mouseMoveEvent(event);
    const QPoint position = event->position().toPoint();
    const QModelIndex index = indexAt(position);
    if (!index.isValid())
        return pointAtCurrent();
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(index);
    const auto* tree = qobject_cast<FindingsTree*>(model());
    const int fix = tree->kind(index) == FindingsTree::Kind::Fix ? tree->fix(index)
                                                                 : m_delegate->fixAt(option, index, position);
    if (fix >= 0)
        point(index, fix);
    else
        pointAtCurrent();
}

void ProblemsView::leaveEvent(QEvent* event) {
    QTreeView::leaveEvent(event);
    pointAtCurrent();
}

void ProblemsView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTreeView::currentChanged(current, previous);
    pointAtCurrent();
}

void ProblemsView::focusOutEvent(QFocusEvent* event) {
    QTreeView::focusOutEvent(event);
    pointAtCurrent();
}

ProblemsView::KeepPlace::KeepPlace(ProblemsView& view) : m_view(view), m_top(view.indexAt({0, 0})) {
    // A view that was never scrolled shows its beginning, also when that is new.
    if (view.verticalScrollBar()->value() == 0)
        m_top = QPersistentModelIndex();
    m_offset = m_top.isValid() ? view.visualRect(m_top).top() : 0;
}

ProblemsView::KeepPlace::~KeepPlace() {
    if (!m_top.isValid())
        return;
    m_view.executeDelayedItemsLayout();
    QScrollBar* bar = m_view.verticalScrollBar();
    bar->setValue(bar->value() + m_view.visualRect(m_top).top() - m_offset);
}

}  // namespace bocage::editor
