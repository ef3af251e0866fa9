#include "model/items/turn_track_model.h"

#include <algorithm>

#include "model/commands/briefing_edits.h"
#include "model/items/row_changes.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;

TurnTrackModel::TurnTrackModel(QObject* parent) : QAbstractListModel(parent) {}

void TurnTrackModel::setDocument(ScenarioDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &ScenarioDocument::changed, this, [this](const Change& change) {
            if (change.rest || change.everything)
                follow();
        });
    follow();
}

void TurnTrackModel::follow() {
    std::vector<ElementId> wanted;
    int spaces = 0;
    std::optional<int> end;
    if (m_document) {
        const TurnTrack& track = m_document->scenario().turnTrack;
        spaces = track.spaces;
        end = track.end;
        std::vector<const TurnEvent*> events;
        for (const TurnEvent& event : track.events)
            events.push_back(&event);
        std::stable_sort(events.begin(), events.end(),
                         [](const TurnEvent* a, const TurnEvent* b) { return a->turn < b->turn; });
        for (const TurnEvent* event : events)
            wanted.push_back(event->id);
    }
    struct Rows {
        TurnTrackModel& model;
        void remove(int row) {
            model.beginRemoveRows({}, row, row);
            model.m_events.erase(model.m_events.begin() + row);
            model.endRemoveRows();
        }
        void insert(int row, const ElementId& id) {
            model.beginInsertRows({}, row, row);
            model.m_events.insert(model.m_events.begin() + row, id);
            model.endInsertRows();
        }
        void move(int from, int to) {
            model.beginMoveRows({}, from, from, {}, to);
            std::rotate(model.m_events.begin() + to, model.m_events.begin() + from,
                        model.m_events.begin() + from + 1);
            model.endMoveRows();
        }
    };
    followRows(m_events, wanted, Rows{*this});
    if (!m_events.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    if (spaces != m_spaces || end != m_end) {
        m_spaces = spaces;
        m_end = end;
        Q_EMIT trackChanged();
    }
}

int TurnTrackModel::spaces() const {
    return m_spaces;
}

std::optional<int> TurnTrackModel::end() const {
    return m_end;
}

const TurnEvent* TurnTrackModel::event(const QModelIndex& index) const {
    if (!m_document || !index.isValid())
        return nullptr;
    const ElementId& id = m_events[static_cast<std::size_t>(index.row())];
    for (const TurnEvent& event : m_document->scenario().turnTrack.events)
        if (event.id == id)
            return &event;
    return nullptr;
}

ElementId TurnTrackModel::eventAt(const QModelIndex& index) const {
    return index.isValid() ? m_events[static_cast<std::size_t>(index.row())] : ElementId();
}

QModelIndex TurnTrackModel::indexOf(const ElementId& id) const {
    const auto found = std::find(m_events.begin(), m_events.end(), id);
    return found == m_events.end() ? QModelIndex() : index(static_cast<int>(found - m_events.begin()));
}

int TurnTrackModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_events.size());
}

QVariant TurnTrackModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TurnEvent* found = event(index);
    if (!found)
        return {};
    switch (role) {
        case Qt::DisplayRole: {
            const QString words = localized(found->text);
            return words.isEmpty()
                       ? ElementNames::element(m_document->scenario(), *m_document->library(), found->id)
                       : words;
        }
        case Qt::EditRole:
        case TurnRole:
            return found->turn;
        case EventIdRole:
            return QString::fromStdString(found->id.value);
        case FactionRole:
            return QString::fromStdString(found->faction.value);
        case WordsRole:
            return localized(found->text);
        default:
            return {};
    }
}

bool TurnTrackModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const TurnEvent* found = event(index);
    if (!found || (role != Qt::EditRole && role != TurnRole) || !value.canConvert<int>())
        return false;
    const int turn = value.toInt();
    if (turn < 1 || turn > spaces())
        return false;
    return BriefingEdits(*m_document).moveEvent(ElementId(found->id), turn);
}

Qt::ItemFlags TurnTrackModel::flags(const QModelIndex& index) const {
    return index.isValid()
               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemNeverHasChildren
               : Qt::NoItemFlags;
}

}  // namespace bocage::model
