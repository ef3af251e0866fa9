#pragma once

#include <span>

#include "model/messages/finding_text.h"

namespace bocage::model {

/// Words for one code of a game: a name and, where there is one, a whole sentence. Both are sources of
/// translations (QT_TRANSLATE_NOOP) in the context that the table names.
struct CodeWords {
    const char* code;
    const char* name;
    const char* sentence = "";
};

/// One answer to a ruling.
struct AnswerWords {
    const char* key;
    const char* value;
    const char* text;
};

/// Words that the rules of a game know for a field of its pieces, which its description leaves free.
struct KnownWords {
    const char* place;  ///< how the path of the field ends: "/energies"
    std::span<const char* const> codes;
};

/// Everything a game says in words, as tables; empty ones for a game that has no such thing. The context of
/// the translations is in brackets.
struct GameWords {
    std::span<const FindingTable> findings = {};      ///< and their ways out [FindingText]
    std::span<const CodeWords> effects = {};          ///< brief and sentence, %1 the value [TerrainWords]
    std::span<const CodeWords> unitClasses = {};      ///< whom an effect holds for [TerrainWords]
    std::span<const CodeWords> needs = {};            ///< why a card is of no use [FindingText]
    std::span<const CodeWords> conditions = {};       ///< of the battlefield [BriefingWords]
    std::span<const CodeWords> ruleSwitches = {};     ///< and what players read [BriefingWords]
    std::span<const CodeWords> rulings = {};          ///< the questions [RulingWords]
    std::span<const AnswerWords> rulingAnswers = {};  ///< [RulingWords]
    std::span<const CodeWords> sections = {};         ///< of documents, by key [GameWords]
    std::span<const CodeWords> rosterCodes = {};      ///< groups, slots, roles, totals, goals [GameWords]
    std::span<const CodeWords> contentKinds = {};     ///< of its own: many of them, and one [FieldWords]
    /// Label and help, by the name of the field or, where a name means different things, by its place
    /// ("/secondary") [FieldWords]
    std::span<const CodeWords> contentFields = {};
    /// Of choices and of words that the game knows [FieldWords]
    std::span<const CodeWords> contentValues = {};
    std::span<const KnownWords> contentWords = {};  ///< offered in free fields
};

/// The row of a table; null when it has none of that code.
const CodeWords* findWords(std::span<const CodeWords> table, std::string_view code);
/// The row of that code in the table of one game; of whatever game has it, when none is named.
const CodeWords* findWords(std::span<const CodeWords> GameWords::*table, std::string_view code,
                           std::string_view system = {});

}  // namespace bocage::model
