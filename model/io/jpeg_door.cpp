#include "model/io/jpeg_door.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImageReader>
#include <algorithm>

#include "model/io/png_door.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr int largestSide = 3 * maxPictureSide;

Problem refusal(std::string code, std::vector<std::string> arguments = {}) {
    return {std::move(code), std::move(arguments), {}, {}, 0, 0};
}

/// The segments that make pixels, and what the frame says of their number.
struct Essential {
    QByteArray bytes;
    int width = 0, height = 0;
};

/// Comments and what cameras write about themselves never reach the decoder. Empty when the segments do not
/// add up.
Essential essentialSegments(const QByteArray& foreign) {
    Essential kept;
    kept.bytes = foreign.left(2);
    const auto byte = [&](qsizetype at) { return static_cast<unsigned char>(foreign[at]); };
    for (qsizetype at = 2; at + 4 <= foreign.size();) {
        if (byte(at) != 0xFF)
            return {};
        const unsigned char marker = byte(at + 1);
        if (marker == 0xFF) {  // padding
            ++at;
            continue;
        }
        const qsizetype length = byte(at + 2) << 8 | byte(at + 3);
        if (length < 2 || at + 2 + length > foreign.size())
            return {};
        // Frames of any process but the tables that share their numbers.
        const bool frame =
            marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (frame && length >= 8 && kept.width == 0) {
            kept.height = byte(at + 5) << 8 | byte(at + 6);
            kept.width = byte(at + 7) << 8 | byte(at + 8);
        }
        const bool application = marker >= 0xE0 && marker <= 0xEF && marker != 0xEE;  // Adobe's tells colours
        if (!application && marker != 0xFE)
            kept.bytes.append(foreign.constData() + at, length + 2);
        at += length + 2;
        if (marker == 0xDA) {  // the rest is packed pixels
            kept.bytes.append(foreign.constData() + at, foreign.size() - at);
            return kept;
        }
    }
    return {};
}

}  // namespace

Result<QByteArray> cleanJpeg(const QByteArray& foreign) {
    if (!foreign.startsWith("\xff\xd8\xff"))
        return refusal("jpeg.not-jpeg");
    Essential essential = essentialSegments(foreign);
    if (essential.bytes.isEmpty() || essential.width < 1 || essential.height < 1)
        return refusal("jpeg.damaged");
    const QSize size(essential.width, essential.height);
    if (std::max(size.width(), size.height()) > largestSide)
        return refusal("jpeg.size", {std::to_string(size.width()), std::to_string(size.height()),
                                     std::to_string(largestSide)});
    QBuffer buffer(&essential.bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "jpeg");
    reader.setAutoDetectImageFormat(false);
    reader.setDecideFormatFromContent(false);
    reader.setAutoTransform(false);
    if (std::max(size.width(), size.height()) > maxPictureSide)
        reader.setScaledSize(size.scaled(maxPictureSide, maxPictureSide, Qt::KeepAspectRatio));
    const QImage decoded = reader.read();
    if (decoded.isNull() || std::max(decoded.width(), decoded.height()) > maxPictureSide)
        return refusal("jpeg.damaged");
    QImage plain = decoded.convertToFormat(QImage::Format_RGB32);
    plain.setColorSpace({});
    plain.setDotsPerMeterX(3780);
    plain.setDotsPerMeterY(3780);
    return pngBytes(plain);
}

}  // namespace bocage::model
