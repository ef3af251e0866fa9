#include "editor/panels/problems_panel.h"
#include "editor/tools/move_gesture.h"
#include "tests/editor/window_fixture.h"
#include "tests/support/counted_memory.h"

using namespace bocage;
using bocage::test::WindowFixture;
namespace memory = bocage::tests::memory;

namespace {

/// Blocks of a size that nothing else has: one more for every copy of the scenario.
constexpr std::size_t markSize = 123'457;

struct MarkedWindow : WindowFixture {
    MarkedWindow() {
        openSample();
        document().edit(QStringLiteral("Sign"),
                        [](rules::Scenario& s) { s.author = std::string(markSize - 1, 'x'); });
        settle();
    }
    void settle() {
        auto* panel = window->findChild<editor::ProblemsPanel*>();
        QTRY_VERIFY_WITH_TIMEOUT(panel->judging().upToDate(), 60000);
        QCoreApplication::processEvents();
    }
    template <class Deed>
    int copiesFor(Deed deed) {
        memory::watchedBlocks = 0;
        memory::watched = markSize;
        deed();
        memory::watched = 0;
        return memory::watchedBlocks;
    }
};

}  // namespace

/// How often the whole scenario is copied while somebody works in the window.
class TestCopies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEditInTheWindowCopiesTwice() {
        MarkedWindow f;
        const int copies = f.copiesFor([&] {
            f.document().edit(QStringLiteral("Move"), [](rules::Scenario& s) { s.pieces[0].at.row += 1; });
            f.settle();
        });
        QVERIFY2(copies >= 1 && copies <= 2, qPrintable(QString::number(copies)));
    }

    void aPreviewedCellCopiesOnce() {
        MarkedWindow f;
        const std::vector<rules::ElementId> ids{f.scenario().pieces[0].id};
        const int steps = f.document().undoStack().count();
        const int copies = f.copiesFor([&] { editor::whyNotMove(f.document(), ids, {1, 0}); });
        QCOMPARE(copies, 1);
        QCOMPARE(f.document().undoStack().count(), steps);
    }

    /// One copy for the new cell, none for the way inside it.
    void aDragCopiesOncePerCell() {
        MarkedWindow f;
        const rules::Piece piece = f.scenario().pieces[0];
        QWidget* viewport = f.canvas().viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, f.middleOf(piece.at));
        const QPoint next = f.middleOf(piece.at + rules::Cell{1, 0});
        WindowFixture::sendMove(viewport, next - QPoint(1, 1));
        const int copies = f.copiesFor([&] {
            WindowFixture::sendMove(viewport, next);
            WindowFixture::sendMove(viewport, f.middleOf(piece.at + rules::Cell{2, 0}));
        });
        QVERIFY2(copies <= 2, qPrintable(QString::number(copies)));
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, next);
    }
};

QTEST_MAIN(TestCopies)
#include "test_copies.moc"
