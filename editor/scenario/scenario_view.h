#pragma once

#include <QWidget>

#include "editor/canvas/map_canvas.h"

class QLabel;
class QBoxLayout;
class QPushButton;
class QStackedWidget;

namespace bocage::editor {

class BriefingView;
class ToolOptionsBar;

/// The page of one scenario with its two faces: the map with the strip of options of the tool in hand, and
/// the briefing with all that is written.
class ScenarioView : public QWidget {
    Q_OBJECT

public:
    enum class Face { Map, Briefing };

    explicit ScenarioView(model::ScenarioDocument& document, QWidget* parent = nullptr);

    model::ScenarioDocument& document() { return m_canvas->document(); }
    MapCanvas& canvas() { return *m_canvas; }
    Selection& selection() { return m_canvas->selection(); }
    BriefingView& briefing() { return *m_briefing; }

    /// The tool in hand; null while another view is in front.
    void setTool(Tool* tool);
    ToolOptionsBar& optionsBar() { return *m_options; }

    Face face() const;
    void setFace(Face face);

Q_SIGNALS:
    void faceChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;

private:
    void retranslate();
    /// The panels beside the map leave with it: the switch stays under the pointer all the same.
    void keepSwitchInPlace();

    ToolOptionsBar* m_options;
    MapCanvas* m_canvas;
    BriefingView* m_briefing;
    QStackedWidget* m_faces;
    QPushButton* m_mapButton;
    QPushButton* m_briefingButton;
    QBoxLayout* m_switch = nullptr;
    int m_switchLeft = -1;     ///< in the window, where it stands beside the map
    QLabel* m_hint = nullptr;  ///< of the tool, when the strip has no room for it
};

}  // namespace bocage::editor
