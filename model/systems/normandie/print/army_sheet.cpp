// The sheet of an army: to play from, and to hand in at a tournament.
#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

#include "model/messages/element_names.h"
#include "model/print/flow/flow.h"
#include "model/print/pictures.h"
#include "model/render/piece_renderer.h"
#include "model/systems/normandie/print/normandie_prints.h"
#include "model/systems/normandie/render/tile_painter.h"
#include "model/systems/normandie/words/army_text.h"
#include "model/systems/normandie/words/army_words.h"
#include "rules/roster/roster_facts.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/army/army_view.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::model::print::son {

using namespace rules::normandie;
using rules::ContentId;
using rules::Roster;

namespace {

/// Boxes to be ticked, in rows of ten; the first `given` of them strong, the others pale.
TableCell boxes(int count, int given, const Ink& ink, Length side = 4_mm) {
    TableCell cell;
    const int rows = std::max(1, (count + 9) / 10);
    const Length step = side + 1_mm;
    cell.picture = {step * std::clamp(count, 1, 10), step * rows};
    cell.painting = [count, given, side, step, ink](QPainter& painter, const QRectF& rect) {
        painter.setBrush(Qt::NoBrush);
        for (int i = 0; i < count; ++i) {
            painter.setPen(QPen(i < given ? ink.text() : ink.line(), i < given ? 25 : 12));
            painter.drawRect(QRectF(rect.left() + (step * (i % 10)).units(),
                                    rect.top() + (step * (i / 10)).units(), side.units(), side.units()));
        }
    };
    return cell;
}

class ArmySheet {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::son::ArmySheet)
public:
    ArmySheet(const Roster& roster, const Subject& subject, const Options& options)
        : m_roster(roster),
          m_subject(subject),
          m_options(options),
          m_content(contentFor(subject.library)),
          m_army(roster, *m_content),
          m_totals(totalsOf(m_army)),
          m_words(*subject.library),
          m_ink{options.colours},
          m_writer(m_ink) {}

    std::vector<Page> pages() const {
        PageFrame frame = frameFor(m_subject, m_options, printed(m_roster.title));
        frame.margin = 12_mm;
        if (!m_options.tournament)
            return flow(full(), frame);
        // One page: smaller letters rather than a second sheet.
        std::vector<Page> pages;
        for (const Type type : {Type::Body, Type::Small, Type::Tiny}) {
            pages = flow(tournament(type), frame);
            if (pages.size() == 1)
                break;
        }
        return pages;
    }

private:
    QString pointsLine() const {
        QString line = m_totals.provisional ? QStringLiteral("~") : QString();
        line += QString::number(m_totals.points.value);
        if (const auto limit = m_roster.limit)
            line += QStringLiteral(" / ") + QString::number(*limit);
        return line;
    }

    Blocks head() const {
        // The points stay in one line, however many: the name has what they leave.
        const Length pointsWidth = widthOf(pointsLine(), Type::Title, true) + 4_mm;
        auto table =
            std::make_shared<TableBlock>(std::vector<double>{-16, 1, -pointsWidth.millimetres()}, m_ink);
        table->type = Type::Title;
        table->lines = false;
        TableCell sign;
        sign.picture = {13_mm, 13_mm};
        sign.painting = factionPicture(m_roster.faction, m_subject.library, m_ink);
        TableCell points(pointsLine(), true);
        points.alignment = Qt::AlignRight;
        table->rows.push_back({sign, TableCell(printed(m_roster.title), true), points});
        Blocks blocks{table};
        auto facts = std::make_shared<TableBlock>(std::vector<double>{1, 1, 1, 1}, m_ink);
        const auto fact = [&](const QString& label, const QString& value) {
            return TableCell(
                Runs{{label + QLatin1Char(' '), true}, {value.isEmpty() ? QStringLiteral(" ") : value}});
        };
        const auto of = [&](rules::RosterFact which) {
            return QString::fromStdString(rules::factOf(m_roster, which));
        };
        facts->rows.push_back(
            {fact(tr("Faction:"), ElementNames::content(*m_subject.library, m_roster.faction)),
             fact(tr("Player:"), of(rules::RosterFact::Player)),
             fact(tr("Club:"), of(rules::RosterFact::Club)), fact(tr("Date:"), of(rules::RosterFact::Date))});
        blocks.push_back(facts);
        return blocks;
    }

    QString optionWords(const FillingView& filling) const {
        QString name = filling.option ? printed(filling.option->name)
                                      : QString::fromStdString(filling.filling->option.value);
        QStringList inside;
        for (const ContentId& spell : filling.filling->contents)
            inside << ElementNames::content(*m_subject.library, spell);
        if (!inside.isEmpty())
            name += QStringLiteral(" (%1)").arg(inside.join(QStringLiteral(", ")));
        return name;
    }

    const EntryTotals* totalsFor(const EntryView& entry) const {
        for (const EntryTotals& each : m_totals.entries)
            if (each.id == entry.entry->id)
                return &each;
        return nullptr;
    }

    QString nameOf(const EntryView& entry) const {
        const QString name = ElementNames::content(*m_subject.library, entry.entry->content);
        return entry.entry->label.empty() ? name : called(name, printed(entry.entry->label));
    }

    std::vector<const ArmyUnit*> unitsOf(int entry) const {
        std::vector<const ArmyUnit*> all;
        for (const ArmyUnit& unit : m_army.units)
            if (unit.entry == entry)
                all.push_back(&unit);
        return all;
    }

    // ---- One page

    std::vector<Segment> tournament(Type type) const {
        Blocks blocks = head();
        auto table = std::make_shared<TableBlock>(std::vector<double>{2.1, 2.6, 3.2, -12, -10, -10}, m_ink);
        table->type = type;
        table->head = {TableCell(tr("Tile"), true),    TableCell(tr("Units"), true),
                       TableCell(tr("Options"), true), right(tr("Points"), true),
                       right(tr("BP"), true),          right(tr("VP"), true)};
        for (std::size_t i = 0; i < m_army.entries.size(); ++i) {
            const EntryView& entry = m_army.entries[i];
            std::map<QString, int> names;
            QStringList order;
            for (const ArmyUnit* unit : unitsOf(static_cast<int>(i)))
                if (const QString name = ElementNames::content(*m_subject.library, unit->id);
                    names[name]++ == 0)
                    order << name;
            QStringList units, options;
            for (const QString& name : order)
                units << (names[name] == 1 ? name : QStringLiteral("%1 × %2").arg(names[name]).arg(name));
            for (const FillingView& filling : entry.fillings)
                options << optionWords(filling);
            const EntryTotals* totals = totalsFor(entry);
            table->rows.push_back({TableCell(nameOf(entry), true),
                                   TableCell(units.join(QStringLiteral(", "))),
                                   TableCell(options.join(QStringLiteral(", "))),
                                   right(totals ? QString::number(totals->cost) : QString()),
                                   right(numberOr(totals ? totals->breakingPoints : std::nullopt)),
                                   right(numberOr(totals ? totals->victoryPoints : std::nullopt))});
        }
        for (const FillingView& filling : m_army.freeOptions)
            table->rows.push_back({TableCell(tr("Without a slot"), true), TableCell(),
                                   TableCell(optionWords(filling)),
                                   right(QString::number(costOf(filling).points)), TableCell(), TableCell()});
        table->rows.push_back({TableCell(tr("Total"), true),
                               TableCell(tr("%n unit(s)", nullptr, m_totals.units), true), TableCell(),
                               right(QString::number(m_totals.points.value), true),
                               right(QString::number(m_totals.breakingPoints), true),
                               right(QString::number(m_totals.victoryPoints), true)});
        blocks.push_back(table);
        Blocks rest = play(type);
        blocks.insert(blocks.end(), rest.begin(), rest.end());
        return {{1, false, std::move(blocks)}};
    }

    static TableCell right(const QString& text, bool bold = false) {
        TableCell cell(text, bold);
        cell.alignment = Qt::AlignRight;
        return cell;
    }
    static QString numberOr(const std::optional<int>& number) {
        return number ? QString::number(*number) : QStringLiteral("–");
    }

    /// What is ticked off and handed out while the army plays.
    Blocks play(Type type) const {
        Blocks blocks;
        auto table = std::make_shared<TableBlock>(std::vector<double>{-34, 1, -34, 1}, m_ink);
        table->type = type;
        table->rows.push_back({TableCell(tr("Orders (%1)").arg(m_totals.usableOrders), true),
                               boxes(orderCap, m_totals.usableOrders, m_ink),
                               TableCell(tr("Breaking points (%1)").arg(m_totals.breakingPoints), true),
                               boxes(std::min(m_totals.breakingPoints, 60), m_totals.breakingPoints, m_ink)});
        table->rows.push_back(
            {TableCell(tr("Special orders, bluffs"), true),
             TableCell(
                 tr("%n special order(s)", nullptr, std::min(m_totals.specialOrders.value, specialOrderCap)) +
                 QStringLiteral(", ") + tr("%n bluff(s)", nullptr, m_totals.usableBluffs)),
             TableCell(tr("Victory points"), true),
             TableCell(tr("worth %1 to the enemy").arg(m_totals.victoryPoints))});
        blocks.push_back(table);
        QStringList handed;
        for (const HandOut& each : m_totals.handOut)
            handed << QStringLiteral("%1 × %2").arg(each.count).arg(m_words.handOut(each));
        TextStyle style;
        style.type = type;
        if (!handed.isEmpty())
            blocks.push_back(m_writer.paragraph(Runs{{tr("Markers to hand out:") + QLatin1Char(' '), true},
                                                     {handed.join(QStringLiteral(", "))}},
                                                style));
        QStringList bags;
        for (const std::string& bag : m_totals.bags)
            bags << ArmyText::bag(bag);
        if (!bags.isEmpty())
            blocks.push_back(m_writer.paragraph(
                Runs{{tr("Bags needed:") + QLatin1Char(' '), true}, {bags.join(QStringLiteral(", "))}},
                style));
        for (const rules::Waiver& waiver : m_roster.waivers)
            blocks.push_back(m_writer.note(
                tr("Accepted: %1. %2").arg(QString::fromStdString(waiver.rule), printed(waiver.reason))));
        return blocks;
    }

    // ---- Everything

    std::vector<Segment> full() const {
        std::vector<Segment> parts;
        Blocks top = head();
        Blocks rest = play(Type::Small);
        top.insert(top.end(), rest.begin(), rest.end());
        parts.push_back({1, false, std::move(top)});
        Blocks cards;
        for (std::size_t i = 0; i < m_army.entries.size(); ++i)
            cards.push_back(card(i));
        if (!m_army.freeOptions.empty())
            cards.push_back(freeCard());
        parts.push_back({2, false, std::move(cards)});
        if (Blocks meaning = rulesOfIt(); !meaning.empty()) {
            parts.push_back({1, false, {m_writer.heading(tr("What it uses"))}});
            parts.push_back({2, false, std::move(meaning)});
        }
        if (!m_roster.notes.empty())
            parts.push_back({1, false, m_writer.authored(printed(m_roster.notes), Type::Small)});
        return parts;
    }

    TilesBlock::Tile counter(const ArmyUnit& unit, const std::string& own) const {
        const PieceRenderer renderer(m_subject.library);
        const double aspect = renderer.aspect(unit.id), high = renderer.spacesHigh(unit.id);
        const Length side = high > 1 ? 17_mm : 13_mm;
        const Length wide = fromUnits(side.units() * aspect);
        const Painting front = piecePicture(unit.id, QStringLiteral("front"), m_subject.library, m_options);
        const Painting back = unit.unit && unit.unit->back ? piecePicture(unit.id, QStringLiteral("back"),
                                                                          m_subject.library, m_options)
                                                           : Painting();
        TilesBlock::Tile tile;
        const Length backWide = back ? fromUnits(side.units() * 0.72 * aspect) : Length();
        tile.size = {wide + backWide + 6_mm, side};
        tile.caption =
            own.empty() ? ElementNames::content(*m_subject.library, unit.id) : QString::fromStdString(own);
        const QColor ink = m_ink.text();
        tile.painting = [front, back, wide, backWide, ink](QPainter& painter, const QRectF& rect) {
            painter.save();
            front(painter, QRectF(rect.topLeft(), QSizeF(wide.units(), rect.height())));
            painter.restore();
            if (back) {
                painter.save();
                const double high2 = rect.height() * 0.72;
                back(painter,
                     QRectF(rect.left() + wide.units() + 60, rect.bottom() - high2, backWide.units(), high2));
                painter.restore();
            }
            // Ticked when the counter is lost.
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(ink, 22));
            painter.drawRect(QRectF(rect.right() - 430, rect.top() + 30, 330, 330));
        };
        return tile;
    }

    std::shared_ptr<TableBlock> optionRows(const std::vector<FillingView>& fillings) const {
        auto table = std::make_shared<TableBlock>(std::vector<double>{-7, 1, -11}, m_ink);
        for (const FillingView& filling : fillings) {
            TableCell sign;
            sign.picture = {5_mm, 5_mm};
            if (filling.option)
                sign.painting = symbolPicture(filling.option->symbol.empty()
                                                  ? optionKindSymbol(filling.option->kind)
                                                  : QString::fromStdString(filling.option->symbol),
                                              m_ink.text());
            Runs runs = boldFirst(optionWords(filling));
            if (filling.option) {
                const QString summary = ArmyWords::summary(*filling.option, *m_content);
                if (!summary.isEmpty())
                    runs.push_back({QStringLiteral(" – ") + summary});
            }
            table->rows.push_back({sign, TableCell(runs), right(QString::number(costOf(filling).points))});
        }
        return table;
    }

    BlockPtr card(std::size_t index) const {
        const EntryView& entry = m_army.entries[index];
        const EntryTotals* totals = totalsFor(entry);
        Blocks inner;
        auto headline = std::make_shared<TableBlock>(std::vector<double>{1, -18}, m_ink);
        headline->type = Type::Subtitle;
        headline->lines = false;
        headline->padding = Length();
        QString stars = entry.tile ? QString(entry.tile->stars, QChar(0x2605)) : QString();
        headline->rows.push_back(
            {TableCell(nameOf(entry) + (stars.isEmpty() ? stars : QLatin1Char(' ') + stars), true),
             right(totals ? ArmyWords::points(totals->cost) : QString(), true)});
        inner.push_back(headline);
        QStringList facts;
        if (totals && totals->breakingPoints)
            facts << tr("%n breaking point(s)", nullptr, *totals->breakingPoints);
        if (totals && totals->victoryPoints)
            facts << tr("%n victory point(s)", nullptr, *totals->victoryPoints);
        if (entry.tile)
            for (const AbilityUse& ability : entry.tile->abilities)
                facts << ArmyWords::ability(ability, *m_content);
        if (!facts.isEmpty())
            inner.push_back(m_writer.note(facts.join(QStringLiteral(" · "))));
        std::vector<TilesBlock::Tile> tiles;
        std::size_t number = 0;
        for (const ArmyUnit* unit : unitsOf(static_cast<int>(index)))
            tiles.push_back(counter(*unit, rules::unitName(*entry.entry, number++)));
        if (!tiles.empty())
            inner.push_back(std::make_shared<TilesBlock>(std::move(tiles), m_ink));
        if (!entry.fillings.empty())
            inner.push_back(optionRows(entry.fillings));
        if (Blocks left = emptySlots(entry); !left.empty())
            inner.insert(inner.end(), left.begin(), left.end());
        auto box = std::make_shared<BoxBlock>(std::move(inner), m_ink);
        box->edge = m_ink.tone(factionLook(*m_subject.library, m_roster.faction).colour);
        box->together = true;
        return box;
    }

    Blocks emptySlots(const EntryView& entry) const {
        if (!entry.tile)
            return {};
        QStringList open;
        for (std::size_t i = 0; i < entry.tile->slots.size(); ++i) {
            const bool filled = std::any_of(
                entry.fillings.begin(), entry.fillings.end(),
                [&](const FillingView& each) { return each.filling->slot == static_cast<int>(i); });
            if (!filled)
                open << ArmyWords::slotKinds(entry.tile->slots[i]);
        }
        return open.isEmpty()
                   ? Blocks()
                   : Blocks{m_writer.note(tr("Open slots: %1").arg(open.join(QStringLiteral("; "))))};
    }

    BlockPtr freeCard() const {
        Blocks inner{m_writer.subtitle(tr("Without a slot")), optionRows(m_army.freeOptions)};
        return std::make_shared<BoxBlock>(std::move(inner), m_ink);
    }

    Blocks rulesOfIt() const {
        Subject alone;
        alone.library = m_subject.library;
        alone.army = &m_roster;
        Blocks blocks;
        QString group;
        std::shared_ptr<TableBlock> table;
        for (const LegendEntry& entry : NormandiePrints().legend(alone, m_options)) {
            if (entry.group != group || !table) {
                group = entry.group;
                blocks.push_back(m_writer.subtitle(group));
                table = std::make_shared<TableBlock>(std::vector<double>{-9, 1}, m_ink);
                blocks.push_back(table);
            }
            TableCell sign;
            sign.picture = {6_mm, 6_mm};
            sign.painting = entry.picture;
            Runs runs = boldFirst(entry.name);
            if (!entry.help.isEmpty())
                runs.push_back({QStringLiteral(" – ") + entry.help});
            table->rows.push_back({sign, TableCell(runs)});
        }
        return blocks;
    }

    const Roster& m_roster;
    const Subject& m_subject;
    const Options& m_options;
    ContentPtr m_content;
    ArmyView m_army;
    ArmyTotals m_totals;
    ArmyText m_words;
    Ink m_ink;
    Writer m_writer;
};

class ArmySheetAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::son::ArmySheetAid)
public:
    QString id() const override { return QStringLiteral("army"); }
    QString name() const override { return tr("Army sheets"); }
    QString purpose() const override {
        return tr(
            "Tiles, counters, options and boxes to tick; one page for tournaments, or with all rules it "
            "uses.");
    }
    bool appliesTo(const Subject& subject) const override { return subject.army || subject.scenario; }
    Choices choices() const override { return Choice::Form; }
    rules::Result<Document> make(const Subject& subject, const Options& options,
                                 const Progress&) const override {
        Document document = documentFor(subject, options, *this);
        if (subject.army)
            document.pages = armyPages(*subject.army, subject, options);
        else
            for (const rules::ScenarioSide& side : subject.scenario->sides)
                for (const rules::Player& player : side.players)
                    for (Page& page : NormandiePrints().sheetsOf(subject, player, options))
                        document.pages.push_back(std::move(page));
        return document;
    }
};

}  // namespace

std::vector<Page> armyPages(const Roster& roster, const Subject& subject, const Options& options) {
    return ArmySheet(roster, subject, options).pages();
}

AidPtr armySheetAid() {
    return std::make_shared<ArmySheetAid>();
}

}  // namespace bocage::model::print::son
