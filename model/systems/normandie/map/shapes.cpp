#include "model/systems/normandie/map/shapes.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <unordered_map>

namespace bocage::model::map {

namespace {

double smoothStep(double t) {
    return t * t * (3 - 2 * t);
}

/// Value noise, -1…1, one knot per unit.
double noise(double x, double y, std::uint64_t seed) {
    const int col = static_cast<int>(std::floor(x));
    const int row = static_cast<int>(std::floor(y));
    const auto knot = [&](int c, int r) {
        return static_cast<double>(placeHash(c, r, seed) >> 11) * 0x1.0p-52 - 1;
    };
    const double fx = smoothStep(x - col);
    const double fy = smoothStep(y - row);
    const double top = knot(col, row) + (knot(col + 1, row) - knot(col, row)) * fx;
    const double bottom = knot(col, row + 1) + (knot(col + 1, row + 1) - knot(col, row + 1)) * fx;
    return top + (bottom - top) * fy;
}

QPointF roughShift(QPointF place, double amount, std::uint64_t seed) {
    if (amount <= 0)
        return {};
    Random random(static_cast<int>(std::lround(place.x() * 8)), static_cast<int>(std::lround(place.y() * 8)),
                  seed);
    return {random.between(-amount, amount), random.between(-amount, amount)};
}

/// A boundary step around a region, with the region on its right hand: from a corner one unit along.
struct Step {
    int col, row, direction;  ///< 0 east, 1 south, 2 west, 3 north
};
constexpr int stepCol[] = {1, 0, -1, 0};
constexpr int stepRow[] = {0, 1, 0, -1};

/// The cell right of a step (inside) and left of it (outside).
QPoint insideCell(const Step& step) {
    switch (step.direction) {
        case 0:
            return {step.col, step.row};
        case 1:
            return {step.col - 1, step.row};
        case 2:
            return {step.col - 1, step.row - 1};
        default:
            return {step.col, step.row - 1};
    }
}
QPoint outsideCell(const Step& step) {
    switch (step.direction) {
        case 0:
            return {step.col, step.row - 1};
        case 1:
            return {step.col, step.row};
        case 2:
            return {step.col - 1, step.row};
        default:
            return {step.col - 1, step.row - 1};
    }
}

struct Knot {
    QPointF at;
    bool hard = false;
};

class Tracer {
public:
    Tracer(const CellMask& region, const CellMask& field, const OutlineStyle& style)
        : m_region(region), m_field(field), m_style(style) {}

    std::vector<Outline> run() {
        const QRect rect = m_region.rect();
        m_width = rect.width() + 2;
        m_seen.assign(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(rect.height() + 2) * 4, 0);
        labelParts();
        std::vector<Outline> found(m_partCount);
        for (int row = rect.top(); row <= rect.bottom() + 1; ++row)
            for (int col = rect.left(); col <= rect.right() + 1; ++col)
                for (int direction = 0; direction < 4; ++direction) {
                    const Step step{col, row, direction};
                    if (isBoundary(step) && !m_seen[key(step)]) {
                        const QPoint inside = insideCell(step);
                        Outline& outline = found[static_cast<std::size_t>(m_part[cellKey(inside)] - 1)];
                        follow(step, outline.path);
                    }
                }
        for (Outline& outline : found) {
            outline.path.setFillRule(Qt::OddEvenFill);
            outline.bounds = outline.path.controlPointRect();
        }
        return found;
    }

private:
    bool isBoundary(const Step& step) const {
        const QPoint in = insideCell(step);
        const QPoint out = outsideCell(step);
        return m_region.contains(in.x(), in.y()) && !m_region.contains(out.x(), out.y());
    }
    std::size_t key(const Step& step) const {
        const QRect& rect = m_region.rect();
        return (static_cast<std::size_t>(step.row - rect.top()) * static_cast<std::size_t>(m_width) +
                static_cast<std::size_t>(step.col - rect.left())) *
                   4 +
               static_cast<std::size_t>(step.direction);
    }
    std::size_t cellKey(QPoint cell) const {
        const QRect& rect = m_region.rect();
        return static_cast<std::size_t>(cell.y() - rect.top()) * static_cast<std::size_t>(rect.width()) +
               static_cast<std::size_t>(cell.x() - rect.left());
    }

    void labelParts() {
        const QRect& rect = m_region.rect();
        m_part.assign(static_cast<std::size_t>(rect.width()) * static_cast<std::size_t>(rect.height()), 0);
        std::vector<QPoint> stack;
        for (int row = rect.top(); row <= rect.bottom(); ++row)
            for (int col = rect.left(); col <= rect.right(); ++col) {
                if (!m_region.contains(col, row) || m_part[cellKey({col, row})])
                    continue;
                const auto label = static_cast<int>(++m_partCount);
                m_part[cellKey({col, row})] = label;
                stack.assign(1, {col, row});
                while (!stack.empty()) {
                    const QPoint at = stack.back();
                    stack.pop_back();
                    for (int dy = -1; dy <= 1; ++dy)
                        for (int dx = -1; dx <= 1; ++dx) {
                            const QPoint next(at.x() + dx, at.y() + dy);
                            if ((dx && dy && !m_style.joinDiagonals) ||
                                !m_region.contains(next.x(), next.y()) || m_part[cellKey(next)])
                                continue;
                            m_part[cellKey(next)] = label;
                            stack.push_back(next);
                        }
                }
            }
    }

    Step nextOf(const Step& step) const {
        const int col = step.col + stepCol[step.direction];
        const int row = step.row + stepRow[step.direction];
        // Where two cells touch by a corner only, turning left joins them and turning right parts them.
        const int turns[] = {m_style.joinDiagonals ? 3 : 1, 0, m_style.joinDiagonals ? 1 : 3};
        for (const int turn : turns) {
            const Step next{col, row, (step.direction + turn) & 3};
            if (isBoundary(next))
                return next;
        }
        return step;  // cannot happen: every boundary goes on
    }

    Step lastBefore(const Step& first) const {
        Step step = first;
        for (Step next = nextOf(step);
             next.col != first.col || next.row != first.row || next.direction != first.direction;
             next = nextOf(step))
            step = next;
        return step;
    }

    bool atEnd(const Step& step) const {
        const QPoint out = outsideCell(step);
        return !m_field.contains(out.x(), out.y());
    }

    QPointF corner(const Step& step) const { return QPointF(step.col, step.row); }

    /// Where the outline crosses the middle of a soft step.
    QPointF softPoint(const Step& step, double along) const {
        const QPointF direction(stepCol[step.direction], stepRow[step.direction]);
        const QPointF inward(-direction.y(), direction.x());
        const QPointF place = corner(step) + direction * along;
        return place + inward * m_style.inset + drift(place, m_style.seed) * m_style.drift +
               roughShift(place, m_style.roughness, m_style.seed);
    }

    /// Where the outline reaches the end of the battlefield: on the straight step, a bit in from the corner.
    QPointF landing(const Step& straight, bool atStart) const {
        const QPointF direction(stepCol[straight.direction], stepRow[straight.direction]);
        const QPointF place = corner(straight) + (atStart ? QPointF() : direction);
        const QPointF shift = drift(place, m_style.seed) * m_style.drift;
        const double along = QPointF::dotProduct(shift, direction);
        return place + direction * ((atStart ? m_style.inset : -m_style.inset) + along);
    }

    /// Points on a step that lies inside the battlefield. Stairs are worn down to waves, but no cell loses so
    /// much that one could not tell what it is.
    void addSoft(std::vector<Knot>& knots, const Step& before, const Step& step, const Step& next) const {
        const int turnBefore = (step.direction - before.direction) & 3;
        const int turnNext = (next.direction - step.direction) & 3;
        const bool stair = turnBefore && turnNext && turnBefore != turnNext;
        const double early = stair ? std::max(m_style.roundness, 0.34) : m_style.roundness;
        knots.push_back({softPoint(step, turnBefore ? early : 0.25), false});
        knots.push_back({softPoint(step, turnNext ? 1 - early : 0.75), false});
    }

    void follow(const Step& first, QPainterPath& path) {
        std::vector<Knot> knots;
        Step step = first;
        Step before = lastBefore(first);
        do {
            m_seen[key(step)] = 1;
            const Step next = nextOf(step);
            const bool straight = atEnd(step);
            const bool nextStraight = atEnd(next);
            if (!straight)
                addSoft(knots, before, step, next);
            if (straight && nextStraight) {
                if (step.direction != next.direction)
                    knots.push_back({corner(next), true});
            } else if (straight) {
                knots.push_back({landing(step, false), true});
            } else if (nextStraight) {
                knots.push_back({landing(next, true), true});
            }
            before = step;
            step = next;
        } while (step.col != first.col || step.row != first.row || step.direction != first.direction);
        append(knots, path);
    }

    static void append(const std::vector<Knot>& knots, QPainterPath& path) {
        const std::size_t count = knots.size();
        if (count < 3)
            return;
        const auto tangent = [&](std::size_t i) {
            if (knots[i].hard)
                return QPointF();
            const QPointF way = knots[(i + 1) % count].at - knots[(i + count - 1) % count].at;
            return way / 6;
        };
        path.moveTo(knots[0].at);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t j = (i + 1) % count;
            if (knots[i].hard && knots[j].hard) {
                path.lineTo(knots[j].at);
                continue;
            }
            const QPointF third = (knots[j].at - knots[i].at) / 3;
            path.cubicTo(knots[i].at + (knots[i].hard ? third : tangent(i)),
                         knots[j].at - (knots[j].hard ? third : tangent(j)), knots[j].at);
        }
        path.closeSubpath();
    }

    const CellMask& m_region;
    const CellMask& m_field;
    OutlineStyle m_style;
    int m_width = 0;
    std::vector<std::uint8_t> m_seen;
    std::vector<int> m_part;
    std::size_t m_partCount = 0;
};

}  // namespace

QPointF drift(QPointF place, std::uint64_t seed) {
    return {noise(place.x() * 0.55, place.y() * 0.55, seed ^ 0xD1),
            noise(place.x() * 0.55, place.y() * 0.55, seed ^ 0xD2)};
}

std::vector<Outline> outlines(const CellMask& region, const CellMask& field, const OutlineStyle& style) {
    if (region.empty())
        return {};
    return Tracer(region, field, style).run();
}

QPainterPath squareOutline(const CellMask& region, const QRect& within) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const QRect rect = region.rect() & within;
    for (int row = rect.top(); row <= rect.bottom(); ++row)
        for (int col = rect.left(); col <= rect.right(); ++col) {
            if (!region.contains(col, row))
                continue;
            const int start = col;
            while (col <= rect.right() && region.contains(col, row))
                ++col;
            path.addRect(start, row, col - start, 1);
        }
    return path;
}

QPointF Stretch::at(double t) const {
    const double s = 1 - t;
    return from * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + to * (t * t * t);
}

Courses::Courses(const CellMask& mask, const CellMask& field, std::uint64_t seed)
    : m_mask(mask), m_field(field), m_seed(seed) {}

bool Courses::block(int col, int row) const {
    return has(col, row) && has(col + 1, row) && has(col, row + 1) && has(col + 1, row + 1);
}

/// A course that reaches the last cell of the battlefield leaves it there, straight on if it can.
bool Courses::runsOut(int col, int row, int dx, int dy) const {
    if (m_field.contains(col + dx, row + dy))
        return false;
    if (has(col - dx, row - dy))
        return true;
    int links = 0;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
            links += (x || y) && has(col + x, row + y);
    if (links > 1)
        return false;
    // An end beside the border: only one way out, the first in a fixed order.
    if (links == 1 && ((has(col + 1, row) && !m_field.contains(col - 1, row)) ||
                       (has(col - 1, row) && !m_field.contains(col + 1, row)) ||
                       (has(col, row + 1) && !m_field.contains(col, row - 1)) ||
                       (has(col, row - 1) && !m_field.contains(col, row + 1))))
        return false;
    for (const auto& [x, y] : {std::pair{0, -1}, {1, 0}, {0, 1}, {-1, 0}})
        if (!m_field.contains(col + x, row + y))
            return x == dx && y == dy;
    return false;
}

std::vector<Stretch> Courses::in(int col, int row) const {
    if (!has(col, row))
        return {};
    struct Exit {
        QPointF at, inward;
    };
    std::vector<Exit> exits;
    const QPointF centre(col + 0.5, row + 0.5);
    for (const auto& [dx, dy] : {std::pair{0, -1}, {1, 0}, {0, 1}, {-1, 0}}) {
        if (!has(col + dx, row + dy) && !runsOut(col, row, dx, dy))
            continue;
        const QPointF border = centre + QPointF(dx, dy) * 0.5;
        const QPointF shift = drift(border, m_seed) * 0.11;
        exits.push_back({border + (dx ? QPointF(0, shift.y()) : QPointF(shift.x(), 0)), QPointF(-dx, -dy)});
    }
    for (const auto& [dx, dy] : {std::pair{1, -1}, {1, 1}, {-1, 1}, {-1, -1}}) {
        // Diagonal links only where no straight way leads round the corner.
        if (!has(col + dx, row + dy) || has(col + dx, row) || has(col, row + dy))
            continue;
        exits.push_back({centre + QPointF(dx, dy) * 0.5, QPointF(-dx, -dy) * std::numbers::sqrt2 / 2});
    }
    std::vector<Stretch> stretches;
    const QPointF middle = centre + drift(centre, m_seed) * 0.08;
    if (exits.empty()) {
        stretches.push_back({middle - QPointF(0.1, 0), middle, middle, middle + QPointF(0.1, 0), true});
    } else if (exits.size() == 1) {
        stretches.push_back({exits[0].at, exits[0].at + exits[0].inward * 0.25, middle, middle, true});
    }
    for (std::size_t i = 0; i < exits.size(); ++i)
        for (std::size_t j = i + 1; j < exits.size(); ++j) {
            const double reach = 0.3;
            stretches.push_back({exits[i].at, exits[i].at + exits[i].inward * reach,
                                 exits[j].at + exits[j].inward * reach, exits[j].at, false});
        }
    return stretches;
}

QPainterPath smoothClosed(const std::vector<QPointF>& points) {
    QPainterPath path;
    const std::size_t count = points.size();
    if (count < 3)
        return path;
    path.moveTo((points[count - 1] + points[0]) / 2);
    for (std::size_t i = 0; i < count; ++i)
        path.quadTo(points[i], (points[i] + points[(i + 1) % count]) / 2);
    path.closeSubpath();
    return path;
}

QPainterPath blob(Random& random, double radius, int points, double roughness) {
    std::vector<QPointF> corners;
    corners.reserve(static_cast<std::size_t>(points));
    const double start = random.unit();
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * std::numbers::pi * (i + start) / points;
        const double reach = radius * (1 + random.between(-roughness, roughness)) * 1.04;
        corners.emplace_back(std::cos(angle) * reach, std::sin(angle) * reach);
    }
    return smoothClosed(corners);
}

QPainterPath lobedBlob(Random& random, double radius, int lobes, double depth) {
    QPainterPath path;
    std::vector<double> angles;
    const double start = random.unit();
    for (int i = 0; i < lobes; ++i)
        angles.push_back(2 * std::numbers::pi * (i + start + random.between(-0.22, 0.22)) / lobes);
    const auto valley = [&](int i) {
        const double angle = angles[static_cast<std::size_t>(i % lobes)];
        return QPointF(std::cos(angle), std::sin(angle)) * radius * (1 - depth);
    };
    path.moveTo(valley(0));
    for (int i = 0; i < lobes; ++i) {
        const double from = angles[static_cast<std::size_t>(i)];
        const double to =
            i + 1 < lobes ? angles[static_cast<std::size_t>(i + 1)] : angles[0] + 2 * std::numbers::pi;
        const double reach = radius * (1.12 + random.between(-0.08, 0.1));
        const double near = from + (to - from) * 0.22;
        const double far = from + (to - from) * 0.78;
        path.cubicTo(QPointF(std::cos(near), std::sin(near)) * reach,
                     QPointF(std::cos(far), std::sin(far)) * reach, valley(i + 1));
    }
    path.closeSubpath();
    return path;
}

}  // namespace bocage::model::map
