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
    {"DOC-BOX-01", "none",
     QT_TRANSLATE_NOOP("FindingText", "Your boxes hold no %1.")},
    {"DOC-BOX-01", "few",
     QT_TRANSLATE_NOOP("FindingText", "%1 is needed too often: %2 uses, but your boxes hold %3.")},
    {"DOC-BOX-02", "",
     QT_TRANSLATE_NOOP("FindingText", "The collection names \"%1\", which no open pack has; it counts for nothing.")},
    {"DOC-LINK-01", "target",
     QT_TRANSLATE_NOOP("FindingText", "A victory condition of %1 is about \"%2\", which is not in the scenario any more."), "s-"},
    {"DOC-LINK-01", "player",
     QT_TRANSLATE_N_NOOP("FindingText", "%n thing(s) belong to the player \"%1\", who does not exist."), "-n"},
    {"DOC-CARD-01", "", QT_TRANSLATE_NOOP("FindingText", "These cards of %1 can never be used here: %2."), "pr"},
    {"DOC-FACE-01", "",
     QT_TRANSLATE_NOOP("FindingText", "%1 has no face called \"%2\".")},
    {"DOC-SIDE-01", "",
     QT_TRANSLATE_N_NOOP("FindingText", "%n thing(s) belong to the side \"%1\", which does not exist."), "-n"},
    {"DOC-BAG-01", "foreign",
     QT_TRANSLATE_NOOP("FindingText", "%1 is put into %2, which is no place for it.")},
    {"DOC-BAG-01", "removed",
     QT_TRANSLATE_NOOP("FindingText", "%3 of %1 are taken out of %2, which holds %4.")},
    {"DOC-WORD-01", "ruling",
     QT_TRANSLATE_NOOP("FindingText", "The scenario sets the ruling \"%1\", which this game does not have.")},
    {"DOC-WORD-01", "value",
     QT_TRANSLATE_NOOP("FindingText", "The ruling \"%1\" cannot be \"%2\".")},
    {"DOC-WORD-01", "condition",
     QT_TRANSLATE_NOOP("FindingText", "The battlefield is under \"%1\", which this game does not know.")},
    {"DOC-WORD-01", "switch",
     QT_TRANSLATE_NOOP("FindingText", "A special rule turns the switch \"%1\", which this game does not have.")},
    {"DOC-CAM-01", "",
     QT_TRANSLATE_NOOP("FindingText", "After \"%1\" the campaign goes on to the chapter \"%2\", which does not exist.")},
    {"DOC-CAM-02", "way",
     QT_TRANSLATE_NOOP("FindingText", "\"%1\" leads on after the result \"%2\", which is not among its results.")},
    {"DOC-CAM-02", "log",
     QT_TRANSLATE_NOOP("FindingText", "The log says that \"%1\" ended with \"%2\", which is not among its results.")},
    {"DOC-CAM-03", "",
     QT_TRANSLATE_NOOP("FindingText", "No way through the campaign reaches \"%1\".")},
    {"DOC-CAM-04", "",
     QT_TRANSLATE_NOOP("FindingText", "The log names the chapter \"%1\", which does not exist.")},
    {"DOC-CAM-05", "chapter",
     QT_TRANSLATE_NOOP("FindingText", "The scenario of \"%1\" looks back at \"%2\", which is no chapter before it.")},
    {"DOC-CAM-05", "side",
     QT_TRANSLATE_NOOP("FindingText", "The scenario of \"%1\" asks how \"%3\" fared in \"%2\", where that side did not play.")},
    {"DOC-CAM-06", "",
     QT_TRANSLATE_NOOP("FindingText", "\"%1\" breaks rule %2 if %3."), "--t"},
    {"DOC-CAM-06", "losses",
     QT_TRANSLATE_NOOP("FindingText", "\"%1\" breaks rule %2 if %3. Say in the texts who takes the place of what was lost, or let the losses end with the chapter."), "--t"},
    {"DOC-CAM-07", "",
     QT_TRANSLATE_NOOP("FindingText", "\"%1\" can hardly be won by one side (%2) if %3."), "--t"},
    {"DOC-CAM-08", "",
     QT_TRANSLATE_NOOP("FindingText", "Your boxes do not suffice for \"%1\" if %3."), "--t"},
    {"DOC-CAM-09", "",
     QT_TRANSLATE_NOOP("FindingText", "\"%1\" is a battle of the game \"%2\", but the campaign is one of \"%3\": all chapters must be of one game.")},
    {"DOC-CAM-10", "",
     QT_TRANSLATE_NOOP("FindingText", "After \"%1\" the story goes on, but not when %2 wins it.")},
    {"DOC-CAM-11", "side",
     QT_TRANSLATE_NOOP("FindingText", "Something is carried over to \"%2\" in \"%1\", where that side does not play.")},
    {"DOC-CAM-11", "content",
     QT_TRANSLATE_NOOP("FindingText", "\"%2\" is carried over into \"%1\", but no open pack has it.")},
    {"DOC-CAM-11", "empty",
     QT_TRANSLATE_NOOP("FindingText", "Something is carried over into \"%1\" that names nothing.")},
    {"DOC-CAM-12", "",
     QT_TRANSLATE_NOOP("FindingText", "\"%1\" was changed after the result in the log was played.")},
    {"DOC-CAM-13", "",
     QT_TRANSLATE_NOOP("FindingText", "There are more than %1 ways through this campaign; only those were looked at.")},
    {"DOC-CAM-14", "",
     QT_TRANSLATE_NOOP("FindingText", "The log tells of \"%1\" where \"%2\" was to be played.")},
    {"DOC-CAM-14", "over",
     QT_TRANSLATE_NOOP("FindingText", "The log tells of \"%1\" though the story ended with the result before it.")},
};

constexpr FixWords fixes[] = {
    {"drop-ruling", QT_TRANSLATE_NOOP("FindingText", "Play %1 as the rules are usually read")},
    {"drop-word", QT_TRANSLATE_NOOP("FindingText", "Take \"%1\" away")},
    {"drop-target", QT_TRANSLATE_NOOP("FindingText", "Name %1 no more")},
    {"forget-player", QT_TRANSLATE_NOOP("FindingText", "Leave the counters to their side and take the deck away")},
    {"remove-missing", QT_TRANSLATE_N_NOOP("FindingText", "Take away the %n thing(s) there is no cardboard for"), "n"},
    {"remove-ghosts", QT_TRANSLATE_N_NOOP("FindingText", "Remove the %n thing(s) that are made of it"), "n"},
};
// clang-format on

}  // namespace

FindingTable documentFindings() {
    return {findings, fixes};
}

}  // namespace bocage::model
