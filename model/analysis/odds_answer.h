#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "rules/board/cell.h"
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

/// One of several targets that share the bonus of one shot.
struct OddsShare {
    rules::ElementId target;
    int part = 1;
    bool operator==(const OddsShare&) const = default;
};

/// What stands in a space or lies on one of its corners and may be torn down.
struct OddsStructure {
    rules::Cell cell;
    std::optional<rules::Corner> corner;  ///< set: this counts, not the space
    bool operator==(const OddsStructure&) const = default;
};

/// What one side puts into the roll besides its counter.
struct OddsStake {
    int cards = 0;
    int equipment = 0;
    bool sacrifice = false;                ///< uses it when it can
    std::vector<rules::ContentId> spends;  ///< markers given up, each as often as it is named
    bool operator==(const OddsStake&) const = default;
};

/// Who attacks whom or what, or who makes the tests of its own when neither is named.
struct OddsQuestion {
    rules::ElementId attacker, target;
    std::vector<OddsShare> shares;           ///< two or more: split fire; the first is the target
    std::optional<OddsStructure> structure;  ///< in place of a target
    bool atStructure = false;                ///< fires at the structure that the target is in
    bool onTheMove = false;
    OddsStake ours, theirs;  ///< of the attacker, of the target

    bool operator==(const OddsQuestion&) const = default;
};

/// What else may be asked about these two: everything that would make a difference to them.
struct OddsOffer {
    struct Marker {
        rules::ContentId id;
        QString name;
        bool operator==(const Marker&) const = default;
    };
    struct Side {
        bool sacrifice = false;
        std::vector<Marker> spends;
        bool operator==(const Side&) const = default;
    };
    bool split = false;      ///< the attacker may spread its bonus over several targets
    bool structure = false;  ///< the target is in one
    Side ours, theirs;

    bool operator==(const OddsOffer&) const = default;
};

struct OddsAnswer {
    QString title;  ///< "Rifle Squad → Ghoul Pack"
    std::vector<OddsBlock> blocks;
    /// The one line that matters most, for a status bar.
    QString summary;
};

}  // namespace bocage::model
