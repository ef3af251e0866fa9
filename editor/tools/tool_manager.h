#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "editor/tools/tool.h"

namespace bocage::editor {

class ActionSet;

/// Owns the tools of the scenario workspace and says which one is in hand. One tool serves all open
/// scenarios: it follows the view in front.
class ToolManager : public QObject {
    Q_OBJECT

public:
    explicit ToolManager(QObject* parent = nullptr);
    ~ToolManager() override;

    /// Each tool's action (same id) takes it in hand.
    void connectActions(ActionSet& actions);
    void setContext(ToolContext* context);

    Tool* current() const { return m_current; }
    Tool* find(const QString& id) const;
    void activate(const QString& id);
    const std::vector<std::unique_ptr<Tool>>& tools() const { return m_tools; }

Q_SIGNALS:
    void currentChanged();
    void hintChanged();

private:
    std::vector<std::unique_ptr<Tool>> m_tools;
    Tool* m_current = nullptr;
    ToolContext* m_context = nullptr;
    ActionSet* m_actions = nullptr;
};

}  // namespace bocage::editor
