#include "model/export/vassal_module.h"

#include <QCoreApplication>
#include <QPainter>
#include <QXmlStreamWriter>
#include <cmath>
#include <numbers>

#include "model/export/common_losses.h"
#include "model/export/export_pictures.h"
#include "model/export/vassal_pieces.h"
#include "model/export/web_texts.h"
#include "model/io/png_door.h"
#include "model/io/zip_door.h"
#include "model/render/in_threads.h"
#include "model/render/map_renderer.h"
#include "rules/board/grid.h"

namespace bocage::model {

using namespace rules;

namespace {

struct VassalWords {
    Q_DECLARE_TR_FUNCTIONS(VassalExporter)
};

const QString moduleVersion = QStringLiteral("1.0");
const QString engineVersion = QStringLiteral("3.7.0");  // the oldest that has all we use
const QString mapName = QStringLiteral("Main Map");
constexpr int roomForPiles = 2;  // spaces: a card is as high

QString safeXml(const QString& text) {
    QString out;
    for (const QChar c : text)
        if (c >= u' ' || c == u'\t' || c == u'\n')
            out += c;
    return out;
}

int facingsOf(const TableKit& kit) {
    return (kit.hex ? hexGrid() : squareGrid()).facings();
}

class ModuleWriter {
public:
    ModuleWriter(const ExportSubject& subject, const ExportOptions& options)
        : m_subject(subject),
          m_options(options),
          m_kit(tableKit(subject)),
          m_size(options.pixelsPerCell),
          m_pieces(facingsOf(m_kit)) {
        m_board = m_kit.cells.adjusted(-1, -1, 1, 1);
        // Hexes lean over their numbers: the board is as large as its picture.
        if (m_kit.hex)
            m_board = MapRenderer(*m_subject.scenario(), m_subject.library).bounds().toAlignedRect();
        // Decks and bags lie above the map, where they cover no space of it.
        if (!m_kit.decks.empty() || !m_kit.bags.empty())
            m_board.setTop(m_board.top() - roomForPiles);
        m_name = vassalText(m_kit.title);
        if (m_name.isEmpty())
            m_name = QStringLiteral("Bocage");
    }

    Result<QByteArray> write() {
        if (m_kit.cells.isEmpty())
            return Problem{"export.no-map", {}, "", "", 0, 0};
        ZipEntries entries;
        entries.emplace(QStringLiteral("buildFile.xml"), buildFile());
        entries.emplace(QStringLiteral("moduledata"), moduleData());
        const Result<QByteArray> map =
            mapPng(*m_subject.scenario(), m_subject.library, m_board, m_size,
                   MapRenderer::terrainLayers | MapLayer::Zones | MapLayer::Entries | MapLayer::Objectives |
                       MapLayer::Coordinates,
                   m_options.language);
        if (!map)
            return map.problems();
        entries.emplace(QStringLiteral("images/board.png"), *map);
        const auto& pictures = m_pieces.pictures();
        std::vector<QByteArray> drawn(pictures.size());
        everyInThreads(static_cast<int>(pictures.size()), [&](int i) {
            const VassalPieces::Picture& picture = pictures[static_cast<std::size_t>(i)];
            drawn[static_cast<std::size_t>(i)] =
                thingPng(picture.thing, picture.back, m_size, m_subject, m_options.language);
        });
        for (std::size_t i = 0; i < drawn.size(); ++i)
            entries.emplace(QStringLiteral("images/") + pictures[i].file, std::move(drawn[i]));
        if (m_cardBack)
            entries.emplace(QStringLiteral("images/cardback.png"), cardBack());
        for (const auto& [name, html] : m_pages)
            entries.emplace(name, html.toUtf8());
        return writeZip(entries);
    }

private:
    void attribute(const char* name, const QString& value) {
        m_xml->writeAttribute(QString::fromLatin1(name), safeXml(value));
    }
    void start(const char* element) {
        m_xml->writeStartElement(QStringLiteral("VASSAL.build.") + QString::fromLatin1(element));
    }
    void start(const char* element, std::initializer_list<std::pair<const char*, QString>> attributes) {
        start(element);
        for (const auto& [name, value] : attributes)
            attribute(name, value);
    }
    void end() { m_xml->writeEndElement(); }
    void leaf(const char* element, std::initializer_list<std::pair<const char*, QString>> attributes = {}) {
        start(element, attributes);
        end();
    }

    QByteArray buildFile() {
        QByteArray bytes;
        QXmlStreamWriter xml(&bytes);
        xml.setAutoFormatting(true);
        xml.setAutoFormattingIndent(1);
        m_xml = &xml;
        xml.writeStartDocument();
        start("GameModule", {{"name", m_name},
                             {"version", moduleVersion},
                             {"VassalVersion", engineVersion},
                             {"description", QStringLiteral("Bocage export")},
                             {"nextPieceSlotId", QStringLiteral("@")}});
        leaf("module.BasicCommandEncoder");
        start("module.PlayerRoster",
              {{"buttonText", VassalWords::tr("Sides")}, {"buttonToolTip", VassalWords::tr("Change sides")}});
        for (const KitSide& side : m_kit.sides)
            xml.writeTextElement(QStringLiteral("entry"), safeXml(vassalText(side.name)));
        end();
        // Before the map: only then does the engine know that maps lie in its one window, and shows ours.
        leaf("module.GlobalOptions");
        writeMap();
        writePalette();
        writeRest();
        end();
        xml.writeEndDocument();
        // Known only now that all pieces have their numbers.
        bytes.replace("nextPieceSlotId=\"@\"", "nextPieceSlotId=\"" + QByteArray::number(m_nextPiece) + '"');
        return bytes;
    }

    QString sideName(const std::string& id) const {
        for (const KitSide& side : m_kit.sides)
            if (side.id == id)
                return side.name;
        return {};
    }

    void slot(const char* kind, const QString& name, const QSize& size, const QString& definition, int gpid) {
        start(kind, {{"entryName", vassalText(name)},
                     {"gpid", QString::number(gpid)},
                     {"width", QString::number(size.width())},
                     {"height", QString::number(size.height())}});
        m_xml->writeCharacters(safeXml(definition));
        end();
    }

    void writeMap() {
        start("module.Map", {{"mapName", mapName},
                             {"edgeWidth", QStringLiteral("20")},
                             {"edgeHeight", QStringLiteral("20")},
                             {"allowMultiple", QStringLiteral("true")},
                             {"launch", QStringLiteral("false")},
                             {"markMoved", QStringLiteral("Always")},
                             {"color", QStringLiteral("0,0,0")},
                             {"thickness", QStringLiteral("3")}});
        writeBoard();
        for (const char* helper :
             {"StackMetrics", "ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer",
              "MapCenterer", "StackExpander", "PieceMover", "KeyBufferer", "SelectionHighlighters",
              "HighlightLastMoved", "CounterDetailViewer"})
            leaf((std::string("module.map.") + helper).c_str());
        leaf("module.map.Zoomer",
             {{"zoomLevels", QStringLiteral("0.25,0.5,0.75,1.0,1.5")}, {"zoomStart", QStringLiteral("2")}});
        for (const KitPiece& piece : m_kit.pieces)
            writeStart(piece);
        writeDecks();
        writeBags();
        end();
    }

    void writeBoard() {
        start("module.map.BoardPicker", {{"slotWidth", QStringLiteral("350")},
                                         {"slotHeight", QStringLiteral("125")},
                                         {"slotScale", QStringLiteral("0.2")},
                                         {"title", VassalWords::tr("Boards")},
                                         {"boardPrompt", VassalWords::tr("Select a board")}});
        m_xml->writeTextElement(QStringLiteral("setup"),
                                mapName + QStringLiteral("BoardPicker\tBoard 1\t0\t0"));
        start("module.map.boardPicker.Board", {{"name", QStringLiteral("Board 1")},
                                               {"image", QStringLiteral("board.png")},
                                               {"reversible", QStringLiteral("false")}});
        if (m_kit.hex) {
            writeHexGrid();
            end();
            end();
            return;
        }
        start("module.map.boardPicker.board.SquareGrid",
              {{"dx", QString::number(m_size, 'f', 1)},
               {"dy", QString::number(m_size, 'f', 1)},
               {"x0", QString::number(pixel(m_kit.cells.left() + 0.5, m_board.left()))},
               {"y0", QString::number(pixel(m_kit.cells.top() + 0.5, m_board.top()))},
               {"range", QStringLiteral("Metric")},
               {"snapTo", QStringLiteral("true")},
               {"edgesLegal", QStringLiteral("true")},
               {"cornersLegal", QStringLiteral("true")},
               {"visible", QStringLiteral("false")},
               {"color", QStringLiteral("0,0,0")}});
        leaf("module.map.boardPicker.board.mapgrid.SquareGridNumbering",
             {{"first", QStringLiteral("H")},
              {"sep", QString()},
              {"hType", QStringLiteral("A")},
              {"hOff", QString::number(m_kit.cells.left())},
              {"hLeading", QStringLiteral("0")},
              {"vType", QStringLiteral("N")},
              {"vOff", QString::number(m_kit.cells.top() + 1)},
              {"vLeading", QStringLiteral("0")},
              {"hDescend", QStringLiteral("false")},
              {"vDescend", QStringLiteral("false")},
              {"locationFormat", QStringLiteral("$gridLocation$")},
              {"visible", QStringLiteral("false")}});
        end();
        end();
        end();
    }

    /// Rows of hexes with a corner on top. VASSAL counts them as columns lying on their side: what it calls x
    /// runs down the board, and every other row is shifted from the one that x0 names.
    void writeHexGrid() {
        const Grid& grid = hexGrid();
        Cell first = grid.cellAt({m_board.left() + 1.0, m_board.top() + 1.0});
        first.row += first.row & 1;
        const GridPoint middle = grid.centre(first);
        const double across = middle.x - std::floor(middle.x - m_board.left());
        leaf("module.map.boardPicker.board.HexGrid",
             {{"dx", QString::number(m_size * std::numbers::sqrt3 / 2, 'f', 4)},
              {"dy", QString::number(m_size, 'f', 1)},
              {"x0", QString::number(pixel(middle.y, m_board.top()))},
              {"y0", QString::number(pixel(across, m_board.left()))},
              {"sideways", QStringLiteral("true")},
              {"snapTo", QStringLiteral("true")},
              {"edgesLegal", QStringLiteral("true")},
              {"cornersLegal", QStringLiteral("true")},
              {"visible", QStringLiteral("false")},
              {"color", QStringLiteral("0,0,0")}});
    }

    int pixel(double spaces, int from) const {
        return static_cast<int>(std::lround((spaces - from) * m_size));
    }

    void writeStart(const KitPiece& piece) {
        const int gpid = m_nextPiece++;
        start("module.map.SetupStack", {{"name", vassalText(piece.label)},
                                        {"owningBoard", QStringLiteral("Board 1")},
                                        {"useGridLocation", QStringLiteral("false")},
                                        {"x", QString::number(pixel(piece.centre.x(), m_board.left()))},
                                        {"y", QString::number(pixel(piece.centre.y(), m_board.top()))}});
        const int facings = facingsOf(m_kit);
        const int facing = static_cast<int>(std::lround(piece.turn * facings / 360) + facings) % facings;
        slot("widget.PieceSlot", piece.label, thingSize(piece.thing, m_size),
             m_pieces.counter(piece.thing, piece.label, sideName(piece.side), gpid, piece.backUp, facing,
                              piece.hidden),
             gpid);
        end();
    }

    void writeDecks() {
        int column = 0;
        for (const KitDeck& deck : m_kit.decks) {
            m_cardBack = true;
            const QSize size = cardSize();
            writePile(deck.name, size, column++, deck.cards);
        }
    }

    void writeBags() {
        int column = static_cast<int>(m_kit.decks.size());
        for (const KitBag& bag : m_kit.bags) {
            m_cardBack = true;
            writePile(bag.name, QSize(m_size, m_size), column++, bag.contents);
        }
    }

    /// One beside the other.
    void writePile(const QString& name, const QSize& size, int column, const std::vector<KitCopies>& cards) {
        start("module.map.DrawPile",
              {{"name", vassalText(name)},
               {"owningBoard", QStringLiteral("Board 1")},
               {"x", QString::number(m_size + column * (cardSize().width() + m_size / 2))},
               {"y", QString::number(roomForPiles * m_size / 2)},
               {"width", QString::number(size.width())},
               {"height", QString::number(size.height())},
               {"faceDown", QStringLiteral("Always")},
               {"drawFaceUp", QStringLiteral("true")},
               {"shuffle", QStringLiteral("Always")},
               {"allowMultiple", QStringLiteral("true")},
               {"reversible", QStringLiteral("false")},
               {"draw", QStringLiteral("true")},
               {"color", QStringLiteral("122,59,29")}});
        for (const KitCopies& copies : cards)
            for (int i = 0; i < copies.count; ++i) {
                const int gpid = m_nextPiece++;
                slot("widget.CardSlot", copies.thing.name, size,
                     m_pieces.card(copies.thing, QStringLiteral("cardback.png"), gpid), gpid);
            }
        end();
    }

    void writePalette() {
        start("module.PieceWindow", {{"name", VassalWords::tr("Counters")},
                                     {"text", VassalWords::tr("Counters")},
                                     {"tooltip", VassalWords::tr("Counters and markers")},
                                     {"hotkey", QStringLiteral("67,65")}});
        start("widget.TabWidget");
        for (const KitTray& tray : trays()) {
            start("widget.PanelWidget", {{"entryName", vassalText(tray.name)},
                                         {"fixed", QStringLiteral("true")},
                                         {"nColumns", QStringLiteral("5")},
                                         {"vert", QStringLiteral("false")}});
            for (const KitCopies& copies : tray.things) {
                const int gpid = m_nextPiece++;
                slot("widget.PieceSlot", copies.thing.name, thingSize(copies.thing, m_size),
                     m_pieces.counter(copies.thing, copies.thing.name, sideName(tray.side), gpid, false, 0),
                     gpid);
            }
            end();
        }
        end();
        end();
    }

    /// Every counter that stands on the map can be had again from the palette, by side.
    std::vector<KitTray> trays() const {
        std::vector<KitTray> all;
        for (const KitSide& side : m_kit.sides) {
            KitTray tray;
            tray.name = side.name;
            tray.side = side.id;
            for (const KitPiece& piece : m_kit.pieces)
                if (piece.side == side.id && !piece.hidden)
                    addOnce(tray, piece.thing);
            for (const KitTray& other : m_kit.trays)
                if (other.side == side.id)
                    for (const KitCopies& copies : other.things)
                        addOnce(tray, copies.thing);
            if (!tray.things.empty())
                all.push_back(std::move(tray));
        }
        KitTray others;
        others.name = VassalWords::tr("Others");
        for (const KitPiece& piece : m_kit.pieces)
            if (piece.side.empty() && !piece.hidden)
                addOnce(others, piece.thing);
        if (!others.things.empty())
            all.push_back(std::move(others));
        for (const KitTray& tray : m_kit.trays)
            if (tray.side.empty())
                all.push_back(tray);
        return all;
    }

    static void addOnce(KitTray& tray, const KitThing& thing) {
        for (const KitCopies& copies : tray.things)
            if (copies.thing.content == thing.content)
                return;
        tray.things.push_back({thing, 1});
    }

    void writeRest() {
        for (const KitDice& dice : m_kit.dice)
            leaf("module.DiceButton", {{"name", dice.name},
                                       {"text", dice.name},
                                       {"tooltip", VassalWords::tr("Roll %1").arg(dice.name)},
                                       {"nDice", QString::number(dice.dice)},
                                       {"nSides", QString::number(dice.sides)},
                                       {"plus", QStringLiteral("0")},
                                       {"addToTotal", QStringLiteral("0")},
                                       {"reportTotal", QStringLiteral("false")},
                                       {"prompt", QStringLiteral("false")}});
        writeTurns();
        writeCharts();
        leaf("module.PredefinedSetup",
             {{"name", m_name}, {"useFile", QStringLiteral("false")}, {"isMenu", QStringLiteral("false")}});
    }

    void writeTurns() {
        start("module.turn.TurnTracker",
              {{"name", QStringLiteral("Turn")},
               {"buttonText", VassalWords::tr("Turn")},
               {"turnFormat",
                m_kit.phases.isEmpty() ? QStringLiteral("$level1$") : QStringLiteral("$level1$ $level2$")}});
        start("module.turn.CounterTurnLevel",
              {{"name", QStringLiteral("Turn")},
               {"property", QStringLiteral("Turn")},
               {"start", QStringLiteral("1")},
               {"incr", QStringLiteral("1")},
               {"loop", QStringLiteral("false")},
               {"loopLimit", QString::number(std::max(1, m_kit.turns))},
               {"turnFormat", VassalWords::tr("Turn %1").arg(QStringLiteral("$value$"))}});
        QStringList phases;
        for (const QString& phase : m_kit.phases)
            phases << vassalText(phase);
        if (!phases.isEmpty())
            leaf("module.turn.ListTurnLevel", {{"name", QStringLiteral("Phase")},
                                               {"property", QStringLiteral("Phase")},
                                               {"list", vassalList(phases, u',')},
                                               {"turnFormat", QStringLiteral("$value$")}});
        end();
        end();
    }

    void writeCharts() {
        start("module.ChartWindow", {{"name", VassalWords::tr("Charts")},
                                     {"text", VassalWords::tr("Charts")},
                                     {"tooltip", VassalWords::tr("Rules, armies and terrain")}});
        start("widget.TabWidget");
        KitTexts notes;
        if (!m_kit.remark.isEmpty())
            notes.push_back(paragraphText(m_kit.remark));
        notes.insert(notes.end(), m_kit.briefing.begin(), m_kit.briefing.end());
        writeChart(VassalWords::tr("Scenario"), QStringLiteral("scenario.html"), htmlOf(notes));
        KitTexts track;
        for (std::size_t i = 0; i < m_kit.track.size(); ++i)
            if (!m_kit.track[i].events.isEmpty())
                track.push_back(paragraphText(VassalWords::tr("Turn %1").arg(i + 1) + QStringLiteral(": ") +
                                              m_kit.track[i].events.join(u' ')));
        if (!track.empty())
            writeChart(VassalWords::tr("Turn track"), QStringLiteral("turns.html"), htmlOf(track));
        for (std::size_t i = 0; i < m_kit.sheets.size(); ++i) {
            KitTexts sheet = sheetTexts(m_kit.sheets[i]);
            writeChart(m_kit.sheets[i].title, QStringLiteral("army-%1.html").arg(i + 1), htmlOf(sheet));
        }
        if (!m_kit.legend.empty())
            writeChart(VassalWords::tr("Terrain"), QStringLiteral("terrain.html"), htmlOf(m_kit.legend));
        end();
        end();
    }

    void writeChart(const QString& title, const QString& file, const QString& body) {
        leaf("widget.HtmlChart", {{"chartName", vassalText(title)}, {"fileName", file}});
        // The engine's own HTML reader knows version 3.2 and Latin entities only.
        QString plain;
        for (const QChar c : body)
            plain += c.unicode() < 128 ? QString(c) : QStringLiteral("&#%1;").arg(c.unicode());
        m_pages.emplace_back(
            file, QStringLiteral("<html><body><h2>") +
                      [&] {
                          QString head;
                          for (const QChar c : escapedHtml(title))
                              head +=
                                  c.unicode() < 128 ? QString(c) : QStringLiteral("&#%1;").arg(c.unicode());
                          return head;
                      }() +
                      QStringLiteral("</h2>\n") + plain + QStringLiteral("</body></html>\n"));
    }

    QSize cardSize() const { return {static_cast<int>(m_size * 63.0 / 44), static_cast<int>(m_size * 2)}; }

    QByteArray cardBack() const {
        QImage image(cardSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(QColor(0x7A, 0x3B, 0x1D));
        QPainter painter(&image);
        painter.setPen(QPen(QColor(0xFB, 0xF8, 0xF1), std::max(2, m_size / 20)));
        const int margin = m_size / 6;
        painter.drawRect(image.rect().adjusted(margin, margin, -margin, -margin));
        painter.end();
        return pngBytes(image);
    }

    QByteArray moduleData() const {
        QByteArray bytes;
        QXmlStreamWriter xml(&bytes);
        xml.writeStartDocument();
        xml.writeStartElement(QStringLiteral("data"));
        xml.writeAttribute(QStringLiteral("version"), QStringLiteral("1"));
        xml.writeTextElement(QStringLiteral("version"), moduleVersion);
        xml.writeEmptyElement(QStringLiteral("extra1"));
        xml.writeEmptyElement(QStringLiteral("extra2"));
        xml.writeTextElement(QStringLiteral("VassalVersion"), engineVersion);
        // A moment that never changes: the same scenario gives the same bytes.
        xml.writeTextElement(QStringLiteral("dateSaved"), QStringLiteral("946684800000"));
        xml.writeTextElement(QStringLiteral("description"), QStringLiteral("Bocage export"));
        xml.writeTextElement(QStringLiteral("name"), safeXml(m_name));
        xml.writeEndElement();
        xml.writeEndDocument();
        return bytes + "\n";
    }

    const ExportSubject& m_subject;
    ExportOptions m_options;
    TableKit m_kit;
    int m_size;
    QRect m_board;
    QString m_name;
    VassalPieces m_pieces;
    int m_nextPiece = 1;
    bool m_cardBack = false;
    std::vector<std::pair<QString, QString>> m_pages;
    QXmlStreamWriter* m_xml = nullptr;
};

class VassalExporter : public Exporter {
public:
    std::string_view id() const override { return "vassal"; }
    QString name() const override { return VassalWords::tr("VASSAL module"); }
    QString help() const override {
        return VassalWords::tr(
            "Open it in VASSAL 3.7 or later: map, counters, decks, dice, turns and charts.");
    }
    QString suffix() const override { return QStringLiteral("vmod"); }
    bool drawsPictures() const override { return true; }
    bool appliesTo(const DocumentValue& value) const override {
        return hasSquareMap(value) || hasHexMap(value);
    }

    Losses losses(const ExportSubject& subject, const ExportOptions&) const override {
        Losses losses = leftOut(subject, ~static_cast<unsigned>(played::sight));
        addCoverLoss(losses, subject);
        losses.push_back({"zone-meaning",
                          Loss::Kind::NotPlayed,
                          VassalWords::tr("Zones, entries and objectives are painted on the board."),
                          {}});
        losses.push_back({"army-building",
                          Loss::Kind::NotPlayed,
                          VassalWords::tr("Armies are charts to read; they cannot be changed there."),
                          {}});
        losses.push_back({"document",
                          Loss::Kind::LeftOut,
                          VassalWords::tr("The document itself: a module cannot be imported again."),
                          {}});
        return losses;
    }

    ExportPlan plan(const ExportSubject& subject, const ExportOptions& options) const override {
        return {{options.stem + u'.' + suffix(),
                 [&subject, options] { return ModuleWriter(subject, options).write(); }}};
    }
};

}  // namespace

const Exporter& vassalExporter() {
    static const VassalExporter exporter;
    return exporter;
}

}  // namespace bocage::model
