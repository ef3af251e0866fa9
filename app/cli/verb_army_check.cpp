#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>

#include "app/cli/cli_context.h"
#include "app/cli/verb_army_check.h"
#include "model/console/army_input.h"
#include "model/console/words.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "model/roster/army_review.h"
#include "model/roster/roster_face.h"
#include "rules/roster/roster_facts.h"

namespace bocage::cli {

using console::Cli;

namespace {

using namespace rules;
using model::ArmyReview;
using model::ArmyReviews;

struct CheckVerb {
    std::vector<std::string> sources, packs, bans;
    std::string collection;
    int limit = 0;
    bool waivers = false, csv = false;
};

/// The terms as they were asked for; nothing when one of them names what is not there.
std::optional<model::ReviewTerms> termsOf(CliContext& context, const CheckVerb& verb) {
    model::ReviewTerms terms;
    if (verb.limit > 0)
        terms.limit = verb.limit;
    terms.strict = !verb.waivers;
    const std::vector<ContentId> things = model::rosterContent(context.library());
    for (const std::string& name : verb.bans) {
        std::vector<ContentId> meant = things;
        std::erase_if(meant, [&](const ContentId& id) { return !console::isNamed(id, name); });
        if (meant.empty()) {
            context.fail({{"argument.no-such-content", {name}, "", "", 0, 0}});
            return std::nullopt;
        }
        terms.banned.insert(terms.banned.end(), meant.begin(), meant.end());
    }
    for (const std::string& name : verb.packs) {
        std::string known;
        bool found = false;
        for (const Pack& pack : context.library()->packs()) {
            found = found || pack.manifest.id.value == name;
            known += (known.empty() ? "" : ", ") + pack.manifest.id.value;
        }
        if (!found) {
            context.fail({{"argument.no-such-pack", {name, known}, "", "", 0, 0}});
            return std::nullopt;
        }
        terms.packs.emplace_back(name);
    }
    return terms;
}

Json reviewJson(CliContext& context, const ArmyReview& review) {
    Json::Array errors;
    for (const QString& error : review.errors)
        errors.emplace_back(error.toStdString());
    Json out = Json::Object{{"source", review.source.toStdString()},
                            {"readable", review.readable()},
                            {"problems", context.toJson(review.problems)},
                            {"title", model::localized(review.roster.title).toStdString()},
                            {"player", factOf(review.roster, RosterFact::Player)},
                            {"club", factOf(review.roster, RosterFact::Club)},
                            {"faction", review.roster.faction.value},
                            {"points", review.points},
                            {"passed", review.passed()},
                            {"verdict", ArmyReviews::verdict(review).toStdString()},
                            {"errors", std::move(errors)},
                            {"warnings", review.warnings},
                            {"waivers", review.waivers},
                            {"missing", review.missing}};
    if (review.roster.limit)
        out.set("limit", *review.roster.limit);
    return out;
}

void tell(CliContext& context, const ArmyReview& review) {
    QStringList parts{review.source};
    if (const auto title = model::localized(review.roster.title); !title.isEmpty())
        parts << title;
    if (const std::string player = factOf(review.roster, RosterFact::Player); !player.empty())
        parts << QString::fromStdString(player);
    if (review.readable() && !review.faction.isEmpty())
        parts << review.faction;
    if (ArmyReviews::hasPoints(review))
        parts << (review.roster.limit
                      ? Cli::tr("%1 of %2 points").arg(review.points).arg(*review.roster.limit)
                      : Cli::tr("%n point(s)", nullptr, review.points));
    parts << (review.passed() && review.waivers == 0 ? Cli::tr("passed") : ArmyReviews::verdict(review));
    context.out() << parts.join(QStringLiteral(" · ")).toStdString() << '\n';
    for (const QString& error : review.errors)
        context.out() << "  " << error.toStdString() << '\n';
    for (const Problem& problem : review.problems)
        context.out() << "  " << model::ProblemText::full(problem).toStdString() << '\n';
}

void run(CliContext& context, const CheckVerb& verb) {
    context.startWords();
    auto terms = termsOf(context, verb);
    if (!terms)
        return;
    Collection collection;
    if (!verb.collection.empty()) {
        auto opened = context.openCollection(verb.collection);
        if (!opened)
            return context.fail(opened.problems());
        collection = std::move(*opened);
        terms->collection = &collection;
    }
    QStringList sources;
    for (const std::string& source : verb.sources)
        sources << QString::fromStdString(source);
    const auto reviews = ArmyReviews(context.library()).of(sources, *terms);
    if (reviews.empty())
        return context.fail({{"review.nothing", {verb.sources.front()}, "", "", 0, 0}});
    int passed = 0;
    Json::Array list;
    for (const ArmyReview& review : reviews) {
        passed += review.passed() ? 1 : 0;
        if (!review.passed())
            context.end(review.readable() ? ExitCode::Findings : ExitCode::Unreadable);
        if (context.json)
            list.push_back(reviewJson(context, review));
        else if (!verb.csv)
            tell(context, review);
    }
    if (context.json)
        context.print(Json::Object{{"armies", std::move(list)},
                                   {"passed", passed},
                                   {"failed", static_cast<int>(reviews.size()) - passed}});
    else if (verb.csv)
        // A terminal ends its lines by itself; a file for a spreadsheet is written by the window.
        context.out() << ArmyReviews::csv(reviews, *terms).remove(QLatin1Char('\r')).toStdString();
    else
        context.out() << Cli::tr("%1 of %n army(ies) passed", nullptr, static_cast<int>(reviews.size()))
                             .arg(passed)
                             .toStdString()
                      << '\n';
}

}  // namespace

void addArmyCheckingVerb(CLI::App& army, CliContext& context) {
    auto verb = std::make_shared<CheckVerb>();
    CLI::App* check = army.add_subcommand(
        "check", "Hold the armies of a gathering to one limit, one list of packs and one list of bans");
    check
        ->add_option("SOURCE", verb->sources,
                     "Folders of armies, army files, text files with one share code a line, or share codes")
        ->required();
    check->add_option("--limit", verb->limit, "Army points that hold for everybody")
        ->type_name("N")
        ->check(CLI::Range(1, 10'000));
    check->add_option("--pack", verb->packs, "Permitted pack; may be given several times")->type_name("ID");
    check->add_option("--ban", verb->bans, "Banned tile or option; may be given several times")
        ->type_name("ID");
    check->add_flag("--waivers", verb->waivers, "Let waivers count; without this they are refused");
    check->add_option("--collection", verb->collection, "Also count the pieces these boxes do not hold")
        ->type_name("FILE");
    check->add_flag("--csv", verb->csv, "One line for each army, for a spreadsheet");
    check->callback([verb, &context] { run(context, *verb); });
}

}  // namespace bocage::cli
