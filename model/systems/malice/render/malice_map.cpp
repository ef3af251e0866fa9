#include "model/systems/malice/render/malice_map.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "model/render/map/frame.h"
#include "model/render/map/ink.h"
#include "model/render/map/lettering.h"
#include "model/render/map/palette.h"
#include "model/render/map/random.h"
#include "model/render/map/tokens.h"
#include "model/render/piece_renderer.h"
#include "model/systems/malice/render/hex_brush.h"
#include "model/systems/malice/render/malice_pieces.h"
#include "model/systems/malice/render/scene_of.h"
#include "rules/board/grid.h"

namespace bocage::model::malice {

using namespace rules;
using namespace rules::malice;
namespace colour = map::colour;

struct MaliceMap::Land {
    explicit Land(HexScene made) : scene(std::move(made)), shapes(scene) {}
    HexScene scene;
    HexShapes shapes;
};

/// Something laid on the land: where, and a number that differs when it looks different.
struct MaliceMap::Token {
    MapLayer layer = MapLayer::Pieces;
    QRectF bounds;
    std::uint64_t look = 1;
};

namespace {

std::uint64_t hashOf(std::string_view text) {
    return static_cast<std::uint64_t>(std::hash<std::string_view>()(text));
}
std::uint64_t textHash(const Text& text) {
    std::uint64_t number = 3;
    for (const auto& [language, words] : text.byLanguage)
        number = map::combine(map::combine(number, hashOf(language)), hashOf(words));
    return number;
}
std::uint64_t cellsHash(const std::vector<Cell>& cells) {
    std::uint64_t number = cells.size();
    for (const Cell cell : cells)
        number = map::placeHash(cell.col, cell.row, number);
    return number;
}

QRectF hexBounds(Cell cell) {
    const QPointF centre = hexCentre(cell);
    return {centre.x() - 0.52, centre.y() - 0.6, 1.04, 1.2};
}

QRectF boundsOf(const std::vector<Cell>& cells) {
    QRectF bounds;
    for (const Cell cell : cells)
        bounds |= hexBounds(cell);
    return bounds;
}

QPolygonF hexOutline(Cell cell) {
    QPolygonF outline;
    for (int i = 0; i < 6; ++i)
        outline << hexCorner(cell, i);
    return outline;
}

void paintArea(QPainter& painter, const Zone& zone, const map::TokenStyle& style) {
    const map::SideInk ink = map::zoneInk(style, zone);
    QPainterPath area;
    for (const Cell cell : zone.cells)
        area.addPolygon(hexOutline(cell));
    area = area.simplified();
    painter.setPen(QPen(ink.colour, std::max(0.04, 1.5 / style.pixelsPerCell), Qt::DashLine));
    QColor wash = ink.colour;
    wash.setAlphaF(0.2f);
    painter.setBrush(wash);
    painter.drawPath(area);
    const QString name = QString::fromStdString(zone.name.in(style.language.toStdString()));
    const double height = style.letters(0.22);
    const QPointF middle = boundsOf(zone.cells).center();
    if (!name.isEmpty() && !zone.cells.empty() &&
        style.hasRoomFor(map::rectAround(middle, map::wordSize(name, height))))
        map::drawWord(painter, middle, name, height, ink.colour.darker(130));
}

void paintGoal(QPainter& painter, QPointF at, int number, const map::TokenStyle& style) {
    const bool grey = style.grey;
    const double height = style.letters(0.17);
    const QSizeF word = map::wordSize(QString::number(number), height);
    const bool named = style.hasRoomFor(map::rectAround(at, word));
    // The star grows with a number that does not fit between its notches.
    double notch = 0.15;
    if (named && style.smallestLetters > 0)
        notch = std::max(notch, std::hypot(word.width(), word.height()) / 2);
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double reach = i % 2 ? notch : notch * 2.2;
        star << at + QPointF(std::cos(angle) * reach, std::sin(angle) * reach);
    }
    painter.setPen(
        QPen(map::inkTone(colour::ink, 1, grey), 0.035, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(map::inkTone(0xFFF2C744, 1, grey));
    painter.drawPolygon(star);
    if (named)
        map::drawWord(painter, at + QPointF(0, 0.01), QString::number(number), height,
                      map::inkTone(colour::ink, 1, grey));
}

void paintArrow(QPainter& painter, const EntryArrow& arrow, const map::TokenStyle& style) {
    const auto sides = hexGrid().sides();
    const auto found = std::find(sides.begin(), sides.end(), arrow.from);
    const int side = found == sides.end() ? 4 : static_cast<int>(found - sides.begin());
    const QPointF from = sideMiddle(arrow.at, side);
    QPointF in = hexCentre(arrow.at) - from;
    in /= std::hypot(in.x(), in.y());
    const QPointF aside(-in.y(), in.x());
    const QPointF tip = from + in * 0.22;
    const QPolygonF shape{tip,
                          from - in * 0.02 + aside * 0.17,
                          from - in * 0.02 + aside * 0.07,
                          from - in * 0.24 + aside * 0.07,
                          from - in * 0.24 - aside * 0.07,
                          from - in * 0.02 - aside * 0.07,
                          from - in * 0.02 - aside * 0.17};
    painter.setPen(QPen(Qt::white, 0.03));
    painter.setBrush(map::sideInk(style, arrow.side).colour);
    painter.drawPolygon(shape);
}

}  // namespace

QRectF PlacedAvatar::rect() const {
    static constexpr QPointF places[] = {{-0.3, -0.2}, {0.3, -0.2}, {0.0, -0.36}, {-0.36, 0.08},
                                         {0.36, 0.08}, {-0.2, 0.3}, {0.2, 0.3},   {0, 0.4}};
    const QPointF middle = hexCentre(at) + places[number % 8];
    return {middle.x() - 0.115, middle.y() - 0.15, 0.23, 0.3};
}

std::vector<PlacedAvatar> placedAvatars(const Scenario& scenario, const Library& library) {
    std::vector<PlacedAvatar> all;
    std::map<Cell, int> there;
    bool any = false;
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                any = any || army.roster;
    if (!any)
        return all;
    const Table table = Table::of(scenario, library);
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies) {
                if (!army.roster)
                    continue;
                for (const RosterEntry& entry : army.roster->entries) {
                    const Spot start = avatarSection(entry.extras).start;
                    const int index = table.boardNamed(start.board);
                    if (index < 0)
                        continue;
                    const TableBoard& board = table.boards[static_cast<std::size_t>(index)];
                    const CellInfo* gate = board.only(Site::Gate);
                    const std::optional<Cell> at = start.at ? start.at
                                                   : gate   ? std::optional(gate->at)
                                                            : std::nullopt;
                    if (!at)
                        continue;
                    const Cell onTable = board.toTable(*at);
                    all.push_back({entry.content, onTable, there[onTable]++, army.id, entry.id});
                }
            }
    return all;
}

MaliceMap::MaliceMap(const Scenario& scenario, LibraryPtr library)
    : m_scenario(scenario), m_library(std::move(library)), m_stamps(std::make_shared<StampCache>()) {}

MaliceMap::MaliceMap(const Scenario& scenario, const MaliceMap& before)
    : m_scenario(scenario), m_library(before.m_library), m_stamps(before.m_stamps) {
    const QMutexLocker lock(&before.m_mutex);
    m_pieces = before.m_pieces;
    const auto painted = [](const Scenario& of) {
        const auto found = std::find_if(of.extras.begin(), of.extras.end(),
                                        [](const auto& extra) { return extra.first == sectionKey; });
        return found == of.extras.end() ? Json() : found->second;
    };
    if (scenario.battlefield == before.m_scenario.battlefield &&
        painted(scenario) == painted(before.m_scenario))
        m_land = before.m_land;
}

MaliceMap::~MaliceMap() = default;

std::unique_ptr<BoardPainter> MaliceMap::after(const Scenario& edited) const {
    return std::make_unique<MaliceMap>(edited, *this);
}

const MaliceMap::Land& MaliceMap::land() const {
    const QMutexLocker lock(&m_mutex);
    if (!m_land)
        m_land = std::make_shared<const Land>(sceneOf(Table::of(m_scenario, *m_library)));
    return *m_land;
}

const PieceRenderer& MaliceMap::pieces() const {
    const QMutexLocker lock(&m_mutex);
    if (!m_pieces)
        m_pieces = std::make_shared<const PieceRenderer>(m_library);
    return *m_pieces;
}

void MaliceMap::prepare(MapLayers) const {
    land();
}

QRectF MaliceMap::bounds() const {
    const QRectF bounds = land().scene.bounds();
    return bounds.isEmpty() ? QRectF(0, 0, 10, 10) : bounds.adjusted(-0.55, -0.55, 0.55, 0.55);
}

void MaliceMap::paintTerrain(QPainter& painter, const QRectF& visible, const MapOptions& options) const {
    const Land& ground = land();
    painter.save();
    const HexBrush brush(painter, ground.scene, ground.shapes, visible, options.grey, *m_stamps);
    if (options.layers & MapLayer::Boards) {
        paintSeas(brush);
        paintGround(brush);
        paintWays(brush);
        paintStanding(brush);
        paintMarks(brush);
    }
    if (options.layers & MapLayer::Grid)
        paintGrid(brush);
    if (options.layers & MapLayer::Boards)
        paintTable(brush);
    painter.restore();
}

std::uint64_t MaliceMap::terrainSignature(const QRectF& cells, const MapOptions&) const {
    const Land& ground = land();
    // The table ends with the outermost board.
    const QRectF& all = ground.scene.bounds();
    std::uint64_t number = ground.scene.signature(cells);
    if (!all.adjusted(0.6, 0.6, -0.6, -0.6).contains(cells))
        for (const double value : {all.left(), all.top(), all.right(), all.bottom()})
            number = map::combine(number, static_cast<std::uint64_t>(std::lround(value * 64)));
    return number;
}

PieceFootprint MaliceMap::footprint(const Piece& piece, const Library& library) {
    const PieceShapes shapes = tokenShapes(library.marker(piece.content));
    const QPointF at = hexCentre(piece.at) + shapes.beside;
    return {QRectF(at.x() - shapes.width / 2, at.y() - shapes.height / 2, shapes.width, shapes.height), 0};
}

const std::vector<MaliceMap::Token>& MaliceMap::tokens() const {
    const QMutexLocker lock(&m_mutex);
    if (m_tokens)
        return *m_tokens;
    auto all = std::make_unique<std::vector<Token>>();
    const auto add = [&](MapLayer layer, const QRectF& bounds, std::uint64_t look) {
        all->push_back({layer, bounds, map::combine(look, static_cast<std::uint64_t>(layer))});
    };
    const map::TokenStyle style{m_scenario, *m_library, QStringLiteral("en"), 1, false};
    for (const Zone& zone : m_scenario.zones)
        add(MapLayer::Zones, boundsOf(zone.cells),
            map::combine(map::combine(cellsHash(zone.cells), textHash(zone.name)),
                         map::zoneInk(style, zone).colour.rgba()));
    for (const EntryArrow& arrow : m_scenario.entries)
        add(MapLayer::Entries, hexBounds(arrow.at).adjusted(-0.3, -0.3, 0.3, 0.3),
            map::placeHash(arrow.at.col, arrow.at.row,
                           static_cast<std::uint64_t>(arrow.from) << 32 |
                               map::sideInk(style, arrow.side).colour.rgba()));
    std::uint64_t number = 0;
    for (const Objective& objective : m_scenario.objectives)
        add(MapLayer::Objectives, boundsOf(objective.cells),
            map::combine(++number, cellsHash(objective.cells)));
    for (const Piece& piece : m_scenario.pieces) {
        std::uint64_t look = map::placeHash(piece.at.col, piece.at.row, hashOf(piece.content.value));
        look = map::combine(look, hashOf(piece.face));
        for (const std::string& restriction : piece.restrictions)
            look = map::combine(look, hashOf(restriction));
        look = map::combine(look, static_cast<std::uint64_t>(piece.value.value_or(-1) + 2));
        const QRectF bounds = footprint(piece, *m_library).bounds().adjusted(-0.02, -0.02, 0.08, 0.1);
        add(MapLayer::Pieces, bounds, look);
        add(MapLayer::Notes, bounds, look);
    }
    for (const PlacedAvatar& avatar : placedAvatars(m_scenario, *m_library))
        add(MapLayer::Pieces, avatar.rect().adjusted(-0.02, -0.02, 0.06, 0.06),
            map::placeHash(avatar.at.col, avatar.at.row,
                           hashOf(avatar.token.value) + 7u * static_cast<unsigned>(avatar.number)));
    for (const Note& note : m_scenario.notes)
        add(MapLayer::Notes, hexBounds(note.at),
            map::placeHash(note.at.col, note.at.row, textHash(note.text)));
    const HexScene* scene = m_land ? &m_land->scene : nullptr;
    add(MapLayer::Coordinates, scene ? scene->bounds() : QRectF(-1e4, -1e4, 2e4, 2e4), 11);
    m_tokens = std::move(all);
    return *m_tokens;
}

std::uint64_t MaliceMap::tokenSignature(const QRectF& cells, MapLayers layers) const {
    std::uint64_t number = 0;
    for (const Token& token : tokens())
        if (layers.testFlag(token.layer) && cells.intersects(token.bounds))
            number = map::combine(number, token.look);
    // Names of cells belong to the cells: other land, other names.
    if (number && layers.testFlag(MapLayer::Coordinates))
        number = map::combine(number, land().scene.signature(cells));
    return number;
}

void MaliceMap::paintTokens(QPainter& painter, const QRectF& visible, const MapOptions& options) const {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    const QTransform& world = painter.worldTransform();
    const double scale = std::hypot(world.m11(), world.m12()) * painter.device()->devicePixelRatioF();
    map::TokenStyle style{m_scenario, *m_library,   options.language,
                          scale,      options.grey, options.smallestLetters};
    map::WordRoom names, numbers;
    const auto shareRoom = [&](map::WordRoom& room) {
        style.room = options.smallestLetters > 0 ? &room : nullptr;
    };
    if (options.layers & MapLayer::Coordinates) {
        const Land& ground = land();
        paintNames(HexBrush(painter, ground.scene, ground.shapes, visible, options.grey, *m_stamps),
                   options.smallestLetters);
    }
    shareRoom(names);
    if (options.layers & MapLayer::Zones)
        for (const Zone& zone : m_scenario.zones)
            if (visible.intersects(boundsOf(zone.cells)))
                paintArea(painter, zone, style);
    if (options.layers & MapLayer::Entries)
        for (const EntryArrow& arrow : m_scenario.entries)
            if (visible.intersects(hexBounds(arrow.at).adjusted(-0.3, -0.3, 0.3, 0.3)))
                paintArrow(painter, arrow, style);
    shareRoom(numbers);
    if (options.layers & MapLayer::Objectives)
        for (std::size_t i = 0; i < m_scenario.objectives.size(); ++i) {
            const Objective& objective = m_scenario.objectives[i];
            if (!objective.cells.empty() && visible.intersects(boundsOf(objective.cells)))
                paintGoal(painter, hexCentre(objective.cells.front()), static_cast<int>(i) + 1, style);
        }
    const PieceOptions pieceOptions{options.language, options.grey, false};
    const auto shadow = [&](const QRectF& rect) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(map::inkTone(colour::shadow, 0.34, options.grey));
        painter.drawEllipse(rect.translated(0.025, 0.035));
    };
    for (const Piece& piece : m_scenario.pieces) {
        const QRectF rect = footprint(piece, *m_library).rect;
        if (!visible.intersects(rect.adjusted(-0.1, -0.1, 0.1, 0.1)))
            continue;
        if (options.layers & MapLayer::Pieces) {
            if (!m_library->head(piece.content)) {
                map::paintGhost(
                    painter, rect,
                    QString::fromStdString(piece.content.wellFormed() ? std::string(piece.content.name())
                                                                      : piece.content.value),
                    scale, options.grey);
                continue;
            }
            shadow(rect);
            pieces().paint(painter, rect, piece.content, QString::fromStdString(piece.face), pieceOptions);
            if (piece.value && piece.face != "back")
                paintLife(painter, rect, *piece.value, options.grey, options.smallestLetters);
        }
        if (options.layers & MapLayer::Notes)
            paintSecret(painter, rect, m_library->marker(piece.content), piece.face == "back", options.grey);
    }
    if (options.layers & MapLayer::Pieces)
        for (const PlacedAvatar& avatar : placedAvatars(m_scenario, *m_library)) {
            const QRectF rect = avatar.rect();
            if (!visible.intersects(rect))
                continue;
            shadow(rect);
            pieces().paint(painter, rect, avatar.token, QStringLiteral("front"), pieceOptions);
        }
    if (options.layers & MapLayer::Notes)
        for (const Note& note : m_scenario.notes) {
            if (!visible.intersects(hexBounds(note.at)))
                continue;
            painter.save();
            painter.translate(hexCentre(note.at) - QPointF(note.at.col + 0.5, note.at.row + 0.5));
            map::paintNote(painter, note,
                           QString::fromStdString(note.text.in(options.language.toStdString())), scale);
            painter.restore();
        }
    painter.restore();
}

void MaliceMap::paintBoard(QPainter& painter, const ContentId& board, const Face& face,
                           const Library& library) {
    const Land ground(sceneOf(board, face, library));
    if (ground.scene.cells().empty())
        return;
    StampCache stamps;
    painter.save();
    painter.setClipPath(ground.shapes.allBoards, Qt::IntersectClip);
    const HexBrush brush(painter, ground.scene, ground.shapes, ground.scene.bounds(), false, stamps);
    paintSeas(brush);
    paintGround(brush);
    paintWays(brush);
    paintStanding(brush);
    paintMarks(brush);
    paintGrid(brush);
    painter.restore();
}

}  // namespace bocage::model::malice
