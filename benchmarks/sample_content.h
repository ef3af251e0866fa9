#pragma once

#include "rules/systems/normandie/content/content.h"

namespace bocage::benchmarks {

/// The packs that come with the program, read once.
rules::normandie::ContentPtr sampleContent();
/// A file of the resources, as bytes; empty when it cannot be read.
std::string resourceText(const std::string& path);

}  // namespace bocage::benchmarks
