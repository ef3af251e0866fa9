#include "editor/theme/plain_text_door.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QToolTip>

namespace bocage::editor {

namespace {

constexpr int widestTip = 520;

bool isToolTip(const QObject& object) {
    return object.inherits("QTipLabel");
}

/// Qt wraps only rich text; a help text in one line would cross the whole screen.
void wrapTip(QLabel& tip) {
    if (tip.width() <= widestTip || tip.wordWrap())
        return;
    tip.setWordWrap(true);
    tip.resize(widestTip, tip.heightForWidth(widestTip));
}

}  // namespace

void PlainTextDoor::install(QApplication& application) {
    if (application.findChild<PlainTextDoor*>(QString(), Qt::FindDirectChildrenOnly))
        return;
    auto* door = new PlainTextDoor(&application);
    application.installEventFilter(door);
}

bool PlainTextDoor::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Polish:
            // Sent before a label is measured or painted for the first time, and before a tip has its words.
            if (auto* label = qobject_cast<QLabel*>(watched); label && label->textFormat() == Qt::AutoText)
                label->setTextFormat(Qt::PlainText);
            break;
        case QEvent::Show:
        case QEvent::Resize:
            if (isToolTip(*watched))
                wrapTip(*static_cast<QLabel*>(watched));
            break;
        case QEvent::WhatsThis:
            // Its window has a text document of its own, so the words are shown as a tip instead.
            if (auto* widget = qobject_cast<QWidget*>(watched)) {
                QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), widget->whatsThis(), widget);
                return true;
            }
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace bocage::editor
