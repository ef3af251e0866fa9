#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <memory>

#include "model/render/map_cache.h"

namespace bocage::editor {

class MapCanvas;

/// The whole battlefield small, with the part in view framed; click or drag goes there.
class Minimap : public QWidget {
    Q_OBJECT

public:
    explicit Minimap(QWidget* parent = nullptr);
    void setCanvas(MapCanvas* canvas);
    /// Waits until the map is drawn, for pictures of the window.
    void settle();
    QSize sizeHint() const override { return {220, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void goTo(QPointF pixel);
    QTransform fromCells() const;

    QPointer<MapCanvas> m_canvas;
    std::unique_ptr<model::MapCache> m_map;
    bool m_patient = false;  ///< the frame waits for what is missing
    QTimer m_redraw;
};

}  // namespace bocage::editor
