#include <algorithm>

#include "model/export/text_exporters.h"

namespace bocage::model {

namespace {

constexpr qsizetype lineWidth = 80;

/// Breaks at blanks; a word that is longer than the line stands alone.
QStringList wrapped(const QString& text, qsizetype width) {
    QStringList lines;
    QString line;
    for (const QString& word : text.simplified().split(u' ', Qt::SkipEmptyParts)) {
        if (!line.isEmpty() && line.size() + 1 + word.size() > width) {
            lines << line;
            line.clear();
        }
        line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + word;
    }
    if (!line.isEmpty() || lines.isEmpty())
        lines << line;
    return lines;
}

QString indented(const QString& text, const QString& first, const QString& others) {
    QString out;
    for (const QString& line : wrapped(text, lineWidth - others.size()))
        out += (out.isEmpty() ? first : others) + line + u'\n';
    return out;
}

QString tablePlain(const KitText& table) {
    std::vector<qsizetype> widths(static_cast<std::size_t>(table.items.size()), 0);
    std::vector<QStringList> rows{table.items};
    rows.insert(rows.end(), table.rows.begin(), table.rows.end());
    for (const QStringList& row : rows)
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[static_cast<std::size_t>(i)] =
                std::max(widths[static_cast<std::size_t>(i)], row[i].size());
    // The widest column of words gives way.
    const auto words =
        static_cast<std::size_t>(std::max_element(widths.begin(), widths.end()) - widths.begin());
    qsizetype others = 2 * (table.items.size() - 1);
    for (std::size_t i = 0; i < widths.size(); ++i)
        others += i == words ? 0 : widths[i];
    widths[words] = std::min(widths[words], std::max<qsizetype>(12, lineWidth - others));
    QString out;
    for (const QStringList& row : rows) {
        const QStringList broken = wrapped(row[static_cast<qsizetype>(words)], widths[words]);
        for (qsizetype part = 0; part < broken.size(); ++part) {
            QString line;
            for (qsizetype i = 0; i < row.size(); ++i) {
                const auto column = static_cast<std::size_t>(i);
                const QString cell = column == words ? broken[part] : part == 0 ? row[i] : QString();
                const auto width = static_cast<int>(widths[column]);
                line += (i > 0 ? QStringLiteral("  ") : QString()) +
                        (table.numbers[column] ? cell.rightJustified(width) : cell.leftJustified(width));
            }
            while (line.endsWith(u' '))
                line.chop(1);
            out += line + u'\n';
        }
    }
    return out;
}

}  // namespace

QString plainTextOf(const KitTexts& texts) {
    QString out;
    for (const KitText& text : texts) {
        if (!out.isEmpty())
            out += u'\n';
        switch (text.kind) {
            case KitText::Kind::Heading:
                out += indented(text.level <= 2 ? text.text.toUpper() : text.text, {}, {});
                break;
            case KitText::Kind::Paragraph:
                out += indented(text.text, {}, {});
                break;
            case KitText::Kind::Bullets:
                for (const QString& item : text.items)
                    out += indented(item, QStringLiteral("- "), QStringLiteral("  "));
                break;
            case KitText::Kind::Table:
                out += tablePlain(text);
                break;
        }
    }
    return out;
}

}  // namespace bocage::model
