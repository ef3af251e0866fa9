// A campaign as web pages: its own page with the story, and one to play from for each chapter.
#include <QCoreApplication>
#include <memory>

#include "model/campaign/campaign_words.h"
#include "model/export/export_pictures.h"
#include "model/export/web_page.h"
#include "model/export/web_texts.h"
#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;

namespace {

struct WebStoryWords {
    Q_DECLARE_TR_FUNCTIONS(WebStory)
};

/// One chapter as a subject of its own, with the page it gets.
struct ChapterPage {
    const CampaignChapter* chapter = nullptr;
    std::shared_ptr<const ExportSubject> subject;  ///< null when its battle could not be read
    QString file;                                  ///< empty when there is no page for such a battle
};

class Pages {
public:
    Pages(const ExportSubject& subject, ExportOptions options)
        : m_subject(subject),
          m_options(std::move(options)),
          m_campaign(*subject.campaign()),
          m_scenarios(subject.chapterScenarios()),
          m_words(m_campaign, m_scenarios, *subject.library) {
        int number = 0;
        for (const CampaignChapter& chapter : m_campaign.chapters) {
            ++number;
            ChapterPage page{&chapter, nullptr, {}};
            for (const ExportChapter& read : subject.chapters)
                if (read.file == chapter.scenario && !page.subject) {
                    auto own = std::make_shared<ExportSubject>();
                    own->value = read.scenario;
                    own->library = subject.library;
                    own->packs = subject.packs;
                    own->fitness = read.fitness;
                    if (hasWebPage(own->value))
                        page.file = QStringLiteral("%1-%2.html").arg(m_options.stem).arg(number);
                    page.subject = std::move(own);
                }
            m_pages.push_back(std::move(page));
        }
    }

    const std::vector<ChapterPage>& pages() const { return m_pages; }

    Result<QByteArray> own() const {
        const Result<QByteArray> style = readFile(resourcesFolder() + QStringLiteral("/export/page.css"));
        if (!style)
            return Problem{"export.template", {"page.css"}, "", "", 0, 0};
        const QString title = localized(m_campaign.title);
        QString out =
            QStringLiteral(
                "<!doctype html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">\n<title>%2</title>\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                "img-src data:; style-src 'unsafe-inline'\">\n<style>\n")
                .arg(escapedHtml(m_options.language), escapedHtml(title));
        out += QString::fromUtf8(*style) + QStringLiteral("</style></head>\n<body>\n<header><h1>") +
               escapedHtml(title) + QStringLiteral("</h1>\n");
        if (!m_campaign.author.empty())
            out += QStringLiteral("<p class=\"byline\">%1</p>\n")
                       .arg(escapedHtml(
                           WebStoryWords::tr("By %1").arg(QString::fromStdString(m_campaign.author))));
        if (const QString remark = m_subject.fitness.line(); !remark.isEmpty())
            out += QStringLiteral("<p class=\"remark\">%1</p>\n").arg(escapedHtml(remark));
        out += QStringLiteral("</header>\n<main>\n");
        if (!m_campaign.story.empty())
            out += htmlOf(KitTexts{paragraphText(localized(m_campaign.story))});
        out += QStringLiteral("<h2>%1</h2>\n<ol class=\"chapters\">\n")
                   .arg(escapedHtml(WebStoryWords::tr("Chapters")));
        for (const ChapterPage& page : m_pages) {
            const Result<QString> card = cardOf(page);
            if (!card)
                return card.problems();
            out += *card;
        }
        return (out + QStringLiteral("</ol>\n</main>\n</body></html>\n")).toUtf8();
    }

    WebChain chainOf(const ChapterPage& page) const {
        WebChain chain;
        const auto number = static_cast<int>(&page - m_pages.data()) + 1;
        chain.before =
            QStringLiteral("<p class=\"byline\"><a href=\"%1\">%2</a> · %3</p>\n")
                .arg(escapedHtml(mainFile()), escapedHtml(localized(m_campaign.title)),
                     escapedHtml(
                         WebStoryWords::tr("Chapter %1 of %2").arg(number).arg(m_campaign.chapters.size())));
        chain.after = QStringLiteral("<section id=\"next\"><h2>%1</h2>\n%2</section>\n")
                          .arg(escapedHtml(WebStoryWords::tr("What follows")), waysOf(*page.chapter));
        return chain;
    }

    QString mainFile() const { return m_options.stem + QStringLiteral(".html"); }

private:
    QString linked(const ElementId& chapter) const {
        const QString words = escapedHtml(m_words.chapter(chapter));
        for (const ChapterPage& page : m_pages)
            if (page.chapter->id == chapter && !page.file.isEmpty())
                return QStringLiteral("<a href=\"%1\">%2</a>").arg(escapedHtml(page.file), words);
        return words;
    }

    QString waysOf(const CampaignChapter& chapter) const {
        QString out = QStringLiteral("<ul>\n");
        for (const ChapterWay& way : m_words.ways(chapter)) {
            out += QStringLiteral("<li>");
            if (way.chapter.empty()) {
                out += escapedHtml(m_words.sentence(way));
            } else {
                out += way.when.isEmpty() ? QString() : escapedHtml(way.when) + QStringLiteral(": ");
                out += QStringLiteral("→ ") + linked(way.chapter);
                for (const QString& carried : way.carried)
                    out += QStringLiteral("<br>") + escapedHtml(carried);
            }
            out += QStringLiteral("</li>\n");
        }
        return out + QStringLiteral("</ul>\n");
    }

    Result<QString> cardOf(const ChapterPage& page) const {
        QString out = QStringLiteral("<li class=\"card\"><h3>%1. %2</h3>\n")
                          .arg(&page - m_pages.data() + 1)
                          .arg(linked(page.chapter->id));
        const Scenario* scenario = page.subject ? page.subject->scenario() : nullptr;
        if (!scenario)
            return out + QStringLiteral("<p class=\"remark\">%1</p></li>\n")
                             .arg(escapedHtml(WebStoryWords::tr("Its battle could not be read.")));
        const Result<QByteArray> picture = previewPng(*page.subject, 360, m_options.language);
        if (!picture)
            return picture.problems();
        if (!picture->isEmpty())
            out += QStringLiteral("<img alt=\"\" src=\"data:image/png;base64,%1\">\n")
                       .arg(QString::fromLatin1(picture->toBase64()));
        QStringList facts;
        for (const ScenarioSide& side : scenario->sides)
            facts << ElementNames::side(*scenario, side.id);
        if (scenario->turnTrack.end)
            facts << WebStoryWords::tr("%n turn(s)", nullptr, *scenario->turnTrack.end);
        out += QStringLiteral("<p>%1</p>\n").arg(escapedHtml(facts.join(QStringLiteral(" · "))));
        return out + waysOf(*page.chapter) + QStringLiteral("</li>\n");
    }

    const ExportSubject& m_subject;
    const ExportOptions m_options;
    const Campaign& m_campaign;
    const ChapterScenarios m_scenarios;
    const CampaignWords m_words;
    std::vector<ChapterPage> m_pages;
};

}  // namespace

ExportPlan webCampaignPlan(const ExportSubject& subject, const ExportOptions& options) {
    const auto pages = std::make_shared<const Pages>(subject, options);
    ExportPlan plan{{pages->mainFile(), [pages] { return pages->own(); }}};
    for (const ChapterPage& page : pages->pages())
        if (!page.file.isEmpty())
            plan.push_back({page.file, [pages, &page, options] {
                                ExportOptions own = options;
                                own.stem = page.file.chopped(5);
                                return writeWebPage(*page.subject, own, pages->chainOf(page));
                            }});
    return plan;
}

}  // namespace bocage::model
