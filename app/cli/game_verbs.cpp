#include "app/cli/game_verbs.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

#include "app/cli/choices.h"
#include "app/cli/cli_context.h"
#include "model/console/army_input.h"
#include "model/console/game_command.h"
#include "model/systems/game_face.h"
#include "rules/systems/game_system.h"

namespace bocage::cli {

namespace {

using namespace rules;
using console::CommandArguments;
using console::CommandOption;
using console::GameCommand;

/// One game's answer to the verb.
struct Answer {
    std::string system;
    const GameCommand* command;
};

/// An option of the verb and what was given for it.
struct Given {
    CommandOption option;
    CLI::Option* parsed = nullptr;
    std::string word;
    std::vector<std::string> words;  ///< of an option that may be given several times
    std::int64_t number = 0;
    bool flag = false;
};

struct Verb {
    std::string name;
    std::vector<Answer> answers;
    std::vector<std::unique_ptr<Given>> options;
    std::string system;  ///< as given with --system
};

std::string nameOf(const std::string& system) {
    const GameSystem* game = findGameSystem(system);
    return game ? game->name().in("en") : system;
}

std::string whoAnswers(const Verb& verb) {
    std::vector<std::string> names;
    for (const Answer& answer : verb.answers)
        names.push_back(nameOf(answer.system));
    return listed(names);
}

/// Options that several games have are one option; required only where all of them say so.
std::vector<CommandOption> merged(const std::vector<Answer>& answers) {
    std::vector<CommandOption> all;
    for (const Answer& answer : answers)
        for (const CommandOption& option : answer.command->options) {
            const auto known = std::find_if(all.begin(), all.end(), [&](const CommandOption& other) {
                return other.name == option.name;
            });
            if (known == all.end()) {
                all.push_back(option);
                continue;
            }
            known->required = known->required && option.required;
            for (const std::string& choice : option.choices)
                if (!known->choices.empty() &&
                    std::find(known->choices.begin(), known->choices.end(), choice) == known->choices.end())
                    known->choices.push_back(choice);
            if (option.choices.empty())
                known->choices.clear();
            if (known->range && option.range)
                known->range = {{std::min(known->range->first, option.range->first),
                                 std::max(known->range->second, option.range->second)}};
        }
    for (CommandOption& option : all)
        for (const Answer& answer : answers)
            if (std::none_of(answer.command->options.begin(), answer.command->options.end(),
                             [&](const CommandOption& other) { return other.name == option.name; }))
                option.required = false;
    return all;
}

/// What the verb does; where games answer differently, each with its name.
std::string whatItTells(const std::vector<Answer>& answers) {
    const std::string& first = answers.front().command->help;
    if (std::all_of(answers.begin(), answers.end(),
                    [&](const Answer& answer) { return answer.command->help == first; }))
        return first;
    std::string all;
    for (const Answer& answer : answers)
        all += (all.empty() ? "" : ". ") + nameOf(answer.system) + ": " + answer.command->help;
    return all;
}

void addOption(CLI::App& sub, Given& given) {
    const CommandOption& option = given.option;
    switch (option.kind) {
        case CommandOption::Kind::Flag:
            given.parsed = sub.add_flag(option.name, given.flag, option.help);
            break;
        case CommandOption::Kind::Number:
            given.parsed = sub.add_option(option.name, given.number, option.help);
            break;
        case CommandOption::Kind::Text:
            given.parsed = sub.add_option(option.name, given.word, option.help);
            break;
        case CommandOption::Kind::Several:
            given.parsed = sub.add_option(option.name, given.words, option.help);
            break;
    }
    if (!option.type.empty())
        given.parsed->type_name(option.type);
    if (option.required)
        given.parsed->required();
    if (!option.choices.empty())
        given.parsed->check(oneOf(option.choices));
    if (option.range)
        given.parsed->check(CLI::Range(option.range->first, option.range->second));
    if (!option.fallback.empty())
        given.parsed->default_str(option.fallback);
}

/// What the documents that were given say of their game; empty when they say nothing.
std::string systemOf(const model::DocumentValue& value) {
    return std::visit(
        [](const auto& document) -> std::string {
            if constexpr (requires { document.system; })
                return document.system;
            else
                return {};
        },
        value);
}

/// The game that is meant; tells the context and gives nothing when that cannot be said.
std::optional<std::string> chosenGame(CliContext& context, const Verb& verb) {
    if (!verb.system.empty())
        return verb.system;
    for (const auto& given : verb.options) {
        if (!given->parsed->count())
            continue;
        if (given->option.tells == CommandOption::Tells::Document) {
            const std::string& path = given->word;
            const Result<InputFile>& file = context.peek(path);
            if (!file) {
                context.fail(file.problems());
                return std::nullopt;
            }
            std::string system = systemOf(file->value);
            if (system.empty())
                context.fail({{verb.answers.front().command->wrongInput, {}, path, "", 0, 0}});
            return system.empty() ? std::nullopt : std::optional(std::move(system));
        }
    }
    std::string known;
    for (const auto& given : verb.options)
        if (given->option.tells == CommandOption::Tells::Faction && given->parsed->count()) {
            for (const Pack& pack : context.library()->packs())
                for (const FactionDef& faction : pack.factions) {
                    if (console::isNamed(faction.id, given->word))
                        return pack.manifest.system;
                    known += (known.empty() ? "" : ", ") + std::string(faction.id.name());
                }
            context.fail({{"argument.no-such-faction", {given->word, known}, "", "", 0, 0}});
            return std::nullopt;
        }
    for (const auto& given : verb.options)
        if (given->option.tells != CommandOption::Tells::Nothing)
            context.missing(given->option.key());
    context.fail({{"command.which-game", {verb.name, whoAnswers(verb)}, "", "", 0, 0}});
    return std::nullopt;
}

void ask(CliContext& context, const Verb& verb) {
    const auto system = chosenGame(context, verb);
    if (!system)
        return;
    const auto answer = std::find_if(verb.answers.begin(), verb.answers.end(),
                                     [&](const Answer& each) { return each.system == *system; });
    if (answer == verb.answers.end())
        return context.fail(
            {{"command.other-game", {verb.name, nameOf(*system), whoAnswers(verb)}, "", "", 0, 0}});
    CommandArguments arguments;
    for (const auto& given : verb.options) {
        const std::string key = given->option.key();
        const auto& known = answer->command->options;
        const auto own = std::find_if(known.begin(), known.end(), [&](const CommandOption& option) {
            return option.name == given->option.name;
        });
        if (!given->parsed->count()) {
            if (own != known.end() && own->required)
                context.missing(own->name);
            if (own != known.end() && !own->fallback.empty())
                arguments.setFallback(key, own->fallback);
            continue;
        }
        if (own == known.end())
            return context.fail(
                {{"command.option-of-other-game", {key, verb.name, nameOf(*system)}, "", "", 0, 0}});
        if (given->option.kind == CommandOption::Kind::Number)
            arguments.add(key, std::to_string(given->number));
        else if (given->option.kind == CommandOption::Kind::Flag)
            arguments.add(key, "");
        else if (given->option.kind == CommandOption::Kind::Text)
            arguments.add(key, given->word);
        else
            for (const std::string& word : given->words)
                arguments.add(key, word);
    }
    answer->command->run(context, arguments);
}

}  // namespace

CLI::App* addGameVerb(CLI::App& parent, CliContext& context, const std::string& name) {
    auto verb = std::make_shared<Verb>();
    verb->name = name;
    for (const model::GameFace* face : model::gameFaces())
        for (const GameCommand& command : face->commands())
            if (command.name == name)
                verb->answers.push_back({std::string(face->id()), &command});
    if (verb->answers.empty())
        return nullptr;
    CLI::App* sub =
        parent.add_subcommand(name.substr(name.find_last_of(' ') + 1), whatItTells(verb->answers));
    for (CommandOption& option : merged(verb->answers)) {
        verb->options.push_back(std::make_unique<Given>());
        verb->options.back()->option = std::move(option);
        addOption(*sub, *verb->options.back());
    }
    for (const auto& given : verb->options) {
        for (const std::string& other : given->option.needs)
            given->parsed->needs(sub->get_option(other));
        for (const std::string& other : given->option.excludes)
            given->parsed->excludes(sub->get_option(other));
    }
    std::vector<std::string> systems;
    for (const GameSystem* game : gameSystems())
        systems.emplace_back(game->id());
    sub->add_option("--system", verb->system, "The game, where what is given does not tell")
        ->check(oneOf(systems));
    sub->footer("Answered by: " + whoAnswers(*verb) + ".");
    sub->callback([verb, sub, &context] {
        if (sub->get_subcommands().empty())
            ask(context, *verb);
    });
    return sub;
}

}  // namespace bocage::cli
