#include "model/messages/problem_text.h"

namespace bocage::model {

namespace {

// clang-format off
constexpr ProblemWords words[] = {
    {"print.unknown-aid",
     QT_TRANSLATE_NOOP("ProblemText", "There is no aid \"%1\" for this document."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose one of: %2.")},
    {"print.unknown-language",
     QT_TRANSLATE_NOOP("ProblemText", "Nothing here is written in the language \"%1\"."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose one of: %2.")},
    {"print.unknown-reader",
     QT_TRANSLATE_NOOP("ProblemText", "Nobody called \"%1\" takes part in this scenario."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose one of: %2.")},
    {"print.unknown-printer",
     QT_TRANSLATE_NOOP("ProblemText", "The printer \"%1\" has not been calibrated."),
     QT_TRANSLATE_NOOP("ProblemText", "Print the calibration page and enter what it measures, or leave the printer out.")},
    {"print.missing-printer",
     QT_TRANSLATE_NOOP("ProblemText", "The printer \"%1\" is not there."),
     QT_TRANSLATE_NOOP("ProblemText", "Switch it on, choose another one, or write a PDF file.")},
    {"print.no-printer",
     QT_TRANSLATE_NOOP("ProblemText", "No printer is set up on this computer."),
     QT_TRANSLATE_NOOP("ProblemText", "Set one up, or write a PDF file.")},
    {"print.unknown-piece",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" is not a piece with a number."),
     QT_TRANSLATE_NOOP("ProblemText", "Write it as pack:kind/name=number, for example son-core:unit/ranger-rifles=4.")},
    {"print.unknown-kind",
     QT_TRANSLATE_NOOP("ProblemText", "There are no sheets of \"%1\"."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose one of: %2.")},
    {"print.too-many",
     QT_TRANSLATE_NOOP("ProblemText", "So many copies of %1 cannot be meant: %2 is the most."),
     QT_TRANSLATE_NOOP("ProblemText", "Ask for fewer.")},
    {"print.piece-too-large",
     QT_TRANSLATE_NOOP("ProblemText", "%1 does not fit on the paper."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose larger paper, smaller spaces, or one piece a page.")},
    {"print.nothing",
     QT_TRANSLATE_NOOP("ProblemText", "There is nothing to print."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose another aid, or other pieces.")},
    {"print.empty",
     QT_TRANSLATE_NOOP("ProblemText", "There are no pages to print."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose another aid, or other pieces.")},
    {"print.cancelled",
     QT_TRANSLATE_NOOP("ProblemText", "Printing was stopped before it was done."),
     QT_TRANSLATE_NOOP("ProblemText", "Nothing was written.")},
    {"print.not-pdf",
     QT_TRANSLATE_NOOP("ProblemText", "Aids are written as PDF."),
     QT_TRANSLATE_NOOP("ProblemText", "Give the file a name that ends in .pdf.")},
    {"print.nothing-to-print",
     QT_TRANSLATE_NOOP("ProblemText", "No aids are printed from this."),
     QT_TRANSLATE_NOOP("ProblemText", "Give a scenario, an army, a campaign or the id of a pack.")},
    {"print.pdf",
     QT_TRANSLATE_NOOP("ProblemText", "The pages could not be made into a PDF file: %1."), ""},
    {"print.bad-calibration",
     QT_TRANSLATE_NOOP("ProblemText", "The measures of this printer cannot be right: lengths within 5 % and backs within 10 mm are expected."),
     QT_TRANSLATE_NOOP("ProblemText", "Measure again.")},
};
// clang-format on

}  // namespace

std::span<const ProblemWords> printProblemWords() {
    return words;
}

}  // namespace bocage::model
