#include "model/render/map_renderer.h"

#include <QPainter>
#include <QTransform>

#include "model/systems/game_face.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

const GameFace* faceOf(const ContentId& id, const Library& library) {
    const GameSystem* game = gameOf(id, library);
    return game ? findGameFace(game->id()) : nullptr;
}

/// A board is drawn by its game; a scrap that is in no pack, by the game of its terrain.
void paintBoardFace(QPainter& painter, const ContentId& id, const Face& face, const Library& library,
                    bool overlay) {
    const GameFace* game = faceOf(id, library);
    for (auto kind = face.grid.cells.begin(); !game && kind != face.grid.cells.end(); ++kind)
        game = faceOf(*kind, library);
    for (auto edge = face.edges.begin(); !game && edge != face.edges.end(); ++edge)
        game = faceOf(edge->kind, library);
    for (auto corner = face.corners.begin(); !game && corner != face.corners.end(); ++corner)
        game = faceOf(corner->kind, library);
    if (game)
        game->paintBoard(painter, id, face, library, overlay);
}

}  // namespace

MapRenderer::MapRenderer(const Scenario& scenario, LibraryPtr library)
    : m_library(std::move(library)), m_system(scenario.system) {
    if (const GameFace* game = findGameFace(m_system))
        m_painter = game->boardPainter(scenario, m_library);
}

MapRenderer::MapRenderer(const Scenario& scenario, const MapRenderer& before)
    : m_library(before.m_library), m_system(scenario.system) {
    if (before.m_painter && before.m_system == m_system)
        m_painter = before.m_painter->after(scenario);
    else if (const GameFace* game = findGameFace(m_system))
        m_painter = game->boardPainter(scenario, m_library);
}

void MapRenderer::prepare(MapLayers layers) const {
    if (m_painter)
        m_painter->prepare(layers);
}

void MapRenderer::paint(QPainter& painter, const QRectF& visible, const MapOptions& options) const {
    const QRectF area = visible & bounds();
    if (area.isEmpty())
        return;
    paintTerrain(painter, area, options);
    paintTokens(painter, area, options);
}

void MapRenderer::paintTerrain(QPainter& painter, const QRectF& visible, const MapOptions& options) const {
    if (m_painter)
        m_painter->paintTerrain(painter, visible, options);
}

void MapRenderer::paintTokens(QPainter& painter, const QRectF& visible, const MapOptions& options) const {
    if (m_painter)
        m_painter->paintTokens(painter, visible, options);
}

std::uint64_t MapRenderer::terrainSignature(const QRectF& cells, const MapOptions& options) const {
    return m_painter ? m_painter->terrainSignature(cells, options) : 0;
}

std::uint64_t MapRenderer::tokenSignature(const QRectF& cells, MapLayers layers) const {
    return m_painter ? m_painter->tokenSignature(cells, layers) : 0;
}

map::FlatPicture MapRenderer::flatPicture(const MapOptions& options) const {
    return m_painter ? m_painter->flatPicture(options) : map::FlatPicture();
}

QRectF PieceFootprint::bounds() const {
    QTransform turned;
    turned.translate(rect.center().x(), rect.center().y());
    turned.rotate(turn);
    turned.translate(-rect.center().x(), -rect.center().y());
    return turned.mapRect(rect);
}

PieceFootprint MapRenderer::footprint(const Piece& piece, const Library& library) {
    if (const GameFace* game = faceOf(piece.content, library))
        return game->footprint(piece, library);
    return GameFace::plainFootprint(piece, squareGrid(), {piece.at});
}

QRectF MapRenderer::pieceBounds(const Piece& piece, const Library& library) {
    constexpr double shade = 0.08;
    return footprint(piece, library).bounds().adjusted(-shade, -shade, shade, shade);
}

void MapRenderer::paintBoard(QPainter& painter, const BoardDef& board, const Face& face,
                             const Library& library) {
    paintBoardFace(painter, board.id, face, library, false);
}

void MapRenderer::paintOverlay(QPainter& painter, const OverlayDef& overlay, const Face& face,
                               const Library& library) {
    paintBoardFace(painter, overlay.id, face, library, true);
}

}  // namespace bocage::model
