#pragma once

#include <QColor>
#include <QHash>
#include <QImage>
#include <QMutex>
#include <QPainter>

#include "model/render/map/ink.h"
#include "model/render/map/path_filler.h"
#include "model/systems/normandie/map/scene.h"
#include "model/systems/normandie/map/shapes.h"

namespace bocage::model::map {

/// How much there is room to show, by pixels per cell.
enum class Detail { Far, Middle, Full, Fine };
Detail detailFor(double pixelsPerCell);

/// Small recurring drawings. Rasterised once per size on raster devices, drawn as vectors elsewhere.
enum class Stamp : std::uint8_t { HedgeBush, ThicketBush, Tree, Stone, Reeds, Boulder, CaveRock, Rubble };

class StampCache {
public:
    QImage image(Stamp stamp, int variant, int pixelRadius, bool grey);

private:
    QMutex m_mutex;
    QHash<quint64, QImage> m_images;
    qsizetype m_bytes = 0;
};

/// Everything about the terrain that takes a walk over the whole battlefield to know: outlines of regions,
/// courses of roads and rivers. Made once per scene, shared by all its tiles.
struct Shapes {
    explicit Shapes(const Scene& scene);

    CellMask present, water, road, field, meadow, hedgerow, forest, thicket, caveWall, caveFloor, floors;
    CellMask wideRoad;  ///< road cells of squares and of roads broader than one cell
    std::vector<Outline> bank, waterEdge, shallows, shoals;
    std::vector<Outline> meadows, fields, dirt, mud, sand, rock, swamp, swampCore, caveFloors, caveWalls,
        rubble;
    std::vector<Outline> wideRoads, hedges, forests, thickets;
    Courses roadCourses, waterCourses;
};

/// The painter with what a drawing function needs to know: where it is, how fine, in colour or grey.
class Brush {
public:
    Brush(QPainter& painter, const Scene& scene, const Shapes& shapes, const QRectF& visible, bool grey,
          StampCache* stamps);

    QPainter& painter;
    const Scene& scene;
    const Shapes& shapes;
    const QRectF visible;  ///< in cells
    const QRect cells;     ///< cells whose drawing may reach into `visible`, within the scene
    const double pixelsPerCell;
    const Detail detail;
    const bool grey;

    QColor tone(QRgb rgb, double alpha = 1) const;
    QPen pen(QRgb rgb, double width, double alpha = 1, Qt::PenCapStyle cap = Qt::RoundCap) const;
    /// Never thinner than so many pixels, so that lines survive far zoom.
    double width(double cells, double minimumPixels = 0.7) const;

    void fill(const QPainterPath& path, QRgb rgb, double alpha = 1, QPointF shift = {}) const;
    void fill(const std::vector<Outline>& outlines, QRgb rgb, double alpha = 1, QPointF shift = {}) const;
    void stroke(const std::vector<Outline>& outlines, QRgb rgb, double width, double alpha = 1,
                QPointF shift = {}) const;
    void stroke(const QPainterPath& path, const QPen& pen, QPointF shift = {}) const;
    /// With the painter's pen.
    void line(const QLineF& line) const;
    void line(QPointF from, QPointF to) const { line({from, to}); }
    void lines(const QList<QLineF>& lines) const;
    void stamp(Stamp stamp, int variant, QPointF centre, double radius) const;
    bool sees(const QRectF& bounds) const { return visible.intersects(bounds); }

    template <class Action>
    void eachCell(Action action) const {
        for (int row = cells.top(); row <= cells.bottom(); ++row)
            for (int col = cells.left(); col <= cells.right(); ++col)
                if (const SceneCell& cell = scene.at(col, row); cell.present)
                    action(col, row, cell);
    }
    template <class Action>
    void eachCellOf(const CellMask& mask, Action action) const {
        if (mask.empty())
            return;
        for (int row = cells.top(); row <= cells.bottom(); ++row)
            for (int col = cells.left(); col <= cells.right(); ++col)
                if (mask.contains(col, row))
                    action(col, row, scene.at(col, row));
    }

private:
    bool quick() const { return m_filler && PathFiller::maySkip(painter); }

    StampCache* m_stamps;                        ///< null: vectors
    mutable std::optional<PathFiller> m_filler;  ///< where the painter draws on a picture in memory
    double m_pixelRatio;
    QTransform m_world;
};

/// One stamp with its radius as unit, for vectors and for the cache.
void paintStamp(QPainter& painter, Stamp stamp, int variant, bool grey);

// The layers of the terrain, bottom to top.
void paintGround(const Brush& brush);      ///< paper, grass, fields, mud, sand, rock, swamp
void paintCaveFloors(const Brush& brush);  ///< stone underfoot
void paintRoads(const Brush& brush);
void paintWater(const Brush& brush);     ///< rivers, ponds, fords
void paintFloors(const Brush& brush);    ///< floors, furniture
void paintFeatures(const Brush& brush);  ///< bridges, stilts, graves, wrecks, rubble, unknown looks
void paintCaveWalls(const Brush& brush);
void paintWalls(const Brush& brush);  ///< with doors and windows, without their arrows
void paintFoliage(const Brush& brush);
void paintEdges(const Brush& brush);    ///< fences, wire, low walls, hedges, hedgehogs, unknown looks
void paintCorners(const Brush& brush);  ///< totems and gates
void paintArrows(const Brush& brush);   ///< entrance and opening arrows
void paintGrid(const Brush& brush);
void paintSurround(const Brush& brush);  ///< hides what hangs over the end of the battlefield

}  // namespace bocage::model::map
