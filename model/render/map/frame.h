#pragma once

#include <QPainter>
#include <QRectF>

#include "rules/scenario/scenario.h"

namespace bocage::model::map {

/// How far the dark surround reaches beyond the battlefield, in cells.
inline constexpr double surroundWidth = 0.55;
/// How far doors', windows' and entries' arrows reach beyond the battlefield; names stand farther out.
inline constexpr double rimReach = 0.3;

/// Column letters and row numbers in the surround, no smaller than `smallest` (in cells): where that leaves
/// no room for all, some of them.
void paintCoordinates(QPainter& painter, const QRect& cells, const QRectF& visible, bool grey,
                      double smallest = 0);
/// Night, fog and caves change the light over the whole field, lightly: everything stays readable.
void paintConditions(QPainter& painter, const QRect& cells, const QRectF& visible,
                     const std::vector<std::string>& conditions, bool grey);
/// References that no pack resolves: dashed outline, hatching, name.
void paintGhost(QPainter& painter, const QRectF& rect, const QString& name, double pixelsPerCell, bool grey);
void paintNote(QPainter& painter, const rules::Note& note, const QString& text, double pixelsPerCell);

}  // namespace bocage::model::map
