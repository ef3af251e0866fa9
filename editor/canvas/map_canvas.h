#pragma once

#include <QAbstractScrollArea>
#include <QHash>
#include <QImage>
#include <QPainterPath>
#include <optional>

#include "editor/canvas/finding_marks.h"
#include "editor/canvas/layer_settings.h"
#include "editor/canvas/overlay_stamps.h"
#include "editor/picking/plane.h"
#include "editor/picking/selection.h"
#include "editor/picking/tool_context.h"
#include "model/items/palette_model.h"
#include "model/plan/placed_elements.h"
#include "model/render/map_cache.h"

namespace bocage::editor {

class FixPreview;
class Tool;
struct ToolEvent;

/// The battlefield on screen. Paints the map with the one renderer (cached, no item per cell), above it
/// selection, cell cursor and what the tool shows; turns mouse and keys into tool events.
class MapCanvas : public QAbstractScrollArea, public ToolContext {
    Q_OBJECT

public:
    explicit MapCanvas(model::ScenarioDocument& document, QWidget* parent = nullptr);
    ~MapCanvas() override;

    void setTool(Tool* tool);
    Tool* tool() const { return m_tool; }

    // ToolContext
    model::ScenarioDocument& document() override { return m_document; }
    Selection& selection() override { return m_selection; }
    double pixelsPerCell() const override { return m_scale; }
    void panBy(QPoint pixels) override;
    void zoomBy(double factor, QPointF about) override;
    void zoomTo(const QRectF& cells) override;
    rules::Cell cursorCell() const override { return m_cursor; }
    void setCursorCell(rules::Cell cell) override;
    std::optional<model::Placement> brush() const override { return m_brush; }
    void setBrush(const std::optional<model::Placement>& brush) override;
    std::optional<model::CopiesOwned> copies(const rules::ContentId& content) const override;
    void updateOverlay() override { viewport()->update(); }
    void tell(const QString& sentence) override;
    bool mayPick(model::Section section) const override { return m_layers.mayPick(section); }
    void writeNote(rules::Cell at, const rules::ElementId& note) override;
    void activateTool(const QString& id) override { Q_EMIT toolWanted(id); }
    void showContextMenu(QPoint globalPosition) override { Q_EMIT contextMenuWanted(globalPosition); }

    /// The box that counts what is left; the canvas lays nothing that it does not hold.
    void setStock(const model::PaletteModel* stock) { m_stock = stock; }
    const model::PaletteModel* stock() const { return m_stock; }

    void fitBattlefield();
    void zoomBy(double factor);  ///< about the middle
    void setPixelsPerCell(double scale);
    int zoomPercent() const;
    /// Scrolls so that the cells are seen, and blinks nothing.
    void revealCells(const std::vector<rules::Cell>& cells);

    /// Signs on the map for what the rules say of its things.
    void setFindings(const rules::Findings& findings);
    const FindingMarks& findingMarks() const { return m_marks; }
    /// Frames cells until the document or the selection changes.
    void highlightCells(const std::vector<rules::Cell>& cells);
    /// Draws what a way out would change; null ends it.
    void setPreview(const rules::Fix* fix);
    const FixPreview* preview() const { return m_preview.get(); }

    /// What of the document this view shows, how strongly, and what is locked.
    LayerSettings& layers() { return m_layers; }

    /// What a screen reader says of a cell: its place, terrain, what lies on it, and what the rules say of
    /// that.
    QString spoken(rules::Cell cell) const;

    /// The cell under the pointer, else the cursor's when the keyboard is in use.
    std::optional<rules::Cell> hotCell() const;
    const QString& told() const { return m_told; }

    /// True when the last frame showed everything as it is, nothing scaled from another zoom.
    bool settled() const { return m_settled; }
    /// Waits until it does, for pictures of the window.
    void settle();

    QPointF toCells(QPointF pixel) const;
    QPointF toPixels(QPointF cells) const;
    QRectF visibleCells() const;

Q_SIGNALS:
    void statusChanged();
    void viewChanged();  ///< zoom or scroll position
    void toolWanted(const QString& id);
    void contextMenuWanted(QPoint globalPosition);
    void brushChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    ToolEvent toolEvent(const QMouseEvent& event) const;
    void documentChanged(const model::Change& change);
    void layersChanged(ViewLayer layer);
    bool coordinatesShown() const { return m_layers.at(ViewLayer::Coordinates).shown; }
    QRectF fittedCells() const;  ///< what the whole battlefield takes, with room for a board in hand
    QRectF sceneRect() const;    ///< in cells: what can be scrolled to
    void updateScrollBars();
    void scrollTo(QPointF originInCells);
    void applyScale(double scale, QPointF about, QPointF aboutPixel);
    void moveCursor(rules::Cell by);
    void updateCursorShape();
    void paintSelection(QPainter& painter, const QRectF& visible, double pixel);
    const rules::Grid& grid() const { return gridOf(m_document.scenario()); }
    void paintCoordinates(QPainter& painter);
    void paintCellNames(QPainter& painter);
    const QImage& coordinateName(const QString& name, bool lit);
    const model::CellRect& field() const;
    void paintCursor(QPainter& painter, double pixel) const;
    void paintEmptyHint(QPainter& painter) const;
    bool gestureEvent(QEvent* event);

    model::ScenarioDocument& m_document;
    Selection m_selection;
    LayerSettings m_layers;
    model::MapCache m_map;
    model::MapOptions m_options;
    bool m_settled = false;
    bool m_patient = false;  ///< the frame waits for what is missing
    /// Outlines of what is selected, until selection or document change.
    std::optional<std::vector<QPainterPath>> m_outlines;
    OverlayStamps m_frames;
    /// Names of columns and rows as they are written at the rim, plain ones of this colour and ratio.
    struct Names {
        QColor ink;
        QColor halo;  ///< behind each name; invalid: nothing
        qreal ratio = 0;
        QHash<QString, QImage> images;
    } m_names, m_litNames;
    mutable std::optional<model::CellRect> m_field;  ///< around all boards, until these change
    FindingMarks m_marks;
    std::unique_ptr<FixPreview> m_preview;
    Tool* m_tool = nullptr;
    std::optional<model::Placement> m_brush;
    QPointer<const model::PaletteModel> m_stock;
    double m_scale = 48;
    bool m_fitted = true;  ///< keeps fitting while the window is resized, until the user zooms
    rules::Cell m_cursor;
    bool m_keyboardUsed = false;
    std::optional<rules::Cell> m_hovered;
    std::optional<QPoint> m_panFrom;
    bool m_spaceHeld = false;
    bool m_updatingBars = false;
    QString m_told;
};

/// The mime type that the palette drags and the canvas takes.
inline const QString contentMimeType = QStringLiteral("application/x-bocage-content");
/// Beside it when the piece is a unit of one of the scenario's armies: entry, side and player, a line each.
inline const QString armyUnitMimeType = QStringLiteral("application/x-bocage-army-unit");

/// Makes the canvas and its cells known to screen readers; call once.
void installCanvasAccessibility();
/// Tells screen readers that the keyboard is on the cell of the cursor now.
void announceCell(MapCanvas& canvas);
/// Cell and what lies on it, in words.
QString cellInWords(const model::ScenarioDocument& document, rules::Cell cell);

}  // namespace bocage::editor
