#pragma once

namespace bocage::rules {

/// Where printed values come from. Everything we ship is Sample and is shown as such.
enum class Provenance { Sample, OfficialUserEntered, Variant };

}  // namespace bocage::rules
