#include "editor/studio/value_table.h"

#include <QClipboard>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

#include "editor/forms/pending_input.h"
#include "model/studio/field_words.h"

namespace bocage::editor {

namespace {

/// Lines with completions of what others have in this column.
class CellDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override {
        auto* line = new QLineEdit(parent);
        line->setFrame(false);
        // As tight as the cell around it: a field of a form would cut its text off.
        line->setStyleSheet(QStringLiteral("padding: 0 1px; border-radius: 0; min-height: 0;"));
        markDocumentField(*line);
        const auto* table = static_cast<const ValueTableModel*>(index.model());
        if (const QStringList words = table->completions(index); !words.isEmpty()) {
            auto* completer = new QCompleter(words, line);
            completer->setCaseSensitivity(Qt::CaseInsensitive);
            completer->setCompletionMode(QCompleter::InlineCompletion);
            line->setCompleter(completer);
        }
        return line;
    }

    /// Narrow cells grow while somebody types in them.
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex&) const override {
        QRect place = option.rect;
        place.setWidth(std::max(place.width(), std::min(140, option.widget ? option.widget->width() : 140)));
        editor->setGeometry(place);
    }
};

}  // namespace

ValueTableView::ValueTableView(QWidget* parent) : QTableView(parent) {
    setObjectName(QStringLiteral("valueTable"));
    setItemDelegate(new CellDelegate(this));
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setTabKeyNavigation(true);
    setSelectionMode(ContiguousSelection);
    setAlternatingRowColors(true);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignBottom);
    verticalHeader()->setDefaultSectionSize(26);
}

void ValueTableView::setTable(ValueTableModel* model) {
    m_table = model;
    m_fitted = isVisible();
    setModel(model);
    if (!model)
        return;
    for (int column = 0; column < model->columnCount(); ++column)
        setColumnHidden(column, !model->isUsual(column));
    fitColumns();
}

void ValueTableView::fitColumns() {
    resizeColumnsToContents();
    constexpr int most = 220;
    std::vector<std::pair<int, int>> wider;  // column, how much more it would like
    int room = viewport()->width();
    for (int column = 0; column < m_table->columnCount(); ++column) {
        if (isColumnHidden(column))
            continue;
        const int wanted = columnWidth(column);
        // A heading is never cut, however long it is.
        const int heading = horizontalHeader()->sectionSizeHint(column);
        const int width =
            column == 0 ? std::max(wanted, 190) : std::clamp(wanted, 56, std::max(most, heading));
        setColumnWidth(column, width);
        room -= width;
        if (wanted > width)
            wider.emplace_back(column, wanted - width);
    }
    // What is left over goes to those that are cut, in equal parts.
    for (std::size_t i = 0; i < wider.size() && room > 0; ++i) {
        const int more = std::min(wider[i].second, room / static_cast<int>(wider.size() - i));
        setColumnWidth(wider[i].first, columnWidth(wider[i].first) + more);
        room -= more;
    }
}

void ValueTableView::showEvent(QShowEvent* event) {
    QTableView::showEvent(event);
    // Only now it is known how much room there is.
    if (m_table && !std::exchange(m_fitted, true))
        fitColumns();
}

void ValueTableView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
    QTableView::closeEditor(editor, hint);
    if (hint != QAbstractItemDelegate::SubmitModelCache || !m_table)
        return;
    // Enter: the next piece.
    const QModelIndex next = m_table->index(std::min(currentIndex().row() + 1, m_table->rowCount() - 1), 0);
    setCurrentIndex(next);
}

void ValueTableView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Paste))
        return paste();
    if (event->key() == Qt::Key_Delete && currentIndex().isValid()) {
        for (const QModelIndex& index : selectionModel()->selectedIndexes())
            if (index.column() != 0 && !isColumnHidden(index.column()))
                m_table->setData(index, QString(), Qt::EditRole);
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && state() != EditingState) {
        edit(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}

void ValueTableView::paste() {
    if (!m_table || !currentIndex().isValid())
        return;
    const QStringList lines =
        QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts).mid(0, 2000);
    const int firstRow = currentIndex().row();
    const int firstColumn = currentIndex().column();
    for (int line = 0; line < lines.size(); ++line) {
        int column = firstColumn;
        for (const QString& cell : lines[line].split(u'\t')) {
            while (column < m_table->columnCount() && isColumnHidden(column))
                ++column;
            if (column >= m_table->columnCount())
                break;
            m_table->setData(m_table->index(firstRow + line, column), cell.trimmed(), Qt::EditRole);
            ++column;
        }
    }
}

void ValueTableView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    menu.addAction(tr("Paste cells"), this, &ValueTableView::paste);
    QMenu* columns = menu.addMenu(tr("Columns"));
    for (int column = 1; m_table && column < m_table->columnCount(); ++column) {
        QAction* action = columns->addAction(model::FieldWords::place(m_table->pointerOf(column)));
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this,
                [this, column](bool shown) { setColumnHidden(column, !shown); });
    }
    menu.exec(event->globalPos());
}

ValueTable::ValueTable(model::PackDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    m_view = new ValueTableView;
    m_sum = new QLabel;
    m_sum->setObjectName(QStringLiteral("tableSum"));
    m_sum->setProperty("role", "muted");
    m_sum->setWordWrap(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 8, 12, 8);
    rows->addWidget(m_view, 1);
    rows->addWidget(m_sum);
    connect(&m_document, &model::PackDocument::changed, this, &ValueTable::refreshSum, Qt::QueuedConnection);
}

void ValueTable::setKind(const std::string& kind) {
    if (m_model && m_model->kind() == kind)
        return;
    auto model = kind.empty() ? nullptr : std::make_unique<ValueTableModel>(m_document, kind);
    m_view->setTable(model.get());
    m_model = std::move(model);
    m_view->setAccessibleName(tr("Values of all pieces of a kind"));
    if (m_model) {
        m_view->setCurrentIndex(m_model->index(0, 0));
        connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
                [this](const QModelIndex& now) { Q_EMIT currentChanged(m_model->itemAt(now.row())); });
        // The free row that was typed in is a piece now.
        connect(m_model.get(), &QAbstractItemModel::rowsInserted, this,
                [this] { Q_EMIT currentChanged(m_model->itemAt(m_view->currentIndex().row())); });
        // After a reset (a piece more or fewer) the keyboard stays where it was.
        connect(m_model.get(), &QAbstractItemModel::modelAboutToBeReset, this, [this] {
            m_view->setProperty("row", m_view->currentIndex().row());
            m_view->setProperty("column", m_view->currentIndex().column());
        });
        connect(m_model.get(), &QAbstractItemModel::modelReset, this, [this] {
            const int row = std::min(m_view->property("row").toInt(), m_model->rowCount() - 1);
            m_view->setCurrentIndex(
                m_model->index(std::max(row, 0), std::max(m_view->property("column").toInt(), 0)));
        });
    }
    refreshSum();
}

void ValueTable::choose(const rules::ContentId& id) {
    if (!m_model)
        return;
    const int row = m_model->rowOf(id);
    if (row >= 0 && row != m_view->currentIndex().row())
        m_view->setCurrentIndex(m_model->index(row, std::max(m_view->currentIndex().column(), 0)));
}

void ValueTable::refreshSum() {
    if (!m_model)
        return m_sum->clear();
    QString text = tr("%n piece(s)", nullptr, m_model->rowCount() - 1);
    if (const auto costs = m_model->costs())
        text = tr("%1, costs in all: %2").arg(text, QLocale().toString(*costs));
    text = tr("%1. Type to replace a value; Tab goes right, Enter to the next row.").arg(text);
    if (const QStringList elsewhere = m_model->elsewhere(); !elsewhere.isEmpty())
        text += u' ' + tr("Only in the form: %1.").arg(elsewhere.join(QStringLiteral(", ")));
    m_sum->setText(text);
}

}  // namespace bocage::editor
