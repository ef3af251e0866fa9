#include "model/render/map/frame.h"

#include <QRadialGradient>
#include <algorithm>

#include "model/render/map/ink.h"
#include "model/render/map/lettering.h"
#include "model/render/map/palette.h"

namespace bocage::model::map {

void paintCoordinates(QPainter& painter, const QRect& cells, const QRectF& visible, bool grey) {
    const QColor ink = inkTone(0xFFEFE9DB, 1, grey);
    constexpr double height = 0.19;
    constexpr double out = (rimReach + surroundWidth) / 2;
    // A long row number is written smaller rather than over an arrow or off the picture.
    const auto fitting = [](const QString& name) {
        return height * std::min(1.0, (surroundWidth - rimReach - 0.01) / wordWidth(name, height, false));
    };
    const QRectF field(cells);
    const auto seen = [&](QPointF at) {
        return visible.intersects(QRectF(at - QPointF(0.4, 0.3), QSizeF(0.8, 0.6)));
    };
    for (int col = cells.left(); col <= cells.right(); ++col) {
        const QString name = QString::fromStdString(rules::columnName(col));
        for (const double y : {field.top() - out, field.bottom() + out})
            if (const QPointF at(col + 0.5, y); seen(at))
                drawWord(painter, at, name, height, ink, false);
    }
    for (int row = cells.top(); row <= cells.bottom(); ++row) {
        const QString name = QString::number(row + 1);
        for (const double x : {field.left() - out, field.right() + out})
            if (const QPointF at(x, row + 0.5); seen(at))
                drawWord(painter, at, name, fitting(name), ink, false);
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
