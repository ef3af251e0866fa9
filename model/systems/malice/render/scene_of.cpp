#include "model/systems/malice/render/scene_of.h"

#include <algorithm>

#include "model/render/map/random.h"
#include "rules/board/grid.h"
#include "rules/board/hex.h"

namespace bocage::model::malice {

using namespace rules::malice;

namespace {

/// Of a wedge of an unturned cell at the origin, where its middle lies.
QPointF wedgeMiddle(int wedge) {
    const auto [a, b] = wedgeEnds({0, 0}, wedge);
    return (a + b) / 2 - hexCentre({0, 0});
}

/// What lies on the board of a cell at its edges: what is right of every edge that passes through it, edges
/// running clockwise.
std::uint16_t wedgesOf(const TableBoard& board, const CellInfo& cell) {
    if (cell.shape == Shape::Full)
        return wholeHex;
    std::vector<QPointF> inward;
    for (const BoardEdge& edge : board.edges) {
        if (std::find(edge.cells.begin(), edge.cells.end(), cell.at) == edge.cells.end() ||
            edge.cells.size() < 2)
            continue;
        const QPointF way = hexCentre(edge.cells.back()) - hexCentre(edge.cells.front());
        inward.emplace_back(-way.y(), way.x());
    }
    if (inward.empty()) {
        // No edge says how it is cut: away from where the board ends.
        QPointF sum;
        for (const rules::Cell next : rules::Hex::neighbours(cell.at))
            if (board.find(next))
                sum += hexCentre(next) - hexCentre(cell.at);
        if (!sum.isNull())
            inward.push_back(sum);
    }
    std::uint16_t wedges = 0;
    for (int wedge = 0; wedge < 12; ++wedge) {
        const QPointF middle = wedgeMiddle(wedge);
        if (std::all_of(inward.begin(), inward.end(),
                        [&](QPointF in) { return QPointF::dotProduct(in, middle) > -1e-9; }))
            wedges |= static_cast<std::uint16_t>(1 << wedge);
    }
    return wedges ? wedges : wholeHex;
}

/// The same after so many sixths of a turn.
std::uint16_t turned(std::uint16_t wedges, int turns) {
    const int by = 2 * (((turns % 6) + 6) % 6);
    return static_cast<std::uint16_t>((wedges << by | wedges >> (12 - by)) & wholeHex);
}

Land landOf(const CellInfo& cell, BoardKind kind) {
    if (kind == BoardKind::ShadowRealm && !cell.terrain)
        return cell.land ? Land::Ash : Land::Void;
    return cell.terrain ? malice::landOf(*cell.terrain) : Land::Unknown;
}

void lay(const TableBoard& board, int number, std::vector<HexCell>& cells) {
    const std::uint64_t salt = std::hash<std::string>()(board.board.value);
    for (const CellInfo& info : board.cells) {
        if (info.shape == Shape::None)
            continue;
        HexCell cell;
        cell.at = info.onTable;
        cell.wedges = turned(wedgesOf(board, info), board.turns);
        cell.land = landOf(info, board.kind);
        for (const std::string& name : info.mixed)
            if (const auto terrain = named<Terrain>(name))
                cell.mixed.push_back(malice::landOf(*terrain));
        for (int side = 0; side < 6; ++side)
            if (const auto& route = info.routes[static_cast<std::size_t>(side)])
                cell.ways[static_cast<std::size_t>((side + board.turns + 6) % 6)] =
                    *route == RouteKind::Road   ? Way::Road
                    : *route == RouteKind::Path ? Way::Path
                                                : Way::Bridge;
        if (!info.sites.empty())
            cell.mark = markOf(info.sites.front());
        cell.launch = info.launch;
        cell.board = number;
        cell.seed = map::placeHash(info.at.col, info.at.row, salt);
        cells.push_back(std::move(cell));
    }
}

}  // namespace

Mark markOf(Site site) {
    switch (site) {
        case Site::Gate:
            return Mark::Gate;
        case Site::Stronghold:
            return Mark::Stronghold;
        case Site::City:
            return Mark::City;
        case Site::Mystic:
            return Mark::Mystic;
        case Site::Lair:
            return Mark::Lair;
        case Site::SpawningPit:
            return Mark::Pit;
        case Site::ShadowGate:
            return Mark::ShadowGate;
    }
    return Mark::None;
}

Land landOf(Terrain terrain) {
    static constexpr Land lands[] = {Land::Plains, Land::Water,     Land::Desert, Land::Forest,
                                     Land::Hills,  Land::Mountains, Land::Swamp,  Land::Wild};
    return lands[static_cast<std::size_t>(terrain)];
}

HexScene sceneOf(const Table& table) {
    std::vector<HexCell> cells;
    std::vector<HexGhost> ghosts;
    // Whole cells first: where boards overlap by mistake, a half hides nothing of a whole.
    for (std::size_t i = 0; i < table.boards.size(); ++i) {
        const TableBoard& board = table.boards[i];
        if (board.known)
            lay(board, static_cast<int>(i), cells);
        else
            ghosts.push_back({board.origin, QString::fromStdString(board.board.value)});
    }
    std::stable_sort(cells.begin(), cells.end(),
                     [](const HexCell& a, const HexCell& b) { return a.whole() > b.whole(); });
    return HexScene(std::move(cells), std::move(ghosts));
}

HexScene sceneOf(const rules::ContentId& board, const rules::Face& face, const rules::Library& library) {
    if (!library.board(board)) {
        std::vector<HexCell> cells;
        for (int row = 0; row < face.grid.rows; ++row)
            for (int col = 0; col < face.grid.cols; ++col) {
                const rules::TerrainKind* kind = library.terrain(face.grid.at({col, row}));
                if (face.grid.at({col, row}).empty())
                    continue;
                const GroundMeaning meaning = groundMeaning(kind);
                HexCell cell;
                cell.at = {col, row};
                cell.land = meaning.terrain ? landOf(*meaning.terrain)
                            : meaning.land  ? Land::Ash
                            : kind          ? Land::Void
                                            : Land::Unknown;
                cell.seed = map::placeHash(col, row, static_cast<std::uint64_t>(face.seed));
                cells.push_back(std::move(cell));
            }
        return HexScene(std::move(cells));
    }
    rules::Scenario scenario;
    scenario.system = std::string(systemId);
    scenario.battlefield.grid = rules::GridKind::Hex;
    rules::PlacedBoard placed;
    placed.id = rules::ElementId("board");
    placed.board = board;
    placed.face = face.name;
    scenario.battlefield.boards.push_back(placed);
    return sceneOf(Table::of(scenario, library));
}

}  // namespace bocage::model::malice
