#pragma once

#include <QFlags>
#include <QRectF>
#include <QString>

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
    bool grey = false;  ///< for black and white printing: patterns instead of tints
};

/// Draws a scenario. One unit of the painter is one cell; the cell {c, r} covers (c, r) to (c+1, r+1).
/// Canvas, thumbnails, PNG, SVG, PDF and print all come through here. Deterministic: the same data gives the
/// same picture.
class MapRenderer {
public:
    MapRenderer(const rules::Scenario& scenario, rules::LibraryPtr library);

    /// The battlefield with its frame and coordinates, in cells.
    QRectF bounds() const;
    /// Paints what meets `visible` (in cells). The painter is scaled by the caller: pixels per cell set the
    /// detail.
    void paint(QPainter& painter, const QRectF& visible, const MapOptions& options) const;

    /// Single pieces, for palettes and previews: drawn with the top-left cell at the origin, unturned.
    static void paintBoard(QPainter& painter, const rules::BoardDef& board, const rules::Face& face,
                           const rules::Library& library);
    static void paintOverlay(QPainter& painter, const rules::OverlayDef& overlay, const rules::Face& face,
                             const rules::Library& library);

private:
    const rules::Scenario& m_scenario;
    rules::LibraryPtr m_library;
};

}  // namespace bocage::model
