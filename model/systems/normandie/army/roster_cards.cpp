#include <QCoreApplication>
#include <algorithm>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/normandie/army/normandie_rosters.h"
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

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::ArmySheetModel)
};

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
        row.bandName = ArmyWords::band(row.band);
    }
    const auto spaces =
        std::max(view.filling->contents.size(),
                 static_cast<std::size_t>(view.option ? std::max(view.option->spellSpaces, 0) : 0));
    for (std::size_t i = 0; i < spaces; ++i) {
        SheetSlot::Space space;
        if (i < view.filling->contents.size()) {
            space.content = view.filling->contents[i];
            space.name = ElementNames::content(content.library(), space.content);
        } else {
            space.name = SheetWords::tr("room for a spell");
        }
        row.spaces.push_back(std::move(space));
    }
    return row;
}

SheetCard::Counter counterOf(const ArmyUnit& unit, const Library& library) {
    return {unit.id, unit.unit && unit.unit->back, unit.unit ? counterAspect(*unit.unit) : 1,
            ElementNames::content(library, unit.id)};
}

}  // namespace

std::vector<SheetCard> NormandieRosters::cards(const RosterState& state) const {
    std::vector<SheetCard> cards;
    const auto content = contentFor(state.library);
    const ArmyView army(state.roster, *content, {}, Rulings::from(state.rulings));
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
        card.faction = state.roster.faction;
        if (view.tile) {
            card.faction = view.tile->faction;
            card.hero = view.tile->hero;
            card.stars = view.tile->stars;
            card.role = view.tile->hero      ? SheetWords::tr("hero")
                        : view.tile->officer ? SheetWords::tr("officer")
                                             : QString();
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
                row.bandName = ArmyWords::band(row.band);
                row.stars = slot.stars;
                if (slot.ability)
                    row.bonus = ArmyWords::ability(*slot.ability, *content);
                card.slotRows.push_back(std::move(row));
            }
        } else {
            card.role = SheetWords::tr("unknown here");
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
                        SheetWords::tr("%1 (%2)").arg(QString::fromStdString(own), card.counters.back().name);
            }
        QStringList footer;
        if (const auto& breaking = totals.entries[e].breakingPoints)
            footer << SheetWords::tr("Breaking point %1").arg(*breaking);
        if (const auto& victory = totals.entries[e].victoryPoints)
            footer << SheetWords::tr("%1 VP").arg(*victory);
        if (card.grant)
            footer << SheetWords::tr("handed out, free of charge");
        if (!label.isEmpty())
            footer << name;
        card.footer = footer.join(QStringLiteral(" · "));
        cards.push_back(std::move(card));
    }
    if (!army.freeOptions.empty()) {
        SheetCard card;
        card.title = SheetWords::tr("Free options");
        card.faction = state.roster.faction;
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
        card.footer = SheetWords::tr("These need no slot.");
        cards.push_back(std::move(card));
    }
    return cards;
}

}  // namespace bocage::model
