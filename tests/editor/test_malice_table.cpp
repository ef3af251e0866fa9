#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QtTest>

#include "editor/briefing/briefing_view.h"
#include "editor/systems/malice/land_tool.h"
#include "model/io/load_file.h"
#include "model/systems/malice/analysis/table_edits.h"
#include "model/systems/malice/analysis/travel.h"
#include "tests/editor/hex_hands.h"

using namespace bocage;
using namespace bocage::rules::malice;
using test::clickHex;
using test::hexPixel;
using test::WindowFixture;

/// What the forms of a scenario say, and the land where two boards meet: in the real window, on the sample
/// whose two maps are joined.
class TestMaliceTable : public QObject {
    Q_OBJECT

    static void open(WindowFixture& f) {
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/light-over-the-coast.scenario.json")});
        QCoreApplication::processEvents();
    }
    static Table table(WindowFixture& f) { return Table::of(f.scenario(), *f.document().library()); }
    static QListWidget* sections(WindowFixture& f) {
        f.action("view.briefing")->trigger();
        return f.view().briefing().findChild<QListWidget*>();
    }
    static void showSection(WindowFixture& f, const QString& title) {
        QListWidget* list = sections(f);
        QVERIFY(list);
        const auto found = list->findItems(title, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        list->setCurrentItem(found.front());
        QCoreApplication::processEvents();
    }
    static QWidget* field(WindowFixture& f, const char* name) {
        return f.view().briefing().findChild<QWidget*>(QLatin1String(name));
    }
    /// Everything people can read of the widgets below.
    static QStringList words(const QWidget& top) {
        QStringList all;
        for (const QWidget* each : top.findChildren<QWidget*>()) {
            all << each->toolTip() << each->accessibleName();
            if (const auto* label = qobject_cast<const QLabel*>(each))
                all << label->text();
            if (const auto* button = qobject_cast<const QAbstractButton*>(each))
                all << button->text();
            if (const auto* line = qobject_cast<const QLineEdit*>(each))
                all << line->placeholderText();
            if (const auto* text = qobject_cast<const QPlainTextEdit*>(each))
                all << text->placeholderText();
            if (const auto* box = qobject_cast<const QComboBox*>(each))
                for (int i = 0; i < box->count(); ++i)
                    all << box->itemText(i);
        }
        all.removeAll(QString());
        return all;
    }

    /// A way over the edge where two boards are joined: a whole cell, the hex they share, a whole cell of the
    /// other board.
    struct Crossing {
        rules::Cell from, shared, to;
        std::pair<Graph::Ref, Graph::Ref> halves;
        int boardFrom = -1, boardTo = -1;
    };
    static std::optional<Crossing> crossing(const Table& table) {
        for (const Join& join : table.section.joins)
            for (const auto& halves : facingCells(table, join)) {
                const TableBoard& a = table.boards[static_cast<std::size_t>(halves.first.board)];
                const TableBoard& b = table.boards[static_cast<std::size_t>(halves.second.board)];
                const rules::Cell shared = a.toTable(halves.first.at);
                if (b.toTable(halves.second.at) != shared)
                    continue;
                for (int side = 0; side < 6; ++side) {
                    const rules::Cell to = rules::hexGrid().beyond(shared, side);
                    const rules::Cell from = rules::hexGrid().beyond(shared, (side + 3) % 6);
                    const CellInfo* first = a.find(a.fromTable(from));
                    const CellInfo* last = b.find(b.fromTable(to));
                    if (first && last && first->shape == Shape::Full && last->shape == Shape::Full &&
                        !a.find(a.fromTable(to)) && !b.find(b.fromTable(from)))
                        return Crossing{from, shared, to, halves, halves.first.board, halves.second.board};
                }
            }
        return std::nullopt;
    }
    static const CellInfo& cellOf(const Table& table, const Graph::Ref& ref) {
        return *table.boards[static_cast<std::size_t>(ref.board)].find(ref.at);
    }
    static Graph::Ref refOf(const Table& table, int board, rules::Cell onTable) {
        return {board, table.boards[static_cast<std::size_t>(board)].fromTable(onTable)};
    }
    static void drag(WindowFixture& f, std::initializer_list<rules::Cell> way) {
        QWidget* view = f.canvas().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, hexPixel(f, *way.begin()));
        for (const rules::Cell cell : way)
            WindowFixture::sendMove(view, hexPixel(f, cell));
        QTest::mouseRelease(view, Qt::LeftButton, {}, hexPixel(f, *(way.end() - 1)));
    }
    static std::size_t found(WindowFixture& f, const char* rule) {
        rules::ValidateRequest request;
        request.library = f.document().library();
        request.scenario = &f.scenario();
        std::size_t count = 0;
        for (const rules::Finding& finding : rules::validate(request).findings)
            count += finding.rule == rule ? 1 : 0;
        return count;
    }

private Q_SLOTS:
    /// Boards, tokens, avatars and cards are what a table takes out of its boxes.
    void boxesNeededAreTold() {
        WindowFixture f;
        open(f);
        showSection(f, QStringLiteral("Boxes needed"));
        QVERIFY(!QTest::currentTestFailed());
        auto* boxes = qobject_cast<QLabel*>(field(f, "boxesNeeded"));
        QVERIFY(boxes);
        QVERIFY2(boxes->text().contains(QStringLiteral("Sample box")), qPrintable(boxes->text()));
        const QStringList told = words(*field(f, "briefing.boxes"));
        for (const char* each : {"Boards", "Markers and tokens", "Avatars", "Masteries", "1 × Hollow Coast",
                                 "2 × Light Well", "4 × Dark Well", "6 × Gate Seal", "1 × Tidecaller"})
            QVERIFY2(told.contains(QString::fromUtf8(each)),
                     qPrintable(QString::fromUtf8(each) + QLatin1Char('\n') + told.join(QLatin1Char('\n'))));
    }

    /// No form of this game speaks of the armies, factions and battles of another.
    void formsSpeakOfThisGame() {
        WindowFixture f;
        open(f);
        QListWidget* list = sections(f);
        QVERIFY(list);
        static const QRegularExpression strange(
            QStringLiteral("\\b(arm(y|ies)|battles?|factions?|allies|cultists|platoons?|recruit\\w*|sight|"
                           "barrage|reinforcements)\\b"),
            QRegularExpression::CaseInsensitiveOption);
        QStringList wrong;
        for (int row = 0; row < list->count(); ++row) {
            list->setCurrentRow(row);
            QCoreApplication::processEvents();
            for (const QString& text : words(f.view().briefing()))
                if (strange.match(text).hasMatch() && !wrong.contains(text))
                    wrong << text;
        }
        QCOMPARE(wrong.join(QLatin1Char('\n')), QString());
    }

    /// An answer is never seen under another question than its own.
    void answersBelongToTheirQuestions() {
        WindowFixture f;
        open(f);
        showSection(f, QStringLiteral("Simulations"));
        QVERIFY(!QTest::currentTestFailed());
        auto* which = qobject_cast<QComboBox*>(field(f, "simulator"));
        QVERIFY(which);
        const auto answer = [&] { return field(f, "simulationResult") != nullptr; };
        const auto ask = [&] {
            QTest::mouseClick(field(f, "simulationRun"), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(field(f, "simulationRun")->isEnabled() && answer(), 60'000);
        };
        which->setCurrentIndex(which->findData(QStringLiteral("movement")));
        ask();
        QVERIFY(!QTest::currentTestFailed());
        which->setCurrentIndex(which->findData(QStringLiteral("luck")));
        QVERIFY2(!answer(), "another simulator");
        ask();
        QVERIFY(!QTest::currentTestFailed());
        auto* target = qobject_cast<QSpinBox*>(field(f, "simulation/target"));
        QVERIFY(target);
        target->setValue(target->value() + 1);
        QVERIFY2(!answer(), "another setting");
        ask();
        QVERIFY(!QTest::currentTestFailed());
        auto* seed = qobject_cast<QSpinBox*>(field(f, "simulationSeed"));
        seed->setValue(seed->value() + 1);
        QVERIFY2(!answer(), "another seed");
        ask();
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(model::malice::TableEdits(f.document()).setAvatars(5));
        QVERIFY2(!answer(), "another scenario");
        // One that is still awaited does not come under the next question either.
        which->setCurrentIndex(which->findData(QStringLiteral("arrival")));
        qobject_cast<QSpinBox*>(field(f, "simulationRuns"))->setValue(10'000'000);
        QTest::mouseClick(field(f, "simulationRun"), Qt::LeftButton);
        which->setCurrentIndex(which->findData(QStringLiteral("luck")));
        QVERIFY(field(f, "simulationRun")->isEnabled());
        QTest::qWait(300);
        QVERIFY2(!answer(), "the answer to the question before");

        auto* creature = qobject_cast<QLabel*>(field(f, "creature"));
        const QString nothing = creature->text();
        for (const char* name : {"creatureTerrain", "creatureKind"}) {
            QTest::mouseClick(field(f, "creatureRoll"), Qt::LeftButton);
            QVERIFY(creature->text() != nothing);
            auto* box = qobject_cast<QComboBox*>(field(f, name));
            box->setCurrentIndex(1);
            QVERIFY2(creature->text() == nothing, name);
        }
    }

    /// Brush, line and fill know one land, however many boards it lies on.
    void landHangsTogetherAcrossAJoin() {
        WindowFixture f;
        open(f);
        const auto way = crossing(table(f));
        QVERIFY(way);
        f.action("tool.malice.land")->trigger();
        auto* tool = qobject_cast<editor::malice::LandTool*>(f.canvas().tool());
        QVERIFY(tool);
        const QByteArray before = f.document().toBytes();
        const auto terrains = [&] {
            const Table now = table(f);
            std::vector<std::optional<Terrain>> all;
            for (const Graph::Ref& ref : {refOf(now, way->boardFrom, way->from), way->halves.first,
                                          way->halves.second, refOf(now, way->boardTo, way->to)})
                all.push_back(cellOf(now, ref).terrain);
            return all;
        };
        const auto all = [](Terrain terrain) {
            return std::vector<std::optional<Terrain>>(4, std::optional(terrain));
        };
        tool->setTerrain(rules::ContentId("som-base:terrain/wild"));
        tool->setShape(editor::malice::LandTool::Shape::Brush);
        drag(f, {way->from, way->shared, way->to});
        QCOMPARE(terrains(), all(Terrain::Wild));
        f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), before);
        tool->setShape(editor::malice::LandTool::Shape::Line);
        drag(f, {way->from, way->to});
        QCOMPARE(terrains(), all(Terrain::Wild));
        tool->setTerrain(rules::ContentId("som-base:terrain/swamp"));
        tool->setShape(editor::malice::LandTool::Shape::Fill);
        const QByteArray lined = f.document().toBytes();
        clickHex(f, way->from);
        QCOMPARE(terrains(), all(Terrain::Swamp));
        f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), lined);
    }

    /// A road drawn over the edge is a road to walk on: three steps of half a point.
    void roadsLeadAcrossAJoin() {
        WindowFixture f;
        open(f);
        const auto way = crossing(table(f));
        QVERIFY(way);
        const std::size_t dangling = found(f, "SOM-CHK-33");
        f.action("tool.malice.land")->trigger();
        auto* tool = qobject_cast<editor::malice::LandTool*>(f.canvas().tool());
        QVERIFY(tool);
        // Over land, so that a road is what it takes.
        tool->setTerrain(rules::ContentId("som-base:terrain/wild"));
        drag(f, {way->from, way->shared, way->to});
        const QByteArray wild = f.document().toBytes();
        tool->setWhat(editor::malice::LandTool::What::Route);
        tool->setRoute(RouteKind::Road);
        drag(f, {way->from, way->shared, way->to});
        const Table now = table(f);
        const Graph graph(now);
        const Graph::Ref start = refOf(now, way->boardFrom, way->from),
                         end = refOf(now, way->boardTo, way->to);
        const Reach reach(graph, {graph.nodeAt(start.board, start.at)}, {});
        QCOMPARE(reach.halves(graph.nodeAt(end.board, end.at)), 3);
        QCOMPARE(found(f, "SOM-CHK-33"), dangling);
        f.action("edit.undo")->trigger();
        QCOMPARE(f.document().toBytes(), wild);
    }

    /// A way through a Gate tells the rules of Gates, and that a jump needs luck.
    void jumpsThroughGatesAreExplained() {
        WindowFixture f;
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/the-last-ferry.scenario.json")});
        const model::malice::Travel travel(f.scenario(), f.document().library());
        const std::vector<int> gates = travel.graph().with(Site::Gate);
        QCOMPARE(gates.size(), std::size_t(2));
        model::malice::Travel::Band band;
        band.throughGates = true;
        const auto reached = travel.reach(gates[0], band);
        const model::AnalysisWords jump = reached->explain(gates[1]);
        QVERIFY2(jump.title.contains(QStringLiteral("0 point")), qPrintable(jump.title));
        QCOMPARE(jump.rules, QStringList({QStringLiteral("SOM-GATE-01"), QStringLiteral("SOM-GATE-03")}));
        QVERIFY(jump.reasons.contains(QStringLiteral("gate\u00A00")));
        QVERIFY(jump.detail().contains(QStringLiteral("luck")));
        // Every step of every way has a price and a rule, and the prices add up.
        for (int node = 0; node < static_cast<int>(travel.nodes().size()); ++node) {
            const Reach free(travel.graph(), {gates[0]}, {-1, true, {}});
            const auto way = free.way(node);
            int total = 0;
            for (const Reach::Leg& leg : free.legs(travel.graph(), way)) {
                total += leg.halves;
                QVERIFY(*leg.rule);
                QCOMPARE(leg.gate, leg.halves == 0);
            }
            if (!way.empty())
                QCOMPARE(total, free.halves(node));
        }
    }
};

QTEST_MAIN(TestMaliceTable)
#include "test_malice_table.moc"
