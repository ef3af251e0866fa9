#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <ostream>

#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"
#include "model/campaign/campaign_files.h"
#include "model/campaign/campaign_words.h"
#include "model/console/words.h"
#include "model/messages/words.h"
#include "rules/campaign/prepare_chapter.h"
#include "rules/campaign/rules_stamp.h"

namespace bocage::cli {

namespace {

using namespace rules;
using console::Cli;

/// A campaign with its chapters; nothing when the file is not one, which is told.
struct OpenCampaign {
    Campaign campaign;
    model::CampaignFiles files;
};

std::optional<OpenCampaign> openCampaign(CliContext& context, const std::string& path) {
    context.startWords();
    Result<InputFile> input = context.open(path);
    if (!input) {
        context.fail(input.problems());
        return std::nullopt;
    }
    auto* campaign = std::get_if<Campaign>(&input->value);
    if (!campaign) {
        context.fail({{"document.not-a-campaign", {}, path, "/format", 0, 0}});
        return std::nullopt;
    }
    OpenCampaign out{std::move(*campaign), {}};
    out.files = model::loadChapters(out.campaign, QString::fromStdString(path));
    if (!out.files.missing.empty()) {
        context.end(ExitCode::Unreadable);
        context.warn(out.files.missing);
    }
    return out;
}

const Scenario* scenarioOf(const OpenCampaign& open, const ElementId& chapter) {
    const auto found = open.files.scenarios.find(chapter);
    return found == open.files.scenarios.end() ? nullptr : &found->second;
}

Json changesJson(const PreparedChapter& prepared, const model::CampaignWords& words) {
    Json::Array changes;
    for (const ChapterChange& change : prepared.changes)
        changes.push_back(Json::Object{{"player", change.player.value},
                                       {"content", change.content.value},
                                       {"count", change.count},
                                       {"chapter", change.because.value},
                                       {"text", words.change(change, prepared.scenario).toStdString()}});
    return changes;
}

void tellState(CliContext& context, const std::string& file) {
    const auto open = openCampaign(context, file);
    if (!open)
        return;
    const model::CampaignWords words(open->campaign, open->files.scenarios, *context.library());
    const ElementId now = chapterNow(open->campaign);
    const auto prepared = prepareChapter(open->campaign, open->files.scenarios, open->campaign.log, now);
    const auto isStale = [&](const CampaignLogEntry& game) {
        const Scenario* scenario = scenarioOf(*open, game.chapter);
        return scenario && !game.stamp.empty() && game.stamp != rulesStamp(*scenario);
    };
    if (context.json) {
        Json::Array chapters, story;
        for (const CampaignChapter& chapter : open->campaign.chapters) {
            Json::Array outcomes;
            for (const std::string& outcome : outcomesOf(chapter, scenarioOf(*open, chapter.id)))
                outcomes.emplace_back(outcome);
            chapters.push_back(Json::Object{{"id", chapter.id.value},
                                            {"title", words.chapter(chapter.id).toStdString()},
                                            {"scenario", chapter.scenario},
                                            {"readable", scenarioOf(*open, chapter.id) != nullptr},
                                            {"outcomes", std::move(outcomes)}});
        }
        for (const CampaignLogEntry& game : open->campaign.log)
            story.push_back(Json::Object{{"chapter", game.chapter.value},
                                         {"outcome", game.outcome},
                                         {"turns", game.turns},
                                         {"stale", isStale(game)},
                                         {"text", words.result(game).toStdString()}});
        return context.print(
            Json::Object{{"file", file},
                         {"title", model::localized(open->campaign.title).toStdString()},
                         {"story", model::localized(open->campaign.story).toStdString()},
                         {"system", open->campaign.system},
                         {"chapters", std::move(chapters)},
                         {"log", std::move(story)},
                         {"next", now.value},
                         {"changes", prepared ? changesJson(*prepared, words) : Json::Array{}}});
    }
    context.out() << model::localized(open->campaign.title).toStdString() << '\n';
    if (const QString story = model::localized(open->campaign.story); !story.isEmpty())
        context.out() << story.toStdString() << '\n';
    context.out() << '\n';
    for (const CampaignLogEntry& game : open->campaign.log) {
        QString line = Cli::tr("%1: %2").arg(words.chapter(game.chapter), words.result(game));
        if (isStale(game))
            line = Cli::tr("%1 (on an older version of the battle)").arg(line);
        context.out() << line.toStdString() << '\n';
        for (const QString& detail : words.details(game))
            context.out() << "  " << detail.toStdString() << '\n';
    }
    if (now.empty()) {
        context.out() << Cli::tr("The story is told: no chapter follows.").toStdString() << '\n';
        return;
    }
    context.out() << Cli::tr("To be played now: %1 (%2)")
                         .arg(words.chapter(now), QString::fromStdString(now.value))
                         .toStdString()
                  << '\n';
    if (prepared)
        for (const ChapterChange& change : prepared->changes)
            context.out() << "  " << words.change(change, prepared->scenario).toStdString() << '\n';
}

struct ResultOptions {
    std::string file, chapter, winner, output, note;
    std::vector<std::string> points, lost, found;
    int turns = 0;
};

/// "side=5" into its halves; false when there is no equals sign.
bool halves(const std::string& given, std::string& name, std::string& value) {
    const auto at = given.find('=');
    if (at == std::string::npos || at == 0 || at + 1 == given.size())
        return false;
    name = given.substr(0, at);
    value = given.substr(at + 1);
    return true;
}

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words)
        out += (out.empty() ? "" : ", ") + word;
    return out;
}

void enterResult(CliContext& context, const ResultOptions& options) {
    auto open = openCampaign(context, options.file);
    if (!open)
        return;
    const auto refuse = [&](const char* code, std::vector<std::string> arguments) {
        context.fail({{code, std::move(arguments), options.file, "", 0, 0}});
    };
    CampaignLogEntry game;
    game.chapter = options.chapter.empty() ? chapterNow(open->campaign) : ElementId(options.chapter);
    const CampaignChapter* chapter = findChapter(open->campaign, game.chapter);
    if (!chapter) {
        std::vector<std::string> known;
        for (const CampaignChapter& each : open->campaign.chapters)
            known.push_back(each.id.value);
        return game.chapter.empty() ? refuse("campaign.over", {})
                                    : refuse("campaign.no-such-chapter", {game.chapter.value, joined(known)});
    }
    const ElementId due = chapterNow(open->campaign);
    if (due.empty())
        return refuse("campaign.over", {});
    if (chapter->id != due)
        return refuse("campaign.not-next", {chapter->id.value, due.value});
    const Scenario* scenario = scenarioOf(*open, chapter->id);
    const auto outcomes = outcomesOf(*chapter, scenario);
    game.outcome = options.winner;
    if (const ScenarioSide* side = scenario ? findSide(*scenario, options.winner) : nullptr)
        game.outcome = side->id.value;
    if (!outcomes.empty() && std::find(outcomes.begin(), outcomes.end(), game.outcome) == outcomes.end())
        return refuse("campaign.no-such-result", {options.winner, joined(outcomes)});
    game.turns = options.turns;
    std::string name, value;
    for (const std::string& given : options.points) {
        const bool whole = halves(given, name, value) && value.size() <= 6 &&
                           value.find_first_not_of("0123456789") == std::string::npos;
        if (!whole || (scenario && !findSide(*scenario, name)))
            return refuse("campaign.bad-points", {given});
        game.points.push_back({scenario ? findSide(*scenario, name)->id : SideId(name), std::stoi(value)});
    }
    // As it was played: its armies may have come from the chapter before.
    const auto played =
        prepareChapter(open->campaign, open->files.scenarios, open->campaign.log, chapter->id);
    const auto plays = [&] { return !scenario || findPlayer(*scenario, PlayerId(name)); };
    for (const std::string& given : options.lost) {
        const bool whole = halves(given, name, value) && plays();
        const ContentId content(value);
        const Player* loser = played ? findPlayer(played->scenario, PlayerId(name)) : nullptr;
        const bool there = content.wellFormed() ? context.library()->head(content) != nullptr
                                                : !loser || hasEntry(*loser, ElementId(value));
        if (!whole || !there)
            return refuse("campaign.bad-loss", {given});
        if (content.wellFormed())
            game.losses.push_back({PlayerId(name), {}, content, 1});
        else
            game.losses.push_back({PlayerId(name), ElementId(value), {}, 1});
    }
    for (const std::string& given : options.found) {
        if (!halves(given, name, value) || !plays() || !ContentId(value).wellFormed() ||
            !context.library()->head(ContentId(value)))
            return refuse("campaign.bad-find", {given});
        game.found.push_back({PlayerId(name), ContentId(value)});
    }
    if (scenario)
        game.stamp = rulesStamp(*scenario);
    if (!options.note.empty())
        game.note.byLanguage[context.language] = options.note;
    open->campaign.log.push_back(game);
    const std::string output = options.output.empty() ? options.file : options.output;
    // The log is what the file is for: without an output it is added to the file itself.
    if (options.output.empty())
        context.force = true;
    if (const auto written = context.writeValue(output, open->campaign); !written)
        return context.fail(written.problems());
    const model::CampaignWords words(open->campaign, open->files.scenarios, *context.library());
    const ElementId now = chapterNow(open->campaign);
    if (context.json)
        return context.print(Json::Object{{"file", output},
                                          {"chapter", game.chapter.value},
                                          {"outcome", game.outcome},
                                          {"next", now.value}});
    context.out() << Cli::tr("%1: %2").arg(words.chapter(game.chapter), words.result(game)).toStdString()
                  << '\n';
    context.out() << (now.empty() ? Cli::tr("The story is told: no chapter follows.")
                                  : Cli::tr("Next: %1").arg(words.chapter(now)))
                         .toStdString()
                  << '\n';
}

void writeNext(CliContext& context, const std::string& file, const std::string& output) {
    const auto open = openCampaign(context, file);
    if (!open)
        return;
    const ElementId now = chapterNow(open->campaign);
    if (now.empty())
        return context.fail({{"campaign.over", {}, file, "", 0, 0}});
    const auto prepared = prepareChapter(open->campaign, open->files.scenarios, open->campaign.log, now);
    if (!prepared)
        return context.fail({{"campaign.chapter-unreadable", {now.value}, file, "", 0, 0}});
    if (const auto written = context.writeValue(output, prepared->scenario); !written)
        return context.fail(written.problems());
    const model::CampaignWords words(open->campaign, open->files.scenarios, *context.library());
    if (context.json)
        return context.print(Json::Object{{"file", file},
                                          {"output", output},
                                          {"chapter", now.value},
                                          {"changes", changesJson(*prepared, words)}});
    context.out() << words.chapter(now).toStdString() << '\n';
    for (const ChapterChange& change : prepared->changes)
        context.out() << "  " << words.change(change, prepared->scenario).toStdString() << '\n';
}

}  // namespace

void addCampaignVerb(CLI::App& app, CliContext& context) {
    auto file = std::make_shared<std::string>();
    CLI::App* verb = app.add_subcommand(
        "campaign", "Where a campaign stands: games played, the next chapter and what was carried over");
    verb->add_option("FILE", *file, "Campaign");

    auto options = std::make_shared<ResultOptions>();
    CLI::App* result = verb->add_subcommand("result", "Enter what happened at the table");
    result->add_option("FILE", options->file, "Campaign")->required();
    result
        ->add_option("--chapter", options->chapter,
                     "Chapter that was played: the one whose turn it is, also without this")
        ->type_name("ID");
    result->add_option("--winner", options->winner, "Side that won, draw or lost")
        ->type_name("SIDE")
        ->required();
    result->add_option("--turns", options->turns, "Turns played")->check(CLI::Range(1, 99));
    result->add_option("--points", options->points, "Victory points of a side")->type_name("SIDE=N");
    result->add_option("--lost", options->lost, "Roster entry or unit that a player lost")
        ->type_name("PLAYER=ID");
    result->add_option("--found", options->found, "Option that a player found")->type_name("PLAYER=ID");
    result->add_option("--note", options->note, "What is worth remembering");
    result->add_option("-o,--output", options->output, "File to write; FILE itself otherwise")
        ->type_name("OUT");
    result->callback([options, &context] { enterResult(context, *options); });

    auto next = std::make_shared<std::pair<std::string, std::string>>();
    CLI::App* prepare = verb->add_subcommand("next", "Write the next chapter as the games before left it");
    prepare->add_option("FILE", next->first, "Campaign")->required();
    prepare->add_option("-o,--output", next->second, "Scenario to write")->type_name("OUT")->required();
    prepare->callback([next, &context] { writeNext(context, next->first, next->second); });

    verb->callback([file, verb, &context] {
        if (!verb->get_subcommands().empty())
            return;
        if (file->empty())
            throw CLI::RequiredError("FILE");
        tellState(context, *file);
    });
}

}  // namespace bocage::cli
