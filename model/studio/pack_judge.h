#pragma once

#include "model/document/pack_value.h"
#include "rules/checks/check.h"

namespace bocage::model {

/// What is wrong with a pack being edited, together with the packs around it: pieces that cannot be read,
/// what the checks of packs say, and ways out. Locations are `id` + place, as packPlace() reads them. May run
/// in any thread.
rules::Verdict judgePack(const PackValue& value, const rules::Library& library);

}  // namespace bocage::model
