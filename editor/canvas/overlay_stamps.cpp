#include "editor/canvas/overlay_stamps.h"

#include <QPaintDevice>
#include <QPainter>
#include <cmath>

namespace bocage::editor {

void OverlayStamps::paint(QPainter& painter, QPointF at, quint64 key, QSize pixels,
                          const std::function<void(QPainter&)>& draw) {
    const double ratio = painter.device()->devicePixelRatioF();
    constexpr int most = 64;
    if (ratio != m_ratio || m_images.size() > most) {
        m_images.clear();
        m_ratio = ratio;
    }
    auto found = m_images.find(key);
    if (found == m_images.end()) {
        QImage image((QSizeF(pixels) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        QPainter onto(&image);
        onto.setRenderHint(QPainter::Antialiasing);
        draw(onto);
        onto.end();
        found = m_images.insert(key, image);
    }
    const QTransform world = painter.worldTransform();
    const QPointF corner = world.map(at) * ratio;
    painter.setWorldTransform(QTransform());
    painter.drawImage(QPointF(std::floor(corner.x() + 0.5), std::floor(corner.y() + 0.5)) / ratio, *found);
    painter.setWorldTransform(world);
}

}  // namespace bocage::editor
