#include "model/systems/normandie/normandie_face.h"

#include "model/systems/normandie/analysis/normandie_analysis.h"
#include "model/systems/normandie/analysis/normandie_balance.h"
#include "model/systems/normandie/army/normandie_rosters.h"
#include "model/systems/normandie/commands/commands.h"
#include "model/systems/normandie/export/normandie_export.h"
#include "model/systems/normandie/map/normandie_map.h"
#include "model/systems/normandie/print/normandie_prints.h"
#include "model/systems/normandie/render/normandie_pieces.h"
#include "model/systems/normandie/words/normandie_words.h"
#include "model/systems/normandie/words/share_dictionary.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model {

const GameWords& NormandieFace::words() const {
    static const FindingTable findings[] = {armyFindings(), scenarioFindings(), normandiePackFindings()};
    static const GameWords all{.findings = findings,
                               .effects = normandieEffectWords(),
                               .unitClasses = normandieClassWords(),
                               .needs = normandieNeedWords(),
                               .conditions = normandieConditionWords(),
                               .ruleSwitches = normandieSwitchWords(),
                               .rulings = normandieRulingWords(),
                               .rulingAnswers = normandieRulingAnswers(),
                               .rosterCodes = normandieRosterWords(),
                               .contentFields = normandieContentFields(),
                               .contentValues = normandieContentValues()};
    return all;
}

std::shared_ptr<const PiecePainter> NormandieFace::piecePainter(const rules::LibraryPtr& library) const {
    return std::make_shared<NormandiePieces>(rules::normandie::contentFor(library));
}

std::unique_ptr<BoardPainter> NormandieFace::boardPainter(const rules::Scenario& scenario,
                                                          const rules::LibraryPtr& library) const {
    return std::make_unique<NormandieMap>(scenario, library);
}

void NormandieFace::paintBoard(QPainter& painter, const rules::ContentId& id, const rules::Face& face,
                               const rules::Library& library, bool overlay) const {
    NormandieMap::paintFace(painter, id, face, library, overlay);
}

PieceFootprint NormandieFace::footprint(const rules::Piece& piece, const rules::Library& library) const {
    return NormandieMap::footprint(piece, library);
}

BattleAnalysisPtr NormandieFace::analyse(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                         const BattleAnalysisPtr& before) const {
    return NormandieAnalysis::make(scenario, library, before);
}

const RosterFace* NormandieFace::rosters() const {
    static const NormandieRosters rosters;
    return &rosters;
}

std::span<const console::GameCommand> NormandieFace::commands() const {
    using namespace console::son;
    static const console::GameCommand all[] = {sightCommand(),      reachCommand(),  oddsCommand(),
                                               atlasCommand(),      armyCommand(),   bestArmyCommand(),
                                               randomArmyCommand(), compareCommand()};
    return all;
}

ShareDictionary NormandieFace::shareDictionary() const {
    return {"", normandieShareDictionary()};
}

const print::GamePrints* NormandieFace::prints() const {
    static const print::son::NormandiePrints prints;
    return &prints;
}

const GameBalance* NormandieFace::balance() const {
    static const NormandieBalance balance;
    return &balance;
}

const GameExport* NormandieFace::exports() const {
    static const NormandieExport exports;
    return &exports;
}

}  // namespace bocage::model
