#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>

#include "app/cli/choices.h"
#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"
#include "model/console/army_input.h"
#include "model/console/game_command.h"
#include "model/io/save_file.h"
#include "model/io/share_code.h"
#include "model/messages/words.h"
#include "model/render/qr_code.h"

namespace bocage::cli {

namespace {

using namespace rules;

struct ShareVerb {
    std::string file, player, code, output, format;
    int module = 6;
};

struct Shared {
    QString code;
    model::Fitness fitness;
};

std::optional<Shared> codeOf(CliContext& context, const ShareVerb& verb) {
    const std::optional<console::ArmyInput> army = console::openArmy(context, {}, verb.file, verb.player);
    if (!army)
        return std::nullopt;
    Result<QString> code = model::shareCode(army->roster);
    if (code)
        return Shared{std::move(*code), army->fitness};
    context.fail(code.problems());
    return std::nullopt;
}

void share(CliContext& context, const ShareVerb& verb) {
    const auto shared = codeOf(context, verb);
    if (!shared)
        return;
    const std::string code = shared->code.toStdString();
    if (context.json)
        context.print(Json::Object{
            {"code", code}, {"errors", shared->fitness.errors}, {"waived", shared->fitness.waived}});
    else
        context.out() << code << '\n';
}

void unshare(CliContext& context, const ShareVerb& verb) {
    context.startWords();
    const Result<Roster> roster = model::readShareCode(QString::fromStdString(verb.code));
    if (!roster)
        return context.fail(roster.problems());
    if (const auto saved = context.writeValue(verb.output, *roster); !saved)
        return context.fail(saved.problems());
    const model::Fitness fitness = context.tellFitness(*roster, verb.output);
    if (context.json)
        context.print(Json::Object{{"output", verb.output},
                                   {"title", model::localized(roster->title).toStdString()},
                                   {"errors", fitness.errors},
                                   {"waived", fitness.waived}});
}

void writeQr(CliContext& context, const ShareVerb& verb) {
    const std::string format = console::outputFormat(verb.output, verb.format, "png");
    const bool svg = format == "svg";
    if (!svg && format != "png") {
        context.startWords();
        return context.fail({{"share.picture-format", {}, verb.output, "", 0, 0}});
    }
    context.startDrawing();  // words below the symbol need letters
    const auto shared = codeOf(context, verb);
    if (!shared)
        return;
    const auto symbol = model::QrCode::of(shared->code.toLatin1());
    if (!symbol) {
        Problems problems = symbol.problems();
        for (Problem& problem : problems)
            problem.file = verb.file;
        return context.fail(problems);
    }
    const QString remark = shared->fitness.line();
    const QByteArray bytes = svg ? symbol->svg(remark) : symbol->png(verb.module, remark);
    if (const auto saved = context.write(verb.output, bytes); !saved)
        return context.fail(saved.problems());
    if (context.json)
        context.print(Json::Object{{"output", verb.output},
                                   {"characters", static_cast<std::int64_t>(shared->code.size())},
                                   {"modules", symbol->modules()},
                                   {"errors", shared->fitness.errors},
                                   {"waived", shared->fitness.waived}});
}

}  // namespace

void addArmySharingVerbs(CLI::App& army, CliContext& context) {
    auto verb = std::make_shared<ShareVerb>();
    const auto addInput = [&](CLI::App* sub) {
        sub->add_option("FILE", verb->file, "Army, or scenario that holds it")->required();
        sub->add_option("--player", verb->player, "Whose army of a scenario")->type_name("ID");
    };
    CLI::App* sharing =
        army.add_subcommand("share", "Print the share code: the whole army in one line of text");
    addInput(sharing);
    sharing->callback([verb, &context] { share(context, *verb); });

    CLI::App* unsharing = army.add_subcommand("unshare", "Make an army file of a share code");
    unsharing->add_option("CODE", verb->code, "The share code")->required();
    unsharing->add_option("-o,--output", verb->output, "Army file to write")->required()->type_name("OUT");
    unsharing->callback([verb, &context] { unshare(context, *verb); });

    CLI::App* qr = army.add_subcommand("qr", "Draw the share code as a QR code");
    addInput(qr);
    qr->add_option("-o,--output", verb->output, "PNG or SVG file to write")->required()->type_name("OUT");
    qr->add_option("--format", verb->format, "Format when the name does not tell; png for -")
        ->check(oneOf({"png", "svg"}));
    qr->add_option("--module", verb->module, "Pixels of one module of a PNG")
        ->type_name("N")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    qr->callback([verb, &context] { writeQr(context, *verb); });
}

}  // namespace bocage::cli
