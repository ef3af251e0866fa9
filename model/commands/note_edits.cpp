// The designer's notes: part of ScenarioEdits.
#include "model/commands/scenario_edits.h"

namespace bocage::model {

using namespace rules;

ElementId ScenarioEdits::addNote(Cell at, const Text& text) {
    const ElementId id = freshId(m_document.scenario(), "note");
    m_document.edit(tr("Write a note"), [&](Scenario& scenario) {
        scenario.notes.push_back({id, at, text, {}});
    });
    return id;
}

bool ScenarioEdits::setNoteText(const ElementId& id, const Text& text) {
    return m_document.edit(tr("Change a note"), [&](Scenario& scenario) {
        for (Note& note : scenario.notes)
            if (note.id == id)
                note.text = text;
    });
}

}  // namespace bocage::model
