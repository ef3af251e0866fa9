// The turn track: its length, its END and its events.
#include "model/commands/briefing_edits.h"
#include "model/commands/briefing_lists.h"

namespace bocage::model {

using namespace rules;

bool BriefingEdits::setSpaces(int spaces) {
    return m_document.edit(
        tr("Change the length of the turn track"),
        [&](Scenario& scenario) {
            TurnTrack& track = scenario.turnTrack;
            track.spaces = spaces;
            if (track.end)
                track.end = std::min(*track.end, spaces);
            for (TurnEvent& event : track.events)
                event.turn = std::min(event.turn, spaces);
        },
        typing("spaces", {}));
}

bool BriefingEdits::setEnd(std::optional<int> turn) {
    return m_document.edit(turn ? tr("Move END to turn %1").arg(*turn) : tr("Take END away"),
                           [&](Scenario& scenario) { scenario.turnTrack.end = turn; });
}

ElementId BriefingEdits::addEvent(int turn, const ContentId& faction) {
    const ElementId id = freshId(m_document.scenario(), "event");
    m_document.edit(tr("Add an event on turn %1").arg(turn), [&](Scenario& scenario) {
        scenario.turnTrack.events.push_back({id, turn, faction, {}, {}});
    });
    return id;
}

bool BriefingEdits::removeEvent(const ElementId& id) {
    return m_document.edit(tr("Remove an event"),
                           [&](Scenario& scenario) { eraseById(scenario.turnTrack.events, id); });
}

bool BriefingEdits::moveEvent(const ElementId& id, int turn) {
    return m_document.edit(tr("Move an event to turn %1").arg(turn), [&](Scenario& scenario) {
        if (TurnEvent* event = elementById(scenario.turnTrack.events, id))
            event->turn = turn;
    });
}

bool BriefingEdits::setEventFaction(const ElementId& id, const ContentId& faction) {
    return m_document.edit(tr("Change whose event it is"), [&](Scenario& scenario) {
        if (TurnEvent* event = elementById(scenario.turnTrack.events, id))
            event->faction = faction;
    });
}

bool BriefingEdits::setEventText(const ElementId& id, const std::string& language, const QString& text) {
    return m_document.edit(
        tr("Change an event"),
        [&](Scenario& scenario) {
            if (TurnEvent* event = elementById(scenario.turnTrack.events, id))
                setWords(event->text, language, text);
        },
        typing("event", id.value, language));
}

}  // namespace bocage::model
