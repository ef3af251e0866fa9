#pragma once

#include <algorithm>
#include <optional>

#include "rules/format/describe_content.h"
#include "rules/systems/game_system.h"

/// A game's own sections of documents, made from types that are described like all others. A game lists
/// `documentSection<MySection>("my-game", DocumentSection::Of::Scenario)` and works with the typed value.
namespace bocage::rules {

/// Text of a described value, as files hold it.
template <class T>
Json sectionJson(const T& value) {
    JsonWriter out;
    format::FieldWriter(out).write(value);
    Result<Json> json = parseJson(out.finish());
    return json ? std::move(*json) : Json();
}

template <class T>
DocumentSection documentSection(std::string_view key, DocumentSection::Of of) {
    return {
        key, of,
        [](const Json& section, const std::string& pointer, Problems& problems) -> Json {
            T value{};
            const std::size_t before = problems.size();
            format::FieldReader(problems, pointer).read(section, value);
            return problems.size() == before ? sectionJson(value) : section;
        },
        [](Json::Object& definitions) -> Json { return format::FieldSchema(definitions).schema(T{}, {}); }};
}

/// The section of a document (its `extras`); the default value when it has none.
template <class T>
T readSection(const Extras& extras, std::string_view key) {
    T value{};
    for (const Json::Member& member : extras)
        if (member.first == key) {
            Problems problems;
            format::FieldReader(problems, {}).read(member.second, value);
        }
    return value;
}

/// Puts the section into the document; a default value leaves it out.
template <class T>
void writeSection(Extras& extras, std::string_view key, const T& value) {
    std::erase_if(extras, [&](const Json::Member& member) { return member.first == key; });
    if (value == T{})
        return;
    // Not by `>`, which clang 14 cannot make of the library's three-way comparison in here.
    const auto place = std::find_if(extras.begin(), extras.end(), [&](const Json::Member& member) {
        return member.first.compare(key) > 0;
    });
    extras.insert(place, {std::string(key), sectionJson(value)});
}

}  // namespace bocage::rules
