#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <ostream>

#include "app/cli/choices.h"
#include "app/cli/cli_context.h"
#include "app/cli/rule_test_names.h"
#include "app/cli/verbs.h"
#include "model/console/words.h"
#include "model/language/language.h"
#include "model/library/rule_catalogues.h"
#include "rules/systems/game_system.h"

namespace bocage::cli {

using console::Cli;

namespace {

using namespace rules;

std::vector<std::string_view> testsOf(std::string_view rule) {
    std::vector<std::string_view> tests;
    for (const RuleTest& row : ruleTestNames())
        if (row.rule == rule)
            tests.push_back(row.test);
    return tests;
}

/// Whether the check of that id is what judges the rule.
bool judges(std::string_view check, const CatalogueRule& rule) {
    return check == rule.id ||
           std::find(rule.through.begin(), rule.through.end(), check) != rule.through.end();
}

/// Cases of the corpus that the rule must catch, and the clean documents beside them that it must let pass. A
/// checked rule shows the lists even when they are empty.
void addCases(Json& row, const CatalogueRule& rule) {
    const bool checked = rule.status == CatalogueRule::Status::Checked;
    Json::Array failing, passing;
    for (const RuleTest& test : ruleTestNames())
        if (judges(test.rule, rule) && !test.base.empty()) {
            failing.emplace_back(test.test);
            if (std::find(passing.begin(), passing.end(), Json(test.base)) == passing.end())
                passing.emplace_back(test.base);
        }
    if (failing.empty() && !checked)
        return;
    row.set("failing", std::move(failing));
    row.set("passing", std::move(passing));
}

std::array<int, 4> countByStatus(const RuleCatalogue& catalogue) {
    std::array<int, 4> counts{};
    for (const CatalogueRule& rule : catalogue.rules())
        ++counts[static_cast<std::size_t>(rule.status)];
    return counts;
}

Json toJson(const RuleCatalogue& catalogue) {
    Json::Array rules, rulings;
    for (const CatalogueRule& rule : catalogue.rules()) {
        Json row = Json::Object{{"id", rule.id},
                                {"group", rule.group},
                                {"severity", nameOf(rule.severity)},
                                {"status", nameOf(rule.status)},
                                {"text", rule.text},
                                {"source", rule.source}};
        if (rule.status == CatalogueRule::Status::Printed)
            row.set("why", rule.why);
        if (!rule.unchecked.empty())
            row.set("unchecked", rule.unchecked);
        Json::Array tests;
        for (const std::string_view test : testsOf(rule.id))
            tests.emplace_back(test);
        row.set("tests", std::move(tests));
        if (!rule.through.empty())
            row.set("through", Json::Array(rule.through.begin(), rule.through.end()));
        addCases(row, rule);
        rules.push_back(std::move(row));
    }
    for (const CatalogueRuling& ruling : catalogue.rulings()) {
        Json::Array values(ruling.values.begin(), ruling.values.end());
        rulings.push_back(Json::Object{{"id", ruling.id},
                                       {"key", ruling.key},
                                       {"default", ruling.fallback},
                                       {"values", std::move(values)},
                                       {"text", ruling.text}});
    }
    const auto counts = countByStatus(catalogue);
    return Json::Object{
        {"system", catalogue.system()},
        {"rules", std::move(rules)},
        {"rulings", std::move(rulings)},
        {"totals",
         Json::Object{
             {"checked", counts[0]}, {"derived", counts[1]}, {"engine", counts[2]}, {"printed", counts[3]}}}};
}

void tell(CliContext& context, const RuleCatalogue& catalogue) {
    std::ostream& out = context.out();
    const auto padded = [](std::string_view text, std::size_t width) {
        std::string field(text);
        field.resize(std::max(width, field.size()), ' ');
        return field;
    };
    for (const CatalogueRule& rule : catalogue.rules()) {
        out << padded(rule.id, 14) << ' ' << padded(nameOf(rule.status), 8) << ' ' << rule.text;
        if (!rule.source.empty())
            out << " [" << rule.source << ']';
        out << '\n';
        for (const std::string_view test : testsOf(rule.id))
            out << std::string(24, ' ')
                << Cli::tr("test: %1").arg(QString::fromUtf8(test.data())).toStdString() << '\n';
        if (!rule.through.empty()) {
            QStringList checks;
            for (const std::string& check : rule.through)
                checks << QString::fromStdString(check);
            out << std::string(24, ' ')
                << Cli::tr("checked by: %1").arg(checks.join(QStringLiteral(", "))).toStdString() << '\n';
        }
        if (rule.status == CatalogueRule::Status::Printed)
            out << std::string(24, ' ')
                << Cli::tr("why: %1").arg(QString::fromStdString(rule.why)).toStdString() << '\n';
        if (!rule.unchecked.empty())
            out << std::string(24, ' ')
                << Cli::tr("not checked: %1").arg(QString::fromStdString(rule.unchecked)).toStdString()
                << '\n';
    }
    const auto counts = countByStatus(catalogue);
    out << Cli::tr("%1: %2 checked, %3 derived, %4 engine, %5 printed")
               .arg(QString::fromStdString(catalogue.system()))
               .arg(counts[0])
               .arg(counts[1])
               .arg(counts[2])
               .arg(counts[3])
               .toStdString()
        << '\n';
}

}  // namespace

void addRulesVerb(CLI::App& app, CliContext& context) {
    auto wanted = std::make_shared<std::string>();
    CLI::App* verb = app.add_subcommand(
        "rules", "List every rule with its status, the tests that hold it and our wording");
    std::vector<std::string> names;
    for (const GameSystem* system : gameSystems())
        names.emplace_back(system->id());
    verb->add_option("--system", *wanted, "Only the rules of one game system")->check(oneOf(names));
    verb->callback([wanted, names, &context] {
        context.startWords();
        Json::Array systems;
        for (const std::string& name : names) {
            if (!wanted->empty() && *wanted != name)
                continue;
            const auto catalogue = model::loadRuleCatalogue(name, model::currentLanguage());
            if (!catalogue)
                return context.fail(catalogue.problems());
            if (context.json)
                systems.push_back(toJson(*catalogue));
            else
                tell(context, *catalogue);
        }
        if (context.json)
            context.print(Json::Object{{"systems", std::move(systems)}});
    });
}

}  // namespace bocage::cli
