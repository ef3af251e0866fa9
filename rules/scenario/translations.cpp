#include "rules/scenario/translations.h"

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace bocage::rules {

namespace {

using Translation = ScenarioTexts::Translation;

bool isWritten(const Text& text, std::string_view language) {
    const auto found = text.byLanguage.find(language);
    return found != text.byLanguage.end() && !found->second.empty();
}

const Translation* entryOf(const ScenarioTexts& texts, std::string_view name, std::string_view language) {
    const auto found = std::find_if(
        texts.translations.begin(), texts.translations.end(),
        [&](const Translation& entry) { return entry.text == name && entry.language == language; });
    return found == texts.translations.end() ? nullptr : &*found;
}

/// Of a text in the languages that are no translations. FNV-1a: it only has to notice a change, and files
/// keep it short.
std::string fingerprint(const ScenarioTexts& texts, std::string_view name, const Text& text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    const auto add = [&](std::string_view bytes) {
        for (const char byte : bytes)
            hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
        hash *= 0x100000001b3;  // a zero byte between
    };
    for (const auto& [language, words] : text.byLanguage)
        if (!words.empty() && !entryOf(texts, name, language)) {
            add(language);
            add(words);
        }
    std::string hex(16, '0');
    for (std::size_t i = 16; i-- > 0; hash >>= 4)
        hex[i] = "0123456789abcdef"[hash & 0xF];
    return hex;
}

Translation& entryFor(ScenarioTexts& texts, std::string_view name, std::string_view language) {
    if (const Translation* known = entryOf(texts, name, language))
        return const_cast<Translation&>(*known);
    Translation fresh{std::string(name), std::string(language), {}};
    const auto place =
        std::lower_bound(texts.translations.begin(), texts.translations.end(), fresh,
                         [](const Translation& a, const Translation& b) {
                             return std::tie(a.text, a.language) < std::tie(b.text, b.language);
                         });
    return *texts.translations.insert(place, std::move(fresh));
}

/// Forgets translations of a text that is gone, and all of them when no original is left.
void tidy(ScenarioTexts& texts, std::string_view name, const Text& is) {
    std::erase_if(texts.translations, [&](const Translation& entry) {
        return entry.text == name && !isWritten(is, entry.language);
    });
    const bool original = std::any_of(is.byLanguage.begin(), is.byLanguage.end(), [&](const auto& words) {
        return !words.second.empty() && !entryOf(texts, name, words.first);
    });
    if (!original)
        std::erase_if(texts.translations, [&](const Translation& entry) { return entry.text == name; });
}

}  // namespace

void noteWriting(ScenarioTexts& texts, std::string_view name, const Text& was, const Text& is,
                 std::string_view language) {
    const bool others = std::any_of(is.byLanguage.begin(), is.byLanguage.end(), [&](const auto& words) {
        return words.first != language && !words.second.empty();
    });
    if (others && (!isWritten(was, language) || entryOf(texts, name, language))) {
        entryFor(texts, name, language);
        confirmTranslation(texts, name, is, language);
    } else {
        // An original changed: what stood beside it was made from the words before.
        std::vector<std::string> made;
        for (const auto& [other, words] : was.byLanguage)
            if (other != language && !words.empty() && !entryOf(texts, name, other))
                made.push_back(other);
        for (const std::string& other : made)
            entryFor(texts, name, other);
        const std::string before = fingerprint(texts, name, was);
        for (const std::string& other : made)
            entryFor(texts, name, other).of = before;
    }
    tidy(texts, name, is);
}

void confirmTranslation(ScenarioTexts& texts, std::string_view name, const Text& is,
                        std::string_view language) {
    if (entryOf(texts, name, language))
        entryFor(texts, name, language).of = fingerprint(texts, name, is);
}

bool isOutdated(const ScenarioTexts& texts, std::string_view name, const Text& is,
                std::string_view language) {
    const Translation* entry = entryOf(texts, name, language);
    return entry && isWritten(is, language) && entry->of != fingerprint(texts, name, is);
}

}  // namespace bocage::rules
