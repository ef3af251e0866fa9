#include "model/print/aids/campaign_aids.h"

#include <QCoreApplication>

#include "model/campaign/campaign_words.h"
#include "model/messages/element_names.h"
#include "model/print/aids/booklet.h"
#include "model/print/pictures.h"

namespace bocage::model::print {

using namespace rules;

namespace {

const ChapterScenarios& chaptersOf(const Subject& subject) {
    static const ChapterScenarios none;
    return subject.chapters ? *subject.chapters : none;
}

/// What both aids say of chapters.
struct Story {
    explicit Story(const Subject& subject)
        : campaign(*subject.campaign),
          scenarios(chaptersOf(subject)),
          words(campaign, scenarios, *subject.library) {}

    const Scenario* scenario(const CampaignChapter& chapter) const {
        const auto found = scenarios.find(chapter.id);
        return found == scenarios.end() ? nullptr : &found->second;
    }
    /// What follows, one line for each way, with what it carries over.
    QStringList ways(const CampaignChapter& chapter) const {
        QStringList lines;
        for (const ChapterWay& way : words.ways(chapter))
            lines << words.sentence(way);
        return lines;
    }

    const Campaign& campaign;
    const ChapterScenarios& scenarios;
    const CampaignWords words;
};

class CampaignBookletAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::CampaignBookletAid)
public:
    QString id() const override { return QStringLiteral("booklet"); }
    QString name() const override { return tr("Campaign booklet"); }
    QString purpose() const override {
        return tr("The story, how its chapters hang together, and the booklet of every chapter.");
    }
    bool appliesTo(const Subject& subject) const override { return subject.campaign != nullptr; }

    Result<Document> make(const Subject& subject, const Options& options,
                          const Progress& progress) const override {
        const Campaign& campaign = *subject.campaign;
        if (campaign.chapters.empty())
            return Problem{"print.nothing", {}, "", "", 0, 0};
        Document document = documentFor(subject, options, *this);
        const Story story(subject);
        const Writer writer(Ink{options.colours});
        std::vector<Segment> parts = opening(subject, options, story, writer);
        const int total = static_cast<int>(campaign.chapters.size());
        for (int i = 0; i < total; ++i) {
            if (progress && !progress(i, total))
                return Problem{"print.cancelled", {}, "", "", 0, 0};
            const CampaignChapter& chapter = campaign.chapters[static_cast<std::size_t>(i)];
            const Scenario* scenario = story.scenario(chapter);
            if (!scenario)
                continue;
            Subject part = subject;
            part.campaign = nullptr;
            part.chapters = nullptr;
            part.scenario = scenario;
            // One file, one version: that of the whole story, which the foot of every page tells.
            if (part.stamp.isEmpty() && subject.chapters)
                part.stamp = stampOf(*subject.chapters);
            std::vector<Segment> own = bookletParts(part, options);
            TextStyle number;
            number.type = Type::Subtitle;
            number.colour = writer.ink().accent();
            auto head = std::const_pointer_cast<Block>(
                writer.paragraph({{tr("Chapter %1 of %2").arg(i + 1).arg(total), true}}, number));
            head->keepWithNext = true;
            own.front().blocks.insert(own.front().blocks.begin(), head);
            own.front().newPage = true;
            Blocks after{writer.heading(tr("What follows"))};
            for (const QString& line : story.ways(chapter))
                after.push_back(writer.bullet(line));
            own.push_back({2, false, std::move(after)});
            parts.insert(parts.end(), std::make_move_iterator(own.begin()),
                         std::make_move_iterator(own.end()));
        }
        document.pages = flow(parts, frameFor(subject, options, document.title));
        return document;
    }

private:
    static std::vector<Segment> opening(const Subject& subject, const Options& options, const Story& story,
                                        const Writer& writer) {
        const Campaign& campaign = story.campaign;
        std::vector<Segment> parts;
        TextStyle facts;
        facts.type = Type::Subtitle;
        facts.colour = writer.ink().muted();
        facts.before = 0.6_mm;
        facts.ruleBelow = true;
        parts.push_back({1,
                         false,
                         {writer.title(printed(campaign.title)),
                          writer.paragraph({{tr("A campaign of %n chapter(s)", nullptr,
                                                static_cast<int>(campaign.chapters.size()))}},
                                           facts)}});
        if (!campaign.story.empty()) {
            Blocks told{writer.heading(tr("The story"))};
            for (BlockPtr& block : writer.authored(printed(campaign.story)))
                told.push_back(std::move(block));
            parts.push_back({2, false, std::move(told)});
        }
        auto table = std::make_shared<TableBlock>(std::vector<double>{-9, -62, 1}, writer.ink());
        table->type = Type::Body;
        table->padding = 2_mm;
        int number = 0;
        for (const CampaignChapter& chapter : campaign.chapters) {
            const Scenario* scenario = story.scenario(chapter);
            TableCell picture;
            Runs runs = boldFirst(story.words.chapter(chapter.id));
            if (scenario) {
                if (!scenario->battlefield.boards.empty()) {
                    const MapPicture map =
                        paleMap(std::make_shared<const Scenario>(*scenario), subject.library, options,
                                MapRenderer::terrainLayers | MapLayer::Zones | MapLayer::Objectives |
                                    MapLayer::Entries,
                                24, {56_mm, 42_mm});
                    const double high = std::min(42.0, 56.0 / map.aspect);
                    picture.picture = {Length::millimetres(high * map.aspect), Length::millimetres(high)};
                    picture.painting = map.painting;
                }
                QStringList about;
                for (const ScenarioSide& side : scenario->sides)
                    about << ElementNames::side(*scenario, side.id);
                runs.push_back({QLatin1Char('\n') + about.join(QStringLiteral(" – "))});
                if (scenario->turnTrack.end)
                    runs.push_back(
                        {QStringLiteral(", ") + tr("%n turn(s)", nullptr, *scenario->turnTrack.end)});
            } else {
                runs.push_back(
                    {QLatin1Char('\n') +
                         tr("Its battle could not be read: %1").arg(QString::fromStdString(chapter.scenario)),
                     false, true});
            }
            for (const QString& line : story.ways(chapter))
                runs.push_back({QLatin1Char('\n') + line});
            table->rows.push_back(
                {TableCell(QString::number(++number), true), picture, TableCell(std::move(runs))});
        }
        parts.push_back({1, false, {writer.heading(tr("The chapters")), table}});
        return parts;
    }
};

class CampaignLogAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::CampaignLogAid)
public:
    QString id() const override { return QStringLiteral("log"); }
    QString name() const override { return tr("Campaign log"); }
    QString purpose() const override {
        return tr("Chapters with their results, to fill in from battle to battle.");
    }
    bool appliesTo(const Subject& subject) const override { return subject.campaign != nullptr; }
    Result<Document> make(const Subject& subject, const Options& options, const Progress&) const override {
        const Campaign& campaign = *subject.campaign;
        if (campaign.chapters.empty())
            return Problem{"print.nothing", {}, "", "", 0, 0};
        Document document = documentFor(subject, options, *this);
        const Story story(subject);
        const Writer writer(Ink{options.colours});
        Blocks all{writer.title(document.title), writer.heading(name())};
        int number = 0;
        for (const CampaignChapter& chapter : campaign.chapters)
            all.push_back(chapterBox(story, chapter, ++number, writer));
        document.pages = flow({{1, false, std::move(all)}}, frameFor(subject, options, document.title));
        return document;
    }

private:
    static QString line(int length) { return QString(length, QLatin1Char('_')); }

    /// One chapter: what came of it, or the lines to write it on. A chapter played again shows its last game.
    static BlockPtr chapterBox(const Story& story, const CampaignChapter& chapter, int number,
                               const Writer& writer) {
        const CampaignLogEntry* game = nullptr;
        for (const CampaignLogEntry& each : story.campaign.log)
            if (each.chapter == chapter.id)
                game = &each;
        const Scenario* scenario = story.scenario(chapter);
        Blocks blocks{
            writer.subtitle(QStringLiteral("%1  %2").arg(number).arg(story.words.chapter(chapter.id)))};
        QStringList results;
        for (const std::string& outcome : outcomesOf(chapter, scenario))
            results << (game && game->outcome == outcome ? QStringLiteral("☒ ") : QStringLiteral("☐ ")) +
                           story.words.outcome(chapter.id, outcome);
        if (results.isEmpty())
            results << (game ? story.words.outcome(chapter.id, game->outcome) : line(24));
        TextStyle kept;
        kept.together = true;
        blocks.push_back(writer.paragraph(
            {{tr("Won by:") + QLatin1Char(' '), true}, {results.join(QStringLiteral("    "))}}, kept));
        if (game) {
            blocks.push_back(writer.paragraph(story.words.result(*game)));
            for (const QString& detail : story.words.details(*game))
                blocks.push_back(writer.bullet(detail));
        } else {
            QStringList points;
            if (scenario)
                for (const ScenarioSide& side : scenario->sides)
                    points << ElementNames::side(*scenario, side.id) + QLatin1Char(' ') + line(6);
            blocks.push_back(
                writer.paragraph({{tr("Turns:") + QLatin1Char(' '), true},
                                  {line(6) + QStringLiteral("    ")},
                                  {tr("Victory points:") + QLatin1Char(' '), true},
                                  {points.isEmpty() ? line(12) : points.join(QStringLiteral("   "))}},
                                 kept));
            if (scenario)
                for (const ScenarioSide& side : scenario->sides)
                    for (const Player& player : side.players)
                        blocks.push_back(writer.paragraph(
                            {{ElementNames::player(*scenario, player.id) + QStringLiteral(" – "), true},
                             {tr("lost: %1 found: %2").arg(line(34), line(20))}},
                            kept));
            blocks.push_back(
                writer.paragraph({{tr("Worth remembering:") + QLatin1Char(' '), true}, {line(58)}}, kept));
        }
        for (const QString& way : story.ways(chapter))
            blocks.push_back(writer.note(way));
        auto box = std::make_shared<BoxBlock>(std::move(blocks), writer.ink());
        box->together = true;
        return box;
    }
};

}  // namespace

AidPtr campaignBookletAid() {
    return std::make_shared<CampaignBookletAid>();
}

AidPtr campaignLogAid() {
    return std::make_shared<CampaignLogAid>();
}

}  // namespace bocage::model::print
