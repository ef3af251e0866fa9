#include "rules/systems/malice/sim/dice.h"

#include <algorithm>
#include <cmath>

namespace bocage::rules::malice::sim {

namespace {

struct Reader {
    std::string_view text;
    std::size_t at = 0;

    void skip() {
        while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
            ++at;
    }
    bool take(std::string_view word) {
        skip();
        if (text.substr(at, word.size()) != word)
            return false;
        at += word.size();
        return true;
    }
    bool digit() const { return at < text.size() && text[at] >= '0' && text[at] <= '9'; }
    /// Counts to a billion and no further; −1 when there is no number.
    long long number() {
        skip();
        if (!digit())
            return -1;
        long long value = 0;
        while (digit())
            value = std::min<long long>(value * 10 + (text[at++] - '0'), 1'000'000'000);
        return value;
    }
    bool done() {
        skip();
        return at == text.size();
    }
};

Problem refused(const char* code, std::vector<std::string> arguments) {
    return {code, std::move(arguments), {}, {}, 0, 0};
}

}  // namespace

Result<DiceExpression> parseDice(std::string_view text) {
    const auto unreadable = [&] { return refused("dice.unreadable", {std::string(text)}); };
    Reader reader{text};
    DiceExpression dice;
    long long dealt = 0;
    for (bool first = true; first || !reader.done(); first = false) {
        const bool minus = reader.take("-") || reader.take("−");
        if (!minus && !reader.take("+") && !first)
            return unreadable();
        const long long number = reader.number();
        if (reader.take("d") || reader.take("D")) {
            const long long count = number < 0 ? 1 : number;
            const bool star = reader.take("★") || reader.take("*");
            const long long sides = star ? 1 : reader.number();
            if (sides < 1 || sides > 6 || (!star && sides == 1))
                return unreadable();
            dealt += count;
            if (dealt > maxDiceOfRoll)
                return refused("dice.too-many", {std::string(text), std::to_string(maxDiceOfRoll)});
            if (count > 0)
                dice.terms.push_back({static_cast<int>(minus ? -count : count), static_cast<int>(sides)});
        } else if (number >= 0) {
            if (number > maxFlatOfRoll)
                return refused("dice.too-much", {std::string(text), std::to_string(maxFlatOfRoll)});
            dice.flat += static_cast<int>(minus ? -number : number);
        } else {
            return unreadable();
        }
    }
    if (std::abs(dice.flat) > maxFlatOfRoll)
        return refused("dice.too-much", {std::string(text), std::to_string(maxFlatOfRoll)});
    return dice;
}

Result<Distribution<int>> distributionOf(const DiceExpression& dice) {
    double bits = 0;
    for (const DiceTerm& term : dice.terms)
        bits += std::abs(term.count) * std::log2(std::max(2, term.sides));
    if (bits > 63)
        return refused("dice.too-many", {std::to_string(dice.terms.size()), std::to_string(maxDiceOfRoll)});
    Distribution<int> sum = Distribution<int>::certain(dice.flat);
    for (const DiceTerm& term : dice.terms) {
        std::vector<std::pair<int, std::uint64_t>> faces;
        const int sign = term.count < 0 ? -1 : 1;
        if (term.sides == 1)
            faces = {{0, 1}, {sign, 1}};
        else
            for (int face = 1; face <= term.sides; ++face)
                faces.emplace_back(sign * face, 1);
        const auto die = Distribution<int>::ofRows(faces, faces.size());
        for (int i = 0; i < std::abs(term.count); ++i)
            sum = sum.then([&](int so) { return die.map([&](int face) { return so + face; }); });
    }
    return sum;
}

Result<RollBonus> parseBonus(std::string_view text) {
    if (text.empty())
        return RollBonus{};
    const Result<DiceExpression> dice = parseDice(text);
    if (!dice)
        return dice.problems();
    RollBonus bonus;
    bonus.flat = dice->flat;
    for (const DiceTerm& term : dice->terms) {
        if (term.sides != 1)
            return refused("dice.stars-only", {std::string(text)});
        (term.count > 0 ? bonus.stars : bonus.penaltyStars) += std::abs(term.count);
    }
    return bonus;
}

std::string bonusText(const RollBonus& bonus) {
    std::string text;
    const auto join = [&](int value, const char* unit) {
        if (value == 0)
            return;
        text += (value < 0 ? "−" : text.empty() ? "+" : "+") + std::to_string(std::abs(value)) + unit;
    };
    join(bonus.flat, "");
    join(bonus.stars, "d★");
    join(-bonus.penaltyStars, "d★");
    return text.empty() ? "0" : text;
}

Pmf movementPoints(std::span<const RollBonus> members) {
    const Pmf larger = Pmf::die(6).highestOf(2);
    Pmf band;
    for (const RollBonus& bonus : members) {
        const Pmf own = larger.plus(bonus.rolled()).shifted(static_cast<int>(members.size())).notBelow(0);
        band = band.empty() ? own : band.lower(own);
    }
    return band;
}

double fateChance(int members) {
    return 1 - std::pow(5.0 / 6.0, members);
}

double luckChance(int target, const RollBonus& bonus) {
    return Pmf::die(6).plus(bonus.rolled()).atLeast(target + 1);
}

double luckAgainstDie(const RollBonus& bonus) {
    return Pmf::die(6).plus(bonus.rolled()).minus(Pmf::die(6)).atLeast(1);
}

double powerRollChance(int power) {
    return std::clamp(power, 0, 6) / 6.0;
}

double gateChance(const RollBonus& luck, int gates, bool gateControl) {
    const double named = gateControl ? 1 : luckChance(2, luck);
    return named + (1 - named) / gates;
}

}  // namespace bocage::rules::malice::sim
