#include "editor/forms/typing_run.h"

#include <QDeadlineTimer>
#include <algorithm>

namespace bocage::editor {

namespace {

bool isGap(QChar letter) {
    return !letter.isLetterOrNumber() && letter != QLatin1Char('\'') && letter != QChar(0x2019);
}

}  // namespace

bool TypingRun::begins(const QString& before, const QString& after) {
    return begins(before, after, QDeadlineTimer::current().deadline());
}

bool TypingRun::begins(const QString& before, const QString& after, qint64 now) {
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    const QStringView typed = QStringView(after).sliced(head, after.size() - head - tail);
    const QStringView gone = QStringView(before).sliced(head, before.size() - head - tail);
    const Stroke stroke = typed.size() == 1 && gone.isEmpty()   ? Stroke::Letter
                          : typed.isEmpty() && gone.size() == 1 ? Stroke::Deletion
                                                                : Stroke::Other;
    const bool gap = stroke == Stroke::Letter     ? isGap(typed[0])
                     : stroke == Stroke::Deletion ? isGap(gone[0])
                                                  : false;
    // Where letters repeat ("ee"), the place of a stroke is known only up to the repetition.
    const bool near = std::abs(head - m_at) <= 1 || stroke != Stroke::Letter;
    const bool begins = stroke == Stroke::Other || stroke != m_stroke || now - m_time > pause || !near ||
                        (m_afterGap && !gap);
    // A letter in place of a selection begins a word like any other; where it is the same letter as before,
    // nothing seems typed.
    const bool replaced = stroke == Stroke::Other && typed.size() <= 1;
    m_stroke = replaced ? Stroke::Letter : stroke;
    m_at = m_stroke == Stroke::Letter ? head + typed.size() : head;
    m_time = now;
    m_afterGap = gap;
    return begins;
}

}  // namespace bocage::editor
