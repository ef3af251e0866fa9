#include "model/messages/finding_text.h"

namespace bocage::model {

namespace {

// clang-format off
constexpr FindingWords findings[] = {
    {"PACK-ID-01", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 is defined twice in this pack.")},
    {"PACK-REF-01", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 refers to \"%2\", which no open pack has.")},
    {"PACK-REF-02", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 uses \"%2\", but this pack does not say that it needs the pack %3.")},
    {"PACK-REF-03", "pack",
     QT_TRANSLATE_NOOP("FindingText", "Packs that need each other in a circle (%2): none of them can be had without the others.")},
    {"PACK-TEXT-01", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 has no name.")},
    {"PACK-TEXT-02", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 has no help text.")},
    {"PACK-TEXT-03", "pack",
     QT_TRANSLATE_NOOP("FindingText", "The name of %1 is missing in the language \"%2\", which the pack claims to speak.")},
    {"PACK-ART-01", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 asks for the symbol \"%2\", which does not exist.")},
    {"PACK-ART-02", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 asks for the scan \"%2\", which is not in the pack.")},
    {"PACK-EFF-01", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 has the effect \"%2\", which the game does not know.")},
    {"PACK-EFF-02", "pack-value-missing",
     QT_TRANSLATE_NOOP("FindingText", "The effect \"%2\" of %1 needs a number.")},
    {"PACK-EFF-02", "pack-value-extra",
     QT_TRANSLATE_NOOP("FindingText", "The effect \"%2\" of %1 takes no number.")},
    {"PACK-EFF-02", "pack-classes-missing",
     QT_TRANSLATE_NOOP("FindingText", "The effect \"%2\" of %1 needs the unit classes it holds for.")},
    {"PACK-EFF-02", "pack-classes-extra",
     QT_TRANSLATE_NOOP("FindingText", "The effect \"%2\" of %1 holds for all unit classes alike.")},
    {"PACK-FACE-01", "pack-none",
     QT_TRANSLATE_NOOP("FindingText", "%1 has no face.")},
    {"PACK-FACE-01", "pack-repeated",
     QT_TRANSLATE_NOOP("FindingText", "%1 has two faces called \"%2\".")},
    {"PACK-FACE-02", "pack",
     QT_TRANSLATE_NOOP("FindingText", "The face \"%2\" of %1 has another outline than the first.")},
    {"PACK-GRID-01", "pack",
     QT_TRANSLATE_NOOP("FindingText", "On the face \"%2\" of %1, %3 lies where its kind of terrain cannot lie.")},
    {"PACK-GRID-02", "pack-edge",
     QT_TRANSLATE_NOOP("FindingText", "An edge of %1 (face \"%2\", %3) touches none of its spaces.")},
    {"PACK-GRID-02", "pack-corner",
     QT_TRANSLATE_NOOP("FindingText", "A corner of %1 (face \"%2\", %3) lies outside of it.")},
    {"PACK-GRID-02", "pack-room",
     QT_TRANSLATE_NOOP("FindingText", "A room of %1 (face \"%2\") holds the space %3, which it does not have.")},
    {"PACK-FAC-01", "pack",
     QT_TRANSLATE_NOOP("FindingText", "The colour of %1 must be written like #0072B2; it is \"%2\".")},
    {"PACK-DECK-01", "pack-empty",
     QT_TRANSLATE_NOOP("FindingText", "%1 holds nothing.")},
    {"PACK-DECK-01", "pack-zero",
     QT_TRANSLATE_NOOP("FindingText", "%1 lists %2 zero times.")},
    {"PACK-BOX-01", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 lies in no box of this pack.")},
    {"PACK-CARD-01", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 is in no deck.")},
    {"PACK-CARD-02", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 needs \"%2\", which is neither a word of the rules nor the name of anything in a pack.")},
    {"PACK-COST-01", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 costs %2; by the formula for samples it would be %3.")},
    {"PACK-USE-01", "pack",
     QT_TRANSLATE_NOOP("FindingText", "Nothing brings %1 into play: no tile, option, bag or scenario role.")},
    {"PACK-USE-02", "pack",
     QT_TRANSLATE_NOOP("FindingText", "%1 fits no slot of any tile that may use it.")},
};

constexpr FixWords fixes[] = {
    {"studio.need", QT_TRANSLATE_NOOP("FindingText", "Write down that this pack needs %1 %2")},
    {"studio.cost", QT_TRANSLATE_NOOP("FindingText", "Let it cost %1")},
    {"studio.into", QT_TRANSLATE_NOOP("FindingText", "Put %1 into %2")},
    {"studio.same-name", QT_TRANSLATE_NOOP("FindingText", "Call it \"%1\" there too")},
    {"studio.remove-field", QT_TRANSLATE_NOOP("FindingText", "Take the field \"%1\" away")},
};
// clang-format on

}  // namespace

FindingTable packFindings() {
    return {findings, fixes};
}

}  // namespace bocage::model
