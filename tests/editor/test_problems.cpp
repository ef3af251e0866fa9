#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QtTest>

#include <QTabBar>

#include "editor/canvas/fix_preview.h"
#include "editor/panels/problems_bar.h"
#include "editor/panels/problems_delegate.h"
#include "editor/panels/problems_panel.h"
#include "editor/panels/problems_view.h"
#include "rules/judging/revalidate.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using namespace bocage::test;
using model::FindingsTree;

namespace {

/// The sample with a number of things broken, and its verdict in.
struct Broken : WindowFixture {
    Broken() {
        openSample();
        document().edit(QStringLiteral("Break it"), [](rules::Scenario& scenario) {
            scenario.turnTrack.end.reset();
            for (int i = 0; i < 8; ++i) {
                rules::TurnEvent event;
                event.id = rules::ElementId("mute-" + std::to_string(i));
                event.turn = 2;
                scenario.turnTrack.events.push_back(event);
            }
            // A piece far outside the boards has a place of its own.
            rules::Piece piece = scenario.pieces.front();
            piece.id = rules::ElementId("stray");
            piece.at = scenario.pieces.back().at;
            scenario.pieces.push_back(piece);
        });
        settle();
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(panel().judging().upToDate(), 60000);
        list().doItemsLayout();
    }
    editor::ProblemsPanel& panel() {
        return *window->findChild<editor::ProblemsPanel*>(QStringLiteral("problemsPanel"));
    }
    editor::ProblemsView& list() { return *panel().list(); }
    FindingsTree& tree() { return panel().tree(); }
    template <class T>
    T* part(const char* name) {
        return window->findChild<T*>(QString::fromLatin1(name));
    }
    QModelIndex first(const char* rule) {
        for (const QModelIndex& index : tree().findings())
            if (tree().finding(index)->finding.rule == rule)
                return index;
        return {};
    }
    int count(const char* rule) {
        int found = 0;
        for (const model::FindingRow& row : panel().findings().rows())
            found += row.finding.rule == rule && !row.waived;
        return found;
    }
};

/// What a click on a way out sends.
struct ProblemsDelegateClick {
    explicit ProblemsDelegateClick(editor::ProblemsView& list) : view(list) {}
    void fix(const QModelIndex& index, int which) { Q_EMIT view.rows().fixClicked(index, which); }
    editor::ProblemsView& view;
};

}  // namespace

class TestProblems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsChipsAndTab() {
        Broken f;
        QAbstractItemModelTester tester(&f.tree(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto* errors = f.part<QPushButton>("errorsChip");
        QVERIFY(errors->isVisible());
        const int wrong = f.panel().findings().count(rules::Severity::Error);
        QVERIFY(wrong >= 9);
        QVERIFY(errors->text().startsWith(QString::number(wrong)));
        // The tab has a sign, and the numbers in its tip: behind the name one would read like a copy.
        QTabBar* tabs = f.window->pages().tabs();
        const int front = f.window->pages().currentIndex();
        QVERIFY(!tabs->tabIcon(front).isNull());
        QVERIFY2(!tabs->tabText(front).contains(u'('), qPrintable(tabs->tabText(front)));
        QVERIFY(tabs->tabToolTip(front).contains(QString::number(wrong)));
        // Errors away: only the rest is listed.
        QTest::mouseClick(errors, Qt::LeftButton);
        for (const QModelIndex& index : f.tree().findings())
            QVERIFY(f.tree().finding(index)->waived ||
                    f.tree().finding(index)->finding.severity != rules::Severity::Error);
        QTest::mouseClick(errors, Qt::LeftButton);
        QTest::keyClicks(f.part<QLineEdit>("problemsFilter"), QStringLiteral("SCN-11"));
        QCOMPARE(f.tree().findings().size(), 1);
        QTest::keyClicks(f.part<QLineEdit>("problemsFilter"), QStringLiteral("zzz"));
        QVERIFY(f.part<QLabel>("problemsEmpty")->isVisible());
        f.part<QLineEdit>("problemsFilter")->clear();
        QVERIFY(f.list().isVisible());
    }

    void groupingIsRemembered() {
        Broken f;
        auto* grouping = f.part<QComboBox>("problemsGrouping");
        grouping->setFocus();
        QTest::keyClick(grouping, Qt::Key_Down);
        QCOMPARE(f.tree().grouping(), FindingsTree::Grouping::Rule);
        QCOMPARE(f.tree().kind(f.tree().index(0, 0)), FindingsTree::Kind::Group);
        QVERIFY(f.list().isExpanded(f.tree().index(0, 0)));
        app::MainWindow other(*f.settings, WindowFixture::library());
        QCOMPARE(other.findChild<QComboBox*>(QStringLiteral("problemsGrouping"))->currentIndex(), 1);
    }

    void keyboardUnfoldsAndFixes() {
        Broken f;
        const QModelIndex index = f.first("SON-SCN-11");
        QVERIFY(index.isValid());
        f.list().setFocus();
        f.list().setCurrentIndex(index);
        QTest::keyClick(&f.list(), Qt::Key_Right);
        QVERIFY(f.list().isExpanded(index));
        // Down to the way out; Enter takes it.
        for (int i = 0; i < 12 && f.tree().fix(f.list().currentIndex()) < 0; ++i)
            QTest::keyClick(&f.list(), Qt::Key_Down);
        QCOMPARE(f.tree().fix(f.list().currentIndex()), 0);
        const int steps = f.document().undoStack().count();
        QTest::keyClick(&f.list(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(f.scenario().turnTrack.end.has_value(), 60'000);
        QCOMPARE(f.document().undoStack().count(), steps + 1);
        f.settle();
        QCOMPARE(f.count("SON-SCN-11"), 0);
    }

    void fixAllOfAKindIsOneStep() {
        Broken f;
        QVERIFY(f.count("SON-SCN-12") >= 8);
        f.list().setCurrentIndex(f.first("SON-SCN-12"));
        const int steps = f.document().undoStack().count();
        QSignalSpy done(&f.panel().judging(), &model::Judging::fixedAll);
        f.action("check.fixAll")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(done.count(), 1, 60000);
        QVERIFY(done.first().first().toInt() >= 8);
        QCOMPARE(f.document().undoStack().count(), steps + 1);
        f.settle();
        QCOMPARE(f.count("SON-SCN-12"), 0);
        f.document().undoStack().undo();
        f.settle();
        QVERIFY(f.count("SON-SCN-12") >= 8);
    }

    void waivingAsksForAReason() {
        Broken f;
        f.list().setCurrentIndex(f.first("SON-SCN-11"));
        QTimer::singleShot(100, qApp, [] {
            QWidget* dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            auto* accept = dialog->findChild<QPushButton*>(QStringLiteral("waiveAccept"));
            QVERIFY(!accept->isEnabled());
            QTest::keyClicks(dialog->findChild<QPlainTextEdit*>(QStringLiteral("waiveReason")),
                             QStringLiteral("No end is the point"));
            QVERIFY(accept->isEnabled());
            accept->click();
        });
        f.action("check.waive")->trigger();
        QCOMPARE(f.scenario().waivers.size(), std::size_t(1));
        f.settle();
        QCOMPARE(f.panel().findings().waivedCount(), 1);
        QCOMPARE(f.count("SON-SCN-11"), 0);
        const QModelIndex group = f.tree().index(f.tree().rowCount() - 1, 0);
        QCOMPARE(f.tree().kind(group), FindingsTree::Kind::Group);
        // Strict counts it again; the file is as it was.
        f.action("check.strict")->trigger();
        f.settle();
        QCOMPARE(f.count("SON-SCN-11"), 1);
        f.action("check.strict")->trigger();
        f.settle();
        f.list().setCurrentIndex(f.tree().index(0, 0, f.tree().index(f.tree().rowCount() - 1, 0)));
        f.action("check.waive")->trigger();
        QVERIFY(f.scenario().waivers.empty());
    }

    void clickGoesThereAndHoverShowsTheChange() {
        Broken f;
        QModelIndex withFix;
        for (const QModelIndex& index : f.tree().findings()) {
            const auto& finding = f.tree().finding(index)->finding;
            if (!finding.fixes.empty() && !finding.locations.empty() &&
                std::count(finding.locations.front().elements.begin(),
                           finding.locations.front().elements.end(), rules::ElementId("stray")))
                withFix = index;
        }
        QVERIFY(withFix.isValid());
        f.list().scrollTo(withFix);
        const QRect row = f.list().visualRect(withFix);
        QTest::mouseClick(f.list().viewport(), Qt::LeftButton, {}, QPoint(row.left() + 60, row.top() + 12));
        QVERIFY(f.view().selection().ids().contains(rules::ElementId("stray")));
        QVERIFY(!f.canvas().preview());
        // Down to a way out with the keyboard: the canvas shows it, and forgets it again.
        f.list().setFocus();
        f.list().setCurrentIndex(withFix);
        f.list().expand(withFix);
        QModelIndex fix;
        for (int i = 0; i < f.tree().rowCount(withFix) && !fix.isValid(); ++i)
            if (f.tree().fix(f.tree().index(i, 0, withFix)) == 0)
                fix = f.tree().index(i, 0, withFix);
        f.list().setCurrentIndex(fix);
        QVERIFY(f.canvas().preview());
        QVERIFY(!f.canvas().preview()->going().empty() || !f.canvas().preview()->coming().empty());
        const std::size_t pieces = f.scenario().pieces.size();
        f.canvas().grab();
        f.list().setCurrentIndex(withFix);
        QVERIFY(!f.canvas().preview());
        QCOMPARE(f.scenario().pieces.size(), pieces);
    }

    void marksStandOnTheMap() {
        Broken f;
        const auto& marks = f.canvas().findingMarks().marks();
        QVERIFY(!marks.empty());
        for (const auto& mark : marks) {
            QVERIFY(mark.counts.total() > 0);
            QVERIFY(!mark.tip.isEmpty());
        }
        const auto* found = f.canvas().findingMarks().at(marks.front().corner + QPointF(-0.05, 0.05), 0.02);
        QVERIFY(found);
    }

    void placeIsKeptWhenFindingsChange() {
        Broken f;
        f.list().setCurrentIndex(f.tree().findings().last());
        f.list().verticalScrollBar()->setValue(f.list().verticalScrollBar()->maximum());
        if (f.list().verticalScrollBar()->maximum() == 0)
            QSKIP("everything fits");
        const std::string key = f.tree().finding(f.list().currentIndex())->key;
        const QPersistentModelIndex top(f.list().indexAt({0, 0}));
        const int offset = f.list().visualRect(top).top();
        // One finding above goes.
        f.document().edit(QStringLiteral("End"), [](rules::Scenario& s) { s.turnTrack.end = 8; });
        f.settle();
        QCOMPARE(f.tree().finding(f.list().currentIndex())->key, key);
        if (top.isValid() && f.list().verticalScrollBar()->value() < f.list().verticalScrollBar()->maximum())
            QCOMPARE(f.list().visualRect(top).top(), offset);
    }

    /// A verdict may come in between a click and what it does: the row is gone by then, or stands elsewhere.
    void aClickOutlivesItsRow() {
        Broken f;
        const QModelIndex row = f.first("SON-SCN-11");
        QVERIFY(row.isValid());
        const QByteArray before = f.document().toBytes();
        ProblemsDelegateClick click(f.list());
        click.fix(row, 0);
        Q_EMIT f.list().activated(row);
        f.tree().setRows({}, "normandie");
        QCoreApplication::processEvents();
        QCOMPARE(f.document().toBytes(), before);

        // Rows above it went: the same way out of the same finding is taken.
        f.panel().judging().setStrict(true);
        f.panel().judging().setStrict(false);
        f.settle();
        f.tree().setRows(f.panel().findings().rows(), "normandie");
        click.fix(f.first("SON-SCN-11"), 0);
        std::vector<model::FindingRow> rows = f.panel().findings().rows();
        std::rotate(rows.begin(), rows.begin() + 1, rows.end());
        f.tree().setRows(rows, "normandie");
        QCoreApplication::processEvents();
        QVERIFY(f.scenario().turnTrack.end.has_value());
    }

    void emptyStateSaysWhatWasLookedAt() {
        WindowFixture f;
        f.window->newScenario("normandie");
        auto* panel = f.window->findChild<editor::ProblemsPanel*>(QStringLiteral("problemsPanel"));
        QTRY_VERIFY_WITH_TIMEOUT(panel->judging().upToDate(), 60000);
        panel->judging().setDocument(nullptr);
        f.openSample();
        QTRY_VERIFY_WITH_TIMEOUT(panel->judging().upToDate(), 60000);
        auto* empty = f.window->findChild<QLabel*>(QStringLiteral("problemsEmpty"));
        if (panel->findings().rowCount() == 0)
            QVERIFY2(empty->text().startsWith(QStringLiteral("No problems")), qPrintable(empty->text()));
        QVERIFY(rules::rulesLookedAt("normandie") > 80);
    }
};

QTEST_MAIN(TestProblems)
#include "test_problems.moc"
