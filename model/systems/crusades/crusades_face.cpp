#include "model/systems/crusades/crusades_face.h"

#include "model/systems/crusades/commands/commands.h"
#include "model/systems/crusades/render/card_painter.h"
#include "model/systems/crusades/simulators.h"
#include "model/systems/crusades/words/crusades_words.h"

namespace bocage::model {

std::span<const console::GameCommand> CrusadesFace::commands() const {
    static const console::GameCommand all[] = {console::cc::oddsCommand(), console::cc::armyCommand()};
    return all;
}

std::span<const Simulator* const> CrusadesFace::simulators() const {
    static const Simulator* const all[] = {&crusades::gamesSimulator(), &crusades::tempoSimulator()};
    return all;
}

const GameWords& CrusadesFace::words() const {
    return crusades::gameWords();
}

std::shared_ptr<const PiecePainter> CrusadesFace::piecePainter(const rules::LibraryPtr& library) const {
    return std::make_shared<crusades::CardPainter>(library);
}

}  // namespace bocage::model
