#include "editor/briefing/content_picker.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "editor/panels/thumbnails.h"
#include "editor/theme/theme.h"

namespace bocage::editor {

namespace {

/// Picture, name, and what it is below the name.
class ContentDelegate : public QStyledItemDelegate {
public:
    ContentDelegate(rules::LibraryPtr library, QObject* parent)
        : QStyledItemDelegate(parent), m_library(std::move(library)) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {240, 52}; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme theme = Theme::current();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, theme.selected);
        else if (option.state & QStyle::State_MouseOver)
            painter->fillRect(option.rect, theme.hover);
        const QRect picture(option.rect.left() + 8, option.rect.top() + 4, 60, 44);
        const rules::ContentId id(index.data(model::ContentModel::ContentIdRole).toString().toStdString());
        painter->drawPixmap(picture.topLeft(),
                            thumbnail(m_library, id, picture.size(), painter->device()->devicePixelRatioF()));
        const QRect words = option.rect.adjusted(80, 8, -8, -8);
        QFont font = option.font;
        font.setBold(true);
        painter->setFont(font);
        painter->setPen(theme.ink);
        painter->drawText(
            words, Qt::AlignLeft | Qt::AlignTop,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, words.width()));
        font.setBold(false);
        font.setPixelSize(type::small);
        painter->setFont(font);
        painter->setPen(theme.muted);
        painter->drawText(
            words, Qt::AlignLeft | Qt::AlignBottom,
            painter->fontMetrics().elidedText(index.data(model::ContentModel::DetailRole).toString(),
                                              Qt::ElideRight, words.width()));
    }

private:
    rules::LibraryPtr m_library;
};

}  // namespace

ContentPicker::ContentPicker(const QString& title, rules::LibraryPtr library, model::ContentModel* contents,
                             QWidget* parent)
    : QDialog(parent), m_contents(contents), m_search(new QLineEdit), m_list(new QListView) {
    setObjectName(QStringLiteral("contentPicker"));
    setWindowTitle(title);
    m_contents->setParent(this);
    m_filter.setSourceModel(m_contents);
    m_filter.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter.setFilterRole(model::ContentModel::SearchRole);

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, 16, 16, 16);
    rows->setSpacing(8);
    m_search->setObjectName(QStringLiteral("pickerSearch"));
    m_search->setPlaceholderText(tr("Search %n piece(s)…", nullptr, m_contents->rowCount()));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    rows->addWidget(m_search);
    m_list->setObjectName(QStringLiteral("pickerList"));
    m_list->setAccessibleName(title);
    m_list->setModel(&m_filter);
    m_list->setItemDelegate(new ContentDelegate(std::move(library), m_list));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    rows->addWidget(m_list, 1);
    m_empty = new QLabel(tr("Nothing has such a name. Try fewer letters."));
    m_empty->setProperty("role", QStringLiteral("muted"));
    m_empty->hide();
    rows->addWidget(m_empty);
    auto* buttons = new QDialogButtonBox;
    QPushButton* take = buttons->addButton(tr("&Add"), QDialogButtonBox::AcceptRole);
    take->setObjectName(QStringLiteral("pickerTake"));
    take->setDefault(true);
    buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
    rows->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListView::doubleClicked, this, &QDialog::accept);
    connect(m_search, &QLineEdit::textChanged, this, &ContentPicker::search);
    const auto refreshButton = [this, take] { take->setEnabled(m_list->selectionModel()->hasSelection()); };
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, refreshButton);
    search({});
    refreshButton();
    resize(420, 520);
}

void ContentPicker::search(const QString& text) {
    m_filter.setFilterFixedString(text);
    m_empty->setVisible(m_filter.rowCount() == 0);
    if (m_filter.rowCount() > 0)
        m_list->setCurrentIndex(m_filter.index(0, 0));
}

bool ContentPicker::eventFilter(QObject* watched, QEvent* event) {
    // Arrows in the search line walk the list.
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            const int row = m_list->currentIndex().row() + (key == Qt::Key_Down ? 1 : -1);
            if (row >= 0 && row < m_filter.rowCount())
                m_list->setCurrentIndex(m_filter.index(row, 0));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

std::vector<rules::ContentId> ContentPicker::chosen() const {
    std::vector<rules::ContentId> ids;
    QModelIndexList rows = m_list->selectionModel()->selectedIndexes();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex& index : rows)
        ids.push_back(m_contents->contentAt(m_filter.mapToSource(index)));
    return ids;
}

}  // namespace bocage::editor
