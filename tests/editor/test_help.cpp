#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QResizeEvent>
#include <QTextBlock>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include "editor/help/help_browser.h"
#include "editor/help/help_window.h"
#include "model/help/rule_reader.h"
#include "model/library/rule_catalogues.h"
#include "rules/systems/game_system.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

namespace {

editor::HelpWindow* helpOf(WindowFixture& f) {
    return f.window->findChild<editor::HelpWindow*>(QStringLiteral("helpWindow"));
}

QString firstHeading(const editor::HelpWindow& help) {
    const auto* browser = help.findChild<editor::HelpBrowser*>();
    return browser->document()->begin().text();
}

QStringList rows(const editor::HelpWindow& help) {
    QStringList found;
    for (QTreeWidgetItemIterator it(help.findChild<QTreeWidget*>()); *it; ++it)
        found << (*it)->text(0);
    return found;
}

}  // namespace

class TestHelp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPageIsThereAndItsLinksStayInTheManual() {
        const model::Manual manual = model::Manual::load();
        QStringList ids;
        for (const model::ManualPage& page : manual.pages())
            ids << page.id;
        QCOMPARE(ids, QStringList({"first-steps", "placing", "editor", "briefing", "army", "printing",
                                   "saving", "own-content", "cli", "format", "malice", "crusades"}));
        static const QRegularExpression link(QStringLiteral("\\]\\(([a-z-]+)\\.md(?:#([a-z0-9-]+))?\\)"));
        for (const model::ManualPage& page : manual.pages()) {
            QVERIFY2(!page.title.isEmpty(), qPrintable(page.id));
            auto found = link.globalMatch(page.text);
            while (found.hasNext()) {
                const auto match = found.next();
                const model::ManualPage* target = manual.find(match.captured(1));
                QVERIFY2(target, qPrintable(page.id + ": " + match.captured()));
                if (match.captured(2).isEmpty())
                    continue;
                QStringList anchors;
                for (const QString& heading : target->headings)
                    anchors << model::Manual::anchor(heading);
                QVERIFY2(anchors.contains(match.captured(2)), qPrintable(match.captured()));
            }
        }
    }

    void f1OpensThePageOfWhatIsInFront() {
        WindowFixture f;
        QTest::keyClick(f.window.get(), Qt::Key_F1);
        QVERIFY(helpOf(f) && helpOf(f)->isVisible());
        QCOMPARE(firstHeading(*helpOf(f)), QStringLiteral("The first ten minutes"));
        f.openSample();
        f.action("help.manual")->trigger();
        QCOMPARE(firstHeading(*helpOf(f)), QStringLiteral("Laying out a battlefield"));
        f.action("tool.sight")->trigger();
        f.action("help.manual")->trigger();
        QCOMPARE(firstHeading(*helpOf(f)),
                 QStringLiteral("Measuring, notes, layers and the whole battlefield"));
        f.action("view.briefing")->trigger();
        f.action("help.manual")->trigger();
        QCOMPARE(firstHeading(*helpOf(f)), QStringLiteral("Writing the briefing"));
        QTest::keyClick(helpOf(f), Qt::Key_Escape);
        QVERIFY(!helpOf(f)->isVisible());
    }

    void picturesAreLoadedFromTheManualAlone() {
        WindowFixture f;
        f.action("help.firstSteps")->trigger();
        auto* browser = helpOf(f)->findChild<editor::HelpBrowser*>();
        const QVariant picture = browser->document()->resource(
            QTextDocument::ImageResource, QUrl(QStringLiteral("img/scenario-light.png")));
        QVERIFY(!picture.value<QImage>().isNull());
        for (const char* foreign :
             {"/etc/hostname", "../README.md", "file:///etc/hostname", "img/../../README.md"})
            QVERIFY(!browser->document()
                         ->resource(QTextDocument::ImageResource, QUrl(QString::fromLatin1(foreign)))
                         .isValid());
    }

    void aSearchFindsPagesAndRulesAndSaysWhenThereIsNothing() {
        WindowFixture f;
        f.action("help.rules")->trigger();
        auto* search = helpOf(f)->findChild<QLineEdit*>(QStringLiteral("helpSearch"));
        search->setText(QStringLiteral("scouts zone"));
        QVERIFY(rows(*helpOf(f)).contains(QStringLiteral("Laying out a battlefield ▸ Zones")));
        search->setText(QStringLiteral("SON-SCN-37"));
        QVERIFY(rows(*helpOf(f)).join(QLatin1Char('\n')).contains(QLatin1String("SON-SCN-37  ")));
        QTest::keyClick(search, Qt::Key_Return);
        const auto* browser = helpOf(f)->findChild<editor::HelpBrowser*>();
        QCOMPARE(browser->textCursor().block().text(), QStringLiteral("SON-SCN-37"));
        auto* nothing = helpOf(f)->findChild<QLabel*>(QStringLiteral("helpNothing"));
        QVERIFY(nothing->isHidden());
        search->setText(QStringLiteral("qwertz"));
        QVERIFY(!nothing->isHidden());
        QVERIFY(nothing->text().contains(QLatin1String("qwertz")));
        QCOMPARE(rows(*helpOf(f)), QStringList());
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(search->text().isEmpty());
        QVERIFY(nothing->isHidden());
    }

    void aProblemLeadsToItsRule() {
        WindowFixture f;
        f.openSample();
        f.document().edit(QStringLiteral("Rename"), [](rules::Scenario& s) { s.turnTrack.end.reset(); });
        QTRY_VERIFY_WITH_TIMEOUT(f.window->pages().current()->findings.total() > 0, 60'000);
        f.window->revealProblem("SON-ARM-11");
        f.action("check.rule")->trigger();
        QVERIFY(helpOf(f)->isVisible());
        const auto* browser = helpOf(f)->findChild<editor::HelpBrowser*>();
        QCOMPARE(browser->textCursor().block().text(), QStringLiteral("SON-ARM-11"));
    }

    /// A page that gives way while the window is being shown was deleted under Qt's hands, and the program
    /// ended.
    void aPageThatGivesWayOutlivesTheMoment() {
        WindowFixture f;
        f.action("help.firstSteps")->trigger();
        auto* browser = helpOf(f)->findChild<editor::HelpBrowser*>();
        QCoreApplication::processEvents();
        QPointer<QTextDocument> before = browser->document();
        QResizeEvent narrow({400, 500}, browser->size());
        browser->viewport()->resize(330, 400);
        browser->resize(360, 440);
        QCoreApplication::sendEvent(browser->viewport(), &narrow);
        QVERIFY(browser->document() != before);
        QVERIFY(before);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!before);
    }

    void everyRuleHasItsPlaceInTheReader() {
        for (const rules::GameSystem* system : rules::gameSystems()) {
            const auto catalogue = model::ruleCatalogue(std::string(system->id()));
            QVERIFY(catalogue);
            std::size_t shown = 0;
            for (const rules::CatalogueGroup& group : catalogue->groups()) {
                const QString page = model::RuleReader::page(*catalogue, group.id);
                shown += static_cast<std::size_t>(page.count(QLatin1String("\n### ")));
            }
            QCOMPARE(shown, catalogue->rules().size());
            QCOMPARE(model::RuleReader::search(*catalogue, {}).size(), catalogue->rules().size());
        }
    }
};

QTEST_MAIN(TestHelp)
#include "test_help.moc"
