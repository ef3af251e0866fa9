#include <algorithm>

#include "rules/systems/crusades/play/draws.h"
#include "rules/systems/crusades/play/moves.h"

namespace bocage::rules::crusades {

namespace {

std::size_t at(int number) {
    return static_cast<std::size_t>(number);
}

bool takeFrom(CardList& cards, CardNo card) {
    const auto found = std::find(cards.begin(), cards.end(), card);
    if (found == cards.end())
        return false;
    cards.erase(found);  // in order: a hand on the table does not jump
    return true;
}

/// Carries out one legal move.
class Player {
public:
    Player(const Table& table, State& state, const Move& move)
        : m_table(table), m_state(state), m_move(move), m_seat(state.seats[at(state.active)]) {}

    Outcome run() {
        if (m_move.action == Action::TurnDraw) {
            m_state.turn.drawn = true;
            m_outcome.drawn = drawVillage(m_state, m_state.active, 1);
            return m_outcome;
        }
        if (m_move.action == Action::EndTurn) {
            endTurn();
            return m_outcome;
        }
        m_state.turn.drawn = true;  // under an Ambush, or without cards, nothing was drawn
        // After another action an Ambush rides along, between those of an Idol too (CC-TURN-04, CC-ACT-11).
        const bool rides = m_move.action == Action::PlayAmbush && m_state.turn.actionsDone > 0;
        if (m_state.turn.actionsLeft > 0 && !rides)
            --m_state.turn.actionsLeft;
        ++m_state.turn.actionsDone;
        act();
        return m_outcome;
    }

private:
    CardKind kindOf(CardNo card) const { return m_table.facts(card).kind; }

    void discard(CardNo card) {
        switch (deckOf(kindOf(card))) {
            case DeckKind::Siege:
                m_state.siege.discard.push_back(card);
                break;
            case DeckKind::Cthulhu:
                m_state.cthulhu.discard.push_back(card);
                break;
            case DeckKind::Dagon:
                m_state.dagon.discard.push_back(card);
                break;
            default:
                m_state.village.discard.push_back(card);
        }
    }

    /// Cards beyond the draw of the turn (CC-AMBUSH-02).
    int gain(int count) {
        if (m_table.options.ambushBlocksAllDraws && m_seat.ambushTurns > 0)
            return 0;
        const int drawn = drawVillage(m_state, m_state.active, count);
        m_outcome.drawn += drawn;
        return drawn;
    }

    /// Gold goes to the thief, everything else that is spent to its pile. Gives false when a Thief undoes
    /// the action: then only the gold is gone (CC-THIEF-02, CC-AMB-13).
    bool pay() {
        const bool stolen = takeThief();
        const bool undone = stolen && m_table.options.thiefCancels;
        for (const CardNo card : m_move.cards) {
            const bool gold = kindOf(card) == CardKind::Gold;
            if (undone && !gold)
                continue;
            takeFrom(m_seat.hand, card);
            if (gold && stolen) {
                m_state.seats[at(m_move.thief)].hand.push_back(card);
                ++m_outcome.stolen;
            } else if (kindOf(card) == CardKind::Cultist && m_move.action == Action::Summon) {
                m_state.removed.push_back(card);
            } else {
                discard(card);
            }
        }
        return !undone;
    }

    bool takeThief() {
        if (m_move.thief < 0)
            return false;
        CardList& hand = m_state.seats[at(m_move.thief)].hand;
        const auto thief = std::find_if(hand.begin(), hand.end(),
                                        [&](CardNo card) { return kindOf(card) == CardKind::Thief; });
        discard(*thief);
        hand.erase(thief);
        return true;
    }

    void act() {
        switch (m_move.action) {
            case Action::Buy:
                if (pay())
                    gain(2);
                break;
            case Action::Offer:
                pay();
                offer();
                break;
            case Action::Attack:
                attack();
                break;
            case Action::Station:
                takeFrom(m_seat.hand, m_move.cards.front());
                m_seat.slots[at(m_move.target.slot)].stationed.push_back(m_move.cards.front());
                ++m_state.turn.stationed;
                break;
            case Action::Recall: {
                CardList& stationed = m_seat.slots[at(m_move.target.slot)].stationed;
                m_seat.hand.push_back(stationed[at(m_move.target.index)]);
                stationed.erase(stationed.begin() + m_move.target.index);
                break;
            }
            case Action::Build:
                if (pay())
                    build();
                break;
            case Action::PlayIdol:
                pay();
                m_state.turn.actionsLeft += 2;
                m_state.turn.idol = true;
                break;
            case Action::Summon:
                if (pay()) {
                    m_outcome.taken = takeTop(m_state, m_state.cthulhu, m_table.options.recycleCthulhu);
                    m_seat.reactions.push_back(m_outcome.taken);
                }
                break;
            case Action::PlayAmbush: {
                Seat& victim = m_state.seats[at(m_move.target.seat)];
                takeFrom(m_seat.hand, m_move.cards.front());
                victim.ambushes.push_back(m_move.cards.front());
                if (victim.ambushTurns == 0)
                    victim.ambushTurns = 2;
                break;
            }
            case Action::Waste:
                if (!takeFrom(m_seat.hand, m_move.cards.front()))
                    takeFrom(m_seat.reactions, m_move.cards.front());
                discard(m_move.cards.front());
                break;
            case Action::IdolDraw:
                gain(1);
                break;
            case Action::TurnDraw:
            case Action::EndTurn:
                break;
        }
    }

    void offer() {
        const CardNo card = takeTop(m_state, m_state.dagon, true);
        m_outcome.taken = card;
        m_state.dagon.discard.push_back(card);
        m_outcome.success = static_cast<int>(m_move.cards.size()) >= m_table.facts(card).deepOnes;
        if (m_outcome.success)
            gain(m_table.facts(card).reward);
    }

    void build() {
        m_outcome.taken = takeTop(m_state, m_state.siege, m_table.options.recycleSiege);
        if (m_table.options.siegeOnTableAtOnce)
            m_seat.weapons.push_back({m_outcome.taken, false});
        else
            m_seat.hand.push_back(m_outcome.taken);
    }

    void attack() {
        m_outcome.attack = true;
        m_outcome.sum = attackSum(m_table, m_state, m_move);
        m_outcome.success = m_outcome.sum.success();
        Seat& owner = m_state.seats[at(m_move.target.seat)];
        for (const CardNo card : m_move.reactions) {
            takeFrom(owner.reactions, card);
            m_state.cthulhu.discard.push_back(card);
        }
        payForWeapons();
        std::vector<int> fought = m_move.weapons;
        spend(m_seat, m_move.cards, &fought);
        for (const Ally& ally : m_move.allies)
            spend(m_state.seats[at(ally.seat)], ally.cards, nullptr);
        if (m_move.target.kind == Target::Kind::Fortress)
            ++m_state.turn.fortressAttacks;
        if (m_outcome.success) {
            fall(owner);
            return;
        }
        // A repelled attack passes the turn (CC-ATTACK-09).
        m_state.turn.actionsLeft = 0;
        if (m_table.options.siegeLostOnDefeat)
            loseWeapons(std::move(fought));
    }

    /// Attackers go to the discards; a weapon from the hand comes to the table and stays (CC-ATTACK-11,
    /// CC-SIEGE-03).
    void spend(Seat& seat, const CardList& cards, std::vector<int>* fought) {
        for (const CardNo card : cards) {
            takeFrom(seat.hand, card);
            if (kindOf(card) != CardKind::Siege) {
                discard(card);
            } else if (!fought && m_table.options.siegeLostOnDefeat && !m_outcome.success) {
                discard(card);
            } else {
                seat.weapons.push_back({card, true});
                if (fought)
                    fought->push_back(static_cast<int>(seat.weapons.size()) - 1);
            }
        }
    }

    void payForWeapons() {
        for (const int weapon : m_move.weapons)
            m_seat.weapons[at(weapon)].used = true;
        const bool stolen = takeThief();
        for (int paid = 0; paid < m_move.gold; ++paid) {
            const auto gold = std::find_if(m_seat.hand.begin(), m_seat.hand.end(),
                                           [&](CardNo card) { return kindOf(card) == CardKind::Gold; });
            if (stolen) {
                m_state.seats[at(m_move.thief)].hand.push_back(*gold);
                ++m_outcome.stolen;
            } else {
                discard(*gold);
            }
            m_seat.hand.erase(gold);
        }
    }

    void loseWeapons(std::vector<int> places) {
        std::sort(places.rbegin(), places.rend());
        for (const int place : places) {
            discard(m_seat.weapons[at(place)].card);
            m_seat.weapons.erase(m_seat.weapons.begin() + place);
        }
    }

    /// CC-ATTACK-08, 12; loot for fortress cards alone (CC-LOOT-01, 02).
    void fall(Seat& owner) {
        const Target& target = m_move.target;
        if (target.kind == Target::Kind::Weapon) {
            discard(owner.weapons[at(target.index)].card);
            owner.weapons.erase(owner.weapons.begin() + target.index);
            return;
        }
        Slot& slot = owner.slots[at(target.slot)];
        if (target.kind == Target::Kind::Stationed) {
            discard(slot.stationed[at(target.index)]);
            slot.stationed.erase(slot.stationed.begin() + target.index);
            return;
        }
        slot.standing = false;
        for (const CardNo card : slot.stationed)
            discard(card);
        slot.stationed.clear();
        if (target.slot == 0)
            eliminate(owner);
        gain(1);
    }

    /// Hand and table of the fallen, weapons and those posted on walls that were passed among it
    /// (CC-LOOT-03). An Ambush is the card of whoever laid it.
    void eliminate(Seat& owner) {
        owner.out = true;
        m_outcome.eliminated = true;
        const bool loot = m_table.options.lootToAttacker;
        const auto leave = [&](const CardList& cards) {
            for (const CardNo card : cards)
                if (loot)
                    m_seat.hand.push_back(card);
                else
                    discard(card);
        };
        for (Slot& slot : owner.slots) {
            leave(slot.stationed);
            slot.stationed.clear();
        }
        for (const WeaponOnTable& weapon : owner.weapons)
            if (loot)
                m_seat.weapons.push_back(weapon);
            else
                discard(weapon.card);
        owner.weapons.clear();
        for (const CardNo card : owner.ambushes)
            discard(card);
        owner.ambushes.clear();
        owner.ambushTurns = 0;
        leave(owner.hand);
        for (const CardNo card : owner.reactions)
            if (loot)
                m_seat.reactions.push_back(card);
            else
                discard(card);
        owner.hand.clear();
        owner.reactions.clear();
        if (m_state.standingSeats() == 1)
            m_state.winner = m_state.active;
    }

    void endTurn() {
        if (m_seat.ambushTurns > 0 && --m_seat.ambushTurns == 0 && !m_seat.ambushes.empty()) {
            discard(m_seat.ambushes.front());
            m_seat.ambushes.erase(m_seat.ambushes.begin());
            if (!m_seat.ambushes.empty())
                m_seat.ambushTurns = 2;  // the next one begins to work (CC-AMBUSH-03)
        }
        const int count = static_cast<int>(m_state.seats.size());
        int next = m_state.active;
        do
            next = (next + 1) % count;
        while (m_state.seats[at(next)].out && next != m_state.active);
        m_state.active = next;
        m_state.turn = {};
        ++m_state.round;
        drawOthers(m_table, m_state);
    }

    const Table& m_table;
    State& m_state;
    const Move& m_move;
    Seat& m_seat;
    Outcome m_outcome;
};

}  // namespace

Outcome play(const Table& table, State& state, const Move& move) {
    return Player(table, state, move).run();
}

AttackSum attackSum(const Table& table, const State& state, const Move& move) {
    AttackSum sum;
    const Seat& attacker = state.seats[at(state.active)];
    const Seat& owner = state.seats[at(move.target.seat)];
    bool ram = false, passesAll = false;
    const auto add = [&](CardNo card) {
        const CardFacts& facts = table.facts(card);
        if (!attacks(facts.kind))
            return;
        sum.swords += facts.swords;
        ram = ram || facts.bypass == Bypass::LastWall;
        passesAll = passesAll || facts.bypass == Bypass::AllWalls;
    };
    for (const CardNo card : move.cards)
        add(card);
    // Where a Thief undoes what was paid for, the weapons paid for stay silent.
    const bool unpaid = move.thief >= 0 && table.options.thiefCancels;
    for (const int weapon : move.weapons)
        if (!unpaid || !attacker.weapons[at(weapon)].used)
            add(attacker.weapons[at(weapon)].card);
    for (const Ally& ally : move.allies)
        for (const CardNo card : ally.cards)
            add(card);
    for (const CardNo card : move.reactions) {
        sum.reduction += table.facts(card).reduction;
        sum.cancelled = sum.cancelled || table.facts(card).cancels;
    }
    const Target& target = move.target;
    if (target.kind == Target::Kind::Weapon) {
        sum.defenceHalves = 2 * table.facts(owner.weapons[at(target.index)].card).defence;
        return sum;
    }
    const Slot& slot = owner.slots[at(target.slot)];
    sum.defenceHalves = target.kind == Target::Kind::Stationed
                            ? table.facts(slot.stationed[at(target.index)]).halves
                            : defenceHalves(table, slot);
    const int walls = state.standingWalls(target.seat);
    if (unpaid && target.slot == 0 && walls > 0 && !passesAll && !(ram && walls == 1))
        sum.cancelled = true;  // the way past the walls was not paid for
    return sum;
}

int goldPlayed(const Table& table, const Move& move) {
    if (move.action == Action::Attack)
        return move.gold;
    if (move.action != Action::Buy && move.action != Action::Build && move.action != Action::Summon)
        return 0;
    return static_cast<int>(std::count_if(move.cards.begin(), move.cards.end(), [&](CardNo card) {
        return table.facts(card).kind == CardKind::Gold;
    }));
}

int firstThief(const Table& table, const State& state, const Move& move) {
    if (goldPlayed(table, move) == 0)
        return -1;
    const int count = static_cast<int>(state.seats.size());
    for (int step = 1; step < count; ++step) {
        const int seat = (state.active + step) % count;
        const Seat& other = state.seats[at(seat)];
        if (!other.out && std::any_of(other.hand.begin(), other.hand.end(),
                                      [&](CardNo card) { return table.facts(card).kind == CardKind::Thief; }))
            return seat;
    }
    return -1;
}

}  // namespace bocage::rules::crusades
