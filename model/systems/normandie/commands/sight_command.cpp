#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <tuple>
#include <vector>

#include "model/io/load_file.h"
#include "model/systems/normandie/commands/battlefield_input.h"
#include "model/systems/normandie/commands/commands.h"
#include "model/systems/normandie/words/sight_text.h"
#include "rules/systems/normandie/sight/sight.h"

namespace bocage::console::son {

namespace {

using namespace rules;
using namespace rules::normandie;

struct SightVerb {
    std::string file, from, to;
    std::string pairs;            ///< a file with two places in each line, in place of from and to
    std::string shooter, target;  ///< class names; empty: the unit that stands there
    int range = -1;               ///< Limited Range; -1 for none
    bool hawkeye = false;
    bool terrainOnly = false;
};

std::optional<UnitClass> classNamed(const std::string& name) {
    if (name == "infantry")
        return UnitClass::Infantry;
    if (name == "light")
        return UnitClass::Light;
    if (name == "heavy")
        return UnitClass::Heavy;
    if (name == "creature")
        return UnitClass::Creature;
    return std::nullopt;
}

const char* stateName(SightState state) {
    switch (state) {
        case SightState::Clear:
            return "clear";
        case SightState::Obscured:
            return "obscured";
        case SightState::Blocked:
            break;
    }
    return "blocked";
}

struct Line {
    Cell from, to;
    SightAnswer answer;
};

Json sightJson(const RangeAnswer& range) {
    return Json::Object{{"distance", range.distance},
                        {"maximum", range.maximum ? Json(*range.maximum) : Json()},
                        {"inRange", range.inRange},
                        {"penalty", range.penalty}};
}

Json sightJson(const SightStep& step, const Scenario& scenario) {
    Json::Object object;
    switch (step.place) {
        case SightStep::Place::Cell:
            object.emplace_back("cell", cellName(step.cell));
            break;
        case SightStep::Place::Edge:
            object.emplace_back("edge", Json::Array{cellName(Square::cellsBeside(step.edge)[0]),
                                                    cellName(Square::cellsBeside(step.edge)[1])});
            break;
        case SightStep::Place::Corner:
            object.emplace_back("corner", Json::Array{step.corner.col, step.corner.row});
            break;
    }
    if (!step.effect.empty())
        object.emplace_back("effect", step.effect);
    object.emplace_back("penalty", step.penalty);
    object.emplace_back("blocks", step.blocks);
    if (step.exempt)
        object.emplace_back("exempt", true);
    if (step.aside)
        object.emplace_back("aside", true);
    if (step.piece >= 0)
        object.emplace_back("piece", scenario.pieces[static_cast<std::size_t>(step.piece)].id.value);
    if (step.element.source == ElementRef::Overlay)
        object.emplace_back("overlay", scenario.battlefield.overlays[step.element.index].id.value);
    if (step.element.source == ElementRef::PlacedEdges)
        object.emplace_back("placedEdge", scenario.battlefield.edges[step.element.index].id.value);
    if (!step.rule.empty())
        object.emplace_back("rule", step.rule);
    return object;
}

Json sightJson(const Line& line, const Scenario& scenario) {
    Json::Array steps, rules;
    for (const SightStep& step : line.answer.steps)
        steps.push_back(sightJson(step, scenario));
    for (const std::string_view rule : line.answer.rules)
        rules.emplace_back(rule);
    return Json::Object{
        {"from", cellName(line.from)},
        {"to", cellName(line.to)},
        {"state", stateName(line.answer.state)},
        {"penalty", line.answer.penalty},
        {"range", sightJson(line.answer.range)},
        {"blocker", line.answer.blocker < 0 ? Json() : steps[static_cast<std::size_t>(line.answer.blocker)]},
        {"refused", line.answer.refused.empty() ? Json() : Json(line.answer.refused)},
        {"steps", std::move(steps)},
        {"rules", std::move(rules)}};
}

/// Every line between the two places, the one an attacker would take first.
std::vector<Line> linesBetween(const BattlefieldInput& input, const BattlefieldPlace& from,
                               const BattlefieldPlace& to, const SightVerb& verb) {
    WeaponReach reach;
    reach.hawkeye = verb.hawkeye;
    if (verb.range >= 0)
        reach.limited = verb.range;
    std::vector<Line> lines;
    for (const Cell a : from.cells) {
        for (const Cell b : to.cells) {
            SightOptions options = optionsFor(input.field, a, b);
            options.shooter = classNamed(verb.shooter).value_or(options.shooter);
            options.target = classNamed(verb.target).value_or(options.target);
            options.units = !verb.terrainOnly;
            lines.push_back({a, b, explainSight(input.field, a, b, options, reach)});
        }
    }
    std::stable_sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) {
        const auto rank = [](const Line& line) {
            return std::tuple(!line.answer.seen(), !line.answer.range.inRange,
                              line.answer.penalty + line.answer.range.penalty);
        };
        return rank(a) < rank(b);
    });
    return lines;
}

void tell(Console& context, const Line& line, const BattlefieldInput& input) {
    std::ostream& out = context.out();
    out << cellName(line.from) << " → " << cellName(line.to) << ": "
        << model::SightText::headline(line.answer, input.scenario, input.content->library()).toStdString()
        << '\n';
    out << "  " << model::SightText::range(line.answer.range).toStdString() << '\n';
    if (!line.answer.refused.empty())
        out << "  " << model::SightText::refusal(line.answer).toStdString() << " (" << line.answer.refused
            << ")\n";
    for (const SightStep& step : line.answer.steps) {
        const QString text = model::SightText::step(step, input.scenario, input.content->library());
        if (!text.isEmpty())
            out << "  " << text.toStdString() << " (" << step.rule << ")\n";
    }
}

void sight(Console& context, const SightVerb& verb) {
    context.startWords();
    const auto input = openBattlefield(context, verb.file);
    if (!input)
        return;
    const auto from = placeFrom(context, *input, verb.file, verb.from);
    if (!from)
        return;
    const auto to = placeFrom(context, *input, verb.file, verb.to);
    if (!to)
        return;
    const std::vector<Line> lines = linesBetween(*input, *from, *to, verb);
    if (!context.json)
        return tell(context, lines.front(), *input);
    Json answer = sightJson(lines.front(), input->scenario);
    Json::Array choices;
    for (const Line& line : lines)
        choices.push_back(Json::Object{{"from", cellName(line.from)},
                                       {"to", cellName(line.to)},
                                       {"state", stateName(line.answer.state)},
                                       {"penalty", line.answer.penalty},
                                       {"range", sightJson(line.answer.range)}});
    answer.set("choices", std::move(choices));
    context.print(answer);
}

/// Many questions about one battlefield, which is read once.
void sightOfPairs(Console& context, const SightVerb& verb) {
    context.startWords();
    const Result<QByteArray> list = model::readFile(QString::fromStdString(verb.pairs));
    if (!list)
        return context.fail(list.problems());
    const auto input = openBattlefield(context, verb.file);
    if (!input)
        return;
    Json::Array answers;
    for (const QByteArray& line : list->split('\n')) {
        const QByteArrayList names = line.simplified().split(' ');
        if (names.size() == 1 && names.front().isEmpty())
            continue;
        const auto from = placeFrom(context, *input, verb.file, names.value(0).toStdString());
        if (!from)
            return;
        const auto to = placeFrom(context, *input, verb.file, names.value(1).toStdString());
        if (!to)
            return;
        const Line best = linesBetween(*input, *from, *to, verb).front();
        if (!context.json) {
            tell(context, best, *input);
            continue;
        }
        answers.push_back(Json::Object{{"from", cellName(best.from)},
                                       {"to", cellName(best.to)},
                                       {"state", stateName(best.answer.state)},
                                       {"penalty", best.answer.penalty},
                                       {"range", sightJson(best.answer.range)}});
    }
    if (context.json)
        context.print(Json::Object{{"lines", std::move(answers)}});
}

void run(Console& context, const CommandArguments& given) {
    SightVerb verb;
    verb.file = given.text("FILE");
    verb.from = given.text("FROM");
    verb.to = given.text("TO");
    verb.pairs = given.text("--pairs");
    verb.shooter = given.text("--shooter");
    verb.target = given.text("--target");
    verb.range = given.number("--range", -1);
    verb.hawkeye = given.has("--hawkeye");
    verb.terrainOnly = given.has("--terrain-only");
    if (!verb.pairs.empty())
        return sightOfPairs(context, verb);
    for (const char* needed : {"FROM", "TO"})
        if (!given.has(needed))
            context.missing(needed);
    sight(context, verb);
}

}  // namespace

GameCommand sightCommand() {
    using Kind = CommandOption::Kind;
    const std::vector<std::string> classes{"infantry", "light", "heavy", "creature"};
    return {"sight",
            "Tell whether one space sees another, and what is in the way",
            {{.name = "FILE", .help = "Scenario", .required = true, .tells = CommandOption::Tells::Document},
             {.name = "FROM", .help = "Cell such as C5, or the id of a unit's piece"},
             {.name = "TO", .help = "Cell such as C5, or the id of a unit's piece"},
             {.name = "--pairs",
              .help = "Text file with two places in each line, asked about in place of FROM and TO",
              .type = "LIST",
              .excludes = {"FROM", "TO"}},
             {.name = "--shooter",
              .help = "Class of the unit that looks; by default the one that stands there",
              .type = "CLASS",
              .choices = classes},
             {.name = "--target", .help = "Class of the unit looked at", .type = "CLASS", .choices = classes},
             {.name = "--range",
              .help = "Limited Range of the weapon, in spaces",
              .kind = Kind::Number,
              .type = "N",
              .range = {{0, 999}}},
             {.name = "--hawkeye", .help = "The shooter has no long-range penalty", .kind = Kind::Flag},
             {.name = "--terrain-only", .help = "Leave out the counters", .kind = Kind::Flag}},
            "document.no-battlefield",
            &run};
}

}  // namespace bocage::console::son
