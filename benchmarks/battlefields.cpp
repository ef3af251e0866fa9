#include "benchmarks/battlefields.h"

#include <random>

namespace bocage::benchmarks {

using namespace rules;

namespace {

class Maker {
public:
    Maker() {
        m_pack.manifest.id = PackId("bench");
        m_pack.manifest.version = "1.0.0";
        m_pack.manifest.system = "normandie";
        kind("grass", {});
        kind("hedgerow", {{"blocks-sight", {}, {}}, {"difficult-passage", {}, {}}, {"defense", 1, {}}});
        kind("rock", {{"blocks-sight", {}, {}}, {"impassable", {}, {}}});
        kind("wheat", {{"obscures", 1, {}}});
        kind("thicket", {{"obscures", 2, {}}, {"defense", 1, {}}});
        kind("mud", {{"difficult-passage", {}, {}}, {"impassable-to", {}, {"light", "heavy"}}});
        kind("water", {{"water", {}, {}}});
        kind("floor", {{"building", {}, {}}, {"defense", 2, {}}});
        kind("wall", {{"wall", {}, {}}}, TerrainKind::Place::Edge);
        kind("door", {{"entrance", {}, {}}}, TerrainKind::Place::Edge);
        kind("window", {{"opening", {}, {}}}, TerrainKind::Place::Edge);
        kind("fence", {{"obscures", 1, {}}}, TerrainKind::Place::Edge);
    }

    ContentId id(std::string_view kindName, std::string_view name) const {
        return ContentId::make("bench", kindName, name);
    }
    std::size_t upTo(std::size_t count) { return m_random() % count; }

    const char* randomTerrain() {
        const std::size_t roll = upTo(100);
        return roll < 8    ? "hedgerow"
               : roll < 10 ? "rock"
               : roll < 20 ? "wheat"
               : roll < 30 ? "thicket"
               : roll < 34 ? "mud"
               : roll < 37 ? "water"
                           : "grass";
    }

    Face mixedFace(int side) {
        Face face;
        face.name = "a";
        face.grid.cols = face.grid.rows = side;
        for (int i = 0; i < side * side; ++i)
            face.grid.cells.push_back(id("terrain", randomTerrain()));
        // A fence of four edges in every other block of ten by ten.
        for (int row = 5; row + 5 <= side; row += 10)
            for (int col = (row / 10 % 2) * 10 + 2; col + 4 <= side; col += 20)
                for (int i = 0; i < 4; ++i)
                    face.edges.push_back({{{col + i, row}, Edge::Axis::North}, id("terrain", "fence")});
        return face;
    }

    Face house() const {
        Face face;
        face.name = "a";
        face.grid.cols = 3;
        face.grid.rows = 2;
        face.grid.cells.assign(6, id("terrain", "floor"));
        const auto edge = [&](int col, int row, Edge::Axis axis, const char* what) {
            face.edges.push_back({{{col, row}, axis}, id("terrain", what)});
        };
        for (int col = 0; col < 3; ++col) {
            edge(col, 0, Edge::Axis::North, col == 1 ? "window" : "wall");
            edge(col, 2, Edge::Axis::North, col == 1 ? "door" : "wall");
        }
        for (int row = 0; row < 2; ++row) {
            edge(0, row, Edge::Axis::West, row == 0 ? "window" : "wall");
            edge(3, row, Edge::Axis::West, row == 1 ? "window" : "wall");
            edge(1, row, Edge::Axis::West, row == 0 ? "wall" : "door");
        }
        face.structure = 3;
        return face;
    }

    void board(std::string_view name, Face face) {
        BoardDef board;
        board.id = id("board", name);
        board.faces.push_back(std::move(face));
        m_pack.boards.push_back(std::move(board));
    }
    void overlay(std::string_view name, Face face) {
        OverlayDef overlay;
        overlay.id = id("overlay", name);
        overlay.faces.push_back(std::move(face));
        m_pack.overlays.push_back(std::move(overlay));
    }
    void unit(std::string_view name, std::string_view unitClass, int footprint) {
        SystemContent item;
        item.id = id("unit", name);
        Json defense, front;
        defense.set("front", 4);
        front.set("movement", 4);
        front.set("defense", defense);
        item.fields.set("class", unitClass);
        item.fields.set("footprint", footprint);
        item.fields.set("faction", "bench:faction/any");
        item.fields.set("front", front);
        m_pack.system.push_back(std::move(item));
    }

    void layBoard(std::string_view name, Cell at, Rotation rotation = Rotation::R0) {
        PlacedBoard placed;
        placed.id = ElementId("board-" + std::to_string(scenario.battlefield.boards.size()));
        placed.board = id("board", name);
        placed.at = at;
        placed.rotation = rotation;
        scenario.battlefield.boards.push_back(std::move(placed));
    }
    void layOverlay(std::string_view name, Cell at, Rotation rotation = Rotation::R0) {
        PlacedOverlay placed;
        placed.id = ElementId("overlay-" + std::to_string(scenario.battlefield.overlays.size()));
        placed.overlay = id("overlay", name);
        placed.at = at;
        placed.rotation = rotation;
        scenario.battlefield.overlays.push_back(std::move(placed));
    }

    MadeScenario finish() {
        return {std::move(scenario),
                normandie::Content::build(Library::build({std::move(m_pack)}).first).first};
    }

    Scenario scenario;

private:
    void kind(std::string_view name, std::vector<Effect> effects,
              TerrainKind::Place place = TerrainKind::Place::Cell) {
        TerrainKind terrain;
        terrain.id = id("terrain", name);
        terrain.place = place;
        terrain.effects = std::move(effects);
        m_pack.terrain.push_back(std::move(terrain));
    }

    Pack m_pack;
    std::mt19937 m_random{20240606};
};

}  // namespace

MadeScenario mixedTerrain(int side) {
    Maker maker;
    maker.board("all", maker.mixedFace(side));
    maker.overlay("house", maker.house());
    maker.layBoard("all", {0, 0});
    // A house in every block of fifteen by fifteen.
    for (int row = 4; row + 3 <= side; row += 15)
        for (int col = 4; col + 3 <= side; col += 15)
            maker.layOverlay("house", {col, row}, static_cast<Rotation>(maker.upTo(4)));
    return maker.finish();
}

MadeScenario laidOut(int side, int units) {
    Maker maker;
    for (int i = 0; i < 6; ++i)
        maker.board("board-" + std::to_string(i), maker.mixedFace(10));
    maker.overlay("house", maker.house());
    Face thicket;
    thicket.name = "a";
    thicket.grid.cols = 2;
    thicket.grid.rows = 2;
    thicket.grid.cells.assign(4, maker.id("terrain", "thicket"));
    maker.overlay("thicket", thicket);
    maker.unit("rifles", "infantry", 1);
    maker.unit("tank", "heavy", 2);
    for (const char* name : {"blue", "red"}) {
        ScenarioSide value;
        value.id = SideId(name);
        maker.scenario.sides.push_back(value);
    }
    for (int row = 0; row < side; row += 10)
        for (int col = 0; col < side; col += 10) {
            maker.layBoard("board-" + std::to_string(maker.upTo(6)), {col, row},
                           static_cast<Rotation>(maker.upTo(4)));
            for (int i = 0; i < 4; ++i)
                maker.layOverlay(i == 0 ? "house" : "thicket",
                                 {col + int(maker.upTo(7)), row + int(maker.upTo(7))},
                                 static_cast<Rotation>(maker.upTo(4)));
        }
    for (int i = 0; i < units; ++i) {
        Piece piece;
        piece.id = ElementId("unit-" + std::to_string(i));
        piece.content = maker.id("unit", i % 5 == 0 ? "tank" : "rifles");
        piece.at = {int(maker.upTo(std::size_t(side))), int(maker.upTo(std::size_t(side)))};
        piece.side = SideId(i % 2 == 0 ? "blue" : "red");
        piece.facing = int(maker.upTo(8));
        maker.scenario.pieces.push_back(std::move(piece));
    }
    return maker.finish();
}

}  // namespace bocage::benchmarks
