#include "editor/army/army_side_panel.h"

#include <QEvent>
#include <QPointer>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace bocage::editor {

namespace {

/// As wide as the column, never wider: one long word would push the rest of every section out of sight.
class Column : public QWidget {
public:
    QSize minimumSizeHint() const override { return {0, QWidget::minimumSizeHint().height()}; }
};

}  // namespace

ArmySidePanel::ArmySidePanel(QWidget* parent) : QScrollArea(parent) {
    setObjectName(QStringLiteral("armySidePanel"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* body = new Column;
    m_rows = new QVBoxLayout(body);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_rows->addStretch();
    setWidget(body);
}

void ArmySidePanel::addSection(ArmyPanel* panel, bool folded) {
    auto* heading = new QToolButton;
    heading->setProperty("section", true);
    heading->setCheckable(true);
    heading->setChecked(!folded);
    heading->setArrowType(folded ? Qt::RightArrow : Qt::DownArrow);
    heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    panel->setVisible(!folded);
    connect(heading, &QToolButton::toggled, panel, [panel, heading](bool open) {
        panel->setVisible(open);
        heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    });
    // Before the stretch at the end.
    m_rows->insertWidget(m_rows->count() - 1, heading);
    m_rows->insertWidget(m_rows->count() - 1, panel);
    m_sections.push_back({panel, heading, true});
    const Section section = m_sections.back();
    connect(panel, &ArmyPanel::titleChanged, this, [this, section] { refreshTitle(section); });
    connect(panel, &ArmyPanel::revealWanted, this, &ArmySidePanel::revealWanted);
    connect(panel, &ArmyPanel::previewWanted, this, &ArmySidePanel::previewWanted);
    refreshTitle(section);
}

void ArmySidePanel::refreshTitle(const Section& section) {
    section.heading->setText(section.panel->title().replace(QLatin1Char('&'), QLatin1String("&&")));
    section.heading->setAccessibleName(section.panel->title());
    // A long title is cut short in the narrow column.
    section.heading->setToolTip(
        QStringLiteral("%1\n%2").arg(section.panel->title(), tr("Folds this section away or out.")));
}

void ArmySidePanel::setShown(ArmyPanel* panel, bool shown) {
    for (Section& section : m_sections)
        if (section.panel == panel) {
            section.shown = shown;
            section.heading->setVisible(shown);
            panel->setVisible(shown && section.heading->isChecked());
        }
}

void ArmySidePanel::setDocument(model::RosterDocument* document) {
    for (const Section& section : m_sections) {
        section.panel->setDocument(section.shown ? document : nullptr);
        refreshTitle(section);
    }
}

void ArmySidePanel::setVerdict(const rules::Verdict& verdict) {
    for (const Section& section : m_sections)
        if (section.shown)
            section.panel->setVerdict(verdict);
}

void ArmySidePanel::showSection(ArmyPanel* panel) {
    for (const Section& section : m_sections)
        if (section.panel == panel) {
            section.heading->setChecked(true);
            // What was folded away has its height only after the column is laid out anew.
            widget()->layout()->activate();
            QMetaObject::invokeMethod(
                this,
                [this, heading = QPointer(section.heading)] {
                    if (heading)
                        verticalScrollBar()->setValue(heading->y());
                },
                Qt::QueuedConnection);
            panel->setFocus(Qt::OtherFocusReason);
        }
}

void ArmySidePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        for (const Section& section : m_sections)
            refreshTitle(section);
    QScrollArea::changeEvent(event);
}

}  // namespace bocage::editor
