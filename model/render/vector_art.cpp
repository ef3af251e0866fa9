#include "model/render/vector_art.h"

#include <QCache>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QMutex>
#include <QMutexLocker>
#include <QPaintEngine>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QtMath>

#include <cmath>
#include <memory>

#include "model/io/resource_paths.h"

namespace bocage::model {

namespace {

/// Beyond this many pixels a side, drawing the vectors costs less than keeping the pixels.
constexpr int largestCachedSide = 320;

/// What was read and drawn already. One for the process: the files belong to the program and never change
/// while it runs, so there is nothing to configure and nothing to invalidate.
struct Store {
    QMutex mutex;
    QHash<QString, QByteArray> files;  ///< by path; empty for a file that is not there
    QCache<QString, QSvgRenderer> renderers{512};
    QCache<QString, QImage> images{16 << 20};  ///< cost in bytes
};

Store& store() {
    static Store instance;
    return instance;
}

QByteArray fileBytes(Store& inside, const QString& path) {
    const auto known = inside.files.constFind(path);
    if (known != inside.files.constEnd())
        return *known;
    QFile file(path);
    QByteArray bytes;
    if (file.open(QIODevice::ReadOnly))
        bytes = file.readAll();
    inside.files.insert(path, bytes);
    return bytes;
}

template <class Change>
QByteArray withEveryColour(const QByteArray& svg, Change change) {
    static const QRegularExpression hex(QStringLiteral("#[0-9A-Fa-f]{6}"));
    const QString text = QString::fromUtf8(svg);
    QString out;
    qsizetype from = 0;
    for (auto each = hex.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        out += text.mid(from, match.capturedStart() - from);
        out += change(QColor(match.captured())).name();
        from = match.capturedEnd();
    }
    return (out + text.mid(from)).toUtf8();
}

QByteArray recoloured(QByteArray svg, const Recolour& colours, bool grey) {
    if (colours.size() == 1 && colours.front().first == everyColour)
        return withEveryColour(svg, [&](const QColor&) { return colours.front().second; });
    // Two steps, so that a colour put in is never taken for one to be replaced.
    for (int i = 0; i < colours.size(); ++i)
        svg.replace(colours[i].first.toLatin1(), "@" + QByteArray::number(i) + "@");
    for (int i = 0; i < colours.size(); ++i)
        svg.replace("@" + QByteArray::number(i) + "@", colours[i].second.name().toLatin1());
    return grey ? withEveryColour(svg, withoutHue) : svg;
}

QString keyOf(const QString& path, const Recolour& colours, bool grey) {
    QString key = path + (grey ? QStringLiteral("|grey") : QString());
    for (const auto& [from, to] : colours)
        key += QLatin1Char('|') + from + to.name();
    return key;
}

QSvgRenderer* rendererFor(Store& inside, const QString& path, const Recolour& colours, bool grey) {
    const QString key = keyOf(path, colours, grey);
    if (QSvgRenderer* known = inside.renderers.object(key))
        return known;
    const QByteArray bytes = fileBytes(inside, path);
    if (bytes.isEmpty())
        return nullptr;
    auto made = std::make_unique<QSvgRenderer>(recoloured(bytes, colours, grey));
    if (!made->isValid())
        return nullptr;
    QSvgRenderer* renderer = made.release();
    inside.renderers.insert(key, renderer);
    return renderer;
}

QImage imageFor(Store& inside, const QString& path, const QSize& size, const Recolour& colours, bool grey) {
    const QString key =
        keyOf(path, colours, grey) + QStringLiteral("|%1x%2").arg(size.width()).arg(size.height());
    if (const QImage* known = inside.images.object(key))
        return *known;
    QSvgRenderer* renderer = rendererFor(inside, path, colours, grey);
    if (!renderer)
        return {};
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer->render(&painter, QRectF(QPointF(0, 0), QSizeF(size)));
    painter.end();
    inside.images.insert(key, new QImage(image), static_cast<int>(image.sizeInBytes()));
    return image;
}

/// The lock is held; the bytes are in the store or in a file of that path.
void drawKnown(Store& inside, QPainter& painter, const QRectF& rect, const QString& path,
               const Recolour& colours, bool grey) {
    const QTransform toDevice = painter.deviceTransform();
    const bool upright = toDevice.type() <= QTransform::TxScale && toDevice.m11() > 0 && toDevice.m22() > 0;
    if (upright && !keepsVectors(painter)) {
        // Whole pixels, so that the cached picture lands where its edges are sharp.
        const QRectF onDevice = toDevice.mapRect(rect);
        // Halves always go the same way, so that tiles agree left and right of their own origin.
        const QRect pixels(QPoint(qFloor(onDevice.left() + 0.5), qFloor(onDevice.top() + 0.5)),
                           QSize(qMax(1, qRound(onDevice.width())), qMax(1, qRound(onDevice.height()))));
        if (pixels.width() <= largestCachedSide && pixels.height() <= largestCachedSide) {
            const QImage image = imageFor(inside, path, pixels.size(), colours, grey);
            if (!image.isNull())
                painter.drawImage(toDevice.inverted().mapRect(QRectF(pixels)), image);
            return;
        }
    }
    if (QSvgRenderer* renderer = rendererFor(inside, path, colours, grey)) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        renderer->render(&painter, rect);
        painter.restore();
    }
}

}  // namespace

VectorArt::VectorArt(QString folder) : m_folder(std::move(folder)) {}

namespace {

QString pathOf(const QString& folder, const QString& name) {
    return resourcesFolder() + QLatin1Char('/') + folder + QLatin1Char('/') + name + QStringLiteral(".svg");
}

}  // namespace

bool VectorArt::contains(const QString& name) const {
    // Names come from packs: one that tries to leave the folder names nothing.
    if (name.isEmpty() || name.contains(QLatin1Char('/')) || name.contains(QLatin1Char('.')))
        return false;
    Store& inside = store();
    const QMutexLocker lock(&inside.mutex);
    return !fileBytes(inside, pathOf(m_folder, name)).isEmpty();
}

QStringList VectorArt::names() const {
    const QDir folder(resourcesFolder() + QLatin1Char('/') + m_folder);
    QStringList names;
    for (const QString& file : folder.entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name))
        names.append(file.chopped(4));
    return names;
}

QSizeF VectorArt::size(const QString& name) const {
    if (!contains(name))
        return {};
    Store& inside = store();
    const QMutexLocker lock(&inside.mutex);
    QSvgRenderer* renderer = rendererFor(inside, pathOf(m_folder, name), {}, false);
    return renderer ? renderer->viewBoxF().size() : QSizeF();
}

void VectorArt::draw(QPainter& painter, const QRectF& rect, const QString& name, const Recolour& colours,
                     bool grey) const {
    if (!contains(name) || rect.isEmpty())
        return;
    Store& inside = store();
    const QMutexLocker lock(&inside.mutex);
    drawKnown(inside, painter, rect, pathOf(m_folder, name), colours, grey);
}

void drawVectors(QPainter& painter, const QRectF& rect, const QString& key, const QByteArray& svg,
                 const Recolour& colours, bool grey) {
    if (rect.isEmpty())
        return;
    Store& inside = store();
    const QMutexLocker lock(&inside.mutex);
    inside.files.insert(key, svg);
    drawKnown(inside, painter, rect, key, colours, grey);
}

QSizeF vectorSize(const QString& key, const QByteArray& svg) {
    Store& inside = store();
    const QMutexLocker lock(&inside.mutex);
    inside.files.insert(key, svg);
    QSvgRenderer* renderer = rendererFor(inside, key, {}, false);
    return renderer ? renderer->viewBoxF().size() : QSizeF();
}

QImage VectorArt::image(const QString& name, int pixels, const Recolour& colours, bool grey) const {
    const QSizeF own = size(name);
    if (own.isEmpty() || pixels <= 0)
        return {};
    Store& inside = store();
    const QMutexLocker lock(&inside.mutex);
    const int height = qMax(1, qRound(pixels * own.height() / own.width()));
    return imageFor(inside, pathOf(m_folder, name), QSize(pixels, height), colours, grey);
}

bool keepsVectors(const QPainter& painter) {
    const QPaintEngine* engine = painter.paintEngine();
    if (!engine)
        return false;
    switch (engine->type()) {
        case QPaintEngine::SVG:
        case QPaintEngine::Pdf:
        case QPaintEngine::Picture:
        case QPaintEngine::MacPrinter:
            return true;
        default:
            return false;
    }
}

double devicePixelsPerUnit(const QPainter& painter) {
    const QTransform transform = painter.deviceTransform();
    return std::sqrt(std::abs(transform.determinant()));
}

QColor withoutHue(const QColor& colour) {
    // Perceived lightness of sRGB; good enough to keep the order of light and dark.
    const int grey = qRound(0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue());
    return QColor(grey, grey, grey, colour.alpha());
}

}  // namespace bocage::model
