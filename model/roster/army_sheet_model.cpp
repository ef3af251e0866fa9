#include "model/roster/army_sheet_model.h"

#include <algorithm>

#include "model/messages/finding_text.h"

namespace bocage::model {

using namespace rules;

namespace {

// A node is named by its card and, for spaces, its slot: 0 = a card, card + 1 = a slot of it, and the slot
// above bit 20 = a space of that slot's book.
constexpr quintptr slotShift = 20;
constexpr quintptr cardMask = (quintptr(1) << slotShift) - 1;

/// Where a finding is shown: at the first id it names that is on the sheet.
std::vector<SheetProblem>* placeFor(std::vector<SheetCard>& cards, const Finding& finding) {
    for (const Location& location : finding.locations)
        for (const ElementId& id : location.entries)
            for (SheetCard& card : cards) {
                if (card.entry == id && !id.empty())
                    return &card.problems;
                for (SheetSlot& row : card.slotRows)
                    if (row.filling == id)
                        return &row.problems;
            }
    return nullptr;
}

}  // namespace

ArmySheetModel::ArmySheetModel(QObject* parent) : QAbstractItemModel(parent) {}

void ArmySheetModel::setDocument(RosterDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_findings.clear();
    if (document) {
        connect(document, &RosterDocument::changed, this, &ArmySheetModel::refresh);
        connect(document, &Document::libraryChanged, this, &ArmySheetModel::refresh);
    }
    refresh();
}

void ArmySheetModel::setVerdict(const Verdict& verdict) {
    m_findings = verdict.findings;
    refresh();
}

std::vector<SheetCard> ArmySheetModel::build() const {
    const RosterFace* game = m_document ? rosterFaceOf(m_document->roster().system) : nullptr;
    if (!game)
        return {};
    std::vector<SheetCard> cards = game->cards(RosterState::of(*m_document));
    const FindingText words(*m_document->library());
    for (const Finding& finding : m_findings)
        if (auto* place = placeFor(cards, finding))
            place->push_back(
                {finding.severity, words.sentence(finding), QString::fromStdString(finding.rule)});
    return cards;
}

void ArmySheetModel::refresh() {
    std::vector<SheetCard> now = build();
    if (now == m_cards)
        return;
    const auto sameShape = [](const SheetCard& a, const SheetCard& b) {
        return a.entry == b.entry && std::equal(a.slotRows.begin(), a.slotRows.end(), b.slotRows.begin(),
                                                b.slotRows.end(), [](const SheetSlot& x, const SheetSlot& y) {
                                                    return x.spaces.size() == y.spaces.size();
                                                });
    };
    if (std::equal(now.begin(), now.end(), m_cards.begin(), m_cards.end(), sameShape)) {
        m_cards = std::move(now);
        for (int row = 0; row < rowCount(); ++row) {
            const QModelIndex card = index(row, 0);
            Q_EMIT dataChanged(card, card);
            if (const int count = rowCount(card))
                Q_EMIT dataChanged(index(0, 0, card), index(count - 1, 0, card));
            for (int s = 0; s < rowCount(card); ++s)
                if (const QModelIndex slot = index(s, 0, card); rowCount(slot) > 0)
                    Q_EMIT dataChanged(index(0, 0, slot), index(rowCount(slot) - 1, 0, slot));
        }
    } else {
        beginResetModel();
        m_cards = std::move(now);
        endResetModel();
    }
    Q_EMIT refreshed();
}

QModelIndex ArmySheetModel::index(int row, int column, const QModelIndex& parent) const {
    if (column != 0 || row < 0 || row >= rowCount(parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, 0, quintptr(0));
    if (parent.internalId() == 0)
        return createIndex(row, 0, static_cast<quintptr>(parent.row() + 1));
    return createIndex(row, 0, parent.internalId() | static_cast<quintptr>(parent.row() + 1) << slotShift);
}

QModelIndex ArmySheetModel::parent(const QModelIndex& index) const {
    const quintptr id = index.internalId();
    if (!index.isValid() || id == 0)
        return {};
    const int card = static_cast<int>(id & cardMask) - 1;
    const int slot = static_cast<int>(id >> slotShift) - 1;
    return slot < 0 ? createIndex(card, 0, quintptr(0)) : createIndex(slot, 0, id & cardMask);
}

int ArmySheetModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_cards.size());
    if (parent.internalId() == 0)
        return static_cast<int>(m_cards[static_cast<std::size_t>(parent.row())].slotRows.size());
    if (parent.internalId() >> slotShift)
        return 0;
    return static_cast<int>(slotOf(parent)->spaces.size());
}

const SheetCard* ArmySheetModel::cardOf(const QModelIndex& index) const {
    if (!index.isValid())
        return nullptr;
    const quintptr id = index.internalId();
    return &m_cards[id == 0 ? static_cast<std::size_t>(index.row())
                            : static_cast<std::size_t>((id & cardMask) - 1)];
}

const SheetSlot* ArmySheetModel::slotOf(const QModelIndex& index) const {
    const SheetCard* card = cardOf(index);
    const quintptr id = card ? index.internalId() : 0;
    if (id == 0)
        return nullptr;
    const auto space = id >> slotShift;
    return &card->slotRows[space ? static_cast<std::size_t>(space - 1)
                                 : static_cast<std::size_t>(index.row())];
}

ArmyPlace ArmySheetModel::placeOf(const SheetCard& card, const SheetSlot& slot) const {
    return slot.slot < 0 ? ArmyPlace{slot.filling} : ArmyPlace{card.entry, slot.slot};
}

ArmyPlace ArmySheetModel::placeOf(const QModelIndex& index) const {
    const SheetCard* card = cardOf(index);
    if (!card)
        return {};
    const SheetSlot* slot = slotOf(index);
    if (!slot)
        return {card->entry};
    ArmyPlace place = placeOf(*card, *slot);
    if (index.internalId() >> slotShift)
        place.space = index.row();
    return place;
}

QModelIndex ArmySheetModel::indexOf(const ArmyPlace& place) const {
    for (std::size_t c = 0; c < m_cards.size(); ++c) {
        const QModelIndex card = index(static_cast<int>(c), 0);
        if (placeOf(card) == place && !place.empty())
            return card;
        for (int s = 0; s < rowCount(card); ++s) {
            const QModelIndex slot = index(s, 0, card);
            if (placeOf(slot) == place)
                return slot;
            for (int i = 0; i < rowCount(slot); ++i)
                if (placeOf(index(i, 0, slot)) == place)
                    return index(i, 0, slot);
        }
    }
    return {};
}

QString ArmySheetModel::inWords(const ArmyPlace& place) const {
    const QModelIndex found = indexOf(place);
    return found.isValid() ? found.data(Qt::AccessibleTextRole).toString() : QString();
}

QVariant ArmySheetModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SheetCard& card = *cardOf(index);
    const SheetSlot* slot = slotOf(index);
    const bool isSpace = slot && index.internalId() >> slotShift;
    const SheetSlot::Space* space = isSpace ? &slot->spaces[static_cast<std::size_t>(index.row())] : nullptr;
    const auto name = [&] {
        if (space)
            return space->name;
        if (slot)
            return slot->filling.empty() ? tr("empty") : slot->name;
        return card.title;
    };
    const RosterFace* game = m_document ? rosterFaceOf(m_document->roster().system) : nullptr;
    const auto points = [&](const std::optional<int>& cost) {
        return game && !game->hasCosts() ? QString() : tr("%1 points").arg(pointsText(cost));
    };
    switch (role) {
        case Qt::DisplayRole:
            return name();
        case Qt::AccessibleTextRole:
        case Qt::ToolTipRole: {
            QStringList parts;
            if (!slot)
                parts << (card.role.isEmpty() ? card.title : tr("%1, %2").arg(card.title, card.role))
                      << points(card.cost) << card.footer;
            else if (space)
                parts << tr("%1: %2").arg(slot->name, name());
            else
                parts << tr("%1 slot: %2").arg(slot->kinds, name());
            if (slot && !space) {
                if (!slot->filling.empty())
                    parts << points(slot->cost);
                parts << slot->bandName;
                if (slot->stars > 0)
                    parts << tr("%n order(s) while filled", nullptr, slot->stars);
                if (!slot->bonus.isEmpty())
                    parts << tr("gives %1 while filled").arg(slot->bonus);
            }
            for (const SheetProblem& problem : slot ? slot->problems : card.problems)
                parts << tr("%1 (%2)").arg(problem.sentence, problem.rule);
            parts.removeAll(QString());
            return parts.join(QStringLiteral(" · "));
        }
        case PlaceEntryRole:
            return QString::fromStdString(placeOf(index).entry.value);
        case SlotRole:
            return placeOf(index).slot;
        case SpaceRole:
            return placeOf(index).space;
        case ContentIdRole:
            return QString::fromStdString((space  ? space->content
                                           : slot ? slot->option
                                                  : card.content)
                                              .value);
        case CostRole: {
            const auto& cost = slot ? slot->cost : card.cost;
            return cost && !space ? QVariant(*cost) : QVariant();
        }
        case ProblemsRole: {
            QStringList sentences;
            for (const SheetProblem& problem : slot ? slot->problems : card.problems)
                sentences << problem.sentence;
            return sentences;
        }
        default:
            return {};
    }
}

}  // namespace bocage::model
