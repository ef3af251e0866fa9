#include <QTextOption>

#include "model/render/map/lettering.h"
#include "model/render/map/palette.h"
#include "model/systems/normandie/map/brush.h"

namespace bocage::model::map {

namespace {

bool sameAcross(const Brush& brush, int col, int row, Look look) {
    return brush.scene.at(col, row).feature(look) != nullptr;
}

/// A bridge runs towards its other cells, else from bank to bank, else as its tile is turned.
bool bridgeUpright(const Brush& brush, int col, int row, const Feature& feature) {
    const bool beside =
        sameAcross(brush, col - 1, row, feature.look) || sameAcross(brush, col + 1, row, feature.look);
    const bool above =
        sameAcross(brush, col, row - 1, feature.look) || sameAcross(brush, col, row + 1, feature.look);
    if (beside != above)
        return above;
    const CellMask& road = brush.shapes.road;
    const bool roadAbove = road.contains(col, row - 1) || road.contains(col, row + 1);
    const bool roadBeside = road.contains(col - 1, row) || road.contains(col + 1, row);
    if (roadAbove != roadBeside)
        return roadAbove;
    const CellMask& water = brush.shapes.water;
    const bool waterBeside = water.contains(col - 1, row) || water.contains(col + 1, row);
    const bool waterAbove = water.contains(col, row - 1) || water.contains(col, row + 1);
    if (waterBeside != waterAbove)
        return waterBeside;
    return feature.turn % 2 == 0;
}

void paintFootbridge(const Brush& brush, int col, int row, const Feature& feature) {
    const bool upright = bridgeUpright(brush, col, row, feature);
    const auto rect = [&](double along, double across, double length, double breadth) {
        return upright ? QRectF(col + across, row + along, breadth, length)
                       : QRectF(col + along, row + across, length, breadth);
    };
    QPainterPath deck;
    deck.addRect(rect(-0.04, 0.22, 1.08, 0.56));
    brush.fill(deck.translated(0.06, 0.08), colour::shadow, 0.35);
    brush.fill(deck, 0xFF9B7A4E);
    if (brush.detail > Detail::Far) {
        Random random(feature.seed);
        constexpr int planks = 9;
        for (int i = 0; i < planks; ++i) {
            const double shift = random.between(-0.025, 0.025);
            QPainterPath plank;
            plank.addRect(rect(-0.03 + i * 1.06 / planks, 0.22 + shift, 1.06 / planks - 0.016, 0.56));
            static constexpr QRgb woods[] = {0xFFC2A06C, 0xFFB8945F, 0xFFCBAB78};
            brush.fill(plank, woods[random.below(3)]);
            if (brush.detail >= Detail::Full)
                brush.stroke(plank, brush.pen(0xFF6B5030, brush.width(0.012, 0.4), 0.7));
        }
    }
    for (const double across : {0.2, 0.75}) {
        QPainterPath rail;
        rail.addRect(rect(-0.05, across, 1.1, 0.055));
        brush.fill(rail.translated(0.025, 0.03), colour::shadow, 0.3);
        brush.fill(rail, 0xFF6E5132);
        if (brush.detail >= Detail::Full)
            brush.stroke(rail, brush.pen(0xFF3F2D1A, brush.width(0.012, 0.4)));
    }
}

/// A road over water: a stone bridge with parapets.
void paintStoneBridge(const Brush& brush, int col, int row, const Feature& feature) {
    const bool upright = bridgeUpright(brush, col, row, feature);
    const auto other = [&](int side) {
        const SceneCell& cell = upright ? brush.scene.at(col + side, row) : brush.scene.at(col, row + side);
        return cell.ground == Look::Water && cell.feature(Look::Road);
    };
    const auto rect = [&](double along, double across, double length, double breadth) {
        return upright ? QRectF(col + across, row + along, breadth, length)
                       : QRectF(col + along, row + across, length, breadth);
    };
    const double near = other(-1) ? 0 : 0.14;
    const double far = other(1) ? 1 : 0.86;
    QPainterPath deck;
    deck.addRect(rect(-0.03, near, 1.06, far - near));
    brush.fill(deck.translated(0.08, 0.1), colour::shadow, 0.35);
    brush.fill(deck, 0xFFD9CCAA);
    Random random(feature.seed);
    if (brush.detail >= Detail::Full) {
        QPainterPath cobbles;
        for (int i = 0; i < 16; ++i)
            cobbles.addEllipse(
                rect(random.between(0.02, 0.94), random.between(near + 0.08, far - 0.08), 0, 0).topLeft(),
                0.03, 0.024);
        brush.stroke(cobbles, brush.pen(colour::roadEdge, brush.width(0.012, 0.5), 0.8));
    }
    for (const int side : {-1, 1}) {
        if (other(side))
            continue;
        for (int i = 0; i < 7; ++i) {
            QPainterPath block;
            block.addRoundedRect(
                rect(-0.04 + i * 1.08 / 7, side < 0 ? near - 0.05 : far - 0.06, 1.08 / 7 - 0.012, 0.11), 0.02,
                0.02);
            brush.fill(block, random.chance(0.5) ? colour::stone : 0xFFB5AB94);
            if (brush.detail >= Detail::Full)
                brush.stroke(block, brush.pen(colour::stoneEdge, brush.width(0.013, 0.5)));
        }
    }
}

/// A platform of poles over water or swamp.
void paintStilts(const Brush& brush, int col, int row, const Feature& feature) {
    const auto same = [&](int dx, int dy) { return sameAcross(brush, col + dx, row + dy, Look::Stilts); };
    const double left = same(-1, 0) ? 0 : 0.07, right = same(1, 0) ? 1 : 0.93;
    const double top = same(0, -1) ? 0 : 0.07, bottom = same(0, 1) ? 1 : 0.93;
    QPainterPath deck;
    deck.addRect(QRectF(QPointF(col + left, row + top), QPointF(col + right, row + bottom)));
    brush.fill(deck.translated(0.1, 0.13), colour::shadow, 0.3);
    brush.fill(deck, 0xFF8A6C45);
    Random random(feature.seed);
    if (brush.detail > Detail::Far) {
        constexpr int planks = 8;
        const bool upright = feature.turn % 2 == 1;
        for (int i = 0; i < planks; ++i) {
            const double from = static_cast<double>(i) / planks;
            const double to = (i + 1.0) / planks - 0.014;
            QRectF board = upright ? QRectF(QPointF(col + from, row + top), QPointF(col + to, row + bottom))
                                   : QRectF(QPointF(col + left, row + from), QPointF(col + right, row + to));
            board = board & QRectF(QPointF(col + left, row + top), QPointF(col + right, row + bottom));
            static constexpr QRgb woods[] = {0xFFB9986A, 0xFFAE8C5E, 0xFFC4A476};
            QPainterPath plank;
            plank.addRect(board);
            brush.fill(plank, woods[random.below(3)]);
        }
    }
    for (const double x : {left, right})
        for (const double y : {top, bottom}) {
            if ((x <= 0 || x >= 1) && (y <= 0 || y >= 1))
                continue;
            QPainterPath pole;
            pole.addEllipse(QPointF(col + x, row + y), 0.06, 0.06);
            brush.fill(pole.translated(0.03, 0.04), colour::shadow, 0.3);
            brush.fill(pole, 0xFF5F4528);
            brush.stroke(pole, brush.pen(0xFF2F2112, brush.width(0.014)));
        }
}

void paintGrave(const Brush& brush, int col, int row, const Feature& feature) {
    Random random(feature.seed);
    QPainter& painter = brush.painter;
    QPainterPath pit = blob(random, 0.4, 10, 0.1).translated(col + 0.5, row + 0.52);
    brush.fill(pit, 0xFF8F7757, 0.55);
    const int mounds = brush.detail == Detail::Far ? 1 : 4;
    for (int i = 0; i < mounds; ++i) {
        const QPointF at(col + 0.3 + (i % 2) * 0.38 + random.between(-0.04, 0.04),
                         row + 0.32 + (i / 2) * 0.4 + random.between(-0.03, 0.03));
        QPainterPath mound;
        mound.addEllipse(at + QPointF(0, 0.07), 0.13, 0.1);
        brush.fill(mound.translated(0.025, 0.03), colour::shadow, 0.3);
        brush.fill(mound, 0xFFA5895F);
        brush.stroke(mound, brush.pen(0xFF5D4A30, brush.width(0.014), 0.8));
        const double lean = random.between(-0.025, 0.025);
        painter.setPen(brush.pen(0xFF3F3222, brush.width(0.05, 1.2)));
        brush.line(at + QPointF(0, 0.02), at + QPointF(lean, -0.17));
        brush.line(at + QPointF(lean - 0.065, -0.105), at + QPointF(lean + 0.065, -0.105));
        painter.setPen(brush.pen(0xFFE7DDC6, brush.width(0.026, 0.6)));
        brush.line(at + QPointF(0, 0.02), at + QPointF(lean, -0.17));
        brush.line(at + QPointF(lean - 0.065, -0.105), at + QPointF(lean + 0.065, -0.105));
    }
}

void paintRubble(const Brush& brush, int col, int row, const Feature& feature) {
    Random random(feature.seed);
    const int blocks = brush.detail == Detail::Far ? 4 : 11;
    static constexpr double sizes[] = {0.06, 0.085, 0.12};
    for (int i = 0; i < blocks; ++i)
        brush.stamp(Stamp::Rubble, random.below(16),
                    {col + random.between(0.1, 0.9), row + random.between(0.1, 0.9)},
                    sizes[i < 3 ? 2 : random.below(2)]);
    if (brush.detail < Detail::Full)
        return;
    // A charred beam across.
    const QPointF from(col + random.between(0.1, 0.35), row + random.between(0.2, 0.8));
    const QPointF to = from + QPointF(random.between(0.35, 0.55), random.between(-0.3, 0.3));
    brush.painter.setPen(brush.pen(0xFF2D2017, brush.width(0.065)));
    brush.line(from, to);
    brush.painter.setPen(brush.pen(0xFF6C4F37, brush.width(0.03)));
    brush.line(from, to);
}

/// A burnt-out hull over all cells of its tile; drawn from the cell that is its top left.
void paintWreck(const Brush& brush, int col, int row, const Feature& feature) {
    QRect cells(col, row, 1, 1);
    if (feature.part >= 0 && brush.scene.part(feature.part).overlay)
        cells = brush.scene.part(feature.part).cells;
    if (cells.topLeft() != QPoint(col, row))
        return;
    Random random(feature.seed);
    QPainter& painter = brush.painter;
    const QPointF centre = QRectF(cells).center();
    const bool upright =
        cells.height() > cells.width() || (cells.height() == cells.width() && feature.turn % 2 == 0);
    const double length = std::max(cells.width(), cells.height());
    const double breadth = std::min(cells.width(), cells.height());
    const auto rect = [&](double along, double across, double l, double b) {
        return upright ? QRectF(centre.x() + across * breadth, centre.y() + along * length, b * breadth,
                                l * length)
                       : QRectF(centre.x() + along * length, centre.y() + across * breadth, l * length,
                                b * breadth);
    };
    QPainterPath scorch = blob(random, 0.5, 12, 0.12);
    scorch = QTransform::fromTranslate(centre.x(), centre.y())
                 .scale(upright ? breadth : length, upright ? length : breadth)
                 .map(scorch);
    brush.fill(scorch, 0xFF2A2420, 0.35);
    QPainterPath hull, tracks;
    for (const double across : {-0.38, 0.22})
        tracks.addRoundedRect(rect(-0.42, across, 0.84, 0.16), 0.05, 0.05);
    brush.fill(tracks.translated(0.07, 0.08), colour::shadow, 0.35);
    brush.fill(tracks, 0xFF35312C);
    brush.stroke(tracks, brush.pen(0xFF15120F, brush.width(0.02)));
    hull.addRoundedRect(rect(-0.38, -0.24, 0.76, 0.48), 0.06, 0.06);
    brush.fill(hull.translated(0.05, 0.06), colour::shadow, 0.3);
    brush.fill(hull, 0xFF6A5A49);
    brush.stroke(hull, brush.pen(0xFF1F1A15, brush.width(0.024)));
    for (int i = 0; i < 5; ++i) {
        QPainterPath stain =
            blob(random, random.between(0.05, 0.12), 7, 0.3)
                .translated(rect(random.between(-0.3, 0.25), random.between(-0.18, 0.15), 0, 0).topLeft());
        brush.fill(stain, i % 2 ? colour::rust : 0xFF2E2822, 0.7);
    }
    QPainterPath turret;
    turret.addEllipse(rect(-0.04, -0.05, 0, 0).topLeft(), 0.17 * breadth, 0.17 * breadth);
    brush.fill(turret.translated(0.04, 0.05), colour::shadow, 0.35);
    brush.fill(turret, 0xFF574A3C);
    brush.stroke(turret, brush.pen(0xFF1F1A15, brush.width(0.024)));
    const QPointF hub = rect(-0.04, -0.05, 0, 0).topLeft();
    const QPointF muzzle = rect(length > 1 ? 0.3 : 0.44, 0.2, 0, 0).topLeft();
    painter.setPen(brush.pen(0xFF1F1A15, brush.width(0.085)));
    brush.line(hub, muzzle);
    painter.setPen(brush.pen(0xFF7A6A58, brush.width(0.04)));
    brush.line(hub, muzzle);
    QPainterPath hatch;
    hatch.addEllipse(hub, 0.07, 0.07);
    brush.fill(hatch, 0xFF15120F);
}

void paintUnknown(const Brush& brush, int col, int row, const Feature& feature) {
    const QRectF rect(col, row, 1, 1);
    brush.painter.fillRect(rect, brush.tone(colour::neutral, 0.9));
    QList<QLineF> hatching;
    for (int i = 1; i < 8; ++i) {
        const double at = i / 4.0;
        hatching << QLineF(col + std::max(0.0, at - 1), row + std::min(1.0, at), col + std::min(1.0, at),
                           row + std::max(0.0, at - 1));
    }
    brush.painter.setPen(brush.pen(colour::ink, brush.width(0.014, 0.5), 0.3));
    brush.lines(hatching);
    if (feature.kind && brush.detail >= Detail::Full)
        drawWords(brush.painter, rect.adjusted(0.04, 0.04, -0.04, -0.04),
                  QString::fromStdString(feature.kind->name.english()), 0.16, brush.tone(colour::ink));
}

}  // namespace

void paintFeatures(const Brush& brush) {
    brush.fill(brush.shapes.rubble, 0xFFA3927A, 0.8);
    brush.stroke(brush.shapes.rubble, 0xFF7A6A53, brush.width(0.03), 0.5);
    brush.eachCell([&](int col, int row, const SceneCell& cell) {
        for (std::uint8_t i = 0; i < cell.featureCount; ++i) {
            const Feature& feature = cell.features[i];
            switch (feature.look) {
                case Look::Footbridge:
                    paintFootbridge(brush, col, row, feature);
                    break;
                case Look::Stilts:
                    paintStilts(brush, col, row, feature);
                    break;
                case Look::Grave:
                    paintGrave(brush, col, row, feature);
                    break;
                case Look::Rubble:
                    paintRubble(brush, col, row, feature);
                    break;
                case Look::Wreck:
                    paintWreck(brush, col, row, feature);
                    break;
                case Look::Road:
                    if (cell.ground == Look::Water)
                        paintStoneBridge(brush, col, row, feature);
                    break;
                case Look::Ford:
                case Look::Hedgerow:
                case Look::Thicket:
                case Look::Forest:
                    break;
                default:
                    paintUnknown(brush, col, row, feature);
                    break;
            }
        }
    });
}

}  // namespace bocage::model::map
