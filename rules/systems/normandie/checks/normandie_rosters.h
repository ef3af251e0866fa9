#pragma once

#include "rules/systems/roster_rules.h"

namespace bocage::rules::normandie {

/// Armies of recruitment tiles and heroes with options in their slots. The same answers as ArmyView,
/// ArmyTotals, ArmyTrial and the optimizer give, in the words of all games.
class NormandieRosters : public RosterRules {
public:
    RosterSheet sheet(const Roster& roster, const LibraryPtr& library) const override;
    std::span<const std::string_view> groups() const override;
    std::vector<RosterChoice> choices(const LibraryPtr& library) const override;
    Findings mayPut(const Roster& roster, const LibraryPtr& library, const ContentId& thing,
                    const RosterPlace& where, const Player* player, const ElementId& moving) const override;
    bool fits(const ContentId& thing, const ContentId& card, int slot,
              const LibraryPtr& library) const override;
    int room(const ContentId& filling, const LibraryPtr& library) const override;
    int slotCount(const ContentId& card, const LibraryPtr& library) const override;
    std::vector<ContentId> companions(const Roster& roster, const ContentId& card,
                                      const LibraryPtr& library) const override;
    Roster blank() const override;
    std::span<const std::string_view> goals() const override;
    Problems contradictions(const RosterWish& wish) const override;
    std::optional<Roster> best(const RosterWish& wish) const override;
    std::optional<Roster> random(const LibraryPtr& library, const ContentId& faction, int points,
                                 unsigned seed) const override;
    RosterComparison compare(const Roster& before, const Roster& after,
                             const LibraryPtr& library) const override;
};

}  // namespace bocage::rules::normandie
