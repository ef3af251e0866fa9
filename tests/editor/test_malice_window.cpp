#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTreeView>
#include <QtTest>

#include "editor/army/army_sheet.h"
#include "editor/army/catalogue_panel.h"
#include "editor/army/curve_plot.h"
#include "editor/briefing/briefing_view.h"
#include "editor/panels/problems_panel.h"
#include "editor/systems/malice/land_tool.h"
#include "editor/systems/malice/party_comparison.h"
#include "editor/systems/malice/travel_tool.h"
#include "editor/tools/tool_manager.h"
#include "model/io/load_file.h"
#include "model/io/share_code.h"
#include "model/render/map_cache.h"
#include "model/render/map_renderer.h"
#include "model/systems/malice/analysis/table_edits.h"
#include "model/systems/malice/render/malice_map.h"
#include "tests/editor/hex_hands.h"

using namespace bocage;
using namespace bocage::rules::malice;
using test::chooseNext;
using test::clickHex;
using test::hexPixel;
using test::WindowFixture;

/// A scenario on two maps and a party of three, made from nothing in the real window by mouse and keyboard.
class TestMaliceWindow : public QObject {
    Q_OBJECT

    /// As a hand does it: the list drops down, an entry of it is taken.
    static void chooseInPopup(QComboBox& box, int row) {
        box.window()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(box.window()));
        box.setFocus();
        QTRY_VERIFY(box.hasFocus());
        box.showPopup();
        QVERIFY(QTest::qWaitForWindowExposed(box.view()->window()));
        box.view()->setCurrentIndex(box.model()->index(row, 0));
        QTest::keyClick(box.view(), Qt::Key_Return);
    }

    static rules::ContentId board(const char* name) {
        return rules::ContentId(std::string("som-base:board/") + name);
    }
    static void drag(WindowFixture& f, rules::Cell from, rules::Cell to) {
        QTest::mousePress(f.canvas().viewport(), Qt::LeftButton, {}, hexPixel(f, from));
        for (const rules::Cell cell : rules::hexGrid().line(from, to))
            WindowFixture::sendMove(f.canvas().viewport(), hexPixel(f, cell));
        QTest::mouseRelease(f.canvas().viewport(), Qt::LeftButton, {}, hexPixel(f, to));
    }
    static Table table(WindowFixture& f) { return Table::of(f.scenario(), *f.document().library()); }
    static int errors(WindowFixture& f) {
        rules::ValidateRequest request;
        request.library = f.document().library();
        request.scenario = &f.scenario();
        int count = 0;
        for (const rules::Finding& finding : rules::validate(request).findings)
            if (finding.severity == rules::Severity::Error) {
                qInfo("%s", finding.rule.c_str());
                ++count;
            }
        return count;
    }
    static void lay(WindowFixture& f, const char* name, rules::Cell at) {
        model::Placement placement;
        placement.content = board(name);
        f.canvas().setBrush(placement);
        f.action("tool.place")->trigger();
        const std::size_t before = f.scenario().battlefield.boards.size();
        if (before == 0)
            QTest::mouseClick(f.canvas().viewport(), Qt::LeftButton, {},
                              f.canvas().viewport()->rect().center());
        else
            clickHex(f, at);
        QCOMPARE(f.scenario().battlefield.boards.size(), before + 1);
        f.canvas().setBrush(std::nullopt);
        f.action("view.fit")->trigger();
        QCoreApplication::processEvents();
    }
    static QWidget* field(WindowFixture& f, const char* name) {
        return f.view().briefing().findChild<QWidget*>(QLatin1String(name));
    }
    static void select(WindowFixture& f, const char* name, const QString& key) {
        auto* box = qobject_cast<QComboBox*>(field(f, name));
        QVERIFY(box);
        box->setCurrentIndex(box->findData(key));
        Q_EMIT box->activated(box->currentIndex());
    }
    static void showSection(WindowFixture& f, const QString& title) {
        f.action("view.briefing")->trigger();
        auto* list = f.view().briefing().findChild<QListWidget*>();
        QVERIFY(list);
        const auto found = list->findItems(title, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        list->setCurrentItem(found.front());
        QCoreApplication::processEvents();
    }

    /// Two maps that share an edge and the Shadow Realm beside them.
    void layTable(WindowFixture& f) {
        chooseNext(QStringLiteral("Shadows of Malice"), QStringLiteral("gameChosen"));
        f.action("file.new")->trigger();
        QCOMPARE(f.scenario().system, std::string("malice"));
        lay(f, "hollow-coast", {});
        const rules::Cell origin = f.scenario().battlefield.boards[0].at;
        lay(f, "mirefen", origin + rules::Cell{19, -3});
        lay(f, "realm-s1", origin + rules::Cell{-6, 20});
    }

private Q_SLOTS:
    void initTestCase() { qApp->setProperty("testChoosesTheGame", true); }

    void twoMapsFromNothing() {
        WindowFixture f;
        layTable(f);
        QVERIFY(!QTest::currentTestFailed());
        const QByteArray apart = f.document().toBytes();
        QVERIFY(scenarioSection(f.scenario().extras).joins.empty());

        // Dragged towards the other, the second map snaps to its edge, and the two are joined.
        f.action("tool.malice.boards")->trigger();
        const rules::PlacedBoard first = f.scenario().battlefield.boards[0];
        const rules::PlacedBoard second = f.scenario().battlefield.boards[1];
        const rules::Cell grip = second.at + rules::Cell{5, 5};
        const rules::Cell wanted = first.at + rules::Cell{10, -5};
        drag(f, grip, grip + (wanted - second.at) + rules::Cell{1, 0});
        QCOMPARE(f.scenario().battlefield.boards[1].at, wanted);
        std::vector<Join> joins = scenarioSection(f.scenario().extras).joins;
        QCOMPARE(joins.size(), std::size_t(1));
        QCOMPARE(facingCells(table(f), joins[0]).size(), std::size_t(6));
        f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), apart);
        f.action("edit.redo")->trigger();

        // With the keyboard: taken up, turned by R, laid down.
        f.canvas().setCursorCell(wanted + rules::Cell{5, 5});
        f.canvas().setFocus();
        QTest::keyClick(f.canvas().viewport(), Qt::Key_Return);
        QTest::keyClick(f.canvas().viewport(), Qt::Key_R);
        QTest::keyClick(f.canvas().viewport(), Qt::Key_Return);
        QCOMPARE(rules::hexGrid().steps(f.scenario().battlefield.boards[1].rotation), 1);
        f.action("edit.undo")->trigger();
        QCOMPARE(f.scenario().battlefield.boards[1].rotation, rules::Rotation::R0);

        // The game and its set-up, in the briefing.
        showSection(f, QStringLiteral("The game"));
        QVERIFY(!QTest::currentTestFailed());
        select(f, "malice-scenario", QStringLiteral("preserve"));
        QCOMPARE(scenarioSection(f.scenario().extras).scenario, ScenarioKind::Preserve);
        select(f, "malice-dstar", QStringLiteral("lockdown"));
        QCOMPARE(scenarioSection(f.scenario().extras).dstarMethod, std::string("lockdown"));
        showSection(f, QStringLiteral("Set-up and ways"));
        QVERIFY(!QTest::currentTestFailed());
        qobject_cast<QSpinBox*>(field(f, "malice-seed"))->setValue(7);
        field(f, "malice-deal")->setFocus();
        QTest::keyClick(field(f, "malice-deal"), Qt::Key_Space);
        const auto count = [&](Token::Kind kind, const char* what = nullptr) {
            int sum = 0;
            for (const Token& token : table(f).tokens)
                sum += token.kind == kind && (!what || token.what == what);
            return sum;
        };
        QCOMPARE(count(Token::Kind::Well), 6);
        QCOMPARE(count(Token::Kind::Well, "light"), 2);
        QCOMPARE(count(Token::Kind::City), 2);
        QCOMPARE(count(Token::Kind::Mystic), 2);
        QCOMPARE(count(Token::Kind::Seal), 6);
        const QByteArray dealt = f.document().toBytes();
        // Another number, another deal; the first again, the same.
        QTest::mouseClick(field(f, "malice-deal-next"), Qt::LeftButton);
        QVERIFY(f.document().toBytes() != dealt);
        f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), dealt);
        auto* distances = qobject_cast<QTableWidget*>(field(f, "malice-distances"));
        QVERIFY(distances);
        // Two Gates, each to six strongholds, two cities and two mystics.
        QCOMPARE(distances->rowCount(), 20);
        QCOMPARE(errors(f), 0);

        // On disk, and back.
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two-maps.scenario.json"));
        QVERIFY(f.window->saveTo(*f.window->pages().current(), path));
        QCOMPARE(*model::readFile(path), f.document().toBytes());
    }

    /// Hidden tokens are backs; the layer of notes adds what the designer knows.
    void secretsAreALayer() {
        WindowFixture f;
        layTable(f);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(model::malice::TableEdits(f.document()).deal({DealKind::Wells}, 3));
        const auto picture = [&](const rules::Scenario& scenario, model::MapLayers layers) {
            QImage image(700, 500, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            const model::MapRenderer renderer(scenario, f.document().library());
            painter.scale(20, 20);
            painter.translate(-renderer.bounds().topLeft());
            model::MapOptions options;
            options.layers = layers;
            renderer.paintTokens(painter, renderer.bounds(), options);
            painter.end();
            return image;
        };
        // The same places with Light and Dark exchanged.
        rules::Scenario other = f.scenario();
        const rules::ContentId light = markerFor(*f.document().library(), Token::Kind::Well, "light");
        const rules::ContentId dark = markerFor(*f.document().library(), Token::Kind::Well, "dark");
        for (rules::Piece& piece : other.pieces)
            piece.content = piece.content == light ? dark : piece.content == dark ? light : piece.content;
        QVERIFY(other.pieces != f.scenario().pieces);
        QCOMPARE(picture(other, model::MapLayer::Pieces), picture(f.scenario(), model::MapLayer::Pieces));
        QVERIFY(picture(other, model::MapLayer::Notes) != picture(f.scenario(), model::MapLayer::Notes));
    }

    /// A board of a hundred thousand spaces is drawn plainly, not for ever.
    void hugeBoardsAreDrawnPlainly() {
        const rules::LibraryPtr library = WindowFixture::library().library;
        rules::BoardDef huge;
        huge.grid = rules::GridKind::Hex;
        rules::Face face;
        face.name = "a";
        face.grid = {320, 320,
                     std::vector<rules::ContentId>(320 * 320, rules::ContentId("som-base:terrain/water"))};
        for (std::size_t i = 0; i < 320 * 160; ++i)
            face.grid.cells[i] = rules::ContentId("som-base:terrain/desert");
        huge.faces = {face};
        QImage image(500, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(1, 1);
        model::MapRenderer::paintBoard(painter, huge, huge.faces.front(), *library);
        painter.end();
        const QColor sand = image.pixelColor(200, 60), sea = image.pixelColor(300, 230);
        QVERIFY(sand.red() > sand.blue());
        QVERIFY(sea.blue() > sea.red());
    }

    void landIsPaintedAndUndone() {
        WindowFixture f;
        layTable(f);
        QVERIFY(!QTest::currentTestFailed());
        // The outline lists only kinds that packs of the game bring: no overlays, edges, corners.
        const auto* outline = f.window->findChild<QTreeView*>(QStringLiteral("outlineTree"));
        QVERIFY(outline);
        QStringList kinds;
        for (int row = 0; row < outline->model()->rowCount(); ++row)
            if (!outline->isRowHidden(row, {}))
                kinds << outline->model()->index(row, 0).data().toString().section(QLatin1Char(' '), 0, 0);
        QVERIFY(kinds.contains(QStringLiteral("Boards")) && kinds.contains(QStringLiteral("Notes")));
        QVERIFY2(!kinds.contains(QStringLiteral("Overlays")) && !kinds.contains(QStringLiteral("Edges")),
                 qPrintable(kinds.join(QLatin1Char(' '))));

        const QByteArray before = f.document().toBytes();
        const rules::Cell origin = f.scenario().battlefield.boards[0].at;
        const rules::Cell spot = origin + rules::Cell{4, 4};
        f.action("tool.malice.land")->trigger();
        const auto info = [&](rules::Cell cell) {
            const Table now = table(f);
            const auto found = now.find(cell);
            return found.board < 0 ? CellInfo()
                                   : *now.boards[static_cast<std::size_t>(found.board)].find(found.at);
        };
        auto* terrains = f.window->findChild<QComboBox*>(QStringLiteral("land.kind"));
        QVERIFY(terrains);
        terrains->setCurrentIndex(terrains->findText(QStringLiteral("Swamp"), Qt::MatchContains));
        Q_EMIT terrains->activated(terrains->currentIndex());
        drag(f, spot, spot + rules::Cell{2, 0});
        for (int i = 0; i < 3; ++i)
            QCOMPARE(info(spot + rules::Cell{i, 0}).terrain, std::optional(Terrain::Swamp));
        f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), before);
        // A road through two sides: both cells of each side have their end of it.
        f.window->findChild<QAbstractButton*>(QStringLiteral("land.route"))->click();
        drag(f, spot, spot + rules::Cell{2, 0});
        QCOMPARE(info(spot + rules::Cell{1, 0}).routes[1], std::optional(RouteKind::Road));
        QCOMPARE(info(spot + rules::Cell{1, 0}).routes[4], std::optional(RouteKind::Road));
        QCOMPARE(info(spot).routes[1], std::optional(RouteKind::Road));
        f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), before);
        // A launch and a lair; the lair again takes it away.
        const auto press = [&](const char* name) {
            auto* button = f.window->findChild<QAbstractButton*>(QLatin1String(name));
            QVERIFY2(button, name);
            button->click();
            QCoreApplication::processEvents();
        };
        press("land.site");
        QVERIFY(!QTest::currentTestFailed());
        const auto chooseSite = [&](const QString& name) {
            auto* sites = f.window->findChild<QComboBox*>(QStringLiteral("land.siteKind"));
            QVERIFY(sites);
            sites->setCurrentIndex(sites->findText(name));
            Q_EMIT sites->activated(sites->currentIndex());
        };
        const bool launch = info(spot).launch;
        chooseSite(QStringLiteral("Launch"));
        // With the keyboard: it goes on where the pointer was left.
        f.canvas().setFocus();
        QTest::keyClick(f.canvas().viewport(), Qt::Key_Left);
        QTest::keyClick(f.canvas().viewport(), Qt::Key_Left);
        QCOMPARE(f.canvas().cursorCell(), spot);
        QTest::keyClick(f.canvas().viewport(), Qt::Key_Return);
        QCOMPARE(info(spot).launch, !launch);
        // What is shown on the map has the keyboard, wherever the pointer rests.
        const rules::Cell other = spot + rules::Cell{0, 2};
        const bool second = info(other).launch;
        WindowFixture::sendMove(f.canvas().viewport(), hexPixel(f, spot));
        f.canvas().revealCells({other});
        QTest::keyClick(f.canvas().viewport(), Qt::Key_Return);
        QCOMPARE(info(other).launch, !second);
        QCOMPARE(info(spot).launch, !launch);
        chooseSite(QStringLiteral("Lair"));
        clickHex(f, spot);
        QCOMPARE(info(spot).sites, std::vector{Site::Lair});
        clickHex(f, spot);
        QVERIFY(info(spot).sites.empty());
        // A second terrain is shown; the one that counts stays, and is named among the others.
        press("land.terrain");
        press("land.mixed");
        QVERIFY(!QTest::currentTestFailed());
        const auto ground = info(spot).terrain;
        QVERIFY(ground && *ground != Terrain::Swamp);
        const std::vector<std::string> mixed = info(spot).mixed;
        clickHex(f, spot);
        QCOMPARE(info(spot).terrain, ground);
        QCOMPARE(info(spot).mixed.front(), std::string(nameOf(*ground)));
        QCOMPARE(info(spot).mixed.back(), std::string("swamp"));
        clickHex(f, spot);
        QCOMPARE(info(spot).mixed, mixed);
    }

    /// The tiles of the canvas have everything that pictures and paper have.
    void avatarsStandOnTheTable() {
        WindowFixture f;
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/light-over-the-coast.scenario.json")});
        const rules::LibraryPtr library = f.document().library();
        const auto avatars = model::malice::placedAvatars(f.scenario(), *library);
        QCOMPARE(avatars.size(), std::size_t(3));
        constexpr double scale = 128;
        const QSize size(96, 96);
        // Whole pixels, as the canvas scrolls.
        const QPoint offset =
            (avatars.front().rect().center() * scale).toPoint() - QPoint(size.width() / 2, size.height() / 2);
        const QRectF around(QPointF(offset) / scale, QSizeF(size) / scale);
        const auto seen = [&](const auto& paint) {
            QImage image(size, QImage::Format_RGB32);
            QPainter painter(&image);
            painter.translate(-offset);
            painter.scale(scale, scale);
            paint(painter);
            return image;
        };
        const auto kept = [&](const rules::Scenario& scenario) {
            model::MapCache cache(scenario, library);
            return seen([&](QPainter& painter) {
                QVERIFY(cache.paint(painter, around, {}, std::chrono::minutes(1)));
            });
        };
        const auto drawn = [&](const rules::Scenario& scenario) {
            return seen(
                [&](QPainter& painter) { model::MapRenderer(scenario, library).paint(painter, around, {}); });
        };
        const auto apart = [](const QImage& one, const QImage& other) {
            int count = 0;
            for (int y = 0; y < one.height(); ++y)
                for (int x = 0; x < one.width(); ++x)
                    count += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 12 ? 1 : 0;
            return count;
        };
        const int few = size.width() * size.height() / 50;
        QVERIFY(apart(kept(f.scenario()), drawn(f.scenario())) < few);
        rules::Scenario nobody = f.scenario(), painted = f.scenario();
        nobody.sides.clear();
        QVERIFY(apart(drawn(nobody), drawn(f.scenario())) > few);
        // Land that the scenario paints over its boards is seen, too.
        ScenarioSection section = scenarioSection(painted.extras);
        Paint lake{painted.battlefield.boards[0].id, {}};
        CellDetail cell;
        cell.at = avatars.front().at - painted.battlefield.boards[0].at;
        cell.terrain = rules::ContentId("som-base:terrain/water");
        lake.cells.push_back(cell);
        section.paint.push_back(lake);
        setSection(painted.extras, section);
        QVERIFY(apart(drawn(painted), drawn(f.scenario())) > few);
        QVERIFY(apart(kept(painted), drawn(painted)) < few);
    }

    void waysAreMeasured() {
        WindowFixture f;
        layTable(f);
        QVERIFY(!QTest::currentTestFailed());
        const Table now = table(f);
        const CellInfo* gate = now.boards[0].only(Site::Gate);
        QVERIFY(gate);
        f.action("tool.malice.travel")->trigger();
        clickHex(f, gate->onTable);
        auto* tool = qobject_cast<editor::malice::TravelTool*>(f.canvas().tool());
        QVERIFY(tool);
        QVERIFY(tool->words().title.contains(QStringLiteral("5 movement point")));
        const CellInfo* city = now.boards[0].only(Site::City);
        WindowFixture::sendMove(f.canvas().viewport(), hexPixel(f, city->onTable));
        // What the tool says is what the rules say.
        const Graph graph(now);
        const Reach reach(graph, {graph.nodeAt(0, gate->at)}, {});
        const int halves = reach.halves(graph.nodeAt(0, city->at));
        QVERIFY(halves > 0);
        QVERIFY(tool->words().title.contains(model::malice::pointsText(halves)));
        QVERIFY(!tool->words().rules.isEmpty());
        for (const QString& rule : tool->words().rules)
            QVERIFY(rule.startsWith(QStringLiteral("SOM-")));
        f.window->findChild<QAbstractButton*>(QStringLiteral("travel.shadow"))->click();
        const ShadowWay way = shadowWay(graph, now, graph.nodeAt(0, gate->at));
        QVERIFY(way.steps > 0);
        QVERIFY(tool->words().title.contains(QString::number(way.steps)));
        QVERIFY(tool->words().rules.contains(QStringLiteral("SOM-STURN-10.b")));
    }

    /// Simulations run beside the window, are told with tables and curves, and can be stopped.
    void scenariosAreSimulated() {
        WindowFixture f;
        f.window->resize(1280, 720);
        layTable(f);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(model::malice::TableEdits(f.document())
                    .deal({std::begin(allDealKinds), std::end(allDealKinds)}, 7));
        showSection(f, QStringLiteral("Simulations"));
        QVERIFY(!QTest::currentTestFailed());
        auto* which = qobject_cast<QComboBox*>(field(f, "simulator"));
        QVERIFY(which);
        QCOMPARE(which->count(), 9);
        const auto headline = [&] {
            auto* label = qobject_cast<QLabel*>(field(f, "simulationHeadline"));
            return label ? label->text() : QString();
        };
        which->setCurrentIndex(which->findData(QStringLiteral("arrival")));
        Q_EMIT which->activated(which->currentIndex());
        qobject_cast<QSpinBox*>(field(f, "simulationRuns"))->setValue(500);
        QTest::mouseClick(field(f, "simulationRun"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(field(f, "simulationRun")->isEnabled() && !headline().isEmpty(), 60'000);
        // Also in a low window the answer is in sight, and nothing that looks like more to come.
        QTRY_VERIFY(!field(f, "simulationHeadline")->visibleRegion().isEmpty());
        QVERIFY(!field(f, "simulationProgress")->isVisible());
        const QString first = headline();
        QVERIFY(!first.contains(QStringLiteral("cannot")));
        QVERIFY(!field(f, "simulationResult")->findChildren<QTableWidget*>().isEmpty());
        // The same seed, the same words.
        QTest::mouseClick(field(f, "simulationRun"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(field(f, "simulationRun")->isEnabled(), 60'000);
        QCOMPARE(headline(), first);
        // What is not set here is as the scenario says, not as the first choice of a list.
        model::malice::TableEdits(f.document()).setAvatars(5);
        model::malice::TableEdits(f.document()).setDstar("net");
        which->setCurrentIndex(which->findData(QStringLiteral("balance")));
        Q_EMIT which->activated(which->currentIndex());
        QTest::mouseClick(field(f, "simulationRun"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(field(f, "simulationRun")->isEnabled(), 60'000);
        QString told;
        for (const QLabel* label : field(f, "simulationResult")->findChildren<QLabel*>())
            told += label->text() + QLatin1Char('\n');
        QVERIFY2(told.contains(QStringLiteral("Avatars in play: 5")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("Star dice: net")), qPrintable(told));
        // A long one is stopped.
        which->setCurrentIndex(which->findData(QStringLiteral("arrival")));
        Q_EMIT which->activated(which->currentIndex());
        qobject_cast<QSpinBox*>(field(f, "simulationRuns"))->setValue(10'000'000);
        QTest::mouseClick(field(f, "simulationRun"), Qt::LeftButton);
        QTRY_VERIFY(field(f, "simulationStop")->isEnabled());
        QTest::mouseClick(field(f, "simulationStop"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(field(f, "simulationRun")->isEnabled(), 60'000);
        QCOMPARE(headline(), QStringLiteral("Stopped."));
        // A creature is rolled and its dice are told.
        auto* creature = qobject_cast<QLabel*>(field(f, "creature"));
        const QString before = creature->text();
        QTest::mouseClick(field(f, "creatureRoll"), Qt::LeftButton);
        QVERIFY(creature->text() != before);
        QVERIFY(creature->text().contains(QStringLiteral("Power:")));
    }

    void partyOfThree() {
        WindowFixture f;
        layTable(f);
        QVERIFY(!QTest::currentTestFailed());
        chooseNext(QStringLiteral("Shadows of Malice"), QStringLiteral("newArmyCreate"));
        f.action("file.newArmy")->trigger();
        auto* sheet = qobject_cast<editor::ArmySheet*>(f.window->pages().current()->view);
        QVERIFY(sheet);
        QCOMPARE(sheet->document().roster().system, std::string("malice"));
        auto* catalogue = f.window->findChild<editor::CataloguePanel*>();
        const Catalogue& cards = Catalogue::of(*sheet->document().library());
        const auto put = [&](const rules::ContentId& thing) {
            catalogue->choose(thing);
            f.action("army.put")->trigger();
        };
        auto avatar = cards.avatars.begin();
        auto mastery = cards.masteries.begin();
        for (int i = 0; i < 3; ++i, ++avatar, ++mastery) {
            while (mastery->second.nameOnly || mastery->second.colour.empty())
                ++mastery;
            put(avatar->first);
            put(mastery->first);
        }
        const rules::Roster& roster = sheet->document().roster();
        QCOMPARE(roster.entries.size(), std::size_t(3));
        for (const rules::RosterEntry& entry : roster.entries)
            QCOMPARE(entry.fillings.size(), std::size_t(1));
        // Named and given a player, with the keyboard.
        auto* name = f.window->findChild<QLineEdit*>(QStringLiteral("avatarName"));
        QVERIFY(name);
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("Aven"));
        QCOMPARE(roster.entries[0].label.in("en"), std::string("Aven"));
        auto* player = f.window->findChild<QLineEdit*>(QStringLiteral("avatarPlayer"));
        QTest::keyClicks(player, QStringLiteral("Kim"));
        QCOMPARE(avatarSection(roster.entries[0].extras).player, std::string("Kim"));
        const QByteArray named = sheet->document().toBytes();
        auto* healthy = f.window->findChild<QSpinBox*>(QStringLiteral("avatarHealthy"));
        healthy->setValue(4);
        QCOMPARE(avatarSection(roster.entries[0].extras).life.healthy, 4);
        f.action("edit.undo")->trigger();
        QCOMPARE(sheet->document().toBytes(), named);
        // It begins at a Gate of a scenario that is open, chosen with the keyboard.
        auto* start = f.window->findChild<QComboBox*>(QStringLiteral("avatarStart"));
        QVERIFY(start);
        start->setFocus();
        QCOMPARE(start->count(), 3);
        QCOMPARE(start->itemText(1), QStringLiteral("Gate of Hollow Coast"));
        QTest::keyClick(start, Qt::Key_Down);
        QTest::keyClick(start, Qt::Key_Down);
        Q_EMIT start->activated(start->currentIndex());
        QCOMPARE(avatarSection(roster.entries[0].extras).start.board,
                 rules::ElementId(start->itemData(2).toString().toStdString()));
        QCOMPARE(start->currentText(), QStringLiteral("Gate of Mirefen"));
        f.action("edit.undo")->trigger();
        QCOMPARE(start->currentIndex(), 0);
        chooseInPopup(*start, 2);
        QCOMPARE(start->currentText(), QStringLiteral("Gate of Mirefen"));
        QCOMPARE(avatarSection(roster.entries[0].extras).start.board,
                 rules::ElementId(start->itemData(2).toString().toStdString()));
        f.action("edit.undo")->trigger();
        // A variant beside it: what only one of them has, and the same curve for the same movement rolls.
        f.action("army.branch")->trigger();
        sheet->setCurrent({roster.entries[2].id});
        f.action("edit.delete")->trigger();
        QCOMPARE(roster.entries.size(), std::size_t(2));
        f.action("party.compare")->trigger();
        auto* compare = f.window->findChild<editor::malice::PartyComparison*>();
        QVERIFY(compare);
        QCOMPARE(compare->table()->columnCount(), 1);
        chooseInPopup(*compare->withBox(), 1);
        QCOMPARE(compare->table()->columnCount(), 2);
        QCOMPARE(compare->table()->item(0, 0)->text(), QStringLiteral("2 of 8"));
        QCOMPARE(compare->table()->item(0, 1)->text(), QStringLiteral("3 of 8"));
        QVERIFY(compare->difference().startsWith(QStringLiteral("Only in the other: ")));
        QCOMPARE(compare->plot()->series().size(), std::size_t(2));
        // Each head adds one: three have four points whatever they roll, two may have three.
        QCOMPARE(compare->plot()->series()[1].values[3], 100.0);
        QVERIFY(compare->plot()->series()[0].values[3] < 100);
        // The code of it is the party again.
        const auto code = model::shareCode(roster);
        QVERIFY(code);
        const auto back = model::readShareCode(*code);
        QVERIFY(back);
        QCOMPARE(back->entries, roster.entries);
        rules::ValidateRequest request;
        request.library = sheet->document().library();
        request.roster = &roster;
        for (const rules::Finding& finding : rules::validate(request).findings)
            QVERIFY2(finding.severity != rules::Severity::Error, finding.rule.c_str());
    }
};

QTEST_MAIN(TestMaliceWindow)
#include "test_malice_window.moc"
