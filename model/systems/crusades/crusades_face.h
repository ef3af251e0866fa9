#pragma once

#include "model/systems/game_face.h"

namespace bocage::model {

/// How Cthulhu Crusades shows itself.
class CrusadesFace : public GameFace {
public:
    std::string_view id() const override { return "crusades"; }
    std::span<const console::GameCommand> commands() const override;
    std::span<const Simulator* const> simulators() const override;
    const GameWords& words() const override;
    std::span<const OwnWord> ownWords() const override;
    std::shared_ptr<const PiecePainter> piecePainter(const rules::LibraryPtr& library) const override;
    const RosterFace* rosters() const override;
    const print::GamePrints* prints() const override;
    const GameExport* exports() const override;
};

}  // namespace bocage::model
