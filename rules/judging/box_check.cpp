#include "rules/judging/box_check.h"

#include <algorithm>

#include "rules/checks/shortage.h"

namespace bocage::rules {

const Check boxCheck = {
    "DOC-BOX-01", Severity::Note, nullptr,
    part::terrain | part::pieces | part::sides | part::armies | part::decks | part::extras};

bool judgesBoxes(const GameSystem& system) {
    return std::any_of(system.checks().begin(), system.checks().end(),
                       [](const Check& check) { return check.rule == boxCheck.rule; });
}

void judgeBoxes(const GameSystem& system, const ValidateRequest& request, Findings& findings) {
    if (!request.collection)
        return;
    const CardboardNeeds needs = system.cardboard(request);
    for (const Clash& clash :
         findClashes(needs.demands, *request.collection, *request.library, needs.substitutes))
        findings.push_back(shortage(clash, needs.demands));
}

}  // namespace bocage::rules
