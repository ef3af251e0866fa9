#include "rules/systems/normandie/normandie_system.h"

#include "rules/systems/normandie/army/army_view.h"
#include "rules/systems/normandie/army/handed_out.h"
#include "rules/systems/normandie/checks/check_context.h"
#include "rules/systems/normandie/checks/normandie_rosters.h"
#include "rules/systems/normandie/checks/scenario_checks.h"
#include "rules/systems/normandie/content/footprint.h"
#include "rules/systems/normandie/content/rulings.h"
#include "rules/systems/normandie/content/terrain_effects.h"
#include "rules/systems/normandie/content/unit_marks.h"
#include "rules/systems/normandie/packs/pack_checks.h"
#include "rules/systems/normandie/play_order.h"

namespace bocage::rules {

std::string_view NormandieSystem::id() const {
    return "normandie";
}

const Text& NormandieSystem::name() const {
    static const Text name = "Shadows over Normandie";
    return name;
}

const Grid* NormandieSystem::grid() const {
    return &squareGrid();
}

std::vector<Cell> NormandieSystem::footprint(const Piece& piece, const Library& library) const {
    if (piece.corner)
        return {};
    const SystemContent* content = library.systemContent(piece.content);
    const Json* footprint = content ? content->fields.find("footprint") : nullptr;
    const auto spaces = footprint && footprint->isInteger() ? footprint->integer() : 1;
    std::array<Cell, 4> cells;
    const int count = normandie::footprintCells(static_cast<int>(spaces), piece.at, piece.facing, cells);
    return {cells.begin(), cells.begin() + count};
}

PlayOrder NormandieSystem::playOrder(const Scenario& scenario) const {
    return normandie::playOrder(scenario);
}

const RosterRules* NormandieSystem::rosters() const {
    static const normandie::NormandieRosters rosters;
    return &rosters;
}

std::vector<Fielded> NormandieSystem::fielded(const Roster& roster, const LibraryPtr& library) const {
    const normandie::ContentPtr content = normandie::contentFor(library);
    const normandie::ArmyView army(roster, *content);
    std::vector<Fielded> all;
    for (const normandie::ArmyUnit& unit : army.units) {
        ElementId source;
        if (unit.entry >= 0)
            source = army.entries[static_cast<std::size_t>(unit.entry)].entry->id;
        else if (unit.filling >= 0)
            source = army.freeOptions[static_cast<std::size_t>(unit.filling)].filling->id;
        all.push_back({source, {}, unit.id, 1});
    }
    return all;
}

std::vector<Fielded> NormandieSystem::handedOut(const Force& force, const std::vector<const Roster*>& rosters,
                                                const LibraryPtr& library) const {
    std::vector<Fielded> all;
    for (const normandie::HandedOutUnits& handed :
         normandie::handedOutUnits(*normandie::contentFor(library), force, rosters))
        all.push_back({{}, handed.source, handed.unit, handed.count});
    return all;
}

std::span<const ContentKindInfo> NormandieSystem::contentKinds() const {
    static constexpr ContentKindInfo kinds[] = {
        {"unit", "units"}, {"tile", "tiles"}, {"option", "options"}, {"ability", "abilities"}};
    return kinds;
}

std::span<const EffectInfo> NormandieSystem::effects() const {
    static const std::vector<EffectInfo> all = [] {
        const auto ground = normandie::effectTable();
        const auto bearer = normandie::bearerEffectTable();
        std::vector<EffectInfo> list(ground.begin(), ground.end());
        list.insert(list.end(), bearer.begin(), bearer.end());
        return list;
    }();
    return all;
}

std::span<const RulingInfo> NormandieSystem::rulings() const {
    return normandie::rulingTable();
}

std::span<const ConditionInfo> NormandieSystem::conditions() const {
    static constexpr ConditionInfo all[] = {
        {"night", "SON-NGT-01"}, {"fog", "SON-NGT-01"}, {"cave", "SON-NGT-01"}};
    return all;
}

std::span<const RuleSwitchInfo> NormandieSystem::ruleSwitches() const {
    static const std::vector<RuleSwitchInfo> all{
        {"early-totems", {"SON-SUP-09"}},
        {"single-summoning", {"SON-OPT-29"}},
        {"no-defeat-without-orders", {"SON-SCN-59"}},
        {"enter-on-first-turn", {"SON-SCN-42"}},
        {"search-finds-objective", {"SON-SRC-02"}},
        {"wild-things-act-last", {"SON-UNC-02"}},
        {"no-cards-drawn", {"SON-SUP-07"}},
    };
    return all;
}

std::span<const std::string_view> NormandieSystem::hopelessRules() const {
    static constexpr std::string_view rules[] = {"SON-SCN-70"};
    return rules;
}

std::span<const Check> NormandieSystem::checks() const {
    static const std::vector<Check> all = [] {
        std::vector<Check> joined;
        for (const auto& table : {normandie::scenarioChecks(), normandie::armyChecks()})
            joined.insert(joined.end(), table.begin(), table.end());
        return joined;
    }();
    return all;
}

std::shared_ptr<const CheckContext> NormandieSystem::prepare(const ValidateRequest& request) const {
    return normandie::makeContext(request);
}

CardboardNeeds NormandieSystem::cardboard(const ValidateRequest& request) const {
    if (!request.scenario)
        return {};
    return normandie::cardboardNeeds(*request.scenario, *normandie::makeContext(request));
}

Prepared NormandieSystem::prepareAgain(const ValidateRequest& request, const CheckContext& before,
                                       Parts changed) const {
    return normandie::makeContextAgain(request, static_cast<const normandie::NormandieContext&>(before),
                                       changed);
}

Findings NormandieSystem::judgeChapterFiles(const Scenario& scenario,
                                            const std::map<std::string, ChapterFile>& files) const {
    return normandie::chapterFileFindings(scenario, files);
}

Problems NormandieSystem::checkContent(const SystemContent& item) const {
    const auto problemsOf = [&](const auto& read) {
        Problems problems = read ? Problems() : read.problems();
        for (Problem& problem : problems)
            problem.pointer = item.id.value + problem.pointer;
        return problems;
    };
    const std::string_view kind = item.id.kind();
    if (kind == "unit")
        return problemsOf(normandie::readUnit(item));
    if (kind == "tile")
        return problemsOf(normandie::readTile(item));
    if (kind == "option")
        return problemsOf(normandie::readOption(item));
    return problemsOf(normandie::readAbility(item));
}

std::span<const PackCheck> NormandieSystem::packChecks() const {
    return normandie::packChecks();
}

std::vector<ContentId> NormandieSystem::contentReferences(const SystemContent& item) const {
    return normandie::contentReferences(item);
}

}  // namespace bocage::rules
