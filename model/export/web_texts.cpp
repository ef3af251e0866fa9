#include "model/export/web_texts.h"

#include <QCoreApplication>

namespace bocage::model {

namespace {

struct WebTextWords {
    Q_DECLARE_TR_FUNCTIONS(WebTexts)
};

QString cellOf(const char* tag, const QString& text, bool number) {
    return QStringLiteral("<%1%2>%3</%1>")
        .arg(QLatin1String(tag), number ? QStringLiteral(" class=\"n\"") : QString(), escapedHtml(text));
}

QString tableHtml(const KitText& table) {
    QString out = QStringLiteral("<div class=\"scroll\"><table><thead><tr>");
    for (qsizetype i = 0; i < table.items.size(); ++i)
        out += cellOf("th", table.items[i], table.numbers[static_cast<std::size_t>(i)]);
    out += QStringLiteral("</tr></thead><tbody>\n");
    for (const QStringList& row : table.rows) {
        out += QStringLiteral("<tr>");
        for (qsizetype i = 0; i < row.size(); ++i)
            out += cellOf("td", row[i], table.numbers[static_cast<std::size_t>(i)]);
        out += QStringLiteral("</tr>\n");
    }
    return out + QStringLiteral("</tbody></table></div>\n");
}

/// Rows of a sheet; every box has a name of its own, so that a saved game knows it.
class SheetHtml {
public:
    explicit SheetHtml(const KitSheet& sheet) : m_sheet(sheet) {}

    QString write() {
        QString out = QStringLiteral("<div class=\"scroll\"><table><thead><tr>");
        out += cellOf("th", WebTextWords::tr("Qty", "number of pieces"), true) +
               cellOf("th", WebTextWords::tr("Name"), false);
        for (const QString& column : m_sheet.columns)
            out += cellOf("th", column, true);
        if (!m_sheet.unit.isEmpty())
            out += cellOf("th", WebTextWords::tr("Points"), true);
        out += cellOf("th", WebTextWords::tr("Losses"), false) + QStringLiteral("</tr></thead><tbody>\n");
        rows(m_sheet.lines, 0, out);
        return out + QStringLiteral("</tbody></table></div>\n");
    }

private:
    void rows(const std::vector<KitLine>& lines, int depth, QString& out) {
        for (const KitLine& line : lines) {
            ++m_row;
            const QString notes = line.notes.isEmpty()
                                      ? QString()
                                      : QStringLiteral(" <small>") +
                                            escapedHtml(line.notes.join(QStringLiteral(", "))) +
                                            QStringLiteral("</small>");
            out += QStringLiteral("<tr>") + cellOf("td", QString::number(line.count), true) +
                   QStringLiteral("<td%1>").arg(depth == 0   ? QString()
                                                : depth == 1 ? QStringLiteral(" class=\"sub\"")
                                                             : QStringLiteral(" class=\"sub2\"")) +
                   (depth == 0 ? QStringLiteral("<b>%1</b>") : QStringLiteral("%1"))
                       .arg(escapedHtml(line.name)) +
                   notes + QStringLiteral("</td>");
            for (qsizetype i = 0; i < m_sheet.columns.size(); ++i)
                out += cellOf("td", i < line.values.size() ? line.values[i] : QString(), true);
            if (!m_sheet.unit.isEmpty())
                out += cellOf("td", line.cost ? QString::number(*line.cost) : QString(), true);
            out += QStringLiteral("<td class=\"boxes\">");
            for (int copy = 0; copy < line.count && line.boxes > 0; ++copy) {
                if (copy > 0)
                    out += QStringLiteral("&ensp;");
                for (int box = 0; box < line.boxes; ++box)
                    out += QStringLiteral(
                               "<input type=\"checkbox\" data-tick=\"%4-%1-%2-%3\" aria-label=\"%5\">")
                               .arg(m_row)
                               .arg(copy)
                               .arg(box)
                               .arg(escapedHtml(QString::fromStdString(m_sheet.id)),
                                    escapedHtml(WebTextWords::tr("Loss of %1").arg(line.name)));
            }
            out += QStringLiteral("</td></tr>\n");
            rows(line.lines, depth + 1, out);
        }
    }

    const KitSheet& m_sheet;
    int m_row = 0;
};

}  // namespace

QString escapedHtml(const QString& text) {
    QString out;
    for (const QChar c : text)
        if (c >= u' ' || c == u'\n' || c == u'\t')
            out += c;
    return out.toHtmlEscaped();
}

QString htmlOf(const KitTexts& texts) {
    QString out;
    for (const KitText& text : texts) {
        switch (text.kind) {
            case KitText::Kind::Heading:
                out += QStringLiteral("<h3>%1</h3>\n").arg(escapedHtml(text.text));
                break;
            case KitText::Kind::Paragraph:
                out += QStringLiteral("<p>%1</p>\n").arg(escapedHtml(text.text));
                break;
            case KitText::Kind::Bullets:
                out += QStringLiteral("<ul>\n");
                for (const QString& item : text.items)
                    out += QStringLiteral("<li>%1</li>\n").arg(escapedHtml(item));
                out += QStringLiteral("</ul>\n");
                break;
            case KitText::Kind::Table:
                out += tableHtml(text);
                break;
        }
    }
    return out;
}

QString htmlOf(const KitSheet& sheet) {
    QString out = QStringLiteral("<div class=\"card\"><h3>%1</h3>\n").arg(escapedHtml(sheet.title));
    QStringList facts;
    for (const QString& fact : {sheet.owner, sheet.factionName})
        if (!fact.isEmpty() && !facts.contains(fact) && fact != sheet.title)
            facts << fact;
    if (!sheet.unit.isEmpty())
        facts << (sheet.limit ? QStringLiteral("%1 / %2 %3").arg(sheet.used).arg(*sheet.limit).arg(sheet.unit)
                              : QStringLiteral("%1 %2").arg(sheet.used).arg(sheet.unit));
    if (!facts.isEmpty())
        out += QStringLiteral("<p>%1</p>\n").arg(escapedHtml(facts.join(QStringLiteral(" — "))));
    if (!sheet.remark.isEmpty())
        out += QStringLiteral("<p class=\"remark\">%1</p>\n").arg(escapedHtml(sheet.remark));
    out += SheetHtml(sheet).write();
    if (!sheet.notes.isEmpty())
        out += htmlOf(KitTexts{bulletText(sheet.notes)});
    return out + QStringLiteral("</div>\n");
}

}  // namespace bocage::model
