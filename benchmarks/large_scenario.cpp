#include "benchmarks/large_scenario.h"

#include <algorithm>

#include "benchmarks/map_scenario.h"
#include "rules/format/formats.h"

namespace bocage::benchmarks {

using namespace rules;

namespace {

/// One more handful of everything, number `n`.
void grow(Scenario& scenario, const Scenario& pattern, int n) {
    const auto id = [&](const char* what, int i) {
        return ElementId(std::string(what) + "-" + std::to_string(n) + "-" + std::to_string(i));
    };
    const auto of = [&](const auto& list, int i) {
        return list[static_cast<std::size_t>(n + i) % list.size()];
    };
    for (int i = 0; i < 2; ++i) {
        Piece piece = of(pattern.pieces, i);
        piece.id = id("piece", i);
        piece.at = {(n * 7 + i * 13) % 60, (n * 11 + i) % 60};
        piece.label = Text("No. " + std::to_string(n));
        scenario.pieces.push_back(piece);
        PlacedOverlay overlay = of(pattern.battlefield.overlays, i);
        overlay.id = id("overlay", i);
        scenario.battlefield.overlays.push_back(overlay);
        PlacedEdge edge;
        edge.id = id("edge", i);
        edge.kind = ContentId("son-core:edge/wire");
        edge.at = {{(n + i) % 60, n % 60}, i ? Edge::Axis::North : Edge::Axis::West};
        scenario.battlefield.edges.push_back(edge);
    }
    for (int i = 0; i < 10; ++i)
        scenario.zones.front().cells.push_back({(n + i) % 60, (n * 3 + i) % 60});
}

}  // namespace

Scenario largeScenario(std::size_t bytes) {
    const Scenario pattern = mapScenario(60, 200).scenario;
    Scenario scenario = pattern;
    Scenario probe = pattern;
    const std::size_t empty = writeScenario(pattern).size();
    for (int n = 0; n < 20; ++n)
        grow(probe, pattern, n);
    const std::size_t each = (writeScenario(probe).size() - empty) / 20;
    for (int n = 0; n < static_cast<int>((bytes - std::min(bytes, empty)) / each); ++n)
        grow(scenario, pattern, n);
    // As the loader keeps them; otherwise what is read would differ from what was made.
    std::vector<Cell>& cells = scenario.zones.front().cells;
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return scenario;
}

}  // namespace bocage::benchmarks
