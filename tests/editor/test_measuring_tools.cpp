#include <QSpinBox>

#include "editor/tools/measure_tool.h"
#include "editor/tools/odds_tool.h"
#include "editor/tools/reach_tool.h"
#include "editor/tools/sight_tool.h"
#include "model/analysis/battle_analysis.h"
#include "model/plan/placed_elements.h"
#include "model/systems/normandie/words/sight_text.h"
#include "rules/systems/normandie/sight/sight.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;
using rules::Cell;

class TestMeasuringTools : public QObject {
    Q_OBJECT

private:
    template <class Tool>
    static Tool& tool(WindowFixture& f) {
        return *qobject_cast<Tool*>(f.canvas().tool());
    }
    /// Two cells of the sample whose line has this quality.
    static std::pair<Cell, Cell> lineOf(WindowFixture& f, model::SightQuality quality) {
        const auto rules = model::analyse(f.scenario(), f.document().library());
        const auto bounds = model::battlefieldBounds(f.scenario(), *f.document().library());
        for (int row = bounds.row; row < bounds.row + bounds.rows; ++row)
            for (int col = bounds.col; col < bounds.col + bounds.cols; ++col) {
                const Cell from{col, row};
                if (!rules->exists(from))
                    continue;
                for (const auto& seen : rules->seenFrom(from))
                    if (seen.quality == quality && rules->sight(from, seen.cell).open > 0.2)
                        return {from, seen.cell};
            }
        qFatal("no such line in the sample");
    }

private Q_SLOTS:
    void theRulerAsksTheEngineAndSaysWhy() {
        WindowFixture f;
        f.openSample();
        f.action("tool.sight")->trigger();
        const auto [from, to] = lineOf(f, model::SightQuality::Blocked);
        f.drag(from, to);
        const auto& ruler = tool<editor::SightTool>(f);
        QVERIFY(ruler.line().has_value());
        QCOMPARE(ruler.line()->quality, model::SightQuality::Blocked);
        QVERIFY(ruler.line()->open < 1);
        QVERIFY(!ruler.line()->words.title.isEmpty());
        QVERIFY2(ruler.line()->words.rules.join(QLatin1Char('\n')).contains(QStringLiteral("SON-")),
                 qPrintable(ruler.line()->words.detail()));
        QVERIFY(f.canvas().told().contains(ruler.line()->words.title));
        QCOMPARE(f.document().undoStack().count(), 0);
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QVERIFY(!ruler.line());
    }

    void shadingAgreesWithSingleLines() {
        WindowFixture f;
        f.openSample();
        const auto rules = model::analyse(f.scenario(), f.document().library());
        int looked = 0;
        for (const Cell from : {Cell{3, 3}, Cell{8, 5}, Cell{1, 9}})
            for (const auto& seen : rules->seenFrom(from)) {
                const auto line = rules->sight(from, seen.cell);
                // Night ends sight for a shot; the single line says so in its range instead.
                if (seen.quality == model::SightQuality::Blocked &&
                    line.quality != model::SightQuality::Blocked)
                    continue;
                QCOMPARE(seen.quality, line.quality);
                QCOMPARE(seen.penalty, line.penalty);
                ++looked;
            }
        QVERIFY(looked > 100);
    }

    void wordsAreThoseOfTheCommandLine() {
        WindowFixture f;
        f.openSample();
        const auto rules = model::analyse(f.scenario(), f.document().library());
        const auto content = rules::normandie::contentFor(f.document().library());
        const auto field = rules::normandie::Battlefield::build(f.scenario(), content);
        const auto [from, to] = lineOf(f, model::SightQuality::Obscured);
        const auto answer =
            rules::normandie::explainSight(field, from, to, rules::normandie::optionsFor(field, from, to));
        QCOMPARE(rules->sight(from, to).words.title,
                 model::SightText::headline(answer, f.scenario(), *f.document().library()));
    }

    void shiftShadesWhileHeldAndSKeepsIt() {
        WindowFixture f;
        f.openSample();
        f.action("tool.sight")->trigger();
        f.canvas().setFocus();
        QTest::mouseMove(f.canvas().viewport(), f.middleOf({4, 4}));
        WindowFixture::sendMove(f.canvas().viewport(), f.middleOf({4, 5}));
        const auto& ruler = tool<editor::SightTool>(f);
        QTest::keyPress(&f.canvas(), Qt::Key_Shift);
        QVERIFY(!ruler.seen().empty());
        QTest::keyRelease(&f.canvas(), Qt::Key_Shift);
        QVERIFY(ruler.seen().empty());
        QTest::keyClick(&f.canvas(), Qt::Key_S);
        QVERIFY(!ruler.seen().empty());
        QTest::keyClick(&f.canvas(), Qt::Key_S);
        QVERIFY(ruler.seen().empty());
    }

    /// The pointer lies on the map when the tool is taken by its letter: no move is needed first.
    void aToolTakenByKeyKnowsWhereTheHandIs() {
        WindowFixture f;
        f.openSample();
        f.canvas().setFocus();
        QTest::mouseMove(f.canvas().viewport(), f.middleOf({3, 4}));
        QTest::mouseMove(f.canvas().viewport(), f.middleOf({4, 5}));
        QTRY_COMPARE_WITH_TIMEOUT(f.canvas().hotCell(), std::optional(Cell{4, 5}), 60'000);
        QTest::keyClick(&f.canvas(), Qt::Key_L);
        QTest::keyPress(&f.canvas(), Qt::Key_Shift);
        QVERIFY(!tool<editor::SightTool>(f).seen().empty());
        QTest::keyRelease(&f.canvas(), Qt::Key_Shift);
    }

    void theRulerWorksByKeyboardAlone() {
        WindowFixture f;
        f.openSample();
        f.canvas().setFocus(Qt::TabFocusReason);
        QTest::keyClick(&f.canvas(), Qt::Key_L);
        auto& ruler = tool<editor::SightTool>(f);
        QTest::keyClick(&f.canvas(), Qt::Key_Home);
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(&f.canvas(), Qt::Key_Right);
        QVERIFY(ruler.line().has_value());
        const Cell to = ruler.line()->to;
        QCOMPARE(to, ruler.line()->from + (Cell{4, 0}));
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QTest::keyClick(&f.canvas(), Qt::Key_Down);
        QCOMPARE(ruler.line()->to, to);
    }

    void theRulerFollowsTheDocument() {
        WindowFixture f;
        f.openSample();
        const auto [from, to] = lineOf(f, model::SightQuality::Blocked);
        f.action("tool.sight")->trigger();
        f.drag(from, to);
        auto& ruler = tool<editor::SightTool>(f);
        QCOMPARE(ruler.line()->quality, model::SightQuality::Blocked);
        // Everything but the boards goes: what was laid in the way no longer stops the line.
        f.document().edit(QStringLiteral("clear"), [](rules::Scenario& scenario) {
            scenario.battlefield.overlays.clear();
            scenario.battlefield.edges.clear();
            scenario.pieces.clear();
        });
        const auto rules = model::analyse(f.scenario(), f.document().library());
        QCOMPARE(ruler.line()->quality, rules->sight(from, to).quality);
        f.document().undoStack().setClean();
    }

    void reachOfAUnitIsThatOfTheRules() {
        WindowFixture f;
        f.openSample();
        f.action("tool.reach")->trigger();
        const auto rules = model::analyse(f.scenario(), f.document().library());
        auto& reach = tool<editor::ReachTool>(f);
        int asked = 0;
        for (const rules::Piece& piece : f.scenario().pieces) {
            model::ReachQuestion question;
            question.piece = piece.id;
            const auto expected = rules->reach(question);
            if (!expected || expected->cells().size() < 2)
                continue;
            f.click(piece.at);
            QVERIFY(reach.answer());
            QCOMPARE(reach.answer()->start().cells, expected->start().cells);
            QCOMPARE(reach.answer()->cells().size(), expected->cells().size());
            // The way to the dearest space starts at the unit and ends there.
            const auto& last = reach.answer()->cells().back();
            WindowFixture::sendMove(f.canvas().viewport(), f.middleOf(last.cell));
            QCOMPARE(reach.hovered(), std::optional(last.cell));
            const auto way = reach.answer()->path(last.cell);
            QVERIFY(way.size() > 1);
            QCOMPARE(way.front().cells, expected->start().cells);
            const auto& end = way.back().cells;
            QVERIFY(std::find(end.begin(), end.end(), last.cell) != end.end());
            QVERIFY(f.canvas().told().contains(QString::number(last.cost)));
            ++asked;
        }
        QVERIFY(asked > 0);
        QCOMPARE(f.document().undoStack().count(), 0);
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QVERIFY(!reach.answer());
    }

    /// The first click takes the attacker and tells its own tests, the second the target: what is read is
    /// what the rules answer, in the words of the command line.
    void chancesOfAnAttackAreThoseOfTheRules() {
        WindowFixture f;
        f.openSample();
        f.action("tool.odds")->trigger();
        auto& chances = tool<editor::OddsTool>(f);
        const QString before = chances.hint();
        const auto rules = model::analyse(f.scenario(), f.document().library());
        std::vector<rules::Piece> units;
        for (const rules::Piece& piece : f.scenario().pieces) {
            model::OddsQuestion question;
            question.attacker = piece.id;
            if (rules->odds(question))
                units.push_back(piece);
        }
        QVERIFY(units.size() > 2);
        f.click(units[0].at);
        QCOMPARE(chances.question().attacker, units[0].id);
        QVERIFY(chances.answer());
        QVERIFY(chances.hint() != before);
        QVERIFY(chances.answer()->blocks.size() >= 2);  // terror and search
        f.click(units[1].at);
        QCOMPARE(chances.question().target, units[1].id);
        model::OddsQuestion question;
        question.attacker = units[0].id;
        question.target = units[1].id;
        const auto expected = rules->odds(question);
        QCOMPARE(chances.answer()->blocks.size(), expected->blocks.size());
        for (std::size_t i = 0; i < expected->blocks.size(); ++i)
            QCOMPARE(chances.answer()->blocks[i].lines(), expected->blocks[i].lines());
        QCOMPARE(f.canvas().told(), expected->summary);
        // A card more is a point more on every sum that there is.
        f.view().findChild<QSpinBox*>(QStringLiteral("odds.cards"))->setValue(1);
        question.ours.cards = 1;
        QCOMPARE(chances.answer()->blocks.front().lines(), rules->odds(question)->blocks.front().lines());
        // Another target, then by keyboard alone: Escape starts again.
        f.click(units[2].at);
        QCOMPARE(chances.question().target, units[2].id);
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QVERIFY(!chances.answer());
        QCOMPARE(chances.hint(), before);
        f.canvas().setCursorCell(units[0].at);
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QCOMPARE(chances.question().attacker, units[0].id);
        QCOMPARE(f.document().undoStack().count(), 0);
    }

    void reachSaysWhyNot() {
        WindowFixture f;
        f.openSample();
        f.action("tool.reach")->trigger();
        auto& reach = tool<editor::ReachTool>(f);
        const auto bounds = model::battlefieldBounds(f.scenario(), *f.document().library());
        f.click({bounds.col, bounds.row});
        QVERIFY(reach.answer());
        const Cell far{bounds.col + bounds.cols - 1, bounds.row + bounds.rows - 1};
        QVERIFY(!reach.answer()->cost(far));
        WindowFixture::sendMove(f.canvas().viewport(), f.middleOf(far));
        QVERIFY(!reach.answer()->explain(far).title.isEmpty());
        QCOMPARE(f.canvas().told(), reach.answer()->explain(far).title);
    }

    void aLargePlainUnitTurnsWithR() {
        WindowFixture f;
        f.openSample();
        f.action("tool.reach")->trigger();
        auto& reach = tool<editor::ReachTool>(f);
        auto plain = reach.plainUnit();
        plain.unitClass = "heavy";
        plain.spaces = 2;
        plain.movement = 6;
        reach.setPlainUnit(plain);
        f.canvas().setFocus();
        f.click({5, 5});
        QVERIFY(reach.answer());
        QCOMPARE(reach.answer()->start().cells.size(), std::size_t(2));
        const auto before = reach.answer()->start().cells;
        QTest::keyClick(&f.canvas(), Qt::Key_R);
        QVERIFY(reach.answer()->start().cells != before);
    }

    void measureCountsSpacesAndMarch() {
        WindowFixture f;
        f.openSample();
        f.action("tool.measure")->trigger();
        auto& measure = tool<editor::MeasureTool>(f);
        f.drag({2, 2}, {7, 4});
        QVERIFY(measure.measured().has_value());
        QCOMPARE(measure.measured()->spaces, 5);
        if (measure.measured()->march)
            QVERIFY(*measure.measured()->march >= 5);
        QVERIFY(measure.measured()->title.contains(QStringLiteral("5")));
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QVERIFY(!measure.measured());
    }

    void aGameWithoutSightDisablesTheRulerWithAReason() {
        WindowFixture f;
        f.openSample();
        f.document().edit(QStringLiteral("other game"),
                          [](rules::Scenario& scenario) { scenario.system = "malice"; });
        f.view().selection().clear();
        f.view().selection().setOnly(f.scenario().battlefield.boards.front().id);
        QVERIFY(!f.action("tool.sight")->isEnabled());
        QVERIFY(f.action("tool.sight")->toolTip().contains(QStringLiteral("do not answer")));
        f.document().undoStack().undo();
        f.view().selection().clear();
        QVERIFY(f.action("tool.sight")->isEnabled());
    }
};

QTEST_MAIN(TestMeasuringTools)
#include "test_measuring_tools.moc"
