#include "editor/scenario/scenario_view.h"

#include <QVBoxLayout>

#include "editor/tools/tool_options_bar.h"

namespace bocage::editor {

ScenarioView::ScenarioView(model::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_options(new ToolOptionsBar(this)), m_canvas(new MapCanvas(document, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_options);
    layout->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas);
}

void ScenarioView::setTool(Tool* tool) {
    m_canvas->setTool(tool);
    m_options->setTool(tool);
}

}  // namespace bocage::editor
