#include "model/render/piece_cache.h"

#include <QPainter>

namespace bocage::model {

PieceCache::PieceCache(PieceRenderer renderer, int megabytes)
    : m_renderer(std::move(renderer)), m_pixmaps(megabytes * 1024) {}

QPixmap PieceCache::pixmap(const rules::ContentId& id, const QString& face, const QSize& size,
                           double pixelRatio, const PieceOptions& options) {
    const QString key = QStringLiteral("%1|%2|%3x%4@%5|%6|%7%8")
                            .arg(QString::fromStdString(id.value), face)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(pixelRatio)
                            .arg(options.language)
                            .arg(options.grey)
                            .arg(options.sampleMark);
    if (const QPixmap* known = m_pixmaps.object(key))
        return *known;
    QPixmap pixmap(size * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    if (pixmap.isNull())
        return pixmap;
    const double aspect = m_renderer.aspect(id);
    const QSizeF fitting = QSizeF(aspect, 1).scaled(QSizeF(size), Qt::KeepAspectRatio);
    QPainter painter(&pixmap);
    m_renderer.paint(
        painter,
        QRectF(QPointF((size.width() - fitting.width()) / 2, (size.height() - fitting.height()) / 2),
               fitting),
        id, face, options);
    painter.end();
    const int kilobytes = qMax(1, pixmap.width() * pixmap.height() * 4 / 1024);
    m_pixmaps.insert(key, new QPixmap(pixmap), kilobytes);
    return pixmap;
}

void PieceCache::setRenderer(PieceRenderer renderer) {
    m_renderer = std::move(renderer);
    m_pixmaps.clear();
}

}  // namespace bocage::model
