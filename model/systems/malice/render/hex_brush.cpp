#include "model/systems/malice/render/hex_brush.h"

#include <QPaintDevice>
#include <QPainterPathStroker>
#include <algorithm>
#include <cmath>
#include <map>

#include "model/render/map/ink.h"
#include "model/render/map/random.h"

namespace bocage::model::malice {

using map::Random;

namespace {

/// Spaces beyond which a table is drawn without coasts and trees. Four maps of the box have 364.
constexpr std::size_t mostDrawn = 12'000;

bool wet(Land land) {
    return land == Land::Water || land == Land::Void;
}

bool realmLand(Land land) {
    return land == Land::Ash || land == Land::Void;
}

/// The wedge of the cell beyond that lies across the outer line of this one: mirrored in that side.
int facingWedge(int wedge) {
    // Side s runs from corner s to corner s + 1; beyond, the same line is side s + 3, run backwards.
    const int side = wedge % 2 ? wedge / 2 : (wedge / 2 + 5) % 6;
    const bool firstHalf = wedge % 2 == 1;
    const int beyond = (side + 3) % 6;
    return firstHalf ? (2 * (beyond + 1)) % 12 : 2 * beyond + 1;
}

/// How near a place comes to a way of its cell.
bool nearWay(const HexCell& cell, QPointF place, const std::vector<Course>& courses, double reach) {
    if (std::all_of(cell.ways.begin(), cell.ways.end(), [](Way way) { return way == Way::None; }))
        return false;
    for (const Course& course : courses)
        for (int step = 0; step <= 8; ++step) {
            const QPointF at = course.path.pointAtPercent(step / 8.0) - place;
            if (std::hypot(at.x(), at.y()) < reach)
                return true;
        }
    return false;
}

/// A place in a kite: its middle with a free hand.
QPointF placeIn(rules::Cell cell, int kite, double outward, double aside) {
    const QPointF centre = hexCentre(cell);
    const QPointF out = hexCorner(cell, kite) - centre;
    return centre + out * outward + QPointF(-out.y(), out.x()) * aside;
}

void plant(const HexCell& cell, const std::vector<Course>& courses, std::vector<Standing>& all) {
    const bool site = cell.mark != Mark::None || cell.launch;
    const QPointF middle = bodyCentre(cell);
    const auto put = [&](Stamp stamp, QPointF foot, double size, int variant, double clear) {
        const QPointF body = foot - QPointF(0, size * 0.6);
        if (site && std::hypot(body.x() - middle.x(), body.y() - middle.y()) < 0.34 + size * 0.4)
            return;
        if (nearWay(cell, body, courses, clear) || nearWay(cell, foot, courses, clear * 0.8))
            return;
        all.push_back({stamp, variant, foot, size});
    };
    Random random(cell.seed ^ 0x7EE5);
    for (int kite = 0; kite < 6; ++kite) {
        if (!cell.has(2 * kite) || !cell.has(2 * kite + 1))
            continue;
        const Land land = cell.about[static_cast<std::size_t>(kite)];
        const bool edge = !cell.whole();
        switch (land) {
            case Land::Forest: {
                const bool firs = cell.seed % 5 < 2;
                for (int i = 0; i < 3; ++i) {
                    const QPointF foot =
                        placeIn(cell.at, kite, i == 0 ? 0.28 : 0.68,
                                i == 0 ? random.between(-0.2, 0.2) : (i == 1 ? -0.27 : 0.27)) +
                        QPointF(random.between(-0.05, 0.05), random.between(-0.03, 0.07));
                    const bool fir = firs ? random.chance(0.8) : random.chance(0.12);
                    put(fir ? Stamp::Fir : Stamp::Oak, foot, random.between(0.085, 0.115),
                        random.below(stampVariants), 0.12);
                }
                break;
            }
            case Land::Hills:
                if (kite % 2 == static_cast<int>(cell.seed % 2) || edge)
                    put(Stamp::Hill,
                        placeIn(cell.at, kite, random.between(0.4, 0.6), random.between(-0.25, 0.25)) +
                            QPointF(0, 0.06),
                        random.between(0.19, 0.26), random.below(stampVariants), 0.13);
                break;
            case Land::Mountains:
                if (kite % 2 == static_cast<int>(cell.seed % 2) || edge)
                    put(Stamp::Peak,
                        placeIn(cell.at, kite, random.between(0.32, 0.55), random.between(-0.2, 0.2)) +
                            QPointF(0, 0.16),
                        random.between(0.19, 0.27), random.below(stampVariants), 0.14);
                else if (random.chance(0.5))
                    put(Stamp::Rock, placeIn(cell.at, kite, 0.68, random.between(-0.2, 0.2)), 0.06,
                        random.below(stampVariants), 0.1);
                break;
            case Land::Wild:
                for (int i = 0; i < 2; ++i) {
                    const QPointF foot =
                        placeIn(cell.at, kite, random.between(0.25, 0.8), random.between(-0.3, 0.3)) +
                        QPointF(0, 0.04);
                    if (random.chance(0.24))
                        put(Stamp::Rock, foot, random.between(0.05, 0.08), random.below(stampVariants), 0.1);
                    else
                        put(Stamp::Thorn, foot, random.between(0.07, 0.11), random.below(stampVariants),
                            0.12);
                }
                break;
            case Land::Swamp:
                for (int i = 0; i < 2; ++i)
                    put(Stamp::Reeds,
                        placeIn(cell.at, kite, random.between(0.25, 0.8), random.between(-0.35, 0.35)),
                        random.between(0.055, 0.08), random.below(stampVariants), 0.1);
                break;
            case Land::Ash:
                if (random.chance(0.34))
                    put(Stamp::Spire,
                        placeIn(cell.at, kite, random.between(0.4, 0.75), random.between(-0.3, 0.3)),
                        random.between(0.07, 0.12), random.below(stampVariants), 0.1);
                break;
            case Land::Plains:
                if (random.chance(0.06))
                    put(Stamp::Oak, placeIn(cell.at, kite, 0.6, random.between(-0.2, 0.2)), 0.085,
                        random.below(stampVariants), 0.14);
                break;
            default:
                break;
        }
    }
}

}  // namespace

HexShapes::HexShapes(const HexScene& scene) {
    if (scene.cells().size() > mostDrawn) {
        layPlainly(scene);
        return;
    }
    const auto trace = [&](auto inside, const OutlineHand& hand) { return outlines(scene, inside, hand); };
    const auto of = [](Land land) {
        return [land](const HexCell& cell, int wedge) { return cell.look(wedge) == land; };
    };
    const OutlineHand straight{0, 0, 0, true};
    boards = trace([](const HexCell&, int) { return true; }, straight);
    realm = trace([](const HexCell& cell, int) { return realmLand(cell.land); }, straight);
    dry = trace(
        [](const HexCell& cell, int wedge) {
            const Land land = cell.look(wedge);
            return !wet(land) && !realmLand(land);
        },
        {0.10, 0.045, 0});
    ash = trace(of(Land::Ash), {0.09, 0.05, 0});
    // Grounds reach under the water beside them, so that no other shows between shore and sand.
    const auto ground = [&](Land land, double inset) {
        return trace(
            [land](const HexCell& cell, int wedge) {
                const Land here = cell.look(wedge);
                return here == land;
            },
            {0.11, 0.05, inset});
    };
    desert = ground(Land::Desert, -0.03);
    forest = ground(Land::Forest, 0.0);
    hills = ground(Land::Hills, 0.02);
    mountains = ground(Land::Mountains, 0.02);
    swamp = ground(Land::Swamp, -0.02);
    swampCore = ground(Land::Swamp, 0.12);
    wild = ground(Land::Wild, 0.0);
    unknown = ground(Land::Unknown, 0.0);
    for (const HexCell& cell : scene.cells()) {
        std::vector<Course> here = coursesIn(scene, cell);
        plant(cell, here, standing);
        for (Course& course : here)
            courses.push_back(std::move(course));
        for (int i = 0; i < 12; ++i) {
            // Where the wedge next door belongs to another board there is a seam.
            if (!cell.has(i))
                continue;
            const auto [begin, end] = wedgeEnds(cell.at, i);
            const HexCell* own = scene.at(cell.at, (i + 1) % 12);
            if (own && own->board != cell.board)
                seams.push_back(QLineF(hexCentre(cell.at), end));
            const int side = i % 2 ? i / 2 : (i / 2 + 5) % 6;
            const HexCell* other = scene.at(beyondSide(cell.at, side), facingWedge(i));
            if (side < 3 && other && other->board != cell.board)
                seams.push_back(QLineF(begin, end));
        }
    }
    std::sort(standing.begin(), standing.end(), [](const Standing& a, const Standing& b) {
        return std::pair(a.foot.y(), a.foot.x()) < std::pair(b.foot.y(), b.foot.x());
    });
    allBoards.setFillRule(Qt::OddEvenFill);
    for (const Outline& board : boards)
        allBoards.addPath(board.path);
    QPainterPathStroker rim;
    rim.setWidth(0.9);
    rim.setJoinStyle(Qt::RoundJoin);
    table = rim.createStroke(allBoards).subtracted(allBoards);
    std::vector<const QPainterPath*> paths{&table, &allBoards};
    for (const auto* list : {&boards, &dry, &ash, &realm, &desert, &forest, &hills, &mountains, &swamp,
                             &swampCore, &wild, &unknown})
        for (const Outline& outline : *list)
            paths.push_back(&outline.path);
    for (const Course& course : courses)
        paths.push_back(&course.path);
    map::makeShareable(paths);
}

/// Hex by hex in the colour of its land: coasts that nobody could see are not worth the wait.
void HexShapes::layPlainly(const HexScene& scene) {
    const auto lay = [&](std::vector<Outline>& list, auto wanted) {
        // In bands, so that a picture of a part need not fill all of them.
        std::map<int, QPainterPath> bands;
        for (const HexCell& cell : scene.cells())
            if (wanted(cell.land))
                bands[cell.at.row / 16].addPolygon(bodyOutline(cell));
        for (auto& [row, path] : bands) {
            path.setFillRule(Qt::WindingFill);
            const QRectF bounds = path.controlPointRect();
            list.push_back({std::move(path), bounds});
        }
    };
    const auto of = [](Land land) { return [land](Land each) { return each == land; }; };
    lay(boards, [](Land) { return true; });
    lay(realm, realmLand);
    lay(dry, [](Land land) { return !wet(land) && !realmLand(land); });
    lay(ash, of(Land::Ash));
    lay(desert, of(Land::Desert));
    lay(forest, of(Land::Forest));
    lay(hills, of(Land::Hills));
    lay(mountains, of(Land::Mountains));
    lay(swamp, of(Land::Swamp));
    lay(wild, of(Land::Wild));
    lay(unknown, of(Land::Unknown));
    allBoards.addRect(scene.bounds());
}

HexBrush::HexBrush(QPainter& onto, const HexScene& of, const HexShapes& with, const QRectF& area, bool inGrey,
                   StampCache& cache)
    : painter(onto),
      scene(of),
      shapes(with),
      visible(area),
      pixelsPerCell(std::hypot(onto.worldTransform().m11(), onto.worldTransform().m12()) *
                    onto.device()->devicePixelRatioF()),
      grey(inGrey),
      stamps(cache) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
}

QColor HexBrush::tone(QRgb rgb, double alpha) const {
    return map::inkTone(rgb, alpha, grey);
}

QPen HexBrush::pen(QRgb rgb, double width, double alpha, Qt::PenCapStyle cap) const {
    return QPen(tone(rgb, alpha), width, Qt::SolidLine, cap, Qt::RoundJoin);
}

double HexBrush::width(double cells, double minimumPixels) const {
    return std::max(cells, minimumPixels / std::max(pixelsPerCell, 0.01));
}

void HexBrush::fill(const std::vector<Outline>& outlines, QRgb rgb, double alpha, QPointF shift) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(rgb, alpha));
    for (const Outline& outline : outlines)
        if (sees(outline.bounds.translated(shift)))
            painter.drawPath(shift.isNull() ? outline.path : outline.path.translated(shift));
}

void HexBrush::stroke(const std::vector<Outline>& outlines, QRgb rgb, double width, double alpha,
                      QPointF shift) const {
    const QPen line = pen(rgb, width, alpha);
    for (const Outline& outline : outlines)
        if (sees(outline.bounds.translated(shift).adjusted(-width, -width, width, width)))
            painter.strokePath(shift.isNull() ? outline.path : outline.path.translated(shift), line);
}

}  // namespace bocage::model::malice
