#include "model/systems/malice/malice_face.h"

#include "model/systems/malice/commands/commands.h"
#include "model/systems/malice/export/malice_export.h"
#include "model/systems/malice/print/malice_prints.h"
#include "model/systems/malice/render/malice_map.h"
#include "model/systems/malice/render/malice_pieces.h"
#include "model/systems/malice/sim/simulators.h"
#include "model/systems/malice/words/malice_words.h"

namespace bocage::model {

const GameWords& MaliceFace::words() const {
    return malice::gameWords();
}

std::span<const OwnWord> MaliceFace::ownWords() const {
    return malice::ownWords();
}

std::span<const console::GameCommand> MaliceFace::commands() const {
    static const console::GameCommand all[] = {
        console::malice::reachCommand(), console::malice::atlasCommand(),
        console::malice::armyCommand(),  console::malice::compareCommand(),
        console::malice::oddsCommand(),  console::malice::creatureCommand()};
    return all;
}

std::span<const Simulator* const> MaliceFace::simulators() const {
    return malice::simulators();
}

std::shared_ptr<const PiecePainter> MaliceFace::piecePainter(const rules::LibraryPtr& library) const {
    return std::make_shared<malice::MalicePieces>(library);
}

std::unique_ptr<BoardPainter> MaliceFace::boardPainter(const rules::Scenario& scenario,
                                                       const rules::LibraryPtr& library) const {
    return std::make_unique<malice::MaliceMap>(scenario, library);
}

void MaliceFace::paintBoard(QPainter& painter, const rules::ContentId& board, const rules::Face& face,
                            const rules::Library& library, bool) const {
    malice::MaliceMap::paintBoard(painter, board, face, library);
}

PieceFootprint MaliceFace::footprint(const rules::Piece& piece, const rules::Library& library) const {
    return malice::MaliceMap::footprint(piece, library);
}

const GameExport* MaliceFace::exports() const {
    static const malice::MaliceExport exports;
    return &exports;
}

const print::GamePrints* MaliceFace::prints() const {
    static const print::som::MalicePrints prints;
    return &prints;
}

}  // namespace bocage::model
