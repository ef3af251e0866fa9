#pragma once

#include "rules/systems/game_system.h"

namespace bocage::rules {

/// Cthulhu Crusades: a fortress and its decks, no board.
class CrusadesSystem : public GameSystem {
public:
    std::string_view id() const override;
    const Text& name() const override;
    std::span<const DocumentSection> documentSections() const override;
    std::span<const ContentKindInfo> contentKinds() const override;
    const RosterRules* rosters() const override;
    CardboardNeeds cardboard(const ValidateRequest& request) const override;
    std::span<const RulingInfo> rulings() const override;
    std::span<const Check> checks() const override;
    std::shared_ptr<const CheckContext> prepare(const ValidateRequest& request) const override;
    Problems checkContent(const SystemContent& item) const override;
    Json contentSchema(std::string_view kind, Json::Object& definitions) const override;
};

}  // namespace bocage::rules
