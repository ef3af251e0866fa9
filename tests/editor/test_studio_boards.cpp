#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QTemporaryDir>

#include "editor/picking/plane.h"
#include "editor/studio/board_page.h"
#include "model/analysis/battle_analysis.h"
#include "model/library/pack_scans.h"
#include "model/render/map_renderer.h"
#include "model/systems/game_face.h"
#include "rules/systems/malice/board.h"
#include "tests/editor/studio_fixture.h"

using namespace bocage;
using namespace bocage::test;
using bocage::rules::ContentId;
using bocage::rules::Json;

/// Boards painted in the real window: traced from a scan, on squares and hexes.
class TestStudioBoards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QDir(model::userPacksFolder()).removeRecursively(); }
    void cleanup() { QDir(model::userPacksFolder()).removeRecursively(); }

    /// A scan of a shipped board laid straight by three clicks and painted over cell by cell: the rules see
    /// the same board, and the scan becomes its drawn face.
    void aTracedBoardIsTheSameBoard() {
        QTemporaryDir folder;
        WindowFixture f;
        newPack(f, QStringLiteral("Traced"), "normandie");
        model::PackDocument& document = documentOf(f);
        const rules::BoardDef& original = *f.window->library()->board(ContentId("son-core:board/bocage"));
        const rules::Face& model = original.faces.front();
        studio(f).outline()->chooseKind("board");
        f.action("studio.new")->trigger();
        enter(field<QLineEdit>(f, "/name@en"), QStringLiteral("My fields"));
        const ContentId board = studio(f).outline()->chosen().front();
        f.action("studio.board")->trigger();
        editor::BoardPage& page = studio(f).view()->board();
        editor::BoardCanvas& canvas = page.canvas();
        QCoreApplication::processEvents();
        QCOMPARE(f.window->focusWidget(), static_cast<QWidget*>(&canvas));
        // The scan: the board as it is drawn, turned a little on a larger sheet.
        QImage sheet(900, 900, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QTransform lie;
        lie.translate(110, 60);
        lie.rotate(6);
        lie.scale(70, 70);
        {
            QPainter painter(&sheet);
            painter.setTransform(lie);
            model::MapRenderer::paintBoard(painter, original, model, *f.window->library());
        }
        const QString scan = folder.filePath(QStringLiteral("scan.png"));
        QVERIFY(sheet.save(scan));
        QVERIFY(page.openScan(scan));
        QVERIFY(canvas.asksCorners());
        for (const QPointF corner : {QPointF(0, 0), QPointF(10, 0), QPointF(0, 10)})
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.scanToPixels(lie.map(corner)).toPoint());
        QVERIFY(!canvas.asksCorners());
        const QImage straight = canvas.straightScan();
        QCOMPARE(straight.width(), straight.height());
        const QByteArray before = document.toBytes();
        // Half by mouse, half by keyboard.
        for (int row = 0; row < 10; ++row)
            for (int col = 0; col < 10; ++col) {
                page.choose(model.grid.at({col, row}));
                if (row < 5) {
                    QTest::mouseClick(&canvas, Qt::LeftButton, {},
                                      canvas.toPixels(QPointF(col + 0.5, row + 0.5)).toPoint());
                } else {
                    canvas.setFocus();
                    canvas.setCursor({col, row});
                    QTest::keyClick(&canvas, Qt::Key_Space);
                }
            }
        for (const rules::EdgeFeature& edge : model.edges) {
            page.choose(edge.kind);
            const bool west = edge.at.axis == rules::Side::West;
            const QPointF near(edge.at.cell.col + (west ? 0.1 : 0.5), edge.at.cell.row + (west ? 0.5 : 0.1));
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.toPixels(near).toPoint());
        }
        const rules::Face traced = document.liveLibrary()->board(board)->faces.front();
        QVERIFY(traced.grid == model.grid);
        QVERIFY(traced.edges == model.edges);
        QVERIFY(!document.value().manifest.needs.empty());
        // Sight between all spaces and reach from all of them.
        const auto field = [&](const ContentId& id, const std::string& face) {
            rules::Scenario scenario;
            scenario.system = "normandie";
            rules::PlacedBoard placed;
            placed.id = rules::ElementId("board");
            placed.board = id;
            placed.face = face;
            scenario.battlefield.boards.push_back(placed);
            return scenario;
        };
        const auto analysis = [&](const rules::Scenario& scenario) {
            return model::findGameFace("normandie")->analyse(scenario, document.liveLibrary(), nullptr);
        };
        const auto ours = analysis(field(board, traced.name));
        const auto theirs = analysis(field(original.id, model.name));
        int lines = 0, ways = 0;
        for (int from = 0; from < 100; ++from) {
            const rules::Cell cell{from % 10, from / 10};
            const auto a = ours->seenFrom(cell), b = theirs->seenFrom(cell);
            QCOMPARE(a.size(), b.size());
            for (std::size_t i = 0; i < a.size(); ++i, ++lines)
                QVERIFY(a[i].cell == b[i].cell && a[i].quality == b[i].quality &&
                        a[i].penalty == b[i].penalty);
            for (const auto& mover : ours->moverClasses()) {
                model::ReachQuestion question;
                question.unitClass = mover.id;
                question.movement = 4;
                question.from = cell;
                const auto x = ours->reach(question), y = theirs->reach(question);
                QCOMPARE(x == nullptr, y == nullptr);
                if (!x)
                    continue;
                QCOMPARE(x->cells().size(), y->cells().size());
                for (const auto& reached : y->cells()) {
                    QCOMPARE(x->cost(reached.cell), y->cost(reached.cell));
                    ++ways;
                }
            }
        }
        QVERIFY2(lines >= 9900, qPrintable(QString::number(lines)));
        QVERIFY2(ways > 1000, qPrintable(QString::number(ways)));
        qInfo("%d sight lines and %d spaces reached are the same", lines, ways);
        // The scan becomes the face; the meaning stays.
        QTest::mouseClick(&control<QPushButton>(page, QStringLiteral("boardUseScan")), Qt::LeftButton);
        QCOMPARE(document.liveLibrary()->board(board)->faces.front().art, std::string("art/my-fields-a.png"));
        QVERIFY(document.liveLibrary()->board(board)->faces.front().grid == model.grid);
        QVERIFY(document.value().files.contains(QStringLiteral("art/my-fields-a.png")));
        QVERIFY(!model::scanOf(*document.liveLibrary(), board, "art/my-fields-a.png").isNull());
        while (document.toBytes() != before && document.undoStack().canUndo())
            document.undoStack().undo();
        QCOMPARE(document.toBytes(), before);
        // What is no picture is refused with a sentence.
        QVERIFY(write(folder.filePath(QStringLiteral("not.png")), "no picture"));
        QString said;
        inDialog(QStringLiteral("scanRefused"), [&](QDialog& box) {
            said = static_cast<QMessageBox&>(box).text();
            box.accept();
        });
        QVERIFY(!page.openScan(folder.filePath(QStringLiteral("not.png"))));
        QVERIFY(said.contains(QStringLiteral("not.png")));
    }

    /// Boards on hexes have the tools of their game, by mouse and by keyboard, and none that it has no kinds
    /// for.
    void hexBoardsHaveToolsOfTheirGame() {
        using namespace rules::malice;
        WindowFixture f;
        newPack(f, QStringLiteral("Fen maps"), "malice");
        model::PackDocument& document = documentOf(f);
        studio(f).outline()->chooseKind("board");
        f.action("studio.new")->trigger();
        enter(field<QLineEdit>(f, "/name@en"), QStringLiteral("Reed Isle"));
        const ContentId board = studio(f).outline()->chosen().front();
        f.action("studio.board")->trigger();
        editor::BoardPage& page = studio(f).view()->board();
        editor::BoardCanvas& canvas = page.canvas();
        QCoreApplication::processEvents();
        QVERIFY(document.liveLibrary()->board(board)->grid == rules::GridKind::Hex);
        for (const char* hidden : {"boardTool1", "boardTool2", "boardTool3"})
            QVERIFY2(!control<QPushButton>(page, QLatin1String(hidden)).isVisible(), hidden);
        const auto choose = [&](const char* tool, const char* kind) {
            QTest::mouseClick(&control<QPushButton>(page, QStringLiteral("boardTool.") + QLatin1String(tool)),
                              Qt::LeftButton);
            auto& kinds = control<QListWidget>(page, QStringLiteral("boardKinds"));
            for (int i = 0; i < kinds.count(); ++i)
                if (kinds.item(i)->data(Qt::UserRole).toString() == QLatin1String(kind)) {
                    kinds.setCurrentRow(i);
                    return;
                }
            QFAIL(kind);
        };
        const auto pixel = [&](rules::Cell cell) {
            return canvas.toPixels(editor::middleOf(rules::hexGrid(), cell)).toPoint();
        };
        const auto section = [&] {
            return boardSection(document.liveLibrary()->board(board)->faces.front().extras);
        };
        const auto at = [&](rules::Cell cell) {
            for (const CellDetail& each : section().cells)
                if (each.at == cell)
                    return each;
            return CellDetail();
        };
        const QByteArray before = document.toBytes();
        // A Gate by mouse, a launch by keyboard.
        choose("sites", "gate");
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, pixel({1, 1}));
        QCOMPARE(at({1, 1}).sites, std::vector{Site::Gate});
        choose("sites", "launch");
        canvas.setFocus();
        canvas.setCursor({2, 1});
        QTest::keyClick(&canvas, Qt::Key_Space);
        QVERIFY(at({2, 1}).launch);
        QVERIFY(canvas.accessibleDescription().contains(QStringLiteral("Launch")) || [&] {
            canvas.setCursor({2, 1});
            return canvas.accessibleDescription().contains(QStringLiteral("Launch"));
        }());
        // A road dragged through two sides is one step; both cells of each side have their end of it.
        choose("routes", "road");
        const int steps = document.undoStack().index();
        QTest::mousePress(&canvas, Qt::LeftButton, {}, pixel({1, 1}));
        for (const rules::Cell cell : {rules::Cell{2, 1}, rules::Cell{3, 1}})
            WindowFixture::sendMove(&canvas, pixel(cell));
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, pixel({3, 1}));
        QCOMPARE(document.undoStack().index(), steps + 1);
        QCOMPARE(at({1, 1}).routes, (std::vector<Route>{{rules::Side::East, RouteKind::Road}}));
        QCOMPARE(at({2, 1}).routes.size(), std::size_t(2));
        QCOMPARE(at({3, 1}).routes, (std::vector<Route>{{rules::Side::West, RouteKind::Road}}));
        // A bridge with the keyboard, where no arrow points; Delete takes it away at both ends.
        choose("routes", "bridge");
        canvas.setFocus();
        canvas.setCursor({1, 2});
        QTest::keyClick(&canvas, Qt::Key_PageUp, Qt::ShiftModifier);
        QCOMPARE(at({1, 2}).routes.size(), std::size_t(1));
        QCOMPARE(at({2, 1}).routes.size(), std::size_t(3));
        canvas.setCursor({1, 2});
        QTest::keyClick(&canvas, Qt::Key_Delete);
        QVERIFY(at({1, 2}).routes.empty());
        QCOMPARE(at({2, 1}).routes.size(), std::size_t(2));
        // The rim: corners and halves become edges, clockwise.
        choose("rim", "corner");
        for (const rules::Cell cell :
             {rules::Cell{0, 0}, rules::Cell{3, 0}, rules::Cell{3, 3}, rules::Cell{0, 3}})
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, pixel(cell));
        choose("rim", "half");
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, pixel({1, 0}));
        QCOMPARE(section().edges.size(), std::size_t(4));
        bool found = false;
        for (const BoardEdge& edge : section().edges)
            found = found || edge.cells == std::vector<rules::Cell>{{0, 0}, {1, 0}, {3, 0}};
        QVERIFY(found);
        while (document.undoStack().canUndo() && document.toBytes() != before)
            f.action("edit.undo")->trigger();
        QCOMPARE(document.toBytes(), before);
    }
};

QTEST_MAIN(TestStudioBoards)
#include "test_studio_boards.moc"
