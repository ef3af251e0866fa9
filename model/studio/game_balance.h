#pragma once

#include <QString>
#include <optional>
#include <utility>
#include <vector>

#include "rules/content/library.h"

namespace bocage::model {

/// One piece that has a price, and what it is worth by the exact chances of its game.
struct BalanceEntry {
    rules::ContentId content;
    int cost = 0;
    double value = 0;
    std::vector<std::pair<QString, double>> parts = {};  ///< what the value was made from
    std::string pointer = "/cost";                       ///< where its price stands
    std::optional<int> formula = {};                     ///< what the game's formula would ask for it
};

/// What a game answers about prices. Nothing is sampled.
class GameBalance {
public:
    virtual ~GameBalance() = default;

    /// What the value is, in a sentence.
    virtual QString explained() const = 0;
    /// Whether a piece, as its file has it, has a price that can be weighed; nothing is worked out for it.
    virtual bool weighs(const rules::Json& piece) const = 0;
    /// Every piece of the open packs that costs something and can be valued.
    virtual std::vector<BalanceEntry> entries(const rules::LibraryPtr& library) const = 0;
};

}  // namespace bocage::model
