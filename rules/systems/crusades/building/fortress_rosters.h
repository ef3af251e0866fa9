#pragma once

#include "rules/systems/crusades/fortress.h"
#include "rules/systems/roster_rules.h"

/// A fortress as a roster: castle and walls are its cards, each with a slot for every defender that may be
/// posted on it.
namespace bocage::rules::crusades {

class FortressRosters : public RosterRules {
public:
    RosterSheet sheet(const Roster& roster, const LibraryPtr& library) const override;
    std::span<const std::string_view> groups() const override;
    std::vector<RosterChoice> choices(const LibraryPtr& library) const override;
    Findings mayPut(const Roster& roster, const LibraryPtr& library, const ContentId& thing,
                    const RosterPlace& where, const Player* player = nullptr,
                    const ElementId& moving = {}) const override;
    bool fits(const ContentId& thing, const ContentId& card, int slot,
              const LibraryPtr& library) const override;
    int slotCount(const ContentId& card, const LibraryPtr& library) const override;
    Roster blank() const override;
};

/// What speaks against a card at a place of a fortress under these options (CC-RCHK-01, 02, 07 … 10).
/// Whether somebody may be posted before the game begins is not asked here: the checks tell it.
Findings objections(const Roster& roster, const Cards& cards, const Options& options, const ContentId& thing,
                    const RosterPlace& where, const ElementId& moving = {});

/// The copies of cards that a roster lays on the table: fortress, defenders, weapons, hand and monsters.
std::vector<Copies> cardsOnTable(const Roster& roster);

}  // namespace bocage::rules::crusades
