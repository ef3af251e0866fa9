#pragma once

#include <QFlags>
#include <QRect>
#include <QRectF>
#include <QString>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

class QPainter;

namespace bocage::model {

class PieceRenderer;
struct PieceOptions;

namespace map {
class Scene;
class StampCache;
struct Shapes;
}  // namespace map

enum class MapLayer {
    Boards = 1,
    Overlays = 2,
    Edges = 4,
    Grid = 8,
    Zones = 16,
    Entries = 32,
    Objectives = 64,
    Pieces = 128,
    Coordinates = 256,
    Notes = 512,
};
Q_DECLARE_FLAGS(MapLayers, MapLayer)
Q_DECLARE_OPERATORS_FOR_FLAGS(MapLayers)

struct MapOptions {
    MapLayers layers = MapLayers::fromInt(0x1ff);
    QString language = QStringLiteral("en");
    bool grey = false;       ///< for black and white printing: patterns instead of tints
    bool conditions = true;  ///< night, fog and caves tint the light
    /// How opaque a layer is, where it is not wholly; only MapCache looks at it, pictures are never faded.
    std::map<MapLayer, double> opacity;

    bool operator==(const MapOptions&) const = default;
};

/// Draws a scenario. One unit of the painter is one cell; the cell {c, r} covers (c, r) to (c+1, r+1).
/// Canvas, thumbnails, PNG, SVG, PDF and print all come through here. Deterministic: the same data gives the
/// same picture.
class MapRenderer {
public:
    /// Layers that lie still while pieces move: what a canvas keeps in tiles.
    static constexpr MapLayers terrainLayers =
        MapLayers(MapLayer::Boards) | MapLayer::Overlays | MapLayer::Edges | MapLayer::Grid;

    MapRenderer(const rules::Scenario& scenario, rules::LibraryPtr library);
    /// Shares rasterised bushes, trees and stones with other renderers of the same map.
    MapRenderer(const rules::Scenario& scenario, rules::LibraryPtr library,
                std::shared_ptr<map::StampCache> stamps);
    /// After an edit: keeps of the renderer before what still holds, the terrain too unless it was edited.
    MapRenderer(const rules::Scenario& scenario, const MapRenderer& before);
    ~MapRenderer();
    MapRenderer(MapRenderer&&) noexcept;

    /// The battlefield with its frame and coordinates, in cells.
    QRectF bounds() const;
    /// Paints what meets `visible` (in cells). The painter is scaled by the caller: pixels per cell set the
    /// detail. May run in several threads at once as long as the scenario does not change.
    void paint(QPainter& painter, const QRectF& visible, const MapOptions& options) const;

    /// The two halves of paint(): terrain with its surround, and what is laid on it.
    void paintTerrain(QPainter& painter, const QRectF& visible, const MapOptions& options) const;
    void paintTokens(QPainter& painter, const QRectF& visible, const MapOptions& options) const;

    /// Single pieces, for palettes and previews: drawn with the top-left cell at the origin, unturned.
    static void paintBoard(QPainter& painter, const rules::BoardDef& board, const rules::Face& face,
                           const rules::Library& library);
    static void paintOverlay(QPainter& painter, const rules::OverlayDef& overlay, const rules::Face& face,
                             const rules::Library& library);

    /// Where a piece's counter lies: its rectangle before the turn about its centre, and the turn in degrees.
    struct Footprint {
        QRectF rect;
        double turn = 0;
        /// The upright rectangle around the turned counter.
        QRectF bounds() const;
    };
    static Footprint footprint(const rules::Piece& piece, const rules::Library& library);
    /// The upright rectangle that the counter and its shadow stay in.
    static QRectF pieceBounds(const rules::Piece& piece, const rules::Library& library);

    /// Terrain and its outlines for these layers; made on first use.
    struct Terrain {
        std::shared_ptr<const map::Scene> scene;
        std::shared_ptr<const map::Shapes> shapes;
        QRect battlefield;
        std::vector<std::string> conditions;
    };
    const Terrain& terrain(MapLayers layers) const;
    /// Equal numbers mean that paintTerrain() gives equal pictures of these cells.
    std::uint64_t terrainSignature(const QRectF& cells, const MapOptions& options) const;

private:
    const PieceRenderer& counters() const;
    /// One piece with its shadow, turned, on its cells.
    void paintPiece(QPainter& painter, const rules::Piece& piece, const PieceOptions& options) const;

    const rules::Scenario& m_scenario;
    rules::LibraryPtr m_library;
    std::shared_ptr<map::StampCache> m_stamps;
    struct Made;
    std::shared_ptr<Made> m_made;
};

}  // namespace bocage::model
