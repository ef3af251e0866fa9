#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "rules/checks/check.h"
#include "rules/roster/roster.h"

namespace bocage::model {

/// What every army of a gathering is held to.
struct ReviewTerms {
    std::optional<int> limit = {};          ///< stands above what an army aims at
    std::vector<rules::PackId> packs = {};  ///< permitted packs; empty: all
    std::vector<rules::ContentId> banned = {};
    bool strict = true;  ///< waivers are refused
    const rules::Collection* collection = nullptr;
};

/// One army by the rules and the terms.
struct ArmyReview {
    QString source;            ///< path of the file, or "list.txt, line 3"
    QString path;              ///< of an army file; empty for a share code
    rules::Problems problems;  ///< why it could not be read; empty when it was
    rules::Roster roster;
    QString faction;  ///< its name
    int points = 0;
    int warnings = 0;
    int waivers = 0;     ///< findings that the author waived
    int missing = 0;     ///< pieces that the collection does not hold
    QStringList errors;  ///< sentences, those about the terms first

    bool readable() const { return problems.empty(); }
    bool passed() const { return readable() && errors.isEmpty(); }
};

/// Armies of folders, files and share codes held to one set of terms: for whoever organises a gathering, and
/// for whoever looks through a folder of rosters.
class ArmyReviews {
    Q_DECLARE_TR_FUNCTIONS(ArmyReviews)

public:
    explicit ArmyReviews(rules::LibraryPtr library) : m_library(std::move(library)) {}

    /// A folder stands for the armies in it and below, a text file for the share codes in it, one a line
    /// (whatever stands before the code names the player); everything else is an army file or a share code.
    std::vector<ArmyReview> of(const QStringList& sources, const ReviewTerms& terms) const;
    ArmyReview of(const rules::Roster& roster, const QString& source, const ReviewTerms& terms) const;

    /// "Passed", "Legal with 1 waiver", "2 errors", "Cannot be read".
    static QString verdict(const ArmyReview& review);
    /// Games whose rosters cost nothing have no points to show.
    static bool hasPoints(const ArmyReview& review);
    /// One line for each army under a line of headings, by RFC 4180.
    static QString csv(const std::vector<ArmyReview>& reviews, const ReviewTerms& terms);

private:
    void addFile(const QString& path, const ReviewTerms& terms, std::vector<ArmyReview>& reviews) const;
    void addCodes(const QString& path, const ReviewTerms& terms, std::vector<ArmyReview>& reviews) const;
    ArmyReview ofCode(const QString& code, const QString& source, const ReviewTerms& terms) const;

    rules::LibraryPtr m_library;
};

}  // namespace bocage::model
