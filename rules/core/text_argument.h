#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/core/text.h"

/// Texts that authors wrote in several languages, as arguments of findings: a finding is data and says its
/// names in whatever language it is read in.
namespace bocage::rules {

/// The text as one argument; what is written in English alone stays as it is.
std::string textArgument(const Text& text);
/// What textArgument() made; any other argument is a text in English.
Text readTextArgument(std::string_view argument);

/// Several texts as one, in every language that any of them has.
Text joinedTexts(const std::vector<Text>& texts, std::string_view between);

}  // namespace bocage::rules
