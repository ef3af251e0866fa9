#include "model/io/judge_file.h"

#include <algorithm>

#include "model/io/linked_armies.h"

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
