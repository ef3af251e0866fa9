#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <tuple>

#include "rules/checks/ownership.h"
#include "rules/judging/box_check.h"
#include "rules/judging/revalidate.h"
#include "rules/systems/game_system.h"

namespace bocage::rules {

std::size_t Verdict::count(Severity severity) const {
    return static_cast<std::size_t>(std::count_if(
        findings.begin(), findings.end(),
        [&](const Finding& finding) { return finding.severity == severity && !isOwnership(finding); }));
}

const Roster* rosterOf(const ValidateRequest& request, const Force::Army& army) {
    if (army.roster)
        return &*army.roster;
    const auto linked = request.linkedArmies.find(army.file);
    return linked == request.linkedArmies.end() ? nullptr : &linked->second;
}

namespace {

/// Findings of one check about the document, or about one of its armies.
struct Slot {
    std::size_t check = 0;
    std::size_t army = 0;  ///< 0: the document itself
    auto operator<=>(const Slot&) const = default;
};

bool isWaived(const Finding& finding, const std::vector<Waiver>& waivers) {
    return std::any_of(waivers.begin(), waivers.end(), [&](const Waiver& waiver) {
        return waiver.rule == finding.rule && waiver.key == finding.key();
    });
}

}  // namespace

/// Everything of one run, owned, so that the next one can build on it.
struct Revalidator::State {
    /// Copies of what nobody else keeps.
    struct Copies {
        std::optional<Scenario> scenario;
        std::optional<Roster> roster;
        std::optional<Collection> collection;
    };
    std::shared_ptr<const void> owner;  ///< of what the request points to
    ValidateRequest request;
    const Scenario* scenario = nullptr;
    const Roster* roster = nullptr;
    const GameSystem* system = nullptr;
    std::shared_ptr<const CheckContext> context;
    std::vector<const Roster*> armies;  ///< in order of appearance; null when a file could not be read
    std::map<Slot, Findings> findings;

    State(const ValidateRequest& asked, std::shared_ptr<const void> keeper)
        : owner(std::move(keeper)), request(asked) {
        if (!owner) {
            const auto copies = std::make_shared<Copies>();
            if (asked.scenario)
                request.scenario = &copies->scenario.emplace(*asked.scenario);
            if (asked.roster)
                request.roster = &copies->roster.emplace(*asked.roster);
            if (asked.collection)
                request.collection = &copies->collection.emplace(*asked.collection);
            owner = copies;
        }
        scenario = request.scenario;
        roster = request.roster;
        system = findGameSystem(scenario ? scenario->system : roster->system);
        if (scenario)
            for (const ScenarioSide& side : scenario->sides)
                for (const Player& player : side.players)
                    for (const Force::Army& army : player.force.armies)
                        armies.push_back(rosterOf(request, army));
    }

    /// What differs from an earlier run; everything when the two cannot be compared.
    Parts changedSince(const State* before) const {
        if (!before || !scenario || !before->scenario || request.library != before->request.library ||
            !sameCollection(*before) || request.linkedArmies != before->request.linkedArmies)
            return part::all;
        return differingParts(*before->scenario, *scenario);
    }

    bool sameCollection(const State& before) const {
        const Collection *a = request.collection, *b = before.request.collection;
        return a && b ? *a == *b : a == b;
    }

    bool sameArmy(const State& before, std::size_t army) const {
        return armies.size() == before.armies.size() && armies[army] && before.armies[army] &&
               *armies[army] == *before.armies[army];
    }
};

Revalidator::Revalidator() = default;
Revalidator::~Revalidator() = default;

namespace {

/// Walks every check over the document and its armies in the one order of validate().
class Walk {
public:
    using Run = std::function<bool(const Check&, const CheckInput&, Slot)>;

    static bool over(const ValidateRequest& request, const GameSystem* system, const CheckContext* context,
                     const Run& run) {
        CheckInput input{.library = *request.library,
                         .scenario = request.scenario,
                         .roster = request.roster,
                         .collection = request.collection,
                         .context = context};
        std::size_t number = 0;
        for (const Check& check : structureChecks())
            if (!run(check, input, {number++, 0}))
                return false;
        if (!system)
            return true;
        if (const std::size_t own = number++; !judgesBoxes(*system) && !run(boxCheck, input, {own, 0}))
            return false;
        const std::size_t first = number;
        for (const Check& check : system->checks())
            if (!run(check, input, {number++, 0}))
                return false;
        if (!request.scenario)
            return true;
        std::size_t place = 0;
        for (const ScenarioSide& side : request.scenario->sides)
            for (const Player& player : side.players)
                for (const Force::Army& army : player.force.armies) {
                    ++place;
                    input.roster = rosterOf(request, army);
                    input.player = &player;
                    input.army = &army;
                    number = first;
                    if (input.roster)
                        for (const Check& check : system->checks())
                            if (!run(check, input, {number++, place}))
                                return false;
                }
        return true;
    }
};

}  // namespace

Verdict Revalidator::validate(const ValidateRequest& request, std::shared_ptr<const void> owner) {
    auto now = std::make_unique<State>(request, std::move(owner));
    Parts changed = now->changedSince(m_last.get());
    const State* before = changed == part::all ? nullptr : m_last.get();
    if (before && before->context) {
        Prepared prepared = now->system->prepareAgain(now->request, *before->context, changed);
        now->context = std::move(prepared.context);
        changed = prepared.changed;
    } else if (now->system) {
        now->context = now->system->prepare(now->request);
    }
    m_checksRun = 0;
    const auto keeps = [&](const Check& check, const Slot& slot) {
        if (!before || (slot.army > 0 && !now->sameArmy(*before, slot.army - 1)))
            return false;
        return !check.concernedBy(changed, before->findings.contains(slot));
    };
    const bool whole = Walk::over(
        now->request, now->system, now->context.get(),
        [&](const Check& check, const CheckInput& input, Slot slot) {
            if (request.overtaken && request.overtaken->load(std::memory_order_relaxed))
                return false;
            if (keeps(check, slot)) {
                if (const auto known = before->findings.find(slot); known != before->findings.end())
                    now->findings.emplace(slot, known->second);
                return true;
            }
            ++m_checksRun;
            Findings found;
            if (check.run)
                check.run(input, found);
            else
                judgeBoxes(*now->system, now->request, found);
            if (!found.empty())
                now->findings.emplace(slot, std::move(found));
            return true;
        });
    Findings findings;
    if (!now->system) {
        Finding finding;
        finding.rule = "DOC-SYS-01";
        finding.subject = now->scenario ? now->scenario->system : now->roster->system;
        finding.arguments = {finding.subject};
        findings.push_back(std::move(finding));
    }
    // By army first, as they were looked at.
    std::vector<const std::pair<const Slot, Findings>*> slots;
    for (const auto& slot : now->findings)
        slots.push_back(&slot);
    std::stable_sort(slots.begin(), slots.end(),
                     [](const auto* a, const auto* b) { return a->first.army < b->first.army; });
    for (const auto* slot : slots)
        findings.insert(findings.end(), slot->second.begin(), slot->second.end());
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
        return std::tuple(isOwnership(a), a.severity, std::string_view(a.rule)) <
               std::tuple(isOwnership(b), b.severity, std::string_view(b.rule));
    });
    Verdict verdict;
    const std::vector<Waiver>& waivers = now->scenario ? now->scenario->waivers : now->roster->waivers;
    for (Finding& finding : findings) {
        const bool waived = !request.strict && isWaived(finding, waivers);
        (waived ? verdict.waived : verdict.findings).push_back(std::move(finding));
    }
    // What was cut short is no ground to build on.
    if (whole)
        m_last = std::move(now);
    return verdict;
}

std::size_t rulesLookedAt(std::string_view systemId) {
    std::set<std::string_view> rules;
    const GameSystem* system = findGameSystem(systemId);
    for (const auto checks : {structureChecks(), system ? system->checks() : std::span<const Check>()})
        for (const Check& check : checks)
            rules.insert(check.rule);
    rules.insert(boxCheck.rule);
    return rules.size();
}

Verdict validate(const ValidateRequest& request) {
    // Nothing outlives the call: whoever asks keeps what he asks about.
    return Revalidator().validate(request, std::shared_ptr<const void>(&request, [](const void*) {}));
}

}  // namespace bocage::rules
