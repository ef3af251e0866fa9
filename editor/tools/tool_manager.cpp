#include "editor/tools/tool_manager.h"

#include "editor/actions/action_set.h"
#include "editor/systems/game_editor.h"
#include "editor/tools/entry_tool.h"
#include "editor/tools/measure_tool.h"
#include "editor/tools/note_tool.h"
#include "editor/tools/objective_tool.h"
#include "editor/tools/odds_tool.h"
#include "editor/tools/pan_tool.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/reach_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/sight_tool.h"
#include "editor/tools/zone_tool.h"
#include "editor/tools/zoom_tool.h"

namespace bocage::editor {

ToolManager::ToolManager(QObject* parent) : QObject(parent) {
    // The one list of tools for every game. A new tool: its file, its row in scenario_actions.cpp, its line
    // here. What only one game has comes from its GameEditor.
    m_tools.push_back(std::make_unique<SelectTool>());
    m_tools.push_back(std::make_unique<PlaceTool>());
    m_tools.push_back(std::make_unique<ZoneTool>());
    m_tools.push_back(std::make_unique<EntryTool>());
    m_tools.push_back(std::make_unique<ObjectiveTool>());
    m_tools.push_back(std::make_unique<PanTool>());
    m_tools.push_back(std::make_unique<ZoomTool>());
    m_tools.push_back(std::make_unique<SightTool>());
    m_tools.push_back(std::make_unique<ReachTool>());
    m_tools.push_back(std::make_unique<OddsTool>());
    m_tools.push_back(std::make_unique<MeasureTool>());
    m_tools.push_back(std::make_unique<NoteTool>());
    for (const GameEditor* game : gameEditors())
        for (auto& tool : game->createTools())
            m_tools.push_back(std::move(tool));
    for (const auto& tool : m_tools)
        connect(tool.get(), &Tool::hintChanged, this, &ToolManager::hintChanged);
    m_current = m_tools.front().get();
}

ToolManager::~ToolManager() = default;

void ToolManager::connectActions(ActionSet& actions) {
    m_actions = &actions;
    for (const auto& tool : m_tools)
        actions.connectTo(tool->id(), this, [this, id = tool->id()] { activate(id); });
    actions.action(m_current->id())->setChecked(true);
}

void ToolManager::setContext(ToolContext* context) {
    m_context = context;
    for (const auto& tool : m_tools)
        tool->setContext(context);
    if (context)
        m_current->activate();
}

Tool* ToolManager::find(const QString& id) const {
    for (const auto& tool : m_tools)
        if (tool->id() == id)
            return tool.get();
    return nullptr;
}

void ToolManager::activate(const QString& id) {
    Tool* next = find(id);
    if (!next)
        return;
    if (m_actions)
        m_actions->action(id)->setChecked(true);
    if (next == m_current)
        return;
    if (m_context)
        m_current->deactivate();
    m_current = next;
    if (m_context)
        m_current->activate();
    Q_EMIT currentChanged();
}

}  // namespace bocage::editor
