#pragma once

#include <QImage>
#include <QLineF>
#include <QPainterPath>
#include <QPen>
#include <QPointF>
#include <optional>

class QPainter;

namespace bocage::model::map {

/// Fills and strokes outlines in one colour straight on a picture in memory. Qt's rasteriser sums up what
/// each edge covers of each pixel in sorted lists; maps consist of thousands of small shapes beside each
/// other, for which a field of sums is many times faster. The sums, and so the picture, are the same but for
/// how finely curves are cut into lines.
///
/// What is drawn depends on the place of a shape relative to whole pixels only: parts of a picture drawn one
/// by one fit together without a seam.
class PathFiller {
public:
    /// None where something only QPainter can do stands in the way: another device than a picture, a clip
    /// that is no upright rectangle, a turn, opacity. To be made anew when any of that changes.
    static std::optional<PathFiller> on(const QPainter& painter);
    /// Whether the painter is set to what this can do: antialiasing.
    static bool maySkip(const QPainter& painter);

    void fill(const QPainterPath& path, QPointF shift, const QColor& colour);
    /// False for pens that it does not know: dashes, joins that are not round.
    bool stroke(const QPainterPath& path, QPointF shift, const QPen& pen);
    bool strokeLine(const QLineF& line, const QPen& pen);
    /// A premultiplied picture with its top left at a whole pixel.
    void blend(const QImage& picture, int left, int top);

private:
    PathFiller(QRgb* pixels, qsizetype rowLength, const QRect& area);

    struct Mapping {
        double scaleX, scaleY, left, top;
        QPointF operator()(QPointF at) const { return {at.x() * scaleX + left, at.y() * scaleY + top}; }
    };

    QRgb* m_pixels;         ///< the first one that may be drawn on
    qsizetype m_rowLength;  ///< in pixels
    int m_width, m_height;
    QPoint m_corner;  ///< of what may be drawn on, in the picture
    Mapping m_mapping{};
};

}  // namespace bocage::model::map
