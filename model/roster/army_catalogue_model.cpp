#include "model/roster/army_catalogue_model.h"

#include <algorithm>

#include "model/commands/roster_edits.h"
#include "model/messages/finding_text.h"
#include "rules/checks/shelf_stock.h"

namespace bocage::model {

using namespace rules;

namespace {
/// Some ten milliseconds of work; armies of a usual size take less for the whole catalogue. Counted, not
/// timed: the same army is judged in the same steps on every machine.
constexpr long long effortAtOnce = 20'000;
}  // namespace

ArmyCatalogueModel::ArmyCatalogueModel(QObject* parent) : QAbstractListModel(parent) {
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &ArmyCatalogueModel::judgeMore);
}

void ArmyCatalogueModel::setDocument(RosterDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_target = {};
    if (document) {
        connect(document, &RosterDocument::changed, this, &ArmyCatalogueModel::judgeAll);
        connect(document, &Document::libraryChanged, this, &ArmyCatalogueModel::fill);
    }
    fill();
}

void ArmyCatalogueModel::setTarget(const ArmyPlace& target) {
    if (target == m_target)
        return;
    m_target = target;
    judgeAll();
}

void ArmyCatalogueModel::retranslate() {
    fill();
}

void ArmyCatalogueModel::setCollection(const Collection& collection) {
    if (collection == m_collection)
        return;
    m_collection = collection;
    fill();
}

void ArmyCatalogueModel::fill() {
    beginResetModel();
    m_rows.clear();
    m_stock.clear();
    m_game = m_document ? rosterFaceOf(m_document->roster().system) : nullptr;
    if (m_game) {
        m_stock = shelfStock(*m_document->library(), m_document->roster().system, m_collection);
        for (CatalogueItem& item : m_game->catalogue(m_document->library()))
            m_rows.push_back({std::move(item), Fit::Elsewhere, {}, {}});
    }
    endResetModel();
    judgeAll();
}

void ArmyCatalogueModel::countUses() {
    m_used.clear();
    for (const ContentId& id : references(m_document->roster()))
        ++m_used[id];
}

void ArmyCatalogueModel::judgeAll() {
    m_later.stop();
    m_judged = 0;
    if (!m_document || m_rows.empty())
        return;
    countUses();
    judgeMore();
}

void ArmyCatalogueModel::judgeMore() {
    if (!m_document || m_judged >= m_rows.size())
        return;
    const auto trial = m_game->trial(RosterState::of(*m_document));
    const std::size_t first = m_judged;
    while (m_judged < m_rows.size() && trial->effort() < effortAtOnce)
        judge(m_rows[m_judged++], *trial);
    if (m_judged < m_rows.size())
        m_later.start();
    // How many are left is news for every row, judged or not.
    Q_EMIT dataChanged(index(first == 0 ? 0 : static_cast<int>(first)),
                       index((first == 0 ? rowCount() : static_cast<int>(m_judged)) - 1),
                       {FitRole, ReasonRole, RuleRole, LeftRole});
}

void ArmyCatalogueModel::judge(Row& row, const RosterTrial& trial) const {
    Findings objections;
    row.fit = Fit::Elsewhere;
    const Roster& roster = m_document->roster();
    if (trial.kindOf(row.id) != RosterTrial::Kind::Filling) {
        objections = trial.alone(row.id);
    } else {
        const RosterEntry* chosen = findEntry(roster, m_target.entry);
        const auto ofChosen = [&](const RosterTrial::Place& place) {
            return chosen == &roster.entries[place.entry] &&
                   (m_target.slot < 0 ? !place.taken : place.slot == m_target.slot);
        };
        // Asked for one after the other, for with a large army each answer takes a while.
        bool here = chosen && m_target.space < 0 && trial.placeFor(row.id, ofChosen);
        std::optional<RosterTrial::Place> place;
        std::vector<ElementId> books;
        if (!here) {
            place = trial.placeFor(row.id, [](const RosterTrial::Place&) { return true; });
            const RosterEntry::Filling* book = chosen ? fillingIn(*chosen, m_target.slot) : nullptr;
            if (book || !place || place->taken)
                books = trial.holdersFor(row.id);
            here = book && std::find(books.begin(), books.end(), book->id) != books.end();
        }
        if (here) {
            row.fit = Fit::Here;
        } else if (books.empty() && (!place || place->taken)) {
            // The chosen slot is asked for the reason, else the first there is.
            std::size_t entry = 0;
            int slot = -1;
            if (place) {
                entry = place->entry;
            } else if (chosen && m_target.slot >= 0) {
                entry = static_cast<std::size_t>(chosen - roster.entries.data());
                slot = m_target.slot;
            }
            if (!place && roster.entries.empty())
                objections = trial.alone(row.id);  // "must occupy a slot"
            else if (!place)
                objections = trial.inSlot(row.id, entry, std::max(slot, 0));
            if (place) {
                row.fit = Fit::Nowhere;
                row.reason = tr("Every slot that takes it is filled.");
                row.rule = trial.oneEachRule();
                return;
            }
        }
    }
    row.reason.clear();
    row.rule.clear();
    if (!objections.empty()) {
        row.fit = Fit::Nowhere;
        row.reason =
            FindingText(*m_document->library(), nullptr, &m_document->roster()).sentence(objections.front());
        row.rule = QString::fromStdString(objections.front().rule);
    }
}

ContentId ArmyCatalogueModel::contentAt(const QModelIndex& index) const {
    return index.isValid() ? m_rows[static_cast<std::size_t>(index.row())].id : ContentId();
}

QModelIndex ArmyCatalogueModel::indexOf(const ContentId& id) const {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].id == id)
            return index(static_cast<int>(i));
    return {};
}

int ArmyCatalogueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags ArmyCatalogueModel::flags(const QModelIndex& index) const {
    return index.isValid()
               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren
               : Qt::NoItemFlags;
}

QVariant ArmyCatalogueModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return row.name;
        case Qt::ToolTipRole:
            if (row.reason.isEmpty() || row.rule.isEmpty())
                return row.reason.isEmpty() ? row.summary : row.reason;
            return tr("%1 (%2)").arg(row.reason, row.rule);
        case Qt::AccessibleTextRole: {
            if (!m_game->hasCosts())
                return row.reason.isEmpty()
                           ? tr("%1, %2").arg(row.name, row.summary)
                           : tr("%1, %2. Does not fit: %3").arg(row.name, row.summary, row.reason);
            const QString cost = pointsText(row.cost);
            return row.reason.isEmpty() ? tr("%1, %2, %3 points").arg(row.name, row.summary, cost)
                                        : tr("%1, %2, %3 points. Does not fit: %4")
                                              .arg(row.name, row.summary, cost, row.reason);
        }
        case ContentIdRole:
            return QString::fromStdString(row.id.value);
        case GroupRole:
            return row.group;
        case SummaryRole:
            return row.summary;
        case CostRole:
            return row.cost ? QVariant(*row.cost) : QVariant();
        case FitRole:
            return static_cast<int>(row.fit);
        case ReasonRole:
            return row.reason;
        case RuleRole:
            return row.rule;
        case FactionRole:
            return QString::fromStdString(row.faction.value);
        case AbilitiesRole:
            return row.tags;
        case PictureRole:
            return QString::fromStdString(row.picture.value);
        case FaceRole:
            return row.pictureFace;
        case StarterRole:
            return row.starter;
        case LeftRole: {
            const auto stock = m_stock.find(row.id);
            const auto used = m_used.find(row.id);
            return (stock == m_stock.end() ? 0 : stock->second) - (used == m_used.end() ? 0 : used->second);
        }
        case SearchRole:
            return row.search;
        default:
            return {};
    }
}

ArmyCatalogueFilter::ArmyCatalogueFilter(QObject* parent) : QSortFilterProxyModel(parent) {
    setDynamicSortFilter(true);
    sort(0);
}

void ArmyCatalogueFilter::setWords(const QString& words) {
    m_words = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidate();
}

void ArmyCatalogueFilter::setGroups(const std::vector<int>& groups) {
    m_groups = groups;
    invalidateFilter();
}

void ArmyCatalogueFilter::setFitsOnly(bool only) {
    m_fitsOnly = only;
    invalidateFilter();
}

void ArmyCatalogueFilter::setOwnedOnly(bool only) {
    m_ownedOnly = only;
    invalidateFilter();
}

void ArmyCatalogueFilter::setFaction(const ContentId& faction) {
    m_faction = faction;
    invalidateFilter();
}

void ArmyCatalogueFilter::setCostAtMost(std::optional<int> points) {
    m_cost = points;
    invalidateFilter();
}

void ArmyCatalogueFilter::setAbility(const QString& slug) {
    m_ability = slug;
    invalidateFilter();
}

bool ArmyCatalogueFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    using Model = ArmyCatalogueModel;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const int group = index.data(Model::GroupRole).toInt();
    if (!m_groups.empty() && std::find(m_groups.begin(), m_groups.end(), group) == m_groups.end())
        return false;
    const auto fit = static_cast<Model::Fit>(index.data(Model::FitRole).toInt());
    if (m_fitsOnly && fit != Model::Fit::Here)
        return false;
    if (m_ownedOnly && index.data(Model::LeftRole).toInt() <= 0)
        return false;
    const std::string faction = index.data(Model::FactionRole).toString().toStdString();
    if (!m_faction.empty() && !faction.empty() && faction != m_faction.value)
        return false;
    if (m_cost && index.data(Model::CostRole).toInt() > *m_cost)
        return false;
    if (!m_ability.isEmpty() && !index.data(Model::AbilitiesRole).toStringList().contains(m_ability))
        return false;
    const QString text = index.data(Model::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool ArmyCatalogueFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    // Of two that fit alike, whose name has the words comes before whose help has them.
    const auto key = [this](const QModelIndex& index) {
        using Model = ArmyCatalogueModel;
        const QString name = index.data(Qt::DisplayRole).toString();
        const bool named = std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) {
            return name.contains(word, Qt::CaseInsensitive);
        });
        return std::tuple(index.data(Model::FitRole).toInt(), !named, index.data(Model::GroupRole).toInt(),
                          name.toLower(), index.row());
    };
    return key(left) < key(right);
}

}  // namespace bocage::model
