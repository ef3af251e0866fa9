#include "model/export/tabletop_simulator.h"

#include <QCoreApplication>
#include <QPainter>
#include <QUrl>
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>

#include "model/export/common_losses.h"
#include "model/export/export_pictures.h"
#include "model/export/text_exporters.h"
#include "model/io/png_door.h"
#include "model/render/map_renderer.h"
#include "rules/board/grid.h"

namespace bocage::model {

using namespace rules;

namespace {

struct TtsWords {
    Q_DECLARE_TR_FUNCTIONS(TabletopSimulator)
};

constexpr int largestSide = 4096;
constexpr int sheetColumns = 10, sheetRows = 7;
constexpr int cardWide = 252, cardHigh = 352;
constexpr double readable = 180;  // degrees about the vertical at which a tile is read from the front seat

Json ttsNumber(double value) {
    const double rounded = std::round(value * 10000) / 10000;
    return rounded == std::floor(rounded) ? Json(static_cast<std::int64_t>(rounded)) : Json(rounded);
}

/// A save and the pictures it names.
class SaveWriter {
public:
    struct Picture {
        QString file;
        std::function<Result<QByteArray>()> make;
    };

    SaveWriter(const ExportSubject& subject, const ExportOptions& options)
        : m_subject(subject), m_options(options), m_kit(tableKit(subject)) {
        // Hexes lean over their numbers: the board is as large as its picture.
        if (m_kit.hex)
            m_kit.cells = MapRenderer(*m_subject.scenario(), m_subject.library).bounds().toAlignedRect();
        const int longest = std::max({1, m_kit.cells.width(), m_kit.cells.height()});
        m_boardPixels = std::clamp(options.pixelsPerCell, 1, std::max(1, largestSide / longest));
        build();
    }

    const Json& save() const { return m_save; }
    const std::vector<Picture>& pictures() const { return m_pictures; }

private:
    QString file(const QString& name) const { return m_options.stem + QStringLiteral("-images/") + name; }

    /// Where the client finds a picture: below the user's address, else by its bare name.
    std::string url(const QString& name) const {
        if (m_options.baseUrl.isEmpty())
            return name.toStdString();
        const QString base = m_options.baseUrl.endsWith(u'/') ? m_options.baseUrl : m_options.baseUrl + u'/';
        return (base + QString::fromLatin1(QUrl::toPercentEncoding(name))).toStdString();
    }

    std::string guid() {
        return QStringLiteral("%1").arg(0xb0c001 + m_objects++, 6, 16, QLatin1Char('0')).toStdString();
    }

    static Json transform(double x, double y, double z, double turn, bool faceDown, double scaleX,
                          double scaleZ) {
        return Json::Object{{"posX", ttsNumber(x)},
                            {"posY", ttsNumber(y)},
                            {"posZ", ttsNumber(z)},
                            {"rotX", 0},
                            {"rotY", ttsNumber(std::fmod(readable + turn, 360))},
                            {"rotZ", faceDown ? 180 : 0},
                            {"scaleX", ttsNumber(scaleX)},
                            {"scaleY", 1},
                            {"scaleZ", ttsNumber(scaleZ)}};
    }

    Json::Object object(const char* kind, const QString& name, Json place, bool locked = false) {
        return Json::Object{{"GUID", guid()},
                            {"Name", kind},
                            {"Transform", std::move(place)},
                            {"Nickname", name.toStdString()},
                            {"Description", ""},
                            {"GMNotes", ""},
                            {"ColorDiffuse", Json::Object{{"r", 1}, {"g", 1}, {"b", 1}}},
                            {"Tags", Json::Array{}},
                            {"Locked", locked},
                            {"Grid", true},
                            {"Snap", true},
                            {"Autoraise", true},
                            {"Sticky", true},
                            {"Tooltip", true},
                            {"GridProjection", false},
                            {"HideWhenFaceDown", false},
                            {"Hands", false},
                            {"LuaScript", ""},
                            {"LuaScriptState", ""},
                            {"XmlUI", ""}};
    }

    static Json image(const std::string& front, const std::string& back, int shape, bool stackable) {
        return Json::Object{
            {"ImageURL", front},
            {"ImageSecondaryURL", back},
            {"ImageScalar", 1},
            {"WidthScale", 0},
            {"CustomTile",
             Json::Object{{"Type", shape}, {"Thickness", 0.1}, {"Stackable", stackable}, {"Stretch", true}}}};
    }

    QString face(const KitThing& thing, bool back) {
        const auto [place, fresh] = m_faces.try_emplace(std::pair(thing.content, back));
        if (fresh) {
            place->second = QStringLiteral("%1-%2%3.png")
                                .arg(safeStem(m_options.stem))
                                .arg(m_faces.size(), 3, 10, QLatin1Char('0'))
                                .arg(back ? QStringLiteral("-back") : QString());
            m_pictures.push_back({file(place->second), [this, thing, back] {
                                      return Result<QByteArray>(
                                          thingPng(thing, back, 128, m_subject, m_options.language));
                                  }});
        }
        return place->second;
    }

    /// What is hidden says nothing of itself, not even when the pointer rests on it.
    Json token(const KitThing& thing, const QString& name, Json place, const QString& side,
               bool hidden = false) {
        Json::Object out = object("Custom_Tile", name, std::move(place));
        for (auto& [key, value] : out) {
            if (key == "Description" && !hidden)
                value = thing.help.toStdString();
            if (key == "Tags" && !side.isEmpty())
                value = Json::Array{side.toStdString()};
        }
        const std::string front = url(face(thing, false));
        out.emplace_back("CustomImage",
                         image(front, thing.twoSided ? url(face(thing, true)) : front, 3, true));
        return out;
    }

    Json token(const KitThing& thing, double x, double z) {
        return token(thing, thing.name, transform(x, 1.2, z, 0, false, thing.wide * 0.46, thing.high * 0.46),
                     {});
    }

    double x(double col) const { return col - m_kit.cells.left() - m_kit.cells.width() / 2.0; }
    double z(double row) const { return m_kit.cells.top() + m_kit.cells.height() / 2.0 - row; }

    QString sideName(const std::string& id) const {
        for (const KitSide& side : m_kit.sides)
            if (side.id == id)
                return side.name;
        return {};
    }

    void build() {
        Json::Array objects;
        addBoard(objects);
        for (const KitPiece& piece : m_kit.pieces)
            objects.push_back(token(piece.thing, piece.label,
                                    transform(x(piece.centre.x()), 1.2, z(piece.centre.y()), piece.turn,
                                              piece.backUp, piece.thing.wide * 0.46, piece.thing.high * 0.46),
                                    sideName(piece.side), piece.hidden));
        // Everything else stands in rows to the right of the map.
        m_beside = m_kit.cells.width() / 2.0 + 3;
        m_down = m_kit.cells.height() / 2.0;
        for (const KitDeck& deck : m_kit.decks)
            addDeck(objects, deck);
        for (const KitBag& bag : m_kit.bags)
            addBag(objects, bag.name, bag.contents);
        for (const KitTray& tray : m_kit.trays) {
            if (!tray.endless) {
                addBag(objects, tray.name, tray.things);
                continue;
            }
            for (const KitCopies& copies : tray.things) {
                Json::Object bag = object("Infinite_Bag", copies.thing.name, nextPlace(false));
                bag.emplace_back("ContainedObjects", Json::Array{token(copies.thing, 0, 0)});
                objects.push_back(std::move(bag));
            }
        }
        for (const KitDice& dice : m_kit.dice)
            if (dice.sides == 6 && dice.dice > 1)
                for (int i = 0; i < dice.dice; ++i)
                    objects.push_back(object("Die_6", dice.name, nextPlace(false)));
        m_save = Json::Object{{"SaveName", m_kit.title.toStdString()},
                              {"EpochTime", 0},
                              {"Date", ""},
                              {"VersionNumber", ""},
                              {"GameMode", m_kit.title.toStdString()},
                              {"GameType", ""},
                              {"GameComplexity", ""},
                              {"Tags", Json::Array{}},
                              {"Gravity", 0.5},
                              {"PlayArea", 0.5},
                              {"Table", "Table_RPG"},
                              {"Sky", "Sky_Museum"},
                              {"Note", m_kit.remark.toStdString()},
                              {"TabStates", notebook()},
                              {"Grid", grid()},
                              {"DecalPallet", Json::Array{}},
                              {"LuaScript", ""},
                              {"LuaScriptState", ""},
                              {"XmlUI", ""},
                              {"SnapPoints", snapPoints()},
                              {"ObjectStates", std::move(objects)}};
    }

    void addBoard(Json::Array& objects) {
        if (m_kit.cells.isEmpty())
            return;
        const QString name = safeStem(m_options.stem) + QStringLiteral("-board.png");
        Json::Object board = object(
            "Custom_Tile", m_kit.title,
            transform(0, 1.0, 0, 0, false, m_kit.cells.width() / 2.0, m_kit.cells.height() / 2.0), true);
        board.emplace_back("CustomImage", image(url(name), url(name), 0, false));
        objects.push_back(std::move(board));
        m_pictures.push_back({file(name), [this] {
                                  return mapPng(*m_subject.scenario(), m_subject.library, m_kit.cells,
                                                m_boardPixels,
                                                MapRenderer::terrainLayers | MapLayer::Zones |
                                                    MapLayer::Entries | MapLayer::Objectives,
                                                m_options.language);
                              }});
    }

    Json nextPlace(bool faceDown) {
        const Json place = transform(m_beside, 1.3, m_down, 0, faceDown, 1, 1);
        m_down -= 3;
        if (m_down < -m_kit.cells.height() / 2.0) {
            m_down = m_kit.cells.height() / 2.0;
            m_beside += 3;
        }
        return place;
    }

    /// Sheets of at most 70 faces; a card's number says sheet and place.
    void addDeck(Json::Array& objects, const KitDeck& deck) {
        Json::Array ids, cards;
        Json::Object sheets;
        const std::size_t perSheet = sheetColumns * sheetRows;
        for (std::size_t from = 0; from < deck.cards.size(); from += perSheet) {
            const std::vector<KitCopies> part(deck.cards.begin() + static_cast<std::ptrdiff_t>(from),
                                              deck.cards.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                                       deck.cards.size(), from + perSheet)));
            const int key = ++m_sheets;
            const Json sheet = addSheet(part, key);
            sheets.emplace_back(std::to_string(key), sheet);
            for (std::size_t i = 0; i < part.size(); ++i)
                for (int copy = 0; copy < part[i].count; ++copy) {
                    const int id = key * 100 + static_cast<int>(i);
                    ids.emplace_back(id);
                    Json::Object card = object("Card", part[i].thing.name, transform(0, 0, 0, 0, true, 1, 1));
                    for (auto& [name, value] : card) {
                        if (name == "Hands")
                            value = true;
                        if (name == "Description")
                            value = part[i].thing.help.toStdString();
                    }
                    card.emplace_back("CardID", id);
                    card.emplace_back("SidewaysCard", false);
                    card.emplace_back("CustomDeck", Json::Object{{std::to_string(key), sheet}});
                    cards.push_back(std::move(card));
                }
        }
        if (cards.empty())
            return;
        if (cards.size() == 1) {  // a deck needs two cards
            Json single = cards.front();
            single.set("Transform", nextPlace(true));
            objects.push_back(std::move(single));
            return;
        }
        Json::Object out = object("DeckCustom", deck.name, nextPlace(true));
        out.emplace_back("SidewaysCard", false);
        out.emplace_back("DeckIDs", std::move(ids));
        out.emplace_back("CustomDeck", std::move(sheets));
        out.emplace_back("ContainedObjects", std::move(cards));
        objects.push_back(std::move(out));
    }

    Json addSheet(const std::vector<KitCopies>& cards, int key) {
        const int columns = std::clamp(static_cast<int>(cards.size()), 2, sheetColumns);
        const int rows = std::max(1, (static_cast<int>(cards.size()) + columns - 1) / columns);
        const QString name = QStringLiteral("%1-cards-%2.png").arg(safeStem(m_options.stem)).arg(key);
        m_pictures.push_back({file(name), [this, cards, columns, rows]() -> Result<QByteArray> {
                                  return sheetPicture(cards, columns, rows);
                              }});
        const QString back = safeStem(m_options.stem) + QStringLiteral("-card-back.png");
        if (!m_cardBack) {
            m_cardBack = true;
            m_pictures.push_back({file(back), [] { return Result<QByteArray>(backPicture()); }});
        }
        return Json::Object{{"FaceURL", url(name)},
                            {"BackURL", url(back)},
                            {"NumWidth", columns},
                            {"NumHeight", rows},
                            {"BackIsHidden", true},
                            {"UniqueBack", false},
                            {"Type", 0}};
    }

    QByteArray sheetPicture(const std::vector<KitCopies>& cards, int columns, int rows) const {
        QImage sheet(columns * cardWide, rows * cardHigh, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const KitThing& thing = cards[i].thing;
            const int size = static_cast<int>(cardHigh / std::max(0.1, thing.high) / 0.92);
            const QImage face = thingImage(thing, false, size, m_subject, m_options.language);
            QRect place(static_cast<int>(i) % columns * cardWide, static_cast<int>(i) / columns * cardHigh,
                        cardWide, cardHigh);
            const QSize fitted = face.size().scaled(place.size(), Qt::KeepAspectRatio);
            painter.drawImage(
                QRect(place.x() + (cardWide - fitted.width()) / 2,
                      place.y() + (cardHigh - fitted.height()) / 2, fitted.width(), fitted.height()),
                face);
        }
        painter.end();
        return pngBytes(sheet);
    }

    static QByteArray backPicture() {
        QImage image(cardWide, cardHigh, QImage::Format_RGB32);
        image.fill(QColor(0x7A, 0x3B, 0x1D));
        QPainter painter(&image);
        painter.setPen(QPen(QColor(0xFB, 0xF8, 0xF1), 8));
        painter.drawRect(image.rect().adjusted(20, 20, -20, -20));
        painter.end();
        return pngBytes(image);
    }

    void addBag(Json::Array& objects, const QString& name, const std::vector<KitCopies>& things) {
        Json::Array contents;
        for (const KitCopies& copies : things)
            for (int i = 0; i < copies.count; ++i)
                contents.push_back(token(copies.thing, 0, 0));
        if (contents.empty())
            return;
        Json::Object bag = object("Bag", name, nextPlace(false));
        bag.emplace_back("ContainedObjects", std::move(contents));
        objects.push_back(std::move(bag));
    }

    Json notebook() const {
        Json::Object tabs;
        const auto add = [&](const QString& title, const QString& body) {
            const auto number = static_cast<int>(tabs.size());
            tabs.emplace_back(std::to_string(number),
                              Json::Object{{"title", title.toStdString()},
                                           {"body", body.toStdString()},
                                           {"color", "Grey"},
                                           {"visibleColor", Json::Object{{"r", 0.5}, {"g", 0.5}, {"b", 0.5}}},
                                           {"id", number}});
        };
        KitTexts scenario;
        if (!m_kit.remark.isEmpty())
            scenario.push_back(paragraphText(m_kit.remark));
        scenario.insert(scenario.end(), m_kit.briefing.begin(), m_kit.briefing.end());
        add(TtsWords::tr("Scenario"), plainTextOf(scenario));
        for (const KitSheet& sheet : m_kit.sheets)
            add(sheet.title, plainTextOf(sheetTexts(sheet)));
        if (!m_kit.legend.empty())
            add(TtsWords::tr("Terrain"), plainTextOf(m_kit.legend));
        if (!m_kit.phases.isEmpty())
            add(TtsWords::tr("Turn"), m_kit.phases.join(u'\n'));
        return tabs;
    }

    Json grid() const {
        return Json::Object{{"Type", 0},
                            {"Lines", false},
                            {"Color", Json::Object{{"r", 0}, {"g", 0}, {"b", 0}}},
                            {"Opacity", 0.75},
                            {"ThickLines", false},
                            {"Snapping", false},
                            {"Offset", false},
                            {"BothSnapping", false},
                            {"xSize", 1},
                            {"ySize", 1},
                            {"PosOffset", Json::Object{{"x", 0}, {"y", 1}, {"z", 0}}}};
    }

    Json snapPoints() const {
        Json::Array points;
        if (m_kit.hex) {
            const rules::Grid& grid = hexGrid();
            std::set<Cell> cells;
            for (double row = m_kit.cells.top() + 0.3; row < m_kit.cells.bottom() + 1; row += 0.4)
                for (double col = m_kit.cells.left() + 0.25; col < m_kit.cells.right() + 1; col += 0.5)
                    cells.insert(grid.cellAt({col, row}));
            for (const Cell cell : cells) {
                const GridPoint middle = grid.centre(cell);
                if (!QRectF(m_kit.cells).contains(middle.x, middle.y))
                    continue;
                points.push_back(Json::Object{{"Position", Json::Object{{"x", ttsNumber(x(middle.x))},
                                                                        {"y", 1.05},
                                                                        {"z", ttsNumber(z(middle.y))}}}});
            }
            return points;
        }
        for (int row = m_kit.cells.top(); row <= m_kit.cells.bottom(); ++row)
            for (int col = m_kit.cells.left(); col <= m_kit.cells.right(); ++col)
                points.push_back(Json::Object{{"Position", Json::Object{{"x", ttsNumber(x(col + 0.5))},
                                                                        {"y", 1.05},
                                                                        {"z", ttsNumber(z(row + 0.5))}}}});
        return points;
    }

    const ExportSubject& m_subject;
    ExportOptions m_options;
    TableKit m_kit;
    int m_boardPixels = 64;
    int m_objects = 0, m_sheets = 0;
    bool m_cardBack = false;
    double m_beside = 0, m_down = 0;
    std::map<std::pair<ContentId, bool>, QString> m_faces;
    std::vector<Picture> m_pictures;
    Json m_save;
};

class TabletopSimulatorExporter : public Exporter {
public:
    std::string_view id() const override { return "tts"; }
    QString name() const override { return TtsWords::tr("Tabletop Simulator"); }
    QString help() const override {
        return TtsWords::tr(
            "A save for the folder of saves; upload the pictures and give their address. Not tested "
            "in the game itself.");
    }
    QString suffix() const override { return QStringLiteral("json"); }
    bool drawsPictures() const override { return true; }
    bool wantsBaseUrl() const override { return true; }
    bool appliesTo(const DocumentValue& value) const override {
        const auto* scenario = std::get_if<Scenario>(&value);
        return scenario ? scenario->battlefield.grid != GridKind::Hex || hasHexMap(value) : hasDecks(value);
    }

    Losses losses(const ExportSubject& subject, const ExportOptions& options) const override {
        Losses losses = leftOut(subject, ~static_cast<unsigned>(played::sight));
        addCoverLoss(losses, subject);
        losses.push_back({"turns",
                          Loss::Kind::NotPlayed,
                          TtsWords::tr("The turn track, armies and rules are pages of the notebook."),
                          {}});
        if (subject.scenario() && !isTable(subject.value))
            losses.push_back({"zone-meaning",
                              Loss::Kind::NotPlayed,
                              TtsWords::tr("Zones, entries and objectives are painted on the board."),
                              {}});
        losses.push_back({"document",
                          Loss::Kind::LeftOut,
                          TtsWords::tr("The document itself: a save cannot be imported again."),
                          {}});
        if (options.baseUrl.isEmpty())
            losses.push_back(
                {"pictures",
                 Loss::Kind::NotPlayed,
                 TtsWords::tr("Without a base address pictures are found only in the game's own folder "
                              "Mods/Images of this computer."),
                 {}});
        return losses;
    }

    ExportPlan plan(const ExportSubject& subject, const ExportOptions& options) const override {
        const auto save = std::make_shared<const SaveWriter>(subject, options);
        ExportPlan plan{{options.stem + u'.' + suffix(), [save] {
                             return Result<QByteArray>(QByteArray::fromStdString(writeJson(save->save())));
                         }}};
        for (const SaveWriter::Picture& picture : save->pictures())
            plan.push_back({picture.file, [save, &picture] { return picture.make(); }});
        return plan;
    }
};

}  // namespace

const Exporter& tabletopSimulatorExporter() {
    static const TabletopSimulatorExporter exporter;
    return exporter;
}

}  // namespace bocage::model
