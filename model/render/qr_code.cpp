#include "model/render/qr_code.h"

#include <qrencode.h>

#include <QBuffer>
#include <QPainter>

#include <algorithm>
#include <memory>

#include "model/render/fitness_line.h"

namespace bocage::model {

using namespace rules;

namespace {

struct FreeSymbol {
    void operator()(QRcode* symbol) const { QRcode_free(symbol); }
};
using Symbol = std::unique_ptr<QRcode, FreeSymbol>;

Symbol encode(const QByteArray& text, int version, QRecLevel level) {
    return Symbol(QRcode_encodeData(static_cast<int>(text.size()),
                                    reinterpret_cast<const unsigned char*>(text.constData()), version,
                                    level));
}

/// Bytes that the largest symbol holds at the lowest correction level (ISO 18004).
constexpr qsizetype largestText = 2953;

}  // namespace

Result<QrCode> QrCode::of(const QByteArray& text) {
    if (text.size() > largestText)
        return Problem{
            "share.qr-too-long", {std::to_string(text.size()), std::to_string(largestText)}, "", "", 0, 0};
    Symbol best = encode(text, 0, QR_ECLEVEL_L);
    if (!best)
        return Problem{
            "share.qr-too-long", {std::to_string(text.size()), std::to_string(largestText)}, "", "", 0, 0};
    for (const QRecLevel level : {QR_ECLEVEL_M, QR_ECLEVEL_Q, QR_ECLEVEL_H})
        if (Symbol stronger = encode(text, best->version, level);
            stronger && stronger->version == best->version)
            best = std::move(stronger);
    QByteArray dark(best->width * best->width, Qt::Uninitialized);
    for (qsizetype i = 0; i < dark.size(); ++i)
        dark[i] = static_cast<char>(best->data[i] & 1);
    return QrCode(best->width, std::move(dark));
}

void QrCode::draw(QPainter& painter, const QRectF& target) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double step = std::min(target.width(), target.height()) / (m_modules + 2 * qrQuietZone);
    painter.translate(target.center());
    painter.scale(step, step);
    const double half = m_modules / 2.0;
    painter.fillRect(QRectF(-half - qrQuietZone, -half - qrQuietZone, m_modules + 2 * qrQuietZone,
                            m_modules + 2 * qrQuietZone),
                     Qt::white);
    for (int row = 0; row < m_modules; ++row)
        for (int column = 0; column < m_modules; ++column)
            if (dark(column, row))
                painter.fillRect(QRectF(column - half, row - half, 1, 1), Qt::black);
    painter.restore();
}

QImage QrCode::image(int pixelsPerModule) const {
    const int side = (m_modules + 2 * qrQuietZone) * pixelsPerModule;
    QImage image(side, side, QImage::Format_Mono);
    image.setColorTable({qRgb(255, 255, 255), qRgb(0, 0, 0)});
    image.fill(0);
    for (int row = 0; row < m_modules * pixelsPerModule; ++row)
        for (int column = 0; column < m_modules * pixelsPerModule; ++column)
            if (dark(column / pixelsPerModule, row / pixelsPerModule))
                image.setPixel(column + qrQuietZone * pixelsPerModule, row + qrQuietZone * pixelsPerModule,
                               1);
    return image;
}

QByteArray QrCode::png(int pixelsPerModule, const QString& remark) const {
    QImage picture = image(pixelsPerModule);
    if (!remark.isEmpty())
        picture = withFitnessLine(picture, remark);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return bytes;
}

QByteArray QrCode::svg(const QString& remark) const {
    const int modules = m_modules + 2 * qrQuietZone;
    const int strip = remark.isEmpty() ? 0 : qrQuietZone;
    const QByteArray side = QByteArray::number(modules);
    const QByteArray height = QByteArray::number(modules + strip);
    QByteArray out = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + " " + height +
                     "\" shape-rendering=\"crispEdges\">\n<rect width=\"" + side + "\" height=\"" + height +
                     "\" fill=\"#fff\"/>\n";
    if (!remark.isEmpty())
        out += "<text x=\"" + QByteArray::number(modules / 2.0) + "\" y=\"" +
               QByteArray::number(modules + 0.5) + "\" font-family=\"DejaVu Sans, sans-serif\" font-size=\"" +
               QByteArray::number(std::min(2.6, 1.7 * modules / static_cast<double>(remark.size()))) +
               "\" text-anchor=\"middle\" fill=\"#7A1A14\">" + remark.toHtmlEscaped().toUtf8() + "</text>\n";
    out += "<path d=\"";
    for (int row = 0; row < m_modules; ++row)
        for (int column = 0; column < m_modules; ++column) {
            // Neighbours in a row become one bar: a third of the size.
            if (!dark(column, row) || (column > 0 && dark(column - 1, row)))
                continue;
            int end = column + 1;
            while (end < m_modules && dark(end, row))
                ++end;
            out += "M" + QByteArray::number(column + qrQuietZone) + " " +
                   QByteArray::number(row + qrQuietZone) + "h" + QByteArray::number(end - column) + "v1h-" +
                   QByteArray::number(end - column) + "z";
        }
    return out + "\"/>\n</svg>\n";
}

}  // namespace bocage::model
