#include "model/systems/normandie/words/normandie_words.h"

namespace bocage::model {

namespace {

constexpr CodeWords needs[] = {
    {"aviation", QT_TRANSLATE_NOOP("FindingText", "no plane flies")},
    {"day", QT_TRANSLATE_NOOP("FindingText", "it is dark")},
    {"night", QT_TRANSLATE_NOOP("FindingText", "it is day")},
    {"vehicle", QT_TRANSLATE_NOOP("FindingText", "no vehicle takes part")},
    {"officer", QT_TRANSLATE_NOOP("FindingText", "no officer takes part")},
    {"character", QT_TRANSLATE_NOOP("FindingText", "no Character takes part")},
    {"mythos", QT_TRANSLATE_NOOP("FindingText", "no Mythos Manifestation takes part")},
    {"spell", QT_TRANSLATE_NOOP("FindingText", "there is no spell to cast")},
    {"summoning", QT_TRANSLATE_NOOP("FindingText", "there is nothing to summon")},
    {"building", QT_TRANSLATE_NOOP("FindingText", "there is no building")},
    {"water", QT_TRANSLATE_NOOP("FindingText", "there is no water")},
    {"swamp", QT_TRANSLATE_NOOP("FindingText", "there is no swamp")},
    {"mass-grave", QT_TRANSLATE_NOOP("FindingText", "there is no mass grave")},
    {"search", QT_TRANSLATE_NOOP("FindingText", "there is nowhere to search")},
    {"difficult-passage", QT_TRANSLATE_NOOP("FindingText", "there is no difficult passage")},
};

}  // namespace

std::span<const CodeWords> normandieNeedWords() {
    return needs;
}

}  // namespace bocage::model
