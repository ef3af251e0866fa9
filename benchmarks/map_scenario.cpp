#include "benchmarks/map_scenario.h"

#include <algorithm>

#include "benchmarks/sample_content.h"

namespace bocage::benchmarks {

using namespace rules;

MapScenario mapScenario(int side, int pieces) {
    MapScenario made;
    made.library = sampleContent()->libraryPtr();
    Scenario& scenario = made.scenario;
    scenario.system = "normandie";
    std::vector<const BoardDef*> boards;
    std::vector<const OverlayDef*> overlays;
    std::vector<ContentId> units;
    for (const Pack& pack : made.library->packs()) {
        for (const BoardDef& board : pack.boards)
            boards.push_back(&board);
        for (const OverlayDef& overlay : pack.overlays)
            overlays.push_back(&overlay);
        for (const SystemContent& content : pack.system)
            if (content.id.kind() == "unit")
                units.push_back(content.id);
    }
    ScenarioSide blue;
    blue.id = SideId("blue");
    blue.colour = "#0072B2";
    scenario.sides.push_back(blue);
    std::size_t number = 0;
    for (int row = 0; row < side && !boards.empty(); row += 10)
        for (int col = 0; col < side; col += 10, ++number) {
            const BoardDef& board = *boards[number * 5 % boards.size()];
            PlacedBoard placed;
            placed.id = ElementId("board-" + std::to_string(number));
            placed.board = board.id;
            placed.face = board.faces[number % board.faces.size()].name;
            placed.at = {col, row};
            placed.rotation = static_cast<Rotation>(number % 4);
            scenario.battlefield.boards.push_back(placed);
            const OverlayDef& overlay = *overlays[number * 7 % overlays.size()];
            PlacedOverlay laid;
            laid.id = ElementId("overlay-" + std::to_string(number));
            laid.overlay = overlay.id;
            laid.face = overlay.faces.front().name;
            laid.at = {std::min(col + 2, side - 6), std::min(row + 3, side - 6)};
            laid.rotation = static_cast<Rotation>(number % 4);
            scenario.battlefield.overlays.push_back(laid);
        }
    for (int i = 0; i < pieces && !units.empty(); ++i) {
        Piece piece;
        piece.id = ElementId("piece-" + std::to_string(i));
        piece.content = units[static_cast<std::size_t>(i) * 13 % units.size()];
        piece.at = {i * 37 % side, i * 53 / 7 % side};
        piece.side = blue.id;
        piece.facing = i % 4 * 2;
        scenario.pieces.push_back(piece);
    }
    Zone zone;
    zone.id = ElementId("zone-1");
    zone.side = blue.id;
    zone.group = "A";
    for (int col = 0; col < 6; ++col)
        for (int row = 0; row < side; ++row)
            zone.cells.push_back({col, row});
    scenario.zones.push_back(zone);
    return made;
}

}  // namespace bocage::benchmarks
