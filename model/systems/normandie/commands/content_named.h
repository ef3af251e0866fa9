#pragma once

#include <optional>
#include <string>

#include "model/console/console.h"
#include "rules/systems/normandie/content/content.h"

namespace bocage::console::son {

/// A recruitment tile by its id or by the last part of it; tells the context when there is none.
std::optional<rules::ContentId> tileNamed(Console& context, const rules::normandie::Content& content,
                                          const std::string& name);
/// A tile or option in the same way.
std::optional<rules::ContentId> contentNamed(Console& context, const rules::normandie::Content& content,
                                             const std::string& name);

}  // namespace bocage::console::son
