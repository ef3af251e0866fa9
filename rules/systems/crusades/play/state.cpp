#include "rules/systems/crusades/play/state.h"

#include <algorithm>

#include "rules/systems/crusades/play/draws.h"

namespace bocage::rules::crusades {

int State::standingSeats() const {
    return static_cast<int>(
        std::count_if(seats.begin(), seats.end(), [](const Seat& seat) { return !seat.out; }));
}

int State::standingWalls(int seat) const {
    const auto& slots = seats[static_cast<std::size_t>(seat)].slots;
    return static_cast<int>(std::count_if(slots.begin() + (slots.empty() ? 0 : 1), slots.end(),
                                          [](const Slot& slot) { return slot.standing; }));
}

int defenceHalves(const Table& table, const Slot& slot) {
    int halves = 2 * table.facts(slot.card).shields;
    for (const CardNo card : slot.stationed)
        halves += table.facts(card).halves;
    return halves;
}

void beginInto(State& state, const Table& table, std::uint64_t seed, std::uint64_t run) {
    state = table.start;
    state.rng = Rng(seed, run);
    for (Pile* pile : {&state.village, &state.siege, &state.dagon, &state.cthulhu})
        state.rng.shuffle(pile->deck);
    const int count = static_cast<int>(state.seats.size());
    if (table.firstSeat >= 0)
        state.active = table.firstSeat;
    else if (count > 0)
        state.active = static_cast<int>(state.rng.below(static_cast<std::uint32_t>(count)));
    for (int seat = 0; seat < count; ++seat) {
        const int wanted = table.handSizes[static_cast<std::size_t>(seat)];
        for (int i = 0; i < wanted && !state.village.deck.empty(); ++i) {
            state.seats[static_cast<std::size_t>(seat)].hand.push_back(state.village.deck.back());
            state.village.deck.pop_back();
        }
    }
    state.round = 1;
    if (!table.snapshot)
        drawOthers(table, state);
}

State begin(const Table& table, std::uint64_t seed, std::uint64_t run) {
    State state;
    beginInto(state, table, seed, run);
    return state;
}

}  // namespace bocage::rules::crusades
