#pragma once

#include "editor/tools/tool.h"
#include "model/systems/malice/analysis/table_edits.h"

namespace bocage::editor::malice {

/// Paints the boards of a scenario: terrain with a brush, as a line or over a whole area, routes dragged
/// through the sides of cells, sites and launches. What the pack says stays in the pack.
class LandTool : public Tool {
    Q_OBJECT

public:
    explicit LandTool(QObject* parent = nullptr) : Tool(parent) {}

    QString id() const override { return QStringLiteral("tool.malice.land"); }
    QString hint() const override;
    QString whyNot(const model::ScenarioDocument& document) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    ToolOptions* createOptions(QWidget* parent) override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void leave() override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    void cursorMoved() override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

    enum class What { Terrain, Route, Site };
    enum class Shape { Brush, Line, Fill };
    void setWhat(What what);
    void setShape(Shape shape) { m_shape = shape; }
    void setTerrain(const rules::ContentId& terrain) { m_terrain = terrain; }
    void setRoute(std::optional<rules::malice::RouteKind> kind) { m_route = kind; }
    /// None clears the cell of its site; a launch is put or taken away.
    struct SiteWish {
        std::optional<rules::malice::Site> site;
        bool launch = false;
    };
    void setSite(const SiteWish& wish) { m_site = wish; }
    /// Terrains that the packs of the game have.
    std::vector<rules::ContentId> terrains() const;

private:
    struct Target {
        rules::ElementId board;
        int turns = 0;
        const rules::malice::CellInfo* cell = nullptr;
    };
    /// What lies at a cell of the table: one whole cell, or the halves of the boards that meet there.
    std::vector<Target> targets(const rules::malice::Table& table, rules::Cell onTable) const;
    /// The one of them under the pointer; without a pointer the first.
    Target targetUnder(const rules::malice::Table& table, rules::Cell onTable,
                       std::optional<QPointF> point) const;
    rules::malice::Table table() const;
    void touch(rules::Cell cell, std::optional<QPointF> point = {});
    void paintTerrain(const std::vector<rules::Cell>& cells);
    void paintTerrain(const std::vector<Target>& cells);
    void fill(rules::Cell from, std::optional<QPointF> point);
    void lead(rules::Cell from, rules::Cell to);
    void putSite(rules::Cell cell, std::optional<QPointF> point = {});

    What m_what = What::Terrain;
    Shape m_shape = Shape::Brush;
    bool m_mixed = false;
    rules::ContentId m_terrain;
    std::optional<rules::malice::RouteKind> m_route = rules::malice::RouteKind::Road;
    SiteWish m_site{rules::malice::Site::Lair, false};
    bool m_down = false;
    rules::Cell m_from, m_last;
    std::optional<rules::Cell> m_hot;
    int m_stroke = 0;
};

}  // namespace bocage::editor::malice
