#include "editor/systems/game_editor.h"
#include "editor/systems/normandie/normandie_editor.h"

namespace bocage::editor {

namespace {

rules::GameList<GameEditor>& editorList() {
    static const NormandieEditor normandie;
    static rules::GameList<GameEditor> list = {&normandie};
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
