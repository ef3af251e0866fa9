#include "model/export/web_table.h"

#include <QCoreApplication>
#include <map>

#include "model/export/export_pictures.h"
#include "model/export/web_texts.h"
#include "model/io/load_file.h"
#include "model/io/png_door.h"
#include "model/io/resource_paths.h"

namespace bocage::model {

using namespace rules;

namespace {

struct WebTableWords {
    Q_DECLARE_TR_FUNCTIONS(WebTable)
};

constexpr int cardPixels = 150;  // across

class TableWriter {
public:
    TableWriter(const ExportSubject& subject, const ExportOptions& options, const WebChain& chain)
        : m_subject(subject), m_options(options), m_chain(chain), m_kit(tableKit(subject)) {}

    Result<QByteArray> write() {
        QByteArray style, script;
        for (auto [name, into] : {std::pair("page.css", &style), std::pair("table.js", &script)}) {
            const Result<QByteArray> text =
                readFile(resourcesFolder() + QStringLiteral("/export/") + QLatin1String(name));
            if (!text)
                return Problem{"export.template", {name}, "", "", 0, 0};
            *into = *text;
        }
        QString body = QStringLiteral("<main>\n") + seats() + decks() + sheets() + rules();
        QString out =
            QStringLiteral(
                "<!doctype html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">\n<title>%2</title>\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
                "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n<style>\n")
                .arg(escapedHtml(m_options.language), escapedHtml(m_kit.title));
        out += QString::fromUtf8(style) + pictures() + QStringLiteral("</style></head>\n<body>\n<header>") +
               m_chain.before + QStringLiteral("<h1>") + escapedHtml(m_kit.title) + QStringLiteral("</h1>\n");
        if (!m_kit.author.isEmpty())
            out += QStringLiteral("<p class=\"byline\">%1</p>\n")
                       .arg(escapedHtml(WebTableWords::tr("By %1").arg(m_kit.author)));
        if (!m_kit.remark.isEmpty())
            out += QStringLiteral("<p class=\"remark\">%1</p>\n").arg(escapedHtml(m_kit.remark));
        out += QStringLiteral("<p class=\"hint noprint\">%1</p>\n</header>\n")
                   .arg(escapedHtml(WebTableWords::tr(
                       "A click turns a card over. A deck is shuffled when the page opens; Draw takes the "
                       "next card of it.")));
        out += body + m_chain.after + QStringLiteral("</main>\n<script>\n") + QString::fromUtf8(script) +
               QStringLiteral("</script>\n</body></html>\n");
        return out.toUtf8();
    }

private:
    /// Every picture once, as a background of its own class.
    int artOf(const KitThing& thing) {
        const auto [at, fresh] = m_numbers.try_emplace(thing.content, static_cast<int>(m_things.size()));
        if (fresh)
            m_things.push_back(thing);
        return at->second;
    }

    QString pictures() const {
        QString out = QStringLiteral(
            ".seat,.deal{display:flex;flex-wrap:wrap;gap:.4rem}\n"
            ".piece{width:110px;height:154px;min-width:0;padding:0;border:0;border-radius:8px;"
            "background-size:100% 100%;background-color:transparent;position:relative}\n"
            ".piece .count{position:absolute;right:4px;bottom:4px;background:#fbf8f1;border-radius:8px;"
            "padding:0 6px;font-size:.8rem}\n"
            ".pile{display:flex;gap:.6rem;align-items:center;margin:.4rem 0}\n");
        for (std::size_t i = 0; i < m_things.size(); ++i)
            for (const bool back : {false, true}) {
                const int size =
                    std::max(8, static_cast<int>(cardPixels / std::max(0.1, m_things[i].wide) / 0.92));
                const QByteArray png =
                    pngBytes(thingImage(m_things[i], back, size, m_subject.library, m_options.language));
                out += QStringLiteral(".%1%2{background-image:url(data:image/png;base64,%3)}\n")
                           .arg(back ? QStringLiteral("b") : QStringLiteral("f"))
                           .arg(i)
                           .arg(QString::fromLatin1(png.toBase64()));
            }
        return out;
    }

    QString card(const KitThing& thing, int count) {
        const int art = artOf(thing);
        return QStringLiteral(
                   "<button type=\"button\" class=\"piece f%1\" data-art=\"%1\" title=\"%2\" "
                   "aria-label=\"%2\">%3</button>\n")
            .arg(art)
            .arg(escapedHtml(thing.name),
                 count > 1 ? QStringLiteral("<span class=\"count\">× %1</span>").arg(count) : QString());
    }

    QString seats() {
        QString out;
        for (const KitTray& tray : m_kit.trays) {
            out += QStringLiteral("<section><h2>%1</h2>\n<div class=\"seat\">\n").arg(escapedHtml(tray.name));
            for (const KitCopies& copies : tray.things)
                for (int i = 0; i < (tray.endless ? 1 : std::min(copies.count, 12)); ++i)
                    out += card(copies.thing, 1);
            out += QStringLiteral("</div></section>\n");
        }
        return out;
    }

    QString decks() {
        if (m_kit.decks.empty())
            return {};
        QString out = QStringLiteral("<section id=\"decks\"><h2>%1</h2>\n")
                          .arg(escapedHtml(WebTableWords::tr("Decks")));
        for (const KitDeck& deck : m_kit.decks) {
            int total = 0;
            QStringList list;
            QString all;
            for (const KitCopies& copies : deck.cards) {
                total += copies.count;
                list << QStringLiteral("%1:%2").arg(artOf(copies.thing)).arg(copies.count);
                all += card(copies.thing, copies.count);
            }
            out += QStringLiteral(
                       "<div class=\"pile\"><button type=\"button\" class=\"piece b%1\" data-draw=\"%2\" "
                       "aria-label=\"%3\" title=\"%3\"></button><span>%4<br><span class=\"left\">%5</span>"
                       "</span></div>\n<div class=\"deal\" aria-live=\"polite\"></div>\n"
                       "<details><summary>%6</summary><div class=\"seat\">%7</div></details>\n")
                       .arg(artOf(deck.cards.front().thing))
                       .arg(list.join(QLatin1Char(',')),
                            escapedHtml(WebTableWords::tr("Draw from %1").arg(deck.name)),
                            escapedHtml(deck.name))
                       .arg(total)
                       .arg(escapedHtml(WebTableWords::tr("All cards of it")), all);
        }
        return out + QStringLiteral("</section>\n");
    }

    QString sheets() const {
        QString out;
        for (const KitSheet& sheet : m_kit.sheets)
            out += htmlOf(sheet);
        return out.isEmpty()
                   ? out
                   : QStringLiteral("<section id=\"armies\">") + out + QStringLiteral("</section>\n");
    }

    QString rules() const {
        return QStringLiteral("<section id=\"rules\"><h2>%1</h2>\n")
                   .arg(escapedHtml(WebTableWords::tr("Rules"))) +
               htmlOf(m_kit.briefing) + QStringLiteral("</section>\n");
    }

    const ExportSubject& m_subject;
    ExportOptions m_options;
    const WebChain m_chain;
    TableKit m_kit;
    std::map<ContentId, int> m_numbers;
    std::vector<KitThing> m_things;
};

}  // namespace

Result<QByteArray> webTable(const ExportSubject& subject, const ExportOptions& options,
                            const WebChain& chain) {
    return TableWriter(subject, options, chain).write();
}

}  // namespace bocage::model
