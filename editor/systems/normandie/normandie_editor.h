#pragma once

#include "editor/systems/game_editor.h"

namespace bocage::editor {

/// Shadows over Normandie.
class NormandieEditor : public GameEditor {
public:
    std::string_view id() const override;
};

}  // namespace bocage::editor
