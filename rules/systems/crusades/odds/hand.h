#pragma once

#include <array>
#include <vector>

#include "rules/systems/crusades/play/state.h"

namespace bocage::rules::crusades {

/// A Village deck as odds see it (CC-SIM-01).
struct DeckCounts {
    int cards = 0;
    std::array<int, cardKinds> byKind{};
    std::vector<int> bySwords;  ///< attack cards with 0, 1, 2 … swords
    long long swords = 0;

    static DeckCounts of(const Table& table, const CardList& deck);
    int count(CardKind kind) const { return byKind[static_cast<std::size_t>(kind)]; }
    double swordsPerCard() const { return cards ? static_cast<double>(swords) / cards : 0; }
    /// Draws until the first copy, on average; 0 when there is none.
    static double drawsToFirst(int cards, int copies) {
        return copies > 0 ? static_cast<double>(cards + 1) / (copies + 1) : 0;
    }
};

/// Most cards that hand odds are worked out for, and the strength above which swords are not told apart.
inline constexpr int maxHandCards = 60;
inline constexpr int maxSwordsTold = 64;

/// The hand after seeing so many cards of a shuffled deck (CC-SIM-02).
class HandOdds {
public:
    /// Takes as many cards as there are and as maxHandCards allows.
    HandOdds(const DeckCounts& deck, int cards);

    int cards() const { return m_cards; }
    double meanSwords() const;
    /// P(swords ≥ threshold).
    double atLeastSwords(int threshold) const;
    /// P(at least `count` of a kind).
    double atLeast(CardKind kind, int count) const;
    /// Four Builders and Gold, a Builder among them (CC-SIEGE-01).
    double siegeAffordable() const;
    /// A Cultist with a Sacrifice or two Gold (CC-ACT-10).
    double summonAffordable(bool retail = false) const;
    /// Chances of 0 … maxSwordsTold swords; the last row means "or more".
    const std::vector<double>& swords() const { return m_swords; }

private:
    template <class Wanted>
    double threeKinds(CardKind a, CardKind b, CardKind c, Wanted wanted) const;

    DeckCounts m_deck;
    int m_cards = 0;
    std::vector<double> m_swords;
};

}  // namespace bocage::rules::crusades
