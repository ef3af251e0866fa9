#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "rules/core/finding.h"
#include "rules/scenario/scenario.h"
#include "rules/systems/normandie/content/content.h"

namespace bocage::rules::normandie {

/// "May this go there, and if not, why?" Answered by the army checks themselves on a copy with the change
/// made, so that the answer and the later verdict cannot differ. Other places for what does not fit are not
/// looked for.
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
    /// The first of them that is wanted. Asks for no more than it takes to find it, so that a whole catalogue
    /// can be held to a large army.
    std::optional<Place> placeFor(const ContentId& option,
                                  const std::function<bool(const Place&)>& wanted) const;
    /// Spell books with a space left that take the spell.
    std::vector<ElementId> booksFor(const ContentId& spell) const;

    const Roster& roster() const { return m_roster; }
    /// How much was worked for the answers so far: entries looked at, over all armies that were judged.
    long long effort() const { return m_effort; }

private:
    Findings errorsOf(const Roster& changed) const;
    Findings judge(const Roster& changed, const ElementId& about) const;
    /// Tiles that are equal and hold the same take the same: each kind is judged once, however many there
    /// are.
    bool takes(const ContentId& option, std::size_t entry, int slot, const std::string& kind,
               const ElementId& moving) const;
    bool isTaken(const RosterEntry& entry, int slot, const ElementId& moving) const;

    ContentPtr m_content;
    const Roster& m_roster;
    const Player* m_player;
    mutable long long m_effort = 0;
    mutable std::map<std::tuple<ContentId, std::string, int>, bool> m_known;
    mutable std::optional<Findings> m_before;  ///< what is wrong already
};

}  // namespace bocage::rules::normandie
