#include "model/systems/normandie/map/normandie_map.h"

#include <QMutex>
#include <QPainter>
#include <array>
#include <cmath>
#include <numbers>

#include "model/plan/placed_elements.h"
#include "model/render/map/frame.h"
#include "model/render/map/lettering.h"
#include "model/render/map/palette.h"
#include "model/render/map/tokens.h"
#include "model/render/map_renderer.h"
#include "model/render/piece_renderer.h"
#include "model/systems/normandie/map/brush.h"
#include "model/systems/normandie/map/flat_picture.h"
#include "model/systems/normandie/map/scans.h"

namespace bocage::model {

using namespace rules;

namespace {

double pixelsPerCell(const QPainter& painter) {
    const QTransform& world = painter.worldTransform();
    return std::hypot(world.m11(), world.m12()) * painter.device()->devicePixelRatioF();
}

QString ghostName(const ContentId& id) {
    return QString::fromStdString(id.wellFormed() ? std::string(id.name()) : id.value);
}

QRect battlefield(const Scenario& scenario, const Library& library) {
    const CellRect cells = battlefieldBounds(scenario, library);
    return {cells.col, cells.row, cells.cols, cells.rows};
}

/// All the terrain of one brush, bottom to top.
void paintScene(const map::Brush& brush, MapLayers layers, bool surround,
                const std::vector<map::Scan>& scans) {
    brush.painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                                 QPainter::SmoothPixmapTransform);
    map::paintGround(brush);
    map::paintCaveFloors(brush);
    map::paintRoads(brush);
    map::paintWater(brush);
    map::paintFloors(brush);
    map::paintFeatures(brush);
    map::paintCaveWalls(brush);
    map::paintWalls(brush);
    map::paintFoliage(brush);
    for (const map::Scan& scan : scans)
        if (scan.cells.boundingRect().intersects(brush.visible))
            map::paintScan(brush.painter, scan, brush.grey);
    map::paintEdges(brush);
    if (layers & MapLayer::Grid)
        map::paintGrid(brush);
    if (surround)
        map::paintSurround(brush);
    map::paintArrows(brush);
    map::paintCorners(brush);
}

}  // namespace

/// Scenes by which of boards, overlays and edges are wanted, and the counters with their content read.
struct NormandieMap::Made {
    QMutex mutex;
    std::array<Terrain, 8> terrain;
    std::array<std::vector<map::Scan>, 8> scans;  ///< made with the terrain of the same number
    std::shared_ptr<const PieceRenderer> counters;
};

NormandieMap::NormandieMap(const Scenario& scenario, LibraryPtr library)
    : m_scenario(scenario),
      m_library(std::move(library)),
      m_stamps(std::make_shared<map::StampCache>()),
      m_made(std::make_shared<Made>()) {}

NormandieMap::NormandieMap(const Scenario& scenario, const NormandieMap& before)
    : m_scenario(scenario), m_library(before.m_library), m_stamps(before.m_stamps), m_made(before.m_made) {
    if (scenario.seed == before.m_scenario.seed && scenario.battlefield == before.m_scenario.battlefield)
        return;
    m_made = std::make_shared<Made>();
    const QMutexLocker lock(&before.m_made->mutex);
    m_made->counters = before.m_made->counters;
}

NormandieMap::~NormandieMap() = default;

std::unique_ptr<BoardPainter> NormandieMap::after(const Scenario& edited) const {
    return std::make_unique<NormandieMap>(edited, *this);
}

QRectF NormandieMap::bounds() const {
    const double out = map::surroundWidth;
    QRect cells = battlefield(m_scenario, *m_library);
    for (const PlacedOverlay& overlay : m_scenario.battlefield.overlays)
        for (const Cell& cell : coveredCells(overlay, *m_library))
            cells |= QRect(cell.col, cell.row, 1, 1);
    return QRectF(cells).adjusted(-out, -out, out, out);
}

const NormandieMap::Terrain& NormandieMap::terrain(MapLayers layers) const {
    const map::Scene::Wanted wanted{layers.testFlag(MapLayer::Boards), layers.testFlag(MapLayer::Overlays),
                                    layers.testFlag(MapLayer::Edges)};
    const auto slot = static_cast<std::size_t>((wanted.boards ? 1 : 0) | (wanted.overlays ? 2 : 0) |
                                               (wanted.edges ? 4 : 0));
    const QMutexLocker lock(&m_made->mutex);
    Terrain& terrain = m_made->terrain[slot];
    if (!terrain.scene) {
        terrain.scene = std::make_shared<const map::Scene>(m_scenario, m_library, wanted);
        terrain.shapes = std::make_shared<const map::Shapes>(*terrain.scene);
        terrain.battlefield = battlefield(m_scenario, *m_library);
        terrain.conditions = m_scenario.battlefield.conditions;
        m_made->scans[slot] = map::scansOf(m_scenario, *m_library, wanted.boards, wanted.overlays);
    }
    return terrain;
}

const PieceRenderer& NormandieMap::counters() const {
    const QMutexLocker lock(&m_made->mutex);
    if (!m_made->counters)
        m_made->counters = std::make_shared<const PieceRenderer>(m_library);
    return *m_made->counters;
}

void NormandieMap::paintTerrain(QPainter& painter, const QRectF& visible, const MapOptions& options) const {
    const Terrain& ground = terrain(options.layers);
    const std::vector<map::Scan>& scans =
        m_made->scans[static_cast<std::size_t>(&ground - m_made->terrain.data())];
    painter.save();
    const map::Brush brush(painter, *ground.scene, *ground.shapes, visible, options.grey, m_stamps.get());
    paintScene(brush, options.layers, options.layers.testFlag(MapLayer::Boards), scans);
    for (const map::Ghost& ghost : ground.scene->ghosts())
        if (visible.intersects(QRectF(ghost.cells)))
            map::paintGhost(painter, QRectF(ghost.cells), ghost.name, brush.pixelsPerCell, options.grey);
    if (options.conditions)
        map::paintConditions(painter, ground.battlefield, visible, ground.conditions, options.grey);
    painter.restore();
}

std::uint64_t NormandieMap::terrainSignature(const QRectF& cells, const MapOptions& options) const {
    const Terrain& ground = terrain(options.layers);
    std::uint64_t signature = ground.scene->signature(cells.toAlignedRect());
    for (const map::Scan& scan : m_made->scans[static_cast<std::size_t>(&ground - m_made->terrain.data())])
        if (scan.cells.intersects(cells))
            signature = map::combine(signature, scan.look);
    if (!options.conditions || ground.conditions.empty())
        return signature;
    const QRect& field = ground.battlefield;
    signature = map::combine(
        signature, map::placeHash(field.x(), field.y(), map::placeHash(field.width(), field.height(), 1)));
    for (const std::string& condition : ground.conditions)
        signature = map::combine(signature, std::hash<std::string>()(condition));
    return signature;
}

void NormandieMap::paintTokens(QPainter& painter, const QRectF& visible, const MapOptions& options) const {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    const double scale = pixelsPerCell(painter);
    map::TokenStyle style{m_scenario, *m_library,   options.language,
                          scale,      options.grey, options.smallestLetters};
    map::WordRoom letters, signs, numbers;
    const QRect cells = battlefield(m_scenario, *m_library);
    if (options.layers & MapLayer::Coordinates)
        map::paintCoordinates(painter, cells, visible, options.grey, options.smallestLetters);
    const auto shareRoom = [&](map::WordRoom& room) {
        style.room = options.smallestLetters > 0 ? &room : nullptr;
    };
    shareRoom(letters);
    if (options.layers & MapLayer::Zones)
        for (const Zone& zone : m_scenario.zones)
            map::paintZone(painter, zone, style, visible);
    shareRoom(signs);
    if (options.layers & MapLayer::Entries)
        for (const EntryArrow& arrow : m_scenario.entries)
            if (visible.intersects(map::entryBounds(arrow)))
                map::paintEntry(painter, arrow, style);
    shareRoom(numbers);
    if (options.layers & MapLayer::Objectives)
        for (std::size_t i = 0; i < m_scenario.objectives.size(); ++i)
            if (visible.intersects(map::objectiveBounds(m_scenario.objectives[i], style)))
                map::paintObjective(painter, m_scenario.objectives[i], static_cast<int>(i) + 1, style);
    const PieceOptions counterOptions{options.language, options.grey, false};
    if (options.layers & MapLayer::Edges)
        for (const PlacedCorner& corner : m_scenario.battlefield.corners)
            if (visible.intersects(map::cornerBounds(corner)) && m_library->marker(corner.kind))
                counters().paint(painter, map::cornerBounds(corner), corner.kind, QStringLiteral("front"),
                                 counterOptions);
    if (options.layers & MapLayer::Pieces)
        for (const Piece& piece : m_scenario.pieces)
            if (visible.intersects(MapRenderer::pieceBounds(piece, *m_library)))
                paintPiece(painter, piece, counterOptions);
    if (options.layers & MapLayer::Notes)
        for (const Note& note : m_scenario.notes)
            if (visible.intersects(QRectF(note.at.col, note.at.row, 1, 1)))
                map::paintNote(painter, note,
                               QString::fromStdString(note.text.in(options.language.toStdString())), scale);
    painter.restore();
}

void NormandieMap::paintPiece(QPainter& painter, const Piece& piece, const PieceOptions& options) const {
    const PieceFootprint print = MapRenderer::footprint(piece, *m_library);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    if (!m_library->head(piece.content)) {
        map::paintGhost(painter, print.bounds(), ghostName(piece.content), pixelsPerCell(painter),
                        options.grey);
        painter.restore();
        return;
    }
    painter.translate(print.rect.center());
    painter.rotate(print.turn);
    const QRectF rect(QPointF(-print.rect.width() / 2, -print.rect.height() / 2), print.rect.size());
    painter.setPen(Qt::NoPen);
    painter.setBrush(map::inkTone(map::colour::shadow, 0.32, options.grey));
    // The shadow falls down right on the table, however the counter is turned.
    const double angle = -print.turn * std::numbers::pi / 180;
    const QPointF fall(0.04 * std::cos(angle) - 0.05 * std::sin(angle),
                       0.04 * std::sin(angle) + 0.05 * std::cos(angle));
    painter.drawRoundedRect(rect.translated(fall), 0.1, 0.1);
    painter.setBrush(Qt::NoBrush);
    counters().paint(painter, rect, piece.content, QString::fromStdString(piece.face), options);
    painter.restore();
}

PieceFootprint NormandieMap::footprint(const Piece& piece, const Library& library) {
    constexpr double room = 0.9;  // of a cell, so that the ground shows between counters
    if (piece.corner)
        return {QRectF(piece.corner->col - 0.3, piece.corner->row - 0.3, 0.6, 0.6), 0};
    const std::vector<Cell> cells = coveredCells(piece, library);
    QPointF sum;
    for (const Cell& cell : cells)
        sum += QPointF(cell.col + 0.5, cell.row + 0.5);
    const QPointF centre = sum / static_cast<double>(cells.size());
    const double turn = (piece.facing & 7) * 45.0;
    if (cells.size() == 2)  // printed lying, front to the right
        return {QRectF(centre.x() - (1 + room) / 2, centre.y() - room / 2, 1 + room, room), turn - 90};
    const double side = cells.size() == 4 ? 1 + room : room;
    return {QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), turn};
}

QRectF NormandieMap::extent() const {
    QRectF extent = bounds();
    for (const Piece& piece : m_scenario.pieces)
        extent |= MapRenderer::pieceBounds(piece, *m_library);
    for (const Zone& zone : m_scenario.zones)
        extent |= map::zoneBounds(zone);
    for (const Objective& objective : m_scenario.objectives)
        extent |= map::objectiveBounds(objective, {m_scenario, *m_library, QStringLiteral("en"), 1, false});
    for (const Note& note : m_scenario.notes)
        extent |= QRectF(note.at.col, note.at.row, 1, 1);
    return extent;
}

std::uint64_t NormandieMap::tokenSignature(const QRectF& cells, MapLayers layers) const {
    const QMutexLocker lock(&m_signsMutex);
    if (!m_signs)
        m_signs = std::make_unique<map::TokenSigns>(m_scenario, *m_library);
    return m_signs->signature(cells, layers);
}

map::FlatPicture NormandieMap::flatPicture(const MapOptions& options) const {
    return map::flatPicture(m_scenario, *m_library, options);
}

void NormandieMap::paintFace(QPainter& painter, const ContentId& id, const Face& face, const Library& library,
                             bool overlay) {
    const map::Scene scene(face, library, overlay);
    const map::Shapes shapes(scene);
    const QRectF area(0, 0, face.grid.cols, face.grid.rows);
    painter.save();
    if (!overlay)
        painter.setClipRect(area, Qt::IntersectClip);
    map::StampCache stamps;
    const map::Brush brush(painter, scene, shapes, area.adjusted(-0.5, -0.5, 0.5, 0.5), false, &stamps);
    paintScene(brush, MapLayer::Grid, false, {map::scanOfFace(id, face, library)});
    painter.restore();
}

}  // namespace bocage::model
