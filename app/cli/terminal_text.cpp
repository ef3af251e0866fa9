#include "app/cli/terminal_text.h"

#include <QString>
#include <QStringDecoder>

namespace bocage::cli {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

/// Directional marks that turn what follows around, and the invisible line separators.
bool actsUnseen(char16_t c) {
    return (c >= 0x80 && c <= 0x9F) || (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) ||
           c == 0x200E || c == 0x200F;
}

char16_t decodedTwo(const std::string& bytes) {
    return static_cast<char16_t>((bytes[0] & 0x1F) << 6 | (bytes[1] & 0x3F));
}

char16_t decodedThree(const std::string& bytes) {
    return static_cast<char16_t>((bytes[0] & 0x0F) << 12 | (bytes[1] & 0x3F) << 6 | (bytes[2] & 0x3F));
}

}  // namespace

TerminalText::~TerminalText() {
    put(m_held);
}

bool TerminalText::put(std::string_view bytes) {
    const auto size = static_cast<std::streamsize>(bytes.size());
    return m_into->sputn(bytes.data(), size) == size;
}

TerminalText::int_type TerminalText::overflow(int_type character) {
    if (traits_type::eq_int_type(character, traits_type::eof()))
        return traits_type::not_eof(character);
    const auto byte = static_cast<unsigned char>(traits_type::to_char_type(character));
    bool good = true;
    if (!m_held.empty() && (byte & 0xC0) != 0x80) {
        good = put(m_held);
        m_held.clear();
    }
    if (byte < 0x20 && byte != '\n' && byte != '\t') {
        const char picture[] = {'\xE2', '\x90', static_cast<char>(0x80 + byte)};
        good = put({picture, 3}) && good;
    } else if (byte == 0x7F) {
        good = put("\xE2\x90\xA1") && good;
    } else if (byte == 0xC2 || byte == 0xE2) {
        m_held.assign(1, static_cast<char>(byte));
    } else if (!m_held.empty()) {
        m_held += static_cast<char>(byte);
        const bool two = m_held[0] == '\xC2';
        if (two || m_held.size() == 3) {
            good =
                put(actsUnseen(two ? decodedTwo(m_held) : decodedThree(m_held)) ? replacement
                                                                                : std::string_view(m_held)) &&
                good;
            m_held.clear();
        }
    } else {
        const char plain = static_cast<char>(byte);
        good = put({&plain, 1}) && good;
    }
    return good ? character : traits_type::eof();
}

int TerminalText::sync() {
    return m_into->pubsync();
}

std::string escapedForTerminal(const std::string& json) {
    const QString text = QString::fromStdString(json);
    QString safe;
    safe.reserve(text.size());
    for (const QChar c : text)
        if (actsUnseen(c.unicode()) || c.unicode() == 0x7F)
            safe += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        else
            safe += c;
    return safe.toStdString();
}

bool isUtf8(std::string_view bytes) {
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    Q_UNUSED(text)
    return !decoder.hasError();
}

std::string readableName(std::string_view bytes) {
    if (isUtf8(bytes))
        return std::string(bytes);
    static constexpr char digits[] = "0123456789abcdef";
    std::string shown;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80)
            shown += c;
        else
            shown += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
    }
    return shown;
}

}  // namespace bocage::cli
