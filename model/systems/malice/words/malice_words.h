#pragma once

#include "model/systems/game_words.h"

namespace bocage::model::malice {

const GameWords& gameWords();

}  // namespace bocage::model::malice
