#include "model/items/palette_model.h"

#include <algorithm>

#include "model/messages/element_names.h"
#include "model/messages/terrain_words.h"
#include "model/messages/words.h"
#include "model/studio/field_words.h"
#include "rules/checks/shelf_stock.h"

namespace bocage::model {

using namespace rules;

PaletteModel::PaletteModel(QObject* parent) : QAbstractListModel(parent) {}

void PaletteModel::setDocument(ScenarioDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    const bool sameLibrary = m_document && document && m_document->library() == document->library() &&
                             m_document->scenario().system == document->scenario().system;
    m_document = document;
    if (sameLibrary)
        countUses();
    else
        fill();
    if (!document)
        return;
    connect(document, &ScenarioDocument::changed, this, &PaletteModel::countUses);
    connect(document, &Document::libraryChanged, this, &PaletteModel::fill);
}

void PaletteModel::setCollection(const Collection& collection) {
    if (collection == m_collection)
        return;
    m_collection = collection;
    fill();
}

void PaletteModel::fill() {
    beginResetModel();
    m_entries.clear();
    m_stock.clear();
    if (m_document) {
        const Library& library = *m_document->library();
        const std::string& system = m_document->scenario().system;
        m_stock = shelfStock(library, system, m_collection);
        for (const Pack& pack : library.packs()) {
            if (pack.manifest.system != system)
                continue;
            for (const BoardDef& board : pack.boards)
                m_entries.push_back({board.id, Group::Boards, {}});
            for (const OverlayDef& overlay : pack.overlays)
                m_entries.push_back({overlay.id, Group::Overlays, overlay.category});
            for (const TerrainKind& kind : pack.terrain)
                if (kind.place != TerrainKind::Place::Cell && m_stock.contains(kind.id))
                    m_entries.push_back({kind.id, Group::Overlays, "edges"});
            for (const SystemContent& content : pack.system)
                if (content.id.kind() == "unit") {
                    const Json* faction = content.fields.find("faction");
                    m_entries.push_back({content.id, Group::Units,
                                         faction && faction->isString() ? faction->string() : std::string()});
                }
            for (const MarkerDef& marker : pack.markers)
                if (marker.place == MarkerDef::Place::Cell || marker.place == MarkerDef::Place::Corner)
                    m_entries.push_back({marker.id, Group::Tokens, marker.category});
        }
        std::stable_sort(m_entries.begin(), m_entries.end(),
                         [](const Entry& a, const Entry& b) { return a.group < b.group; });
    }
    endResetModel();
    countUses();
}

void PaletteModel::countUses() {
    m_used.clear();
    if (m_document) {
        const Scenario& scenario = m_document->scenario();
        for (const auto& board : scenario.battlefield.boards)
            ++m_used[board.board];
        for (const auto& overlay : scenario.battlefield.overlays)
            ++m_used[overlay.overlay];
        for (const auto& edge : scenario.battlefield.edges)
            ++m_used[edge.kind];
        for (const auto& corner : scenario.battlefield.corners)
            ++m_used[corner.kind];
        for (const auto& piece : scenario.pieces)
            ++m_used[piece.content];
    }
    if (!m_entries.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1),
                           {LeftRole, StockTextRole, WhyNotRole, Qt::ToolTipRole});
}

ContentId PaletteModel::contentAt(const QModelIndex& index) const {
    return index.isValid() ? m_entries[static_cast<std::size_t>(index.row())].id : ContentId();
}

QModelIndex PaletteModel::indexOf(const ContentId& id) const {
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (m_entries[i].id == id)
            return index(static_cast<int>(i));
    return {};
}

int PaletteModel::countOf(Group group) const {
    return static_cast<int>(std::count_if(m_entries.begin(), m_entries.end(),
                                          [&](const Entry& entry) { return entry.group == group; }));
}

QString PaletteModel::categoryWords(const Entry& entry) const {
    if (entry.category.empty())
        return tr("Others");
    if (entry.group == Group::Units)
        return ElementNames::content(*m_document->library(), ContentId(entry.category));
    return FieldWords::category(entry.category);
}

std::vector<std::pair<QString, QString>> PaletteModel::categories(Group group) const {
    std::map<QString, QString> words;  // by key
    for (const Entry& entry : m_entries)
        if (entry.group == group)
            words.emplace(QString::fromStdString(entry.category), categoryWords(entry));
    std::vector<std::pair<QString, QString>> all(words.begin(), words.end());
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
        return QString::localeAwareCompare(a.second, b.second) < 0;
    });
    return all;
}

int PaletteModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int PaletteModel::usedOf(const ContentId& id) const {
    const auto used = m_used.find(id);
    return used == m_used.end() ? 0 : used->second;
}

std::optional<CopiesOwned> PaletteModel::copies(const ContentId& id) const {
    if (m_collection.boxes.empty() && m_collection.pieces.empty())
        return std::nullopt;
    const auto stock = m_stock.find(id);
    return CopiesOwned{stock == m_stock.end() ? 0 : stock->second, usedOf(id)};
}

QString PaletteModel::toolTip(const ContentId& id) const {
    QStringList lines;
    const auto owned = copies(id);
    if (owned && owned->left() <= 0)
        lines << owned->whyNone();
    else if (const auto stock = m_stock.find(id); stock != m_stock.end() && stock->second <= usedOf(id))
        lines << tr("One box holds no more of it. You may lay more; then it takes another box.");
    if (const ContentHead* head = m_document->library()->head(id); head && !localized(head->help).isEmpty())
        lines << localized(head->help);
    return lines.join(QStringLiteral("\n\n"));
}

QString PaletteModel::stockText(const ContentId& id) const {
    const auto stock = m_stock.find(id);
    if (stock == m_stock.end())
        return copies(id) ? tr("none owned") : tr("not in a box");
    const int left = stock->second - usedOf(id);
    if (left < 0)
        return tr("%n too many", nullptr, -left);
    return left == 0 ? tr("all used") : tr("%n left", nullptr, left);
}

QString PaletteModel::detail(const Entry& entry) const {
    const Library& library = *m_document->library();
    switch (entry.group) {
        case Group::Boards:
        case Group::Overlays: {
            if (library.terrain(entry.id))
                return tr("edge");
            const BoardDef* board = library.board(entry.id);
            const OverlayDef* overlay = library.overlay(entry.id);
            const auto& faces = board ? board->faces : overlay->faces;
            return faces.empty() ? QString()
                                 : tr("%1 × %2").arg(faces.front().grid.cols).arg(faces.front().grid.rows);
        }
        case Group::Units: {
            const SystemContent* unit = library.systemContent(entry.id);
            const Json* faction = unit->fields.find("faction");
            return faction && faction->isString()
                       ? ElementNames::content(library, ContentId(faction->string()))
                       : QString();
        }
        case Group::Tokens:
            return QString();
    }
    return {};
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_document)
        return {};
    const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    const ContentHead* head = m_document->library()->head(entry.id);
    switch (role) {
        case Qt::DisplayRole:
            return ElementNames::content(*m_document->library(), entry.id);
        case Qt::ToolTipRole:
            return toolTip(entry.id);
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1, %2").arg(ElementNames::content(*m_document->library(), entry.id),
                                                stockText(entry.id));
        case Qt::AccessibleDescriptionRole:
            return toolTip(entry.id);
        case ContentIdRole:
            return QString::fromStdString(entry.id.value);
        case GroupRole:
            return static_cast<int>(entry.group);
        case LeftRole: {
            const auto stock = m_stock.find(entry.id);
            if (stock == m_stock.end())
                return {};
            return stock->second - usedOf(entry.id);
        }
        case WhyNotRole: {
            const auto owned = copies(entry.id);
            return owned ? owned->whyNone() : QString();
        }
        case CategoryRole:
            return QString::fromStdString(entry.category);
        case StockTextRole:
            return stockText(entry.id);
        case DetailRole:
            return detail(entry);
        case SearchRole:
            return QStringList{ElementNames::content(*m_document->library(), entry.id), detail(entry),
                               categoryWords(entry), QString::fromStdString(entry.category),
                               head ? localized(head->help) : QString()}
                .join(QLatin1Char(' '));
        default:
            return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled
                           : Qt::NoItemFlags;
}

void PaletteModel::retranslate() {
    if (!m_entries.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

}  // namespace bocage::model
