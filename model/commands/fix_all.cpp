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

/// A pointer's steps, numbers as numbers: places of one list in the order of the list.
std::vector<std::pair<std::size_t, std::string>> stepsOf(const std::string& pointer) {
    std::vector<std::pair<std::size_t, std::string>> steps;
    for (std::size_t at = 0; at < pointer.size();) {
        const std::size_t end = std::min(pointer.find('/', at + 1), pointer.size());
        std::string token = pointer.substr(at + 1, end - at - 1);
        const bool number =
            !token.empty() && token.size() < 10 &&
            std::all_of(token.begin(), token.end(), [](char c) { return c >= '0' && c <= '9'; });
        steps.emplace_back(number ? std::stoul(token) : 0, std::move(token));
        at = end;
    }
    return steps;
}

bool endsInNumber(const std::string& pointer) {
    const char last = pointer.empty() ? '/' : pointer.back();
    return last >= '0' && last <= '9';
}

/// Ways out that can be taken together: no two name one place or a place inside another's. The edits of all
/// are put in an order in which none moves the place of another, removals from behind.
class Batch {
public:
    bool take(const Finding& finding, const Fix& fix) {
        int moving = 0;
        for (const Edit& edit : fix.edits) {
            moving += edit.kind != Edit::Kind::Replace && endsInNumber(edit.pointer) ? 1 : 0;
            if (!isFree(edit.pointer) || (edit.kind == Edit::Kind::Add && endsInNumber(edit.pointer)))
                return false;
        }
        if (moving > 1)
            return false;  // its edits count on each other
        for (const Edit& edit : fix.edits) {
            m_claimed.insert(edit.pointer);
            (edit.kind == Edit::Kind::Remove ? m_removals : m_edits).push_back(edit);
        }
        m_steps.push_back({finding, fix});
        return true;
    }
    /// One that stands alone may do as it likes.
    void takeAlone(const Finding& finding, const Fix& fix) {
        m_edits = fix.edits;
        m_steps = {{finding, fix}};
    }
    const std::vector<FixStep>& steps() const { return m_steps; }
    Fix together() const {
        Fix all;
        all.edits = m_edits;
        std::vector<Edit> removals = m_removals;
        std::sort(removals.begin(), removals.end(),
                  [](const Edit& a, const Edit& b) { return stepsOf(a.pointer) > stepsOf(b.pointer); });
        all.edits.insert(all.edits.end(), removals.begin(), removals.end());
        return all;
    }

private:
    bool isFree(const std::string& pointer) const {
        for (std::size_t end = pointer.size(); end != std::string::npos && end > 0;
             end = pointer.rfind('/', end - 1))
            if (m_claimed.contains(pointer.substr(0, end)))
                return false;
        const auto below = m_claimed.lower_bound(pointer + "/");
        return below == m_claimed.end() || !below->starts_with(pointer + "/");
    }

    std::vector<FixStep> m_steps;
    std::vector<Edit> m_edits, m_removals;
    std::set<std::string> m_claimed;
};

/// The first ways out, as many as go together and no more than `most`. What did not help is left out.
Batch nextBatch(const Verdict& verdict, const FixChoice& choice, const std::set<std::string>& useless,
                std::size_t most) {
    Batch batch;
    for (const Finding& finding : verdict.findings) {
        const Fix* fix = chosenFix(finding, choice);
        if (!fix || useless.contains(finding.key()))
            continue;
        if (!batch.take(finding, *fix) && batch.steps().empty()) {
            batch.takeAlone(finding, *fix);
            break;
        }
        if (batch.steps().size() >= most)
            break;
    }
    return batch;
}

/// Takes the ways out of a batch when every one of them counts; says whether it did.
bool tryBatch(FixOutcome& outcome, const Batch& batch, const Judge& judge) {
    auto value = fixed(outcome.value, batch.together());
    if (!value)
        return false;
    Verdict verdict = judge(*value);
    if (weight(verdict) >= weight(outcome.verdict))
        return false;
    // Several at once must do as much as one after the other would.
    if (batch.steps().size() > 1 &&
        verdict.findings.size() + batch.steps().size() > outcome.verdict.findings.size())
        return false;
    outcome.steps.insert(outcome.steps.end(), batch.steps().begin(), batch.steps().end());
    outcome.value = std::move(*value);
    outcome.verdict = std::move(verdict);
    return true;
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
    constexpr std::size_t many = 1 << 20;
    for (std::size_t most = many; !(overtaken && overtaken->load());) {
        const Batch batch = nextBatch(outcome.verdict, choice, useless, most);
        if (batch.steps().empty())
            break;
        if (tryBatch(outcome, batch, judge))
            most = std::min(many, most * 2);
        else if (batch.steps().size() > 1)
            most = batch.steps().size() / 2;
        else
            useless.insert(batch.steps().front().finding.key());
    }
    return outcome;
}

}  // namespace bocage::model
