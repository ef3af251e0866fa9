#include "rules/systems/crusades/odds/hypergeometric.h"

#include <algorithm>
#include <cmath>

namespace bocage::rules::crusades {

std::vector<double> hypergeometric(int all, int marked, int drawn) {
    std::vector<double> chances(static_cast<std::size_t>(std::max(drawn, 0)) + 1, 0.0);
    if (all < 0 || marked < 0 || marked > all || drawn < 0 || drawn > all)
        return chances;
    const auto logChoose = [](int n, int k) {
        return std::lgamma(static_cast<long double>(n) + 1) - std::lgamma(static_cast<long double>(k) + 1) -
               std::lgamma(static_cast<long double>(n - k) + 1);
    };
    const int low = std::max(0, drawn - (all - marked)), high = std::min(marked, drawn);
    long double sum = 0;
    std::vector<long double> raw(chances.size(), 0);
    for (int k = low; k <= high; ++k) {
        raw[static_cast<std::size_t>(k)] =
            std::exp(logChoose(marked, k) + logChoose(all - marked, drawn - k) - logChoose(all, drawn));
        sum += raw[static_cast<std::size_t>(k)];
    }
    // The logarithms leave an error of a few units in the last place; what must sum up to 1 does.
    for (int k = low; k <= high; ++k)
        chances[static_cast<std::size_t>(k)] = static_cast<double>(raw[static_cast<std::size_t>(k)] / sum);
    return chances;
}

}  // namespace bocage::rules::crusades
