#pragma once

#include <QColor>
#include <QImage>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <memory>

#include "model/library/pack_scans.h"
#include "model/render/vector_art.h"

class QPainter;

namespace bocage::model {

using DrawingPtr = std::shared_ptr<const PackDrawing>;

/// The drawing of a pack that a symbol or silhouette names in full, `my-box:art/anchor.svg`; null for any
/// other name and where there is no such picture.
DrawingPtr ownDrawing(const QString& name);

/// Width and height in units of its own.
QSizeF drawingSize(const PackDrawing& drawing);

/// In its own colours, those of tints replaced, filling the rectangle.
void paintDrawing(QPainter& painter, const QRectF& rect, const PackDrawing& drawing, const Recolour& tints,
                  bool grey);

/// As a symbol, in one ink, as large as fits: what is dark takes the ink, what is light or clear stays clear,
/// so that black on white paper will do.
void paintInInk(QPainter& painter, const QRectF& rect, const PackDrawing& drawing, const QColor& ink);
QImage drawingInInk(const PackDrawing& drawing, int pixels, const QColor& ink);

/// As the whole side of a piece: the picture covers it, corners rounded as cardboard has them.
void paintPieceArt(QPainter& painter, const QRectF& rect, const PackDrawing& drawing, bool grey);

}  // namespace bocage::model
