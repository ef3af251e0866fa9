#include "model/simulation/table_text.h"

#include <algorithm>
#include <ostream>

namespace bocage::model {

void tellTable(std::ostream& out, const SimulationTable& table) {
    std::vector<qsizetype> widths;
    const auto measure = [&](const QStringList& cells) {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            if (static_cast<qsizetype>(widths.size()) <= i)
                widths.push_back(0);
            widths[static_cast<std::size_t>(i)] =
                std::max(widths[static_cast<std::size_t>(i)], cells[i].size());
        }
    };
    measure(table.columns);
    for (const QStringList& row : table.rows)
        measure(row);
    const auto line = [&](const QStringList& cells) {
        QString text;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const qsizetype width = widths[static_cast<std::size_t>(i)];
            text +=
                QStringLiteral("  ") + (i ? cells[i].rightJustified(width) : cells[i].leftJustified(width));
        }
        while (text.endsWith(QLatin1Char(' ')))
            text.chop(1);
        out << text.toStdString() << '\n';
    };
    out << table.title.toStdString() << '\n';
    if (table.columns.size() > 1)
        line(table.columns);
    for (const QStringList& row : table.rows)
        line(row);
    out << '\n';
}

}  // namespace bocage::model
