#include "model/io/png_door.h"

#include <zlib.h>

#include <QBuffer>
#include <QImageReader>
#include <QtEndian>
#include <cstring>
#include <vector>

namespace bocage::model {

using namespace rules;

namespace {

Problem refusal(std::string code, std::vector<std::string> arguments = {}) {
    return {std::move(code), std::move(arguments), {}, {}, 0, 0};
}

/// The picture reduced to the chunks that make its pixels. A chunk that claims to be longer than the file, an
/// endless comment or a compressed profile never reaches the decoder. Empty when the chunks do not add up.
QByteArray essentialChunks(const QByteArray& foreign) {
    constexpr qsizetype magicSize = 8;
    QByteArray kept = foreign.left(magicSize);
    for (qsizetype at = magicSize; at + 12 <= foreign.size();) {
        const qint64 length = qFromBigEndian<quint32>(foreign.constData() + at);
        if (length > foreign.size() - at - 12)
            return {};
        const QByteArrayView type = QByteArrayView(foreign).sliced(at + 4, 4);
        const qsizetype whole = static_cast<qsizetype>(length) + 12;
        if (type == "IHDR" || type == "PLTE" || type == "IDAT" || type == "tRNS" || type == "IEND")
            kept.append(foreign.constData() + at, whole);
        if (type == "IEND")
            return kept;
        at += whole;
    }
    return {};
}

/// How many bytes the pixels have before they are filtered and packed: one more for each row of each pass.
/// Zero for a kind of picture that PNG does not have.
quint64 rawSize(quint32 width, quint32 height, int depth, int colour, bool interlaced) {
    static constexpr int channels[] = {1, 0, 3, 1, 2, 0, 4};
    if (colour < 0 || colour > 6 || channels[colour] == 0 || depth < 1 || depth > 16)
        return 0;
    const quint64 bits = static_cast<quint64>(channels[colour]) * static_cast<quint64>(depth);
    const auto pass = [&](quint64 columns, quint64 rows) {
        return columns == 0 ? 0 : rows * (1 + (columns * bits + 7) / 8);
    };
    if (!interlaced)
        return pass(width, height);
    static constexpr quint32 adam7[][4] = {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4},
                                           {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}};
    quint64 sum = 0;
    for (const auto& [left, top, right, down] : adam7)
        sum += pass((width + right - 1 - left) / right, (height + down - 1 - top) / down);
    return sum;
}

/// Whether the packed pixels are as many as the header says. The decoder stops drawing there but goes on
/// unpacking whatever follows, be it gigabytes.
bool holdsNoMore(const QByteArray& chunks, quint64 expected) {
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK)
        return false;
    std::vector<unsigned char> out(std::size_t{64} << 10);
    quint64 made = 0;
    int state = Z_OK;
    for (qsizetype at = 8; at + 12 <= chunks.size() && state == Z_OK;) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(chunks.constData() + at));
        if (QByteArrayView(chunks).sliced(at + 4, 4) == "IDAT") {
            stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(chunks.constData() + at + 8));
            stream.avail_in = static_cast<uInt>(length);
            while (stream.avail_in > 0 && state == Z_OK && made <= expected) {
                stream.next_out = out.data();
                stream.avail_out = static_cast<uInt>(out.size());
                state = inflate(&stream, Z_NO_FLUSH);
                made += out.size() - stream.avail_out;
            }
            if (made > expected)
                break;
        }
        at += length + 12;
    }
    inflateEnd(&stream);
    return made <= expected && (state == Z_OK || state == Z_STREAM_END || state == Z_BUF_ERROR);
}

}  // namespace

Result<QImage> readPng(const QByteArray& foreign) {
    constexpr qsizetype headerSize = 33;  // magic, then a whole IHDR chunk
    if (foreign.size() < headerSize || !foreign.startsWith("\x89PNG\r\n\x1a\n") ||
        foreign.mid(12, 4) != "IHDR")
        return refusal("png.not-png");
    const auto width = qFromBigEndian<quint32>(foreign.constData() + 16);
    const auto height = qFromBigEndian<quint32>(foreign.constData() + 20);
    if (width == 0 || height == 0 || width > maxPictureSide || height > maxPictureSide)
        return refusal("png.size",
                       {std::to_string(width), std::to_string(height), std::to_string(maxPictureSide)});
    QByteArray essential = essentialChunks(foreign);
    if (essential.isEmpty())
        return refusal("png.damaged", {"chunks"});
    const auto byte = [&](qsizetype at) { return static_cast<unsigned char>(foreign[at]); };
    const quint64 expected = rawSize(width, height, byte(24), byte(25), byte(28) != 0);
    if (expected == 0 || !holdsNoMore(essential, expected))
        return refusal("png.damaged", {"IDAT"});
    QBuffer buffer(&essential);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "png");
    reader.setAutoDetectImageFormat(false);
    reader.setDecideFormatFromContent(false);
    const QImage decoded = reader.read();
    if (decoded.isNull())
        return refusal("png.damaged", {reader.errorString().toStdString()});
    const QImage plain =
        decoded.convertToFormat(decoded.hasAlphaChannel() ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    // Copying the pixels leaves behind what a file may hang on to an image: comments, resolution, profile.
    QImage image(plain.size(), plain.format());
    if (image.isNull())
        return refusal("png.damaged", {"memory"});
    for (int y = 0; y < image.height(); ++y)
        std::memcpy(image.scanLine(y), plain.constScanLine(y), static_cast<std::size_t>(image.width()) * 4);
    return image;
}

QByteArray pngBytes(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

Result<QByteArray> cleanPng(const QByteArray& foreign) {
    const Result<QImage> image = readPng(foreign);
    return image ? Result<QByteArray>(pngBytes(*image)) : Result<QByteArray>(image.problems());
}

}  // namespace bocage::model
