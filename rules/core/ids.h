#pragma once

#include <compare>
#include <functional>
#include <string>
#include <string_view>

namespace bocage::rules {

/// A string that only compares with strings of the same meaning.
template <class Tag>
struct StrongId {
    std::string value;

    StrongId() = default;
    explicit StrongId(std::string text) : value(std::move(text)) {}
    explicit StrongId(std::string_view text) : value(text) {}
    explicit StrongId(const char* text) : value(text) {}

    bool empty() const { return value.empty(); }
    auto operator<=>(const StrongId&) const = default;
};

/// Identity of one thing inside one document: unique there, never reused, meaningless elsewhere.
using ElementId = StrongId<struct ElementTag>;
/// Side of a scenario, player of a side.
using SideId = StrongId<struct SideTag>;
using PlayerId = StrongId<struct PlayerTag>;
using PackId = StrongId<struct PackTag>;

/// A piece of content, `pack:kind/name`, for example `son-core:unit/ranger-rifles`.
struct ContentId : StrongId<struct ContentTag> {
    using StrongId::StrongId;

    /// True when the text has the three parts, each of lower-case letters, digits and hyphens.
    bool wellFormed() const;
    std::string_view pack() const;
    std::string_view kind() const;
    std::string_view name() const;

    static ContentId make(std::string_view pack, std::string_view kind, std::string_view name);
};

/// Lower-case letters, digits and hyphens, not empty, starting with a letter: what packs and names are made
/// of.
bool isSlug(std::string_view text);

}  // namespace bocage::rules

template <class Tag>
struct std::hash<bocage::rules::StrongId<Tag>> {
    std::size_t operator()(const bocage::rules::StrongId<Tag>& id) const {
        return std::hash<std::string>()(id.value);
    }
};
template <>
struct std::hash<bocage::rules::ContentId> {
    std::size_t operator()(const bocage::rules::ContentId& id) const {
        return std::hash<std::string>()(id.value);
    }
};
