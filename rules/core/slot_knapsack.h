#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace bocage::rules {

/// Exact choice, under a budget, of holders with slots and of things that fill the slots, where everything is
/// there in a limited number. Holders are few and are searched through with an upper bound; what fills their
/// slots falls apart into groups that share neither slot nor stock, and each group is a small table.
class SlotKnapsack {
public:
    struct Amount {
        int resource;
        int amount;
    };
    /// What a choice means for the side conditions.
    struct Effect {
        std::vector<Amount> uses;    ///< off shared resources
        std::uint64_t triggers = 0;  ///< conditions, one bit each: somebody must provide them
        std::uint64_t provides = 0;
        int burden = 0;  ///< counted against `mostBurden` and against the bearers
        int bearers = 0;
    };
    struct Filler {
        int cost = 0;
        long long worth = 0;
        int stock = 1;
        Effect effect = {};
    };
    /// Slots that take the same fillers.
    struct SlotClass {
        std::vector<int> fillers;
        long long bonus = 0;  ///< worth of having it filled
        Effect effect = {};   ///< while filled; uses and triggers are not looked at
    };
    struct Holder {
        int cost = 0;
        long long worth = 0;
        int least = 0, most = 1;
        std::vector<int> slots = {};  ///< class of each slot
        Effect effect = {};
    };
    struct Choice {
        int holder;
        std::vector<std::pair<int, int>> filled;  ///< slot of the holder, filler
    };
    struct Answer {
        std::vector<Choice> choices;  ///< one for each holder taken, copies one by one
        long long worth = 0;
        int cost = 0;
    };

    int addResource(int most) {
        m_resources.push_back(most < 0 ? 0 : most);
        return static_cast<int>(m_resources.size()) - 1;
    }
    int addFiller(Filler filler) {
        m_fillers.push_back(std::move(filler));
        return static_cast<int>(m_fillers.size()) - 1;
    }
    int addSlotClass(SlotClass slots) {
        m_classes.push_back(std::move(slots));
        return static_cast<int>(m_classes.size()) - 1;
    }
    void addHolder(Holder holder) { m_holders.push_back(std::move(holder)); }
    /// The burden of everything chosen stays at or below this and at or below the bearers. Not looked at
    /// unless set.
    void limitBurden(int most) { m_mostBurden = most; }
    /// No choice that keeps the conditions is worth more than this: the search ends when it is reached.
    void setCeiling(long long worth) { m_ceiling = worth; }

    /// The best choice, exactly; empty when cancelled or when no choice keeps the conditions.
    std::optional<Answer> solve(int budget, const std::function<bool()>& cancelled = {}) const;

private:
    class Groups;
    class Search;

    std::vector<int> m_resources;
    std::vector<Filler> m_fillers;
    std::vector<SlotClass> m_classes;
    std::vector<Holder> m_holders;
    std::optional<int> m_mostBurden;
    std::optional<long long> m_ceiling;
};

}  // namespace bocage::rules
