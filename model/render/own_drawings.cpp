#include "model/render/own_drawings.h"

#include <QCache>
#include <QMutex>
#include <QMutexLocker>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>
#include <algorithm>

#include "model/library/pack_art.h"
#include "model/render/piece_style.h"
#include "rules/content/drawings.h"

namespace bocage::model {

namespace {

constexpr int finePixels = 512;  ///< of a symbol on paper: 500 dots an inch at the size of a counter

/// Pixels made from drawings; what is asked for again and again while a map is painted.
struct Made {
    QMutex mutex;
    QCache<QString, QImage> images{24 << 20};  ///< cost in bytes
};

Made& made() {
    static Made instance;
    return instance;
}

template <class Make>
QImage kept(const QString& key, Make make) {
    const QMutexLocker lock(&made().mutex);
    if (const QImage* known = made().images.object(key))
        return *known;
    const QImage image = make();
    made().images.insert(key, new QImage(image),
                         static_cast<int>(std::max<qsizetype>(1, image.sizeInBytes())));
    return image;
}

QString keyOf(const PackDrawing& drawing) {
    return QStringLiteral("own:%1").arg(drawing.number);
}

QImage pixels(const PackDrawing& drawing, const QSize& size) {
    const QImage whole =
        drawing.svg.isEmpty() ? drawing.image : svgImage(drawing.svg, std::max(size.width(), size.height()));
    return whole.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_ARGB32);
}

QImage greyOf(QImage image) {
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const QColor grey = withoutHue(QColor::fromRgba(line[x]));
            line[x] = qRgba(grey.red(), grey.red(), grey.red(), qAlpha(line[x]));
        }
    }
    return image;
}

/// How much ink every pixel takes, the darkest as much as there is.
QImage inkOf(QImage image) {
    const auto darkness = [](QRgb pixel) { return qAlpha(pixel) * (255 - qGray(pixel)) / 255; };
    int darkest = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x)
            darkest = std::max(darkest, darkness(line[x]));
    }
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            // A drawing in white has its shape from what is clear.
            line[x] = qRgba(0, 0, 0, darkest < 16 ? qAlpha(line[x]) : darkness(line[x]) * 255 / darkest);
    }
    return image;
}

QImage inked(const PackDrawing& drawing, const QSize& size, const QColor& ink) {
    return kept(
        keyOf(drawing) + QStringLiteral("|ink%1|%2x%3").arg(ink.name()).arg(size.width()).arg(size.height()),
        [&] {
            QImage image = inkOf(pixels(drawing, size));
            for (int y = 0; y < image.height(); ++y) {
                auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
                for (int x = 0; x < image.width(); ++x)
                    line[x] = qRgba(ink.red(), ink.green(), ink.blue(), qAlpha(line[x]));
            }
            return image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
        });
}

/// How many pixels a rectangle has on the device of a painter, at least one and no more than are worth it.
QSize devicePixels(const QPainter& painter, const QRectF& rect) {
    if (keepsVectors(painter))
        return (rect.size() * (finePixels / std::max(rect.width(), rect.height())))
            .toSize()
            .expandedTo({1, 1});
    const double scale = devicePixelsPerUnit(painter);
    return QSize(std::clamp(qRound(rect.width() * scale), 1, 2048),
                 std::clamp(qRound(rect.height() * scale), 1, 2048));
}

QRectF fitted(const QRectF& rect, const QSizeF& own, Qt::AspectRatioMode mode) {
    const QSizeF size = own.scaled(rect.size(), mode);
    return {rect.center().x() - size.width() / 2, rect.center().y() - size.height() / 2, size.width(),
            size.height()};
}

}  // namespace

DrawingPtr ownDrawing(const QString& name) {
    if (!name.contains(u':'))
        return nullptr;
    const std::string text = name.toStdString();
    const rules::DrawingName drawing = rules::drawingName(text);
    return drawing ? drawingOf(std::string(drawing.pack), {}, std::string(drawing.file)) : nullptr;
}

QSizeF drawingSize(const PackDrawing& drawing) {
    return drawing.svg.isEmpty() ? QSizeF(drawing.image.size()) : vectorSize(keyOf(drawing), drawing.svg);
}

void paintDrawing(QPainter& painter, const QRectF& rect, const PackDrawing& drawing, const Recolour& tints,
                  bool grey) {
    if (rect.isEmpty())
        return;
    if (!drawing.svg.isEmpty())
        return drawVectors(painter, rect, keyOf(drawing), drawing.svg, tints, grey);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (keepsVectors(painter)) {
        painter.drawImage(
            rect, grey ? greyOf(drawing.image.convertToFormat(QImage::Format_ARGB32)) : drawing.image);
    } else {
        const QSize size = devicePixels(painter, rect);
        painter.drawImage(
            rect,
            kept(keyOf(drawing) + QStringLiteral("|%1|%2x%3").arg(grey).arg(size.width()).arg(size.height()),
                 [&] {
                     const QImage image = pixels(drawing, size);
                     return (grey ? greyOf(image) : image)
                         .convertToFormat(QImage::Format_ARGB32_Premultiplied);
                 }));
    }
    painter.restore();
}

void paintInInk(QPainter& painter, const QRectF& rect, const PackDrawing& drawing, const QColor& ink) {
    const QSizeF own = drawingSize(drawing);
    if (rect.isEmpty() || own.isEmpty())
        return;
    const QRectF place = fitted(rect, own, Qt::KeepAspectRatio);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(painter.opacity() * ink.alphaF());
    painter.drawImage(place, inked(drawing, devicePixels(painter, place), ink));
    painter.restore();
}

QImage drawingInInk(const PackDrawing& drawing, int side, const QColor& ink) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintInInk(painter, QRectF(0, 0, side, side), drawing, ink);
    return image;
}

void paintPieceArt(QPainter& painter, const QRectF& rect, const PackDrawing& drawing, bool grey) {
    const QSizeF own = drawingSize(drawing);
    if (rect.isEmpty() || own.isEmpty())
        return;
    const double unit = qMin(rect.width(), rect.height()) / 100;
    const QRectF edge = rect.adjusted(1.5 * unit, 1.5 * unit, -1.5 * unit, -1.5 * unit);
    QPainterPath outline;
    outline.addRoundedRect(edge, 6 * unit, 6 * unit);
    PieceStyle style;
    style.grey = grey;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(outline, style.tone(tint::panel));
    painter.setClipPath(outline, Qt::IntersectClip);
    paintDrawing(painter, fitted(edge, own, Qt::KeepAspectRatioByExpanding), drawing, {}, grey);
    painter.restore();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style.tone(tint::muted), 1.5 * unit));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    painter.restore();
}

}  // namespace bocage::model
