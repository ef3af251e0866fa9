#include "editor/scenario/scenario_view.h"

#include <QVBoxLayout>

namespace bocage::editor {

ScenarioView::ScenarioView(model::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_canvas(new MapCanvas(document, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_canvas);
    setFocusProxy(m_canvas);
}

}  // namespace bocage::editor
