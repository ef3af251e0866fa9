#pragma once

#include "model/systems/game_face.h"

namespace bocage::model {

/// Shadows over Normandie.
class NormandieFace : public GameFace {
public:
    std::string_view id() const override { return "normandie"; }
    const RosterFace* rosters() const override;
    std::span<const console::GameCommand> commands() const override;
    const GameWords& words() const override;
    std::shared_ptr<const PiecePainter> piecePainter(const rules::LibraryPtr& library) const override;
    std::unique_ptr<BoardPainter> boardPainter(const rules::Scenario& scenario,
                                               const rules::LibraryPtr& library) const override;
    void paintBoard(QPainter& painter, const rules::ContentId& id, const rules::Face& face,
                    const rules::Library& library, bool overlay) const override;
    PieceFootprint footprint(const rules::Piece& piece, const rules::Library& library) const override;
    bool canAnalyse() const override { return true; }
    BattleAnalysisPtr analyse(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                              const BattleAnalysisPtr& before) const override;
    ShareDictionary shareDictionary() const override;
    const print::GamePrints* prints() const override;
    const GameExport* exports() const override;
    const GameBalance* balance() const override;
};

}  // namespace bocage::model
