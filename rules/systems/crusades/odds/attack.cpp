#include "rules/systems/crusades/odds/attack.h"

#include <algorithm>
#include <map>

#include "rules/systems/crusades/odds/hypergeometric.h"

namespace bocage::rules::crusades {

namespace {

/// Monsters held so far, strongest first.
struct Held {
    int open = 0;       ///< unseen cards still to come
    int count = 0;      ///< monsters in hand
    int used = 0;       ///< of these, those that a defender who sees everything has played
    int reduction = 0;  ///< of all in hand
    bool repelled = false;
    auto operator<=>(const Held&) const = default;
};

}  // namespace

AttackOdds attackOdds(const AttackQuestion& question) {
    // A monster that alone repels the attack is as good as one that cancels it.
    const AttackSum bare{question.swords, 0, false, question.defenceHalves};
    int needed = 0;
    while (AttackSum{question.swords, needed, false, question.defenceHalves}.success())
        ++needed;
    const auto strength = [&](const Reaction& reaction) {
        return reaction.cancels ? std::max(needed, 1) : std::min(std::max(reaction.reduction, 0), needed);
    };
    std::map<int, std::pair<int, int>, std::greater<>> groups;  // strength → known, unseen
    for (const Reaction& reaction : question.known)
        ++groups[strength(reaction)].first;
    for (const Reaction& reaction : question.unseen)
        ++groups[strength(reaction)].second;
    int left = static_cast<int>(question.unseen.size());
    std::map<Held, double> now;
    now[{std::clamp(question.held, 0, left), 0, 0, 0, !bare.success()}] = 1;
    for (const auto& [power, counts] : groups) {
        std::map<Held, double> next;
        for (const auto& [held, chance] : now) {
            const std::vector<double> got = hypergeometric(left, counts.second, held.open);
            for (int drawn = 0; drawn <= held.open; ++drawn) {
                const double p = got[static_cast<std::size_t>(drawn)];
                if (p == 0)
                    continue;
                Held after = held;
                after.open -= drawn;
                for (int i = 0; i < drawn + counts.first; ++i) {
                    ++after.count;
                    if (after.repelled)
                        continue;
                    ++after.used;
                    after.reduction = std::min(needed, after.reduction + power);
                    after.repelled = after.reduction >= needed;
                }
                next[after] += chance * p;
            }
        }
        left -= counts.second;
        now = std::move(next);
    }
    AttackOdds odds;
    const bool reacts =
        !question.night || question.policy == NightPolicy::Always ||
        (question.policy == NightPolicy::IfExpected && 2 * question.expectedSwords > question.defenceHalves);
    for (const auto& [held, chance] : now) {
        if (!reacts) {
            odds.success += bare.success() ? chance : 0;
            continue;
        }
        odds.success += held.repelled ? 0 : chance;
        // In the dark all monsters go; by day those that do it, and none for a lost cause.
        const int spent = question.night ? held.count : held.repelled && bare.success() ? held.used : 0;
        odds.reactionsSpent += chance * spent;
    }
    odds.attackersLost =
        question.attackers + (question.weaponsLost ? question.weapons * (1 - odds.success) : 0);
    odds.defendersLost = question.stationed * odds.success;
    return odds;
}

double bluffValue(AttackQuestion question) {
    question.night = true;
    question.swords = 0;
    question.attackers = 0;
    return attackOdds(question).reactionsSpent;
}

}  // namespace bocage::rules::crusades
