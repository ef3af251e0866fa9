#include "model/print/pdf_file.h"

#include <QBuffer>
#include <QImage>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <cmath>
#include <new>

#include "model/language/language_scope.h"
#include "model/print/pdf_boxes.h"

namespace bocage::model::print {

using namespace rules;

namespace {

constexpr int resolution = 1200;
constexpr double dotsPerUnit = resolution / 2540.0;

QPageSize pageSizeOf(const Page& page) {
    return QPageSize(QSizeF(page.size.width.millimetres(), page.size.height.millimetres()),
                     QPageSize::Millimeter, QString(), QPageSize::ExactMatch);
}

void paint(QPainter& painter, const Document& document, const Page& page) {
    const LanguageScope scope(document.language);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    page.paint(painter);
}

}  // namespace

void paintPage(QPainter& painter, const Document& document, std::size_t page, double unit) {
    painter.save();
    painter.scale(unit, unit);
    paint(painter, document, document.pages[page]);
    painter.restore();
}

Result<QByteArray> pdfFile(const Document& document, const Progress& progress) try {
    if (document.pages.empty())
        return Problem{"print.empty", {}, "", "", 0, 0};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(resolution);
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setTitle(document.title);
        QPainter painter;
        const int total = static_cast<int>(document.pages.size());
        for (int i = 0; i < total; ++i) {
            if (progress && !progress(i, total))
                return Problem{"print.cancelled", {}, "", "", 0, 0};
            const Page& page = document.pages[static_cast<std::size_t>(i)];
            writer.setPageSize(pageSizeOf(page));
            if (i == 0)
                painter.begin(&writer);
            else
                writer.newPage();
            painter.save();
            painter.scale(dotsPerUnit, dotsPerUnit);
            paint(painter, document, page);
            painter.restore();
        }
        painter.end();
        if (progress && !progress(total, total))
            return Problem{"print.cancelled", {}, "", "", 0, 0};
    }
    return finishedPdf(bytes, document);
} catch (const std::bad_alloc&) {
    return Problem{"memory.draw", {}, "", "", 0, 0};
}

QImage pageImage(const Document& document, std::size_t page, double dpi) {
    const Size size = document.pages[page].size;
    const double unit = dpi / 2540;
    QImage image(std::max(1, static_cast<int>(std::lround(size.width.units() * unit))),
                 std::max(1, static_cast<int>(std::lround(size.height.units() * unit))),
                 QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(Qt::white);
    image.setDotsPerMeterX(static_cast<int>(std::lround(dpi / 0.0254)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter(&image);
    paintPage(painter, document, page, unit);
    return image;
}

}  // namespace bocage::model::print
