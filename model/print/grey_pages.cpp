#include "model/print/grey_pages.h"

#include <QBrush>
#include <QCache>
#include <QImage>
#include <QMutex>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPen>
#include <QPixmap>
#include <memory>

#include "model/render/vector_art.h"

namespace bocage::model::print {

namespace {

QImage greyImage(const QImage& image) {
    if (!image.hasAlphaChannel())
        return image.convertToFormat(QImage::Format_Grayscale8);
    QImage grey = image.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < grey.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(grey.scanLine(y));
        for (int x = 0; x < grey.width(); ++x) {
            const int tone = qGray(line[x]);
            line[x] = qRgba(tone, tone, tone, qAlpha(line[x]));
        }
    }
    return grey;
}

/// The same picture gives the same grey one, so that files hold it once however often it is drawn.
class GreyImages {
public:
    QImage of(const QImage& image) {
        if (image.isNull() || image.format() == QImage::Format_Grayscale8 ||
            image.format() == QImage::Format_Alpha8)
            return image;
        const QMutexLocker lock(&m_mutex);
        if (const QImage* known = m_known.object(image.cacheKey()))
            return *known;
        const QImage grey = greyImage(image);
        m_known.insert(image.cacheKey(), new QImage(grey), static_cast<int>(grey.sizeInBytes() / 1024 + 1));
        return grey;
    }

private:
    QMutex m_mutex;
    QCache<qint64, QImage> m_known{64 * 1024};  ///< kilobytes
};

/// Hands everything on to another painter, colours as greys.
class GreyEngine : public QPaintEngine {
public:
    GreyEngine(QPainter& target, GreyImages& images)
        : QPaintEngine(AllFeatures),
          m_target(target),
          m_images(images),
          m_type(keepsVectors(target) ? target.paintEngine()->type() : User) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    /// Whoever asks whether vectors and fonts are kept is told what holds for the paper behind.
    Type type() const override { return m_type; }

    void updateState(const QPaintEngineState& now) override {
        const DirtyFlags dirty = now.state();
        if (dirty & DirtyTransform)
            m_target.setTransform(now.transform());
        if (dirty & DirtyPen)
            m_target.setPen(grey(now.pen()));
        if (dirty & DirtyBrush)
            m_target.setBrush(grey(now.brush()));
        if (dirty & DirtyBrushOrigin)
            m_target.setBrushOrigin(now.brushOrigin());
        if (dirty & DirtyBackground)
            m_target.setBackground(grey(now.backgroundBrush()));
        if (dirty & DirtyBackgroundMode)
            m_target.setBackgroundMode(now.backgroundMode());
        if (dirty & DirtyOpacity)
            m_target.setOpacity(now.opacity());
        if (dirty & DirtyCompositionMode)
            m_target.setCompositionMode(now.compositionMode());
        if (dirty & DirtyHints) {
            m_target.setRenderHints(m_target.renderHints(), false);
            m_target.setRenderHints(now.renderHints());
        }
        if (dirty & DirtyClipPath)
            m_target.setClipPath(now.clipPath(), now.clipOperation());
        if (dirty & DirtyClipRegion)
            m_target.setClipRegion(now.clipRegion(), now.clipOperation());
        if (dirty & DirtyClipEnabled)
            m_target.setClipping(now.isClipEnabled());
    }

    void drawPath(const QPainterPath& path) override { m_target.drawPath(path); }
    void drawRects(const QRectF* rects, int count) override { m_target.drawRects(rects, count); }
    void drawLines(const QLineF* lines, int count) override { m_target.drawLines(lines, count); }
    void drawEllipse(const QRectF& rect) override { m_target.drawEllipse(rect); }
    void drawPoints(const QPointF* points, int count) override { m_target.drawPoints(points, count); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode == PolylineMode)
            m_target.drawPolyline(points, count);
        else if (mode == ConvexMode)
            m_target.drawConvexPolygon(points, count);
        else
            m_target.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }
    void drawTextItem(const QPointF& at, const QTextItem& text) override { m_target.drawTextItem(at, text); }
    void drawImage(const QRectF& rect, const QImage& image, const QRectF& part,
                   Qt::ImageConversionFlags flags) override {
        m_target.drawImage(rect, m_images.of(image), part, flags);
    }
    void drawPixmap(const QRectF& rect, const QPixmap& pixmap, const QRectF& part) override {
        if (pixmap.isQBitmap())  // is drawn with the pen
            m_target.drawPixmap(rect, pixmap, part);
        else
            m_target.drawImage(rect, m_images.of(pixmap.toImage()), part);
    }
    void drawTiledPixmap(const QRectF& rect, const QPixmap& pixmap, const QPointF& shift) override {
        m_target.drawTiledPixmap(
            rect, pixmap.isQBitmap() ? pixmap : QPixmap::fromImage(m_images.of(pixmap.toImage())), shift);
    }

private:
    QBrush grey(const QBrush& brush) const {
        QBrush toned = brush;
        if (const QGradient* gradient = brush.gradient()) {
            QGradient stops = *gradient;
            QGradientStops all = stops.stops();
            for (QGradientStop& stop : all)
                stop.second = withoutHue(stop.second);
            stops.setStops(all);
            toned = QBrush(stops);
            toned.setTransform(brush.transform());
        } else if (brush.style() == Qt::TexturePattern && brush.textureImage().depth() > 1) {
            toned.setTextureImage(m_images.of(brush.textureImage()));
        } else {
            toned.setColor(withoutHue(brush.color()));
        }
        return toned;
    }
    QPen grey(const QPen& pen) const {
        QPen toned = pen;
        toned.setBrush(grey(pen.brush()));
        return toned;
    }

    QPainter& m_target;
    GreyImages& m_images;
    const Type m_type;
};

/// Measures like the device behind.
class GreyPaper : public QPaintDevice {
public:
    GreyPaper(QPainter& target, GreyImages& images) : m_behind(*target.device()), m_engine(target, images) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric what) const override {
        switch (what) {
            case PdmWidth:
                return m_behind.width();
            case PdmHeight:
                return m_behind.height();
            case PdmWidthMM:
                return m_behind.widthMM();
            case PdmHeightMM:
                return m_behind.heightMM();
            case PdmNumColors:
                return m_behind.colorCount();
            case PdmDepth:
                return m_behind.depth();
            case PdmDpiX:
                return m_behind.logicalDpiX();
            case PdmDpiY:
                return m_behind.logicalDpiY();
            case PdmPhysicalDpiX:
                return m_behind.physicalDpiX();
            case PdmPhysicalDpiY:
                return m_behind.physicalDpiY();
            case PdmDevicePixelRatio:
                return qRound(m_behind.devicePixelRatio());
            case PdmDevicePixelRatioScaled:
                return qRound(m_behind.devicePixelRatio() * devicePixelRatioFScale());
            default:
                return QPaintDevice::metric(what);
        }
    }

private:
    const QPaintDevice& m_behind;
    mutable GreyEngine m_engine;
};

void paintGrey(QPainter& painter, const std::function<void(QPainter&)>& paint, GreyImages& images) {
    painter.save();
    const QTransform place = painter.combinedTransform();
    painter.setViewTransformEnabled(false);
    {
        GreyPaper paper(painter, images);
        QPainter grey(&paper);
        grey.setRenderHints(painter.renderHints());
        grey.setFont(painter.font());
        grey.setTransform(place);
        paint(grey);
    }
    painter.restore();
}

}  // namespace

void removeColours(Document& document) {
    const auto images = std::make_shared<GreyImages>();
    for (Page& page : document.pages)
        page.paint = [paint = page.paint, images](QPainter& painter) { paintGrey(painter, paint, *images); };
}

}  // namespace bocage::model::print
