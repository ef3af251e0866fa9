#pragma once

#include <QColor>
#include <QPainterPath>
#include <span>

namespace bocage::model::map {

/// A colour of the map as it is to be drawn: so opaque, in grey where that is wanted.
QColor inkTone(QRgb rgb, double alpha, bool grey);

/// A path keeps a form for the paint engine, made when it is first painted, and shares it with its copies:
/// two threads must not be the first at once. Painted here, they may be used by many.
void makeShareable(std::span<const QPainterPath* const> paths);

}  // namespace bocage::model::map
