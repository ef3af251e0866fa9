#include "rules/systems/normandie/odds/piece_worth.h"

#include "rules/systems/normandie/odds/army_curves.h"
#include "rules/systems/normandie/odds/odds.h"

namespace bocage::rules::normandie {

namespace {

constexpr int farthest = 8;
constexpr int turns = 8;

double meanHits(const ArmyView& army, UnitClass target) {
    double sum = 0;
    for (const FirepowerPoint& point : firepowerCurve(army, target, farthest))
        sum += point.hits;
    return sum / farthest;
}

double assaultHarm(const Unit& unit) {
    Assault assault;
    assault.attacker = makeFighter(unit);
    assault.defender = standardTarget(UnitClass::Infantry);
    assault.defender.bonus = standardShooter().bonus;
    const Odds odds = assaultOdds(assault);
    return odds.refusal ? 0 : odds.harmed().value();
}

PieceWorth worth(const std::vector<Copies>& copies, const Content& content, int stars) {
    const Roster none;
    ArmyView army(none, content);
    for (const Copies& copy : copies)
        if (const Unit* unit = content.unit(copy.id))
            for (int i = 0; i < copy.count; ++i)
                army.units.push_back({unit, copy.id, -1, -1, false});
    PieceWorth made;
    made.orders = stars;
    if (army.units.empty())
        return made;
    // Infantry is what most shots are fired at.
    made.shots = (2 * meanHits(army, UnitClass::Infantry) + meanHits(army, UnitClass::Light) +
                  meanHits(army, UnitClass::Heavy)) /
                 4;
    for (const ArmyUnit& unit : army.units) {
        made.assaults += assaultHarm(*unit.unit);
        made.orders += unit.unit->front.stars;
    }
    for (const StayingPoint& point : stayingCurve(army, turns))
        if (point.turn > 0)
            made.staying += point.units / turns;
    made.share = made.staying / static_cast<double>(army.units.size());
    return made;
}

}  // namespace

PieceWorth worthOnTable(const Tile& tile, const Content& content) {
    return worth(tile.units, content, tile.stars);
}

PieceWorth worthOnTable(const Option& option, const Content& content) {
    return worth(option.units, content, option.stars);
}

}  // namespace bocage::rules::normandie
