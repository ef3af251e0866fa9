#pragma once

#include <QByteArray>
#include <QtEndian>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Makes zip archives by hand, so that every header can lie. Data is stored or deflated by Qt's zlib.
namespace hostile {

struct Entry {
    QByteArray name;
    QByteArray data;
    bool deflate = false;
    quint32 mode = 0100644;             ///< Unix file type and permissions
    std::optional<quint32> declared{};  ///< uncompressed size in the headers, when it should lie
    quint16 flags = 0;
    std::optional<quint16> method{};
    std::optional<quint32> offset{};  ///< of the local header, when entries shall overlap
    std::optional<quint32> sum{};     ///< CRC-32, when it should lie
};

inline quint32 crc32(const QByteArray& data) {
    quint32 crc = 0xFFFFFFFFu;
    for (const char c : data) {
        crc ^= static_cast<quint8>(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (0xEDB88320u & (0u - (crc & 1u)));
    }
    return ~crc;
}

/// Raw deflate: qCompress gives four bytes of length, two of zlib header and four of checksum around it.
inline QByteArray deflated(const QByteArray& data) {
    const QByteArray zlib = qCompress(data, 9).mid(4);
    return zlib.mid(2, zlib.size() - 6);
}

inline void put16(QByteArray& out, quint16 value) {
    out.append(static_cast<char>(value & 0xFF)).append(static_cast<char>(value >> 8));
}

inline void put32(QByteArray& out, quint32 value) {
    put16(out, static_cast<quint16>(value & 0xFFFF));
    put16(out, static_cast<quint16>(value >> 16));
}

inline QByteArray archive(const std::vector<Entry>& entries) {
    QByteArray out;
    QByteArray directory;
    for (const Entry& entry : entries) {
        const QByteArray packed = entry.deflate ? deflated(entry.data) : entry.data;
        const quint32 at = entry.offset.value_or(static_cast<quint32>(out.size()));
        const quint16 method = entry.method.value_or(entry.deflate ? 8 : 0);
        const quint32 sum = entry.sum.value_or(crc32(entry.data));
        const auto size = entry.declared.value_or(static_cast<quint32>(entry.data.size()));
        const auto common = [&](QByteArray& to) {
            put16(to, 20);
            put16(to, entry.flags);
            put16(to, method);
            put16(to, 0);
            put16(to, 33);
            put32(to, sum);
            put32(to, static_cast<quint32>(packed.size()));
            put32(to, size);
            put16(to, static_cast<quint16>(entry.name.size()));
            put16(to, 0);
        };
        if (!entry.offset) {
            put32(out, 0x04034b50);
            common(out);
            out += entry.name + packed;
        }
        put32(directory, 0x02014b50);
        put16(directory, (3 << 8) | 20);  // made on Unix
        common(directory);
        put16(directory, 0);
        put16(directory, 0);
        put16(directory, 0);
        put32(directory, entry.mode << 16);
        put32(directory, at);
        directory += entry.name;
    }
    const auto start = static_cast<quint32>(out.size());
    out += directory;
    put32(out, 0x06054b50);
    put16(out, 0);
    put16(out, 0);
    put16(out, static_cast<quint16>(entries.size()));
    put16(out, static_cast<quint16>(entries.size()));
    put32(out, static_cast<quint32>(directory.size()));
    put32(out, start);
    put16(out, 0);
    return out;
}

}  // namespace hostile
