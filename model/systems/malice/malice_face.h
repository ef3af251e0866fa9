#pragma once

#include "model/systems/game_face.h"

namespace bocage::model {

/// How Shadows of Malice shows itself.
class MaliceFace : public GameFace {
public:
    std::string_view id() const override { return "malice"; }
    const GameWords& words() const override;
    std::span<const OwnWord> ownWords() const override;
    std::span<const console::GameCommand> commands() const override;
    std::span<const Simulator* const> simulators() const override;
    std::shared_ptr<const PiecePainter> piecePainter(const rules::LibraryPtr& library) const override;
    std::unique_ptr<BoardPainter> boardPainter(const rules::Scenario& scenario,
                                               const rules::LibraryPtr& library) const override;
    void paintBoard(QPainter& painter, const rules::ContentId& board, const rules::Face& face,
                    const rules::Library& library, bool overlay) const override;
    const print::GamePrints* prints() const override;
    const GameExport* exports() const override;
    PieceFootprint footprint(const rules::Piece& piece, const rules::Library& library) const override;
};

}  // namespace bocage::model
