#pragma once

#include <optional>
#include <string_view>

#include "rules/systems/normandie/content/refusal.h"
#include "rules/systems/normandie/field/battlefield.h"

namespace bocage::rules::normandie {

/// Who moves: a unit reduced to what the movement rules ask about. No strings, so that thousands of moves can
/// be asked for.
struct Mover {
    UnitClass unitClass = UnitClass::Infantry;
    std::uint8_t footprint = 1;
    int side = 0;                    ///< index into Scenario::sides; -1 uncontrolled
    int unit = -1;                   ///< its own counter in Battlefield::units(): never in its own way
    std::optional<int> movement{4};  ///< none = X
    int suppressed = 0;
    bool allTerrain = false, amphibious = false, waterOnly = false;
    bool overTerrain = false;  ///< Flying or Jump (SON-MOV-11)
    bool burrowing = false;    ///< underground side up (SON-SA-35)
    bool urbanFighter = false, gigantic = false, manifestation = false;
    bool surprise = false;  ///< a card lets it land on a dominant position
    bool assault = false, brutal = false;
    int assaultRange = 1;
    bool roaming = false;  ///< assaults whoever is in its way, also of its kind (SON-UNC-06)
    bool zombie = false, masterOfTheDead = false;  ///< who ignores whom (SON-ZOM-03)
    ClassMask targets = 0xf;                       ///< classes it can assault; X bars the others (SON-ASL-03)
    int pace = 0;                                  ///< markers on its movement (SON-OPT-64)
    bool enraged = false;                          ///< moves 4 spaces, whatever it prints (SON-MAD-02)
    bool turnsOver = false;  ///< has another state, taken at the start or end of a move (SON-SA-51)
    Refusal held;            ///< what keeps it from moving: markers, the scenario, being off the board

    bool vehicle() const { return unitClass == UnitClass::Light || unitClass == UnitClass::Heavy; }
    /// Movement as printed and marked, before Suppressed markers.
    int fullMovement() const;
    /// Movement points of this move: 2 fewer for each Suppressed marker (SON-MOV-03).
    int points() const;
    bool operator==(const Mover&) const = default;
};

/// The unit with that face up, nobody's markers on it.
Mover moverOf(const Unit& unit, std::string_view face, int side);
/// The counter as it lies on the battlefield.
Mover moverOf(const Battlefield& field, const FieldUnit& unit);

/// The side a counter fights an assault with: who is below ground comes up for it (SON-SA-35), and
/// who hides shows himself when his hidden side cannot (SON-SA-01: turned over as the move starts).
const UnitSide& assaultSide(const FieldUnit& unit);

/// Why it cannot change its state in a move, even a null one; empty when it can (SON-SA-51).
Refusal turnRefusal(const Mover& mover, const Rulings& rulings);

/// Why it cannot leave its space at all; empty when it can try.
Refusal immobility(const Mover& mover);

}  // namespace bocage::rules::normandie
