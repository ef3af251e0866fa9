#include "editor/canvas/minimap.h"

#include <QMouseEvent>
#include <QPainter>

#include "editor/canvas/map_canvas.h"
#include "editor/theme/theme.h"

namespace bocage::editor {

Minimap::Minimap(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("minimap"));
    setMinimumHeight(90);
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(150);  // after the hand rests: the small picture need not follow each step
    connect(&m_redraw, &QTimer::timeout, this, [this] {
        if (!m_canvas)
            return;
        m_map->setLibrary(m_canvas->document().library());
        m_map->apply({});
        update();
    });
}

void Minimap::setCanvas(MapCanvas* canvas) {
    if (m_canvas) {
        m_canvas->disconnect(this);
        m_canvas->document().disconnect(this);
    }
    m_canvas = canvas;
    m_map.reset();
    if (canvas) {
        m_map =
            std::make_unique<model::MapCache>(canvas->document().scenario(), canvas->document().library());
        m_map->setForesight(false);
        connect(m_map.get(), &model::MapCache::refined, this, qOverload<>(&QWidget::update));
        connect(canvas, &MapCanvas::viewChanged, this, qOverload<>(&QWidget::update));
        connect(&canvas->document(), &model::ScenarioDocument::changed, this, [this] { m_redraw.start(); });
        connect(&canvas->document(), &model::Document::libraryChanged, this, [this] { m_redraw.start(); });
    }
    update();
}

QTransform Minimap::fromCells() const {
    const QRectF bounds = m_map->bounds();
    const double scale = std::min((width() - 16) / bounds.width(), (height() - 16) / bounds.height());
    return QTransform()
        .translate(width() / 2.0, height() / 2.0)
        .scale(scale, scale)
        .translate(-bounds.center().x(), -bounds.center().y());
}

void Minimap::settle() {
    m_patient = true;
    grab();
    m_patient = false;
}

void Minimap::paintEvent(QPaintEvent*) {
    const Theme theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.surround);
    if (!m_canvas)
        return;
    if (width() > 16 && height() > 16 && !m_canvas->document().scenario().battlefield.boards.empty()) {
        model::MapOptions options;
        options.layers.setFlag(model::MapLayer::Coordinates, false);
        options.layers.setFlag(model::MapLayer::Grid, false);
        painter.save();
        painter.setTransform(fromCells(), true);
        m_map->setBackdrop(theme.surround);
        m_map->paint(
            painter, m_map->bounds(), options,
            m_patient ? std::chrono::microseconds(std::chrono::minutes(1)) : std::chrono::microseconds(0));
        painter.restore();
    }
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
