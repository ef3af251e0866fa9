#include "model/roster/army_totals_model.h"

namespace bocage::model {

ArmyTotalsModel::ArmyTotalsModel(QObject* parent) : QAbstractItemModel(parent) {
    refresh();
}

void ArmyTotalsModel::setDocument(RosterDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &RosterDocument::changed, this, &ArmyTotalsModel::refresh);
        connect(document, &Document::libraryChanged, this, &ArmyTotalsModel::refresh);
    }
    refresh();
}

bool ArmyTotalsModel::hasCosts() const {
    const RosterFace* game = m_document ? rosterFaceOf(m_document->roster().system) : nullptr;
    return !game || game->hasCosts();
}

void ArmyTotalsModel::refresh() {
    RosterTotals totals = m_totals;
    if (const RosterFace* game = m_document ? rosterFaceOf(m_document->roster().system) : nullptr)
        totals = game->totals(RosterState::of(*m_document));
    else
        for (Line& line : totals.lines)
            line = {line.name, {}, {}, {}, {}};
    // Another game counts other things.
    if (totals.lines.size() != m_totals.lines.size()) {
        beginResetModel();
        m_totals = std::move(totals);
        endResetModel();
        Q_EMIT refreshed();
        return;
    }
    m_totals.points = m_document ? totals.points : 0;
    m_totals.limit = m_document ? totals.limit : std::nullopt;
    m_totals.provisional = m_document ? totals.provisional : QString();
    std::vector<Line>& now = totals.lines;
    // The sections stay, so that what is folded out stays so; only their sources come and go.
    for (std::size_t i = 0; i < now.size(); ++i) {
        const QModelIndex section = index(static_cast<int>(i), 0);
        const int before = rowCount(section);
        const int after = static_cast<int>(now[i].sources.size());
        std::vector<Line>& sources = m_totals.lines[i].sources;
        if (after < before) {
            beginRemoveRows(section, after, before - 1);
            sources.resize(static_cast<std::size_t>(after));
            endRemoveRows();
        } else if (after > before) {
            beginInsertRows(section, before, after - 1);
            sources.insert(sources.end(), now[i].sources.begin() + before, now[i].sources.end());
            endInsertRows();
        }
        m_totals.lines[i] = std::move(now[i]);
        Q_EMIT dataChanged(section, section.siblingAtColumn(1));
        if (after > 0)
            Q_EMIT dataChanged(index(0, 0, section), index(after - 1, 1, section));
    }
    Q_EMIT refreshed();
}

QModelIndex ArmyTotalsModel::index(int row, int column, const QModelIndex& parent) const {
    if (row < 0 || column < 0 || column > 1 || row >= rowCount(parent))
        return {};
    return createIndex(row, column, static_cast<quintptr>(parent.isValid() ? parent.row() + 1 : 0));
}

QModelIndex ArmyTotalsModel::parent(const QModelIndex& index) const {
    const quintptr id = index.isValid() ? index.internalId() : 0;
    return id == 0 ? QModelIndex() : createIndex(static_cast<int>(id) - 1, 0, quintptr(0));
}

int ArmyTotalsModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_totals.lines.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return static_cast<int>(m_totals.lines[static_cast<std::size_t>(parent.row())].sources.size());
}

const ArmyTotalsModel::Line& ArmyTotalsModel::lineOf(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.internalId() == 0
               ? m_totals.lines[row]
               : m_totals.lines[static_cast<std::size_t>(index.internalId() - 1)].sources[row];
}

QVariant ArmyTotalsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = lineOf(index);
    switch (role) {
        case Qt::DisplayRole:
            return index.column() == 0 ? line.name : line.value;
        case Qt::AccessibleTextRole:
            return tr("%1: %2").arg(line.name, line.value);
        case Qt::ToolTipRole:
            return line.tip;
        case Qt::TextAlignmentRole:
            return static_cast<int>(index.column() == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                                        : Qt::AlignRight | Qt::AlignVCenter);
        case ElementRole:
            return QString::fromStdString(line.element.value);
        default:
            return {};
    }
}

}  // namespace bocage::model
