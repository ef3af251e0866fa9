#include "rules/systems/malice/terms.h"

#include "rules/systems/malice/describe_terms.h"

namespace bocage::rules::malice {

template <class E>
std::string_view nameOf(E value) {
    for (const auto& [known, name] : format::EnumNames<E>::names)
        if (known == value)
            return name;
    return {};
}

template <class E>
std::optional<E> named(std::string_view name) {
    for (const auto& [value, known] : format::EnumNames<E>::names)
        if (known == name)
            return value;
    return std::nullopt;
}

#define BOCAGE_MALICE_NAMES(E)                    \
    template std::string_view nameOf<E>(E value); \
    template std::optional<E> named<E>(std::string_view name);

BOCAGE_MALICE_NAMES(Terrain)
BOCAGE_MALICE_NAMES(RouteKind)
BOCAGE_MALICE_NAMES(Site)
BOCAGE_MALICE_NAMES(Shape)
BOCAGE_MALICE_NAMES(BoardKind)
BOCAGE_MALICE_NAMES(Colour)
BOCAGE_MALICE_NAMES(CreatureType)
BOCAGE_MALICE_NAMES(Energy)
BOCAGE_MALICE_NAMES(ItemType)
BOCAGE_MALICE_NAMES(FateKind)
BOCAGE_MALICE_NAMES(AbilityUse)
BOCAGE_MALICE_NAMES(Radiance)
BOCAGE_MALICE_NAMES(CityService)
BOCAGE_MALICE_NAMES(MysticService)
BOCAGE_MALICE_NAMES(WellKind)
BOCAGE_MALICE_NAMES(ScenarioKind)
BOCAGE_MALICE_NAMES(Difficulty)
BOCAGE_MALICE_NAMES(Profile)
BOCAGE_MALICE_NAMES(DstarMethod)
BOCAGE_MALICE_NAMES(PartyMode)
BOCAGE_MALICE_NAMES(Attribute)
BOCAGE_MALICE_NAMES(Target)
BOCAGE_MALICE_NAMES(Duration)

#undef BOCAGE_MALICE_NAMES

int entryHalves(Terrain terrain) {
    switch (terrain) {
        case Terrain::Plains:
        case Terrain::Water:
            return 2;
        case Terrain::Desert:
        case Terrain::Forest:
        case Terrain::Hills:
            return 4;
        default:
            return 6;
    }
}

int routeHalves(RouteKind kind) {
    return kind == RouteKind::Path ? 2 : 1;
}

}  // namespace bocage::rules::malice
