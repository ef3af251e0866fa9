#include <algorithm>

#include "rules/systems/crusades/play/draws.h"
#include "rules/systems/crusades/play/moves.h"

namespace bocage::rules::crusades {

namespace {

bool holdsAll(const CardList& held, const CardList& wanted) {
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (std::find(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(i), wanted[i]) !=
            wanted.begin() + static_cast<std::ptrdiff_t>(i))
            continue;  // counted with the first of its kind
        if (std::count(held.begin(), held.end(), wanted[i]) <
            std::count(wanted.begin(), wanted.end(), wanted[i]))
            return false;
    }
    return true;
}

/// One question: may this move be made?
class Judge {
public:
    Judge(const Table& table, const State& state, const Move& move)
        : m_table(table), m_state(state), m_move(move), m_seat(state.seats[index(state.active)]) {}

    Refusals all() {
        if (m_state.winner >= 0 || m_state.seats.size() < 2) {
            no(Refusal::GameOver);
            return m_refusals;
        }
        if (!holdsAll(m_seat.hand, m_move.cards) && m_move.action != Action::Waste)
            no(Refusal::CardNotHeld);
        judgeTurn();
        judgeAction();
        judgeReactions();
        judgeThief();
        return m_refusals;
    }

private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    void no(Refusal refusal) { m_refusals.add(refusal); }
    CardKind kindOf(CardNo card) const { return m_table.facts(card).kind; }
    int count(CardKind kind) const {
        return static_cast<int>(std::count_if(m_move.cards.begin(), m_move.cards.end(),
                                              [&](CardNo card) { return kindOf(card) == kind; }));
    }
    int cards() const { return static_cast<int>(m_move.cards.size()); }
    bool seatExists(int seat) const { return seat >= 0 && index(seat) < m_state.seats.size(); }

    /// Draw first, then one action; the Ambush may ride along (CC-TURN-01, 02, CC-ACT-11).
    void judgeTurn() {
        const Action action = m_move.action;
        const bool drawPending =
            !m_state.turn.drawn && m_seat.ambushTurns == 0 && hasCard(m_state.village, true);
        if (action == Action::TurnDraw) {
            if (m_state.turn.drawn || m_state.turn.actionsDone > 0)
                no(Refusal::DrawnAlready);
            if (m_seat.ambushTurns > 0)
                no(Refusal::DrawAmbushed);
            return;
        }
        if (drawPending)
            no(Refusal::DrawFirst);
        if (action == Action::EndTurn) {
            // Playing the Idol was an action; the two that it gives may be taken.
            if (m_state.turn.actionsLeft > 0 && m_state.turn.actionsDone == 0 &&
                !(m_seat.hand.empty() && m_seat.reactions.empty()))
                no(Refusal::PassWithCards);
            return;
        }
        const bool rides = action == Action::PlayAmbush && m_state.turn.actionsDone > 0;
        if (m_state.turn.actionsLeft > 0 || rides)
            return;
        no(action == Action::Attack && m_move.target.kind == Target::Kind::Fortress &&
                   m_state.turn.fortressAttacks > 0 && !m_state.turn.idol
               ? Refusal::SecondFortressAttack
           : action == Action::Station && m_state.turn.stationed > 0 ? Refusal::SecondDefender
                                                                     : Refusal::NoActionLeft);
    }

    void judgeAction() {
        switch (m_move.action) {
            case Action::Buy:
                if (cards() != 1 || count(CardKind::Gold) != 1)
                    no(Refusal::BuyPrice);
                break;
            case Action::Offer:
                if (cards() == 0 || count(CardKind::Sacrifice) != cards())
                    no(Refusal::OfferPrice);
                if (!hasCard(m_state.dagon, true))
                    no(Refusal::DagonEmpty);
                break;
            case Action::Attack:
                judgeAttack();
                break;
            case Action::Station:
                judgeStation();
                break;
            case Action::Recall:
                if (!ownSlot() || m_move.target.index < 0 ||
                    index(m_move.target.index) >= m_seat.slots[index(m_move.target.slot)].stationed.size())
                    no(Refusal::NothingToRecall);
                break;
            case Action::Build:
                if (cards() != 4 || count(CardKind::Builder) < 1 ||
                    count(CardKind::Builder) + count(CardKind::Gold) != 4)
                    no(Refusal::BuildPrice);
                if (!hasCard(m_state.siege, m_table.options.recycleSiege))
                    no(Refusal::SiegeEmpty);
                break;
            case Action::PlayIdol:
                judgeSingle(CardKind::Idol);
                break;
            case Action::Summon:
                judgeSummon();
                break;
            case Action::PlayAmbush:
                judgeSingle(CardKind::Ambush);
                if (!seatExists(m_move.target.seat) || m_move.target.seat == m_state.active ||
                    m_state.seats[index(m_move.target.seat)].out)
                    no(Refusal::AmbushTarget);
                break;
            case Action::Waste:
                if (cards() != 1)
                    no(Refusal::OneCardOnly);
                else if (!holdsAll(m_seat.hand, m_move.cards) && !holdsAll(m_seat.reactions, m_move.cards))
                    no(Refusal::CardNotHeld);
                break;
            case Action::IdolDraw:
                if (!m_state.turn.idol)
                    no(Refusal::DrawNeedsIdol);
                if (m_table.options.ambushBlocksAllDraws && m_seat.ambushTurns > 0)
                    no(Refusal::DrawAmbushed);
                break;
            case Action::TurnDraw:
            case Action::EndTurn:
                break;
        }
    }

    void judgeSingle(CardKind kind) {
        if (cards() != 1)
            no(Refusal::OneCardOnly);
        else if (count(kind) != 1)
            no(Refusal::NotThatCard);
    }

    /// One Cultist and one Sacrifice, or one Cultist and two Gold (CC-ACT-10); in the box of 2017 three
    /// cards, Cultists or Cultists with Sacrifices.
    void judgeSummon() {
        const int cultists = count(CardKind::Cultist), victims = count(CardKind::Sacrifice);
        const bool paid = m_table.options.retailSummons
                              ? cards() == 3 && cultists >= 1 && cultists + victims == 3
                              : cultists == 1 && ((cards() == 2 && victims == 1) ||
                                                  (cards() == 3 && count(CardKind::Gold) == 2));
        if (!paid)
            no(Refusal::SummonPrice);
        if (!hasCard(m_state.cthulhu, m_table.options.recycleCthulhu))
            no(Refusal::CthulhuEmpty);
    }

    bool ownSlot() const {
        const bool own = m_move.target.seat < 0 || m_move.target.seat == m_state.active;
        return own && m_move.target.slot >= 0 && index(m_move.target.slot) < m_seat.slots.size();
    }

    /// CC-DEF-01 … 04, 09.
    void judgeStation() {
        if (cards() != 1) {
            no(Refusal::OneCardOnly);
            return;
        }
        if (m_state.turn.stationed > 0 && !m_table.options.stationPerAction)
            no(Refusal::SecondDefender);
        if (!ownSlot()) {
            no(Refusal::NoSuchTarget);
            return;
        }
        const Slot& slot = m_seat.slots[index(m_move.target.slot)];
        const CardFacts& place = m_table.facts(slot.card);
        const CardFacts& card = m_table.facts(m_move.cards.front());
        if (!slot.standing)
            no(Refusal::DefenderOnRuin);
        if (card.kind != (m_move.target.slot == 0 ? CardKind::Soldiers : CardKind::Bowmen))
            no(Refusal::DefenderKind);
        if (m_table.options.colourMatching && card.colour != 0 && place.colour != 0 &&
            card.colour != place.colour)
            no(Refusal::DefenderColour);
        if (static_cast<int>(slot.stationed.size()) >= place.shields)
            no(Refusal::DefenderLimit);
    }

    void judgeAttack() {
        int nights = 0, attackers = static_cast<int>(m_move.weapons.size());
        bool ram = false, passesAll = false;
        const auto look = [&](CardNo card) {
            const CardFacts& facts = m_table.facts(card);
            ram = ram || facts.bypass == Bypass::LastWall;
            passesAll = passesAll || facts.bypass == Bypass::AllWalls;
        };
        for (const CardNo card : m_move.cards) {
            const CardKind kind = kindOf(card);
            if (kind == CardKind::Night && m_move.night) {
                ++nights;
                continue;
            }
            if (!attacks(kind))
                no(Refusal::NotAnAttackCard);
            ++attackers;
            look(card);
        }
        int cost = 0;
        std::vector<int> seen;
        for (const int weapon : m_move.weapons) {
            if (weapon < 0 || index(weapon) >= m_seat.weapons.size() ||
                std::find(seen.begin(), seen.end(), weapon) != seen.end()) {
                no(Refusal::CardNotHeld);
                continue;
            }
            seen.push_back(weapon);
            const WeaponOnTable& used = m_seat.weapons[index(weapon)];
            cost += used.used ? m_table.facts(used.card).goldCost : 0;
            look(used.card);
        }
        const auto golds = std::count_if(m_seat.hand.begin(), m_seat.hand.end(),
                                         [&](CardNo card) { return kindOf(card) == CardKind::Gold; });
        if (m_move.gold != cost || cost > golds)
            no(Refusal::WeaponUnpaid);
        if (m_move.night ? nights != 1 : nights != 0)
            no(Refusal::NightMissing);
        judgeAllies(look);
        // Others join an attack, they do not make it. A Night may cover nothing at all (CC-NIGHT-02).
        if (attackers == 0 && !m_move.night)
            no(Refusal::NoAttackCards);
        judgeTarget(ram, passesAll);
    }

    template <class Look>
    void judgeAllies(Look look) {
        using Joint = Options::Joint;
        if (!m_move.allies.empty() && (m_table.options.joint == Joint::Never ||
                                       (m_table.options.joint == Joint::Night && !m_move.night)))
            no(Refusal::JointForbidden);
        for (std::size_t i = 0; i < m_move.allies.size(); ++i) {
            const Ally& ally = m_move.allies[i];
            const bool twice =
                std::any_of(m_move.allies.begin(), m_move.allies.begin() + static_cast<std::ptrdiff_t>(i),
                            [&](const Ally& other) { return other.seat == ally.seat; });
            if (!seatExists(ally.seat) || ally.seat == m_state.active || ally.seat == m_move.target.seat ||
                m_state.seats[index(ally.seat)].out || twice) {
                no(Refusal::AllyInvolved);
                continue;
            }
            if (!holdsAll(m_state.seats[index(ally.seat)].hand, ally.cards))
                no(Refusal::CardNotHeld);
            for (const CardNo card : ally.cards) {
                if (!attacks(kindOf(card)))
                    no(Refusal::NotAnAttackCard);
                look(card);
            }
        }
    }

    void judgeTarget(bool ram, bool passesAll) {
        const Target& target = m_move.target;
        if (!seatExists(target.seat) || m_state.seats[index(target.seat)].out) {
            no(Refusal::NoSuchTarget);
            return;
        }
        if (target.seat == m_state.active)
            no(Refusal::OwnTarget);
        const Seat& owner = m_state.seats[index(target.seat)];
        if (target.kind == Target::Kind::Weapon) {
            if (target.index < 0 || index(target.index) >= owner.weapons.size())
                no(Refusal::NoSuchTarget);
            return;
        }
        if (target.slot < 0 || index(target.slot) >= owner.slots.size()) {
            no(Refusal::NoSuchTarget);
            return;
        }
        const Slot& slot = owner.slots[index(target.slot)];
        if (!slot.standing)
            no(Refusal::TargetDown);
        if (target.kind == Target::Kind::Stationed) {
            if (!m_table.options.attackStationed)
                no(Refusal::StationedProtected);
            if (target.index < 0 || index(target.index) >= slot.stationed.size())
                no(Refusal::NoSuchTarget);
        } else if (m_state.turn.fortressAttacks > 0 && !m_state.turn.idol) {
            no(Refusal::SecondFortressAttack);
        }
        // The castle and those posted in it lie behind the walls.
        const int walls = m_state.standingWalls(target.seat);
        if (target.slot == 0 && walls > 0 && !passesAll && !(ram && walls == 1))
            no(ram ? Refusal::RamNotLastWall : Refusal::CastleBehindWalls);
    }

    void judgeReactions() {
        if (m_move.reactions.empty())
            return;
        if (m_move.action != Action::Attack) {
            no(Refusal::ReactionOutsideAttack);
            return;
        }
        const int reactor = m_move.reactor < 0 ? m_move.target.seat : m_move.reactor;
        if (reactor != m_move.target.seat || !seatExists(reactor))
            no(Refusal::ReactionNotTarget);
        else if (!holdsAll(m_state.seats[index(reactor)].reactions, m_move.reactions))
            no(Refusal::CardNotHeld);
    }

    void judgeThief() {
        if (m_move.thief < 0)
            return;
        if (goldPlayed(m_table, m_move) == 0) {
            no(Refusal::ThiefWithoutGold);
            return;
        }
        const bool holds = seatExists(m_move.thief) && m_move.thief != m_state.active &&
                           !m_state.seats[index(m_move.thief)].out &&
                           std::any_of(m_state.seats[index(m_move.thief)].hand.begin(),
                                       m_state.seats[index(m_move.thief)].hand.end(),
                                       [&](CardNo card) { return kindOf(card) == CardKind::Thief; });
        if (!holds)
            no(Refusal::ThiefNotHeld);
    }

    const Table& m_table;
    const State& m_state;
    const Move& m_move;
    const Seat& m_seat;
    Refusals m_refusals;
};

}  // namespace

Refusals refusals(const Table& table, const State& state, const Move& move) {
    if (state.seats.empty() || state.active < 0 ||
        static_cast<std::size_t>(state.active) >= state.seats.size()) {
        Refusals none;
        none.add(Refusal::GameOver);
        return none;
    }
    return Judge(table, state, move).all();
}

std::vector<Refusal> Refusals::list() const {
    std::vector<Refusal> all;
    for (int i = 0; i < static_cast<int>(Refusal::Count); ++i)
        if (has(static_cast<Refusal>(i)))
            all.push_back(static_cast<Refusal>(i));
    return all;
}

const RefusalInfo& infoOf(Refusal refusal) {
    static constexpr RefusalInfo infos[] = {
        {"game-over", "CC-GAME-03", ""},
        {"card-not-held", "CC-ACT-03", ""},
        {"no-action-left", "CC-TURN-02", ""},
        {"draw-first", "CC-TURN-01", ""},
        {"drawn-already", "CC-TURN-01", ""},
        {"draw-ambushed", "CC-AMBUSH-01", "CC-MCHK-11"},
        {"draw-needs-idol", "CC-IDOL-01", ""},
        {"buy-price", "CC-GOLD-01", "CC-MCHK-04"},
        {"offer-price", "CC-ACT-02", ""},
        {"dagon-empty", "CC-DAGON-03", ""},
        {"build-price", "CC-SIEGE-01", "CC-MCHK-05"},
        {"siege-empty", "CC-SIEGE-02", ""},
        {"summon-price", "CC-ACT-10", "CC-MCHK-06"},
        {"cthulhu-empty", "CC-SUMMON-04", ""},
        {"no-attack-cards", "CC-ACT-03", ""},
        {"not-an-attack-card", "CC-ACT-03", ""},
        {"no-such-target", "CC-ATTACK-01", ""},
        {"target-down", "CC-ATTACK-02", ""},
        {"own-target", "CC-GAME-05", "CC-MCHK-13"},
        {"castle-behind-walls", "CC-ATTACK-03", "CC-MCHK-01"},
        {"ram-not-last-wall", "CC-SIEGE-06", "CC-MCHK-02"},
        {"second-fortress-attack", "CC-ATTACK-10", "CC-MCHK-03"},
        {"stationed-protected", "CC-DEF-08", ""},
        {"weapon-unpaid", "CC-SIEGE-04", "CC-MCHK-10"},
        {"joint-forbidden", "CC-NIGHT-06", ""},
        {"ally-involved", "CC-NIGHT-03", ""},
        {"night-missing", "CC-ACT-04", ""},
        {"reaction-not-target", "CC-DECK-05", "CC-MCHK-09"},
        {"reaction-outside-attack", "CC-DECK-05", "CC-MCHK-09"},
        {"second-defender", "CC-DEF-02", "CC-MCHK-07"},
        {"defender-kind", "CC-DEF-01", "CC-MCHK-07"},
        {"defender-colour", "CC-DEF-03", "CC-MCHK-07"},
        {"defender-limit", "CC-DEF-04", "CC-MCHK-07"},
        {"defender-on-ruin", "CC-DEF-09", "CC-MCHK-07"},
        {"nothing-to-recall", "CC-DEF-06", ""},
        {"ambush-target", "CC-ACT-11", ""},
        {"one-card-only", "CC-ACT-12", ""},
        {"not-that-card", "CC-ACT-09", ""},
        {"thief-without-gold", "CC-THIEF-01", "CC-MCHK-12"},
        {"thief-not-held", "CC-THIEF-01", ""},
        {"pass-with-cards", "CC-TURN-03", "CC-MCHK-08"},
    };
    static_assert(std::size(infos) == static_cast<std::size_t>(Refusal::Count));
    return infos[static_cast<std::size_t>(refusal)];
}

}  // namespace bocage::rules::crusades
