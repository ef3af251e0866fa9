#pragma once

#include <vector>

namespace bocage::rules::crusades {

/// Chances to have 0 … drawn of `marked` cards among `drawn` cards out of `all`, without putting back.
std::vector<double> hypergeometric(int all, int marked, int drawn);

}  // namespace bocage::rules::crusades
