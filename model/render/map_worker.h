#pragma once

#include <QHash>
#include <QImage>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "model/render/map_renderer.h"

class QThread;

namespace bocage::model {

/// What of a scenario is drawn, as it was at one moment. Never changes, so a thread may paint from it.
struct MapSnapshot {
    rules::Scenario scenario;  ///< without what is never drawn
    rules::LibraryPtr library;
    std::uint64_t revision = 0;
};

/// How a tile is drawn: everything but its place and zoom.
struct MapLook {
    MapOptions options;
    QRgb backdrop = 0xFFFFFFFF;  ///< where nothing lies
    bool operator==(const MapLook&) const = default;
};

/// A square of the map at one zoom in one look.
struct MapTileKey {
    int zoom;  ///< pixels per cell in 1/1024
    int look;
    int x, y;
    bool operator==(const MapTileKey&) const = default;
    friend size_t qHash(const MapTileKey& key, size_t seed) {
        return qHashMulti(seed, key.zoom, key.look, key.x, key.y);
    }
};

/// Paints tiles of a map in a thread of its own, from a snapshot of the scenario. It works off the newest
/// list of wishes from the front; what is no longer on the list is not painted.
class MapWorker {
public:
    static constexpr int tileSide = 256;  ///< pixels

    struct Wish {
        MapTileKey key;
        double pixelsPerCell = 0;
        std::shared_ptr<const MapLook> look;
        std::uint64_t known = 0;  ///< signature of the picture at hand, 0 for none
        bool seen = false;        ///< somebody is looking at the gap
    };
    struct Answer {
        MapTileKey key;
        QImage image;  ///< null: the picture at hand is still right
        std::uint64_t signature = 0;
        std::uint64_t revision = 0;  ///< of the snapshot
    };

    /// `ready` is called in the worker's thread when tiles that somebody waits for can be fetched, at most
    /// once per frame of a screen.
    explicit MapWorker(std::function<void()> ready);
    /// Waits for the tile in work.
    ~MapWorker();
    MapWorker(const MapWorker&) = delete;
    MapWorker& operator=(const MapWorker&) = delete;

    void setSnapshot(std::shared_ptr<const MapSnapshot> snapshot);
    void setWishes(std::vector<Wish> wishes);
    std::vector<Answer> takeAnswers();
    /// Sleeps until there are answers to take, or until then.
    void waitForAnswers(std::chrono::steady_clock::time_point until);

    /// Tiles painted for somebody who waited.
    int tilesPainted() const { return m_tilesPainted; }

    static QRectF cellsOf(const MapTileKey& key, double pixelsPerCell);

private:
    struct Terrain {
        QImage image;
        std::uint64_t signature = 0;
        std::uint64_t used = 0;
    };

    void run();
    void adopt(const std::shared_ptr<const MapSnapshot>& snapshot);
    Answer answer(const Wish& wish);
    QImage terrain(const Wish& wish, std::uint64_t signature);
    void paintTerrain(QImage& image, const Wish& wish) const;
    void paintTokens(QImage& image, const Wish& wish) const;
    void forgetOldest();

    const std::function<void()> m_ready;
    std::unique_ptr<QThread> m_thread;
    std::atomic_int m_tilesPainted = 0;

    std::mutex m_mutex;  ///< guards what follows
    std::condition_variable m_work, m_done;
    bool m_stop = false;
    std::shared_ptr<const MapSnapshot> m_newest;
    std::vector<Wish> m_wishes;  ///< last one first
    std::vector<Answer> m_answers;

    // Of the thread alone.
    std::shared_ptr<const MapSnapshot> m_snapshot;
    std::unique_ptr<MapRenderer> m_renderer;
    QRectF m_bounds;
    /// Terrain below tokens, so that a counter that moves does not have the ground painted anew.
    QHash<MapTileKey, Terrain> m_terrain;
    qsizetype m_terrainBytes = 0;
    std::uint64_t m_clock = 0;
};

}  // namespace bocage::model
