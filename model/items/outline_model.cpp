#include "model/items/outline_model.h"

#include <QCoreApplication>

#include "model/items/row_changes.h"
#include "model/messages/element_names.h"
#include "model/plan/placed_elements.h"
#include "model/systems/game_words.h"
#include "rules/board/square.h"
#include "rules/scenario/placed_lists.h"

namespace bocage::model {

using rules::ElementId;

namespace {

constexpr Section order[] = {Section::Boards,     Section::Overlays, Section::Edges,
                             Section::Corners,    Section::Zones,    Section::Entries,
                             Section::Objectives, Section::Pieces,   Section::Notes};

/// What a section is called: of pieces, by the game's own word where it has one.
QString titleOf(Section section, const std::string& system) {
    const CodeWords* own =
        section == Section::Pieces ? findWords(&GameWords::sections, "pieces", system) : nullptr;
    return own ? QCoreApplication::translate("GameWords", own->name) : ElementNames::section(section);
}

/// The list of a scenario that a section stands for.
template <class Action>
void withList(const rules::Scenario& scenario, Section section, Action action) {
    // Sections are named in the order of the lists.
    int place = 0;
    rules::forEachList(scenario, [&](const auto& list, const char*) {
        if (static_cast<Section>(place++) == section)
            action(list);
    });
}

QString placeOf(const PlacedElement& element, const rules::Scenario& scenario) {
    if (element.corner)
        return ElementNames::cell(scenario, {element.corner->col, element.corner->row});
    if (element.edge)
        return ElementNames::cell(scenario, element.edge->cell);
    return element.cells.empty() ? QString() : ElementNames::cell(scenario, element.cells.front());
}

}  // namespace

/// Tells Qt each row change of one section and makes it.
struct OutlineModel::Follower {
    OutlineModel& model;
    std::size_t section;

    void remove(int row) {
        model.beginRemoveRows(model.sectionIndex(section), row, row);
        auto& ids = model.m_sections[section].ids;
        ids.erase(ids.begin() + row);
        model.endRemoveRows();
    }
    void insert(int row, const ElementId& id) {
        model.beginInsertRows(model.sectionIndex(section), row, row);
        auto& ids = model.m_sections[section].ids;
        ids.insert(ids.begin() + row, id);
        model.endInsertRows();
    }
    void move(int from, int to) {
        const QModelIndex parent = model.sectionIndex(section);
        model.beginMoveRows(parent, from, from, parent, to);
        auto& ids = model.m_sections[section].ids;
        std::rotate(ids.begin() + to, ids.begin() + from, ids.begin() + from + 1);
        model.endMoveRows();
    }
};

OutlineModel::OutlineModel(QObject* parent) : QAbstractItemModel(parent) {
    for (const Section section : order)
        m_sections.push_back({section, {}});
}

void OutlineModel::setDocument(ScenarioDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    fill();
    if (!document)
        return;
    connect(document, &ScenarioDocument::changed, this, &OutlineModel::documentChanged);
    connect(document, &Document::libraryChanged, this, &OutlineModel::fill);
}

void OutlineModel::fill() {
    beginResetModel();
    for (SectionRows& rows : m_sections)
        rows.ids = idsOf(rows.section);
    endResetModel();
}

std::vector<ElementId> OutlineModel::idsOf(Section section) const {
    std::vector<ElementId> ids;
    if (m_document)
        withList(m_document->scenario(), section, [&](const auto& list) {
            for (const auto& element : list)
                ids.push_back(element.id);
        });
    return ids;
}

void OutlineModel::documentChanged(const Change& change) {
    if (change.everything) {
        fill();
        return;
    }
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        if (!change.touches(m_sections[i].section))
            continue;
        followRows(m_sections[i].ids, idsOf(m_sections[i].section), Follower{*this, i});
        const QModelIndex section = sectionIndex(i);
        Q_EMIT dataChanged(section, section);
        if (const int rows = rowCount(section))
            Q_EMIT dataChanged(index(0, 0, section), index(rows - 1, 0, section));
    }
}

void OutlineModel::setFindings(const rules::Findings& findings) {
    m_worst.clear();
    for (const rules::Finding& finding : findings)
        for (const rules::Location& location : finding.locations)
            for (const ElementId& id : location.elements) {
                const auto [found, fresh] = m_worst.emplace(id, finding.severity);
                if (!fresh)
                    found->second = std::min(found->second, finding.severity);
            }
    for (std::size_t i = 0; i < m_sections.size(); ++i)
        if (const QModelIndex section = sectionIndex(i); rowCount(section) > 0)
            Q_EMIT dataChanged(index(0, 0, section), index(rowCount(section) - 1, 0, section),
                               {SeverityRole});
}

QModelIndex OutlineModel::sectionIndex(std::size_t i) const {
    return createIndex(static_cast<int>(i), 0, quintptr(0));
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    // Sections carry 0; elements the number of their section plus one.
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : quintptr(0));
}

QModelIndex OutlineModel::parent(const QModelIndex& child) const {
    return child.isValid() && child.internalId() > 0 ? sectionIndex(child.internalId() - 1) : QModelIndex();
}

int OutlineModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_sections.size());
    if (parent.internalId() > 0 || parent.column() > 0)
        return 0;
    return static_cast<int>(m_sections[static_cast<std::size_t>(parent.row())].ids.size());
}

int OutlineModel::columnCount(const QModelIndex&) const {
    return 1;
}

ElementId OutlineModel::elementAt(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == 0)
        return {};
    return m_sections[index.internalId() - 1].ids[static_cast<std::size_t>(index.row())];
}

QModelIndex OutlineModel::indexOf(const ElementId& id) const {
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        const auto& ids = m_sections[i].ids;
        if (const auto found = std::find(ids.begin(), ids.end(), id); found != ids.end())
            return index(static_cast<int>(found - ids.begin()), 0, sectionIndex(i));
    }
    return {};
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_document)
        return {};
    const ElementId id = elementAt(index);
    if (id.empty()) {
        const SectionRows& rows = m_sections[static_cast<std::size_t>(index.row())];
        if (role == Qt::DisplayRole)
            return QStringLiteral("%1 (%2)")
                .arg(titleOf(rows.section, m_document->scenario().system))
                .arg(rows.ids.size());
        if (role == SectionRole)
            return static_cast<int>(rows.section);
        if (role == ElementIdRole)
            return QString();
        return {};
    }
    const auto& scenario = m_document->scenario();
    const auto& library = *m_document->library();
    switch (role) {
        case Qt::DisplayRole: {
            const auto placed = placedElement(scenario, library, id);
            const QString place = placed ? placeOf(*placed, m_document->scenario()) : QString();
            const QString name = ElementNames::element(scenario, library, id);
            return place.isEmpty() ? name : QStringLiteral("%1 · %2").arg(name, place);
        }
        case ElementIdRole:
            return QString::fromStdString(id.value);
        case SectionRole:
            return static_cast<int>(m_sections[index.internalId() - 1].section);
        case PlaceRole: {
            const auto placed = placedElement(scenario, library, id);
            return placed ? placeOf(*placed, m_document->scenario()) : QString();
        }
        case SeverityRole: {
            const auto found = m_worst.find(id);
            return found == m_worst.end() ? QVariant() : QVariant(static_cast<int>(found->second));
        }
        default:
            return {};
    }
}

Qt::ItemFlags OutlineModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    return index.internalId() == 0 ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

}  // namespace bocage::model
