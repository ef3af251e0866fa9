#pragma once

#include "rules/systems/game_system.h"

namespace bocage::rules {

/// Shadows of Malice: hex maps, a party of avatars, the Shadow Realm.
class MaliceSystem : public GameSystem {
public:
    std::string_view id() const override;
    const Text& name() const override;
    const Grid* grid() const override;
    std::span<const ContentKindInfo> contentKinds() const override;
};

}  // namespace bocage::rules
