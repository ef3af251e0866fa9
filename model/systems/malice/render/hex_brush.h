#pragma once

#include <QPainter>
#include <memory>

#include "model/systems/malice/render/hex_outlines.h"
#include "model/systems/malice/render/hex_stamps.h"

namespace bocage::model::malice {

/// Everything about the land that takes a walk over all boards to know. Made once per scene, shared by tiles.
struct HexShapes {
    explicit HexShapes(const HexScene& scene);

    std::vector<Outline> boards;  ///< straight, what lies on the table
    std::vector<Outline> dry;     ///< all land of terrain boards, with its coasts
    std::vector<Outline> ash;     ///< the land mass of the Shadow Realm
    std::vector<Outline> realm;   ///< the whole Shadow Realm
    std::vector<Outline> desert, forest, hills, mountains, swamp, swampCore, wild, unknown;
    std::vector<Course> courses;
    std::vector<Standing> standing;  ///< sorted by their feet
    std::vector<QLineF> seams;       ///< between boards that touch
    void layPlainly(const HexScene& scene);

    QPainterPath allBoards;
    QPainterPath table;  ///< what lies around them, as far as anything may hang over their edges
};

/// The painter with what a drawing function needs to know: where it is, how fine, in colour or grey.
class HexBrush {
public:
    HexBrush(QPainter& painter, const HexScene& scene, const HexShapes& shapes, const QRectF& visible,
             bool grey, StampCache& stamps);

    QPainter& painter;
    const HexScene& scene;
    const HexShapes& shapes;
    const QRectF visible;
    const double pixelsPerCell;
    const bool grey;
    StampCache& stamps;

    bool far() const { return pixelsPerCell < 11; }
    bool fine() const { return pixelsPerCell >= 40; }
    QColor tone(QRgb rgb, double alpha = 1) const;
    QPen pen(QRgb rgb, double width, double alpha = 1, Qt::PenCapStyle cap = Qt::RoundCap) const;
    /// Never thinner than so many pixels, so that lines survive far zoom.
    double width(double cells, double minimumPixels = 0.7) const;
    bool sees(const QRectF& bounds) const { return visible.intersects(bounds); }
    void fill(const std::vector<Outline>& outlines, QRgb rgb, double alpha = 1, QPointF shift = {}) const;
    void stroke(const std::vector<Outline>& outlines, QRgb rgb, double width, double alpha = 1,
                QPointF shift = {}) const;

    template <class Action>
    void eachCell(Action action) const {
        const auto [from, to] = scene.rows(visible.top() - 1, visible.bottom() + 1);
        for (std::size_t i = from; i < to; ++i) {
            const HexCell& cell = scene.cells()[i];
            const QPointF centre = hexCentre(cell.at);
            if (centre.x() > visible.left() - 1.2 && centre.x() < visible.right() + 1.2)
                action(cell);
        }
    }
};

// Bottom to top.
void paintSeas(const HexBrush& brush);    ///< water, and the void of the Shadow Realm
void paintGround(const HexBrush& brush);  ///< dry land with its tints and what grows flat
void paintWays(const HexBrush& brush);
void paintStanding(const HexBrush& brush);  ///< trees, hills, mountains
void paintMarks(const HexBrush& brush);     ///< launches and sites
void paintGrid(const HexBrush& brush);
/// Names of cells, small, but no smaller than that: some of them where there is no room for all.
void paintNames(const HexBrush& brush, double smallest = 0);
void paintTable(const HexBrush& brush);  ///< hides what hangs over the edges of boards; seams, ghosts

/// One symbol of the map about its middle, half its height being one unit; for the map and for legends.
void paintMark(QPainter& painter, Mark mark, bool grey);
void paintLaunch(QPainter& painter, bool grey);
/// One colour that stands for a land when there is no room for more.
QRgb landColour(Land land);

}  // namespace bocage::model::malice
