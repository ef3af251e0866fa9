#include <cstdio>
#include <memory>
#include <ostream>

#include "model/console/army_input.h"
#include "model/console/words.h"
#include "model/messages/words.h"
#include "model/systems/normandie/commands/army_report.h"
#include "model/systems/normandie/commands/commands.h"
#include "model/systems/normandie/words/army_text.h"
#include "rules/systems/normandie/checks/check_context.h"
#include "rules/systems/normandie/odds/army_curves.h"

namespace bocage::console::son {

namespace {

using namespace rules;
using namespace rules::normandie;

struct CompareVerb {
    std::string files[2];
    std::string players[2];
    int turns = 8;
    int range = 12;
};

constexpr UnitClass targets[] = {UnitClass::Infantry, UnitClass::Light, UnitClass::Heavy,
                                 UnitClass::Creature};

Json curvesJson(const ArmyView& army, const CompareVerb& verb) {
    Json::Object firepower;
    for (const UnitClass target : targets) {
        Json::Array points;
        for (const FirepowerPoint& point : firepowerCurve(army, target, verb.range))
            points.push_back(Json::Object{
                {"range", point.range}, {"hits", point.hits}, {"suppressions", point.suppressions}});
        firepower.emplace_back(std::string(model::codeOf(target)), std::move(points));
    }
    Json::Array staying;
    for (const StayingPoint& point : stayingCurve(army, verb.turns))
        staying.push_back(Json::Object{{"turn", point.turn},
                                       {"units", point.units},
                                       {"unhurt", point.unhurt},
                                       {"halfLeft", point.half}});
    return Json::Object{{"firepower", std::move(firepower)}, {"stayingPower", std::move(staying)}};
}

/// A line of the table: label, then a number for each army.
void row(std::ostream& out, const QString& label, double first, double second, int digits) {
    char numbers[64];
    std::snprintf(numbers, sizeof numbers, "%12.*f%12.*f\n", digits, first, digits, second);
    out << label.leftJustified(32).toStdString() << numbers;
}

void tell(std::ostream& out, const ArmyInput (&inputs)[2], const Content& content, const CompareVerb& verb) {
    const ArmyView first(inputs[0].roster, content), second(inputs[1].roster, content);
    const ArmyTotals a = totalsOf(first), b = totalsOf(second);
    out << "A: " << model::localized(inputs[0].roster.title).toStdString() << '\n'
        << "B: " << model::localized(inputs[1].roster.title).toStdString() << '\n';
    for (int i = 0; i < 2; ++i)
        if (const QString line = inputs[i].fitness.line(); !line.isEmpty())
            out << "AB"[i] << ": " << line.toStdString() << '\n';
    out << QString(32, u' ').toStdString() << "           A           B\n";
    row(out, Cli::tr("Points"), a.points.value, b.points.value, 0);
    row(out, Cli::tr("Orders"), a.usableOrders, b.usableOrders, 0);
    row(out, Cli::tr("Units"), a.units, b.units, 0);
    const auto count = [](const ArmyTotals& totals, UnitClass unitClass) {
        const auto found = totals.unitsByClass.find(unitClass);
        return found == totals.unitsByClass.end() ? 0 : found->second;
    };
    for (const UnitClass unitClass : targets)
        row(out, QStringLiteral("  ") + model::ArmyText::unitClass(unitClass), count(a, unitClass),
            count(b, unitClass), 0);
    row(out, Cli::tr("Breaking points"), a.breakingPoints, b.breakingPoints, 0);
    row(out, Cli::tr("Victory points"), a.victoryPoints, b.victoryPoints, 0);
    for (const UnitClass target : targets) {
        out << Cli::tr("Expected hits a turn, target: %1")
                   .arg(model::ArmyText::unitClass(target))
                   .toStdString()
            << '\n';
        const auto fireA = firepowerCurve(first, target, verb.range);
        const auto fireB = firepowerCurve(second, target, verb.range);
        for (std::size_t i = 0; i < fireA.size(); ++i)
            row(out, QStringLiteral("  ") + Cli::tr("range %1").arg(fireA[i].range), fireA[i].hits,
                fireB[i].hits, 3);
    }
    out << Cli::tr("Expected units left under fire").toStdString() << '\n';
    const auto stayA = stayingCurve(first, verb.turns);
    const auto stayB = stayingCurve(second, verb.turns);
    for (std::size_t i = 0; i < stayA.size(); ++i)
        row(out, QStringLiteral("  ") + Cli::tr("after turn %1").arg(stayA[i].turn), stayA[i].units,
            stayB[i].units, 3);
    out << Cli::tr("From A to B").toStdString() << '\n';
    tellDiff(out, diffOf(first, second), content.library(), "  ");
}

void run(Console& context, const CompareVerb& verb) {
    ArmyInput inputs[2];
    for (int i = 0; i < 2; ++i) {
        auto opened = openArmy(context, ownSystem, verb.files[i], verb.players[i]);
        if (!opened)
            return;
        inputs[i] = std::move(*opened);
    }
    const ContentPtr content = contentFor(context.library());
    if (!context.json)
        return tell(context.out(), inputs, *content, verb);
    Json::Array armies;
    for (const ArmyInput& input : inputs) {
        Json army = armyJson(input, *content);
        const Json curves = curvesJson(ArmyView(input.roster, *content), verb);
        for (const auto& [key, value] : curves.object())
            army.set(key, value);
        armies.push_back(std::move(army));
    }
    const ArmyDiff diff = diffOf(ArmyView(inputs[0].roster, *content), ArmyView(inputs[1].roster, *content));
    context.print(Json::Object{{"armies", std::move(armies)}, {"diff", diffJson(diff, content->library())}});
}

void runCompare(Console& context, const CommandArguments& given) {
    CompareVerb verb;
    verb.files[0] = given.text("A");
    verb.files[1] = given.text("B");
    verb.players[0] = given.text("--player-a");
    verb.players[1] = given.text("--player-b");
    verb.range = given.number("--range", 12);
    verb.turns = given.number("--turns", 8);
    run(context, verb);
}

}  // namespace

GameCommand compareCommand() {
    using Kind = CommandOption::Kind;
    return {"army compare",
            "Two armies side by side: totals, firepower by range, staying power, difference",
            {{.name = "A",
              .help = "Army, or scenario that holds it",
              .required = true,
              .tells = CommandOption::Tells::Document},
             {.name = "B",
              .help = "Army, or scenario that holds it",
              .required = true,
              .tells = CommandOption::Tells::Document},
             {.name = "--player-a", .help = "Whose army of the first file", .type = "ID"},
             {.name = "--player-b", .help = "Whose army of the second file", .type = "ID"},
             {.name = "--range",
              .help = "Farthest range of the firepower curve",
              .kind = Kind::Number,
              .type = "N",
              .range = {{1, 60}},
              .fallback = "12"},
             {.name = "--turns",
              .help = "Turns of the staying power curve",
              .kind = Kind::Number,
              .type = "N",
              .range = {{1, 40}},
              .fallback = "8"}},
            "document.no-army",
            &runCompare};
}

}  // namespace bocage::console::son
