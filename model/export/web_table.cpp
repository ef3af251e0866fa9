#include "model/export/web_table.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

#include "model/export/export_pictures.h"
#include "model/export/web_parts.h"
#include "model/export/web_texts.h"
#include "model/render/in_threads.h"

namespace bocage::model {

using namespace rules;

namespace {

struct WebTableWords {
    Q_DECLARE_TR_FUNCTIONS(WebTable)
};

constexpr int cardPixels = 150;  // across
constexpr int mostOnTable = 99;  // copies of one card before one player: a file may claim any number

class TableWriter {
public:
    TableWriter(const ExportSubject& subject, const ExportOptions& options, const WebChain& chain)
        : m_subject(subject), m_options(options), m_chain(chain), m_kit(tableKit(subject)) {}

    Result<QByteArray> write() {
        const Result<QString> style = webTemplates({"page.css", "table.css"});
        if (!style)
            return style.problems();
        const Result<QString> script = webTemplates({"game.js", "table.js"});
        if (!script)
            return script.problems();
        QString body = seats();  // first: places and pictures are numbered as they come
        body += decks();
        body += webTrack(m_kit) + sheets() + rules() + m_chain.after;
        const QString hint =
            QStringLiteral("<p class=\"hint noprint\">%1</p>\n")
                .arg(escapedHtml(WebTableWords::tr(
                    "Drag cards from place to place (with a finger: hold, then drag), turn them over with F "
                    "or "
                    "a double click; arrow keys move the chosen one. A click on a deck draws from it.")));
        QString out = webHead(m_kit, m_options, m_chain, *style + pictures(), hint);
        out += webBar(m_kit, tools()) + QStringLiteral("<main>\n") + webLog() + body;
        out += webScripts(data(), *script);
        return out.toUtf8();
    }

private:
    /// Where cards lie: before a player, in a deck, beside a deck.
    struct Place {
        QString id, name;
        QString beside;  ///< of a deck: the row in which its cards land
    };

    /// Every picture once, as a background of its own class.
    int artOf(const KitThing& thing) {
        const auto [at, fresh] = m_numbers.try_emplace(thing.content, static_cast<int>(m_things.size()));
        if (fresh)
            m_things.push_back(thing);
        return at->second;
    }

    QString pictures() const {
        QString out;
        std::vector<QByteArray> drawn(m_things.size() * 2);
        everyInThreads(static_cast<int>(drawn.size()), [&](int i) {
            const KitThing& thing = m_things[static_cast<std::size_t>(i / 2)];
            const int size = std::max(8, static_cast<int>(cardPixels / std::max(0.1, thing.wide) / 0.92));
            drawn[static_cast<std::size_t>(i)] =
                thingPng(thing, i % 2 != 0, size, m_subject, m_options.language);
        });
        for (std::size_t i = 0; i < m_things.size(); ++i)
            for (const bool back : {false, true}) {
                const QByteArray& png = drawn[i * 2 + (back ? 1 : 0)];
                out += QStringLiteral(".%1%2{background-image:url(data:image/png;base64,%3)}\n")
                           .arg(back ? QStringLiteral("b") : QStringLiteral("f"))
                           .arg(i)
                           .arg(QString::fromLatin1(png.toBase64()));
            }
        return out;
    }

    QString card(const KitThing& thing, int count) {
        return QStringLiteral(
                   "<span class=\"piece f%1\" role=\"img\" title=\"%2\" aria-label=\"%2\">%3</span>\n")
            .arg(artOf(thing))
            .arg(escapedHtml(thing.name),
                 count > 1 ? QStringLiteral("<span class=\"count\">× %1</span>").arg(count) : QString());
    }

    QString place(const QString& name, const QString& beside = {}) {
        m_places.push_back({QStringLiteral("p%1").arg(m_places.size()), name, beside});
        return m_places.back().id;
    }

    void lay(const KitThing& thing, const QString& place) {
        m_cards.push_back(Json::Object{{"art", artOf(thing)}, {"place", place.toStdString()}});
    }

    QString seats() {
        QString out;
        for (const KitTray& tray : m_kit.trays) {
            const QString id = place(tray.name);
            out += QStringLiteral("<section><h2>%1</h2>\n<div class=\"seat\" data-place=\"%2\">\n")
                       .arg(escapedHtml(tray.name), id);
            for (const KitCopies& copies : tray.things)
                for (int i = 0; i < (tray.endless ? 1 : std::min(copies.count, mostOnTable)); ++i) {
                    lay(copies.thing, id);
                    out += card(copies.thing, 1);
                }
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
            const QString beside = place(WebTableWords::tr("beside the deck: %1").arg(deck.name));
            const QString id = place(deck.name, beside);
            int total = 0;
            QString all;
            for (const KitCopies& copies : deck.cards) {
                total += copies.count;
                for (int i = 0; i < copies.count; ++i)
                    lay(copies.thing, id);
                all += card(copies.thing, copies.count);
            }
            out +=
                QStringLiteral(
                    "<div class=\"deck\"><div class=\"pile\"><button type=\"button\" class=\"piece b%1\" "
                    "data-draw=\"%2\" data-place=\"%2\" aria-label=\"%3\" title=\"%3\"></button><br>%4: "
                    "<span id=\"left-%2\">%5</span><br><button type=\"button\" class=\"noprint\" "
                    "data-shuffle=\"%2\" title=\"%7\">%6</button></div>\n"
                    "<div class=\"seat\" data-place=\"%8\" aria-live=\"polite\"></div></div>\n")
                    .arg(artOf(deck.cards.front().thing))
                    .arg(id, escapedHtml(WebTableWords::tr("Draw from %1").arg(deck.name)),
                         escapedHtml(deck.name))
                    .arg(total)
                    .arg(escapedHtml(WebTableWords::tr("Shuffle")),
                         escapedHtml(WebTableWords::tr("Shuffle the deck and the cards beside it")), beside);
            out += QStringLiteral("<details><summary>%1</summary><div class=\"seat\">%2</div></details>\n")
                       .arg(escapedHtml(WebTableWords::tr("All cards of it")), all);
        }
        return out + QStringLiteral("</section>\n");
    }

    QString tools() const {
        QString options = QStringLiteral("<option value=\"\">%1</option>")
                              .arg(escapedHtml(WebTableWords::tr("beside their deck")));
        for (const Place& place : m_places)
            if (place.beside.isEmpty() && !isRow(place))
                options +=
                    QStringLiteral("<option value=\"%1\">%2</option>").arg(place.id, escapedHtml(place.name));
        return webGroup(webButton("flip", WebTableWords::tr("Flip"), WebTableWords::tr("Turn over (F)"))) +
               webGroup(QStringLiteral("<label>%1 <select id=\"to\">%2</select></label>")
                            .arg(escapedHtml(WebTableWords::tr("Cards go to")), options) +
                        webButton("send", WebTableWords::tr("Send"),
                                  WebTableWords::tr("Send the chosen card there; cards drawn go there too")));
    }

    /// Whether it is the row beside a deck.
    bool isRow(const Place& place) const {
        return std::any_of(m_places.begin(), m_places.end(),
                           [&](const Place& other) { return other.beside == place.id; });
    }

    Json data() const {
        const std::pair<const char*, QString> list[] = {
            {"covered", WebTableWords::tr("A card, face down")},
            {"choose", WebTableWords::tr("Choose a card first.")},
            {"emptyDeck", WebTableWords::tr("There is no card left in this deck.")},
            {"drawn", WebTableWords::tr("%1, drawn from %2")},
            {"shuffled", WebTableWords::tr("%1 was shuffled.")},
        };
        Json::Object words;
        for (const auto& [key, text] : list)
            words.emplace_back(key, text.toStdString());
        Json::Object all = webGameData(m_kit, m_options, std::move(words));
        Json::Array art, places;
        for (const KitThing& thing : m_things)
            art.push_back(
                Json::Object{{"name", thing.name.toStdString()}, {"help", thing.help.toStdString()}});
        for (const Place& place : m_places) {
            Json::Object one{{"id", place.id.toStdString()},
                             {"name", place.name.toStdString()},
                             {"deck", !place.beside.isEmpty()}};
            if (!place.beside.isEmpty())
                one.emplace_back("beside", place.beside.toStdString());
            places.push_back(std::move(one));
        }
        all.emplace_back("art", std::move(art));
        all.emplace_back("places", std::move(places));
        all.emplace_back("cards", m_cards);
        return all;
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
    std::vector<Place> m_places;
    Json::Array m_cards;
};

}  // namespace

Result<QByteArray> webTable(const ExportSubject& subject, const ExportOptions& options,
                            const WebChain& chain) {
    return TableWriter(subject, options, chain).write();
}

}  // namespace bocage::model
