#include <algorithm>

#include "model/render/map/frame.h"
#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"

namespace bocage::model::map {

void paintGrid(const Brush& brush) {
    if (brush.pixelsPerCell < 5)
        return;
    const Scene& scene = brush.scene;
    QPainterPath lines;
    const QRect& cells = brush.cells;
    // One dashed line per run of cells: dashes start at the run's first cell, so tiles agree.
    const auto inner = [&](int col, int row, bool north) {
        return scene.present(col, row) && scene.present(north ? col : col - 1, north ? row - 1 : row);
    };
    // Dashes are laid cell by cell (two and a half per cell, the last one joining the next cell's first).
    const auto dashes = [&](QPointF from, QPointF way) {
        static constexpr double marks[][2] = {
            {0, 0.06}, {0.16, 0.28}, {0.38, 0.5}, {0.6, 0.72}, {0.82, 0.94}};
        if (brush.detail == Detail::Far) {
            lines.moveTo(from);
            lines.lineTo(from + way);
            return;
        }
        for (const auto& [start, end] : marks) {
            lines.moveTo(from + way * start);
            lines.lineTo(from + way * end);
        }
    };
    for (int row = cells.top(); row <= cells.bottom() + 1; ++row)
        for (int col = cells.left(); col <= cells.right() + 1; ++col) {
            if (inner(col, row, true))
                dashes(QPointF(col, row), QPointF(1, 0));
            if (inner(col, row, false))
                dashes(QPointF(col, row), QPointF(0, 1));
        }
    const double alpha = brush.detail == Detail::Far ? 0.14 : brush.detail == Detail::Middle ? 0.26 : 0.36;
    brush.painter.setBrush(Qt::NoBrush);
    brush.stroke(lines, brush.pen(0xFF5A5138, brush.width(0.016, 0.8), alpha, Qt::FlatCap));
}

void paintSurround(const Brush& brush) {
    // Everything in reach that is not battlefield, as one shape without seams.
    const QRect wide = brush.visible.adjusted(-1, -1, 1, 1).toAlignedRect();
    QPainterPath field;
    field.setFillRule(Qt::WindingFill);
    for (int row = wide.top(); row <= wide.bottom(); ++row)
        for (int col = wide.left(); col <= wide.right(); ++col) {
            if (!brush.scene.present(col, row))
                continue;
            const int start = col;
            while (col <= wide.right() && brush.scene.present(col, row))
                ++col;
            field.addRect(start, row, col - start, 1);
        }
    QPainter& painter = brush.painter;
    painter.setRenderHint(QPainter::Antialiasing, false);
    QPainterPath around;
    around.setFillRule(Qt::OddEvenFill);
    around.addRect(brush.visible);
    around.addPath(field);
    brush.fill(around, colour::surround);
    painter.setRenderHint(QPainter::Antialiasing, true);

    QPainterPath border;
    for (int row = wide.top(); row <= wide.bottom(); ++row)
        for (int col = wide.left(); col <= wide.right(); ++col) {
            const bool here = brush.scene.present(col, row);
            if (here != brush.scene.present(col, row - 1)) {
                border.moveTo(col, row);
                border.lineTo(col + 1, row);
            }
            if (here != brush.scene.present(col - 1, row)) {
                border.moveTo(col, row);
                border.lineTo(col, row + 1);
            }
        }
    brush.stroke(border, brush.pen(colour::frame, brush.width(0.036, 1), 1, Qt::SquareCap));
}

}  // namespace bocage::model::map
