#include "rules/systems/normandie/checks/army_checks.h"

#include <algorithm>

#include "rules/format/element_json.h"
#include "rules/roster/roster_ids.h"

namespace bocage::rules::normandie {

namespace {

/// When no single thing is dear enough: the dearest options go until the rest can be paid, then tiles, never
/// the last one.
void offerSeveral(const ArmyCheck& check, int over, std::vector<Fix>& fixes) {
    std::vector<Fix> options, tiles;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!(entry && entry->entry->grant) && costOf(filling).points > 0)
            options.push_back(removeFix(filling));
    });
    for (const EntryView& entry : check.army.entries)
        if (!entry.entry->grant && costOf(entry).points > 0)
            tiles.push_back(removeFix(entry));
    // A tile goes with its options, so the two are not mixed.
    for (std::vector<Fix>* all : {&options, &tiles}) {
        std::stable_sort(all->begin(), all->end(), [](const Fix& a, const Fix& b) {
            return a.price.value_or(0) < b.price.value_or(0);
        });
        Fix together{"remove-several", {}, {}, 0};
        for (const Fix& one : *all) {
            if (-*together.price >= over)
                break;
            together.edits.insert(together.edits.end(), one.edits.begin(), one.edits.end());
            together.price = *together.price + one.price.value_or(0);
        }
        if (-*together.price < over || (all == &tiles && together.edits.size() >= check.army.entries.size()))
            continue;
        // Last first, so that earlier places stay where they are.
        std::sort(together.edits.begin(), together.edits.end(), [](const Edit& a, const Edit& b) {
            return std::pair(a.pointer.size(), a.pointer) > std::pair(b.pointer.size(), b.pointer);
        });
        together.arguments = {std::to_string(together.edits.size())};
        fixes.push_back(std::move(together));
        return;
    }
}

/// The edit that makes scenario or army allow so many points; nothing when it cannot be said where.
std::optional<Edit> allowPoints(const ArmyCheck& check, int points) {
    if (!check.player || !check.player->force.budget)
        return Edit{Edit::Kind::Replace, check.army.pointer + "/limit", points};
    // The roster lies in the force that has the budget.
    const std::size_t force = check.army.pointer.find("/force/");
    if (force == std::string::npos)
        return std::nullopt;
    return Edit{Edit::Kind::Replace, check.army.pointer.substr(0, force) + "/force/budget", points};
}

/// Lets the scenario, or the army by itself, allow what the army costs: the last way out.
void offerMorePoints(const ArmyCheck& check, Finding& finding) {
    const bool ofScenario = check.player && check.player->force.budget;
    if (const std::optional<Edit> edit = allowPoints(check, check.totals.points.value))
        finding.fixes.push_back({ofScenario ? "raise-budget" : "raise-limit",
                                 {std::to_string(check.totals.points.value)},
                                 {*edit},
                                 std::nullopt});
}

/// SON-ARM-10: tiles, options, heroes, spells in books and free options must not cost more than the army
/// points set.
void checkPoints(const ArmyCheck& check, Findings& findings) {
    const std::optional<int> limit = limitOf(check);
    const int over = limit ? check.totals.points.value - *limit : 0;
    if (over <= 0)
        return;
    Finding found = aboutArmy(check, "SON-ARM-10", Severity::Error);
    found.arguments = {std::to_string(check.totals.points.value), std::to_string(*limit),
                       std::to_string(over)};
    // The cheapest single thing whose removal is enough comes first: least lost for the fix.
    std::vector<Fix> candidates;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!(entry && entry->entry->grant) && costOf(filling).points >= over)
            candidates.push_back(removeFix(filling));
    });
    // Not the last tile: an army without any is no army (SON-ARM-12).
    const bool spare = check.army.entries.size() > 1 || (check.player && !check.player->force.fixed.empty());
    for (const EntryView& entry : check.army.entries)
        if (spare && !entry.entry->grant && costOf(entry).points >= over)
            candidates.push_back(removeFix(entry));
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Fix& a, const Fix& b) { return a.price.value_or(0) > b.price.value_or(0); });
    if (candidates.size() > 3)
        candidates.resize(3);
    if (candidates.empty())
        offerSeveral(check, over, candidates);
    found.fixes = std::move(candidates);
    offerMorePoints(check, found);
    findings.push_back(std::move(found));
}

/// SON-ARM-11: with a cost that is unknown or only a sample the total is provisional.
void checkProvisional(const ArmyCheck& check, Findings& findings) {
    if (!check.totals.provisional)
        return;
    // A sample cost is how everything shipped comes: worth a note. A missing one makes the total wrong.
    const bool unknown = check.totals.unknownCosts > 0;
    Finding found = aboutArmy(check, "SON-ARM-11", unknown ? Severity::Warning : Severity::Note);
    found.message = unknown ? "unknown" : "sample";
    found.arguments = {std::to_string(check.totals.points.value), std::to_string(check.totals.unknownCosts)};
    findings.push_back(std::move(found));
}

/// SON-ARM-12: an army needs at least one recruitment tile, unless the scenario hands out a fixed force.
void checkHasTile(const ArmyCheck& check, Findings& findings) {
    if (!check.army.entries.empty() || (check.player && !check.player->force.fixed.empty()))
        return;
    Finding found = aboutArmy(check, "SON-ARM-12", Severity::Error);
    const Tile* cheapest = nullptr;
    for (const auto& [id, tile] : check.content.tiles())
        if (tile.faction == check.army.roster->faction && tile.officer && !tile.hero && tile.cost &&
            (!cheapest || *tile.cost < *cheapest->cost))
            cheapest = &tile;
    if (cheapest)
        offerTile(check, *cheapest, found);
    findings.push_back(std::move(found));
}

constexpr Check armyPointsTable[] = {
    {"SON-ARM-10", Severity::Error, armyCheck<checkPoints>, part::sides},
    {"SON-ARM-11", Severity::Warning, armyCheck<checkProvisional>, part::sides},
    {"SON-ARM-12", Severity::Error, armyCheck<checkHasTile>, part::sides},
};

}  // namespace

void offerTileWithPoints(const ArmyCheck& check, const Tile& tile, Finding& finding) {
    const int points = check.totals.points.value + tile.cost.value_or(0);
    const std::optional<Edit> edit = allowPoints(check, points);
    if (!edit || !tile.cost)
        return;
    RosterEntry entry;
    entry.id = freshId(*check.army.roster, "entry");
    entry.content = tile.id;
    finding.fixes.push_back({"add-tile-with-points",
                             {tile.id.value, std::to_string(points)},
                             {{Edit::Kind::Add, check.army.pointer + "/entries/-", jsonOf(entry)}, *edit},
                             tile.cost});
}

std::span<const Check> armyPointChecks() {
    return armyPointsTable;
}

}  // namespace bocage::rules::normandie
