// Ways to win.
#include "model/commands/briefing_edits.h"
#include "model/commands/briefing_lists.h"

namespace bocage::model {

using namespace rules;

namespace {

/// An edit of one condition; nothing when it is not there.
template <class Change>
auto ofCondition(const ElementId& id, Change change) {
    return [id, change](Scenario& scenario) {
        if (VictoryCondition* condition = elementById(scenario.victory, id))
            change(*condition);
    };
}

}  // namespace

ElementId BriefingEdits::addVictory(const SideId& side, Victory::Kind kind) {
    const ElementId id = freshId(m_document.scenario(), "victory");
    m_document.edit(tr("Add a victory condition"), [&](Scenario& scenario) {
        Victory condition;
        condition.id = id;
        condition.side = side;
        condition.kind = kind;
        if (kind == Victory::Kind::Score)
            for (const ScenarioSide& victim : scenario.sides)
                if (victim.id != side)
                    condition.scores.push_back({victim.id, {}, 1});
        scenario.victory.push_back(std::move(condition));
    });
    return id;
}

bool BriefingEdits::removeVictory(const ElementId& id) {
    return m_document.edit(tr("Remove a victory condition"),
                           [&](Scenario& scenario) { eraseById(scenario.victory, id); });
}

bool BriefingEdits::moveVictory(const ElementId& id, int by) {
    return m_document.edit(tr("Move a victory condition"),
                           [&](Scenario& scenario) { shiftById(scenario.victory, id, by); });
}

bool BriefingEdits::setVictoryKind(const ElementId& id, Victory::Kind kind) {
    return m_document.edit(tr("Change a victory condition"),
                           ofCondition(id, [&](Victory& condition) { condition.kind = kind; }));
}

bool BriefingEdits::setVictorySide(const ElementId& id, const SideId& side) {
    return m_document.edit(tr("Change who wins by it"),
                           ofCondition(id, [&](Victory& condition) { condition.side = side; }));
}

bool BriefingEdits::setVictoryTarget(const ElementId& id, const ElementId& target, bool counts) {
    return m_document.edit(tr("Change what a victory is about"), ofCondition(id, [&](Victory& condition) {
                               setContained(condition.targets, target, counts);
                           }));
}

bool BriefingEdits::setVictoryUnit(const ElementId& id, const ContentId& unit, bool counts) {
    return m_document.edit(tr("Change which units count"), ofCondition(id, [&](Victory& condition) {
                               setContained(condition.units, unit, counts);
                           }));
}

bool BriefingEdits::setVictoryCount(const ElementId& id, std::optional<int> count) {
    return m_document.edit(tr("Change how many are needed"),
                           ofCondition(id, [&](Victory& condition) { condition.count = count; }),
                           typing("victory-count", id.value));
}

bool BriefingEdits::setVictoryTurn(const ElementId& id, std::optional<int> turn) {
    return m_document.edit(tr("Change the turn of a victory condition"),
                           ofCondition(id, [&](Victory& condition) { condition.turn = turn; }),
                           typing("victory-turn", id.value));
}

bool BriefingEdits::setVictoryText(const ElementId& id, const std::string& language, const QString& text) {
    return m_document.edit(
        tr("Change the words of a victory condition"),
        ofCondition(id, [&](Victory& condition) { setWords(condition.text, language, text); }),
        typing("victory-text", id.value, language));
}

bool BriefingEdits::addScore(const ElementId& id) {
    return m_document.edit(tr("Add a line to a score table"), [&](Scenario& scenario) {
        Victory* condition = elementById(scenario.victory, id);
        if (!condition)
            return;
        SideId victim;
        for (const ScenarioSide& side : scenario.sides)
            if (side.id != condition->side)
                victim = side.id;
        condition->scores.push_back({victim, {}, 1});
    });
}

bool BriefingEdits::setScore(const ElementId& id, std::size_t line, const Victory::Score& score) {
    return m_document.edit(tr("Change a score table"),
                           ofCondition(id,
                                       [&](Victory& condition) {
                                           if (line < condition.scores.size())
                                               condition.scores[line] = score;
                                       }),
                           typing("score", id.value, std::to_string(line)));
}

bool BriefingEdits::removeScore(const ElementId& id, std::size_t line) {
    return m_document.edit(
        tr("Remove a line of a score table"), ofCondition(id, [&](Victory& condition) {
            if (line < condition.scores.size())
                condition.scores.erase(condition.scores.begin() + static_cast<std::ptrdiff_t>(line));
        }));
}

}  // namespace bocage::model
