#include "rules/systems/crusades/odds/dagon.h"

namespace bocage::rules::crusades {

OfferOdds offerOdds(const DagonCards& deck, int victims) {
    OfferOdds odds;
    odds.victims = victims;
    if (deck.empty())
        return odds;
    odds.cards = static_cast<std::int64_t>(deck.size());
    odds.satisfied = {0, deck.size()};
    for (const auto& [deepOnes, reward] : deck)
        if (victims >= deepOnes) {
            ++odds.satisfied.ways;
            odds.rewardSum += reward;
        }
    return odds;
}

std::vector<OfferOdds> dagonTable(const DagonCards& deck) {
    int hungriest = 0;
    for (const auto& [deepOnes, reward] : deck)
        hungriest = std::max(hungriest, deepOnes);
    std::vector<OfferOdds> rows;
    for (int victims = 1; victims <= std::min(hungriest, 60); ++victims)
        rows.push_back(offerOdds(deck, victims));
    return rows;
}

int bestOffer(const DagonCards& deck, int held) {
    int best = 0;
    std::int64_t bestGain = 0;
    for (int victims = 1; victims <= held; ++victims) {
        const OfferOdds odds = offerOdds(deck, victims);
        const std::int64_t gain = odds.rewardSum - victims * odds.cards;
        if (gain > bestGain) {
            best = victims;
            bestGain = gain;
        }
    }
    return best;
}

}  // namespace bocage::rules::crusades
