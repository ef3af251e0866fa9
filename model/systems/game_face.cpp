#include "model/systems/game_face.h"

#include <QCoreApplication>

#include "rules/systems/game_system.h"

namespace bocage::model {

const GameWords& GameFace::words() const {
    static const GameWords none;
    return none;
}

QString GameFace::rosterWord(std::string_view code) const {
    const CodeWords* found = findWords(words().rosterCodes, code);
    return found ? QCoreApplication::translate("GameWords", found->name) : QString();
}

bool speakAs(std::string_view system) {
    const GameFace* game = findGameFace(system);
    return useOwnWords(game ? game->ownWords() : std::span<const OwnWord>());
}

PieceFootprint GameFace::footprint(const rules::Piece& piece, const rules::Library& library) const {
    const rules::GameSystem* game = rules::findGameSystem(id());
    const rules::Grid* grid = game ? game->grid() : nullptr;
    return plainFootprint(piece, grid ? *grid : rules::squareGrid(),
                          game ? game->footprint(piece, library) : std::vector<rules::Cell>{piece.at});
}

PieceFootprint GameFace::plainFootprint(const rules::Piece& piece, const rules::Grid& grid,
                                        const std::vector<rules::Cell>& cells) {
    constexpr double side = 0.9;  // of a cell, so that the ground shows between pieces
    if (piece.corner) {
        const rules::GridPoint at = grid.point(*piece.corner);
        return {QRectF(at.x - 0.3, at.y - 0.3, 0.6, 0.6), 0};
    }
    QPointF sum;
    for (const rules::Cell& cell : cells) {
        const rules::GridPoint at = grid.centre(cell);
        sum += QPointF(at.x, at.y);
    }
    const QPointF centre = sum / static_cast<double>(cells.size());
    return {QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
            grid.facingDegrees(piece.facing)};
}

}  // namespace bocage::model
