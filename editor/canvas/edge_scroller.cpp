#include "editor/canvas/edge_scroller.h"

#include <QCoreApplication>
#include <QDragMoveEvent>
#include <QMouseEvent>
#include <algorithm>

#include "editor/canvas/map_canvas.h"
#include "editor/tools/place_tool.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

namespace {

constexpr int rim = 28;         ///< pixels from the rim of the view in which a drag scrolls
constexpr int fastest = 20;     ///< pixels at a time
constexpr int patience = 250;   ///< milliseconds until a hand that rests at the rim means it
constexpr int interval = 25;    ///< milliseconds between two steps
constexpr double beyond = 0.5;  ///< cells of surround that are shown at the end of the battlefield

/// How strongly a place pushes against either end of a stretch.
int pushAgainst(double at, double length) {
    const double near = rim - at, far = at - (length - rim);
    const double strength = std::clamp(std::max(near, far) / rim, 0.0, 1.0) * fastest;
    return static_cast<int>(near > 0 ? -strength : far > 0 ? strength : 0);
}

}  // namespace

EdgeScroller::EdgeScroller(MapCanvas& canvas) : QObject(&canvas), m_canvas(canvas) {
    canvas.viewport()->installEventFilter(this);
    connect(&m_timer, &QTimer::timeout, this, &EdgeScroller::step);
}

bool EdgeScroller::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::MouseMove: {
            const auto* move = static_cast<QMouseEvent*>(event);
            const QString tool = m_canvas.tool() ? m_canvas.tool()->id() : QString();
            if (move->buttons() & (Qt::LeftButton | Qt::RightButton) && tool != QLatin1String("tool.pan"))
                follow(move->position(), move->buttons(), move->modifiers());
            else
                m_timer.stop();
            break;
        }
        case QEvent::DragMove:
            follow(static_cast<QDragMoveEvent*>(event)->position(), {}, {});
            break;
        case QEvent::MouseButtonRelease:
        case QEvent::DragLeave:
        case QEvent::Drop:
        case QEvent::WindowDeactivate:
        case QEvent::Hide:
            m_timer.stop();
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

void EdgeScroller::follow(QPointF at, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers) {
    m_at = at;
    m_buttons = buttons;
    m_modifiers = modifiers;
    if (push().isNull())
        m_timer.stop();
    else if (!m_timer.isActive())
        m_timer.start(patience);
}

QPoint EdgeScroller::push() const {
    const QSize size = m_canvas.viewport()->size();
    QPoint push(pushAgainst(m_at.x(), size.width()), pushAgainst(m_at.y(), size.height()));
    const auto& document = m_canvas.document();
    const auto bounds = model::battlefieldBounds(document.scenario(), *document.library());
    const QRectF seen = m_canvas.visibleCells();
    if (push.x() < 0 ? seen.left() <= bounds.col - beyond : seen.right() >= bounds.col + bounds.cols + beyond)
        push.setX(0);
    if (push.y() < 0 ? seen.top() <= bounds.row - beyond : seen.bottom() >= bounds.row + bounds.rows + beyond)
        push.setY(0);
    return push;
}

void EdgeScroller::step() {
    const QPoint by = push();
    if (by.isNull()) {
        m_timer.stop();
        return;
    }
    m_timer.setInterval(interval);
    m_canvas.panBy(-by);
    if (m_buttons == Qt::NoButton) {
        if (auto* place = qobject_cast<PlaceTool*>(m_canvas.tool()))
            place->hover(m_canvas.toCells(m_at));
        return;
    }
    QMouseEvent move(QEvent::MouseMove, m_at, m_canvas.viewport()->mapToGlobal(m_at), Qt::NoButton, m_buttons,
                     m_modifiers);
    QCoreApplication::sendEvent(m_canvas.viewport(), &move);
}

}  // namespace bocage::editor
