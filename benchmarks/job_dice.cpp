#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>

#include "benchmarks/agreement.h"
#include "rules/systems/crusades/play/rng.h"

/// Job 13: the dice of the simulators, against the barest loop that throws any.
namespace bocage::benchmarks {

namespace {

constexpr int throws = 100'000;

/// A counter that is mixed and scaled: no fair share for every face, no stream per run.
class BareDice {
public:
    std::uint32_t below(std::uint32_t bound) {
        m_state += 0x9E3779B97F4A7C15ull;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30u)) * 0xBF58476D1CE4E5B9ull;
        z ^= z >> 27u;
        return static_cast<std::uint32_t>(((z >> 32u) * bound) >> 32u);
    }

private:
    std::uint64_t m_state = 1;
};

template <class Dice>
std::array<int, 6> thrown(Dice& dice) {
    std::array<int, 6> faces{};
    for (int i = 0; i < throws; ++i)
        ++faces[dice.below(6)];
    return faces;
}

template <class Dice>
void throwDice(benchmark::State& state, Dice dice) {
    for (auto _ : state) {
        std::uint32_t sum = 0;
        for (int i = 0; i < throws; ++i)
            sum += dice.below(6);
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * throws);
}

void bocage(benchmark::State& state) {
    throwDice(state, rules::crusades::Rng(7, 1));
}
void bare(benchmark::State& state) {
    throwDice(state, BareDice());
}

BENCHMARK(bocage)->Name("dice/bocage")->Unit(benchmark::kMicrosecond);
BENCHMARK(bare)->Name("dice/bare")->Unit(benchmark::kMicrosecond);

/// Both throw every face about as often as the others: 5 standard deviations.
const AgreementCheck agreement("dice", [] {
    rules::crusades::Rng ours(7, 1);
    BareDice theirs;
    for (const auto& faces : {thrown(ours), thrown(theirs)})
        for (const int count : faces)
            if (count < throws / 6 - 590 || count > throws / 6 + 590)
                return "a face came up " + std::to_string(count) + " times";
    return std::string();
});

}  // namespace

}  // namespace bocage::benchmarks
