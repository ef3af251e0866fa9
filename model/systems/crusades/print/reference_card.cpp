// Turn, actions, attack and defence on cards.
#include <QCoreApplication>
#include <QPainter>

#include "model/print/flow/flow.h"
#include "model/print/imposition.h"
#include "model/print/pictures.h"
#include "model/render/piece_style.h"
#include "model/systems/crusades/print/crusades_prints.h"
#include "model/systems/crusades/render/card_painter.h"
#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::model::print::cc {

using namespace bocage::rules;
namespace game = bocage::rules::crusades;
using game::CardKind;

namespace {

struct CardText {
    QString title;
    CardKind emblem;
    QStringList lines;
};

class ReferenceCardAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::cc::ReferenceCardAid)
public:
    QString id() const override { return QStringLiteral("reference"); }
    QString name() const override { return tr("Reference cards"); }
    QString purpose() const override {
        return tr("Turn, actions, attack and defence, with the house rules of the scenario.");
    }
    bool appliesTo(const Subject& subject) const override { return subject.scenario || subject.army; }
    rules::Result<Document> make(const Subject& subject, const Options& options,
                                 const Progress&) const override {
        Document document = documentFor(subject, options, *this);
        const Ink ink{options.colours};
        std::vector<SheetItem> items;
        for (const CardText& text : texts(subject)) {
            SheetItem item;
            item.name = text.title;
            item.size = {63_mm, 88_mm};
            item.safe = 3_mm;
            item.front = painting(text, ink);
            items.push_back(std::move(item));
        }
        const SheetPlan plan = planSheets(items, options);
        document.pages =
            sheetPages(plan, std::move(items), options, document.title, stampLine(subject), subject.remark);
        return document;
    }

private:
    static std::vector<CardText> texts(const Subject& subject) {
        const game::Options house =
            subject.scenario
                ? game::optionsOf(*subject.scenario, game::scenarioSection(subject.scenario->extras))
            : subject.army ? game::ownOptions(game::rosterSection(subject.army->extras))
                           : game::Options();
        std::vector<CardText> all;
        QStringList turn{
            house.everyoneDraws ? tr("Everybody draws a Village card.")
                                : tr("Draw one Village card, unless an Ambush lies before you."),
            tr("Do one action. Passing is not allowed: whoever can do nothing else wastes a card."),
            tr("An Ambush may follow any action."),
            tr("There is no limit to a hand. When the Village deck is empty, the discards become a new "
               "one; used Cultists stay out.")};
        if (house.recycleSiege || house.recycleCthulhu)
            turn << (house.recycleSiege && house.recycleCthulhu
                         ? tr("Siege and Cthulhu decks are shuffled again too.")
                     : house.recycleSiege ? tr("The Siege deck is shuffled again too.")
                                          : tr("The Cthulhu deck is shuffled again too."));
        turn << (house.joint == game::Options::Joint::Always
                     ? tr("Others may join an attack; loot and book go to whose turn it is.")
                 : house.joint == game::Options::Joint::Night
                     ? tr("Others may join an attack by night; loot and book go to whose turn it is.")
                     : tr("Nobody joins the attack of another."));
        if (house.lootToAttacker)
            turn << tr("Whoever takes a castle gets the cards of the player who is out.");
        all.push_back({tr("The turn"), CardKind::Builder, turn});
        all.push_back(
            {tr("Actions"),
             CardKind::Gold,
             {tr("Buy: one Gold, two Village cards."),
              tr("Offer: Sacrifices, then turn a Dagon card; one victim for each Deep One, or nothing."),
              house.siegeOnTableAtOnce
                  ? tr("Build: four Builders and Gold, a Builder among them, for a siege weapon; it lies on "
                       "the table at once.")
                  : tr("Build: four Builders and Gold, a Builder among them, for a siege weapon."),
              house.retailSummons ? tr("Summon: three cards, Cultists and Sacrifices.")
                                  : tr("Summon: a Cultist with one Sacrifice or two Gold."),
              tr("Idol: two more actions; drawing a card is one too."),
              house.ambushBlocksAllDraws ? tr("Ambush: a player draws nothing at all for two turns.")
                                         : tr("Ambush: a player does not draw for two turns."),
              tr("Post or call back one defender. Attack. Waste a card.")}});
        all.push_back(
            {tr("Attack"),
             CardKind::Soldiers,
             {house.attackStationed
                  ? tr("Show Soldiers, Bowmen and siege weapons and name one card: any wall, a castle "
                       "without walls, a siege weapon on the table, or a posted defender.")
                  : tr("Show Soldiers, Bowmen and siege weapons and name one card: any wall, a castle "
                       "without walls, or a siege weapon on the table."),
              tr("Who is attacked may play monsters, each once."),
              tr("It falls when the swords left are more than its shields; a tie fails."),
              tr("Fallen: its defenders are discarded and the attacker draws one Village card. Without a "
                 "castle a player is out."),
              house.siegeLostOnDefeat
                  ? tr("Fighters are discarded; siege weapons too, when the attack fails.")
                  : tr("Fighters are discarded, siege weapons stay."),
              tr("One fortress card a turn, two with an Idol. By night all cards lie hidden.")}});
        all.push_back(
            {tr("Defence"),
             CardKind::Wall,
             {house.colourMatching ? tr("Bowmen on walls, Soldiers in the castle, of the colour of the card.")
                                   : tr("Bowmen on walls, Soldiers in the castle."),
              house.stationPerAction ? tr("One in each action, as many as the card has shields.")
                                     : tr("One a turn, as many as the card has shields."),
              !house.defenderHalves        ? tr("Each adds the shields it shows.")
              : *house.defenderHalves == 1 ? tr("Each adds half a shield.")
                                           : tr("Each adds one shield."),
              tr("A siege weapon used before costs its gold each time. It falls to more swords than its "
                 "defence."),
              tr("A Battering Ram passes the last wall, a Cthulhu trap all of them, in that attack."),
              house.thiefCancels
                  ? tr("A Thief takes the gold that is played, and what it paid for is undone.")
                  : tr("A Thief takes the gold that is played; what it paid for still "
                       "happens.")}});
        return all;
    }

    static Painting painting(const CardText& text, const Ink& ink) {
        return [text, ink](QPainter& painter, const QRectF& rect) {
            painter.fillRect(rect, ink.colours == Colours::Full ? tint::panel : QColor(Qt::white));
            const QRectF band(rect.left(), rect.top(), rect.width(), 1100);
            const QColor colour = ink.colours == Colours::InkSaving ? QColor(Qt::white) : ink.accent();
            painter.fillRect(band, colour);
            const QColor on = readableOn(colour);
            model::crusades::paintEmblem(painter, QRectF(band.left() + 260, band.top() + 200, 700, 700),
                                         text.emblem, on, colour);
            painter.setPen(on);
            painter.setFont(fontOf(Type::Heading, true));
            painter.drawText(band.adjusted(1150, 120, -200, 0), Qt::AlignLeft | Qt::AlignVCenter, text.title);
            const Writer writer(ink);
            Blocks blocks;
            for (const QString& line : text.lines) {
                TextStyle style;
                style.type = Type::Small;
                style.mark = Mark::Bullet;
                style.before = 0.8_mm;
                blocks.push_back(writer.paragraph({{line}}, style));
            }
            paintSlices(painter, slicesOf(blocks, fromUnits(rect.width()) - 7_mm),
                        {fromUnits(rect.left()) + 3.5_mm, fromUnits(rect.top()) + 13_mm});
            painter.setPen(QPen(ink.line(), 15));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(rect);
        };
    }
};

}  // namespace

AidPtr referenceCardAid() {
    return std::make_shared<ReferenceCardAid>();
}

}  // namespace bocage::model::print::cc
