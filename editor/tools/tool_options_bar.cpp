#include "editor/tools/tool_options_bar.h"

#include <QEvent>
#include <QLabel>

#include "editor/tools/flow_layout.h"
#include "editor/tools/tool.h"
#include "editor/tools/tool_options.h"

namespace bocage::editor {

namespace {

constexpr int margin = 10;
constexpr int leastHeight = 38;

}  // namespace

ToolOptionsBar::ToolOptionsBar(QWidget* parent) : QWidget(parent), m_hint(new QLabel(this)) {
    setObjectName(QStringLiteral("toolOptionsBar"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(leastHeight);
    m_hint->setObjectName(QStringLiteral("toolHint"));
    m_hint->setProperty("role", "muted");
    m_hint->setTextFormat(Qt::PlainText);
}

void ToolOptionsBar::setTool(Tool* tool) {
    if (tool == m_tool)
        return;
    if (m_tool)
        m_tool->disconnect(this);
    m_tool = tool;
    if (tool) {
        connect(tool, &Tool::hintChanged, this, &ToolOptionsBar::arrange);
        // A control may have caused it and must not vanish under its own signal.
        connect(tool, &Tool::optionsChanged, this, &ToolOptionsBar::rebuild, Qt::QueuedConnection);
    }
    rebuild();
}

void ToolOptionsBar::setOverflow(QLabel* label) {
    m_overflow = label;
    arrange();
}

bool ToolOptionsBar::showsHint() const {
    return !m_hint->isHidden() || m_overflow;
}

void ToolOptionsBar::rebuild() {
    // The keyboard stays on the control of the same name.
    QWidget* focus = m_options ? m_options->focusWidget() : nullptr;
    const QString focused = focus && focus->hasFocus() ? focus->objectName() : QString();
    delete m_options;
    if (m_tool && m_tool->context()) {
        m_options = m_tool->createOptions(this);
        if (m_options) {
            m_options->show();
            if (!focused.isEmpty())
                if (auto* same = m_options->findChild<QWidget*>(focused))
                    same->setFocus(Qt::OtherFocusReason);
        }
    }
    arrange();
}

void ToolOptionsBar::arrange() {
    QRect free(margin, 0, width() - 2 * margin, leastHeight - 1);
    int height = leastHeight;
    if (m_options) {
        FlowLayout& flow = m_options->flow();
        const int needed = flow.heightForWidth(free.width());
        height = std::max(leastHeight, needed + 10);
        m_options->setGeometry(margin, (height - 1 - needed) / 2, free.width(), needed);
        flow.setGeometry(m_options->rect());
        const QRect last = flow.lastRow().translated(m_options->pos());
        free = QRect(QPoint(last.right() + 16, last.top()), QPoint(width() - margin, last.bottom()));
    }
    setFixedHeight(height);
    const QString hint = m_tool && m_tool->context() ? m_tool->hint() : QString();
    m_hint->setVisible(m_hint->fontMetrics().horizontalAdvance(hint) <= free.width());
    m_hint->setGeometry(free);
    m_hint->setText(hint);
    if (m_overflow) {
        m_overflow->setText(m_hint->isHidden() ? hint : QString());
        m_overflow->setToolTip(m_overflow->text());
    }
}

void ToolOptionsBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ToolOptionsBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

}  // namespace bocage::editor
