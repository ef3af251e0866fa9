#pragma once

#include "editor/tools/tool.h"

namespace bocage::editor {

/// Drags the map itself.
class PanTool : public Tool {
    Q_OBJECT

public:
    QString id() const override { return QStringLiteral("tool.pan"); }
    QString hint() const override;
    QCursor cursor() const override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool cancel() override;

private:
    std::optional<QPoint> m_last;
};

}  // namespace bocage::editor
