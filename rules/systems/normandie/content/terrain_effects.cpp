#include "rules/systems/normandie/content/terrain_effects.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace bocage::rules::normandie {

namespace {

enum class Number { None, Obscures, Defense, Structure, Graves, Mythos, Demolition };

/// One effect: what the shell may know about it, and what it sets on a cell or an edge.
struct Row {
    EffectInfo info;
    std::uint32_t cell = 0;
    std::uint8_t edge = 0;
    Number number = Number::None;
};

constexpr std::array<Row, 33> rows{{
    {{"blocks-sight", false, false, false, "SON-TER-03"}, BlocksSight, EdgeBlocksSight},
    {{"obscures", true, true, false, "SON-TER-04"}, 0, 0, Number::Obscures},
    {{"no-indirect", false, false, false, "SON-TER-06"}, NoIndirect, EdgeNoIndirect},
    {{"defense", true, true, false, "SON-TER-02"}, 0, 0, Number::Defense},
    {{"difficult-passage", false, false, false, "SON-TER-07"}, DifficultPassage},
    {{"impassable", false, false, false, "SON-TER-08"}, Impassable, EdgeNoPassage},
    {{"impassable-to", false, false, true, "SON-TER-09"}},
    {{"no-passage", false, false, false, "SON-TER-11"}, 0, EdgeNoPassage},
    {{"water", false, false, false, "SON-TER-12"}, Water},
    {{"swamp", false, false, false, "SON-TER-24"}, Swamp},
    {{"difficult-terrain", false, false, false, "SON-TER-13"}, DifficultTerrain},
    {{"stilted", false, false, false, "SON-TER-14"}, Stilted},
    {{"underwater-passage", false, false, false, "SON-TER-30"}, UnderwaterPassage},
    {{"ford", false, false, false, "SON-TER-26"}, Ford},
    {{"building", false, false, false, "SON-TER-28"}, BuildingCell},
    {{"wall", false, false, false, "SON-BLD-05"}, 0, EdgeWall},
    {{"entrance", false, false, false, "SON-BLD-01"}, 0, EdgeEntrance},
    {{"opening", false, false, false, "SON-BLD-03"}, 0, EdgeOpening},
    {{"search", false, false, false, "SON-TER-15"}, SearchPlace},
    {{"mass-grave", false, true, false, "SON-TER-16"}, MassGrave, 0, Number::Graves},
    {{"structure", true, true, false, "SON-TER-01"}, HasStructure, 0, Number::Structure},
    {{"mythos", false, true, false, "SON-SA-20"}, MythosPlace, 0, Number::Mythos},
    {{"dreamland-gate", true, true, false, "SON-OPT-51"}, DreamlandGate},
    {{"mythos-barrier", false, false, false, "SON-TER-38"}, MythosBarrier},
    {{"toxic-cloud", false, false, false, "SON-TER-39"}, ToxicCloud},
    {{"bunker", false, false, false, "SON-TER-40"}, Bunker},
    {{"dominant-position", false, false, false, "SON-TER-40"}, DominantPosition},
    {{"cliff", false, false, false, "SON-TER-40"}, Cliff},
    {{"prison", false, false, false, "SON-TER-36"}, Prison},
    {{"laboratory", false, false, false, "SON-TER-34"}, Laboratory},
    {{"wreck", false, false, false, "SON-TER-31"}, Wreck},
    {{"ruin", false, false, false, "SON-TER-32"}, Ruin},
    {{"demolition", false, true, false, "SON-DMG-07"}, 0, 0, Number::Demolition},
}};

const Row* findRow(std::string_view name) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.info.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

/// Printed values are single digits; two digits leave room for house rules and keep sums in range.
std::uint8_t smallValue(const Effect& effect) {
    return static_cast<std::uint8_t>(std::clamp(effect.value.value_or(0), 0, 99));
}

std::uint8_t cappedSum(std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(std::min(99, a + b));
}

}  // namespace

ClassMask classMask(const std::vector<std::string>& classes) {
    ClassMask mask = 0;
    for (const std::string& name : classes) {
        if (name == "infantry")
            mask |= maskOf(UnitClass::Infantry);
        else if (name == "light")
            mask |= maskOf(UnitClass::Light);
        else if (name == "heavy")
            mask |= maskOf(UnitClass::Heavy);
        else if (name == "creature")
            mask |= maskOf(UnitClass::Creature);
    }
    return mask;
}

CellEffects cellEffects(const std::vector<Effect>& effects) {
    CellEffects result;
    for (const Effect& effect : effects) {
        const Row* row = findRow(effect.name);
        if (!row)
            continue;
        result.bits |= row->cell;
        switch (row->number) {
            case Number::Obscures:
                result.obscures = cappedSum(result.obscures, smallValue(effect));
                break;
            case Number::Defense:
                result.defense = std::max(result.defense, smallValue(effect));
                break;
            case Number::Structure:
                result.structure = smallValue(effect);
                break;
            case Number::Graves:
                result.graves = smallValue(effect);
                break;
            case Number::Mythos:
                result.mythos = smallValue(effect);
                break;
            case Number::Demolition:
                result.demolition = static_cast<std::uint8_t>(std::clamp(effect.value.value_or(1), 0, 99));
                break;
            case Number::None:
                break;
        }
        if (row->info.needsClasses)
            result.barred = static_cast<ClassMask>(result.barred | classMask(effect.classes));
    }
    return result;
}

EdgeEffects edgeEffects(const std::vector<Effect>& effects) {
    EdgeEffects result;
    result.flags = EdgePresent;
    for (const Effect& effect : effects) {
        const Row* row = findRow(effect.name);
        if (!row)
            continue;
        result.flags = static_cast<std::uint8_t>(result.flags | row->edge);
        if (row->number == Number::Obscures)
            result.obscures = cappedSum(result.obscures, smallValue(effect));
        if (row->info.needsClasses)
            result.barred = static_cast<ClassMask>(result.barred | classMask(effect.classes));
    }
    return result;
}

CellEffects combined(const CellEffects& below, const CellEffects& above) {
    CellEffects result = below;
    result.bits |= above.bits;
    result.barred = static_cast<ClassMask>(below.barred | above.barred);
    result.obscures = cappedSum(below.obscures, above.obscures);
    result.defense = std::max(below.defense, above.defense);
    result.demolition = cappedSum(below.demolition, above.demolition);
    if (above.has(HasStructure))
        result.structure = above.structure;
    if (above.has(MassGrave))
        result.graves = above.graves;
    if (above.has(MythosPlace))
        result.mythos = std::max(below.mythos, above.mythos);
    return result;
}

std::span<const EffectInfo> effectTable() {
    static constexpr auto infos = [] {
        std::array<EffectInfo, rows.size()> result;
        for (std::size_t i = 0; i < rows.size(); ++i)
            result[i] = rows[i].info;
        return result;
    }();
    return infos;
}

}  // namespace bocage::rules::normandie
