#include "rules/systems/normandie/odds/odds_on_field.h"

#include <algorithm>
#include <climits>

#include "rules/systems/normandie/content/footprint.h"
#include "rules/systems/normandie/movement/movement.h"
#include "rules/systems/normandie/sight/concealment.h"
#include "rules/systems/normandie/sight/sight.h"

namespace bocage::rules::normandie {

namespace {

bool shareAHouse(const Battlefield& field, Cell a, Cell b) {
    return field.cell(a).building && field.cell(a).building == field.cell(b).building;
}

/// In assaults any piece of terrain that both are in gives no cover, not houses alone (SON-ASL-07).
bool shareAPosition(const Battlefield& field, Cell a, Cell b) {
    return shareAHouse(field, a, b) ||
           (!field.cell(a).building && !field.cell(b).building && field.cell(a).element &&
            field.cell(a).element == field.cell(b).element);
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

Fighter asItStands(const FieldUnit& unit, const UnitSide& side, WeaponChoice weapon) {
    Fighter fighter = makeFighter(*unit.unit, side, weapon);
    if (unit.lent.list)
        for (const AbilityUse& ability : *unit.lent.list) {
            if (ability.slug == "assault" && !ability.adds)
                fighter.assaultValue = 0;  // in place of its own (SON-OPT-18)
            lendAbility(fighter, ability);
        }
    carryMarkers(fighter, unit.marks);
    fighter.concealed = unit.hidden == FieldUnit::Hidden::Concealed;
    fighter.burrowing = unit.hidden == FieldUnit::Hidden::Underground;
    fighter.uncontrolled = fighter.uncontrolled || unit.side < 0;
    return fighter;
}

bool hasNoBonus(const Bonuses& bonus) {
    return !bonus.infantry && !bonus.light && !bonus.heavy;
}

/// Who fires from hiding shows himself; a hidden side without bonuses of its own fires as the other one does
/// (SON-SA-01).
const UnitSide& firingSide(const FieldUnit& unit) {
    const UnitSide& up = unit.sideUp();
    const bool mute = hasNoBonus(up.bonus) && !up.primary && !up.secondary;
    return unit.hidden == FieldUnit::Hidden::Concealed && mute ? unit.unit->front : up;
}

std::vector<WeaponChoice> weaponsOf(const UnitSide& side) {
    std::vector<WeaponChoice> weapons;
    if (side.primary)
        weapons.push_back(WeaponChoice::Primary);
    if (side.secondary)
        weapons.push_back(WeaponChoice::Secondary);
    if (weapons.empty())
        weapons.push_back(WeaponChoice::Own);
    return weapons;
}

/// What keeps one counter from attacking the other whatever the roll would be.
Refusal attackBarred(const FieldUnit& attacker, const FieldUnit& target) {
    if (target.offBoard())
        return {"target-off-battlefield", "SON-SA-37"};
    if (const Refusal inaction = inactionOf(attacker.marks))
        return inaction;
    // Under orders it is like any other unit (SON-ZOM-05).
    if (attacker.side < 0 && attacker.ignores(target))
        return {"ignored-target", "SON-ZOM-03"};
    return {};
}

Refusal shotBarred(const FieldUnit& shooter, const FieldUnit& target, WeaponChoice weapon,
                   const FieldAttack& attack) {
    if (attack.supplyPhase)
        return {"supply-phase-fire", "SON-SUP-08"};
    if (shooter.offBoard())
        return {"off-battlefield", "SON-SA-37"};
    if (const Refusal barred = attackBarred(shooter, target))
        return barred;
    if ((shooter.marks.damage & damage::primary) && weapon != WeaponChoice::Secondary)
        return {"weapon-lost", "SON-DMG-03"};
    return {};
}

/// Demolition points lying anywhere on the element that a space belongs to.
int demolitionOn(const Battlefield& field, Cell at) {
    const ElementRef element = field.cell(at).element;
    int points = 0;
    for (const CellInfo& cell : field.cells())
        if (cell.element == element)
            points += cell.demolition;
    return points;
}

/// The shot with one weapon; nothing when the two cannot be laid a line between.
std::optional<FieldShot> shotWith(const Battlefield& field, const FieldUnit& shooter, const FieldUnit& target,
                                  WeaponChoice weapon, const FieldAttack& attack, Shot& shot) {
    const UnitSide& side = firingSide(shooter);
    shot.shooter = asItStands(shooter, side, weapon);
    shot.target = fighterOnField(target);
    if (attack.defenderSpent.promisedBlood > 0)
        shot.target.promisedBlood =
            std::max<int>(shot.target.promisedBlood.value_or(0), attack.defenderSpent.promisedBlood);
    shot.rulings = field.rulings();
    shot.lighting = field.light();
    shot.onTheMove = attack.onTheMove;
    shot.equipment = attack.equipment + attack.spent.shot[static_cast<std::size_t>(shot.target.unitClass)];
    shot.cards = shooter.marks.has(UnitMarks::NoCards) ? 0 : attack.cards;
    shot.shooter.mythosHunter += attack.spent.mythosHunter;
    shot.otherDefense = target.marks.toughness;
    shot.rust = -target.marks.rust;
    shot.enraged = shooter.marks.rage > 0 &&
                   (shooter.unitClass == UnitClass::Light || shooter.unitClass == UnitClass::Heavy ||
                    immobility(moverOf(field, shooter)));
    if (shot.shooter.limitedRange && shot.shooter.limitedInterspaces)
        // The first interspace that touches a neighbour is a corner of one's own space (SON-GEO-07).
        *shot.shooter.limitedRange += 1 - shot.rulings.grenadeOwnCorner;
    const auto choices =
        sightChoices(field, shooter, target, {shot.shooter.limitedRange, shot.shooter.hawkeye});
    if (choices.empty())
        return {};
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

    FieldShot answer;
    answer.weapon = weapon;
    answer.from = choice.from;
    answer.to = choice.to;
    answer.turnsOver = shooter.hidden == FieldUnit::Hidden::Concealed;
    answer.onlyWeapon = (shooter.marks.damage & damage::crew) && weapon != WeaponChoice::Own;
    answer.juryRigged = shot.shooter.juryRigged;
    if (field.cell(choice.to).has(HasStructure) && shot.shooter.destruction > 0) {
        answer.demolition = shot.shooter.destruction;
        answer.demolitionPenalty = rollPenalty(shot.shooter);
        answer.structure = field.cell(choice.to).structure;
        answer.demolished = demolitionOn(field, choice.to);
    }
    return answer;
}

/// SON-FIR-08, SON-AMB-12.
bool mayFireSuppressively(const Fighter& shooter, const FieldUnit& unit, const Rulings& rulings) {
    return shooter.suppressiveFire || (rulings.suppressiveUniversal && unit.unitClass == UnitClass::Infantry);
}

}  // namespace

Fighter fighterOnField(const FieldUnit& unit, WeaponChoice weapon) {
    return asItStands(unit, unit.sideUp(), weapon);
}

std::vector<FieldShot> shotsOnField(const Battlefield& field, const FieldUnit& shooter,
                                    const FieldUnit& target, const FieldAttack& attack) {
    std::vector<FieldShot> shots;
    for (const WeaponChoice weapon : weaponsOf(firingSide(shooter))) {
        Shot shot;
        std::optional<FieldShot> answer = shotWith(field, shooter, target, weapon, attack, shot);
        if (!answer)
            continue;
        if (const Refusal barred = shotBarred(shooter, target, weapon, attack)) {
            answer->odds.refusal = barred;
            shots.push_back(std::move(*answer));
            continue;
        }
        answer->odds = shotOdds(shot);
        shots.push_back(*answer);
        if (mayFireSuppressively(shot.shooter, shooter, shot.rulings)) {
            shot.suppressive = answer->suppressive = true;
            answer->odds = shotOdds(shot);
            shots.push_back(std::move(*answer));
        }
    }
    return shots;
}

std::vector<FieldSplit> splitOnField(const Battlefield& field, const FieldUnit& shooter,
                                     const std::vector<FieldShare>& shares, const FieldAttack& attack) {
    std::vector<FieldSplit> splits;
    for (const WeaponChoice weapon : weaponsOf(firingSide(shooter))) {
        FieldSplit split;
        split.weapon = weapon;
        std::vector<SplitTarget> targets;
        std::vector<Shot> shots;
        std::optional<int> bonus;
        Fighter gunner;
        for (const FieldShare& each : shares) {
            Shot shot;
            std::optional<FieldShot> answer = shotWith(field, shooter, *each.target, weapon, attack, shot);
            if (!answer)
                continue;
            // What there is to share: everything up to the split in the sequence of a shot (SON-FIR-03).
            gunner = shot.shooter;
            const std::optional<int> printed = bonusAgainst(gunner.bonus, shot.target.unitClass);
            if (printed && !bonus)
                bonus = *printed - (shot.onTheMove ? std::abs(gunner.fireMove.value_or(0)) : 0) +
                        shot.equipment + shot.cards;
            targets.push_back({answer->to, shot.target.unitClass, shot.blocked, each.share});
            shot.share = each.share;
            answer->odds.refusal = shotBarred(shooter, *each.target, weapon, attack);
            if (!answer->odds.refusal)
                answer->odds = shotOdds(shot);
            split.shots.push_back(std::move(*answer));
            shots.push_back(std::move(shot));
        }
        split.refusal = splitRefusal(gunner, bonus.value_or(0), targets);
        splits.push_back(split);
        if (split.refusal || !mayFireSuppressively(gunner, shooter, field.rulings()))
            continue;
        split.suppressive = true;
        for (std::size_t i = 0; i < split.shots.size(); ++i) {
            FieldShot& each = split.shots[i];
            each.suppressive = shots[i].suppressive = true;
            if (!each.odds.refusal)
                each.odds = shotOdds(shots[i]);
        }
        splits.push_back(std::move(split));
    }
    return splits;
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

namespace {

/// Counters that nobody controls beside the target, the attacker and the target left out (SON-AMB-46).
int uncontrolledBeside(const Battlefield& field, const FieldUnit& attacker, const FieldUnit& defender) {
    int count = 0;
    for (const FieldUnit& other : field.units()) {
        if (&other == &attacker || &other == &defender || other.offBoard() ||
            !fighterOnField(other).uncontrolled)
            continue;
        const Cell near = nearestCell(other, defender.cells[0]);
        if (Square::distance(near, nearestCell(defender, near)) == 1)
            ++count;
    }
    return count;
}

/// Claws: the winner may choose the space he drops his victim on, so one that kills is enough (SON-SA-39).
bool deadlyDropBeside(const Battlefield& field, const FieldUnit& victim, Cell winner) {
    const MovementField moves(field, moverOf(field, victim));
    for (const Cell around : Square::neighbours(winner)) {
        const CellInfo& cell = field.cell(around);
        if (cell.exists() &&
            (cell.building || cell.has(Water | Cliff | Impassable) || moves.barredBy(around)))
            return true;
    }
    return false;
}

Refusal assaultBarred(const Battlefield& field, const FieldUnit& attacker, const FieldUnit& defender,
                      const FieldAttack& attack, bool reachesFromAfar) {
    if (const Refusal barred = attackBarred(attacker, defender))
        return barred;
    if (attack.byTeleport) {
        // Into a house or a vehicle, if it can be seen from where the counter lies (SON-SA-37).
        const bool able =
            findAbility(attacker.unit->front, "teleport") || findAbility(attacker.sideUp(), "teleport");
        if (!able)
            return {"no-teleport", "SON-SA-37"};
        const bool vehicle = defender.unitClass == UnitClass::Light || defender.unitClass == UnitClass::Heavy;
        if (!vehicle && !field.cell(defender.cells[0]).building)
            return {"nowhere-to-arrive", "SON-SA-37"};
        const auto choices = sightChoices(field, attacker, defender, {});
        const bool seen = std::any_of(choices.begin(), choices.end(), [](const SightChoice& choice) {
            return choice.state != SightState::Blocked;
        });
        return seen ? Refusal{} : Refusal{"sight-blocked", "SON-SA-37"};
    }
    if (attacker.offBoard())
        return {"off-battlefield", "SON-SA-37"};
    const Refusal held = moverOf(field, attacker).held;
    return held && !reachesFromAfar ? held : Refusal{};
}

}  // namespace

Refusal outOfAssaultReach(const Battlefield& field, const FieldUnit& attacker, const FieldUnit& defender) {
    const Mover mover = moverOf(field, attacker);
    const MovementField moves(field, mover);
    ReachMap reach;
    moves.reach({attacker.cells[0], attacker.facing}, reach);
    for (const AssaultChance& chance : moves.assaults(reach))
        if (&field.units()[chance.unit] == &defender)
            return {};
    if (const Refusal stuck = immobility(mover))
        return stuck;
    return {"out-of-assault-reach", "SON-ASL-02"};
}

Odds assaultOnField(const Battlefield& field, const FieldUnit& attacker, const FieldUnit& defender,
                    const FieldAttack& attack) {
    Assault assault;
    // Who teleports is turned over as it arrives (SON-SA-37).
    assault.attacker = asItStands(attacker, attack.byTeleport ? attacker.unit->front : assaultSide(attacker),
                                  WeaponChoice::Own);
    const Cell target = nearestCell(defender, attacker.cells[0]);
    const Cell own = nearestCell(attacker, target);
    // It starts beside the target; further off only an ability reaches from where it is.
    const int towards = directionTo(own, target);
    const Cell beside = target - stepOf(towards);
    const int distance = Square::distance(own, target);
    const int reach = assault.attacker.assaultLong.value_or(1);
    const bool afar = distance > 1 && distance <= reach && !attack.byTeleport;
    // Assaulted below ground it is turned over first (SON-SA-35), and in hiding when who comes spots it
    // (SON-SA-01); a tank or a creature does not, and meets the side that lies up.
    const bool found = defender.hidden == FieldUnit::Hidden::Concealed &&
                       spotsFrom(field, attacker, afar ? own : beside, defender);
    assault.defender = asItStands(
        defender,
        found || defender.hidden == FieldUnit::Hidden::Underground ? defender.unit->front : defender.sideUp(),
        WeaponChoice::Own);
    assault.defender.concealed = assault.defender.concealed && !found;
    assault.rulings = field.rulings();
    if (assault.rulings.burrowerEthereal) {
        assault.attacker.ethereal |= assault.attacker.burrowing;
        assault.defender.ethereal |= assault.defender.burrowing;
    }
    assault.supplyPhase = attack.supplyPhase;
    assault.byTeleport = attack.byTeleport;
    assault.attackerSacrifices = attack.attackerSacrifices;
    assault.defenderSacrifices = attack.defenderSacrifices;
    assault.onTheMove = attack.onTheMove && assault.attacker.assaultMove;
    assault.brutal = assault.attacker.assaultBrutal && attacker.footprint > 1;
    assault.attacker.mythosHunter += attack.spent.mythosHunter;
    assault.defender.mythosHunter += attack.defenderSpent.mythosHunter;
    const auto extras = [](std::vector<Term>& terms, int equipment, int cards) {
        if (equipment != 0)
            terms.push_back({"equipment", equipment, "SON-FIR-10"});
        if (cards != 0)
            terms.push_back({"cards", cards, "SON-FIR-11"});
    };
    const auto spentOn = [](const SpentMarkers& spent, const Fighter& other) {
        return spent.assault[static_cast<std::size_t>(other.unitClass)];
    };
    extras(assault.attackerExtras, attack.equipment + spentOn(attack.spent, assault.defender), attack.cards);
    extras(assault.defenderExtras, attack.defenderEquipment + spentOn(attack.defenderSpent, assault.attacker),
           defender.marks.has(UnitMarks::NoCards) ? 0 : attack.defenderCards);

    if (afar)
        assault.distance = distance;
    const bool fromAfar = assault.attacker.assaultLong && distance <= reach;
    if (const Refusal barred = assaultBarred(field, attacker, defender, attack, fromAfar);
        barred && !assault.supplyPhase) {
        Odds odds;
        odds.refusal = barred;
        return odds;
    }
    assault.terrainDefense = field.cell(target).defense;
    assault.samePosition = shareAPosition(field, beside, target);
    if (const auto arc = firingArcOf(*defender.unit, field.rulings()))
        assault.outsideArc = !insideArc(target, defender.facing, *arc, beside);
    assault.retreatPossible = canRetreat(field, defender, beside);
    assault.canEnter = !MovementField(field, moverOf(field, attacker)).barredBy(target);
    if (assault.attacker.claws)
        assault.clawsDropBarred = deadlyDropBeside(field, defender, target);
    assault.uncontrolledPhase = assault.attacker.uncontrolled;
    assault.uncontrolledBeside = uncontrolledBeside(field, attacker, defender);
    return assaultOdds(assault);
}

}  // namespace bocage::rules::normandie
