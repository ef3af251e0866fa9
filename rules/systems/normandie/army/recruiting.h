#pragma once

#include <map>
#include <string>
#include <unordered_map>

#include "rules/systems/normandie/army/army_optimizer.h"
#include "rules/systems/normandie/army/army_view.h"

namespace bocage::rules::normandie {

/// The rules of recruitment for those who compose armies: what may be considered where, and what each choice
/// means for the conditions that hold over the whole army. Nothing is considered that the checks would call
/// useless.
class Recruiting {
public:
    explicit Recruiting(const BestArmyRequest& request);

    /// What a choice asks of the rest of the army and gives to it. Conditions are bits.
    struct Effect {
        std::uint64_t triggers = 0, provides = 0;
        int orders = 0;
        int takers = 0;                                         ///< units able to take an order
        std::vector<Copies> pieces = {};                        ///< cardboard besides the tile itself
        std::vector<std::pair<std::string, int>> limited = {};  ///< rule of the game and how much it counts
    };
    Effect effectOf(const Tile& tile) const;
    const Effect& effectOf(const Option& option) const { return factsOf(option).effect; }
    Effect effectOf(const Slot& slot) const;
    /// How much of what Effect::limited counts an army may have, besides what the given army has.
    int mostOf(const std::string& limit) const;
    int conditions() const { return static_cast<int>(m_conditions.size()); }

    /// Whether the tile may be added at all.
    bool mayAdd(const Tile& tile) const;
    /// Whether the option may go into the slot of the tile, is of use there, and serves the goal or the rest
    /// of the army.
    bool mayFill(const Option& option, const Tile& tile, const Slot& slot) const;
    bool mayAddFree(const Option& option) const;

    /// How many are left of a piece; a big number without a collection.
    int stockOf(const ContentId& id) const;
    /// Tiles and options in the army to start from.
    int inStart(const ContentId& id) const;
    long long worth(const Tile& tile) const { return worthOf(tile, m_content, m_request.goal); }
    long long worth(const Option& option) const { return factsOf(option).worth; }
    long long bonus(const Slot& slot) const {
        return m_request.goal == Goal::Orders ? 1000LL * slot.stars : 0;
    }
    bool required(const ContentId& id) const;

    static constexpr int plenty = 1'000'000;

private:
    bool wanted(const ContentId& id, const ContentId& faction, bool anyFaction) const;
    bool ofUse(const Option& option, const Tile& tile) const;
    std::uint64_t condition(const std::string& name) const;
    /// What is asked about an option over and over again, worked out once.
    struct OptionFacts {
        Effect effect;
        long long worth = 0;
    };
    const OptionFacts& factsOf(const Option& option) const;
    Effect workedOut(const Option& option) const;
    void addUnits(const std::vector<Copies>& units, Effect& effect) const;

    const BestArmyRequest& m_request;
    const Content& m_content;
    std::map<std::string, std::uint64_t> m_conditions;
    std::map<ContentId, std::uint64_t> m_unitProvides;  ///< conditions a unit meets by being there
    mutable std::unordered_map<const Option*, OptionFacts> m_facts;
    std::map<ContentId, int> m_start;
    bool m_countersNamed = false;  ///< a collection of tiles and options alone says nothing about counters
    std::uint64_t m_asked = 0;     ///< conditions that something worth having asks for
};

/// True when the kind of option needs a Character on its tile.
bool needsCharacter(OptionKind kind);
bool hasCharacter(const Tile& tile, const Content& content);
bool givesOrders(const Tile& tile, const Content& content);
/// Whether a Character has a harmed and an unharmed state to turn to: a burrower's other side is none.
bool turnsWhenHarmed(const Unit& character);

/// The tiles and fillings that were chosen, put into the roster that was started from.
class RosterMaker {
public:
    RosterMaker(const BestArmyRequest& request, const Recruiting& recruiting);
    void addFree(const Option& option);
    /// A new entry, or the entry of the start with that index.
    std::size_t entry(const Tile& tile);
    void fill(std::size_t entry, const Tile& tile, int slot, const Option& option);
    BestArmy take(int cost, long long worth);

private:
    ElementId fresh(const std::string& prefix);

    const BestArmyRequest& m_request;
    const Recruiting& m_recruiting;
    BestArmy m_result;
    std::vector<std::string> m_used;
};

/// What the given army costs; grants are free.
int costOfStart(const Roster& roster, const Content& content);

}  // namespace bocage::rules::normandie
