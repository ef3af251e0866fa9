#pragma once

#include <set>

#include "editor/systems/game_editor.h"
#include "editor/tools/following_tool.h"

namespace bocage::editor {

/// Paints and erases zones: by strokes, rectangles, fills and strips along the rim. Extends the selected zone
/// or starts a new one, which choosing another kind, side or group does too; one stroke is one undo step.
class ZoneTool : public FollowingTool {
    Q_OBJECT

public:
    enum class Shape { Brush, Rectangle, Fill, Strip };

    QString id() const override { return QStringLiteral("tool.zone"); }
    QString hint() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    ToolOptions* createOptions(QWidget* parent) override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void leave() override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    void paint(QPainter& painter, double pixel) const override;

    Shape shape() const { return m_shape; }
    void setShape(Shape shape);

protected:
    void follow() override;
    bool drop() override;
    void aimAt(QPointF position) override;

private:
    using Cells = std::vector<rules::Cell>;
    struct Stroke {
        rules::Cell from, last;
        bool erase = false;
        std::set<rules::Cell> cells;
    };

    /// The selected zone; null when a new one would be made.
    const rules::Zone* target() const;
    /// What a new zone would be, or the target is.
    rules::Zone manner() const;
    void changeManner(const std::function<void(rules::Zone&)>& change);
    /// What the shape covers when put down at the cell.
    Cells shapeAt(rules::Cell cell) const;
    /// The same where the pointer is, worked out once per cell: fills look at the whole map.
    const Cells& preview() const;
    void refreshPreview();
    void begin(rules::Cell cell, bool erase);
    void extend(rules::Cell cell);
    void commit(rules::Cell at, const Cells& cells, bool erase);
    void addZoneOptions(ToolOptions& options);
    std::optional<ZoneAid> zoneAid(const rules::SideId& side) const;
    void paintZoneReach(QPainter& painter, const Cells& added, double pixel) const;

    Shape m_shape = Shape::Brush;
    bool m_erase = false;
    bool m_boardOnly = false;
    int m_depth = 2;
    int m_scouts = 0;                          ///< how far the game's aid beside a zone is shown
    std::optional<rules::SideId> m_scoutSide;  ///< whose army m_scouts was read from
    rules::Zone::Kind m_kind = rules::Zone::Kind::Deployment;
    std::string m_group;
    std::string m_colour;  ///< that the next zone is highlighted in
    std::optional<Stroke> m_stroke;
    bool m_byKeys = false;  ///< the stroke was begun at the cell cursor
    std::optional<rules::Cell> m_aim;
    mutable std::optional<std::pair<rules::Cell, Cells>> m_preview;
};

}  // namespace bocage::editor
