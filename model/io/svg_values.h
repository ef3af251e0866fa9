#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The values of the SVG attributes that we let through. Each function gives the value back in our own
/// spelling, or nothing when it is not one of the kind.
namespace bocage::model::svg {

/// What was counted while values were read; limits belong to the caller.
struct Tally {
    int pathNumbers = 0;
    double largest = 0;  ///< largest absolute number met
    double extent = 0;   ///< sum of the absolute coordinates: no outline is much longer
};

std::optional<std::string> length(std::string_view text, Tally& tally);
std::optional<std::string> numberList(std::string_view text, Tally& tally);
std::optional<std::string> pathData(std::string_view text, Tally& tally);
/// Also gives the factor by which the transform enlarges, at most.
std::optional<std::string> transform(std::string_view text, Tally& tally, double& scale);
std::optional<std::string> keyword(std::string_view text);
std::optional<std::string> identifier(std::string_view text);
/// A colour, `none`, `currentColor` or a reference to a gradient of the same file.
std::optional<std::string> paint(std::string_view text);
/// The id in "#id"; nothing for any other link.
std::optional<std::string> localLink(std::string_view text);

}  // namespace bocage::model::svg
