#include "model/render/map_cache.h"

#include <QPainter>
#include <QRegion>
#include <algorithm>
#include <cmath>
#include <cstring>

#include "model/render/map/palette.h"
#include "model/render/map/resample.h"

namespace bocage::model {

using namespace rules;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int tileSide = MapWorker::tileSide;
constexpr qsizetype mostBytes = qsizetype{112} << 20;
/// How long a frame after an edit waits for the tiles that the edit touched.
constexpr auto editPatience = std::chrono::milliseconds(8);
/// Zooms that others are scaled from: powers of two, the whole map at the one where it is about this large.
constexpr double overviewSide = 640;
constexpr double leastPyramid = 4, mostPyramid = 256;

int tileIndex(double pixels) {
    return static_cast<int>(std::floor(pixels / tileSide));
}

double pyramidBelow(double pixelsPerCell) {
    return std::clamp(std::exp2(std::floor(std::log2(pixelsPerCell) + 1e-9)), leastPyramid, mostPyramid);
}

QRect tilesOver(const QRectF& cells, double pixelsPerCell) {
    if (cells.isEmpty())
        return {};
    constexpr double hair = 1e-6;  // what ends exactly where a tile begins does not need that tile
    return QRect(
        QPoint(tileIndex(cells.left() * pixelsPerCell + hair), tileIndex(cells.top() * pixelsPerCell + hair)),
        QPoint(tileIndex(cells.right() * pixelsPerCell - hair),
               tileIndex(cells.bottom() * pixelsPerCell - hair)));
}

QRect pixelsOf(const QRect& tiles) {
    return QRect(tiles.topLeft() * tileSide, tiles.size() * tileSide);
}

QRectF cellsOf(const QRect& pixels, double pixelsPerCell) {
    return QRectF(QPointF(pixels.topLeft()) / pixelsPerCell, QSizeF(pixels.size()) / pixelsPerCell);
}

/// What MapRenderer looks at: texts and turn tracks stay where they are, and so do armies on squares, whose
/// counters are all pieces. On hexes entries of a roster may be drawn where they begin.
Scenario drawnPart(const Scenario& scenario) {
    Scenario part;
    part.system = scenario.system;
    part.seed = scenario.seed;
    part.battlefield = scenario.battlefield;
    part.sides = scenario.sides;
    if (scenario.battlefield.grid != GridKind::Hex)
        for (ScenarioSide& side : part.sides)
            for (Player& player : side.players)
                player.force = {};
    part.zones = scenario.zones;
    part.entries = scenario.entries;
    part.objectives = scenario.objectives;
    part.pieces = scenario.pieces;
    part.notes = scenario.notes;
    part.extras = scenario.extras;  // what a game paints over its boards
    return part;
}

}  // namespace

/// What is to be drawn, in whole device pixels of the map: tile {x, y} starts at pixel x · tileSide.
struct MapCache::Frame {
    Level level;
    double ratio = 1;
    QPoint origin;   ///< of the map, on the device
    QRectF visible;  ///< in cells
    QRect tiles;
    bool moving = false;

    QRect onDevice(const QRect& pixels) const { return pixels.translated(origin); }
};

MapCache::MapCache(const Scenario& scenario, LibraryPtr library, QObject* parent)
    : QObject(parent),
      m_scenario(scenario),
      m_library(std::move(library)),
      m_backdrop(map::colour::surround),
      m_worker([this] { Q_EMIT refined(); }) {}

MapCache::~MapCache() = default;

void MapCache::apply(const Change&) {
    // Tiles are kept: each is compared with its new signature when it is next seen.
    m_edited = true;
    m_impatient = true;
}

void MapCache::setLibrary(LibraryPtr library) {
    if (library == m_library)
        return;
    m_library = std::move(library);
    m_edited = true;
    m_snapshot.reset();
    for (Tile& tile : m_tiles)
        tile.signature = 0;  // other packs, other pictures, whatever the numbers say
}

void MapCache::takeSnapshot() {
    if (!std::exchange(m_edited, false))
        return;
    auto fresh = std::make_shared<MapSnapshot>();
    fresh->scenario = drawnPart(m_scenario);
    fresh->library = m_library;
    if (m_snapshot && m_snapshot->scenario == fresh->scenario)
        return;
    fresh->revision = ++m_revision;
    m_snapshot = fresh;
    m_painter = std::make_unique<MapRenderer>(fresh->scenario, m_library);
    m_bounds = m_painter->bounds();
    m_extent = m_painter->extent();
    m_worker.setSnapshot(m_snapshot);
}

QRectF MapCache::bounds() {
    takeSnapshot();
    return m_bounds;
}

void MapCache::collect() {
    for (MapWorker::Answer& answer : m_worker.takeAnswers()) {
        const auto found = m_tiles.find(answer.key);
        if (answer.image.isNull()) {
            // "As before" is true of the picture that was compared, and of no other.
            if (found != m_tiles.end() && found->signature == answer.signature)
                found->revision = std::max(found->revision, answer.revision);
            continue;
        }
        if (found == m_tiles.end())
            m_bytes += answer.image.sizeInBytes();
        else if (found->revision > answer.revision)
            continue;
        m_tiles[answer.key] = {std::move(answer.image), answer.signature, answer.revision, m_frame};
    }
}

int MapCache::lookOf(const MapOptions& options) {
    const MapLook wanted{options, m_backdrop};
    for (std::size_t i = m_looks.size(); i-- > 0;)
        if (*m_looks[i] == wanted)
            return static_cast<int>(i);
    m_looks.push_back(std::make_shared<const MapLook>(wanted));
    return static_cast<int>(m_looks.size()) - 1;
}

MapCache::Tile* MapCache::find(const Level& level, int x, int y) {
    const auto found =
        m_tiles.find({static_cast<int>(std::lround(level.pixelsPerCell * 1024)), level.look, x, y});
    if (found == m_tiles.end())
        return nullptr;
    found->used = m_frame;
    return &*found;
}

void MapCache::wishFor(Wishes& wishes, const Level& level, const QRect& tiles, bool seen) {
    const auto from = static_cast<std::ptrdiff_t>(wishes.size());
    const auto& look = m_looks[static_cast<std::size_t>(level.look)];
    for (int y = tiles.top(); y <= tiles.bottom(); ++y)
        for (int x = tiles.left(); x <= tiles.right(); ++x) {
            const Tile* tile = find(level, x, y);
            if (tile && tile->revision == m_snapshot->revision)
                continue;
            wishes.push_back({{static_cast<int>(std::lround(level.pixelsPerCell * 1024)), level.look, x, y},
                              level.pixelsPerCell,
                              look,
                              tile ? tile->signature : 0,
                              seen});
        }
    // The middle of the view first: that is where the eye is.
    const auto distance = [&](const MapWorker::Wish& wish) {
        return std::hypot(wish.key.x - (tiles.left() + tiles.right()) / 2.0,
                          wish.key.y - (tiles.top() + tiles.bottom()) / 2.0);
    };
    std::stable_sort(
        wishes.begin() + from, wishes.end(),
        [&](const MapWorker::Wish& a, const MapWorker::Wish& b) { return distance(a) < distance(b); });
}

MapCache::Wishes MapCache::wishesAhead(const Frame& frame) {
    Wishes wishes;
    if (!m_foresight) {
        wishFor(wishes, frame.level, frame.tiles, true);
        return wishes;
    }
    const auto wish = [&](double pixelsPerCell, const QRectF& cells, bool seen) {
        const Level level{pixelsPerCell, frame.level.look};
        wishFor(wishes, level, tilesOver(cells & m_extent, pixelsPerCell), seen);
    };
    const double scale = frame.level.pixelsPerCell;
    const double below = pyramidBelow(scale);
    // While the zoom moves, this frame's own tiles come too late: the zoom that the next frames are scaled
    // from is worth more.
    if (frame.moving)
        wish(below, frame.visible, true);
    wishFor(wishes, frame.level, frame.tiles, true);
    // One more row and column all around, so that panning finds them.
    const double ring = tileSide / scale;
    wish(scale, frame.visible.adjusted(-ring, -ring, ring, ring), false);
    wish(below, frame.visible, false);
    // A thing lost far outside makes the whole too large to be kept at hand.
    const double overview = pyramidBelow(overviewSide / std::max(m_extent.width(), m_extent.height()));
    constexpr double mostTiles = 64;
    if (m_extent.width() * m_extent.height() * overview * overview <= mostTiles * tileSide * tileSide)
        wish(overview, m_extent, false);
    // For zooming out: the next lower zoom, with its wider view.
    if (below / 2 > overview) {
        const QSizeF more = frame.visible.size() / 2;
        wish(below / 2, frame.visible.adjusted(-more.width(), -more.height(), more.width(), more.height()),
             false);
    }
    return wishes;
}

bool MapCache::paint(QPainter& painter, const QRectF& visible, const MapOptions& options) {
    return paint(painter, visible, options, m_impatient ? editPatience : std::chrono::microseconds(0));
}

bool MapCache::paint(QPainter& painter, const QRectF& visible, const MapOptions& options,
                     std::chrono::microseconds patience) {
    const Clock::time_point until = Clock::now() + patience;
    ++m_frame;
    takeSnapshot();
    collect();
    m_impatient = false;
    Frame frame;
    frame.ratio = painter.device()->devicePixelRatioF();
    frame.level = {painter.worldTransform().m11() * frame.ratio, lookOf(options)};
    frame.visible = visible & m_extent;
    if (frame.visible.isEmpty()) {
        painter.fillRect(visible, QColor::fromRgb(m_backdrop));
        return true;
    }
    frame.tiles = tilesOver(frame.visible, frame.level.pixelsPerCell);
    const QPointF origin = painter.worldTransform().map(QPointF()) * frame.ratio;
    frame.origin = QPoint(static_cast<int>(std::floor(origin.x() + 0.5)),
                          static_cast<int>(std::floor(origin.y() + 0.5)));
    frame.moving = m_last.look == frame.level.look && !(m_last == frame.level);
    m_last = frame.level;

    Wishes missing;
    wishFor(missing, frame.level, frame.tiles, true);
    if (patience.count() > 0)
        while (!missing.empty() && Clock::now() < until) {
            m_worker.setWishes(missing);
            m_worker.waitForAnswers(until);
            collect();
            missing.clear();
            wishFor(missing, frame.level, frame.tiles, true);
        }
    drawTiles(painter, frame, visible);
    m_worker.setWishes(wishesAhead(frame));
    if (missing.empty())
        m_lastWhole = frame.level;
    forgetOldest();
    return missing.empty();
}

void MapCache::drawTiles(QPainter& painter, const Frame& frame, const QRectF& visible) {
    const double scale = frame.level.pixelsPerCell;
    const QRect view = QRectF(visible.topLeft() * scale, visible.size() * scale).toAlignedRect();
    const QRect tiles = pixelsOf(frame.tiles);
    // Gaps row by row, rows of equal gaps together: what has its tile is not scaled as well.
    std::vector<QRect> gaps;
    for (int y = frame.tiles.top(); y <= frame.tiles.bottom(); ++y) {
        QRect gap;
        for (int x = frame.tiles.left(); x <= frame.tiles.right(); ++x)
            if (!find(frame.level, x, y))
                gap |= QRect(x, y, 1, 1);
        if (gap.isEmpty())
            continue;
        if (!gaps.empty() && gaps.back().left() == gap.left() && gaps.back().right() == gap.right() &&
            gaps.back().bottom() + 1 == y)
            gaps.back() |= gap;
        else
            gaps.push_back(gap);
    }
    painter.save();
    // Whole pixels: with these hints Qt would hand the copying to its pool of threads.
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform, false);
    painter.setWorldTransform(QTransform::fromScale(1 / frame.ratio, 1 / frame.ratio));
    for (const QRect& beside : QRegion(view) - QRegion(tiles))
        painter.fillRect(frame.onDevice(beside), QColor::fromRgb(m_backdrop));
    for (const QRect& gap : gaps)
        drawCoarse(painter, frame, pixelsOf(gap));
    for (int y = frame.tiles.top(); y <= frame.tiles.bottom(); ++y)
        for (int x = frame.tiles.left(); x <= frame.tiles.right(); ++x)
            if (const Tile* tile = find(frame.level, x, y))
                painter.drawImage(QPointF(frame.origin + QPoint(x, y) * tileSide), tile->image);
    painter.restore();
}

void MapCache::drawCoarse(QPainter& painter, const Frame& frame, const QRect& pixels) {
    // No more than is seen: scaling is paid by the pixel.
    const QRect seen = pixels & QRectF(frame.visible.topLeft() * frame.level.pixelsPerCell,
                                       frame.visible.size() * frame.level.pixelsPerCell)
                                    .toAlignedRect();
    for (const QRect& beside : QRegion(pixels) - QRegion(seen))
        painter.fillRect(frame.onDevice(beside), QColor::fromRgb(m_backdrop));
    if (const auto from = bestWhole(frame, cellsOf(seen, frame.level.pixelsPerCell)))
        drawScaled(painter, frame, seen, *from);
    else
        drawFlat(painter, frame, seen);
}

/// The nearest zoom that has all of these cells ready.
std::optional<MapCache::Level> MapCache::bestWhole(const Frame& frame, const QRectF& cells) {
    std::vector<Level> levels;
    if (m_lastWhole.look >= 0 && !(m_lastWhole == frame.level))
        levels.push_back(m_lastWhole);
    for (const int look : {frame.level.look, m_lastWhole.look})
        for (double scale = leastPyramid; look >= 0 && scale <= mostPyramid; scale *= 2)
            levels.push_back({scale, look});
    const double wanted = frame.level.pixelsPerCell;
    // A far too fine zoom would be much to gather; a coarse one is only blurred.
    std::erase_if(levels, [&](const Level& level) { return level.pixelsPerCell > wanted * 2.1; });
    // A finer zoom is sharper, but there is more of it to be read.
    const auto apart = [&](const Level& level) {
        const double steps = std::log2(level.pixelsPerCell / wanted);
        return (steps > 0 ? 1.6 * steps : -steps) + (level.look != frame.level.look ? 0.1 : 0);
    };
    std::stable_sort(levels.begin(), levels.end(),
                     [&](const Level& a, const Level& b) { return apart(a) < apart(b); });
    for (const Level& level : levels) {
        const QRect tiles = tilesOver(cells & m_extent, level.pixelsPerCell);
        bool whole = true;
        for (int y = tiles.top(); y <= tiles.bottom() && whole; ++y)
            for (int x = tiles.left(); x <= tiles.right() && whole; ++x)
                whole = find(level, x, y) != nullptr;
        if (whole)
            return level;
    }
    return {};
}

void MapCache::drawScaled(QPainter& painter, const Frame& frame, const QRect& pixels, const Level& from) {
    const double zoom = from.pixelsPerCell / frame.level.pixelsPerCell;
    const QRectF source(QPointF(pixels.topLeft()) * zoom, QSizeF(pixels.size()) * zoom);
    const QRect around = source.toAlignedRect().adjusted(-1, -1, 1, 1);
    // Rows run through all tiles beside each other: tiles scaled one by one would show seams.
    const QRect tiles = tilesOver(QRectF(around), 1);
    std::vector<const QImage*> images;
    for (int y = tiles.top(); y <= tiles.bottom(); ++y)
        for (int x = tiles.left(); x <= tiles.right(); ++x) {
            const Tile* tile = find(from, x, y);
            images.push_back(tile ? &tile->image : nullptr);
        }
    std::vector<QRgb> line(static_cast<std::size_t>(tiles.width()) * tileSide);
    const auto row = [&](int number) {
        const int y = around.top() + number - tiles.top() * tileSide;
        const auto first = static_cast<std::size_t>(y / tileSide) * static_cast<std::size_t>(tiles.width());
        for (std::size_t x = 0; x < static_cast<std::size_t>(tiles.width()); ++x) {
            QRgb* to = line.data() + x * tileSide;
            if (const QImage* image = images[first + x])
                std::memcpy(to, image->constScanLine(y % tileSide), tileSide * sizeof(QRgb));
            else
                std::fill_n(to, tileSide, m_backdrop);
        }
        return static_cast<const QRgb*>(line.data()) + (around.left() - tiles.left() * tileSide);
    };
    map::Resampler resampler(row, around.size(), source.topLeft() - QPointF(around.topLeft()), zoom,
                             pixels.width());
    // Band by band, each small enough to be copied while it is still near the processor.
    constexpr int bandHeight = 32;
    QImage band(pixels.width(), bandHeight, QImage::Format_RGB32);
    for (int top = 0; top < pixels.height(); top += bandHeight) {
        QImage part(band.bits(), band.width(), std::min(bandHeight, pixels.height() - top),
                    band.bytesPerLine(), QImage::Format_RGB32);
        resampler.rows(top, part);
        painter.drawImage(frame.onDevice(pixels).topLeft() + QPoint(0, top), part);
    }
}

void MapCache::drawFlat(QPainter& painter, const Frame& frame, const QRect& pixels) {
    if (m_flat.revision != m_snapshot->revision || m_flat.look != frame.level.look) {
        const MapOptions& options = m_looks[static_cast<std::size_t>(frame.level.look)]->options;
        m_flat = {m_painter->flatPicture(options), m_snapshot->revision, frame.level.look};
    }
    const auto onDevice = [&](const QRectF& cells) {
        const double scale = frame.level.pixelsPerCell;
        return QRectF(cells.topLeft() * scale + QPointF(frame.origin), cells.size() * scale);
    };
    painter.save();
    painter.setClipRect(frame.onDevice(pixels));
    painter.fillRect(frame.onDevice(pixels), QColor::fromRgb(m_backdrop));
    if (m_looks[static_cast<std::size_t>(frame.level.look)]->options.layers & MapLayer::Boards)
        painter.fillRect(onDevice(m_bounds), QColor::fromRgb(map::colour::surround));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    if (!m_flat.picture.image.isNull())
        painter.drawImage(onDevice(QRectF(m_flat.picture.cells)), m_flat.picture.image);
    painter.restore();
}

void MapCache::forgetOldest() {
    if (m_bytes <= mostBytes)
        return;
    // Everything not seen for a while goes at once: cheaper than keeping an order at every frame.
    std::vector<std::uint64_t> ages;
    ages.reserve(static_cast<std::size_t>(m_tiles.size()));
    for (const Tile& tile : std::as_const(m_tiles))
        ages.push_back(tile.used);
    const auto middle = ages.begin() + static_cast<std::ptrdiff_t>(ages.size() / 2);
    std::nth_element(ages.begin(), middle, ages.end());
    const std::uint64_t limit = std::min(*middle, m_frame - 1);
    m_tiles.removeIf([&](const auto entry) { return entry.value().used <= limit; });
    m_bytes = 0;
    for (const Tile& tile : std::as_const(m_tiles))
        m_bytes += tile.image.sizeInBytes();
}

}  // namespace bocage::model
