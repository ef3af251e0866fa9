#include "model/render/map/tokens.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <set>

#include "model/plan/placed_elements.h"
#include "model/render/map/cell_mask.h"
#include "model/render/map/frame.h"
#include "model/render/map/ink.h"
#include "model/render/map/lettering.h"
#include "model/render/map/palette.h"

namespace bocage::model::map {

using namespace rules;

namespace {

/// Of an objective's name, in cells.
double labelHeight(const TokenStyle& style) {
    return style.letters(0.125);
}

QString words(const Text& text, const TokenStyle& style) {
    return QString::fromStdString(text.in(style.language.toStdString()));
}

double line(const TokenStyle& style, double cells, double pixels) {
    return std::max(cells, pixels / style.pixelsPerCell);
}

QPainterPath cellsPath(const std::vector<Cell>& cells) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const Cell& cell : cells)
        path.addRect(cell.col, cell.row, 1, 1);
    return path;
}

/// Border lines of a set of cells, a little inside, merged into runs so that dashes flow round corners.
QPainterPath borderPath(const std::vector<Cell>& cells, double inset) {
    QRect rect;
    for (const Cell& cell : cells)
        rect |= QRect(cell.col, cell.row, 1, 1);
    CellMask mask(rect);
    for (const Cell& cell : cells)
        mask.insert(cell.col, cell.row);
    struct Rim {
        int outside;   ///< to the next row or column
        double shift;  ///< where the line runs in its own
    };
    QPainterPath path;
    for (int row = rect.top(); row <= rect.bottom(); ++row)
        for (const Rim& rim : {Rim{-1, inset}, Rim{1, 1 - inset}})
            for (int col = rect.left(); col <= rect.right(); ++col) {
                const auto open = [&](int c) {
                    return mask.contains(c, row) && !mask.contains(c, row + rim.outside);
                };
                if (!open(col))
                    continue;
                const int start = col;
                while (open(col + 1))
                    ++col;
                const double from = start + (mask.contains(start - 1, row + rim.outside) ? -inset : inset);
                const double to = col + 1 - (mask.contains(col + 1, row + rim.outside) ? -inset : inset);
                path.moveTo(mask.contains(start - 1, row) && !mask.contains(start - 1, row + rim.outside)
                                ? start
                                : from,
                            row + rim.shift);
                path.lineTo(to, row + rim.shift);
            }
    for (int col = rect.left(); col <= rect.right(); ++col)
        for (const Rim& rim : {Rim{-1, inset}, Rim{1, 1 - inset}})
            for (int row = rect.top(); row <= rect.bottom(); ++row) {
                const auto open = [&](int r) {
                    return mask.contains(col, r) && !mask.contains(col + rim.outside, r);
                };
                if (!open(row))
                    continue;
                const int start = row;
                while (open(row + 1))
                    ++row;
                const double from = start + (mask.contains(col + rim.outside, start - 1) ? -inset : inset);
                const double to = row + 1 - (mask.contains(col + rim.outside, row + 1) ? -inset : inset);
                path.moveTo(col + rim.shift, from);
                path.lineTo(col + rim.shift, to);
            }
    return path;
}

void addHatching(QPainterPath& lines, const Cell& cell, int pattern) {
    const double x = cell.col, y = cell.row;
    const auto diagonal = [&](bool rising) {
        for (int i = 1; i < 8; ++i) {
            const double at = i * 0.25;
            const QPointF from(std::max(0.0, at - 1), std::min(1.0, at));
            const QPointF to(std::min(1.0, at), std::max(0.0, at - 1));
            lines.moveTo(x + (rising ? from.x() : 1 - from.x()), y + from.y());
            lines.lineTo(x + (rising ? to.x() : 1 - to.x()), y + to.y());
        }
    };
    switch (pattern % 4) {
        case 0:
            diagonal(true);
            break;
        case 1:
            diagonal(false);
            break;
        case 2:
            for (int i = 0; i < 4; ++i) {
                lines.moveTo(x, y + 0.125 + i * 0.25);
                lines.lineTo(x + 1, y + 0.125 + i * 0.25);
            }
            break;
        default:
            for (int i = 0; i < 4; ++i) {
                lines.moveTo(x + 0.125 + i * 0.25, y);
                lines.lineTo(x + 0.125 + i * 0.25, y + 1);
            }
            break;
    }
}

/// Half of what a word needs in every direction.
double reachOf(QSizeF word) {
    return std::hypot(word.width(), word.height()) / 2;
}

/// Moved so far that it lies wholly on the map.
QRectF onMap(QRectF box, const TokenStyle& style) {
    const CellRect cells = battlefieldBounds(style.scenario, style.library);
    if (cells.cols <= 0 || cells.rows <= 0)
        return box;
    constexpr double rim = surroundWidth - 0.05;
    const QRectF map = QRectF(cells.col, cells.row, cells.cols, cells.rows).adjusted(-rim, -rim, rim, rim);
    const auto within = [](double at, double size, double from, double to) {
        return to - from > size ? std::clamp(at, from, to - size) : (from + to - size) / 2;
    };
    box.moveTo(within(box.x(), box.width(), map.left(), map.right()),
               within(box.y(), box.height(), map.top(), map.bottom()));
    return box;
}

/// A box that is round at its ends for letters that have grown beyond their mark.
QRectF boxAround(QPointF centre, QSizeF word, const TokenStyle& style) {
    const double high = word.height() + 0.14, wide = std::max(word.width() + 0.18, high);
    return onMap({centre.x() - wide / 2, centre.y() - high / 2, wide, high}, style);
}

void paintBox(QPainter& painter, const QRectF& box, const QColor& colour, const TokenStyle& style) {
    const double round = box.height() / 2;
    painter.setPen(QPen(Qt::white, line(style, 0.036, 1)));
    painter.setBrush(colour);
    painter.drawRoundedRect(box, round, round);
}

void paintBadge(QPainter& painter, QPointF centre, const QString& letter, const QColor& colour,
                const TokenStyle& style) {
    const double radius = 0.26;
    painter.setPen(Qt::NoPen);
    painter.setBrush(inkTone(colour::shadow, 0.35, style.grey));
    painter.drawEllipse(centre + QPointF(0.03, 0.04), radius, radius);
    painter.setPen(QPen(Qt::white, line(style, 0.036, 1)));
    painter.setBrush(colour);
    painter.drawEllipse(centre, radius, radius);
    if (style.pixelsPerCell < 9)
        return;
    const double height = style.letters(letter.size() > 2 ? 0.16 : 0.27);
    const QSizeF word = wordSize(letter, height);
    const bool grown = style.smallestLetters > 0 && reachOf(word) > radius;
    const std::optional<QRectF> box = grown ? std::optional(boxAround(centre, word, style)) : std::nullopt;
    if (!style.hasRoomFor(box.value_or(rectAround(centre, word))))
        return;
    if (box)
        paintBox(painter, *box, colour, style);
    drawWord(painter, box ? box->center() : centre, letter, height, Qt::white);
}

QPolygonF star(QPointF centre, double radius, int points, double inner) {
    QPolygonF shape;
    for (int i = 0; i < points * 2; ++i) {
        const double angle = std::numbers::pi * (i / static_cast<double>(points) - 0.5);
        const double reach = i % 2 ? radius * inner : radius;
        shape << centre + QPointF(std::cos(angle), std::sin(angle)) * reach;
    }
    return shape;
}

/// A letter for a zone: its group, else the first of its name.
QString zoneLetter(const Zone& zone, const TokenStyle& style) {
    if (!zone.group.empty())
        return QString::fromStdString(zone.group).left(3);
    const QString name = words(zone.name, style);
    return name.isEmpty() ? QString() : name.left(1).toUpper();
}

QPointF wayOf(const EntryArrow& arrow) {
    static constexpr QPointF ways[] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
    return ways[static_cast<int>(arrow.from) & 3];
}

/// Chevrons that point off the battlefield, on the cells of an exit zone.
void paintExits(QPainter& painter, const Zone& zone, const QColor& colour, const TokenStyle& style) {
    const CellRect field = battlefieldBounds(style.scenario, style.library);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, line(style, 0.06, 1.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const Cell& cell : zone.cells) {
        QPointF way;
        if (cell.col == field.col)
            way = {-1, 0};
        else if (cell.col == field.col + field.cols - 1)
            way = {1, 0};
        else if (cell.row == field.row)
            way = {0, -1};
        else if (cell.row == field.row + field.rows - 1)
            way = {0, 1};
        else
            continue;
        const QPointF across(-way.y(), way.x());
        const QPointF centre(cell.col + 0.5, cell.row + 0.5);
        for (const double along : {0.0, 0.16}) {
            const QPointF tip = centre + way * (along + 0.1);
            painter.drawPolyline(
                QPolygonF{tip - way * 0.14 + across * 0.16, tip, tip - way * 0.14 - across * 0.16});
        }
    }
}

}  // namespace

QRectF rectAround(QPointF centre, QSizeF size) {
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

bool WordRoom::take(const QRectF& word) {
    const double gap = word.height() / 6;
    const QRectF wanted = word.adjusted(-gap, -gap, gap, gap);
    for (const QRectF& taken : m_taken)
        if (taken.intersects(wanted))
            return false;
    m_taken.push_back(word);
    return true;
}

bool TokenStyle::hasRoomFor(const QRectF& word) const {
    return !room || room->take(word);
}

SideInk sideInk(const TokenStyle& style, const SideId& id) {
    int index = 0;
    for (const ScenarioSide& side : style.scenario.sides) {
        if (side.id == id) {
            std::string name = side.colour;
            if (name.empty() && !side.players.empty())
                if (const FactionDef* faction = style.library.faction(side.players.front().faction))
                    name = faction->colour;
            const QColor colour(QString::fromStdString(name));
            static constexpr QRgb spare[] = {0xFF0072B2, 0xFF8C2D19, 0xFF00795A, 0xFF8E3F73};
            return {inkTone(colour.isValid() ? colour.rgb() : spare[index % 4], 1, style.grey), index};
        }
        ++index;
    }
    return {inkTone(0xFF5E5A55, 1, style.grey), 3};
}

SideInk zoneInk(const TokenStyle& style, const Zone& zone) {
    SideInk ink = sideInk(style, zone.side);
    if (const QColor own(QString::fromStdString(zone.colour)); own.isValid())
        ink.colour = inkTone(own.rgb(), 1, style.grey);
    return ink;
}

void paintZone(QPainter& painter, const Zone& zone, const TokenStyle& style, const QRectF& visible) {
    if (zone.cells.empty() || !visible.intersects(zoneBounds(zone)))
        return;
    const SideInk ink = zoneInk(style, zone);
    QColor tint = ink.colour;
    const bool area = zone.kind == Zone::Kind::Area;
    const bool highlit = !zone.colour.empty();
    if (!style.grey) {
        tint.setAlphaF(highlit ? 0.38F : area ? 0.12F : 0.2F);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillPath(cellsPath(zone.cells), tint);
        painter.setRenderHint(QPainter::Antialiasing, true);
    }
    QPainterPath hatching;
    for (const Cell& cell : zone.cells)
        if (visible.intersects(QRectF(cell.col, cell.row, 1, 1)))
            addHatching(hatching, cell, ink.pattern);
    QColor faint = ink.colour;
    faint.setAlphaF(style.grey ? 0.55F : 0.17F);
    painter.setBrush(Qt::NoBrush);
    if (style.pixelsPerCell >= 10)
        painter.strokePath(hatching, QPen(faint, line(style, 0.02, 0.7), Qt::SolidLine, Qt::FlatCap));
    const double width = line(style, 0.062, 1.5);
    const QPainterPath border = borderPath(zone.cells, 0.035);
    QPen halo(QColor(255, 255, 255, 110), width * 1.6, Qt::SolidLine, Qt::FlatCap);
    painter.strokePath(border, halo);
    QPen outline(ink.colour, width, Qt::CustomDashLine, Qt::FlatCap);
    outline.setDashPattern(area ? QList<qreal>{1, 1.2} : QList<qreal>{4, 2});
    painter.strokePath(border, outline);
    if (zone.kind == Zone::Kind::Exit)
        paintExits(painter, zone, ink.colour, style);
    // The badge stands in the lowest cell at the left: out of the way of the outline's start.
    const Cell corner = *std::max_element(
        zone.cells.begin(), zone.cells.end(),
        [](const Cell& a, const Cell& b) { return a.row != b.row ? a.row < b.row : a.col > b.col; });
    const QString letter = zoneLetter(zone, style);
    if (!letter.isEmpty())
        paintBadge(painter, {corner.col + 0.46, corner.row + 0.5}, letter, ink.colour, style);
}

void paintEntry(QPainter& painter, const EntryArrow& arrow, const TokenStyle& style) {
    const SideInk ink = sideInk(style, arrow.side);
    const QPointF way = wayOf(arrow);
    const QPointF across(-way.y(), way.x());
    const QPointF centre = entryMiddle(arrow);
    const auto at = [&](double along, double side) { return centre + way * along + across * side; };
    const QPolygonF shape{at(0.36, 0),      at(-0.02, 0.34),  at(-0.02, 0.17), at(-0.41, 0.17),
                          at(-0.41, -0.17), at(-0.02, -0.17), at(-0.02, -0.34)};
    painter.setPen(Qt::NoPen);
    painter.setBrush(inkTone(colour::shadow, 0.35, style.grey));
    painter.drawPolygon(shape.translated(0.03, 0.045));
    painter.setPen(QPen(Qt::white, line(style, 0.04, 1.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(ink.colour);
    painter.drawPolygon(shape);
    // There is room for a number or the beginning of a word.
    const QString label = words(arrow.label, style);
    QString sign;
    for (const QChar letter : label.left(3))
        if (letter.isLetterOrNumber())
            sign += letter;
        else
            break;
    if (sign.isEmpty() || style.pixelsPerCell < 14)
        return;
    const double height = style.letters(sign.size() > 1 ? 0.15 : 0.2);
    const QSizeF word = wordSize(sign, height);
    // Letters that the head of the arrow cannot hold stand on its shaft.
    const bool grown = style.smallestLetters > 0 && std::max(word.width(), word.height()) > 0.3;
    const QPointF middle = at(grown ? -0.1 : 0.06, 0);
    const std::optional<QRectF> box = grown ? std::optional(boxAround(middle, word, style)) : std::nullopt;
    if (!style.hasRoomFor(box.value_or(rectAround(middle, word))))
        return;
    if (box)
        paintBox(painter, *box, ink.colour, style);
    drawWord(painter, box ? box->center() : middle, sign, height, Qt::white);
}

QPointF entryMiddle(const EntryArrow& arrow) {
    // Comes in from outside, yet its tail ends before the coordinates.
    return QPointF(arrow.at.col + 0.5, arrow.at.row + 0.5) - wayOf(arrow) * 0.32;
}

QPointF objectiveCentre(const Objective& objective, const TokenStyle& style) {
    if (objective.corner)
        return QPointF(objective.corner->col, objective.corner->row);
    std::vector<Cell> cells = objective.cells;
    if (cells.empty() && !objective.element.empty())
        if (const auto element = placedElement(style.scenario, style.library, objective.element))
            cells = element->cells;
    if (cells.empty() && !objective.alternatives.empty())
        cells = objective.alternatives.front();
    if (cells.empty())
        return {0.5, 0.5};
    // The cell nearest to the middle: the mark of an L-shaped area must not stand outside it.
    double x = 0, y = 0;
    for (const Cell& cell : cells) {
        x += cell.col;
        y += cell.row;
    }
    const auto count = static_cast<double>(cells.size());
    const Cell& middle = *std::min_element(cells.begin(), cells.end(), [&](const Cell& a, const Cell& b) {
        return std::hypot(a.col - x / count, a.row - y / count) <
               std::hypot(b.col - x / count, b.row - y / count);
    });
    return QPointF(middle.col + 0.5, middle.row + 0.5);
}

QRectF entryBounds(const EntryArrow& arrow) {
    return {arrow.at.col - 1.0, arrow.at.row - 1.0, 3, 3};
}

QRectF zoneBounds(const Zone& zone) {
    QRect bounds;
    for (const Cell& cell : zone.cells)
        bounds |= QRect(cell.col, cell.row, 1, 1);
    return QRectF(bounds).adjusted(-0.2, -0.2, 0.2, 0.2);
}

QRectF cornerBounds(const PlacedCorner& corner) {
    return {corner.at.col - 0.27, corner.at.row - 0.27, 0.54, 0.54};
}

QRectF objectiveBounds(const Objective& objective, const TokenStyle& style) {
    constexpr QSizeF mark(1.2, 1.2);
    QRectF bounds;
    if (objective.cells.size() > 1)
        for (const Cell& cell : objective.cells)
            bounds |= QRectF(cell.col, cell.row, 1, 1);
    for (const std::vector<Cell>& place : objective.alternatives)
        if (!place.empty())
            bounds |= rectAround(QPointF(place.front().col + 0.5, place.front().row + 0.5), mark);
    if (objective.cells.empty() && !objective.corner && objective.element.empty())
        return bounds;
    const QPointF centre = objectiveCentre(objective, style);
    bounds |= rectAround(centre, mark);
    if (objective.value != 0)
        bounds |= QRectF(
            centre, QSizeF(0.4 + 0.1 * static_cast<double>(std::to_string(objective.value).size()), 0.5));
    if (const QString label = words(objective.label, style); !label.isEmpty()) {
        const double half = wordWidth(label, labelHeight(style), false) / 2 + 0.1;
        bounds |= QRectF(centre.x() - half, centre.y(), 2 * half, 0.475 + labelHeight(style));
    }
    const double grown = 2 * style.smallestLetters;
    return bounds.adjusted(-grown, -grown, grown, grown);
}

void paintObjective(QPainter& painter, const Objective& objective, int number, const TokenStyle& style) {
    static constexpr QRgb golds[] = {0xFFF2C237, 0xFFD9DBDD, 0xFFC98B4B};
    const QColor body = inkTone(golds[static_cast<int>(objective.kind)], 1, style.grey);
    const QColor ink = inkTone(colour::ink, 1, style.grey);
    if (objective.cells.size() > 1) {
        QPen pen(ink, line(style, 0.035, 1), Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2, 2});
        const QPainterPath border = borderPath(objective.cells, 0.09);
        painter.setBrush(Qt::NoBrush);
        painter.strokePath(border, QPen(body, line(style, 0.06, 1.6)));
        painter.strokePath(border, pen);
    }
    const bool bonus = objective.kind == Objective::Kind::Bonus;
    const double notch = bonus ? 0.75 * 0.86 : objective.kind == Objective::Kind::Main ? 0.46 : 0.55;
    const auto mark = [&](QPointF centre, double radius, bool faint) {
        const QString name = QString::number(number) + (faint ? QStringLiteral("?") : QString());
        const double height = style.letters(number > 9 || faint ? 0.17 : 0.22);
        const QSizeF word = wordSize(name, height);
        const bool named = style.pixelsPerCell >= 12 && style.hasRoomFor(rectAround(centre, word));
        // The star grows with a number that does not fit between its notches.
        if (style.smallestLetters > 0 && named)
            radius = std::max(radius, reachOf(word) / notch);
        const QPolygonF shape = bonus ? star(centre, radius * 0.86, 4, 0.75) : star(centre, radius, 5, notch);
        painter.save();
        if (faint)
            painter.setOpacity(0.55);
        painter.setPen(Qt::NoPen);
        painter.setBrush(inkTone(colour::shadow, 0.35, style.grey));
        painter.drawPolygon(shape.translated(0.03, 0.045));
        painter.setPen(QPen(ink, line(style, 0.036, 1), Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        painter.setBrush(body);
        painter.drawPolygon(shape);
        if (objective.kind == Objective::Kind::Secondary) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(ink, line(style, 0.016, 0.5)));
            painter.drawPolygon(star(centre, radius * 0.76, 5, 0.55));
        }
        if (named)
            drawWord(painter, centre + QPointF(0, 0.02), name, height, ink);
        painter.restore();
        return radius;
    };
    for (std::size_t i = 0; i < objective.alternatives.size(); ++i)
        if (!objective.alternatives[i].empty()) {
            const Cell& cell = objective.alternatives[i].front();
            mark(QPointF(cell.col + 0.5, cell.row + 0.5), 0.3, true);
        }
    if (objective.cells.empty() && !objective.corner && objective.element.empty())
        return;
    const QPointF centre = objectiveCentre(objective, style);
    // What follows stands below the number and the star.
    double below = std::max(0.375, mark(centre, 0.36, false) * 0.81 + 0.02);
    if (objective.value != 0 && style.pixelsPerCell >= 22) {
        const QString value = QString::number(objective.value);
        const double height = style.letters(0.15);
        const double grown = height - 0.15;
        const double top = std::max(0.15, style.letters(0.22) * 0.365 + 0.03);
        const QRectF bubble(centre.x() + 0.13, centre.y() + top,
                            0.16 + (0.1 + 0.7 * grown) * static_cast<double>(value.size()),
                            0.23 + grown * 0.75);
        painter.setPen(QPen(Qt::white, line(style, 0.018, 0.6)));
        painter.setBrush(ink);
        const double round = 0.11 + grown * 0.36;
        painter.drawRoundedRect(bubble, round, round);
        drawWord(painter, bubble.center(), value, height, Qt::white);
        if (grown > 0)
            below = std::max(below, bubble.bottom() - centre.y());
    }
    const QString label = words(objective.label, style);
    if (!label.isEmpty() && style.pixelsPerCell >= 44) {
        const double height = labelHeight(style);
        const double width = wordWidth(label, height, false) + 0.14;
        QRectF strip(centre.x() - width / 2, centre.y() + below, width, 0.075 + height);
        if (style.smallestLetters > 0)
            strip = onMap(strip, style);
        painter.setPen(Qt::NoPen);
        painter.setBrush(inkTone(colour::paper, 0.86, style.grey));
        painter.drawRoundedRect(strip, 0.05, 0.05);
        drawWord(painter, strip.center(), label, height, ink, false);
    }
}

}  // namespace bocage::model::map
