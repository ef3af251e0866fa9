#include <map>
#include <memory>
#include <ostream>

#include "model/systems/normandie/commands/battlefield_input.h"
#include "model/systems/normandie/commands/commands.h"
#include "model/systems/normandie/words/tool_text.h"
#include "rules/systems/normandie/movement/movement.h"
#include "rules/systems/normandie/movement/zone_of_control.h"

namespace bocage::console::son {

namespace {

using namespace rules;
using namespace rules::normandie;

struct ReachVerb {
    std::string file, from, unit, side, to;
    std::optional<UnitClass> unitClass;
    std::optional<int> movement, facing;
    int suppressed = 0;
};

const std::map<std::string, UnitClass> classNames{{"infantry", UnitClass::Infantry},
                                                  {"light", UnitClass::Light},
                                                  {"heavy", UnitClass::Heavy},
                                                  {"creature", UnitClass::Creature}};

int sideIndex(const Scenario& scenario, const std::string& id) {
    for (std::size_t i = 0; i < scenario.sides.size(); ++i)
        if (scenario.sides[i].id.value == id)
            return static_cast<int>(i);
    return 0;
}

/// Who moves: the unit that was named (on the map or in a pack), the one that stands there, or a plain one of
/// the class.
std::optional<Mover> moverFor(Console& context, const BattlefieldInput& input, const BattlefieldPlace& place,
                              const ReachVerb& verb) {
    std::optional<Mover> mover;
    const FieldUnit* standing = place.unit;
    if (!verb.unit.empty()) {
        if (const Unit* unit = input.content->unit(ContentId(verb.unit)))
            mover = moverOf(*unit, "front", sideIndex(input.scenario, verb.side));
        else if (const auto named = placeFrom(context, input, verb.file, verb.unit); !named)
            return std::nullopt;
        else
            standing = named->unit ? named->unit : input.field.unitAt(named->cells.front());
    } else if (!standing && !verb.unitClass) {
        standing = input.field.unitAt(place.cells.front());
    }
    if (!mover && verb.unitClass) {
        mover.emplace();
        mover->unitClass = *verb.unitClass;
        mover->side = sideIndex(input.scenario, verb.side);
    }
    if (!mover && standing)
        mover = moverOf(input.field, *standing);
    if (!mover) {
        context.fail(
            {{"argument.no-such-place", {verb.unit.empty() ? verb.from : verb.unit}, verb.file, "", 0, 0}});
        return std::nullopt;
    }
    if (verb.movement)
        mover->movement = *verb.movement;
    mover->suppressed += verb.suppressed;
    return mover;
}

Json whyNotJson(const Refusal& refusal) {
    return Json::Object{{"code", refusal.code},
                        {"rule", refusal.rule},
                        {"text", model::ToolText::refusal(refusal).toStdString()}};
}

void run(Console& context, const ReachVerb& verb) {
    context.startWords();
    const auto input = openBattlefield(context, verb.file);
    if (!input)
        return;
    const auto place = placeFrom(context, *input, verb.file, verb.from);
    if (!place)
        return;
    const std::optional<Mover> mover = moverFor(context, *input, *place, verb);
    if (!mover)
        return;
    std::optional<BattlefieldPlace> goal;
    if (!verb.to.empty()) {
        goal = placeFrom(context, *input, verb.file, verb.to);
        if (!goal)
            return;
    }
    const Placement start{place->cells.front(),
                          verb.facing.value_or(place->unit ? place->unit->facing : 0) & 7};
    const MovementField moves(input->field, *mover);
    ReachMap reach;
    moves.reach(start, reach);
    const std::vector<AssaultChance> assaults = moves.assaults(reach);

    Json answer = Json::Object{{"from", cellName(start.at)}, {"points", mover->points()}};
    Json::Array cells;
    std::map<int, std::string> byCost;
    for (const Cell cell : reach.cells()) {
        const int cost = *reach.cost(cell);
        Json entry = Json::Object{{"cell", cellName(cell)}, {"cost", cost}};
        if (moves.crushes(cell))
            entry.set("crushes", true);
        cells.push_back(std::move(entry));
        byCost[cost] += " " + cellName(cell);
    }
    answer.set("cells", std::move(cells));
    Json::Array targets;
    for (const AssaultChance& assault : assaults)
        targets.push_back(
            Json::Object{{"piece", input->scenario.pieces[input->field.units()[assault.unit].piece].id.value},
                         {"from", cellName(assault.from.at)},
                         {"cost", assault.cost}});
    answer.set("assaults", targets);

    // A spell suppresses without shortening the move (SON-MOV-04).
    QStringList sickening;
    if (const std::vector<std::uint8_t> circles = nauseaCircles(input->field, *mover); !circles.empty())
        for (const Cell cell : reach.cells())
            if (circles[static_cast<std::size_t>(input->field.indexOf(cell))] && cell != start.at)
                sickening << QString::fromStdString(cellName(cell));
    if (!sickening.empty()) {
        Json::Array names;
        for (const QString& cell : sickening)
            names.push_back(cell.toStdString());
        answer.set("nausea", std::move(names));
    }

    if (mover->turnsOver) {
        const Refusal why = turnRefusal(*mover, input->field.rulings());
        answer.set("turnOver", why ? Json(Json::Object{{"why", whyNotJson(why)}}) : Json(true));
    }

    std::ostream& out = context.out();
    if (!context.json && !goal) {
        out << model::ToolText::movement(mover->points(), start.at).toStdString() << '\n';
        if (mover->turnsOver)
            out << "  "
                << model::ToolText::turnOver(turnRefusal(*mover, input->field.rulings())).toStdString()
                << '\n';
        for (const auto& [cost, names] : byCost)
            out << "  " << cost << ':' << names << '\n';
        if (!sickening.empty())
            out << "  " << model::ToolText::nausea(sickening).toStdString() << '\n';
        for (const AssaultChance& assault : assaults)
            out << "  "
                << model::ToolText::assault(
                       QString::fromStdString(
                           input->scenario.pieces[input->field.units()[assault.unit].piece].id.value),
                       assault.from.at, assault.cost)
                       .toStdString()
                << '\n';
    }
    if (goal) {
        const Cell to = goal->cells.front();
        if (const auto cost = reach.cost(to)) {
            Json::Array path;
            std::string names;
            for (const Placement& step : reach.path(to)) {
                path.push_back(mover->footprint > 1
                                   ? Json(Json::Object{{"cell", cellName(step.at)}, {"facing", step.facing}})
                                   : Json(cellName(step.at)));
                names += (names.empty() ? "" : " → ") + cellName(step.at);
            }
            answer.set("to",
                       Json::Object{{"cell", cellName(to)}, {"cost", *cost}, {"path", std::move(path)}});
            if (!context.json)
                out << *cost << ": " << names << '\n';
        } else {
            const Refusal why = moves.whyNot(start, to);
            answer.set("to", Json::Object{{"cell", cellName(to)}, {"why", whyNotJson(why)}});
            if (!context.json)
                out << model::ToolText::refusal(why).toStdString() << " (" << why.rule << ")\n";
        }
    }
    if (context.json)
        context.print(answer);
}

void runReach(Console& context, const CommandArguments& given) {
    ReachVerb verb;
    verb.file = given.text("FILE");
    verb.from = given.text("CELL");
    verb.unit = given.text("--unit");
    verb.side = given.text("--side");
    verb.to = given.text("--to");
    if (given.has("--class"))
        verb.unitClass = classNames.at(given.text("--class"));
    verb.movement = given.number("--move");
    verb.facing = given.number("--facing");
    verb.suppressed = given.number("--suppressed", 0);
    run(context, verb);
}

}  // namespace

GameCommand reachCommand() {
    using Kind = CommandOption::Kind;
    return {
        "reach",
        "Tell where a unit can go in one move, and why not elsewhere",
        {{.name = "FILE", .help = "Scenario", .required = true, .tells = CommandOption::Tells::Document},
         {.name = "CELL",
          .help = "Where it starts: a cell such as C5, or the id of a unit's piece",
          .required = true},
         {.name = "--unit",
          .help = "Who moves: a piece of the scenario or a unit of a pack; by default who stands there",
          .type = "ID"},
         {.name = "--class",
          .help = "A plain unit of this class moves instead",
          .type = "CLASS",
          .choices = {"creature", "heavy", "infantry", "light"},
          .excludes = {"--unit"}},
         {.name = "--move",
          .help = "Movement, in place of the printed one",
          .kind = Kind::Number,
          .type = "N",
          .range = {{0, 999}}},
         {.name = "--suppressed",
          .help = "Further Suppressed markers on it",
          .kind = Kind::Number,
          .type = "N",
          .range = {{0, 99}}},
         {.name = "--facing",
          .help = "Eighths of a turn clockwise from north, for counters that face",
          .kind = Kind::Number,
          .type = "N",
          .range = {{0, 7}}},
         {.name = "--side", .help = "Side it belongs to; by default the first", .type = "ID"},
         {.name = "--to", .help = "Tell only the way to this cell, or what is in the way", .type = "CELL"}},
        "document.no-battlefield",
        &runReach};
}

}  // namespace bocage::console::son
