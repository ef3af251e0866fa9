#include <algorithm>
#include <cmath>
#include <numbers>

#include "rules/systems/normandie/sight.h"

namespace bocage::rules::normandie {

namespace {

/// The vector as someone facing so many eighths from north sees it: -row ahead, +col to the right. Eighths of
/// a turn stretch it, which changes no angle.
Cell seenFacing(Cell vector, int facing) {
    // A counter-clockwise eighth: (x, y) → (x + y, y - x) with rows growing downward.
    for (int i = 0; i < (facing & 7); ++i)
        vector = {vector.col + vector.row, vector.row - vector.col};
    return vector;
}

int defenseOf(const Defense& defense, FacingHit facing) {
    switch (facing) {
        case FacingHit::Front:
            break;
        case FacingHit::Right:
            return defense.right.value_or(defense.front);
        case FacingHit::Back:
            return defense.back.value_or(defense.front);
        case FacingHit::Left:
            return defense.left.value_or(defense.front);
    }
    return defense.front;
}

}  // namespace

std::vector<FacingHit> facingsHit(Cell target, int facing, Cell shooter) {
    const Cell v = seenFacing(shooter - target, facing);
    const int ahead = -v.row;
    const int right = v.col;
    std::vector<FacingHit> hits;
    if (ahead > 0 && ahead >= std::abs(right))
        hits.push_back(FacingHit::Front);
    if (right > 0 && right >= std::abs(ahead))
        hits.push_back(FacingHit::Right);
    if (ahead < 0 && -ahead >= std::abs(right))
        hits.push_back(FacingHit::Back);
    if (right < 0 && -right >= std::abs(ahead))
        hits.push_back(FacingHit::Left);
    return hits;
}

bool withinArc(Cell shooter, int facing, int degrees, Cell target) {
    const Cell v = seenFacing(target - shooter, facing);
    const int ahead = -v.row;
    const int aside = std::abs(v.col);
    if (degrees >= 360 || (ahead == 0 && aside == 0))
        return true;
    if (degrees == 90)
        return ahead >= aside;
    if (degrees == 180)
        return ahead >= 0;
    if (degrees == 270)
        return ahead >= -aside;
    // Odd arcs are a user's own; their borders meet no cell centre, so rounding decides nothing.
    const double angle = std::atan2(static_cast<double>(aside), static_cast<double>(ahead));
    return angle <= degrees / 2.0 * std::numbers::pi / 180.0 + 1e-12;
}

std::vector<SightChoice> sightChoices(const Battlefield& field, const FieldUnit& shooter,
                                      const FieldUnit& target, const Reach& reach) {
    const SightOptions options{shooter.unitClass, target.unitClass, true};
    const Defense& defense = target.sideUp().defense;
    std::vector<SightChoice> choices;
    for (int i = 0; i < shooter.footprint; ++i) {
        for (int j = 0; j < target.footprint; ++j) {
            SightChoice choice;
            choice.from = shooter.cells[static_cast<std::size_t>(i)];
            choice.to = target.cells[static_cast<std::size_t>(j)];
            const SightAnswer answer = explainSight(field, choice.from, choice.to, options, reach);
            choice.state = answer.state;
            choice.penalty = answer.penalty;
            choice.range = answer.range;
            if (shooter.unit->firingArc)
                choice.inArc = withinArc(choice.from, shooter.facing, *shooter.unit->firingArc, choice.to);
            choice.defense = defense.front;
            if (defense.byFacing()) {
                choice.facings = facingsHit(choice.to, target.facing, choice.from);
                const auto weaker = [&](FacingHit a, FacingHit b) {
                    return defenseOf(defense, a) < defenseOf(defense, b);
                };
                std::sort(choice.facings.begin(), choice.facings.end(), weaker);
                if (!choice.facings.empty())
                    choice.defense = defenseOf(defense, choice.facings.front());
            }
            choices.push_back(std::move(choice));
        }
    }
    std::stable_sort(choices.begin(), choices.end(), [](const SightChoice& a, const SightChoice& b) {
        const auto rank = [](const SightChoice& c) {
            return std::pair(!c.possible(), c.penalty + c.range.penalty + c.defense);
        };
        return rank(a) < rank(b);
    });
    return choices;
}

}  // namespace bocage::rules::normandie
