#include "editor/army/catalogue_panel.h"

#include <QComboBox>
#include <QDrag>
#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "editor/army/catalogue_delegate.h"
#include "editor/army/catalogue_detail.h"
#include "editor/canvas/map_canvas.h"
#include "editor/panels/thumbnails.h"
#include "editor/systems/game_editor.h"
#include "editor/theme/icons.h"
#include "editor/tools/flow_layout.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::editor {

using model::ArmyCatalogueModel;

CatalogueList::CatalogueList(QWidget* parent) : QListView(parent) {
    setObjectName(QStringLiteral("catalogueList"));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setMouseTracking(true);
    setUniformItemSizes(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void CatalogueList::startDrag(Qt::DropActions) {
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return;
    auto* mime = new QMimeData;
    mime->setData(contentMimeType, index.data(ArmyCatalogueModel::ContentIdRole).toString().toUtf8());
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    drag->setPixmap(index.data(Qt::DecorationRole).value<QPixmap>());
    drag->exec(Qt::CopyAction);
}

CataloguePanel::CataloguePanel(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("cataloguePanel"));
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("catalogueSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_chips = new QWidget;
    new FlowLayout(m_chips, 4, 4);
    addChip(QStringLiteral("fits"));
    addChip(QStringLiteral("owned"));
    m_faction = new QComboBox;
    m_faction->setObjectName(QStringLiteral("catalogueFaction"));
    m_ability = new QComboBox;
    m_ability->setObjectName(QStringLiteral("catalogueAbility"));
    for (QComboBox* box : {m_faction, m_ability}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
    }
    m_cost = new QSpinBox;
    m_cost->setObjectName(QStringLiteral("catalogueCost"));
    m_cost->setRange(0, 999);
    m_filter.setSourceModel(&m_model);
    m_filter.setDynamicSortFilter(false);
    m_list = new CatalogueList;
    m_list->setModel(&m_filter);
    m_list->setItemDelegate(new CatalogueDelegate(m_list));
    m_list->viewport()->installEventFilter(this);
    m_empty = new QLabel;
    m_empty->setProperty("role", "muted");
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_detail = new CatalogueDetail;
    m_detail->setMinimumHeight(110);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(6);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(8, 0, 8, 0);
    top->setSpacing(6);
    top->addWidget(m_search);
    top->addWidget(m_chips);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_faction, 3);
    row->addWidget(m_ability, 3);
    row->addWidget(m_cost, 2);
    top->addLayout(row);
    layout->addLayout(top);
    layout->addWidget(m_list, 3);
    layout->addWidget(m_empty, 3);
    layout->addWidget(m_detail, 2);

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter.setWords(text);
        refreshEmpty();
        m_list->setCurrentIndex(m_filter.index(0, 0));
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        const QScopedValueRollback searching(m_searching, true);
        if (const auto id = chosen(); !id.empty())
            Q_EMIT wanted(id);
    });
    connect(m_faction, &QComboBox::currentIndexChanged, this, [this] {
        m_filter.setFaction(rules::ContentId(m_faction->currentData().toString().toStdString()));
        refreshEmpty();
    });
    connect(m_ability, &QComboBox::currentIndexChanged, this, [this] {
        m_filter.setAbility(m_ability->currentData().toString());
        refreshEmpty();
    });
    connect(m_cost, &QSpinBox::valueChanged, this, [this](int points) {
        m_filter.setCostAtMost(points > 0 ? std::optional(points) : std::nullopt);
        refreshEmpty();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_explained = {};
        refreshDetail();
        Q_EMIT chosenChanged(chosen());
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT wanted(m_model.contentAt(m_filter.mapToSource(index)));
    });
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &CataloguePanel::settle);
    retranslate();
}

QPushButton* CataloguePanel::addChip(const QString& name) {
    auto* chip = new QPushButton;
    chip->setObjectName(QStringLiteral("chip.") + name);
    chip->setProperty("chip", true);
    chip->setCheckable(true);
    m_chips->layout()->addWidget(chip);
    m_chip[name] = chip;
    connect(chip, &QPushButton::toggled, this, &CataloguePanel::chipsChanged);
    return chip;
}

void CataloguePanel::chipsChanged() {
    std::vector<int> groups;
    for (int i = 0; i < m_groups; ++i)
        if (m_chip[QString::number(i)]->isChecked())
            groups.push_back(i);
    m_filter.setGroups(groups);
    m_filter.setFitsOnly(m_chip[QStringLiteral("fits")]->isChecked());
    m_filter.setOwnedOnly(m_chip[QStringLiteral("owned")]->isChecked());
    refreshEmpty();
}

void CataloguePanel::settle() {
    m_unsettled = m_list->viewport()->underMouse();
    if (!m_unsettled) {
        const rules::ContentId last = chosen();
        m_filter.invalidate();
        choose(last);
        refreshEmpty();
    }
    refreshDetail();
}

CataloguePanel::View CataloguePanel::view() const {
    View view{m_search->text(),
              m_faction->currentData().toString(),
              m_ability->currentData().toString(),
              {},
              m_cost->value(),
              chosen(),
              true};
    for (const auto& [name, chip] : m_chip)
        if (chip->isChecked())
            view.chips << name;
    return view;
}

void CataloguePanel::show(const View& view) {
    m_search->setText(view.words);
    m_cost->setValue(view.cost);
    for (const auto& [name, chip] : m_chip)
        chip->setChecked(view.chips.contains(name));
    if (view.kept) {
        m_faction->setCurrentIndex(std::max(0, m_faction->findData(view.faction)));
        m_ability->setCurrentIndex(std::max(0, m_ability->findData(view.ability)));
    }
    if (m_filter.rowCount() > 0)
        m_list->setCurrentIndex(m_filter.index(0, 0));
    choose(view.chosen);
}

void CataloguePanel::setDocument(model::RosterDocument* document) {
    if (const QObject* last = m_model.document()) {
        m_views[last] = view();
        last->disconnect(this);
        connect(last, &QObject::destroyed, this, [this](QObject* gone) { m_views.erase(gone); });
    }
    m_model.setDocument(document);
    if (document)
        m_search->setPlaceholderText(rosterInvitationOf(document->roster().system).search);
    refreshGroups();
    refreshFilters();
    if (document)
        // The faction may have changed: the filter and the heading follow it.
        connect(document, &model::RosterDocument::changed, this,
                [this, last = document->roster().faction]() mutable {
                    if (m_model.document() && m_model.document()->roster().faction != last) {
                        last = m_model.document()->roster().faction;
                        refreshFilters();
                        Q_EMIT headingChanged();
                    }
                });
    const auto known = m_views.find(document);
    show(known == m_views.end() ? View() : known->second);
    refreshDetail();
    refreshEmpty();
    Q_EMIT headingChanged();
}

void CataloguePanel::setTarget(const model::ArmyPlace& target) {
    m_model.setTarget(target);
}

void CataloguePanel::setCollection(const rules::Collection& collection) {
    const rules::ContentId last = chosen();
    m_model.setCollection(collection);
    choose(last);
    retranslate();
}

QString CataloguePanel::heading() const {
    const model::RosterDocument* document = m_model.document();
    if (!document || document->roster().faction.empty())
        return tr("Catalogue");
    return tr("Catalogue · %1")
        .arg(model::ElementNames::content(*document->library(), document->roster().faction));
}

rules::ContentId CataloguePanel::chosen() const {
    return m_model.contentAt(m_filter.mapToSource(m_list->currentIndex()));
}

void CataloguePanel::choose(const rules::ContentId& id) {
    const QModelIndex index = m_filter.mapFromSource(m_model.indexOf(id));
    if (index.isValid()) {
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index);
    }
}

void CataloguePanel::searchFor(const QString& text) {
    m_search->setText(text);
    m_search->setFocus(Qt::OtherFocusReason);
    m_list->setCurrentIndex(m_filter.index(0, 0));
}

void CataloguePanel::searchDone() {
    if (m_searching)
        leaveSearch();
}

void CataloguePanel::leaveSearch() {
    const rules::ContentId last = chosen();
    m_search->clear();
    choose(last);
    Q_EMIT searchLeft();
}

/// Each game has kinds of its own.
void CataloguePanel::refreshGroups() {
    if (m_model.game())
        m_groups = static_cast<int>(m_model.groups().size());
    for (int i = 0; i < m_groups; ++i)
        if (!m_chip.contains(QString::number(i)))
            addChip(QString::number(i));
    for (const auto& [name, chip] : m_chip) {
        bool numbered = false;
        const int group = name.toInt(&numbered);
        if (numbered)
            chip->setVisible(group < m_groups);
    }
    retranslate();
}

void CataloguePanel::refreshFilters() {
    const QSignalBlocker a(m_faction), b(m_ability);
    const model::RosterDocument* document = m_model.document();
    m_faction->clear();
    m_ability->clear();
    m_faction->addItem(tr("Every faction"), QString());
    m_ability->addItem(tr("Any ability"), QString());
    m_cost->setVisible(!m_model.game() || m_model.game()->hasCosts());
    if (document && m_model.game()) {
        for (const rules::Pack& pack : document->library()->packs())
            for (const rules::FactionDef& faction : pack.factions)
                if (pack.manifest.system == document->roster().system)
                    m_faction->addItem(model::localized(faction.name),
                                       QString::fromStdString(faction.id.value));
        const auto tags = m_model.game()->tags(document->library());
        for (const auto& [slug, name] : tags)
            m_ability->addItem(name, slug);
        m_ability->setVisible(!tags.empty());
        m_ability->model()->sort(0);
        const int any = m_ability->findData(QString());
        m_ability->setCurrentIndex(any);
        const int own = m_faction->findData(QString::fromStdString(document->roster().faction.value));
        m_faction->setCurrentIndex(std::max(0, own));
    }
    m_faction->setVisible(m_faction->count() > 1);
    m_filter.setFaction(rules::ContentId(m_faction->currentData().toString().toStdString()));
    m_filter.setAbility({});
}

void CataloguePanel::refreshEmpty() {
    const bool empty = m_filter.rowCount() == 0;
    m_list->setVisible(!empty);
    m_empty->setVisible(empty);
    m_empty->setText(m_chip[QStringLiteral("fits")]->isChecked()
                         ? tr("Nothing fits here. Choose another slot or show everything.")
                         : tr("Nothing matches. Try fewer letters or fewer filters."));
}

void CataloguePanel::explain(const rules::ContentId& id) {
    m_explained = id;
    refreshDetail();
}

void CataloguePanel::refreshDetail() {
    const model::RosterDocument* document = m_model.document();
    const rules::LibraryPtr library = document ? document->library() : nullptr;
    if (!m_explained.empty())
        return m_detail->setContent(m_model.game(), library, m_explained, {}, {});
    const QModelIndex index = m_list->currentIndex();
    m_detail->setContent(m_model.game(), library, chosen(),
                         index.data(ArmyCatalogueModel::ReasonRole).toString(),
                         index.data(ArmyCatalogueModel::RuleRole).toString());
}

void CataloguePanel::retranslate() {
    m_search->setPlaceholderText(
        rosterInvitationOf(m_model.document() ? m_model.document()->roster().system : std::string()).search);
    m_search->setAccessibleName(tr("Search the catalogue"));
    m_list->setAccessibleName(tr("Catalogue"));
    m_faction->setAccessibleName(tr("Faction"));
    m_faction->setToolTip(tr("Shows things of this faction and of none."));
    m_ability->setAccessibleName(tr("Ability"));
    m_ability->setToolTip(tr("Shows things that have or bring this ability."));
    m_cost->setAccessibleName(tr("Highest cost"));
    m_cost->setToolTip(tr("Shows things that cost no more than this."));
    m_cost->setSpecialValueText(tr("Any cost"));
    m_cost->setPrefix(tr("≤ "));
    const auto name = [&](const QString& chip, const QString& text, const QString& tip) {
        m_chip[chip]->setText(text);
        m_chip[chip]->setToolTip(tip);
        m_chip[chip]->setAccessibleName(text);
    };
    name(QStringLiteral("fits"), tr("Fits selection"), tr("Shows only what goes into the chosen slot."));
    if (m_model.shelfNamed())
        name(QStringLiteral("owned"), tr("Owned"), tr("Shows only what your boxes still hold."));
    else
        name(QStringLiteral("owned"), tr("Owned (one of each box)"),
             tr("You have not named your boxes (Army, My boxes), so one of each is taken for granted."));
    const QStringList groups = m_model.groups();
    for (int i = 0; i < groups.size(); ++i)
        name(QString::number(i), groups[i], tr("Shows this kind; several kinds add up."));
}

bool CataloguePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list->viewport() && event->type() == QEvent::Leave && m_unsettled)
        QMetaObject::invokeMethod(this, &CataloguePanel::settle, Qt::QueuedConnection);
    // From the field, Up and Down walk the list without leaving the field; Esc goes back to the sheet.
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
            const int row = std::clamp(m_list->currentIndex().row() + (key->key() == Qt::Key_Down ? 1 : -1),
                                       0, std::max(0, m_filter.rowCount() - 1));
            m_list->setCurrentIndex(m_filter.index(row, 0));
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            leaveSearch();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

// Not a focus proxy: Tab would enter at the proxy and pass over the controls above it.
void CataloguePanel::focusInEvent(QFocusEvent* event) {
    m_list->setFocus(event->reason());
}

void CataloguePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_model.retranslate();
        retranslate();
        refreshFilters();
        refreshEmpty();
        refreshDetail();
    }
    QWidget::changeEvent(event);
}

}  // namespace bocage::editor
