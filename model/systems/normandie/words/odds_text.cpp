#include "model/systems/normandie/words/odds_text.h"

#include <algorithm>

#include "model/systems/normandie/words/tool_text.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

QString plain(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

void addRule(OddsBlock& block, std::string_view rule) {
    const QString id = plain(rule);
    if (!rule.empty() && !block.rules.contains(id))
        block.rules << id;
}

bool refused(OddsBlock& block, const Refusal& refusal) {
    if (!refusal)
        return false;
    block.refusal = QStringLiteral("%1 (%2)").arg(ToolText::refusal(refusal), plain(refusal.rule));
    addRule(block, refusal.rule);
    return true;
}

QString signedNumber(int value) {
    return QStringLiteral("%1%2").arg(value < 0 ? QString() : QStringLiteral("+")).arg(value);
}

void addSum(OddsBlock& block, const QString& name, const Tally& tally, int dice) {
    QString text = name + QStringLiteral(": ");
    if (dice > 0)
        text += QStringLiteral("%1 %2 %3")
                    .arg(dice == 2 ? OddsText::tr("best of 2 dice") : OddsText::tr("1 die"),
                         tally.total < 0 ? QStringLiteral("-") : QStringLiteral("+"))
                    .arg(std::abs(tally.total));
    else
        text += QString::number(tally.total);
    QStringList terms;
    for (const Term& term : tally.terms) {
        terms << QStringLiteral("%1 %2 %3")
                     .arg(ToolText::term(term.code), signedNumber(term.value), plain(term.rule));
        addRule(block, term.rule);
    }
    if (!terms.isEmpty())
        text += QStringLiteral("  [%1]").arg(terms.join(QStringLiteral(", ")));
    block.sums << text;
}

void sortRows(OddsBlock& block) {
    std::stable_sort(block.rows.begin(), block.rows.end(),
                     [](const auto& a, const auto& b) { return a.chance > b.chance; });
}

void addOdds(OddsBlock& block, const Odds& odds) {
    if (refused(block, odds.refusal))
        return;
    addSum(block, OddsText::tr("attack"), odds.attack, odds.attackDice);
    addSum(block, OddsText::tr("defense"), odds.defense, odds.defenseDice);
    for (const auto& [outcome, ways] : odds.outcomes.rows())
        block.rows.push_back({Chance{ways, odds.outcomes.total()}.value(), ToolText::outcome(outcome)});
    sortRows(block);
}

void addDemolition(OddsBlock& block, const FieldDemolition& odds) {
    block.rows.push_back({odds.destroyed.value(), OddsText::tr("structure destroyed")});
    const Distribution<int>& points = odds.markers;
    for (const auto& [markers, ways] : points.rows())
        block.rows.push_back(
            {Chance{ways, points.total()}.value(), OddsText::tr("%n demolition point(s)", nullptr, markers)});
}

}  // namespace

QStringList OddsBlock::lines() const {
    if (refused())
        return {refusal};
    QStringList all = sums;
    for (const Row& row : rows)
        all << QStringLiteral("%1 %  %2").arg(row.chance * 100, 5, 'f', 1).arg(row.text);
    return all + notes;
}

OddsBlock OddsText::shot(const FieldShot& shot) {
    OddsBlock block;
    const QString weapon = shot.weapon == WeaponChoice::Primary     ? tr("main weapon")
                           : shot.weapon == WeaponChoice::Secondary ? tr("second weapon")
                                                                    : tr("shot");
    block.title = shot.suppressive ? tr("%1, suppressive").arg(weapon) : weapon;
    addOdds(block, shot.odds);
    if (block.refused())
        return block;
    const auto note = [&](const QString& text, std::string_view rule) {
        block.notes << QStringLiteral("%1 (%2)").arg(text, plain(rule));
        addRule(block, rule);
    };
    if (shot.turnsOver)
        note(tr("The hidden shooter is turned over."), "SON-SA-01");
    if (shot.onlyWeapon)
        note(tr("Its crew is hit: it fires one weapon a round."), "SON-DMG-03");
    if (shot.juryRigged)
        note(tr("The weapon breaks on %1 or more: %2 %.")
                 .arg(*shot.juryRigged)
                 .arg(juryRiggedBreaks(*shot.juryRigged).value() * 100, 0, 'f', 1),
             "SON-SA-15");
    if (shot.demolition > 0)
        note(tr("The structure (%1 of %2 points) falls: %3 %.")
                 .arg(shot.demolished)
                 .arg(shot.structure)
                 .arg(structureDestroyed(shot.demolition, shot.structure, shot.demolished,
                                         shot.demolitionPenalty)
                              .value() *
                          100,
                      0, 'f', 1),
             "SON-DMG-07");
    return block;
}

OddsBlock OddsText::split(const FieldSplit& split, const QStringList& targets) {
    OddsBlock block;
    block.title = split.suppressive ? tr("%1, suppressive").arg(tr("split fire")) : tr("split fire");
    if (refused(block, split.refusal))
        return block;
    for (std::size_t i = 0; i < split.shots.size(); ++i) {
        const OddsBlock one = shot(split.shots[i]);
        block.sums << targets.value(static_cast<qsizetype>(i)) + QLatin1Char(':');
        for (const QString& line : one.lines())
            block.sums << QStringLiteral("  ") + line;
        for (const QString& rule : one.rules)
            if (!block.rules.contains(rule))
                block.rules << rule;
    }
    return block;
}

OddsBlock OddsText::assault(const Odds& odds, const Refusal& outOfReach) {
    OddsBlock block;
    block.title = tr("assault");
    addOdds(block, odds);
    if (!block.refused() && outOfReach) {
        block.notes
            << tr("Not in this move: %1 (%2)").arg(ToolText::refusal(outOfReach), plain(outOfReach.rule));
        addRule(block, outOfReach.rule);
    }
    return block;
}

OddsBlock OddsText::terror(const FieldTerror& test) {
    OddsBlock block;
    block.title = test.cause == FieldTerror::Cause::Poison
                      ? tr("terror of %n poison marker(s)", nullptr, test.times)
                      : tr("terror");
    const TerrorOdds& odds = test.odds;
    if (refused(block, odds.refusal))
        return block;
    block.sums << tr("against: %1").arg(odds.value);
    if (odds.outcomes.chance([](const TerrorOutcome& outcome) { return outcome.passed; }) == Chance{1, 1} &&
        odds.roll.terms.empty())
        addRule(block, "SON-TRR-06");
    else
        addSum(block, tr("roll"), odds.roll, 1);
    addRule(block, "SON-TRR-03");
    for (const auto& [outcome, ways] : odds.outcomes.rows())
        block.rows.push_back({Chance{ways, odds.outcomes.total()}.value(), ToolText::outcome(outcome)});
    sortRows(block);
    return block;
}

OddsBlock OddsText::search(const SearchOdds& odds) {
    OddsBlock block;
    block.title = tr("search");
    if (refused(block, odds.refusal))
        return block;
    block.sums << tr("against: %1").arg(odds.needed);
    addSum(block, tr("roll"), odds.roll, 1);
    addRule(block, "SON-SRC-03");
    block.rows.push_back({odds.success.value(), tr("found")});
    block.rows.push_back({1 - odds.success.value(), tr("nothing")});
    sortRows(block);
    return block;
}

OddsBlock OddsText::demolition(const FieldDemolition& odds) {
    OddsBlock block;
    block.title = tr("demolition");
    if (refused(block, odds.refusal))
        return block;
    block.sums << tr("%n die/dice, a point for each 4 or more; %1 of %2 points so far", nullptr, odds.dice)
                      .arg(odds.already)
                      .arg(odds.structure);
    if (odds.penalty > 0)
        block.sums << tr("Its markers take %1 from every die.").arg(odds.penalty);
    addRule(block, "SON-DMG-07");
    addDemolition(block, odds);
    return block;
}

OddsBlock OddsText::raising(const FieldRaising& odds) {
    OddsBlock block;
    block.title = tr("raising the dead");
    if (refused(block, odds.refusal))
        return block;
    block.sums << tr("%n Zombie(s) in the bag", nullptr, odds.inBag);
    block.sums << tr("%n free space(s) beside it", nullptr, odds.freeSpaces);
    addRule(block, "SON-ZOM-04");
    if (odds.singleGrave) {
        block.notes << tr("The grave yields one and is gone. (SON-TER-16)");
        addRule(block, "SON-TER-16");
    }
    block.notes << tr("It takes 2 Suppressed markers. (SON-ZOM-04)");
    for (const auto& [count, ways] : odds.zombies.rows())
        block.rows.push_back(
            {Chance{ways, odds.zombies.total()}.value(), tr("%n Zombie(s)", nullptr, count)});
    return block;
}

}  // namespace bocage::model
