#include <algorithm>

#include "model/export/text_exporters.h"

namespace bocage::model {

namespace {

constexpr char16_t nothing = u'\u200B';  // seen by no reader, but it keeps signs apart

/// There is no escape in BBCode: brackets are kept from being tags, a "<" before a letter would cut the post,
/// and some pairs of signs would turn into pictures.
QString escapedBbcode(const QString& text) {
    const QString line = text.simplified();
    QString out;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        const QChar next = i + 1 < line.size() ? line[i + 1] : QChar(u' ');
        if (c == u'<' && next != u' ') {
            out += u'\u2039';
            continue;
        }
        out += c;
        const bool smiley = ((c == u':' || c == u';') && QStringLiteral(")(DPpoO|/*").contains(next)) ||
                            ((c == u'8' || c == u'B') && next == u')');
        if (c == u'[' || smiley)
            out += QChar(nothing);
    }
    return out;
}

qsizetype seenWidth(const QString& text) {
    return text.size() - text.count(QChar(nothing));
}

/// Columns by blanks: there is no table that every forum knows.
QString tableBbcode(const KitText& table) {
    std::vector<qsizetype> widths(static_cast<std::size_t>(table.items.size()), 0);
    std::vector<QStringList> rows{table.items};
    rows.insert(rows.end(), table.rows.begin(), table.rows.end());
    for (QStringList& row : rows)
        for (qsizetype i = 0; i < row.size(); ++i) {
            row[i] = escapedBbcode(row[i]);
            auto& width = widths[static_cast<std::size_t>(i)];
            width = std::max(width, seenWidth(row[i]));
        }
    QStringList lines;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QString blanks(widths[static_cast<std::size_t>(i)] - seenWidth(row[i]), u' ');
            line += (i > 0 ? QStringLiteral("  ") : QString()) +
                    (table.numbers[static_cast<std::size_t>(i)] ? blanks + row[i] : row[i] + blanks);
        }
        while (line.endsWith(u' '))
            line.chop(1);
        lines << line;
    }
    return QStringLiteral("[c]") + lines.join(u'\n') + QStringLiteral("[/c]\n");
}

}  // namespace

QString bbcodeOf(const KitTexts& texts) {
    QString out;
    for (const KitText& text : texts) {
        switch (text.kind) {
            case KitText::Kind::Heading:
                out += (out.isEmpty() ? QString() : QStringLiteral("\n")) +
                       (text.level <= 1 ? QStringLiteral("[b]%1[/b]\n") : QStringLiteral("[u]%1[/u]\n"))
                           .arg(escapedBbcode(text.text));
                break;
            case KitText::Kind::Paragraph:
                out += escapedBbcode(text.text) + u'\n';
                break;
            case KitText::Kind::Bullets:
                for (const QString& item : text.items)
                    out += QStringLiteral("• ") + escapedBbcode(item) + u'\n';
                break;
            case KitText::Kind::Table:
                out += tableBbcode(text);
                break;
        }
    }
    return out;
}

}  // namespace bocage::model
