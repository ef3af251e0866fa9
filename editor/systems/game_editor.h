#pragma once

#include <span>
#include <string_view>

#include "rules/systems/game_list.h"

namespace bocage::editor {

/// How one game is edited: the centre of a scenario tab, its tools, inspector rows, briefing sections and
/// roster workspace. One per game, in editor/systems/<game>, listed in editor/systems/registry.cpp. Every
/// question has an answer that suits a game which has nothing to say, so that a new question breaks no game.
class GameEditor {
public:
    virtual ~GameEditor() = default;

    /// That of the rules::GameSystem.
    virtual std::string_view id() const = 0;
};

/// Every game that has an editor of its own, in the order of the list of this room.
std::span<const GameEditor* const> gameEditors();
/// Null when the game is unknown or needs nothing of its own.
const GameEditor* findGameEditor(std::string_view system);

/// A further game, listed while the guest lives.
using GameEditorGuest = rules::GameGuest<GameEditor>;

}  // namespace bocage::editor

template <>
void bocage::rules::GameGuest<bocage::editor::GameEditor>::enter(const editor::GameEditor& game);
template <>
void bocage::rules::GameGuest<bocage::editor::GameEditor>::leave(const editor::GameEditor& game);
