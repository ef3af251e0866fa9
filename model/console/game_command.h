#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/console/console.h"

namespace bocage::console {

/// One argument or option of a command, as data: the command line turns it into its parser's own.
struct CommandOption {
    enum class Kind {
        Text,
        Several,  ///< may be given several times
        Number,
        Flag,
    };
    /// What the command line learns from it about the game that is meant.
    enum class Tells {
        Nothing,
        Document,  ///< a file, which says what it is of
        Faction,   ///< a faction by id or name
    };

    std::string name;  ///< "FILE" for an argument, "--move" or "-o,--output" for an option
    std::string help;
    Kind kind = Kind::Text;
    std::string type = {};  ///< what its value is called in the help
    bool required = false;
    std::vector<std::string> choices = {};
    std::optional<std::pair<std::int64_t, std::int64_t>> range = {};
    std::string fallback = {};  ///< shown in the help and given when nothing was
    std::vector<std::string> needs = {}, excludes = {};
    Tells tells = Tells::Nothing;

    /// Under which its value is found: the long name.
    std::string key() const { return name.substr(name.find_last_of(',') + 1); }
};

/// What was given to a command, by the key of the option.
class CommandArguments {
public:
    void add(const std::string& key, std::string value) { m_given[key].push_back(std::move(value)); }
    void setFallback(const std::string& key, std::string value) { m_fallback[key] = std::move(value); }

    bool has(const std::string& key) const { return m_given.contains(key); }
    std::string text(const std::string& key) const;
    const std::vector<std::string>& list(const std::string& key) const;
    std::optional<int> number(const std::string& key) const;
    int number(const std::string& key, int otherwise) const { return number(key).value_or(otherwise); }

private:
    std::map<std::string, std::vector<std::string>> m_given;
    std::map<std::string, std::string> m_fallback;
};

/// A question that a game answers on the command line. Games that answer the same question share its name;
/// which one is asked follows from what was given.
struct GameCommand {
    std::string name;  ///< "sight", or "army best" below another
    std::string help;
    std::vector<CommandOption> options;
    std::string wrongInput;  ///< code of the problem when a document belongs to no game
    void (*run)(Console& console, const CommandArguments& arguments) = nullptr;
};

/// The format of an output: what was asked for, else the suffix of its name, else `usual` for "-".
std::string outputFormat(const std::string& output, const std::string& asked, const std::string& usual);

}  // namespace bocage::console
