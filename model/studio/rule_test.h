#pragma once

#include <QCoreApplication>
#include <QString>
#include <atomic>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model/io/document_files.h"
#include "rules/content/library.h"

namespace bocage::model {

/// One thing that a rule test expects of its document.
struct Expectation {
    enum class Kind { Legal, Illegal, Finding, NoFinding, Sight, Reach, Total, Odds };
    Kind kind = Kind::Legal;
    std::string rule;   ///< of Finding and NoFinding
    std::string about;  ///< of Finding: an argument or subject that it must name; empty: any
    std::string from, to;
    std::string sight;           ///< clear, obscured, blocked
    std::optional<int> penalty;  ///< of an obscured line; empty: any
    std::string unitClass;       ///< who moves
    std::optional<int> movement;
    std::optional<int> cost;  ///< of Reach; empty: out of reach
    std::string total;
    int value = 0;
    std::string roll, outcome;  ///< of Odds: what the unit in `from` does to the one in `to` (exact_odds.h)
    std::string chance;         ///< "5/12" exactly, or "41.7 %" rounded as it is written

    bool operator==(const Expectation&) const = default;
};

/// A small case beside the content of a pack: given this army or scenario, the rules must say that.
struct RuleTest {
    std::string name;
    DocumentValue given;  ///< a scenario with its armies inside, or a roster
    std::vector<Expectation> expect;

    bool operator==(const RuleTest&) const = default;
};

/// Where the tests of a pack lie in it, and how their files end.
inline const QString ruleTestFolder = QStringLiteral("tests/");
inline const QString ruleTestSuffix = QStringLiteral(".test.json");
bool isRuleTestFile(const QString& name);
/// A file name for a test of that name which the pack does not have yet.
QString ruleTestFile(const std::string& name, const std::map<QString, QByteArray>& files);

QByteArray writeRuleTest(const RuleTest& test);
/// `file` is what problems call it.
rules::Result<RuleTest> readRuleTest(const QByteArray& bytes, const QString& file);

/// What came of one expectation.
struct ExpectationAnswer {
    bool held = false;
    QString found;  ///< what the rules say instead or as well, in words
};

/// Asks the rules; without `words` only whether each expectation holds. Errors of the rules `apart` do not
/// decide whether the document is legal. May run in any thread.
std::vector<ExpectationAnswer> runRuleTest(const RuleTest& test, const rules::LibraryPtr& library,
                                           bool words = true, const std::set<std::string>& apart = {});

class RuleTestWords {
    Q_DECLARE_TR_FUNCTIONS(RuleTestWords)

public:
    /// "A1 does not see C4", "Illegal because of SON-ARM-28: …"
    static QString expectation(const Expectation& expectation, const std::string& system);
    /// What people call a state of sight.
    static QString sight(const std::string& quality, std::optional<int> penalty);
    /// What people call a roll and what may come of it.
    static QString roll(const std::string& roll);
    static QString outcome(const std::string& outcome);
};

/// What a document on screen shows now, as a test: illegal because of each rule that finds an error, or
/// legal. Armies that a scenario only links must have been loaded into it; they are taken along.
RuleTest ruleTestOf(const std::string& name, DocumentValue value, const rules::LibraryPtr& library);
/// The expectation that is true now of a line of sight or a move; nothing when the game cannot be asked or a
/// place is not on the board.
std::optional<Expectation> sightNow(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                    const std::string& from, const std::string& to);
std::optional<Expectation> reachNow(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                    const std::string& unitClass, int movement, const std::string& from,
                                    const std::string& to);

/// The chances that are true now of the units in two spaces, the most telling outcome of each roll first;
/// none when the game rolls for no attacks or there are no two units.
std::vector<Expectation> oddsNow(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                 const std::string& from, const std::string& to);

/// All tests of a pack, with those that cannot be read.
struct RuleTests {
    std::vector<std::pair<QString, RuleTest>> tests;  ///< by file name
    std::vector<std::pair<QString, rules::Problems>> unreadable;
};
/// `where` stands before the names of files in problems.
RuleTests readRuleTests(const std::map<QString, QByteArray>& files, const QString& where = {});

/// One value of a piece that the rules may read, and the tests that would notice if it were another.
struct Constraint {
    rules::ContentId item;
    std::string pointer;
    std::vector<std::string> touchedBy;  ///< names of tests; the first that noticed is enough

    bool touched() const { return !touchedBy.empty(); }
};

/// Every value of the pack's own pieces is changed in turn, as far as it stays readable, and the tests are
/// asked again: a value that no test notices is touched by none. That the check of packs refuses a value in
/// itself is no notice of a test. Texts and looks are left out. Tests are asked with the pieces they use
/// alone. May run in any thread; ends early when `cancelled`.
std::vector<Constraint> coverageOf(const rules::Pack& pack, const RuleTests& tests,
                                   const rules::LibraryPtr& library,
                                   const std::atomic_bool* cancelled = nullptr);

}  // namespace bocage::model
