#include "model/systems/normandie/words/sight_text.h"

#include "model/messages/element_names.h"
#include "model/messages/terrain_words.h"
#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

QString SightText::state(SightState state, int penalty) {
    switch (state) {
        case SightState::Clear:
            return tr("Clear");
        case SightState::Obscured:
            return tr("Obscured, -%1").arg(penalty);
        case SightState::Blocked:
            break;
    }
    return tr("Blocked");
}

QString SightText::headline(const SightAnswer& answer, const Scenario& scenario, const Library& library) {
    if (answer.blocker < 0)
        return state(answer.state, answer.penalty);
    const SightStep& step = answer.steps[static_cast<std::size_t>(answer.blocker)];
    const QString what = step.effect == "wall" ? tr("a wall") : cause(step, scenario, library);
    if (step.place == SightStep::Place::Cell)
        return tr("Blocked at %1 by %2").arg(place(step), what);
    return tr("Blocked at %1: %2").arg(place(step), what);
}

QString SightText::range(const RangeAnswer& range) {
    if (!range.inRange)
        return tr("Distance %1, out of range: at most %2").arg(range.distance).arg(*range.maximum);
    if (range.penalty > 0)
        return tr("Distance %1, long range -%2").arg(range.distance).arg(range.penalty);
    return tr("Distance %1").arg(range.distance);
}

QString SightText::refusal(const SightAnswer& answer) {
    if (answer.refused == "SON-BLD-03")
        return tr("Nobody fires out of a building except from a space with an opening.");
    if (answer.refused == "SON-BLD-04")
        return tr("A target inside a building is only seen in a space next to an opening.");
    if (!answer.refused.empty())
        return tr("One end of the line is not on the battlefield.");
    return {};
}

QString SightText::place(const SightStep& step) {
    switch (step.place) {
        case SightStep::Place::Cell:
            break;
        case SightStep::Place::Edge:
            return ElementNames::edge(step.edge);
        case SightStep::Place::Corner:
            return ElementNames::corner(step.corner);
    }
    return QString::fromStdString(cellName(step.cell));
}

QString SightText::cause(const SightStep& step, const Scenario& scenario, const Library& library) {
    if (step.piece >= 0 && static_cast<std::size_t>(step.piece) < scenario.pieces.size())
        return ElementNames::of(scenario.pieces[static_cast<std::size_t>(step.piece)], library);
    const auto& plan = scenario.battlefield;
    const std::size_t index = step.element.index;
    if (step.element.source == ElementRef::Overlay && index < plan.overlays.size())
        return ElementNames::of(plan.overlays[index], library);
    if (step.element.source == ElementRef::PlacedEdges && index < plan.edges.size())
        return ElementNames::content(library, plan.edges[index].kind);
    // Printed on a board: the kind of ground is its name.
    if (step.place == SightStep::Place::Cell)
        if (const TerrainKind* kind = TerrainWords::kindAt(scenario, library, step.cell))
            return localized(kind->name);
    return tr("the printed terrain");
}

QString SightText::step(const SightStep& step, const Scenario& scenario, const Library& library) {
    const QString where = place(step);
    if (step.place == SightStep::Place::Corner)
        return tr("%1: the line passes exactly through this corner").arg(where);
    if (step.effect.empty())
        return {};
    const QString what = cause(step, scenario, library);
    if (step.effect == "entrance" || step.effect == "opening")
        return tr("%1: through an opening").arg(where);
    if (step.rule == "SON-LOS-07")
        return tr("%1: %2 does not count, since one end touches it").arg(where, what);
    if (step.rule == "SON-LOS-10")
        return tr("%1: %2 is hidden and does not block").arg(where, what);
    if (step.rule == "SON-LOS-11")
        return tr("%1: the line's own unit does not block").arg(where);
    if (step.exempt && step.effect == "unit")
        return tr("%1: %2 is looked over").arg(where, what);
    if (step.exempt)
        return tr("%1: %2 does not count in a space at the end of the line").arg(where, what);
    if (step.effect == "wall")
        return tr("%1: a wall blocks").arg(where);
    if (step.blocks)
        return tr("%1: %2 blocks").arg(where, what);
    return tr("%1: %2 obscures, -%3").arg(where, what).arg(step.penalty);
}

}  // namespace bocage::model
