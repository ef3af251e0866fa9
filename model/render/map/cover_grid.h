#pragma once

#include <QPointF>
#include <QRgb>
#include <cstdint>
#include <vector>

namespace bocage::model::map {

/// How much of each pixel of a picture an outline covers, summed up edge by edge: the height of the edges
/// that pass a pixel, and the area left of them. Pixels without an edge are as covered as the one before.
class CoverGrid {
public:
    /// A new outline on a picture of that size; whatever was drawn before must have been painted.
    void begin(int width, int height);

    void moveTo(QPointF at);
    void lineTo(QPointF at);
    void curveTo(QPointF control1, QPointF control2, QPointF to);
    /// Every outline must be closed: without its last edge it covers its rows to their end.
    void ring(const std::vector<QPointF>& points);

    /// Lays a premultiplied colour on what is covered, and forgets the outline.
    void paint(QRgb* pixels, qsizetype rowLength, QRgb colour, bool oddEven);

private:
    struct Sum {
        int cover = 0;
        int area = 0;
    };
    struct Place {
        int x = 0, y = 0;  ///< in 256ths of a pixel
    };
    static Place placed(QPointF at);
    void edgeTo(Place to);
    void edge(Place from, Place to);
    void edgeInRow(int row, int fromX, int fromY, int toX, int toY);
    void add(int row, int column, int cover, int area);
    void beside(int fromY, int toY);

    int m_width = 0, m_height = 0;
    std::size_t m_stride = 0, m_words = 0;  ///< per row: sums, and words of bits for those that are not zero
    int m_top = 0, m_bottom = -1;           ///< rows that were touched
    std::vector<Sum> m_sums;                ///< one more on the left for edges that pass beside the picture
    std::vector<std::uint64_t> m_touched;
    QPointF m_exact;
    Place m_at;
    Place m_besideFrom, m_besideTo;  ///< a way left of the picture that was not summed up yet
};

/// The second row of premultiplied pixels laid over the first.
void blendPixels(QRgb* below, const QRgb* above, int count);

/// Into how many lines a curve is cut so that nobody sees a corner.
int curveSteps(QPointF from, QPointF control1, QPointF control2, QPointF to);
QPointF curveAt(QPointF from, QPointF control1, QPointF control2, QPointF to, double t);

}  // namespace bocage::model::map
