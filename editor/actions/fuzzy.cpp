#include "editor/actions/fuzzy.h"

namespace bocage::editor {

namespace {

QString plain(const QString& text) {
    QString folded;
    for (const QChar c : text.normalized(QString::NormalizationForm_D))
        if (c.category() != QChar::Mark_NonSpacing)
            folded += c.toCaseFolded();
    return folded;
}

}  // namespace

std::optional<int> fuzzyScore(const QString& query, const QString& text) {
    const QString wanted = plain(query).simplified();
    const QString given = plain(text);
    if (wanted.isEmpty())
        return 0;
    if (const auto at = given.indexOf(wanted); at >= 0) {
        const bool wordStart = at == 0 || !given[at - 1].isLetterOrNumber();
        return 1000 + (wordStart ? 200 : 0) + (at == 0 ? 100 : 0) - static_cast<int>(given.size());
    }
    int score = 0;
    qsizetype position = 0;
    qsizetype previous = -2;
    for (const QChar c : wanted) {
        if (c.isSpace())
            continue;
        // Prefer the next beginning of a word; else the next occurrence.
        qsizetype found = -1;
        for (qsizetype i = position; i < given.size(); ++i) {
            if (given[i] != c)
                continue;
            if (found < 0)
                found = i;
            if (i == previous + 1 || i == 0 || !given[i - 1].isLetterOrNumber()) {
                found = i;
                break;
            }
        }
        if (found < 0)
            return std::nullopt;
        const bool wordStart = found == 0 || !given[found - 1].isLetterOrNumber();
        score += (found == previous + 1 ? 15 : 0) + (wordStart ? 12 : 0) + 4;
        score -= static_cast<int>(std::min<qsizetype>(found - position, 10));
        previous = found;
        position = found + 1;
    }
    return score;
}

}  // namespace bocage::editor
