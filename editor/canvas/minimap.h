#pragma once

#include <QPixmap>
#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace bocage::editor {

class MapCanvas;

/// The whole battlefield small, with the part in view framed; click or drag goes there.
class Minimap : public QWidget {
    Q_OBJECT

public:
    explicit Minimap(QWidget* parent = nullptr);
    void setCanvas(MapCanvas* canvas);
    QSize sizeHint() const override { return {220, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void redraw();
    void goTo(QPointF pixel);
    QTransform fromCells() const;

    QPointer<MapCanvas> m_canvas;
    QPixmap m_picture;
    QTimer m_redraw;
};

}  // namespace bocage::editor
