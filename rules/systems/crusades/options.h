#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/systems/game_system.h"

namespace bocage::rules::crusades {

using Choices = std::map<std::string, std::string>;  ///< key → chosen value, as files have it

/// House options of a scenario. The values here are those of the text of 2016, our default; what the text
/// leaves open are rulings (CC-AMB), the rest belongs to the section of the game.
struct Options {
    int walls = 3;
    std::optional<int> castleShields;  ///< set: counts instead of what castles have printed (CC-AMB-18)
    std::optional<int> wallShields;    ///< the same for walls
    int handSize = 5;
    bool everyoneDraws = false;             ///< CC-AMB-04
    bool ambushBlocksAllDraws = false;      ///< CC-AMB-07
    bool thiefCancels = false;              ///< CC-AMB-13
    bool siegeOnTableAtOnce = false;        ///< CC-AMB-12
    bool siegeLostOnDefeat = false;         ///< CC-AMB-08
    bool retailSummons = false;             ///< three Cultists, or Cultists with Sacrifices
    std::optional<int> defenderHalves = 2;  ///< CC-AMB-03; not set: as printed
    bool colourMatching = true;             ///< CC-AMB-09: false = the kind alone
    bool stationPerAction = false;          ///< CC-AMB-15
    enum class Joint { Always, Night, Never } joint = Joint::Always;  ///< CC-AMB-11
    bool attackStationed = true;                                      ///< CC-AMB-10
    bool customFortress = false;
    bool startingGarrison = false;
    bool recycleSiege = false;    ///< CC-AMB-20
    bool recycleCthulhu = false;  ///< CC-AMB-20
    bool lootToAttacker = false;

    bool operator==(const Options&) const = default;

    /// Preset first, then the scenario's options and rulings. Unknown words change nothing: the checks name
    /// them.
    static Options from(std::string_view preset, const Choices& options, const Choices& rulings);
};

/// One option as a form shows it: default first, then the other values in order.
struct OptionInfo {
    std::string_view key;
    std::string_view rule;       ///< the rule it touches
    std::string_view ambiguity;  ///< CC-AMB-nn; empty for what the text does not leave open
    std::vector<std::string_view> values;
    bool ruling = false;  ///< kept in the scenario's rulings
};

/// All options of the game, in the order of the book's chapters.
std::span<const OptionInfo> optionTable();
const OptionInfo* findOption(std::string_view key);
/// Those that are rulings, as the shell wants them.
std::span<const RulingInfo> rulingTable();

/// The text of 2016, and what is known of the box of 2017 (not verified).
inline constexpr std::string_view presetNames[] = {"provisional-2016", "retail-2017"};
bool isPreset(std::string_view name);
/// What a preset sets besides the defaults.
const Choices& presetChoices(std::string_view preset);
/// The value that holds when a scenario with this preset says nothing.
std::string_view presetValue(std::string_view preset, const OptionInfo& option);

}  // namespace bocage::rules::crusades
