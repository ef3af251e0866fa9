#include "model/render/piece_text.h"

#include <QCache>
#include <QFont>
#include <QFontMetricsF>
#include <QMutex>
#include <QMutexLocker>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <array>

#include "model/render/map/ink.h"
#include "model/render/map/lettering.h"

namespace bocage::model {

namespace {

constexpr int outlineSize = 100;         ///< em of the cached outlines
constexpr double capitalHeight = 0.729;  ///< of DejaVu Sans, in ems
const QChar ellipsis(0x2026);

QFont pieceFont(TextWeight weight) {
    QFont font(QStringLiteral("DejaVu Sans Condensed"));
    font.setStretch(QFont::SemiCondensed);
    font.setPixelSize(outlineSize);
    font.setBold(weight == TextWeight::Bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleHint(QFont::SansSerif);
    map::keepLettersApart(font);
    return font;
}

struct Outline {
    QPainterPath path;
    double width = 0;
};

/// Numbers and names come again and again; shaping them anew for every piece would dominate drawing.
Outline outlineOf(const QString& text, TextWeight weight) {
    static QMutex mutex;
    static QCache<QString, Outline> known(4096);
    const QString key = (weight == TextWeight::Bold ? QLatin1Char('b') : QLatin1Char('n')) + text;
    const QMutexLocker lock(&mutex);
    if (const Outline* found = known.object(key))
        return *found;
    const QFont font = pieceFont(weight);
    auto* made = new Outline;
    made->path.addText(0, 0, font, text);
    made->width = QFontMetricsF(font).horizontalAdvance(text);
    map::makeShareable(std::array{static_cast<const QPainterPath*>(&made->path)});
    const Outline copy = *made;
    known.insert(key, made);
    return copy;
}

double widthOf(const QString& text, double size, TextWeight weight) {
    return outlineOf(text, weight).width * size / outlineSize;
}

/// Pages take letters along once, with their font; everybody else gets outlines, which need none.
bool bringsFonts(const QPainter& painter) {
    const QPaintEngine* engine = painter.paintEngine();
    return engine && engine->type() == QPaintEngine::Pdf;
}

void drawLetters(QPainter& painter, const QPointF& baseline, const QString& text, double size,
                 const QColor& colour, TextWeight weight) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(baseline);
    painter.scale(size / outlineSize, size / outlineSize);
    if (bringsFonts(painter)) {
        painter.setFont(pieceFont(weight));
        painter.setPen(colour);
        painter.drawText(QPointF(), text);
    } else {
        painter.fillPath(outlineOf(text, weight).path, colour);
    }
    painter.restore();
}

QString elidedTo(const QString& text, double width, double size, TextWeight weight) {
    for (qsizetype length = text.size() - 1; length > 0; --length) {
        const QString shorter = text.left(length).trimmed() + ellipsis;
        if (widthOf(shorter, size, weight) <= width)
            return shorter;
    }
    return widthOf(QString(ellipsis), size, weight) <= width ? QString(ellipsis) : QString();
}

double leftOf(const QRectF& rect, double width, Qt::Alignment alignment) {
    if (alignment & Qt::AlignLeft)
        return rect.left();
    if (alignment & Qt::AlignRight)
        return rect.right() - width;
    return rect.center().x() - width / 2;
}

/// Greedy lines; a word wider than the room is cut, which `cut` tells.
QStringList linesOf(const QString& text, double width, double size, TextWeight weight, bool& cut) {
    cut = false;
    QStringList lines;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        QString line;
        for (const QString& word : paragraph.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
            if (widthOf(longer, size, weight) <= width) {
                line = longer;
                continue;
            }
            if (!line.isEmpty())
                lines.append(line);
            const bool fits = widthOf(word, size, weight) <= width;
            cut = cut || !fits;
            line = fits ? word : elidedTo(word, width, size, weight);
        }
        lines.append(line);
    }
    return lines;
}

}  // namespace

TextFit fitText(const QString& text, double width, double wantedSize, double smallestSize,
                TextWeight weight) {
    TextFit fit{text, wantedSize, 0, false};
    const double perEm = widthOf(text, 1, weight);
    if (perEm > 0)
        fit.size = qMin(wantedSize, width / perEm);
    if (fit.size < smallestSize) {
        fit.size = smallestSize;
        fit.text = elidedTo(text, width, smallestSize, weight);
        fit.elided = true;
    }
    fit.width = widthOf(fit.text, fit.size, weight);
    return fit;
}

TextFit drawText(QPainter& painter, const QRectF& rect, const QString& text, const QColor& colour,
                 double wantedSize, double smallestSize, Qt::Alignment alignment, TextWeight weight) {
    const TextFit fit = fitText(text, rect.width(), wantedSize, smallestSize, weight);
    const QPointF baseline(leftOf(rect, fit.width, alignment),
                           rect.center().y() + fit.size * capitalHeight / 2);
    drawLetters(painter, baseline, fit.text, fit.size, colour, weight);
    return fit;
}

WrappedText wrapText(const QString& text, const QSizeF& room, double wantedSize, double smallestSize,
                     TextWeight weight) {
    WrappedText result;
    for (double size = wantedSize;; size = qMax(smallestSize, size * 0.94)) {
        result.size = size;
        bool cut = false;
        result.lines = linesOf(text, room.width(), size, weight, cut);
        const auto fitting = static_cast<qsizetype>((room.height() + 0.2 * size) / (size * lineSpacing));
        const bool enough = result.lines.size() <= fitting;
        if (enough && (!cut || size <= smallestSize)) {
            result.elided = cut;
            return result;
        }
        if (size <= smallestSize) {
            result.elided = true;
            result.lines = result.lines.first(qMax<qsizetype>(0, fitting));
            if (!result.lines.isEmpty())
                result.lines.last() =
                    elidedTo(result.lines.last() + QStringLiteral("  "), room.width(), size, weight);
            return result;
        }
    }
}

WrappedText drawWrappedText(QPainter& painter, const QRectF& rect, const QString& text, const QColor& colour,
                            double wantedSize, double smallestSize, Qt::Alignment alignment,
                            TextWeight weight) {
    const WrappedText wrapped = wrapText(text, rect.size(), wantedSize, smallestSize, weight);
    const double height = static_cast<double>(wrapped.lines.size()) * wrapped.size * lineSpacing;
    double top = rect.top();
    if (alignment & Qt::AlignVCenter)
        top = rect.center().y() - height / 2;
    for (const QString& line : wrapped.lines) {
        const double width = widthOf(line, wrapped.size, weight);
        const double baseline = top + wrapped.size * lineSpacing / 2 + wrapped.size * capitalHeight / 2;
        drawLetters(painter, QPointF(leftOf(rect, width, alignment), baseline), line, wrapped.size, colour,
                    weight);
        top += wrapped.size * lineSpacing;
    }
    return wrapped;
}

}  // namespace bocage::model
