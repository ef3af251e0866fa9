#include "rules/systems/normandie/odds/odds.h"

#include <algorithm>

namespace bocage::rules::normandie {

const Term* Tally::find(std::string_view code) const {
    const auto found =
        std::find_if(terms.begin(), terms.end(), [&](const Term& term) { return term.code == code; });
    return found == terms.end() ? nullptr : &*found;
}

std::string_view codeOf(Harm harm) {
    static constexpr std::string_view codes[] = {"unharmed", "life-points", "damaged", "flipped",
                                                 "eliminated"};
    return codes[static_cast<int>(harm)];
}

std::string_view codeOf(Verb verb) {
    static constexpr std::string_view codes[] = {"miss", "hit",           "kill-shot",    "suppressed",
                                                 "tie",  "attacker-wins", "defender-wins"};
    return codes[static_cast<int>(verb)];
}

std::string_view codeOf(Madness madness) {
    static constexpr std::string_view codes[] = {"none",     "steady",  "rage", "catatonia",
                                                 "paranoia", "suicide", "fear", "hysteria"};
    return codes[static_cast<int>(madness)];
}

namespace {

void appendFate(std::string& text, std::string_view who, const Fate& fate) {
    const auto part = [&](std::string_view code) { text.append(".").append(who).append(code); };
    static constexpr std::string_view markers[] = {"crew", "track", "hull", "primary-weapon"};
    if (fate.harm != Harm::None && fate.harm != Harm::Damaged)
        part(codeOf(fate.harm));
    for (int marker = 0; marker < 4; ++marker)
        if (fate.damage & (1 << marker))
            part(markers[marker]);
    if (fate.lifePointsLost > 1 || (fate.lifePointsLost == 1 && fate.harm != Harm::LifePoints))
        part("life-points-" + std::to_string(fate.lifePointsLost));
    if (fate.suppressed > 0)
        part("suppressed-" + std::to_string(fate.suppressed));
    if (fate.retreats)
        part("retreats");
    if (fate.advances)
        part("advances");
    if (fate.testsTerror > 0)
        part("terror-" + std::to_string(fate.testsTerror));
}

}  // namespace

std::string outcomeCode(const Outcome& outcome) {
    std::string text(codeOf(outcome.verb));
    appendFate(text, "", outcome.target);
    appendFate(text, "attacker-", outcome.attacker);
    return text;
}

std::string outcomeCode(const TerrorOutcome& outcome) {
    if (outcome.passed)
        return "passed";
    std::string text(codeOf(outcome.madness));
    appendFate(text, "", outcome.fate);
    return text;
}

Chance Odds::verbChance(Verb verb) const {
    return outcomes.chance([&](const Outcome& outcome) { return outcome.verb == verb; });
}

Chance Odds::eliminated() const {
    return outcomes.chance([](const Outcome& outcome) { return !outcome.target.alive(); });
}

Chance Odds::harmed() const {
    return outcomes.chance([](const Outcome& outcome) { return outcome.target.harm != Harm::None; });
}

}  // namespace bocage::rules::normandie
