#pragma once

#include <cstdint>
#include <string_view>

namespace bocage::model::map {

/// Drawing recipes of terrain kinds, as packs name them.
enum class Look : std::uint8_t {
    None,
    // areas: cover the ground
    Grass,
    Meadow,
    Field,
    Dirt,
    Mud,
    Sand,
    Rock,
    Swamp,
    Water,
    CaveFloor,
    CaveWall,
    Floor,
    StoneFloor,
    EarthFloor,  ///< trodden earth inside a building, where packs say dirt
    // features: stand on whatever ground lies under them
    Road,
    Ford,
    Hedgerow,
    Thicket,
    Forest,
    Rubble,
    Wreck,
    Footbridge,
    Stilts,
    Grave,
    // on edges
    Wall,
    Entrance,
    Opening,
    LowWall,
    Fence,
    Wire,
    Hedge,
    Hedgehog,
    // on corners
    Totem,
    Gate,
    Unknown,  ///< a recipe of a newer or foreign pack: neutral tint, hatching and the kind's name
};

Look lookNamed(std::string_view name);

constexpr bool isArea(Look look) {
    return look >= Look::Grass && look <= Look::EarthFloor;
}
constexpr bool isFloor(Look look) {
    return look >= Look::Floor && look <= Look::EarthFloor;
}

/// What a whole board or overlay is, for the details that one cell alone cannot tell.
enum class Style : std::uint8_t {
    Plain,
    House,
    Barn,
    Church,
    Bunker,
    Hut,
    Laboratory,
    Prison,
    Ruin,
    Vehicle,
};

Style styleNamed(std::string_view faceLook);

constexpr bool isBuilding(Style style) {
    return style >= Style::House && style <= Style::Prison;
}

}  // namespace bocage::model::map
