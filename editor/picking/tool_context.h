#pragma once

#include <QPoint>
#include <QPointF>
#include <QString>
#include <optional>

#include "editor/picking/plane.h"
#include "editor/picking/selection.h"
#include "model/commands/placement.h"
#include "model/document/scenario_document.h"
#include "model/items/copies_owned.h"

namespace bocage::editor {

/// Everything a tool may see and ask for. A view implements it; tests may too.
class ToolContext {
public:
    virtual ~ToolContext() = default;

    virtual model::ScenarioDocument& document() = 0;
    virtual Selection& selection() = 0;

    virtual double pixelsPerCell() const = 0;
    virtual void panBy(QPoint pixels) = 0;
    /// Zooms so that the point (in cells) stays where it is.
    virtual void zoomBy(double factor, QPointF about) = 0;
    virtual void zoomTo(const QRectF& cells) = 0;

    /// The cell cursor that the keyboard moves.
    virtual rules::Cell cursorCell() const = 0;
    virtual void setCursorCell(rules::Cell cell) = 0;

    /// What the palette holds ready, if anything.
    virtual std::optional<model::Placement> brush() const = 0;
    virtual void setBrush(const std::optional<model::Placement>& brush) = 0;

    /// How many of it the user owns and has laid; nothing when nobody counts them.
    virtual std::optional<model::CopiesOwned> copies(const rules::ContentId&) const { return std::nullopt; }

    /// Whether things of this kind can be taken on the map now: their layer is shown and not locked.
    virtual bool mayPick(model::Section) const { return true; }
    /// Opens a sheet to write a note on, or to change this one.
    virtual void writeNote(rules::Cell at, const rules::ElementId& note) = 0;

    /// Repaint what the tool draws above the map.
    virtual void updateOverlay() = 0;
    /// A sentence for the status bar until the next one; why something was refused.
    virtual void tell(const QString& sentence) = 0;
    virtual void activateTool(const QString& id) = 0;
    virtual void showContextMenu(QPoint globalPosition) = 0;
};

}  // namespace bocage::editor
