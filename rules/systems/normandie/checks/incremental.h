#pragma once

#include "rules/checks/parts.h"
#include "rules/systems/normandie/checks/check_context.h"

/// Judging again after an edit: what the checks read, and how the next run builds on the last one.
namespace bocage::rules::normandie {

Parts readsOf(std::string_view rule);
std::shared_ptr<const NormandieContext> makeContextAgain(const ValidateRequest& request,
                                                         const NormandieContext& before, Parts changed);
/// Works out every army taking part.
void judgeArmies(const ValidateRequest& request, NormandieContext& context);

}  // namespace bocage::rules::normandie
