#pragma once

#include <vector>

#include "rules/core/finding.h"
#include "rules/scenario/scenario.h"
#include "rules/systems/normandie/content/content.h"

namespace bocage::rules::normandie {

/// "May this go there, and if not, why?" Answered by the army checks themselves on a copy with the change
/// made, so that the answer and the later verdict cannot differ.
class ArmyTrial {
public:
    /// The roster and the player (null outside a scenario) must outlive the trial.
    ArmyTrial(ContentPtr content, const Roster& roster, const Player* player = nullptr);

    /// What would be wrong with the option in that slot; empty when it fits. What fills the slot now gives
    /// way. `moving` names a filling that leaves its present place.
    Findings inSlot(const ContentId& option, std::size_t entry, int slot, const ElementId& moving = {}) const;
    Findings asFreeOption(const ContentId& option) const;
    Findings inBook(const ContentId& spell, const ElementId& book) const;
    Findings asEntry(const ContentId& tile) const;

    struct Place {
        std::size_t entry = 0;
        int slot = 0;
        bool taken = false;  ///< something fills it now
        bool operator==(const Place&) const = default;
    };
    /// Every slot that takes the option, free ones first.
    std::vector<Place> placesFor(const ContentId& option, const ElementId& moving = {}) const;
    /// Spell books with a space left that take the spell.
    std::vector<ElementId> booksFor(const ContentId& spell) const;

    const Roster& roster() const { return m_roster; }
    /// How much was worked for the answers so far: entries looked at, over all armies that were judged.
    long long effort() const { return m_effort; }

private:
    Findings judge(const Roster& changed, const ElementId& about) const;

    ContentPtr m_content;
    const Roster& m_roster;
    const Player* m_player;
    mutable long long m_effort = 0;
};

}  // namespace bocage::rules::normandie
