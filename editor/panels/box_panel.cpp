#include "editor/panels/box_panel.h"

#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QDrag>
#include <QEvent>
#include <QFocusEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QToolTip>
#include <QVBoxLayout>

#include "editor/canvas/map_canvas.h"
#include "editor/panels/thumbnails.h"
#include "editor/theme/icons.h"
#include "editor/theme/theme.h"
#include "editor/theme/wrapping.h"

namespace bocage::editor {

using model::PaletteModel;

namespace {

constexpr int cardHeight = 104;
constexpr int cardWidth = 78;

/// A card: the piece as drawn, its name, how many are left.
class BoxDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setLibrary(rules::LibraryPtr library) { m_library = std::move(library); }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {cardWidth, cardHeight};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme theme = Theme::current();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF card = QRectF(option.rect).adjusted(3.5, 3.5, -3.5, -3.5);
        const bool chosen = option.state & QStyle::State_Selected;
        const bool focused = option.state & QStyle::State_HasFocus;
        const bool hovered = option.state & QStyle::State_MouseOver;
        const bool none = !index.data(PaletteModel::WhyNotRole).toString().isEmpty();
        painter->setPen(QPen(chosen || focused ? theme.accent
                             : hovered         ? theme.muted
                                               : theme.line,
                             chosen ? 2 : 1));
        painter->setBrush(chosen ? theme.selected : none ? theme.panel : theme.field);
        painter->drawRoundedRect(card, 6, 6);
        QFont small(QStringLiteral("DejaVu Sans Condensed"));
        small.setPixelSize(type::small);
        const QFontMetrics metrics(small);
        const QString title = index.data(Qt::DisplayRole).toString();
        const int titleWidth = static_cast<int>(card.width()) - 6;
        // A long name takes a third line from the picture rather than being cut.
        const bool longer = onLines(title, metrics, titleWidth, 2) != onLines(title, metrics, titleWidth, 3);
        const int titleHeight = longer ? 39 : 26;
        const QRect picture = card.adjusted(6, 5, -6, -18 - titleHeight).toRect();
        const auto id = rules::ContentId(index.data(PaletteModel::ContentIdRole).toString().toStdString());
        const QVariant left = index.data(PaletteModel::LeftRole);
        const bool tooMany = left.isValid() && left.toInt() < 0;
        if (m_library && picture.width() > 4 && picture.height() > 4) {
            painter->setOpacity(none ? 0.35 : 1);
            painter->drawPixmap(picture.topLeft(), thumbnail(m_library, id, picture.size(),
                                                             painter->device()->devicePixelRatio()));
            painter->setOpacity(1);
        }
        painter->setFont(small);
        const QRectF name(card.left() + 3, card.bottom() - 16 - titleHeight, titleWidth, titleHeight);
        painter->setPen(none ? theme.muted : theme.ink);
        painter->drawText(name, Qt::AlignCenter, onLines(title, metrics, titleWidth, longer ? 3 : 2));
        painter->setPen(none || tooMany ? theme.error : theme.muted);
        painter->drawText(QRectF(name.left(), name.bottom() + 1, name.width(), 13), Qt::AlignCenter,
                          metrics.elidedText(index.data(PaletteModel::StockTextRole).toString(),
                                             Qt::ElideRight, static_cast<int>(name.width())));
        painter->restore();
    }

private:
    rules::LibraryPtr m_library;
};

/// A card as something to be laid down; a unit of an army knows where it comes from.
model::Placement placementOf(const QModelIndex& index) {
    const auto text = [&](int role) { return index.data(role).toString().toStdString(); };
    model::Placement piece;
    piece.content = rules::ContentId(text(PaletteModel::ContentIdRole));
    piece.manner.entry = text(PaletteModel::EntryRole);
    piece.manner.side = rules::SideId(text(PaletteModel::SideRole));
    piece.manner.player = rules::PlayerId(text(PaletteModel::PlayerRole));
    return piece;
}

}  // namespace

QAbstractItemDelegate* makeBoxDelegate(rules::LibraryPtr library, QObject* parent) {
    auto* delegate = new BoxDelegate(parent);
    delegate->setLibrary(std::move(library));
    return delegate;
}

void BoxFilter::setGroup(PaletteModel::Group group) {
    m_group = group;
    invalidateFilter();
}

void BoxFilter::setWords(const QString& words) {
    m_words = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void BoxFilter::setCategory(const std::optional<QString>& category) {
    m_category = category;
    invalidateFilter();
}

bool BoxFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (index.data(PaletteModel::GroupRole).toInt() != static_cast<int>(m_group))
        return false;
    if (m_category && index.data(PaletteModel::CategoryRole).toString() != *m_category)
        return false;
    if (m_words.isEmpty())
        return true;
    const QString text = index.data(PaletteModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

void BoxFilter::setStock(const PaletteModel* stock) {
    m_stock = stock;
}

QVariant BoxFilter::data(const QModelIndex& index, int role) const {
    if (role != PaletteModel::WhyNotRole && role != Qt::ToolTipRole)
        return QSortFilterProxyModel::data(index, role);
    // Units of the armies come from the same boxes: what the box cannot give, the tray cannot either.
    const auto id = rules::ContentId(data(index, PaletteModel::ContentIdRole).toString().toStdString());
    const auto copies = m_stock ? m_stock->copies(id) : std::nullopt;
    const QString why = copies ? copies->whyNone() : QString();
    if (role == PaletteModel::WhyNotRole)
        return why;
    const QString tip = QSortFilterProxyModel::data(index, role).toString();
    return why.isEmpty() || tip.startsWith(why) ? tip : why + QStringLiteral("\n\n") + tip;
}

Qt::ItemFlags BoxFilter::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QSortFilterProxyModel::flags(index);
    // Still reached by the arrow keys, so that everybody can learn why it cannot be taken.
    return index.data(PaletteModel::WhyNotRole).toString().isEmpty()
               ? flags
               : flags & ~(Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
}

QStringList BoxFilter::mimeTypes() const {
    return {contentMimeType, armyUnitMimeType};
}

QMimeData* BoxFilter::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty())
        return nullptr;
    auto* data = new QMimeData;
    data->setData(contentMimeType, indexes.first().data(PaletteModel::ContentIdRole).toString().toUtf8());
    if (const auto piece = placementOf(indexes.first()); !piece.manner.entry.empty())
        data->setData(armyUnitMimeType,
                      QByteArray::fromStdString(piece.manner.entry + "\n" + piece.manner.side.value + "\n" +
                                                piece.manner.player.value));
    return data;
}

BoxList::BoxList(QWidget* parent) : QListView(parent) {
    setObjectName(QStringLiteral("boxList"));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // columns must not jump when it comes and goes
}

void BoxList::resizeEvent(QResizeEvent* event) {
    const int room = viewport()->width() - 2;
    const int columns = std::max(1, room / cardWidth);
    setGridSize({room / columns, cardHeight});
    QListView::resizeEvent(event);
}

void BoxList::startDrag(Qt::DropActions) {
    const QModelIndexList indexes = selectedIndexes();
    if (indexes.isEmpty())
        return;
    auto* drag = new QDrag(this);
    drag->setMimeData(model()->mimeData(indexes));
    drag->exec(Qt::CopyAction);
    // The pointer is elsewhere now, which nobody told the view while the drag went on.
    QEvent left(QEvent::Leave);
    QApplication::sendEvent(viewport(), &left);
}

BoxPanel::BoxPanel(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("boxPanel"));
    m_tabs = new QTabBar;
    m_tabs->setObjectName(QStringLiteral("boxTabs"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(false);
    // Long words of other languages are cut short rather than making the whole panel wide.
    m_tabs->setElideMode(Qt::ElideRight);
    m_tabs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (int i = 0; i < 4; ++i)
        m_tabs->addTab(QString());
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("boxSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_categories = new QComboBox;
    m_categories->setObjectName(QStringLiteral("boxCategory"));
    m_categories->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_filter.setSourceModel(&m_model);
    m_list = new BoxList;
    m_list->setModel(&m_filter);
    m_list->setItemDelegate(new BoxDelegate(m_list));
    m_sources = new QWidget;
    auto* sources = new QHBoxLayout(m_sources);
    sources->setContentsMargins(0, 0, 0, 0);
    sources->setSpacing(6);
    auto* either = new QButtonGroup(this);
    const auto source = [&](const char* name) {
        auto* button = new QPushButton;
        button->setObjectName(QString::fromLatin1(name));
        button->setCheckable(true);
        button->setProperty("chip", true);
        either->addButton(button);
        sources->addWidget(button);
        return button;
    };
    m_fromBox = source("unitsFromBox");
    m_fromArmies = source("unitsFromArmies");
    m_fromBox->setChecked(true);
    sources->addStretch();
    m_empty = new QLabel;
    m_empty->setProperty("role", "muted");
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setContentsMargins(0, 0, 8, 0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 0, 0);
    layout->setSpacing(8);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(0, 0, 8, 0);
    top->setSpacing(8);
    top->addWidget(m_tabs);
    top->addWidget(m_search);
    top->addWidget(m_categories);
    top->addWidget(m_sources);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_empty, 1);

    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        turnTo(static_cast<PaletteModel::Group>(index));
        // A search goes along as long as it finds something; an empty page would look like an empty box.
        if (!m_search->text().isEmpty() && m_filter.rowCount() == 0)
            m_search->clear();
    });
    connect(m_categories, &QComboBox::activated, this, [this](int index) {
        auto& chosen = m_chosenCategories[static_cast<std::size_t>(m_tabs->currentIndex())];
        chosen = index > 0 ? std::optional(m_categories->itemData(index).toString()) : std::nullopt;
        m_filter.setCategory(chosen);
        refreshEmpty();
    });
    connect(&m_model, &PaletteModel::modelReset, this, &BoxPanel::fillCategories);
    connect(either, &QButtonGroup::buttonToggled, this, [this](QAbstractButton*, bool on) {
        if (on)
            showSource();
    });
    connect(&m_tray, &model::ArmyTrayModel::unplacedChanged, this, [this] {
        retranslate();
        refreshEmpty();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter.setWords(text);
        refreshEmpty();
    });
    // From the field, Down and Enter go on in the list.
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_filter.rowCount() > 0) {
            m_list->setCurrentIndex(m_filter.index(0, 0));
            m_list->setFocus(Qt::TabFocusReason);
        }
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { take(index, false); });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) { take(index, true); });
    connect(m_list, &QListView::pressed, this, &BoxPanel::refuse);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (m_list->hasFocus())
                    Q_EMIT refused(index.data(PaletteModel::WhyNotRole).toString());
            });
    // The tray's cards change with the box's count too.
    connect(&m_model, &PaletteModel::dataChanged, m_list->viewport(), qOverload<>(&QWidget::update));
    m_filter.setStock(&m_model);
    showSource();
}

void BoxPanel::take(const QModelIndex& index, bool byKey) {
    if (index.data(PaletteModel::WhyNotRole).toString().isEmpty())
        Q_EMIT chosen(placementOf(index), byKey);
    else
        refuse(index);
}

void BoxPanel::refuse(const QModelIndex& index) {
    const QString why = index.data(PaletteModel::WhyNotRole).toString();
    if (why.isEmpty())
        return;
    Q_EMIT refused(why);
    const QRect card = m_list->visualRect(index);
    QToolTip::showText(m_list->viewport()->mapToGlobal(card.bottomLeft()), why, m_list->viewport(), card);
}

void BoxPanel::turnTo(PaletteModel::Group group) {
    m_filter.setGroup(group);
    fillCategories();
    showSource();
}

void BoxPanel::fillCategories() {
    const auto group = static_cast<PaletteModel::Group>(m_tabs->currentIndex());
    auto& wanted = m_chosenCategories[static_cast<std::size_t>(group)];
    const auto all = m_model.categories(group);
    m_categories->clear();
    m_categories->addItem(group == PaletteModel::Group::Units ? tr("All factions") : tr("All kinds"));
    for (const auto& [key, words] : all)
        m_categories->addItem(words, key);
    const int chosen = wanted ? m_categories->findData(*wanted) : 0;
    if (chosen < 0)
        wanted.reset();  // its pack is not open any more
    m_categories->setCurrentIndex(std::max(0, chosen));
    m_categories->setVisible(all.size() > 1);
    m_filter.setCategory(wanted);
}

bool BoxPanel::showsTray() const {
    return static_cast<PaletteModel::Group>(m_tabs->currentIndex()) == PaletteModel::Group::Units &&
           m_fromArmies->isChecked();
}

void BoxPanel::showSource() {
    m_sources->setVisible(static_cast<PaletteModel::Group>(m_tabs->currentIndex()) ==
                          PaletteModel::Group::Units);
    QAbstractItemModel* source = showsTray() ? static_cast<QAbstractItemModel*>(&m_tray) : &m_model;
    if (m_filter.sourceModel() != source)
        m_filter.setSourceModel(source);
    retranslate();
    refreshEmpty();
}

void BoxPanel::setDocument(model::ScenarioDocument* document) {
    // Each battle keeps what was searched for it.
    if (m_battle != document) {
        const QObject* last = m_battle;
        m_battle = document;
        if (last) {
            m_words[last] = m_search->text();
            connect(last, &QObject::destroyed, this, [this](QObject* gone) { m_words.erase(gone); });
        }
        const auto known = m_words.find(document);
        m_search->setText(known == m_words.end() ? QString() : known->second);
    }
    static_cast<BoxDelegate*>(m_list->itemDelegate())->setLibrary(document ? document->library() : nullptr);
    m_model.setDocument(document);
    m_tray.setDocument(document);
    showTabs();
    retranslate();
    refreshEmpty();
}

/// Only what packs of this game bring; all where there is nothing at all, so that the reason can be read.
void BoxPanel::showTabs() {
    std::array<bool, 4> any{};
    for (int row = 0; row < m_model.rowCount(); ++row)
        any.at(m_model.index(row).data(PaletteModel::GroupRole).toUInt()) = true;
    const bool none = std::none_of(any.begin(), any.end(), [](bool has) { return has; });
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->setTabVisible(i, none || any.at(static_cast<std::size_t>(i)));
}

void BoxPanel::setChosen(const rules::ContentId& id) {
    // What was found by name is shown where it lies. A tab that the user turned to later stays in front.
    if (id != std::exchange(m_chosen, id) && !id.empty() && !showsTray())
        if (const QModelIndex card = m_model.indexOf(id); card.isValid()) {
            m_tabs->setCurrentIndex(card.data(PaletteModel::GroupRole).toInt());
            if (!m_filter.mapFromSource(card).isValid()) {
                // Hidden by what was looked for last in this tab.
                m_chosenCategories[static_cast<std::size_t>(m_tabs->currentIndex())].reset();
                m_search->clear();
                turnTo(static_cast<PaletteModel::Group>(m_tabs->currentIndex()));
            }
        }
    const QModelIndex index =
        showsTray() ? m_list->currentIndex() : m_filter.mapFromSource(m_model.indexOf(id));
    if (index.isValid() && !id.empty())
        m_list->setCurrentIndex(index);
    else
        m_list->clearSelection();
}

void BoxPanel::refreshEmpty() {
    const bool empty = m_filter.rowCount() == 0;
    m_list->setVisible(!empty);
    m_empty->setVisible(empty);
    m_empty->setText(!m_search->text().isEmpty() || m_categories->currentIndex() > 0
                         ? tr("Nothing matches. Try fewer letters or another tab.")
                     : showsTray() ? tr("Every unit of the armies is placed, or the sides have no army yet.")
                                   : tr("No open pack brings any of these."));
}

void BoxPanel::retranslate() {
    const QString names[] = {tr("Boards"), tr("Overlays"), tr("Units"), tr("Tokens")};
    for (int i = 0; i < 4; ++i) {
        m_tabs->setTabText(i, names[i]);
        m_tabs->setTabToolTip(i, names[i]);  // the whole word where there is room for a part
    }
    const auto group = static_cast<PaletteModel::Group>(m_tabs->currentIndex());
    m_fromBox->setText(tr("Box"));
    m_fromBox->setToolTip(tr("Every unit of the open packs."));
    m_fromArmies->setText(tr("From armies (%1)").arg(m_tray.unplaced()));
    m_fromArmies->setToolTip(tr("Units of the scenario's armies that are not placed yet, each once."));
    const int count = showsTray() ? m_tray.rowCount() : m_model.countOf(group);
    QString hint;
    switch (group) {
        case PaletteModel::Group::Boards:
            hint = tr("Search %n board(s)…", nullptr, count);
            break;
        case PaletteModel::Group::Overlays:
            hint = tr("Search %n overlay(s)…", nullptr, count);
            break;
        case PaletteModel::Group::Units:
            hint = tr("Search %n unit(s)…", nullptr, count);
            break;
        case PaletteModel::Group::Tokens:
            hint = tr("Search %n token(s)…", nullptr, count);
            break;
    }
    m_search->setPlaceholderText(hint);
    m_search->setAccessibleName(tr("Search the box"));
    m_categories->setAccessibleName(group == PaletteModel::Group::Units ? tr("Faction") : tr("Category"));
    m_categories->setToolTip(group == PaletteModel::Group::Units ? tr("Shows the units of one faction.")
                                                                 : tr("Shows pieces of one category."));
    m_tabs->setAccessibleName(tr("Kinds of pieces"));
    m_list->setAccessibleName(tr("Pieces in the box"));
}

// Not a focus proxy: Tab would enter at the proxy and pass over the controls above it.
void BoxPanel::focusInEvent(QFocusEvent* event) {
    m_list->setFocus(event->reason());
}

void BoxPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_model.retranslate();
        m_tray.retranslate();
        fillCategories();
        retranslate();
        refreshEmpty();
    }
    QWidget::changeEvent(event);
}

}  // namespace bocage::editor
