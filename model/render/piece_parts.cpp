#include "model/render/piece_parts.h"

#include <QPainter>

#include "model/render/piece_text.h"

namespace bocage::model {

void drawBubble(QPainter& painter, const QPointF& centre, double radius, const QString& text,
                const PieceStyle& style, const QColor& ground) {
    painter.setPen(QPen(style.tone(tint::white), radius * 0.18));
    painter.setBrush(style.tone(ground));
    painter.drawEllipse(centre, radius, radius);
    drawText(painter, QRectF(centre.x() - radius * 0.78, centre.y() - radius, radius * 1.56, radius * 2),
             text, style.tone(readableOn(style.tone(ground))), radius * 1.5, radius * 0.7);
}

void drawNameStrip(QPainter& painter, const QRectF& rect, const QString& name, bool damaged,
                   const PieceStyle& style) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.tone(damaged ? tint::damaged : tint::ink));
    const double round = rect.height() * 0.2;
    painter.drawRoundedRect(rect, round, round);
    if (damaged && style.grey) {
        // Red is gone: a white line under the name says "damaged".
        painter.setPen(QPen(tint::white, rect.height() * 0.08));
        const double y = rect.bottom() - rect.height() * 0.13;
        painter.drawLine(QPointF(rect.left() + round, y), QPointF(rect.right() - round, y));
    }
    if (style.detail != PieceDetail::Full)
        return;
    const double in = rect.height() * 0.28;
    drawText(painter, rect.adjusted(in, 0, -in, 0), name, style.tone(tint::white), rect.height() * 0.74,
             rect.height() * 0.44);
}

}  // namespace bocage::model
