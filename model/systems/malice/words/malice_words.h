#pragma once

#include "model/language/own_words.h"
#include "model/systems/game_words.h"

namespace bocage::model::malice {

FindingTable findings();
/// Kinds, fields and values of its packs, for the forms of the studio.
std::span<const CodeWords> contentKinds();
std::span<const CodeWords> contentFields();
std::span<const CodeWords> contentValues();
std::span<const KnownWords> contentWords();
const GameWords& gameWords();
/// What it says where shared texts speak of battles and armies.
std::span<const OwnWord> ownWords();

}  // namespace bocage::model::malice
