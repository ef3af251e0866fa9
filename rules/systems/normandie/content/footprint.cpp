#include "rules/systems/normandie/content/footprint.h"

namespace bocage::rules::normandie {

int footprintCells(int footprint, Cell front, int facing, std::array<Cell, 4>& cells) {
    cells = {};
    cells[0] = front;
    if (footprint == 2) {
        cells[1] = front - stepOf(facing);
        return 2;
    }
    if (footprint == 4) {
        // 2 × 2 counters turn by quarters. `front` is the front left space; the counter's right is a quarter
        // turn clockwise from forward.
        const int quarter = facing & 6;
        const Cell right = stepOf(quarter + 2), behind = front - stepOf(quarter);
        cells[1] = front + right;
        cells[2] = behind;
        cells[3] = behind + right;
        return 4;
    }
    return 1;
}

}  // namespace bocage::rules::normandie
