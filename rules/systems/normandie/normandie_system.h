#pragma once

#include "rules/systems/game_system.h"
#include "rules/systems/looks_back.h"

namespace bocage::rules {

/// Shadows over Normandie and its expansions: square grid, recruitment tiles, orders.
class NormandieSystem : public GameSystem, public LooksBack {
public:
    std::string_view id() const override;
    const Text& name() const override;
    const Grid* grid() const override;
    std::vector<Cell> footprint(const Piece& piece, const Library& library) const override;
    PlayOrder playOrder(const Scenario& scenario) const override;
    const RosterRules* rosters() const override;
    std::vector<Fielded> fielded(const Roster& roster, const LibraryPtr& library) const override;
    std::vector<Fielded> handedOut(const Force& force, const std::vector<const Roster*>& rosters,
                                   const LibraryPtr& library) const override;
    std::span<const ContentKindInfo> contentKinds() const override;
    std::span<const EffectInfo> effects() const override;
    std::span<const RulingInfo> rulings() const override;
    std::span<const ConditionInfo> conditions() const override;
    std::span<const RuleSwitchInfo> ruleSwitches() const override;
    std::span<const Check> checks() const override;
    std::span<const std::string_view> hopelessRules() const override;
    std::shared_ptr<const CheckContext> prepare(const ValidateRequest& request) const override;
    CardboardNeeds cardboard(const ValidateRequest& request) const override;
    Prepared prepareAgain(const ValidateRequest& request, const CheckContext& before,
                          Parts changed) const override;
    Findings judgeChapterFiles(const Scenario& scenario,
                               const std::map<std::string, ChapterFile>& files) const override;
    Problems checkContent(const SystemContent& item) const override;
    std::span<const PackCheck> packChecks() const override;
    std::vector<ContentId> contentReferences(const SystemContent& item) const override;
    Json contentSchema(std::string_view kind, Json::Object& definitions) const override;
};

}  // namespace bocage::rules
