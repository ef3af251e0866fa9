#include "model/export/web_page.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>

#include "model/export/common_losses.h"
#include "model/export/export_pictures.h"
#include "model/export/game_export.h"
#include "model/export/web_parts.h"
#include "model/export/web_table.h"
#include "model/export/web_texts.h"
#include "model/messages/words.h"
#include "model/render/in_threads.h"
#include "model/render/map_renderer.h"
#include "rules/board/grid.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

struct WebWords {
    Q_DECLARE_TR_FUNCTIONS(WebPage)
};

using JsonObject = Json::Object;  // lupdate loses its way behind a return type with colons

constexpr int unit = 100;             // of the drawing, for one space
constexpr int longestPicture = 4096;  // beyond, browsers of phones give up

QString dataUrl(const QByteArray& png) {
    return QStringLiteral("data:image/png;base64,") + QString::fromLatin1(png.toBase64());
}

Json numberJson(double value) {
    const double rounded = std::round(value * 1000) / 1000;
    return rounded == std::floor(rounded) ? Json(static_cast<std::int64_t>(rounded)) : Json(rounded);
}

class PageWriter {
public:
    PageWriter(const ExportSubject& subject, const ExportOptions& options, const WebChain& chain)
        : m_subject(subject),
          m_options(options),
          m_chain(chain),
          m_kit(tableKit(subject)),
          m_scenario(subject.scenario()) {
        m_view = m_kit.cells.adjusted(-1, -1, 1, 1);
        const double frame = 0.56;  // of the map, with its letters and numbers
        m_shown = QRectF(m_kit.cells).adjusted(-frame, -frame, frame, frame);
        // Hexes lean over their numbers: the map is as large as its picture.
        if (m_kit.hex) {
            m_shown = MapRenderer(*m_scenario, m_subject.library).bounds();
            m_view = m_shown.toAlignedRect();
        }
        for (const KitPiece& piece : m_kit.pieces)
            addThing(piece.thing);
        for (const KitTray& tray : m_kit.trays)
            for (const KitCopies& copies : tray.things)
                addThing(copies.thing);
        for (const KitBag& bag : m_kit.bags)
            for (const KitCopies& copies : bag.contents)
                addThing(copies.thing);
    }

    Result<QByteArray> write() {
        const Result<QString> style = webTemplates({"page.css"});
        if (!style)
            return style.problems();
        const Result<QString> script = webTemplates({"game.js", "page.js"});
        if (!script)
            return script.problems();
        if (m_kit.cells.isEmpty())
            return Problem{"export.no-map", {}, "", "", 0, 0};
        int size = std::min(
            {m_options.pixelsPerCell, longestPicture / m_view.width(), longestPicture / m_view.height()});
        const Result<QByteArray> map =
            mapPng(*m_scenario, m_subject.library, m_view, std::max(size, 8),
                   MapRenderer::terrainLayers | MapLayer::Zones | MapLayer::Entries | MapLayer::Objectives |
                       MapLayer::Coordinates,
                   m_options.language);
        if (!map)
            return map.problems();
        const std::optional<WebSight> sight =
            gameExport(m_scenario->system).webSight(*m_scenario, m_subject.library, m_order);
        QString out = webHead(m_kit, m_options, m_chain, *style, places());
        out += webBar(m_kit, tools()) + QStringLiteral("<main>\n") + stage(*map) + webTrack(m_kit) + trays() +
               sheets() + rules() + m_chain.after;
        out += webScripts(data(sight), (sight ? QString::fromUtf8(sight->script) : QString()) + *script);
        return out.toUtf8();
    }

private:
    struct Art {
        KitThing thing;
        QString id;
    };

    void addThing(const KitThing& thing) {
        if (m_art.try_emplace(thing.content, Art{thing, QStringLiteral("t%1").arg(m_art.size() + 1)}).second)
            m_order.push_back(thing.content);
    }

    static QString places() {
        QString out = QStringLiteral("<nav class=\"noprint\">");
        const std::pair<const char*, QString> list[] = {{"map", WebWords::tr("Map")},
                                                        {"turns", WebWords::tr("Turns")},
                                                        {"pieces", WebWords::tr("Pieces")},
                                                        {"armies", WebWords::tr("Armies")},
                                                        {"rules", WebWords::tr("Rules")}};
        for (const auto& [anchor, words] : list)
            out += QStringLiteral("<a href=\"#%1\">%2</a> ").arg(QLatin1String(anchor), escapedHtml(words));
        return out + QStringLiteral("</nav>");
    }

    static QString tools() {
        return webGroup(webButton("zoom-in", QStringLiteral("+"), WebWords::tr("Zoom in (+)")) +
                        webButton("zoom-out", QStringLiteral("−"), WebWords::tr("Zoom out (-)")) +
                        webButton("fit", QStringLiteral("▣"), WebWords::tr("Whole map (0)"))) +
               webGroup(webButton("turn-left", QStringLiteral("↺"), WebWords::tr("Turn left (Shift+R)")) +
                        webButton("turn-right", QStringLiteral("↻"), WebWords::tr("Turn right (R)")) +
                        webButton("flip", WebWords::tr("Flip"), WebWords::tr("Turn over (F)")) +
                        webButton("remove", QStringLiteral("✕"), WebWords::tr("Take off the map (Delete)"))) +
               webGroup(webButton("measure", WebWords::tr("Sight"), WebWords::tr("Who sees whom (M)"),
                                  " aria-pressed=\"false\""));
    }

    QString symbols() const {
        QString out;
        std::vector<QByteArray> drawn(m_order.size() * 2);
        everyInThreads(static_cast<int>(drawn.size()), [&](int i) {
            const Art& art = m_art.at(m_order[static_cast<std::size_t>(i / 2)]);
            if (i % 2 == 0 || art.thing.twoSided)
                drawn[static_cast<std::size_t>(i)] =
                    thingPng(art.thing, i % 2 != 0, counterPixels, m_subject, m_options.language);
        });
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            const Art& art = m_art.at(m_order[i]);
            for (const bool back : {false, true}) {
                if (back && !art.thing.twoSided)
                    continue;
                const QSize size = thingSize(art.thing, counterPixels);
                out += QStringLiteral(
                           "<symbol id=\"%1%2\" viewBox=\"0 0 %3 %4\"><image width=\"%3\" height=\"%4\" "
                           "href=\"%5\"/></symbol>\n")
                           .arg(art.id, back ? QStringLiteral("b") : QStringLiteral("f"))
                           .arg(size.width())
                           .arg(size.height())
                           .arg(dataUrl(drawn[i * 2 + (back ? 1 : 0)]));
            }
        }
        return out;
    }

    static double drawnWide(const KitThing& thing) { return thing.wide * 0.92 * unit; }
    static double drawnHigh(const KitThing& thing) { return thing.high * 0.92 * unit; }

    QString stage(const QByteArray& map) const {
        QString out =
            QStringLiteral(
                "<div id=\"stage\"><svg id=\"map\" class=\"%12\" viewBox=\"%5 %6 %7 %8\" tabindex=\"0\" "
                "role=\"group\" "
                "aria-label=\"%9\">\n<defs>%10</defs>\n"
                "<image x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" href=\"%11\"/>\n<g id=\"ruler\"></g>\n"
                "<g id=\"counters\">\n")
                .arg(m_view.left() * unit)
                .arg(m_view.top() * unit)
                .arg(m_view.width() * unit)
                .arg(m_view.height() * unit)
                .arg(m_shown.left() * unit)
                .arg(m_shown.top() * unit)
                .arg(m_shown.width() * unit)
                .arg(m_shown.height() * unit)
                .arg(escapedHtml(WebWords::tr("Map of %1").arg(m_kit.title)), symbols(), dataUrl(map),
                     m_kit.hex ? QStringLiteral("hexes") : QStringLiteral("squares"));
        for (const KitPiece& piece : m_kit.pieces)
            out += QStringLiteral(
                       "<g class=\"counter\" transform=\"translate(%1 %2) rotate(%3)\"><title>%10</title>"
                       "<use href=\"#%8%9\" x=\"%4\" y=\"%5\" width=\"%6\" height=\"%7\"/></g>\n")
                       .arg(piece.centre.x() * unit)
                       .arg(piece.centre.y() * unit)
                       .arg(piece.turn)
                       .arg(-drawnWide(piece.thing) / 2)
                       .arg(-drawnHigh(piece.thing) / 2)
                       .arg(drawnWide(piece.thing))
                       .arg(drawnHigh(piece.thing))
                       .arg(m_art.at(piece.thing.content).id,
                            piece.backUp && piece.thing.twoSided ? QStringLiteral("b") : QStringLiteral("f"),
                            escapedHtml(piece.label));
        return out +
               QStringLiteral("</g></svg></div>\n<p class=\"hint noprint\">%1</p>\n")
                   .arg(escapedHtml(WebWords::tr(
                       "Drag counters, turn with R, turn over with F or a double click. Tab walks from "
                       "counter to counter, arrow keys move the chosen one."))) +
               webLog();
    }

    QString picture(const KitThing& thing) const {
        return QStringLiteral(
                   "<svg viewBox=\"0 0 100 100\" aria-hidden=\"true\"><use href=\"#%1f\" width=\"100\" "
                   "height=\"100\"/></svg>")
            .arg(m_art.at(thing.content).id);
    }

    QString addable(const QString& title, const std::vector<KitCopies>& things, bool endless) const {
        QString out = QStringLiteral("<h3>%1</h3>\n<div class=\"tray\">\n").arg(escapedHtml(title));
        for (const KitCopies& copies : things) {
            const QString words = endless || copies.count == 1
                                      ? copies.thing.name
                                      : QStringLiteral("%1 × %2").arg(copies.count).arg(copies.thing.name);
            out += QStringLiteral("<button type=\"button\" data-add=\"%1\">%2%3</button>\n")
                       .arg(escapedHtml(QString::fromStdString(copies.thing.content.value)),
                            picture(copies.thing), escapedHtml(words));
        }
        return out + QStringLiteral("</div>\n");
    }

    QString trays() const {
        QString out =
            QStringLiteral("<section id=\"pieces\"><h2>%1</h2>\n").arg(escapedHtml(WebWords::tr("Pieces")));
        for (const KitTray& tray : m_kit.trays)
            out += addable(tray.name, tray.things, tray.endless);
        for (const KitBag& bag : m_kit.bags)
            out += addable(bag.name, bag.contents, false);
        for (const KitDeck& deck : m_kit.decks) {
            QStringList cards;
            for (const KitCopies& copies : deck.cards)
                cards << QStringLiteral("%1 × %2%3")
                             .arg(copies.count)
                             .arg(copies.thing.name, copies.thing.help.isEmpty()
                                                         ? QString()
                                                         : QStringLiteral(": ") + copies.thing.help);
            out += QStringLiteral("<details><summary>%1</summary>%2</details>\n")
                       .arg(escapedHtml(deck.name), htmlOf(KitTexts{bulletText(cards)}));
        }
        return out + QStringLiteral("</section>\n");
    }

    QString sheets() const {
        QString out =
            QStringLiteral("<section id=\"armies\"><h2>%1</h2>\n").arg(escapedHtml(WebWords::tr("Armies")));
        for (const KitSheet& sheet : m_kit.sheets)
            out += htmlOf(sheet);
        return out + QStringLiteral("</section>\n");
    }

    QString rules() const {
        return QStringLiteral("<section id=\"rules\"><h2>%1</h2>\n").arg(escapedHtml(WebWords::tr("Rules"))) +
               htmlOf(m_kit.briefing) +
               QStringLiteral("</section>\n<section id=\"legend\"><h2>%1</h2>\n")
                   .arg(escapedHtml(WebWords::tr("Legend"))) +
               htmlOf(m_kit.legend) + QStringLiteral("</section>\n");
    }

    const Grid& grid() const { return m_kit.hex ? hexGrid() : squareGrid(); }

    /// Where a thing lies for each facing: its middle from its space, and the turn of its picture.
    Json placesOf(const KitThing& thing) const {
        Json::Array places;
        Piece piece;
        piece.content = thing.content;
        for (piece.facing = 0; piece.facing < grid().facings(); ++piece.facing) {
            MapRenderer::Footprint print = MapRenderer::footprint(piece, *m_subject.library);
            // What the game lays beside the map turns with its facing all the same.
            if (m_kit.hex && print.turn == 0)
                print.turn = 60.0 * piece.facing;
            places.push_back(Json::Array{numberJson(print.rect.center().x()),
                                         numberJson(print.rect.center().y()), numberJson(print.turn)});
        }
        return places;
    }

    Json data(const std::optional<WebSight>& sight) const {
        Json::Object things;
        for (const ContentId& id : m_order) {
            const Art& art = m_art.at(id);
            const MarkerDef* marker = m_subject.library->marker(id);
            Json::Object thing{
                {"name", art.thing.name.toStdString()},
                {"art", art.id.toStdString() + "f"},
                {"size", Json::Array{numberJson(art.thing.wide * 0.92), numberJson(art.thing.high * 0.92)}},
                {"places", placesOf(art.thing)}};
            if (art.thing.twoSided) {
                thing.emplace_back("backArt", art.id.toStdString() + "b");
                thing.emplace_back("back", art.thing.backName.toStdString());
            }
            if (marker && marker->place == MarkerDef::Place::Corner)
                thing.emplace_back("corner", true);
            things.emplace_back(id.value, std::move(thing));
        }
        Json::Array pieces;
        for (const Piece& piece : m_scenario->pieces) {
            Json::Object one{
                {"id", piece.id.value},
                {"content", piece.content.value},
                {"cell", Json::Array{piece.at.col, piece.at.row}},
                {"facing", (piece.facing % grid().facings() + grid().facings()) % grid().facings()},
                {"back", piece.face == "back"}};
            if (piece.corner)
                one.emplace_back("corner", Json::Array{piece.corner->col, piece.corner->row});
            if (m_kit.pieces[pieces.size()].hidden)
                one.emplace_back("cover", m_kit.pieces[pieces.size()].label.toStdString());
            else if (!piece.label.empty())
                one.emplace_back("label", m_kit.pieces[pieces.size()].label.toStdString());
            pieces.push_back(std::move(one));
        }
        for (std::size_t i = m_scenario->pieces.size(); i < m_kit.pieces.size(); ++i) {
            const KitPiece& piece = m_kit.pieces[i];
            pieces.push_back(Json::Object{{"id", piece.id},
                                          {"content", piece.thing.content.value},
                                          {"cell", Json::Array{piece.cell.col, piece.cell.row}},
                                          {"facing", 0},
                                          {"back", piece.backUp},
                                          {"label", piece.label.toStdString()}});
        }
        Json::Object all = webGameData(m_kit, m_options, words());
        all.emplace_back("origin", Json::Array{0, 0});
        all.emplace_back("view", Json::Array{numberJson(m_shown.left()), numberJson(m_shown.top()),
                                             numberJson(m_shown.width()), numberJson(m_shown.height())});
        all.emplace_back("hex", m_kit.hex);
        all.emplace_back("facings", grid().facings());
        all.emplace_back("things", std::move(things));
        all.emplace_back("pieces", std::move(pieces));
        if (sight)
            all.emplace_back("sight", sight->data);
        return all;
    }

    static JsonObject words() {
        const std::pair<const char*, QString> list[] = {
            {"from", WebWords::tr("From %1")},
            {"pickFrom", WebWords::tr("Choose the space to look from, then the one to look at.")},
            {"clear", WebWords::tr("clear sight")},
            {"obscured", WebWords::tr("obscured")},
            {"blocked", WebWords::tr("blocked")},
            {"spaces", WebWords::tr("distance %1")},
            {"distance", WebWords::tr("%1 → %2: distance %3")},
            {"tooFar", WebWords::tr("too far")},
            {"longRange", WebWords::tr("long range −%1")},
            {"ruler", WebWords::tr("Ruler")},
            {"choose", WebWords::tr("Choose a counter first.")},
            {"noBack", WebWords::tr("Its back is like its front.")},
            {"removed", WebWords::tr("%1 is off the map.")},
        };
        Json::Object out;
        for (const auto& [key, text] : list)
            out.emplace_back(key, text.toStdString());
        return out;
    }

    static constexpr int counterPixels = 96;
    const ExportSubject& m_subject;
    ExportOptions m_options;
    WebChain m_chain;
    TableKit m_kit;
    const Scenario* m_scenario;
    QRect m_view;    ///< spaces that the picture covers
    QRectF m_shown;  ///< what is seen of it at first
    std::map<ContentId, Art> m_art;
    std::vector<ContentId> m_order;
};

class WebPageExporter : public Exporter {
public:
    std::string_view id() const override { return "html"; }
    QString name() const override { return WebWords::tr("Web page"); }
    QString help() const override {
        return WebWords::tr("One file to play from in any browser, on a phone too, without a network.");
    }
    QString suffix() const override { return QStringLiteral("html"); }
    bool drawsPictures() const override { return true; }
    bool appliesTo(const DocumentValue& value) const override {
        return hasWebPage(value) || std::holds_alternative<Campaign>(value);
    }

    Losses losses(const ExportSubject& subject, const ExportOptions&) const override {
        Losses losses{
            {"document",
             Loss::Kind::LeftOut,
             WebWords::tr("The document itself: a page cannot be imported again."),
             {}},
            {"rules",
             Loss::Kind::NotPlayed,
             WebWords::tr("Movement, combat and cards: players apply these rules themselves."),
             {}},
            {"secrets", Loss::Kind::NotPlayed, WebWords::tr("Nothing is hidden from the other player."), {}}};
        if (subject.campaign() || bringsDecks(subject))
            losses.push_back({"decks",
                              Loss::Kind::NotPlayed,
                              isTable(subject.value)
                                  ? WebWords::tr("Decks are drawn from, but nobody holds a hidden hand.")
                                  : WebWords::tr("Decks are lists; cards are not drawn or hidden."),
                              {}});
        addCoverLoss(losses, subject);
        if (const Scenario* scenario = subject.scenario(); scenario && !isTable(subject.value))
            if (!gameExport(scenario->system).ground(*scenario, subject.library))
                losses.push_back({"sight",
                                  Loss::Kind::LeftOut,
                                  WebWords::tr("The sight ruler only measures distances."),
                                  {}});
        if (subject.campaign()) {
            losses.push_back({"campaign",
                              Loss::Kind::NotPlayed,
                              WebWords::tr("Results and what they carry over: the pages tell them, players "
                                           "apply them."),
                              {}});
            for (const ExportChapter& chapter : subject.chapters)
                if (!hasWebPage(DocumentValue(chapter.scenario)))
                    losses.push_back(
                        {"chapter",
                         Loss::Kind::LeftOut,
                         WebWords::tr("The chapter \"%1\" has no map, so it gets no page to play from.")
                             .arg(localized(chapter.scenario.title)),
                         {}});
        }
        return losses;
    }

    ExportPlan plan(const ExportSubject& subject, const ExportOptions& options) const override {
        if (subject.campaign())
            return webCampaignPlan(subject, options);
        return {{options.stem + u'.' + suffix(),
                 [&subject, options] { return writeWebPage(subject, options, {}); }}};
    }
};

}  // namespace

Result<QByteArray> writeWebPage(const ExportSubject& subject, const ExportOptions& options,
                                const WebChain& chain) {
    return isTable(subject.value) ? webTable(subject, options, chain)
                                  : PageWriter(subject, options, chain).write();
}

bool hasWebPage(const DocumentValue& value) {
    return hasSquareMap(value) || hasHexMap(value) || isTable(value);
}

const Exporter& webPageExporter() {
    static const WebPageExporter exporter;
    return exporter;
}

}  // namespace bocage::model
