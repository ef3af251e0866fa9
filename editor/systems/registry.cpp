#include "editor/systems/crusades/crusades_editor.h"
#include "editor/systems/game_editor.h"
#include "editor/systems/malice/malice_editor.h"
#include "editor/systems/normandie/normandie_editor.h"
#include "editor/systems/roster_desk.h"
#include "editor/tools/tool.h"

namespace bocage::editor {

std::vector<std::unique_ptr<Tool>> GameEditor::createTools() const {
    return {};
}

std::unique_ptr<RosterParts> GameEditor::createRosterParts(RosterDesk&) const {
    return nullptr;
}

namespace {

rules::GameList<GameEditor>& editorList() {
    static const NormandieEditor normandie;
    static const CrusadesEditor crusades;
    static const MaliceEditor malice;
    static rules::GameList<GameEditor> list = {&normandie, &crusades, &malice};
    return list;
}

}  // namespace

std::span<const GameEditor* const> gameEditors() {
    return editorList().all();
}

const GameEditor* findGameEditor(std::string_view system) {
    return editorList().find(system);
}

}  // namespace bocage::editor

template <>
void bocage::rules::GameGuest<bocage::editor::GameEditor>::enter(const editor::GameEditor& game) {
    editor::editorList().add(game);
}

template <>
void bocage::rules::GameGuest<bocage::editor::GameEditor>::leave(const editor::GameEditor& game) {
    editor::editorList().remove(game);
}
