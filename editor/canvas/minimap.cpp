#include "editor/canvas/minimap.h"

#include <QMouseEvent>
#include <QPainter>

#include "editor/canvas/map_canvas.h"
#include "editor/theme/theme.h"
#include "model/render/map_renderer.h"

namespace bocage::editor {

Minimap::Minimap(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("minimap"));
    setMinimumHeight(90);
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(150);  // after the hand rests: the small picture need not follow each step
    connect(&m_redraw, &QTimer::timeout, this, &Minimap::redraw);
}

void Minimap::setCanvas(MapCanvas* canvas) {
    if (m_canvas) {
        m_canvas->disconnect(this);
        m_canvas->document().disconnect(this);
    }
    m_canvas = canvas;
    if (canvas) {
        connect(canvas, &MapCanvas::viewChanged, this, qOverload<>(&QWidget::update));
        connect(&canvas->document(), &model::ScenarioDocument::changed, this, [this] { m_redraw.start(); });
        connect(&canvas->document(), &model::Document::libraryChanged, this, [this] { m_redraw.start(); });
    }
    redraw();
}

QTransform Minimap::fromCells() const {
    const QRectF bounds =
        model::MapRenderer(m_canvas->document().scenario(), m_canvas->document().library()).bounds();
    const double scale = std::min((width() - 16) / bounds.width(), (height() - 16) / bounds.height());
    return QTransform()
        .translate(width() / 2.0, height() / 2.0)
        .scale(scale, scale)
        .translate(-bounds.center().x(), -bounds.center().y());
}

void Minimap::redraw() {
    m_picture = QPixmap();
    if (m_canvas && width() > 16 && height() > 16) {
        const qreal ratio = devicePixelRatioF();
        m_picture = QPixmap(size() * ratio);
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(Qt::transparent);
        QPainter painter(&m_picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setTransform(fromCells(), true);
        model::MapRenderer renderer(m_canvas->document().scenario(), m_canvas->document().library());
        model::MapOptions options;
        options.layers.setFlag(model::MapLayer::Coordinates, false);
        options.layers.setFlag(model::MapLayer::Grid, false);
        if (!m_canvas->document().scenario().battlefield.boards.empty())
            renderer.paint(painter, renderer.bounds(), options);
    }
    update();
}

void Minimap::resizeEvent(QResizeEvent*) {
    redraw();
}

void Minimap::paintEvent(QPaintEvent*) {
    const Theme theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.surround);
    if (!m_canvas)
        return;
    painter.drawPixmap(0, 0, m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor("#F2C744"), 2));
    painter.setBrush(QColor(242, 199, 68, 30));
    painter.drawRect(
        fromCells().mapRect(m_canvas->visibleCells()).intersected(QRectF(rect()).adjusted(1, 1, -1, -1)));
}

void Minimap::goTo(QPointF pixel) {
    if (!m_canvas)
        return;
    const QPointF cell = fromCells().inverted().map(pixel);
    m_canvas->panBy((QPointF(m_canvas->viewport()->rect().center()) - m_canvas->toPixels(cell)).toPoint());
}

void Minimap::mousePressEvent(QMouseEvent* event) {
    goTo(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        goTo(event->position());
}

}  // namespace bocage::editor
