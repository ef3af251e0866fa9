#include <CLI/CLI.hpp>

#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <ostream>

#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"
#include "model/console/words.h"
#include "model/io/document_files.h"
#include "model/io/linked_armies.h"
#include "model/messages/element_names.h"
#include "model/studio/balance.h"
#include "model/studio/field_words.h"
#include "model/studio/pack_open.h"
#include "model/studio/rule_test.h"

namespace bocage::cli {

using console::Cli;

namespace {

using namespace rules;

QString q(const std::string& text) {
    return QString::fromStdString(text);
}

struct TestOptions {
    std::string pack;
    std::string keep, name;
    std::vector<std::string> sight, reach, odds;
    bool coverage = false;
};

/// The pack of that id, or in that folder or file.
Result<model::OpenedPack> openNamedPack(CliContext& context, const std::string& pack) {
    if (!QFileInfo::exists(q(pack)))
        if (const model::PackSource* source = context.packSource(PackId(pack)))
            return model::openPack(source->path, context.library());
    return model::openPack(q(pack), context.library());
}

std::vector<std::string> parts(const std::string& text) {
    std::vector<std::string> found;
    for (const QString& part : q(text).split(u':'))
        found.push_back(part.toStdString());
    return found;
}

/// What is asked beside the verdict; false after saying what cannot be asked.
bool addQuestions(CliContext& context, const TestOptions& options, model::RuleTest& test) {
    const auto* scenario = std::get_if<Scenario>(&test.given);
    const auto add = [&](const std::string& given, std::optional<model::Expectation> now) {
        if (!now)
            context.fail({{"test.no-place", {given}, options.keep, {}, 0, 0}});
        else
            test.expect.push_back(std::move(*now));
        return now.has_value();
    };
    for (const std::string& given : options.sight) {
        const auto places = parts(given);
        if (!add(given, scenario && places.size() == 2
                            ? model::sightNow(*scenario, context.library(), places[0], places[1])
                            : std::nullopt))
            return false;
    }
    for (const std::string& given : options.odds) {
        const auto places = parts(given);
        std::vector<model::Expectation> now;
        if (scenario && places.size() == 2)
            now = model::oddsNow(*scenario, context.library(), places[0], places[1]);
        if (now.empty())
            return add(given, std::nullopt);
        test.expect.insert(test.expect.end(), now.begin(), now.end());
    }
    for (const std::string& given : options.reach) {
        const auto places = parts(given);
        bool number = false;
        const int movement = places.size() == 4 ? q(places[1]).toInt(&number) : 0;
        if (!add(given, scenario && number ? model::reachNow(*scenario, context.library(), places[0],
                                                             movement, places[2], places[3])
                                           : std::nullopt))
            return false;
    }
    return true;
}

void keep(CliContext& context, const TestOptions& options) {
    Result<model::OpenedPack> opened = openNamedPack(context, options.pack);
    if (!opened)
        return context.fail(opened.problems());
    model::PackDocument& document = *opened->document;
    if (document.path().isEmpty())
        return context.fail({{"test.archive", {}, options.pack, {}, 0, 0}});
    Result<InputFile> input = context.open(options.keep);
    if (!input)
        return context.fail(input.problems());
    const auto* roster = std::get_if<Roster>(&input->value);
    auto* scenario = std::get_if<Scenario>(&input->value);
    if (!roster && !scenario)
        return context.fail({{"test.given", {}, options.keep, "/format", 0, 0}});
    if ((roster ? roster->system : scenario->system) != document.value().manifest.system)
        return context.fail(
            {{"test.other-game", {document.value().manifest.id.value}, options.keep, "/system", 0, 0}});
    if (scenario)
        if (const Problems missing = model::loadLinkedArmies(*scenario, q(options.keep)); !missing.empty())
            return context.fail(missing);
    const std::string name = !options.name.empty() ? options.name
                                                   : (roster ? roster->title.in(context.language)
                                                             : scenario->title.in(context.language));
    model::RuleTest test = model::ruleTestOf(name.empty() ? options.keep : name, std::move(input->value),
                                             document.liveLibrary());
    if (!addQuestions(context, options, test))
        return;
    for (const auto& [file, other] : model::readRuleTests(document.value().files).tests)
        if (other.name == test.name)
            return context.fail({{"test.exists", {test.name}, options.pack, {}, 0, 0}});
    const QString file = model::ruleTestFile(test.name, document.value().files);
    document.edit(file, [&](model::PackValue& value) { value.files[file] = model::writeRuleTest(test); });
    const QString path = document.path();
    if (const auto saved = model::saveDocument(document, path); !saved)
        return context.fail(saved.problems());
    Json::Array expected;
    QStringList words;
    for (const model::Expectation& expectation : test.expect) {
        words << model::RuleTestWords::expectation(expectation, document.value().manifest.system);
        expected.emplace_back(words.back().toStdString());
    }
    const QString where = QFileInfo(path).path() + u'/' + file;
    if (context.json)
        return context.print(Json::Object{
            {"kept", where.toStdString()}, {"name", test.name}, {"expect", std::move(expected)}});
    context.out() << Cli::tr("The rule test “%1” is in %2").arg(q(test.name), where).toStdString() << '\n';
    for (const QString& line : words)
        context.out() << "  " << line.toStdString() << '\n';
}

Json coverageJson(const std::vector<model::Constraint>& constraints, int touched) {
    Json::Array untouched;
    for (const model::Constraint& constraint : constraints)
        if (!constraint.touched())
            untouched.push_back(
                Json::Object{{"item", constraint.item.value}, {"pointer", constraint.pointer}});
    return Json::Object{{"constraints", static_cast<int>(constraints.size())},
                        {"touched", touched},
                        {"untouched", std::move(untouched)}};
}

void tellCoverage(CliContext& context, const std::vector<model::Constraint>& constraints, int touched,
                  const Library& library) {
    context.out()
        << Cli::tr("Values that a rule test touches: %1 of %2. No test would notice another value here:")
               .arg(touched)
               .arg(constraints.size())
               .toStdString()
        << '\n';
    ContentId last;
    QStringList places;
    const auto flush = [&] {
        if (!places.isEmpty())
            context.out() << "  "
                          << QStringLiteral("%1 (%2): %3")
                                 .arg(model::ElementNames::content(library, last), q(last.value),
                                      places.join(QStringLiteral(", ")))
                                 .toStdString()
                          << '\n';
        places.clear();
    };
    for (const model::Constraint& constraint : constraints) {
        if (constraint.touched())
            continue;
        if (constraint.item != last)
            flush();
        last = constraint.item;
        places << model::FieldWords::place(constraint.pointer);
    }
    flush();
}

void testPack(CliContext& context, const TestOptions& options) {
    context.startWords();
    if (!options.keep.empty())
        return keep(context, options);
    Result<model::OpenedPack> opened = openNamedPack(context, options.pack);
    if (!opened)
        return context.fail(opened.problems());
    const model::PackDocument& document = *opened->document;
    const LibraryPtr library = document.liveLibrary();
    const std::string system = document.value().manifest.system;
    const QString where = document.path().isEmpty() ? q(options.pack) : QFileInfo(document.path()).path();
    const model::RuleTests tests = model::readRuleTests(document.value().files, where + u'/');
    Problems problems = opened->problems;
    for (const auto& [file, wrong] : tests.unreadable)
        problems.insert(problems.end(), wrong.begin(), wrong.end());
    if (!problems.empty())
        context.end(ExitCode::Unreadable);
    if (!context.json)
        context.warn(problems);
    Json::Array all;
    int passed = 0;
    for (const auto& [file, test] : tests.tests) {
        const auto answers = model::runRuleTest(test, library);
        bool fine = true;
        Json::Array expected;
        for (std::size_t i = 0; i < answers.size(); ++i) {
            fine = fine && answers[i].held;
            expected.push_back(Json::Object{
                {"expect", model::RuleTestWords::expectation(test.expect[i], system).toStdString()},
                {"held", answers[i].held},
                {"found", answers[i].found.toStdString()}});
        }
        passed += fine ? 1 : 0;
        all.push_back(Json::Object{{"file", file.toStdString()},
                                   {"name", test.name},
                                   {"passed", fine},
                                   {"expectations", std::move(expected)}});
        if (!fine)
            context.end(ExitCode::Findings);
        if (context.json)
            continue;
        context.out()
            << (fine ? Cli::tr("passed: %1") : Cli::tr("FAILED: %1")).arg(q(test.name)).toStdString() << '\n';
        for (std::size_t i = 0; i < answers.size(); ++i)
            if (!answers[i].held)
                context.out() << "  "
                              << Cli::tr("expected: %1 Found: %2")
                                     .arg(model::RuleTestWords::expectation(test.expect[i], system),
                                          answers[i].found)
                                     .toStdString()
                              << '\n';
    }
    std::vector<model::Constraint> constraints;
    if (options.coverage)
        if (const Pack* pack = library->pack(document.value().manifest.id))
            constraints = model::coverageOf(*pack, tests, library);
    const int touched =
        static_cast<int>(std::count_if(constraints.begin(), constraints.end(),
                                       [](const model::Constraint& each) { return each.touched(); }));
    if (context.json) {
        Json::Object out{{"pack", document.value().manifest.id.value},
                         {"version", document.value().manifest.version},
                         {"problems", context.toJson(problems)},
                         {"tests", std::move(all)},
                         {"passed", passed},
                         {"failed", static_cast<int>(tests.tests.size()) - passed}};
        if (options.coverage)
            out.emplace_back("coverage", coverageJson(constraints, touched));
        return context.print(out);
    }
    if (tests.tests.empty() && tests.unreadable.empty())
        context.out() << Cli::tr("The pack %1 has no rule tests. Keep one with --keep FILE.")
                             .arg(q(document.value().manifest.id.value))
                             .toStdString()
                      << '\n';
    else
        context.out() << Cli::tr("%1 of %n rule test(s) passed", nullptr,
                                 static_cast<int>(tests.tests.size()))
                             .arg(passed)
                             .toStdString()
                      << '\n';
    if (options.coverage)
        tellCoverage(context, constraints, touched, *library);
}

void balancePack(CliContext& context, const std::string& name) {
    context.startWords();
    Result<model::OpenedPack> opened = openNamedPack(context, name);
    if (!opened)
        return context.fail(opened.problems());
    const model::PackDocument& document = *opened->document;
    const LibraryPtr library = document.liveLibrary();
    const model::Balance balance = model::balanceOf(document.value().manifest, library);
    Json::Array points;
    int own = 0, outliers = 0;
    for (const model::Balance::Point& point : balance.points) {
        own += point.own ? 1 : 0;
        outliers += point.own && point.outlier ? 1 : 0;
        if (context.json) {
            Json::Object out{{"item", point.content.value},
                             {"name", model::ElementNames::content(*library, point.content).toStdString()},
                             {"own", point.own},
                             {"cost", point.cost},
                             {"value", point.value},
                             {"usual", point.usual},
                             {"deviation", point.deviation},
                             {"outlier", point.outlier}};
            if (point.formula)
                out.emplace_back("formula", *point.formula);
            Json::Object made;
            for (const auto& [part, value] : point.parts)
                made.emplace_back(part.toStdString(), value);
            out.emplace_back("parts", std::move(made));
            points.push_back(std::move(out));
        } else if (point.own) {
            context.out() << QStringLiteral("%1 %2: %3")
                                 .arg(point.outlier ? QStringLiteral("!") : QStringLiteral(" "),
                                      model::ElementNames::content(*library, point.content),
                                      model::BalanceWords::line(point))
                                 .toStdString();
            if (point.formula && *point.formula != point.cost)
                context.out() << "; " << Cli::tr("by the formula %1").arg(*point.formula).toStdString();
            context.out() << '\n';
        }
    }
    if (context.json)
        return context.print(Json::Object{{"pack", document.value().manifest.id.value},
                                          {"explained", balance.explained.toStdString()},
                                          {"base", balance.base},
                                          {"slope", balance.slope},
                                          {"spread", balance.spread},
                                          {"points", std::move(points)}});
    if (own == 0)
        context.out() << model::BalanceWords::nothing(balance).toStdString() << '\n';
    else
        context.out() << Cli::tr("%n piece(s) of this pack compared", nullptr, own).toStdString() << ", "
                      << Cli::tr("%n far from what their value costs", nullptr, outliers).toStdString()
                      << '\n'
                      << balance.explained.toStdString() << '\n';
}

}  // namespace

void addPackTestVerbs(CLI::App& verb, CliContext& context) {
    auto options = std::make_shared<TestOptions>();
    CLI::App* test = verb.add_subcommand("test", "Run the rule tests of a pack, or keep a new one");
    test->add_option("PACK", options->pack, "Id of an installed pack, a folder or a .bocagepack file")
        ->required();
    test->add_flag("--coverage", options->coverage, "List the values of the pack that no test would notice");
    auto* kept = test->add_option("--keep", options->keep,
                                  "Keep this army or scenario as a test: legal, or illegal by the rules that "
                                  "find errors now")
                     ->type_name("FILE");
    test->add_option("--name", options->name, "Name of the test; else the title of the document")
        ->type_name("NAME")
        ->needs(kept);
    test->add_option("--sight", options->sight, "Keep what one space sees of another too, as FROM:TO")
        ->type_name("FROM:TO")
        ->needs(kept);
    test->add_option("--reach", options->reach, "Keep a move too, as CLASS:MOVEMENT:FROM:TO")
        ->type_name("CLASS:N:FROM:TO")
        ->needs(kept);
    test->callback([options, &context] { testPack(context, *options); });

    test->add_option("--odds", options->odds,
                     "Keep the chances of the unit in one space against the one in another too, as FROM:TO")
        ->type_name("FROM:TO")
        ->needs(kept);
    auto pack = std::make_shared<std::string>();
    CLI::App* balance =
        verb.add_subcommand("balance", "Compare the costs of a pack with the worth by the exact odds");
    balance->add_option("PACK", *pack, "Id of an installed pack, a folder or a .bocagepack file")->required();
    balance->callback([pack, &context] { balancePack(context, *pack); });
}

}  // namespace bocage::cli
