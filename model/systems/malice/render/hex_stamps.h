#pragma once

#include <QHash>
#include <QImage>
#include <QMutex>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <cstdint>

namespace bocage::model::malice {

/// Small recurring drawings that stand on the ground: the origin is their foot, one unit half their width.
enum class Stamp : std::uint8_t { Oak, Fir, Hill, Peak, Thorn, Rock, Reeds, Spire };
inline constexpr int stampVariants = 8;

struct Standing {
    Stamp stamp = Stamp::Oak;
    int variant = 0;
    QPointF foot;
    double size = 0.1;  ///< half its width, in cells
    /// Everything it covers.
    QRectF bounds() const { return {foot.x() - size * 1.7, foot.y() - size * 2.6, size * 3.6, size * 3.4}; }
};

/// One stamp with its size as unit.
void paintStamp(QPainter& painter, Stamp stamp, int variant, bool grey);

/// Stamps as pictures, once for every size; raster devices only.
class StampCache {
public:
    QImage image(Stamp stamp, int variant, int pixels, bool grey);
    /// The stamp where it stands: a picture on raster devices, lines elsewhere.
    void paint(QPainter& painter, const Standing& standing, double pixelsPerCell, bool grey);

private:
    QMutex m_mutex;
    QHash<quint64, QImage> m_images;
    qsizetype m_bytes = 0;
};

}  // namespace bocage::model::malice
