#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace bocage::model::map {

/// Draws f and i as two letters, not as one sign that looks like both: who searches a page, or copies from
/// it, looks for letters.
void keepLettersApart(QFont& font);

/// Which names of a row of cells are written so that they do not run into each other: all, or every second,
/// fifth, tenth … `needed` is the room of the longest, in cells.
int nameStep(double needed);

/// Text in cell units. Fonts have no sensible metrics at a height of half a unit, so text is laid out at a
/// hundred units per cell and scaled: the same proportions at every zoom and on paper.
QFont mapFont(double cells, bool bold, bool condensed = false);

/// One line centred on a point; `height` is the size of the font in cells.
void drawWord(QPainter& painter, QPointF centre, const QString& text, double height, const QColor& colour,
              bool bold = true);
/// Width of a line in cells.
double wordWidth(const QString& text, double height, bool bold = true);
/// The same with the height of its capitals: what a mark around it has to hold.
QSizeF wordSize(const QString& text, double height, bool bold = true);
/// Wrapped and centred in a rectangle, shrunk when it does not fit.
void drawWords(QPainter& painter, const QRectF& rect, const QString& text, double height,
               const QColor& colour);

}  // namespace bocage::model::map
