#pragma once

#include "rules/systems/game_system.h"

namespace bocage::rules {

/// Shadows of Malice: hex maps, a party of avatars, the Shadow Realm.
class MaliceSystem : public GameSystem {
public:
    std::string_view id() const override;
    const Text& name() const override;
    const Grid* grid() const override;
    std::span<const DocumentSection> documentSections() const override;
    std::span<const ContentKindInfo> contentKinds() const override;
    std::span<const EffectInfo> effects() const override;
    std::span<const RulingInfo> rulings() const override;
    const RosterRules* rosters() const override;
    std::vector<Fielded> fielded(const Roster& roster, const LibraryPtr& library) const override;
    std::span<const Check> checks() const override;
    std::shared_ptr<const CheckContext> prepare(const ValidateRequest& request) const override;
    CardboardNeeds cardboard(const ValidateRequest& request) const override;
    std::span<const PackCheck> packChecks() const override;
    Problems checkContent(const SystemContent& item) const override;
    Json contentSchema(std::string_view kind, Json::Object& definitions) const override;
};

}  // namespace bocage::rules
