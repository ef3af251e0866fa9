// The table of a scenario on paper: an opening to set up, or a position with its question.
#include <QCoreApplication>
#include <QPainter>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/print/flow/flow.h"
#include "model/print/pictures.h"
#include "model/systems/crusades/print/crusades_prints.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::model::print::cc {

using namespace bocage::rules;
using namespace bocage::rules::crusades;
namespace game = bocage::rules::crusades;
using model::crusades::CrusadesWords;

namespace {

class TableSheetAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::cc::TableSheetAid)
public:
    QString id() const override { return QStringLiteral("table"); }
    QString name() const override { return tr("Table and puzzle sheet"); }
    QString purpose() const override {
        return tr("Who sits where with what; for a position every card that lies open, and the question.");
    }
    bool appliesTo(const Subject& subject) const override { return subject.scenario; }
    rules::Result<Document> make(const Subject& subject, const Options& options,
                                 const Progress&) const override {
        const SetUp table = setUpOf(subject);
        Document document = documentFor(subject, options, *this);
        const Writer writer{Ink{options.colours}};
        const bool snapshot = table.section.mode == Mode::Snapshot;
        Blocks blocks{writer.title(printed(subject.scenario->title))};
        for (const BlockPtr& block : writer.authored(printed(subject.scenario->texts.introduction)))
            blocks.push_back(block);
        if (snapshot && table.playable()) {
            blocks.push_back(writer.paragraph({{question(subject, table), true}}));
            for (const QString& line : turnSoFar(table.table.start.turn))
                blocks.push_back(writer.paragraph(line));
        }
        int seat = 0;
        for (const ScenarioSide& side : subject.scenario->sides)
            for (const Player& player : side.players)
                addSeat(blocks, player, seat++, table, subject, options, writer);
        blocks.push_back(writer.heading(tr("Decks and house rules")));
        const CrusadesPrints prints;
        for (const BlockPtr& block : prints.rules(subject, writer))
            blocks.push_back(block);
        for (const QString& line : houseRules(*subject.scenario, HouseRules::Rulings))
            blocks.push_back(writer.bullet(line));
        if (snapshot)
            addPiles(blocks, table, subject, writer);
        document.pages = flow({{1, false, std::move(blocks)}}, frameFor(subject, options, document.title));
        return document;
    }

private:
    static QString question(const Subject& subject, const SetUp& table) {
        const model::crusades::TableWords words(*subject.scenario, table, *subject.library, uiLanguage());
        const State& state = table.table.start;
        return tr("%1 is to move, with %n action(s) left. Can this turn be won?", nullptr,
                  state.turn.actionsLeft)
            .arg(words.seat(state.active));
    }

    /// What of the turn is behind the player, and so no longer allowed.
    static QStringList turnSoFar(const TurnState& turn) {
        QStringList lines;
        if (!turn.drawn)
            lines << tr("The card of the turn is still to be drawn.");
        if (turn.idol)
            lines << tr("The actions come from an Idol.");
        if (turn.fortressAttacks > 0)
            lines << tr("%n fortress card(s) were attacked in this turn.", nullptr, turn.fortressAttacks);
        if (turn.stationed > 0)
            lines << tr("%n defender(s) were posted in this turn.", nullptr, turn.stationed);
        return lines;
    }

    static std::vector<TilesBlock::Tile> tiles(const CardList& cards, const SetUp& table,
                                               const Subject& subject, const Options& options) {
        std::vector<TilesBlock::Tile> all;
        for (const CardNo card : cards) {
            TilesBlock::Tile tile;
            tile.size = {20_mm, Length::micrometres(27'937)};
            tile.painting =
                piecePicture(table.table.ids[card], QStringLiteral("front"), subject.library, options);
            all.push_back(std::move(tile));
        }
        return all;
    }

    static void addSeat(Blocks& blocks, const Player& player, int number, const SetUp& table,
                        const Subject& subject, const Options& options, const Writer& writer) {
        blocks.push_back(writer.heading(tr("Seat %1: %2").arg(number + 1).arg(printed(player.name))));
        const game::Options house = optionsOf(*subject.scenario, table.section);
        for (const Force::Army& army : player.force.armies)
            if (army.roster) {
                if (const QString name = fortressName(player, army); name != printed(player.name))
                    blocks.push_back(writer.subtitle(name));
                blocks.push_back(fortressTable(*army.roster, house, subject, options));
            }
        if (static_cast<std::size_t>(number) >= table.table.start.seats.size())
            return;
        const Seat& seat = table.table.start.seats[static_cast<std::size_t>(number)];
        if (seat.out)
            blocks.push_back(writer.paragraph(tr("Out of the game.")));
        CardList used, fresh;
        for (const WeaponOnTable& weapon : seat.weapons)
            (weapon.used ? used : fresh).push_back(weapon.card);
        const std::pair<QString, const CardList*> lists[] = {
            {tr("Hand"), &seat.hand},
            {tr("Monsters"), &seat.reactions},
            {tr("Siege weapons"), &used},
            {tr("Siege weapons whose first use is free"), &fresh}};
        for (const auto& [label, cards] : lists)
            if (!cards->empty()) {
                blocks.push_back(writer.subtitle(label));
                blocks.push_back(
                    std::make_shared<TilesBlock>(tiles(*cards, table, subject, options), writer.ink()));
            }
        if (seat.ambushTurns > 0)
            blocks.push_back(
                writer.paragraph(tr("Under an Ambush for %n more turn(s).", nullptr, seat.ambushTurns)));
    }

    static void addPiles(Blocks& blocks, const SetUp& table, const Subject& subject, const Writer& writer) {
        const State& state = table.table.start;
        const std::pair<DeckKind, const Pile*> piles[] = {{DeckKind::Village, &state.village},
                                                          {DeckKind::Siege, &state.siege},
                                                          {DeckKind::Dagon, &state.dagon},
                                                          {DeckKind::Cthulhu, &state.cthulhu}};
        const auto names = [&](const CardList& cards) {
            QStringList list;
            for (const CardNo card : cards)
                list << ElementNames::content(*subject.library, table.table.ids[card]);
            return list;
        };
        for (const auto& [deck, pile] : piles) {
            const QStringList spent = names(pile->discard);
            blocks.push_back(writer.bullet(
                spent.isEmpty() ? tr("%1: %n card(s) to draw.", nullptr, static_cast<int>(pile->deck.size()))
                                      .arg(CrusadesWords::deck(deck))
                                : tr("%1: %n card(s) to draw; discarded: %2.", nullptr,
                                     static_cast<int>(pile->deck.size()))
                                      .arg(CrusadesWords::deck(deck), spent.join(QStringLiteral(", ")))));
        }
        if (!state.removed.empty())
            blocks.push_back(writer.bullet(
                tr("Out of the game: %1.").arg(names(state.removed).join(QStringLiteral(", ")))));
    }
};

}  // namespace

AidPtr tableSheetAid() {
    return std::make_shared<TableSheetAid>();
}

}  // namespace bocage::model::print::cc
