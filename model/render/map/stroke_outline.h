#pragma once

#include <QPointF>
#include <Qt>
#include <vector>

#include "model/render/map/cover_grid.h"

namespace bocage::model::map {

/// What a round-jointed pen covers along a way, in pixels: rings for a CoverGrid. Stretches out of sight of
/// the picture are left out.
class StrokeOutline {
public:
    StrokeOutline(CoverGrid& grid, double half, Qt::PenCapStyle cap, int width, int height);

    void moveTo(QPointF at);
    void lineTo(QPointF at);
    void curveTo(QPointF control1, QPointF control2, QPointF to);
    void finish();

private:
    struct Stop {
        QPointF at;
        bool seen = false;  ///< the way from here to the next one
    };

    bool sees(double left, double top, double right, double bottom) const;
    void add(QPointF at, bool seen);
    void cutRuns(std::size_t first, bool closed);
    void run(bool closed);
    void side(double sign, bool closed);
    void corner(QPointF at, QPointF before, QPointF after, double sign);
    void arc(QPointF at, QPointF from, QPointF over, double angle);
    void cap(QPointF at, QPointF way);

    CoverGrid& m_grid;
    const double m_half;
    const Qt::PenCapStyle m_cap;
    const double m_left, m_top, m_right, m_bottom;
    const double m_arcStep;  ///< angle
    std::vector<Stop> m_stops;
    std::vector<QPointF> m_way, m_directions, m_ring;
};

}  // namespace bocage::model::map
