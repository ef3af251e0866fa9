#include <CLI/CLI.hpp>

#include <memory>
#include <vector>

#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"
#include "model/render/map_image.h"

namespace bocage::cli {

namespace {

using namespace rules;

struct RenderOptions {
    std::string input;
    std::string output;
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

void render(CliContext& context, const RenderOptions& options) {
    const Result<InputFile> input = context.open(options.input);
    if (!input)
        return context.fail(input.problems());
    const auto* scenario = std::get_if<Scenario>(&input->value);
    if (!scenario)
        return context.fail({{"document.nothing-to-draw", {}, options.input, "", 0, 0}});
    context.startDrawing();
    model::MapImageOptions image;
    image.map.language = QString::fromStdString(context.language);
    image.map.grey = options.grey;
    image.dpi = options.dpi;
    image.millimetresPerCell = options.millimetres;
    const model::Fitness fitness = context.tellFitness(input->value, options.input);
    image.remark = fitness.line();
    if (!options.layers.empty()) {
        image.map.layers = {};
        for (const std::string& name : options.layers)
            if (const auto layer = model::mapLayerNamed(QString::fromStdString(name)))
                image.map.layers |= *layer;
    }
    const auto saved =
        model::saveMapImage(*scenario, context.library(), QString::fromStdString(options.output), image);
    if (!saved)
        return context.fail(saved.problems());
    if (context.json)
        context.print(
            Json::Object{{"output", options.output}, {"errors", fitness.errors}, {"waived", fitness.waived}});
}

}  // namespace

void addRenderVerb(CLI::App& app, CliContext& context) {
    auto options = std::make_shared<RenderOptions>();
    CLI::App* verb = app.add_subcommand("render", "Draw the map of a scenario as PNG, SVG or PDF");
    verb->add_option("FILE", options->input, "Scenario to draw")->required();
    verb->add_option("-o,--output", options->output,
                     "File to write: its suffix (.png, .svg, .pdf) is the format")
        ->type_name("OUT")
        ->required();
    verb->add_option("--dpi", options->dpi, "Dots per inch of a PNG at true size")
        ->type_name("N")
        ->check(CLI::Range(4.0, 2400.0))
        ->capture_default_str();
    verb->add_option("--cell", options->millimetres, "Size of a space on paper, in millimetres")
        ->type_name("MM")
        ->check(CLI::Range(2.0, 200.0))
        ->capture_default_str();
    verb->add_option("--layers", options->layers, "Only these layers, with commas between them")
        ->delimiter(',')
        ->check(CLI::IsMember(layerNames()));
    verb->add_flag("--grey", options->grey,
                   "For black and white printers: greys and patterns instead of colours");
    verb->callback([options, &context] { render(context, *options); });
}

}  // namespace bocage::cli
