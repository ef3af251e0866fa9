#include "editor/actions/mnemonics.h"

#include <QAction>
#include <QSet>
#include <QWidget>

namespace bocage::editor {

namespace {

/// Where the letter stands that is underlined; -1 for none.
qsizetype markOf(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i)
        if (text[i] == QLatin1Char('&')) {
            if (text[i + 1] != QLatin1Char('&'))
                return i;
            ++i;
        }
    return -1;
}

/// The text with its letter moved to a free one.
QString withFreeLetter(QString text, const QSet<QChar>& taken) {
    if (const qsizetype mark = markOf(text); mark >= 0)
        text.remove(mark, 1);
    qsizetype best = -1;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isLetterOrNumber() || taken.contains(text[i].toLower()))
            continue;
        const bool begins = i == 0 || !text[i - 1].isLetterOrNumber();
        if (begins) {
            best = i;
            break;
        }
        best = best < 0 ? i : best;
    }
    return best < 0 ? text : text.insert(best, QLatin1Char('&'));
}

}  // namespace

void tellMnemonicsApart(QWidget& menu) {
    QSet<QChar> taken;
    QList<QAction*> crowded;
    for (QAction* action : menu.actions()) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        const QString text = action->text();
        const qsizetype mark = markOf(text);
        if (mark < 0)
            continue;
        if (const QChar letter = text[mark + 1].toLower(); taken.contains(letter))
            crowded << action;
        else
            taken.insert(letter);
    }
    for (QAction* action : crowded) {
        const QString text = withFreeLetter(action->text(), taken);
        if (const qsizetype mark = markOf(text); mark >= 0)
            taken.insert(text[mark + 1].toLower());
        action->setText(text);
    }
}

}  // namespace bocage::editor
