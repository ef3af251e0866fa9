#pragma once

#include "rules/systems/normandie/movement/movement.h"
#include "tests/support/field_kit.h"

namespace bocage::tests {

/// A field kit with the terrain of the movement rules: '~' water, '%' swamp, 'x' difficult terrain, 'h'
/// hedgerow, 'm' mud, 'X' impassable, 'V' closed to vehicles, 'f' ford, 'B' building floor, 'K' bunker floor,
/// 's' stilts, 'u' underwater passage, 'D' dominant position, '!' Mythos Barrier, 'C' cave wall.
class MoveKit : public FieldKit {
public:
    MoveKit() {
        const auto one = [](const char* name) { return Effect{name, {}, {}}; };
        const Effect noVehicles{"impassable-to", {}, {"light", "heavy"}};
        kind('~', {one("water")});
        kind('%', {one("swamp")});
        kind('x', {one("difficult-terrain")});
        kind('h', {one("blocks-sight"), one("difficult-passage"), noVehicles});
        kind('m', {one("difficult-passage"), noVehicles});
        kind('X', {one("impassable")});
        kind('V', {noVehicles});
        kind('N', {{"impassable-to", {}, {"infantry", "light", "heavy"}}});
        kind('f', {one("ford")});
        kind('B', {one("building")});
        kind('K', {one("building"), one("bunker")});
        kind('s', {one("stilted")});
        kind('u', {one("underwater-passage"), one("impassable")});
        kind('D', {one("dominant-position")});
        kind('!', {one("mythos-barrier")});
        kind('C', {one("impassable"), one("blocks-sight"), one("no-indirect")});
        unit("rifles", "infantry");
        unit("truck", "light");
        unit("tank", "heavy", 2);
        unit("beast", "creature", 2);
        unit("shoggoth", "creature", 4);
        unit("worm", "infantry", 1, "burrowing");
        unit("hound", "infantry", 1, "teleport");
        marker("suppressed", {{"suppressed", {}, {}}});
    }

    /// A one-side mover of the blue side.
    static n::Mover mover(n::UnitClass unitClass, int movement, int footprint = 1) {
        n::Mover result;
        result.unitClass = unitClass;
        result.movement = movement;
        result.footprint = static_cast<std::uint8_t>(footprint);
        return result;
    }
    static n::Mover foot(int movement) { return mover(n::UnitClass::Infantry, movement); }

    /// Cost of ending the move on each cell as letters: '.' not reached, digits up to 9, then 'a' …
    std::vector<std::string> costs(const n::Mover& who, Cell from, int facing = 0) {
        const n::Battlefield field = build();
        const n::MovementField moves(field, who);
        n::ReachMap reach;
        moves.reach({from, facing}, reach);
        std::vector<std::string> rows;
        for (int row = 0; row < field.rows(); ++row) {
            rows.emplace_back();
            for (int col = 0; col < field.cols(); ++col) {
                const auto cost = reach.cost(field.origin() + Cell{col, row});
                rows.back() += !cost ? '.' : static_cast<char>(*cost < 10 ? '0' + *cost : 'a' + *cost - 10);
            }
        }
        return rows;
    }
    std::optional<int> cost(const n::Mover& who, Cell from, Cell to, int facing = 0) {
        const n::Battlefield field = build();
        n::ReachMap reach;
        n::MovementField(field, who).reach({from, facing}, reach);
        return reach.cost(to);
    }
    n::Refusal whyNot(const n::Mover& who, Cell from, Cell to, int facing = 0) {
        const n::Battlefield field = build();
        return n::MovementField(field, who).whyNot({from, facing}, to);
    }
    std::vector<n::AssaultChance> assaults(const n::Mover& who, Cell from, int facing = 0) {
        const n::Battlefield field = build();
        const n::MovementField moves(field, who);
        n::ReachMap reach;
        moves.reach({from, facing}, reach);
        return moves.assaults(reach);
    }
};

using Rows = std::vector<std::string>;
using Why = n::Refusal;

/// A board of one letter.
inline Rows plain(int cols, int rows, char letter = '.') {
    return Rows(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(cols), letter));
}

/// A 2 × 2 house at `at` with one door to the south of its lower left cell and one window on the east side of
/// its upper right cell.
inline void layHouse(MoveKit& kit, Cell at, char floor = 'B') {
    kit.defineOverlay("house", {kit.face("a", {std::string(2, floor), std::string(2, floor)})});
    kit.layOverlay("house", at);
    kit.layEdge("entrance", at + Cell{0, 1}, Side::South);
    kit.layEdge("opening", at + Cell{1, 0}, Side::East);
}

}  // namespace bocage::tests
