// Input of MapCanvas: mouse, wheel, pinch, keys, drag and drop.
#include <QApplication>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QToolTip>
#include <cmath>

#include "editor/canvas/map_canvas.h"
#include "editor/tools/place_tool.h"
#include "model/language/language.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

namespace {

std::optional<model::Placement> droppedContent(const QMimeData& data) {
    if (!data.hasFormat(contentMimeType))
        return std::nullopt;
    model::Placement placement;
    placement.content = rules::ContentId(data.data(contentMimeType).toStdString());
    if (const QByteArrayList lines = data.data(armyUnitMimeType).split('\n'); lines.size() == 3) {
        placement.manner.entry = lines[0].toStdString();
        placement.manner.side = rules::SideId(lines[1].toStdString());
        placement.manner.player = rules::PlayerId(lines[2].toStdString());
    }
    return placement.content.wellFormed() ? std::optional(placement) : std::nullopt;
}

}  // namespace

ToolEvent MapCanvas::toolEvent(const QMouseEvent& event) const {
    ToolEvent result;
    result.pixel = event.position().toPoint();
    result.position = toCells(event.position());
    result.global = event.globalPosition().toPoint();
    result.button = event.button();
    result.buttons = event.buttons();
    result.modifiers = event.modifiers();
    result.grid = &grid();
    return result;
}

void MapCanvas::updateCursorShape() {
    if (m_panFrom)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else if (m_spaceHeld)
        viewport()->setCursor(Qt::OpenHandCursor);
    else if (m_tool)
        viewport()->setCursor(m_tool->cursor());
}

void MapCanvas::mousePressEvent(QMouseEvent* event) {
    m_keyboardUsed = false;
    m_told.clear();
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld)) {
        m_panFrom = event->position().toPoint();
        updateCursorShape();
        return;
    }
    if (m_tool)
        m_tool->press(toolEvent(*event));
    updateCursorShape();
    Q_EMIT statusChanged();
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
    const QPoint here = event->position().toPoint();
    if (m_panFrom) {
        panBy(here - *m_panFrom);
        m_panFrom = here;
        return;
    }
    const ToolEvent translated = toolEvent(*event);
    if (m_hovered != translated.cell() || m_keyboardUsed) {
        m_hovered = translated.cell();
        m_keyboardUsed = false;
        m_told.clear();
        Q_EMIT statusChanged();
        viewport()->update();
    }
    if (m_tool)
        m_tool->move(translated);
    updateCursorShape();
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (m_panFrom) {
        m_panFrom.reset();
        updateCursorShape();
        return;
    }
    if (m_tool)
        m_tool->release(toolEvent(*event));
    updateCursorShape();
}

void MapCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_tool && !m_spaceHeld) {
        m_tool->press(toolEvent(*event));
        m_tool->doubleClick(toolEvent(*event));
    } else {
        mousePressEvent(event);
    }
}

void MapCanvas::wheelEvent(QWheelEvent* event) {
    // A wheel zooms to the pointer; touch pads (pixel deltas) and Shift or Alt pan.
    const QPoint pixels = event->pixelDelta();
    const QPoint angle = event->angleDelta();
    const bool sideways = event->modifiers() & (Qt::ShiftModifier | Qt::AltModifier);
    if (!pixels.isNull() && !(event->modifiers() & Qt::ControlModifier)) {
        panBy(pixels);
    } else if (sideways) {
        panBy(QPoint(angle.y() / 2 + angle.x() / 2, 0));
    } else {
        zoomBy(std::pow(1.2, angle.y() / 120.0), toCells(event->position()));
    }
    event->accept();
}

bool MapCanvas::gestureEvent(QEvent* event) {
    auto* gestures = static_cast<QGestureEvent*>(event);
    if (auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
        zoomBy(pinch->scaleFactor(), toCells(viewport()->mapFromGlobal(pinch->hotSpot())));
        return true;
    }
    return false;
}

bool MapCanvas::viewportEvent(QEvent* event) {
    switch (event->type()) {
        case QEvent::Gesture:
            return gestureEvent(event);
        case QEvent::NativeGesture: {
            auto* gesture = static_cast<QNativeGestureEvent*>(event);
            if (gesture->gestureType() == Qt::ZoomNativeGesture) {
                zoomBy(1 + gesture->value(), toCells(gesture->position()));
                return true;
            }
            break;
        }
        case QEvent::ToolTip: {
            auto* help = static_cast<QHelpEvent*>(event);
            if (const FindingMarks::Mark* mark = m_marks.at(toCells(help->pos()), 1 / m_scale))
                QToolTip::showText(help->globalPos(), mark->tip, viewport());
            else
                QToolTip::hideText();
            return true;
        }
        case QEvent::Enter:
            // Whoever comes with a tool in hand means its keys for the map, wherever the hand came from: R
            // turns the piece and does not search the box.
            if (m_tool && m_tool->id() != QLatin1String("tool.select") && isActiveWindow() &&
                !isAncestorOf(QApplication::focusWidget()))
                setFocus(Qt::MouseFocusReason);
            break;
        case QEvent::Leave:
            m_hovered.reset();
            if (m_tool && !m_keyboardUsed)
                m_tool->leave();
            viewport()->update();
            Q_EMIT statusChanged();
            break;
        default:
            break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

bool MapCanvas::event(QEvent* event) {
    // Plain letters that a tool uses (R, F while placing) are the tool's before they are shortcuts.
    if (event->type() == QEvent::ShortcutOverride && m_tool && m_tool->context() == this) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (m_tool->wantsKey(*key)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::LanguageChange) {
        m_options.language = model::currentLanguage();
        setAccessibleName(tr("Battlefield"));
        viewport()->update();
    }
    return QAbstractScrollArea::event(event);
}

bool MapCanvas::focusNextPrevChild(bool next) {
    return QAbstractScrollArea::focusNextPrevChild(next);
}

void MapCanvas::moveCursor(rules::Cell by) {
    const auto bounds = model::battlefieldBounds(m_document.scenario(), *m_document.library());
    // One cell beyond the rim on each side, so that a board can be laid beside the others.
    const rules::Cell next{std::clamp(m_cursor.col + by.col, bounds.col - 20, bounds.col + bounds.cols + 20),
                           std::clamp(m_cursor.row + by.row, bounds.row - 20, bounds.row + bounds.rows + 20)};
    setCursorCell(next);
    const QRectF box = boxOf(grid(), std::vector{next});
    if (!visibleCells().contains(box))
        applyScale(m_scale, box.center(), QPointF(viewport()->rect().center()));
    if (m_tool)
        m_tool->cursorMoved();
}

void MapCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = true;
        updateCursorShape();
        return;
    }
    // A modifier alone does not take the map out of the mouse's hand.
    if (event->key() == Qt::Key_Shift || event->key() == Qt::Key_Control || event->key() == Qt::Key_Alt ||
        event->key() == Qt::Key_Meta) {
        if (!m_tool || !m_tool->key(*event))
            event->ignore();
        return;
    }
    const bool wasKeyboard = std::exchange(m_keyboardUsed, true);
    if (!wasKeyboard && m_hovered)
        m_cursor = *m_hovered;  // the keyboard goes on where the pointer was
    m_told.clear();
    Q_EMIT statusChanged();
    viewport()->update();
    if (event->key() == Qt::Key_Escape && m_tool && m_tool->cancel())
        return;
    if (m_tool && m_tool->key(*event))
        return;
    const int step = event->modifiers() & Qt::ShiftModifier ? 5 : 1;
    switch (event->key()) {
        case Qt::Key_Left:
            moveCursor({-step, 0});
            return;
        case Qt::Key_Right:
            moveCursor({step, 0});
            return;
        case Qt::Key_Up:
            moveCursor({0, -step});
            return;
        case Qt::Key_Down:
            moveCursor({0, step});
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_tool)
                m_tool->actAtCursor(event->modifiers());
            return;
        case Qt::Key_Home: {
            const auto bounds = model::battlefieldBounds(m_document.scenario(), *m_document.library());
            moveCursor(rules::Cell{bounds.col, bounds.row} - m_cursor);
            return;
        }
        default:
            break;
    }
    // Scroll bars must not eat the keys that are left.
    event->ignore();
}

void MapCanvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = false;
        updateCursorShape();
        return;
    }
    if (m_tool)
        m_tool->keyReleased(*event);
    QAbstractScrollArea::keyReleaseEvent(event);
}

void MapCanvas::contextMenuEvent(QContextMenuEvent* event) {
    // The mouse's right button is the tool's; the key is everybody's.
    if (event->reason() != QContextMenuEvent::Keyboard)
        return;
    const QPointF at = toPixels(middleOf(grid(), m_cursor) + QPointF(0.2, 0.2));
    Q_EMIT contextMenuWanted(viewport()->mapToGlobal(at.toPoint()));
}

void MapCanvas::focusInEvent(QFocusEvent* event) {
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        m_keyboardUsed = true;
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
    announceCell(*this);
}

void MapCanvas::focusOutEvent(QFocusEvent* event) {
    m_spaceHeld = false;
    m_panFrom.reset();
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void MapCanvas::resizeEvent(QResizeEvent*) {
    if (m_fitted)
        fitBattlefield();
    else
        updateScrollBars();
}

void MapCanvas::scrollContentsBy(int, int) {
    if (m_updatingBars)
        return;
    viewport()->update();
    Q_EMIT viewChanged();
}

std::optional<model::CopiesOwned> MapCanvas::copies(const rules::ContentId& content) const {
    return m_stock ? m_stock->copies(content) : std::nullopt;
}

void MapCanvas::dragEnterEvent(QDragEnterEvent* event) {
    const auto content = droppedContent(*event->mimeData());
    if (!content) {
        event->ignore();
        return;
    }
    setBrush(content);
    Q_EMIT toolWanted(QStringLiteral("tool.place"));
    event->acceptProposedAction();
}

void MapCanvas::dragMoveEvent(QDragMoveEvent* event) {
    auto* place = qobject_cast<PlaceTool*>(m_tool);
    if (!place || !droppedContent(*event->mimeData())) {
        event->ignore();
        return;
    }
    place->hover(toCells(event->position()));
    event->acceptProposedAction();
}

void MapCanvas::dragLeaveEvent(QDragLeaveEvent*) {
    setBrush(std::nullopt);
    Q_EMIT toolWanted(QStringLiteral("tool.select"));
}

void MapCanvas::dropEvent(QDropEvent* event) {
    auto* place = qobject_cast<PlaceTool*>(m_tool);
    if (!place || !droppedContent(*event->mimeData())) {
        event->ignore();
        return;
    }
    m_keyboardUsed = false;
    place->dropAt(toCells(event->position()));
    event->acceptProposedAction();
    // A drag places one; the hand is free again afterwards. What was refused stays said.
    const QString told = m_told;
    setBrush(std::nullopt);
    Q_EMIT toolWanted(QStringLiteral("tool.select"));
    setFocus(Qt::MouseFocusReason);
    if (!told.isEmpty())
        tell(told);
}

}  // namespace bocage::editor
