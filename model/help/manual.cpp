#include "model/help/manual.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/io/rich_text_door.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

namespace {

constexpr const char* readingOrder[] = {"first-steps", "placing", "editor",      "briefing", "army",
                                        "printing",    "saving",  "own-content", "cli",      "format"};

/// Text of one page from one heading to the next.
struct Part {
    QString heading;
    QStringList lines;
};

/// "## By keyboard" to "By keyboard"; empty when the line is no heading.
QString headingOf(const QString& line) {
    qsizetype marks = 0;
    while (marks < line.size() && line[marks] == QLatin1Char('#'))
        ++marks;
    const bool heading = marks > 0 && marks <= 6 && line.mid(marks).startsWith(QLatin1Char(' '));
    return heading ? plainText(line.mid(marks).trimmed()) : QString();
}

/// A fence of code may hold lines that look like headings.
template <class Line>
void eachLine(const QString& text, Line&& take) {
    bool code = false;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        const bool fence = line.startsWith(QLatin1String("```"));
        take(line, code || fence ? QString() : headingOf(line));
        code = code != fence;
    }
}

std::vector<Part> partsOf(const ManualPage& page) {
    std::vector<Part> parts{{}};
    eachLine(page.text, [&](const QString& line, const QString& heading) {
        if (!heading.isEmpty() && heading != page.title)
            parts.push_back({heading, {}});
        parts.back().lines << line;
    });
    return parts;
}

bool holdsAll(const QString& text, const QStringList& words) {
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace

QString Manual::folder() {
    const QString installed = resourcesFolder() + QStringLiteral("/manual");
    return QFileInfo(installed).isDir() ? installed
                                        : QDir::cleanPath(resourcesFolder() + QStringLiteral("/../docs"));
}

QString Manual::anchor(const QString& heading) {
    QString name;
    for (const QChar c : heading.toLower())
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
            name += c;
        else if (c.isSpace())
            name += QLatin1Char('-');
    return name;
}

Manual Manual::load() {
    Manual manual;
    std::vector<QString> order;
    for (const char* id : readingOrder)
        order.push_back(QLatin1String(id));
    // A game may have a page of its own, called like the game.
    for (const rules::GameSystem* game : rules::gameSystems())
        order.push_back(QString::fromUtf8(game->id().data(), static_cast<qsizetype>(game->id().size())));
    for (const QString& id : order) {
        const auto bytes = readFile(folder() + QLatin1Char('/') + id + QStringLiteral(".md"));
        if (!bytes)
            continue;
        ManualPage page;
        page.id = id;
        page.text = QString::fromUtf8(*bytes);
        eachLine(page.text, [&](const QString&, const QString& heading) {
            if (heading.isEmpty())
                return;
            if (page.title.isEmpty())
                page.title = heading;
            else
                page.headings << heading;
        });
        manual.m_pages.push_back(std::move(page));
    }
    return manual;
}

const ManualPage* Manual::find(const QString& id) const {
    const auto found =
        std::find_if(m_pages.begin(), m_pages.end(), [&](const ManualPage& page) { return page.id == id; });
    return found == m_pages.end() ? nullptr : &*found;
}

std::vector<ManualHit> Manual::search(const QString& words) const {
    const QStringList wanted = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<ManualHit> named, hits;
    if (wanted.isEmpty())
        return hits;
    for (const ManualPage& page : m_pages)
        for (const Part& part : partsOf(page)) {
            const QString heading = part.heading.isEmpty() ? page.title : part.heading;
            const bool inHeading = holdsAll(heading, wanted);
            if (!inHeading && !holdsAll(part.lines.join(QLatin1Char('\n')), wanted))
                continue;
            const auto line = std::find_if(part.lines.begin(), part.lines.end(), [&](const QString& text) {
                return headingOf(text).isEmpty() && text.contains(wanted.front(), Qt::CaseInsensitive);
            });
            (inHeading ? named : hits)
                .push_back({page.id, part.heading, line == part.lines.end() ? QString() : plainText(*line)});
        }
    named.insert(named.end(), hits.begin(), hits.end());
    return named;
}

}  // namespace bocage::model
