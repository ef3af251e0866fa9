#include "rules/systems/crusades/play/policy.h"

#include <algorithm>

#include "rules/systems/crusades/play/draws.h"

namespace bocage::rules::crusades {

namespace {

std::size_t at(int number) {
    return static_cast<std::size_t>(number);
}

class Chooser {
public:
    Chooser(const Table& table, const State& state, Move& move)
        : m_table(table), m_state(state), m_move(move), m_seat(state.seats[at(state.active)]) {
        for (const CardNo card : m_seat.hand)
            ++m_held[at(static_cast<int>(table.facts(card).kind))];
    }

    bool choose(const Policy& policy) {
        if (held(CardKind::Idol) > 0 && m_state.turn.actionsDone < idolActions) {
            clear(Action::PlayIdol);
            take(CardKind::Idol, 1);
            return true;
        }
        return std::any_of(policy.order.begin(), policy.order.end(), [&](Step step) { return tried(step); });
    }

    void clear(Action action) {
        m_move.action = action;
        m_move.cards.clear();
        m_move.weapons.clear();
        m_move.gold = 0;
        m_move.night = false;
        m_move.target = {};
        m_move.allies.clear();
        m_move.reactions.clear();
        m_move.reactor = -1;
        m_move.thief = -1;
    }

    bool ambush() {
        if (held(CardKind::Ambush) == 0)
            return false;
        int victim = -1;
        std::size_t most = 0;
        forOpponents([&](int seat, const Seat& other) {
            if (other.ambushTurns == 0 && (victim < 0 || other.hand.size() > most)) {
                victim = seat;
                most = other.hand.size();
            }
        });
        if (victim < 0)
            return false;
        clear(Action::PlayAmbush);
        take(CardKind::Ambush, 1);
        m_move.target.seat = victim;
        return true;
    }

private:
    int held(CardKind kind) const { return m_held[at(static_cast<int>(kind))]; }

    void take(CardKind kind, int count) {
        for (const CardNo card : m_seat.hand) {
            if (count == 0)
                return;
            if (m_table.facts(card).kind == kind) {
                m_move.cards.push_back(card);
                --count;
            }
        }
    }

    template <class Visit>
    void forOpponents(Visit visit) const {
        const int count = static_cast<int>(m_state.seats.size());
        for (int step = 1; step < count; ++step) {
            const int seat = (m_state.active + step) % count;
            if (!m_state.seats[at(seat)].out)
                visit(seat, m_state.seats[at(seat)]);
        }
    }

    bool tried(Step step) {
        switch (step) {
            case Step::Attack:
                return attack();
            case Step::Build:
                return build();
            case Step::Summon:
                return summon();
            case Step::Offer:
                return offer();
            case Step::Buy:
                if (held(CardKind::Gold) == 0 || !hasCard(m_state.village, true))
                    return false;
                clear(Action::Buy);
                take(CardKind::Gold, 1);
                return true;
            case Step::Station:
                return station();
            case Step::Waste:
                return waste();
        }
        return false;
    }

    bool build() {
        const int builders = held(CardKind::Builder);
        if (builders < 1 || builders + held(CardKind::Gold) < 4 ||
            !hasCard(m_state.siege, m_table.options.recycleSiege))
            return false;
        clear(Action::Build);
        take(CardKind::Builder, std::min(4, builders));
        take(CardKind::Gold, 4 - std::min(4, builders));
        return true;
    }

    bool summon() {
        if (held(CardKind::Cultist) == 0 || !hasCard(m_state.cthulhu, m_table.options.recycleCthulhu))
            return false;
        const int victims = held(CardKind::Sacrifice), cultists = held(CardKind::Cultist);
        if (m_table.options.retailSummons) {
            if (cultists + victims < 3)
                return false;
            clear(Action::Summon);
            const int offered = std::min(2, victims);
            take(CardKind::Sacrifice, offered);
            take(CardKind::Cultist, 3 - offered);
            return true;
        }
        if (victims == 0 && held(CardKind::Gold) < 2)
            return false;
        clear(Action::Summon);
        take(CardKind::Cultist, 1);
        if (victims > 0)
            take(CardKind::Sacrifice, 1);
        else
            take(CardKind::Gold, 2);
        return true;
    }

    bool offer() {
        const int victims = held(CardKind::Sacrifice);
        if (victims == 0 || m_table.bestOffer.empty() || !hasCard(m_state.dagon, true))
            return false;
        const int best = m_table.bestOffer[std::min(at(victims), m_table.bestOffer.size() - 1)];
        if (best == 0)
            return false;
        clear(Action::Offer);
        take(CardKind::Sacrifice, best);
        return true;
    }

    /// On the weakest own card that takes it, with the weakest card that fits.
    bool station() {
        if (m_state.turn.stationed > 0 && !m_table.options.stationPerAction)
            return false;
        int bestSlot = -1, bestHalves = 0;
        CardNo bestCard = noCard;
        for (std::size_t s = 0; s < m_seat.slots.size(); ++s) {
            const Slot& slot = m_seat.slots[s];
            const CardFacts& place = m_table.facts(slot.card);
            if (!slot.standing || static_cast<int>(slot.stationed.size()) >= place.shields)
                continue;
            const int halves = defenceHalves(m_table, slot);
            if (bestSlot >= 0 && halves >= bestHalves)
                continue;
            const CardKind wanted = s == 0 ? CardKind::Soldiers : CardKind::Bowmen;
            CardNo card = noCard;
            for (const CardNo candidate : m_seat.hand) {
                const CardFacts& facts = m_table.facts(candidate);
                if (facts.kind == wanted &&
                    (!m_table.options.colourMatching || facts.colour == 0 || place.colour == 0 ||
                     facts.colour == place.colour) &&
                    (card == noCard || facts.swords < m_table.facts(card).swords))
                    card = candidate;
            }
            if (card == noCard)
                continue;
            bestSlot = static_cast<int>(s);
            bestHalves = halves;
            bestCard = card;
        }
        if (bestSlot < 0)
            return false;
        clear(Action::Station);
        m_move.cards.push_back(bestCard);
        m_move.target.slot = bestSlot;
        m_move.target.seat = m_state.active;
        return true;
    }

    bool waste() {
        CardNo card = noCard;
        for (const CardList* list : {&m_seat.hand, &m_seat.reactions})
            for (const CardNo candidate : *list)
                if (card == noCard || worth(m_table.facts(candidate)) < worth(m_table.facts(card)))
                    card = candidate;
        if (card == noCard)
            return false;
        clear(Action::Waste);
        m_move.cards.push_back(card);
        return true;
    }

    /// Everything that can fight this turn, weapons on the table as far as the gold goes.
    bool attack() {
        if (m_state.turn.fortressAttacks > 0 && !m_state.turn.idol)
            return false;
        int swords = 0, gold = held(CardKind::Gold);
        bool ram = false, passesAll = false;
        const auto look = [&](CardNo card) {
            const CardFacts& facts = m_table.facts(card);
            swords += facts.swords;
            ram = ram || facts.bypass == Bypass::LastWall;
            passesAll = passesAll || facts.bypass == Bypass::AllWalls;
        };
        for (const CardNo card : m_seat.hand)
            if (attacks(m_table.facts(card).kind))
                look(card);
        for (const WeaponOnTable& weapon : m_seat.weapons) {
            const int cost = weapon.used ? m_table.facts(weapon.card).goldCost : 0;
            if (cost <= gold) {
                gold -= cost;
                look(weapon.card);
            }
        }
        if (swords == 0)
            return false;
        Target best;
        int bestHalves = 0;
        bool found = false;
        const auto consider = [&](int seat, int slot, const Slot& card) {
            const int halves = defenceHalves(m_table, card);
            if (!found || halves < bestHalves || (halves == bestHalves && slot == 0 && best.slot != 0)) {
                best = {Target::Kind::Fortress, seat, slot, 0};
                bestHalves = halves;
                found = true;
            }
        };
        forOpponents([&](int seat, const Seat& other) {
            int walls = 0;
            for (std::size_t slot = 1; slot < other.slots.size(); ++slot)
                if (other.slots[slot].standing) {
                    ++walls;
                    consider(seat, static_cast<int>(slot), other.slots[slot]);
                }
            if (walls == 0 || passesAll || (ram && walls == 1))
                consider(seat, 0, other.slots.front());
        });
        if (!found || 2 * swords <= bestHalves)
            return false;
        clear(Action::Attack);
        m_move.target = best;
        return muster(bestHalves, best.slot == 0 ? m_state.standingWalls(best.seat) : 0);
    }

    /// Cards for a target: what opens the way, then the strongest first until it is enough, then without
    /// those that turn out not to be needed. False when the gold for the way in is missing elsewhere.
    bool muster(int halves, int walls) {
        int swords = 0, gold = held(CardKind::Gold);
        bool open = walls == 0;
        const auto opens = [&](const CardFacts& facts) {
            return facts.bypass == Bypass::AllWalls || (facts.bypass == Bypass::LastWall && walls == 1);
        };
        const auto addWeapon = [&](std::size_t place) {
            const WeaponOnTable& weapon = m_seat.weapons[place];
            const int cost = weapon.used ? m_table.facts(weapon.card).goldCost : 0;
            if (cost > gold)
                return false;
            gold -= cost;
            m_move.gold += cost;
            m_move.weapons.push_back(static_cast<int>(place));
            swords += m_table.facts(weapon.card).swords;
            return true;
        };
        if (!open)
            for (const CardNo card : m_seat.hand)
                if (!open && opens(m_table.facts(card))) {
                    m_move.cards.push_back(card);
                    swords += m_table.facts(card).swords;
                    open = true;
                }
        std::size_t opener = m_seat.weapons.size();
        for (std::size_t place = 0; place < m_seat.weapons.size() && !open; ++place)
            if (opens(m_table.facts(m_seat.weapons[place].card)) && addWeapon(place)) {
                opener = place;
                open = true;
            }
        const std::size_t fixed = m_move.cards.size();
        bool key = fixed > 0;
        for (const CardNo card : m_seat.hand) {
            if (!attacks(m_table.facts(card).kind) || m_table.facts(card).swords == 0)
                continue;
            if (key && card == m_move.cards.front()) {
                key = false;  // in the attack already
                continue;
            }
            m_move.cards.push_back(card);
        }
        std::stable_sort(
            m_move.cards.begin() + static_cast<std::ptrdiff_t>(fixed), m_move.cards.end(),
            [&](CardNo a, CardNo b) { return m_table.facts(a).swords > m_table.facts(b).swords; });
        std::size_t used = fixed;
        while (used < m_move.cards.size() && 2 * swords <= halves)
            swords += m_table.facts(m_move.cards[used++]).swords;
        m_move.cards.resize(used);
        for (std::size_t place = 0; place < m_seat.weapons.size() && 2 * swords <= halves; ++place)
            if (place != opener)
                addWeapon(place);
        for (std::size_t i = m_move.cards.size(); i-- > fixed;) {
            const int without = swords - m_table.facts(m_move.cards[i]).swords;
            if (2 * without > halves) {
                swords = without;
                m_move.cards.erase(m_move.cards.begin() + static_cast<std::ptrdiff_t>(i));
            }
        }
        return open && 2 * swords > halves;
    }

    const Table& m_table;
    const State& m_state;
    Move& m_move;
    const Seat& m_seat;
    std::array<int, cardKinds> m_held{};
};

}  // namespace

std::span<const Policy> policies() {
    using enum Step;
    static constexpr Policy all[] = {
        {"greedy", {Attack, Build, Summon, Offer, Buy, Station, Waste}},
        {"guarded", {Station, Attack, Summon, Build, Offer, Buy, Waste}},
        {"builder", {Build, Attack, Buy, Offer, Summon, Station, Waste}},
        {"hoarder", {Buy, Offer, Attack, Build, Summon, Station, Waste}},
    };
    return all;
}

const Policy* findPolicy(std::string_view name) {
    for (const Policy& policy : policies())
        if (policy.name == name)
            return &policy;
    return nullptr;
}

int worth(const CardFacts& facts) {
    switch (facts.kind) {
        case CardKind::Night:
            return 0;
        case CardKind::Ambush:
            return 1;
        case CardKind::Cultist:
            return 2;
        case CardKind::Sacrifice:
            return 3;
        case CardKind::Thief:
            return 4;
        case CardKind::Builder:
            return 5;
        case CardKind::Gold:
            return 6;
        case CardKind::Soldiers:
        case CardKind::Bowmen:
            return 10 + facts.swords;
        case CardKind::Monster:
            return 2000;
        case CardKind::Idol:
            return 2001;
        default:
            return 2002 + facts.swords;
    }
}

bool chooseAction(const Table& table, const State& state, const Policy& policy, Move& move) {
    return Chooser(table, state, move).choose(policy);
}

bool chooseAmbush(const Table& table, const State& state, Move& move) {
    return Chooser(table, state, move).ambush();
}

void answer(const Table& table, const State& state, Move& move) {
    move.thief = firstThief(table, state, move);
    move.reactions.clear();
    if (move.action != Action::Attack)
        return;
    const CardList& held = state.seats[at(move.target.seat)].reactions;
    if (held.empty())
        return;
    AttackSum sum = attackSum(table, state, move);
    if (!sum.success())
        return;
    for (const CardNo card : held)
        if (table.facts(card).cancels) {
            move.reactions.assign(1, card);
            return;
        }
    CardList& chosen = move.reactions;
    chosen = held;
    std::stable_sort(chosen.begin(), chosen.end(),
                     [&](CardNo a, CardNo b) { return table.facts(a).reduction > table.facts(b).reduction; });
    std::size_t used = 0;
    while (used < chosen.size() && sum.success())
        sum.reduction += table.facts(chosen[used++]).reduction;
    chosen.resize(sum.success() ? 0 : used);
}

void playTurn(const Table& table, State& state, const Policy& policy, Move& move) {
    const int active = state.active;
    const auto seat = [&]() -> const Seat& { return state.seats[at(active)]; };
    if (!state.turn.drawn && seat().ambushTurns == 0 && hasCard(state.village, true)) {
        Chooser(table, state, move).clear(Action::TurnDraw);
        play(table, state, move);
    }
    while (state.turn.actionsLeft > 0 && state.winner < 0 && chooseAction(table, state, policy, move)) {
        answer(table, state, move);
        play(table, state, move);
    }
    if (state.winner >= 0)
        return;
    if (state.turn.actionsDone > 0 && chooseAmbush(table, state, move))
        play(table, state, move);
    Chooser(table, state, move).clear(Action::EndTurn);
    play(table, state, move);
}

}  // namespace bocage::rules::crusades
