#include <algorithm>

#include "rules/checks/cardboard.h"
#include "rules/systems/normandie/checks/scenario_checks.h"

namespace bocage::rules::normandie {

namespace {

void add(std::vector<Demand>& demands, const ContentId& content, const ElementId& element) {
    demands.push_back({content, element.value, element, {}, {}});
}

std::vector<Demand> demandsOf(const Scenario& scenario, const NormandieContext& context) {
    std::vector<Demand> demands;
    const BattlefieldPlan& plan = scenario.battlefield;
    for (const PlacedBoard& board : plan.boards)
        add(demands, board.board, board.id);
    for (const PlacedOverlay& overlay : plan.overlays)
        add(demands, overlay.overlay, overlay.id);
    std::map<ContentId, int> fromArmies;
    for (const JudgedArmy& army : context.armies) {
        const ElementId armyId = army.army ? army.army->id : ElementId();
        for (const EntryView& entry : army.view.entries)
            demands.push_back({entry.entry->content,
                               armyId.value + "/" + entry.entry->id.value,
                               {},
                               entry.entry->id,
                               armyId});
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            demands.push_back({filling.filling->option,
                               armyId.value + "/" + filling.filling->id.value,
                               {},
                               filling.filling->id,
                               armyId});
            for (const ContentId& page : filling.filling->contents)
                demands.push_back(
                    {page, armyId.value + "/" + filling.filling->id.value, {}, filling.filling->id, armyId});
        });
        for (const ArmyUnit& unit : army.view.units) {
            const ElementId entry = unit.entry >= 0
                                        ? army.view.entries[static_cast<std::size_t>(unit.entry)].entry->id
                                        : ElementId();
            demands.push_back(
                {unit.id, armyId.value + "/" + entry.value + "/" + unit.id.value, {}, entry, armyId});
            ++fromArmies[unit.id];
        }
    }
    for (const Piece& piece : scenario.pieces) {
        if (context.content->unit(piece.content) && fromArmies[piece.content] > 0) {
            --fromArmies[piece.content];
            continue;
        }
        if (context.content->unit(piece.content))
            add(demands, piece.content, piece.id);
    }
    return demands;
}

/// DOC-BOX-01: the battle can be set up with the cardboard of the collection; else the smallest clash is
/// shown.
void checkCardboard(const ScenarioCheck& check, Findings& findings) {
    if (!check.collection)
        return;
    const auto [demands, substitutes] = cardboardNeeds(check.scenario, check.context);
    const auto clashes = findClashes(demands, *check.collection, check.library, substitutes);
    for (const Clash& clash : clashes) {
        const Demand& last = demands[clash.demands.back()];
        Finding found = aboutScenario("DOC-BOX-01", Severity::Error, last.subject + "|" + last.content.value);
        found.message = clash.available == 0 ? "none" : "few";
        found.arguments = {last.content.value, std::to_string(clash.demands.size()),
                           std::to_string(clash.available)};
        for (const std::size_t index : clash.demands) {
            Location location;
            if (!demands[index].element.empty())
                location.elements = {demands[index].element};
            if (!demands[index].entry.empty())
                location.entries = {demands[index].entry};
            location.army = demands[index].army;
            found.locations.push_back(std::move(location));
        }
        std::rotate(found.locations.begin(), found.locations.end() - 1, found.locations.end());
        findings.push_back(std::move(found));
    }
}

constexpr Check checks[] = {
    {"DOC-BOX-01", Severity::Error, scenarioCheck<checkCardboard>,
     part::terrain | part::pieces | part::sides | part::armies},
};

}  // namespace

CardboardNeeds cardboardNeeds(const Scenario& scenario, const NormandieContext& context) {
    return {demandsOf(scenario, context), [content = context.content](const ContentId& wanted) {
                std::vector<ContentId> pieces;
                for (const auto& [id, unit] : content->units())
                    if (unit.wreck == wanted)
                        pieces.push_back(id);
                return pieces;
            }};
}

std::span<const Check> cardboardChecks() {
    return checks;
}

}  // namespace bocage::rules::normandie
