#pragma once

#include <QCursor>
#include <QObject>
#include <QRectF>

#include "editor/picking/tool_context.h"
#include "editor/tools/tool_report.h"

class QKeyEvent;
class QPainter;
class QWidget;

namespace bocage::editor {

class ToolOptions;

/// A mouse event in the map's own measure.
struct ToolEvent {
    QPointF position;  ///< in cells, fractions inside the cell
    QPoint pixel;      ///< in the viewport
    QPoint global;
    Qt::MouseButton button = Qt::NoButton;
    Qt::MouseButtons buttons;
    Qt::KeyboardModifiers modifiers;
    const rules::Grid* grid = &rules::squareGrid();

    rules::Cell cell() const;
};

/// Turns events into commands and highlights; never edits by itself. One tool per file, listed in
/// tool_manager.cpp.
class Tool : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The id of its action, for example "tool.select".
    virtual QString id() const = 0;
    /// What to do with it, in a sentence for the status bar.
    virtual QString hint() const = 0;
    virtual QCursor cursor() const { return Qt::ArrowCursor; }
    /// Why it is of no use in this document, as a sentence; empty when it is.
    virtual QString whyNot(const model::ScenarioDocument&) const { return {}; }

    /// What it found out, for the panel beside the map; empty when that is shown on the map alone. Whoever
    /// shows it asks again after hintChanged().
    virtual ToolReport report() const { return {}; }
    /// Its options for the strip above the canvas, made anew each time it is shown (see ToolOptions); null
    /// when it has none. The state stays in the tool.
    virtual ToolOptions* createOptions(QWidget*) { return nullptr; }

    /// The view the tool works in now; null when none is in front.
    void setContext(ToolContext* context);
    ToolContext* context() const { return m_context; }
    /// Of the map the tool works on.
    const rules::Grid& grid() const { return gridOf(m_context->document().scenario()); }

    virtual void activate() {}
    virtual void deactivate() { cancel(); }
    virtual void press(const ToolEvent&) {}
    virtual void move(const ToolEvent&) {}
    virtual void release(const ToolEvent&) {}
    virtual void doubleClick(const ToolEvent&) {}
    virtual void leave() {}
    /// Keys that are the tool's before they are shortcuts of the window, such as R while something is in
    /// hand.
    virtual bool claims(const QKeyEvent&) const { return false; }
    /// True when the tool used the key. Arrows come here before they move the cell cursor.
    virtual bool key(QKeyEvent&) { return false; }
    virtual void keyReleased(QKeyEvent&) {}
    /// Plain letters that the tool needs now, before they are anybody's shortcut.
    virtual bool wantsKey(const QKeyEvent&) const { return false; }
    /// Enter or Space on the cell cursor.
    virtual void actAtCursor(Qt::KeyboardModifiers) {}
    virtual void cursorMoved() {}
    /// The palette holds something else ready now.
    virtual void brushChanged() {}
    /// Gives up what is under way; false when there was nothing, so that Escape goes on.
    virtual bool cancel() { return false; }

    /// Draws above the map. The painter is in cells; `pixel` is the size of one pixel in cells.
    virtual void paint(QPainter&, double pixel) const { Q_UNUSED(pixel) }

Q_SIGNALS:
    void hintChanged();
    /// The options show something else now: other choices, another target.
    void optionsChanged();

private:
    ToolContext* m_context = nullptr;
};

}  // namespace bocage::editor
