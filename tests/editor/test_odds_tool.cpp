// What the Chances tool asks beyond one plain attack: split fire, structures, Sacrifice and what is spent.
// Every answer is held against the engine itself, in the words that the command line prints.
#include <QAbstractButton>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSpinBox>
#include <QTemporaryDir>

#include "editor/panels/inspector_panel.h"
#include "editor/tools/odds_tool.h"
#include "model/systems/normandie/analysis/normandie_analysis.h"
#include "model/systems/normandie/words/odds_text.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using namespace bocage::rules::normandie;
using bocage::test::WindowFixture;
using rules::Cell;

namespace {

constexpr Cell gunner{12, 5}, hero{2, 3}, engineers{14, 8}, rifles{2, 4};
constexpr Cell firstTarget{17, 4}, secondTarget{17, 5}, guards{18, 5}, adepts{18, 2}, inTheHall{17, 8};
constexpr rules::Corner totem{13, 8};

/// The sample with a machine gun, engineers, heroes, somebody in the town hall and a Totem.
class OddsFixture : public WindowFixture {
public:
    OddsFixture() {
        QFile sample(test::samplePath());
        if (!sample.open(QIODevice::ReadOnly))
            qFatal("no sample");
        QJsonObject root = QJsonDocument::fromJson(sample.readAll()).object();
        QJsonArray pieces = root[QStringLiteral("pieces")].toArray();
        const auto change = [&](const char* id, const char* content, Cell at) {
            for (qsizetype i = 0; i < pieces.size(); ++i) {
                QJsonObject piece = pieces[i].toObject();
                if (piece[QStringLiteral("id")].toString() != QLatin1String(id))
                    continue;
                piece[QStringLiteral("content")] = QStringLiteral("son-core:unit/") + QLatin1String(content);
                piece[QStringLiteral("at")] = QJsonArray{at.col, at.row};
                if (at == gunner) {
                    piece[QStringLiteral("face")] = QStringLiteral("back");
                    piece[QStringLiteral("facing")] = 2;
                }
                pieces[i] = piece;
            }
        };
        change("piece-7", "ranger-mg", gunner);
        change("piece-6", "sergeant-maddox", hero);
        change("piece-5", "ranger-engineers", engineers);
        change("piece-14", "the-gravedigger", guards);
        change("piece-11", "sturm-rifles", inTheHall);
        pieces.append(QJsonObject{{QStringLiteral("id"), QStringLiteral("totem")},
                                  {QStringLiteral("content"), QStringLiteral("son-core:marker/totem")},
                                  {QStringLiteral("at"), QJsonArray{totem.col, totem.row}},
                                  {QStringLiteral("corner"), QJsonArray{totem.col, totem.row}}});
        root[QStringLiteral("pieces")] = pieces;
        const QString path = m_folder.filePath(QStringLiteral("odds.scenario.json"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write");
        file.write(QJsonDocument(root).toJson());
        file.close();
        window->openFiles({path});
        QCoreApplication::processEvents();
        action("tool.odds")->trigger();
        m_analysis = model::analyse(scenario(), document().library());
    }
    editor::OddsTool& tool() { return *qobject_cast<editor::OddsTool*>(canvas().tool()); }
    const Battlefield& field() const {
        return dynamic_cast<const model::NormandieAnalysis&>(*m_analysis).field();
    }
    const FieldUnit& unit(Cell cell) const { return *field().unitAt(cell); }
    bool offers(const char* id) {
        QCoreApplication::processEvents();
        return view().optionsBar().findChild<QWidget*>(QString::fromLatin1(id));
    }
    void attack(Cell attacker, Cell target) {
        QTest::keyClick(&canvas(), Qt::Key_Escape);
        click(attacker);
        click(target);
    }
    QStringList lines(std::size_t block) { return tool().answer()->blocks.at(block).lines(); }
    QStringList assaultLines() { return tool().answer()->blocks.back().lines(); }
    QStringList assaultByRules(Cell attacker, Cell target, const FieldAttack& how) const {
        const Odds odds = assaultOnField(field(), unit(attacker), unit(target), how);
        return model::OddsText::assault(odds, outOfAssaultReach(field(), unit(attacker), unit(target)))
            .lines();
    }
    SpentMarkers spent(const char* marker) {
        SpentMarkers sum;
        spend(sum, *document().library()->marker(rules::ContentId(std::string(marker))));
        return sum;
    }

private:
    QTemporaryDir m_folder;
    model::BattleAnalysisPtr m_analysis;
};

}  // namespace

class TestOddsTool : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// On a small screen the map stays in sight: the bubble is short and the inspector has every outcome.
    void everyOutcomeStandsBesideTheMap() {
        OddsFixture f;
        auto& inspector = *f.window->findChild<editor::InspectorPanel*>();
        const QString before = inspector.heading();
        f.window->resize(1280, 720);
        QCoreApplication::processEvents();
        const auto hidden = [&] {
            const QImage map = f.canvas().viewport()->grab().toImage();
            qint64 dark = 0;
            for (int y = 0; y < map.height(); ++y)
                for (int x = 0; x < map.width(); ++x)
                    dark += map.pixelColor(x, y) == QColor(0x2B, 0x26, 0x22);
            return static_cast<double>(dark) / map.width() / map.height();
        };
        const double without = hidden();
        f.attack(gunner, firstTarget);
        auto* sums = f.view().optionsBar().findChild<QAbstractButton*>(QStringLiteral("odds.sums"));
        QVERIFY(sums);
        sums->click();
        QCoreApplication::processEvents();
        QVERIFY2(hidden() > without, "no bubble at all");
        QVERIFY2(hidden() - without < 0.125, qPrintable(QString::number(hidden())));
        QCOMPARE(inspector.heading(), f.tool().answer()->title);
        QStringList words;
        for (const QLabel* label : inspector.widget()->findChildren<QLabel*>())
            words << label->text();
        for (const model::OddsBlock& block : f.tool().answer()->blocks) {
            for (const model::OddsBlock::Row& row : block.rows) {
                QVERIFY2(words.contains(row.text), qPrintable(row.text));
                QVERIFY2(words.contains(QStringLiteral("%1 %").arg(row.chance * 100, 0, 'f', 1)),
                         qPrintable(row.text));
            }
            for (const QString& sum : block.sums)
                QVERIFY2(words.contains(sum), qPrintable(sum));
        }
        // Who starts again or turns to something else has the inspector back.
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        QCOMPARE(inspector.heading(), before);
        f.attack(gunner, firstTarget);
        QVERIFY(inspector.heading() != before);
        f.action("tool.select")->trigger();
        QCOMPARE(inspector.heading(), before);
    }
    void ctrlSplitsTheFire() {
        OddsFixture f;
        f.attack(gunner, firstTarget);
        QVERIFY(f.tool().offer().split);
        QVERIFY2(f.tool().hint().contains(QStringLiteral("Ctrl")), qPrintable(f.tool().hint()));
        QVERIFY(!f.offers("odds.part.0"));
        f.click(secondTarget, Qt::ControlModifier);
        QCOMPARE(f.tool().question().shares.size(), std::size_t(2));
        f.option<QSpinBox>("odds.part.1").setValue(2);
        QVERIFY(f.option<QSpinBox>("odds.part.1").accessibleName().contains(QStringLiteral("R6")));
        const auto expected =
            splitOnField(f.field(), f.unit(gunner), {{&f.unit(firstTarget), 1}, {&f.unit(secondTarget), 2}});
        QCOMPARE(f.tool().answer()->blocks.size(), expected.size());
        QVERIFY(!expected.front().refusal);
        const QStringList names{QStringLiteral("Sturm Rifles · R5"), QStringLiteral("Sturm Rifles · R6")};
        QCOMPARE(f.lines(0), model::OddsText::split(expected.front(), names).lines());
        QCOMPARE(f.canvas().told(), f.tool().answer()->summary);
        // More than there is: the rules say no, in the window too.
        f.option<QSpinBox>("odds.part.0").setValue(9);
        QVERIFY(f.tool().answer()->blocks.front().refusal.contains(QStringLiteral("SON-SA-17")));
        // Once more takes it away; the keyboard does the same.
        f.click(secondTarget, Qt::ControlModifier);
        QVERIFY(f.tool().question().shares.empty());
        QVERIFY(!f.offers("odds.part.0"));
        f.canvas().setCursorCell(secondTarget);
        QTest::keyClick(&f.canvas(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(f.tool().question().shares.size(), std::size_t(2));
        QCOMPARE(f.document().undoStack().count(), 0);
    }

    void whoCannotSplitIsToldWhy() {
        OddsFixture f;
        f.attack(rifles, firstTarget);
        QVERIFY(!f.tool().offer().split);
        QVERIFY(!f.tool().hint().contains(QStringLiteral("Ctrl")));
        f.click(secondTarget, Qt::ControlModifier);
        QVERIFY(f.tool().answer()->blocks.front().refusal.contains(QStringLiteral("SON-SA-17")));
    }

    void sacrificeWhereSomebodyHasIt() {
        OddsFixture f;
        f.attack(rifles, firstTarget);
        QVERIFY(!f.offers("odds.sacrifice"));
        QVERIFY(!f.offers("odds.targetSacrifice"));
        f.attack(hero, guards);
        const QStringList plain = f.assaultLines();
        FieldAttack how;
        QCOMPARE(plain, f.assaultByRules(hero, guards, how));
        f.option<QPushButton>("odds.sacrifice").click();
        how.attackerSacrifices = true;
        QCOMPARE(f.assaultLines(), f.assaultByRules(hero, guards, how));
        QVERIFY(f.assaultLines() != plain);
        f.option<QPushButton>("odds.targetSacrifice").click();
        how.defenderSacrifices = true;
        QCOMPARE(f.assaultLines(), f.assaultByRules(hero, guards, how));
        // Against somebody without it nothing of it is left.
        f.click(firstTarget);
        QVERIFY(!f.offers("odds.targetSacrifice"));
        QVERIFY(!f.tool().question().theirs.sacrifice);
        QVERIFY(f.tool().question().ours.sacrifice);
    }

    void emptyStructuresAreTargets() {
        OddsFixture f;
        f.click(engineers);
        const Cell hall{16, 8};
        QVERIFY(!f.field().unitAt(hall));
        f.click(hall);
        const auto byRules = demolitionOnField(f.field(), f.unit(engineers), hall);
        QVERIFY2(!byRules.refusal, byRules.refusal.code.data());
        QCOMPARE(f.tool().answer()->blocks.size(), std::size_t(1));
        QCOMPARE(f.lines(0), model::OddsText::demolition(byRules).lines());
        QVERIFY2(f.tool().answer()->title.contains(QStringLiteral("Town hall")),
                 qPrintable(f.tool().answer()->title));
        QVERIFY(!f.offers("odds.targetSpend"));
        // Bare ground is none.
        const auto before = f.tool().question();
        f.click({14, 9});
        QCOMPARE(f.tool().question(), before);
        QVERIFY2(f.canvas().told().contains(QStringLiteral("structure")), qPrintable(f.canvas().told()));
        // Who cannot tear down is told so.
        f.attack(rifles, hall);
        QVERIFY(f.tool().answer()->blocks.front().refusal.contains(QStringLiteral("SON-SA-08")));
    }

    void whatLiesOnACornerIsATarget() {
        OddsFixture f;
        const auto byRules = demolitionOnField(f.field(), f.unit(engineers), {}, totem);
        QVERIFY2(!byRules.refusal, byRules.refusal.code.data());
        f.click(engineers);
        QTest::mouseClick(f.canvas().viewport(), Qt::LeftButton, {}, f.pixel(QPointF(totem.col, totem.row)));
        QVERIFY(f.tool().question().structure);
        QVERIFY(f.tool().question().structure->corner == totem);
        QCOMPARE(f.lines(0), model::OddsText::demolition(byRules).lines());
        QVERIFY(f.tool().answer()->title.contains(QStringLiteral("Totem")));
        // By keyboard from a space beside it.
        QTest::keyClick(&f.canvas(), Qt::Key_Escape);
        f.canvas().setCursorCell(engineers);
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        f.canvas().setCursorCell({totem.col, totem.row});
        QTest::keyClick(&f.canvas(), Qt::Key_Return);
        QVERIFY(f.tool().question().structure && f.tool().question().structure->corner == totem);
    }

    void theStructureAroundATarget() {
        OddsFixture f;
        f.attack(engineers, firstTarget);
        QVERIFY(!f.offers("odds.structure"));
        f.click(inTheHall);
        f.option<QPushButton>("odds.structure").click();
        QCOMPARE(
            f.lines(0),
            model::OddsText::demolition(demolitionOnField(f.field(), f.unit(engineers), inTheHall)).lines());
        f.option<QPushButton>("odds.structure").click();
        QVERIFY(f.tool().answer()->blocks.size() > 1);
    }

    void markersGivenUpByTheAttacker() {
        OddsFixture f;
        f.attack(rifles, firstTarget);
        const QStringList plain = f.lines(0);
        QVERIFY(!f.offers("odds.spend.ammo"));
        f.option<QPushButton>("odds.spend").click();
        QVERIFY(!f.offers("odds.spend.elder-sign"));
        f.option<QSpinBox>("odds.spend.ammo").setValue(1);
        QCOMPARE(f.option<QSpinBox>("odds.spend.ammo").accessibleName(),
                 QStringLiteral("Ammo spent by the attacker"));
        FieldAttack how;
        how.spent = f.spent("son-core:marker/ammo");
        const auto shots = shotsOnField(f.field(), f.unit(rifles), f.unit(firstTarget), how);
        QCOMPARE(f.lines(0), model::OddsText::shot(shots.front()).lines());
        QVERIFY(f.lines(0) != plain);
        // Against a Manifestation the Elder Sign counts as well, and is gone again with it.
        f.click(adepts);
        f.option<QSpinBox>("odds.spend.elder-sign").setValue(1);
        QCOMPARE(f.tool().question().ours.spends.size(), std::size_t(2));
        f.click(firstTarget);
        QVERIFY(!f.offers("odds.spend.elder-sign"));
        QCOMPARE(f.tool().question().ours.spends.size(), std::size_t(1));
        f.option<QPushButton>("odds.spend").click();
        QCOMPARE(f.lines(0), plain);
        QVERIFY(!f.offers("odds.spend.ammo"));
    }

    void whatTheTargetSpends() {
        OddsFixture f;
        f.attack(rifles, firstTarget);
        const QStringList plain = f.assaultLines();
        f.option<QPushButton>("odds.targetSpend").click();
        f.option<QSpinBox>("odds.targetSpend.poisoned-blade").setValue(1);
        FieldAttack how;
        how.defenderSpent = f.spent("son-core:marker/poisoned-blade");
        QCOMPARE(f.assaultLines(), f.assaultByRules(rifles, firstTarget, how));
        QVERIFY(f.assaultLines() != plain);
        f.option<QSpinBox>("odds.targetCards").setValue(2);
        f.option<QSpinBox>("odds.targetEquipment").setValue(1);
        how.defenderCards = 2;
        how.defenderEquipment = 1;
        QCOMPARE(f.assaultLines(), f.assaultByRules(rifles, firstTarget, how));
        f.option<QPushButton>("odds.targetSpend").click();
        QCOMPARE(f.assaultLines(), plain);
        QVERIFY(!f.offers("odds.targetCards"));
    }
};

QTEST_MAIN(TestOddsTool)
#include "test_odds_tool.moc"
