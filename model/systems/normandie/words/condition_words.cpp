#include "model/systems/normandie/words/normandie_words.h"

namespace bocage::model {

namespace {

#define WORDS(text) QT_TRANSLATE_NOOP("BriefingWords", text)

constexpr CodeWords conditions[] = {
    {"night", WORDS("Night"), WORDS("Sight ends early; shots suffer from five spaces on.")},
    {"fog", WORDS("Fog"), WORDS("Sight ends at nine spaces; shots suffer from six spaces on.")},
    {"cave", WORDS("Cave"), WORDS("Underground: dark as night, nothing flies.")},
};

constexpr CodeWords switches[] = {
    {"early-totems", WORDS("Totems from the start"), WORDS("Totems lie on the battlefield from the start.")},
    {"single-summoning", WORDS("One summoning only"),
     WORDS("Each creature can be summoned once; what is destroyed does not come back.")},
    {"no-defeat-without-orders", WORDS("No defeat without orders"),
     WORDS("A player without orders goes on playing and does not lose at once.")},
    {"enter-on-first-turn", WORDS("All enter on turn 1"),
     WORDS("Every unit must enter over its arrows on the first turn; what cannot is lost.")},
    {"search-finds-objective", WORDS("Searching finds the objective"),
     WORDS("A successful search finds what the battle is about instead of a token from the bag.")},
    {"wild-things-act-last", WORDS("Wild things act last"),
     WORDS("Uncontrolled creatures act after all orders instead of before the first.")},
    {"no-cards-drawn", WORDS("No cards are drawn"),
     WORDS("Players keep the cards they start with; none are drawn at the end of a turn.")},
};

#undef WORDS

}  // namespace

std::span<const CodeWords> normandieConditionWords() {
    return conditions;
}

std::span<const CodeWords> normandieSwitchWords() {
    return switches;
}

}  // namespace bocage::model
