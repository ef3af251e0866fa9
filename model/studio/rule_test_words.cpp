#include "model/messages/terrain_words.h"
#include "model/studio/rule_test.h"
#include "model/systems/game_face.h"

namespace bocage::model {

QString RuleTestWords::sight(const std::string& quality, std::optional<int> penalty) {
    if (quality == "clear")
        return tr("The line is clear.");
    if (quality == "blocked")
        return tr("The line is blocked.");
    return penalty ? tr("The line is obscured by %1.").arg(*penalty) : tr("The line is obscured.");
}

QString RuleTestWords::roll(const std::string& roll) {
    return roll == "shot"                    ? tr("a shot")
           : roll == "shot-primary"          ? tr("a shot with the main weapon")
           : roll == "shot-secondary"        ? tr("a shot with the second weapon")
           : roll == "suppressive"           ? tr("fire to suppress")
           : roll == "suppressive-primary"   ? tr("fire to suppress with the main weapon")
           : roll == "suppressive-secondary" ? tr("fire to suppress with the second weapon")
                                             : tr("an assault");
}

QString RuleTestWords::outcome(const std::string& outcome) {
    return outcome == "effect"   ? tr("it does something")
           : outcome == "wins"   ? tr("the attacker wins")
           : outcome == "harmed" ? tr("the target is harmed")
                                 : tr("the target is eliminated");
}

QString RuleTestWords::expectation(const Expectation& expectation, const std::string& system) {
    using Kind = Expectation::Kind;
    const QString rule = QString::fromStdString(expectation.rule);
    const QString from = QString::fromStdString(expectation.from);
    const QString to = QString::fromStdString(expectation.to);
    switch (expectation.kind) {
        case Kind::Legal:
            return tr("Legal: the rules find no error.");
        case Kind::Illegal:
            return tr("Illegal: the rules find an error.");
        case Kind::Finding:
            return expectation.about.empty() ? tr("%1 finds something.").arg(rule)
                                             : tr("%1 finds something about %2.")
                                                   .arg(rule, QString::fromStdString(expectation.about));
        case Kind::NoFinding:
            return tr("%1 finds nothing.").arg(rule);
        case Kind::Sight:
            if (expectation.sight == "blocked")
                return tr("%1 does not see %2.").arg(from, to);
            if (expectation.sight == "clear")
                return tr("%1 sees %2, and the line is clear.").arg(from, to);
            return expectation.penalty
                       ? tr("%1 sees %2, obscured by %3.").arg(from, to).arg(*expectation.penalty)
                       : tr("%1 sees %2, obscured.").arg(from, to);
        case Kind::Reach: {
            const QString mover = TerrainWords::unitClass(expectation.unitClass, system);
            return expectation.cost ? tr("From %1 with %2 movement points (%3), %4 costs %5.")
                                          .arg(from)
                                          .arg(expectation.movement.value_or(0))
                                          .arg(mover, to)
                                          .arg(*expectation.cost)
                                    : tr("From %1 with %2 movement points (%3), %4 is out of reach.")
                                          .arg(from)
                                          .arg(expectation.movement.value_or(0))
                                          .arg(mover, to);
        }
        case Kind::Odds:
            return tr("%1 against %2, %3: %4, chance %5.")
                .arg(from, to, roll(expectation.roll), outcome(expectation.outcome),
                     QString::fromStdString(expectation.chance));
        case Kind::Total: {
            const GameFace* face = findGameFace(system);
            return tr("%1: %2").arg(
                face ? face->rosterWord(expectation.total) : QString::fromStdString(expectation.total),
                QString::number(expectation.value));
        }
    }
    return {};
}

}  // namespace bocage::model
