#pragma once

#include <QCoreApplication>

#include "model/analysis/odds_answer.h"
#include "rules/systems/normandie/odds/checks_on_field.h"
#include "rules/systems/normandie/odds/odds_on_field.h"

namespace bocage::model {

/// Rolls of Shadows over Normandie told in words, with their named terms.
class OddsText {
    Q_DECLARE_TR_FUNCTIONS(OddsText)

public:
    static OddsBlock shot(const rules::normandie::FieldShot& shot);
    static OddsBlock split(const rules::normandie::FieldSplit& split, const QStringList& targets);
    /// `outOfReach`: why it cannot be started in this move.
    static OddsBlock assault(const rules::normandie::Odds& odds, const rules::normandie::Refusal& outOfReach);
    static OddsBlock terror(const rules::normandie::FieldTerror& test);
    static OddsBlock search(const rules::normandie::SearchOdds& odds);
    static OddsBlock demolition(const rules::normandie::FieldDemolition& odds);
    static OddsBlock raising(const rules::normandie::FieldRaising& odds);
};

}  // namespace bocage::model
