#include "editor/theme/wrapping.h"

namespace bocage::editor {

QString onLines(const QString& text, const QFontMetrics& metrics, int width, int lines) {
    const QString rest = text.simplified();
    if (lines <= 1 || metrics.horizontalAdvance(rest) <= width)
        return metrics.elidedText(rest, Qt::ElideRight, width);
    qsizetype end = -1;
    for (qsizetype at = rest.indexOf(QLatin1Char(' ')); at >= 0; at = rest.indexOf(QLatin1Char(' '), at + 1))
        if (metrics.horizontalAdvance(rest.left(at)) <= width)
            end = at;
    // A first word longer than a line leaves nothing to break.
    if (end < 0)
        return metrics.elidedText(rest, Qt::ElideRight, width);
    return rest.left(end) + QLatin1Char('\n') + onLines(rest.mid(end + 1), metrics, width, lines - 1);
}

}  // namespace bocage::editor
