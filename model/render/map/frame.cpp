#include "model/render/map/frame.h"

#include <QRadialGradient>
#include <algorithm>

#include "model/render/map/ink.h"
#include "model/render/map/lettering.h"
#include "model/render/map/palette.h"

namespace bocage::model::map {

void paintCoordinates(QPainter& painter, const QRect& cells, const QRectF& visible, bool grey,
                      double smallest) {
    if (cells.isEmpty())
        return;
    const QColor ink = inkTone(0xFFEFE9DB, 1, grey);
    constexpr double capital = 0.73;  // of a letter's height
    // No larger than what the surround can hold.
    const double height = std::max(0.19, std::min(smallest, (surroundWidth - 0.04) / capital));
    const double out = surroundWidth - std::max((surroundWidth - rimReach) / 2, height * capital / 2 + 0.02);
    const auto columnName = [](int col) { return QString::fromStdString(rules::columnName(col)); };
    const auto rowName = [](int row) { return QString::number(row + 1); };
    const double gap = smallest > 0 ? height / 2 : 0;
    const double columnRoom = smallest > 0 ? wordWidth(columnName(cells.right()), height, false) + gap : 0;
    const double rowWidth = wordWidth(rowName(cells.bottom()), height, false);
    // A long row number is written smaller rather than over an arrow or off the picture, and along the edge
    // where it would be too small to read.
    const double upright = surroundWidth - rimReach - 0.01;
    const bool along = rowWidth > upright && height * upright / rowWidth < smallest;
    const auto fitting = [&](const QString& name) {
        return along ? height : height * std::min(1.0, upright / wordWidth(name, height, false));
    };
    const double rowRoom = smallest > 0 ? (along ? rowWidth : height * capital) + gap : 0;
    const auto written = [](int index, int step) { return (index + 1) % step == 0; };
    const QRectF field(cells);
    const auto seen = [&](QPointF at) {
        return visible.intersects(QRectF(at - QPointF(0.5, 0.5), QSizeF(1, 1)));
    };
    for (int col = cells.left(); col <= cells.right(); ++col)
        for (const double y : {field.top() - out, field.bottom() + out})
            if (const QPointF at(col + 0.5, y); written(col, nameStep(columnRoom)) && seen(at))
                drawWord(painter, at, columnName(col), height, ink, false);
    for (int row = cells.top(); row <= cells.bottom(); ++row)
        for (const double x : {field.left() - out, field.right() + out})
            if (const QPointF at(x, row + 0.5); written(row, nameStep(rowRoom)) && seen(at)) {
                painter.save();
                painter.translate(at);
                if (along)
                    painter.rotate(-90);
                drawWord(painter, {}, rowName(row), fitting(rowName(row)), ink, false);
                painter.restore();
            }
}

void paintConditions(QPainter& painter, const QRect& cells, const QRectF& visible,
                     const std::vector<std::string>& conditions, bool grey) {
    const auto has = [&](const char* name) {
        return std::find(conditions.begin(), conditions.end(), name) != conditions.end();
    };
    const QRectF field = QRectF(cells) & visible;
    if (field.isEmpty())
        return;
    const auto vignette = [&](QRgb rgb, double middle, double rim) {
        const QRectF whole(cells);
        QRadialGradient light(whole.center(), std::max(whole.width(), whole.height()) * 0.72);
        light.setColorAt(0, inkTone(rgb, middle, grey));
        light.setColorAt(0.55, inkTone(rgb, middle + (rim - middle) * 0.35, grey));
        light.setColorAt(1, inkTone(rgb, rim, grey));
        painter.fillRect(field, light);
    };
    if (has("night"))
        vignette(0xFF1B2748, 0.16, 0.34);
    if (has("cave"))
        vignette(0xFF201A14, 0.08, 0.3);
    if (has("fog"))
        vignette(0xFFF0EEE6, 0.16, 0.36);
}

void paintGhost(QPainter& painter, const QRectF& rect, const QString& name, double pixelsPerCell, bool grey) {
    const QRectF inner = rect.adjusted(0.05, 0.05, -0.05, -0.05);
    painter.fillRect(inner, inkTone(colour::paper, 0.55, grey));
    QList<QLineF> hatching;
    const double span = inner.width() + inner.height();
    for (double at = 0.14; at < span; at += 0.14)
        hatching << QLineF(
            inner.left() + std::max(0.0, at - inner.height()), inner.top() + std::min(inner.height(), at),
            inner.left() + std::min(inner.width(), at), inner.top() + std::max(0.0, at - inner.width()));
    painter.setPen(QPen(inkTone(colour::ink, 0.25, grey), std::max(0.012, 0.5 / pixelsPerCell)));
    painter.drawLines(hatching);
    QPen dashed(inkTone(0xFFB3261E, 1, grey), std::max(0.035, 1.2 / pixelsPerCell));
    dashed.setDashPattern({3, 2});
    painter.setPen(dashed);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(inner, 0.06, 0.06);
    if (pixelsPerCell >= 18)
        drawWords(painter, inner.adjusted(0.05, 0.05, -0.05, -0.05), name, 0.17,
                  inkTone(colour::ink, 1, grey));
}

void paintNote(QPainter& painter, const rules::Note& note, const QString& text, double pixelsPerCell) {
    const QRectF sheet(note.at.col + 0.14, note.at.row + 0.14, 0.72, 0.72);
    QPainterPath paper;
    paper.moveTo(sheet.topLeft());
    paper.lineTo(sheet.topRight());
    paper.lineTo(sheet.right(), sheet.bottom() - 0.16);
    paper.lineTo(sheet.right() - 0.16, sheet.bottom());
    paper.lineTo(sheet.bottomLeft());
    paper.closeSubpath();
    painter.fillPath(paper.translated(0.035, 0.045), inkTone(colour::shadow, 0.3, false));
    painter.fillPath(paper, QColor(0xFF, 0xEE, 0xA8));
    painter.strokePath(paper, QPen(QColor(0x8A, 0x74, 0x28), std::max(0.016, 0.6 / pixelsPerCell)));
    QPainterPath fold;
    fold.addPolygon(QPolygonF{{sheet.right(), sheet.bottom() - 0.16},
                              {sheet.right() - 0.16, sheet.bottom()},
                              {sheet.right() - 0.14, sheet.bottom() - 0.14},
                              {sheet.right(), sheet.bottom() - 0.16}});
    painter.fillPath(fold, QColor(0xD9, 0xC0, 0x62));
    if (pixelsPerCell >= 24)
        drawWords(painter, sheet.adjusted(0.05, 0.04, -0.05, -0.12), text, 0.15,
                  inkTone(colour::ink, 1, false));
}

}  // namespace bocage::model::map
