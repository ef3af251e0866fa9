#include "model/systems/normandie/normandie_face.h"

#include "model/systems/normandie/analysis/normandie_analysis.h"

namespace bocage::model {

BattleAnalysisPtr NormandieFace::analyse(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                         const BattleAnalysisPtr& before) const {
    return NormandieAnalysis::make(scenario, library, before);
}

}  // namespace bocage::model
