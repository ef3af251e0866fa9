#include "model/render/picture_file.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>
#include <new>

#include "model/render/png_writer.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr double millimetresPerInch = 25.4;

Problem tooLarge(double width, double height, const char* unit) {
    return {"render.too-large",
            {std::to_string(std::lround(width)), std::to_string(std::lround(height)), unit},
            "",
            "",
            0,
            0};
}

Result<QByteArray> pngOf(const Picture& picture) {
    const QRectF& bounds = picture.bounds;
    // Whole pixels per unit: every cell gets the same, and no line falls between two.
    const double scale = std::max(1.0, std::round(picture.millimetres / millimetresPerInch * picture.dpi));
    // 11.1 cells of 50 pixels are 555 and a hair: rounding that up would leave a blank row.
    const double width = std::ceil(bounds.width() * scale - 1e-6);
    const double height = std::ceil(bounds.height() * scale - 1e-6);
    constexpr double longest = 60000, most = 1.2e9;
    if (!(width <= longest && height <= longest && width * height <= most))
        return tooLarge(width, height, "px");
    PngPicture png;
    png.width = static_cast<int>(width);
    png.height = static_cast<int>(height);
    png.transparent = picture.transparent;
    png.dotsPerMetre = static_cast<int>(std::lround(picture.dpi / millimetresPerInch * 1000));
    png.comment = picture.remark;
    png.draw = [&](QImage& part, QPoint at) {
        QPainter painter(&part);
        painter.translate(-at);
        painter.scale(scale, scale);
        painter.translate(-bounds.topLeft());
        picture.paint(painter, QRectF(bounds.topLeft() + QPointF(at) / scale, QSizeF(part.size()) / scale));
    };
    return encodePng(png);
}

/// Qt writes title and description into the file as they are.
QString svgText(const QString& text) {
    QString out;
    for (const QChar c : text)
        if (c >= u' ' || c == u'\n' || c == u'\t')
            out += c;
    return out.toHtmlEscaped();
}

Result<QByteArray> svgOf(const Picture& picture) {
    constexpr double scale = 100;  // per unit; whoever shows it scales as they like
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(svgText(picture.title));
    generator.setDescription(svgText(picture.remark));
    generator.setResolution(static_cast<int>(std::lround(scale * millimetresPerInch / picture.millimetres)));
    generator.setSize((picture.bounds.size() * scale).toSize());
    generator.setViewBox(QRectF(QPointF(), picture.bounds.size() * scale));
    QPainter painter(&generator);
    painter.scale(scale, scale);
    painter.translate(-picture.bounds.topLeft());
    picture.paint(painter, picture.bounds);
    painter.end();
    return bytes;
}

/// Qt puts the local time into every PDF. It is replaced by one that never changes; the table at the end,
/// which says where each object starts, is told of the bytes that went.
void takeTimeOut(QByteArray& pdf) {
    static const QByteArray fixed = "(D:20000101000000Z)";
    const qsizetype start = pdf.indexOf("/CreationDate (");
    const qsizetype from = start < 0 ? -1 : pdf.indexOf('(', start);
    const qsizetype to = from < 0 ? -1 : pdf.indexOf(')', from);
    const qsizetype table = pdf.lastIndexOf("\nxref\n") + 1;
    if (to < 0 || table <= to)
        return;
    const qsizetype less = to + 1 - from - fixed.size();
    const auto move = [&](qsizetype at, qsizetype digits) {
        const qsizetype offset = pdf.mid(at, digits).toLongLong();
        if (offset > from)
            pdf.replace(at, digits, QByteArray::number(offset - less).rightJustified(digits, '0'));
    };
    // Lines of 20 bytes each, "0000000017 00000 n \n", after "xref" and "0 COUNT".
    const qsizetype first = pdf.indexOf('\n', table + 5) + 1;
    const qsizetype trailer = pdf.indexOf("trailer", first);
    for (qsizetype line = first; line + 20 <= trailer; line += 20)
        move(line, 10);
    const qsizetype place = pdf.indexOf("startxref\n", trailer) + 10;
    const qsizetype end = pdf.indexOf('\n', place);
    if (place > 10 && end > place)
        pdf.replace(place, end - place, QByteArray::number(pdf.mid(place, end - place).toLongLong() - less));
    pdf.replace(from, to + 1 - from, fixed);
}

Result<QByteArray> pdfOf(const Picture& picture) {
    const QRectF& bounds = picture.bounds;
    // Qt rounds pages to whole points: half a millimetre more keeps the right and lower rim on the sheet.
    const double margins = picture.marginMillimetres * 2 + 0.5;
    const QSizeF page = bounds.size() * picture.millimetres + QSizeF(margins, margins);
    constexpr double longest = 5080;  // of the format itself
    if (!(page.width() <= longest && page.height() <= longest))
        return tooLarge(page.width(), page.height(), "mm");
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    constexpr int resolution = 1200;
    writer.setResolution(resolution);
    writer.setPageSize(QPageSize(page, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(picture.remark.isEmpty()
                        ? picture.title
                        : picture.title + QStringLiteral(" (") + picture.remark + QLatin1Char(')'));
    writer.setCreator(QStringLiteral("Bocage " BOCAGE_VERSION));
    QPainter painter(&writer);
    constexpr double millimetre = resolution / millimetresPerInch;
    painter.translate(picture.marginMillimetres * millimetre, picture.marginMillimetres * millimetre);
    const double scale = picture.millimetres * millimetre;
    painter.scale(scale, scale);
    painter.translate(-bounds.topLeft());
    painter.setClipRect(bounds);
    picture.paint(painter, bounds);
    painter.end();
    takeTimeOut(bytes);
    return bytes;
}

}  // namespace

std::optional<PictureFormat> pictureFormatFor(const QString& path) {
    const QString name = path.toLower();
    if (name.endsWith(QLatin1String(".png")))
        return PictureFormat::Png;
    if (name.endsWith(QLatin1String(".svg")))
        return PictureFormat::Svg;
    if (name.endsWith(QLatin1String(".pdf")))
        return PictureFormat::Pdf;
    return {};
}

Result<QByteArray> pictureFile(const Picture& picture, PictureFormat format) try {
    switch (format) {
        case PictureFormat::Png:
            return pngOf(picture);
        case PictureFormat::Svg:
            return svgOf(picture);
        case PictureFormat::Pdf:
            break;
    }
    return pdfOf(picture);
} catch (const std::bad_alloc&) {
    return Problem{"memory.draw", {}, "", "", 0, 0};
}

}  // namespace bocage::model
