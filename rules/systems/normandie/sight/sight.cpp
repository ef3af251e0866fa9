#include "rules/systems/normandie/sight/sight.h"

#include <algorithm>

#include "rules/systems/normandie/sight/sight_walk.h"

namespace bocage::rules::normandie {

namespace {

bool seesOverInfantry(UnitClass unitClass, const Rulings& rulings) {
    switch (unitClass) {
        case UnitClass::Light:
        case UnitClass::Heavy:
            return true;
        case UnitClass::Creature:
            return rulings.creatureSeesOver;
        case UnitClass::Infantry:
            break;
    }
    return false;
}

/// Collects what the line meets.
class Tracer {
public:
    Tracer(const Battlefield& field, Cell from, Cell to, const SightOptions& options, SightAnswer& answer)
        : m_field(field),
          m_from(from),
          m_to(to),
          m_options(options),
          m_answer(answer),
          m_shooter(field.unitAt(from)),
          m_target(field.unitAt(to)) {}

    bool enter(Cell cell) {
        for (const SightStep& step : cellSteps(cell))
            push(step);
        return true;
    }

    bool cross(Cell a, Cell b) {
        for (const SightStep& step : edgeSteps(a, b))
            push(step);
        return true;
    }

    bool corner(Cell before, Cell after, Cell flankA, Cell flankB) {
        SightStep pass;
        pass.place = SightStep::Place::Corner;
        pass.corner = {std::max(before.col, after.col), std::max(before.row, after.row)};
        pass.rule = "SON-LOS-02";
        push(pass);
        note("SON-AMB-14");
        const Way a = way(before, flankA, after);
        const Way b = way(before, flankB, after);
        const bool both = m_field.rulings().cornerNeedsBothStopped;
        const bool stopped = both ? a.blocked && b.blocked : a.blocked || b.blocked;
        if (stopped) {
            for (const Way* one : {&a, &b})
                for (const SightStep& step : one->steps)
                    if (step.blocks)
                        push(step);
            return true;
        }
        // Not stopped: the open way, or of two open ones the cheaper (under the strict ruling the dearer).
        const bool takeA = a.blocked != b.blocked ? b.blocked : (a.penalty <= b.penalty) == both;
        for (const SightStep& step : (takeA ? a : b).steps)
            push(step);
        return true;
    }

    /// An end space: its symbols count only under the rulings that say so.
    void end(Cell cell, bool shooters) {
        const CellInfo& info = m_field.cell(cell);
        const Rulings& rulings = m_field.rulings();
        const auto add = [&](std::string_view effect, int penalty, bool blocks, bool exempt,
                             std::string_view rule) {
            SightStep step;
            step.cell = cell;
            step.element = info.element;
            step.effect = effect;
            step.rule = rule;
            step.exempt = exempt;
            if (!exempt) {
                step.penalty = penalty;
                step.blocks = blocks;
            }
            push(step);
        };
        if (info.has(BlocksSight))
            add("blocks-sight", 0, true, rulings.endSpacesOpen, "SON-AMB-17");
        if (info.obscures > 0)
            add("obscures", info.obscures, false, !shooters || rulings.ownSpaceExempt,
                shooters ? "SON-AMB-15" : "SON-LOS-06");
    }

    void note(std::string_view rule) {
        auto& rules = m_answer.rules;
        if (!rule.empty() && std::find(rules.begin(), rules.end(), rule) == rules.end())
            rules.push_back(rule);
    }

private:
    struct Way {
        std::vector<SightStep> steps;
        int penalty = 0;
        bool blocked = false;
    };

    Way way(Cell before, Cell flank, Cell after) {
        Way result;
        const auto take = [&](std::vector<SightStep> steps) {
            for (SightStep& step : steps) {
                step.aside = true;
                result.penalty += step.penalty;
                result.blocked |= step.blocks;
                // Free cells beside the line are not worth a word.
                if (!step.effect.empty())
                    result.steps.push_back(step);
            }
        };
        take(edgeSteps(before, flank));
        take(cellSteps(flank));
        take(edgeSteps(flank, after));
        return result;
    }

    std::vector<SightStep> cellSteps(Cell cell) const {
        std::vector<SightStep> steps;
        const CellInfo& info = m_field.cell(cell);
        SightStep step;
        step.cell = cell;
        step.element = info.element;
        if (info.has(BlocksSight)) {
            step.blocks = true;
            step.effect = "blocks-sight";
            step.rule = "SON-LOS-03";
            steps.push_back(step);
        }
        if (info.obscures > 0) {
            step.blocks = false;
            step.penalty = info.obscures;
            step.effect = "obscures";
            step.rule = "SON-LOS-04";
            steps.push_back(step);
        }
        if (const FieldUnit* unit = m_field.unitAt(cell); unit && m_options.units)
            steps.push_back(unitStep(cell, *unit));
        if (steps.empty())
            steps.push_back(step);
        return steps;
    }

    SightStep unitStep(Cell cell, const FieldUnit& unit) const {
        SightStep step;
        step.cell = cell;
        step.piece = static_cast<int>(unit.piece);
        step.effect = "unit";
        if (&unit == m_shooter || &unit == m_target) {
            step.exempt = true;
            step.rule = "SON-LOS-11";
        } else if (unit.hidden != FieldUnit::Hidden::No) {
            step.exempt = true;
            step.rule = "SON-LOS-10";
        } else {
            step.blocks = unitBlocks(unit, m_options, m_field.rulings());
            step.exempt = !step.blocks;
            step.rule = unit.unitClass == UnitClass::Infantry ? "SON-LOS-08" : "SON-LOS-09";
        }
        return step;
    }

    std::vector<SightStep> edgeSteps(Cell a, Cell b) const {
        const Edge edge = edgeBetween(a, b);
        const EdgeInfo& info = m_field.edge(edge);
        if (!info.stopsSight() && info.obscures == 0 && !info.has(EdgeEntrance | EdgeOpening))
            return {};
        std::vector<SightStep> steps;
        SightStep step;
        step.place = SightStep::Place::Edge;
        step.edge = edge;
        step.element = info.element;
        if (info.stopsSight()) {
            step.blocks = true;
            step.effect = info.has(EdgeWall)        ? "wall"
                          : info.has(EdgeNoPassage) ? "no-passage"
                                                    : "blocks-sight";
            step.rule = info.has(EdgeWall) ? "SON-BLD-05" : "SON-LOS-03";
            steps.push_back(step);
        } else if (info.has(EdgeEntrance | EdgeOpening)) {
            step.exempt = true;
            step.effect = info.has(EdgeEntrance) ? "entrance" : "opening";
            step.rule = "SON-BLD-05";
            steps.push_back(step);
        }
        if (info.obscures > 0) {
            step.blocks = false;
            step.effect = "obscures";
            step.exempt = touches(m_from, edge, info.element) || touches(m_to, edge, info.element);
            step.penalty = step.exempt ? 0 : info.obscures;
            step.rule = step.exempt ? "SON-LOS-07" : "SON-TER-05";
            steps.push_back(step);
        }
        return steps;
    }

    /// True when a side of the cell is part of the run of edge obstacles, or the very edge (SON-AMB-66).
    bool touches(Cell cell, Edge crossed, ElementRef element) const {
        const bool runs = m_field.rulings().edgeRuns;
        for (const Side side : {Side::North, Side::East, Side::South, Side::West}) {
            const EdgeInfo& edge = m_field.edge(cell, side);
            if (edge.obscures > 0 && (runs ? edge.element == element : Square::edge(cell, side) == crossed))
                return true;
        }
        return false;
    }

    void push(const SightStep& step) {
        if (step.blocks && m_answer.blocker < 0)
            m_answer.blocker = static_cast<int>(m_answer.steps.size());
        if (!step.effect.empty())
            note(step.rule);
        m_answer.penalty += step.penalty;
        m_answer.steps.push_back(step);
    }

    const Battlefield& m_field;
    Cell m_from, m_to;
    SightOptions m_options;
    SightAnswer& m_answer;
    const FieldUnit* m_shooter;
    const FieldUnit* m_target;
};

/// SON-BLD-03 and -04: through the outside of a building only by an opening of one's own space.
std::string_view buildingRefusal(const Battlefield& field, Cell from, Cell to) {
    const CellInfo& a = field.cell(from);
    const CellInfo& b = field.cell(to);
    if (a.building == b.building)
        return {};
    if (a.building && !a.has(HasOpening))
        return "SON-BLD-03";
    if (b.building && !b.has(HasOpening))
        return "SON-BLD-04";
    return {};
}

}  // namespace

bool unitBlocks(const FieldUnit& unit, const SightOptions& options, const Rulings& rulings) {
    if (unit.hidden != FieldUnit::Hidden::No)
        return false;
    if (unit.unitClass != UnitClass::Infantry)
        return true;
    return !seesOverInfantry(options.shooter, rulings) && !seesOverInfantry(options.target, rulings);
}

RangeAnswer rangeBetween(const Battlefield& field, Cell from, Cell to, const WeaponReach& reach) {
    const bool inclusive = field.rulings().nightInclusive;
    RangeAnswer answer;
    answer.distance = Square::distance(from, to);
    int penaltyFrom = 8;
    switch (field.light()) {
        case Light::Day:
            break;
        case Light::Night:
            answer.maximum = 7;
            penaltyFrom = inclusive ? 5 : 6;
            break;
        case Light::Fog:
            answer.maximum = 9;
            penaltyFrom = inclusive ? 6 : 7;
            break;
    }
    if (reach.limited)
        answer.maximum = std::min(*reach.limited, answer.maximum.value_or(*reach.limited));
    answer.inRange = !answer.maximum || answer.distance <= *answer.maximum;
    answer.penalty = answer.distance >= penaltyFrom && !reach.hawkeye ? 2 : 0;
    return answer;
}

SightOptions optionsFor(const Battlefield& field, Cell from, Cell to) {
    SightOptions options;
    if (const FieldUnit* shooter = field.unitAt(from))
        options.shooter = shooter->unitClass;
    if (const FieldUnit* target = field.unitAt(to))
        options.target = target->unitClass;
    return options;
}

SightAnswer explainSight(const Battlefield& field, Cell from, Cell to, const SightOptions& options,
                         const WeaponReach& reach) {
    SightAnswer answer;
    answer.range = rangeBetween(field, from, to, reach);
    Tracer tracer(field, from, to, options, answer);
    tracer.note("SON-LOS-01");
    if (!field.exists(from) || !field.exists(to)) {
        answer.state = SightState::Blocked;
        answer.refused = "SON-GEO-01";
        tracer.note(answer.refused);
        return answer;
    }
    if (from != to) {
        tracer.end(from, true);
        walkLine(from, to, tracer);
        tracer.end(to, false);
        answer.refused = buildingRefusal(field, from, to);
    }
    if (!answer.refused.empty()) {
        tracer.note("SON-LOS-12");
        tracer.note(answer.refused);
    }
    if (answer.blocker >= 0 || !answer.refused.empty()) {
        answer.state = SightState::Blocked;
        answer.penalty = 0;
        tracer.note("SON-LOS-03");
    } else if (answer.penalty > 0) {
        answer.state = SightState::Obscured;
        tracer.note("SON-LOS-04");
    } else {
        tracer.note("SON-LOS-05");
    }
    if (answer.range.maximum)
        tracer.note(reach.limited && answer.range.maximum == reach.limited ? "SON-SA-16" : "SON-NGT-01");
    if (answer.range.penalty > 0)
        tracer.note(field.light() == Light::Day ? "SON-FIR-04" : "SON-NGT-02");
    return answer;
}

}  // namespace bocage::rules::normandie
