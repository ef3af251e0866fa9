#include "rules/systems/crusades/play/solve.h"

#include <algorithm>

namespace bocage::rules::crusades {

namespace {

std::size_t at(int number) {
    return static_cast<std::size_t>(number);
}

/// Something that may fight: a kind of card in hand with how many there are, or a weapon on the table.
struct Fighter {
    CardNo card = 0;
    int count = 1;
    int weapon = -1;
    int cost = 0;
};

class Search {
public:
    Search(const Table& table, std::uint64_t limit, Solution& solution)
        : m_table(table), m_limit(limit), m_solution(solution) {}

    bool wins(const State& state) {
        if (state.winner >= 0)
            return state.winner == m_active;
        if (++m_solution.looked > m_limit) {
            m_solution.complete = false;
            return false;
        }
        const Seat& seat = state.seats[at(state.active)];
        if (const CardNo idol = find(seat.hand, CardKind::Idol);
            idol != noCard && state.turn.actionsLeft > 0) {
            Move move;
            move.action = Action::PlayIdol;
            move.cards = {idol};
            return tries(state, move);
        }
        if (state.turn.actionsLeft == 0 || fortressCardsLeft(state) > state.turn.actionsLeft)
            return false;
        const int count = static_cast<int>(state.seats.size());
        for (int other = 0; other < count; ++other) {
            if (other == state.active || state.seats[at(other)].out)
                continue;
            const Seat& owner = state.seats[at(other)];
            for (int slot = 0; slot < static_cast<int>(owner.slots.size()); ++slot) {
                if (!owner.slots[at(slot)].standing)
                    continue;
                if (attacksOn(state, {Target::Kind::Fortress, other, slot, 0}))
                    return true;
                for (int i = 0; i < static_cast<int>(owner.slots[at(slot)].stationed.size()); ++i)
                    if (state.turn.actionsLeft > 1 &&
                        attacksOn(state, {Target::Kind::Stationed, other, slot, i}))
                        return true;
            }
        }
        return state.turn.actionsLeft > 1 && recalls(state);
    }

    void setActive(int seat) { m_active = seat; }

private:
    CardNo find(const CardList& cards, CardKind kind) const {
        for (const CardNo card : cards)
            if (m_table.facts(card).kind == kind)
                return card;
        return noCard;
    }

    /// At least one castle per opponent must still fall.
    int fortressCardsLeft(const State& state) const { return state.standingSeats() - 1; }

    bool tries(const State& state, const Move& move) {
        if (!refusals(m_table, state, move).empty())
            return false;
        State after = state;
        Move worst = move;
        if (move.action == Action::Attack) {
            worst.reactions = state.seats[at(move.target.seat)].reactions;
            if (m_table.options.thiefCancels)
                worst.thief = firstThief(m_table, state, move);
            if (!attackSum(m_table, state, worst).success())
                return false;
            // It stands up to everything, so the owner had better keep the monsters for the next one.
            worst.reactions.clear();
        }
        const Outcome outcome = play(m_table, after, worst);
        // Loot is unknown until it is drawn: it does not count.
        if (outcome.drawn > 0 && after.winner < 0) {
            CardList& cards = after.seats[at(state.active)].hand;
            cards.resize(cards.size() - std::min(cards.size(), static_cast<std::size_t>(outcome.drawn)));
        }
        m_path.push_back(move);
        if (wins(after)) {
            if (m_solution.moves.empty())
                m_solution.moves = m_path;
            return true;
        }
        m_path.pop_back();
        return false;
    }

    bool recalls(const State& state) {
        const Seat& seat = state.seats[at(state.active)];
        for (int slot = 0; slot < static_cast<int>(seat.slots.size()); ++slot)
            for (int i = 0; i < static_cast<int>(seat.slots[at(slot)].stationed.size()); ++i) {
                Move move;
                move.action = Action::Recall;
                move.target = {Target::Kind::Stationed, state.active, slot, i};
                if (tries(state, move))
                    return true;
            }
        return false;
    }

    std::vector<Fighter> fighters(const State& state) const {
        std::vector<Fighter> all;
        const Seat& seat = state.seats[at(state.active)];
        for (const CardNo card : seat.hand) {
            if (!attacks(m_table.facts(card).kind))
                continue;
            const auto known = std::find_if(all.begin(), all.end(),
                                            [&](const Fighter& fighter) { return fighter.card == card; });
            if (known != all.end())
                ++known->count;
            else
                all.push_back({card, 1, -1, 0});
        }
        for (std::size_t i = 0; i < seat.weapons.size(); ++i)
            all.push_back({seat.weapons[i].card, 1, static_cast<int>(i),
                           seat.weapons[i].used ? m_table.facts(seat.weapons[i].card).goldCost : 0});
        std::stable_sort(all.begin(), all.end(), [&](const Fighter& a, const Fighter& b) {
            return m_table.facts(a.card).swords < m_table.facts(b.card).swords;
        });
        return all;
    }

    /// Every combination of fighters, the weak ones first.
    bool attacksOn(const State& state, Target target) {
        Move move;
        move.action = Action::Attack;
        move.target = target;
        const std::vector<Fighter> all = fighters(state);
        return descend(state, all, 0, move);
    }

    bool suffices(const State& state, const Move& move) const {
        Move against = move;
        against.reactions = state.seats[at(move.target.seat)].reactions;
        return (!move.cards.empty() || !move.weapons.empty()) && attackSum(m_table, state, against).success();
    }

    /// Adds one more kind of fighter, in every number.
    bool descend(const State& state, const std::vector<Fighter>& all, std::size_t next, Move& move) {
        for (std::size_t i = next; i < all.size(); ++i) {
            const Fighter& fighter = all[i];
            for (int used = 1; used <= fighter.count; ++used) {
                Move with = move;
                if (fighter.weapon >= 0) {
                    with.weapons.push_back(fighter.weapon);
                    with.gold += fighter.cost;
                } else {
                    with.cards.insert(with.cards.end(), static_cast<std::size_t>(used), fighter.card);
                }
                if (combineFrom(state, all, i + 1, with))
                    return true;
            }
        }
        return false;
    }

    bool combineFrom(const State& state, const std::vector<Fighter>& all, std::size_t next, Move& move) {
        if (++m_solution.looked > m_limit) {
            m_solution.complete = false;
            return false;
        }
        if (suffices(state, move) && tries(state, move))
            return true;
        return descend(state, all, next, move);
    }

    const Table& m_table;
    const std::uint64_t m_limit;
    Solution& m_solution;
    std::vector<Move> m_path;
    int m_active = 0;
};

}  // namespace

Solution winThisTurn(const Table& table, const State& state, std::uint64_t limit) {
    Solution solution;
    if (state.seats.empty() || state.winner >= 0)
        return solution;
    Search search(table, limit, solution);
    search.setActive(state.active);
    State start = state;
    start.turn.drawn = true;
    search.wins(start);
    return solution;
}

}  // namespace bocage::rules::crusades
