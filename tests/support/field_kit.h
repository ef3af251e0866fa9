#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rules/systems/normandie/field/battlefield.h"

namespace bocage::tests {

using namespace bocage::rules;
namespace n = bocage::rules::normandie;

/// Makes small battlefields out of letters, with its own terrain: tests say what a map looks like and nothing
/// else. Cell letters: '.' open, '#' blocks sight, digits obscure so much, ' ' no cell here; more with
/// kind().
class FieldKit {
public:
    FieldKit() {
        m_pack.manifest.id = PackId("t");
        m_pack.manifest.version = "1.0.0";
        m_pack.manifest.system = "normandie";
        kind('.', {});
        kind('#', {{"blocks-sight", {}, {}}});
        for (char digit = '1'; digit <= '9'; ++digit)
            kind(digit, {{"obscures", digit - '0', {}}});
        edgeKind("wall", {{"wall", {}, {}}});
        edgeKind("entrance", {{"entrance", {}, {}}});
        edgeKind("opening", {{"opening", {}, {}}});
        edgeKind("no-passage", {{"no-passage", {}, {}}});
        edgeKind("fence", {{"obscures", 1, {}}});
        edgeKind("hedge", {{"obscures", 2, {}}});
        edgeKind("screen", {{"blocks-sight", {}, {}}});
        scenario.system = "normandie";
        for (const char* side : {"blue", "red"}) {
            ScenarioSide value;
            value.id = SideId(side);
            scenario.sides.push_back(value);
        }
    }

    static ContentId id(std::string_view kindName, std::string_view name) {
        return ContentId::make("t", kindName, name);
    }

    void kind(char letter, std::vector<Effect> effects) {
        const std::string name = "cell-" + std::to_string(static_cast<int>(letter));
        addTerrain(name, std::move(effects), TerrainKind::Place::Cell);
        m_letters[letter] = id("terrain", name);
    }
    void edgeKind(std::string_view name, std::vector<Effect> effects) {
        addTerrain(name, std::move(effects), TerrainKind::Place::Edge);
    }
    void cornerKind(std::string_view name, std::vector<Effect> effects) {
        addTerrain(name, std::move(effects), TerrainKind::Place::Corner);
    }

    /// A face from rows of letters.
    Face face(std::string_view name, const std::vector<std::string>& rows) const {
        Face result;
        result.name = name;
        result.grid.rows = static_cast<int>(rows.size());
        result.grid.cols = rows.empty() ? 0 : static_cast<int>(rows.front().size());
        for (const std::string& row : rows)
            for (const char letter : row)
                result.grid.cells.push_back(letter == ' ' ? ContentId() : m_letters.at(letter));
        return result;
    }

    void defineBoard(std::string_view name, std::vector<Face> faces) {
        BoardDef board;
        board.id = id("board", name);
        board.faces = std::move(faces);
        m_pack.boards.push_back(std::move(board));
        m_content.reset();
    }
    void defineOverlay(std::string_view name, std::vector<Face> faces) {
        OverlayDef overlay;
        overlay.id = id("overlay", name);
        overlay.faces = std::move(faces);
        m_pack.overlays.push_back(std::move(overlay));
        m_content.reset();
    }

    /// Defines a board and lays it.
    void board(const std::vector<std::string>& rows, Cell at = {}, Rotation rotation = Rotation::R0,
               std::vector<EdgeFeature> edges = {}) {
        const std::string name = "board-" + std::to_string(m_pack.boards.size());
        Face only = face("a", rows);
        only.edges = std::move(edges);
        defineBoard(name, {std::move(only)});
        layBoard(name, at, rotation);
    }
    void layBoard(std::string_view name, Cell at, Rotation rotation = Rotation::R0,
                  std::string_view faceName = "a") {
        PlacedBoard placed;
        placed.id = ElementId("b" + std::to_string(scenario.battlefield.boards.size()));
        placed.board = id("board", name);
        placed.face = faceName;
        placed.at = at;
        placed.rotation = rotation;
        scenario.battlefield.boards.push_back(std::move(placed));
    }
    void layOverlay(std::string_view name, Cell at, Rotation rotation = Rotation::R0,
                    std::string_view faceName = "a") {
        PlacedOverlay placed;
        placed.id = ElementId("o" + std::to_string(scenario.battlefield.overlays.size()));
        placed.overlay = id("overlay", name);
        placed.face = faceName;
        placed.at = at;
        placed.rotation = rotation;
        scenario.battlefield.overlays.push_back(std::move(placed));
    }
    void layEdge(std::string_view name, Cell cell, Side side) {
        PlacedEdge placed;
        placed.id = ElementId("e" + std::to_string(scenario.battlefield.edges.size()));
        placed.kind = id("terrain", name);
        placed.at = Square::edge(cell, side);
        scenario.battlefield.edges.push_back(std::move(placed));
    }
    static EdgeFeature feature(std::string_view name, Cell cell, Side side) {
        return {Square::edge(cell, side), id("terrain", name)};
    }

    /// Defines a unit; fields as in units.json.
    void unit(std::string_view name, std::string_view unitClass, int footprint = 1,
              std::string_view backRole = "none", std::vector<std::pair<std::string, Json>> more = {}) {
        SystemContent item;
        item.id = id("unit", name);
        Json defense;
        defense.set("front", 4);
        Json front;
        front.set("movement", 4);
        front.set("defense", defense);
        item.fields.set("class", unitClass);
        item.fields.set("footprint", footprint);
        item.fields.set("faction", "t:faction/any");
        item.fields.set("front", front);
        if (backRole != "none") {
            item.fields.set("back", front);
            item.fields.set("backRole", backRole);
        }
        for (auto& [key, value] : more)
            item.fields.set(key, std::move(value));
        m_pack.system.push_back(std::move(item));
        m_content.reset();
    }
    void marker(std::string_view name, std::vector<Effect> effects) {
        MarkerDef def;
        def.id = id("marker", name);
        def.effects = std::move(effects);
        m_pack.markers.push_back(std::move(def));
        m_content.reset();
    }
    /// Puts a unit or marker down; returns its index among the pieces.
    std::size_t piece(const ContentId& content, Cell at, std::string_view side = "", int facing = 0,
                      std::string_view faceUp = "front") {
        Piece value;
        value.id = ElementId("p" + std::to_string(scenario.pieces.size()));
        value.content = content;
        value.at = at;
        value.side = SideId(side);
        value.facing = facing;
        value.face = faceUp;
        scenario.pieces.push_back(std::move(value));
        return scenario.pieces.size() - 1;
    }
    std::size_t put(std::string_view unitName, Cell at, std::string_view side = "blue", int facing = 0,
                    std::string_view faceUp = "front") {
        return piece(id("unit", unitName), at, side, facing, faceUp);
    }

    n::ContentPtr content() {
        if (!m_content)
            m_content = n::Content::build(Library::build({m_pack}).first).first;
        return m_content;
    }
    n::Battlefield build() { return n::Battlefield::build(scenario, content()); }

    Scenario scenario;

private:
    void addTerrain(std::string_view name, std::vector<Effect> effects, TerrainKind::Place place) {
        TerrainKind terrain;
        terrain.id = id("terrain", name);
        terrain.place = place;
        terrain.effects = std::move(effects);
        m_pack.terrain.push_back(std::move(terrain));
        m_content.reset();
    }

    Pack m_pack;
    std::map<char, ContentId> m_letters;
    n::ContentPtr m_content;
};

}  // namespace bocage::tests
