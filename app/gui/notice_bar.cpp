#include "app/gui/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include "editor/theme/theme.h"

namespace bocage::app {

NoticeBar::NoticeBar(Kind kind, const QString& sentence, const QString& detail, std::vector<Choice> choices,
                     QWidget* parent)
    : QFrame(parent), m_kind(kind) {
    setObjectName(QStringLiteral("noticeBar"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(20, 8, 12, 8);
    layout->setSpacing(8);
    auto* text = new QVBoxLayout;
    text->setSpacing(2);
    auto* title = new QLabel(sentence);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    // A long name breaks or is cut; it never pushes the window wider than the screen.
    title->setMinimumWidth(1);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    text->addWidget(title);
    if (!detail.isEmpty()) {
        auto* more = new QLabel(detail);
        more->setTextFormat(Qt::PlainText);
        more->setWordWrap(true);
        more->setMinimumWidth(1);
        more->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->addWidget(more);
    }
    layout->addLayout(text, 1);
    for (Choice& choice : choices) {
        auto* button = new QPushButton(choice.text);
        button->setObjectName(choice.name);
        button->setProperty("accent", choice.accent);
        connect(button, &QPushButton::clicked, this, [this, run = std::move(choice.run)] {
            hide();
            deleteLater();
            if (run)
                run();
        });
        layout->addWidget(button);
    }
    setAccessibleName(sentence);
    setAccessibleDescription(detail);
}

void NoticeBar::paintEvent(QPaintEvent*) {
    const editor::Theme theme = editor::Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.selected);
    painter.fillRect(0, 0, 6, height(), m_kind == Kind::Warning ? theme.warning : theme.accent);
    painter.fillRect(0, height() - 1, width(), 1, theme.line);
}

}  // namespace bocage::app
