#include "model/io/png_door.h"

#include <QBuffer>
#include <QImageReader>
#include <QtEndian>
#include <cstring>

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
