#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"

namespace bocage::model::map {

namespace {

using rules::Edge;

/// A frame along the edge: x runs 0…1 from its first corner, y is the side (positive down or right).
struct Along {
    QPointF start, way, side;

    explicit Along(const Edge& edge)
        : start(edge.cell.col, edge.cell.row),
          way(edge.axis == Edge::Axis::North ? QPointF(1, 0) : QPointF(0, 1)),
          side(edge.axis == Edge::Axis::North ? QPointF(0, 1) : QPointF(1, 0)) {}
    QPointF at(double x, double y = 0) const { return start + way * x + side * y; }
};

void paintLowWall(const Brush& brush, const SceneEdge& edge) {
    const Along along(edge.at);
    QPainterPath shade;
    shade.addRect(QRectF(along.at(-0.03, -0.075), along.at(1.03, 0.075)).normalized());
    brush.fill(shade.translated(0.04, 0.05), colour::shadow, 0.3);
    brush.fill(shade, 0xFF8E8676);
    Random random(edge.seed);
    double x = -0.03;
    int course = 0;
    while (x < 1.0) {
        const double length = std::min(random.between(0.12, 0.2), 1.03 - x);
        for (const double y : {-0.07, 0.003}) {
            const double shift = course % 2 && y > 0 ? 0.03 : 0;
            QPainterPath stone;
            stone.addRoundedRect(
                QRectF(along.at(x + 0.008 + shift, y), along.at(x + length - 0.008 + shift, y + 0.067))
                    .normalized(),
                0.02, 0.02);
            brush.fill(stone, random.chance(0.5) ? colour::stone : 0xFFBDB49C);
            if (brush.detail >= Detail::Full)
                brush.stroke(stone, brush.pen(colour::stoneEdge, brush.width(0.012, 0.4), 0.7));
        }
        x += length;
        ++course;
    }
}

void paintFence(const Brush& brush, const SceneEdge& edge) {
    const Along along(edge.at);
    QPainter& painter = brush.painter;
    painter.setPen(brush.pen(colour::shadow, brush.width(0.03), 0.3));
    brush.line(along.at(0) + QPointF(0.04, 0.05), along.at(1) + QPointF(0.04, 0.05));
    painter.setPen(brush.pen(0xFF5C432A, brush.width(0.05, 1.2)));
    brush.line(along.at(0, -0.022), along.at(1, -0.022));
    brush.line(along.at(0, 0.03), along.at(1, 0.03));
    painter.setPen(brush.pen(0xFFA9845A, brush.width(0.024)));
    brush.line(along.at(0, -0.026), along.at(1, -0.026));
    brush.line(along.at(0, 0.026), along.at(1, 0.026));
    for (const double x : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        QPainterPath post;
        post.addRoundedRect(QRectF(along.at(x) - QPointF(0.037, 0.062), QSizeF(0.074, 0.124)), 0.02, 0.02);
        brush.fill(post.translated(0.03, 0.035), colour::shadow, 0.28);
        brush.fill(post, 0xFF94714A);
        brush.stroke(post, brush.pen(0xFF4A3520, brush.width(0.014)));
    }
}

void paintWire(const Brush& brush, const SceneEdge& edge) {
    const Along along(edge.at);
    QPainter& painter = brush.painter;
    QPainterPath coil;
    constexpr int turns = 9;
    for (int i = 0; i < turns; ++i) {
        const double x = (i + 0.5) / turns;
        const QPointF centre = along.at(x);
        coil.addEllipse(centre, 0.078, 0.078);
    }
    painter.setBrush(Qt::NoBrush);
    brush.stroke(coil.translated(0.03, 0.04), brush.pen(colour::shadow, brush.width(0.014), 0.25));
    brush.stroke(coil, brush.pen(0xFF3F3D3A, brush.width(0.016)));
    QList<QLineF> barbs;
    for (int i = 0; i <= turns; ++i) {
        const QPointF at = along.at(static_cast<double>(i) / turns, i % 2 ? 0.05 : -0.05);
        barbs << QLineF(at - QPointF(0.025, 0.025), at + QPointF(0.025, 0.025));
        barbs << QLineF(at - QPointF(-0.025, 0.025), at + QPointF(-0.025, 0.025));
    }
    painter.setPen(brush.pen(0xFF2B2622, brush.width(0.014)));
    brush.lines(barbs);
    for (const double x : {0.02, 0.5, 0.98}) {
        QPainterPath stake;
        stake.addEllipse(along.at(x), 0.034, 0.034);
        brush.fill(stake, 0xFF6B5137);
        brush.stroke(stake, brush.pen(colour::ink, brush.width(0.012)));
    }
}

void paintHedge(const Brush& brush, const SceneEdge& edge) {
    const Along along(edge.at);
    QPainterPath shade;
    shade.addRoundedRect(QRectF(along.at(0, -0.1), along.at(1, 0.1)).normalized(), 0.09, 0.09);
    brush.fill(shade.translated(0.05, 0.06), colour::shadow, 0.28);
    brush.fill(shade, colour::hedgeShade, 0.7);
    Random random(edge.seed);
    const int bushes = brush.detail == Detail::Far ? 4 : 8;
    for (int i = 0; i < bushes; ++i)
        brush.stamp(Stamp::HedgeBush, random.below(16),
                    along.at((i + 0.5) / bushes + random.between(-0.03, 0.03), random.between(-0.035, 0.035)),
                    random.chance(0.5) ? 0.1 : 0.115);
}

/// Crossed steel beams, three along the edge.
void paintHedgehog(const Brush& brush, const SceneEdge& edge) {
    const Along along(edge.at);
    QPainter& painter = brush.painter;
    for (const double x : {0.2, 0.5, 0.8}) {
        const QPointF at = along.at(x);
        const QLineF beams[] = {{at + QPointF(-0.12, -0.07), at + QPointF(0.12, 0.07)},
                                {at + QPointF(0.1, -0.1), at + QPointF(-0.1, 0.1)},
                                {at + QPointF(-0.02, -0.13), at + QPointF(0.02, 0.12)}};
        painter.setPen(brush.pen(colour::shadow, brush.width(0.05), 0.3));
        for (const QLineF& beam : beams)
            brush.line(beam.translated(0.035, 0.045));
        for (const QLineF& beam : beams) {
            painter.setPen(brush.pen(0xFF2E2A27, brush.width(0.052, 1.2)));
            brush.line(beam);
            painter.setPen(brush.pen(0xFF7D726A, brush.width(0.022, 0.5)));
            brush.line(beam.translated(-0.006, -0.008));
        }
    }
}

void paintUnknownEdge(const Brush& brush, const SceneEdge& edge) {
    const Along along(edge.at);
    QPen pen = brush.pen(colour::ink, brush.width(0.07, 1.5), 0.75, Qt::FlatCap);
    pen.setDashPattern({1.2, 0.8});
    brush.painter.setPen(brush.pen(colour::neutral, brush.width(0.1, 2), 0.9));
    brush.line(along.at(0), along.at(1));
    brush.painter.setPen(pen);
    brush.line(along.at(0), along.at(1));
}

void paintTotem(const Brush& brush, QPointF at) {
    QPainter& painter = brush.painter;
    QPainterPath foot, pole, face;
    foot.addEllipse(at + QPointF(0, 0.11), 0.17, 0.1);
    brush.fill(foot.translated(0.05, 0.05), colour::shadow, 0.3);
    brush.fill(foot, 0xFF8D867A);
    brush.stroke(foot, brush.pen(colour::ink, brush.width(0.018)));
    pole.addRoundedRect(QRectF(at.x() - 0.085, at.y() - 0.27, 0.17, 0.38), 0.05, 0.05);
    brush.fill(pole.translated(0.05, 0.05), colour::shadow, 0.25);
    brush.fill(pole, 0xFF5E7A6B);
    brush.stroke(pole, brush.pen(colour::ink, brush.width(0.022)));
    painter.setPen(brush.pen(0xFF9CBBA8, brush.width(0.02)));
    brush.line(at + QPointF(-0.055, -0.22), at + QPointF(-0.055, 0.07));
    // An eye and a maw: the thing looks back.
    face.addEllipse(at + QPointF(0.005, -0.15), 0.05, 0.035);
    brush.fill(face, 0xFFF0C04A);
    brush.stroke(face, brush.pen(colour::ink, brush.width(0.014)));
    QPainterPath pupil;
    pupil.addEllipse(at + QPointF(0.005, -0.15), 0.014, 0.028);
    brush.fill(pupil, colour::ink);
    QPainterPath maw(at + QPointF(-0.05, -0.03));
    for (int i = 0; i < 4; ++i)
        maw.lineTo(at + QPointF(-0.05 + (i + 1) * 0.025, i % 2 ? -0.03 : 0.01));
    brush.stroke(maw, brush.pen(colour::ink, brush.width(0.018)));
}

/// A ring of light between two stones.
void paintGate(const Brush& brush, QPointF at) {
    QPainter& painter = brush.painter;
    QPainterPath disc;
    disc.addEllipse(at, 0.24, 0.24);
    brush.fill(disc.translated(0.04, 0.05), colour::shadow, 0.3);
    brush.fill(disc, 0xFF3B2E4F);
    brush.stroke(disc, brush.pen(colour::ink, brush.width(0.03)));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(brush.pen(0xFF9F7FC9, brush.width(0.025)));
    painter.drawEllipse(at, 0.18, 0.18);
    painter.setPen(brush.pen(0xFFD9C6F2, brush.width(0.022)));
    QPainterPath swirl(at);
    swirl.cubicTo(at + QPointF(0.1, -0.02), at + QPointF(0.06, -0.13), at + QPointF(-0.03, -0.11));
    swirl.cubicTo(at + QPointF(-0.15, -0.08), at + QPointF(-0.13, 0.1), at + QPointF(-0.01, 0.11));
    painter.drawPath(swirl);
    for (const double x : {-0.26, 0.26})
        brush.stamp(Stamp::Boulder, x < 0 ? 1 : 2, at + QPointF(x, 0.03), 0.085);
}

void paintUnknownCorner(const Brush& brush, QPointF at) {
    QPainterPath diamond;
    diamond.addPolygon(QPolygonF{at + QPointF(0, -0.22), at + QPointF(0.22, 0), at + QPointF(0, 0.22),
                                 at + QPointF(-0.22, 0), at + QPointF(0, -0.22)});
    brush.fill(diamond, colour::neutral, 0.95);
    QPen pen = brush.pen(colour::ink, brush.width(0.025), 0.8);
    pen.setDashPattern({3, 2});
    brush.stroke(diamond, pen);
}

}  // namespace

void paintEdges(const Brush& brush) {
    for (const SceneEdge& edge : brush.scene.edges()) {
        const auto [col, row] = edge.at.cell;
        if (!brush.visible.intersects(QRectF(col - 0.3, row - 0.3, 1.6, 1.6)))
            continue;
        switch (edge.look) {
            case Look::LowWall:
                paintLowWall(brush, edge);
                break;
            case Look::Fence:
                paintFence(brush, edge);
                break;
            case Look::Wire:
                paintWire(brush, edge);
                break;
            case Look::Hedge:
            case Look::Hedgerow:
            case Look::Thicket:
                paintHedge(brush, edge);
                break;
            case Look::Hedgehog:
                paintHedgehog(brush, edge);
                break;
            case Look::Wall:
            case Look::Entrance:
            case Look::Opening:
                break;
            default:
                paintUnknownEdge(brush, edge);
                break;
        }
    }
}

void paintCorners(const Brush& brush) {
    for (const SceneCorner& corner : brush.scene.corners()) {
        const QPointF at(corner.at.col, corner.at.row);
        if (!corner.marker.empty() || !brush.visible.intersects(QRectF(at - QPointF(0.5, 0.5), QSizeF(1, 1))))
            continue;
        if (corner.look == Look::Totem)
            paintTotem(brush, at);
        else if (corner.look == Look::Gate)
            paintGate(brush, at);
        else
            paintUnknownCorner(brush, at);
    }
}

}  // namespace bocage::model::map
