#pragma once

#include <QFlags>
#include <QRectF>
#include <QString>
#include <cstdint>
#include <map>
#include <memory>

#include "model/render/map/flat_picture.h"
#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

class QPainter;

namespace bocage::model {

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
    /// The smallest letters of coordinates and marks, in cells: what is readable at the size that the picture
    /// has on paper. Where they do not fit then, every second, fifth, tenth … row and column is named, and
    /// marks whose letters would run into each other stay without.
    double smallestLetters = 0;
    /// How opaque a layer is, where it is not wholly; only MapCache looks at it, pictures are never faded.
    std::map<MapLayer, double> opacity;

    bool operator==(const MapOptions&) const = default;
};

/// Where a piece lies on the map: its rectangle before the turn about its centre, and the turn in degrees.
struct PieceFootprint {
    QRectF rect;
    double turn = 0;
    /// The upright rectangle around the turned piece.
    QRectF bounds() const;
};

/// Draws one state of one scenario of one game, in cells: the painter is scaled by the caller, and pixels per
/// cell set the detail. Tiles, threads, caches, pictures and print are shared and ask this. Deterministic:
/// the same data gives the same picture. May be asked by several threads at once; the scenario and library
/// that it was made from must outlive it.
class BoardPainter {
public:
    virtual ~BoardPainter() = default;

    /// The same for the scenario after an edit; may keep what still holds.
    virtual std::unique_ptr<BoardPainter> after(const rules::Scenario& edited) const = 0;
    /// The map with its frame and coordinates.
    virtual QRectF bounds() const = 0;
    /// The same with whatever lies beyond the frame.
    virtual QRectF extent() const { return bounds(); }
    /// Makes ready what painting these layers needs, before threads ask for it.
    virtual void prepare(MapLayers) const {}
    /// What lies still while pieces move, and what is laid on it.
    virtual void paintTerrain(QPainter& painter, const QRectF& visible, const MapOptions& options) const = 0;
    virtual void paintTokens(QPainter& painter, const QRectF& visible, const MapOptions& options) const = 0;
    /// Equal numbers mean equal pictures of these cells; of tokens, 0 means that there are none.
    virtual std::uint64_t terrainSignature(const QRectF& cells, const MapOptions& options) const = 0;
    virtual std::uint64_t tokenSignature(const QRectF& cells, MapLayers layers) const = 0;
    /// One colour per cell, at once: what is shown until the drawing is ready. May be null.
    virtual map::FlatPicture flatPicture(const MapOptions&) const { return {}; }
};

}  // namespace bocage::model
