// Odds of NormandieAnalysis.
#include <algorithm>

#include "model/messages/element_names.h"
#include "model/systems/normandie/analysis/normandie_analysis.h"
#include "model/systems/normandie/words/odds_text.h"
#include "rules/systems/normandie/odds/checks_on_field.h"
#include "rules/systems/normandie/odds/odds_on_field.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

QString percent(const QString& what, double chance) {
    return QStringLiteral("%1: %2 %").arg(what).arg(chance * 100, 0, 'f', 1);
}

/// "Shot 42 %": the chance that something happens to the target, or the reason why nothing can.
QString shortly(const OddsBlock& block, double chance) {
    return block.refused() ? QStringLiteral("%1: %2").arg(block.title, block.refusal)
                           : percent(block.title, chance);
}

/// That a shot does anything at all.
Chance effectChance(const Odds& odds) {
    return odds.chance([](const Outcome& outcome) {
        return outcome.target.harm != Harm::None || outcome.target.suppressed > 0;
    });
}
double effectOf(const Odds& odds) {
    return odds.refusal ? 0 : effectChance(odds).value();
}

std::string rollOf(const FieldShot& shot) {
    const std::string kind = shot.suppressive ? "suppressive" : "shot";
    return shot.weapon == WeaponChoice::Primary     ? kind + "-primary"
           : shot.weapon == WeaponChoice::Secondary ? kind + "-secondary"
                                                    : kind;
}

FieldAttack attackOf(const OddsQuestion& question, const Library& library) {
    FieldAttack attack;
    attack.onTheMove = question.onTheMove;
    attack.cards = question.ours.cards;
    attack.equipment = question.ours.equipment;
    attack.attackerSacrifices = question.ours.sacrifice;
    attack.defenderCards = question.theirs.cards;
    attack.defenderEquipment = question.theirs.equipment;
    attack.defenderSacrifices = question.theirs.sacrifice;
    const auto spendAll = [&](const OddsStake& stake, SpentMarkers& sum) {
        for (const ContentId& id : stake.spends)
            if (const MarkerDef* marker = library.marker(id))
                spend(sum, *marker);
    };
    spendAll(question.ours, attack.spent);
    spendAll(question.theirs, attack.defenderSpent);
    return attack;
}

OddsAnswer withPages(OddsAnswer answer, const QStringList& summary) {
    answer.summary = (QStringList(answer.title) + summary).join(QStringLiteral(" · "));
    for (OddsBlock& block : answer.blocks)
        for (QString& rule : block.rules)
            rule = NormandieAnalysis::ruleWithPage(rule.toStdString());
    return answer;
}

/// The first of its spaces that is part of a structure.
std::optional<Cell> structureAround(const Battlefield& field, const FieldUnit& unit) {
    for (int i = 0; i < unit.footprint; ++i)
        if (const Cell cell = unit.cells[static_cast<std::size_t>(i)]; field.cell(cell).has(HasStructure))
            return cell;
    return std::nullopt;
}

}  // namespace

const FieldUnit* NormandieAnalysis::unitWithId(const ElementId& id) const {
    const auto& pieces = m_scenario.pieces;
    const auto piece =
        std::find_if(pieces.begin(), pieces.end(), [&](const Piece& each) { return each.id == id; });
    return piece == pieces.end() ? nullptr
                                 : m_field.unitOfPiece(static_cast<std::size_t>(piece - pieces.begin()));
}

QString NormandieAnalysis::nameOf(const FieldUnit& unit) const {
    return ElementNames::of(m_scenario.pieces[unit.piece], *m_library);
}

std::optional<OddsAnswer> NormandieAnalysis::odds(const OddsQuestion& question) const {
    const FieldUnit* attacker = unitWithId(question.attacker);
    if (!attacker)
        return std::nullopt;
    if (question.structure)
        return demolitionOdds(*attacker, *question.structure);
    if (question.shares.size() > 1)
        return splitOdds(*attacker, question);
    if (question.target.empty())
        return ownTests(*attacker);
    const FieldUnit* target = unitWithId(question.target);
    if (!target)
        return std::nullopt;
    if (const auto cell = structureAround(m_field, *target); cell && question.atStructure)
        return demolitionOdds(*attacker, {*cell, {}});
    return attackOdds(*attacker, *target, question);
}

std::optional<std::vector<ExactOdds>> NormandieAnalysis::exactOdds(Cell from, Cell to) const {
    const FieldUnit* attacker = exists(from) ? m_field.unitAt(from) : nullptr;
    const FieldUnit* target = exists(to) ? m_field.unitAt(to) : nullptr;
    if (!attacker || !target || attacker == target)
        return std::nullopt;
    std::vector<ExactOdds> all;
    const auto add = [&](const std::string& roll, const char* first, Chance chance, const Odds& odds) {
        all.push_back({roll, first, chance});
        all.push_back({roll, "harmed", odds.harmed()});
        all.push_back({roll, "eliminated", odds.eliminated()});
    };
    for (const FieldShot& shot : shotsOnField(m_field, *attacker, *target))
        if (!shot.odds.refusal)
            add(rollOf(shot), "effect", effectChance(shot.odds), shot.odds);
    if (const Odds odds = assaultOnField(m_field, *attacker, *target);
        !odds.refusal && !outOfAssaultReach(m_field, *attacker, *target))
        add("assault", "wins", odds.verbChance(Verb::AttackerWins), odds);
    return all;
}

OddsAnswer NormandieAnalysis::ownTests(const FieldUnit& unit) const {
    OddsAnswer answer;
    answer.title = nameOf(unit);
    for (const FieldTerror& test : terrorOnField(m_field, m_scenario, unit))
        answer.blocks.push_back(OddsText::terror(test));
    answer.blocks.push_back(OddsText::search(searchOnField(m_field, m_scenario, unit, true, false)));
    if (unit.masterOfTheDead)
        answer.blocks.push_back(OddsText::raising(raisingOnField(m_field, m_scenario, unit)));
    return withPages(std::move(answer), {});
}

OddsAnswer NormandieAnalysis::attackOdds(const FieldUnit& attacker, const FieldUnit& target,
                                         const OddsQuestion& question) const {
    OddsAnswer answer;
    answer.title = QStringLiteral("%1 → %2").arg(nameOf(attacker), nameOf(target));
    const FieldAttack attack = attackOf(question, *m_library);
    QStringList summary;
    for (const FieldShot& shot : shotsOnField(m_field, attacker, target, attack)) {
        answer.blocks.push_back(OddsText::shot(shot));
        summary << shortly(answer.blocks.back(), effectOf(shot.odds));
    }
    const Odds assault = assaultOnField(m_field, attacker, target, attack);
    answer.blocks.push_back(OddsText::assault(
        assault, assault.refusal ? Refusal{} : outOfAssaultReach(m_field, attacker, target)));
    summary << shortly(answer.blocks.back(),
                       assault.refusal ? 0 : assault.verbChance(Verb::AttackerWins).value());
    return withPages(std::move(answer), summary);
}

std::optional<OddsAnswer> NormandieAnalysis::splitOdds(const FieldUnit& attacker,
                                                       const OddsQuestion& question) const {
    std::vector<FieldShare> shares;
    QStringList names;
    for (const OddsShare& share : question.shares) {
        const FieldUnit* target = unitWithId(share.target);
        if (!target)
            return std::nullopt;
        shares.push_back({target, share.part});
        names << QStringLiteral("%1 · %2").arg(nameOf(*target),
                                               QString::fromStdString(cellName(target->cells[0])));
    }
    OddsAnswer answer;
    answer.title = QStringLiteral("%1 → %2").arg(nameOf(attacker), names.join(QStringLiteral(", ")));
    QStringList summary;
    for (const FieldSplit& split : splitOnField(m_field, attacker, shares, attackOf(question, *m_library))) {
        answer.blocks.push_back(OddsText::split(split, names));
        if (split.refusal)
            summary << shortly(answer.blocks.back(), 0);
        for (std::size_t i = 0; i < split.shots.size() && !split.refusal; ++i)
            summary << percent(names.value(static_cast<qsizetype>(i)), effectOf(split.shots[i].odds));
    }
    return withPages(std::move(answer), summary);
}

std::optional<OddsAnswer> NormandieAnalysis::demolitionOdds(const FieldUnit& attacker,
                                                            const OddsStructure& structure) const {
    const FieldDemolition odds = demolitionOnField(m_field, attacker, structure.cell, structure.corner);
    if (odds.structure <= 0)
        return std::nullopt;
    // By its own name, else by where it is.
    const BattlefieldPlan& plan = m_scenario.battlefield;
    QString name = structure.corner ? ElementNames::corner(*structure.corner)
                                    : QString::fromStdString(cellName(structure.cell));
    if (structure.corner) {
        for (const PlacedCorner& each : plan.corners)
            if (each.at == *structure.corner)
                name = ElementNames::of(each, *m_library);
        for (const Piece& piece : m_scenario.pieces)
            if (piece.corner == structure.corner)
                name = ElementNames::of(piece, *m_library);
    } else if (const ElementRef element = m_field.cell(structure.cell).element;
               element.source == ElementRef::Overlay && element.index < plan.overlays.size()) {
        name = ElementNames::of(plan.overlays[element.index], *m_library);
    }
    OddsAnswer answer;
    answer.title = QStringLiteral("%1 → %2").arg(nameOf(attacker), name);
    answer.blocks.push_back(OddsText::demolition(odds));
    return withPages(std::move(answer),
                     {shortly(answer.blocks.back(), odds.refusal ? 0 : odds.destroyed.value())});
}

OddsOffer NormandieAnalysis::oddsOffer(const OddsQuestion& question) const {
    OddsOffer offer;
    const FieldUnit* attacker = unitWithId(question.attacker);
    if (!attacker)
        return offer;
    // Who is concealed fires as what it turns out to be.
    const UnitSide& side = attacker->sideUp();
    offer.split = fighterOnField(*attacker).machineGunner ||
                  (side.primary && fighterOnField(*attacker, WeaponChoice::Primary).machineGunner) ||
                  (side.secondary && fighterOnField(*attacker, WeaponChoice::Secondary).machineGunner) ||
                  (attacker->hidden == FieldUnit::Hidden::Concealed &&
                   findAbility(attacker->unit->front, "machine-gunner"));
    const FieldUnit* target = unitWithId(question.target);
    if (question.structure || !target)
        return offer;
    const bool split = question.shares.size() > 1;
    offer.structure = !split && structureAround(m_field, *target);
    if (offer.structure && question.atStructure)
        return offer;
    const Fighter one = fighterOnField(*attacker), other = fighterOnField(*target);
    // An undamaged side turns over; with Ultimate Sacrifice it may also die (SON-SA-25).
    const auto maySacrifice = [](const Fighter& fighter) {
        return fighter.ultimateSacrifice || (fighter.sacrifice && fighter.absorbs);
    };
    offer.ours.sacrifice = !split && maySacrifice(one);
    offer.theirs.sacrifice = !split && maySacrifice(other);
    const auto hunted = [](const Fighter& fighter) { return fighter.manifestation || fighter.ethereal; };
    for (const Pack& pack : m_library->packs())
        for (const MarkerDef& marker : pack.markers) {
            SpentMarkers spent;
            spend(spent, marker);
            if (spent.empty())
                continue;
            const OddsOffer::Marker row{marker.id, ElementNames::content(*m_library, marker.id)};
            const auto on = [](const auto& byClass, const Fighter& fighter) {
                return byClass[static_cast<std::size_t>(fighter.unitClass)] != 0;
            };
            if (on(spent.shot, other) || (!split && on(spent.assault, other)) ||
                (spent.mythosHunter != 0 && hunted(other)))
                offer.ours.spends.push_back(row);
            if (spent.promisedBlood > 0 ||
                (!split && (on(spent.assault, one) || (spent.mythosHunter != 0 && hunted(one)))))
                offer.theirs.spends.push_back(row);
        }
    return offer;
}

}  // namespace bocage::model
