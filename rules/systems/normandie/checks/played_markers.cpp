#include <algorithm>
#include <map>
#include <set>

#include "rules/systems/normandie/checks/scenario_checks.h"
#include "rules/systems/normandie/sight/sight.h"

/// Markers and tokens that the course of play would have taken off again, or could not have laid where they
/// lie.
namespace bocage::rules::normandie {

namespace {

/// A madness that is over as soon as it is drawn; its token goes back at once.
template <std::size_t Index>
void checkMadness(const ScenarioCheck& check, Findings& findings) {
    struct AtOnce {
        std::string_view marker;
        const char* rule;
    };
    constexpr AtOnce all[] = {
        {"madness-steady", "SON-MAD-01"}, {"madness-suicide", "SON-MAD-05"}, {"madness-fear", "SON-MAD-06"}};
    for (const LoadedCounter& counter : loadedCounters(check))
        for (const std::size_t marker : counter.markers)
            if (check.scenario.pieces[marker].content.name() == all[Index].marker)
                findings.push_back(
                    aboutMarker(check, all[Index].rule, Severity::Error, marker, *counter.unit));
}

/// SON-SA-19: the Suppressed marker that comes with Aid cannot be removed before it.
void checkAidAlone(const ScenarioCheck& check, Findings& findings) {
    for (const LoadedCounter& counter : loadedCounters(check)) {
        if (counter.unit->marks.suppressed > 0)
            continue;
        for (const std::size_t marker : counter.markers)
            if (check.scenario.pieces[marker].content.name() == "aid") {
                Finding found = aboutMarker(check, "SON-SA-19", Severity::Warning, marker, *counter.unit);
                found.message = "alone";
                findings.push_back(std::move(found));
            }
    }
}

bool sees(const Battlefield& field, const FieldUnit& from, const FieldUnit& to) {
    const std::vector<SightChoice> choices = sightChoices(field, from, to);
    return std::any_of(choices.begin(), choices.end(),
                       [](const SightChoice& choice) { return choice.state != SightState::Blocked; });
}

/// SON-ZOM-05: each Master of the Dead may give one Zombie in its sight an order.
void checkZombieOrders(const ScenarioCheck& check, Findings& findings) {
    std::vector<const FieldUnit*> masters;
    for (const FieldUnit& unit : check.battlefield.units())
        if (unit.masterOfTheDead && unit.side >= 0 && !unit.offBoard())
            masters.push_back(&unit);
    if (masters.empty())
        return;  // nobody at all: SON-ORD-06
    // Every ordered Zombie needs a Master of its own; which of them is tried like a round of swaps.
    std::map<const FieldUnit*, std::size_t> given;
    std::vector<std::vector<const FieldUnit*>> watchers;
    const auto place = [&](std::size_t zombie, std::set<const FieldUnit*>& asked, const auto& again) -> bool {
        for (const FieldUnit* master : watchers[zombie]) {
            if (!asked.insert(master).second)
                continue;
            const auto taken = given.find(master);
            if (taken == given.end() || again(taken->second, asked, again)) {
                given[master] = zombie;
                return true;
            }
        }
        return false;
    };
    for (const LoadedCounter& counter : loadedCounters(check)) {
        if (!counter.unit->zombie || counter.unit->side >= 0)
            continue;
        const auto token =
            std::find_if(counter.markers.begin(), counter.markers.end(),
                         [&](std::size_t marker) { return isOrderToken(check.scenario.pieces[marker]); });
        if (token == counter.markers.end())
            continue;
        std::vector<const FieldUnit*>& mine = watchers.emplace_back();
        for (const FieldUnit* master : masters)
            if (sees(check.battlefield, *master, *counter.unit))
                mine.push_back(master);
        const bool unseen = mine.empty();
        std::set<const FieldUnit*> asked;
        if (!unseen && place(watchers.size() - 1, asked, place))
            continue;
        Finding found = aboutMarker(check, "SON-ZOM-05", Severity::Error, *token, *counter.unit);
        found.message = unseen ? "unseen" : "second";
        findings.push_back(std::move(found));
    }
}

/// SON-TER-01: demolition points lie on structures, fewer than bring them down.
void checkDemolition(const ScenarioCheck& check, Findings& findings) {
    const Battlefield& field = check.battlefield;
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> points;  // by element, for those with one
    std::map<Corner, int> onCorners;
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p) {
        const Piece& piece = check.scenario.pieces[p];
        if (piece.content.kind() != "marker" || piece.content.name() != "demolition")
            continue;
        int structure = 0, lying = 0;
        if (piece.corner) {
            for (const CornerInfo& corner : field.corners())
                if (corner.at == *piece.corner && corner.effects.has(HasStructure))
                    structure = std::max<int>(structure, corner.effects.structure);
            lying = ++onCorners[*piece.corner];
        } else if (field.cell(piece.at).has(HasStructure)) {
            const CellInfo& cell = field.cell(piece.at);
            structure = cell.structure;
            lying = ++points[{cell.element.source << 29u | cell.element.index, cell.element.part}];
        } else if (!field.exists(piece.at)) {
            continue;  // off the map: SON-SCN-28
        }
        if (structure > 0 && lying != structure)
            continue;  // told once, with the marker that brings it down
        Finding found = aboutElement("SON-TER-01", structure > 0 ? Severity::Error : Severity::Warning,
                                     piece.id, "pieces", p, {piece.at});
        found.message = structure > 0 ? "fallen" : "nothing";
        found.arguments = {piece.content.value, std::to_string(structure)};
        found.fixes.push_back(removeFix(piece.id, "pieces", p));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-53: modes are for creatures that nobody commands.
void checkCommandedModes(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p) {
        const Piece& piece = check.scenario.pieces[p];
        if (piece.mode.empty() || piece.side.empty() || !check.content.unit(piece.content))
            continue;
        Finding found = aboutElement("SON-SCN-53", Severity::Warning, piece.id, "pieces", p, {piece.at});
        found.message = "commanded";
        found.arguments = {piece.content.value, piece.side.value};
        found.fixes.push_back({"no-mode",
                               {piece.content.value},
                               {{Edit::Kind::Remove, found.locations.front().pointer + "/mode", Json()}},
                               std::nullopt});
        findings.push_back(std::move(found));
    }
}

/// Markers that the spells of all armies and grants bring, by the marker's id.
std::map<ContentId, int> spellMarkers(const ScenarioCheck& check) {
    std::map<ContentId, int> brought;
    const auto take = [&](const Option* option, int copies) {
        if (option && option->kind == OptionKind::Spell && !option->marker.empty())
            brought[option->marker] += option->markers * copies;
    };
    for (const JudgedArmy& army : check.context.armies)
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            take(filling.option, 1);
            for (const ContentId& page : filling.filling->contents)
                take(check.content.option(page), 1);
        });
    for (const HandedOut& out : check.context.handedOut)
        for (const auto& [option, count] : out.options)
            take(option, count);
    return brought;
}

/// SON-OPT-04: a spell is cast while one of its markers is free; cast again, the marker moves. A marker of
/// nobody's spell is the scenario's own affair.
void checkSpellMarkers(const ScenarioCheck& check, Findings& findings) {
    std::map<ContentId, std::vector<std::size_t>> lying;
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p)
        if (check.scenario.pieces[p].content.kind() == "marker")
            lying[check.scenario.pieces[p].content].push_back(p);
    if (lying.empty())
        return;
    const std::map<ContentId, int> brought = spellMarkers(check);
    for (const auto& [marker, pieces] : lying) {
        const auto most = brought.find(marker);
        if (most == brought.end() || most->second == 0 || static_cast<int>(pieces.size()) <= most->second)
            continue;
        const std::size_t last = pieces.back();
        const Piece& piece = check.scenario.pieces[last];
        Finding found = aboutElement("SON-OPT-04", Severity::Error, piece.id, "pieces", last, {piece.at});
        found.arguments = {marker.value, std::to_string(pieces.size()), std::to_string(most->second)};
        if (static_cast<int>(pieces.size()) == most->second + 1)
            found.fixes.push_back(removeFix(piece.id, "pieces", last));
        findings.push_back(std::move(found));
    }
}

constexpr Parts onCounters = part::pieces | part::units;

constexpr Check playedMarkersTable[] = {
    {"SON-MAD-01", Severity::Error, scenarioCheck<checkMadness<0>>, onCounters},
    {"SON-MAD-05", Severity::Error, scenarioCheck<checkMadness<1>>, onCounters},
    {"SON-MAD-06", Severity::Error, scenarioCheck<checkMadness<2>>, onCounters},
    {"SON-SA-19", Severity::Warning, scenarioCheck<checkAidAlone>, onCounters},
    {"SON-ZOM-05", Severity::Error, scenarioCheck<checkZombieOrders>, onCounters | part::ground},
    {"SON-TER-01", Severity::Error, scenarioCheck<checkDemolition>, part::pieces | part::ground},
    {"SON-SCN-53", Severity::Warning, scenarioCheck<checkCommandedModes>, part::pieces},
    {"SON-OPT-04", Severity::Error, scenarioCheck<checkSpellMarkers>,
     part::pieces | part::sides | part::armies},
};

}  // namespace

std::span<const Check> playedMarkerChecks() {
    return playedMarkersTable;
}

}  // namespace bocage::rules::normandie
