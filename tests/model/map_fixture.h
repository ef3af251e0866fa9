#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::tests {

using namespace bocage::rules;

/// A pack with one terrain kind per look, one board that shows them all, a house, and a battle on them.
struct MapFixture {
    LibraryPtr library;
    Scenario scenario;

    MapFixture() {
        Pack pack;
        scenario.system = "normandie";
        pack.manifest.id = PackId("t");
        pack.manifest.version = "1.0.0";
        pack.manifest.system = "normandie";
        for (const char* look :
             {"grass",      "meadow",     "field",     "road",        "dirt",   "hedgerow",
              "thicket",    "forest",     "water",     "swamp",       "mud",    "sand",
              "rock",       "ford",       "floor",     "stone-floor", "rubble", "wreck",
              "cave-floor", "footbridge", "cave-wall", "stilts",      "grave",  "glass-sea"})
            addKind(pack, look, TerrainKind::Place::Cell);
        for (const char* look :
             {"wall", "entrance", "opening", "low-wall", "fence", "wire", "hedge", "hedgehog"})
            addKind(pack, look, TerrainKind::Place::Edge);
        for (const char* look : {"totem", "gate"})
            addKind(pack, look, TerrainKind::Place::Corner);

        BoardDef board;
        board.id = ContentId("t:board/all");
        board.faces.push_back(face({"ffffrhhmmmgg", "ffffrghmtmgg", "ffffrgggttoo", "wwwwxwwwwooo",
                                    "ggggrgssssdd", "ggggrrrrrrdd", "uuggsssgrgcC", "uuwwwwggrgcC",
                                    "nnwBwwkkrgcc", "nnwBwwkkrgiz", "ggSSwwqlrjcc", "ggSSggqlrjcC"}));
        board.faces.back().name = "a";
        pack.boards.push_back(board);

        OverlayDef house;
        house.id = ContentId("t:overlay/house");
        house.faces.push_back(face({"nnn", "nnn"}));
        Face& plan = house.faces.back();
        plan.name = "a";
        plan.look = "house";
        plan.rooms = {{"A", {{0, 0}, {1, 0}, {0, 1}, {1, 1}}}, {"B", {{2, 0}, {2, 1}}}};
        const auto edge = [&](int col, int row, Edge::Axis axis, const char* look) {
            plan.edges.push_back({{{col, row}, axis}, kindId(look)});
        };
        for (int col = 0; col < 3; ++col) {
            edge(col, 0, Edge::Axis::North, col == 1 ? "opening" : "wall");
            edge(col, 2, Edge::Axis::North, col == 1 ? "entrance" : "wall");
        }
        for (int row = 0; row < 2; ++row) {
            edge(0, row, Edge::Axis::West, "wall");
            edge(3, row, Edge::Axis::West, "wall");
        }
        edge(2, 0, Edge::Axis::West, "wall");
        pack.overlays.push_back(house);
        FactionDef faction;
        faction.id = ContentId("t:faction/blue");
        faction.colour = "#0072B2";
        pack.factions.push_back(faction);

        std::vector<Pack> packs;
        packs.push_back(std::move(pack));
        library = Library::build(std::move(packs)).first;

        place("b1", {0, 0}, Rotation::R0);
        place("b2", {12, 0}, Rotation::R90);
        PlacedOverlay placed;
        placed.id = ElementId("o1");
        placed.overlay = ContentId("t:overlay/house");
        placed.at = {6, 4};
        placed.rotation = Rotation::R90;
        scenario.battlefield.overlays.push_back(placed);
        PlacedOverlay missing = placed;
        missing.id = ElementId("o2");
        missing.overlay = ContentId("gone:overlay/windmill");
        missing.at = {10, 1};
        scenario.battlefield.overlays.push_back(missing);
        int number = 0;
        for (const char* look : {"low-wall", "fence", "wire", "hedge", "hedgehog"}) {
            PlacedEdge edgePiece;
            edgePiece.id = ElementId("e" + std::to_string(number));
            edgePiece.kind = kindId(look);
            edgePiece.at = {{13 + number++, 5}, Edge::Axis::North};
            scenario.battlefield.edges.push_back(edgePiece);
        }
        scenario.battlefield.corners.push_back({ElementId("c1"), kindId("totem"), {3, 6}, {}});
        scenario.battlefield.corners.push_back({ElementId("c2"), kindId("gate"), {2, 3}, {}});
        ScenarioSide side;
        side.id = SideId("blue");
        side.colour = "#0072B2";
        scenario.sides.push_back(side);
        Zone zone;
        zone.id = ElementId("z1");
        zone.side = side.id;
        zone.group = "A";
        zone.cells = {{0, 4}, {0, 5}, {1, 4}, {1, 5}};
        scenario.zones.push_back(zone);
        EntryArrow arrow;
        arrow.id = ElementId("a1");
        arrow.side = side.id;
        arrow.at = {0, 8};
        arrow.from = Side::West;
        scenario.entries.push_back(arrow);
        for (const auto kind : {Objective::Kind::Main, Objective::Kind::Secondary, Objective::Kind::Bonus}) {
            Objective objective;
            objective.id = ElementId("j" + std::to_string(static_cast<int>(kind)));
            objective.kind = kind;
            objective.cells = {{4 + static_cast<int>(kind), 6}};
            objective.value = 3;
            scenario.objectives.push_back(objective);
        }
        Note note;
        note.id = ElementId("n1");
        note.at = {1, 1};
        note.text = "Check the ford";
        scenario.notes.push_back(note);
        scenario.title = "Fixture";
    }

    static ContentId kindId(const std::string& look) { return ContentId("t:terrain/" + look); }

    void place(const char* id, Cell at, Rotation rotation) {
        PlacedBoard board;
        board.id = ElementId(id);
        board.board = ContentId("t:board/all");
        board.at = at;
        board.rotation = rotation;
        scenario.battlefield.boards.push_back(board);
    }

    Face face(const std::vector<std::string>& rows) const {
        static const std::vector<std::pair<char, const char*>> letters = {
            {'g', "grass"},       {'m', "meadow"},  {'f', "field"},  {'r', "road"},       {'d', "dirt"},
            {'h', "hedgerow"},    {'t', "thicket"}, {'o', "forest"}, {'w', "water"},      {'s', "swamp"},
            {'u', "mud"},         {'S', "sand"},    {'k', "rock"},   {'x', "ford"},       {'n', "floor"},
            {'i', "stone-floor"}, {'q', "rubble"},  {'l', "wreck"},  {'c', "cave-floor"}, {'B', "footbridge"},
            {'C', "cave-wall"},   {'z', "stilts"},  {'j', "grave"},  {'?', "glass-sea"}};
        Face face;
        face.grid.rows = static_cast<int>(rows.size());
        face.grid.cols = static_cast<int>(rows.front().size());
        for (const std::string& row : rows)
            for (const char letter : row)
                for (const auto& [known, look] : letters)
                    if (known == letter)
                        face.grid.cells.push_back(kindId(look));
        return face;
    }

private:
    static void addKind(Pack& pack, const char* look, TerrainKind::Place place) {
        TerrainKind kind;
        kind.id = kindId(look);
        kind.name = look;
        kind.look = look;
        kind.place = place;
        pack.terrain.push_back(kind);
    }
};

}  // namespace bocage::tests
