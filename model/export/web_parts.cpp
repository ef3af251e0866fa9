#include "model/export/web_parts.h"

#include <QCoreApplication>

#include "model/export/web_texts.h"
#include "model/io/load_file.h"
#include "model/io/resource_paths.h"

namespace bocage::model {

using namespace rules;

namespace {

struct WebWords {
    Q_DECLARE_TR_FUNCTIONS(WebPage)
};

/// JSON inside a script element: nothing in it can end the element.
QString scriptJson(const Json& json) {
    QString text = QString::fromStdString(writeJson(json));
    text.replace(u'<', QStringLiteral("\\u003c"));
    text.replace(QChar(0x2028), QStringLiteral("\\u2028"));
    text.replace(QChar(0x2029), QStringLiteral("\\u2029"));
    return text;
}

using JsonObject = Json::Object;  // lupdate loses its way behind a return type with colons

JsonObject gameWords() {
    const std::pair<const char*, QString> list[] = {
        {"turn", WebWords::tr("Turn %1")},
        {"saved", WebWords::tr("The game was saved.")},
        {"loaded", WebWords::tr("The game goes on.")},
        {"fresh", WebWords::tr("Everything is as at the start.")},
        {"notAGame", WebWords::tr("This file is no saved game.")},
        {"otherGame", WebWords::tr("This game was saved from another page.")},
    };
    Json::Object out;
    for (const auto& [key, text] : list)
        out.emplace_back(key, text.toStdString());
    return out;
}

}  // namespace

Result<QString> webTemplates(std::initializer_list<const char*> names) {
    QString out;
    for (const char* name : names) {
        const Result<QByteArray> text =
            readFile(resourcesFolder() + QStringLiteral("/export/") + QLatin1String(name));
        if (!text)
            return Problem{"export.template", {name}, "", "", 0, 0};
        out += QString::fromUtf8(*text);
    }
    return out;
}

QString webHead(const TableKit& kit, const ExportOptions& options, const WebChain& chain,
                const QString& style, const QString& more) {
    QString out = QStringLiteral(
                      "<!doctype html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">\n"
                      "<title>%2</title>\n"
                      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                      "img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
                      "<style>\n")
                      .arg(escapedHtml(options.language), escapedHtml(kit.title));
    out += style + QStringLiteral("</style></head>\n<body>\n<header>") + chain.before +
           QStringLiteral("<h1>") + escapedHtml(kit.title) + QStringLiteral("</h1>\n");
    if (!kit.author.isEmpty())
        out += QStringLiteral("<p class=\"byline\">%1</p>\n")
                   .arg(escapedHtml(WebWords::tr("By %1").arg(kit.author)));
    if (!kit.remark.isEmpty())
        out += QStringLiteral("<p class=\"remark\">%1</p>\n").arg(escapedHtml(kit.remark));
    return out + more + QStringLiteral("</header>\n");
}

QString webButton(const char* id, const QString& sign, const QString& words, const char* more) {
    return QStringLiteral("<button type=\"button\" id=\"%1\" aria-label=\"%2\" title=\"%2\"%4>%3</button>")
        .arg(QLatin1String(id), escapedHtml(words), escapedHtml(sign), QLatin1String(more));
}

QString webGroup(const QString& buttons) {
    return buttons.isEmpty()
               ? buttons
               : QStringLiteral("<span class=\"group\">") + buttons + QStringLiteral("</span>\n");
}

QString webBar(const TableKit& kit, const QString& own) {
    QString dice;
    for (const KitDice& one : kit.dice)
        dice += QStringLiteral(
                    "<button type=\"button\" class=\"die\" data-dice=\"%1d%2\" aria-label=\"%3\">%4</button>")
                    .arg(one.dice)
                    .arg(one.sides)
                    .arg(escapedHtml(WebWords::tr("Roll %1").arg(one.name)), escapedHtml(one.name));
    return QStringLiteral("<div class=\"bar noprint\" role=\"toolbar\">\n") + own + webGroup(dice) +
           webGroup(webButton("back-turn", QStringLiteral("◀"), WebWords::tr("One step back (B)")) +
                    QStringLiteral("<span id=\"turn\" aria-live=\"polite\"></span>") +
                    webButton("next-turn", QStringLiteral("▶"), WebWords::tr("Next step (N)"))) +
           webGroup(webButton("undo", QStringLiteral("↶"), WebWords::tr("Undo (Ctrl+Z)")) +
                    webButton("save", WebWords::tr("Save"), WebWords::tr("Save the game to a file")) +
                    QStringLiteral(
                        "<label class=\"button\">%1<input type=\"file\" id=\"load\" "
                        "accept=\".json,application/json\" style=\"width:1px;height:1px;opacity:0\"></label>")
                        .arg(escapedHtml(WebWords::tr("Load"))) +
                    webButton("reset", WebWords::tr("Restart"), WebWords::tr("Back to the start"))) +
           QStringLiteral(
               "</div>\n<p id=\"answer\" class=\"noprint\" role=\"status\" aria-live=\"polite\"></p>\n");
}

QString webLog() {
    return QStringLiteral("<ol id=\"log\" class=\"log noprint\" reversed></ol>\n");
}

QString webTrack(const TableKit& kit) {
    if (kit.turns == 0)
        return {};
    QString out = QStringLiteral("<section id=\"turns\"><h2>%1</h2>\n<ol class=\"track\" id=\"track\">\n")
                      .arg(escapedHtml(WebWords::tr("Turns")));
    for (int turn = 1; turn <= kit.turns; ++turn) {
        out += QStringLiteral("<li%1>%2")
                   .arg(kit.lastTurn == turn ? QStringLiteral(" class=\"last\"") : QString())
                   .arg(turn);
        if (kit.lastTurn == turn)
            out += QStringLiteral("<small>%1</small>").arg(escapedHtml(WebWords::tr("End")));
        for (const QString& event : kit.track[static_cast<std::size_t>(turn - 1)].events)
            out += QStringLiteral("<small>%1</small>").arg(escapedHtml(event));
        out += QStringLiteral("</li>\n");
    }
    out += QStringLiteral("</ol>\n");
    if (!kit.phases.isEmpty())
        out += QStringLiteral("<p>%1</p>\n").arg(escapedHtml(kit.phases.join(QStringLiteral(" → "))));
    return out + QStringLiteral("</section>\n");
}

Json::Object webGameData(const TableKit& kit, const ExportOptions& options, Json::Object words) {
    Json::Array phases, events, dice;
    for (const QString& phase : kit.phases)
        phases.emplace_back(phase.toStdString());
    for (const KitTurn& turn : kit.track) {
        Json::Array list;
        for (const QString& event : turn.events)
            list.emplace_back(event.toStdString());
        events.push_back(std::move(list));
    }
    for (const KitDice& one : kit.dice)
        dice.push_back(Json::Array{one.dice, one.sides});
    for (auto& [key, text] : gameWords())
        words.emplace_back(std::move(key), std::move(text));
    return {{"title", kit.title.toStdString()},
            {"stem", safeStem(options.stem).toStdString()},
            {"turns", kit.turns},
            {"phases", std::move(phases)},
            {"events", std::move(events)},
            {"dice", std::move(dice)},
            {"words", std::move(words)}};
}

QString webScripts(const Json& data, const QString& script) {
    return QStringLiteral("</main>\n<script type=\"application/json\" id=\"data\">") + scriptJson(data) +
           QStringLiteral("</script>\n<script>\n") + script + QStringLiteral("</script>\n</body></html>\n");
}

}  // namespace bocage::model
