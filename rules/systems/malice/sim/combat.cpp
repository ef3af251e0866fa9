#include "rules/systems/malice/sim/combat.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace bocage::rules::malice::sim {

namespace {

constexpr double negligible = 1e-13;

/// ⌈k / 2⌉, of the total of a modifier.
int halved(int stars) {
    return stars >= 0 ? (stars + 1) / 2 : -(-stars / 2);
}

/// What a bonus gives in one phase when its own side is looked at alone.
Pmf starsOf(const RollBonus& bonus, StarMethod method) {
    switch (method) {
        case StarMethod::Halfsies:
            return Pmf::certain(bonus.flat + halved(bonus.stars - bonus.penaltyStars));
        case StarMethod::Net:
            return Pmf::stars(bonus.stars - bonus.penaltyStars).shifted(bonus.flat);
        case StarMethod::Lockdown:
        case StarMethod::All:
            break;
    }
    return bonus.rolled();
}

/// One bonus less another: only the difference of the d★ is rolled with Net.
Pmf difference(const RollBonus& mine, const RollBonus& theirs, StarMethod method) {
    if (method == StarMethod::Net)
        return Pmf::stars((mine.stars - mine.penaltyStars) - (theirs.stars - theirs.penaltyStars))
            .shifted(mine.flat - theirs.flat);
    return starsOf(mine, method).minus(starsOf(theirs, method));
}

/// The same, played once.
int rolled(const RollBonus& mine, const RollBonus& theirs, StarMethod method, Rng& rng) {
    const int flat = mine.flat - theirs.flat;
    switch (method) {
        case StarMethod::Halfsies:
            return flat + halved(mine.stars - mine.penaltyStars) - halved(theirs.stars - theirs.penaltyStars);
        case StarMethod::Net: {
            const int net = (mine.stars - mine.penaltyStars) - (theirs.stars - theirs.penaltyStars);
            return flat + (net > 0 ? rollStars(rng, net) : -rollStars(rng, -net));
        }
        case StarMethod::Lockdown:
        case StarMethod::All:
            break;
    }
    return flat + rollStars(rng, mine.stars) - rollStars(rng, mine.penaltyStars) -
           rollStars(rng, theirs.stars) + rollStars(rng, theirs.penaltyStars);
}

PhaseOdds oddsOf(const Pmf& margin) {
    double lose = 0;
    for (int v = margin.first(); v < 0 && v <= margin.last(); ++v)
        lose += margin.at(v);
    return {margin.atLeast(1), margin.at(0), lose};
}

/// Highest of the avatars' dice less the creature's.
Pmf diceMargin(int dice) {
    return Pmf::die(6).highestOf(dice).minus(Pmf::die(6));
}

/// A fight whose d★ are rolled each phase, or are fixed: margin of the rolls and wounds of a hit.
struct Exchange {
    Pmf bonus;  ///< avatar's combat bonus less the creature's
    Pmf toCreature, toAvatar;
};

const RollBonus& shieldAgainst(const Fighter& avatar, const Opponent& opponent) {
    static const RollBonus none;
    // Wounds of a Shadow are drains, and no shield stops those (SOM-SHADE-04, SOM-LIFE-04).
    return opponent.kind == OpponentKind::Shadow ? none
           : opponent.energy                     ? avatar.energyShield
                                                 : avatar.shield;
}

/// +1 or +2 by shard, the best first, as many as the limit allows; what is left is kept.
int invoke(int& shards, int& matching, int limit) {
    const int best = std::min(matching, limit);
    const int plain = std::min(shards, limit - best);
    matching -= best;
    shards -= plain;
    return 2 * best + plain;
}

class ExactFight {
public:
    ExactFight(const Fighter& avatar, const Opponent& opponent, const FightRules& rules, Exchange exchange)
        : m_avatar(avatar),
          m_opponent(opponent),
          m_rules(rules),
          m_exchange(std::move(exchange)),
          m_dice(diceMargin(1)),
          m_shards(avatar.shards),
          m_matching(avatar.matching) {
        const bool neverHits = oddsOf(m_dice.plus(m_exchange.bonus)).lose <= 0;
        m_futile =
            (neverHits || m_exchange.toAvatar.atLeast(1) <= 0) && opponent.kind != OpponentKind::Xulthul;
    }

    FightOdds run() {
        std::vector<double> now(states(), 0.0);
        m_next = now;
        now[number({m_avatar.life, m_avatar.radiance, m_opponent.life, false})] = 1;
        double left = 1;
        for (m_phase = 1; m_phase <= maxPhases && left > negligible; ++m_phase) {
            const int extra = invoke(m_shards, m_matching, m_rules.shardLimit);
            std::fill(m_next.begin(), m_next.end(), 0.0);
            for (std::size_t i = 0; i < now.size(); ++i)
                if (now[i] > 0)
                    play(stateOf(i), now[i], extra);
            now.swap(m_next);
            left = std::accumulate(now.begin(), now.end(), 0.0);
        }
        if (left > negligible) {
            m_odds.undecided = left;
            for (std::size_t i = 0; i < now.size(); ++i)
                if (now[i] > 0)
                    m_odds.lifeLost.add(lost(stateOf(i)), now[i]);
        }
        return m_odds;
    }

private:
    struct State {
        int life, radiance, creature;
        bool pending;  ///< the creature has seen that it fights in vain
    };
    std::size_t states() const {
        return static_cast<std::size_t>((m_avatar.life + 1) * (m_avatar.radiance + 1) *
                                        (m_opponent.life + 1)) *
               2;
    }
    std::size_t number(const State& state) const {
        return static_cast<std::size_t>((state.life * (m_avatar.radiance + 1) + state.radiance) *
                                            (m_opponent.life + 1) +
                                        state.creature) *
                   2 +
               (state.pending ? 1 : 0);
    }
    State stateOf(std::size_t at) const {
        const int rest = static_cast<int>(at / 2), creatures = m_opponent.life + 1,
                  tokens = m_avatar.radiance + 1;
        return {rest / creatures / tokens, rest / creatures % tokens, rest % creatures, at % 2 == 1};
    }
    /// By what is added to the avatar's side.
    const PhaseOdds& oddsWith(int extra) {
        const auto [found, fresh] = m_known.try_emplace(extra);
        if (fresh)
            found->second = oddsOf(m_dice.plus(m_exchange.bonus).shifted(extra));
        return found->second;
    }

    int lost(const State& state) const {
        return m_avatar.life + m_avatar.radiance - state.life - state.radiance;
    }
    void end(double& outcome, const State& state, double chance, int phase) {
        if (chance <= 0)
            return;
        outcome += chance;
        m_odds.phases.add(phase, chance);
        m_odds.lifeLost.add(lost(state), chance);
    }

    void play(const State& state, double chance, int extra) {
        if (state.pending && m_opponent.kind == OpponentKind::Normal)
            return end(m_odds.fled, state, chance, m_phase - 1);
        if (state.life > m_avatar.withdrawAt)
            return blows(state, chance, extra, false, false);
        const double leaves = m_rules.chooseHex ? starsLuck() : 1.0;
        if (m_rules.withdrawHit)
            blows(state, chance * leaves, extra, true, true);
        else
            end(m_odds.withdrawn, state, chance * leaves, m_phase - 1);
        blows(state, chance * (1 - leaves), extra, true, false);
    }
    double starsLuck() const {
        return Pmf::die(6).plus(starsOf(m_avatar.luck, m_rules.method)).atLeast(m_opponent.power + 1);
    }

    /// SOM-COMBAT-15 … 17 for one state.
    void blows(const State& state, double chance, int extra, bool defending, bool leaving) {
        if (chance <= 0)
            return;
        const bool reforms = state.pending;  // Guardians and Shadows defend in this phase
        const PhaseOdds& odds = oddsWith(extra - (defending ? 1 : 0) + (reforms ? 1 : 0));
        const double hits = defending ? 0 : odds.win, suffers = reforms ? 0 : odds.lose;
        after(state, chance * (1 - hits - suffers), leaving);
        for (int wounds = m_exchange.toCreature.first(); hits > 0 && wounds <= m_exchange.toCreature.last();
             ++wounds) {
            State next = state;
            next.creature -= std::min(wounds, next.creature);
            after(next, chance * hits * m_exchange.toCreature.at(wounds), leaving);
        }
        for (int wounds = m_exchange.toAvatar.first(); suffers > 0 && wounds <= m_exchange.toAvatar.last();
             ++wounds) {
            State next = state;
            int left = wounds;
            if (m_opponent.kind == OpponentKind::Shadow) {
                const int drained = std::min(left, next.radiance);
                next.radiance -= drained;
                left -= drained;
            }
            next.life -= std::min(left, next.life);
            after(next, chance * suffers * m_exchange.toAvatar.at(wounds), leaving);
        }
    }

    void after(State state, double chance, bool leaving) {
        if (chance <= 0)
            return;
        if (state.creature == 0)
            return end(m_odds.win, state, chance, m_phase);
        if (state.life == 0)
            return end(m_odds.death, state, chance, m_phase);
        if (leaving)
            return end(m_odds.withdrawn, state, chance, m_phase);
        const bool looks = m_futile && !state.pending;
        const double sees = looks ? powerRollChance(m_opponent.power) : 0;
        state.pending = false;
        if (sees < 1)
            m_next[number(state)] += chance * (1 - sees);
        state.pending = true;
        if (sees > 0)
            m_next[number(state)] += chance * sees;
    }

    const Fighter& m_avatar;
    const Opponent& m_opponent;
    const FightRules& m_rules;
    const Exchange m_exchange;
    const Pmf m_dice;
    int m_shards, m_matching;
    int m_phase = 1;
    bool m_futile = false;
    std::vector<double> m_next;
    std::map<int, PhaseOdds> m_known;
    FightOdds m_odds;
};

void mix(Pmf& sum, const Pmf& more, double weight) {
    for (int v = more.first(); v <= more.last(); ++v)
        if (more.at(v) > 0)
            sum.add(v, weight * more.at(v));
}

}  // namespace

Opponent Opponent::of(const Creature& creature) {
    Opponent opponent = ofPower(creature.power, creature.kind);
    opponent.life = creature.life;
    opponent.abilityCount = creature.abilities;
    return opponent;
}

Opponent Opponent::ofPower(int power, OpponentKind kind) {
    const PowerRow row = powerRow(power);
    Opponent opponent;
    opponent.kind = kind;
    opponent.power = power;
    opponent.life = row.life;
    opponent.combat.flat = row.combat;
    opponent.wounds.stars = row.woundStars;
    return opponent;
}

PhaseOdds phaseOdds(const PhaseSide& avatar, const PhaseSide& creature, int dice, StarMethod method) {
    return oddsOf(diceMargin(dice)
                      .plus(difference(avatar.combat, creature.combat, method))
                      .shifted((creature.defending ? 1 : 0) - (avatar.defending ? 1 : 0)));
}

Pmf woundsOfHit(const RollBonus& wounds, const RollBonus& shield, StarMethod method) {
    return difference(wounds, shield, method).shifted(1).notBelow(0);
}

FightOdds fightOdds(const Fighter& avatar, const Opponent& opponent, const FightRules& rules) {
    const RollBonus& shield = shieldAgainst(avatar, opponent);
    const Pmf bonus = difference(avatar.combat, opponent.combat, rules.method);
    const Pmf toCreature = woundsOfHit(avatar.wounds, opponent.shield, rules.method);
    const Pmf toAvatar = woundsOfHit(opponent.wounds, shield, rules.method);
    if (rules.method != StarMethod::Lockdown)
        return ExactFight(avatar, opponent, rules, {bonus, toCreature, toAvatar}).run();
    // Every d★ is rolled once: the fight is a mixture of fights without any. More than kills is as good as
    // what kills, and seven more than the other as good as six.
    const Pmf slain = toCreature.notAbove(opponent.life),
              falls = toAvatar.notAbove(avatar.life + avatar.radiance);
    const Pmf lead =
        avatar.shards + avatar.matching + avatar.withdrawAt > 0 ? bonus : bonus.notBelow(-8).notAbove(8);
    FightOdds sum;
    for (int b = lead.first(); b <= lead.last(); ++b)
        for (int c = slain.first(); c <= slain.last(); ++c)
            for (int a = falls.first(); a <= falls.last(); ++a) {
                const double weight = lead.at(b) * slain.at(c) * falls.at(a);
                if (weight <= 0)
                    continue;
                const FightOdds odds =
                    ExactFight(avatar, opponent, rules, {Pmf::certain(b), Pmf::certain(c), Pmf::certain(a)})
                        .run();
                sum.win += weight * odds.win;
                sum.death += weight * odds.death;
                sum.fled += weight * odds.fled;
                sum.withdrawn += weight * odds.withdrawn;
                sum.undecided += weight * odds.undecided;
                mix(sum.phases, odds.phases, weight);
                mix(sum.lifeLost, odds.lifeLost, weight);
            }
    return sum;
}

FightRun playFight(const std::vector<Fighter>& band, const Opponent& opponent, const FightRules& rules,
                   Rng& rng) {
    struct Standing {
        int life, radiance, shards, matching;
        bool gone = false, defending = false, leaving = false;
        RollBonus combat, wounds, shield;
        RollBonus passing = {};  ///< on its combat roll of this phase
    };
    std::vector<Standing> avatars;
    std::vector<const FightAbility*> activated;
    Opponent creature = opponent;
    RollBonus onCombat, onWounds, onShield;  // of abilities that always act, on the avatars
    int regenerates = 0, regeneratesStars = 0;
    RollBonus drain;
    for (const FightAbility& ability : opponent.abilities) {
        if (ability.activated) {
            activated.push_back(&ability);
            continue;
        }
        for (const AbilityEffect& effect : ability.effects) {
            using On = AbilityEffect::On;
            if (effect.on == On::Combat)
                (effect.opponent ? onCombat : creature.combat) =
                    (effect.opponent ? onCombat : creature.combat).plus(effect.amount);
            else if (effect.on == On::Wounds)
                (effect.opponent ? onWounds : creature.wounds) =
                    (effect.opponent ? onWounds : creature.wounds).plus(effect.amount);
            else if (effect.on == On::Shield)
                (effect.opponent ? onShield : creature.shield) =
                    (effect.opponent ? onShield : creature.shield).plus(effect.amount);
            else if (effect.on == On::Life && !effect.opponent)
                creature.life =
                    std::max(1, creature.life + effect.amount.flat + rollStars(rng, effect.amount.stars));
            else if (effect.on == On::Regenerate && !effect.opponent) {
                regenerates += effect.amount.flat;
                regeneratesStars += effect.amount.stars;
            } else if (effect.on == On::EnergyWounds && !effect.opponent) {
                creature.energy = true;
                creature.wounds = creature.wounds.plus(effect.amount);
            } else if (effect.on == On::Drain) {
                drain = drain.plus(effect.amount);
            }
        }
    }
    const int fullLife = creature.life;
    for (const Fighter& fighter : band)
        avatars.push_back({fighter.life, fighter.radiance, fighter.shards, fighter.matching, false, false,
                           false, fighter.combat.plus(onCombat), fighter.wounds.plus(onWounds),
                           shieldAgainst(fighter, creature)
                               .plus(opponent.kind == OpponentKind::Shadow ? RollBonus{} : onShield)});
    // Lockdown: every total is rolled once (SOM-DSTAR-2).
    const bool locked = rules.method == StarMethod::Lockdown;
    const auto lock = [&](RollBonus& bonus) {
        if (locked)
            bonus = {rolled(bonus, {}, StarMethod::All, rng), 0, 0};
    };
    lock(creature.combat);
    lock(creature.wounds);
    lock(creature.shield);
    for (Standing& avatar : avatars) {
        lock(avatar.combat);
        lock(avatar.wounds);
        lock(avatar.shield);
    }

    FightRun run;
    const auto staying = [&] {
        return std::count_if(avatars.begin(), avatars.end(), [](const Standing& each) { return !each.gone; });
    };
    const auto harm = [&](Standing& avatar, int amount, bool drains) {
        if (drains) {
            const int taken = std::min(amount, avatar.radiance);
            avatar.radiance -= taken;
            amount -= taken;
            run.lifeLost += taken;
        }
        const int taken = std::min(amount, avatar.life);
        avatar.life -= taken;
        run.lifeLost += taken;
        if (avatar.life == 0) {
            avatar.gone = true;
            ++run.fallen;
        }
    };
    // Most that can be: whether the creature can wound anybody still there (SOM-COMBAT-20).
    const auto most = [&](const RollBonus& mine, const RollBonus& theirs) {
        const Pmf all = difference(mine, theirs, locked ? StarMethod::All : rules.method);
        return all.last();
    };
    const auto futile = [&] {
        if (creature.kind == OpponentKind::Xulthul || !activated.empty() || drain != RollBonus{})
            return false;
        return std::all_of(avatars.begin(), avatars.end(), [&](const Standing& avatar) {
            return avatar.gone || 5 + most(creature.combat, avatar.combat) <= 0 ||
                   1 + most(creature.wounds, avatar.shield) <= 0;
        });
    };
    bool inVain = futile(), pending = false;
    for (int phase = 1; phase <= maxPhases; ++phase) {
        if (pending && creature.kind == OpponentKind::Normal) {
            run.end = FightRun::End::Fled;
            return run;
        }
        const bool reforms = pending;
        // SOM-COMBAT-10: who withdraws, and who stays for it.
        for (std::size_t i = 0; i < avatars.size(); ++i) {
            Standing& avatar = avatars[i];
            avatar.defending = avatar.leaving = false;
            avatar.passing = {};
            if (avatar.gone || avatar.life > band[i].withdrawAt)
                continue;
            const RollBonus& luck = band[i].luck;
            const bool leaves =
                !rules.chooseHex ||
                rollDie(rng, 6) + rolled(luck, {}, locked ? StarMethod::All : rules.method, rng) >
                    creature.power;
            avatar.defending = true;
            avatar.leaving = leaves;
            if (leaves && !rules.withdrawHit)
                avatar.gone = true;
        }
        if (staying() == 0) {
            run.end = run.fallen == static_cast<int>(avatars.size()) ? FightRun::End::Death
                                                                     : FightRun::End::Withdrawn;
            return run;
        }
        run.phases = phase;
        bool creatureDefends = reforms;
        // SOM-COMBAT-11: one activated ability at most, by a power roll.
        if (!activated.empty() && !reforms) {
            const FightAbility& ability = *activated[rng.below(static_cast<std::uint32_t>(activated.size()))];
            if (rollDie(rng, 6) <= creature.power) {
                creatureDefends = true;
                std::vector<std::size_t> here;
                for (std::size_t i = 0; i < avatars.size(); ++i)
                    if (!avatars[i].gone)
                        here.push_back(i);
                const std::size_t target = here[rng.below(static_cast<std::uint32_t>(here.size()))];
                Standing& avatar = avatars[target];
                const bool evaded =
                    ability.evadable &&
                    rollDie(rng, 6) +
                            rolled(band[target].luck, {}, locked ? StarMethod::All : rules.method, rng) +
                            (avatar.defending ? 1 : 0) >
                        creature.power;
                for (const AbilityEffect& effect : ability.effects) {
                    using On = AbilityEffect::On;
                    const int amount =
                        std::max(0, rolled(effect.amount, {}, locked ? StarMethod::All : rules.method, rng));
                    if (effect.on == On::Regenerate || (effect.on == On::Life && !effect.opponent))
                        creature.life = std::min(fullLife, creature.life + amount);
                    else if (!evaded && effect.on == On::Drain)
                        harm(avatar, amount, true);
                    else if (!evaded && (effect.on == On::Wounds || effect.on == On::EnergyWounds)) {
                        const RollBonus& shield =
                            effect.on == On::Wounds ? band[target].shield : band[target].energyShield;
                        const bool drains = creature.kind == OpponentKind::Shadow;
                        const int stopped =
                            drains ? 0 : rolled(shield, {}, locked ? StarMethod::All : rules.method, rng);
                        harm(avatar, std::max(0, amount - std::max(0, stopped)), drains);
                    } else if (!evaded && effect.on == On::Combat && effect.opponent)
                        (effect.passing ? avatar.passing : avatar.combat) =
                            (effect.passing ? avatar.passing : avatar.combat).plus(effect.amount);
                }
                if (staying() == 0)
                    break;
            }
        }
        // SOM-COMBAT-13: a random target, or the guard who draws the attack with a shard.
        std::vector<std::size_t> here;
        int active = 0;
        for (std::size_t i = 0; i < avatars.size(); ++i)
            if (!avatars[i].gone) {
                here.push_back(i);
                active += avatars[i].defending ? 0 : 1;
            }
        std::size_t target = here[here.size() > 1 ? rng.below(static_cast<std::uint32_t>(here.size())) : 0];
        int guardLimit = rules.shardLimit;
        if (rules.guard >= 0 && static_cast<std::size_t>(rules.guard) < avatars.size() &&
            static_cast<std::size_t>(rules.guard) != target) {
            Standing& guard = avatars[static_cast<std::size_t>(rules.guard)];
            if (!guard.gone && guard.shards > 0 && guardLimit > 0) {
                --guard.shards;
                ++run.shardsUsed;
                --guardLimit;
                target = static_cast<std::size_t>(rules.guard);
            }
        }
        Standing& avatar = avatars[target];
        const int limit = static_cast<int>(target) == rules.guard ? guardLimit : rules.shardLimit;
        const int before = avatar.shards + avatar.matching;
        const int extra = invoke(avatar.shards, avatar.matching, limit);
        run.shardsUsed += before - avatar.shards - avatar.matching;
        int best = 0;
        for (int i = 0; i < std::max(1, active); ++i)
            best = std::max(best, rollDie(rng, 6));
        const int margin = best - rollDie(rng, 6) +
                           rolled(avatar.combat.plus(avatar.passing), creature.combat, rules.method, rng) +
                           extra - (avatar.defending ? 1 : 0) + (creatureDefends ? 1 : 0);
        if (margin > 0 && !avatar.defending) {
            const int wounds = std::max(0, 1 + rolled(avatar.wounds, creature.shield, rules.method, rng));
            creature.life -= std::min(wounds, creature.life);
        } else if (margin < 0 && !creatureDefends) {
            const int wounds = std::max(0, 1 + rolled(creature.wounds, avatar.shield, rules.method, rng));
            harm(avatar, wounds, creature.kind == OpponentKind::Shadow);
            if (drain != RollBonus{} && wounds > 0 && !avatar.gone)
                harm(avatar, std::max(0, rolled(drain, {}, locked ? StarMethod::All : rules.method, rng)),
                     true);
        }
        if (creature.life == 0) {
            run.end = FightRun::End::Win;
            return run;
        }
        if (regenerates > 0 || regeneratesStars > 0)
            creature.life =
                std::min(fullLife, creature.life + regenerates + rollStars(rng, regeneratesStars));
        bool changed = false;
        for (Standing& each : avatars)
            if (each.leaving && !each.gone) {
                each.gone = true;
                changed = true;
            }
        if (staying() == 0)
            break;
        if (changed || avatar.gone)
            inVain = futile();
        pending = inVain && !reforms && rollDie(rng, 6) <= creature.power;
    }
    if (staying() == 0)
        run.end =
            run.fallen == static_cast<int>(avatars.size()) ? FightRun::End::Death : FightRun::End::Withdrawn;
    return run;
}

Tally simulateFights(const FightQuestion& question, std::uint64_t seed, RunRange range,
                     const RunControl& control) {
    return inThreads(range, control, Tally(fightShape), [&] {
        return [&question, seed, opponent = question.opponent](std::uint64_t number, Tally& tally) mutable {
            Rng rng(seed, number);
            if (question.drawn) {
                Creature creature = rollCreature(*question.drawn, question.profile, rng).creature;
                if (question.fixedPower > 0) {
                    creature.power = question.fixedPower;
                    creature.life = creature.row().life;
                }
                opponent = Opponent::of(creature);
                const Opponent& change = question.change;
                if (change.life > 0)
                    opponent.life = change.life;
                opponent.combat = opponent.combat.plus(change.combat);
                opponent.wounds = opponent.wounds.plus(change.wounds);
                opponent.shield = opponent.shield.plus(change.shield);
                opponent.energy = change.energy;
                // Cards of the trove, none twice (SOM-CRE-05).
                std::vector<std::size_t> cards(question.trove.size());
                for (std::size_t i = 0; i < cards.size(); ++i)
                    cards[i] = i;
                const int wanted = static_cast<int>(
                    std::min<std::size_t>(cards.size(), static_cast<std::size_t>(opponent.abilityCount)));
                for (int i = 0; i < wanted; ++i) {
                    const std::size_t pick =
                        static_cast<std::size_t>(i) +
                        rng.below(static_cast<std::uint32_t>(cards.size() - static_cast<std::size_t>(i)));
                    std::swap(cards[static_cast<std::size_t>(i)], cards[pick]);
                    opponent.abilities.push_back(question.trove[cards[static_cast<std::size_t>(i)]]);
                }
            }
            const FightRun run = playFight(question.band, opponent, question.rules, rng);
            ++tally.runs;
            tally.count(static_cast<std::size_t>(run.end));
            tally.note(0, run.phases);
            tally.note(1, run.lifeLost);
            tally.note(2, run.fallen);
        };
    });
}

}  // namespace bocage::rules::malice::sim
