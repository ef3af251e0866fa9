#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <span>
#include <string_view>

#include "rules/core/result.h"

namespace bocage::model {

/// Words for one code of a Problem. `arguments` has a letter for each argument that is not shown as it is:
/// 'b' a number of bytes, 't' a type of value, 'f' a path of which the name is enough; '-' for the others.
struct ProblemWords {
    const char* code;
    const char* sentence;     ///< QT_TRANSLATE_NOOP("ProblemText", …), with %1 … %9
    const char* wayOut = "";  ///< what the user can do about it
    const char* arguments = "";
};

/// What went wrong, in the user's language: the file, the place in it, and the way out.
class ProblemText {
    Q_DECLARE_TR_FUNCTIONS(ProblemText)

public:
    static bool knows(std::string_view code);
    /// One sentence without place or advice.
    static QString sentence(const rules::Problem& problem);
    /// What can be done; empty when the sentence says it all.
    static QString wayOut(const rules::Problem& problem);
    /// "battle.scenario.json, line 3, column 7 (/pieces/0/at)"; as much of it as is known.
    static QString place(const rules::Problem& problem);
    /// All three together, for logs, the command line and message boxes (plain text).
    static QString full(const rules::Problem& problem);
    /// One line for each.
    static QStringList full(const rules::Problems& problems);
};

// One table for each group of codes, in a file of its own; a new group is added here and in problem_text.cpp.
std::span<const ProblemWords> documentProblemWords();
std::span<const ProblemWords> exportProblemWords();
std::span<const ProblemWords> fileProblemWords();
std::span<const ProblemWords> packProblemWords();
std::span<const ProblemWords> printProblemWords();

}  // namespace bocage::model
