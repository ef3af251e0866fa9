// Odds of NormandieAnalysis.
#include <algorithm>

#include "model/analysis/normandie_analysis.h"
#include "model/messages/element_names.h"
#include "model/messages/odds_text.h"
#include "rules/systems/normandie/checks_on_field.h"
#include "rules/systems/normandie/odds_on_field.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

/// "Shot 42 %": the chance that something happens to the target, or the reason why nothing can.
QString shortly(const OddsBlock& block, double chance) {
    return block.refused() ? QStringLiteral("%1: %2").arg(block.title, block.refusal)
                           : QStringLiteral("%1: %2 %").arg(block.title).arg(chance * 100, 0, 'f', 1);
}

}  // namespace

std::optional<OddsAnswer> NormandieAnalysis::odds(const OddsQuestion& question) const {
    const auto& pieces = m_scenario.pieces;
    const auto find = [&](const ElementId& id) -> const FieldUnit* {
        const auto piece =
            std::find_if(pieces.begin(), pieces.end(), [&](const Piece& each) { return each.id == id; });
        return piece == pieces.end() ? nullptr
                                     : m_field.unitOfPiece(static_cast<std::size_t>(piece - pieces.begin()));
    };
    const auto nameOf = [&](const FieldUnit& unit) {
        return ElementNames::of(pieces[unit.piece], *m_library);
    };
    const FieldUnit* attacker = find(question.attacker);
    const FieldUnit* target = question.target.empty() ? nullptr : find(question.target);
    if (!attacker || (!question.target.empty() && !target))
        return std::nullopt;
    OddsAnswer answer;
    if (!target) {
        answer.title = nameOf(*attacker);
        for (const FieldTerror& test : terrorOnField(m_field, m_scenario, *attacker))
            answer.blocks.push_back(OddsText::terror(test));
        answer.blocks.push_back(OddsText::search(searchOnField(m_field, m_scenario, *attacker, true, false)));
        if (attacker->masterOfTheDead)
            answer.blocks.push_back(OddsText::raising(raisingOnField(m_field, m_scenario, *attacker)));
        answer.summary = answer.title;
        return answer;
    }
    answer.title = QStringLiteral("%1 → %2").arg(nameOf(*attacker), nameOf(*target));
    FieldAttack attack;
    attack.onTheMove = question.onTheMove;
    attack.cards = question.cards;
    attack.equipment = question.equipment;
    QStringList summary;
    for (const FieldShot& shot : shotsOnField(m_field, *attacker, *target, attack)) {
        answer.blocks.push_back(OddsText::shot(shot));
        const Odds& odds = shot.odds;
        summary << shortly(answer.blocks.back(), odds.refusal
                                                     ? 0
                                                     : odds.chance([](const Outcome& outcome) {
                                                               return outcome.target.harm != Harm::None ||
                                                                      outcome.target.suppressed > 0;
                                                           })
                                                           .value());
    }
    const Odds assault = assaultOnField(m_field, *attacker, *target, attack);
    answer.blocks.push_back(OddsText::assault(
        assault, assault.refusal ? Refusal{} : outOfAssaultReach(m_field, *attacker, *target)));
    summary << shortly(answer.blocks.back(),
                       assault.refusal ? 0 : assault.verbChance(Verb::AttackerWins).value());
    answer.summary = answer.title + QStringLiteral(" · ") + summary.join(QStringLiteral(" · "));
    for (OddsBlock& block : answer.blocks)
        for (QString& rule : block.rules)
            rule = ruleWithPage(rule.toStdString());
    return answer;
}

}  // namespace bocage::model
