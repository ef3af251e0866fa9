#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "rules/core/ids.h"

/// Chances of what is rolled for, in words: what the odds tool shows and the command line prints, so that
/// both say the same.
namespace bocage::model {

/// One roll: what it is called, the sums behind it, and everything that may come of it.
struct OddsBlock {
    struct Row {
        double chance = 0;
        QString text;
    };
    QString title;
    QString refusal;        ///< why it cannot be done; then the rest is empty
    QStringList sums;       ///< "attack: 1 die + 2 [bonus +3 SON-FIR-03, suppressed -2 SON-FIR-03]"
    std::vector<Row> rows;  ///< likeliest first
    QStringList notes;      ///< what else is true of it, a sentence each
    QStringList rules;      ///< ids, each once

    bool refused() const { return !refusal.isEmpty(); }
    /// Everything below the title, a line each.
    QStringList lines() const;
};

/// Who attacks whom, or who makes the tests of its own when no target is named.
struct OddsQuestion {
    rules::ElementId attacker, target;
    bool onTheMove = false;
    int cards = 0;
    int equipment = 0;

    bool operator==(const OddsQuestion&) const = default;
};

struct OddsAnswer {
    QString title;  ///< "Rifle Squad → Ghoul Pack"
    std::vector<OddsBlock> blocks;
    /// The one line that matters most, for a status bar.
    QString summary;
};

}  // namespace bocage::model
