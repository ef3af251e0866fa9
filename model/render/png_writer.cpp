#include "model/render/png_writer.h"

#include <zlib.h>
#include <QThread>
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <thread>
#include <vector>

namespace bocage::model {

namespace {

void appendNumber(QByteArray& bytes, quint32 number) {
    for (const int shift : {24, 16, 8, 0})
        bytes.append(static_cast<char>(number >> shift));
}

void appendChunk(QByteArray& png, const char* type, const QByteArray& data) {
    appendNumber(png, static_cast<quint32>(data.size()));
    const auto start = png.size();
    png.append(type, 4);
    png.append(data);
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(png.constData() + start),
                           static_cast<uInt>(png.size() - start));
    appendNumber(png, static_cast<quint32>(sum));
}

/// Rows as PNG wants them: each with its filter, which makes neighbours cancel out. Drawn maps repeat
/// vertically about as much as horizontally; "up" is cheap and needs no neighbour to the left.
QByteArray filteredRows(const QImage& band, bool transparent) {
    const int channels = transparent ? 4 : 3;
    const int rowBytes = band.width() * channels;
    QByteArray rows((rowBytes + 1) * static_cast<qsizetype>(band.height()), Qt::Uninitialized);
    std::vector<unsigned char> above(static_cast<std::size_t>(rowBytes)), row(above);
    auto* out = reinterpret_cast<unsigned char*>(rows.data());
    for (int y = 0; y < band.height(); ++y) {
        const auto* pixels = reinterpret_cast<const QRgb*>(band.constScanLine(y));
        unsigned char* to = row.data();
        for (int x = 0; x < band.width(); ++x) {
            const QRgb pixel = transparent ? qUnpremultiply(pixels[x]) : pixels[x];
            *to++ = static_cast<unsigned char>(qRed(pixel));
            *to++ = static_cast<unsigned char>(qGreen(pixel));
            *to++ = static_cast<unsigned char>(qBlue(pixel));
            if (transparent)
                *to++ = static_cast<unsigned char>(qAlpha(pixel));
        }
        if (y == 0) {  // the band above is another thread's: lean on the left neighbour instead
            *out++ = 1;
            for (int i = 0; i < rowBytes; ++i)
                *out++ = static_cast<unsigned char>(
                    row[static_cast<std::size_t>(i)] -
                    (i < channels ? 0 : row[static_cast<std::size_t>(i - channels)]));
        } else {
            *out++ = 2;
            for (std::size_t i = 0; i < row.size(); ++i)
                *out++ = static_cast<unsigned char>(row[i] - above[i]);
        }
        above.swap(row);
    }
    return rows;
}

struct Packed {
    QByteArray bytes;
    uLong sum = 1;
    z_off_t length = 0;
};

Packed packBand(const QImage& band, bool transparent, bool last) {
    const QByteArray rows = filteredRows(band, transparent);
    Packed packed;
    packed.length = static_cast<z_off_t>(rows.size());
    packed.sum = adler32(1, reinterpret_cast<const Bytef*>(rows.constData()), static_cast<uInt>(rows.size()));
    z_stream stream{};
    constexpr int rawDeflate = -15;
    if (deflateInit2(&stream, 4, Z_DEFLATED, rawDeflate, 9, Z_FILTERED) != Z_OK)
        std::abort();  // only out of memory, which ends the program anyway
    packed.bytes.resize(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(rows.size()))) + 16);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(rows.constData()));
    stream.avail_in = static_cast<uInt>(rows.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.bytes.data());
    stream.avail_out = static_cast<uInt>(packed.bytes.size());
    deflate(&stream, last ? Z_FINISH : Z_FULL_FLUSH);
    packed.bytes.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    packed.bytes.squeeze();
    return packed;
}

}  // namespace

QByteArray encodePng(const PngPicture& picture) {
    // A quarter of a million pixels per band keeps threads busy and memory low.
    const int bandRows = std::clamp((1 << 20) / std::max(1, picture.width), 16, 512);
    const int bands = (picture.height + bandRows - 1) / bandRows;
    std::vector<Packed> packed(static_cast<std::size_t>(bands));
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int band = next++; band < bands; band = next++) {
            const int top = band * bandRows;
            const int rows = std::min(bandRows, picture.height - top);
            QImage image(picture.width, rows,
                         picture.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
            image.fill(picture.transparent ? Qt::transparent : Qt::white);
            picture.draw(image, top);
            packed[static_cast<std::size_t>(band)] = packBand(image, picture.transparent, band + 1 == bands);
        }
    };
    const int threads = std::clamp(std::min(QThread::idealThreadCount(), bands), 1, 8);
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i)
        others.emplace_back(work);
    work();
    for (std::thread& other : others)
        other.join();

    QByteArray png("\x89PNG\r\n\x1a\n", 8);
    QByteArray header;
    appendNumber(header, static_cast<quint32>(picture.width));
    appendNumber(header, static_cast<quint32>(picture.height));
    header.append("\x08", 1);
    header.append(picture.transparent ? "\x06" : "\x02", 1);
    header.append("\0\0\0", 3);
    appendChunk(png, "IHDR", header);
    if (picture.dotsPerMetre > 0) {
        QByteArray size;
        appendNumber(size, static_cast<quint32>(picture.dotsPerMetre));
        appendNumber(size, static_cast<quint32>(picture.dotsPerMetre));
        size.append("\x01", 1);
        appendChunk(png, "pHYs", size);
    }
    // Text in UTF-8: keyword, flags and languages that stay empty, then the words.
    if (!picture.comment.isEmpty())
        appendChunk(png, "iTXt", QByteArray("Comment\0\0\0\0\0", 12) + picture.comment.toUtf8());
    appendChunk(png, "sRGB", QByteArray("\0", 1));
    uLong sum = 1;
    for (std::size_t i = 0; i < packed.size(); ++i) {
        sum = i == 0 ? packed[i].sum : adler32_combine(sum, packed[i].sum, packed[i].length);
        QByteArray data;
        if (i == 0)
            data.append("\x78\x5E", 2);
        data.append(packed[i].bytes);
        packed[i].bytes = {};
        if (i + 1 == packed.size())
            appendNumber(data, static_cast<quint32>(sum));
        appendChunk(png, "IDAT", data);
    }
    appendChunk(png, "IEND", {});
    return png;
}

}  // namespace bocage::model
