#pragma once

#include <string_view>

namespace bocage::model {

/// What share codes of armies are packed against; part of the packing, so it never changes.
std::string_view normandieShareDictionary();

}  // namespace bocage::model
