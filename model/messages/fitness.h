#pragma once

#include <QCoreApplication>
#include <QString>

#include "rules/checks/check.h"

namespace bocage::model {

/// Whether a battle or army can be played as it is, in one line. Everything that leaves the program says it:
/// pictures, prints, exports.
class Fitness {
    Q_DECLARE_TR_FUNCTIONS(Fitness)

public:
    Fitness() = default;
    explicit Fitness(const rules::Verdict& verdict);
    /// Of one army of a scenario that was judged whole.
    Fitness(const rules::Verdict& verdict, const rules::ElementId& army);

    int errors = 0;
    int waived = 0;

    bool fit() const { return errors == 0; }
    /// "2 errors, 1 waived — not fit for play"; empty when there is nothing to say.
    QString line() const;
};

}  // namespace bocage::model
