#include <QtTest>

#include "rules/systems/normandie/odds/odds_on_field.h"
#include "tests/support/move_kit.h"

using namespace bocage::tests;
using n::Odds;

namespace {

/// A side as units.json has it.
Json sideOf(int bonus, int defense, std::vector<std::string> abilities = {}) {
    Json side, bonuses, printed;
    bonuses.set("infantry", bonus);
    bonuses.set("light", bonus);
    printed.set("front", defense);
    side.set("movement", 4);
    side.set("bonus", bonuses);
    side.set("defense", printed);
    Json::Array list;
    for (const std::string& name : abilities) {
        Json ability;
        ability.set("ability", name);
        list.push_back(ability);
    }
    side.set("abilities", list);
    return side;
}

struct Duel : MoveKit {
    Duel() {
        unit("raiders", "infantry", 1, "none", {{"front", sideOf(2, 5, {"assault"})}});
        unit("gunners", "infantry", 1, "none", {{"front", sideOf(3, 5, {"suppressive-fire"})}});
        kind('c', {{"defense", 2, {}}});
        kind('t', {{"obscures", 1, {}}});
    }
    std::vector<n::FieldShot> shots() {
        const n::Battlefield field = build();
        return n::shotsOnField(field, field.units()[0], field.units()[1]);
    }
    Odds assault() {
        const n::Battlefield field = build();
        return n::assaultOnField(field, field.units()[0], field.units()[1]);
    }
};

int termValue(const n::Tally& tally, std::string_view code) {
    const n::Term* term = tally.find(code);
    return term ? term->value : 0;
}

}  // namespace

/// The map fills in what a roll needs to know.
class TestOddsOnField : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shotsReadObstaclesCoverAndRange() {
        Duel duel;
        duel.board({"..t.......c"});
        duel.put("raiders", {0, 0}, "blue");
        duel.put("gunners", {10, 0}, "red");
        const auto shots = duel.shots();
        QCOMPARE(shots.size(), 1u);
        const Odds& odds = shots[0].odds;
        QVERIFY(!odds.refusal);
        QCOMPARE(termValue(odds.attack, "obscuring"), -1);
        QCOMPARE(termValue(odds.attack, "long-range"), -2);
        QCOMPARE(odds.defense.total, 7);
    }
    void blockedShotsAreRefused() {
        Duel duel;
        duel.board({".#."});
        duel.put("raiders", {0, 0}, "blue");
        duel.put("gunners", {2, 0}, "red");
        QCOMPARE(duel.shots()[0].odds.refusal.code, std::string_view("sight-blocked"));
    }
    void suppressiveFireIsOfferedToThoseWhoHaveIt() {
        Duel duel;
        duel.board({"..."});
        duel.put("gunners", {0, 0}, "blue");
        duel.put("raiders", {2, 0}, "red");
        const auto shots = duel.shots();
        QCOMPARE(shots.size(), 2u);
        QVERIFY(shots[1].suppressive);
        QCOMPARE(shots[1].odds.attack.total, 6);
    }
    void nightLimitsTheRange() {
        Duel duel;
        duel.board({".........."});
        duel.put("raiders", {0, 0}, "blue");
        duel.put("gunners", {9, 0}, "red");
        duel.scenario.battlefield.conditions = {"night"};
        QCOMPARE(duel.shots()[0].odds.refusal.rule, std::string_view("SON-NGT-01"));
    }
    void markersOnTheMapCount() {
        Duel duel;
        duel.board({"..."});
        duel.put("raiders", {0, 0}, "blue");
        duel.put("gunners", {1, 0}, "red");
        duel.piece(FieldKit::id("marker", "suppressed"), {0, 0});
        QCOMPARE(termValue(duel.shots()[0].odds.attack, "suppressed"), -2);
        QCOMPARE(termValue(duel.assault().attack, "suppressed"), -2);
    }
    void SON_SA_17_splitFireMayBeSuppressive() {
        Duel duel;
        duel.unit("mg", "infantry", 1, "none",
                  {{"front", sideOf(4, 5, {"machine-gunner", "suppressive-fire"})}});
        duel.unit("plain-mg", "infantry", 1, "none", {{"front", sideOf(4, 5, {"machine-gunner"})}});
        duel.board({"......", "......"});
        duel.put("mg", {0, 0}, "blue");
        duel.put("raiders", {4, 0}, "red");
        duel.put("raiders", {4, 1}, "red");
        duel.put("plain-mg", {0, 1}, "blue");
        const n::Battlefield field = duel.build();
        const auto& units = field.units();
        const auto splits = n::splitOnField(field, units[0], {{&units[1], 1}, {&units[2], 3}});
        QCOMPARE(splits.size(), 2u);
        QVERIFY(!splits[0].suppressive && splits[1].suppressive);
        // Split first, doubled afterwards (SON-FIR-03).
        QCOMPARE(splits[0].shots[1].odds.attack.total, 3);
        QCOMPARE(splits[1].shots[0].odds.attack.total, 2);
        QCOMPARE(splits[1].shots[1].odds.attack.total, 6);
        QVERIFY(splits[1].shots[1].suppressive);
        QCOMPARE(splits[1].shots[1].odds.eliminated().ways, std::uint64_t(0));
        QCOMPARE(n::splitOnField(field, units[3], {{&units[1], 1}, {&units[2], 3}}).size(), 1u);
    }
    void SON_ASL_10_retreatGoesAwayFromTheAttacker() {
        Duel duel;
        duel.board({"XXX.", "...X", "XXX."});
        duel.put("raiders", {1, 1}, "blue");
        duel.put("gunners", {2, 1}, "red");
        const n::Battlefield open = duel.build();
        QVERIFY(n::canRetreat(open, open.units()[1], {1, 1}));  // a corner ahead is free
        duel.put("truck", {3, 0}, "red");
        duel.put("truck", {3, 2}, "red");
        const n::Battlefield closed = duel.build();
        QVERIFY(!n::canRetreat(closed, closed.units()[1], {1, 1}));
        QVERIFY(n::canRetreat(open, open.units()[0], {2, 1}));  // the other way round it has the road
    }
    void SON_ZOC_07_retreatDoesNotFollowOneEnemysZone() {
        Duel duel;
        duel.board({"XXXX", "....", "XX.X"});
        duel.put("raiders", {0, 1}, "blue");
        duel.put("gunners", {1, 1}, "red");
        duel.put("raiders", {2, 2}, "blue");  // holds 1,1 and 2,1 alike
        const n::Battlefield field = duel.build();
        QVERIFY(!n::canRetreat(field, field.units()[1], {0, 1}));
        QCOMPARE(duel.assault().chance([](const n::Outcome& o) { return o.target.retreats; }),
                 (Chance{0, 1}));
    }
    void SON_ASL_07_sharedHousesGiveNoCover() {
        Duel duel;
        duel.kind('H', {{"building", {}, {}}, {"defense", 3, {}}});
        duel.board({"....", "...."});
        duel.defineOverlay("house", {duel.face("a", {"HH"})});
        duel.layOverlay("house", {1, 0});
        duel.put("raiders", {1, 0}, "blue");
        duel.put("gunners", {2, 0}, "red");
        QCOMPARE(termValue(duel.assault().defense, "terrain"), 0);
        duel.scenario.pieces[0].at = {2, 1};
        QCOMPARE(termValue(duel.assault().defense, "terrain"), 3);
    }
};

QTEST_APPLESS_MAIN(TestOddsOnField)
#include "test_odds_on_field.moc"
