#pragma once

#include "model/systems/game_words.h"

namespace bocage::model::malice {

FindingTable findings();
const GameWords& gameWords();

}  // namespace bocage::model::malice
