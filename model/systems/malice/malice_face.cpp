#include "model/systems/malice/malice_face.h"

#include "model/systems/malice/commands/commands.h"
#include "model/systems/malice/sim/simulators.h"
#include "model/systems/malice/words/malice_words.h"

namespace bocage::model {

const GameWords& MaliceFace::words() const {
    return malice::gameWords();
}

std::span<const console::GameCommand> MaliceFace::commands() const {
    static const console::GameCommand all[] = {console::malice::oddsCommand(),
                                               console::malice::creatureCommand()};
    return all;
}

std::span<const Simulator* const> MaliceFace::simulators() const {
    return malice::simulators();
}

}  // namespace bocage::model
