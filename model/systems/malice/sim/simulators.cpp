#include "model/systems/malice/sim/simulators.h"

#include "model/systems/malice/sim/malice_simulator.h"

namespace bocage::model::malice {

using namespace rules;
using namespace rules::malice;
using namespace rules::malice::sim;

namespace {

bool isExact(const Json& statistics) {
    const Json* member = statistics.find("exact");
    return member && member->type() == Json::Type::Boolean && member->boolean();
}

Problem notStatistics() {
    return {"simulation.not-one", {}, {}, {}, 0, 0};
}

}  // namespace

Result<Json> MaliceSimulator::settings(const SimulationInput& input) const {
    if (needsDocument() && !input.scenario)
        return Problem{"simulation.needs-scenario", {}, {}, {}, 0, 0};
    const Result<Question> question = questionOf(*this, input);
    if (!question)
        return question.problems();
    Result<Json::Object> more = ground(input, *question);
    if (!more)
        return more.problems();
    Json settings = settingsJson(*question);
    for (auto& [name, value] : *more)
        settings.set(name, std::move(value));
    return settings;
}

Result<Json> MaliceSimulator::run(const SimulationInput& input, const SimulationRuns& runs) const {
    const Result<Question> question = questionOf(*this, input);
    if (!question)
        return question.problems();
    if (exact(*question))
        return Json(Json::Object{{"exact", true}});
    Result<Tally> tally = play(input, *question, runs);
    if (!tally)
        return tally.problems();
    return tallyJson(*tally, counters(), histograms());
}

Result<Json> MaliceSimulator::sum(const std::vector<const Json*>& parts) const {
    if (!parts.empty() && isExact(*parts.front())) {
        for (const Json* part : parts)
            if (!isExact(*part))
                return notStatistics();
        return *parts.front();
    }
    Tally total(TallyShape{counters().size(), histograms().size()});
    for (const Json* part : parts) {
        const auto tally = tallyOf(*part, counters(), histograms());
        if (!tally || total.counters.empty())
            return notStatistics();
        total.add(*tally);
    }
    return tallyJson(total, counters(), histograms());
}

Json MaliceSimulator::summary(const Json& settings, const Json& statistics) const {
    const Question question = questionOf(settings);
    if (isExact(statistics)) {
        Json json = tell(question, settings, {});
        json.set("exact", true);
        return json;
    }
    const auto tally = tallyOf(statistics, counters(), histograms());
    return tally ? tell(question, settings, *tally) : Json();
}

SimulationReport MaliceSimulator::report(const Json& settings, const Json& statistics,
                                         std::uint64_t seed) const {
    SimulationReport report;
    const Question question = questionOf(settings);
    report.settings = settingLines(*this, question);
    if (isExact(statistics)) {
        report.settings << SimulationWords::tr("Worked out exactly; runs and seed play no part.");
        fill(report, question, settings, {});
        return report;
    }
    report.settings << SimulationWords::tr("Seed: %1").arg(seed);
    if (const auto tally = tallyOf(statistics, counters(), histograms())) {
        report.settings << SimulationWords::tr("%n run(s)", nullptr, static_cast<int>(tally->runs));
        fill(report, question, settings, *tally);
    }
    return report;
}

std::span<const Simulator* const> simulators() {
    static const Simulator* const all[] = {&movementSimulator(), &luckSimulator(),    &creatureSimulator(),
                                           &combatSimulator(),   &arrivalSimulator(), &threatSimulator(),
                                           &clockSimulator(),    &reachSimulator(),   &balanceSimulator()};
    return all;
}

}  // namespace bocage::model::malice
