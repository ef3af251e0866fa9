#pragma once

#include <QMutex>
#include <memory>

#include "model/render/board_painter.h"

namespace bocage::model {
class PieceRenderer;
}

namespace bocage::model::malice {

class HexScene;
class StampCache;
struct HexShapes;

/// The illustrated map of a scenario: boards on the table, tokens on them. What lies face down is drawn as
/// its back; the layer of notes adds what the designer knows of it.
class MaliceMap : public BoardPainter {
public:
    MaliceMap(const rules::Scenario& scenario, rules::LibraryPtr library);
    /// After an edit: keeps the land unless it was edited.
    MaliceMap(const rules::Scenario& scenario, const MaliceMap& before);
    ~MaliceMap() override;

    std::unique_ptr<BoardPainter> after(const rules::Scenario& edited) const override;
    QRectF bounds() const override;
    void prepare(MapLayers layers) const override;
    void paintTerrain(QPainter& painter, const QRectF& visible, const MapOptions& options) const override;
    void paintTokens(QPainter& painter, const QRectF& visible, const MapOptions& options) const override;
    std::uint64_t terrainSignature(const QRectF& cells, const MapOptions& options) const override;
    std::uint64_t tokenSignature(const QRectF& cells, MapLayers layers) const override;

    /// A board alone, unturned, its first cell at the origin.
    static void paintBoard(QPainter& painter, const rules::ContentId& board, const rules::Face& face,
                           const rules::Library& library);
    static PieceFootprint footprint(const rules::Piece& piece, const rules::Library& library);

private:
    struct Land;
    struct Token;
    const Land& land() const;
    const std::vector<Token>& tokens() const;
    const PieceRenderer& pieces() const;

    const rules::Scenario& m_scenario;
    rules::LibraryPtr m_library;
    std::shared_ptr<StampCache> m_stamps;
    mutable QMutex m_mutex;
    mutable std::shared_ptr<const Land> m_land;
    mutable std::shared_ptr<const PieceRenderer> m_pieces;
    mutable std::unique_ptr<std::vector<Token>> m_tokens;
};

/// Avatars of the parties that a scenario holds, where they begin.
struct PlacedAvatar {
    rules::ContentId token;
    rules::Cell at;  ///< of the table
    int number = 0;  ///< among those who begin there
    rules::ElementId army, entry;

    /// Around the upper half of the cell, so that the Gate stays in sight.
    QRectF rect() const;
};
std::vector<PlacedAvatar> placedAvatars(const rules::Scenario& scenario, const rules::Library& library);

}  // namespace bocage::model::malice
