#pragma once

#include <map>
#include <string>
#include <string_view>

namespace bocage::rules {

/// A text in one or several languages. Keys are language codes ("en", "fr"); English is the fallback.
struct Text {
    std::map<std::string, std::string, std::less<>> byLanguage;

    Text() = default;
    Text(std::string english) : byLanguage{{"en", std::move(english)}} {}
    Text(const char* english) : Text(std::string(english)) {}

    bool empty() const;
    /// The text in the wanted language, else in English, else in whatever language there is.
    const std::string& in(std::string_view language) const;
    const std::string& english() const { return in("en"); }

    bool operator==(const Text&) const = default;
};

}  // namespace bocage::rules
