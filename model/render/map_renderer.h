#pragma once

#include <memory>

#include "model/render/board_painter.h"

namespace bocage::model {

/// Draws a scenario with the painter of its game; nothing for a game without a board or one that is unknown.
/// One unit of the painter is one cell. Canvas, thumbnails, PNG, SVG, PDF and print all come through here.
class MapRenderer {
public:
    /// Layers that lie still while pieces move: what a canvas keeps in tiles.
    static constexpr MapLayers terrainLayers =
        MapLayers(MapLayer::Boards) | MapLayer::Overlays | MapLayer::Edges | MapLayer::Grid;

    MapRenderer(const rules::Scenario& scenario, rules::LibraryPtr library);
    /// After an edit: keeps of the renderer before what still holds, the terrain too unless it was edited.
    MapRenderer(const rules::Scenario& scenario, const MapRenderer& before);

    /// The battlefield with its frame and coordinates, in cells.
    QRectF bounds() const { return m_painter ? m_painter->bounds() : QRectF(); }
    /// The same with what lies outside its frame.
    QRectF extent() const { return m_painter ? m_painter->extent() : QRectF(); }
    void prepare(MapLayers layers) const;
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

    using Footprint = PieceFootprint;
    /// Where a piece's counter lies, as its game says.
    static Footprint footprint(const rules::Piece& piece, const rules::Library& library);
    /// The upright rectangle that the counter and its shadow stay in.
    static QRectF pieceBounds(const rules::Piece& piece, const rules::Library& library);

    /// Equal numbers mean that paintTerrain() gives equal pictures of these cells.
    std::uint64_t terrainSignature(const QRectF& cells, const MapOptions& options) const;
    /// The same for paintTokens(); 0 when it paints nothing there.
    std::uint64_t tokenSignature(const QRectF& cells, MapLayers layers) const;
    map::FlatPicture flatPicture(const MapOptions& options) const;

private:
    rules::LibraryPtr m_library;
    std::unique_ptr<BoardPainter> m_painter;  ///< null when nothing is drawn
    std::string m_system;
};

}  // namespace bocage::model
