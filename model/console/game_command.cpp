#include "model/console/game_command.h"

#include <algorithm>
#include <charconv>

namespace bocage::console {

std::string CommandArguments::text(const std::string& key) const {
    if (const auto given = m_given.find(key); given != m_given.end() && !given->second.empty())
        return given->second.back();
    const auto fallback = m_fallback.find(key);
    return fallback == m_fallback.end() ? std::string() : fallback->second;
}

const std::vector<std::string>& CommandArguments::list(const std::string& key) const {
    static const std::vector<std::string> none;
    const auto given = m_given.find(key);
    return given == m_given.end() ? none : given->second;
}

std::optional<int> CommandArguments::number(const std::string& key) const {
    const std::string text = this->text(key);
    std::int64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size())
        return std::nullopt;
    return static_cast<int>(value);
}

std::string outputFormat(const std::string& output, const std::string& asked, const std::string& usual) {
    if (!asked.empty() || output == "-")
        return asked.empty() ? usual : asked;
    const auto dot = output.find_last_of("./");
    if (dot == std::string::npos || output[dot] == '/')
        return {};
    std::string suffix = output.substr(dot + 1);
    std::transform(suffix.begin(), suffix.end(), suffix.begin(),
                   [](char letter) { return letter >= 'A' && letter <= 'Z' ? char(letter + 32) : letter; });
    return suffix;
}

}  // namespace bocage::console
