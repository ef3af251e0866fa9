#pragma once

#include <QCoreApplication>
#include <string_view>

#include "model/studio/game_balance.h"

namespace bocage::model {

/// Costs of a pack's pieces against their values, measured with those of all open packs of the game.
struct Balance {
    struct Point : BalanceEntry {
        bool own = false;      ///< of the pack that was asked about
        double usual = 0;      ///< what pieces of this value usually cost
        double deviation = 0;  ///< cost above the usual one, in usual deviations
        bool outlier = false;  ///< far from the usual cost
        bool cheap() const { return cost < usual; }
    };
    QString explained;
    std::vector<Point> points;   ///< own ones first, outliers before the others
    double base = 0, slope = 0;  ///< usual cost = base + slope × value
    double spread = 0;           ///< one usual deviation, in points of cost

    bool empty() const { return points.empty(); }
};

/// Empty when the game has no costs. The line is the median of all slopes between two pieces, so that a
/// single wild price does not bend it; far is more than two and a half usual deviations, and a tenth of the
/// usual cost at least.
Balance balanceOf(const rules::PackManifest& pack, const rules::LibraryPtr& library);

/// Whether a piece has a price that its game can weigh: where none has, there is no balance to look at.
bool isWeighed(const rules::Json& piece, std::string_view system);

class BalanceWords {
    Q_DECLARE_TR_FUNCTIONS(BalanceWords)

public:
    /// "costs 40; pieces of its value cost about 55"
    static QString line(const Balance::Point& point);
    /// Why there is nothing to compare.
    static QString nothing(const Balance& balance);
};

}  // namespace bocage::model
