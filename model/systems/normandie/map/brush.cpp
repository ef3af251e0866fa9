#include "model/systems/normandie/map/brush.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QSvgGenerator>
#include <cmath>

#include "rules/board/square.h"

namespace bocage::model::map {

namespace {

double scaleOf(const QPainter& painter) {
    const QTransform& world = painter.worldTransform();
    return std::hypot(world.m11(), world.m12());
}

QRect cellsAround(const QRectF& visible, const QRect& scene) {
    // One cell for foliage and shadows that hang over, one for curves that come from next door.
    const QRect wide(QPoint(static_cast<int>(std::floor(visible.left())) - 2,
                            static_cast<int>(std::floor(visible.top())) - 2),
                     QPoint(static_cast<int>(std::ceil(visible.right())) + 1,
                            static_cast<int>(std::ceil(visible.bottom())) + 1));
    return wide & scene;
}

bool raster(const QPainter& painter) {
    const QPaintEngine* engine = painter.paintEngine();
    const QTransform& world = painter.worldTransform();
    return engine && engine->type() == QPaintEngine::Raster && world.m12() == 0 && world.m21() == 0 &&
           world.m11() > 0 && world.m22() > 0;
}

CellMask merged(CellMask mask, const CellMask& other) {
    const QRect rect = other.rect();
    for (int row = rect.top(); row <= rect.bottom(); ++row)
        for (int col = rect.left(); col <= rect.right(); ++col)
            if (other.contains(col, row))
                mask.insert(col, row);
    return mask;
}

/// Fords and bridges carry a road on where one leads to them.
CellMask roadMask(const Scene& scene) {
    CellMask mask = scene.features(Look::Road);
    if (mask.empty())
        return mask;
    const CellMask crossings = merged(scene.features(Look::Ford), scene.features(Look::Footbridge));
    std::vector<rules::Cell> reached;
    const QRect rect = scene.rect();
    for (int row = rect.top(); row <= rect.bottom(); ++row)
        for (int col = rect.left(); col <= rect.right(); ++col)
            if (mask.contains(col, row))
                reached.push_back({col, row});
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const rules::Cell next{reached[i].col + dx, reached[i].row + dy};
            if (crossings.contains(next.col, next.row) && !mask.contains(next.col, next.row)) {
                mask.insert(next.col, next.row);
                reached.push_back(next);
            }
        }
    return mask;
}

}  // namespace

Detail detailFor(double pixelsPerCell) {
    if (pixelsPerCell < 10)
        return Detail::Far;
    if (pixelsPerCell < 18)
        return Detail::Middle;
    return pixelsPerCell < 44 ? Detail::Full : Detail::Fine;
}

Shapes::Shapes(const Scene& scene)
    : present(scene.presentMask()),
      water(scene.ground(Look::Water)),
      road(roadMask(scene)),
      field(scene.ground(Look::Field)),
      meadow(scene.ground(Look::Meadow)),
      hedgerow(scene.features(Look::Hedgerow)),
      forest(scene.features(Look::Forest)),
      thicket(scene.features(Look::Thicket)),
      caveWall(scene.ground(Look::CaveWall)),
      caveFloor(scene.ground(Look::CaveFloor)),
      floors(merged(merged(scene.ground(Look::Floor), scene.ground(Look::StoneFloor)),
                    scene.ground(Look::EarthFloor))),
      wideRoad(scene.rect()),
      roadCourses(road, present, scene.seed()),
      waterCourses(water, present, scene.seed()) {
    const std::uint64_t seed = scene.seed();
    const auto trace = [&](const CellMask& mask, double inset, double slow, double rough, bool join,
                           double roundness = 0.22) {
        return outlines(mask, present, {inset, slow, rough, join, roundness, seed});
    };
    // Soft grounds reach under the water beside them, so that no grass shows between shore and sand.
    const auto underWater = [&](CellMask mask) {
        if (mask.empty() || water.empty())
            return mask;
        const CellMask dry = mask;
        const QRect rect = scene.rect();
        for (int row = rect.top(); row <= rect.bottom(); ++row)
            for (int col = rect.left(); col <= rect.right(); ++col) {
                if (!water.contains(col, row))
                    continue;
                for (const rules::Cell next : rules::Square::neighbours({col, row}))
                    if (dry.contains(next.col, next.row)) {
                        mask.insert(col, row);
                        break;
                    }
            }
        return mask;
    };
    for (int row = scene.rect().top(); row <= scene.rect().bottom(); ++row)
        for (int col = scene.rect().left(); col <= scene.rect().right(); ++col)
            if (roadCourses.block(col, row))
                for (const auto& [x, y] : {std::pair{0, 0}, {1, 0}, {0, 1}, {1, 1}})
                    wideRoad.insert(col + x, row + y);
    wideRoads = trace(wideRoad, 0.15, 0.08, 0.015, false);
    bank = trace(water, 0.05, 0.12, 0.015, true, 0.31);
    waterEdge = trace(water, 0.12, 0.12, 0.015, true, 0.33);
    shallows = trace(water, 0.27, 0.13, 0.02, true, 0.38);
    meadows = trace(meadow, -0.03, 0.05, 0.03, false);
    fields = trace(field, 0.02, 0.03, 0.012, false);
    dirt = trace(underWater(scene.ground(Look::Dirt)), 0.02, 0.09, 0.03, true);
    mud = trace(underWater(scene.ground(Look::Mud)), 0.04, 0.12, 0.05, true, 0.36);
    sand = trace(underWater(scene.ground(Look::Sand)), -0.04, 0.12, 0.03, true, 0.32);
    rock = trace(underWater(scene.ground(Look::Rock)), 0.03, 0.08, 0.05, true, 0.28);
    swamp = trace(underWater(scene.ground(Look::Swamp)), 0.0, 0.12, 0.03, true, 0.3);
    swampCore = trace(underWater(scene.ground(Look::Swamp)), 0.14, 0.13, 0.04, true, 0.34);
    caveFloors = trace(underWater(merged(caveFloor, caveWall)), -0.02, 0.05, 0.02, true);
    caveWalls = trace(caveWall, 0.03, 0.09, 0.05, true, 0.25);
    shoals = trace(scene.features(Look::Ford), 0.1, 0.1, 0.03, true, 0.3);
    rubble = trace(scene.features(Look::Rubble), 0.02, 0.08, 0.05, true, 0.28);
    hedges = trace(hedgerow, 0.05, 0.03, 0.02, false);
    forests = trace(forest, 0.1, 0.06, 0.03, true, 0.3);
    thickets = trace(thicket, 0.12, 0.05, 0.03, false, 0.34);
    std::vector<const QPainterPath*> paths;
    for (const auto* list :
         {&bank, &waterEdge, &shallows, &shoals, &meadows, &fields, &dirt, &mud, &sand, &rock, &swamp,
          &swampCore, &caveFloors, &caveWalls, &rubble, &wideRoads, &hedges, &forests, &thickets})
        for (const Outline& outline : *list)
            paths.push_back(&outline.path);
    makeShareable(paths);
}

Brush::Brush(QPainter& target, const Scene& what, const Shapes& outlined, const QRectF& area, bool inGrey,
             StampCache* stamps)
    : painter(target),
      scene(what),
      shapes(outlined),
      visible(area),
      cells(cellsAround(area, what.rect())),
      pixelsPerCell(scaleOf(target) * target.device()->devicePixelRatioF()),
      detail(detailFor(pixelsPerCell)),
      grey(inGrey),
      m_stamps(raster(target) ? stamps : nullptr),
      m_filler(PathFiller::on(target)),
      m_pixelRatio(target.device()->devicePixelRatioF()),
      m_world(target.worldTransform()) {}

QColor Brush::tone(QRgb rgb, double alpha) const {
    return inkTone(rgb, alpha, grey);
}

double Brush::width(double inCells, double minimumPixels) const {
    return std::max(inCells, minimumPixels / pixelsPerCell);
}

QPen Brush::pen(QRgb rgb, double thickness, double alpha, Qt::PenCapStyle cap) const {
    return QPen(tone(rgb, alpha), thickness, Qt::SolidLine, cap, Qt::RoundJoin);
}

void Brush::fill(const QPainterPath& path, QRgb rgb, double alpha, QPointF shift) const {
    if (quick())
        m_filler->fill(path, shift, tone(rgb, alpha));
    else
        painter.fillPath(shift.isNull() ? path : path.translated(shift), tone(rgb, alpha));
}

void Brush::stroke(const QPainterPath& path, const QPen& pen, QPointF shift) const {
    if (!quick() || !m_filler->stroke(path, shift, pen))
        painter.strokePath(shift.isNull() ? path : path.translated(shift), pen);
}

void Brush::line(const QLineF& way) const {
    if (!quick() || !m_filler->strokeLine(way, painter.pen()))
        painter.drawLine(way);
}

void Brush::lines(const QList<QLineF>& list) const {
    if (!quick()) {
        painter.drawLines(list);
        return;
    }
    for (const QLineF& way : list)
        line(way);
}

void Brush::fill(const std::vector<Outline>& list, QRgb rgb, double alpha, QPointF shift) const {
    for (const Outline& outline : list)
        if (sees(outline.bounds.adjusted(-0.5, -0.5, 0.5, 0.5)))
            fill(outline.path, rgb, alpha, shift);
}

void Brush::stroke(const std::vector<Outline>& list, QRgb rgb, double thickness, double alpha,
                   QPointF shift) const {
    const QPen line = pen(rgb, thickness, alpha);
    for (const Outline& outline : list)
        if (sees(outline.bounds.adjusted(-0.5, -0.5, 0.5, 0.5)))
            stroke(outline.path, line, shift);
}

void Brush::stamp(Stamp kind, int variant, QPointF centre, double radius) const {
    if (!visible.intersects(
            QRectF(centre.x() - radius * 1.8, centre.y() - radius * 1.8, radius * 3.6, radius * 3.6)))
        return;
    if (m_stamps) {
        const int pixels = std::max(1, static_cast<int>(std::lround(radius * pixelsPerCell)));
        QImage image = m_stamps->image(kind, variant, pixels, grey);
        const QPointF at = m_world.map(centre) * m_pixelRatio;
        // Halves always go the same way, so that bands and tiles agree left and right of their own origin.
        const QPointF corner(std::floor(at.x() + 0.5) - image.width() / 2,
                             std::floor(at.y() + 0.5) - image.height() / 2);
        if (quick()) {
            m_filler->blend(image, static_cast<int>(corner.x()), static_cast<int>(corner.y()));
            return;
        }
        painter.setWorldTransform(QTransform::fromScale(1 / m_pixelRatio, 1 / m_pixelRatio));
        painter.drawImage(corner, image);
        painter.setWorldTransform(m_world);
        return;
    }
    painter.save();
    painter.translate(centre);
    painter.scale(radius, radius);
    paintStamp(painter, kind, variant, grey);
    painter.restore();
}

QImage StampCache::image(Stamp stamp, int variant, int pixelRadius, bool grey) {
    const quint64 key = static_cast<quint64>(stamp) | static_cast<quint64>(variant) << 8 |
                        static_cast<quint64>(pixelRadius) << 24 | static_cast<quint64>(grey) << 56;
    {
        const QMutexLocker lock(&m_mutex);
        const auto found = m_images.constFind(key);
        if (found != m_images.constEnd())
            return *found;
    }
    const int side = static_cast<int>(std::ceil(pixelRadius * 1.7)) * 2 + 2;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(side / 2, side / 2);
        painter.scale(pixelRadius, pixelRadius);
        paintStamp(painter, stamp, variant, grey);
    }
    const QMutexLocker lock(&m_mutex);
    constexpr qsizetype most = 48 << 20;
    if (m_bytes > most) {
        m_images.clear();
        m_bytes = 0;
    }
    m_bytes += image.sizeInBytes();
    m_images.insert(key, image);
    return image;
}

}  // namespace bocage::model::map
