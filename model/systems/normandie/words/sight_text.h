#pragma once

#include <QCoreApplication>
#include <QString>

#include "rules/content/library.h"
#include "rules/systems/normandie/sight/sight.h"

namespace bocage::model {

/// Lines of sight in words: for the ruler on the canvas and the command line alike.
class SightText {
    Q_DECLARE_TR_FUNCTIONS(SightText)

public:
    /// "Obscured, -3"
    static QString state(rules::normandie::SightState state, int penalty);
    /// The answer in one line, with the first thing that blocks: "Blocked at G3 by Hedgerow".
    static QString headline(const rules::normandie::SightAnswer& answer, const rules::Scenario& scenario,
                            const rules::Library& library);
    /// "Distance 9, long range -2"
    static QString range(const rules::normandie::RangeAnswer& range);
    /// What one crossed thing does: "C5: Thicket obscures, -1". Empty for open ground.
    static QString step(const rules::normandie::SightStep& step, const rules::Scenario& scenario,
                        const rules::Library& library);
    /// Why a shot is out before any line is drawn; empty when it is not.
    static QString refusal(const rules::normandie::SightAnswer& answer);

private:
    static QString place(const rules::normandie::SightStep& step);
    static QString cause(const rules::normandie::SightStep& step, const rules::Scenario& scenario,
                         const rules::Library& library);
};

}  // namespace bocage::model
