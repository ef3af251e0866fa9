#include "model/systems/normandie/words/normandie_words.h"

namespace bocage::model {

namespace {

#define WORDS(text) QT_TRANSLATE_NOOP("GameWords", text)

constexpr CodeWords codes[] = {
    {"tiles", WORDS("Tiles")},
    {"heroes", WORDS("Heroes")},
    {"support", WORDS("Support")},
    {"equipment", WORDS("Equipment")},
    {"traits", WORDS("Traits")},
    {"trait", WORDS("Trait")},
    {"orders", WORDS("Orders")},
    {"order", WORDS("Order")},
    {"customization", WORDS("Customization")},
    {"artifact", WORDS("Artifact")},
    {"spells", WORDS("Spells")},
    {"spell", WORDS("Spell")},
    {"spell-book", WORDS("Spell book")},
    {"free", WORDS("Free options")},
    {"upgrade", WORDS("Upgrade")},
    {"hero", WORDS("Hero")},
    {"officer", WORDS("Officer")},
    {"points", WORDS("Points")},
    {"special-orders", WORDS("Special orders")},
    {"bluffs", WORDS("Bluffs")},
    {"firepower", WORDS("Firepower")},
    {"staying-power", WORDS("Staying power")},
    {"numbers", WORDS("Numbers")},
};

#undef WORDS

}  // namespace

std::span<const CodeWords> normandieRosterWords() {
    return codes;
}

}  // namespace bocage::model
