#include "rules/core/ids.h"

#include <algorithm>

namespace bocage::rules {

namespace {

struct IdParts {
    std::string_view pack, kind, name;
};

IdParts split(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos)
        return {};
    const auto slash = text.find('/', colon);
    if (slash == std::string_view::npos)
        return {};
    return {text.substr(0, colon), text.substr(colon + 1, slash - colon - 1), text.substr(slash + 1)};
}

}  // namespace

bool isSlug(std::string_view text) {
    const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
    return !text.empty() && letter(text.front()) && std::all_of(text.begin(), text.end(), [&](char c) {
        return letter(c) || (c >= '0' && c <= '9') || c == '-';
    });
}

bool ContentId::wellFormed() const {
    const IdParts parts = split(value);
    return isSlug(parts.pack) && isSlug(parts.kind) && isSlug(parts.name);
}

std::string_view ContentId::pack() const {
    return split(value).pack;
}

std::string_view ContentId::kind() const {
    return split(value).kind;
}

std::string_view ContentId::name() const {
    return split(value).name;
}

ContentId ContentId::make(std::string_view pack, std::string_view kind, std::string_view name) {
    std::string text;
    text.reserve(pack.size() + kind.size() + name.size() + 2);
    text.append(pack).append(":").append(kind).append("/").append(name);
    return ContentId(std::move(text));
}

}  // namespace bocage::rules
