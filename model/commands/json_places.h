#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "rules/core/json.h"

namespace bocage::model {

/// The value that a JSON pointer names; null when it leads nowhere.
const rules::Json* jsonAt(const rules::Json& value, std::string_view pointer);
/// Puts a value there, making what lies between; without one, takes it away together with what it leaves
/// empty. "-" at the end adds to a list. False when the way is barred by something that is no container.
bool setJsonAt(rules::Json& value, std::string_view pointer, std::optional<rules::Json> wanted);
/// Calls `action(text)` for every string in a value; what it makes of it takes its place.
void forEachString(rules::Json& value, const std::function<void(std::string&)>& action);

}  // namespace bocage::model
