#include "model/messages/problem_text.h"

namespace bocage::model {

namespace {

// clang-format off
constexpr ProblemWords words[] = {
    {"json.syntax",
     QT_TRANSLATE_NOOP("ProblemText", "This is not well-formed JSON: %1."),
     QT_TRANSLATE_NOOP("ProblemText", "The file may be cut off or edited by hand: correct it here, or take a backup.")},
    {"json.duplicate-key",
     QT_TRANSLATE_NOOP("ProblemText", "The field \"%1\" occurs twice in the same braces."),
     QT_TRANSLATE_NOOP("ProblemText", "Keep one of the two.")},
    {"json.number-range",
     QT_TRANSLATE_NOOP("ProblemText", "The number is larger than the program can hold (%1)."),
     QT_TRANSLATE_NOOP("ProblemText", "Write a smaller number.")},
    {"json.too-deep",
     QT_TRANSLATE_NOOP("ProblemText", "The file nests values more than %1 levels deep."),
     QT_TRANSLATE_NOOP("ProblemText", "No document of ours does that: the file is damaged or made to do harm.")},
    {"json.too-many-values",
     QT_TRANSLATE_NOOP("ProblemText", "The file holds more than %1 values."),
     QT_TRANSLATE_NOOP("ProblemText", "Split it into smaller documents.")},
    {"json.too-large",
     QT_TRANSLATE_NOOP("ProblemText", "The file has %1, and more than %2 are not read."),
     QT_TRANSLATE_NOOP("ProblemText", "Split it into smaller documents."), "bb"},

    {"field.missing",
     QT_TRANSLATE_NOOP("ProblemText", "The field \"%1\" is missing."),
     QT_TRANSLATE_NOOP("ProblemText", "Add it.")},
    {"field.unknown",
     QT_TRANSLATE_NOOP("ProblemText", "There is no field \"%1\" here."),
     QT_TRANSLATE_NOOP("ProblemText", "Check its spelling or remove it.")},
    {"field.type",
     QT_TRANSLATE_NOOP("ProblemText", "Here should be %1, not %2."), "", "tt"},
    {"field.choice",
     QT_TRANSLATE_NOOP("ProblemText", "Here should be one of %1, not \"%2\".")},
    {"field.range",
     QT_TRANSLATE_NOOP("ProblemText", "The number should lie between %1 and %2; it is %3.")},
    {"field.id",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" cannot be an id."),
     QT_TRANSLATE_NOOP("ProblemText", "Ids have 1 to 64 letters, digits, dots, underscores and hyphens.")},
    {"field.slug",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" cannot be the id of a pack."),
     QT_TRANSLATE_NOOP("ProblemText", "Use small letters, digits and hyphens, a letter first.")},
    {"field.content-id",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" does not name a piece of content."),
     QT_TRANSLATE_NOOP("ProblemText", "Write it as pack:kind/name, for example son-core:unit/ranger-rifles.")},
    {"field.language",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" is not the code of a language."),
     QT_TRANSLATE_NOOP("ProblemText", "Use codes such as en, fr or pt-BR.")},

    {"document.nothing-to-draw",
     QT_TRANSLATE_NOOP("ProblemText", "This document has nothing that can be drawn."),
     QT_TRANSLATE_NOOP("ProblemText", "Give a scenario or an army.")},
    {"document.not-a-collection",
     QT_TRANSLATE_NOOP("ProblemText", "This is not a collection."),
     QT_TRANSLATE_NOOP("ProblemText", "Give a file whose format is bocage.collection.")},
    {"document.not-an-army",
     QT_TRANSLATE_NOOP("ProblemText", "The scenario takes %1 for an army, but it is something else."),
     QT_TRANSLATE_NOOP("ProblemText", "Link to a file whose format is bocage.army.")},

    {"document.link-leads-out",
     QT_TRANSLATE_NOOP("ProblemText", "The scenario links to %1, which is not beside it."),
     QT_TRANSLATE_NOOP("ProblemText", "Put the army into the scenario's folder and link to its name.")},

    {"grid.letter",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" cannot be a letter of a terrain grid."),
     QT_TRANSLATE_NOOP("ProblemText", "Use one printable character other than the dot, which means \"no cell\".")},
    {"grid.unknown-letter",
     QT_TRANSLATE_NOOP("ProblemText", "The legend does not explain the letter \"%1\"."),
     QT_TRANSLATE_NOOP("ProblemText", "Add it to the legend or use another letter.")},
    {"grid.ragged",
     QT_TRANSLATE_NOOP("ProblemText", "This row should have %1 cells like the first one; it has %2.")},
    {"grid.size",
     QT_TRANSLATE_NOOP("ProblemText", "A terrain grid has at least one and at most %1 cells a side.")},

    {"document.object",
     QT_TRANSLATE_NOOP("ProblemText", "The file does not hold a document, which starts with a brace.")},
    {"document.format",
     QT_TRANSLATE_NOOP("ProblemText", "The file should say \"format\": \"%1\"; it says \"%2\"."),
     QT_TRANSLATE_NOOP("ProblemText", "It may belong to another program.")},
    {"document.version",
     QT_TRANSLATE_NOOP("ProblemText", "The file does not say which version of the format it has."),
     QT_TRANSLATE_NOOP("ProblemText", "Add \"version\": 1 after \"format\".")},
    {"document.newer",
     QT_TRANSLATE_NOOP("ProblemText", "The file has format version %1, and this program knows versions up to %2."),
     QT_TRANSLATE_NOOP("ProblemText", "Open it with a newer Bocage.")},
    {"document.no-migration",
     QT_TRANSLATE_NOOP("ProblemText", "There is no way from format version %1 to the present one."),
     QT_TRANSLATE_NOOP("ProblemText", "Check the number after \"version\".")},
    {"document.migrated",
     QT_TRANSLATE_NOOP("ProblemText", "The document was brought from format version %1 to %2."),
     QT_TRANSLATE_NOOP("ProblemText", "Saving it writes the new version.")},
    {"document.repeated-id",
     QT_TRANSLATE_NOOP("ProblemText", "Two things had the id \"%1\"; the second is now called \"%2\".")},
    {"document.more-problems",
     QT_TRANSLATE_NOOP("ProblemText", "There are more problems than the first %1.")},
    {"document.pack-part",
     QT_TRANSLATE_NOOP("ProblemText", "This file is a part of a content pack (%1), not a document."),
     QT_TRANSLATE_NOOP("ProblemText", "Open the pack's folder or its .bocagepack file.")},
    {"document.not-editable",
     QT_TRANSLATE_NOOP("ProblemText", "A collection has no page of its own."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose it as your collection in the validator instead.")},
    {"document.other-kind",
     QT_TRANSLATE_NOOP("ProblemText", "The file now holds a document of another kind."),
     QT_TRANSLATE_NOOP("ProblemText", "Open it in a tab of its own.")},
    {"migration.turn-track",
     QT_TRANSLATE_NOOP("ProblemText", "The number of turns became the END marker of the turn track.")},
};
// clang-format on

}  // namespace

std::span<const ProblemWords> documentProblemWords() {
    return words;
}

}  // namespace bocage::model
