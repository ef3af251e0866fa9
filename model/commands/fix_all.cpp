#include "model/commands/fix_all.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "model/commands/apply_fix.h"
#include "rules/format/formats.h"

namespace bocage::model {

using namespace rules;

namespace {

auto weight(const Verdict& verdict) {
    return std::tuple(verdict.count(Severity::Error), verdict.count(Severity::Warning),
                      verdict.count(Severity::Note));
}

const Fix* chosenFix(const Finding& finding, const FixChoice& choice) {
    if ((!choice.rule.empty() && finding.rule != choice.rule) ||
        (choice.errorsOnly && finding.severity != Severity::Error))
        return nullptr;
    if (choice.code.empty())
        return finding.fixes.empty() ? nullptr : &finding.fixes.front();
    const auto fix = std::find_if(finding.fixes.begin(), finding.fixes.end(),
                                  [&](const Fix& f) { return f.code == choice.code; });
    return fix == finding.fixes.end() ? nullptr : &*fix;
}

/// One judged step that helps, or nothing when no way out does. What did not help is not tried again.
bool oneStep(FixOutcome& outcome, const FixChoice& choice, const Judge& judge,
             std::set<std::string>& useless) {
    for (const Finding& finding : outcome.verdict.findings) {
        const Fix* fix = chosenFix(finding, choice);
        if (!fix || useless.contains(finding.key()))
            continue;
        if (auto value = fixed(outcome.value, *fix)) {
            Verdict verdict = judge(*value);
            if (weight(verdict) < weight(outcome.verdict)) {
                outcome.steps.push_back({finding, *fix});
                outcome.value = std::move(*value);
                outcome.verdict = std::move(verdict);
                return true;
            }
        }
        useless.insert(finding.key());
    }
    return false;
}

}  // namespace

Result<FixableValue> fixed(const FixableValue& value, const Fix& fix) {
    const auto* scenario = std::get_if<Scenario>(&value);
    auto json = parseJson(scenario ? writeScenario(*scenario) : writeRoster(std::get<Roster>(value)));
    if (!json)
        return json.problems();
    auto edited = applyEdits(std::move(*json), fix.edits);
    if (!edited)
        return edited.problems();
    const std::string text = writeJson(*edited);
    if (scenario) {
        auto loaded = readScenario(text);
        if (!loaded)
            return loaded.problems();
        return FixableValue(std::move(loaded->value));
    }
    auto loaded = readRoster(text);
    if (!loaded)
        return loaded.problems();
    return FixableValue(std::move(loaded->value));
}

FixOutcome fixAll(FixableValue value, const FixChoice& choice, const Judge& judge,
                  const std::atomic_bool* overtaken) {
    FixOutcome outcome{std::move(value), {}, {}};
    outcome.verdict = judge(outcome.value);
    std::set<std::string> useless;
    while (!(overtaken && overtaken->load()) && oneStep(outcome, choice, judge, useless)) {
    }
    return outcome;
}

}  // namespace bocage::model
