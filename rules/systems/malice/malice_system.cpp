#include "rules/systems/malice/malice_system.h"

#include "rules/format/sections.h"
#include "rules/systems/malice/catalogue.h"
#include "rules/systems/malice/checks/check_context.h"
#include "rules/systems/malice/checks/pack_checks.h"
#include "rules/systems/malice/describe_sections.h"
#include "rules/systems/malice/table/cardboard.h"

namespace bocage::rules {

std::string_view MaliceSystem::id() const {
    return malice::systemId;
}

const Text& MaliceSystem::name() const {
    static const Text name = "Shadows of Malice";
    return name;
}

const Grid* MaliceSystem::grid() const {
    return &hexGrid();
}

std::span<const DocumentSection> MaliceSystem::documentSections() const {
    static const DocumentSection all[] = {
        documentSection<malice::ScenarioSection>(malice::sectionKey, DocumentSection::Of::Scenario),
        documentSection<malice::PartySection>(malice::sectionKey, DocumentSection::Of::Roster)};
    return all;
}

std::span<const ContentKindInfo> MaliceSystem::contentKinds() const {
    static constexpr ContentKindInfo kinds[] = {{"mastery", "masteries"},
                                                {"treasure", "treasures"},
                                                {"potion", "potions"},
                                                {"fate", "fates"},
                                                {"creature-ability", "creature-abilities"},
                                                {"avatar", "avatars"},
                                                {"radiance", "radiance"},
                                                {"generator-profile", "generator-profiles"}};
    return kinds;
}

std::span<const EffectInfo> MaliceSystem::effects() const {
    static constexpr EffectInfo all[] = {
        {"plains", false, false, false, "SOM-TERR-01"}, {"water", false, false, false, "SOM-TERR-02"},
        {"desert", false, false, false, "SOM-TERR-03"}, {"forest", false, false, false, "SOM-TERR-04"},
        {"hills", false, false, false, "SOM-TERR-05"},  {"mountains", false, false, false, "SOM-TERR-06"},
        {"swamp", false, false, false, "SOM-TERR-07"},  {"wild", false, false, false, "SOM-TERR-08"},
        {"land", false, false, false, "SOM-SR-01"},     {"void", false, false, false, "SOM-SR-01"},
        {"well", false, false, true, "SOM-SETUP-04"},   {"city", false, false, true, "SOM-SETUP-07"},
        {"mystic", false, false, true, "SOM-SETUP-08"}, {"stocked", false, false, false, "SOM-SETUP-09"},
        {"seal", false, false, false, "SOM-SETUP-03"},  {"shadow", false, false, false, "SOM-SHADE-01"},
        {"xulthul", false, false, false, "SOM-XUL-01"}};
    return all;
}

std::span<const RulingInfo> MaliceSystem::rulings() const {
    static const RulingInfo all[] = {{"halfHexJoin", "SOM-AMB-01", {"separate", "merged"}},
                                     {"generatorProfile", "SOM-AMB-05", {"even", "tapered"}},
                                     {"spawnTiming", "SOM-AMB-08", {"sequential", "startOfTurn"}},
                                     {"enterActs", "SOM-AMB-09", {"true", "false"}},
                                     {"fightInPlace", "SOM-AMB-14", {"false", "true"}},
                                     {"moveAfterCombat", "SOM-AMB-16", {"true", "false"}},
                                     {"withdrawHit", "SOM-AMB-26", {"false", "true"}}};
    return all;
}

const RosterRules* MaliceSystem::rosters() const {
    return &malice::partyRules();
}

std::vector<Fielded> MaliceSystem::fielded(const Roster& roster, const LibraryPtr&) const {
    std::vector<Fielded> all;
    for (const RosterEntry& entry : roster.entries)
        all.push_back({entry.id, {}, entry.content, 1});
    return all;
}

std::span<const Check> MaliceSystem::checks() const {
    static const std::vector<Check> all = [] {
        std::vector<Check> joined;
        for (const auto& table : {malice::boardChecks(), malice::wayChecks(), malice::tokenChecks(),
                                  malice::settingChecks(), malice::partyChecks(), malice::holdingChecks()})
            joined.insert(joined.end(), table.begin(), table.end());
        return joined;
    }();
    return all;
}

std::shared_ptr<const CheckContext> MaliceSystem::prepare(const ValidateRequest& request) const {
    return malice::makeContext(request);
}

CardboardNeeds MaliceSystem::cardboard(const ValidateRequest& request) const {
    return malice::cardboardNeeds(request);
}

std::span<const PackCheck> MaliceSystem::packChecks() const {
    return malice::packChecks();
}

Problems MaliceSystem::checkContent(const SystemContent& item) const {
    Problems problems = malice::contentProblems(item);
    for (Problem& problem : problems)
        problem.pointer = item.id.value + problem.pointer;
    return problems;
}

Json MaliceSystem::contentSchema(std::string_view kind, Json::Object& definitions) const {
    return malice::contentSchema(kind, definitions);
}

}  // namespace bocage::rules
