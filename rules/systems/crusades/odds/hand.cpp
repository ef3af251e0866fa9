#include "rules/systems/crusades/odds/hand.h"

#include <algorithm>

#include "rules/systems/crusades/odds/hypergeometric.h"

namespace bocage::rules::crusades {

DeckCounts DeckCounts::of(const Table& table, const CardList& deck) {
    DeckCounts counts;
    counts.cards = static_cast<int>(deck.size());
    for (const CardNo no : deck) {
        const CardFacts& facts = table.facts(no);
        ++counts.byKind[static_cast<std::size_t>(facts.kind)];
        if (!attacks(facts.kind))
            continue;
        counts.swords += facts.swords;
        if (counts.bySwords.size() <= static_cast<std::size_t>(facts.swords))
            counts.bySwords.resize(static_cast<std::size_t>(facts.swords) + 1, 0);
        ++counts.bySwords[static_cast<std::size_t>(facts.swords)];
    }
    return counts;
}

HandOdds::HandOdds(const DeckCounts& deck, int cards)
    : m_deck(deck), m_cards(std::clamp(cards, 0, std::min(deck.cards, maxHandCards))) {
    // Cards by their swords, those above what is told apart together; then group after group, remembering
    // how many cards are still to come and how many swords there are.
    std::vector<int> groups(maxSwordsTold + 1, 0);
    for (std::size_t swords = 1; swords < deck.bySwords.size(); ++swords)
        groups[std::min<std::size_t>(swords, maxSwordsTold)] += deck.bySwords[swords];
    const std::size_t width = maxSwordsTold + 1;
    std::vector<double> now((static_cast<std::size_t>(m_cards) + 1) * width, 0.0);
    now[static_cast<std::size_t>(m_cards) * width] = 1;
    int left = deck.cards;
    for (std::size_t swords = 1; swords < groups.size(); ++swords) {
        if (groups[swords] == 0)
            continue;
        std::vector<double> next(now.size(), 0.0);
        for (int open = 0; open <= m_cards; ++open) {
            const double* row = &now[static_cast<std::size_t>(open) * width];
            if (std::all_of(row, row + width, [](double p) { return p == 0; }))
                continue;
            const std::vector<double> chances = hypergeometric(left, groups[swords], open);
            for (int got = 0; got <= open; ++got) {
                if (chances[static_cast<std::size_t>(got)] == 0)
                    continue;
                double* target = &next[static_cast<std::size_t>(open - got) * width];
                for (std::size_t sum = 0; sum < width; ++sum)
                    target[std::min<std::size_t>(width - 1, sum + swords * static_cast<std::size_t>(got))] +=
                        row[sum] * chances[static_cast<std::size_t>(got)];
            }
        }
        left -= groups[swords];
        now = std::move(next);
    }
    m_swords.assign(width, 0.0);
    for (int open = 0; open <= m_cards; ++open)
        for (std::size_t sum = 0; sum < width; ++sum)
            m_swords[sum] += now[static_cast<std::size_t>(open) * width + sum];
}

double HandOdds::meanSwords() const {
    return m_deck.swordsPerCard() * m_cards;
}

double HandOdds::atLeastSwords(int threshold) const {
    if (threshold <= 0)
        return 1;
    double sum = 0;
    for (std::size_t swords = static_cast<std::size_t>(std::min(threshold, maxSwordsTold));
         swords < m_swords.size(); ++swords)
        sum += m_swords[swords];
    return sum;
}

double HandOdds::atLeast(CardKind kind, int count) const {
    const std::vector<double> chances = hypergeometric(m_deck.cards, m_deck.count(kind), m_cards);
    double sum = 0;
    for (int got = std::max(count, 0); got <= m_cards; ++got)
        sum += chances[static_cast<std::size_t>(got)];
    return sum;
}

template <class Wanted>
double HandOdds::threeKinds(CardKind a, CardKind b, CardKind c, Wanted wanted) const {
    double sum = 0;
    const std::vector<double> first = hypergeometric(m_deck.cards, m_deck.count(a), m_cards);
    const int afterFirst = m_deck.cards - m_deck.count(a);
    for (int i = 0; i <= m_cards; ++i) {
        if (first[static_cast<std::size_t>(i)] == 0)
            continue;
        const std::vector<double> second = hypergeometric(afterFirst, m_deck.count(b), m_cards - i);
        for (int j = 0; j <= m_cards - i; ++j) {
            if (second[static_cast<std::size_t>(j)] == 0)
                continue;
            const std::vector<double> third =
                hypergeometric(afterFirst - m_deck.count(b), m_deck.count(c), m_cards - i - j);
            for (int k = 0; k <= m_cards - i - j; ++k)
                if (wanted(i, j, k))
                    sum += first[static_cast<std::size_t>(i)] * second[static_cast<std::size_t>(j)] *
                           third[static_cast<std::size_t>(k)];
        }
    }
    return sum;
}

double HandOdds::siegeAffordable() const {
    return threeKinds(CardKind::Builder, CardKind::Gold, CardKind::Cultist,
                      [](int builders, int gold, int) { return builders >= 1 && builders + gold >= 4; });
}

double HandOdds::summonAffordable(bool retail) const {
    return threeKinds(CardKind::Cultist, CardKind::Sacrifice, CardKind::Gold,
                      [&](int cultists, int victims, int gold) {
                          return retail ? cultists >= 1 && cultists + victims >= 3
                                        : cultists >= 1 && (victims >= 1 || gold >= 2);
                      });
}

}  // namespace bocage::rules::crusades
