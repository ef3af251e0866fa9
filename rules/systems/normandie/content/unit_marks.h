#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/content/content.h"
#include "rules/systems/game_system.h"
#include "rules/systems/normandie/content/refusal.h"
#include "rules/systems/normandie/content/terrain_effects.h"

/// What markers do to the counter that carries them. Markers say it in their packs with effects; no code
/// knows a marker by its name. Two more lists of effects are this game's own: `backEffects`, with the back
/// up, and `spent`, for the roll that a marker is given up for.
namespace bocage::rules::normandie {

/// Damage markers of a heavy vehicle (SON-UNI-23); as bits, so that a set of them is one number.
namespace damage {
constexpr std::uint8_t crew = 1, track = 2, hull = 4, primary = 8;
}

/// All markers on one counter added up, or one marker alone. No strings, so that battlefields can be copied
/// and compared by the thousand.
struct UnitMarks {
    enum Flag : std::uint16_t {
        NoMove = 1u << 0,         ///< cannot budge (SON-SA-19)
        NoAction = 1u << 1,       ///< does nothing more; still defends (SON-ACT-05, SON-MAD-03)
        NoFight = 1u << 2,        ///< neither moves nor fights; assaulted, it rolls one bare die (SON-OPT-27)
        DiesAssaulted = 1u << 3,  ///< the same, and an assault destroys it (SON-OPT-54)
        NoCards = 1u << 4,        ///< no bonus of cards (SON-MAD-03)
        Faith = 1u << 5,
        Terrifying = 1u << 6,
        MythosFighter = 1u << 7,  ///< what it adds against Manifestations also harms the Ethereal
        Nauseous = 1u << 8,       ///< who enters its zone is suppressed (SON-OPT-56)
    };
    std::uint16_t flags = 0;
    std::uint8_t suppressed = 0;
    std::uint8_t damage = 0;       ///< bits
    std::uint8_t lifePoints = 0;   ///< those it has left, in place of the printed ones (SON-DMG-05)
    std::uint8_t extraLives = 0;   ///< besides them (SON-OPT-74)
    std::uint8_t poisons = 0;      ///< tests of terror due in Supply (SON-OPT-43, SON-OPT-70)
    std::uint8_t poisonValue = 0;  ///< the highest value among them
    std::uint8_t promisedBlood = 0;
    std::int8_t mythosHunter = 0;
    std::int8_t toughness = 0;  ///< on its defense (SON-OPT-64)
    std::int8_t rust = 0;       ///< off the defense of a vehicle (SON-OPT-28)
    std::int8_t pace = 0;       ///< on its movement (SON-OPT-64)
    std::int8_t melee = 0;      ///< on its dice in assaults (SON-OPT-64)
    std::int8_t rolls = 0;      ///< on all its dice (SON-MAD-07)
    std::int8_t rage = 0;       ///< on the one attack of an enraged unit (SON-MAD-02)
    ClassMask rusts = 0;        ///< classes that rust

    bool has(std::uint16_t mask) const { return (flags & mask) != 0; }
    /// One more marker on a counter of that class.
    void add(const UnitMarks& marker, UnitClass bearer);
    bool operator==(const UnitMarks&) const = default;
};

/// What a marker with these effects does to its bearer; effects on the ground mean nothing here.
UnitMarks marksOf(const std::vector<Effect>& effects, std::optional<int> terror = {});
/// The same for the marker as it lies, by the side up.
UnitMarks marksOf(const MarkerDef& marker, bool backUp);

/// What markers given up for one roll add to it (SON-FIR-10).
struct SpentMarkers {
    std::array<std::int8_t, 4> shot{}, assault{};  ///< by the class they are used against
    std::int8_t mythosHunter = 0;
    std::uint8_t promisedBlood = 0;
    bool empty() const { return *this == SpentMarkers{}; }
    bool operator==(const SpentMarkers&) const = default;
};
void spend(SpentMarkers& sum, const MarkerDef& marker);

/// Why the bearer cannot move, or not act at all; empty when its markers let it.
Refusal heldBy(const UnitMarks& marks);
Refusal inactionOf(const UnitMarks& marks);

/// Every effect on a bearer, with the rule that explains it.
std::span<const EffectInfo> bearerEffectTable();

}  // namespace bocage::rules::normandie
