#include <algorithm>

#include "model/systems/malice/sim/malice_simulator.h"
#include "rules/systems/malice/party/party.h"

namespace bocage::model::malice {

using namespace rules;
using namespace rules::malice;
using namespace rules::malice::sim;

namespace {

Fighter fighterOf(const Question& question) {
    Fighter avatar;
    avatar.life = question.number("life");
    avatar.radiance = question.number("radiance");
    avatar.combat = question.bonus("bonus");
    avatar.wounds = question.bonus("wounds");
    avatar.shield = question.bonus("shield");
    avatar.energyShield = question.bonus("energy-shield");
    avatar.luck = question.bonus("luck");
    avatar.shards = question.number("shards");
    avatar.matching = question.number("matching");
    avatar.withdrawAt = question.number("withdraw");
    return avatar;
}

FightRules fightRulesOf(const Question& question) {
    FightRules rules;
    rules.method = question.method;
    rules.shardLimit = 1 + question.number("light");
    rules.chooseHex = question.flag("hex");
    rules.withdrawHit = question.withdrawHit;
    rules.guard = question.flag("guard") ? 0 : -1;
    return rules;
}

/// As the settings change it.
Opponent fitted(Opponent opponent, const Question& question) {
    if (const int life = question.number("opponent-life"); life > 0)
        opponent.life = life;
    opponent.combat = opponent.combat.plus(question.bonus("opponent-bonus"));
    opponent.wounds = opponent.wounds.plus(question.bonus("opponent-wounds"));
    opponent.shield = opponent.shield.plus(question.bonus("opponent-shield"));
    opponent.energy = question.flag("energy");
    return opponent;
}

/// SOM-SIM-01.
class Movement : public MaliceSimulator {
public:
    std::string_view name() const override { return "movement"; }
    QString title() const override { return SimulationWords::tr("Movement"); }
    QString help() const override {
        return SimulationWords::tr(
            "Movement points of a band and the chance that somebody draws a fate card.");
    }
    std::vector<SimulationParameter> parameters() const override {
        return {numberSetting("band", SimulationWords::tr("Avatars in the band"), 1,
                              rules::malice::maxAvatars, 1),
                bonusSetting("bonus",
                             SimulationWords::tr("Bonus to movement rolls, one for all or one for each"))};
    }

protected:
    Json tell(const Question& question, const Json&, const Tally&) const override {
        const int band = question.number("band");
        return Json::Object{{"points", pmfJson(movementPoints(question.bonuses("bonus", band)))},
                            {"fate", fateChance(band)}};
    }
    void fill(SimulationReport& report, const Question& question, const Json&, const Tally&) const override {
        const int band = question.number("band");
        const Pmf points = movementPoints(question.bonuses("bonus", band));
        report.headline = SimulationWords::tr("%1 movement points on average; %2 draw a fate card")
                              .arg(decimal(points.mean(), 4), percent(fateChance(band)));
        SimulationTable table = quantileTable(SimulationWords::tr("Movement"));
        addQuantiles(table, SimulationWords::tr("Movement points"), points);
        report.tables = {
            table, chanceTable(SimulationWords::tr("By points"), SimulationWords::tr("Points"), points)};
        report.curves = {chanceCurve(SimulationWords::tr("Movement points of the band"),
                                     SimulationWords::tr("Points"), points)};
    }
};

/// SOM-SIM-02.
class Luck : public MaliceSimulator {
public:
    std::string_view name() const override { return "luck"; }
    QString title() const override { return SimulationWords::tr("Luck roll"); }
    QString help() const override {
        return SimulationWords::tr("Chance of a luck roll, of a jump through a Gate and of a power roll.");
    }
    std::vector<SimulationParameter> parameters() const override {
        return {numberSetting("target", SimulationWords::tr("Number to beat (0: one die)"), 0, 20, 4),
                bonusSetting("bonus", SimulationWords::tr("Bonus to the luck roll")),
                numberSetting("gates", SimulationWords::tr("Gates in play"), 1, 4, 2),
                flagSetting("gate-control", SimulationWords::tr("With Gate Control"))};
    }

protected:
    static double chance(const Question& question) {
        const int target = question.number("target");
        return target == 0 ? luckAgainstDie(question.bonus("bonus"))
                           : luckChance(target, question.bonus("bonus"));
    }
    static double gate(const Question& question) {
        return gateChance(question.bonus("bonus"), question.number("gates"), question.flag("gate-control"));
    }
    Json tell(const Question& question, const Json&, const Tally&) const override {
        return Json::Object{{"success", chance(question)},
                            {"namedGate", gate(question)},
                            {"powerRoll", powerRollChance(question.number("target"))}};
    }
    void fill(SimulationReport& report, const Question& question, const Json&, const Tally&) const override {
        report.headline = SimulationWords::tr("The roll succeeds in %1").arg(percent(chance(question)));
        SimulationTable table{
            SimulationWords::tr("Chances"), {SimulationWords::tr("Roll"), SimulationWords::tr("Chance")}, {}};
        const int target = question.number("target");
        table.rows.push_back({target == 0 ? SimulationWords::tr("Luck roll against one die")
                                          : SimulationWords::tr("Luck roll against %1").arg(target),
                              percent(chance(question))});
        table.rows.push_back(
            {SimulationWords::tr("A Gate leads where it was meant to"), percent(gate(question))});
        for (int power = 1; power <= 5; ++power)
            table.rows.push_back(
                {SimulationWords::tr("Power roll of power %1").arg(power), percent(powerRollChance(power))});
        report.tables = {table};
    }
};

std::vector<SimulationParameter> encounterSettings() {
    return {choiceSetting("opponent", SimulationWords::tr("Opponent"), opponentChoices(), "normal"),
            choiceSetting("terrain", SimulationWords::tr("Terrain of the hex"), terrainChoices(), "plains"),
            flagSetting("lair", SimulationWords::tr("In a lair")),
            numberSetting("map-light", SimulationWords::tr("Revealed Light Wells on the map"), 0, 12, 0),
            numberSetting("map-dark", SimulationWords::tr("Revealed Dark Wells on the map"), 0, 12, 0),
            avatarsSetting(),
            profileSetting()};
}

/// SOM-SIM-03.
class CreatureMix : public MaliceSimulator {
public:
    std::string_view name() const override { return "creature"; }
    QString title() const override { return SimulationWords::tr("Creatures of a hex"); }
    QString help() const override {
        return SimulationWords::tr(
            "What the creature generator brings: types, power, life, abilities and harvest.");
    }
    std::vector<SimulationParameter> parameters() const override { return encounterSettings(); }

protected:
    Json tell(const Question& question, const Json&, const Tally&) const override {
        const CreatureOdds odds = creatureOdds(encounterOf(question), question.profile);
        Json::Object types;
        for (std::size_t i = 0; i < creatureTypes; ++i)
            if (odds.types[i] > 0)
                types.emplace_back(std::string(nameOf(static_cast<CreatureType>(i))), odds.types[i] / 6.0);
        return Json::Object{{"types", std::move(types)},
                            {"power", pmfJson(odds.power)},
                            {"life", pmfJson(odds.life)},
                            {"abilities", pmfJson(odds.abilities)},
                            {"harvest", pmfJson(odds.harvest)}};
    }
    void fill(SimulationReport& report, const Question& question, const Json&, const Tally&) const override {
        const CreatureOdds odds = creatureOdds(encounterOf(question), question.profile);
        report.headline =
            SimulationWords::tr("Power %1, life %2 and %3 abilities on average")
                .arg(decimal(odds.power.mean()), decimal(odds.life.mean()), decimal(odds.abilities.mean()));
        SimulationTable types{
            SimulationWords::tr("Types"), {SimulationWords::tr("Type"), SimulationWords::tr("Chance")}, {}};
        for (std::size_t i = 0; i < creatureTypes; ++i)
            if (odds.types[i] > 0)
                types.rows.push_back(
                    {creatureTypeName(static_cast<CreatureType>(i)), percent(odds.types[i] / 6.0)});
        SimulationTable table = quantileTable(SimulationWords::tr("Strength"));
        addQuantiles(table, SimulationWords::tr("Power"), odds.power);
        addQuantiles(table, SimulationWords::tr("Life tokens"), odds.life);
        addQuantiles(table, SimulationWords::tr("Abilities"), odds.abilities);
        addQuantiles(table, SimulationWords::tr("Colourless soulshards harvested"), odds.harvest);
        report.tables = {
            types, table,
            chanceTable(SimulationWords::tr("By power"), SimulationWords::tr("Power"), odds.power),
            chanceTable(SimulationWords::tr("By abilities"), SimulationWords::tr("Abilities"),
                        odds.abilities)};
    }
};

/// SOM-SIM-04.
class Combat : public MaliceSimulator {
public:
    std::string_view name() const override { return "combat"; }
    QString title() const override { return SimulationWords::tr("Combat"); }
    QString help() const override {
        return SimulationWords::tr(
            "Whole fights: who wins, how long it takes and what it costs. Exact for one avatar, played for "
            "bands and for abilities.");
    }
    std::vector<SimulationParameter> parameters() const override {
        std::vector<SimulationParameter> list = {
            numberSetting("band", SimulationWords::tr("Avatars in the band"), 1, rules::malice::maxAvatars,
                          1),
            numberSetting("life", SimulationWords::tr("Life of each avatar"), 1, maxAvatarLife, 5),
            numberSetting("radiance", SimulationWords::tr("Radiance tokens of each"), 0, maxFightRadiance, 0),
            bonusSetting("bonus", SimulationWords::tr("Bonus to combat rolls")),
            bonusSetting("wounds", SimulationWords::tr("Bonus to wounds")),
            bonusSetting("shield", SimulationWords::tr("Physical shield")),
            bonusSetting("energy-shield", SimulationWords::tr("Energy shield")),
            bonusSetting("luck", SimulationWords::tr("Bonus to luck rolls")),
            numberSetting("shards", SimulationWords::tr("Soulshards for combat rolls"), 0, maxShards, 0),
            numberSetting("matching", SimulationWords::tr("Soulshards of the creature's colour"), 0,
                          maxShards, 0),
            numberSetting("light", SimulationWords::tr("Revealed Light Wells in the game"), 0, 4, 0),
            numberSetting("withdraw", SimulationWords::tr("Withdraw at this life or less"), 0, maxAvatarLife,
                          0),
            flagSetting("hex", SimulationWords::tr("Withdraw to a chosen hex")),
            flagSetting("guard", SimulationWords::tr("The first avatar draws attacks with its shards")),
            numberSetting("power", SimulationWords::tr("Power of the opponent (0: by the generator)"), 0, 5,
                          1),
            numberSetting("opponent-life", SimulationWords::tr("Life of the opponent (0: by its power)"), 0,
                          maxFightLife, 0),
            bonusSetting("opponent-bonus", SimulationWords::tr("Further bonus to its combat rolls")),
            bonusSetting("opponent-wounds", SimulationWords::tr("Further bonus to its wounds")),
            bonusSetting("opponent-shield", SimulationWords::tr("Its shield")),
            flagSetting("energy", SimulationWords::tr("Its wounds are energy")),
            flagSetting("abilities", SimulationWords::tr("Draw its abilities from the trove")),
            flagSetting("party", SimulationWords::tr("With the avatars of the document's party"))};
        for (SimulationParameter& each : encounterSettings())
            list.push_back(std::move(each));
        list.push_back(methodSetting());
        return list;
    }

protected:
    Names counters() const override {
        static constexpr std::string_view names[] = {"wins", "deaths", "fled", "withdrawn", "undecided"};
        return names;
    }
    Names histograms() const override {
        static constexpr std::string_view names[] = {"phases", "lifeLost", "fallen"};
        return names;
    }
    bool exact(const Question& question) const override {
        return question.number("band") == 1 && !question.flag("abilities") && !question.flag("party");
    }

    /// The avatars of the party with what they hold, or as many as the band has, all alike.
    static std::vector<Fighter> band(const SimulationInput& input, const Question& question) {
        const Fighter plain = fighterOf(question);
        if (!question.flag("party"))
            return std::vector<Fighter>(static_cast<std::size_t>(question.number("band")), plain);
        std::vector<Fighter> fighters;
        const Catalogue& catalogue = Catalogue::of(*input.library);
        const bool drains = encounterOf(question).kind == OpponentKind::Shadow;
        for (const Roster* roster : partiesOf(input))
            for (const Avatar& avatar : Party::of(*roster, catalogue).avatars) {
                Fighter fighter = plain;
                const auto add = [&](RollBonus& to, Attribute attribute) {
                    const Bonus held = bonusOf(avatar, catalogue, attribute);
                    to = to.plus({held.flat, std::max(0, held.dstar), std::max(0, -held.dstar)});
                };
                // A radiance of life is one token more (SOM-RAD-17); drains take it with the other radiance.
                int life = avatar.section.reforming ? 0 : avatar.section.life.healthy;
                for (const Bonus::Term& term : bonusOf(avatar, catalogue, Attribute::Life).terms)
                    if (!avatar.section.reforming && !(drains && catalogue.radiance(term.content)))
                        life += term.flat;
                fighter.life = std::clamp(life, 0, maxAvatarLife);
                fighter.radiance =
                    std::min(static_cast<int>(avatar.radiances.size()) + plain.radiance, maxFightRadiance);
                add(fighter.combat, Attribute::CombatRoll);
                add(fighter.wounds, Attribute::PhysicalWounds);
                add(fighter.shield, Attribute::PhysicalShield);
                add(fighter.energyShield, Attribute::EnergyShield);
                add(fighter.luck, Attribute::LuckRoll);
                if (fighter.life > 0 && fighters.size() < static_cast<std::size_t>(rules::malice::maxAvatars))
                    fighters.push_back(fighter);
            }
        return fighters;
    }
    Result<Json::Object> ground(const SimulationInput& input, const Question& question) const override {
        if (!question.flag("party"))
            return Json::Object{};
        Json::Array list;
        for (const Fighter& fighter : band(input, question))
            list.push_back(Json::Object{{"life", fighter.life},
                                        {"radiance", fighter.radiance},
                                        {"combat", bonusText(fighter.combat)},
                                        {"wounds", bonusText(fighter.wounds)},
                                        {"shield", bonusText(fighter.shield)},
                                        {"energyShield", bonusText(fighter.energyShield)},
                                        {"luck", bonusText(fighter.luck)}});
        if (list.empty())
            return Problem{"simulation.no-party", {}, {}, {}, 0, 0};
        return Json::Object{{"fighters", std::move(list)}};
    }

    /// One avatar against each power that the generator may bring.
    static FightOdds odds(const Question& question) {
        const Fighter avatar = fighterOf(question);
        const FightRules rules = fightRulesOf(question);
        const Encounter where = encounterOf(question);
        if (const int power = question.number("power"); power > 0)
            return fightOdds(avatar, fitted(Opponent::ofPower(power, where.kind), question), rules);
        const CreatureOdds mix = creatureOdds(where, question.profile);
        FightOdds sum;
        for (int power = mix.power.first(); power <= mix.power.last(); ++power) {
            const double weight = mix.power.at(power);
            if (weight <= 0)
                continue;
            Opponent opponent = Opponent::ofPower(power, where.kind);
            if (where.kind != OpponentKind::Normal)
                opponent.life = mix.life.first();
            const FightOdds one = fightOdds(avatar, fitted(opponent, question), rules);
            sum.win += weight * one.win;
            sum.death += weight * one.death;
            sum.fled += weight * one.fled;
            sum.withdrawn += weight * one.withdrawn;
            sum.undecided += weight * one.undecided;
            for (int v = one.phases.first(); v <= one.phases.last(); ++v)
                sum.phases.add(v, weight * one.phases.at(v));
            for (int v = one.lifeLost.first(); v <= one.lifeLost.last(); ++v)
                sum.lifeLost.add(v, weight * one.lifeLost.at(v));
        }
        return sum;
    }
    Result<Tally> play(const SimulationInput& input, const Question& question,
                       const SimulationRuns& runs) const override {
        FightQuestion fight;
        fight.band = band(input, question);
        fight.rules = fightRulesOf(question);
        fight.profile = question.profile;
        const int power = question.number("power");
        fight.drawn = encounterOf(question);
        fight.fixedPower = power;
        fight.change = fitted(Opponent(), question);
        fight.change.life = question.number("opponent-life");
        if (question.flag("abilities") && input.library)
            fight.trove = troveOf(Catalogue::of(*input.library));
        return simulateFights(fight, input.seed, {runs.from, runs.to},
                              {runs.threads, runs.cancelled, runs.progress});
    }

    static int bandSize(const Question& question, const Json& settings) {
        const Json* fighters = settings.find("fighters");
        return fighters && fighters->isArray() ? static_cast<int>(fighters->array().size())
                                               : question.number("band");
    }

    struct Figures {
        double chances[5];
        Pmf phases, lifeLost, fallen;
    };
    Figures figures(const Question& question, const Tally& tally) const {
        if (exact(question)) {
            const FightOdds fight = odds(question);
            return {{fight.win, fight.death, fight.fled, fight.withdrawn, fight.undecided},
                    fight.phases.normalised(),
                    fight.lifeLost,
                    Pmf(0, {1 - fight.death, fight.death})};
        }
        return {{tally.share(0), tally.share(1), tally.share(2), tally.share(3), tally.share(4)},
                tally.pmf(0),
                tally.pmf(1),
                tally.pmf(2)};
    }
    Json tell(const Question& question, const Json& settings, const Tally& tally) const override {
        const Figures found = figures(question, tally);
        const int dice = bandSize(question, settings), power = question.number("power");
        Json json = Json::Object{{"win", found.chances[0]},
                                 {"death", found.chances[1]},
                                 {"fled", found.chances[2]},
                                 {"withdrawn", found.chances[3]},
                                 {"undecided", found.chances[4]},
                                 {"phases", pmfJson(found.phases)},
                                 {"lifeLost", pmfJson(found.lifeLost)},
                                 {"fallen", pmfJson(found.fallen)}};
        if (power > 0 && !question.flag("party")) {
            const Opponent opponent = fitted(Opponent::ofPower(power, encounterOf(question).kind), question);
            const PhaseOdds phase =
                phaseOdds({question.bonus("bonus"), false}, {opponent.combat, false}, dice, question.method);
            json.set("phase", Json::Object{{"win", phase.win}, {"tie", phase.tie}, {"lose", phase.lose}});
        }
        return json;
    }
    void fill(SimulationReport& report, const Question& question, const Json& settings,
              const Tally& tally) const override {
        const Figures found = figures(question, tally);
        report.headline =
            SimulationWords::tr("The avatars win %1 of the fights").arg(percent(found.chances[0]));
        SimulationTable ends{SimulationWords::tr("How it ends"),
                             {SimulationWords::tr("End"), SimulationWords::tr("Chance")},
                             {}};
        const QString names[] = {
            SimulationWords::tr("The creature is defeated"),
            bandSize(question, settings) == 1 ? SimulationWords::tr("The avatar Returns to Light")
                                              : SimulationWords::tr("All avatars Return to Light"),
            SimulationWords::tr("The creature flees"), SimulationWords::tr("The avatars withdraw"),
            SimulationWords::tr("No end after %1 phases").arg(maxPhases)};
        for (std::size_t i = 0; i < 5; ++i)
            ends.rows.push_back({names[i], percent(found.chances[i])});
        SimulationTable table = quantileTable(SimulationWords::tr("What it takes"));
        addQuantiles(table, SimulationWords::tr("Phases"), found.phases);
        addQuantiles(table, SimulationWords::tr("Life and radiance lost"), found.lifeLost);
        addQuantiles(table, SimulationWords::tr("Avatars that Return to Light"), found.fallen);
        report.tables = {ends, table};
        const Json told = tell(question, settings, tally);
        if (const Json* phase = told.find("phase")) {
            SimulationTable one{SimulationWords::tr("One phase, everybody active"),
                                {SimulationWords::tr("Blow"), SimulationWords::tr("Chance")},
                                {}};
            one.rows.push_back({SimulationWords::tr("An avatar hits"), percent(phase->find("win")->real())});
            one.rows.push_back({SimulationWords::tr("Nobody hits"), percent(phase->find("tie")->real())});
            one.rows.push_back(
                {SimulationWords::tr("The creature hits"), percent(phase->find("lose")->real())});
            report.tables.push_back(one);
        }
        report.curves = {chanceCurve(SimulationWords::tr("How long fights are"),
                                     SimulationWords::tr("Phases"), found.phases)};
    }
};

}  // namespace

QString creatureTypeName(CreatureType type) {
    switch (type) {
        case CreatureType::Arboran:
            return SimulationWords::tr("Arboran");
        case CreatureType::Avian:
            return SimulationWords::tr("Avian");
        case CreatureType::Ichthyic:
            return SimulationWords::tr("Ichthyic");
        case CreatureType::Mammal:
            return SimulationWords::tr("Mammal");
        case CreatureType::Protean:
            return SimulationWords::tr("Protean");
        case CreatureType::Reptilid:
            return SimulationWords::tr("Reptilid");
        case CreatureType::Sectoid:
            return SimulationWords::tr("Sectoid");
        case CreatureType::Terrovan:
            break;
    }
    return SimulationWords::tr("Terrovan");
}

const Simulator& movementSimulator() {
    static const Movement one;
    return one;
}

const Simulator& luckSimulator() {
    static const Luck one;
    return one;
}

const Simulator& creatureSimulator() {
    static const CreatureMix one;
    return one;
}

const Simulator& combatSimulator() {
    static const Combat one;
    return one;
}

}  // namespace bocage::model::malice
