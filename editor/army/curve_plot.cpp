#include "editor/army/curve_plot.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

#include "editor/theme/theme.h"

namespace bocage::editor {

namespace {

constexpr int gridLines = 4;
constexpr double markerRadius = 3;

QFont smallFont(bool bold = false) {
    QFont font;
    font.setPixelSize(type::small);
    font.setBold(bold);
    return font;
}

QString number(double value) {
    return QLocale().toString(value, 'f', value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

QString axisNumber(double value) {
    return QLocale().toString(value, 'g', 3);
}

void drawMarker(QPainter& painter, PlotSeries::Marker marker, const QPointF& at) {
    if (marker == PlotSeries::Marker::Circle)
        painter.drawEllipse(at, markerRadius, markerRadius);
    else
        painter.drawRect(
            QRectF(at.x() - markerRadius, at.y() - markerRadius, 2 * markerRadius, 2 * markerRadius));
}

}  // namespace

/// Where axis values lie on the widget.
struct CurvePlot::Frame {
    QRectF area;
    int steps = 0;
    double top = 1;

    double x(int index) const {
        return steps < 2 ? area.center().x() : area.left() + area.width() * index / (steps - 1);
    }
    double y(double value) const { return area.bottom() - area.height() * value / top; }
};

CurvePlot::CurvePlot(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setToolTip(tr("Point at the plot, or press the left and right arrow keys, to read the values."));
}

double CurvePlot::roundUp(double value) {
    if (value <= 0)
        return 1;
    const double power = std::pow(10, std::floor(std::log10(value)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (value <= factor * power * (1 + 1e-9))
            return factor * power;
    return 10 * power;
}

int CurvePlot::steps() const {
    std::size_t longest = 0;
    for (const PlotSeries& series : m_series)
        longest = std::max(longest, series.values.size());
    return static_cast<int>(longest);
}

void CurvePlot::show(std::vector<PlotSeries> series, int first, const QString& horizontal,
                     const QString& vertical) {
    m_series = std::move(series);
    m_first = first;
    m_horizontal = horizontal;
    m_vertical = vertical;
    double highest = 0;
    for (const PlotSeries& line : m_series)
        for (const double value : line.values)
            highest = std::max(highest, value);
    m_top = roundUp(highest);
    m_cursor = std::min(m_cursor, steps() - 1);
    setAccessibleName(tr("%1 by %2").arg(m_vertical, m_horizontal));
    QStringList lines;
    for (const PlotSeries& line : m_series)
        if (!line.values.empty())
            lines << tr("%1: from %2 to %3")
                         .arg(line.name, number(line.values.front()), number(line.values.back()));
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    update();
}

std::optional<int> CurvePlot::cursor() const {
    return m_cursor < 0 ? std::nullopt : std::optional(m_first + m_cursor);
}

CurvePlot::Frame CurvePlot::frame() const {
    const QFontMetrics metrics(smallFont());
    int widest = 0;
    for (int line = 0; line <= gridLines; ++line)
        widest = std::max(widest, metrics.horizontalAdvance(axisNumber(m_top * line / gridLines)));
    const double above = metrics.height() * (1 + static_cast<double>(m_series.size())) + 12;
    return {QRectF(widest + 12, above, width() - widest - 22, height() - above - 2 * metrics.height() - 12),
            steps(), m_top};
}

void CurvePlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Frame place = frame();
    if (place.steps == 0)
        return;
    drawAxes(painter, place);
    for (const PlotSeries& series : m_series)
        drawSeries(painter, place, series);
    drawLegend(painter);
    if (m_cursor >= 0)
        drawCursor(painter, place);
    if (hasFocus()) {
        painter.setPen(QPen(Theme::current().accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
}

void CurvePlot::drawAxes(QPainter& painter, const Frame& place) const {
    const Theme theme = Theme::current();
    painter.setFont(smallFont());
    const QFontMetrics metrics(painter.font());
    for (int line = 0; line <= gridLines; ++line) {
        const double value = m_top * line / gridLines;
        const double y = std::round(place.y(value)) + 0.5;
        painter.setPen(QPen(theme.line, 1, line == 0 ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(place.area.left(), y), QPointF(place.area.right(), y));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(0, y - metrics.height() / 2.0, place.area.left() - 6, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, axisNumber(value));
    }
    // As many numbers as have room.
    const int room = metrics.horizontalAdvance(QString::number(m_first + place.steps)) + 10;
    const int every =
        std::max(1, static_cast<int>(std::ceil(room * place.steps / std::max(1.0, place.area.width()))));
    for (int index = 0; index < place.steps; index += every) {
        const double x = place.x(index);
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(x, place.area.bottom()), QPointF(x, place.area.bottom() + 3));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(x - room, place.area.bottom() + 4, 2 * room, metrics.height()),
                         Qt::AlignCenter, QString::number(m_first + index));
    }
    painter.setPen(theme.ink);
    painter.drawText(QRectF(0, height() - metrics.height() - 3, width(), metrics.height()), Qt::AlignCenter,
                     metrics.elidedText(m_horizontal, Qt::ElideRight, width()));
    painter.setFont(smallFont(true));
    painter.drawText(QRectF(6, 2, width() - 12, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(painter.font()).elidedText(m_vertical, Qt::ElideRight, width() - 12));
}

void CurvePlot::drawSeries(QPainter& painter, const Frame& place, const PlotSeries& series) const {
    QPainterPath path;
    for (std::size_t i = 0; i < series.values.size(); ++i) {
        const QPointF point(place.x(static_cast<int>(i)), place.y(series.values[i]));
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(series.colour, 2, series.style, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(series.colour, 1.5));
    painter.setBrush(Theme::current().panel);
    for (std::size_t i = 0; i < series.values.size(); ++i)
        drawMarker(painter, series.marker, {place.x(static_cast<int>(i)), place.y(series.values[i])});
}

void CurvePlot::drawLegend(QPainter& painter) const {
    painter.setFont(smallFont());
    const QFontMetrics metrics(painter.font());
    double y = metrics.height() + 4;
    for (const PlotSeries& series : m_series) {
        const QString value = m_cursor >= 0 && m_cursor < static_cast<int>(series.values.size())
                                  ? number(series.values[static_cast<std::size_t>(m_cursor)])
                                  : QString();
        const double middle = y + metrics.height() / 2.0;
        painter.setPen(QPen(series.colour, 2, series.style));
        painter.drawLine(QPointF(8, middle), QPointF(36, middle));
        painter.setPen(QPen(series.colour, 1.5));
        painter.setBrush(Theme::current().panel);
        drawMarker(painter, series.marker, {22, middle});
        painter.setPen(Theme::current().ink);
        const int valueWidth = value.isEmpty() ? 0 : metrics.horizontalAdvance(value) + 12;
        const QRectF row(44, y, width() - 52, metrics.height());
        painter.drawText(
            row.adjusted(0, 0, -valueWidth, 0), Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(series.name, Qt::ElideRight, static_cast<int>(row.width()) - valueWidth));
        painter.setFont(smallFont(true));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, value);
        painter.setFont(smallFont());
        y += metrics.height();
    }
}

void CurvePlot::drawCursor(QPainter& painter, const Frame& place) const {
    const Theme theme = Theme::current();
    const double x = std::round(place.x(m_cursor)) + 0.5;
    painter.setPen(QPen(theme.muted, 1));
    painter.drawLine(QPointF(x, place.area.top()), QPointF(x, place.area.bottom()));
    for (const PlotSeries& series : m_series)
        if (m_cursor < static_cast<int>(series.values.size())) {
            painter.setPen(QPen(theme.panel, 1));
            painter.setBrush(series.colour);
            drawMarker(painter, series.marker,
                       {place.x(m_cursor), place.y(series.values[static_cast<std::size_t>(m_cursor)])});
        }
    // The axis value itself, on a little plate over the axis.
    painter.setFont(smallFont(true));
    const QString text = QString::number(m_first + m_cursor);
    const QFontMetrics metrics(painter.font());
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + 10, metrics.height() + 2);
    plate.moveCenter({x, place.area.bottom() + 4 + metrics.height() / 2.0});
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(plate, 3, 3);
    painter.setPen(theme.onAccent);
    painter.drawText(plate, Qt::AlignCenter, text);
}

void CurvePlot::moveCursor(int index) {
    const int bounded = steps() == 0 ? -1 : std::clamp(index, 0, steps() - 1);
    if (bounded == m_cursor)
        return;
    m_cursor = bounded;
    update();
}

void CurvePlot::mouseMoveEvent(QMouseEvent* event) {
    const Frame place = frame();
    if (place.steps > 0)
        moveCursor(place.steps < 2 ? 0
                                   : static_cast<int>(
                                         std::lround((event->position().x() - place.area.left()) /
                                                     std::max(1.0, place.area.width()) * (place.steps - 1))));
}

void CurvePlot::leaveEvent(QEvent*) {
    m_cursor = -1;
    update();
}

void CurvePlot::focusOutEvent(QFocusEvent* event) {
    m_cursor = -1;
    QWidget::focusOutEvent(event);
    update();
}

void CurvePlot::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Right:
            return moveCursor(m_cursor + 1);
        case Qt::Key_Left:
            return moveCursor(m_cursor < 0 ? steps() - 1 : m_cursor - 1);
        case Qt::Key_Home:
            return moveCursor(0);
        case Qt::Key_End:
            return moveCursor(steps() - 1);
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace bocage::editor
