#include "model/print/aids/booklet.h"

#include <QCoreApplication>
#include <QPainter>

#include "model/messages/briefing_words.h"
#include "model/messages/element_names.h"
#include "model/messages/ruling_words.h"
#include "model/messages/victory_words.h"
#include "model/print/game_prints.h"
#include "model/print/pictures.h"
#include "model/print/turn_track.h"

namespace bocage::model::print {

using namespace rules;

namespace {

void append(Blocks& blocks, Blocks more) {
    blocks.insert(blocks.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

class Booklet {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::Booklet)
public:
    Booklet(const Subject& subject, const Options& options)
        : m_subject(subject),
          m_scenario(*subject.scenario),
          m_library(*subject.library),
          m_options(options),
          m_ink{options.colours},
          m_writer(m_ink),
          m_prints(printsOf(subject.system())) {}

    std::vector<Segment> parts() const {
        std::vector<Segment> parts;
        parts.push_back({1, false, opening()});
        parts.push_back({2, false, beginning()});
        const Segment key{2, false, mapKey()};
        if (Blocks blocks = map(parts, key); !blocks.empty()) {
            parts.push_back({1, false, std::move(blocks)});
            parts.push_back(key);
        }
        Blocks forces = recruitment();
        append(forces, play());
        parts.push_back({2, false, std::move(forces)});
        if (m_prints.hasTurnTrack())
            parts.push_back({1, false, turns()});
        parts.push_back({2, false, ending()});
        return parts;
    }

private:
    QString sideLine() const {
        QStringList names;
        for (const ScenarioSide& side : m_scenario.sides)
            names << ElementNames::side(m_scenario, side.id);
        return names.join(tr(" against "));
    }

    Blocks opening() const {
        Blocks blocks{m_writer.title(printed(m_scenario.title))};
        QStringList facts;
        if (!sideLine().isEmpty())
            facts << sideLine();
        if (m_scenario.turnTrack.end)
            facts << tr("%n turn(s)", nullptr, *m_scenario.turnTrack.end);
        for (const std::string& condition : m_scenario.battlefield.conditions)
            facts << BriefingWords::condition(condition);
        TextStyle style;
        style.type = Type::Subtitle;
        style.colour = m_ink.muted();
        style.before = 0.6_mm;
        style.ruleBelow = true;
        if (!facts.isEmpty())
            blocks.push_back(m_writer.paragraph({{facts.join(QStringLiteral("  ·  "))}}, style));
        return blocks;
    }

    /// A heading with what stands under it, or nothing at all.
    void section(Blocks& blocks, const QString& heading, Blocks content) const {
        if (content.empty())
            return;
        blocks.push_back(m_writer.heading(heading));
        append(blocks, std::move(content));
    }

    Blocks beginning() const {
        Blocks blocks;
        section(blocks, tr("The story"), m_writer.authored(printed(m_scenario.texts.introduction)));
        section(blocks, tr("Players and sides"), players());
        return blocks;
    }

    Blocks players() const {
        Blocks blocks;
        for (const ScenarioSide& side : m_scenario.sides) {
            auto table = std::make_shared<TableBlock>(std::vector<double>{-9, 1}, m_ink);
            table->type = Type::Body;
            for (const Player& player : side.players) {
                const QString name = ElementNames::player(m_scenario, player.id);
                // A side of one player without a flag is told by its name already.
                if (player.faction.empty() && !player.cards && side.players.size() == 1 &&
                    name == ElementNames::side(m_scenario, side.id))
                    continue;
                TableCell sign;
                if (!player.faction.empty()) {
                    sign.picture = {7_mm, 7_mm};
                    sign.painting = factionPicture(player.faction, m_subject.library, m_ink);
                }
                Runs runs = boldFirst(name);
                if (!player.faction.empty())
                    runs.push_back(
                        {QStringLiteral(" – ") + ElementNames::content(m_library, player.faction)});
                if (player.cards)
                    runs.push_back({QStringLiteral("\n") + tr("Hand of %n card(s)", nullptr, *player.cards)});
                table->rows.push_back({sign, TableCell(runs)});
            }
            auto name =
                std::const_pointer_cast<Block>(m_writer.subtitle(ElementNames::side(m_scenario, side.id)));
            blocks.push_back(name);
            blocks.push_back(table);
        }
        return blocks;
    }

    /// As high as what stands before it and its key leave of the page; where that would make it much smaller,
    /// the key goes on the next one.
    Length mapHeight(double aspect, const std::vector<Segment>& before, const Segment& key) const {
        const PageFrame frame = frameFor(m_subject, m_options, QString());
        const Rect body = bodyOf(frame);
        const Length most = std::min(sizeOf(m_options.paper).height - 75_mm,
                                     fromUnits(body.width.units() / std::max(aspect, 0.05)));
        constexpr Length caption = 14_mm;
        Length room = body.height - heightOf(key, frame) - caption;
        for (const Segment& segment : before)
            room -= heightOf(segment, frame);
        return room * 3 > most * 2 ? std::min(most, room) : most;
    }

    Blocks map(const std::vector<Segment>& before, const Segment& key) const {
        if (m_scenario.battlefield.boards.empty())
            return {};
        const MapPicture picture =
            mapPicture(std::make_shared<const Scenario>(m_scenario), m_subject.library, m_options);
        auto block = std::make_shared<PictureBlock>(picture.aspect, picture.painting, m_ink);
        block->highest = mapHeight(picture.aspect, before, key);
        QStringList boards;
        for (const PlacedBoard& board : m_scenario.battlefield.boards)
            boards << ElementNames::content(m_library, board.board);
        block->caption = tr("The battlefield: %1. North is up.").arg(boards.join(QStringLiteral(", ")));
        return {block};
    }

    Blocks mapKey() const {
        Blocks blocks;
        auto table = std::make_shared<TableBlock>(std::vector<double>{-15, 1}, m_ink);
        for (const Zone& zone : m_scenario.zones) {
            TableCell sign;
            sign.picture = {12_mm, 6_mm};
            sign.painting = zonePicture(m_scenario, zone, m_subject.library, m_options);
            Runs runs = boldFirst(ElementNames::zone(m_scenario, zone));
            QStringList facts;
            if (!zone.side.empty())
                facts << ElementNames::side(m_scenario, zone.side);
            facts << tr("%n space(s)", nullptr, static_cast<int>(zone.cells.size()));
            runs.push_back({QStringLiteral(" – ") + facts.join(QStringLiteral(", "))});
            table->rows.push_back({sign, TableCell(runs)});
        }
        int number = 0;
        for (const Objective& objective : m_scenario.objectives) {
            TableCell sign(QString::number(++number), true);
            sign.alignment = Qt::AlignHCenter;
            Runs runs = boldFirst(ElementNames::of(objective, m_library));
            QStringList facts{kindOf(objective.kind)};
            if (objective.value)
                facts << tr("worth %1").arg(objective.value);
            if (!objective.alternatives.empty())
                facts << tr("one of %n place(s), drawn at set-up", nullptr,
                            static_cast<int>(objective.alternatives.size()));
            runs.push_back({QStringLiteral(" – ") + facts.join(QStringLiteral(", "))});
            table->rows.push_back({sign, TableCell(runs)});
        }
        for (const EntryArrow& arrow : m_scenario.entries) {
            TableCell sign;
            sign.picture = {6.5_mm, 6.5_mm};
            sign.alignment = Qt::AlignHCenter;
            sign.painting = entryPicture(m_scenario, arrow, m_subject.library, m_options);
            Runs runs = boldFirst(ElementNames::of(arrow, m_library));
            runs.push_back(
                {QStringLiteral(" – ") + tr("arrow at %1").arg(ElementNames::cell(m_scenario, arrow.at))});
            if (!arrow.side.empty())
                runs.push_back({QStringLiteral(", ") + ElementNames::side(m_scenario, arrow.side)});
            table->rows.push_back({sign, TableCell(runs)});
        }
        if (!table->rows.empty()) {
            blocks.push_back(m_writer.subtitle(tr("On the map")));
            blocks.push_back(table);
        }
        return blocks;
    }

    static QString kindOf(Objective::Kind kind) {
        switch (kind) {
            case Objective::Kind::Main:
                return tr("main objective");
            case Objective::Kind::Secondary:
                return tr("secondary objective");
            case Objective::Kind::Bonus:
                break;
        }
        return tr("bonus objective");
    }

    Blocks recruitment() const {
        Blocks inner;
        for (const ScenarioSide& side : m_scenario.sides)
            for (const Player& player : side.players) {
                inner.push_back(m_writer.subtitle(ElementNames::player(m_scenario, player.id)));
                append(inner, m_prints.force(m_subject, player, m_writer, m_options));
            }
        Blocks blocks;
        section(blocks, m_prints.forceWords().heading, std::move(inner));
        return blocks;
    }

    Blocks decks() const {
        Blocks blocks;
        for (const DeckUse& use : m_scenario.decks) {
            QString text = ElementNames::content(m_library, use.deck);
            if (!use.removed.empty())
                text += tr(" without %1").arg(listed(use.removed));
            blocks.push_back(m_writer.bullet(
                Runs{{told(ElementNames::player(m_scenario, use.player)), true}, {text + QLatin1Char('.')}}));
        }
        for (const BagUse& use : m_scenario.bags) {
            QString text = tr("Prepare: %1").arg(ElementNames::content(m_library, use.bag));
            if (!use.added.empty())
                text += tr(", put in %1").arg(listed(use.added));
            if (!use.removed.empty())
                text += tr(", leave out %1").arg(listed(use.removed));
            blocks.push_back(m_writer.bullet(text + QLatin1Char('.')));
        }
        return blocks;
    }

    QString listed(const std::vector<Copies>& copies) const {
        QStringList all;
        for (const Copies& each : copies)
            all << (each.count == 1 ? ElementNames::content(m_library, each.id)
                                    : QStringLiteral("%1 × %2")
                                          .arg(each.count)
                                          .arg(ElementNames::content(m_library, each.id)));
        return BriefingWords::list(all);
    }

    Blocks play() const {
        Blocks blocks, preparation = m_writer.authored(printed(m_scenario.texts.preparation));
        append(preparation, decks());
        section(blocks, tr("Preparation"), std::move(preparation));
        section(blocks, tr("Deployment"), m_writer.authored(printed(m_scenario.texts.deployment)));
        Blocks gameplay = m_writer.authored(printed(m_scenario.texts.gameplay));
        for (const std::string& condition : m_scenario.battlefield.conditions)
            gameplay.push_back(m_writer.bullet(Runs{{told(BriefingWords::condition(condition)), true},
                                                    {BriefingWords::conditionHelp(condition)}}));
        section(blocks, tr("How it is played"), std::move(gameplay));
        return blocks;
    }

    Blocks turns() const {
        return {m_writer.heading(tr("Turn track")), turnTrackBlock(m_subject, m_options, {28.4_mm, 21_mm})};
    }

    Blocks ending() const {
        Blocks blocks, victory;
        if (m_prints.hasTurnTrack())
            blocks = turnWords(m_subject, m_writer);
        const VictoryWords words(m_scenario, m_library);
        for (const VictoryCondition& condition : m_scenario.victory)
            victory.push_back(m_writer.bullet(Runs{
                {told(ElementNames::side(m_scenario, condition.side)), true}, {words.sentence(condition)}}));
        section(blocks, tr("Victory"), std::move(victory));
        section(blocks, tr("Special rules"), specialRules());
        section(blocks, tr("Campaign"), campaign());
        section(blocks, tr("Afterwards"), m_writer.authored(printed(m_scenario.texts.epilogue)));
        section(blocks, tr("Credits"), credits());
        return blocks;
    }

    Blocks specialRules() const {
        Blocks blocks;
        for (const SpecialRule& rule : m_scenario.specialRules) {
            QString text = printed(rule.text);
            if (text.isEmpty() && !rule.ruleSwitch.empty())
                text = BriefingWords::ruleSwitchText(rule.ruleSwitch);
            Runs runs;
            if (!rule.ruleSwitch.empty())
                runs.push_back({told(BriefingWords::ruleSwitch(rule.ruleSwitch)), true});
            runs.push_back({text});
            blocks.push_back(m_writer.bullet(std::move(runs)));
        }
        for (const auto& [key, value] : m_scenario.rulings)
            blocks.push_back(m_writer.bullet(Runs{{RulingWords::question(key) + QLatin1Char(' '), true},
                                                  {RulingWords::answer(key, value)}}));
        append(blocks, m_prints.rules(m_subject, m_writer));
        for (const Waiver& waiver : m_scenario.waivers) {
            QString text = tr("The rules object here (%1), and it is meant so.")
                               .arg(QString::fromStdString(waiver.rule));
            if (!waiver.reason.empty())
                text += QLatin1Char(' ') + printed(waiver.reason);
            blocks.push_back(m_writer.bullet(Runs{{tr("Accepted:") + QLatin1Char(' '), true}, {text}}));
        }
        return blocks;
    }

    Blocks campaign() const {
        if (m_scenario.campaign.empty())
            return {};
        Blocks inner;
        for (const CampaignLink& link : m_scenario.campaign) {
            QString text = printed(link.text);
            if (text.isEmpty()) {
                text = tr("After chapter %1 (%2: %3): %4 receives %5.")
                           .arg(QString::fromStdString(link.chapter), QString::fromStdString(link.side),
                                BriefingWords::outcome(link.outcome),
                                ElementNames::player(m_scenario, link.receiver), listed(link.grants));
            } else if (!link.grants.empty()) {
                text += QLatin1Char(' ') + tr("(%1)").arg(listed(link.grants));
            }
            inner.push_back(m_writer.bullet(text));
        }
        auto box = std::make_shared<BoxBlock>(std::move(inner), m_ink);
        box->together = true;
        return {box};
    }

    Blocks credits() const {
        Blocks blocks;
        if (!m_scenario.author.empty())
            blocks.push_back(m_writer.paragraph(
                tr("Scenario: %1").arg(QString::fromStdString(m_scenario.author)), Type::Small));
        QStringList packs;
        for (const PackPin& pin : m_scenario.packs) {
            const Pack* pack = m_library.pack(pin.id);
            packs << (pack ? printed(pack->manifest.title) : QString::fromStdString(pin.id.value)) +
                         QLatin1Char(' ') + QString::fromStdString(pin.version);
        }
        if (!packs.isEmpty())
            blocks.push_back(
                m_writer.paragraph(tr("Pieces from: %1").arg(packs.join(QStringLiteral(", "))), Type::Small));
        blocks.push_back(
            m_writer.paragraph(tr("Made with Bocage, %1. Sheets of one battle carry the same version.")
                                   .arg(stampLine(m_subject)),
                               Type::Small));
        return blocks;
    }

    const Subject& m_subject;
    const Scenario& m_scenario;
    const Library& m_library;
    const Options& m_options;
    Ink m_ink;
    Writer m_writer;
    const GamePrints& m_prints;
};

class BookletAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::BookletAid)
public:
    QString id() const override { return QStringLiteral("booklet"); }
    QString name() const override { return tr("Scenario booklet"); }
    QString purpose() const override {
        return tr("Story, map, armies, rules and victory of the battle, to read before it.");
    }
    bool appliesTo(const Subject& subject) const override { return subject.scenario != nullptr; }
    Result<Document> make(const Subject& subject, const Options& options, const Progress&) const override {
        Document document = documentFor(subject, options, *this);
        document.pages = flow(bookletParts(subject, options), frameFor(subject, options, document.title));
        return document;
    }
};

class TurnTrackAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::TurnTrackAid)
public:
    QString id() const override { return QStringLiteral("turntrack"); }
    QString name() const override { return tr("Turn track"); }
    QString purpose() const override {
        return tr("The track at the size of a counter, with initiative, events and END.");
    }
    bool appliesTo(const Subject& subject) const override {
        return subject.scenario && printsOf(subject.system()).hasTurnTrack();
    }
    Result<Document> make(const Subject& subject, const Options& options, const Progress&) const override {
        Document document = documentFor(subject, options, *this);
        const Writer writer(Ink{options.colours});
        const Size paper = sizeOf(options.paper);
        const Length wide = (paper.width - 30_mm - 1.2_mm * 3) / 4;
        Segment track{1, false, {writer.heading(tr("Turn track") + QStringLiteral(" – ") + document.title)}};
        track.blocks.push_back(turnTrackBlock(subject, options, {wide, 42_mm}));
        Segment words{2, false, turnWords(subject, writer)};
        document.pages = flow({track, words}, frameFor(subject, options, document.title));
        return document;
    }
};

class LegendAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::LegendAid)
public:
    QString id() const override { return QStringLiteral("legend"); }
    QString name() const override { return tr("Legend"); }
    QString purpose() const override {
        return tr("The signs that occur in this battle or army, each with its meaning.");
    }
    bool appliesTo(const Subject& subject) const override {
        return (subject.scenario || subject.army) &&
               !printsOf(subject.system()).legend(subject, Options()).empty();
    }
    Result<Document> make(const Subject& subject, const Options& options, const Progress&) const override {
        const std::vector<LegendEntry> entries = printsOf(subject.system()).legend(subject, options);
        if (entries.empty())
            return Problem{"print.nothing", {}, "", "", 0, 0};
        Document document = documentFor(subject, options, *this);
        const Ink ink{options.colours};
        const Writer writer(ink);
        Segment head{1, false, {writer.heading(name() + QStringLiteral(" – ") + document.title)}};
        Segment body{2, false, {}};
        QString group;
        std::shared_ptr<TableBlock> table;
        for (const LegendEntry& entry : entries) {
            if (entry.group != group || !table) {
                group = entry.group;
                body.blocks.push_back(writer.subtitle(group));
                table = std::make_shared<TableBlock>(std::vector<double>{-14, 1}, ink);
                body.blocks.push_back(table);
            }
            TableCell sign;
            sign.picture = entry.size;
            sign.painting = entry.picture;
            sign.alignment = Qt::AlignHCenter;
            Runs runs = boldFirst(entry.name);
            if (!entry.help.isEmpty())
                runs.push_back({QStringLiteral(" – ") + entry.help});
            table->rows.push_back({sign, TableCell(runs)});
        }
        document.pages = flow({head, body}, frameFor(subject, options, document.title));
        return document;
    }
};

}  // namespace

std::vector<Segment> bookletParts(const Subject& subject, const Options& options) {
    return Booklet(subject, options).parts();
}

AidPtr bookletAid() {
    return std::make_shared<BookletAid>();
}

AidPtr turnTrackAid() {
    return std::make_shared<TurnTrackAid>();
}

AidPtr legendAid() {
    return std::make_shared<LegendAid>();
}

}  // namespace bocage::model::print
