#include "rules/checks/cardboard.h"

#include <algorithm>
#include <map>
#include <set>

#include "rules/checks/shortage.h"
#include "rules/systems/normandie/checks/zone_room.h"

namespace bocage::rules::normandie {

namespace {

/// Collects what must lie on the table, and remembers which counters of the map armies and forces bring.
class Table {
public:
    explicit Table(const NormandieContext& context) : m_context(context) {}

    void element(const ContentId& content, const ElementId& id) {
        demands.push_back({content, id.value, id, {}, {}});
    }

    void army(const JudgedArmy& army) {
        const ElementId id = army.army ? army.army->id : ElementId();
        // Whatever something brings has its own path below it: when it is missing, the rest is no further
        // news.
        const auto ask = [&](const ContentId& content, const ElementId& entry, const std::string& what = {}) {
            demands.push_back({content, id.value + "/" + entry.value + what, {}, entry, id});
        };
        for (const EntryView& entry : army.view.entries)
            ask(entry.entry->content, entry.entry->id);
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            const ElementId& own = filling.filling->id;
            ask(filling.filling->option, own);
            for (const ContentId& page : filling.filling->contents)
                ask(page, own, "/" + page.value);
            if (filling.option)
                parts(*filling.option, [&](const ContentId& part) { ask(part, own, "/" + part.value); });
        });
        for (const ArmyUnit& unit : army.view.units) {
            const EntryView* entry =
                unit.entry >= 0 ? &army.view.entries[static_cast<std::size_t>(unit.entry)] : nullptr;
            const FillingView* filling = !entry || unit.filling < 0
                                             ? nullptr
                                             : &entry->fillings[static_cast<std::size_t>(unit.filling)];
            ask(unit.id,
                filling ? filling->filling->id
                : entry ? entry->entry->id
                        : ElementId(),
                "/" + unit.id.value);
            ++m_brought[unit.id];
        }
    }

    /// What the scenario hands out is there without a roster: tiles with their units, options, single units.
    void force(const Player& player) {
        const auto ask = [&](const ContentId& content) {
            demands.push_back({content, player.id.value + "/" + content.value, {}, {}, {}});
            if (m_context.content->unit(content))
                ++m_brought[content];
        };
        const auto bring = [&](const std::vector<Copies>& units) {
            for (const Copies& unit : units)
                for (int i = 0; i < unit.count; ++i)
                    ask(unit.id);
        };
        for (const Copies& fixed : player.force.fixed)
            for (int i = 0; i < fixed.count; ++i) {
                ask(fixed.id);
                if (const Tile* tile = m_context.content->tile(fixed.id))
                    bring(tile->units);
                if (const Option* option = m_context.content->option(fixed.id)) {
                    if (option->kind == OptionKind::Support || option->kind == OptionKind::Free)
                        bring(option->units);
                    parts(*option, ask);
                }
            }
    }

    /// A unit or marker on the map, unless an army or a force has already brought it.
    void piece(const Piece& piece) {
        if (const auto brought = m_brought.find(piece.content);
            brought != m_brought.end() && brought->second > 0)
            --brought->second;
        else
            element(piece.content, piece.id);
    }

    std::vector<Demand> demands;
    std::set<ContentId> laid;  ///< overlays that lie on the map anyway

private:
    /// Markers and terrain that come with an option.
    template <class Ask>
    void parts(const Option& option, Ask ask) {
        if (!option.marker.empty())
            for (int i = 0; i < option.markers; ++i) {
                ask(option.marker);
                ++m_brought[option.marker];
            }
        if (!option.overlay.empty() && !laid.contains(option.overlay))
            ask(option.overlay);
    }

    const NormandieContext& m_context;
    std::map<ContentId, int> m_brought;
};

/// Bags and decks that a user made of what is there come in no box and are no cardboard of their own.
bool inSomeBox(const Library& library, const ContentId& id) {
    for (const Pack& pack : library.packs())
        for (const BoxDef& box : pack.boxes)
            for (const Copies& piece : box.contents)
                if (piece.id == id)
                    return true;
    return false;
}

std::vector<Demand> demandsOf(const Scenario& scenario, const NormandieContext& context) {
    Table table(context);
    const BattlefieldPlan& plan = scenario.battlefield;
    for (const PlacedBoard& board : plan.boards)
        table.element(board.board, board.id);
    for (const PlacedOverlay& overlay : plan.overlays) {
        table.element(overlay.overlay, overlay.id);
        table.laid.insert(overlay.overlay);
    }
    for (const PlacedEdge& edge : plan.edges)
        table.element(edge.kind, edge.id);
    for (const PlacedCorner& corner : plan.corners)
        table.element(corner.kind, corner.id);
    for (const JudgedArmy& army : context.armies)
        table.army(army);
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            table.force(player);
    for (const Piece& piece : scenario.pieces)
        table.piece(piece);
    // Two players with one deck have a rule of their own (SON-SCN-04); the deck is wanted once.
    std::set<ContentId> decks;
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            if (const auto [deck, use] = deckOf(scenario, context.content->library(), player);
                inSomeBox(context.content->library(), deck) && decks.insert(deck).second)
                table.demands.push_back(
                    {deck, player.id.value + "/" + deck.value, use ? use->id : ElementId(), {}, {}});
    for (const BagUse& use : scenario.bags)
        if (inSomeBox(context.content->library(), use.bag))
            table.element(use.bag, use.id);
    return std::move(table.demands);
}

Substitutes substitutesIn(const ContentPtr& content) {
    return [content](const ContentId& wanted) {
        std::vector<ContentId> pieces;
        for (const auto& [id, unit] : content->units())
            if (unit.wreck == wanted)
                pieces.push_back(id);
        return pieces;
    };
}

bool carriesSomething(const ScenarioCheck& check, const PlacedOverlay& overlay) {
    const Scenario& scenario = check.scenario;
    const bool goal =
        std::any_of(scenario.objectives.begin(), scenario.objectives.end(),
                    [&](const Objective& objective) { return objective.element == overlay.id; });
    const OverlayDef* definition = check.library.overlay(overlay.overlay);
    const Face* face = definition ? faceNamed(definition->faces, overlay.face) : nullptr;
    if (goal || !face)
        return true;
    for (const FieldUnit& unit : check.battlefield.units())
        for (int i = 0; i < unit.footprint; ++i)
            for (int row = 0; row < face->grid.rows; ++row)
                for (int col = 0; col < face->grid.cols; ++col)
                    if (overlay.at +
                            rotated(Cell{col, row}, overlay.rotation, face->grid.cols, face->grid.rows) ==
                        unit.cells[static_cast<std::size_t>(i)])
                        return true;
    return false;
}

/// Takes one thing off the map, when nothing else hangs on it.
std::optional<Fix> takeAway(const ScenarioCheck& check, const ElementId& id) {
    const BattlefieldPlan& plan = check.scenario.battlefield;
    const auto indexIn = [&](const auto& elements) {
        return static_cast<std::size_t>(
            std::find_if(elements.begin(), elements.end(), [&](const auto& one) { return one.id == id; }) -
            elements.begin());
    };
    if (const std::size_t i = indexIn(plan.edges); i < plan.edges.size())
        return removeFix(id, "battlefield/edges", i);
    if (const std::size_t i = indexIn(plan.corners); i < plan.corners.size())
        return removeFix(id, "battlefield/corners", i);
    if (const std::size_t i = indexIn(plan.overlays);
        i < plan.overlays.size() && !carriesSomething(check, plan.overlays[i]))
        return removeFix(id, "battlefield/overlays", i);
    const std::size_t i = indexIn(check.scenario.pieces);
    if (i < check.scenario.pieces.size() && !check.content.unit(check.scenario.pieces[i].content))
        return removeFix(id, "pieces", i);
    return std::nullopt;
}

/// One undo step that leaves no more on the map than there is cardboard for.
void offerTakingAway(const ScenarioCheck& check, const Clash& clash, const std::vector<Demand>& demands,
                     Finding& found) {
    Fix all{"remove-missing", {std::to_string(clash.unmet.size())}, {}, std::nullopt};
    std::vector<Fix> each;
    for (const std::size_t index : clash.unmet) {
        const Demand& demand = demands[index];
        if (demand.element.empty())
            return;
        if (auto fix = takeAway(check, demand.element)) {
            each.push_back(std::move(*fix));
            continue;
        }
        return;
    }
    if (each.size() == 1) {
        found.fixes.push_back(std::move(each.front()));
        return;
    }
    for (const Fix& fix : each)
        all.edits.insert(all.edits.end(), fix.edits.begin(), fix.edits.end());
    // Last first, so that earlier places stay where they are.
    std::stable_sort(all.edits.begin(), all.edits.end(), [](const Edit& a, const Edit& b) {
        return std::pair(a.pointer.size(), a.pointer) > std::pair(b.pointer.size(), b.pointer);
    });
    found.fixes.push_back(std::move(all));
}

/// DOC-BOX-01: the battle can be set up with the cardboard of the collection; else the smallest clash is
/// shown.
void checkCardboard(const ScenarioCheck& check, Findings& findings) {
    if (!check.collection)
        return;
    const auto [demands, substitutes] = cardboardNeeds(check.scenario, check.context);
    for (const Clash& clash : findClashes(demands, *check.collection, check.library, substitutes)) {
        Finding found = shortage(clash, demands);
        offerTakingAway(check, clash, demands, found);
        findings.push_back(std::move(found));
    }
}

/// DOC-BOX-01 for an army on its own. Its options are the business of SON-ARM-41.
void checkArmyCardboard(const ArmyCheck& check, Findings& findings) {
    if (!check.collection || check.scenario)
        return;
    Table table(check.context);
    table.army(check.judged);
    for (const Clash& clash : findClashes(table.demands, *check.collection, check.content.library(),
                                          substitutesIn(check.context.content)))
        if (!check.content.option(table.demands[clash.demands.back()].content))
            findings.push_back(shortage(clash, table.demands));
}

void checkBoxes(const CheckInput& input, Findings& findings) {
    scenarioCheck<checkCardboard>(input, findings);
    armyCheck<checkArmyCardboard>(input, findings);
}

constexpr Check cardboardChecksTable[] = {
    {"DOC-BOX-01", Severity::Note, checkBoxes,
     part::terrain | part::pieces | part::sides | part::armies | part::decks, part::objectives | part::units},
};

}  // namespace

CardboardNeeds cardboardNeeds(const Scenario& scenario, const NormandieContext& context) {
    return {demandsOf(scenario, context), substitutesIn(context.content)};
}

std::span<const Check> cardboardChecks() {
    return cardboardChecksTable;
}

}  // namespace bocage::rules::normandie
