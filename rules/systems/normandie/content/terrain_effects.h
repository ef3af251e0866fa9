#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/content/content.h"
#include "rules/systems/game_system.h"
#include "rules/systems/normandie/content/content.h"

/// The symbols of section 5 as bits and small numbers. A terrain kind is any combination of them, so a pack's
/// new kind means something everywhere without code.
namespace bocage::rules::normandie {

/// What a cell may be. Combined with | in CellEffects::bits.
enum CellBit : std::uint32_t {
    CellExists = 1u << 0,  ///< some board lies here
    BlocksSight = 1u << 1,
    NoIndirect = 1u << 2,
    DifficultPassage = 1u << 3,
    Impassable = 1u << 4,  ///< to everybody; class bans are in CellEffects::barred
    Water = 1u << 5,
    Swamp = 1u << 6,
    DifficultTerrain = 1u << 7,
    Stilted = 1u << 8,
    UnderwaterPassage = 1u << 9,
    Ford = 1u << 10,
    BuildingCell = 1u << 11,
    SearchPlace = 1u << 12,
    MassGrave = 1u << 13,
    MythosPlace = 1u << 14,
    MythosBarrier = 1u << 15,
    ToxicCloud = 1u << 16,
    Bunker = 1u << 17,
    DominantPosition = 1u << 18,
    Cliff = 1u << 19,
    Prison = 1u << 20,
    Laboratory = 1u << 21,
    Wreck = 1u << 22,
    Ruin = 1u << 23,
    WaterBelow = 1u << 24,     ///< stilted over water; every other stilted cell counts as over swamp
    CoversGround = 1u << 25,   ///< an overlay lies here
    HasOpening = 1u << 26,     ///< building cell with a door or window to the outside (SON-BLD-03, -04)
    HasStructure = 1u << 27,   ///< can be demolished; the points are in CellEffects::structure
    DreamlandGate = 1u << 28,  ///< travellers test Terror; it is no Manifestation (SON-OPT-51)
};

/// What an edge may be.
enum EdgeBit : std::uint8_t {
    EdgeWall = 1u << 0,       ///< stops sight and passage
    EdgeNoPassage = 1u << 1,  ///< stops passage and sight (SON-TER-11)
    EdgeEntrance = 1u << 2,   ///< blue arrow: a way in and an opening
    EdgeOpening = 1u << 3,    ///< white arrow: a gap in the wall for sight and for Urban Fighters
    EdgeBlocksSight = 1u << 4,
    EdgeNoIndirect = 1u << 5,
    EdgePresent = 1u << 6,  ///< some feature lies here, whatever it does
};

/// One bit per UnitClass.
using ClassMask = std::uint8_t;
constexpr ClassMask maskOf(UnitClass unitClass) {
    return static_cast<ClassMask>(1u << static_cast<unsigned>(unitClass));
}

struct CellEffects {
    std::uint32_t bits = 0;
    ClassMask barred = 0;         ///< classes that may not enter (SON-TER-09, -10)
    std::uint8_t obscures = 0;    ///< penalty per crossed space
    std::uint8_t defense = 0;     ///< bonus of infantry
    std::uint8_t structure = 0;   ///< demolition points, when HasStructure
    std::uint8_t graves = 0;      ///< Zombies a mass grave yields; 0 = without end
    std::uint8_t mythos = 0;      ///< Terror value; 0 = none printed
    std::uint8_t demolition = 0;  ///< demolition points lying here
    bool has(std::uint32_t mask) const { return (bits & mask) != 0; }
    bool operator==(const CellEffects&) const = default;
};

struct EdgeEffects {
    std::uint8_t flags = 0;
    std::uint8_t obscures = 0;
    ClassMask barred = 0;  ///< classes that may not cross: wire, beams (SON-TER-10 on an edge)
    bool has(std::uint8_t mask) const { return (flags & mask) != 0; }
    bool stopsSight() const { return has(EdgeWall | EdgeNoPassage | EdgeBlocksSight); }
    bool stopsPassage() const { return has(EdgeWall | EdgeNoPassage); }
    bool operator==(const EdgeEffects&) const = default;
};

ClassMask classMask(const std::vector<std::string>& classes);

/// Values above what a printed counter can hold are cut, unknown names are left to pack check.
CellEffects cellEffects(const std::vector<Effect>& effects);
EdgeEffects edgeEffects(const std::vector<Effect>& effects);

/// Both lie here at once: obscuring adds up (SON-TER-04), the better defense holds, bans unite.
CellEffects combined(const CellEffects& below, const CellEffects& above);

/// Every effect Normandie knows, with the rule that explains it.
std::span<const EffectInfo> effectTable();

}  // namespace bocage::rules::normandie
