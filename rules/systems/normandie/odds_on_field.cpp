#include "rules/systems/normandie/odds_on_field.h"

#include <algorithm>
#include <climits>

#include "rules/systems/normandie/footprint.h"
#include "rules/systems/normandie/movement.h"
#include "rules/systems/normandie/sight.h"

namespace bocage::rules::normandie {

namespace {

bool shareAHouse(const Battlefield& field, Cell a, Cell b) {
    return field.cell(a).building && field.cell(a).building == field.cell(b).building;
}

/// The eighth in which `to` lies, seen from `from`; ties between two lean clockwise.
int directionTo(Cell from, Cell to) {
    int best = 0, bestScore = INT_MIN;
    const Cell way = to - from;
    for (int step = 0; step < 8; ++step) {
        // Straight steps are shorter than slanting ones by about 5 to 7.
        const Cell unit = stepOf(step);
        const int score = (way.col * unit.col + way.row * unit.row) * (step % 2 ? 5 : 7);
        if (score > bestScore) {
            bestScore = score;
            best = step;
        }
    }
    return best;
}

Cell nearestCell(const FieldUnit& unit, Cell to) {
    Cell best = unit.cells[0];
    for (int i = 1; i < unit.footprint; ++i)
        if (Square::distance(unit.cells[static_cast<std::size_t>(i)], to) < Square::distance(best, to))
            best = unit.cells[static_cast<std::size_t>(i)];
    return best;
}

}  // namespace

Fighter fighterOnField(const FieldUnit& unit, WeaponChoice weapon) {
    Fighter fighter = makeFighter(*unit.unit, unit.backUp ? "back" : "front", weapon);
    fighter.suppressed = unit.suppressed;
    fighter.concealed = unit.hidden == FieldUnit::Hidden::Concealed;
    fighter.burrowing = unit.hidden == FieldUnit::Hidden::Underground;
    fighter.uncontrolled = fighter.uncontrolled || unit.side < 0;
    return fighter;
}

std::vector<FieldShot> shotsOnField(const Battlefield& field, const FieldUnit& shooter,
                                    const FieldUnit& target, const FieldAttack& attack) {
    std::vector<WeaponChoice> weapons;
    const UnitSide& side = shooter.sideUp();
    if (side.primary)
        weapons.push_back(WeaponChoice::Primary);
    if (side.secondary)
        weapons.push_back(WeaponChoice::Secondary);
    if (weapons.empty())
        weapons.push_back(WeaponChoice::Own);

    std::vector<FieldShot> shots;
    for (const WeaponChoice weapon : weapons) {
        Shot shot;
        shot.shooter = fighterOnField(shooter, weapon);
        shot.target = fighterOnField(target);
        shot.rulings = field.rulings();
        shot.lighting = field.light();
        shot.onTheMove = attack.onTheMove;
        shot.equipment = attack.equipment;
        shot.cards = attack.cards;
        const auto choices =
            sightChoices(field, shooter, target, {shot.shooter.limitedRange, shot.shooter.hawkeye});
        if (choices.empty())
            continue;
        const SightChoice& choice = choices.front();
        shot.distance = choice.range.distance;
        shot.blocked = choice.state == SightState::Blocked;
        shot.obscuring = choice.penalty;
        shot.outsideArc = !choice.inArc;
        for (const Facing4 facing : choice.facings)
            if (choice.facings.front() == facing ||
                defenseOn(shot.target.defense, facing) < defenseOn(shot.target.defense, shot.side))
                shot.side = facing;
        shot.terrainDefense = field.cell(choice.to).defense;
        shot.samePosition = shareAHouse(field, choice.from, choice.to);
        shots.push_back({weapon, false, choice.from, choice.to, shotOdds(shot)});
        if (shot.shooter.suppressiveFire ||
            (shot.rulings.suppressiveUniversal && shooter.unitClass == UnitClass::Infantry)) {
            shot.suppressive = true;
            shots.push_back({weapon, true, choice.from, choice.to, shotOdds(shot)});
        }
    }
    return shots;
}

bool canRetreat(const Battlefield& field, const FieldUnit& unit, Cell attackedFrom) {
    Mover mover = moverOf(field, unit);
    mover.movement = 1;  // a retreat is no move: markers and printed movement do not matter
    mover.suppressed = 0;
    const MovementField moves(field, mover);
    ReachMap reach;
    moves.reach({unit.cells[0], unit.facing}, 1, reach);
    const int away = directionTo(attackedFrom, unit.cells[0]);
    for (const int turn : {0, 1, 7})
        if (reach.cost(unit.cells[0] + stepOf(away + turn)).value_or(0) == 1)
            return true;
    return false;
}

Odds assaultOnField(const Battlefield& field, const FieldUnit& attacker, const FieldUnit& defender,
                    const FieldAttack& attack) {
    Assault assault;
    assault.attacker = fighterOnField(attacker);
    assault.defender = fighterOnField(defender);
    assault.rulings = field.rulings();
    assault.onTheMove = attack.onTheMove && assault.attacker.assaultMove;
    assault.brutal = assault.attacker.assaultBrutal && attacker.footprint > 1;
    if (attack.equipment != 0)
        assault.attackerExtras.push_back({"equipment", attack.equipment, "SON-FIR-10"});
    if (attack.cards != 0)
        assault.attackerExtras.push_back({"cards", attack.cards, "SON-FIR-11"});

    const Cell target = nearestCell(defender, attacker.cells[0]);
    const Cell own = nearestCell(attacker, target);
    // It starts beside the target; further off only an ability reaches from where it is.
    const int towards = directionTo(own, target);
    const Cell beside = target - stepOf(towards);
    const int distance = Square::distance(own, target);
    if (distance > 1 && distance <= assault.attacker.assaultLong.value_or(1))
        assault.distance = distance;
    assault.terrainDefense = field.cell(target).defense;
    assault.samePosition = shareAHouse(field, beside, target);
    if (defender.unit->firingArc)
        assault.outsideArc = !insideArc(target, defender.facing, *defender.unit->firingArc, beside);
    assault.retreatPossible = canRetreat(field, defender, beside);
    assault.canEnter = !MovementField(field, moverOf(field, attacker)).barredBy(target);
    assault.uncontrolledPhase = assault.attacker.uncontrolled;
    for (const Cell around : Square::neighbours(target)) {
        const FieldUnit* other = field.unitAt(around);
        if (other && other != &attacker && fighterOnField(*other).uncontrolled)
            ++assault.uncontrolledBeside;
    }
    return assaultOdds(assault);
}

}  // namespace bocage::rules::normandie
