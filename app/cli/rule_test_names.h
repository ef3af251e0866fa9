#pragma once

#include <span>
#include <string_view>

namespace bocage::cli {

/// A test function, or a case of the verdict corpus, that is named after a rule.
struct RuleTest {
    std::string_view rule;
    std::string_view test;
    std::string_view base;  ///< the clean document that a case of the corpus was broken from
};

/// All of them, sorted by rule. Gathered from the sources of the tests when the program is built.
std::span<const RuleTest> ruleTestNames();

}  // namespace bocage::cli
