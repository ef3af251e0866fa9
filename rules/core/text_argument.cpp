#include "rules/core/text_argument.h"

#include "rules/core/json.h"

namespace bocage::rules {

std::string textArgument(const Text& text) {
    const std::string& english = text.english();
    const bool plain = text.byLanguage.size() <= 1 && (text.empty() || text.byLanguage.contains("en"));
    if (plain && !english.starts_with('{'))
        return english;
    Json::Object languages;
    for (const auto& [language, words] : text.byLanguage)
        languages.emplace_back(language, words);
    return writeJson(std::move(languages));
}

Text readTextArgument(std::string_view argument) {
    if (argument.starts_with('{'))
        if (const Result<Json> json = parseJson(argument); json && json->isObject()) {
            Text text;
            for (const auto& [language, words] : json->object())
                if (words.isString())
                    text.byLanguage[language] = words.string();
            if (!text.byLanguage.empty())
                return text;
        }
    return Text(std::string(argument));
}

Text joinedTexts(const std::vector<Text>& texts, std::string_view between) {
    Text all;
    for (const Text& text : texts)
        for (const auto& [language, words] : text.byLanguage)
            all.byLanguage.try_emplace(language);
    for (auto& [language, line] : all.byLanguage)
        for (const Text& text : texts) {
            if (&text != &texts.front())
                line += between;
            line += text.in(language);
        }
    return all;
}

}  // namespace bocage::rules
