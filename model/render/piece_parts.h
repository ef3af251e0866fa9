#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>

#include "model/render/piece_style.h"

class QPainter;

/// Signs that pieces of any game carry.
namespace bocage::model {

/// Number in a small dark disc.
void drawBubble(QPainter& painter, const QPointF& centre, double radius, const QString& text,
                const PieceStyle& style, const QColor& ground = tint::ink);

/// Dark pill with words; red when the side is damaged.
void drawNameStrip(QPainter& painter, const QRectF& rect, const QString& name, bool damaged,
                   const PieceStyle& style);

}  // namespace bocage::model
