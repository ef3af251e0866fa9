#include <QCoreApplication>

#include "model/campaign/campaign_words.h"
#include "model/export/table_kit.h"
#include "model/messages/briefing_words.h"
#include "model/messages/element_names.h"
#include "model/messages/ruling_words.h"
#include "model/messages/victory_words.h"
#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;

KitText headingText(const QString& text, int level) {
    KitText out;
    out.kind = KitText::Kind::Heading;
    out.level = level;
    out.text = text;
    return out;
}

KitText paragraphText(const QString& text) {
    KitText out;
    out.text = text;
    return out;
}

KitText bulletText(const QStringList& items) {
    KitText out;
    out.kind = KitText::Kind::Bullets;
    out.items = items;
    return out;
}

namespace {

struct TextWords {
    Q_DECLARE_TR_FUNCTIONS(TableTexts)
};

/// Writes the sections of a scenario in the order of the table: who, where, how it starts, how it is won.
class BriefingWriter {
public:
    BriefingWriter(const Scenario& scenario, const Library& library)
        : m_scenario(scenario), m_library(library) {}

    KitTexts write() {
        paragraphs(m_scenario.texts.introduction);
        forces();
        deployment();
        section(TextWords::tr("Preparation"), m_scenario.texts.preparation);
        victory();
        turns();
        rules();
        section(TextWords::tr("Course of play"), m_scenario.texts.gameplay);
        section(TextWords::tr("Epilogue"), m_scenario.texts.epilogue);
        waivers();
        return std::move(m_out);
    }

private:
    void paragraphs(const Text& text) {
        for (const QString& line : localized(text).split(u'\n', Qt::SkipEmptyParts))
            m_out.push_back(paragraphText(line.trimmed()));
    }

    void section(const QString& title, const Text& text) {
        if (text.empty())
            return;
        m_out.push_back(headingText(title));
        paragraphs(text);
    }

    void bullets(const QString& title, const QStringList& items) {
        if (items.isEmpty())
            return;
        m_out.push_back(headingText(title));
        m_out.push_back(bulletText(items));
    }

    void forces() {
        QStringList items;
        for (const ScenarioSide& side : m_scenario.sides)
            for (const Player& player : side.players) {
                QString line = ElementNames::side(m_scenario, side.id);
                const QString name = ElementNames::player(m_scenario, player.id);
                if (name != line)
                    line += QStringLiteral(": ") + name;
                QStringList facts;
                if (!player.faction.empty())
                    facts << ElementNames::content(m_library, player.faction);
                if (player.force.budget)
                    facts << TextWords::tr("%n point(s)", nullptr, *player.force.budget);
                for (const Force::Army& army : player.force.armies)
                    facts << (army.roster ? localized(army.roster->title)
                                          : QString::fromStdString(army.file));
                for (const Copies& copies : player.force.fixed)
                    facts << QStringLiteral("%1 × %2")
                                 .arg(copies.count)
                                 .arg(ElementNames::content(m_library, copies.id));
                if (player.cards)
                    facts << TextWords::tr("%n card(s) in hand", nullptr, *player.cards);
                if (!facts.isEmpty())
                    line += QStringLiteral(" — ") + facts.join(QStringLiteral(", "));
                items << line;
            }
        bullets(TextWords::tr("Forces"), items);
    }

    void deployment() {
        QStringList items;
        for (const Zone& zone : m_scenario.zones) {
            QStringList cells;
            for (const Cell cell : zone.cells)
                cells << QString::fromStdString(cellName(cell));
            if (cells.size() > 12)
                cells = {TextWords::tr("%1 to %2 (%n space(s))", nullptr, static_cast<int>(cells.size()))
                             .arg(cells.front(), cells.back())};
            items << QStringLiteral("%1: %2").arg(ElementNames::zone(m_scenario, zone),
                                                  cells.join(QStringLiteral(", ")));
        }
        for (const EntryArrow& arrow : m_scenario.entries)
            items << ElementNames::of(arrow, m_library);
        if (items.isEmpty() && m_scenario.texts.deployment.empty())
            return;
        m_out.push_back(headingText(TextWords::tr("Deployment")));
        paragraphs(m_scenario.texts.deployment);
        if (!items.isEmpty())
            m_out.push_back(bulletText(items));
    }

    void victory() {
        QStringList goals;
        for (const Objective& objective : m_scenario.objectives) {
            QString line = ElementNames::of(objective, m_library);
            if (objective.value != 0)
                line += QStringLiteral(" (%1)").arg(TextWords::tr("%n point(s)", nullptr, objective.value));
            goals << line;
        }
        bullets(TextWords::tr("Objectives"), goals);
        const VictoryWords words(m_scenario, m_library);
        QStringList items;
        for (const VictoryCondition& condition : m_scenario.victory)
            items << (condition.side.empty()
                          ? words.sentence(condition)
                          : QStringLiteral("%1: %2").arg(ElementNames::side(m_scenario, condition.side),
                                                         words.sentence(condition)));
        bullets(TextWords::tr("Victory"), items);
    }

    void turns() {
        QStringList items;
        if (m_scenario.turnTrack.end)
            items << TextWords::tr("The battle ends after turn %1.").arg(*m_scenario.turnTrack.end);
        for (const TurnEvent& event : m_scenario.turnTrack.events)
            items << TextWords::tr("Turn %1: %2").arg(event.turn).arg(localized(event.text));
        bullets(TextWords::tr("Turns"), items);
    }

    void rules() {
        QStringList items;
        for (const std::string& condition : m_scenario.battlefield.conditions)
            items << BriefingWords::condition(condition, m_scenario.system);
        for (const SpecialRule& rule : m_scenario.specialRules)
            items << (rule.text.empty() ? BriefingWords::ruleSwitchText(rule.ruleSwitch, m_scenario.system)
                                        : localized(rule.text));
        for (const auto& [key, value] : m_scenario.rulings)
            items << QStringLiteral("%1 %2").arg(RulingWords::question(key, m_scenario.system),
                                                 RulingWords::answer(key, value, m_scenario.system));
        bullets(TextWords::tr("Special rules"), items);
    }

    void waivers() {
        QStringList items;
        for (const Waiver& waiver : m_scenario.waivers)
            items << QStringLiteral("%1: %2").arg(QString::fromStdString(waiver.rule),
                                                  localized(waiver.reason));
        bullets(TextWords::tr("Accepted exceptions"), items);
    }

    const Scenario& m_scenario;
    const Library& m_library;
    KitTexts m_out;
};

KitTexts campaignTexts(const ExportSubject& subject, const Campaign& campaign) {
    KitTexts out;
    if (!campaign.story.empty())
        out.push_back(paragraphText(localized(campaign.story)));
    const ChapterScenarios scenarios = subject.chapterScenarios();
    const CampaignWords words(campaign, scenarios, *subject.library);
    QStringList items;
    for (const CampaignChapter& chapter : campaign.chapters) {
        QStringList next;
        for (const ChapterWay& way : words.ways(chapter))
            next << words.sentence(way);
        items << TextWords::tr("%1 – %2").arg(words.chapter(chapter.id), next.join(QLatin1Char(' ')));
    }
    if (!items.isEmpty()) {
        out.push_back(headingText(TextWords::tr("Chapters")));
        out.push_back(bulletText(items));
    }
    for (const ExportChapter& chapter : subject.chapters) {
        out.push_back(headingText(localized(chapter.scenario.title), 1));
        KitTexts inner = BriefingWriter(chapter.scenario, *subject.library).write();
        out.insert(out.end(), inner.begin(), inner.end());
    }
    return out;
}

/// The columns besides number, name and values are there when things have costs.
void addRows(KitText& table, const std::vector<KitLine>& lines, int depth, qsizetype columns) {
    for (const KitLine& line : lines) {
        QStringList row;
        row << QString::number(line.count)
            << QStringLiteral("– ").repeated(depth) + line.name +
                   (line.notes.isEmpty()
                        ? QString()
                        : QStringLiteral(" (%1)").arg(line.notes.join(QStringLiteral(", "))));
        for (qsizetype i = 0; i < columns; ++i)
            row << (i < line.values.size() ? line.values[i] : QString());
        if (table.items.size() > columns + 2)
            row << (line.cost ? QString::number(*line.cost) : QString());
        table.rows.push_back(row);
        addRows(table, line.lines, depth + 1, columns);
    }
}

}  // namespace

KitTexts briefingOf(const ExportSubject& subject) {
    if (const Scenario* scenario = subject.scenario())
        return BriefingWriter(*scenario, *subject.library).write();
    if (const Campaign* campaign = subject.campaign())
        return campaignTexts(subject, *campaign);
    return {};
}

KitTexts sheetTexts(const KitSheet& sheet) {
    KitTexts out;
    QStringList facts;
    if (!sheet.owner.isEmpty() && sheet.owner != sheet.title)
        facts << sheet.owner;
    if (!sheet.factionName.isEmpty() && sheet.factionName != sheet.owner)
        facts << sheet.factionName;
    if (!sheet.unit.isEmpty())
        facts << (sheet.limit ? QStringLiteral("%1 / %2 %3").arg(sheet.used).arg(*sheet.limit).arg(sheet.unit)
                              : QStringLiteral("%1 %2").arg(sheet.used).arg(sheet.unit));
    if (!facts.isEmpty())
        out.push_back(paragraphText(facts.join(QStringLiteral(" — "))));
    if (!sheet.remark.isEmpty())
        out.push_back(paragraphText(sheet.remark));
    KitText table;
    table.kind = KitText::Kind::Table;
    table.items =
        QStringList{TextWords::tr("Qty", "number of pieces"), TextWords::tr("Name")} + sheet.columns;
    const qsizetype values = sheet.columns.size();
    if (!sheet.unit.isEmpty())
        table.items << TextWords::tr("Points");
    table.numbers.assign(static_cast<std::size_t>(table.items.size()), true);
    table.numbers[1] = false;
    addRows(table, sheet.lines, 0, values);
    if (!table.rows.empty())
        out.push_back(table);
    if (!sheet.notes.isEmpty())
        out.push_back(bulletText(sheet.notes));
    return out;
}

}  // namespace bocage::model
