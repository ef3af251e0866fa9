#pragma once

#include <QMutex>
#include <QRect>
#include <string>
#include <vector>

#include "model/render/board_painter.h"
#include "model/render/map/token_signs.h"

namespace bocage::model {

class PieceRenderer;
struct PieceOptions;

namespace map {
class Scene;
class StampCache;
struct Shapes;
}  // namespace map

/// The warm paper map: cell {c, r} covers (c, r) to (c + 1, r + 1).
class NormandieMap : public BoardPainter {
public:
    NormandieMap(const rules::Scenario& scenario, rules::LibraryPtr library);
    /// After an edit: keeps of the map before what still holds, the terrain too unless it was edited.
    NormandieMap(const rules::Scenario& scenario, const NormandieMap& before);
    ~NormandieMap() override;

    std::unique_ptr<BoardPainter> after(const rules::Scenario& edited) const override;
    QRectF bounds() const override;
    QRectF extent() const override;
    void prepare(MapLayers layers) const override { terrain(layers); }
    void paintTerrain(QPainter& painter, const QRectF& visible, const MapOptions& options) const override;
    void paintTokens(QPainter& painter, const QRectF& visible, const MapOptions& options) const override;
    std::uint64_t terrainSignature(const QRectF& cells, const MapOptions& options) const override;
    std::uint64_t tokenSignature(const QRectF& cells, MapLayers layers) const override;
    map::FlatPicture flatPicture(const MapOptions& options) const override;

    /// One face of a board or overlay with its top-left cell at the origin, unturned.
    static void paintFace(QPainter& painter, const rules::ContentId& id, const rules::Face& face,
                          const rules::Library& library, bool overlay);
    /// Counters of two and four spaces cover theirs; the ground shows between counters.
    static PieceFootprint footprint(const rules::Piece& piece, const rules::Library& library);

private:
    /// Terrain and its outlines for some layers; made on first use.
    struct Terrain {
        std::shared_ptr<const map::Scene> scene;
        std::shared_ptr<const map::Shapes> shapes;
        QRect battlefield;
        std::vector<std::string> conditions;
    };
    struct Made;

    const Terrain& terrain(MapLayers layers) const;
    const PieceRenderer& counters() const;
    /// One piece with its shadow, turned, on its cells.
    void paintPiece(QPainter& painter, const rules::Piece& piece, const PieceOptions& options) const;

    const rules::Scenario& m_scenario;
    rules::LibraryPtr m_library;
    std::shared_ptr<map::StampCache> m_stamps;  ///< bushes, trees and stones, shared with the maps after
    std::shared_ptr<Made> m_made;
    mutable QMutex m_signsMutex;
    mutable std::unique_ptr<map::TokenSigns> m_signs;
};

}  // namespace bocage::model
