#include "model/io/judge_file.h"

#include <algorithm>
#include <tuple>

#include "model/io/linked_armies.h"
#include "model/io/linked_files.h"
#include "rules/checks/ownership.h"
#include "rules/systems/game_system.h"
#include "rules/systems/looks_back.h"

namespace bocage::model {

using namespace rules;

namespace {

/// Where the rosters of linked armies would lie if the scenario held them.
std::vector<std::string> linkedPlaces(const Scenario& scenario) {
    std::vector<std::string> places;
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t p = 0; p < scenario.sides[s].players.size(); ++p) {
            const auto& armies = scenario.sides[s].players[p].force.armies;
            for (std::size_t a = 0; a < armies.size(); ++a)
                if (!armies[a].file.empty())
                    places.push_back("/sides/" + std::to_string(s) + "/players/" + std::to_string(p) +
                                     "/force/armies/" + std::to_string(a) + "/roster/");
        }
    return places;
}

bool touches(const Fix& fix, const std::vector<std::string>& places) {
    return std::any_of(fix.edits.begin(), fix.edits.end(), [&](const Edit& edit) {
        return std::any_of(places.begin(), places.end(),
                           [&](const std::string& place) { return edit.pointer.starts_with(place); });
    });
}

bool tells(const Findings& findings, const Finding& wanted) {
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return finding.rule == wanted.rule && !finding.locations.empty() &&
               finding.locations.front().pointer == wanted.locations.front().pointer;
    });
}

/// Adds what the files of earlier chapters tell, where the scenario by itself did not show it already. A
/// bundle is sent around without its neighbours, so nothing is looked for beside it.
void judgeChapters(const Scenario& scenario, const QString& path, bool strict, Verdict& verdict) {
    const auto* game = dynamic_cast<const LooksBack*>(findGameSystem(scenario.system));
    if (!game || !path.endsWith(QLatin1String(".json")) || !namesChapterFiles(scenario))
        return;
    for (Finding& finding : game->judgeChapterFiles(scenario, loadEarlierChapters(scenario, path))) {
        if (tells(verdict.findings, finding) || tells(verdict.waived, finding))
            continue;
        const bool waived =
            !strict &&
            std::any_of(scenario.waivers.begin(), scenario.waivers.end(), [&](const Waiver& waiver) {
                return waiver.rule == finding.rule && waiver.key == finding.key();
            });
        (waived ? verdict.waived : verdict.findings).push_back(std::move(finding));
    }
    std::stable_sort(verdict.findings.begin(), verdict.findings.end(),
                     [](const Finding& a, const Finding& b) {
                         return std::tuple(isOwnership(a), a.severity, std::string_view(a.rule)) <
                                std::tuple(isOwnership(b), b.severity, std::string_view(b.rule));
                     });
}

}  // namespace

FileVerdict judgeFile(Scenario& scenario, const QString& path, ValidateRequest request,
                      Revalidator& validator, const std::map<QString, Roster>& open,
                      std::shared_ptr<const void> owner) {
    FileVerdict result;
    const std::vector<std::string> linked = linkedPlaces(scenario);
    if (!path.isEmpty())
        result.missing = loadLinkedArmies(scenario, path, open);
    request.scenario = &scenario;
    request.roster = nullptr;
    result.verdict = validator.validate(request, std::move(owner));
    judgeChapters(scenario, path, request.strict, result.verdict);
    if (linked.empty())
        return result;
    for (Findings* findings : {&result.verdict.findings, &result.verdict.waived})
        for (Finding& finding : *findings)
            std::erase_if(finding.fixes, [&](const Fix& fix) { return touches(fix, linked); });
    return result;
}

FileVerdict judgeFile(Scenario& scenario, const QString& path, ValidateRequest request) {
    Revalidator validator;
    return judgeFile(scenario, path, std::move(request), validator);
}

}  // namespace bocage::model
