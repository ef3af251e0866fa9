#pragma once

#include <QRectF>
#include <QString>

class QImage;
class QPainter;

/// Says on a picture that what it shows is not fit for play (see Fitness): quietly, but on the picture
/// itself, so that it cannot get lost.
namespace bocage::model {

/// Room below a map, in cells.
inline constexpr double fitnessLineHeight = 0.42;
inline constexpr double fitnessLetters = 0.22;

/// A strip with the line below `map`; the painter is in cells.
void paintFitnessLine(QPainter& painter, const QRectF& map, const QString& line);
/// A finished picture with the strip added below it, and the line in its description as well.
QImage withFitnessLine(const QImage& picture, const QString& line);
/// A small sign in the corner, where a line could not be read.
void paintUnfitCorner(QImage& image);

}  // namespace bocage::model
