#include <QAccessibleWidget>
#include <cmath>
#include <map>

#include "editor/canvas/map_canvas.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

namespace {

/// One cell of the battlefield for screen readers: named by its place and what lies on it.
class CellAccessible : public QAccessibleInterface {
public:
    CellAccessible(MapCanvas& canvas, rules::Cell cell) : m_canvas(canvas), m_cell(cell) {}

    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_canvas.hasFocus() && m_canvas.cursorCell() == m_cell;
        return state;
    }
    QString text(QAccessible::Text which) const override {
        return which == QAccessible::Name ? m_canvas.spoken(m_cell) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const QRectF box = boxOf(gridOf(m_canvas.document().scenario()), std::vector{m_cell});
        return QRectF(m_canvas.toPixels(box.topLeft()), box.size() * m_canvas.pixelsPerCell())
            .toRect()
            .translated(m_canvas.viewport()->mapToGlobal(QPoint(0, 0)));
    }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_canvas); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    rules::Cell cell() const { return m_cell; }

private:
    MapCanvas& m_canvas;
    rules::Cell m_cell;
};

/// The canvas as a table of cells. Cells are made when asked for: a reader rarely walks them all.
class CanvasAccessible : public QAccessibleWidget {
public:
    explicit CanvasAccessible(MapCanvas* canvas)
        : QAccessibleWidget(canvas, QAccessible::Canvas), m_canvas(*canvas) {}
    ~CanvasAccessible() override {
        for (const auto& [cell, id] : m_cells)
            QAccessible::deleteAccessibleInterface(id);
    }

    QString text(QAccessible::Text which) const override {
        if (which == QAccessible::Value)
            return m_canvas.spoken(m_canvas.cursorCell());
        if (which == QAccessible::Description)
            return MapCanvas::tr("Arrows move the cell cursor, Enter selects or places, Escape goes back.");
        return QAccessibleWidget::text(which);
    }
    int childCount() const override {
        const auto bounds = this->bounds();
        return bounds.cols * bounds.rows;
    }
    QAccessibleInterface* child(int index) const override {
        const auto bounds = this->bounds();
        if (index < 0 || index >= bounds.cols * bounds.rows)
            return nullptr;
        return cellInterface({bounds.col + index % bounds.cols, bounds.row + index / bounds.cols});
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* cell = dynamic_cast<const CellAccessible*>(child);
        if (!cell)
            return -1;
        const auto bounds = this->bounds();
        const rules::Cell local = cell->cell() - rules::Cell{bounds.col, bounds.row};
        // The cursor may stand beside the battlefield, where a board can be laid.
        const bool inside =
            local.col >= 0 && local.row >= 0 && local.col < bounds.cols && local.row < bounds.rows;
        return inside ? local.row * bounds.cols + local.col : -1;
    }
    QAccessibleInterface* focusChild() const override { return cellInterface(m_canvas.cursorCell()); }
    QAccessibleInterface* childAt(int x, int y) const override {
        const QPointF at = m_canvas.toCells(m_canvas.viewport()->mapFromGlobal(QPoint(x, y)));
        const auto bounds = this->bounds();
        const rules::Cell cell = cellAt(gridOf(m_canvas.document().scenario()), at);
        const bool inside = cell.col >= bounds.col && cell.row >= bounds.row &&
                            cell.col < bounds.col + bounds.cols && cell.row < bounds.row + bounds.rows;
        return inside ? cellInterface(cell) : nullptr;
    }

private:
    model::CellRect bounds() const {
        return model::battlefieldBounds(m_canvas.document().scenario(), *m_canvas.document().library());
    }
    QAccessibleInterface* cellInterface(rules::Cell cell) const {
        auto found = m_cells.find(cell);
        if (found == m_cells.end())
            found = m_cells
                        .emplace(cell,
                                 QAccessible::registerAccessibleInterface(new CellAccessible(m_canvas, cell)))
                        .first;
        return QAccessible::accessibleInterface(found->second);
    }

    MapCanvas& m_canvas;
    mutable std::map<rules::Cell, QAccessible::Id> m_cells;
};

QAccessibleInterface* canvasFactory(const QString&, QObject* object) {
    auto* canvas = qobject_cast<MapCanvas*>(object);
    return canvas ? new CanvasAccessible(canvas) : nullptr;
}

}  // namespace

void announceCell(MapCanvas& canvas) {
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&canvas);
    QAccessibleInterface* cell = table ? table->focusChild() : nullptr;
    if (!cell)
        return;
    // The cell takes the focus, as a row of a list would: readers say its name. Its words change with what
    // lies on it, so that one that was read before is not said from memory.
    QAccessibleEvent named(cell, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&named);
    QAccessibleEvent focus(cell, QAccessible::Focus);
    QAccessible::updateAccessibility(&focus);
    QAccessibleValueChangeEvent spoken(&canvas, canvas.spoken(canvas.cursorCell()));
    QAccessible::updateAccessibility(&spoken);
}

void installCanvasAccessibility() {
    QAccessible::installFactory(canvasFactory);
}

}  // namespace bocage::editor
