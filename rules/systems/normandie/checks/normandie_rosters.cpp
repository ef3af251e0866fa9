#include "rules/systems/normandie/checks/normandie_rosters.h"

#include <algorithm>

#include "rules/scenario/scenario.h"
#include "rules/systems/normandie/army/army_diff.h"
#include "rules/systems/normandie/army/army_optimizer.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/checks/army_trial.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::rules::normandie {

namespace {

constexpr std::string_view groupCodes[] = {"tiles",  "heroes",        "support", "equipment", "traits",
                                           "orders", "customization", "spells",  "free"};
constexpr std::string_view goalCodes[] = {"points", "firepower", "staying-power", "orders", "numbers"};

std::string codeOfKind(OptionKind kind) {
    constexpr std::string_view codes[] = {"support",  "equipment", "trait",      "order", "customization",
                                          "artifact", "spell",     "spell-book", "free",  "upgrade"};
    return std::string(codes[static_cast<int>(kind)]);
}

std::string_view groupOfKind(OptionKind kind) {
    constexpr std::string_view codes[] = {"support",       "equipment", "traits", "orders", "customization",
                                          "customization", "spells",    "spells", "free",   "free"};
    return codes[static_cast<int>(kind)];
}

RosterSheet::Filled filledOf(const FillingView& filling) {
    RosterSheet::Filled filled{
        filling.filling->id, filling.filling->option, {}, 0, filling.filling->contents};
    if (filling.option) {
        filled.room = filling.option->spellSpaces;
        if (filling.option->cost)
            filled.cost = costOf(filling).points;
    }
    return filled;
}

RosterSheet::Card cardOf(const EntryView& view) {
    RosterSheet::Card card;
    card.entry = view.entry->id;
    card.content = view.entry->content;
    card.grant = view.entry->grant;
    if (!view.tile)
        return card;
    card.role = view.tile->hero ? "hero" : view.tile->officer ? "officer" : "";
    const Cost cost = costOf(view);
    if (view.tile->cost)
        card.cost = cost.points;
    card.provisional = cost.sample || cost.unknown > 0;
    for (const Copies& unit : view.tile->units)
        card.pieces.insert(card.pieces.end(), static_cast<std::size_t>(unit.count), unit.id);
    for (std::size_t i = 0; i < view.tile->slots.size(); ++i) {
        RosterSheet::Slot slot;
        slot.index = static_cast<int>(i);
        slot.mark = view.tile->slots[i].band;
        for (const OptionKind kind : view.tile->slots[i].kinds)
            slot.takes.push_back(codeOfKind(kind));
        for (const FillingView& filling : view.fillings)
            if (filling.filling->slot == slot.index)
                slot.filled.push_back(filledOf(filling));
        card.slots.push_back(std::move(slot));
    }
    return card;
}

RosterTotal totalOf(std::string code, const Total& total, std::optional<int> limit = {}) {
    RosterTotal out;
    out.code = std::move(code);
    out.value = total.value;
    out.limit = limit;
    for (const ArmyTerm& term : total.terms)
        out.terms.push_back({term.source, term.content, term.reason, term.value, term.rule});
    return out;
}

BestArmyRequest requestOf(const RosterWish& wish, const Content& content) {
    const auto goal = std::ranges::find(goalCodes, std::string_view(wish.goal));
    BestArmyRequest request{content, wish.faction, wish.points};
    if (goal != std::end(goalCodes))
        request.goal = static_cast<Goal>(goal - std::begin(goalCodes));
    request.start = wish.start;
    request.required = wish.required;
    request.permitted = wish.permitted;
    request.forbidden = wish.forbidden;
    request.collection = wish.collection;
    request.cancelled = wish.cancelled;
    return request;
}

std::vector<RosterComparison::Line> linesOf(const std::vector<ArmyDiffLine>& lines) {
    std::vector<RosterComparison::Line> out;
    for (const ArmyDiffLine& line : lines)
        out.push_back({line.content, line.on, line.count, line.cost});
    return out;
}

}  // namespace

RosterSheet NormandieRosters::sheet(const Roster& roster, const LibraryPtr& library) const {
    const ContentPtr content = contentFor(library);
    const ArmyView army(roster, *content);
    const ArmyTotals totals = totalsOf(army);
    RosterSheet sheet;
    for (const EntryView& entry : army.entries)
        sheet.cards.push_back(cardOf(entry));
    for (const FillingView& filling : army.freeOptions)
        sheet.loose.push_back(filledOf(filling));
    sheet.totals = {totalOf("points", totals.points, totals.limit),
                    totalOf("orders", totals.orders, orderCap),
                    totalOf("special-orders", totals.specialOrders, specialOrderCap),
                    totalOf("bluffs", totals.bluffs, bluffCap)};
    sheet.totals.front().provisional = totals.provisional;
    return sheet;
}

std::span<const std::string_view> NormandieRosters::groups() const {
    return groupCodes;
}

std::vector<RosterChoice> NormandieRosters::choices(const LibraryPtr& library) const {
    const ContentPtr content = contentFor(library);
    std::vector<RosterChoice> all;
    for (const auto& [id, tile] : content->tiles())
        all.push_back({id, tile.hero ? "heroes" : "tiles", true, tile.cost, tile.faction});
    for (const auto& [id, option] : content->options())
        all.push_back({id, std::string(groupOfKind(option.kind)), false, option.cost, option.faction});
    return all;
}

Findings NormandieRosters::mayPut(const Roster& roster, const LibraryPtr& library, const ContentId& thing,
                                  const RosterPlace& where, const Player* player,
                                  const ElementId& moving) const {
    const ContentPtr content = contentFor(library);
    const ArmyTrial trial(content, roster, player);
    if (where.entry.empty())
        return content->tile(thing) ? trial.asEntry(thing) : trial.asFreeOption(thing);
    if (where.space >= 0)
        return trial.inBook(thing, where.entry);
    const auto entry = std::ranges::find(roster.entries, where.entry, &RosterEntry::id);
    if (entry == roster.entries.end())
        return trial.asEntry(thing);
    Findings findings =
        trial.inSlot(thing, static_cast<std::size_t>(entry - roster.entries.begin()), where.slot, moving);
    if (!findings.empty() || fits(thing, entry->content, where.slot, library))
        return findings;
    // What needs no slot may lie in one, but wastes it (SON-ARM-34).
    Finding wasted;
    wasted.rule = "SON-ARM-34";
    wasted.severity = Severity::Warning;
    wasted.arguments = {thing.value, entry->content.value};
    wasted.locations = {{{}, {}, {}, {entry->id}, {}}};
    wasted.subject = thing.value;
    return {wasted};
}

bool NormandieRosters::fits(const ContentId& thing, const ContentId& card, int slot,
                            const LibraryPtr& library) const {
    const ContentPtr content = contentFor(library);
    const Option* option = content->option(thing);
    const Tile* tile = content->tile(card);
    return option && tile && slot >= 0 && static_cast<std::size_t>(slot) < tile->slots.size() &&
           normandie::fits(*option, tile->slots[static_cast<std::size_t>(slot)]);
}

int NormandieRosters::room(const ContentId& filling, const LibraryPtr& library) const {
    const ContentPtr content = contentFor(library);
    const Option* option = content->option(filling);
    return option ? std::max(option->spellSpaces, 0) : 0;
}

int NormandieRosters::slotCount(const ContentId& card, const LibraryPtr& library) const {
    const ContentPtr content = contentFor(library);
    const Tile* tile = content->tile(card);
    return tile ? static_cast<int>(tile->slots.size()) : 0;
}

std::vector<ContentId> NormandieRosters::companions(const Roster& roster, const ContentId& card,
                                                    const LibraryPtr& library) const {
    const ContentPtr content = contentFor(library);
    std::vector<ContentId> missing;
    const Tile* wanted = content->tile(card);
    if (!wanted)
        return missing;
    Roster grown = roster;
    const auto add = [&](const ContentId& tile) {
        grown.entries.emplace_back().content = tile;
        missing.push_back(tile);
    };
    for (const ContentId& needed : wanted->needsTiles)
        if (!ArmyView(grown, *content).hasTile(needed))
            add(needed);
    if (ArmyView(grown, *content).hasOfficerTile())
        return missing;
    // The cheapest officer of the faction.
    const Tile* officer = nullptr;
    for (const auto& [id, tile] : content->tiles())
        if (tile.officer && !tile.hero && tile.faction == grown.faction && tile.cost &&
            (!officer || *tile.cost < *officer->cost))
            officer = &tile;
    if (officer)
        add(officer->id);
    return missing;
}

Roster NormandieRosters::blank() const {
    Roster roster;
    roster.system = "normandie";
    return roster;
}

std::span<const std::string_view> NormandieRosters::goals() const {
    return goalCodes;
}

Problems NormandieRosters::contradictions(const RosterWish& wish) const {
    const ContentPtr content = contentFor(wish.library);
    return normandie::contradictions(requestOf(wish, *content));
}

std::optional<Roster> NormandieRosters::best(const RosterWish& wish) const {
    const ContentPtr content = contentFor(wish.library);
    const std::optional<BestArmy> best = bestArmy(requestOf(wish, *content));
    return best ? std::optional(best->roster) : std::nullopt;
}

std::optional<Roster> NormandieRosters::random(const LibraryPtr& library, const ContentId& faction,
                                               int points, unsigned seed) const {
    return randomArmy(*contentFor(library), faction, points, seed);
}

RosterComparison NormandieRosters::compare(const Roster& before, const Roster& after,
                                           const LibraryPtr& library) const {
    const ContentPtr content = contentFor(library);
    const ArmyDiff diff = diffOf(ArmyView(before, *content), ArmyView(after, *content));
    return {linesOf(diff.added), linesOf(diff.removed), diff.gained, diff.lost};
}

}  // namespace bocage::rules::normandie
