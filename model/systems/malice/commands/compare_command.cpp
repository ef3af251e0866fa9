#include <QCoreApplication>
#include <ostream>

#include "model/console/army_input.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/simulation/table_text.h"
#include "model/systems/game_face.h"
#include "model/systems/malice/commands/commands.h"
#include "rules/systems/malice/party/party.h"

namespace bocage::console::malice {

namespace {

using namespace rules;
using namespace rules::malice;

struct CompareWords {
    Q_DECLARE_TR_FUNCTIONS(MaliceCompare)
};

/// What is in one party and not in the other, by what it is and who holds it.
Json linesJson(const std::vector<RosterComparison::Line>& lines) {
    Json::Array list;
    for (const RosterComparison::Line& line : lines)
        list.push_back(
            Json::Object{{"content", line.content.value}, {"on", line.on.value}, {"count", line.count}});
    return list;
}

void tellLines(Console& context, const char* sign, const std::vector<RosterComparison::Line>& lines) {
    for (const RosterComparison::Line& line : lines) {
        context.out() << "  " << sign << ' ' << line.count << " × "
                      << model::ElementNames::content(*context.library(), line.content).toStdString();
        if (!line.on.empty())
            context.out() << " (" << model::ElementNames::content(*context.library(), line.on).toStdString()
                          << ')';
        context.out() << '\n';
    }
}

void runCompare(Console& context, const CommandArguments& given) {
    context.startWords();
    std::vector<ArmyInput> parties;
    for (const auto& [file, player] : {std::pair("A", "--player-a"), std::pair("B", "--player-b")}) {
        auto opened = openArmy(context, ownSystem, given.text(file), given.text(player));
        if (!opened)
            return;
        parties.push_back(std::move(*opened));
    }
    const RosterRules& rules = partyRules();
    const RosterSheet first = rules.sheet(parties[0].roster, context.library());
    const RosterSheet second = rules.sheet(parties[1].roster, context.library());
    const RosterComparison changes = rules.compare(parties[0].roster, parties[1].roster, context.library());
    if (context.json) {
        Json::Array totals;
        for (const RosterTotal& total : first.totals)
            if (const RosterTotal* other = second.total(total.code))
                totals.push_back(Json::Object{{"code", total.code}, {"a", total.value}, {"b", other->value}});
        return context.print(Json::Object{{"totals", std::move(totals)},
                                          {"diff", Json::Object{{"added", linesJson(changes.added)},
                                                                {"removed", linesJson(changes.removed)}}}});
    }
    const model::GameFace* face = model::findGameFace(ownSystem);
    model::SimulationTable table{CompareWords::tr("Two parties"),
                                 {CompareWords::tr("What"), model::localized(parties[0].roster.title),
                                  model::localized(parties[1].roster.title)},
                                 {}};
    for (const RosterTotal& total : first.totals)
        if (const RosterTotal* other = second.total(total.code); other && (total.value || other->value))
            table.rows.push_back(
                {face->rosterWord(total.code), QString::number(total.value), QString::number(other->value)});
    model::tellTable(context.out(), table);
    context.out() << (changes.empty() ? CompareWords::tr("Both hold the same.")
                                      : CompareWords::tr("From the first to the second:"))
                         .toStdString()
                  << '\n';
    tellLines(context, "+", changes.added);
    tellLines(context, "\u2212", changes.removed);
}

}  // namespace

GameCommand compareCommand() {
    return {"army compare",
            "Two parties side by side: totals, and what turns the first into the second",
            {{.name = "A",
              .help = "Army, or scenario that holds it",
              .required = true,
              .tells = CommandOption::Tells::Document},
             {.name = "B",
              .help = "Army, or scenario that holds it",
              .required = true,
              .tells = CommandOption::Tells::Document},
             {.name = "--player-a", .help = "Whose army of the first file", .type = "ID"},
             {.name = "--player-b", .help = "Whose army of the second file", .type = "ID"}},
            "document.no-army",
            &runCompare};
}

}  // namespace bocage::console::malice
