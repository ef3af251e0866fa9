#include "editor/panels/outline_panel.h"

#include <QEvent>
#include <QFocusEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/systems/game_editor.h"
#include "editor/theme/icons.h"
#include "editor/theme/severity_sign.h"
#include "editor/theme/theme.h"

namespace bocage::editor {

using model::OutlineModel;

namespace {

/// The row as usual, with the sign of its worst problem behind the text.
class OutlineDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setBold(index.data(OutlineModel::ElementIdRole).toString().isEmpty());
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const QVariant severity = index.data(OutlineModel::SeverityRole);
        if (!severity.isValid())
            return;
        const int width = option.fontMetrics.horizontalAdvance(index.data(Qt::DisplayRole).toString());
        const int x = std::min(option.rect.left() + width + 18, option.rect.right() - 10);
        paintSeverity(*painter, QPointF(x, option.rect.center().y() + 1),
                      static_cast<rules::Severity>(severity.toInt()), 5);
    }
};

/// Whether a scenario of the game can have things of a kind at all: a pack of the game brings some, and its
/// rules do not say how all begins and how it is won.
bool canHave(const model::ScenarioDocument& document, model::Section section) {
    const GameEditor* game = findGameEditor(document.scenario().system);
    using Place = rules::TerrainKind::Place;
    const auto any = [&](const auto& brings) {
        const auto& packs = document.library()->packs();
        return std::any_of(packs.begin(), packs.end(), [&](const rules::Pack& pack) {
            return pack.manifest.system == document.scenario().system && brings(pack);
        });
    };
    const auto anyKind = [&](Place place) {
        return any([&](const rules::Pack& pack) {
            return std::any_of(pack.terrain.begin(), pack.terrain.end(),
                               [&](const rules::TerrainKind& kind) { return kind.place == place; });
        });
    };
    switch (section) {
        case model::Section::Overlays:
            return any([](const rules::Pack& pack) { return !pack.overlays.empty(); });
        case model::Section::Edges:
            return anyKind(Place::Edge);
        case model::Section::Corners:
            return anyKind(Place::Corner);
        case model::Section::Zones:
        case model::Section::Entries:
            return !game || game->hasSection(QStringLiteral("play"));
        case model::Section::Objectives:
            return !game || game->hasSection(QStringLiteral("victory"));
        default:
            return true;
    }
}

}  // namespace

OutlinePanel::OutlinePanel(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("outlinePanel"));
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("outlineSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_filter.setSourceModel(&m_model);
    m_filter.setRecursiveFilteringEnabled(true);
    m_filter.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_tree = new QTreeView;
    m_tree->setObjectName(QStringLiteral("outlineTree"));
    m_tree->setModel(&m_filter);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(16);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setItemDelegate(new OutlineDelegate(m_tree));
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QWidget::customContextMenuRequested, this, [this](QPoint at) {
        if (m_tree->selectionModel()->hasSelection())
            Q_EMIT contextMenuWanted(m_tree->viewport()->mapToGlobal(at));
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(8, 8, 8, 0);
    top->addWidget(m_search);
    layout->addLayout(top);
    layout->addWidget(m_tree, 1);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter.setFilterFixedString(text);
        if (!text.isEmpty())
            m_tree->expandAll();
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &OutlinePanel::selectionFromTree);
    for (const auto rows : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_filter, rows, this, &OutlinePanel::showKinds);
    connect(&m_filter, &QAbstractItemModel::modelReset, this, &OutlinePanel::showKinds);
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const auto id = m_model.elementAt(m_filter.mapToSource(index));
        if (!id.empty())
            Q_EMIT revealWanted(id);
    });
    m_search->setPlaceholderText(tr("Search what is placed…"));
    m_search->setAccessibleName(tr("Search what is placed"));
    m_tree->setAccessibleName(tr("Everything placed"));
}

void OutlinePanel::setDocument(model::ScenarioDocument* document, Selection* selection) {
    if (m_selection)
        m_selection->disconnect(this);
    m_selection = selection;
    m_document = document;
    m_model.setDocument(document);
    m_tree->expand(m_filter.index(1, 0));
    if (selection)
        connect(selection, &Selection::changed, this, &OutlinePanel::selectionFromMap);
    selectionFromMap();
}

/// Kinds that the game does not have are not listed, unless a scenario has some of them nevertheless.
void OutlinePanel::showKinds() {
    for (int row = 0; m_document && row < m_filter.rowCount(); ++row) {
        const QModelIndex kind = m_filter.index(row, 0);
        const auto section = static_cast<model::Section>(kind.data(OutlineModel::SectionRole).toInt());
        m_tree->setRowHidden(
            row, {}, m_model.rowCount(m_filter.mapToSource(kind)) == 0 && !canHave(*m_document, section));
    }
}

void OutlinePanel::selectionFromMap() {
    if (m_following)
        return;
    m_following = true;
    QItemSelection wanted;
    QModelIndex first;
    if (m_selection)
        for (const auto& id : m_selection->ids())
            if (const QModelIndex index = m_filter.mapFromSource(m_model.indexOf(id)); index.isValid()) {
                wanted.select(index, index);
                first = first.isValid() ? first : index;
            }
    m_tree->selectionModel()->select(wanted, QItemSelectionModel::ClearAndSelect);
    if (first.isValid())
        m_tree->scrollTo(first);
    m_following = false;
}

void OutlinePanel::selectionFromTree() {
    if (m_following || !m_selection)
        return;
    m_following = true;
    std::set<rules::ElementId> ids;
    for (const QModelIndex& index : m_tree->selectionModel()->selectedIndexes())
        if (const auto id = m_model.elementAt(m_filter.mapToSource(index)); !id.empty())
            ids.insert(id);
    m_selection->set(std::move(ids));
    m_following = false;
}

// Not a focus proxy: Tab would enter at the proxy and pass over the controls above it.
void OutlinePanel::focusInEvent(QFocusEvent* event) {
    m_tree->setFocus(event->reason());
}

void OutlinePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_search->setPlaceholderText(tr("Search what is placed…"));
        m_search->setAccessibleName(tr("Search what is placed"));
        m_tree->setAccessibleName(tr("Everything placed"));
        m_tree->viewport()->update();
    }
    QWidget::changeEvent(event);
}

}  // namespace bocage::editor
