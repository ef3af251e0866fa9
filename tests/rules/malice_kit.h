#pragma once

#include "rules/systems/malice/sections.h"
#include "rules/systems/malice/table/graph.h"
#include "tests/rules/sample_packs.h"

/// Boards and tables of Shadows of Malice made by hand, on the terrain and tokens of the sample pack.
namespace bocage::tests {

inline const rules::Pack& malicePack() {
    static const SamplePack sample = samplePack(QStringLiteral("som-base"));
    return sample.pack;
}

inline rules::ContentId maliceTerrain(const char* name) {
    return rules::ContentId::make("som-base", "terrain", name);
}

/// A hexagon of plains with that radius, whose outer ring is half cells on six edges.
inline rules::BoardDef maliceHexagon(const char* name, int radius) {
    using namespace rules;
    BoardDef board;
    board.id = ContentId::make("som-base", "board", name);
    board.name = Text(name);
    board.grid = GridKind::Hex;
    Face face;
    face.name = "a";
    const int side = 2 * radius + 1;
    face.grid = {side, side, std::vector<ContentId>(static_cast<std::size_t>(side * side))};
    malice::BoardSection section;
    const auto ring = [&](Cell cell) {
        const int q = cell.col - radius, r = cell.row - radius;
        return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
    };
    for (int row = 0; row < side; ++row)
        for (int col = 0; col < side; ++col)
            if (ring({col, row}) <= radius)
                face.grid.at({col, row}) = maliceTerrain("plains");
    const Cell corners[] = {{radius, 0},          {2 * radius, 0}, {2 * radius, radius},
                            {radius, 2 * radius}, {0, 2 * radius}, {0, radius}};
    std::set<Cell> halves;
    for (int e = 0; e < 6; ++e) {
        malice::BoardEdge edge{e, {}};
        const Cell from = corners[e], to = corners[(e + 1) % 6];
        for (int i = 0; i <= radius; ++i)
            edge.cells.push_back(
                {from.col + (to.col - from.col) / radius * i, from.row + (to.row - from.row) / radius * i});
        halves.insert(edge.cells.begin(), edge.cells.end());
        section.edges.push_back(std::move(edge));
    }
    for (const Cell cell : halves) {
        malice::CellDetail detail;
        detail.at = cell;
        detail.shape = std::ranges::find(corners, cell) != std::end(corners) ? malice::Shape::Corner
                                                                             : malice::Shape::Half;
        section.cells.push_back(std::move(detail));
    }
    malice::setSection(face.extras, section);
    board.faces = {std::move(face)};
    return board;
}

inline rules::LibraryPtr maliceLibrary(std::vector<rules::BoardDef> boards = {}) {
    rules::Pack pack = malicePack();
    for (rules::BoardDef& board : boards)
        pack.boards.push_back(std::move(board));
    return rules::Library::build({std::move(pack)}).first;
}

/// A scenario of these boards of the pack, side by side, painted as told.
inline rules::Scenario maliceScenario(const std::vector<std::string>& boards,
                                      const rules::malice::ScenarioSection& section) {
    rules::Scenario scenario;
    scenario.system = "malice";
    scenario.title = rules::Text("Table");
    scenario.battlefield.grid = rules::GridKind::Hex;
    int at = 0;
    for (const std::string& name : boards) {
        rules::PlacedBoard placed;
        placed.id = rules::ElementId("board-" + std::to_string(scenario.battlefield.boards.size()));
        placed.board = rules::ContentId::make("som-base", "board", name);
        placed.at = {at, 0};
        at += 20;
        scenario.battlefield.boards.push_back(std::move(placed));
    }
    rules::malice::setSection(scenario.extras, section);
    return scenario;
}

}  // namespace bocage::tests
