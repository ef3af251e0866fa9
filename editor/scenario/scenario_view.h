#pragma once

#include <QWidget>

#include "editor/canvas/map_canvas.h"

namespace bocage::editor {

/// The page of one scenario: its canvas.
class ScenarioView : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioView(model::ScenarioDocument& document, QWidget* parent = nullptr);

    model::ScenarioDocument& document() { return m_canvas->document(); }
    MapCanvas& canvas() { return *m_canvas; }
    Selection& selection() { return m_canvas->selection(); }

private:
    MapCanvas* m_canvas;
};

}  // namespace bocage::editor
