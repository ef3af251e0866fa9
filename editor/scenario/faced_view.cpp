#include "editor/scenario/faced_view.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/briefing/briefing_view.h"
#include "editor/theme/icons.h"

namespace bocage::editor {

namespace {

constexpr int switchMargin = 8;

}  // namespace

FacedView::FacedView(model::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_briefing(new BriefingView(document)),
      m_faces(new QStackedWidget),
      m_centreButton(new QPushButton),
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
    const auto face = [&](QPushButton* button, Face which) {
        button->setProperty("face", true);
        button->setCheckable(true);
        faces->addButton(button);
        line->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, which] { setFace(which); });
    };
    face(m_centreButton, Face::Centre);
    face(m_briefingButton, Face::Briefing);
    m_briefingButton->setObjectName(QStringLiteral("faceBriefing"));
    m_briefingButton->setIcon(themedIcon(QStringLiteral("text")));
    line->addSpacing(16);
    layout->addWidget(bar);
    layout->addWidget(m_faces, 1);
}

void FacedView::setCentre(QWidget* page, QWidget* front, const QString& buttonName, const QString& icon) {
    m_centreButton->setObjectName(buttonName);
    m_centreButton->setIcon(themedIcon(icon));
    m_centreButton->setChecked(true);
    m_front = front;
    m_faces->addWidget(page);
    m_faces->addWidget(m_briefing);
    setFocusProxy(front);
    retranslate();
}

void FacedView::setOnlyBriefing() {
    m_faces->addWidget(m_briefing);
    m_centreButton->hide();
    m_briefingButton->setChecked(true);
    setFocusProxy(m_briefing);
    retranslate();
}

FacedView::Face FacedView::face() const {
    return m_faces->currentWidget() != m_briefing ? Face::Centre : Face::Briefing;
}

void FacedView::setFace(Face face) {
    (face == Face::Centre && m_front ? m_centreButton : m_briefingButton)->setChecked(true);
    if (face == this->face() || !m_front)
        return;
    document().endMerge();
    keepSwitchInPlace();
    m_faces->setCurrentWidget(face == Face::Centre ? m_faces->widget(0) : m_briefing);
    keepSwitchInPlace();
    QWidget* front = face == Face::Centre ? m_front : m_briefing;
    setFocusProxy(front);
    front->setFocus(Qt::OtherFocusReason);
    Q_EMIT faceChanged();
}

void FacedView::keepSwitchInPlace() {
    const int here = mapTo(window(), QPoint()).x();
    if (face() == Face::Centre) {
        m_switchLeft = here + switchMargin;
        m_switch->setContentsMargins(switchMargin, 2, switchMargin, 2);
    } else if (m_switchLeft >= 0) {
        // Never so far that the switch would leave a narrow window.
        const int room = width() - m_switch->sizeHint().width();
        m_switch->setContentsMargins(
            std::clamp(m_switchLeft - here, switchMargin, std::max(switchMargin, room)), 2, switchMargin, 2);
    }
}

void FacedView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    keepSwitchInPlace();
}

void FacedView::moveEvent(QMoveEvent* event) {
    QWidget::moveEvent(event);
    keepSwitchInPlace();
}

void FacedView::retranslate() {
    m_centreButton->setText(centreTitle());
    m_centreButton->setToolTip(centreTip());
    m_briefingButton->setText(QCoreApplication::translate("bocage::editor::ScenarioView", "Briefing"));
    m_briefingButton->setToolTip(QCoreApplication::translate(
        "bocage::editor::ScenarioView", "Sides, turns, victory, rules and texts (Ctrl+2)"));
}

void FacedView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bocage::editor
