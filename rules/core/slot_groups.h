#pragma once

#include <map>
#include <memory>

#include "rules/core/slot_knapsack.h"

namespace bocage::rules {

/// What fills the slots once the holders are known. Fillers that share a slot class or a resource form a
/// group; groups meet only in the budget, so each is solved as a table of its own, kept for the next choice
/// of holders with the same slots and the same stock.
class SlotKnapsack::Groups {
public:
    /// What a choice of holders leaves for the fillers.
    struct Leaf {
        int budget = 0;
        std::vector<int> slots;      ///< free slots of each class
        std::vector<int> resources;  ///< what is left of each
        std::uint64_t triggers = 0, provides = 0;
        int burden = 0, bearers = 0;
    };
    struct Filling {
        int filler;
        int slotClass;
    };

    Groups(const SlotKnapsack& problem, const std::function<bool()>& cancelled);

    /// The worth of the best filling; nothing when there is none or when it would not exceed `atLeast`.
    std::optional<long long> best(const Leaf& leaf, long long atLeast);
    /// That filling, one entry for each filled slot.
    std::vector<Filling> bestFilling(const Leaf& leaf);
    bool cancelled() const { return m_cancelled; }

private:
    struct Group {
        std::vector<int> fillers, classes, resources;
    };
    /// What a group is asked: its table depends on nothing else.
    struct Question {
        std::size_t group = 0;
        int budget = 0;
        std::vector<int> slots, caps, resources;
        std::uint64_t required = 0;
        int burden = 0;  ///< most that may be added; -1 when it is not counted
        auto operator<=>(const Question&) const = default;
    };
    /// Conditions met, burden and bearers added by a filling.
    struct Outcome {
        std::uint64_t provided = 0;
        int burden = 0, bearers = 0;
        auto operator<=>(const Outcome&) const = default;
    };
    using Points = std::vector<std::pair<int, long long>>;  ///< cost and worth, both rising
    using Table = std::map<Outcome, Points>;
    struct Space;
    struct Plan {
        std::vector<Question> questions;
        std::uint64_t required = 0;
    };

    std::vector<Plan> plansFor(const Leaf& leaf) const;
    const Table& tableOf(const Question& question);
    Table solve(const Question& question, const Outcome* wanted = nullptr, int cost = 0,
                std::vector<Filling>* filling = nullptr);
    using Dense = std::map<Outcome, std::vector<long long>>;
    Outcome added(const Outcome& had, const Outcome& gained) const;
    /// Whether the conditions and the limits on burdens hold.
    bool keeps(const Outcome& outcome, const Leaf& leaf, std::uint64_t required) const;
    /// The worth of the plan's best filling; nothing when none keeps the conditions.
    std::optional<long long> worthOf(const Plan& plan, const Leaf& leaf);
    /// The same with every stage kept, to find the filling itself.
    bool combine(const Plan& plan, int budget, std::vector<Dense>& stages);
    std::optional<std::pair<Outcome, int>> bestOf(const Dense& dense, const Leaf& leaf,
                                                  std::uint64_t required) const;
    bool stop() { return m_cancelled || (m_cancel && (m_cancelled = m_cancel())); }

    const SlotKnapsack& m_problem;
    const std::function<bool()>& m_cancel;
    bool m_cancelled = false;
    std::vector<Group> m_groups;
    std::map<Question, Table> m_tables;
};

}  // namespace bocage::rules
