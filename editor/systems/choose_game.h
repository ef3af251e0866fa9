#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "rules/systems/game_system.h"

class QWidget;

namespace bocage::editor {

/// The games that something new can be made of: those that an open pack is for, or all when there are no
/// packs.
std::vector<const rules::GameSystem*> playableGames(const rules::Library& library);
/// Asks for one of them, in a dialog of this title; does not ask where there is only one. Nothing when the
/// user gives up.
std::optional<std::string> chooseGame(const rules::Library& library, const QString& title, QWidget* parent);

}  // namespace bocage::editor
