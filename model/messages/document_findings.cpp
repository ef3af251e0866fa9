#include "model/messages/finding_text.h"

namespace bocage::model {

namespace {

// clang-format off
constexpr FindingWords findings[] = {
    {"DOC-SYS-01", "",
     QT_TRANSLATE_NOOP("FindingText", "No game system is called \"%1\", so its rules cannot be checked.")},
    {"DOC-REF-01", "",
     QT_TRANSLATE_N_NOOP("FindingText", "No open pack has \"%1\"; it is used %n time(s) and shown as a ghost."), "-n"},
    {"DOC-PACK-01", "missing",
     QT_TRANSLATE_NOOP("FindingText", "The document was made with the pack %1 (version %2), which is not installed.")},
    {"DOC-PACK-01", "version",
     QT_TRANSLATE_NOOP("FindingText", "The document was made with version %2 of the pack %1; version %3 is installed.")},
    {"DOC-FACE-01", "",
     QT_TRANSLATE_NOOP("FindingText", "%1 has no face called \"%2\".")},
    {"DOC-SIDE-01", "",
     QT_TRANSLATE_NOOP("FindingText", "%1 belongs to the side \"%2\", which does not exist."), "e-"},
};
// clang-format on

}  // namespace

FindingTable documentFindings() {
    return {findings, {}};
}

}  // namespace bocage::model
