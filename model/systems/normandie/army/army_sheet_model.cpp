#include "model/systems/normandie/army/army_sheet_model.h"

#include <algorithm>

#include "model/messages/element_names.h"
#include "model/messages/finding_text.h"
#include "model/messages/words.h"
#include "model/systems/normandie/render/counter_painter.h"
#include "model/systems/normandie/render/tile_painter.h"
#include "model/systems/normandie/words/army_words.h"
#include "rules/roster/roster_facts.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

// A node is named by its card and, for spaces, its slot: 0 = a card, card + 1 = a slot of it, and the slot
// above bit 20 = a space of that slot's book.
constexpr quintptr slotShift = 20;
constexpr quintptr cardMask = (quintptr(1) << slotShift) - 1;

SheetSlot slotFor(const FillingView& view, const Content& content) {
    SheetSlot row;
    row.slot = view.filling->slot;
    row.filling = view.filling->id;
    row.option = view.filling->option;
    row.name = ElementNames::content(content.library(), row.option);
    const Cost cost = costOf(view);
    if (cost.unknown == 0)
        row.cost = cost.points;
    if (view.option) {
        row.kinds = optionKindName(view.option->kind);
        if (!view.option->bands.empty())
            row.band = view.option->bands.front();
    }
    const auto spaces =
        std::max(view.filling->contents.size(),
                 static_cast<std::size_t>(view.option ? std::max(view.option->spellSpaces, 0) : 0));
    for (std::size_t i = 0; i < spaces; ++i) {
        SheetSlot::Space space;
        if (i < view.filling->contents.size()) {
            space.spell = view.filling->contents[i];
            space.name = ElementNames::content(content.library(), space.spell);
        }
        row.spaces.push_back(std::move(space));
    }
    return row;
}

SheetCard::Counter counterOf(const ArmyUnit& unit, const Library& library) {
    return {unit.id, unit.unit && unit.unit->back, unit.unit ? counterAspect(*unit.unit) : 1,
            ElementNames::content(library, unit.id)};
}

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
    std::vector<SheetCard> cards;
    if (!m_document)
        return cards;
    const auto content = contentFor(m_document->library());
    const ArmyView army(m_document->roster(), *content, {}, Rulings::from(m_document->rulings()));
    const ArmyTotals totals = totalsOf(army);
    for (std::size_t e = 0; e < army.entries.size(); ++e) {
        const EntryView& view = army.entries[e];
        SheetCard card;
        card.entry = view.entry->id;
        card.content = view.entry->content;
        card.grant = view.entry->grant;
        const QString label = localized(view.entry->label);
        const QString name = ElementNames::content(content->library(), card.content);
        card.title = label.isEmpty() ? name : label;
        card.provisional = totals.entries[e].provisional;
        card.cost = totals.entries[e].cost;
        card.faction = m_document->roster().faction;
        if (view.tile) {
            card.faction = view.tile->faction;
            card.hero = view.tile->hero;
            card.stars = view.tile->stars;
            card.role = view.tile->hero ? tr("hero") : view.tile->officer ? tr("officer") : QString();
            for (std::size_t s = 0; s < view.tile->slots.size(); ++s) {
                const Slot& slot = view.tile->slots[s];
                SheetSlot row;
                const auto filled = std::find_if(
                    view.fillings.begin(), view.fillings.end(),
                    [&](const FillingView& other) { return other.filling->slot == static_cast<int>(s); });
                if (filled != view.fillings.end())
                    row = slotFor(*filled, *content);
                row.slot = static_cast<int>(s);
                row.kinds = ArmyWords::slotKinds(slot);
                row.band = slot.band;
                row.stars = slot.stars;
                if (slot.ability)
                    row.bonus = ArmyWords::ability(*slot.ability, *content);
                card.slotRows.push_back(std::move(row));
            }
        } else {
            card.role = tr("unknown here");
        }
        // What lies in no slot of the tile, or shares one, is still there to be seen and taken away.
        for (const FillingView& filling : view.fillings) {
            const bool shown =
                std::any_of(card.slotRows.begin(), card.slotRows.end(),
                            [&](const SheetSlot& row) { return row.filling == filling.filling->id; });
            if (!shown) {
                SheetSlot row = slotFor(filling, *content);
                row.slot = -1;
                card.slotRows.push_back(std::move(row));
            }
        }
        for (const ArmyUnit& unit : army.units)
            if (unit.entry == static_cast<int>(e)) {
                card.counters.push_back(counterOf(unit, content->library()));
                if (const std::string own = unitName(*view.entry, card.counters.size() - 1); !own.empty())
                    card.counters.back().name =
                        tr("%1 (%2)").arg(QString::fromStdString(own), card.counters.back().name);
            }
        QStringList footer;
        if (const auto& breaking = totals.entries[e].breakingPoints)
            footer << tr("Breaking point %1").arg(*breaking);
        if (const auto& victory = totals.entries[e].victoryPoints)
            footer << tr("%1 VP").arg(*victory);
        if (card.grant)
            footer << tr("handed out, free of charge");
        if (!label.isEmpty())
            footer << name;
        card.footer = footer.join(QStringLiteral(" · "));
        cards.push_back(std::move(card));
    }
    if (!army.freeOptions.empty()) {
        SheetCard card;
        card.title = tr("Free options");
        card.faction = m_document->roster().faction;
        int points = 0;
        for (const FillingView& filling : army.freeOptions) {
            card.slotRows.push_back(slotFor(filling, *content));
            card.slotRows.back().slot = -1;
            points += costOf(filling).points;
        }
        for (const ArmyUnit& unit : army.units)
            if (unit.entry < 0)
                card.counters.push_back(counterOf(unit, content->library()));
        card.cost = points;
        card.footer = tr("These need no slot.");
        cards.push_back(std::move(card));
    }
    const FindingText words(content->library());
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
            return space->spell.empty() ? tr("room for a spell") : space->name;
        if (slot)
            return slot->filling.empty() ? tr("empty") : slot->name;
        return card.title;
    };
    switch (role) {
        case Qt::DisplayRole:
            return name();
        case Qt::AccessibleTextRole:
        case Qt::ToolTipRole: {
            QStringList parts;
            if (!slot)
                parts << (card.role.isEmpty() ? card.title : tr("%1, %2").arg(card.title, card.role))
                      << tr("%1 points").arg(ArmyWords::points(card.cost)) << card.footer;
            else if (space)
                parts << tr("%1: %2").arg(slot->name, name());
            else
                parts << tr("%1 slot: %2").arg(slot->kinds, name());
            if (slot && !space) {
                if (!slot->filling.empty())
                    parts << tr("%1 points").arg(ArmyWords::points(slot->cost));
                parts << ArmyWords::band(slot->band);
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
            return QString::fromStdString((space ? space->spell : slot ? slot->option : card.content).value);
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
