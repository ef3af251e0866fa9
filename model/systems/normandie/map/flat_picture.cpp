#include "model/systems/normandie/map/flat_picture.h"

#include <unordered_map>

#include "model/plan/placed_elements.h"
#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"
#include "rules/board/square.h"

namespace bocage::model::map {

using namespace rules;

namespace {

QRgb colourOf(Look look) {
    switch (look) {
        case Look::Meadow:
            return colour::meadow;
        case Look::Field:
            return colour::field[0];
        case Look::Dirt:
        case Look::EarthFloor:
            return colour::dirt;
        case Look::Mud:
            return colour::mud;
        case Look::Sand:
            return colour::sand;
        case Look::Rock:
        case Look::Rubble:
            return colour::rock;
        case Look::Swamp:
            return colour::swamp;
        case Look::Water:
        case Look::Ford:
            return colour::water;
        case Look::CaveFloor:
            return colour::caveFloor;
        case Look::CaveWall:
            return colour::cave;
        case Look::Floor:
            return colour::floor;
        case Look::StoneFloor:
            return colour::flags;
        case Look::Road:
            return colour::road;
        case Look::Footbridge:
        case Look::Stilts:
            return colour::wood;
        case Look::Hedgerow:
        case Look::Thicket:
        case Look::Forest:
            return colour::reed;
        default:
            return colour::grass;
    }
}

struct Laid {
    const Face* face;
    Cell at;
    Rotation rotation;
};

template <class Placed, class Definition>
void lay(std::vector<Laid>& laid, const Placed& placed, const Definition* definition) {
    if (!definition || definition->faces.empty())
        return;
    const Face* face = faceNamed(definition->faces, placed.face);
    laid.push_back({face ? face : &definition->faces.front(), placed.at, placed.rotation});
}

}  // namespace

FlatPicture flatPicture(const Scenario& scenario, const Library& library, const MapOptions& options) {
    std::vector<Laid> laid;
    if (options.layers & MapLayer::Boards)
        for (const PlacedBoard& board : scenario.battlefield.boards)
            lay(laid, board, library.board(board.board));
    if (options.layers & MapLayer::Overlays)
        for (const PlacedOverlay& overlay : scenario.battlefield.overlays)
            lay(laid, overlay, library.overlay(overlay.overlay));
    FlatPicture flat;
    for (const Laid& piece : laid) {
        const auto [cols, rows] = rotatedSize(piece.rotation, piece.face->grid.cols, piece.face->grid.rows);
        flat.cells |= QRect(piece.at.col, piece.at.row, cols, rows);
    }
    constexpr double mostCells = 1 << 22;
    if (flat.cells.isEmpty() || static_cast<double>(flat.cells.width()) * flat.cells.height() > mostCells)
        return flat;
    flat.image = QImage(flat.cells.size(), QImage::Format_ARGB32_Premultiplied);
    flat.image.fill(Qt::transparent);
    const auto set = [&](Cell cell, QRgb rgb) {
        if (flat.cells.contains(cell.col, cell.row))
            reinterpret_cast<QRgb*>(
                flat.image.scanLine(cell.row - flat.cells.top()))[cell.col - flat.cells.left()] = rgb;
    };
    std::unordered_map<std::string, QRgb> colours;
    for (const Laid& piece : laid) {
        const TerrainGrid& grid = piece.face->grid;
        for (int row = 0; row < grid.rows; ++row)
            for (int col = 0; col < grid.cols; ++col) {
                if (!grid.contains({col, row}))
                    continue;
                const ContentId& id = grid.at({col, row});
                auto known = colours.find(id.value);
                if (known == colours.end()) {
                    const TerrainKind* kind = library.terrain(id);
                    const QRgb rgb = kind ? colourOf(lookNamed(kind->look)) : colour::neutral;
                    known = colours.emplace(id.value, inkTone(rgb, 1, options.grey).rgb()).first;
                }
                set(piece.at + rotated(Cell{col, row}, piece.rotation, grid.cols, grid.rows), known->second);
            }
    }
    if (options.layers & MapLayer::Pieces)
        for (const Piece& piece : scenario.pieces)
            if (!piece.corner)
                set(piece.at, inkTone(colour::paper, 1, options.grey).rgb());
    return flat;
}

}  // namespace bocage::model::map
