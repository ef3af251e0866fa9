#include <QBuffer>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <ostream>

#include "model/console/words.h"
#include "model/io/save_file.h"
#include "model/messages/element_names.h"
#include "model/render/fitness_line.h"
#include "model/render/map_renderer.h"
#include "model/systems/normandie/commands/battlefield_input.h"
#include "model/systems/normandie/commands/commands.h"
#include "model/systems/normandie/render/sight_shading.h"
#include "rules/systems/normandie/atlas/atlas.h"
#include "rules/systems/normandie/movement/reach_time.h"

namespace bocage::console::son {

namespace {

using namespace rules;
using namespace rules::normandie;

struct AtlasVerb {
    std::string file, output, format;
    int movement = 4;
    bool units = false;
};

struct Drawn {
    const BattlefieldInput& input;
    const Atlas& atlas;
    const model::Fitness& fitness;

    const ElementId& id(std::size_t place) const {
        const AtlasPlace& at = atlas.places[place];
        switch (at.kind) {
            case AtlasPlace::Kind::Zone:
                return input.scenario.zones[at.index].id;
            case AtlasPlace::Kind::Entry:
                return input.scenario.entries[at.index].id;
            case AtlasPlace::Kind::Objective:
                break;
        }
        return input.scenario.objectives[at.index].id;
    }
    QString name(std::size_t place) const {
        return model::ElementNames::element(input.scenario, input.content->library(), id(place));
    }
    std::string cell(int index) const { return cellName(input.field.cellAt(index)); }
    Json cells(const std::vector<int>& indices) const {
        Json::Array names;
        for (const int index : indices)
            names.emplace_back(cell(index));
        return names;
    }
};

/// Three decimals say all there is to say about a share.
Json rounded(double share) {
    return std::round(share * 1000) / 1000;
}

const char* kindName(AtlasPlace::Kind kind) {
    switch (kind) {
        case AtlasPlace::Kind::Zone:
            return "zone";
        case AtlasPlace::Kind::Entry:
            return "entry";
        case AtlasPlace::Kind::Objective:
            break;
    }
    return "objective";
}

const char* className(UnitClass unitClass) {
    switch (unitClass) {
        case UnitClass::Infantry:
            break;
        case UnitClass::Light:
            return "light";
        case UnitClass::Heavy:
            return "heavy";
        case UnitClass::Creature:
            return "creature";
    }
    return "infantry";
}

Json atlasJson(const Drawn& drawn, int movement) {
    const Atlas& atlas = drawn.atlas;
    const Scenario& scenario = drawn.input.scenario;
    Json::Array places, shares, exposures, approaches, coverage, access;
    for (std::size_t i = 0; i < atlas.places.size(); ++i) {
        const AtlasPlace& place = atlas.places[i];
        places.push_back(Json::Object{
            {"id", drawn.id(i).value},
            {"kind", kindName(place.kind)},
            {"name", drawn.name(i).toStdString()},
            {"side",
             place.side < 0 ? Json() : Json(scenario.sides[static_cast<std::size_t>(place.side)].id.value)},
            {"cells", drawn.cells(place.cells)}});
    }
    for (const SightShare& share : atlas.shares)
        shares.push_back(Json::Object{{"from", drawn.id(share.from).value},
                                      {"to", drawn.id(share.to).value},
                                      {"pairs", share.pairs},
                                      {"seen", share.seen},
                                      {"clear", share.clear},
                                      {"cellsSeen", share.cellsSeen},
                                      {"share", rounded(share.share())}});
    for (const Exposure& exposure : atlas.exposures)
        exposures.push_back(Json::Object{
            {"place", drawn.id(exposure.place).value},
            {"watcher", drawn.id(exposure.watcher).value},
            {"cells", exposure.cells},
            {"exposed", exposure.exposed},
            {"safe", exposure.safeCells()},
            {"meanShare", rounded(exposure.meanShare)},
            {"worstShare", rounded(exposure.worstShare)},
            {"worstCell", exposure.worstCell < 0 ? Json() : Json(drawn.cell(exposure.worstCell))}});
    for (const SafeApproach& approach : atlas.approaches) {
        Json::Array objectives;
        for (const std::size_t place : approach.objectives)
            objectives.emplace_back(drawn.id(place).value);
        approaches.push_back(Json::Object{{"start", drawn.id(approach.start).value},
                                          {"watcher", drawn.id(approach.watcher).value},
                                          {"objectives", std::move(objectives)},
                                          {"cells", drawn.cells(approach.cells)}});
    }
    for (const Coverage& cover : atlas.coverage)
        coverage.push_back(Json::Object{{"place", drawn.id(cover.place).value},
                                        {"deadGround", drawn.cells(cover.deadGround)}});
    for (const Access& way : reachAndTime(drawn.input.field, scenario, movement))
        access.push_back(Json::Object{{"from", way.from.value},
                                      {"to", way.to.value},
                                      {"class", className(way.unitClass)},
                                      {"turns", way.turns == TurnMap::never ? Json() : Json(way.turns)}});
    return Json::Object{{"places", std::move(places)},       {"sight", std::move(shares)},
                        {"exposure", std::move(exposures)},  {"safeApproaches", std::move(approaches)},
                        {"coverage", std::move(coverage)},   {"movement", movement},
                        {"reachAndTime", std::move(access)}, {"errors", drawn.fitness.errors},
                        {"waived", drawn.fitness.waived}};
}

QByteArray picture(const Drawn& drawn, const LibraryPtr& library, const QString& language) {
    const model::MapRenderer renderer(drawn.input.scenario, library);
    const model::SightShading shading(drawn.input.field, drawn.input.scenario, drawn.atlas, *library);
    const QRectF bounds = renderer.bounds();
    const double height = bounds.height() + shading.legendHeight();
    // Forty pixels a cell, less for maps that would grow beyond what viewers open.
    const double scale = std::min(40.0, 8000.0 / std::max({bounds.width(), height, 1.0}));
    QImage image(std::max(1, static_cast<int>(std::ceil(bounds.width() * scale))),
                 std::max(1, static_cast<int>(std::ceil(height * scale))),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    painter.translate(-bounds.topLeft());
    model::MapOptions options;
    options.language = language;
    options.layers &= ~(model::MapLayers(model::MapLayer::Pieces));
    renderer.paint(painter, bounds, options);
    shading.paint(painter);
    painter.translate(bounds.left(), bounds.bottom());
    shading.paintLegend(painter, bounds.width());
    painter.end();
    if (const QString line = drawn.fitness.line(); !line.isEmpty())
        image = model::withFitnessLine(image, line);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QString percent(double share) {
    return QString::number(std::lround(share * 100)) + QStringLiteral(" %");
}

SideId sideOf(const Scenario& scenario, const ElementId& start) {
    for (const Zone& zone : scenario.zones)
        if (zone.id == start)
            return zone.side;
    for (const EntryArrow& arrow : scenario.entries)
        if (arrow.id == start)
            return arrow.side;
    return {};
}

void tell(Console& context, const Drawn& drawn, int movement) {
    std::ostream& out = context.out();
    for (const SightShare& share : drawn.atlas.shares)
        out << Cli::tr("%1 sees %2 of %3 (%4 of its spaces)")
                   .arg(drawn.name(share.from), percent(share.share()), drawn.name(share.to))
                   .arg(share.cellsSeen)
                   .toStdString()
            << '\n';
    for (const Exposure& exposure : drawn.atlas.exposures)
        out << Cli::tr("First turn: %1 of %2 spaces of %3 are exposed to %4, to %5 of it on average")
                   .arg(exposure.exposed)
                   .arg(exposure.cells)
                   .arg(drawn.name(exposure.place), drawn.name(exposure.watcher), percent(exposure.meanShare))
                   .toStdString()
            << '\n';
    for (const SafeApproach& approach : drawn.atlas.approaches) {
        QStringList objectives;
        for (const std::size_t place : approach.objectives)
            objectives.push_back(drawn.name(place));
        const QString start = drawn.name(approach.start);
        const QString watcher = drawn.name(approach.watcher);
        const QString text = objectives.isEmpty()
                                 ? Cli::tr("Unseen by %1, %2 comes near no objective").arg(watcher, start)
                                 : Cli::tr("Unseen by %1, %2 can come to: %3")
                                       .arg(watcher, start, objectives.join(QStringLiteral(", ")));
        out << text.toStdString() << '\n';
    }
    // Whoever is fastest of a side, on foot or not.
    const Scenario& scenario = drawn.input.scenario;
    std::map<std::pair<SideId, ElementId>, int> fewest;
    for (const Access& way : reachAndTime(drawn.input.field, scenario, movement)) {
        const auto [place, fresh] = fewest.emplace(std::pair(sideOf(scenario, way.from), way.to), way.turns);
        if (!fresh)
            place->second = std::min(place->second, way.turns);
    }
    for (const auto& [who, turns] : fewest) {
        const QString side = model::ElementNames::side(scenario, who.first);
        const QString place = model::ElementNames::element(scenario, *context.library(), who.second);
        const QString text = turns == TurnMap::never
                                 ? Cli::tr("%1 cannot come to %2").arg(side, place)
                                 : Cli::tr("%1 can be at %2 on turn %3").arg(side, place).arg(turns);
        if (!who.first.empty())
            out << text.toStdString() << '\n';
    }
}

void atlas(Console& context, const AtlasVerb& verb) {
    const std::string format = outputFormat(verb.output, verb.format, "json");
    if (!verb.output.empty() && format != "png" && format != "json") {
        context.startWords();
        return context.fail({{"output.atlas-format", {}, verb.output, "", 0, 0}});
    }
    const bool png = format == "png";
    if (png)
        context.startDrawing();
    context.startWords();
    const auto input = openBattlefield(context, verb.file);
    if (!input)
        return;
    const Atlas made =
        makeAtlas(input->field, input->scenario, {UnitClass::Infantry, UnitClass::Infantry, verb.units});
    const model::Fitness fitness = context.tellFitness(input->scenario, verb.file);
    const Drawn drawn{*input, made, fitness};
    if (!verb.output.empty()) {
        const QByteArray bytes =
            png ? picture(drawn, context.library(), QString::fromStdString(context.language))
                : QByteArray::fromStdString(writeJson(atlasJson(drawn, verb.movement)));
        const auto saved = context.write(verb.output, bytes);
        if (!saved)
            return context.fail(saved.problems());
    }
    if (context.json)
        context.print(verb.output.empty() ? atlasJson(drawn, verb.movement)
                                          : Json(Json::Object{{"output", verb.output},
                                                              {"errors", fitness.errors},
                                                              {"waived", fitness.waived}}));
    else
        tell(context, drawn, verb.movement);
}

void runAtlas(Console& context, const CommandArguments& given) {
    atlas(context, {given.text("FILE"), given.text("--output"), given.text("--format"),
                    given.number("--move", 4), given.has("--units")});
}

}  // namespace

GameCommand atlasCommand() {
    using Kind = CommandOption::Kind;
    return {"atlas",
            "Sight between zones and objectives, and the turns to get there",
            {{.name = "FILE", .help = "Scenario", .required = true, .tells = CommandOption::Tells::Document},
             {.name = "-o,--output",
              .help = "Write everything as .json, or the shaded map as .png",
              .type = "FILE"},
             {.name = "--format",
              .help = "Format when the name does not tell; json for -",
              .choices = {"json", "png"}},
             {.name = "--move",
              .help = "Movement points for the turns needed",
              .kind = Kind::Number,
              .type = "N",
              .range = {{1, 99}},
              .fallback = "4"},
             {.name = "--units", .help = "Counters that are already placed block sight", .kind = Kind::Flag}},
            "document.no-battlefield",
            &runAtlas};
}

}  // namespace bocage::console::son
