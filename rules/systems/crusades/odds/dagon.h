#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "rules/core/distribution.h"

namespace bocage::rules::crusades {

/// Deep Ones and reward of each card of Dagon's deck.
using DagonCards = std::vector<std::pair<int, int>>;

/// What an offering of so many victims brings (CC-SIM-05).
struct OfferOdds {
    int victims = 0;
    Chance satisfied;
    std::int64_t rewardSum = 0;  ///< over all cards of the deck
    std::int64_t cards = 1;

    double reward() const { return static_cast<double>(rewardSum) / static_cast<double>(cards); }
    double net() const { return reward() - victims; }
};

OfferOdds offerOdds(const DagonCards& deck, int victims);
/// One row per number of victims, up to the hungriest card.
std::vector<OfferOdds> dagonTable(const DagonCards& deck);
/// How many of the victims at hand to offer for the most cards on balance; 0 when nothing gains. The fewest
/// of equals.
int bestOffer(const DagonCards& deck, int held);

}  // namespace bocage::rules::crusades
