#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "rules/checks/check.h"

namespace bocage::model {

/// What is mended: a scenario as its file has it, or an army.
using FixableValue = std::variant<rules::Scenario, rules::Roster>;

/// Which findings are to be mended.
struct FixChoice {
    std::string rule;  ///< empty: every rule
    std::string code;  ///< of the fix; empty: the best one of each finding
    bool errorsOnly = false;
};

/// One thing that was done.
struct FixStep {
    rules::Finding finding;
    rules::Fix fix;
};

struct FixOutcome {
    FixableValue value;
    std::vector<FixStep> steps;
    rules::Verdict verdict;  ///< of the value as it is now
};

/// Judges a value. Armies that a scenario only links are its business, so that they stay links.
using Judge = std::function<rules::Verdict(const FixableValue&)>;

/// The value after one way out; a problem when it does not fit any more.
rules::Result<FixableValue> fixed(const FixableValue& value, const rules::Fix& fix);

/// Applies ways out and judges again, until none helps. A step counts only when it leaves fewer errors, or as
/// many and fewer warnings, or as many of both and fewer notes: so it ends. Ways out that have nothing to do
/// with each other are judged together, and apart when together they did not help as much: a thousand
/// mistakes of one kind cost a few verdicts, not a thousand. `overtaken` ends it early.
FixOutcome fixAll(FixableValue value, const FixChoice& choice, const Judge& judge,
                  const std::atomic_bool* overtaken = nullptr);

}  // namespace bocage::model
