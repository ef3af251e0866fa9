#include "model/io/share_code.h"

#define ZLIB_CONST  // input is only read
#include <zlib.h>

#include <QtEndian>

#include "model/systems/game_face.h"
#include "rules/format/formats.h"

namespace bocage::model {

using namespace rules;

namespace {

Problem problem(const char* code, std::vector<std::string> arguments = {}) {
    return {code, std::move(arguments), "", "", 0, 0};
}

/// Canonical text says the same without the spaces and line breaks between its parts.
QByteArray withoutLayout(const std::string& text) {
    QByteArray out;
    out.reserve(static_cast<qsizetype>(text.size()));
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"')
            inString = !inString;
        if (inString && c == '\\')
            out.append(c), ++i;
        if (inString || (c != ' ' && c != '\n'))
            out.append(text[i]);
    }
    return out;
}

const Bytef* bytesOf(std::string_view text) {
    return reinterpret_cast<const Bytef*>(text.data());
}

/// The game that had codes first has no mark; the others have one, which ends with a dot.
QByteArray markOf(const ShareDictionary& dictionary) {
    return dictionary.mark.empty()
               ? QByteArray()
               : QByteArray(dictionary.mark.data(), static_cast<qsizetype>(dictionary.mark.size())) + '.';
}

/// How codes of a game begin, and what both sides know before they start.
ShareDictionary dictionaryOf(const std::string& system) {
    const GameFace* game = findGameFace(system);
    return game ? game->shareDictionary() : ShareDictionary();
}

QByteArray deflated(const QByteArray& text, std::string_view dictionary) {
    z_stream stream{};
    // Negative window bits: no header and no checksum of zlib's, ours covers the whole.
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY);
    if (!dictionary.empty())
        deflateSetDictionary(&stream, bytesOf(dictionary), static_cast<uInt>(dictionary.size()));
    QByteArray out(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(text.size()))),
                   Qt::Uninitialized);
    stream.next_in = reinterpret_cast<const Bytef*>(text.constData());
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return out;
}

/// Never makes more bytes than an army may have, whatever the input promises.
Result<QByteArray> inflated(const QByteArray& packed, std::string_view dictionary) {
    QByteArray out(sharedArmyLimit + 1, Qt::Uninitialized);
    z_stream stream{};
    inflateInit2(&stream, -15);
    if (!dictionary.empty())
        inflateSetDictionary(&stream, bytesOf(dictionary), static_cast<uInt>(dictionary.size()));
    stream.next_in = reinterpret_cast<const Bytef*>(packed.constData());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int state = inflate(&stream, Z_FINISH);
    const bool all = stream.avail_in == 0;
    out.truncate(static_cast<qsizetype>(stream.total_out));
    inflateEnd(&stream);
    if (out.size() > sharedArmyLimit)
        return problem("share.too-large", {std::to_string(sharedArmyLimit)});
    if (state != Z_STREAM_END || !all)
        return problem("share.damaged");
    out.squeeze();
    return out;
}

quint32 checksum(const QByteArray& bytes) {
    return static_cast<quint32>(
        crc32(0, reinterpret_cast<const Bytef*>(bytes.constData()), static_cast<uInt>(bytes.size())));
}

constexpr QByteArray::Base64Options alphabet = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

}  // namespace

Result<QString> shareCode(const Roster& roster) {
    const QByteArray text = withoutLayout(writeRoster(roster));
    if (text.size() > sharedArmyLimit)
        return problem("share.too-large", {std::to_string(sharedArmyLimit)});
    const ShareDictionary shared = dictionaryOf(roster.system);
    const QByteArray packed = deflated(text, shared.text);
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(checksum(packed), bytes.data());
    QString code =
        QString::fromLatin1(shareCodePrefix + markOf(shared) + (bytes + packed).toBase64(alphabet));
    if (code.size() > shareCodeLimit)
        return problem("share.too-large", {std::to_string(sharedArmyLimit)});
    return code;
}

Result<Roster> readShareCode(const QString& code) {
    // Measured before anything is done with it: the text may come from anywhere.
    if (code.size() > 2 * shareCodeLimit)
        return problem("share.too-long", {std::to_string(shareCodeLimit)});
    QByteArray text;
    for (const QChar c : code)
        if (!c.isSpace())
            text.append(c.unicode() < 128 ? static_cast<char>(c.unicode()) : '?');
    const QByteArray prefix(shareCodePrefix);
    if (!text.startsWith(prefix)) {
        const qsizetype colon = text.indexOf(':');
        const bool newer = text.startsWith("bocage") && colon > 6 && colon < 12 &&
                           std::all_of(text.cbegin() + 6, text.cbegin() + colon,
                                       [](char c) { return c >= '0' && c <= '9'; });
        return newer ? problem("share.newer") : problem("share.no-code");
    }
    text.remove(0, prefix.size());
    ShareDictionary shared;
    for (const GameFace* game : gameFaces())
        if (const QByteArray mark = markOf(game->shareDictionary());
            mark.isEmpty() ? !text.contains('.') : text.startsWith(mark)) {
            shared = game->shareDictionary();
            text.remove(0, mark.size());
            break;
        }
    if (text.size() > shareCodeLimit)
        return problem("share.too-long", {std::to_string(shareCodeLimit)});
    const auto decoded =
        QByteArray::fromBase64Encoding(text, alphabet | QByteArray::AbortOnBase64DecodingErrors);
    // Bits that encode nothing must not differ either: one army, one code.
    if (!decoded || decoded.decoded.size() < 5 || decoded.decoded.toBase64(alphabet) != text)
        return problem("share.damaged");
    const QByteArray packed = decoded.decoded.mid(4);
    if (qFromBigEndian<quint32>(decoded.decoded.constData()) != checksum(packed))
        return problem("share.damaged");
    const Result<QByteArray> army = inflated(packed, shared.text);
    if (!army)
        return army.problems();
    auto roster = readRoster({army->constData(), static_cast<std::size_t>(army->size())});
    if (!roster)
        return roster.problems();
    return std::move(roster->value);
}

}  // namespace bocage::model
