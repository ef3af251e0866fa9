#include "editor/actions/command_palette.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/actions/fuzzy.h"
#include "editor/theme/theme.h"

namespace bocage::editor {

namespace {

constexpr int maximumShown = 40;
constexpr int rowHeight = 34;
enum Roles { DetailRole = Qt::UserRole + 1, ShortcutRole };

/// Every word of the query begins a word of the text.
bool holdsWords(const QString& text, const QString& query) {
    const QStringList wanted = query.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return !wanted.isEmpty() && std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
        for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
             at = text.indexOf(word, at + 1, Qt::CaseInsensitive))
            if (at == 0 || !text[at - 1].isLetterOrNumber())
                return true;
        return false;
    });
}

/// Icon, text, category small beside it, shortcut at the right in a key cap.
class FindableDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {320, rowHeight};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme theme = Theme::current();
        const bool chosen = option.state & QStyle::State_Selected;
        const bool enabled = index.flags() & Qt::ItemIsEnabled;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        QRect rect = option.rect.adjusted(4, 1, -4, -1);
        if (chosen) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.selected);
            painter->drawRoundedRect(rect, 6, 6);
        }
        rect.adjust(10, 0, -10, 0);
        const QIcon icon = index.data(Qt::DecorationRole).value<QIcon>();
        if (!icon.isNull())
            icon.paint(painter, QRect(rect.left(), rect.center().y() - 7, 16, 16), Qt::AlignCenter,
                       enabled ? QIcon::Normal : QIcon::Disabled);
        rect.setLeft(rect.left() + 28);

        const QString shortcut = index.data(ShortcutRole).toString();
        if (!shortcut.isEmpty()) {
            const int width = option.fontMetrics.horizontalAdvance(shortcut) + 14;
            const QRect cap(rect.right() - width, rect.center().y() - 10, width, 20);
            painter->setPen(theme.line);
            painter->setBrush(theme.header);
            painter->drawRoundedRect(cap, 4, 4);
            painter->setPen(theme.muted);
            painter->drawText(cap, Qt::AlignCenter, shortcut);
            rect.setRight(cap.left() - 10);
        }
        const QString text = index.data(Qt::DisplayRole).toString();
        painter->setPen(
            option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::Text));
        const QString shown = option.fontMetrics.elidedText(text, Qt::ElideRight, rect.width());
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, shown);
        rect.setLeft(rect.left() + option.fontMetrics.horizontalAdvance(shown) + 12);
        painter->setPen(theme.muted);
        QFont small = option.font;
        small.setPixelSize(type::small);
        painter->setFont(small);
        painter->drawText(
            rect, Qt::AlignVCenter | Qt::AlignLeft,
            QFontMetrics(small).elidedText(index.data(DetailRole).toString(), Qt::ElideRight, rect.width()));
        painter->restore();
    }
};

}  // namespace

CommandPalette::CommandPalette(QWidget* window, Source source)
    : QFrame(window), m_source(std::move(source)), m_model(new QStandardItemModel(this)) {
    setObjectName(QStringLiteral("commandPalette"));
    m_field = new QLineEdit(this);
    m_field->setObjectName(QStringLiteral("commandPaletteField"));
    m_field->installEventFilter(this);
    m_list = new QListView(this);
    m_list->setObjectName(QStringLiteral("commandPaletteList"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new FindableDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::refresh);
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);
    window->installEventFilter(this);
    retranslate();
    hide();
}

void CommandPalette::retranslate() {
    m_field->setPlaceholderText(tr("Find an action, a place such as H5, or a thing on the map"));
    m_field->setAccessibleName(tr("Find anything"));
    m_list->setAccessibleName(tr("Matches"));
}

void CommandPalette::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CommandPalette::popup() {
    m_focusBefore = QApplication::focusWidget();
    m_field->clear();
    refresh();
    place();
    show();
    raise();
    m_field->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    place();
}

void CommandPalette::place() {
    const QWidget* window = parentWidget();
    const int width = std::min(640, window->width() - 32);
    const int height = std::min(440, window->height() - 96);
    setGeometry((window->width() - width) / 2, 48, width, height);
}

void CommandPalette::refresh() {
    const QString query = m_field->text();
    std::vector<Findable> found = m_source(query);
    std::vector<std::pair<int, std::size_t>> ranked;
    for (std::size_t i = 0; i < found.size(); ++i) {
        auto score = fuzzyScore(query, found[i].text);
        // "view zoom" finds an action by its menu as well, a little lower.
        if (!score)
            if (auto whole = fuzzyScore(query, found[i].detail + QLatin1Char(' ') + found[i].text))
                score = *whole - 50;
        // What it does may hold the word that its name does not: whole words only, below every name.
        if (!score && holdsWords(found[i].words, query))
            score = -500;
        if (score)
            // What cannot be done now comes later, but not behind what merely has the same letters.
            ranked.emplace_back(*score - (found[i].enabled ? 0 : 300), i);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    m_shown.clear();
    m_model->clear();
    for (const auto& [score, i] : ranked) {
        if (m_shown.size() >= maximumShown)
            break;
        Findable& findable = found[i];
        auto* item = new QStandardItem(findable.icon, findable.text);
        item->setData(findable.detail, DetailRole);
        item->setData(findable.shortcut, ShortcutRole);
        item->setEditable(false);
        item->setEnabled(findable.enabled);
        m_model->appendRow(item);
        m_shown.push_back(std::move(findable));
    }
    if (m_model->rowCount() == 0) {
        auto* nothing = new QStandardItem(tr("Nothing here is called “%1”.").arg(query.simplified()));
        nothing->setEnabled(false);
        m_model->appendRow(nothing);
        m_shown.push_back({});
        return;
    }
    m_list->setCurrentIndex(m_model->index(0, 0));
}

void CommandPalette::run(const QModelIndex& index) {
    if (!index.isValid() || !(index.flags() & Qt::ItemIsEnabled))
        return;
    const auto action = m_shown[static_cast<std::size_t>(index.row())].run;
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::PopupFocusReason);
    if (action)
        action();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched != m_field)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut && isVisible()) {
        hide();
        return false;
    }
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const int current = m_list->currentIndex().row();
    const int rows = m_model->rowCount();
    int next = current;
    switch (key->key()) {
        case Qt::Key_Up:
            next = current > 0 ? current - 1 : rows - 1;
            break;
        case Qt::Key_Down:
            next = current + 1 < rows ? current + 1 : 0;
            break;
        case Qt::Key_PageUp:
            next = std::max(0, current - 8);
            break;
        case Qt::Key_PageDown:
            next = std::min(rows - 1, current + 8);
            break;
        case Qt::Key_Escape:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            break;
        default:
            return QFrame::eventFilter(watched, event);
    }
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    if (key->key() == Qt::Key_Escape) {
        hide();
        if (m_focusBefore)
            m_focusBefore->setFocus(Qt::PopupFocusReason);
    } else if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        run(m_list->currentIndex());
    } else if (rows > 0) {
        m_list->setCurrentIndex(m_model->index(next, 0));
    }
    return true;
}

}  // namespace bocage::editor
