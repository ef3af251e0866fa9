#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// The words of Shadows of Malice as values. Each has one name, the one in files and spec; names that a file
/// may get wrong are kept as text where they stand and looked up here, so that a check can say what is wrong.
namespace bocage::rules::malice {

enum class Terrain : std::uint8_t { Plains, Water, Desert, Forest, Hills, Mountains, Swamp, Wild };
inline constexpr std::size_t terrains = 8;
/// Routes leave a cell through its sides (SOM-ROUTE-05).
enum class RouteKind : std::uint8_t { Road, Path, Bridge };
/// What a cell may hold; the last two belong to the Shadow Realm.
enum class Site : std::uint8_t { Gate, Stronghold, City, Mystic, Lair, SpawningPit, ShadowGate };
inline constexpr std::size_t sites = 7;
/// How much of a hex a cell is (SOM-MAP-03); None takes a cell out of a painted board.
enum class Shape : std::uint8_t { Full, Half, Corner, None };
enum class BoardKind : std::uint8_t { Terrain, ShadowRealm };

enum class Colour : std::uint8_t { Black, Blue, Green, Red, Yellow, Colourless };
inline constexpr std::size_t colours = 6;
enum class CreatureType : std::uint8_t {
    Arboran,
    Avian,
    Ichthyic,
    Mammal,
    Protean,
    Reptilid,
    Sectoid,
    Terrovan
};
enum class Energy : std::uint8_t { Acid, Cold, Electricity, Fire, Poison, Untyped };
enum class ItemType : std::uint8_t { Weapon, Armor, Clothing, Jewelry, Book };
inline constexpr std::size_t itemTypes = 5;
enum class FateKind : std::uint8_t { Instant, Invoked, Lasting };
/// When an ability of a creature works (SOM-CRE-06).
enum class AbilityUse : std::uint8_t { Always, Targeted, Activated };
enum class Radiance : std::uint8_t {
    Combat,
    Luck,
    EnergyShield,
    EnergySurge,
    PhysicalShield,
    PhysicalSurge,
    Movement,
    Life,
    Harvest,
    Recovery
};
enum class CityService : std::uint8_t { Alchemy, Destiny, Gateways, Life, Merchants, Shards };
inline constexpr std::size_t cityServices = 6;
enum class MysticService : std::uint8_t { Cleanse, Heal, Restore };
enum class WellKind : std::uint8_t { Light, Dark };
enum class ScenarioKind : std::uint8_t { Unset, Thwart, Preserve };
enum class Difficulty : std::uint8_t { Hard, Challenging, Easy, Custom };
enum class Profile : std::uint8_t { Official, Variant };
enum class DstarMethod : std::uint8_t { Halfsies, Lockdown, Net, All };
/// A legal opening, or a game under way of which only supply and holding limits are judged.
enum class PartyMode : std::uint8_t { Start, Snapshot };

/// What a modifier touches (SOM-ICON-01 … 12); Unknown where the icon is lost.
enum class Attribute : std::uint8_t {
    Unknown,
    CombatRoll,
    LuckRoll,
    MovementRoll,
    PhysicalWounds,
    EnergyWounds,
    PhysicalShield,
    EnergyShield,
    Immunity,
    Life,
    Recovery,
    Harvest,
    GateControl
};
enum class Target : std::uint8_t { Self, Opponent, Band };
enum class Duration : std::uint8_t { Always, Turn, Phase, Once };

/// The name in files, and back.
template <class E>
std::string_view nameOf(E value);
template <class E>
std::optional<E> named(std::string_view name);

/// Movement points to enter, in halves (SOM-TERR-01 … 08).
int entryHalves(Terrain terrain);
/// Movement points along a route, in halves (SOM-ROUTE-01, 02).
int routeHalves(RouteKind kind);

// The supply (SOM-COMP).
inline constexpr int maxTerrainBoards = 4;
inline constexpr int maxAvatars = 8;
inline constexpr int mysticTokenCount = 6;
inline constexpr int maxLairs = 24;
inline constexpr int maxLightWells = 4;
inline constexpr int maxDarkWells = 8;
inline constexpr int maxShadowGates = 6;
inline constexpr int maxShadows = 6;
inline constexpr int strongholdsPerBoard = 3;
inline constexpr int colouredShards = 12;
inline constexpr int colourlessShards = 48;
inline constexpr int lifeTokens = 5;
inline constexpr int radianceSets = 3;

}  // namespace bocage::rules::malice
