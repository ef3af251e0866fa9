#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <set>

#include "editor/campaign/campaign_workspace.h"
#include "editor/export/export_dialog.h"
#include "model/campaign/campaign_edits.h"
#include "model/document/campaign_document.h"
#include "model/io/save_file.h"
#include "rules/campaign/prepare_chapter.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

/// Campaigns in the real window: the graph, the forms, the log, the next chapter.
class TestCampaignWindow : public QObject {
    Q_OBJECT

    /// A folder with the three sample chapters and, when asked for, their campaign.
    static void copySamples(const QTemporaryDir& folder, bool campaign) {
        QStringList names{QStringLiteral("master-we-are-ready.scenario.json"),
                          QStringLiteral("caves-of-terror.scenario.json"),
                          QStringLiteral("vortex-of-destiny.scenario.json")};
        if (campaign)
            names << QStringLiteral("spreading-the-shadows.campaign.json");
        for (const QString& name : names)
            QVERIFY(QFile::copy(model::resourcesFolder() + QStringLiteral("/samples/") + name,
                                folder.filePath(name)));
    }

    static editor::CampaignWorkspace& workspaceOf(WindowFixture& f) {
        for (const auto& each : f.window->workspaces())
            if (auto* campaigns = qobject_cast<editor::CampaignWorkspace*>(each.get()))
                return *campaigns;
        std::abort();
    }
    static model::CampaignDocument& documentOf(WindowFixture& f) {
        return *qobject_cast<model::CampaignDocument*>(f.window->currentDocument());
    }
    template <class Control>
    static Control& control(WindowFixture& f, const QString& name) {
        QCoreApplication::processEvents();
        auto* found = f.window->findChild<Control*>(name);
        if (!found)
            qFatal("no control %s", qPrintable(name));
        return *found;
    }
    /// Answers the next file dialog with this file.
    static void chooseFile(const QString& path) {
        auto* timer = new QTimer(qApp);
        // The name is typed, as by hand: selectFile() does nothing once the field has the keyboard. A dialog
        // that has not read its folder yet takes no answer, so it is asked until it is gone.
        connect(timer, &QTimer::timeout, qApp, [timer, path, answered = false]() mutable {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                answered = true;
                dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
                static_cast<QDialog*>(dialog)->accept();
            } else if (answered) {
                timer->stop();
                timer->deleteLater();
            }
        });
        timer->start(20);
    }
    static void enterResult(WindowFixture& f, const QString& winner, int turns) {
        auto& who = control<QComboBox>(f, QStringLiteral("resultWinner"));
        who.setCurrentIndex(who.findData(winner));
        QVERIFY(who.currentIndex() >= 0);
        Q_EMIT who.activated(who.currentIndex());
        control<QSpinBox>(f, QStringLiteral("resultTurns")).setValue(turns);
        QTest::mouseClick(&control<QPushButton>(f, QStringLiteral("enterResult")), Qt::LeftButton);
        QCoreApplication::processEvents();
    }

private Q_SLOTS:
    void aSampleOpensWithItsChapters() {
        WindowFixture f;
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/spreading-the-shadows.campaign.json")});
        QCoreApplication::processEvents();
        auto* graph = workspaceOf(f).graph();
        QVERIFY(graph);
        QCOMPARE(graph->document().campaign().chapters.size(), 3u);
        QCOMPARE(graph->files().scenarios.size(), 3u);
        QVERIFY(graph->document().path().isEmpty());
        QVERIFY(!graph->picture(rules::ElementId("chapter-2"), QSize(200, 120)).isNull());
    }

    /// The whole story made from nothing, two results entered, the third chapter opened, all undone.
    void madePlayedAndUndone() {
        QTemporaryDir folder;
        copySamples(folder, false);
        WindowFixture f;
        rules::Campaign empty;
        empty.system = "normandie";
        empty.title.byLanguage["en"] = "Mine";
        const QString path = folder.filePath(QStringLiteral("mine.campaign.json"));
        {
            model::CampaignDocument fresh(empty, f.library().library);
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(fresh.toBytes()) > 0);
        }
        f.window->openFiles({path});
        QCoreApplication::processEvents();
        model::CampaignDocument& document = documentOf(f);
        const QByteArray before = document.toBytes();
        model::CampaignEdits edits(document);
        rules::Text title;
        title.byLanguage["en"] = "One";
        const auto one = edits.addChapter(title, "master-we-are-ready.scenario.json", {0, 0});
        title.byLanguage["en"] = "Two";
        const auto two = edits.addChapter(title, "caves-of-terror.scenario.json", {15, 0});
        title.byLanguage["en"] = "Three";
        const auto three = edits.addChapter(title, "vortex-of-destiny.scenario.json", {30, 0});
        QCoreApplication::processEvents();
        auto* graph = workspaceOf(f).graph();
        // By mouse, from the knob of a card to the next card.
        const auto link = [&](const rules::ElementId& from, const rules::ElementId& to) {
            QTest::mousePress(graph, Qt::LeftButton, {}, graph->knobOf(from));
            WindowFixture::sendMove(graph, graph->cardOf(to).center());
            QTest::mouseRelease(graph, Qt::LeftButton, {}, graph->cardOf(to).center());
        };
        link(one, two);
        link(two, three);
        QCOMPARE(document.campaign().chapters[0].next.size(), 1u);
        QCOMPARE(document.campaign().chapters[1].next[0].chapter, three);
        // By keyboard: choose the first card and move it down.
        graph->setFocus();
        graph->setCurrent(two);
        QTest::keyClick(graph, Qt::Key_Left);
        QCOMPARE(graph->current(), one);
        QTest::keyClick(graph, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(document.campaign().chapters[0].place->row, 1);
        // What the first way carries over.
        edits.addCarryOver(one, 0, rules::CarryOver::Kind::Points);
        rules::CarryOver carry = document.campaign().chapters[0].next[0].carry[0];
        carry.points = 40;
        edits.setCarryOver(one, 0, 0, carry);

        enterResult(f, QStringLiteral("black-sun"), 6);
        QCOMPARE(rules::chapterNow(document.campaign()), two);
        enterResult(f, QStringLiteral("sons"), 9);
        QCOMPARE(rules::chapterNow(document.campaign()), three);
        QCOMPARE(document.campaign().log[1].turns, 9);

        QTest::mouseClick(&control<QPushButton>(f, QStringLiteral("openNext")), Qt::LeftButton);
        auto* next = qobject_cast<model::ScenarioDocument*>(f.window->currentDocument());
        QVERIFY(next);
        const auto& fixed = next->scenario().sides[1].players[0].force.fixed;
        QVERIFY(std::any_of(fixed.begin(), fixed.end(), [](const rules::Copies& each) {
            return each.id.value == "son-call:tile/erghol-derleth";
        }));
        QVERIFY(next->scenario().campaign.empty());

        const QByteArray after = document.toBytes();
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QCOMPARE(document.toBytes(), before);
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        QCOMPARE(document.toBytes(), after);
    }

    /// Chapters are added by choosing their files, as a hand does it; another game's battle is refused.
    void chaptersAreChosenAndAnotherGameIsRefused() {
        QTemporaryDir folder;
        copySamples(folder, false);
        QVERIFY(QFile::copy(model::resourcesFolder() + QStringLiteral("/samples/three-keeps.scenario.json"),
                            folder.filePath(QStringLiteral("three-keeps.scenario.json"))));
        WindowFixture f;
        f.action("file.newCampaign")->trigger();
        QCoreApplication::processEvents();
        model::CampaignDocument& document = documentOf(f);
        QVERIFY(f.window->saveTo(*f.window->pages().current(),
                                 folder.filePath(QStringLiteral("mine.campaign.json"))));
        const auto add = [&](const char* name) {
            chooseFile(folder.filePath(QString::fromLatin1(name)));
            f.action("campaign.addChapter")->trigger();
            QCoreApplication::processEvents();
        };
        add("master-we-are-ready.scenario.json");
        add("caves-of-terror.scenario.json");
        QCOMPARE(document.campaign().chapters.size(), 2u);
        QCOMPARE(document.campaign().system, std::string("normandie"));
        QString told;
        auto* reader = new QTimer(f.window.get());
        connect(reader, &QTimer::timeout, f.window.get(), [&told, reader] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (!dialog || qobject_cast<QFileDialog*>(dialog))
                return;
            for (const QLabel* label : dialog->findChildren<QLabel*>())
                told += label->text();
            reader->stop();
            dialog->reject();
        });
        reader->start(20);
        add("three-keeps.scenario.json");
        QCOMPARE(document.campaign().chapters.size(), 2u);
        QVERIFY2(told.contains(QStringLiteral("one game")), qPrintable(told));
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QVERIFY(document.campaign().chapters.empty());
    }

    /// Somebody changes the battle of a played chapter: its result is told to be old, with no hand laid on
    /// the window.
    void aChapterChangedOnTheDiskMakesItsResultOld() {
        QTemporaryDir folder;
        copySamples(folder, true);
        WindowFixture f;
        f.window->openFiles({folder.filePath(QStringLiteral("spreading-the-shadows.campaign.json"))});
        QCoreApplication::processEvents();
        enterResult(f, QStringLiteral("black-sun"), 6);
        const auto old = [&] {
            const auto labels = f.window->findChildren<QWidget*>(QStringLiteral("staleResult"));
            return !labels.isEmpty();
        };
        QVERIFY(!old());
        const QString path = folder.filePath(QStringLiteral("master-we-are-ready.scenario.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        file.close();
        QVERIFY(bytes.contains("\"budget\": 430"));
        bytes.replace("\"budget\": 430", "\"budget\": 435");
        QVERIFY(model::saveAtomically(path, bytes).ok());
        QTRY_VERIFY_WITH_TIMEOUT(old(), 20000);
    }

    /// A sample has no file of its own, but its chapters are there: they are exported with it.
    void aSampleIsExportedWithItsChapters() {
        WindowFixture f;
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/spreading-the-shadows.campaign.json")});
        QCoreApplication::processEvents();
        int pages = 0, lost = -1;
        QTimer::singleShot(100, f.window.get(), [&] {
            auto* dialog = qobject_cast<editor::ExportDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            if (dialog->chooseFormat("html"))
                pages = dialog->findChild<QTreeWidget*>(QStringLiteral("exportFiles"))->topLevelItemCount();
            lost = 0;
            auto* losses = dialog->findChild<QTreeWidget*>(QStringLiteral("exportLosses"));
            for (int i = 0; i < losses->topLevelItemCount(); ++i)
                lost += losses->topLevelItem(i)->text(0).contains(QStringLiteral("could not be read"));
            dialog->reject();
        });
        f.action("file.export")->trigger();
        QCOMPARE(pages, 4);
        QCOMPARE(lost, 0);
    }

    /// A battle without a map shows what lies on the table, not that it cannot be read.
    void chaptersWithoutAMapHaveAPicture() {
        QTemporaryDir folder;
        for (const char* name : {"three-keeps.scenario.json", "last-wall.scenario.json"})
            QVERIFY(QFile::copy(model::resourcesFolder() + QStringLiteral("/samples/") + QLatin1String(name),
                                folder.filePath(QLatin1String(name))));
        rules::Campaign keeps;
        keeps.system = "crusades";
        keeps.title = "Keeps";
        for (const char* id : {"three-keeps", "last-wall"}) {
            rules::CampaignChapter& chapter = keeps.chapters.emplace_back();
            chapter.id = rules::ElementId(id);
            chapter.scenario = std::string(id) + ".scenario.json";
        }
        const QString path = folder.filePath(QStringLiteral("keeps.campaign.json"));
        WindowFixture f;
        QVERIFY(
            model::saveAtomically(path, model::CampaignDocument(keeps, f.library().library).toBytes()).ok());
        f.window->openFiles({path});
        QCoreApplication::processEvents();
        auto* graph = workspaceOf(f).graph();
        for (const rules::CampaignChapter& chapter : keeps.chapters) {
            const QPixmap picture = graph->picture(chapter.id, QSize(200, 120));
            QVERIFY2(!picture.isNull(), chapter.id.value.c_str());
            // Cards of two colours at least lie there.
            std::set<QRgb> colours;
            const QImage image = picture.toImage();
            for (int x = 0; x < image.width(); x += 3)
                colours.insert(image.pixel(x, image.height() / 4));
            QVERIFY2(colours.size() > 4, chapter.id.value.c_str());
        }
    }

    /// Later results follow from earlier ones: taking an early one back asks, and undo brings all back.
    void takingAnEarlyResultBackAsks() {
        QTemporaryDir folder;
        copySamples(folder, true);
        WindowFixture f;
        f.window->openFiles({folder.filePath(QStringLiteral("spreading-the-shadows.campaign.json"))});
        QCoreApplication::processEvents();
        enterResult(f, QStringLiteral("sons"), 8);
        enterResult(f, QStringLiteral("black-sun"), 10);
        model::CampaignDocument& document = documentOf(f);
        const QByteArray both = document.toBytes();
        QString told;
        const auto answer = [&](const char* button) {
            told.clear();
            auto* reader = new QTimer(f.window.get());
            connect(reader, &QTimer::timeout, f.window.get(), [&told, reader, button] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                if (!box)
                    return;
                reader->stop();
                told = box->text() + box->informativeText();
                auto* pressed = box->findChild<QPushButton*>(QLatin1String(button));
                QTest::mouseClick(pressed ? pressed : box->escapeButton(), Qt::LeftButton);
            });
            reader->start(20);
            QTest::mouseClick(&control<QToolButton>(f, QStringLiteral("removeResult/0")), Qt::LeftButton);
            QTRY_VERIFY(!told.isEmpty());
            QCoreApplication::processEvents();
        };
        answer("cancel");
        QVERIFY2(told.contains(QStringLiteral("Caves of Terror")), qPrintable(told));
        QCOMPARE(document.toBytes(), both);
        answer("take");
        QVERIFY(document.campaign().log.empty());
        document.undoStack().undo();
        QCOMPARE(document.toBytes(), both);
        // The last one goes without a question.
        QTest::mouseClick(&control<QToolButton>(f, QStringLiteral("removeResult/1")), Qt::LeftButton);
        QTRY_COMPARE(document.campaign().log.size(), 1u);
    }

    /// The story as a tree beside the graph: one chapter is chosen in both, problems have their signs.
    void theOutlineAndTheGraphAreOne() {
        QTemporaryDir folder;
        copySamples(folder, true);
        WindowFixture f;
        f.window->openFiles({folder.filePath(QStringLiteral("spreading-the-shadows.campaign.json"))});
        QCoreApplication::processEvents();
        auto& outline = control<QTreeWidget>(f, QStringLiteral("storyOutline"));
        QCOMPARE(outline.topLevelItemCount(), 3);
        QVERIFY(outline.topLevelItem(1)->text(0).contains(QStringLiteral("Caves of Terror")));
        QVERIFY(outline.topLevelItem(0)->child(0)->text(0).contains(QStringLiteral("Caves of Terror")));
        outline.setCurrentItem(outline.topLevelItem(1));
        QCOMPARE(workspaceOf(f).graph()->current(), rules::ElementId("chapter-2"));
        workspaceOf(f).graph()->setCurrent(rules::ElementId("chapter-3"));
        QCOMPARE(outline.currentItem(), outline.topLevelItem(2));
        QTRY_VERIFY_WITH_TIMEOUT(outline.topLevelItem(2)->icon(0).isNull(), 20000);
        // Nothing leads to the third chapter any more.
        model::CampaignEdits(documentOf(f)).removeWay(rules::ElementId("chapter-2"), 0);
        QTRY_VERIFY_WITH_TIMEOUT(!outline.topLevelItem(2)->icon(0).isNull(), 20000);
        documentOf(f).undoStack().undo();
        QTRY_VERIFY_WITH_TIMEOUT(outline.topLevelItem(2)->icon(0).isNull(), 20000);
    }

    /// The first chapter of the list begins; another one can be made the first.
    void anotherChapterBegins() {
        QTemporaryDir folder;
        copySamples(folder, true);
        WindowFixture f;
        f.window->openFiles({folder.filePath(QStringLiteral("spreading-the-shadows.campaign.json"))});
        QCoreApplication::processEvents();
        const QByteArray before = documentOf(f).toBytes();
        workspaceOf(f).graph()->setCurrent(rules::ElementId("chapter-3"));
        QTest::mouseClick(&control<QPushButton>(f, QStringLiteral("beginHere")), Qt::LeftButton);
        QCOMPARE(rules::chapterNow(documentOf(f).campaign()), rules::ElementId("chapter-3"));
        QCOMPARE(documentOf(f).campaign().chapters[1].id, rules::ElementId("chapter-1"));
        documentOf(f).undoStack().undo();
        QCOMPARE(documentOf(f).toBytes(), before);
    }

    /// What is typed into the log is not lost when something else of the campaign changes.
    void aHalfTypedResultStays() {
        QTemporaryDir folder;
        copySamples(folder, true);
        WindowFixture f;
        f.window->openFiles({folder.filePath(QStringLiteral("spreading-the-shadows.campaign.json"))});
        QCoreApplication::processEvents();
        auto& who = control<QComboBox>(f, QStringLiteral("resultWinner"));
        who.setCurrentIndex(who.findData(QStringLiteral("sons")));
        Q_EMIT who.activated(who.currentIndex());
        control<QSpinBox>(f, QStringLiteral("resultTurns")).setValue(7);
        control<QSpinBox>(f, QStringLiteral("resultPoints/sons")).setValue(3);
        control<QCheckBox>(f, QStringLiteral("resultLost/black-sun/umbra")).setChecked(true);
        control<QLineEdit>(f, QStringLiteral("resultNote")).setText(QStringLiteral("Rain"));
        model::CampaignEdits(documentOf(f)).setTitle(QStringLiteral("Another"), "en");
        QCoreApplication::processEvents();
        QTest::mouseClick(&control<QPushButton>(f, QStringLiteral("enterResult")), Qt::LeftButton);
        const auto& log = documentOf(f).campaign().log;
        QCOMPARE(log.size(), 1u);
        QCOMPARE(log[0].outcome, std::string("sons"));
        QCOMPARE(log[0].turns, 7);
        QCOMPARE(log[0].points.size(), 1u);
        QCOMPARE(log[0].losses.size(), 1u);
        QCOMPARE(log[0].note.english(), std::string("Rain"));
        // The next form begins empty.
        QCoreApplication::processEvents();
        QCOMPARE(control<QComboBox>(f, QStringLiteral("resultWinner")).currentIndex(), -1);
        QCOMPARE(control<QSpinBox>(f, QStringLiteral("resultTurns")).value(), 0);
    }

    /// The whole story is in sight beside both docks on a small screen, and can be looked at closer.
    void theGraphFitsItsRoom() {
        WindowFixture f;
        f.window->resize(1280, 720);
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/spreading-the-shadows.campaign.json")});
        QCoreApplication::processEvents();
        auto* graph = workspaceOf(f).graph();
        const auto inSight = [graph](const char* chapter) {
            return graph->visibleRegion().boundingRect().contains(graph->cardOf(rules::ElementId(chapter)));
        };
        for (const char* chapter : {"chapter-1", "chapter-2", "chapter-3"})
            QVERIFY2(inSight(chapter), chapter);
        const double fitting = graph->scale();
        QVERIFY(fitting < 1);
        QTest::keyClick(graph, Qt::Key_Plus);
        QVERIFY(graph->scale() > fitting);
        QTest::keyClick(graph, Qt::Key_0);
        QCOMPARE(graph->scale(), fitting);
        // A card goes where it is dropped, whatever the scale.
        const rules::ElementId third("chapter-3");
        const QPoint from = graph->cardOf(third).center();
        const QPoint to = from + QPoint(0, qRound(60 * fitting));
        QTest::mousePress(graph, Qt::LeftButton, {}, from);
        WindowFixture::sendMove(graph, to);
        QTest::mouseRelease(graph, Qt::LeftButton, {}, to);
        QCOMPARE(documentOf(f).campaign().chapters[2].place->row, 3);
        QCOMPARE(documentOf(f).campaign().chapters[2].place->col, 30);
    }

    /// One more thing to carry over: the form stays where it was being read.
    void theFormStaysWhereItIsRead() {
        QTemporaryDir folder;
        copySamples(folder, true);
        WindowFixture f;
        f.window->resize(1280, 720);
        f.window->openFiles({folder.filePath(QStringLiteral("spreading-the-shadows.campaign.json"))});
        QCoreApplication::processEvents();
        auto& panel = control<QScrollArea>(f, QStringLiteral("chapterPanel"));
        f.window->findChild<QDockWidget*>(QStringLiteral("dock.chapter"))->raise();
        QCoreApplication::processEvents();
        QScrollBar* bar = panel.verticalScrollBar();
        bar->setValue(bar->maximum());
        const int read = bar->value();
        QVERIFY(read > 0);
        auto& add = control<QPushButton>(f, QStringLiteral("addCarry/0"));
        add.menu()->actions().at(2)->trigger();
        QCoreApplication::processEvents();
        QVERIFY(!documentOf(f).campaign().chapters[0].next[0].carry.empty());
        QCOMPARE(panel.verticalScrollBar()->value(), read);
    }

    void aSavedCopyTakesItsChaptersAlong() {
        QTemporaryDir folder;
        WindowFixture f;
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/spreading-the-shadows.campaign.json")});
        QCoreApplication::processEvents();
        QVERIFY(f.window->saveTo(*f.window->pages().current(),
                                 folder.filePath(QStringLiteral("story.campaign.json"))));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("caves-of-terror.scenario.json"))));
        QCOMPARE(workspaceOf(f).graph()->files().scenarios.size(), 3u);
    }
};

QTEST_MAIN(TestCampaignWindow)
#include "test_campaign_window.moc"
