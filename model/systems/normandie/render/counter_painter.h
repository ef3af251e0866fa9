#pragma once

#include <QRectF>
#include <QString>

#include "model/render/piece_style.h"
#include "rules/systems/normandie/content/content.h"

class QPainter;

namespace bocage::model {

/// Width over height of a counter: 2 for two spaces in line, else 1.
double counterAspect(const rules::normandie::Unit& unit);
/// Where the front of the drawn, unturned counter points, in degrees clockwise from up.
double counterFront(const rules::normandie::Unit& unit);
/// True when the face has the red name of a damaged side.
bool showsDamage(const rules::normandie::Unit& unit, const QString& face);

/// Draws one face of a counter into a rectangle of its aspect.
void paintCounter(QPainter& painter, const QRectF& rect, const rules::normandie::Unit& unit,
                  const QString& face, const rules::Library& library, const PieceStyle& style);

}  // namespace bocage::model
