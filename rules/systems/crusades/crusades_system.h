#pragma once

#include "rules/systems/game_system.h"

namespace bocage::rules {

/// Cthulhu Crusades: a fortress and its decks, no board.
class CrusadesSystem : public GameSystem {
public:
    std::string_view id() const override;
    const Text& name() const override;
    std::span<const ContentKindInfo> contentKinds() const override;
};

}  // namespace bocage::rules
