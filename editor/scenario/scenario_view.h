#pragma once

#include "editor/canvas/map_canvas.h"
#include "editor/scenario/faced_view.h"

class QLabel;

namespace bocage::editor {

class ToolOptionsBar;

/// The page of a scenario that is played on a map: the map with the strip of options of the tool in hand.
class ScenarioView : public FacedView {
    Q_OBJECT

public:
    explicit ScenarioView(model::ScenarioDocument& document, QWidget* parent = nullptr);

    MapCanvas& canvas() { return *m_canvas; }
    Selection& selection() { return m_canvas->selection(); }

    /// The tool in hand; null while another view is in front.
    void setTool(Tool* tool);
    ToolOptionsBar& optionsBar() { return *m_options; }

protected:
    QString centreTitle() const override;
    QString centreTip() const override;

private:
    ToolOptionsBar* m_options;
    MapCanvas* m_canvas;
    QLabel* m_hint = nullptr;  ///< of the tool, when the strip has no room for it
};

}  // namespace bocage::editor
