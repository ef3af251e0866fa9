#include "model/systems/normandie/map/furniture.h"

#include "model/render/map/palette.h"

namespace bocage::model::map {

namespace {

struct Joinery {
    const Brush& brush;

    void shadow(const QPainterPath& shape) const {
        brush.fill(shape.translated(0.035, 0.045), colour::shadow, 0.28);
    }
    void piece(const QPainterPath& shape, QRgb body, QRgb edge = colour::ink) const {
        shadow(shape);
        brush.fill(shape, body);
        brush.stroke(shape, brush.pen(edge, brush.width(0.018), 0.8));
    }
    void box(QRectF rect, QRgb body, double round = 0.03) const {
        QPainterPath shape;
        shape.addRoundedRect(rect, round, round);
        piece(shape, body);
    }
    void disc(QPointF centre, double radius, QRgb body) const {
        QPainterPath shape;
        shape.addEllipse(centre, radius, radius);
        piece(shape, body);
    }
    void line(QPointF from, QPointF to, QRgb rgb, double width, double alpha = 0.7) const {
        brush.painter.setPen(brush.pen(rgb, brush.width(width, 0.5), alpha));
        brush.line(from, to);
    }

    void table(QPointF at) const {
        box({at.x() - 0.2, at.y() - 0.12, 0.4, 0.25}, colour::wood);
        line(at + QPointF(-0.15, -0.07), at + QPointF(0.15, -0.07), 0xFFB08C5C, 0.02, 0.7);
    }
    void roundTable(QPointF at) const {
        disc(at, 0.16, 0xFFA77F4E);
        brush.painter.setPen(brush.pen(0xFFC49C68, brush.width(0.018), 0.8));
        brush.painter.setBrush(Qt::NoBrush);
        brush.painter.drawArc(QRectF(at.x() - 0.11, at.y() - 0.11, 0.22, 0.22), 60 * 16, 110 * 16);
    }
    void bed(QPointF at) const {
        box({at.x() - 0.13, at.y() - 0.24, 0.27, 0.46}, 0xFFB0654F);
        box({at.x() - 0.1, at.y() - 0.21, 0.21, 0.12}, 0xFFF0E8D6);
        line(at + QPointF(-0.12, -0.04), at + QPointF(0.13, -0.04), 0xFF7C3D2D, 0.02);
    }
    void chest(QPointF at) const {
        box({at.x() - 0.2, at.y() - 0.09, 0.4, 0.18}, 0xFF7A5A37);
        line(at + QPointF(0, -0.08), at + QPointF(0, 0.08), colour::ink, 0.014);
        line(at + QPointF(-0.19, 0.0), at + QPointF(0.19, 0.0), 0xFF55391F, 0.014);
    }
    void stove(QPointF at) const {
        box({at.x() - 0.16, at.y() - 0.12, 0.32, 0.25}, 0xFF55504A, 0.02);
        brush.painter.setPen(brush.pen(0xFF1F1B17, brush.width(0.014)));
        brush.painter.setBrush(brush.tone(0xFFB8552B));
        brush.painter.drawEllipse(at + QPointF(-0.06, 0), 0.045, 0.045);
        brush.painter.setBrush(brush.tone(0xFF37332E));
        brush.painter.drawEllipse(at + QPointF(0.07, 0), 0.045, 0.045);
    }
    void rug(QPointF at) const {
        QPainterPath shape;
        shape.addRoundedRect(QRectF(at.x() - 0.27, at.y() - 0.17, 0.54, 0.34), 0.02, 0.02);
        brush.fill(shape, 0xFFA4574A, 0.55);
        brush.stroke(shape, brush.pen(0xFFEAD9B4, brush.width(0.02), 0.7));
    }
    void straw(QPointF at, Random& random) const {
        QPainterPath heap = blob(random, 0.23, 9, 0.18).translated(at);
        shadow(heap);
        brush.fill(heap, 0xFFDDC06A);
        brush.stroke(heap, brush.pen(0xFF8B7436, brush.width(0.016), 0.7));
        QList<QLineF> stalks;
        for (int i = 0; i < 12; ++i) {
            const QPointF from = at + QPointF(random.between(-0.18, 0.16), random.between(-0.16, 0.18));
            stalks << QLineF(from, from + QPointF(random.between(-0.05, 0.09), random.between(-0.07, 0.03)));
        }
        brush.painter.setPen(brush.pen(0xFF9C8240, brush.width(0.013, 0.5), 0.8));
        brush.lines(stalks);
    }
    void crate(QPointF at, double size) const {
        box({at.x() - size, at.y() - size, size * 2, size * 2}, 0xFF8C7A4F, 0.015);
        line(at + QPointF(-size, -size) * 0.8, at + QPointF(size, size) * 0.8, 0xFF4E4226, 0.02);
        line(at + QPointF(size, -size) * 0.8, at + QPointF(-size, size) * 0.8, 0xFF4E4226, 0.02);
    }
    void pew(QPointF at, bool upright) const {
        box(upright ? QRectF(at.x() - 0.06, at.y() - 0.34, 0.12, 0.68)
                    : QRectF(at.x() - 0.34, at.y() - 0.06, 0.68, 0.12),
            0xFF7A5634, 0.015);
        line(upright ? at + QPointF(-0.02, -0.31) : at + QPointF(-0.31, -0.02),
             upright ? at + QPointF(-0.02, 0.31) : at + QPointF(0.31, -0.02), 0xFFA97F52, 0.018);
    }
    void altar(QPointF at) const {
        box({at.x() - 0.26, at.y() - 0.13, 0.52, 0.27}, 0xFFEDE6D4);
        line(at + QPointF(0, -0.1), at + QPointF(0, 0.1), 0xFFB08A1E, 0.035, 1);
        line(at + QPointF(-0.07, -0.035), at + QPointF(0.07, -0.035), 0xFFB08A1E, 0.035, 1);
    }
    void bench(QPointF at, Random& random) const {
        box({at.x() - 0.3, at.y() - 0.11, 0.6, 0.23}, 0xFFD6DAD6, 0.015);
        static constexpr QRgb flasks[] = {0xFF7FB069, 0xFF4FA3A5, 0xFFB279A7, 0xFFD9B44A};
        for (int i = 0; i < 4; ++i) {
            brush.painter.setPen(brush.pen(colour::ink, brush.width(0.012)));
            brush.painter.setBrush(brush.tone(flasks[random.below(4)]));
            const double size = random.between(0.025, 0.045);
            brush.painter.drawEllipse(at + QPointF(-0.22 + i * 0.145, random.between(-0.04, 0.04)), size,
                                      size);
        }
    }
    void cot(QPointF at) const {
        box({at.x() - 0.26, at.y() - 0.1, 0.52, 0.2}, 0xFFA7A08D, 0.02);
        box({at.x() - 0.24, at.y() - 0.08, 0.12, 0.16}, 0xFFD9D2BF, 0.02);
        for (int i = 0; i < 3; ++i)
            line(at + QPointF(-0.04 + i * 0.1, -0.09), at + QPointF(-0.04 + i * 0.1, 0.09), 0xFF6B6453,
                 0.014);
    }
};

/// A place along a walled side if there is one, so that things stand against walls.
QPointF sidePlace(const Brush& brush, int col, int row, Random& random) {
    const bool north = !brush.shapes.floors.contains(col, row - 1);
    const bool south = !brush.shapes.floors.contains(col, row + 1);
    const bool west = !brush.shapes.floors.contains(col - 1, row);
    const bool east = !brush.shapes.floors.contains(col + 1, row);
    const double x = west ? 0.31 : east ? 0.69 : random.between(0.32, 0.68);
    const double y = north ? 0.27 : south ? 0.74 : random.between(0.3, 0.7);
    return {col + x, row + y};
}

}  // namespace

void paintFurniture(const Brush& brush, int col, int row, const SceneCell& cell, Style style) {
    const Joinery joinery{brush};
    Random random(cell.seed ^ 0xF02);
    const Part& part = brush.scene.part(cell.groundPart);
    const QPointF centre(col + 0.5, row + 0.5);
    const bool turned = part.rotation == rules::Rotation::R90 || part.rotation == rules::Rotation::R270;
    switch (style) {
        case Style::Barn:
            if (random.chance(0.45))
                joinery.straw(sidePlace(brush, col, row, random), random);
            else if (random.chance(0.25))
                joinery.crate(sidePlace(brush, col, row, random), 0.12);
            break;
        case Style::Church: {
            // The altar stands at the far end of the nave, pews face it.
            const QRect nave = part.cells;
            const bool upright = nave.height() >= nave.width();
            const bool atHead =
                upright ? row == (part.rotation == rules::Rotation::R180 ? nave.bottom() : nave.top())
                        : col == (part.rotation == rules::Rotation::R270 ? nave.left() : nave.right());
            if (atHead) {
                const bool middle = upright ? col == nave.center().x() : row == nave.center().y();
                if (middle)
                    joinery.altar(centre);
            } else if (cell.ground == Look::StoneFloor || cell.ground == Look::Floor) {
                for (const double shift : {-0.27, 0.27})
                    joinery.pew(centre + (upright ? QPointF(0, shift) : QPointF(shift, 0)), !upright);
            }
            break;
        }
        case Style::Bunker:
            if (random.chance(0.45)) {
                const QPointF at = sidePlace(brush, col, row, random);
                joinery.crate(at, 0.12);
                joinery.crate(at + QPointF(0.2, 0.06), 0.085);
            }
            break;
        case Style::Laboratory:
            if (random.chance(0.6))
                joinery.bench(sidePlace(brush, col, row, random), random);
            else if (random.chance(0.4))
                joinery.disc(sidePlace(brush, col, row, random), 0.14, 0xFF6FA58A);
            break;
        case Style::Prison:
            if (random.chance(0.65))
                joinery.cot(sidePlace(brush, col, row, random));
            break;
        case Style::Hut:
            if (random.chance(0.5))
                joinery.rug(centre);
            else
                joinery.chest(sidePlace(brush, col, row, random));
            break;
        case Style::Ruin:
        case Style::Vehicle:
        case Style::Plain:
            break;
        case Style::House: {
            if (random.chance(0.42))
                break;
            const QPointF at = sidePlace(brush, col, row, random);
            switch (random.below(turned ? 5 : 6)) {
                case 0:
                    joinery.table(at);
                    break;
                case 1:
                    joinery.roundTable(at);
                    break;
                case 2:
                    joinery.bed(at);
                    break;
                case 3:
                    joinery.chest(at);
                    break;
                case 4:
                    joinery.stove(at);
                    break;
                default:
                    joinery.rug(centre);
                    break;
            }
            break;
        }
    }
}

}  // namespace bocage::model::map
