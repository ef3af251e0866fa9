#pragma once

#include <QPointer>

#include "editor/scenario/scenario_view.h"
#include "editor/tools/tool_manager.h"
#include "editor/workspace.h"

class QMenu;

namespace bocage::editor {

class BoxPanel;
class InspectorPanel;
class LayersPanel;
class Minimap;
class OutlinePanel;

/// Editing battles: canvas, tools, box, outline, inspector.
class ScenarioWorkspace : public Workspace {
    Q_OBJECT

public:
    explicit ScenarioWorkspace(QObject* parent = nullptr);
    ~ScenarioWorkspace() override;

    QString id() const override { return QStringLiteral("scenario"); }
    bool handles(const model::Document& document) const override;
    std::span<const ActionInfo> actionTable() const override;
    bool offers(const QString& action) const override;
    void setUp(ActionSet& actions) override;
    std::vector<DockPlace> docks() override;
    QWidget* createView(model::Document& document) override;
    void setCurrentView(QWidget* view) override;
    QString layout() const override;
    QString helpPage() const override;
    QString statusText() const override;
    QString viewText() const override;
    std::vector<Findable> findables(const QString& query) override;
    void reveal(const rules::Location& location) override;
    void setCollection(model::UserCollection& collection) override;
    void setVerdict(const rules::Verdict& verdict) override;
    void preview(const rules::Fix* fix) override;

    ScenarioView* view() const { return m_view; }
    ToolManager& tools() { return m_tools; }

private:
    bool mapInFront() const;
    static QString inWords(MapCanvas& canvas);
    void refreshActions();
    void choose(model::Placement brush, bool byKey);
    /// The box marks the piece that is in hand.
    void showHand();
    /// What the tool found out, beside the map.
    void showReport();
    QString shortage(const std::vector<rules::ContentId>& contents) const;
    void duplicate(const std::vector<rules::ElementId>& ids);
    void copy();
    void paste();
    void showContextMenu(QPoint globalPosition);
    /// The actions for layers follow the view in front.
    void showLayers();
    void mirror(bool topToBottom);
    void quickLayout();
    void goTo(rules::Cell cell);
    void revealElement(const rules::ElementId& id);

    std::vector<ActionInfo> m_table;
    ToolManager m_tools;
    ActionSet* m_actions = nullptr;
    model::UserCollection* m_collection = nullptr;
    QPointer<ScenarioView> m_view;
    // Docks own these once they are handed out.
    QPointer<BoxPanel> m_box;
    QPointer<OutlinePanel> m_outline;
    QPointer<InspectorPanel> m_inspector;
    QPointer<LayersPanel> m_layers;
    QPointer<Minimap> m_minimap;
};

}  // namespace bocage::editor
