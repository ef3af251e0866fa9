#pragma once

#include "rules/systems/normandie/content/content.h"

namespace bocage::benchmarks {

/// The packs that come with the program, read once.
rules::normandie::ContentPtr sampleContent();

}  // namespace bocage::benchmarks
