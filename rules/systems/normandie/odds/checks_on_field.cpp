#include "rules/systems/normandie/odds/checks_on_field.h"

#include <algorithm>

#include "rules/systems/normandie/movement/movement.h"
#include "rules/systems/normandie/movement/zone_of_control.h"
#include "rules/systems/normandie/odds/odds_on_field.h"
#include "rules/systems/normandie/sight/sight.h"

namespace bocage::rules::normandie {

namespace {

constexpr int fleeSpaces = 4;

bool adjacentTo(const FieldUnit& unit, Cell cell, int within) {
    return std::any_of(unit.cells.begin(), unit.cells.begin() + unit.footprint,
                       [&](Cell own) { return Square::distance(own, cell) <= within; });
}

/// Contents of the scenario's bags of that purpose, by content id: what the packs put in, what the scenario
/// adds, less what it takes out.
std::vector<Copies> bagged(const Scenario& scenario, const Library& library, std::string_view purpose) {
    std::vector<Copies> contents;
    const auto put = [&](const Copies& copies, int sign) {
        const auto found = std::find_if(contents.begin(), contents.end(),
                                        [&](const Copies& each) { return each.id == copies.id; });
        if (found != contents.end())
            found->count = std::max(0, found->count + sign * copies.count);
        else if (sign > 0)
            contents.push_back(copies);
    };
    bool named = false;
    for (const BagUse& use : scenario.bags) {
        const BagDef* bag = library.bag(use.bag);
        if (!bag || bag->purpose != purpose)
            continue;
        named = true;
        for (const Copies& copies : bag->contents)
            put(copies, 1);
        for (const Copies& copies : use.added)
            put(copies, 1);
        for (const Copies& copies : use.removed)
            put(copies, -1);
    }
    if (!named)
        for (const auto& pack : library.packs())
            for (const BagDef& bag : pack.bags)
                if (bag.purpose == purpose && contents.empty())
                    contents = bag.contents;
    return contents;
}

Madness madnessNamed(std::string_view marker) {
    constexpr std::string_view prefix = "madness-";
    if (!marker.starts_with(prefix))
        return Madness::None;
    for (int kind = 1; kind < madnessKinds; ++kind)
        if (codeOf(static_cast<Madness>(kind)) == marker.substr(prefix.size()))
            return static_cast<Madness>(kind);
    return Madness::None;
}

struct Frights {
    FieldTerror found;
    std::vector<TerrorSource> sources;
    std::vector<Cell> from;  ///< where the highest of them are, for who runs
    void add(std::optional<int> value, bool obscured, Cell at) {
        const int known = highest();
        sources.push_back({value, obscured});
        if (value.value_or(0) > known)
            from.clear();
        if (value.value_or(0) >= known)
            from.push_back(at);
    }
    int highest() const {
        int best = 0;
        for (const TerrorSource& source : sources)
            best = std::max(best, source.value.value_or(0));
        return best;
    }
};

Frights frightsInSight(const Battlefield& field, const FieldUnit& unit) {
    Frights frights;
    for (const FieldUnit& other : field.units()) {
        if (&other == &unit || !other.manifestation || other.hidden != FieldUnit::Hidden::No)
            continue;
        const auto choices = sightChoices(field, unit, other, {});
        const SightChoice* best = nullptr;
        for (const SightChoice& choice : choices)
            if (choice.state != SightState::Blocked &&
                (!best || (best->state == SightState::Obscured && choice.state == SightState::Clear)))
                best = &choice;
        if (!best)
            continue;
        const AbilityUse* ability = findAbility(other.sideUp(), "mythos-manifestation");
        frights.add(ability->value, best->state == SightState::Obscured, best->to);
        frights.found.frightening.push_back(other.piece);
    }
    for (int index = 0; index < field.cellCount(); ++index) {
        const CellInfo& cell = field.cell(index);
        if (!cell.exists() || !cell.has(MythosPlace))
            continue;
        const Cell at = field.cellAt(index);
        std::optional<SightState> best;
        for (int i = 0; i < unit.footprint; ++i) {
            const SightAnswer answer = explainSight(field, unit.cells[static_cast<std::size_t>(i)], at,
                                                    {unit.unitClass, UnitClass::Infantry, true});
            if (answer.seen() && (!best || answer.state < *best))
                best = answer.state;
        }
        if (!best)
            continue;
        frights.add(cell.mythos > 0 ? std::optional<int>(cell.mythos) : std::nullopt,
                    *best == SightState::Obscured, at);
        frights.found.places.push_back(at);
    }
    return frights;
}

/// Four spaces further from what it saw without leaving the board (SON-MAD-06).
bool canFlee(const Battlefield& field, const FieldUnit& unit, const std::vector<Cell>& from) {
    Mover mover = moverOf(field, unit);
    if (mover.held || mover.fullMovement() <= 0)
        return false;
    mover.suppressed = 0;
    if (from.empty())
        return true;
    ReachMap reach;
    MovementField(field, mover).reach({unit.cells[0], unit.facing}, fleeSpaces, reach);
    return std::any_of(from.begin(), from.end(), [&](Cell source) {
        const int now = Square::distance(unit.cells[0], source);
        return std::any_of(reach.cells().begin(), reach.cells().end(),
                           [&](Cell cell) { return Square::distance(cell, source) >= now + fleeSpaces; });
    });
}

}  // namespace

MadnessBag madnessBag(const Scenario& scenario, const Library& library) {
    MadnessBag bag;
    for (const Copies& token : bagged(scenario, library, "madness"))
        if (const Madness madness = madnessNamed(token.id.name()); madness != Madness::None)
            bag.tokens[static_cast<std::size_t>(madness)] += token.count;
    return bag;
}

std::vector<FieldTerror> terrorOnField(const Battlefield& field, const Scenario& scenario,
                                       const FieldUnit& unit, const FieldTest& question) {
    std::vector<FieldTerror> tests;
    Frights frights = frightsInSight(field, unit);
    TerrorTest test;
    test.unit = fighterOnField(unit);
    test.supplyPhase = question.supplyPhase;
    test.bag = madnessBag(scenario, field.content()->library());
    test.rulings = field.rulings();
    test.canFlee = canFlee(field, unit, frights.from);
    FieldTerror first = frights.found;
    if (question.value) {
        first.cause = FieldTerror::Cause::Effect;
        test.forced = true;
        test.sources = {{*question.value, false}};
    } else {
        test.sources = frights.sources;
    }
    first.odds = terrorOdds(test);
    tests.push_back(first);
    if (unit.marks.poisons > 0) {
        FieldTerror poison;
        poison.cause = FieldTerror::Cause::Poison;
        poison.times = unit.marks.poisons;
        test.sources = {{unit.marks.poisonValue, false}};
        test.forced = field.rulings().poisonAlways;
        test.supplyPhase = true;
        poison.odds = terrorOdds(test);
        tests.push_back(std::move(poison));
    }
    return tests;
}

SearchOdds searchOnField(const Battlefield& field, const Scenario& scenario, const FieldUnit& unit,
                         bool hasOrder, bool supplyPhase) {
    SearchCheck check;
    check.unit = fighterOnField(unit);
    check.rulings = field.rulings();
    check.hasOrder = hasOrder;
    check.supplyPhase = supplyPhase;
    const Library& library = field.content()->library();
    const auto tokenOn = [&](Cell cell) {
        return std::any_of(scenario.pieces.begin(), scenario.pieces.end(), [&](const Piece& piece) {
            const MarkerDef* marker =
                piece.at == cell && !piece.corner ? library.marker(piece.content) : nullptr;
            return marker && cellEffects(marker->effects).has(SearchPlace);
        });
    };
    for (int i = 0; i < unit.footprint; ++i) {
        const Cell own = unit.cells[static_cast<std::size_t>(i)];
        for (int row = -1; row <= 1; ++row)
            for (int col = -1; col <= 1; ++col)
                check.besideToken |= tokenOn(own + Cell{col, row});
        check.onSymbol |= field.cell(own).has(SearchPlace) && !tokenOn(own);
    }
    for (const FieldUnit& other : field.units())
        if (other.side != unit.side && !other.offBoard())
            for (int i = 0; i < other.footprint; ++i)
                check.enemyAdjacent |= adjacentTo(unit, other.cells[static_cast<std::size_t>(i)], 1);
    if (const Refusal inaction = inactionOf(unit.marks)) {
        SearchOdds odds;
        odds.refusal = inaction;
        return odds;
    }
    return searchOdds(check);
}

FieldDemolition demolitionOnField(const Battlefield& field, const FieldUnit& shooter, Cell target,
                                  std::optional<Corner> corner) {
    FieldDemolition answer;
    answer.to = target;
    answer.from = shooter.cells[0];
    std::vector<Cell> aims;
    if (corner) {
        for (const CornerInfo& info : field.corners())
            if (info.at == *corner) {
                if (info.effects.has(HasStructure))
                    answer.structure = info.effects.structure;
                answer.already += info.effects.demolition;
            }
        for (const Cell around : Square::cellsAround(*corner))
            if (field.exists(around))
                aims.push_back(around);
    } else if (field.cell(target).has(HasStructure)) {
        answer.structure = field.cell(target).structure;
        const ElementRef element = field.cell(target).element;
        for (int index = 0; index < field.cellCount(); ++index)
            if (field.cell(index).element == element) {
                answer.already += field.cell(index).demolition;
                aims.push_back(field.cellAt(index));
            }
    }
    // With the weapon that tears down most.
    std::optional<Fighter> best;
    for (const WeaponChoice weapon : {WeaponChoice::Own, WeaponChoice::Primary, WeaponChoice::Secondary}) {
        const UnitSide& side = shooter.sideUp();
        if ((weapon == WeaponChoice::Primary &&
             (!side.primary || (shooter.marks.damage & damage::primary))) ||
            (weapon == WeaponChoice::Secondary && !side.secondary))
            continue;
        const Fighter fighter = fighterOnField(shooter, weapon);
        if (fighter.destruction > (best ? best->destruction : 0))
            best = fighter;
    }
    if (answer.structure <= 0)
        answer.refusal = {"no-structure", "SON-TER-01"};
    else if (const Refusal inaction = inactionOf(shooter.marks))
        answer.refusal = inaction;
    else if (shooter.offBoard())
        answer.refusal = {"off-battlefield", "SON-SA-37"};
    else if (!best)
        answer.refusal = {"no-destruction", "SON-SA-08"};
    if (answer.refusal)
        return answer;
    // Any space of it will do, from any of one's own.
    bool seen = false, near = false;
    for (int i = 0; i < shooter.footprint && !(seen && near); ++i)
        for (const Cell aim : aims) {
            const Cell from = shooter.cells[static_cast<std::size_t>(i)];
            const SightAnswer sight =
                explainSight(field, from, aim, {shooter.unitClass, UnitClass::Infantry, true},
                             {best->limitedRange, best->hawkeye});
            // The wall that stops the eye is the structure itself.
            const bool ownWall =
                sight.blocker >= 0 && field.cell(aim).building &&
                sight.steps[static_cast<std::size_t>(sight.blocker)].element == field.cell(aim).element;
            const bool visible = sight.seen() || ownWall;
            if (visible && sight.range.inRange) {
                answer.from = from;
                answer.to = aim;
                seen = near = true;
                break;
            }
            seen |= visible;
        }
    if (!seen)
        answer.refusal = {"sight-blocked", "SON-FIR-01"};
    else if (!near)
        answer.refusal = {"beyond-limited-range", "SON-SA-16"};
    if (answer.refusal)
        return answer;
    answer.dice = best->destruction;
    answer.penalty = rollPenalty(*best);
    answer.markers = demolitionMarkers(answer.dice, answer.penalty);
    answer.destroyed = structureDestroyed(answer.dice, answer.structure, answer.already, answer.penalty);
    return answer;
}

FieldRaising raisingOnField(const Battlefield& field, const Scenario& scenario, const FieldUnit& master) {
    FieldRaising answer;
    const Library& library = field.content()->library();
    for (const Copies& zombies : bagged(scenario, library, "zombie"))
        answer.inBag += zombies.count;
    for (const FieldUnit& unit : field.units())
        answer.inBag -= unit.zombie ? 1 : 0;
    answer.inBag = std::max(0, answer.inBag);
    bool grave = false, endless = false;
    const auto look = [&](Cell cell) {
        if (!field.cell(cell).has(MassGrave))
            return;
        grave = true;
        endless |= field.cell(cell).graves == 0;
    };
    Mover zombie;  // one on foot, of nobody
    zombie.side = -1;
    const MovementField moves(field, zombie);
    const Cell at = master.cells[0];
    look(at);
    // The two Suppressed markers it takes would leave it without a zone (SON-AMB-62).
    const bool reaches = field.rulings().areaEffectsUseAdjacent;
    for (int step = 0; step < 8; ++step) {
        const Cell cell = at + stepOf(step);
        if (!field.exists(cell))
            continue;
        look(cell);
        const FieldUnit* there = field.unitAt(cell);
        const bool houseWall =
            field.cell(at).building && !(field.cell(cell).building == field.cell(at).building);
        if (reaches && !separated(field, at, step) && !houseWall && (!there || there->offBoard()) &&
            !moves.barredBy(cell))
            ++answer.freeSpaces;
    }
    answer.singleGrave = grave && !endless;
    if (!master.masterOfTheDead)
        answer.refusal = {"no-master-of-the-dead", "SON-SA-44"};
    else if (const Refusal inaction = inactionOf(master.marks))
        answer.refusal = inaction;
    else if (!grave)
        answer.refusal = {"no-mass-grave", "SON-TER-16"};
    else if (answer.inBag == 0)
        answer.refusal = {"no-zombies-left", "SON-ZOM-04"};
    else if (answer.freeSpaces == 0)
        answer.refusal = {"no-room-for-zombies", "SON-ZOM-04"};
    if (!answer.refusal)
        answer.zombies = zombiesCreated(answer.singleGrave, std::min(answer.inBag, answer.freeSpaces));
    return answer;
}

}  // namespace bocage::rules::normandie
