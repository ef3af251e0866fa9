#include "rules/systems/crusades/crusades_system.h"

#include <algorithm>

#include "rules/format/schema_notes.h"
#include "rules/format/sections.h"
#include "rules/systems/crusades/building/fortress_rosters.h"
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

const RosterRules* CrusadesSystem::rosters() const {
    static const crusades::FortressRosters made;
    return &made;
}

CardboardNeeds CrusadesSystem::cardboard(const ValidateRequest& request) const {
    CardboardNeeds needs;
    const auto demand = [&](const ContentId& id, int copies, const std::string& subject,
                            const ElementId& army) {
        for (int i = 0; i < std::clamp(copies, 0, 999); ++i)
            needs.demands.push_back({id, subject, {}, {}, army});
    };
    const auto decks = [&](const crusades::DeckLists& lists) {
        for (const crusades::DeckKind deck : crusades::listedDecks)
            for (const crusades::DeckEntry& entry :
                 crusades::cardsOf(lists.of(deck), *request.library).entries)
                demand(entry.card, entry.copies, std::string(crusades::nameOf(deck)), {});
    };
    // Whatever lies before a player comes out of the decks, but for castle and walls.
    const auto fortress = [&](const Roster& roster, const ElementId& army) {
        for (const RosterEntry& entry : roster.entries)
            needs.demands.push_back({entry.content, army.value + "/" + entry.id.value, {}, entry.id, army});
    };
    if (request.scenario) {
        decks(crusades::scenarioSection(request.scenario->extras).decks);
        for (const ScenarioSide& side : request.scenario->sides)
            for (const Player& player : side.players)
                for (const Force::Army& army : player.force.armies)
                    if (const Roster* roster = rosterOf(request, army))
                        fortress(*roster, army.id);
    } else if (request.roster) {
        decks(crusades::rosterSection(request.roster->extras).decks);
        fortress(*request.roster, {});
    }
    return needs;
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
    if (!crusades::deckOfContentKind(kind))
        return {};
    Json schema = format::itemSchema(crusades::Card{}, definitions);
    // Cards show shields and half shields; files count halves.
    format::note(schema, "defenceShields", format::partsNote, 2);
    return schema;
}

}  // namespace bocage::rules
