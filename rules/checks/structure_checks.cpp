#include <algorithm>
#include <map>
#include <set>

#include "rules/board/square.h"
#include "rules/checks/check.h"

namespace bocage::rules {

namespace {

/// DOC-REF: everything named must exist in an open pack; what does not is a ghost, kept and shown by name.
void checkReferences(const CheckInput& input, Findings& findings) {
    const std::vector<ContentId> ids =
        input.scenario ? references(*input.scenario) : references(*input.roster);
    std::map<ContentId, int> ghosts;
    for (const ContentId& id : ids)
        if (!input.library.head(id))
            ++ghosts[id];
    for (const auto& [id, uses] : ghosts) {
        Finding finding;
        finding.rule = "DOC-REF-01";
        finding.severity = Severity::Error;
        finding.arguments = {id.value, std::to_string(uses)};
        finding.subject = id.value;
        if (input.scenario) {
            Location where;
            const auto note = [&](const ElementId& element, const ContentId& content) {
                if (content == id)
                    where.elements.push_back(element);
            };
            for (const auto& board : input.scenario->battlefield.boards)
                note(board.id, board.board);
            for (const auto& overlay : input.scenario->battlefield.overlays)
                note(overlay.id, overlay.overlay);
            for (const auto& piece : input.scenario->pieces)
                note(piece.id, piece.content);
            finding.locations.push_back(std::move(where));
        }
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

/// DOC-SIDE: sides and players that are named must exist.
void checkSides(const CheckInput& input, Findings& findings) {
    if (!input.scenario)
        return;
    const Scenario& scenario = *input.scenario;
    const auto look = [&](const ElementId& element, const SideId& side) {
        if (side.empty() || findSide(scenario, side))
            return;
        Finding finding;
        finding.rule = "DOC-SIDE-01";
        finding.arguments = {element.value, side.value};
        finding.subject = element.value;
        finding.locations.push_back({{}, {}, {element}, {}, {}});
        findings.push_back(std::move(finding));
    };
    for (const auto& zone : scenario.zones)
        look(zone.id, zone.side);
    for (const auto& arrow : scenario.entries)
        look(arrow.id, arrow.side);
    for (const auto& piece : scenario.pieces)
        look(piece.id, piece.side);
    for (const auto& condition : scenario.victory)
        look(condition.id, condition.side);
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
