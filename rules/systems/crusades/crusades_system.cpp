#include "rules/systems/crusades/crusades_system.h"

#include "rules/format/sections.h"
#include "rules/systems/crusades/checks/check_context.h"
#include "rules/systems/crusades/describe_sections.h"
#include "rules/systems/crusades/sections.h"

namespace bocage::rules {

std::string_view CrusadesSystem::id() const {
    return crusades::systemId;
}

const Text& CrusadesSystem::name() const {
    static const Text name = "Cthulhu Crusades";
    return name;
}

std::span<const DocumentSection> CrusadesSystem::documentSections() const {
    static const DocumentSection all[] = {
        documentSection<crusades::ScenarioSection>(crusades::sectionKey, DocumentSection::Of::Scenario),
        documentSection<crusades::RosterSection>(crusades::sectionKey, DocumentSection::Of::Roster)};
    return all;
}

std::span<const ContentKindInfo> CrusadesSystem::contentKinds() const {
    static constexpr ContentKindInfo kinds[] = {{"fortress-card", "fortress-cards"},
                                                {"village-card", "village-cards"},
                                                {"siege-card", "siege-cards"},
                                                {"dagon-card", "dagon-cards"},
                                                {"cthulhu-card", "cthulhu-cards"}};
    return kinds;
}

std::span<const RulingInfo> CrusadesSystem::rulings() const {
    return crusades::rulingTable();
}

std::span<const Check> CrusadesSystem::checks() const {
    static const std::vector<Check> all = [] {
        std::vector<Check> joined;
        for (const auto& table :
             {crusades::tableChecks(), crusades::fortressChecks(), crusades::deckChecks()})
            joined.insert(joined.end(), table.begin(), table.end());
        return joined;
    }();
    return all;
}

std::shared_ptr<const CheckContext> CrusadesSystem::prepare(const ValidateRequest& request) const {
    return crusades::makeContext(request);
}

Problems CrusadesSystem::checkContent(const SystemContent& item) const {
    const auto read = crusades::readCard(item);
    Problems problems = read ? Problems() : read.problems();
    if (read && crusades::contentKindOf(crusades::deckOf(read.value().kind)) != item.id.kind())
        problems.push_back({"play.card-of-other-deck",
                            {std::string(crusades::nameOf(read.value().kind)), std::string(item.id.kind())},
                            {},
                            "/kind"});
    for (Problem& problem : problems)
        problem.pointer = item.id.value + problem.pointer;
    return problems;
}

Json CrusadesSystem::contentSchema(std::string_view kind, Json::Object& definitions) const {
    return crusades::deckOfContentKind(kind) ? format::itemSchema(crusades::Card{}, definitions) : Json();
}

}  // namespace bocage::rules
