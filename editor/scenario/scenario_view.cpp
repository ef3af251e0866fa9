#include "editor/scenario/scenario_view.h"

#include <QCursor>
#include <QGuiApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <cmath>

#include "editor/canvas/edge_scroller.h"
#include "editor/tools/tool_options_bar.h"

namespace bocage::editor {

ScenarioView::ScenarioView(model::ScenarioDocument& document, QWidget* parent)
    : FacedView(document, parent), m_options(new ToolOptionsBar), m_canvas(new MapCanvas(document)) {
    m_hint = new QLabel;
    m_hint->setObjectName(QStringLiteral("toolHintAbove"));
    m_hint->setProperty("role", "small");
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    // Two lines fit beside the buttons; the bar never grows for them.
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    policy.setRetainSizeWhenHidden(true);
    m_hint->setSizePolicy(policy);
    bar().addWidget(m_hint, 1);
    m_options->setOverflow(m_hint);
    auto* map = new QWidget;
    auto* rows = new QVBoxLayout(map);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_options);
    rows->addWidget(m_canvas, 1);
    setCentre(map, m_canvas, QStringLiteral("faceMap"), QStringLiteral("board"));
    new EdgeScroller(*m_canvas);
    connect(this, &FacedView::faceChanged, m_hint, [this] { m_hint->setVisible(face() == Face::Centre); });
}

QString ScenarioView::centreTitle() const {
    return tr("Map");
}

QString ScenarioView::centreTip() const {
    return tr("The battlefield and what lies on it (Ctrl+1)");
}

void ScenarioView::setTool(Tool* tool) {
    m_canvas->setTool(tool);
    m_options->setTool(tool);
    // The hand may rest on the map already: a tool taken by key knows where without waiting for a move.
    QWidget* map = m_canvas->viewport();
    const QPointF at = map->mapFromGlobal(QPointF(QCursor::pos()));
    const QPointF cell = m_canvas->toCells(at);
    if (tool && map->underMouse() &&
        m_canvas->hotCell() ==
            cellAt(gridOf(document().scenario()), cell)) {
        QMouseEvent move(QEvent::MouseMove, at, QPointF(QCursor::pos()), Qt::NoButton, Qt::NoButton,
                         QGuiApplication::keyboardModifiers());
        QCoreApplication::sendEvent(map, &move);
    }
}

}  // namespace bocage::editor
