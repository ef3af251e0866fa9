// What players keep beside the board: phases, sequences, terrain, order tokens, chances.
#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <set>

#include "model/messages/element_names.h"
#include "model/messages/terrain_words.h"
#include "model/print/flow/flow.h"
#include "model/print/imposition.h"
#include "model/print/pictures.h"
#include "model/render/piece_style.h"
#include "model/render/symbols.h"
#include "model/systems/normandie/print/normandie_prints.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/army/army_view.h"
#include "rules/systems/normandie/checks/check_context.h"
#include "rules/systems/normandie/odds/odds.h"

namespace bocage::model::print::son {

using namespace rules::normandie;
using rules::ContentId;

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("bocage::model::print::son", text);
}

struct CardText {
    QString title;
    QString symbol;
    QStringList steps;
};

std::vector<CardText> cardTexts() {
    return {
        {tr("The turn"),
         QStringLiteral("turn"),
         {tr("Order Phase: play cards for its start, count tokens (a player without any has lost), then "
             "place them "
             "one at a time, initiative first, one on a unit."),
          tr("Activation Phase: Rage and Paranoia; Special Orders and Autonomous units; uncontrolled "
             "creatures; "
             "then orders by rising number, initiative first."),
          tr("An activated unit moves (with or without assault), fires, does nothing, or does what replaces "
             "these."),
          tr("Supply Phase: effects of its start; discard Bluffs; Terror checks; move units with neither "
             "order nor "
             "Activated marker; take one Suppressed from each unit; effects of its end."),
          tr("End: discard what you like, draw as the scenario says, pass the initiative.")}},
        {tr("Firing"),
         QStringLiteral("fire"),
         {tr("Say: regular or suppressive. Line of sight clear or obscured, bonus not X."),
          tr("Bonus for the class of the target, less Fire on the Move, plus equipment; split it with "
             "Machine "
             "Gunner; doubled when suppressive."),
          tr("Roll one die (Dual Weapon: the better of two) and add."),
          tr("Less 2 for each Suppressed, 2 beyond 7 spaces, and what obscures."),
          tr("Defense: the side that is hit, plus terrain for infantry, less Rust."),
          tr("Reached: a hit. Twice reached: a kill shot. Suppressive: one or two Suppressed instead.")}},
        {tr("Assault"),
         QStringLiteral("assault"),
         {tr("Say so before moving. Start beside the target with a point left to step in."),
          tr("From outside its firing arc: the target takes 1 Suppressed first."),
          tr("Attacker: better of two dice + bonus + Assault value."),
          tr("Defender: one die (Assault: better of two) + bonus + Assault value + terrain; a heavy vehicle "
             "uses its "
             "secondary weapon."),
          tr("Less 2 for each Suppressed, on both sides."),
          tr("Attacker higher: a hit, infantry retreats away from him, he takes the space. Defender higher: "
             "the "
             "attacker is hit and goes back. Equal: nothing happens.")}},
        {tr("Damage"),
         QStringLiteral("damage-hull"),
         {tr("Infantry: flip if the side absorbs a hit, else gone. Light vehicle: a wreck."),
          tr("Heavy vehicle, one die, Perforating +1:") + QLatin1Char(' ') +
              tr("1 crew: one weapon a round · 2 track: no movement · 3–4 hull: 2 Suppressed, stops · 5 "
                 "primary "
                 "weapon "
                 "lost · 6 destroyed."),
          tr("Twice the same marker: destroyed."), tr("A life point cancels a hit; a kill shot costs two."),
          tr("Destruction n at a structure: n dice, each 4 or more is a marker.")}},
    };
}

constexpr Size cardSize{63_mm, 88_mm};
constexpr Length cardHead = 13_mm, cardMargin = 3.5_mm;

Slices cardSlices(const CardText& text, Type type, const Ink& ink) {
    const Writer writer(ink);
    Blocks blocks;
    int number = 0;
    for (const QString& step : text.steps) {
        TextStyle style;
        style.type = type;
        style.mark = Mark::Number;
        style.number = QString::number(++number);
        style.before = 0.9_mm;
        blocks.push_back(writer.paragraph({{step}}, style));
    }
    return slicesOf(blocks, cardSize.width - cardMargin * 2);
}

/// The largest letters in which every card of the set holds its words.
Type largestType(const std::vector<CardText>& texts, const Ink& ink) {
    const Length room = cardSize.height - cardHead - cardMargin;
    const bool small = std::all_of(texts.begin(), texts.end(), [&](const CardText& text) {
        return heightOf(cardSlices(text, Type::Small, ink)) <= room;
    });
    return small ? Type::Small : Type::Tiny;
}

Painting cardPainting(const CardText& text, Type type, const Ink& ink) {
    return [text, type, ink](QPainter& painter, const QRectF& rect) {
        const QColor ground = ink.colours == Colours::Full ? tint::panel : QColor(Qt::white);
        painter.fillRect(rect, ground);
        const QRectF band(rect.left(), rect.top(), rect.width(), 1100);
        const QColor colour = ink.colours == Colours::InkSaving ? QColor(Qt::white) : ink.accent();
        painter.fillRect(band, colour);
        const QColor on = readableOn(colour);
        drawSymbol(painter, QRectF(band.left() + 300, band.top() + 270, 620, 620), text.symbol, on);
        painter.setPen(on);
        painter.setFont(fontOf(Type::Heading, true));
        painter.drawText(band.adjusted(1100, 120, -200, 0), Qt::AlignLeft | Qt::AlignVCenter, text.title);
        paintSlices(painter, cardSlices(text, type, ink),
                    {fromUnits(rect.left()) + cardMargin, fromUnits(rect.top()) + cardHead});
        painter.setPen(QPen(ink.line(), 15));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect);
    };
}

/// The common back of a set, whatever its fronts say.
Painting factionBack(const FactionLook& look, const Ink& ink) {
    const QColor colour = ink.tone(look.colour);
    return [look, colour](QPainter& painter, const QRectF& rect) {
        painter.fillRect(rect, colour);
        const double side = std::min(rect.width(), rect.height()) * 0.6;
        drawSymbol(painter, QRectF(rect.center() - QPointF(side, side) / 2, QSizeF(side, side)), look.symbol,
                   readableOn(colour));
    };
}

Painting tokenFront(const QString& words, const QString& symbol, const FactionLook& look, const Ink& ink) {
    const QColor colour = ink.tone(look.colour);
    return [words, symbol, colour, ink](QPainter& painter, const QRectF& rect) {
        // The frame reaches into the corners: the paper between them would show where four tokens meet.
        painter.fillRect(rect, colour);
        const double in = rect.width() * 0.07;
        painter.fillRect(rect.adjusted(in, in, -in, -in),
                         ink.colours == Colours::Full ? tint::paper : QColor(Qt::white));
        if (!words.isEmpty()) {
            QFont font = fontOf(Type::Title, true);
            font.setPixelSize(static_cast<int>(rect.height() * 0.52));
            painter.setFont(font);
            painter.setPen(ink.text());
            painter.drawText(rect, Qt::AlignCenter, words);
        } else {
            const double side = rect.width() * 0.6;
            drawSymbol(painter, QRectF(rect.center() - QPointF(side, side) / 2, QSizeF(side, side)), symbol,
                       ink.text());
        }
    };
}

struct Muster {
    ContentId faction;
    int orders = orderCap, special = 0, bluffs = 0;
};

void add(std::vector<Muster>& all, const rules::Roster& roster, const Content& content) {
    const ArmyTotals totals = totalsOf(ArmyView(roster, content));
    all.push_back({roster.faction, std::max(1, totals.usableOrders),
                   std::min(totals.specialOrders.value, specialOrderCap), totals.usableBluffs});
}

std::vector<Muster> musters(const Subject& subject, const Content& content) {
    std::vector<Muster> all;
    if (subject.army)
        add(all, *subject.army, content);
    if (!subject.scenario)
        return all;
    for (const rules::ScenarioSide& side : subject.scenario->sides)
        for (const rules::Player& player : side.players) {
            const auto before = all.size();
            for (const rules::Force::Army& army : player.force.armies)
                if (army.roster)
                    add(all, *army.roster, content);
            if (all.size() == before)
                all.push_back({player.faction, orderCap, 0, bluffCap});
        }
    return all;
}

std::vector<SheetItem> tokenItems(const Subject& subject, const Options& options) {
    const ContentPtr content = contentFor(subject.library);
    const Ink ink{options.colours};
    std::vector<SheetItem> items;
    for (const Muster& muster : musters(subject, *content)) {
        const FactionLook look = factionLook(*subject.library, muster.faction);
        const auto put = [&](const QString& words, const QString& symbol, const QString& name) {
            SheetItem item;
            item.name = name;
            item.size = {20_mm, 20_mm};
            item.bleed = 1.5_mm;
            item.safe = 1.2_mm;
            item.front = tokenFront(words, symbol, look, ink);
            item.back = factionBack(look, ink);
            items.push_back(std::move(item));
        };
        for (int i = 1; i <= muster.orders; ++i)
            put(QString::number(i), QString(), tr("Order %1").arg(i));
        for (int i = 0; i < muster.special; ++i)
            put(QString(), QStringLiteral("special-order"), tr("Special order"));
        for (int i = 0; i < muster.bluffs; ++i)
            put(QString(), QStringLiteral("bluff"), tr("Bluff"));
    }
    return items;
}

/// Every kind of terrain of the battle with what it does.
Blocks terrainTable(const Subject& subject, const Options& options, const Writer& writer) {
    auto table = std::make_shared<TableBlock>(std::vector<double>{-10, 1, 2}, writer.ink());
    table->head = {TableCell(), TableCell(tr("Terrain"), true), TableCell(tr("Meaning"), true)};
    for (const LegendEntry& entry : commonLegend(subject, options)) {
        const rules::TerrainKind* kind = subject.library->terrain(entry.id);
        if (!kind)
            continue;
        TableCell sign;
        sign.picture = {8_mm, 8_mm};
        sign.painting = entry.picture;
        QStringList effects;
        for (const rules::Effect& effect : kind->effects)
            effects << TerrainWords::brief(effect, "normandie");
        // A ford whose effect is to be a ford tells nothing yet.
        effects.removeIf(
            [&](const QString& effect) { return effect.compare(entry.name, Qt::CaseInsensitive) == 0; });
        const QString meaning = !effects.isEmpty()      ? effects.join(QStringLiteral(" · "))
                                : !entry.help.isEmpty() ? entry.help
                                                        : tr("open ground");
        table->rows.push_back({sign, TableCell(entry.name, true), TableCell(meaning)});
    }
    if (table->rows.empty())
        return {};
    return {table};
}

class ReferenceAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::son::ReferenceAid)
public:
    QString id() const override { return QStringLiteral("reference"); }
    QString name() const override { return tr("Reference cards and order tokens"); }
    QString purpose() const override {
        return tr(
            "Phases, firing, assault and damage on cards, the terrain table, and tokens for the armies.");
    }
    bool appliesTo(const Subject& subject) const override { return subject.scenario || subject.army; }
    rules::Result<Document> make(const Subject& subject, const Options& options,
                                 const Progress&) const override {
        Document document = documentFor(subject, options, *this);
        const Ink ink{options.colours};
        std::vector<SheetItem> items;
        const std::vector<CardText> texts = cardTexts();
        const Type type = largestType(texts, ink);
        for (const CardText& text : texts) {
            SheetItem item;
            item.name = text.title;
            item.size = cardSize;
            item.safe = 3_mm;
            item.front = cardPainting(text, type, ink);
            items.push_back(std::move(item));
        }
        for (SheetItem& token : tokenItems(subject, options))
            items.push_back(std::move(token));
        const SheetPlan plan = planSheets(items, options);
        document.pages =
            sheetPages(plan, std::move(items), options, document.title, stampLine(subject), subject.remark);
        const Writer writer(ink);
        if (Blocks terrain = subject.scenario ? terrainTable(subject, options, writer) : Blocks();
            !terrain.empty()) {
            const std::vector<Segment> parts{{1, false, {writer.heading(son::tr("Terrain of this battle"))}},
                                             {2, false, std::move(terrain)}};
            for (Page& page : flow(parts, frameFor(subject, options, document.title)))
                document.pages.push_back(std::move(page));
        }
        return document;
    }
};

// ---- Odds

/// Units of one side of the table, each kind once.
struct Line {
    QString name;
    std::vector<const Unit*> units;
};

std::vector<Line> lines(const Subject& subject, const Content& content) {
    std::vector<Line> all;
    const auto addUnits = [&](Line& line, const std::map<ContentId, int>& units) {
        for (const auto& [id, count] : units)
            if (const Unit* unit = content.unit(id);
                unit && std::find(line.units.begin(), line.units.end(), unit) == line.units.end())
                line.units.push_back(unit);
    };
    if (!subject.scenario)
        return all;
    for (const rules::ScenarioSide& side : subject.scenario->sides) {
        Line line;
        line.name = ElementNames::side(*subject.scenario, side.id);
        Subject part;
        part.library = subject.library;
        for (const rules::Player& player : side.players) {
            for (const rules::Force::Army& army : player.force.armies)
                if (army.roster)
                    addUnits(line, usedBy(*army.roster, content).units);
        }
        rules::Scenario placed;
        for (const rules::Piece& piece : subject.scenario->pieces)
            if (piece.side == side.id)
                placed.pieces.push_back(piece);
        part.scenario = &placed;
        addUnits(line, usedBy(part, content).units);
        if (!line.units.empty())
            all.push_back(std::move(line));
    }
    return all;
}

QString percent(rules::Chance chance) {
    return QString::number(std::lround(chance.value() * 100));
}

WeaponChoice weaponOf(const Unit& unit) {
    return unit.front.primary ? WeaponChoice::Primary : WeaponChoice::Own;
}

QString shotCell(const Unit& shooter, const Unit& target) {
    Shot shot;
    shot.shooter = makeFighter(shooter, "front", weaponOf(shooter));
    shot.target = makeFighter(target);
    shot.distance = std::min(4, shot.shooter.limitedRange.value_or(4));
    const Odds odds = shotOdds(shot);
    if (odds.refusal)
        return QStringLiteral("–");
    return percent(odds.harmed());
}

QString assaultCell(const Unit& attacker, const Unit& target) {
    Assault assault;
    assault.attacker = makeFighter(attacker, "front", weaponOf(attacker));
    assault.defender = makeFighter(target);
    const Odds odds = assaultOdds(assault);
    if (odds.refusal)
        return QStringLiteral("–");
    return percent(odds.harmed());
}

class OddsAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::son::OddsAid)
public:
    QString id() const override { return QStringLiteral("odds"); }
    QString name() const override { return tr("Odds tables"); }
    QString purpose() const override {
        return tr("The chance of every unit to harm every enemy, by fire and by assault, in the open.");
    }
    bool appliesTo(const Subject& subject) const override {
        return subject.scenario && subject.scenario->sides.size() > 1;
    }
    rules::Result<Document> make(const Subject& subject, const Options& options,
                                 const Progress& progress) const override {
        const ContentPtr content = contentFor(subject.library);
        const std::vector<Line> all = lines(subject, *content);
        Document document = documentFor(subject, options, *this);
        const Ink ink{options.colours};
        const Writer writer(ink);
        std::vector<Segment> parts{{1,
                                    false,
                                    {writer.heading(name() + QStringLiteral(" – ") + document.title),
                                     writer.note(tr("Percent of rolls that harm the target: front sides, "
                                                    "by day, at 4 spaces or as near as the weapon needs, "
                                                    "open ground, nobody suppressed."))}}};
        for (const Line& attackers : all)
            for (const Line& targets : all) {
                if (&attackers == &targets)
                    continue;
                if (progress && !progress(0, 1))
                    return rules::Problem{"print.cancelled", {}, "", "", 0, 0};
                addTables(parts, attackers, targets, subject, options, writer);
            }
        if (parts.size() == 1)
            return rules::Problem{"print.nothing", {}, "", "", 0, 0};
        document.pages = flow(parts, frameFor(subject, options, document.title));
        return document;
    }

private:
    /// As many targets side by side as a page is wide, in tables of about the same width.
    static void addTables(std::vector<Segment>& parts, const Line& attackers, const Line& targets,
                          const Subject& subject, const Options& options, const Writer& writer) {
        constexpr std::size_t widest = 8;
        const std::size_t tables = (targets.units.size() + widest - 1) / widest;
        const std::size_t across = tables ? (targets.units.size() + tables - 1) / tables : widest;
        for (std::size_t from = 0; from < targets.units.size(); from += across) {
            const std::size_t to = std::min(targets.units.size(), from + across);
            std::vector<double> widths{-46};
            for (std::size_t i = from; i < to; ++i)
                widths.push_back(-16.5);
            auto table = std::make_shared<TableBlock>(widths, writer.ink());
            table->head = {TableCell(tr("fire / assault, %"), false)};
            for (std::size_t i = from; i < to; ++i) {
                TableCell cell;
                cell.picture = {fromUnits(1000 * aspectOf(*targets.units[i])), 10_mm};
                cell.painting =
                    piecePicture(targets.units[i]->id, QStringLiteral("front"), subject.library, options);
                if (cell.picture.width > 15_mm)
                    cell.picture = {15_mm, 7.5_mm};
                cell.alignment = Qt::AlignHCenter;
                table->head.push_back(cell);
            }
            for (const Unit* attacker : attackers.units) {
                TableCell first(printed(attacker->name), true);
                first.picture = {fromUnits(780 * aspectOf(*attacker)), 7.8_mm};
                first.painting =
                    piecePicture(attacker->id, QStringLiteral("front"), subject.library, options);
                TableRow row{first};
                for (std::size_t i = from; i < to; ++i) {
                    TableCell cell(shotCell(*attacker, *targets.units[i]) + QStringLiteral(" / ") +
                                   assaultCell(*attacker, *targets.units[i]));
                    cell.alignment = Qt::AlignHCenter;
                    row.push_back(std::move(cell));
                }
                table->rows.push_back(std::move(row));
            }
            parts.push_back(
                {1, false, {writer.subtitle(tr("%1 against %2").arg(attackers.name, targets.name)), table}});
        }
    }
    static double aspectOf(const Unit& unit) { return unit.footprint == 2 ? 2 : 1; }
};

}  // namespace

AidPtr referenceAid() {
    return std::make_shared<ReferenceAid>();
}

AidPtr oddsAid() {
    return std::make_shared<OddsAid>();
}

}  // namespace bocage::model::print::son
