#include "model/render/map/cover_grid.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace bocage::model::map {

namespace {

constexpr int one = 256;  ///< a pixel

/// Rounds down; of whole pixels' distance alike everywhere, so that parts of a picture agree.
int floorOf(double value) {
    constexpr double far = 1LL << 40;
    return static_cast<int>(static_cast<std::int64_t>(value + far) - (1LL << 40));
}

int columnOf(int x) {
    return x >> 8;
}

/// Each of the four channels times a / 255.
QRgb times(QRgb pixel, unsigned a) {
    unsigned even = (pixel & 0xFF00FFU) * a;
    even = (even + ((even >> 8) & 0xFF00FFU) + 0x800080U) >> 8;
    unsigned odd = ((pixel >> 8) & 0xFF00FFU) * a;
    odd = odd + ((odd >> 8) & 0xFF00FFU) + 0x800080U;
    return (even & 0xFF00FFU) | (odd & 0xFF00FF00U);
}

void lay(QRgb* pixels, int count, QRgb colour) {
    const unsigned through = 255 - (colour >> 24);
    if (through == 0) {
        std::fill_n(pixels, count, colour);
        return;
    }
    for (int i = 0; i < count; ++i)
        pixels[i] = colour + times(pixels[i], through);
}

int coverage(int area, bool oddEven) {
    int covered = std::abs(area >> 9);
    if (oddEven) {
        covered &= 2 * one - 1;
        if (covered >= one)
            covered = 2 * one - 1 - covered;
        return covered;
    }
    return std::min(covered, 255);
}

}  // namespace

void blendPixels(QRgb* below, const QRgb* above, int count) {
    for (int i = 0; i < count; ++i)
        below[i] = above[i] + times(below[i], 255 - (above[i] >> 24));
}

int curveSteps(QPointF from, QPointF control1, QPointF control2, QPointF to) {
    const QPointF first = from - 2 * control1 + control2;
    const QPointF second = control1 - 2 * control2 + to;
    const double bend =
        std::sqrt(std::max(QPointF::dotProduct(first, first), QPointF::dotProduct(second, second)));
    constexpr double tolerance = 0.06;  // of a pixel
    return std::clamp(static_cast<int>(std::ceil(std::sqrt(0.75 * bend / tolerance))), 1, 128);
}

QPointF curveAt(QPointF from, QPointF control1, QPointF control2, QPointF to, double t) {
    const double s = 1 - t;
    const double a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
    return {from.x() * a + control1.x() * b + control2.x() * c + to.x() * d,
            from.y() * a + control1.y() * b + control2.y() * c + to.y() * d};
}

void CoverGrid::begin(int width, int height) {
    if (width != m_width || height != m_height) {
        m_width = width;
        m_height = height;
        m_stride = static_cast<std::size_t>(width) + 1;
        m_words = (m_stride + 63) / 64;
        m_sums.assign(m_stride * static_cast<std::size_t>(height), {});
        m_touched.assign(m_words * static_cast<std::size_t>(height), 0);
    }
    m_top = m_height;
    m_bottom = -1;
    m_besideFrom = m_besideTo = {};
}

CoverGrid::Place CoverGrid::placed(QPointF at) {
    // Sixty-fourths, as Qt has them: straight edges give the same picture bit by bit.
    return {floorOf(at.x() * 64 + 0.5) * 4, floorOf(at.y() * 64 + 0.5) * 4};
}

void CoverGrid::moveTo(QPointF at) {
    m_exact = at;
    m_at = placed(at);
}

void CoverGrid::lineTo(QPointF at) {
    m_exact = at;
    edgeTo(placed(at));
}

void CoverGrid::curveTo(QPointF control1, QPointF control2, QPointF to) {
    const QPointF from = m_exact;
    const auto [minX, maxX] = std::minmax({from.x(), control1.x(), control2.x(), to.x()});
    const auto [minY, maxY] = std::minmax({from.y(), control1.y(), control2.y(), to.y()});
    // Beside the picture it matters only from where to where it leads.
    const bool seen = maxX > 0 && minX < m_width && maxY > 0 && minY < m_height;
    const int steps = seen ? curveSteps(from, control1, control2, to) : 1;
    for (int i = 1; i < steps; ++i)
        edgeTo(placed(curveAt(from, control1, control2, to, static_cast<double>(i) / steps)));
    lineTo(to);
}

void CoverGrid::ring(const std::vector<QPointF>& points) {
    if (points.size() < 3)
        return;
    m_at = placed(points.back());
    for (const QPointF& point : points)
        edgeTo(placed(point));
    m_exact = points.back();
}

void CoverGrid::edgeTo(Place to) {
    const Place from = m_at;
    m_at = to;
    if (from.y == to.y)
        return;
    const int bottom = m_height * one, right = m_width * one;
    if ((from.y <= 0 && to.y <= 0) || (from.y >= bottom && to.y >= bottom) ||
        (from.x >= right && to.x >= right))
        return;
    if (from.x <= 0 && to.x <= 0) {
        // A long way beside the picture is summed up at once, wherever it wanders.
        if (m_besideTo.y == from.y) {
            m_besideTo = to;
            return;
        }
        beside(m_besideFrom.y, m_besideTo.y);
        m_besideFrom = from;
        m_besideTo = to;
        return;
    }
    edge(from, to);
}

void CoverGrid::beside(int fromY, int toY) {
    const int bottom = m_height * one;
    const int sign = fromY < toY ? 1 : -1;
    const int first = std::clamp(std::min(fromY, toY), 0, bottom);
    const int last = std::clamp(std::max(fromY, toY), 0, bottom);
    for (int y = first; y < last;) {
        const int row = y / one;
        const int next = std::min((row + 1) * one, last);
        add(row, -1, sign * (next - y), 0);
        y = next;
    }
}

void CoverGrid::edge(Place from, Place to) {
    const int height = to.y - from.y;
    const double slope = static_cast<double>(to.x - from.x) / height;
    const auto xAt = [&](int y) { return y == to.y ? to.x : from.x + floorOf((y - from.y) * slope); };
    const int bottom = m_height * one;
    int y = std::clamp(from.y, 0, bottom);
    const int end = std::clamp(to.y, 0, bottom);
    int x = y == from.y ? from.x : xAt(y);
    while (y != end) {
        const int row = height > 0 ? y / one : (y - 1) / one;
        const int next = height > 0 ? std::min((row + 1) * one, end) : std::max(row * one, end);
        const int nextX = xAt(next);
        edgeInRow(row, x, y, nextX, next);
        x = nextX;
        y = next;
    }
}

/// The places where an edge passes from column to column are reckoned from its whole length in the row, also
/// where part of it lies beside the picture: parts of a picture then agree to the last bit.
void CoverGrid::edgeInRow(int row, int fromX, int fromY, int toX, int toY) {
    const int right = m_width * one;
    if (fromX <= 0 && toX <= 0)
        return add(row, -1, toY - fromY, 0);
    if (fromX >= right && toX >= right)
        return;
    const int first = columnOf(fromX), last = columnOf(toX);
    const int inFirst = fromX - first * one, inLast = toX - last * one;
    if (first == last)
        return add(row, first, toY - fromY, (inFirst + inLast) * (toY - fromY));
    const double rise = static_cast<double>(toY - fromY) / (toX - fromX);
    const auto yAt = [&](int x) { return fromY + floorOf((x - fromX) * rise); };
    const int step = last > first ? 1 : -1;
    const int enter = step > 0 ? 0 : one, leave = one - enter;
    int column = first;
    int y = fromY;
    int in = inFirst;
    if (column < 0) {
        y = yAt(0);
        add(row, -1, y - fromY, 0);
        column = 0;
        in = enter;
    } else if (column >= m_width) {
        column = m_width - 1;
        y = yAt(right);
        in = enter;
    }
    const int end = std::clamp(last, -1, m_width);
    for (; column != end; column += step) {
        const int next = yAt((column + (step > 0 ? 1 : 0)) * one);
        add(row, column, next - y, (in + leave) * (next - y));
        y = next;
        in = enter;
    }
    if (last < 0)
        add(row, -1, toY - y, 0);
    else
        add(row, last, toY - y, (enter + inLast) * (toY - y));
}

void CoverGrid::add(int row, int column, int cover, int area) {
    if (column >= m_width || cover == 0)
        return;
    const auto at = static_cast<std::size_t>(column + 1);
    const auto line = static_cast<std::size_t>(row);
    Sum& sum = m_sums[line * m_stride + at];
    sum.cover += cover;
    sum.area += area;
    m_touched[line * m_words + at / 64] |= std::uint64_t{1} << (at % 64);
    m_top = std::min(m_top, row);
    m_bottom = std::max(m_bottom, row);
}

void CoverGrid::paint(QRgb* pixels, qsizetype rowLength, QRgb colour, bool oddEven) {
    beside(m_besideFrom.y, m_besideTo.y);
    const auto draw = [&](QRgb* at, int count, int area) {
        const int covered = coverage(area, oddEven);
        if (covered >= 255)
            lay(at, count, colour);
        else if (covered > 0)
            lay(at, count, times(colour, static_cast<unsigned>(covered)));
    };
    for (int row = m_top; row <= m_bottom; ++row) {
        QRgb* line = pixels + row * rowLength;
        Sum* sums = m_sums.data() + static_cast<std::size_t>(row) * m_stride;
        std::uint64_t* touched = m_touched.data() + static_cast<std::size_t>(row) * m_words;
        int cover = 0;
        int done = 0;  // pixels up to here are painted
        for (std::size_t word = 0; word < m_words; ++word) {
            std::uint64_t bits = touched[word];
            touched[word] = 0;
            while (bits != 0) {
                const auto at = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
                bits &= bits - 1;
                const int column = static_cast<int>(at) - 1;
                if (cover != 0 && column > done)
                    draw(line + done, column - done, cover * 2 * one);
                const Sum sum = sums[at];
                sums[at] = {};
                cover += sum.cover;
                if (column >= 0)
                    draw(line + column, 1, cover * 2 * one - sum.area);
                done = column + 1;
            }
        }
        if (cover != 0 && done < m_width)
            draw(line + done, m_width - done, cover * 2 * one);
    }
    m_top = m_height;
    m_bottom = -1;
    m_besideFrom = m_besideTo = {};
}

}  // namespace bocage::model::map
