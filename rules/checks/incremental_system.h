#pragma once

#include <memory>
#include <string_view>

#include "rules/checks/check.h"
#include "rules/checks/parts.h"

namespace bocage::rules {

/// What a game system may offer besides GameSystem, so that a document is judged again cheaply after an edit.
class IncrementalSystem {
public:
    virtual ~IncrementalSystem() = default;

    /// The parts that the check of a rule reads, besides packs, the collection and, for an army, its roster.
    virtual Parts reads(std::string_view rule) const = 0;
    /// As GameSystem::prepare, when only the `changed` parts differ from what `before` was made from.
    virtual std::shared_ptr<const CheckContext> prepareAgain(const ValidateRequest& request,
                                                             const CheckContext& before,
                                                             Parts changed) const = 0;
};

}  // namespace bocage::rules
