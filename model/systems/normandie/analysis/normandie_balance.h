#pragma once

#include <QCoreApplication>

#include "model/studio/game_balance.h"

namespace bocage::model {

/// Recruitment tiles, and options that bring units: their army points beside their worth.
class NormandieBalance : public GameBalance {
    Q_DECLARE_TR_FUNCTIONS(NormandieBalance)

public:
    QString explained() const override;
    bool weighs(const rules::Json& piece) const override;
    std::vector<BalanceEntry> entries(const rules::LibraryPtr& library) const override;
};

}  // namespace bocage::model
