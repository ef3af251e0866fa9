#include "model/systems/normandie/words/need_words.h"

#include <QCoreApplication>

namespace bocage::model {

namespace {

struct NeedWords {
    const char* need;
    const char* text;
};

constexpr NeedWords words[] = {
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

QString missingNeed(const std::string& need, const QString& name) {
    for (const NeedWords& entry : words)
        if (need == entry.need)
            return QCoreApplication::translate("FindingText", entry.text);
    return QCoreApplication::translate("FindingText", "%1 is missing").arg(name);
}

}  // namespace bocage::model
