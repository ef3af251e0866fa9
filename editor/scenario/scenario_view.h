#pragma once

#include <QWidget>

#include "editor/canvas/map_canvas.h"

namespace bocage::editor {

class ToolOptionsBar;

/// The page of one scenario: its canvas and the strip with the options of the tool in hand.
class ScenarioView : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioView(model::ScenarioDocument& document, QWidget* parent = nullptr);

    model::ScenarioDocument& document() { return m_canvas->document(); }
    MapCanvas& canvas() { return *m_canvas; }
    Selection& selection() { return m_canvas->selection(); }

    /// The tool in hand; null while another view is in front.
    void setTool(Tool* tool);
    ToolOptionsBar& optionsBar() { return *m_options; }

private:
    ToolOptionsBar* m_options;
    MapCanvas* m_canvas;
};

}  // namespace bocage::editor
