#include "model/render/map/lettering.h"

#include <QFontMetricsF>
#include <algorithm>

namespace bocage::model::map {

namespace {
constexpr double unitsPerCell = 100;
}

void keepLettersApart(QFont& font) {
    // Letters with any space between them are never joined: a hair of it will do.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 32);
}

int nameStep(double needed) {
    static constexpr int steps[] = {1, 2, 5, 10, 20, 50};
    for (const int step : steps)
        if (needed <= step)
            return step;
    return 100;
}

QFont mapFont(double cells, bool bold, bool condensed) {
    QFont font(QStringLiteral("DejaVu Sans"));
    if (condensed)
        font.setStretch(QFont::SemiCondensed);
    font.setPixelSize(std::max(1, static_cast<int>(cells * unitsPerCell + 0.5)));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    keepLettersApart(font);
    return font;
}

double wordWidth(const QString& text, double height, bool bold) {
    return QFontMetricsF(mapFont(height, bold)).horizontalAdvance(text) / unitsPerCell;
}

QSizeF wordSize(const QString& text, double height, bool bold) {
    const QFontMetricsF metrics(mapFont(height, bold));
    return QSizeF(metrics.horizontalAdvance(text), metrics.capHeight()) / unitsPerCell;
}

void drawWord(QPainter& painter, QPointF centre, const QString& text, double height, const QColor& colour,
              bool bold) {
    const QFont font = mapFont(height, bold);
    const QFontMetricsF metrics(font);
    painter.save();
    painter.translate(centre);
    painter.scale(1 / unitsPerCell, 1 / unitsPerCell);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2), text);
    painter.restore();
}

void drawWords(QPainter& painter, const QRectF& rect, const QString& text, double height,
               const QColor& colour) {
    const QSizeF room = rect.size() * unitsPerCell;
    const QRectF frame(-room.width() / 2, -room.height() / 2, room.width(), room.height());
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    QFont font = mapFont(height, false);
    for (double size = height; size > height * 0.45; size *= 0.85) {
        font = mapFont(size, false);
        const QRectF needed = QFontMetricsF(font).boundingRect(frame, flags, text);
        if (needed.width() <= frame.width() && needed.height() <= frame.height())
            break;
    }
    painter.save();
    painter.translate(rect.center());
    painter.scale(1 / unitsPerCell, 1 / unitsPerCell);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(frame, flags, text);
    painter.restore();
}

}  // namespace bocage::model::map
