#include "model/systems/malice/render/hex_outlines.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/render/map/random.h"

namespace bocage::model::malice {

namespace {

/// Corners, middles of sides and centres of hexes lie on a lattice of quarters and twelfths.
struct Knot {
    int x = 0, y = 0;
    bool operator==(const Knot&) const = default;
};
struct KnotPair {
    Knot a, b;
    bool operator==(const KnotPair&) const = default;
};
struct KnotHash {
    std::size_t operator()(const Knot& knot) const {
        return static_cast<std::size_t>(map::placeHash(knot.x, knot.y, 7));
    }
    std::size_t operator()(const KnotPair& pair) const {
        return static_cast<std::size_t>(
            map::placeHash(pair.b.x, pair.b.y, map::placeHash(pair.a.x, pair.a.y, 9)));
    }
};

constexpr Knot corners[] = {{0, -4}, {2, -2}, {2, 2}, {0, 4}, {-2, 2}, {-2, -2}};
constexpr Knot middles[] = {{1, -3}, {2, 0}, {1, 3}, {-1, 3}, {-2, 0}, {-1, -3}};

QPointF placeOf(Knot knot) {
    return {knot.x / 4.0 + 0.5, knot.y * std::numbers::sqrt3 / 12 + std::numbers::inv_sqrt3};
}

double smoothStep(double t) {
    return t * t * (3 - 2 * t);
}

double noise(double x, double y, std::uint64_t seed) {
    const int col = static_cast<int>(std::floor(x));
    const int row = static_cast<int>(std::floor(y));
    const auto value = [&](int c, int r) {
        return static_cast<double>(map::placeHash(c, r, seed) >> 11) * 0x1.0p-52 - 1;
    };
    const double fx = smoothStep(x - col);
    const double fy = smoothStep(y - row);
    const double top = value(col, row) + (value(col + 1, row) - value(col, row)) * fx;
    const double bottom = value(col, row + 1) + (value(col + 1, row + 1) - value(col, row + 1)) * fx;
    return top + (bottom - top) * fy;
}

QPointF ripple(QPointF place) {
    return {noise(place.x() * 3.1, place.y() * 3.1, 0xA1), noise(place.x() * 3.1, place.y() * 3.1, 0xA2)};
}

class Tracer {
public:
    Tracer(const HexScene& scene, const std::function<bool(const HexCell&, int)>& inside,
           const OutlineHand& hand)
        : m_hand(hand) {
        std::unordered_map<KnotPair, bool, KnotHash> all;  // true: inside
        for (const HexCell& cell : scene.cells())
            for (int i = 0; i < 12; ++i) {
                if (!cell.has(i))
                    continue;
                const bool in = inside(cell, i);
                const std::array<Knot, 3> around = wedge(cell.at, i);
                for (std::size_t k = 0; k < 3; ++k)
                    all[{around[k], around[(k + 1) % 3]}] = in;
            }
        for (const auto& [pair, in] : all) {
            if (!in)
                continue;
            const auto other = all.find({pair.b, pair.a});
            if (other != all.end() && other->second)
                continue;
            m_next[pair.a].push_back({pair.b, other == all.end()});
        }
    }

    std::vector<Outline> run() {
        std::vector<Knot> starts;
        starts.reserve(m_next.size());
        for (const auto& [knot, steps] : m_next)
            starts.push_back(knot);
        std::sort(starts.begin(), starts.end(),
                  [](Knot a, Knot b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
        std::vector<Outline> outer, holes;
        for (const Knot start : starts)
            while (!m_next[start].empty()) {
                const std::vector<Corner> loop = follow(start);
                if (loop.size() < 3)
                    continue;
                Outline outline;
                outline.path = draw(loop);
                outline.path.setFillRule(Qt::OddEvenFill);
                outline.bounds = outline.path.controlPointRect();
                (area(loop) > 0 ? outer : holes).push_back(std::move(outline));
            }
        for (const Outline& hole : holes) {
            Outline* owner = nullptr;
            for (Outline& candidate : outer)
                if (candidate.bounds.contains(hole.bounds) &&
                    (!owner || owner->bounds.contains(candidate.bounds)) &&
                    candidate.path.contains(hole.path.pointAtPercent(0)))
                    owner = &candidate;
            if (owner)
                owner->path.addPath(hole.path);
        }
        return outer;
    }

private:
    struct Step {
        Knot to;
        bool border = false;
    };
    struct Corner {
        Knot at;
        bool border = false;  ///< the side that begins here is the end of the board
    };

    static std::array<Knot, 3> wedge(rules::Cell cell, int index) {
        const Knot middle{4 * cell.col + 2 * cell.row, 6 * cell.row};
        const auto plus = [&](Knot knot) { return Knot{middle.x + knot.x, middle.y + knot.y}; };
        const int corner = index / 2;
        return index % 2 ? std::array{middle, plus(corners[corner]), plus(middles[corner])}
                         : std::array{middle, plus(middles[(corner + 5) % 6]), plus(corners[corner])};
    }

    std::vector<Corner> follow(Knot start) {
        std::vector<Corner> loop;
        Knot at = start;
        Knot before = start;
        do {
            std::vector<Step>& steps = m_next[at];
            if (steps.empty())
                return {};
            std::size_t chosen = 0;
            if (steps.size() > 1) {
                // Parts that only touch stay apart: the sharpest turn to the right.
                double best = -10;
                const QPointF in = placeOf(at) - placeOf(before);
                std::sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
                    return std::pair(a.to.y, a.to.x) < std::pair(b.to.y, b.to.x);
                });
                for (std::size_t i = 0; i < steps.size(); ++i) {
                    const QPointF out = placeOf(steps[i].to) - placeOf(at);
                    const double turn =
                        std::atan2(in.x() * out.y() - in.y() * out.x(), in.x() * out.x() + in.y() * out.y());
                    if (turn > best) {
                        best = turn;
                        chosen = i;
                    }
                }
            }
            const Step step = steps[chosen];
            steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(chosen));
            loop.push_back({at, step.border});
            before = at;
            at = step.to;
        } while (at != start);
        return loop;
    }

    static double area(const std::vector<Corner>& loop) {
        double sum = 0;
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const QPointF a = placeOf(loop[i].at);
            const QPointF b = placeOf(loop[(i + 1) % loop.size()].at);
            sum += a.x() * b.y() - a.y() * b.x();
        }
        return sum;
    }

    QPointF wander(QPointF place) const { return place + drift(place, 0x5EA) * m_hand.drift; }

    QPainterPath draw(const std::vector<Corner>& loop) const {
        const std::size_t count = loop.size();
        QPainterPath path;
        if (m_hand.straight) {
            for (std::size_t i = 0; i < count; ++i)
                i ? path.lineTo(placeOf(loop[i].at)) : path.moveTo(placeOf(loop[i].at));
            path.closeSubpath();
            return path;
        }
        // Middles of straight sides say nothing; without them curves cut the corners of the hexes.
        std::vector<Corner> knots;
        for (std::size_t i = 0; i < count; ++i) {
            const Corner& before = loop[(i + count - 1) % count];
            const Corner& next = loop[(i + 1) % count];
            const QPointF a = placeOf(loop[i].at) - placeOf(before.at);
            const QPointF b = placeOf(next.at) - placeOf(loop[i].at);
            const bool straightOn = std::abs(a.x() * b.y() - a.y() * b.x()) < 1e-6;
            if (straightOn && before.border == loop[i].border)
                continue;
            knots.push_back(loop[i]);
        }
        if (knots.size() < 3)
            return path;
        // Points that the line goes through: hard ones at the end of the board, soft ones elsewhere.
        struct Point {
            QPointF at;
            bool hard = false;
        };
        std::vector<Point> points;
        const std::size_t n = knots.size();
        for (std::size_t i = 0; i < n; ++i) {
            const Corner& before = knots[(i + n - 1) % n];
            const Corner& knot = knots[i];
            const QPointF here = placeOf(knot.at);
            if (before.border || knot.border) {
                points.push_back({here, true});
            } else {
                // Quadratic B-spline about this corner, sampled and roughened.
                const QPointF from = (placeOf(before.at) + here) / 2;
                const QPointF to = (here + placeOf(knots[(i + 1) % n].at)) / 2;
                const QPointF way = to - from;
                const double length = std::hypot(way.x(), way.y());
                const QPointF inward = length > 0 ? QPointF(-way.y(), way.x()) / length : QPointF();
                for (const double t : {0.0, 0.34, 0.67}) {
                    if (t == 0.0 && i > 0 && points.back().hard)
                        continue;
                    const QPointF at = from * ((1 - t) * (1 - t)) + here * (2 * t * (1 - t)) + to * (t * t);
                    points.push_back({wander(at) + ripple(at) * m_hand.rough + inward * m_hand.inset});
                }
            }
        }
        const std::size_t m = points.size();
        const auto tangent = [&](std::size_t i) {
            return points[i].hard ? QPointF() : (points[(i + 1) % m].at - points[(i + m - 1) % m].at) / 6;
        };
        path.moveTo(points[0].at);
        for (std::size_t i = 0; i < m; ++i) {
            const std::size_t j = (i + 1) % m;
            if (points[i].hard && points[j].hard) {
                path.lineTo(points[j].at);
                continue;
            }
            path.cubicTo(points[i].at + tangent(i), points[j].at - tangent(j), points[j].at);
        }
        path.closeSubpath();
        return path;
    }

    OutlineHand m_hand;
    std::unordered_map<Knot, std::vector<Step>, KnotHash> m_next;
};

}  // namespace

QPointF drift(QPointF place, std::uint64_t salt) {
    return {noise(place.x() * 0.8, place.y() * 0.8, salt ^ 0xD1),
            noise(place.x() * 0.8, place.y() * 0.8, salt ^ 0xD2)};
}

std::vector<Outline> outlines(const HexScene& scene, const std::function<bool(const HexCell&, int)>& inside,
                              const OutlineHand& hand) {
    return Tracer(scene, inside, hand).run();
}

std::vector<Course> coursesIn(const HexScene& scene, const HexCell& cell) {
    struct Exit {
        Way way;
        QPointF at, inward;
    };
    std::vector<Exit> exits;
    const QPointF centre = cell.whole() ? hexCentre(cell.at) : bodyCentre(cell);
    for (int side = 0; side < 6; ++side) {
        const Way way = cell.ways[static_cast<std::size_t>(side)];
        if (way == Way::None)
            continue;
        // A way out of a half leads over the edge of the board, which runs through the middle of the hex.
        const bool cut = !cell.has(2 * side + 1) && !cell.has((2 * side + 2) % 12);
        if (cut) {
            QPointF in = bodyCentre(cell) - hexCentre(cell.at);
            in /= std::max(1e-6, std::hypot(in.x(), in.y()));
            exits.push_back({way, hexCentre(cell.at), in});
            continue;
        }
        const QPointF middle = sideMiddle(cell.at, side);
        // Both cells of a side must shift it alike.
        const QPointF along = (hexCorner(cell.at, side + 1) - hexCorner(cell.at, side)) * (side < 3 ? 1 : -1);
        const double shift = drift(middle, 0x40AD).x() * 0.14;
        QPointF in = hexCentre(cell.at) - middle;
        in /= std::hypot(in.x(), in.y());
        // A way whose partner is missing stops short, so that one sees it lead nowhere.
        const HexCell* next = scene.any(beyondSide(cell.at, side));
        const bool partner = next && next->ways[static_cast<std::size_t>((side + 3) % 6)] != Way::None;
        const bool rim = !next;
        exits.push_back({way, middle + along * shift + (partner || rim ? QPointF() : in * 0.14), in});
    }
    const QPointF middle =
        cell.mark != Mark::None || !cell.whole() ? centre : centre + drift(centre, 0x31) * 0.10;
    std::vector<Course> courses;
    const auto add = [&](Way way, QPainterPath path) {
        const QRectF bounds = path.controlPointRect().adjusted(-0.12, -0.12, 0.12, 0.12);
        courses.push_back({way, std::move(path), bounds});
    };
    if (exits.size() == 2 && cell.mark == Mark::None) {
        const Way way = exits[0].way == exits[1].way ? exits[0].way : Way::None;
        QPainterPath path(exits[0].at);
        path.cubicTo(exits[0].at + exits[0].inward * 0.26, exits[1].at + exits[1].inward * 0.26, exits[1].at);
        if (way != Way::None) {
            add(way, path);
        } else {
            const QPointF half = path.pointAtPercent(0.5);
            for (const Exit& exit : exits) {
                QPainterPath part(exit.at);
                part.quadTo(exit.at + exit.inward * 0.24, half);
                add(exit.way, part);
            }
        }
        return courses;
    }
    for (const Exit& exit : exits) {
        QPainterPath path(exit.at);
        path.cubicTo(exit.at + exit.inward * 0.2, middle - exit.inward * 0.08, middle);
        add(exit.way, path);
    }
    return courses;
}

}  // namespace bocage::model::malice
