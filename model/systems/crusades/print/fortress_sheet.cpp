// A sheet to play a fortress from.
#include <QCoreApplication>
#include <QPainter>

#include "model/messages/element_names.h"
#include "model/print/flow/flow.h"
#include "model/print/pictures.h"
#include "model/systems/crusades/fortress_face.h"
#include "model/systems/crusades/print/crusades_prints.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::model::print::cc {

using namespace bocage::rules;
using namespace bocage::rules::crusades;
namespace game = bocage::rules::crusades;
using model::crusades::CrusadesWords;

namespace {

/// Boxes to be ticked, as many as there are shields: one for each defender, a last one for the fall.
TableCell boxes(int defenders, const Ink& ink) {
    TableCell cell;
    const int count = std::clamp(defenders, 0, 12);
    cell.picture = {Length::millimetres(6) * (count + 2), 6_mm};
    cell.painting = [count, ink](QPainter& painter, const QRectF& rect) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink.text(), 20));
        for (int i = 0; i < count; ++i)
            painter.drawRect(QRectF(rect.left() + i * 600, rect.top() + 60, 440, 440));
        const QRectF last(rect.left() + count * 600 + 250, rect.top() + 60, 440, 440);
        painter.drawEllipse(last);
        painter.drawLine(last.topLeft() + QPointF(90, 90), last.bottomRight() - QPointF(90, 90));
        painter.drawLine(last.topRight() + QPointF(-90, 90), last.bottomLeft() + QPointF(90, -90));
    };
    return cell;
}

class FortressSheetAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::cc::FortressSheetAid)
public:
    QString id() const override { return QStringLiteral("fortress"); }
    QString name() const override { return tr("Fortress sheets"); }
    QString purpose() const override {
        return tr("Castle and walls of each player, what each stands, and boxes for defenders and losses.");
    }
    bool appliesTo(const Subject& subject) const override { return subject.scenario || subject.army; }
    rules::Result<Document> make(const Subject& subject, const Options& options,
                                 const Progress&) const override {
        Document document = documentFor(subject, options, *this);
        const Writer writer{Ink{options.colours}};
        std::vector<Segment> parts;
        if (subject.army) {
            addSheet(parts, *subject.army, printed(subject.army->title),
                     ownOptions(rosterSection(subject.army->extras)), subject, options, writer);
        } else {
            const game::Options house =
                optionsOf(*subject.scenario, scenarioSection(subject.scenario->extras));
            for (const ScenarioSide& side : subject.scenario->sides)
                for (const Player& player : side.players)
                    for (const Force::Army& army : player.force.armies)
                        if (army.roster)
                            addSheet(parts, *army.roster, fortressName(player, army), house, subject, options,
                                     writer);
        }
        if (parts.empty())
            return Problem{"print.nothing", {}, "", "", 0, 0};
        document.pages = flow(parts, frameFor(subject, options, document.title));
        return document;
    }

private:
    static void addSheet(std::vector<Segment>& parts, const Roster& roster, const QString& title,
                         const game::Options& house, const Subject& subject, const Options& options,
                         const Writer& writer) {
        Segment part;
        part.newPage = !parts.empty();
        part.blocks.push_back(writer.title(title));
        if (!roster.entries.empty()) {
            part.blocks.push_back(fortressTable(roster, house, subject, options));
            part.blocks.push_back(writer.note(
                tr("An attack must have more swords than the card has shields; a tie fails. Castles fall "
                   "only when no wall stands, or to a weapon that passes walls.")));
            part.blocks.push_back(writer.heading(tr("In the game")));
            part.blocks.push_back(track(roster, house, subject, writer.ink()));
        }
        addLists(part.blocks, roster, subject, writer);
        if (subject.army)
            addRules(part.blocks, roster, writer);
        parts.push_back(std::move(part));
    }

    /// A roster on its own says what it is built for.
    static void addRules(Blocks& blocks, const Roster& roster, const Writer& writer) {
        const QStringList lines = houseRules(rosterSection(roster.extras));
        if (lines.isEmpty())
            return;
        blocks.push_back(writer.subtitle(tr("House rules")));
        for (const QString& line : lines)
            blocks.push_back(writer.bullet(line));
    }

    static BlockPtr track(const Roster& roster, const game::Options& house, const Subject& subject,
                          const Ink& ink) {
        const auto cards = cardsFor(subject.library);
        const Fortress fortress = Fortress::of(roster, *cards);
        auto table = std::make_shared<TableBlock>(std::vector<double>{1, 1.4}, ink);
        table->head = {TableCell(tr("Card"), true),
                       TableCell(tr("Defenders posted, and whether it has fallen"), true)};
        for (const FortressPlace& place : fortress.places)
            table->rows.push_back({TableCell(placeName(place, subject)),
                                   boxes(place.card ? shieldsOf(*place.card, house) : 0, ink)});
        return table;
    }

    /// What it has in a position, and the deck lists of a roster.
    static void addLists(Blocks& blocks, const Roster& roster, const Subject& subject, const Writer& writer) {
        const RosterSection section = rosterSection(roster.extras);
        for (const BlockPtr& block : holdings(roster, subject, writer))
            blocks.push_back(block);
        for (const DeckKind deck : listedDecks) {
            const std::vector<DeckEntry> entries = cardsOf(section.decks.of(deck), *subject.library).entries;
            if (entries.empty())
                continue;
            int count = 0;
            auto table = std::make_shared<TableBlock>(std::vector<double>{-23, 1, 1.5, 1.8}, writer.ink());
            table->head = {TableCell(tr("Copies"), true), TableCell(tr("Card"), true),
                           TableCell(tr("What it shows"), true), TableCell(tr("What it does"), true)};
            table->head.front().alignment = Qt::AlignRight;
            const auto cards = cardsFor(subject.library);
            for (const DeckEntry& entry : entries) {
                count += std::max(0, entry.copies);
                const Card* card = cards->find(entry.card);
                TableCell copies(QString::number(entry.copies));
                copies.alignment = Qt::AlignRight;
                table->rows.push_back({copies,
                                       TableCell(ElementNames::content(*subject.library, entry.card), true),
                                       TableCell(card ? model::crusades::cardSummary(*card) : QString()),
                                       TableCell(card ? printed(card->help) : QString())});
            }
            blocks.push_back(
                writer.subtitle(tr("%1 deck, %n card(s)", nullptr, count).arg(CrusadesWords::deck(deck))));
            blocks.push_back(table);
        }
    }
};

}  // namespace

AidPtr fortressSheetAid() {
    return std::make_shared<FortressSheetAid>();
}

}  // namespace bocage::model::print::cc
