#pragma once

#include <QHash>
#include <QImage>
#include <QObject>
#include <chrono>
#include <memory>
#include <optional>

#include "model/plan/change.h"
#include "model/render/map_worker.h"

namespace bocage::model {

/// What a canvas draws from: the whole map kept in square opaque tiles per zoom, painted by a thread. A frame
/// copies the tiles that are ready; where one is missing it scales from another zoom that is, in the end from
/// one colour per cell. Tiles are painted anew only when something in them really looks different, and the
/// old ones stay in sight until then.
class MapCache : public QObject {
    Q_OBJECT

public:
    /// The scenario is copied now and whenever an edit is told: it must outlive the cache.
    MapCache(const rules::Scenario& scenario, rules::LibraryPtr library, QObject* parent = nullptr);
    ~MapCache() override;

    /// The scenario was edited.
    void apply(const Change& change);
    /// Packs were reloaded.
    void setLibrary(rules::LibraryPtr library);
    /// The colour around the map.
    void setBackdrop(const QColor& colour) { m_backdrop = colour.rgb(); }
    /// Whether parts and zooms that are not in sight are made ready too; a view that always shows everything
    /// has no use for them.
    void setForesight(bool foresight) { m_foresight = foresight; }

    /// The battlefield with its frame, in cells.
    QRectF bounds();

    /// Draws what meets `visible` (in cells) with a painter scaled to cells, as MapRenderer::paint does, and
    /// the backdrop around the map.
    /// False: something is still coarse or as before the edit; refined() tells when to paint again.
    /// After an edit a frame waits a moment for the tiles it touched, so that most edits show at once.
    bool paint(QPainter& painter, const QRectF& visible, const MapOptions& options);
    /// The same, waiting for whatever is missing.
    bool paint(QPainter& painter, const QRectF& visible, const MapOptions& options,
               std::chrono::microseconds patience);

    struct Numbers {
        int tilesPainted = 0;  ///< that frames had to wait for, since the cache was made
        qsizetype bytes = 0;   ///< held now
    };
    Numbers numbers() const { return {m_worker.tilesPainted(), m_bytes}; }

Q_SIGNALS:
    void refined();

private:
    using Wishes = std::vector<MapWorker::Wish>;

    /// One zoom in one look.
    struct Level {
        double pixelsPerCell = 0;
        int look = -1;
        bool operator==(const Level&) const = default;
    };
    struct Tile {
        QImage image;
        std::uint64_t signature = 0;
        std::uint64_t revision = 0;  ///< of the scenario it is known to show
        std::uint64_t used = 0;      ///< frame
    };
    struct Frame;

    void takeSnapshot();
    void collect();
    int lookOf(const MapOptions& options);
    Tile* find(const Level& level, int x, int y);
    /// Adds to the wishes what of these tiles is missing or old, the middle first.
    void wishFor(Wishes& wishes, const Level& level, const QRect& tiles, bool seen);
    Wishes wishesAhead(const Frame& frame);
    void drawTiles(QPainter& painter, const Frame& frame, const QRectF& visible);
    void drawCoarse(QPainter& painter, const Frame& frame, const QRect& pixels);
    std::optional<Level> bestWhole(const Frame& frame, const QRectF& cells);
    void drawScaled(QPainter& painter, const Frame& frame, const QRect& pixels, const Level& from);
    void drawFlat(QPainter& painter, const Frame& frame, const QRect& pixels);
    void forgetOldest();

    const rules::Scenario& m_scenario;
    rules::LibraryPtr m_library;
    std::shared_ptr<const MapSnapshot> m_snapshot;
    std::unique_ptr<MapRenderer> m_painter;  ///< of the snapshot, for what frames ask at once
    std::uint64_t m_revision = 0;
    QRectF m_bounds;  ///< of the map
    QRectF m_extent;  ///< with what lies outside its frame
    bool m_edited = true;
    bool m_impatient = false;  ///< an edit was not shown yet
    QRgb m_backdrop;
    bool m_foresight = true;
    std::vector<std::shared_ptr<const MapLook>> m_looks;
    QHash<MapTileKey, Tile> m_tiles;
    qsizetype m_bytes = 0;
    std::uint64_t m_frame = 0;
    Level m_last;       ///< of the last frame: another one means that the zoom is moving
    Level m_lastWhole;  ///< the last that was drawn without a gap
    struct Flat {
        map::FlatPicture picture;
        std::uint64_t revision = 0;
        int look = -1;
    } m_flat;
    MapWorker m_worker;  ///< last: it stops before anything else goes
};

}  // namespace bocage::model
