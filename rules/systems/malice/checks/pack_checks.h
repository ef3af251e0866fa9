#pragma once

#include "rules/checks/pack_check.h"

namespace bocage::rules::malice {

/// Rules of Shadows of Malice about packs: what no scenario or party could put right.
std::span<const PackCheck> packChecks();

}  // namespace bocage::rules::malice
