#pragma once

#include <vector>

#include "rules/systems/normandie/odds/odds.h"

/// Terror, searches, demolition and the raising of Zombies for counters as they lie, with what the scenario's
/// bags hold.
namespace bocage::rules::normandie {

struct FieldTest {
    std::optional<int> value;  ///< an effect forces the test, against this (an Amulet, a spell, the Gate)
    bool supplyPhase = true;
};
struct FieldTerror {
    /// What the unit must face in one test: the highest in sight, or one of the poisons on it.
    enum class Cause : std::uint8_t { Sight, Effect, Poison };
    Cause cause = Cause::Sight;
    int times = 1;  ///< as often as there are markers
    std::vector<std::size_t>
        frightening;           ///< pieces in sight that frighten, as indices into Scenario::pieces
    std::vector<Cell> places;  ///< spaces in sight that do
    TerrorOdds odds;
};
/// Every test the unit would have to make now; the first is that of what it sees or of the effect.
std::vector<FieldTerror> terrorOnField(const Battlefield& field, const Scenario& scenario,
                                       const FieldUnit& unit, const FieldTest& test = {});

/// Tokens that the scenario's Madness bag holds; those of the packs when it names none.
MadnessBag madnessBag(const Scenario& scenario, const Library& library);

SearchOdds searchOnField(const Battlefield& field, const Scenario& scenario, const FieldUnit& unit,
                         bool hasOrder, bool supplyPhase);

/// Firing at what stands in a space, house or Totem, rather than at a unit (SON-DMG-07).
struct FieldDemolition {
    Refusal refusal;
    Cell from, to;
    int dice = 0, structure = 0, already = 0;
    int penalty = 0;  ///< what the shooter's markers take from each die
    Distribution<int> markers;
    Chance destroyed;
};
FieldDemolition demolitionOnField(const Battlefield& field, const FieldUnit& shooter, Cell target,
                                  std::optional<Corner> corner = {});

/// One act of creation by a Master of the Dead (SON-ZOM-04).
struct FieldRaising {
    Refusal refusal;
    bool singleGrave = false;
    int inBag = 0, freeSpaces = 0;
    Distribution<int> zombies;
};
FieldRaising raisingOnField(const Battlefield& field, const Scenario& scenario, const FieldUnit& master);

}  // namespace bocage::rules::normandie
