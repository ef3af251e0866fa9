#include "model/systems/malice/words/malice_words.h"

namespace bocage::model::malice {

const GameWords& gameWords() {
    static const GameWords all;
    return all;
}

}  // namespace bocage::model::malice
