#pragma once

#include <QRectF>
#include <QString>

#include "model/render/piece_style.h"
#include "rules/systems/normandie/content/content.h"

namespace bocage::model {

/// The pictures on counters: resources/silhouettes/<name>.svg. Soldiers stand in a box of 100 × 100;
/// vehicles and creatures of two spaces lie in 200 × 100 and look right; those of four spaces in 200 × 200
/// and look up. The file names carry the variants, so that a picture is added by adding a file: <unit>,
/// <recipe>-<footprint>-<faction>, <recipe>-<faction>, <recipe>-<footprint>, <recipe>; a weakened side takes
/// the same name with "-reduced" where there is one. A drawing of a pack comes before all of them.
QString silhouetteOf(const rules::normandie::Unit& unit, const QString& faction, bool reduced);
/// For a destroyed vehicle.
QString wreckSilhouette(int footprint);

/// Draws it as large as fits, in the faction's tints. A long drawing in a square box is turned to look up.
void drawSilhouette(QPainter& painter, const QRectF& rect, const QString& name, const FactionLook& faction,
                    const PieceStyle& style);
/// The same as a dark shape: something is there, but what?
void drawShadowOf(QPainter& painter, const QRectF& rect, const QString& name, const PieceStyle& style);

}  // namespace bocage::model
