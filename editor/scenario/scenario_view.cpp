#include "editor/scenario/scenario_view.h"

#include <QButtonGroup>
#include <QCursor>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "editor/briefing/briefing_view.h"
#include "editor/canvas/edge_scroller.h"
#include "editor/theme/icons.h"
#include "editor/tools/tool_options_bar.h"

namespace bocage::editor {

namespace {
constexpr int switchMargin = 8;
}

ScenarioView::ScenarioView(model::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent),
      m_options(new ToolOptionsBar),
      m_canvas(new MapCanvas(document)),
      m_briefing(new BriefingView(document)),
      m_faces(new QStackedWidget),
      m_mapButton(new QPushButton),
      m_briefingButton(new QPushButton) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* bar = new QWidget;
    bar->setObjectName(QStringLiteral("faceBar"));
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(switchMargin, 2, switchMargin, 2);
    m_switch = line;
    bar->setMinimumHeight(32);
    line->setSpacing(0);
    auto* faces = new QButtonGroup(this);
    const auto face = [&](QPushButton* button, const char* name, const char* icon, Face which) {
        button->setObjectName(QString::fromLatin1(name));
        button->setProperty("face", true);
        button->setCheckable(true);
        button->setIcon(themedIcon(QString::fromLatin1(icon)));
        faces->addButton(button);
        line->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, which] { setFace(which); });
    };
    face(m_mapButton, "faceMap", "board", Face::Map);
    face(m_briefingButton, "faceBriefing", "text", Face::Briefing);
    m_mapButton->setChecked(true);
    line->addSpacing(16);
    m_hint = new QLabel;
    m_hint->setObjectName(QStringLiteral("toolHintAbove"));
    m_hint->setProperty("role", "small");
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    // Two lines fit beside the buttons; the bar never grows for them.
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    policy.setRetainSizeWhenHidden(true);
    m_hint->setSizePolicy(policy);
    line->addWidget(m_hint, 1);
    m_options->setOverflow(m_hint);
    layout->addWidget(bar);
    auto* map = new QWidget;
    auto* rows = new QVBoxLayout(map);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_options);
    rows->addWidget(m_canvas, 1);
    m_faces->addWidget(map);
    m_faces->addWidget(m_briefing);
    layout->addWidget(m_faces, 1);
    setFocusProxy(m_canvas);
    new EdgeScroller(*m_canvas);
    retranslate();
}

ScenarioView::Face ScenarioView::face() const {
    return m_faces->currentIndex() == 0 ? Face::Map : Face::Briefing;
}

void ScenarioView::setFace(Face face) {
    (face == Face::Map ? m_mapButton : m_briefingButton)->setChecked(true);
    if (face == this->face())
        return;
    document().endMerge();
    keepSwitchInPlace();
    m_faces->setCurrentIndex(face == Face::Map ? 0 : 1);
    keepSwitchInPlace();
    m_hint->setVisible(face == Face::Map);
    QWidget* front = face == Face::Map ? static_cast<QWidget*>(m_canvas) : m_briefing;
    setFocusProxy(front);
    front->setFocus(Qt::OtherFocusReason);
    Q_EMIT faceChanged();
}

void ScenarioView::keepSwitchInPlace() {
    const int here = mapTo(window(), QPoint()).x();
    if (face() == Face::Map) {
        m_switchLeft = here + switchMargin;
        m_switch->setContentsMargins(switchMargin, 2, switchMargin, 2);
    } else if (m_switchLeft >= 0) {
        // Never so far that the switch would leave a narrow window.
        const int room = width() - m_switch->sizeHint().width();
        m_switch->setContentsMargins(
            std::clamp(m_switchLeft - here, switchMargin, std::max(switchMargin, room)), 2, switchMargin, 2);
    }
}

void ScenarioView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    keepSwitchInPlace();
}

void ScenarioView::moveEvent(QMoveEvent* event) {
    QWidget::moveEvent(event);
    keepSwitchInPlace();
}

void ScenarioView::retranslate() {
    m_mapButton->setText(tr("Map"));
    m_mapButton->setToolTip(tr("The battlefield and what lies on it (Ctrl+1)"));
    m_briefingButton->setText(tr("Briefing"));
    m_briefingButton->setToolTip(tr("Sides, turns, victory, rules and texts (Ctrl+2)"));
}

void ScenarioView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
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
            rules::Cell{static_cast<int>(std::floor(cell.x())), static_cast<int>(std::floor(cell.y()))}) {
        QMouseEvent move(QEvent::MouseMove, at, QPointF(QCursor::pos()), Qt::NoButton, Qt::NoButton,
                         QGuiApplication::keyboardModifiers());
        QCoreApplication::sendEvent(map, &move);
    }
}

}  // namespace bocage::editor
