#pragma once

#include <string_view>

namespace bocage::rules::normandie {

/// Why something may not be done at all: a code with its words in model/messages, and the rule behind it.
struct Refusal {
    std::string_view code;  ///< empty: it may be done
    std::string_view rule;
    explicit operator bool() const { return !code.empty(); }
    bool operator==(const Refusal&) const = default;
};

}  // namespace bocage::rules::normandie
