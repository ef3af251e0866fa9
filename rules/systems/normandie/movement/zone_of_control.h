#pragma once

#include <cstdint>
#include <vector>

#include "rules/systems/normandie/movement/mover.h"

namespace bocage::rules::normandie {

/// For each cell (by Battlefield index) the directions, as bits of eighths clockwise from north, in which an
/// enemy stands whose zone of control covers the cell (SON-ZOC-01, -04, -05, -08).
std::vector<std::uint8_t> enemyZones(const Battlefield& field, const Mover& mover);

/// True when some enemy has both spaces in its zone: the mask of the space left, the step, the mask of the
/// space entered (SON-ZOC-02).
bool staysInOneZone(std::uint8_t zonesLeft, int step, std::uint8_t zonesEntered);

/// For each cell whether a spell suppresses who enters it (SON-OPT-56): those around its caster, or the
/// caster's zone of control proper, which the spell itself takes from it (SON-AMB-61, -62). Empty when there
/// is no such spell.
std::vector<std::uint8_t> nauseaCircles(const Battlefield& field, const Mover& mover);

/// Whether the separating symbols keep two adjacent cells apart (SON-AMB-19): walls, windows, No passage;
/// diagonally when both ways round are cut.
bool separated(const Battlefield& field, Cell from, int step);

/// True when the mover has to obey zones at all (SON-ZOC-03, SON-AMB-18).
bool boundByZones(const Mover& mover, const Rulings& rulings);

}  // namespace bocage::rules::normandie
