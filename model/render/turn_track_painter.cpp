#include "model/render/turn_track_painter.h"

#include <QPainter>
#include <QPainterPath>

#include "model/render/symbols.h"
#include "model/render/vector_art.h"

namespace bocage::model {

namespace {

QColor shade(const QColor& colour, const TrackStyle& style) {
    return style.grey ? withoutHue(colour) : colour;
}

}  // namespace

void drawTrackSpace(QPainter& painter, const QRectF& rect, int turn, bool played, const FactionLook* first,
                    const TrackStyle& style) {
    const double unit = style.unit;
    painter.setPen(QPen(style.line, unit, played ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(played ? style.field : QColor(Qt::transparent));
    painter.drawRoundedRect(rect, 6 * unit, 6 * unit);
    painter.setFont(style.number);
    painter.setPen(played ? style.ink : style.muted);
    painter.drawText(rect.adjusted(10 * unit, 5 * unit, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                     QString::number(turn));
    if (!played || !first)
        return;
    // Initiative: the faction's sign at the top right.
    const QRectF mark(rect.right() - 25 * unit, rect.top() + 6 * unit, 18 * unit, 18 * unit);
    const QColor ground = shade(first->colour, style);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(mark);
    drawSymbol(painter, mark.adjusted(3 * unit, 3 * unit, -3 * unit, -3 * unit), first->symbol,
               readableOn(ground));
}

QColor drawTrackToken(QPainter& painter, const QRectF& rect, const FactionLook* faction,
                      const TrackStyle& style) {
    const double unit = style.unit;
    const QColor ground = shade(faction ? faction->colour : QColor(0x6E, 0x67, 0x5C), style);
    painter.setBrush(ground);
    painter.setPen(QPen(ground.darker(130), unit));
    painter.drawRoundedRect(rect, 5 * unit, 5 * unit);
    const QColor ink = readableOn(ground);
    const QRectF mark(rect.left() + 5 * unit, rect.center().y() - 7 * unit, 14 * unit, 14 * unit);
    if (faction) {
        drawSymbol(painter, mark, faction->symbol, ink);
        return ink;
    }
    painter.setPen(QPen(ink, 1.7 * unit));
    painter.setBrush(Qt::NoBrush);
    const QPointF middle = mark.center();
    const double reach = 6 * unit;
    painter.drawPolygon(QPolygonF{middle - QPointF(0, reach), middle + QPointF(reach, 0),
                                  middle + QPointF(0, reach), middle - QPointF(reach, 0)});
    return ink;
}

void drawTrackEnd(QPainter& painter, const QRectF& rect, bool set, const QString& word,
                  const TrackStyle& style) {
    const double unit = style.unit;
    QPainterPath flag;
    flag.moveTo(rect.topLeft());
    flag.lineTo(rect.right(), rect.top());
    flag.lineTo(rect.right() - 9 * unit, rect.center().y());
    flag.lineTo(rect.right(), rect.bottom());
    flag.lineTo(rect.left(), rect.bottom());
    flag.closeSubpath();
    if (set) {
        painter.fillPath(flag, style.end);
    } else {
        painter.setPen(QPen(style.end, 1.5 * unit, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(flag);
    }
    painter.setFont(style.words);
    painter.setPen(set ? readableOn(style.end) : style.end);
    painter.drawText(rect.adjusted(0, 0, -6 * unit, 0), Qt::AlignCenter, word);
}

}  // namespace bocage::model
