#include "rules/core/text.h"

#include <algorithm>

namespace bocage::rules {

bool Text::empty() const {
    return std::all_of(byLanguage.begin(), byLanguage.end(),
                       [](const auto& entry) { return entry.second.empty(); });
}

const std::string& Text::in(std::string_view language) const {
    static const std::string none;
    for (const std::string_view wanted : {language, std::string_view("en")})
        if (const auto found = byLanguage.find(wanted); found != byLanguage.end() && !found->second.empty())
            return found->second;
    return byLanguage.empty() ? none : byLanguage.begin()->second;
}

}  // namespace bocage::rules
