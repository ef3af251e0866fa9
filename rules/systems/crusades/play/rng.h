#pragma once

#include "rules/core/rng.h"

namespace bocage::rules::crusades {

using rules::Rng;

}  // namespace bocage::rules::crusades
