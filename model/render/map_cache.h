#pragma once

#include <QHash>
#include <QImage>
#include <chrono>
#include <memory>

#include "model/document/change.h"
#include "model/render/map_renderer.h"

namespace bocage::model {

/// What a canvas draws from: terrain kept in square tiles per zoom, counters rasterised once per size. A
/// frame never takes much longer than its time budget; what is not ready yet is shown coarsely, and the next
/// frame goes on from there. Tiles are thrown away only when the terrain in them really looks different.
class MapCache {
public:
    /// The scenario is followed by reference: it must outlive the cache.
    MapCache(const rules::Scenario& scenario, rules::LibraryPtr library);
    ~MapCache();
    MapCache(const MapCache&) = delete;
    MapCache& operator=(const MapCache&) = delete;

    /// The scenario was edited.
    void apply(const Change& change);
    /// Packs were reloaded.
    void setLibrary(rules::LibraryPtr library);

    const MapRenderer& renderer() const { return *m_renderer; }

    /// Draws what meets `visible` (in cells) with a painter scaled to cells, as MapRenderer::paint does.
    /// False: something is still coarse, paint again soon.
    bool paint(QPainter& painter, const QRectF& visible, const MapOptions& options,
               std::chrono::microseconds budget = std::chrono::milliseconds(8));

    struct Numbers {
        int tilesPainted = 0;     ///< since the cache was made
        int countersPainted = 0;  ///< since the cache was made
        qsizetype bytes = 0;      ///< held now
    };
    Numbers numbers() const { return m_numbers; }

private:
    /// One zoom with one choice of layers.
    struct Level {
        double pixelsPerCell = 0;
        quint32 look = 0;  ///< layers and grey
        bool operator==(const Level&) const = default;
    };
    struct Tile {
        QImage image;
        std::uint64_t signature = 0;
        std::uint64_t used = 0;  ///< frame
    };
    struct Key {
        int zoom;
        quint32 look;
        int x, y;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) {
            return qHashMulti(seed, key.zoom, key.look, key.x, key.y);
        }
    };
    class Deadline;

    Key keyOf(const Level& level, int x, int y) const;
    QRectF cellsOf(const Level& level, int x, int y) const;
    /// The tile, painted if it has to be and may be; null when it is not there.
    const QImage* tile(const Level& level, int x, int y, const MapOptions& options, bool mayPaint);
    void paintTile(Tile& tile, const Level& level, int x, int y, const MapOptions& options);
    void drawScaled(QPainter& painter, const Level& level, const QRectF& cells, const MapOptions& options,
                    bool mayPaint);
    bool paintTerrain(QPainter& painter, const QRectF& visible, const MapOptions& options,
                      const Deadline& deadline);
    bool paintFadedTerrain(QPainter& painter, const QRectF& visible, const MapOptions& options,
                           const Deadline& deadline);
    bool paintPieces(QPainter& painter, const QRectF& visible, const MapOptions& options,
                     const Deadline& deadline);
    void forgetOldest();

    const rules::Scenario& m_scenario;
    rules::LibraryPtr m_library;
    std::shared_ptr<map::StampCache> m_stamps;
    std::unique_ptr<MapRenderer> m_renderer;
    QRectF m_bounds;
    QHash<Key, Tile> m_tiles;
    struct Counter {
        QImage image;
        std::uint64_t used = 0;
    };
    QHash<QByteArray, Counter> m_counters;
    Level m_lastWhole;  ///< the last zoom that was painted completely, to scale from while zooming
    std::uint64_t m_frame = 0;
    Numbers m_numbers;
};

}  // namespace bocage::model
