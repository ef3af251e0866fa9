#include <CLI/CLI.hpp>

#include <memory>
#include <vector>

#include "app/cli/choices.h"
#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"
#include "model/console/game_command.h"
#include "model/io/load_file.h"
#include "model/render/map_image.h"
#include "model/roster/army_picture.h"

namespace bocage::cli {

namespace {

using namespace rules;

struct RenderOptions {
    std::string input;
    std::string output;
    std::string format;
    double dpi = 96;
    double millimetres = 25;
    std::vector<std::string> layers;
    bool grey = false;
};

std::vector<std::string> layerNames() {
    std::vector<std::string> names;
    for (const QString& name : model::mapLayerNames())
        names.push_back(name.toStdString());
    return names;
}

Result<QByteArray> mapOf(CliContext& context, const Scenario& scenario, const RenderOptions& options,
                         model::PictureFormat format, const QString& remark) {
    model::MapImageOptions image;
    image.map.language = QString::fromStdString(context.language);
    image.map.grey = options.grey;
    image.dpi = options.dpi;
    image.millimetresPerCell = options.millimetres;
    image.remark = remark;
    if (!options.layers.empty()) {
        image.map.layers = {};
        for (const std::string& name : options.layers)
            if (const auto layer = model::mapLayerNamed(QString::fromStdString(name)))
                image.map.layers |= *layer;
    }
    return model::mapImage(scenario, context.library(), format, image);
}

Result<QByteArray> sheetOf(CliContext& context, const Roster& roster, const RenderOptions& options,
                           model::PictureFormat format, const QString& remark) {
    model::ArmyPictureOptions image;
    image.language = QString::fromStdString(context.language);
    image.grey = options.grey;
    image.dpi = options.dpi;
    image.millimetresPerSpace = options.millimetres;
    image.remark = remark;
    return model::armyImage(roster, context.library(), format, image);
}

void render(CliContext& context, const RenderOptions& options) {
    const Result<InputFile> input = context.open(options.input);
    if (!input)
        return context.fail(input.problems());
    const auto* scenario = std::get_if<Scenario>(&input->value);
    const auto* roster = std::get_if<Roster>(&input->value);
    if (!scenario && !roster)
        return context.fail({{"document.nothing-to-draw", {}, options.input, "", 0, 0}});
    const auto format =
        model::pictureFormatFor(QLatin1Char('.') + QString::fromStdString(console::outputFormat(
                                                       options.output, options.format, "png")));
    if (!format)
        return context.fail({{"render.unknown-format", {}, options.output, "", 0, 0}});
    context.startDrawing();
    const model::Fitness fitness = context.tellFitness(input->value, options.input);
    const Result<QByteArray> bytes = scenario ? mapOf(context, *scenario, options, *format, fitness.line())
                                              : sheetOf(context, *roster, options, *format, fitness.line());
    if (!bytes)
        return context.fail(model::inFile(bytes.problems(), QString::fromStdString(options.output)));
    if (const auto saved = context.write(options.output, *bytes); !saved)
        return context.fail(saved.problems());
    if (context.json)
        context.print(
            Json::Object{{"output", options.output}, {"errors", fitness.errors}, {"waived", fitness.waived}});
}

}  // namespace

void addRenderVerb(CLI::App& app, CliContext& context) {
    auto options = std::make_shared<RenderOptions>();
    CLI::App* verb =
        app.add_subcommand("render", "Draw the map of a scenario or the sheet of an army as PNG, SVG or PDF");
    verb->add_option("FILE", options->input, "Scenario or army to draw")->required();
    verb->add_option("-o,--output", options->output,
                     "File to write: its suffix (.png, .svg, .pdf) is the format")
        ->type_name("OUT")
        ->required();
    verb->add_option("--format", options->format, "Format when the name does not tell; png for -")
        ->check(oneOf({"png", "svg", "pdf"}));
    verb->add_option("--dpi", options->dpi, "Dots per inch of a PNG at true size")
        ->type_name("N")
        ->check(between(4, 2400))
        ->capture_default_str();
    verb->add_option("--cell", options->millimetres, "Size of a space on paper, in millimetres")
        ->type_name("MM")
        ->check(between(2, 200))
        ->capture_default_str();
    verb->add_option("--layers", options->layers, "Only these layers of a map, with commas between them")
        ->delimiter(',')
        ->check(oneOf(layerNames()));
    verb->add_flag("--grey", options->grey,
                   "For black and white printers: greys and patterns instead of colours");
    verb->callback([options, &context] { render(context, *options); });
}

}  // namespace bocage::cli
