#include "model/roster/army_review.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <set>

#include "model/io/document_files.h"
#include "model/io/load_file.h"
#include "model/io/share_code.h"
#include "model/messages/element_names.h"
#include "model/messages/finding_text.h"
#include "model/messages/fitness.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "model/roster/roster_face.h"
#include "rules/checks/ownership.h"
#include "rules/roster/roster_facts.h"

namespace bocage::model {

using namespace rules;

namespace {

QStringList armiesIn(const QDir& folder) {
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("*.army.json")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    for (const QString& name :
         folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name))
        paths << armiesIn(QDir(folder.filePath(name)));
    return paths;
}

QString cell(const QString& text) {
    if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"')) &&
        !text.contains(QLatin1Char('\n')))
        return text;
    return QLatin1Char('"') + QString(text).replace(QLatin1Char('"'), QStringLiteral("\"\"")) +
           QLatin1Char('"');
}

}  // namespace

ArmyReview ArmyReviews::of(const Roster& roster, const QString& source, const ReviewTerms& terms) const {
    ArmyReview review;
    review.source = source;
    review.roster = roster;
    if (terms.limit)
        review.roster.limit = terms.limit;
    review.faction = ElementNames::content(*m_library, roster.faction);
    if (const RosterFace* game = rosterFaceOf(roster.system))
        review.points = game->points({review.roster, m_library});
    // The terms first: they are what the players were told.
    std::set<ContentId> told;
    for (const ContentId& id : references(review.roster)) {
        if (!told.insert(id).second)
            continue;
        const QString name = ElementNames::content(*m_library, id);
        if (std::find(terms.banned.begin(), terms.banned.end(), id) != terms.banned.end())
            review.errors << tr("%1 is banned.").arg(name);
        if (!terms.packs.empty() && std::none_of(terms.packs.begin(), terms.packs.end(),
                                                 [&](const PackId& pack) { return pack.value == id.pack(); }))
            review.errors << tr("%1 comes from the pack %2, which is not permitted.")
                                 .arg(name, QString::fromStdString(std::string(id.pack())));
    }
    ValidateRequest request;
    request.library = m_library;
    request.roster = &review.roster;
    request.collection = terms.collection;
    request.strict = terms.strict;
    const Verdict verdict = validate(request);
    const FindingText words(*m_library, nullptr, &review.roster);
    for (const Finding& finding : verdict.findings)
        if (finding.severity == Severity::Error)
            review.errors << tr("%1 (%2)").arg(words.sentence(finding), QString::fromStdString(finding.rule));
    review.warnings = static_cast<int>(verdict.count(Severity::Warning));
    review.waivers = Fitness(verdict).waived;
    review.missing = static_cast<int>(missingPieces(verdict));
    return review;
}

ArmyReview ArmyReviews::ofCode(const QString& code, const QString& source, const ReviewTerms& terms) const {
    const auto roster = readShareCode(code);
    if (roster)
        return of(*roster, source, terms);
    ArmyReview review;
    review.source = source;
    review.problems = roster.problems();
    return review;
}

void ArmyReviews::addCodes(const QString& path, const ReviewTerms& terms,
                           std::vector<ArmyReview>& reviews) const {
    const auto bytes = readFile(path);
    if (!bytes) {
        ArmyReview review;
        review.source = path;
        review.problems = bytes.problems();
        reviews.push_back(std::move(review));
        return;
    }
    const QStringList lines = QString::fromUtf8(*bytes).split(QLatin1Char('\n'));
    for (int i = 0; i < lines.size(); ++i) {
        const qsizetype start = lines[i].indexOf(QLatin1String(shareCodePrefix));
        if (start < 0)
            continue;
        reviews.push_back(ofCode(lines[i].mid(start).trimmed(),
                                 tr("%1, line %2").arg(QFileInfo(path).fileName()).arg(i + 1), terms));
        static const QString around = QStringLiteral(" \t:,;\"");
        QString player = lines[i].left(start);
        while (!player.isEmpty() && around.contains(player.back()))
            player.chop(1);
        while (!player.isEmpty() && around.contains(player.front()))
            player.remove(0, 1);
        if (!player.isEmpty())
            setFact(reviews.back().roster, RosterFact::Player, player.toStdString());
    }
    if (reviews.empty() || reviews.back().source.isEmpty()) {
        ArmyReview review;
        review.source = path;
        review.problems = {{"review.no-codes", {}, path.toStdString(), "", 0, 0}};
        reviews.push_back(std::move(review));
    }
}

void ArmyReviews::addFile(const QString& path, const ReviewTerms& terms,
                          std::vector<ArmyReview>& reviews) const {
    ArmyReview review;
    const auto loaded = loadValue(path);
    const Roster* roster = loaded ? std::get_if<Roster>(&loaded->value) : nullptr;
    if (roster)
        review = of(*roster, path, terms);
    else
        review.problems =
            loaded ? Problems{{"document.no-army", {}, path.toStdString(), "", 0, 0}} : loaded.problems();
    review.source = review.path = path;
    reviews.push_back(std::move(review));
}

std::vector<ArmyReview> ArmyReviews::of(const QStringList& sources, const ReviewTerms& terms) const {
    std::vector<ArmyReview> reviews;
    for (const QString& source : sources) {
        if (source.isEmpty())
            continue;
        const QFileInfo info(source);
        if (source.startsWith(QLatin1String(shareCodePrefix))) {
            reviews.push_back(ofCode(source, tr("Share code"), terms));
        } else if (info.isDir()) {
            for (const QString& path : armiesIn(QDir(source)))
                addFile(path, terms, reviews);
        } else if (info.suffix() == QLatin1String("txt")) {
            std::vector<ArmyReview> found;
            addCodes(source, terms, found);
            reviews.insert(reviews.end(), found.begin(), found.end());
        } else {
            addFile(source, terms, reviews);
        }
    }
    return reviews;
}

QString ArmyReviews::verdict(const ArmyReview& review) {
    if (!review.readable())
        return tr("Cannot be read");
    if (!review.errors.isEmpty())
        return tr("%n error(s)", nullptr, static_cast<int>(review.errors.size()));
    Fitness fitness;
    fitness.waived = review.waivers;
    return review.waivers ? fitness.line() : tr("Legal");
}

bool ArmyReviews::hasPoints(const ArmyReview& review) {
    const RosterFace* game = rosterFaceOf(review.roster.system);
    return review.readable() && game && game->hasCosts();
}

QString ArmyReviews::csv(const std::vector<ArmyReview>& reviews, const ReviewTerms& terms) {
    // Headings are for programs and stay as they are in every language.
    QStringList lines{QStringLiteral(
        "source,title,player,club,faction,points,limit,passed,errors,warnings,waivers,missing,findings")};
    for (const ArmyReview& review : reviews) {
        QStringList words = review.errors;
        for (const Problem& problem : review.problems)
            words << ProblemText::sentence(problem);
        const auto limit = terms.limit ? terms.limit : review.roster.limit;
        const auto fact = [&](RosterFact which) {
            return QString::fromStdString(factOf(review.roster, which));
        };
        QStringList row{
            review.source,
            localized(review.roster.title),
            fact(RosterFact::Player),
            fact(RosterFact::Club),
            review.faction,
            hasPoints(review) ? QString::number(review.points) : QString(),
            limit && hasPoints(review) ? QString::number(*limit) : QString(),
            review.passed() ? QStringLiteral("yes") : QStringLiteral("no"),
            QString::number(review.errors.size() + static_cast<qsizetype>(review.problems.size())),
            QString::number(review.warnings),
            QString::number(review.waivers),
            QString::number(review.missing),
            words.join(QStringLiteral(" | "))};
        for (QString& text : row)
            text = cell(text);
        lines << row.join(QLatin1Char(','));
    }
    return lines.join(QStringLiteral("\r\n")) + QStringLiteral("\r\n");
}

}  // namespace bocage::model
