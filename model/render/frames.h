#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

#include "model/render/piece_style.h"

namespace bocage::model {

/// The outline of a counter in the shape of its faction's frame: rounded, chamfered, scalloped, notched, torn
/// or dashed. `unit` is a hundredth of a space, so that shapes keep their size on larger counters.
QPainterPath frameOutline(const QString& shape, const QRectF& rect, double unit);

/// Paper ground with the faction's frame around it. Everything stays inside the rectangle.
void drawFrame(QPainter& painter, const QRectF& rect, double unit, const FactionLook& faction,
               const PieceStyle& style);

/// Symbols of a sub-group: colour, charge and stripes are drawn the same on a tile and on the counters that
/// belong to it, so that they can be sorted at the table.
void drawBadge(QPainter& painter, const QPointF& centre, double radius, const QString& badge,
               const FactionLook& faction, const PieceStyle& style);
/// `stripes` is a list of colour names joined by hyphens, "blue-white".
void drawStripes(QPainter& painter, const QRectF& rect, const QString& stripes, const PieceStyle& style);

}  // namespace bocage::model
