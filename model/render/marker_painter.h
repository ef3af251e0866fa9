#pragma once

#include <QRectF>
#include <QString>

#include "model/render/piece_style.h"

class QPainter;

namespace bocage::model {

/// A marker or token: shape and ground by category, its symbol large, its name where there is room. All
/// markers of a category that are drawn face down share one back.
void paintMarker(QPainter& painter, const QRectF& rect, const rules::MarkerDef& marker, const QString& face,
                 const PieceStyle& style);

/// A piece whose pack is not there: dashed outline and name, so that nothing is lost from sight.
void paintGhost(QPainter& painter, const QRectF& rect, const QString& name, const PieceStyle& style);

/// Anything with no picture of its own: symbol and name on a plain tile.
void paintPlainPiece(QPainter& painter, const QRectF& rect, const QString& symbol, const QString& name,
                     const QColor& colour, const PieceStyle& style);

}  // namespace bocage::model
