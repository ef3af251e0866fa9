#pragma once

#include <streambuf>
#include <string>
#include <string_view>

namespace bocage::cli {

/// Passes text on to a terminal or file, but none of the characters that make a terminal do things: titles
/// and names come from other people's documents. Control characters become the small pictures that Unicode
/// has for them, everything else that would act unseen the replacement character.
class TerminalText : public std::streambuf {
public:
    explicit TerminalText(std::streambuf* into) : m_into(into) {}
    ~TerminalText() override;

protected:
    int_type overflow(int_type character) override;
    int sync() override;

private:
    bool put(std::string_view bytes);

    std::streambuf* m_into;
    std::string m_held;  ///< the beginning of a character whose end decides
};

/// JSON text in which such characters are written as escapes; it means the same.
std::string escapedForTerminal(const std::string& json);

/// Bytes of a file name as text: what is not UTF-8 is written \xNN.
std::string readableName(std::string_view bytes);
bool isUtf8(std::string_view bytes);

}  // namespace bocage::cli
