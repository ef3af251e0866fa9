#include <QCoreApplication>
#include <QPainter>

#include "model/print/flow/flow.h"
#include "model/print/pictures.h"
#include "model/systems/malice/print/malice_prints.h"
#include "model/systems/malice/render/malice_pieces.h"
#include "model/systems/malice/render/malice_terms.h"
#include "rules/systems/malice/party/party.h"

namespace bocage::model::print::som {

using namespace rules::malice;
using model::malice::Terms;

namespace {

class PartyAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::som::PartyAid)

public:
    QString id() const override { return QStringLiteral("party"); }
    QString name() const override { return tr("Party sheets"); }
    QString purpose() const override {
        return tr(
            "Every avatar with what it holds, boxes for life and soulshards, and what its cards add up to.");
    }
    bool appliesTo(const Subject& subject) const override { return !rosters(subject).empty(); }

    rules::Result<Document> make(const Subject& subject, const Options& options,
                                 const Progress&) const override {
        Document document = documentFor(subject, options, *this);
        const Writer writer(Ink{options.colours});
        Blocks blocks;
        for (const rules::Roster* roster : rosters(subject)) {
            blocks.push_back(
                writer.title(printed(roster->title).isEmpty() ? name() : printed(roster->title)));
            const Catalogue& catalogue = Catalogue::of(*subject.library);
            for (const Avatar& avatar : Party::of(*roster, catalogue).avatars)
                addAvatar(blocks, avatar, catalogue, subject, options, writer);
        }
        if (blocks.empty())
            return rules::Problem{"print.nothing", {}, "", "", 0, 0};
        document.pages = flow({{1, false, std::move(blocks)}}, frameFor(subject, options, document.title));
        return document;
    }

private:
    static std::vector<const rules::Roster*> rosters(const Subject& subject) {
        std::vector<const rules::Roster*> all;
        if (subject.army)
            all.push_back(subject.army);
        if (subject.scenario)
            for (const rules::ScenarioSide& side : subject.scenario->sides)
                for (const rules::Player& player : side.players)
                    for (const rules::Force::Army& army : player.force.armies)
                        if (army.roster && !army.roster->entries.empty())
                            all.push_back(&*army.roster);
        return all;
    }

    static QString bonusText(const Bonus& bonus) {
        QStringList parts;
        if (bonus.flat || (bonus.dstar == 0 && bonus.dice.empty()))
            parts << (bonus.flat < 0 ? QStringLiteral("−%1").arg(-bonus.flat)
                                     : QStringLiteral("+%1").arg(bonus.flat));
        if (bonus.dstar)
            parts << QStringLiteral("+%1d★").arg(bonus.dstar);
        for (const std::string& dice : bonus.dice)
            parts << QStringLiteral("+") + QString::fromStdString(dice);
        return parts.join(QLatin1Char(' '));
    }

    void addAvatar(Blocks& blocks, const Avatar& avatar, const Catalogue& catalogue, const Subject& subject,
                   const Options& options, const Writer& writer) const {
        Blocks inner;
        QString title = QString::fromStdString(avatar.name());
        if (!avatar.section.player.empty())
            title = tr("%1, played by %2").arg(title, QString::fromStdString(avatar.section.player));
        inner.push_back(writer.subtitle(title));
        // Life as boxes to cross, soulshards as so many gems.
        const Life life = avatar.section.life;
        const bool grey = options.grey();
        Painting tokens = [life, grey](QPainter& painter, const QRectF& rect) {
            const int count = life.healthy + life.wounded + life.drained;
            const double side = std::min(rect.height(), rect.width() / std::max(8, count)) * 0.9;
            double x = rect.left();
            for (int i = 0; i < count; ++i, x += side * 1.1) {
                const QRectF box(x, rect.center().y() - side / 2, side, side);
                painter.setPen(QPen(Qt::black, side * 0.04));
                painter.setBrush(Qt::NoBrush);
                painter.drawRoundedRect(box, side * 0.15, side * 0.15);
                if (i < life.healthy)
                    model::malice::paintAttribute(
                        painter, box.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2),
                        Attribute::Life, grey ? QColor(90, 90, 90) : QColor(0xB5, 0x3A, 0x2E), Qt::white);
                else
                    painter.drawLine(box.topLeft(), box.bottomRight());
            }
        };
        const Shards shards = avatar.shards;
        Painting gems = [shards, grey](QPainter& painter, const QRectF& rect) {
            const double side = std::min(rect.height() / 2, rect.width() / 14);
            int all = 0;
            for (std::size_t c = 0; c < colours; ++c)
                all += shards.of(static_cast<Colour>(c));
            const int inRow = std::max(1, static_cast<int>(rect.width() / side));
            double x = rect.left(), y = rect.center().y() - side * ((all + inRow - 1) / inRow) / 2;
            for (std::size_t c = 0; c < colours; ++c)
                for (int i = 0; i < shards.of(static_cast<Colour>(c)); ++i) {
                    model::malice::paintShard(painter, QRectF(x, y, side * 0.9, side * 0.9),
                                              static_cast<Colour>(c), grey);
                    x += side;
                    if (x + side > rect.right()) {
                        x = rect.left();
                        y += side;
                    }
                }
        };
        // Each row of boxes stands right behind its name.
        auto head = std::make_shared<TableBlock>(std::vector<double>{-20, -14, 1, -25, 1}, writer.ink());
        head->lines = false;
        TableCell token, lifeCell, shardCell;
        token.picture = {14_mm, 18_mm};
        token.painting =
            piecePicture(avatar.entry->content, QStringLiteral("front"), subject.library, options);
        lifeCell.picture = {44_mm, 8_mm};
        lifeCell.painting = tokens;
        shardCell.picture = {50_mm, 12_mm};
        shardCell.painting = gems;
        head->rows.push_back(
            {token, TableCell(tr("Life"), true), lifeCell, TableCell(tr("Soulshards"), true), shardCell});
        inner.push_back(head);
        auto list = std::make_shared<TableBlock>(std::vector<double>{-34, -50, 1}, writer.ink());
        const auto add = [&](const QString& slot,
                             const std::vector<const rules::RosterEntry::Filling*>& fillings) {
            for (const rules::RosterEntry::Filling* filling : fillings) {
                QStringList effects;
                QString cardName = QString::fromStdString(filling->option.value);
                if (const Card* card = catalogue.card(filling->option)) {
                    cardName = printed(card->name);
                    for (const Modifier& modifier : card->modifiers)
                        effects << Terms::modifier(modifier);
                    if (const QString more = printed(card->effect); !more.isEmpty())
                        effects << more;
                } else if (const RadianceToken* radiance = catalogue.radiance(filling->option)) {
                    cardName = printed(radiance->name);
                    effects << Terms::radianceEffect(radiance->kind);
                }
                list->rows.push_back({TableCell(slot, true), TableCell(cardName),
                                      TableCell(effects.join(QStringLiteral("; ")))});
            }
        };
        add(tr("Mastery"), avatar.masteries);
        add(tr("Item"), avatar.items);
        add(tr("Potion"), avatar.potions);
        add(tr("Fate"), avatar.fates);
        add(tr("Radiance"), avatar.radiances);
        if (!list->rows.empty())
            inner.push_back(list);
        QStringList sums;
        for (const Attribute attribute : {Attribute::CombatRoll, Attribute::LuckRoll, Attribute::MovementRoll,
                                          Attribute::PhysicalShield, Attribute::EnergyShield})
            sums << QStringLiteral("%1 %2").arg(Terms::attribute(attribute),
                                                bonusText(bonusOf(avatar, catalogue, attribute)));
        inner.push_back(writer.note(tr("In all: %1").arg(sums.join(QStringLiteral(" · ")))));
        auto box = std::make_shared<BoxBlock>(std::move(inner), writer.ink());
        box->together = true;
        blocks.push_back(box);
    }
};

}  // namespace

AidPtr partyAid() {
    return std::make_shared<PartyAid>();
}

}  // namespace bocage::model::print::som
