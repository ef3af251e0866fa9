#include "model/render/map/stroke_outline.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bocage::model::map {

namespace {

QPointF across(QPointF direction) {
    return {-direction.y(), direction.x()};
}

double arcStepOf(double radius) {
    constexpr double tolerance = 0.03;  // of a pixel
    const double step = 2 * std::acos(std::max(0.0, 1 - tolerance / std::max(radius, tolerance)));
    return std::min(step, std::numbers::pi / 4);
}

constexpr double shortest = 1e-4;  // of a pixel; what is shorter has no direction

}  // namespace

StrokeOutline::StrokeOutline(CoverGrid& grid, double half, Qt::PenCapStyle cap, int width, int height)
    : m_grid(grid),
      m_half(half),
      m_cap(cap),
      // Square caps reach farthest.
      m_left(-half * std::numbers::sqrt2 - 1),
      m_top(m_left),
      m_right(width - m_left),
      m_bottom(height - m_top),
      m_arcStep(arcStepOf(half)) {}

bool StrokeOutline::sees(double left, double top, double right, double bottom) const {
    return right > m_left && left < m_right && bottom > m_top && top < m_bottom;
}

void StrokeOutline::moveTo(QPointF at) {
    finish();
    m_stops.push_back({at, false});
}

void StrokeOutline::add(QPointF at, bool seen) {
    const QPointF way = at - m_stops.back().at;
    if (std::abs(way.x()) < shortest && std::abs(way.y()) < shortest)
        return;
    m_stops.back().seen = seen;
    m_stops.push_back({at, false});
}

void StrokeOutline::lineTo(QPointF at) {
    const QPointF from = m_stops.back().at;
    add(at, sees(std::min(from.x(), at.x()), std::min(from.y(), at.y()), std::max(from.x(), at.x()),
                 std::max(from.y(), at.y())));
}

void StrokeOutline::curveTo(QPointF control1, QPointF control2, QPointF to) {
    const QPointF from = m_stops.back().at;
    const auto [minX, maxX] = std::minmax({from.x(), control1.x(), control2.x(), to.x()});
    const auto [minY, maxY] = std::minmax({from.y(), control1.y(), control2.y(), to.y()});
    const bool seen = sees(minX, minY, maxX, maxY);
    // Of one out of sight only how it begins and ends matters, where it joins what is seen.
    const int steps = curveSteps(from, control1, control2, to);
    for (int i = 1; i < steps; i = seen || i == steps - 1 ? i + 1 : steps - 1)
        add(curveAt(from, control1, control2, to, static_cast<double>(i) / steps), seen);
    add(to, seen);
}

void StrokeOutline::finish() {
    const std::size_t count = m_stops.size();
    if (count >= 2) {
        const QPointF gap = m_stops.back().at - m_stops.front().at;
        const bool closed =
            count > 3 && std::abs(gap.x()) < shortest * 100 && std::abs(gap.y()) < shortest * 100;
        const std::size_t ways = count - 1;
        std::size_t first = 0;  // way
        if (closed)             // begin behind a stretch that nobody sees, so that no run is cut at the start
            while (first < ways && m_stops[first].seen)
                ++first;
        if (closed && first == ways) {
            m_way.clear();
            for (std::size_t i = 0; i < ways; ++i)
                m_way.push_back(m_stops[i].at);
            run(true);
        } else {
            cutRuns(first, closed);
        }
    }
    m_stops.clear();
}

/// Runs of what is seen, each with the stretches before and behind it: where those join the run is reckoned
/// as if nothing were left out.
void StrokeOutline::cutRuns(std::size_t first, bool closed) {
    const std::size_t ways = m_stops.size() - 1;
    m_way.clear();
    for (std::size_t i = 0; i < ways; ++i) {
        const std::size_t from = (first + i) % ways;
        if (m_stops[from].seen) {
            if (m_way.empty()) {
                if (from > 0 || closed)
                    m_way.push_back(m_stops[from > 0 ? from - 1 : ways - 1].at);
                m_way.push_back(m_stops[from].at);
            }
            m_way.push_back(m_stops[from + 1].at);
        } else if (!m_way.empty()) {
            m_way.push_back(m_stops[from + 1].at);
            run(false);
            m_way.clear();
        }
    }
    if (m_way.empty())
        return;
    if (closed)
        m_way.push_back(m_stops[first + 1].at);
    run(false);
}

void StrokeOutline::run(bool closed) {
    const std::size_t count = m_way.size();
    m_directions.clear();
    for (std::size_t i = 0; i + (closed ? 0 : 1) < count; ++i) {
        const QPointF way = m_way[(i + 1) % count] - m_way[i];
        m_directions.push_back(way / std::hypot(way.x(), way.y()));
    }
    m_ring.clear();
    side(1, closed);
    if (closed) {
        m_grid.ring(m_ring);
        m_ring.clear();
    } else {
        cap(m_way.back(), m_directions.back());
    }
    side(-1, closed);
    if (!closed)
        cap(m_way.front(), -m_directions.front());
    m_grid.ring(m_ring);
}

/// One side of the way, there for the first, back for the second.
void StrokeOutline::side(double sign, bool closed) {
    const std::size_t count = m_way.size(), ways = m_directions.size();
    for (std::size_t n = 0; n < count; ++n) {
        const std::size_t i = sign > 0 ? n : count - 1 - n;
        if (!closed && i == 0)
            m_ring.push_back(m_way[i] + across(m_directions[0]) * m_half * sign);
        else if (!closed && i == count - 1)
            m_ring.push_back(m_way[i] + across(m_directions[ways - 1]) * m_half * sign);
        else
            corner(m_way[i], m_directions[(i + ways - 1) % ways], m_directions[i], sign);
    }
}

void StrokeOutline::corner(QPointF at, QPointF before, QPointF after, double sign) {
    const double same = QPointF::dotProduct(before, after);
    const QPointF in = across(before) * m_half * sign, out = across(after) * m_half * sign;
    constexpr double smooth = 0.97;  // about fourteen degrees: the curve goes on
    if (same > smooth) {
        m_ring.push_back(at + (in + out) / (1 + same));
        return;
    }
    const double turn = before.x() * after.y() - before.y() * after.x();
    const QPointF &first = sign > 0 ? in : out, &second = sign > 0 ? out : in;
    if (turn * sign > 0) {  // the inner side
        m_ring.push_back(at + first);
        m_ring.push_back(at);
        m_ring.push_back(at + second);
        return;
    }
    const QPointF over = sign > 0 ? before : -after;
    arc(at, first, over * m_half, std::acos(std::clamp(same, -1.0, 1.0)));
}

/// From one point of the circle towards another one a quarter farther, so far as the angle says.
void StrokeOutline::arc(QPointF at, QPointF from, QPointF over, double angle) {
    const int steps = std::max(1, static_cast<int>(std::ceil(angle / m_arcStep)));
    for (int i = 0; i <= steps; ++i) {
        const double turn = angle * i / steps;
        m_ring.push_back(at + from * std::cos(turn) + over * std::sin(turn));
    }
}

void StrokeOutline::cap(QPointF at, QPointF way) {
    const QPointF side = across(way) * m_half;
    if (m_cap == Qt::RoundCap) {
        arc(at, side, way * m_half, std::numbers::pi);
    } else if (m_cap == Qt::SquareCap) {
        m_ring.push_back(at + side + way * m_half);
        m_ring.push_back(at - side + way * m_half);
    }
}

}  // namespace bocage::model::map
