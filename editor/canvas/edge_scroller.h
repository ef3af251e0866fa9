#pragma once

#include <QObject>
#include <QPointF>
#include <QTimer>

namespace bocage::editor {

class MapCanvas;

/// Scrolls the map while something is dragged to its rim, so that a drag reaches what is out of sight. The
/// tool follows as if the hand had moved. Where the battlefield ends the map stays.
class EdgeScroller : public QObject {
    Q_OBJECT

public:
    explicit EdgeScroller(MapCanvas& canvas);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QPointF at, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers);
    /// By how much the view goes on, in pixels; null in the middle and at the end of the battlefield.
    QPoint push() const;
    void step();

    MapCanvas& m_canvas;
    QTimer m_timer;
    QPointF m_at;
    Qt::MouseButtons m_buttons;  ///< none while something is dragged in from the box
    Qt::KeyboardModifiers m_modifiers;
};

}  // namespace bocage::editor
