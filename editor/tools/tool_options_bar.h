#pragma once

#include <QPointer>
#include <QWidget>

#include "editor/tools/tool_options.h"

class QLabel;

namespace bocage::editor {

class Tool;

/// The strip above the canvas: the options of the tool in hand, and what to do with it in a sentence. Always
/// there, so that the map does not jump when the tool changes.
class ToolOptionsBar : public QWidget {
    Q_OBJECT

public:
    explicit ToolOptionsBar(QWidget* parent = nullptr);
    /// Null while another view is in front.
    void setTool(Tool* tool);
    /// Where the tool's hint goes when the options leave too little room for all of it.
    void setOverflow(QLabel* label);
    /// Whether the tool's hint can be read here or there.
    bool showsHint() const;
    /// What the tool made for it, null when it has no options.
    ToolOptions* options() const { return m_options; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    /// The options first, in as many rows as they need; the sentence takes what is left of the last one, or
    /// goes elsewhere.
    void arrange();

    QPointer<Tool> m_tool;
    QPointer<ToolOptions> m_options;
    QLabel* m_hint;
    QPointer<QLabel> m_overflow;
};

}  // namespace bocage::editor
