#pragma once

#include <string>
#include <string_view>

#include "rules/core/json.h"

/// What forms want to know of a field besides its type. Written into its schema, where other readers pass
/// over it.
namespace bocage::rules::format {

/// A whole number that counts parts of what is printed: 2 for halves.
inline constexpr std::string_view partsNote = "x-parts";
/// Painted on the board rather than typed.
inline constexpr std::string_view paintedNote = "x-painted";

/// Writes a note beside the type of a field; nothing happens when there is no such field.
inline void note(Json& object, std::string_view field, std::string_view name, Json value) {
    if (!object.isObject())
        return;
    for (auto& [key, properties] : object.object())
        if (key == "properties" && properties.isObject())
            for (auto& [each, schema] : properties.object())
                if (each == field)
                    schema.set(name, value);
}

/// Adds the fields of one object to those of another.
inline void addFields(Json& object, const Json& more) {
    const Json* fields = more.find("properties");
    if (!object.isObject() || !fields)
        return;
    for (auto& [key, properties] : object.object())
        if (key == "properties" && properties.isObject())
            for (const auto& [name, schema] : fields->object())
                properties.set(name, schema);
}

}  // namespace bocage::rules::format
