#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "rules/systems/normandie/odds/odds.h"

namespace bocage::model {

/// Words for what the sight, reach and odds tools answer in codes.
class ToolText {
    Q_DECLARE_TR_FUNCTIONS(ToolText)

public:
    /// Why something may not be done, as a sentence.
    static QString refusal(const rules::normandie::Refusal& refusal);
    /// Whether it may change its state in this move; `why` is empty when it may.
    static QString turnOver(const rules::normandie::Refusal& why);
    /// "Who enters C5, C6 is suppressed once the move is over."
    static QString nausea(const QStringList& cells);
    /// "4 movement points from C5"
    static QString movement(int points, rules::Cell from);
    /// "D7: 3 movement points"
    static QString way(rules::Cell to, int points);
    /// "can assault Rifle Squad from D6 (3)"
    static QString assault(const QString& target, rules::Cell from, int points);
    /// Name of a number that entered a sum.
    static QString term(std::string_view code);
    /// What came out, in a few words: "hit, flipped".
    static QString outcome(const rules::normandie::Outcome& outcome);
    /// "fails: Fear; falls back"
    static QString outcome(const rules::normandie::TerrorOutcome& outcome);

private:
    static QStringList fate(const rules::normandie::Fate& fate);
};

}  // namespace bocage::model
