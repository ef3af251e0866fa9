#include "model/systems/crusades/crusades_face.h"

#include "model/systems/crusades/commands/commands.h"
#include "model/systems/crusades/export/crusades_export.h"
#include "model/systems/crusades/fortress_face.h"
#include "model/systems/crusades/print/crusades_prints.h"
#include "model/systems/crusades/render/card_painter.h"
#include "model/systems/crusades/simulators.h"
#include "model/systems/crusades/words/crusades_words.h"

namespace bocage::model {

std::span<const console::GameCommand> CrusadesFace::commands() const {
    static const console::GameCommand all[] = {console::cc::oddsCommand(), console::cc::armyCommand(),
                                               console::cc::playCommand()};
    return all;
}

std::span<const Simulator* const> CrusadesFace::simulators() const {
    static const Simulator* const all[] = {&crusades::gamesSimulator(), &crusades::tempoSimulator()};
    return all;
}

const GameWords& CrusadesFace::words() const {
    return crusades::gameWords();
}

std::span<const OwnWord> CrusadesFace::ownWords() const {
    return crusades::ownWords();
}

std::shared_ptr<const PiecePainter> CrusadesFace::piecePainter(const rules::LibraryPtr& library) const {
    return std::make_shared<crusades::CardPainter>(library);
}

const RosterFace* CrusadesFace::rosters() const {
    static const crusades::FortressFace made(*this);
    return &made;
}

const print::GamePrints* CrusadesFace::prints() const {
    static const print::cc::CrusadesPrints made;
    return &made;
}

const GameExport* CrusadesFace::exports() const {
    static const crusades::CrusadesExport made;
    return &made;
}

}  // namespace bocage::model
