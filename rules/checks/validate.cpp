#include <algorithm>
#include <tuple>

#include "rules/checks/check.h"
#include "rules/systems/game_system.h"

namespace bocage::rules {

std::size_t Verdict::count(Severity severity) const {
    return static_cast<std::size_t>(
        std::count_if(findings.begin(), findings.end(),
                      [&](const Finding& finding) { return finding.severity == severity; }));
}

namespace {

void run(std::span<const Check> checks, const CheckInput& input, const ValidateRequest& request,
         Findings& findings) {
    for (const Check& check : checks) {
        if (request.overtaken && request.overtaken->load(std::memory_order_relaxed))
            return;
        check.run(input, findings);
    }
}

bool isWaived(const Finding& finding, const std::vector<Waiver>& waivers) {
    return std::any_of(waivers.begin(), waivers.end(), [&](const Waiver& waiver) {
        return waiver.rule == finding.rule && waiver.key == finding.key();
    });
}

}  // namespace

const Roster* rosterOf(const ValidateRequest& request, const Force::Army& army) {
    if (army.roster)
        return &*army.roster;
    const auto linked = request.linkedArmies.find(army.file);
    return linked == request.linkedArmies.end() ? nullptr : &linked->second;
}

Verdict validate(const ValidateRequest& request) {
    Findings findings;
    const std::string& systemId = request.scenario ? request.scenario->system : request.roster->system;
    const GameSystem* system = findGameSystem(systemId);
    if (!system) {
        Finding finding;
        finding.rule = "DOC-SYS-01";
        finding.arguments = {systemId};
        finding.subject = systemId;
        findings.push_back(std::move(finding));
    }
    const std::shared_ptr<const CheckContext> context = system ? system->prepare(request) : nullptr;
    CheckInput input{.library = *request.library,
                     .scenario = request.scenario,
                     .roster = request.roster,
                     .collection = request.collection,
                     .context = context.get()};
    run(structureChecks(), input, request, findings);
    if (system)
        run(system->checks(), input, request, findings);
    if (system && request.scenario) {
        for (const ScenarioSide& side : request.scenario->sides)
            for (const Player& player : side.players)
                for (const Force::Army& army : player.force.armies) {
                    input.roster = rosterOf(request, army);
                    input.player = &player;
                    input.army = &army;
                    if (input.roster)
                        run(system->checks(), input, request, findings);
                }
    }
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
        return std::tie(a.severity, a.rule) < std::tie(b.severity, b.rule);
    });
    Verdict verdict;
    const std::vector<Waiver>& waivers =
        request.scenario ? request.scenario->waivers : request.roster->waivers;
    for (Finding& finding : findings) {
        const bool waived = !request.strict && isWaived(finding, waivers);
        (waived ? verdict.waived : verdict.findings).push_back(std::move(finding));
    }
    return verdict;
}

}  // namespace bocage::rules
