#include "model/systems/normandie/army/army_catalogue_model.h"

#include <algorithm>

#include "model/commands/roster_edits.h"
#include "model/messages/element_names.h"
#include "model/messages/finding_text.h"
#include "model/messages/words.h"
#include "model/systems/normandie/words/army_words.h"
#include "rules/checks/shelf_stock.h"
#include "rules/systems/normandie/army/army_view.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

ArmyCatalogueModel::ArmyCatalogueModel(QObject* parent) : QAbstractListModel(parent) {}

ArmyCatalogueModel::Group ArmyCatalogueModel::groupOf(const Option& option) {
    switch (option.kind) {
        case OptionKind::Support:
            return Group::Support;
        case OptionKind::Equipment:
            return Group::Equipment;
        case OptionKind::Trait:
            return Group::Traits;
        case OptionKind::Order:
            return Group::Orders;
        case OptionKind::Spell:
        case OptionKind::SpellBook:
            return Group::Spells;
        case OptionKind::Free:
        case OptionKind::Upgrade:
            return Group::Free;
        case OptionKind::Customization:
        case OptionKind::Artifact:
            break;
    }
    return Group::Customization;
}

QString ArmyCatalogueModel::groupName(Group group) {
    switch (group) {
        case Group::Tiles:
            return tr("Tiles");
        case Group::Heroes:
            return tr("Heroes");
        case Group::Support:
            return tr("Support");
        case Group::Equipment:
            return tr("Equipment");
        case Group::Traits:
            return tr("Traits");
        case Group::Orders:
            return tr("Orders");
        case Group::Customization:
            return tr("Customization");
        case Group::Spells:
            return tr("Spells");
        case Group::Free:
            return tr("Free");
    }
    return {};
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
    m_content = m_document ? contentFor(m_document->library()) : nullptr;
    if (m_content) {
        const Library& library = m_content->library();
        m_stock = shelfStock(library, m_document->roster().system, m_collection);
        const auto add = [&](Row row, const ContentHead& head, const std::vector<AbilityUse>& abilities) {
            row.id = head.id;
            row.name = localized(head.name);
            QStringList words{row.name, row.summary, groupName(row.group), localized(head.help)};
            if (!row.faction.empty())
                words << ElementNames::content(library, row.faction);
            for (const AbilityUse& use : abilities) {
                row.abilities << QString::fromStdString(use.slug);
                words << ArmyWords::ability(use, *m_content);
            }
            row.search = words.join(QLatin1Char(' '));
            m_rows.push_back(std::move(row));
        };
        const auto withUnits = [&](std::vector<AbilityUse> abilities, const std::vector<Copies>& units) {
            for (const Copies& copies : units)
                if (const Unit* unit = m_content->unit(copies.id))
                    abilities.insert(abilities.end(), unit->front.abilities.begin(),
                                     unit->front.abilities.end());
            return abilities;
        };
        for (const auto& [id, tile] : m_content->tiles()) {
            Row row;
            row.group = tile.hero ? Group::Heroes : Group::Tiles;
            row.summary = ArmyWords::summary(tile, *m_content);
            row.cost = tile.cost;
            row.faction = tile.faction;
            add(std::move(row), tile, withUnits(tile.abilities, tile.units));
        }
        for (const auto& [id, option] : m_content->options()) {
            Row row;
            row.group = groupOf(option);
            row.summary = ArmyWords::summary(option, *m_content);
            row.cost = option.cost;
            row.faction = option.faction;
            add(std::move(row), option, withUnits(option.abilities, option.units));
        }
        countUses();
        const ArmyTrial trial(m_content, m_document->roster(), m_document->player());
        for (Row& row : m_rows)
            judge(row, trial);
    }
    endResetModel();
}

void ArmyCatalogueModel::countUses() {
    m_used.clear();
    for (const ContentId& id : references(m_document->roster()))
        ++m_used[id];
}

void ArmyCatalogueModel::judgeAll() {
    if (!m_document || m_rows.empty())
        return;
    countUses();
    const ArmyTrial trial(m_content, m_document->roster(), m_document->player());
    for (Row& row : m_rows)
        judge(row, trial);
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {FitRole, ReasonRole, RuleRole, LeftRole});
}

void ArmyCatalogueModel::judge(Row& row, const ArmyTrial& trial) const {
    Findings objections;
    row.fit = Fit::Elsewhere;
    const Option* option = m_content->option(row.id);
    const Roster& roster = trial.roster();
    if (!option) {
        objections = trial.asEntry(row.id);
    } else if (needsNoSlot(*option)) {
        objections = trial.asFreeOption(row.id);
    } else {
        const RosterEntry* chosen = findEntry(roster, m_target.entry);
        const auto places = trial.placesFor(row.id);
        const auto books = trial.booksFor(row.id);
        const auto ofChosen = [&](const ArmyTrial::Place& place) {
            return chosen == &roster.entries[place.entry] &&
                   (m_target.slot < 0 ? !place.taken : place.slot == m_target.slot);
        };
        bool here = chosen && m_target.space < 0 && std::any_of(places.begin(), places.end(), ofChosen);
        const RosterEntry::Filling* book = chosen ? fillingIn(*chosen, m_target.slot) : nullptr;
        if (book)
            here = here || std::find(books.begin(), books.end(), book->id) != books.end();
        if (here) {
            row.fit = Fit::Here;
        } else if (books.empty() && (places.empty() || places.front().taken)) {
            // The chosen slot is asked for the reason, else the first there is.
            std::size_t entry = 0;
            int slot = -1;
            if (!places.empty()) {
                entry = places.front().entry;
            } else if (chosen && m_target.slot >= 0) {
                entry = static_cast<std::size_t>(chosen - roster.entries.data());
                slot = m_target.slot;
            }
            if (places.empty() && roster.entries.empty())
                objections = trial.asFreeOption(row.id);  // "must occupy a slot"
            else if (places.empty())
                objections = trial.inSlot(row.id, entry, std::max(slot, 0));
            if (!places.empty()) {
                row.fit = Fit::Nowhere;
                row.reason = tr("Every slot that takes it is filled.");
                row.rule = QStringLiteral("SON-ARM-14");
                return;
            }
        }
    }
    row.reason.clear();
    row.rule.clear();
    if (!objections.empty()) {
        row.fit = Fit::Nowhere;
        row.reason = FindingText(m_content->library()).sentence(objections.front());
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
            return row.reason.isEmpty() ? row.summary : tr("%1 (%2)").arg(row.reason, row.rule);
        case Qt::AccessibleTextRole:
            return row.reason.isEmpty()
                       ? tr("%1, %2, %3 points").arg(row.name, row.summary, ArmyWords::points(row.cost))
                       : tr("%1, %2, %3 points. Does not fit: %4")
                             .arg(row.name, row.summary, ArmyWords::points(row.cost), row.reason);
        case ContentIdRole:
            return QString::fromStdString(row.id.value);
        case GroupRole:
            return static_cast<int>(row.group);
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
            return row.abilities;
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

void ArmyCatalogueFilter::setGroups(const std::vector<ArmyCatalogueModel::Group>& groups) {
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
    const auto group = static_cast<Model::Group>(index.data(Model::GroupRole).toInt());
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
