#include "model/systems/normandie/map/look.h"

#include <array>
#include <utility>

namespace bocage::model::map {

Look lookNamed(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, Look>, 33> names{{
        {"grass", Look::Grass},
        {"meadow", Look::Meadow},
        {"field", Look::Field},
        {"road", Look::Road},
        {"dirt", Look::Dirt},
        {"hedgerow", Look::Hedgerow},
        {"thicket", Look::Thicket},
        {"forest", Look::Forest},
        {"water", Look::Water},
        {"swamp", Look::Swamp},
        {"mud", Look::Mud},
        {"sand", Look::Sand},
        {"rock", Look::Rock},
        {"ford", Look::Ford},
        {"floor", Look::Floor},
        {"stone-floor", Look::StoneFloor},
        {"cave-floor", Look::CaveFloor},
        {"cave-wall", Look::CaveWall},
        {"rubble", Look::Rubble},
        {"wreck", Look::Wreck},
        {"footbridge", Look::Footbridge},
        {"stilts", Look::Stilts},
        {"grave", Look::Grave},
        {"wall", Look::Wall},
        {"entrance", Look::Entrance},
        {"opening", Look::Opening},
        {"low-wall", Look::LowWall},
        {"fence", Look::Fence},
        {"wire", Look::Wire},
        {"hedge", Look::Hedge},
        {"hedgehog", Look::Hedgehog},
        {"totem", Look::Totem},
        {"gate", Look::Gate},
    }};
    for (const auto& [known, look] : names)
        if (known == name)
            return look;
    return Look::Unknown;
}

Style styleNamed(std::string_view faceLook) {
    static constexpr std::array<std::pair<std::string_view, Style>, 10> names{{
        {"house", Style::House},
        {"barn", Style::Barn},
        {"church", Style::Church},
        {"bunker", Style::Bunker},
        {"hut", Style::Hut},
        {"laboratory", Style::Laboratory},
        {"prison", Style::Prison},
        {"ruin", Style::Ruin},
        {"wreck", Style::Vehicle},
        {"vehicle", Style::Vehicle},
    }};
    for (const auto& [known, style] : names)
        if (known == faceLook)
            return style;
    return Style::Plain;
}

}  // namespace bocage::model::map
