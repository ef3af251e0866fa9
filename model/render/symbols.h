#pragma once

#include <QColor>
#include <QImage>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace bocage::model {

/// Our symbols: one SVG file each in resources/symbols, one ink, a grid of 16 units. They stand for
/// abilities, terrain effects, option kinds, markers, madness, classes and factions.

/// Names of all symbols, in order.
QStringList symbolNames();
/// The symbol a name stands for: itself (also a drawing of a pack by its full name), or the option kind of
/// that name ("equipment" is drawn by "option-equipment"). Empty when there is no such drawing.
QString symbolNamed(const QString& name);

/// Draws a symbol in one colour. Nothing is drawn when there is none of that name.
void drawSymbol(QPainter& painter, const QRectF& rect, const QString& name, const QColor& ink);
/// On a transparent ground, in device pixels.
QImage symbolImage(const QString& name, int pixels, const QColor& ink);

/// Icons of the window's actions (resources/icons/actions), of the same family.
QStringList actionIconNames();
QImage actionIconImage(const QString& name, int pixels, const QColor& ink);

}  // namespace bocage::model
