#pragma once

#include <functional>
#include <optional>
#include <vector>

namespace bocage::rules {

/// Exact choice of items under a budget, with side conditions that seldom bind. A plain knapsack table is
/// solved first; only conditions that its answer breaks become further dimensions of the table, and it is
/// solved again until none is broken. The answer is therefore optimal among all choices that keep every
/// condition, while the table stays small.
class LazyKnapsack {
public:
    /// At most `most` units of usage over everything chosen.
    struct Limit {
        int most = 1;
    };
    /// Whoever triggers it needs somebody who provides it.
    struct Requirement {};

    struct Use {
        int condition;                            ///< index returned by addLimit or addRequirement
        int amount = 0;                           ///< for limits and balances
        bool triggers = false, provides = false;  ///< for requirements
    };
    /// One way of taking an item.
    struct Alternative {
        int cost = 0;
        long long worth = 0;
        std::vector<Use> uses;
        int tag = 0;  ///< the caller's own index
    };
    struct Item {
        std::vector<Alternative> alternatives;
        int copies = -1;         ///< most copies; -1 = as many as the budget allows
        bool mandatory = false;  ///< exactly one alternative must be chosen (copies is then 1)
    };
    struct Choice {
        int item;
        int tag;
    };
    struct Answer {
        std::vector<Choice> choices;
        long long worth = 0;
        int cost = 0;
        int rounds = 0;      ///< how often the table was solved
        bool proven = true;  ///< false when too many conditions bound at once: it then breaks some
    };

    int addLimit(int most);
    int addRequirement();
    /// The amounts of everything chosen sum up to 0 or more. The limit bounds what can be taken off, and is
    /// looked at whenever the balance is.
    int addBalance(int limit);
    void addItem(Item item) { m_items.push_back(std::move(item)); }

    /// Empty when cancelled or when no choice keeps the conditions.
    std::optional<Answer> solve(int budget, const std::function<bool()>& cancelled = {}) const;

private:
    enum class Kind { Limit, Requirement, Balance };
    struct Condition {
        Kind kind;
        int most;        ///< for balances: how far it is counted to either side
        int limit = -1;  ///< the limit that goes with a balance
    };
    struct Table;
    std::optional<Answer> solveWith(int budget, const std::vector<int>& active,
                                    const std::function<bool()>& cancelled) const;
    std::vector<int> broken(const Answer& answer) const;

    std::vector<Condition> m_conditions;
    std::vector<Item> m_items;
};

}  // namespace bocage::rules
