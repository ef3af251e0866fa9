#include "model/render/map/path_filler.h"

#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "model/render/map/cover_grid.h"
#include "model/render/map/stroke_outline.h"

namespace bocage::model::map {

namespace {

/// Larger pictures are drawn in parts, or by QPainter: the field of sums takes eight bytes a pixel.
constexpr qsizetype mostPixels = 1 << 20;

QRgb premultiplied(const QColor& colour) {
    return colour.rgba64().premultiplied().toArgb32();
}

/// Upright, that is.
bool isRectangle(const QPainterPath& path) {
    constexpr double breath = 1e-6;
    const QRectF around = path.controlPointRect();
    if (path.elementCount() < 4 || path.elementCount() > 5)
        return false;
    const auto near = [&](double value, double one, double other) {
        return std::abs(value - one) < breath || std::abs(value - other) < breath;
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element& element = path.elementAt(i);
        const bool across = i > 0 && std::abs(element.x - path.elementAt(i - 1).x) > breath &&
                            std::abs(element.y - path.elementAt(i - 1).y) > breath;
        if (element.isCurveTo() || across || !near(element.x, around.left(), around.right()) ||
            !near(element.y, around.top(), around.bottom()))
            return false;
    }
    return true;
}

CoverGrid& gridOfThisThread() {
    thread_local CoverGrid grid;
    return grid;
}

}  // namespace

PathFiller::PathFiller(QRgb* pixels, qsizetype rowLength, const QRect& area)
    : m_pixels(pixels),
      m_rowLength(rowLength),
      m_width(area.width()),
      m_height(area.height()),
      m_corner(area.topLeft()) {}

std::optional<PathFiller> PathFiller::on(const QPainter& painter) {
    const QPaintDevice* device = painter.device();
    if (!device || device->devType() != QInternal::Image ||
        painter.paintEngine()->type() != QPaintEngine::Raster || painter.opacity() < 1 ||
        painter.compositionMode() != QPainter::CompositionMode_SourceOver)
        return {};
    const auto* image = static_cast<const QImage*>(device);
    if (image->format() != QImage::Format_RGB32 && image->format() != QImage::Format_ARGB32_Premultiplied)
        return {};
    const QTransform world = painter.deviceTransform();
    if (world.type() > QTransform::TxScale || world.m11() <= 0 || world.m11() != world.m22() ||
        static_cast<qsizetype>(image->width()) * image->height() > mostPixels)
        return {};
    QRect area = image->rect();
    if (painter.hasClipping()) {
        // The path tells the shape of the clip but rounds its corners to whole units.
        if (!isRectangle(painter.clipPath()))
            return {};
        area &= world.mapRect(painter.clipBoundingRect()).toRect();
        if (area.isEmpty())
            return {};
    }
    // The painter has made the picture its own; asking for writable bits might make another copy.
    auto* pixels = reinterpret_cast<QRgb*>(const_cast<uchar*>(image->constBits()));
    const qsizetype rowLength = image->bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    PathFiller filler(pixels + area.top() * rowLength + area.left(), rowLength, area);
    filler.m_mapping = {world.m11(), world.m22(), world.dx() - area.left(), world.dy() - area.top()};
    return filler;
}

bool PathFiller::maySkip(const QPainter& painter) {
    return painter.testRenderHint(QPainter::Antialiasing);
}

void PathFiller::fill(const QPainterPath& path, QPointF shift, const QColor& colour) {
    const int count = path.elementCount();
    if (count < 2)
        return;
    CoverGrid& grid = gridOfThisThread();
    grid.begin(m_width, m_height);
    Mapping map = m_mapping;
    const QPointF moved = map(shift);
    map.left = moved.x();
    map.top = moved.y();
    for (int first = 0; first < count;) {
        const QPointF start = map(path.elementAt(first));
        double left = start.x(), right = left, top = start.y(), bottom = top;
        int end = first + 1;
        for (; end < count && !path.elementAt(end).isMoveTo(); ++end) {
            const QPointF at = map(path.elementAt(end));
            left = std::min(left, at.x());
            right = std::max(right, at.x());
            top = std::min(top, at.y());
            bottom = std::max(bottom, at.y());
        }
        // A closed outline beside the picture covers as much as it uncovers.
        if (right > 0 && left < m_width && bottom > 0 && top < m_height) {
            grid.moveTo(start);
            for (int i = first + 1; i < end; ++i) {
                const QPainterPath::Element& element = path.elementAt(i);
                if (element.isCurveTo() && i + 2 < end) {
                    grid.curveTo(map(element), map(path.elementAt(i + 1)), map(path.elementAt(i + 2)));
                    i += 2;
                } else {
                    grid.lineTo(map(element));
                }
            }
            grid.lineTo(start);
        }
        first = end;
    }
    grid.paint(m_pixels, m_rowLength, premultiplied(colour), path.fillRule() == Qt::OddEvenFill);
}

bool PathFiller::stroke(const QPainterPath& path, QPointF shift, const QPen& pen) {
    if (pen.style() != Qt::SolidLine || pen.joinStyle() != Qt::RoundJoin || pen.isCosmetic() ||
        pen.brush().style() != Qt::SolidPattern)
        return false;
    CoverGrid& grid = gridOfThisThread();
    grid.begin(m_width, m_height);
    Mapping map = m_mapping;
    const QPointF moved = map(shift);
    map.left = moved.x();
    map.top = moved.y();
    StrokeOutline outline(grid, pen.widthF() * map.scaleX / 2, pen.capStyle(), m_width, m_height);
    const int count = path.elementCount();
    for (int i = 0; i < count; ++i) {
        const QPainterPath::Element& element = path.elementAt(i);
        if (element.isMoveTo()) {
            outline.moveTo(map(element));
        } else if (element.isCurveTo() && i + 2 < count) {
            outline.curveTo(map(element), map(path.elementAt(i + 1)), map(path.elementAt(i + 2)));
            i += 2;
        } else {
            outline.lineTo(map(element));
        }
    }
    outline.finish();
    grid.paint(m_pixels, m_rowLength, premultiplied(pen.color()), false);
    return true;
}

bool PathFiller::strokeLine(const QLineF& line, const QPen& pen) {
    if (pen.style() != Qt::SolidLine || pen.isCosmetic() || pen.brush().style() != Qt::SolidPattern)
        return false;
    const QPointF from = m_mapping(line.p1()), to = m_mapping(line.p2());
    const double half = pen.widthF() * m_mapping.scaleX / 2;
    const double room = half * std::numbers::sqrt2 + 1;
    if (std::max(from.x(), to.x()) < -room || std::min(from.x(), to.x()) > m_width + room ||
        std::max(from.y(), to.y()) < -room || std::min(from.y(), to.y()) > m_height + room)
        return true;
    CoverGrid& grid = gridOfThisThread();
    grid.begin(m_width, m_height);
    StrokeOutline outline(grid, half, pen.capStyle(), m_width, m_height);
    outline.moveTo(from);
    outline.lineTo(to);
    outline.finish();
    grid.paint(m_pixels, m_rowLength, premultiplied(pen.color()), false);
    return true;
}

void PathFiller::blend(const QImage& picture, int left, int top) {
    left -= m_corner.x();
    top -= m_corner.y();
    const int from = std::max(0, -left), to = std::min(picture.width(), m_width - left);
    const int last = std::min(picture.height(), m_height - top);
    if (from >= to)
        return;
    for (int y = std::max(0, -top); y < last; ++y)
        blendPixels(m_pixels + (top + y) * m_rowLength + left + from,
                    reinterpret_cast<const QRgb*>(picture.constScanLine(y)) + from, to - from);
}

}  // namespace bocage::model::map
