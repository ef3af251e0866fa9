#include "model/render/png_writer.h"

#include <zlib.h>
#include <QPainter>
#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "model/render/in_threads.h"

namespace bocage::model {

namespace {

void appendNumber(QByteArray& bytes, quint32 number) {
    for (const int shift : {24, 16, 8, 0})
        bytes.append(static_cast<char>(number >> shift));
}

void appendChunk(QByteArray& png, const char* type, std::initializer_list<QByteArray> parts) {
    qsizetype length = 0;
    for (const QByteArray& part : parts)
        length += part.size();
    appendNumber(png, static_cast<quint32>(length));
    const auto start = png.size();
    png.append(type, 4);
    for (const QByteArray& part : parts)
        png.append(part);
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(png.constData() + start),
                           static_cast<uInt>(png.size() - start));
    appendNumber(png, static_cast<quint32>(sum));
}

/// The rows of a band as PNG wants them, one after the other: each with its filter, which makes neighbours
/// cancel out. Drawn maps repeat vertically about as much as horizontally; "up" is cheap and needs no
/// neighbour to the left.
class FilteredRows {
public:
    FilteredRows(const QImage& band, bool transparent)
        : m_band(band), m_transparent(transparent), m_channels(transparent ? 4 : 3) {
        const auto bytes = static_cast<std::size_t>(band.width()) * static_cast<std::size_t>(m_channels);
        m_above.resize(bytes);
        m_row.resize(bytes);
        m_out.resize(bytes + 1);
    }

    const std::vector<unsigned char>& row(int y) {
        readRow(y);
        unsigned char* out = m_out.data();
        if (y == 0) {  // the band above is another thread's: lean on the left neighbour instead
            *out++ = 1;
            const auto left = static_cast<std::size_t>(m_channels);
            for (std::size_t i = 0; i < m_row.size(); ++i)
                *out++ = static_cast<unsigned char>(m_row[i] - (i < left ? 0 : m_row[i - left]));
        } else {
            *out++ = 2;
            for (std::size_t i = 0; i < m_row.size(); ++i)
                *out++ = static_cast<unsigned char>(m_row[i] - m_above[i]);
        }
        m_above.swap(m_row);
        return m_out;
    }

private:
    void readRow(int y) {
        const auto* pixels = reinterpret_cast<const QRgb*>(m_band.constScanLine(y));
        unsigned char* to = m_row.data();
        for (int x = 0; x < m_band.width(); ++x) {
            const QRgb pixel = m_transparent ? qUnpremultiply(pixels[x]) : pixels[x];
            *to++ = static_cast<unsigned char>(qRed(pixel));
            *to++ = static_cast<unsigned char>(qGreen(pixel));
            *to++ = static_cast<unsigned char>(qBlue(pixel));
            if (m_transparent)
                *to++ = static_cast<unsigned char>(qAlpha(pixel));
        }
    }

    const QImage& m_band;
    const bool m_transparent;
    const int m_channels;
    std::vector<unsigned char> m_above, m_row, m_out;
};

struct Packed {
    QByteArray bytes;
    uLong sum = 1;
    z_off_t length = 0;
};

Packed packBand(const QImage& band, bool transparent, bool last) {
    Packed packed;
    z_stream stream{};
    constexpr int rawDeflate = -15;
    constexpr int level = 2;  // of maps a twentieth larger than with 4, in three fifths of the time
    if (deflateInit2(&stream, level, Z_DEFLATED, rawDeflate, 9, Z_FILTERED) != Z_OK)
        std::abort();  // only out of memory, which ends the program anyway
    std::vector<unsigned char> out(std::size_t{64} << 10);
    FilteredRows rows(band, transparent);
    for (int y = 0; y < band.height(); ++y) {
        const std::vector<unsigned char>& row = rows.row(y);
        const auto length = static_cast<uInt>(row.size());
        packed.length += static_cast<z_off_t>(length);
        packed.sum = adler32(packed.sum, row.data(), length);
        stream.next_in = const_cast<Bytef*>(row.data());
        stream.avail_in = length;
        const int flush = y + 1 < band.height() ? Z_NO_FLUSH : last ? Z_FINISH : Z_FULL_FLUSH;
        do {
            stream.next_out = out.data();
            stream.avail_out = static_cast<uInt>(out.size());
            deflate(&stream, flush);
            packed.bytes.append(reinterpret_cast<const char*>(out.data()),
                                static_cast<qsizetype>(out.size() - stream.avail_out));
        } while (stream.avail_out == 0);
    }
    deflateEnd(&stream);
    packed.bytes.squeeze();
    return packed;
}

/// One part after the other. Each also looks at what hangs over from beside it, so that narrow parts cost
/// more; Qt's rasteriser, which draws what map::PathFiller leaves to it, looks for its place in each row from
/// the left, so that very wide ones do too.
void drawBand(QImage& band, int top, const PngPicture& picture) {
    constexpr int partWidth = 1024;
    for (int left = 0; left < band.width(); left += partWidth) {
        QImage part(band.scanLine(0) + static_cast<qsizetype>(left) * 4,
                    std::min(partWidth, band.width() - left), band.height(), band.bytesPerLine(),
                    band.format());
        picture.draw(part, {left, top});
    }
}

/// Rows of a band: few, so that pictures take little memory, yet not so few that drawing what hangs over from
/// beside each band costs more than the band.
int rowsOfBand(int width) {
    constexpr int usual = 1 << 18, most = 1 << 21;  // pixels
    return std::min(std::clamp(usual / width, 128, 256), std::max(16, most / width));
}

/// The bands as they come, joined in their order: each goes into the file, and out of memory, as soon as
/// those above it have.
class JoinedBands {
public:
    JoinedBands(QByteArray& png, int count) : m_png(png), m_waiting(static_cast<std::size_t>(count)) {}

    void add(int band, Packed packed) {
        const std::lock_guard lock(m_mutex);
        m_waiting[static_cast<std::size_t>(band)] = std::move(packed);
        for (; m_next < m_waiting.size() && m_waiting[m_next]; ++m_next)
            append(*std::exchange(m_waiting[m_next], {}));
    }

private:
    void append(const Packed& band) {
        const bool first = m_next == 0;
        m_sum = first ? band.sum : adler32_combine(m_sum, band.sum, band.length);
        QByteArray end;
        if (m_next + 1 == m_waiting.size())
            appendNumber(end, static_cast<quint32>(m_sum));
        appendChunk(m_png, "IDAT", {first ? QByteArray("\x78\x5E", 2) : QByteArray(), band.bytes, end});
    }

    std::mutex m_mutex;
    QByteArray& m_png;
    std::vector<std::optional<Packed>> m_waiting;
    std::size_t m_next = 0;
    uLong m_sum = 1;
};

}  // namespace

QByteArray encodePng(const PngPicture& picture) {
    QByteArray png("\x89PNG\r\n\x1a\n", 8);
    QByteArray header;
    appendNumber(header, static_cast<quint32>(picture.width));
    appendNumber(header, static_cast<quint32>(picture.height));
    header.append("\x08", 1);
    header.append(picture.transparent ? "\x06" : "\x02", 1);
    header.append("\0\0\0", 3);
    appendChunk(png, "IHDR", {header});
    if (picture.dotsPerMetre > 0) {
        QByteArray size;
        appendNumber(size, static_cast<quint32>(picture.dotsPerMetre));
        appendNumber(size, static_cast<quint32>(picture.dotsPerMetre));
        size.append("\x01", 1);
        appendChunk(png, "pHYs", {size});
    }
    // Text in UTF-8: keyword, flags and languages that stay empty, then the words.
    if (!picture.comment.isEmpty())
        appendChunk(png, "iTXt", {QByteArray("Comment\0\0\0\0\0", 12), picture.comment.toUtf8()});
    appendChunk(png, "sRGB", {QByteArray("\0", 1)});

    const int bandRows = rowsOfBand(std::max(1, picture.width));
    const int bands = (picture.height + bandRows - 1) / bandRows;
    JoinedBands joined(png, bands);
    everyInThreads(bands, [&](int band) {
        const int top = band * bandRows;
        const int rows = std::min(bandRows, picture.height - top);
        QImage image(picture.width, rows,
                     picture.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
        image.fill(picture.transparent ? Qt::transparent : Qt::white);
        drawBand(image, top, picture);
        joined.add(band, packBand(image, picture.transparent, band + 1 == bands));
    });
    appendChunk(png, "IEND", {});
    return png;
}

QByteArray encodePng(const QImage& image) {
    PngPicture picture;
    picture.width = image.width();
    picture.height = image.height();
    picture.transparent = image.hasAlphaChannel();
    picture.draw = [&](QImage& part, QPoint at) {
        QPainter painter(&part);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.drawImage(-at, image);
    };
    return encodePng(picture);
}

}  // namespace bocage::model
