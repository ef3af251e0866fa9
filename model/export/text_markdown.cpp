#include "model/export/text_exporters.h"

namespace bocage::model {

namespace {

/// Every sign that could mean something is preceded by a backslash, so that names come out as they are.
QString escapedMarkdown(const QString& text) {
    static const QString special = QStringLiteral("\\`*_{}[]<>#|~&");
    const QString line = text.simplified();
    QString out;
    for (const QChar c : line) {
        if (special.contains(c))
            out += u'\\';
        out += c;
    }
    // What only means something at the start of a line.
    if (line.startsWith(u'+') || line.startsWith(u'-') || line.startsWith(u'='))
        out.prepend(u'\\');
    qsizetype digits = 0;
    while (digits < out.size() && out[digits].isDigit())
        ++digits;
    if (digits > 0 && digits < out.size() && (out[digits] == u'.' || out[digits] == u')'))
        out.insert(digits, u'\\');
    return out;
}

QString tableMarkdown(const KitText& table) {
    const auto row = [](const QStringList& cells) {
        QStringList out;
        for (const QString& cell : cells)
            out << escapedMarkdown(cell);
        return QStringLiteral("| ") + out.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
    };
    QString out = row(table.items) + u'|';
    for (qsizetype i = 0; i < table.items.size(); ++i)
        out += table.numbers[static_cast<std::size_t>(i)] ? QStringLiteral("---:|") : QStringLiteral("---|");
    out += u'\n';
    for (const QStringList& cells : table.rows)
        out += row(cells);
    return out;
}

}  // namespace

QString markdownOf(const KitTexts& texts) {
    QString out;
    for (const KitText& text : texts) {
        if (!out.isEmpty())
            out += u'\n';
        switch (text.kind) {
            case KitText::Kind::Heading:
                out += QString(text.level, u'#') + u' ' + escapedMarkdown(text.text) + u'\n';
                break;
            case KitText::Kind::Paragraph:
                out += escapedMarkdown(text.text) + u'\n';
                break;
            case KitText::Kind::Bullets:
                for (const QString& item : text.items)
                    out += QStringLiteral("- ") + escapedMarkdown(item) + u'\n';
                break;
            case KitText::Kind::Table:
                out += tableMarkdown(text);
                break;
        }
    }
    return out;
}

}  // namespace bocage::model
