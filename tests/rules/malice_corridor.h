#pragma once

#include <QtTest>
#include <cmath>

#include "rules/systems/malice/sim/march.h"

/// What the tests of the simulators share: figures to four digits, and a table of two maps in a row.
namespace bocage::tests {

using namespace rules::malice::sim;

inline bool near(double value, double wanted, double tolerance = 0.00005001) {
    if (std::abs(value - wanted) <= tolerance)
        return true;
    qWarning("%.6f is not %.6f", value, wanted);
    return false;
}

/// A rounded figure that was itself played 100,000 times: its last digit and three standard errors of both.
inline bool met(const Pmf& pmf, std::uint64_t runs, double wanted, double lastDigit) {
    const double error = pmf.deviation() * std::sqrt(1.0 / static_cast<double>(runs) + 1.0 / 100'000);
    return near(pmf.mean(), wanted, lastDigit / 2 + 3 * error);
}

/// Two maps in a row: cells 0 … 9 and 10 … 19, joined or not; Gates at 0 and 19, strongholds at 3, 6, 9 and
/// 10, 13, 16.
inline MarchBoard corridor(bool joined) {
    MarchBoard board;
    board.realm = RealmBoard::hexagon(2);
    AethosBoard& aethos = board.aethos;
    aethos.neighbours.resize(20);
    for (int cell = 0; cell < 20; ++cell) {
        aethos.mapOf.push_back(cell / 10);
        for (const int next : {cell - 1, cell + 1})
            if (next >= 0 && next < 20 && (joined || next / 10 == cell / 10))
                aethos.neighbours[static_cast<std::size_t>(cell)].push_back(next);
    }
    aethos.gates = {0, 19};
    for (const int cell : {3, 6, 9, 10, 13, 16})
        aethos.strongholds.push_back({cell, cell / 10, WellLight::Random, WellState::Unrevealed});
    aethos.places = {5};
    board.prepare();
    return board;
}

}  // namespace bocage::tests
