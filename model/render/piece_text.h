#pragma once

#include <QColor>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace bocage::model {

/// Text on pieces is drawn as outlines: pieces are painted at scales where one unit is a fraction of a pixel
/// up to many, and fonts of such sizes have no sane metrics. It never leaves its rectangle: it shrinks, then
/// it is cut with an ellipsis.
struct TextFit {
    QString text;      ///< as drawn
    double size = 0;   ///< height of the em
    double width = 0;  ///< of the drawn text
    bool elided = false;
};

enum class TextWeight { Normal, Bold };

TextFit fitText(const QString& text, double width, double wantedSize, double smallestSize,
                TextWeight weight = TextWeight::Bold);

/// One line, centred on its capitals' height. `alignment` gives the side; the vertical flags are ignored.
TextFit drawText(QPainter& painter, const QRectF& rect, const QString& text, const QColor& colour,
                 double wantedSize, double smallestSize, Qt::Alignment alignment = Qt::AlignHCenter,
                 TextWeight weight = TextWeight::Bold);

struct WrappedText {
    QStringList lines;
    double size = 0;
    bool elided = false;
};

/// Breaks at spaces so that the lines fit the rectangle, at the largest size that does.
WrappedText wrapText(const QString& text, const QSizeF& room, double wantedSize, double smallestSize,
                     TextWeight weight = TextWeight::Normal);
WrappedText drawWrappedText(QPainter& painter, const QRectF& rect, const QString& text, const QColor& colour,
                            double wantedSize, double smallestSize, Qt::Alignment alignment = Qt::AlignLeft,
                            TextWeight weight = TextWeight::Normal);

/// Distance between lines, in ems.
inline constexpr double lineSpacing = 1.22;

}  // namespace bocage::model
