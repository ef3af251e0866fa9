#include <QCoreApplication>
#include <ostream>

#include "model/simulation/table_text.h"
#include "model/systems/malice/commands/commands.h"

namespace bocage::console::malice {

namespace {

using namespace rules;
using namespace rules::malice;

struct AtlasWords {
    Q_DECLARE_TR_FUNCTIONS(MaliceAtlas)
};

void runAtlas(Console& context, const CommandArguments& given) {
    context.startWords();
    const std::string file = given.text("FILE");
    const auto input = openTable(context, file);
    if (!input)
        return;
    const int size = given.number("--band", 1);
    Json::Array gates;
    for (const int gate : input->graph->with(Site::Gate)) {
        const Reach reach(*input->graph, {gate}, {});
        const std::vector<int> steps = shadowSteps(*input->graph, {gate});
        model::SimulationTable table{QString::fromStdString(siteName(context, *input, gate)),
                                     {AtlasWords::tr("Place"), AtlasWords::tr("Movement points"),
                                      AtlasWords::tr("Rounds, mean"), AtlasWords::tr("Shadow steps")},
                                     {}};
        Json::Array places;
        for (const Site site : {Site::Stronghold, Site::City, Site::Mystic, Site::Lair, Site::Gate})
            for (const int node : input->graph->with(site)) {
                if (node == gate)
                    continue;
                const int halves = reach.halves(node);
                const double rounds = halves < 0 ? -1 : meanRounds(reach.costs(reach.way(node)), size);
                const int shadow = steps[static_cast<std::size_t>(node)];
                places.push_back(Json::Object{{"site", std::string(nameOf(site))},
                                              {"cell", cellName(*input, node)},
                                              {"halves", halves},
                                              {"meanRounds", rounds},
                                              {"shadowSteps", shadow}});
                table.rows.push_back(
                    {QString::fromStdString(siteName(context, *input, node)),
                     halves < 0 ? QStringLiteral("–") : QString::fromStdString(points(halves)),
                     halves < 0 ? QStringLiteral("–") : QString::number(rounds, 'f', 2),
                     shadow < 0 ? QStringLiteral("–") : QString::number(shadow)});
            }
        if (!context.json)
            model::tellTable(context.out(), table);
        gates.push_back(Json::Object{{"gate", cellName(*input, gate)}, {"places", std::move(places)}});
    }
    const Realm realm = Realm::of(input->table);
    Json::Array realmGates;
    if (const TableBoard* board = input->table.realm()) {
        model::SimulationTable table{AtlasWords::tr("Shadow Realm"),
                                     {AtlasWords::tr("Shadow Gate"), AtlasWords::tr("Steps from the pit")},
                                     {}};
        for (const int gate : realm.gates) {
            const std::string name =
                hexGrid().name(board->toTable(realm.cells[static_cast<std::size_t>(gate)]));
            const int away = realm.steps[static_cast<std::size_t>(gate)];
            realmGates.push_back(Json::Object{{"cell", name}, {"steps", away}});
            table.rows.push_back(
                {QString::fromStdString(name), away < 0 ? QStringLiteral("–") : QString::number(away)});
        }
        if (!context.json)
            model::tellTable(context.out(), table);
    }
    if (context.json)
        context.print(
            Json::Object{{"band", size}, {"gates", std::move(gates)}, {"realm", std::move(realmGates)}});
}

}  // namespace

GameCommand atlasCommand() {
    using Kind = CommandOption::Kind;
    return {"atlas",
            "Sight between zones and objectives, and the turns to get there",
            {{.name = "FILE", .help = "Scenario", .required = true, .tells = CommandOption::Tells::Document},
             {.name = "--band",
              .help = "How many avatars move together",
              .kind = Kind::Number,
              .type = "N",
              .range = {{1, 8}}}},
            "document.no-battlefield",
            &runAtlas};
}

}  // namespace bocage::console::malice
