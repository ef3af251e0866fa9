#pragma once

#include <CLI/CLI.hpp>

#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace bocage::cli {

inline std::string listed(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

/// One of these words; anything else is answered with a sentence that names them all.
inline CLI::Validator oneOf(const std::vector<std::string>& words) {
    std::string shown = "{";
    for (const std::string& word : words)
        shown += (shown.size() > 1 ? "," : "") + word;
    return CLI::Validator(
        [words](std::string& given) {
            for (const std::string& word : words)
                if (word == given)
                    return std::string();
            return "There is no \"" + given + "\" here. Choose one of: " + listed(words) + ".";
        },
        shown + "}");
}

/// The same for words that stand for values.
template <class T>
CLI::Validator oneOf(const std::map<std::string, T>& values) {
    std::vector<std::string> words;
    for (const auto& [word, value] : values)
        words.push_back(word);
    CLI::Validator check = oneOf(words);
    return CLI::Validator(
        [check, values](std::string& given) {
            const std::string wrong = check(given);
            if (wrong.empty())
                given = std::to_string(static_cast<int>(values.at(given)));
            return wrong;
        },
        check.get_description());
}

/// A number between two others. CLI::Range lets "nan" pass, which is neither too small nor too large.
inline CLI::Validator between(double low, double high) {
    const auto shown = [](double number) {
        std::ostringstream out;
        out << number;
        return out.str();
    };
    const std::string range = shown(low) + " and " + shown(high);
    return CLI::Validator(
        [=](std::string& given) {
            double number = 0;
            const bool read = CLI::detail::lexical_cast(given, number);
            return read && std::isfinite(number) && number >= low && number <= high
                       ? std::string()
                       : "\"" + given + "\" is not a number between " + range + ".";
        },
        "NUMBER between " + range);
}

}  // namespace bocage::cli
