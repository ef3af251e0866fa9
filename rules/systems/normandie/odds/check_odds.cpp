#include <algorithm>
#include <numeric>

#include "rules/systems/normandie/odds/odds.h"

namespace bocage::rules::normandie {

int MadnessBag::size() const {
    return std::accumulate(tokens.begin() + 1, tokens.end(), 0);
}

namespace {

void addRollMarkers(const Fighter& unit, Tally& roll) {
    roll.addUnlessZero("suppressed", -2 * unit.suppressed, "SON-TRR-03");
    roll.addUnlessZero("hysteria", -unit.hysterical, "SON-MAD-07");
}

/// The one test for all that is in sight (SON-TRR-02); none when nothing there frightens.
std::optional<int> highestValue(const TerrorTest& test) {
    std::optional<int> highest;
    for (const TerrorSource& source : test.sources)
        if (source.value && !(source.obscured && test.rulings.terrorSight == SeenAs::ClearOnly))
            highest = std::max(highest.value_or(*source.value), *source.value);
    return highest;
}

Refusal refusalOf(const TerrorTest& test, const std::optional<int>& value) {
    if (test.unit.faith && !test.rulings.faithAutopass)
        return {"faith", "SON-TRR-06"};
    if (!value)
        return {"nothing-frightening", "SON-TRR-01"};
    if (test.forced)
        return {};
    if (test.unit.manifestation)
        return {"manifestation", "SON-TRR-01"};
    if (test.unit.suppressed < 1)
        return {"not-suppressed", "SON-TRR-01"};
    if (!test.supplyPhase && !test.rulings.terrorInActivation)
        return {"not-supply-phase", "SON-TRR-01"};
    return {};
}

Distribution<TerrorOutcome> drawMadness(const TerrorTest& test) {
    std::vector<std::pair<Madness, std::uint64_t>> tokens;
    for (int kind = 1; kind < madnessKinds; ++kind)
        if (const int count = test.bag.tokens[static_cast<std::size_t>(kind)]; count > 0)
            tokens.emplace_back(static_cast<Madness>(kind), static_cast<std::uint64_t>(count));
    if (tokens.empty())
        tokens.emplace_back(Madness::None, 1);
    const std::uint64_t size = static_cast<std::uint64_t>(std::max(1, test.bag.size()));
    return Distribution<Madness>::ofRows(std::move(tokens), size).then([&](Madness madness) {
        TerrorOutcome outcome;
        outcome.passed = false;
        outcome.madness = madness;
        if (madness == Madness::Suicide)
            return takeHit(test.unit, {}, false).map([&](const Fate& fate) {
                TerrorOutcome after = outcome;
                after.fate = fate;
                return after;
            });
        if (madness == Madness::Fear) {
            if (!test.canFlee)
                outcome.fate = Fate::death();
            else {
                outcome.fate.retreats = true;
                if (test.unit.absorbs)
                    outcome.fate.harm = Harm::Flipped;
            }
        }
        return Distribution<TerrorOutcome>::certain(outcome);
    });
}

}  // namespace

TerrorOdds terrorOdds(const TerrorTest& test) {
    TerrorOdds odds;
    const std::optional<int> value = highestValue(test);
    odds.refusal = refusalOf(test, value);
    if (odds.refusal)
        return odds;
    odds.value = *value;
    if (test.unit.faith) {
        odds.outcomes = Distribution<TerrorOutcome>::certain({});
        return odds;
    }
    addRollMarkers(test.unit, odds.roll);
    odds.roll.addUnlessZero("mythos-hunter", test.unit.mythosHunter, "SON-SA-21");
    const Distribution<TerrorOutcome> failed = drawMadness(test);
    odds.outcomes = oneDie().then([&](int die) {
        return die + odds.roll.total >= odds.value ? Distribution<TerrorOutcome>::certain({}) : failed;
    });
    return odds;
}

SearchOdds searchOdds(const SearchCheck& check) {
    SearchOdds odds;
    if (check.enemyAdjacent)
        odds.refusal = {"enemy-adjacent", "SON-SRC-02"};
    else if (!(check.besideToken && check.rulings.search != Rulings::Search::Symbol) &&
             !(check.onSymbol && check.rulings.search != Rulings::Search::Token))
        odds.refusal = {"nothing-to-search", "SON-SRC-02"};
    else if (!check.hasOrder && !check.supplyPhase)
        odds.refusal = {"no-order", "SON-SRC-02"};
    if (odds.refusal)
        return odds;
    odds.needed = check.unit.search.value_or(6);
    addRollMarkers(check.unit, odds.roll);
    odds.success = oneDie().chance([&](int die) { return die + odds.roll.total >= odds.needed; });
    return odds;
}

Chance juryRiggedBreaks(int value) {
    return oneDie().chance([&](int die) { return die >= value; });
}

Distribution<int> zombiesCreated(bool singleGrave, int inBag) {
    const int most = std::max(0, inBag);
    if (singleGrave)
        return Distribution<int>::certain(std::min(1, most));
    return oneDie().map([&](int die) { return std::min((die + 1) / 2, most); });
}

}  // namespace bocage::rules::normandie
