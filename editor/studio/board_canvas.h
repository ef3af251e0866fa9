#pragma once

#include <QImage>
#include <QWidget>
#include <array>
#include <optional>
#include <vector>

#include "editor/systems/face_tool.h"
#include "model/commands/face_edits.h"

namespace bocage::editor {

/// One face of a board or overlay, painted on with the mouse or the keyboard. Arrows move the cursor, Space
/// paints there, Shift with an arrow paints the side of the cell in that direction or leads what the game's
/// tool draws across it, Delete takes away; F fills the patch below the cursor. On hexes Page Up and End go
/// where no arrow points.
class BoardCanvas : public QWidget {
    Q_OBJECT

public:
    enum class Tool { Terrain, Edge, Corner, Room, Own };

    explicit BoardCanvas(model::PackDocument& document, QWidget* parent = nullptr);

    void setFace(const rules::ContentId& item, std::size_t face);
    void setTool(Tool tool);
    Tool tool() const { return m_tool; }
    /// A tool of the game instead of those that all have; it outlives its use here.
    void setOwnTool(const FaceTool& tool);
    void setOwnKind(const QString& kind) { m_ownKind = kind; }
    /// What the brush lays down; empty takes away.
    void setBrush(const rules::ContentId& kind) { m_brush = kind; }
    void setRoom(int room) { m_room = room; }

    /// The scan below the painting, with how much of it shines through the drawing: 0 none, 1 only the scan.
    void setScan(const QImage& scan);
    const QImage& scan() const { return m_scan; }
    void setScanOpacity(double opacity);
    /// The next three clicks say where the top left, top right and bottom left corner of the grid lie.
    void askCorners();
    bool asksCorners() const { return m_clicks.size() < 3 && !m_scan.isNull(); }
    void setCorners(QPointF topLeft, QPointF topRight, QPointF bottomLeft);
    /// The scan laid straight over the grid; null until its corners are known.
    QImage straightScan() const;

    rules::Cell cursor() const { return m_cursor; }
    void setCursor(rules::Cell cell);
    /// Where a point of the board lies in the widget, in cells.
    QPointF toPixels(QPointF point) const;
    /// Where a point of the scan lies while its corners are asked for.
    QPointF scanToPixels(QPointF point) const;
    QSize sizeHint() const override { return {640, 520}; }

Q_SIGNALS:
    void said(const QString& words);
    void cornersSet();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    model::FaceEdits edits() const;
    const rules::Grid& grid() const;
    QRectF box() const;
    double scale() const;
    QPointF fromPixels(QPointF pixel) const;
    double scanScale() const;
    void apply(QPointF point, bool erase);
    void applyAt(rules::Cell cell, bool erase);
    /// What the game's tool makes of a step into another cell.
    void step(rules::Cell from, rules::Cell to, bool erase);
    FaceTool::Touch touchOf(bool erase) const { return {m_ownKind, erase, run()}; }
    QString run() const;
    void paintScanCorners(QPainter& painter);

    model::PackDocument& m_document;
    rules::ContentId m_item;
    std::size_t m_face = 0;
    Tool m_tool = Tool::Terrain;
    rules::ContentId m_brush;
    int m_room = 0;
    const FaceTool* m_own = nullptr;
    QString m_ownKind;
    rules::Cell m_cursor;
    rules::Cell m_last;  ///< where the stroke was before
    bool m_painting = false;
    bool m_erasing = false;
    int m_stroke = 0;
    QImage m_scan;
    double m_opacity = 0.5;
    /// The next corner of the scan, by mouse or keyboard.
    void setNextCorner(QPointF onScan);
    /// Moves the mark that the keyboard sets corners with; false for a key that does neither.
    bool aimAtCorner(const QKeyEvent& event);
    std::vector<QPointF> m_clicks;  ///< corners on the scan, in its pixels
    QPointF m_aim;                  ///< where the keyboard would set the next one
};

}  // namespace bocage::editor
