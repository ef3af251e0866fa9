#include <CLI/CLI.hpp>

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>

#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"
#include "model/io/save_file.h"
#include "model/render/fitness_line.h"
#include "model/render/map_renderer.h"
#include "model/render/piece_renderer.h"

namespace bocage::cli {

namespace {

using namespace rules;

struct ThumbnailOptions {
    int size = 256;
    std::string input;
    std::string output;
};

/// The whole battlefield, as large as the square allows.
QImage mapThumbnail(const Scenario& scenario, const LibraryPtr& library, int size, const QString& language) {
    const model::MapRenderer renderer(scenario, library);
    const QRectF bounds = renderer.bounds();
    const double longest = std::max({bounds.width(), bounds.height(), 1.0});
    const double scale = size / longest;
    const auto pixels = [&](double cells) {
        return std::clamp(static_cast<int>(std::lround(cells * scale)), 1, size);
    };
    QImage image(pixels(bounds.width()), pixels(bounds.height()), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    painter.translate(-bounds.topLeft());
    model::MapOptions options;
    options.language = language;
    options.layers &= ~model::MapLayers(model::MapLayer::Coordinates);
    renderer.paint(painter, bounds, options);
    return image;
}

/// The first entries of an army, in a square of as many rows as columns.
QImage armyThumbnail(const Roster& roster, const LibraryPtr& library, int size, const QString& language) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const model::PieceRenderer renderer(library);
    model::PieceOptions options;
    options.language = language;
    const auto shown = std::min<std::size_t>(roster.entries.size(), 9);
    const int columns = std::max(1, static_cast<int>(std::ceil(std::sqrt(static_cast<double>(shown)))));
    const double box = static_cast<double>(size) / columns;
    for (std::size_t i = 0; i < shown; ++i) {
        const ContentId& content = roster.entries[i].content;
        const int index = static_cast<int>(i);
        const QRectF cell(box * (index % columns), box * (index / columns), box, box);
        const double aspect = renderer.aspect(content);
        QRectF rect(0, 0, box * 0.94, box * 0.94);
        if (aspect > 1)
            rect.setHeight(rect.width() / aspect);
        else
            rect.setWidth(rect.height() * aspect);
        rect.moveCenter(cell.center());
        renderer.paint(painter, rect, content, QStringLiteral("front"), options);
    }
    return image;
}

void thumbnail(CliContext& context, const ThumbnailOptions& options) {
    const Result<InputFile> input = context.open(options.input);
    if (!input)
        return context.fail(input.problems());
    const auto* scenario = std::get_if<Scenario>(&input->value);
    const auto* roster = std::get_if<Roster>(&input->value);
    if (!scenario && !roster)
        return context.fail({{"document.nothing-to-draw", {}, options.input, "", 0, 0}});
    context.startDrawing();
    const QString language = QString::fromStdString(context.language);
    const model::Fitness fitness = context.tellFitness(input->value, options.input);
    QImage image = scenario ? mapThumbnail(*scenario, context.library(), options.size, language)
                            : armyThumbnail(*roster, context.library(), options.size, language);
    if (!fitness.line().isEmpty())
        image.setText(QStringLiteral("Comment"), fitness.line());
    if (!fitness.fit())
        model::paintUnfitCorner(image);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    const auto saved = context.write(options.output, bytes);
    if (!saved)
        return context.fail(saved.problems());
    if (context.json)
        context.print(Json::Object{{"output", options.output},
                                   {"width", image.width()},
                                   {"height", image.height()},
                                   {"errors", fitness.errors},
                                   {"waived", fitness.waived}});
}

}  // namespace

void addThumbnailVerb(CLI::App& app, CliContext& context) {
    auto options = std::make_shared<ThumbnailOptions>();
    CLI::App* verb =
        app.add_subcommand("thumbnail", "Draw a small PNG of a scenario or army, for file managers");
    verb->add_option("-s,--size", options->size, "Longest side in pixels")
        ->type_name("N")
        ->check(CLI::Range(16, 2048))
        ->capture_default_str();
    verb->add_option("IN", options->input, "Document to draw")->required();
    verb->add_option("OUT", options->output, "PNG file to write")->required();
    verb->callback([options, &context] { thumbnail(context, *options); });
}

}  // namespace bocage::cli
