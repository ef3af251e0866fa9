#include "rules/systems/crusades/play/draws.h"

namespace bocage::rules::crusades {

CardNo takeTop(State& state, Pile& pile, bool recycle) {
    if (pile.deck.empty() && recycle && !pile.discard.empty()) {
        pile.deck.swap(pile.discard);
        state.rng.shuffle(pile.deck);
    }
    if (pile.deck.empty())
        return noCard;
    const CardNo card = pile.deck.back();
    pile.deck.pop_back();
    return card;
}

int drawVillage(State& state, int seat, int count) {
    int drawn = 0;
    for (; drawn < count; ++drawn) {
        if (state.village.deck.empty() && !state.village.discard.empty())
            ++state.reshuffles;
        const CardNo card = takeTop(state, state.village, true);
        if (card == noCard)
            break;
        state.seats[static_cast<std::size_t>(seat)].hand.push_back(card);
    }
    return drawn;
}

void drawOthers(const Table& table, State& state) {
    if (!table.options.everyoneDraws)
        return;
    const int count = static_cast<int>(state.seats.size());
    for (int step = 1; step < count; ++step) {
        const int seat = (state.active + step) % count;
        const Seat& other = state.seats[static_cast<std::size_t>(seat)];
        if (!other.out && other.ambushTurns == 0)
            drawVillage(state, seat, 1);
    }
}

}  // namespace bocage::rules::crusades
