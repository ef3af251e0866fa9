#pragma once

#include "model/systems/game_face.h"

namespace bocage::model {

/// How Shadows of Malice shows itself.
class MaliceFace : public GameFace {
public:
    std::string_view id() const override { return "malice"; }
    const GameWords& words() const override;
    std::span<const console::GameCommand> commands() const override;
    std::span<const Simulator* const> simulators() const override;
};

}  // namespace bocage::model
