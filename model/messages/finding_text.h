#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <span>

#include "rules/content/library.h"
#include "rules/core/finding.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// Words for one finding. `arguments` has a letter for each argument that is not shown as it is: 'e' an
/// element of the scenario, 's' a side, 'p' a player, 'n' the number that %n stands for, 'r' a list of
/// contents with the reason why each is of no use, 't' a story of games that all arguments from here tell,
/// 'w' codes of the game such as the name of a deck, 'x' a text in several languages, 'u' a rule in words;
/// '-' for the others. An argument that is a content id is always shown by the content's name.
struct FindingWords {
    const char* rule;
    const char* message;  ///< Finding::message, "" for the only one
    const char* text;  ///< QT_TRANSLATE_NOOP("FindingText", …), with %1 … %9; with %n, QT_TRANSLATE_N_NOOP
    const char* arguments = "";
};

/// Words for one way out of a finding, by Fix::code.
struct FixWords {
    const char* code;
    const char* text;  ///< QT_TRANSLATE_NOOP("FindingText", …), an order: "Remove %1"
    const char* arguments = "";
};

/// Says findings and fixes in the user's language. Lives as long as the values it was given.
class FindingText {
    Q_DECLARE_TR_FUNCTIONS(FindingText)

public:
    /// The scenario or the army names the things in it; both may be null.
    explicit FindingText(const rules::Library& library, const rules::Scenario* scenario = nullptr,
                         const rules::Roster* roster = nullptr)
        : m_library(library), m_scenario(scenario), m_roster(roster) {}

    static bool knows(const rules::Finding& finding);
    static bool knows(const rules::Fix& fix);

    QString sentence(const rules::Finding& finding) const;
    QString fix(const rules::Fix& fix) const;
    /// Where it is: names of things and cells, "Rangers, C5"; empty when it is about the whole document.
    QString place(const rules::Finding& finding) const;
    QString place(const rules::Location& location) const;
    static QString severity(rules::Severity severity);

private:
    QString gameWord(const std::string& list) const;
    QString filled(const char* text, const char* kinds, const std::vector<std::string>& arguments) const;
    QString argument(const std::string& value, char kind) const;
    QString uselessThings(const std::string& list) const;
    void addPlaces(const rules::Location& location, QStringList& parts) const;
    const rules::Roster* rosterOf(const rules::Location& location) const;

    const rules::Library& m_library;
    const rules::Scenario* m_scenario;
    const rules::Roster* m_roster;
};

/// The words of one group of rules. Each group has a file of its own; those of a game are in its folder and
/// listed in its GameWords, those that hold for all games are declared here.
struct FindingTable {
    std::span<const FindingWords> findings;
    std::span<const FixWords> fixes;
};
FindingTable documentFindings();
FindingTable packFindings();

}  // namespace bocage::model
