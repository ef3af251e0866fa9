#include "model/render/map_worker.h"

#include <QPainter>
#include <QThread>
#include <algorithm>
#include <array>

#include "model/render/map/palette.h"
#include "model/render/map/random.h"

namespace bocage::model {

using namespace rules;

namespace {

using Clock = std::chrono::steady_clock;

constexpr qsizetype mostTerrainBytes = qsizetype{48} << 20;
constexpr auto screenFrame = std::chrono::milliseconds(16);

/// Terrain is one picture, so a faded layer is a mixture of the pictures with and without it. With several
/// faded layers every combination has its share; each is laid over those before it so that the shares come
/// out right. Boards are the last to be decided: without them a picture is not opaque.
struct Mixture {
    MapOptions options;
    double opacity;
};
std::vector<Mixture> mixtures(const MapOptions& options) {
    std::vector<std::pair<MapLayer, double>> faded;
    for (const MapLayer layer : {MapLayer::Grid, MapLayer::Edges, MapLayer::Overlays, MapLayer::Boards})
        if (const auto found = options.opacity.find(layer);
            found != options.opacity.end() && options.layers.testFlag(layer))
            faded.emplace_back(layer, found->second);
    std::vector<Mixture> result;
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
        result.push_back({step, laid > 0 ? share / laid : 0});
    }
    return result;
}

constexpr std::array tokenLayers = {MapLayer::Coordinates, MapLayer::Zones, MapLayer::Entries,
                                    MapLayer::Objectives,  MapLayer::Edges, MapLayer::Pieces,
                                    MapLayer::Notes};

void place(QPainter& painter, const MapWorker::Wish& wish) {
    painter.translate(-wish.key.x * MapWorker::tileSide, -wish.key.y * MapWorker::tileSide);
    painter.scale(wish.pixelsPerCell, wish.pixelsPerCell);
}

QImage blank(QImage::Format format) {
    return QImage(MapWorker::tileSide, MapWorker::tileSide, format);
}

std::uint64_t hashOf(const QRectF& rect) {
    std::uint64_t hash = 5;
    for (const double value : {rect.x(), rect.y(), rect.width(), rect.height()})
        hash = map::combine(hash, static_cast<std::uint64_t>(std::hash<double>()(value)));
    return hash;
}

}  // namespace

MapWorker::MapWorker(std::function<void()> ready) : m_ready(std::move(ready)) {}

MapWorker::~MapWorker() {
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_work.notify_all();
    if (m_thread)
        m_thread->wait();
}

void MapWorker::setSnapshot(std::shared_ptr<const MapSnapshot> snapshot) {
    const std::lock_guard lock(m_mutex);
    m_newest = std::move(snapshot);
}

void MapWorker::setWishes(std::vector<Wish> wishes) {
    if (wishes.empty() && !m_thread)
        return;
    std::reverse(wishes.begin(), wishes.end());
    {
        const std::lock_guard lock(m_mutex);
        m_wishes = std::move(wishes);
    }
    m_work.notify_one();
    if (!m_thread) {
        m_thread.reset(QThread::create([this] { run(); }));
        m_thread->setObjectName(QStringLiteral("map tiles"));
        m_thread->start();
    }
}

std::vector<MapWorker::Answer> MapWorker::takeAnswers() {
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_answers, {});
}

void MapWorker::waitForAnswers(Clock::time_point until) {
    std::unique_lock lock(m_mutex);
    m_done.wait_until(lock, until, [this] { return !m_answers.empty(); });
}

QRectF MapWorker::cellsOf(const MapTileKey& key, double pixelsPerCell) {
    const double side = tileSide / pixelsPerCell;
    return {key.x * side, key.y * side, side, side};
}

void MapWorker::run() {
    Clock::time_point told;
    bool untold = false;
    std::unique_lock lock(m_mutex);
    while (true) {
        m_work.wait(lock, [this] { return m_stop || !m_wishes.empty(); });
        if (m_stop)
            return;
        const Wish wish = std::move(m_wishes.back());
        m_wishes.pop_back();
        const std::shared_ptr<const MapSnapshot> newest = m_newest;
        // The list may have been written while its first tile was in work.
        const bool answered = std::any_of(m_answers.begin(), m_answers.end(), [&](const Answer& made) {
            return made.key == wish.key && made.revision == newest->revision;
        });
        untold = untold || wish.seen;
        if (!answered) {
            lock.unlock();
            adopt(newest);
            Answer made = answer(wish);
            forgetOldest();
            lock.lock();
            std::erase_if(m_answers, [&](const Answer& old) { return old.key == made.key; });
            // A list that was written meanwhile may ask for this very tile; it is not painted twice, even
            // when the answer is taken before the list is looked at again.
            if (made.revision == m_newest->revision)
                std::erase_if(m_wishes, [&](const Wish& other) { return other.key == made.key; });
            m_answers.push_back(std::move(made));
        }
        m_done.notify_all();
        const bool last = m_wishes.empty() || !m_wishes.back().seen;
        if (untold && (last || Clock::now() - told >= screenFrame)) {
            untold = false;
            told = Clock::now();
            lock.unlock();
            m_ready();
            lock.lock();
        }
    }
}

void MapWorker::adopt(const std::shared_ptr<const MapSnapshot>& snapshot) {
    if (snapshot == m_snapshot)
        return;
    if (m_snapshot && m_snapshot->library == snapshot->library) {
        m_renderer = std::make_unique<MapRenderer>(snapshot->scenario, *m_renderer);
    } else {
        m_renderer = std::make_unique<MapRenderer>(snapshot->scenario, snapshot->library);
        m_terrain.clear();
        m_terrainBytes = 0;
    }
    m_snapshot = snapshot;  // only now: the renderer before refers to the snapshot before
    m_bounds = m_renderer->bounds();
}

MapWorker::Answer MapWorker::answer(const Wish& wish) {
    const QRectF cells = cellsOf(wish.key, wish.pixelsPerCell);
    const MapOptions& options = wish.look->options;
    std::uint64_t ground = m_bounds.contains(cells) ? 1 : hashOf(m_bounds);
    for (const Mixture& mixture : mixtures(options))
        ground = map::combine(ground, m_renderer->terrainSignature(cells, mixture.options));
    const std::uint64_t laid = m_renderer->tokenSignature(cells, options.layers);
    Answer made{wish.key, {}, map::combine(ground, laid) | 1U, m_snapshot->revision};
    if (made.signature == wish.known)
        return made;
    made.image = terrain(wish, ground);
    if (laid != 0)
        paintTokens(made.image, wish);
    if (wish.seen)
        ++m_tilesPainted;
    return made;
}

QImage MapWorker::terrain(const Wish& wish, std::uint64_t signature) {
    Terrain& kept = m_terrain[wish.key];
    kept.used = ++m_clock;
    if (kept.image.isNull() || kept.signature != signature) {
        if (kept.image.isNull())
            m_terrainBytes += qsizetype{4} * tileSide * tileSide;
        kept.image = blank(QImage::Format_RGB32);
        paintTerrain(kept.image, wish);
        kept.signature = signature;
    }
    return kept.image;
}

void MapWorker::paintTerrain(QImage& image, const Wish& wish) const {
    image.fill(wish.look->backdrop);
    const QRectF cells = cellsOf(wish.key, wish.pixelsPerCell);
    if (!cells.intersects(m_bounds))
        return;
    QPainter painter(&image);
    const auto paint = [&](QPainter& onto, const MapOptions& options) {
        place(onto, wish);
        if (!m_bounds.contains(cells))  // tiles reach beyond the frame, the picture does not
            onto.setClipRect(m_bounds);
        if (options.layers & MapLayer::Boards)
            onto.fillRect(cells, QColor::fromRgb(map::colour::surround));
        m_renderer->paintTerrain(onto, cells, options);
    };
    const MapOptions& options = wish.look->options;
    if (options.opacity.empty()) {
        paint(painter, options);
        return;
    }
    for (const Mixture& mixture : mixtures(options)) {
        QImage one = blank(QImage::Format_ARGB32_Premultiplied);
        one.fill(Qt::transparent);
        QPainter onto(&one);
        paint(onto, mixture.options);
        onto.end();
        painter.setOpacity(mixture.opacity);
        painter.drawImage(0, 0, one);
    }
}

void MapWorker::paintTokens(QImage& image, const Wish& wish) const {
    const MapOptions& options = wish.look->options;
    const QRectF cells = cellsOf(wish.key, wish.pixelsPerCell);
    const auto paint = [&](QImage& onto, MapLayers layers) {
        QPainter painter(&onto);
        place(painter, wish);
        MapOptions some = options;
        some.layers &= layers;
        m_renderer->paintTokens(painter, cells, some);
    };
    if (options.opacity.empty()) {
        paint(image, MapLayers::fromInt(~0));
        return;
    }
    for (const MapLayer layer : tokenLayers) {
        if (!options.layers.testFlag(layer))
            continue;
        const auto found = options.opacity.find(layer);
        if (found == options.opacity.end()) {
            paint(image, layer);
            continue;
        }
        QImage one = blank(QImage::Format_ARGB32_Premultiplied);
        one.fill(Qt::transparent);
        paint(one, layer);
        QPainter painter(&image);
        painter.setOpacity(found->second);
        painter.drawImage(0, 0, one);
    }
}

void MapWorker::forgetOldest() {
    if (m_terrainBytes <= mostTerrainBytes)
        return;
    const std::uint64_t limit = m_clock - static_cast<std::uint64_t>(m_terrain.size()) / 2;
    m_terrain.removeIf([&](const auto entry) { return entry.value().used <= limit; });
    m_terrainBytes = m_terrain.size() * qsizetype{4} * tileSide * tileSide;
}

}  // namespace bocage::model
