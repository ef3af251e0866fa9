#include "rules/systems/crusades/options.h"

#include <algorithm>
#include <charconv>

namespace bocage::rules::crusades {

namespace {

const std::vector<OptionInfo>& table() {
    static const std::vector<OptionInfo> all = {
        {"walls", "CC-SETUP-01", "CC-AMB-17", {"3", "0", "1", "2", "4", "5", "6"}},
        {"castleShields", "CC-DEF-04", "CC-AMB-18", {"printed", "1", "2", "3", "4", "5", "6", "7", "8", "9"}},
        {"wallShields", "CC-DEF-04", "", {"printed", "1", "2", "3", "4", "5", "6", "7", "8", "9"}},
        {"handSize", "CC-SETUP-04", "", {"5", "0", "1", "2", "3", "4", "6", "7", "8", "9", "10"}},
        {"drawRule", "CC-TURN-01", "CC-AMB-04", {"activePlayer", "everyone"}, true},
        {"ambushBlocks", "CC-AMBUSH-02", "CC-AMB-07", {"turnDraw", "allDraws"}, true},
        {"thiefCancels", "CC-THIEF-02", "CC-AMB-13", {"false", "true"}, true},
        {"siegeFirstUse", "CC-SIEGE-03", "CC-AMB-12", {"fromHand", "onTableAtOnce"}, true},
        {"siegeLostOnDefeat", "CC-ATTACK-11", "CC-AMB-08", {"false", "true"}, true},
        {"summonCost", "CC-ACT-10", "", {"provisional", "retail"}},
        {"defenderShieldHalves", "CC-DEF-07", "CC-AMB-03", {"2", "1", "printed"}, true},
        {"colourMatching", "CC-DEF-03", "CC-AMB-09", {"on", "kindOnly"}, true},
        {"stationPerTurn", "CC-DEF-02", "CC-AMB-15", {"1", "perAction"}, true},
        {"jointAttacks", "CC-NIGHT-06", "CC-AMB-11", {"always", "night", "never"}, true},
        {"attackStationed", "CC-DEF-08", "CC-AMB-10", {"on", "off"}, true},
        {"customFortress", "CC-RCHK-02", "", {"false", "true"}},
        {"startingGarrison", "CC-RCHK-06", "", {"false", "true"}},
        {"recycleSiege", "CC-SIEGE-02", "CC-AMB-20", {"false", "true"}},
        {"recycleCthulhu", "CC-SUMMON-04", "CC-AMB-20", {"false", "true"}},
        {"lootOfEliminated", "CC-LOOT-03", "", {"discard", "toAttacker"}},
    };
    return all;
}

int numberIn(std::string_view text, int fallback) {
    int number = fallback;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::optional<int> numberUnlessPrinted(std::string_view text) {
    return text == "printed" ? std::nullopt : std::optional(numberIn(text, 0));
}

void choose(Options& options, std::string_view key, std::string_view value) {
    const bool yes = value == "true";
    if (key == "walls")
        options.walls = numberIn(value, 3);
    else if (key == "castleShields")
        options.castleShields = numberUnlessPrinted(value);
    else if (key == "wallShields")
        options.wallShields = numberUnlessPrinted(value);
    else if (key == "handSize")
        options.handSize = numberIn(value, 5);
    else if (key == "drawRule")
        options.everyoneDraws = value == "everyone";
    else if (key == "ambushBlocks")
        options.ambushBlocksAllDraws = value == "allDraws";
    else if (key == "thiefCancels")
        options.thiefCancels = yes;
    else if (key == "siegeFirstUse")
        options.siegeOnTableAtOnce = value == "onTableAtOnce";
    else if (key == "siegeLostOnDefeat")
        options.siegeLostOnDefeat = yes;
    else if (key == "summonCost")
        options.retailSummons = value == "retail";
    else if (key == "defenderShieldHalves")
        options.defenderHalves = numberUnlessPrinted(value);
    else if (key == "colourMatching")
        options.colourMatching = value == "on";
    else if (key == "stationPerTurn")
        options.stationPerAction = value == "perAction";
    else if (key == "jointAttacks")
        options.joint = value == "always"  ? Options::Joint::Always
                        : value == "night" ? Options::Joint::Night
                                           : Options::Joint::Never;
    else if (key == "attackStationed")
        options.attackStationed = value == "on";
    else if (key == "customFortress")
        options.customFortress = yes;
    else if (key == "startingGarrison")
        options.startingGarrison = yes;
    else if (key == "recycleSiege")
        options.recycleSiege = yes;
    else if (key == "recycleCthulhu")
        options.recycleCthulhu = yes;
    else if (key == "lootOfEliminated")
        options.lootToAttacker = value == "toAttacker";
}

void chooseAll(Options& options, const Choices& choices, bool rulings) {
    for (const auto& [key, value] : choices) {
        const OptionInfo* info = findOption(key);
        if (info && info->ruling == rulings &&
            std::find(info->values.begin(), info->values.end(), value) != info->values.end())
            choose(options, key, value);
    }
}

}  // namespace

std::span<const OptionInfo> optionTable() {
    return table();
}

const OptionInfo* findOption(std::string_view key) {
    const auto found =
        std::find_if(table().begin(), table().end(), [&](const OptionInfo& info) { return info.key == key; });
    return found == table().end() ? nullptr : &*found;
}

std::span<const RulingInfo> rulingTable() {
    static const std::vector<RulingInfo> all = [] {
        std::vector<RulingInfo> list;
        for (const OptionInfo& info : table())
            if (info.ruling)
                list.push_back({info.key, info.ambiguity, info.values});
        return list;
    }();
    return all;
}

bool isPreset(std::string_view name) {
    return std::find(std::begin(presetNames), std::end(presetNames), name) != std::end(presetNames);
}

const Choices& presetChoices(std::string_view preset) {
    static const Choices none;
    static const Choices retail = {{"walls", "2"}, {"summonCost", "retail"}};
    return preset == "retail-2017" ? retail : none;
}

std::string_view presetValue(std::string_view preset, const OptionInfo& option) {
    const Choices& choices = presetChoices(preset);
    const auto found = choices.find(std::string(option.key));
    return found == choices.end() ? option.values.front() : std::string_view(found->second);
}

Options Options::from(std::string_view preset, const Choices& options, const Choices& rulings) {
    Options result;
    chooseAll(result, presetChoices(preset), false);
    chooseAll(result, options, false);
    chooseAll(result, rulings, true);
    return result;
}

}  // namespace bocage::rules::crusades
