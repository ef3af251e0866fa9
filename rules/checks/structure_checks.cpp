#include <algorithm>
#include <map>
#include <set>

#include "rules/board/square.h"
#include "rules/checks/check.h"

namespace bocage::rules {

namespace {

/// Where one content is used in a scenario: what can be pointed at, and whether all of that can be taken
/// away.
struct Uses {
    std::vector<Location> locations;
    std::vector<Edit> removals;  ///< last first, so that earlier places stay where they are
};

/// Elements on the battlefield that are the content themselves; without it they are nothing.
Uses usesOn(const Scenario& scenario, const ContentId& id) {
    Uses uses;
    const auto look = [&](const auto& elements, const char* list, auto contentOf) {
        std::vector<Edit> removals;
        for (std::size_t i = 0; i < elements.size(); ++i) {
            if (contentOf(elements[i]) != id)
                continue;
            const std::string pointer = std::string(list) + "/" + std::to_string(i);
            uses.locations.push_back({pointer, {}, {elements[i].id}, {}, {}});
            removals.push_back({Edit::Kind::Remove, pointer, {}});
        }
        uses.removals.insert(uses.removals.end(), removals.rbegin(), removals.rend());
    };
    const BattlefieldPlan& plan = scenario.battlefield;
    look(plan.boards, "/battlefield/boards", [](const PlacedBoard& board) { return board.board; });
    look(plan.overlays, "/battlefield/overlays",
         [](const PlacedOverlay& overlay) { return overlay.overlay; });
    look(plan.edges, "/battlefield/edges", [](const PlacedEdge& edge) { return edge.kind; });
    look(plan.corners, "/battlefield/corners", [](const PlacedCorner& corner) { return corner.kind; });
    look(scenario.pieces, "/pieces", [](const Piece& piece) { return piece.content; });
    return uses;
}

void addRosterUses(const Roster& roster, const ElementId& army, const ContentId& id, Uses& uses) {
    const auto addFillings = [&](const std::vector<RosterEntry::Filling>& fillings) {
        for (const RosterEntry::Filling& filling : fillings)
            if (filling.option == id ||
                std::find(filling.contents.begin(), filling.contents.end(), id) != filling.contents.end())
                uses.locations.push_back({{}, {}, {}, {filling.id}, army});
    };
    for (const RosterEntry& entry : roster.entries) {
        if (entry.content == id)
            uses.locations.push_back({{}, {}, {}, {entry.id}, army});
        addFillings(entry.fillings);
    }
    addFillings(roster.freeOptions);
}

/// DOC-REF: everything named must exist in an open pack; what does not is a ghost, kept and shown by name.
/// One ghost is one finding, however often it is used.
void checkReferences(const CheckInput& input, Findings& findings) {
    const std::vector<ContentId> ids =
        input.scenario ? references(*input.scenario) : references(*input.roster);
    std::map<ContentId, int> ghosts;
    for (const ContentId& id : ids)
        if (!input.library.head(id))
            ++ghosts[id];
    for (const auto& [id, count] : ghosts) {
        Finding finding;
        finding.rule = "DOC-REF-01";
        finding.severity = Severity::Error;
        finding.arguments = {id.value, std::to_string(count)};
        finding.subject = id.value;
        Uses uses = input.scenario ? usesOn(*input.scenario, id) : Uses();
        // Ghosts on the map can go at a stroke; in armies and texts somebody has to choose.
        if (static_cast<int>(uses.removals.size()) == count)
            finding.fixes.push_back(
                {"remove-ghosts", {std::to_string(count)}, std::move(uses.removals), std::nullopt});
        if (input.roster)
            addRosterUses(*input.roster, {}, id, uses);
        for (const ScenarioSide& side : input.scenario ? input.scenario->sides : std::vector<ScenarioSide>())
            for (const Player& player : side.players)
                for (const Force::Army& army : player.force.armies)
                    if (army.roster)
                        addRosterUses(*army.roster, army.id, id, uses);
        finding.locations = std::move(uses.locations);
        findings.push_back(std::move(finding));
    }
}

/// DOC-PACK: a pinned pack must be open, in a version no older than the document was made with.
void checkPins(const CheckInput& input, Findings& findings) {
    for (const PackPin& pin : input.scenario ? input.scenario->packs : input.roster->packs) {
        const Pack* pack = input.library.pack(pin.id);
        if (pack && pack->manifest.version == pin.version)
            continue;
        Finding finding;
        finding.rule = "DOC-PACK-01";
        finding.severity = pack ? Severity::Note : Severity::Error;
        finding.message = pack ? "version" : "missing";
        finding.arguments = {pin.id.value, pin.version, pack ? pack->manifest.version : std::string()};
        finding.subject = pin.id.value;
        findings.push_back(std::move(finding));
    }
}

/// DOC-FACE: a placed board or overlay shows a face that it has.
void checkFaces(const CheckInput& input, Findings& findings) {
    if (!input.scenario)
        return;
    const auto look = [&](const ElementId& element, const ContentId& id, const auto* definition,
                          const std::string& face) {
        if (!definition || faceNamed(definition->faces, face))
            return;
        Finding finding;
        finding.rule = "DOC-FACE-01";
        finding.arguments = {id.value, face};
        finding.subject = element.value;
        finding.locations.push_back({{}, {}, {element}, {}, {}});
        findings.push_back(std::move(finding));
    };
    for (const auto& board : input.scenario->battlefield.boards)
        look(board.id, board.board, input.library.board(board.board), board.face);
    for (const auto& overlay : input.scenario->battlefield.overlays)
        look(overlay.id, overlay.overlay, input.library.overlay(overlay.overlay), overlay.face);
}

/// DOC-SIDE: sides that are named must exist. One missing side is one finding, whatever belongs to it.
void checkSides(const CheckInput& input, Findings& findings) {
    if (!input.scenario)
        return;
    const Scenario& scenario = *input.scenario;
    std::map<SideId, Location> missing;
    const auto look = [&](const auto& elements) {
        for (const auto& element : elements)
            if (!element.side.empty() && !findSide(scenario, element.side))
                missing[element.side].elements.push_back(element.id);
    };
    look(scenario.zones);
    look(scenario.entries);
    look(scenario.pieces);
    look(scenario.victory);
    for (auto& [side, location] : missing) {
        Finding finding;
        finding.rule = "DOC-SIDE-01";
        finding.arguments = {side.value, std::to_string(location.elements.size())};
        finding.subject = side.value;
        finding.locations.push_back(std::move(location));
        findings.push_back(std::move(finding));
    }
}

constexpr Check checks[] = {
    {"DOC-REF-01", Severity::Error, checkReferences},
    {"DOC-PACK-01", Severity::Error, checkPins},
    {"DOC-FACE-01", Severity::Error, checkFaces},
    {"DOC-SIDE-01", Severity::Error, checkSides},
};

}  // namespace

std::span<const Check> structureChecks() {
    return checks;
}

}  // namespace bocage::rules
