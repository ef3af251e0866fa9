#include "rules/checks/pack_check.h"

#include <algorithm>
#include <tuple>

#include "rules/systems/game_system.h"

namespace bocage::rules {

void PackFindings::add(const ContentId& about, std::vector<std::string> arguments, std::string_view message,
                       std::string_view place) const {
    Finding finding;
    finding.rule = m_rule;
    finding.severity = m_severity;
    // Scenarios and armies may break the same rule in another way: the words differ.
    finding.message = message.empty() ? "pack" : "pack-" + std::string(message);
    finding.subject = about.value;
    for (const std::string& argument : arguments)
        finding.subject += "|" + argument;
    finding.arguments = std::move(arguments);
    finding.arguments.insert(finding.arguments.begin(), about.value);
    Location location;
    location.pointer = about.value + std::string(place);
    finding.locations.push_back(std::move(location));
    m_findings.push_back(std::move(finding));
}

Findings checkPack(const PackCheckInput& input) {
    Findings findings;
    const auto run = [&](std::span<const PackCheck> checks) {
        for (const PackCheck& check : checks)
            check.run(input, PackFindings(check.rule, check.severity, findings));
    };
    run(packStructureChecks());
    if (input.system)
        run(input.system->packChecks());
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
        return std::tie(a.severity, a.rule) < std::tie(b.severity, b.rule);
    });
    return findings;
}

std::vector<std::pair<std::string, int>> countsByKind(const Pack& pack) {
    std::vector<std::pair<std::string, int>> counts;
    forEachHead(pack, [&](const ContentHead& head) {
        const std::string_view kind = head.id.kind();
        const auto found = std::find_if(counts.begin(), counts.end(),
                                        [&](const auto& count) { return count.first == kind; });
        if (found == counts.end())
            counts.emplace_back(std::string(kind), 1);
        else
            ++found->second;
    });
    return counts;
}

}  // namespace bocage::rules
