#pragma once

#include <span>
#include <string_view>

namespace bocage::cli {

/// A test function that is named after a rule.
struct RuleTest {
    std::string_view rule;
    std::string_view test;
};

/// All of them, sorted by rule. Gathered from the sources of the tests when the program is built.
std::span<const RuleTest> ruleTestNames();

}  // namespace bocage::cli
