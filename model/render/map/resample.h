#pragma once

#include <QImage>
#include <QPointF>
#include <QSize>
#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace bocage::model::map {

/// Scales pictures smoothly, row by row. Qt's own smooth scaling takes twice as long and hands the work to a
/// pool of threads, where a frame would queue behind whatever else is being painted.
class Resampler {
public:
    /// Gives rows of RGB32 pixels of the source; a row is good until the next one is asked for.
    using Source = std::function<const QRgb*(int row)>;

    /// The top left corner of the target lies at `from` in the source, each of its pixels is `step` of the
    /// source's wide. The source needs one pixel more on each side than the target covers.
    Resampler(Source source, QSize size, QPointF from, double step, int targetWidth);
    ~Resampler();

    /// Fills a picture, RGB32 and as wide as promised, with the target's rows from `top` on.
    void rows(int top, QImage& target);

private:
    struct Columns;
    struct Row {
        int number = -1;
        std::vector<QRgb> pixels;
    };
    const QRgb* scaled(int row);

    Source m_source;
    int m_height;
    double m_from, m_step;
    std::unique_ptr<const Columns> m_columns;
    /// A row of the source is scaled once and serves all rows of the target that lie beside it.
    std::array<Row, 2> m_rows;
};

}  // namespace bocage::model::map
