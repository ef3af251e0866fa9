#include <malloc.h>

#include <QtTest>
#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "editor/panels/problems_panel.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using namespace bocage::test;

namespace {

/// Whether everything that goes on beside the window has come to its end: the rules have judged the last
/// edit, the map is painted, the safety copy is written. Before that, what those threads hold for a moment
/// would count, the more the busier the machine is.
bool atRest(WindowFixture& f) {
    QCoreApplication::processEvents();
    if (f.window->findChild<editor::ProblemsPanel*>()->judging().busy())
        return false;
    if (qobject_cast<editor::ScenarioView*>(f.window->pages().current()->view))
        f.canvas().settle();
    return true;
}

/// Bytes that the program holds; zero where a sanitizer has a heap of its own.
std::size_t held(WindowFixture& f) {
    f.window->autosave().saveNow();
    [&] { QTRY_VERIFY_WITH_TIMEOUT(atRest(f), 60'000); }();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    return mallinfo2().uordblks;
}

/// What four blocks of rounds leave behind, that of the block that left least: a cache fills up in one of
/// them and is then full, whenever that is; what leaks is left behind by each.
template <class Round>
std::size_t leftBehind(WindowFixture& f, int rounds, Round round) {
    std::size_t least = std::numeric_limits<std::size_t>::max();
    std::size_t before = held(f);
    for (int block = 0; block < 4; ++block) {
        for (int i = 0; i < rounds; ++i)
            round(i);
        const std::size_t after = held(f);
        least = std::min(least, after > before ? after - before : 0);
        before = after;
    }
    return least;
}

int times(const char* variable, int usual) {
    const int wanted = qEnvironmentVariableIntValue(variable);
    return wanted > 0 ? wanted : usual;
}

}  // namespace

/// What is done over and over holds no more at the end than after the first rounds. Releases do it 1,000 and
/// 10,000 times (tests/release/steady_memory.sh).
class TestSteadyMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void openingAndClosing() {
        WindowFixture f;
        const auto round = [&] {
            f.openSample();
            f.action("file.close")->trigger();
        };
        for (int i = 0; i < 10; ++i)
            round();
        const int rounds = times("BOCAGE_STEADY_DOCUMENTS", 40) / 4;
        const std::size_t grown = leftBehind(f, rounds, [&](int) { round(); });
        qInfo("%d documents: %zu bytes more", 4 * rounds, grown);
        QVERIFY2(grown < 50'000 + static_cast<std::size_t>(rounds) * 2'000,
                 qPrintable(QString::number(grown)));
    }

    /// What would be a leak is seen as one.
    void aLeakWouldBeSeen() {
        WindowFixture f;
        if (held(f) == 0)
            QSKIP("a sanitizer has a heap of its own");
        std::vector<std::unique_ptr<char[]>> kept;
        QVERIFY(leftBehind(f, 100, [&](int) { kept.push_back(std::make_unique<char[]>(2'000)); }) >= 200'000);
    }

    void editing() {
        WindowFixture f;
        f.openSample();
        const auto round = [&](int i) {
            f.document().edit(QStringLiteral("Title"),
                              [&](rules::Scenario& s) { s.title = "Title " + std::to_string(i); });
            f.document().undoStack().undo();
            if (i % 50 == 0)
                QCoreApplication::processEvents();
        };
        for (int i = 0; i < 200; ++i)
            round(i);
        const int rounds = times("BOCAGE_STEADY_EDITS", 600) / 4;
        const std::size_t grown = leftBehind(f, rounds, round);
        qInfo("%d edits: %zu bytes more", 4 * rounds, grown);
        QVERIFY2(grown < 50'000 + static_cast<std::size_t>(rounds) * 200, qPrintable(QString::number(grown)));
    }
};

QTEST_MAIN(TestSteadyMemory)
#include "test_steady_memory.moc"
