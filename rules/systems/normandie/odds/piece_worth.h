#pragma once

#include "rules/systems/normandie/army/army_view.h"

/// What a recruitment tile or option brings to the table, from the exact odds: the same measure for every
/// piece, so that prices can be compared. What depends on the battle (ground, orders of play, spells) is no
/// part of it.
namespace bocage::rules::normandie {

struct PieceWorth {
    double shots = 0;  ///< expected hits of one turn of fire, over ranges 1 to 8 and all classes of targets
    double assaults = 0;  ///< expected losses of standard infantry when each unit assaults once
    double staying = 0;   ///< expected units on the table, the mean over eight turns under standard fire
    double share = 0;     ///< of its units that are left, over the same turns
    int orders = 0;       ///< stars

    /// Harm done in eight turns by who is still there, half of them fire and half assaults; three points for
    /// every unit that stays, five for an order.
    double value() const { return 8 * share * (shots + assaults) / 2 * 5 + 3 * staying + 5 * orders; }
};

/// The tile with its own units, its slots empty.
PieceWorth worthOnTable(const Tile& tile, const Content& content);
/// The units that an option brings; nothing for one that brings none.
PieceWorth worthOnTable(const Option& option, const Content& content);

}  // namespace bocage::rules::normandie
