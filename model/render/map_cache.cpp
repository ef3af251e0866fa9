#include "model/render/map_cache.h"

#include <QElapsedTimer>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "model/render/map/brush.h"
#include "model/render/map/palette.h"
#include "model/render/piece_renderer.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr int tileSide = 256;  ///< device pixels
/// Zoom of the coarse picture that is always at hand.
constexpr double overviewPixels = 8;
constexpr qsizetype mostBytes = qsizetype{160} << 20;

double deviceScale(const QPainter& painter) {
    return painter.worldTransform().m11() * painter.device()->devicePixelRatioF();
}

int tileIndex(double pixels) {
    return static_cast<int>(std::floor(pixels / tileSide));
}

}  // namespace

class MapCache::Deadline {
public:
    explicit Deadline(std::chrono::microseconds budget) : m_budget(budget) { m_timer.start(); }
    bool passed() const { return m_timer.nsecsElapsed() > std::chrono::nanoseconds(m_budget).count(); }

private:
    std::chrono::microseconds m_budget;
    QElapsedTimer m_timer;
};

MapCache::MapCache(const Scenario& scenario, LibraryPtr library)
    : m_scenario(scenario),
      m_library(std::move(library)),
      m_stamps(std::make_shared<map::StampCache>()),
      m_renderer(std::make_unique<MapRenderer>(scenario, m_library, m_stamps)),
      m_bounds(m_renderer->bounds()) {}

MapCache::~MapCache() = default;

void MapCache::apply(const Change& change) {
    // Tiles are kept: each is compared with its new signature when it is next seen.
    if (!change.everything && !change.touchesTerrain())
        return;
    m_renderer = std::make_unique<MapRenderer>(m_scenario, m_library, m_stamps);
    m_bounds = m_renderer->bounds();
}

void MapCache::setLibrary(LibraryPtr library) {
    m_library = std::move(library);
    m_renderer = std::make_unique<MapRenderer>(m_scenario, m_library, m_stamps);
    m_bounds = m_renderer->bounds();
    m_counters.clear();
    m_tiles.clear();
    m_numbers.bytes = 0;
}

MapCache::Key MapCache::keyOf(const Level& level, int x, int y) const {
    return {static_cast<int>(std::lround(level.pixelsPerCell * 64)), level.look, x, y};
}

QRectF MapCache::cellsOf(const Level& level, int x, int y) const {
    const double side = tileSide / level.pixelsPerCell;
    return {x * side, y * side, side, side};
}

void MapCache::paintTile(Tile& tile, const Level& level, int x, int y, const MapOptions& options) {
    const bool opaque = options.layers.testFlag(MapLayer::Boards);
    if (tile.image.isNull()) {
        tile.image =
            QImage(tileSide, tileSide, opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
        m_numbers.bytes += tile.image.sizeInBytes();
    }
    tile.image.fill(opaque ? QColor::fromRgb(map::colour::surround) : QColor(Qt::transparent));
    QPainter painter(&tile.image);
    painter.translate(-x * tileSide, -y * tileSide);
    painter.scale(level.pixelsPerCell, level.pixelsPerCell);
    m_renderer->paintTerrain(painter, cellsOf(level, x, y), options);
    ++m_numbers.tilesPainted;
}

const QImage* MapCache::tile(const Level& level, int x, int y, const MapOptions& options, bool mayPaint) {
    const QRectF cells = cellsOf(level, x, y);
    auto found = m_tiles.find(keyOf(level, x, y));
    const std::uint64_t signature = m_renderer->terrainSignature(cells, options);
    if (found == m_tiles.end() || found->signature != signature) {
        if (!mayPaint)
            return nullptr;
        if (found == m_tiles.end())
            found = m_tiles.insert(keyOf(level, x, y), Tile());
        paintTile(*found, level, x, y, options);
        found->signature = signature;
    }
    found->used = m_frame;
    return &found->image;
}

void MapCache::drawScaled(QPainter& painter, const Level& level, const QRectF& cells,
                          const MapOptions& options, bool mayPaint) {
    const int left = tileIndex(cells.left() * level.pixelsPerCell);
    const int right = tileIndex(cells.right() * level.pixelsPerCell);
    const int top = tileIndex(cells.top() * level.pixelsPerCell);
    const int bottom = tileIndex(cells.bottom() * level.pixelsPerCell);
    for (int y = top; y <= bottom; ++y)
        for (int x = left; x <= right; ++x) {
            const QImage* image = tile(level, x, y, options, mayPaint);
            if (!image)
                continue;
            const QRectF whole = cellsOf(level, x, y);
            const QRectF part = whole & cells;
            const QRectF source((part.topLeft() - whole.topLeft()) * level.pixelsPerCell,
                                part.size() * level.pixelsPerCell);
            painter.drawImage(part, *image, source);
        }
}

bool MapCache::paintTerrain(QPainter& painter, const QRectF& visible, const MapOptions& options,
                            const Deadline& deadline) {
    const double ratio = painter.device()->devicePixelRatioF();
    const quint32 look = static_cast<quint32>((options.layers & MapRenderer::terrainLayers).toInt()) |
                         (options.grey ? 0x10000U : 0U) | (options.conditions ? 0x20000U : 0U);
    const Level level{deviceScale(painter), look};
    const Level overview{std::min(overviewPixels, level.pixelsPerCell), look};
    const QTransform world = painter.worldTransform();
    const QPointF origin = world.map(QPointF()) * ratio;
    const QPointF pixelOrigin(std::floor(origin.x() + 0.5), std::floor(origin.y() + 0.5));
    const int left = tileIndex(visible.left() * level.pixelsPerCell);
    const int right = tileIndex(visible.right() * level.pixelsPerCell);
    const int top = tileIndex(visible.top() * level.pixelsPerCell);
    const int bottom = tileIndex(visible.bottom() * level.pixelsPerCell);

    // The middle of the view first: that is where the eye is.
    struct Place {
        int x, y;
        double distance;
    };
    std::vector<Place> places;
    for (int y = top; y <= bottom; ++y)
        for (int x = left; x <= right; ++x)
            places.push_back({x, y, std::hypot(x - (left + right) / 2.0, y - (top + bottom) / 2.0)});
    std::stable_sort(places.begin(), places.end(),
                     [](const Place& a, const Place& b) { return a.distance < b.distance; });

    bool whole = true;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const Place& place : places) {
        const QImage* image = tile(level, place.x, place.y, options, !deadline.passed());
        if (!image) {
            whole = false;
            const QRectF cells = cellsOf(level, place.x, place.y) & visible;
            drawScaled(painter, overview, cells, options, true);
            if (m_lastWhole.look == look && !(m_lastWhole == level) && m_lastWhole.pixelsPerCell > 0)
                drawScaled(painter, m_lastWhole, cells, options, false);
            continue;
        }
        painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
        painter.drawImage(pixelOrigin + QPointF(place.x * tileSide, place.y * tileSide), *image);
        painter.setWorldTransform(world);
    }
    painter.restore();
    if (whole)
        m_lastWhole = level;
    return whole;
}

bool MapCache::paintFadedTerrain(QPainter& painter, const QRectF& visible, const MapOptions& options,
                                 const Deadline& deadline) {
    // Terrain is one picture, so a faded layer is a mixture of the pictures with and without it. With several
    // faded layers every combination has its share; each is laid over those before it so that the shares come
    // out right. Boards are the last to be decided: without them a picture is not opaque.
    std::vector<std::pair<MapLayer, double>> faded;
    for (const MapLayer layer : {MapLayer::Grid, MapLayer::Edges, MapLayer::Overlays, MapLayer::Boards})
        if (const auto found = options.opacity.find(layer);
            found != options.opacity.end() && options.layers.testFlag(layer))
            faded.emplace_back(layer, found->second);
    bool whole = true;
    double laid = 0;
    for (unsigned mask = 0; mask < 1U << faded.size(); ++mask) {
        MapOptions step = options;
        double share = 1;
        for (std::size_t i = 0; i < faded.size(); ++i) {
            const bool with = mask >> i & 1U;
            step.layers.setFlag(faded[i].first, with);
            share *= with ? faded[i].second : 1 - faded[i].second;
        }
        laid += share;
        painter.setOpacity(share / laid);
        whole = paintTerrain(painter, visible, step, deadline) && whole;
    }
    painter.setOpacity(1);
    return whole;
}

bool MapCache::paintPieces(QPainter& painter, const QRectF& visible, const MapOptions& options,
                           const Deadline& deadline) {
    const double ratio = painter.device()->devicePixelRatioF();
    const double scale = deviceScale(painter);
    const QTransform world = painter.worldTransform();
    const PieceRenderer counters(m_library);
    const PieceOptions counterOptions{options.language, options.grey, false};
    constexpr double shade = 0.08;  // room for the shadow, in cells
    bool whole = true;
    // Terrain and tokens may have used the frame's time up: a few counters are painted all the same, or none
    // ever would.
    int least = 4;
    for (const Piece& piece : m_scenario.pieces) {
        const MapRenderer::Footprint print = MapRenderer::footprint(piece, *m_library);
        const QRectF bounds = print.bounds().adjusted(-shade, -shade, shade, shade);
        if (!visible.intersects(bounds))
            continue;
        const QSize pixels(static_cast<int>(std::ceil(bounds.width() * scale)),
                           static_cast<int>(std::ceil(bounds.height() * scale)));
        QByteArray key = QByteArray::fromStdString(piece.content.value);
        key += '|' + QByteArray::fromStdString(piece.face) + '|' + QByteArray::number(scale, 'f', 2) + '|' +
               QByteArray::number(piece.corner ? 8 : piece.facing & 7) + '|' + (options.grey ? 'g' : 'c') +
               options.language.toUtf8();
        auto found = m_counters.find(key);
        if (found == m_counters.end()) {
            if (deadline.passed() && --least < 0) {  // a blank counter until there is time
                whole = false;
                painter.setPen(Qt::NoPen);
                painter.setBrush(map::inkTone(map::colour::paper, 1, options.grey));
                painter.drawRect(print.rect);
                continue;
            }
            QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter one(&image);
            one.scale(scale, scale);
            one.translate(-bounds.topLeft());
            m_renderer->paintPiece(one, piece, counters, counterOptions);
            one.end();
            ++m_numbers.countersPainted;
            m_numbers.bytes += image.sizeInBytes();
            found = m_counters.insert(key, {image, m_frame});
        }
        found->used = m_frame;
        const QPointF at = world.map(bounds.topLeft()) * ratio;
        painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
        painter.drawImage(QPointF(std::floor(at.x() + 0.5), std::floor(at.y() + 0.5)), found->image);
        painter.setWorldTransform(world);
    }
    return whole;
}

bool MapCache::paint(QPainter& painter, const QRectF& visible, const MapOptions& options,
                     std::chrono::microseconds budget) {
    const Deadline deadline(budget);
    ++m_frame;
    const QRectF field = visible & m_bounds;
    if (field.isEmpty())
        return true;
    painter.save();
    painter.save();
    painter.setClipRect(field, Qt::IntersectClip);  // tiles reach beyond the frame, the picture does not
    bool whole = options.opacity.empty() ? paintTerrain(painter, field, options, deadline)
                                         : paintFadedTerrain(painter, field, options, deadline);
    painter.restore();
    MapOptions tokens = options;
    const auto paintTokens = [&](MapLayers layers) {
        tokens.layers = options.layers & layers;
        if (tokens.layers)
            m_renderer->paintTokens(painter, visible, tokens);
    };
    const auto fade = [&](MapLayer layer) {
        const auto found = options.opacity.find(layer);
        painter.setOpacity(found == options.opacity.end() ? 1 : found->second);
    };
    if (options.opacity.empty())
        paintTokens(~(MapLayers(MapLayer::Pieces) | MapLayer::Notes));
    else
        for (const MapLayer layer : {MapLayer::Coordinates, MapLayer::Zones, MapLayer::Entries,
                                     MapLayer::Objectives, MapLayer::Edges}) {
            fade(layer);
            paintTokens(layer);
        }
    painter.setRenderHint(QPainter::Antialiasing);
    fade(MapLayer::Pieces);
    if (options.layers & MapLayer::Pieces)
        whole = paintPieces(painter, visible, options, deadline) && whole;
    fade(MapLayer::Notes);
    paintTokens(MapLayer::Notes);
    painter.restore();
    forgetOldest();
    return whole;
}

void MapCache::forgetOldest() {
    if (m_numbers.bytes <= mostBytes)
        return;
    // Everything not seen for a while goes at once: cheaper than keeping an order at every frame.
    std::vector<std::uint64_t> ages;
    for (const Tile& tile : std::as_const(m_tiles))
        ages.push_back(tile.used);
    for (const Counter& counter : std::as_const(m_counters))
        ages.push_back(counter.used);
    std::nth_element(ages.begin(), ages.begin() + static_cast<std::ptrdiff_t>(ages.size() / 2), ages.end());
    const std::uint64_t limit = std::min(ages[ages.size() / 2], m_frame - 1);
    m_tiles.removeIf([&](const auto entry) {
        const bool old = entry.value().used <= limit;
        if (old)
            m_numbers.bytes -= entry.value().image.sizeInBytes();
        return old;
    });
    m_counters.removeIf([&](const auto entry) {
        const bool old = entry.value().used <= limit;
        if (old)
            m_numbers.bytes -= entry.value().image.sizeInBytes();
        return old;
    });
}

}  // namespace bocage::model
