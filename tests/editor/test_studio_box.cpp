#include <QCheckBox>
#include <QFile>
#include <QPainter>
#include <QTemporaryDir>
#include <QTreeWidget>

#include "editor/studio/board_page.h"
#include "editor/studio/content_outline.h"
#include "editor/studio/studio_workspace.h"
#include "model/commands/pack_edits.h"
#include "model/io/document_files.h"
#include "model/library/pack_install.h"
#include "model/render/map_renderer.h"
#include "model/studio/pack_open.h"
#include "tests/editor/keyboard_hand.h"
#include "tests/editor/mouse_hand.h"

using namespace bocage;
using bocage::test::Hand;
using bocage::test::KeyboardHand;
using bocage::test::MouseHand;
using bocage::test::WindowFixture;
using rules::Cell;
using rules::ContentId;
using rules::Json;

namespace {

class MouseWatch : public QObject {
public:
    MouseWatch() { qApp->installEventFilter(this); }
    int presses = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick)
            ++presses;
        return QObject::eventFilter(watched, event);
    }
};

/// Somebody else's folder of packs, until it goes.
class SecondProfile {
public:
    explicit SecondProfile(const QString& folder) : m_before(qgetenv("XDG_DATA_HOME")) {
        qputenv("XDG_DATA_HOME", folder.toUtf8());
    }
    ~SecondProfile() { qputenv("XDG_DATA_HOME", m_before); }

private:
    QByteArray m_before;
};

/// Answers dialogs as they come up, each once, and writes down which came.
void answerDialogs(QStringList& asked, std::map<QString, std::function<void()>> answers) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, &asked, answers = std::move(answers)]() mutable {
        const QWidget* dialog = QApplication::activeModalWidget();
        const auto found = dialog ? answers.find(dialog->objectName()) : answers.end();
        if (found == answers.end())
            return;
        const auto answer = found->second;
        asked << found->first;
        answers.erase(found);
        if (answers.empty())
            timer->deleteLater();
        answer();
    });
    timer->start(20);
}

/// What only the studio asks of a hand, for either kind of it.
class StudioHand {
public:
    StudioHand(WindowFixture& fixture, Hand& with, bool mouse) : f(fixture), hand(with), m_mouse(mouse) {}

    editor::StudioWorkspace& studio() {
        for (const auto& each : f.window->workspaces())
            if (auto* found = qobject_cast<editor::StudioWorkspace*>(each.get()))
                return *found;
        std::abort();
    }
    model::PackDocument& document() {
        auto* document = qobject_cast<model::PackDocument*>(f.window->currentDocument());
        if (!document)
            qFatal("no pack in front");
        return *document;
    }
    /// A new piece of a kind, with its name.
    ContentId make(const char* kind, const QString& name) {
        QTreeWidget& tree = studio().outline()->tree();
        QTreeWidgetItem* wanted = nullptr;
        for (int i = 0; i < tree.topLevelItemCount(); ++i)
            if (tree.topLevelItem(i)->text(0) == name_(kind))
                wanted = tree.topLevelItem(i);
        if (!wanted)
            qFatal("no %s in the outline", kind);
        if (m_mouse) {
            tree.scrollToItem(wanted);
            QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualItemRect(wanted).center());
        } else {
            hand.reach(tree);
            QTest::keyClick(&tree, Qt::Key_Home);
            for (int guard = 0; tree.currentItem() != wanted && guard < 200; ++guard)
                QTest::keyClick(&tree, Qt::Key_Down);
        }
        QCoreApplication::processEvents();
        if (studio().outline()->kind() != kind)
            qFatal("%s is not chosen", kind);
        hand.command("studio.new");
        hand.type(QStringLiteral("field:/name@en"), name);
        const auto chosen = studio().outline()->chosen();
        if (chosen.size() != 1)
            qFatal("nothing was made");
        return chosen.front();
    }
    void enter(const char* pointer, const QString& text) {
        hand.type(QStringLiteral("field:") + QLatin1String(pointer), text);
    }
    void choose(const char* pointer, const char* value) {
        hand.chooseKey(QStringLiteral("field:") + QLatin1String(pointer), value);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    void check(const char* pointer) {
        const QString name = QStringLiteral("field:") + QLatin1String(pointer);
        auto* switched = hand.find<QCheckBox>(name);
        if (m_mouse) {
            // Only its box and words take clicks.
            for (QWidget* parent = switched->parentWidget(); parent; parent = parent->parentWidget())
                if (auto* area = qobject_cast<QScrollArea*>(parent))
                    area->ensureWidgetVisible(switched);
            QTest::mouseClick(switched, Qt::LeftButton, {}, QPoint(10, switched->height() / 2));
        } else {
            hand.press(name);
        }
        QCoreApplication::processEvents();
    }
    void paintPage() {
        hand.command("studio.board");
        QCoreApplication::processEvents();
    }
    editor::BoardPage& page() { return studio().view()->board(); }
    void chooseTool(int tool) {
        const auto button = [&](int each) {
            return hand.find<QAbstractButton>(QStringLiteral("boardTool%1").arg(each));
        };
        int chosen = 0;
        while (!button(chosen)->isChecked())
            ++chosen;
        if (m_mouse || chosen <= tool)
            return hand.press(button(tool)->objectName());
        // Arrows do not go round.
        hand.reach(*button(chosen));
        for (; chosen > tool; --chosen)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QVERIFY(button(tool)->isChecked());
    }
    /// A kind of terrain becomes the brush, by tool and list.
    void brush(int tool, const QString& name) {
        chooseTool(tool);
        auto* list = hand.find<QListWidget>(QStringLiteral("boardKinds"));
        const auto found = list->findItems(name, Qt::MatchExactly);
        if (found.isEmpty())
            qFatal("no terrain %s", qPrintable(name));
        if (m_mouse) {
            list->scrollToItem(found.front());
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                              list->visualItemRect(found.front()).center());
        } else {
            hand.reach(*list);
            QTest::keyClick(list, Qt::Key_Home);
            for (int guard = 0; list->currentItem() != found.front() && guard < 200; ++guard)
                QTest::keyClick(list, Qt::Key_Down);
        }
        QCoreApplication::processEvents();
    }
    void paint(Cell cell) {
        editor::BoardCanvas& canvas = page().canvas();
        if (m_mouse) {
            QTest::mouseClick(&canvas, Qt::LeftButton, {},
                              canvas.toPixels(QPointF(cell.col + 0.5, cell.row + 0.5)).toPoint());
        } else {
            goTo(cell);
            QTest::keyClick(&canvas, Qt::Key_Space);
        }
        QCoreApplication::processEvents();
    }
    /// The side of a cell in the direction of a step.
    void paintSide(Cell cell, Cell step) {
        editor::BoardCanvas& canvas = page().canvas();
        if (m_mouse) {
            const QPointF near(cell.col + 0.5 + 0.42 * step.col, cell.row + 0.5 + 0.42 * step.row);
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.toPixels(near).toPoint());
        } else {
            goTo(cell);
            QTest::keyClick(&canvas,
                            step.col > 0   ? Qt::Key_Right
                            : step.col < 0 ? Qt::Key_Left
                            : step.row > 0 ? Qt::Key_Down
                                           : Qt::Key_Up,
                            Qt::ShiftModifier);
        }
        QCoreApplication::processEvents();
    }
    /// The three corners of a scan.
    void corners(const std::vector<QPointF>& onScan) {
        editor::BoardCanvas& canvas = page().canvas();
        const double width = canvas.scan().width();
        QPointF aim(canvas.scan().width() / 4.0, canvas.scan().height() / 4.0);
        for (const QPointF& corner : onScan) {
            if (m_mouse) {
                QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.scanToPixels(corner).toPoint());
                continue;
            }
            if (!canvas.hasFocus())
                hand.reach(canvas);
            const double step = std::max(1.0, std::floor(width / 50));
            const auto walk = [&](double by, Qt::Key forth, Qt::Key back) {
                for (; std::abs(by) >= 1; by -= by > 0 ? (by >= step ? step : 1) : (by <= -step ? -step : -1))
                    QTest::keyClick(&canvas, by > 0 ? forth : back,
                                    std::abs(by) >= step ? Qt::NoModifier : Qt::ShiftModifier);
            };
            walk(corner.x() - aim.x(), Qt::Key_Right, Qt::Key_Left);
            walk(corner.y() - aim.y(), Qt::Key_Down, Qt::Key_Up);
            QTest::keyClick(&canvas, Qt::Key_Return);
            aim = corner;
        }
        QCoreApplication::processEvents();
    }

private:
    static QString name_(const char* kind) {
        const std::pair<const char*, const char*> names[] = {
            {"faction", "Factions"}, {"unit", "Units"},      {"tile", "Recruitment tiles"},
            {"option", "Options"},   {"terrain", "Terrain"}, {"overlay", "Overlays"},
            {"board", "Boards"}};
        for (const auto& [id, name] : names)
            if (std::string_view(id) == kind)
                return QString::fromLatin1(name);
        return {};
    }
    void goTo(Cell cell) {
        editor::BoardCanvas& canvas = page().canvas();
        if (!canvas.hasFocus())
            hand.reach(canvas);
        const auto walk = [&](int by, Qt::Key forth, Qt::Key back) {
            for (; by != 0; by -= by > 0 ? 1 : -1)
                QTest::keyClick(&canvas, by > 0 ? forth : back);
        };
        walk(cell.col - canvas.cursor().col, Qt::Key_Right, Qt::Key_Left);
        walk(cell.row - canvas.cursor().row, Qt::Key_Down, Qt::Key_Up);
    }

    WindowFixture& f;
    Hand& hand;
    bool m_mouse;
};

}  // namespace

/// A box of one's own made from nothing: faction, officer with his tile, platoon, hero, option, terrain, a
/// house, a board traced from a scan. Used in an army and a scenario, exported, installed elsewhere. Once by
/// mouse, once by keyboard alone; both ways lead to the same bytes.
class TestStudioBox : public QObject {
    Q_OBJECT

    std::map<QString, QByteArray> m_other;  ///< files made the other way

private Q_SLOTS:
    void init() { QDir(model::userPacksFolder()).removeRecursively(); }
    void cleanup() { QDir(model::userPacksFolder()).removeRecursively(); }

    void aBoxFromNothing_data() {
        QTest::addColumn<bool>("mouse");
        QTest::newRow("mouse") << true;
        QTest::newRow("keyboard alone") << false;
    }
    void aBoxFromNothing() {
        QFETCH(bool, mouse);
        QTemporaryDir folder;
        WindowFixture f;
        const MouseWatch watch;
        std::unique_ptr<Hand> hand;
        if (mouse)
            hand = std::make_unique<MouseHand>(f);
        else
            hand = std::make_unique<KeyboardHand>(f);
        StudioHand box(f, *hand, mouse);
        const auto has = [&](const ContentId& id, const char* pointer) {
            const model::PackItem* item = box.document().value().find(id);
            const Json* value = item ? model::jsonAt(item->json(), pointer) : nullptr;
            return value ? rules::writeJson(*value) : std::string();
        };
        hand->command("file.newPack",
                      [&] { hand->type(QStringLiteral("newPackTitle"), QStringLiteral("Evening box")); });
        QCOMPARE(box.document().value().manifest.id.value, std::string("evening-box"));
        const QByteArray nothing = box.document().toBytes();

        const ContentId faction = box.make("faction", QStringLiteral("Night Watch"));
        const ContentId officer = box.make("unit", QStringLiteral("Captain Reed"));
        box.choose("/outline", "officer");
        box.choose("/tileRole", "character");
        box.enter("/front/movement", QStringLiteral("5"));
        box.enter("/front/defense/front", QStringLiteral("6"));
        QCOMPARE(has(officer, "/front/movement").substr(0, 1), std::string("5"));
        const ContentId squad = box.make("unit", QStringLiteral("Watchmen"));
        box.enter("/front/movement", QStringLiteral("4"));
        box.enter("/front/defense/front", QStringLiteral("7"));
        const ContentId hero = box.make("unit", QStringLiteral("Old Marta"));
        box.choose("/outline", "hero");
        box.choose("/tileRole", "character");
        box.enter("/front/movement", QStringLiteral("6"));
        box.enter("/front/defense/front", QStringLiteral("8"));
        const auto tile = [&](const char* name, const char* cost, std::initializer_list<const char*> units) {
            const ContentId made = box.make("tile", QString::fromLatin1(name));
            box.enter("/cost", QString::fromLatin1(cost));
            box.enter("/breakingPoints", QStringLiteral("2"));
            box.enter("/victoryPoints", QStringLiteral("3"));
            for (const char* unit : units)
                hand->pick(QStringLiteral("add:/units"), QString::fromLatin1(unit));
            return made;
        };
        const ContentId command = tile("Reed and his staff", "60", {"Captain Reed"});
        box.check("/officer");
        const ContentId platoon = tile("Watch platoon", "95", {"Watchmen"});
        const ContentId heroTile = tile("Marta of the mill", "40", {"Old Marta"});
        box.check("/hero");
        QCOMPARE(has(heroTile, "/hero").substr(0, 4), std::string("true"));
        const ContentId option = box.make("option", QStringLiteral("Dark lanterns"));
        box.enter("/cost", QStringLiteral("5"));
        const ContentId ground = box.make("terrain", QStringLiteral("Beet field"));
        hand->press(QStringLiteral("add:/effects"));
        hand->find<QWidget>(QStringLiteral("field:/effects/0/name"));
        box.enter("/effects/0/name", QStringLiteral("Difficult terrain"));
        QCOMPARE(has(ground, "/effects/0/name"), std::string("\"difficult-terrain\"\n"));

        // A house of two rooms with a door and a window.
        const ContentId house = box.make("overlay", QStringLiteral("Watch house"));
        box.paintPage();
        hand->type(QStringLiteral("boardCols"), QStringLiteral("2"));
        hand->type(QStringLiteral("boardRows"), QStringLiteral("2"));
        box.brush(0, QStringLiteral("Beet field"));
        for (const Cell cell : {Cell{0, 0}, Cell{1, 0}, Cell{0, 1}, Cell{1, 1}})
            box.paint(cell);
        box.brush(1, QStringLiteral("Wall"));
        for (const int i : {0, 1}) {
            box.paintSide({i, 0}, {0, -1});
            box.paintSide({i, 1}, {0, 1});
            box.paintSide({0, i}, {-1, 0});
            box.paintSide({1, i}, {1, 0});
        }
        box.brush(1, QStringLiteral("Entrance"));
        box.paintSide({0, 1}, {0, 1});
        box.brush(1, QStringLiteral("Opening"));
        box.paintSide({1, 0}, {1, 0});
        box.chooseTool(3);
        box.paint({0, 0});
        box.paint({0, 1});
        const rules::OverlayDef* laid = box.document().liveLibrary()->overlay(house);
        QVERIFY(laid);
        QCOMPARE(laid->faces.front().grid.cols, 2);
        for (const ContentId& cell : laid->faces.front().grid.cells)
            QCOMPARE(cell.value, ground.value);
        QCOMPARE(laid->faces.front().edges.size(), 8u);
        QCOMPARE(laid->faces.front().rooms.size(), 1u);

        // A board traced from a scan, which becomes its drawn face.
        hand->command("studio.form");
        const ContentId board = box.make("board", QStringLiteral("Mill meadow"));
        box.paintPage();
        QImage sheet(600, 600, QImage::Format_RGB32);
        sheet.fill(QColor(200, 190, 160));
        QPainter(&sheet).fillRect(60, 60, 480, 480, QColor(90, 140, 70));
        const QString scan = folder.filePath(QStringLiteral("scan.png"));
        QVERIFY(sheet.save(scan));
        Hand::withDialog([&] { hand->press(QStringLiteral("boardScan")); },
                         [&] { hand->type(QStringLiteral("fileNameEdit"), scan); });
        QVERIFY(box.page().canvas().asksCorners());
        box.corners({{60, 60}, {540, 60}, {60, 540}});
        QVERIFY(!box.page().canvas().asksCorners());
        box.brush(0, QStringLiteral("Beet field"));
        for (int i = 2; i < 6; ++i)
            box.paint({i, 4});
        hand->press(QStringLiteral("boardUseScan"));
        const rules::BoardDef* traced = box.document().liveLibrary()->board(board);
        QVERIFY(traced);
        QCOMPARE(traced->faces.front().grid.at({3, 4}).value, ground.value);
        QVERIFY(!traced->faces.front().art.empty());
        QVERIFY(box.document().unreadable().empty());

        hand->command("file.save");
        QTRY_VERIFY(!box.document().isModified());
        const QByteArray made = box.document().toBytes();
        model::PackDocument& document = box.document();
        for (const ContentId& id :
             {faction, officer, squad, hero, command, platoon, heroTile, option, ground, house, board})
            QVERIFY2(f.window->library()->head(id), id.value.c_str());

        // Exported by the window: one file to hand on.
        const QString archive = folder.filePath(QStringLiteral("box.bocagepack"));
        hand->command("file.export", [&] { hand->type(QStringLiteral("fileNameEdit"), archive); });
        QVERIFY(QFile::exists(archive));
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QCOMPARE(document.toBytes(), nothing);
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        QCOMPARE(document.toBytes(), made);

        // Used: the board and the house in a scenario, the tiles in an army, its people on the map.
        hand->command("file.new");
        hand->command("battlefield.quickLayout", [&] {
            hand->press(QStringLiteral("preset.2x1"));
            hand->chooseText(QStringLiteral("place.0.0"), QStringLiteral("Mill meadow"));
            hand->press(QStringLiteral("layOut"));
        });
        hand->take(Hand::Overlays, QStringLiteral("watch house"));
        hand->layAt({6, 6});
        QCOMPARE(f.scenario().battlefield.boards.front().board.value, board.value);
        QCOMPARE(f.scenario().battlefield.overlays.front().overlay.value, house.value);
        hand->command("view.briefing");
        hand->nameTwoSides(QStringLiteral("Watch"), QStringLiteral("Others"));
        hand->describePlayer("player-1", faction.value.c_str(), "250", "4");
        hand->muster("player-1", "army-1", {"reed and", "watch platoon", "marta of"});
        hand->command("view.map");
        hand->showTab("boxTabs", Hand::Units);
        hand->press(QStringLiteral("unitsFromArmies"));
        hand->takeFromTray();
        hand->layAt({1, 1});
        QCOMPARE(f.scenario().pieces.size(), 1u);
        QCOMPARE(std::string(f.scenario().pieces.front().content.pack()), std::string("evening-box"));
        const QString path = folder.filePath(QStringLiteral("mill.scenario.json"));
        hand->saveAs(path);
        QVERIFY(QFile::exists(path));

        // Somebody else opens the file, reads what is in it and installs it: the same bytes, and the scenario
        // shows no ghosts.
        {
            const SecondProfile other(folder.filePath(QStringLiteral("other")));
            WindowFixture theirs(WindowFixture::Leftovers::Keep, model::loadInstalledLibrary());
            QVERIFY(!theirs.window->library()->head(board));
            std::unique_ptr<Hand> theirHand;
            if (mouse)
                theirHand = std::make_unique<MouseHand>(theirs);
            else
                theirHand = std::make_unique<KeyboardHand>(theirs);
            QStringList asked;
            answerDialogs(
                asked,
                {{QStringLiteral("packQuestion"), [&] { theirHand->press(QStringLiteral("install")); }},
                 {QStringLiteral("packInstalled"),
                  [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Return); }}});
            theirHand->command("file.open",
                               [&] { theirHand->type(QStringLiteral("fileNameEdit"), archive); });
            QTRY_COMPARE(asked.size(), 2);
            for (const ContentId& id : {faction, officer, command, option, ground, house, board})
                QVERIFY2(theirs.window->library()->head(id), id.value.c_str());
            const auto again = model::openPack(model::userPacksFolder() + QStringLiteral("/evening-box"),
                                               theirs.window->library());
            QVERIFY(again);
            QCOMPARE(again->document->toBytes(), made);
            // As it came by post: the other window still has its own.
            const QString posted = folder.filePath(QStringLiteral("other/mill.scenario.json"));
            QVERIFY(QFile::copy(path, posted));
            theirs.window->openFiles({posted});
            QCOMPARE(theirs.scenario().pieces.size(), 1u);
            QVERIFY(theirs.document().library()->head(theirs.scenario().pieces.front().content));
        }
        QCOMPARE(watch.presses > 0, mouse);

        // Both ways lead to the same box; only the pixels of a scan set by hand may lie a hair apart.
        std::map<QString, QByteArray> files = model::packFiles(document.value());
        std::erase_if(files, [](const auto& each) { return each.first.startsWith(QLatin1String("art/")); });
        if (m_other.empty()) {
            m_other = files;
            return;
        }
        for (const auto& [name, bytes] : files)
            QCOMPARE(bytes, m_other[name]);
        QCOMPARE(files.size(), m_other.size());
    }
};

QTEST_MAIN(TestStudioBox)
#include "test_studio_box.moc"
