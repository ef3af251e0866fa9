#pragma once

#include <QHash>
#include <QImage>
#include <QPointF>
#include <QSize>
#include <functional>

class QPainter;

namespace bocage::editor {

/// Small pictures that a frame shows many times over the map, such as frames of selected counters: drawn once
/// and copied, on whole pixels.
class OverlayStamps {
public:
    /// Paints the picture of this key with its top left corner at `at`, in the painter's own measure; `draw`
    /// is asked for it, in pixels, when it is not known.
    void paint(QPainter& painter, QPointF at, quint64 key, QSize pixels,
               const std::function<void(QPainter&)>& draw);

private:
    QHash<quint64, QImage> m_images;
    double m_ratio = 0;
};

}  // namespace bocage::editor
