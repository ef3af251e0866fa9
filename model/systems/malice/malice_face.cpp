#include "model/systems/malice/malice_face.h"

#include "model/systems/malice/commands/commands.h"
#include "model/systems/malice/words/malice_words.h"

namespace bocage::model {

const GameWords& MaliceFace::words() const {
    return malice::gameWords();
}

std::span<const console::GameCommand> MaliceFace::commands() const {
    return {};
}

}  // namespace bocage::model
