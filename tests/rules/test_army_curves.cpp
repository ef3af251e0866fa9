#include <QtTest>

#include <cmath>

#include "rules/systems/normandie/army/army_diff.h"
#include "rules/systems/normandie/odds/army_curves.h"
#include "rules/systems/normandie/odds/odds.h"

using namespace bocage::rules;
using namespace bocage::rules::normandie;

namespace {

constexpr double exact = 1e-12;

Json side(int bonus, int defense, Json::Array abilities = {}, bool absorbs = false) {
    return Json::Object{{"movement", 4},
                        {"bonus", Json::Object{{"infantry", bonus}}},
                        {"defense", Json::Object{{"front", defense}}},
                        {"absorbs", absorbs},
                        {"abilities", std::move(abilities)}};
}

SystemContent item(const std::string& id, Json fields) {
    SystemContent content;
    content.id = ContentId(id);
    content.name = Text(id);
    content.fields = std::move(fields);
    return content;
}

/// Riflemen of one step, a squad of two, a gunner who suppresses, a sniper of short range, a monster with
/// life points, and tiles with so many of one of them.
ContentPtr catalogue() {
    Pack pack;
    pack.manifest.id = PackId("mini");
    pack.manifest.version = "1";
    pack.manifest.system = "normandie";
    const auto unit = [&](const char* name, Json::Object fields) {
        fields.emplace_back("faction", "mini:faction/blue");
        pack.system.push_back(item(std::string("mini:unit/") + name, std::move(fields)));
        pack.system.push_back(
            item(std::string("mini:tile/") + name,
                 Json::Object{{"cost", 10},
                              {"faction", "mini:faction/blue"},
                              {"units", Json::Array{Json::Object{{"id", std::string("mini:unit/") + name},
                                                                 {"count", 1}}}}}));
    };
    unit("rifles", {{"class", "infantry"}, {"front", side(2, 6)}});
    unit("squad", {{"class", "infantry"}, {"front", side(2, 6, {}, true)}, {"back", side(1, 5)}});
    unit("gunner",
         {{"class", "infantry"}, {"front", side(2, 6, {Json::Object{{"ability", "suppressive-fire"}}})}});
    unit("pistol", {{"class", "infantry"},
                    {"front", side(2, 6, {Json::Object{{"ability", "limited-range"}, {"value", 3}}})}});
    unit("monster", {{"class", "creature"}, {"front", side(0, 7)}, {"lifePoints", 2}});
    auto [content, problems] = Content::build(Library::build({pack}).first);
    for (const Problem& problem : problems)
        qWarning("%s %s", problem.code.c_str(), problem.pointer.c_str());
    return content;
}

Roster armyOf(std::initializer_list<const char*> tiles) {
    Roster roster;
    int number = 0;
    for (const char* tile : tiles) {
        RosterEntry entry;
        entry.id = ElementId("e" + std::to_string(++number));
        entry.content = ContentId(std::string("mini:tile/") + tile);
        roster.entries.push_back(std::move(entry));
    }
    return roster;
}

}  // namespace

class TestArmyCurves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// +2 against 6: hits on 4, 5, 6; beyond 7 spaces -2, hits on 6.
    void hitsByRange() {
        const ContentPtr content = catalogue();
        const Roster roster = armyOf({"rifles", "rifles"});
        const auto curve = firepowerCurve(ArmyView(roster, *content), UnitClass::Infantry);
        QCOMPARE(curve.size(), std::size_t{12});
        for (const FirepowerPoint& point : curve) {
            QVERIFY(std::abs(point.hits - 2 * (point.range <= 7 ? 3 : 1) / 6.0) < exact);
            QCOMPARE(point.suppressions, 0.0);
        }
    }

    /// Doubled to +4 against 6: one marker from a 2 on, two (12 or more) never; beyond 7 spaces from a 4 on.
    void suppressionsByRange() {
        const ContentPtr content = catalogue();
        const Roster roster = armyOf({"gunner"});
        const auto curve = firepowerCurve(ArmyView(roster, *content), UnitClass::Infantry);
        QVERIFY(std::abs(curve[0].suppressions - 5 / 6.0) < exact);
        QVERIFY(std::abs(curve[11].suppressions - 3 / 6.0) < exact);
        QVERIFY(std::abs(curve[0].hits - 3 / 6.0) < exact);
    }

    void rangeAndClassLimits() {
        const ContentPtr content = catalogue();
        const Roster roster = armyOf({"pistol"});
        const ArmyView view(roster, *content);
        const auto curve = firepowerCurve(view, UnitClass::Infantry);
        QVERIFY(curve[2].hits > 0);
        QCOMPARE(curve[3].hits, 0.0);
        QCOMPARE(firepowerCurve(view, UnitClass::Heavy)[0].hits, 0.0);
    }

    /// One step, hit on 4+: half of them left after each turn.
    void oneStepHalvesEachTurn() {
        const ContentPtr content = catalogue();
        const Roster roster = armyOf({"rifles", "rifles"});
        const auto curve = stayingCurve(ArmyView(roster, *content), 5);
        QCOMPARE(curve.size(), std::size_t{6});
        for (const StayingPoint& point : curve) {
            const double alive = std::pow(0.5, point.turn);
            QVERIFY(std::abs(point.units - 2 * alive) < exact);
            QVERIFY(std::abs(point.unhurt - point.units) < exact);
            QVERIFY(std::abs(point.half - (1 - (1 - alive) * (1 - alive))) < exact);
        }
    }

    /// Two steps of defence 6 and 5 (hit on 4+ and 3+; a kill shot would need 12 or 10): the chain by hand.
    void twoStepsFollowTheChain() {
        const ContentPtr content = catalogue();
        const Roster roster = armyOf({"squad"});
        const auto curve = stayingCurve(ArmyView(roster, *content), 4);
        double front = 1, back = 0;
        for (const StayingPoint& point : curve) {
            QVERIFY(std::abs(point.units - (front + back)) < exact);
            QVERIFY(std::abs(point.unhurt - front) < exact);
            back = back * 2 / 6 + front * 3 / 6;
            front = front * 3 / 6;
        }
    }

    /// +2 against 7: hit on 5+; three hits kill. The binomial tail.
    void lifePointsAreCounted() {
        const ContentPtr content = catalogue();
        const Roster roster = armyOf({"monster"});
        const auto curve = stayingCurve(ArmyView(roster, *content), 6);
        for (const StayingPoint& point : curve) {
            const double hit = 2 / 6.0, miss = 1 - hit;
            const int n = point.turn;
            double alive = std::pow(miss, n);
            if (n >= 1)
                alive += n * hit * std::pow(miss, n - 1);
            if (n >= 2)
                alive += n * (n - 1) / 2.0 * hit * hit * std::pow(miss, n - 2);
            QVERIFY2(std::abs(point.units - alive) < exact, qPrintable(QString::number(n)));
        }
    }

    void curvesAddUpOverUnits() {
        const ContentPtr content = catalogue();
        const Roster all = armyOf({"rifles", "squad", "gunner", "pistol", "monster"});
        std::vector<double> hits(12), units(9);
        for (const char* one : {"rifles", "squad", "gunner", "pistol", "monster"}) {
            const Roster single = armyOf({one});
            const ArmyView view(single, *content);
            const auto fire = firepowerCurve(view, UnitClass::Infantry);
            const auto stay = stayingCurve(view);
            for (std::size_t i = 0; i < fire.size(); ++i)
                hits[i] += fire[i].hits;
            for (std::size_t i = 0; i < stay.size(); ++i)
                units[i] += stay[i].units;
        }
        const ArmyView view(all, *content);
        const auto fire = firepowerCurve(view, UnitClass::Infantry);
        const auto stay = stayingCurve(view);
        for (std::size_t i = 0; i < fire.size(); ++i)
            QVERIFY(std::abs(fire[i].hits - hits[i]) < exact);
        for (std::size_t i = 0; i < stay.size(); ++i) {
            QVERIFY(std::abs(stay[i].units - units[i]) < exact);
            QVERIFY(i == 0 || stay[i].units <= stay[i - 1].units);
            QVERIFY(stay[i].half >= -exact && stay[i].half <= 1 + exact);
        }
    }

    void anEmptyArmyHasFlatCurves() {
        const ContentPtr content = catalogue();
        const Roster none = armyOf({});
        const ArmyView view(none, *content);
        QCOMPARE(firepowerCurve(view, UnitClass::Infantry)[0].hits, 0.0);
        QCOMPARE(stayingCurve(view)[0].units, 0.0);
    }

    void differencesAreByContent() {
        const ContentPtr content = catalogue();
        const Roster before = armyOf({"rifles", "squad", "squad"});
        const Roster after = armyOf({"squad", "monster", "monster"});
        const ArmyDiff diff = diffOf(ArmyView(before, *content), ArmyView(after, *content));
        QCOMPARE(diff.added, (std::vector<ArmyDiffLine>{{ContentId("mini:tile/monster"), {}, 2, 20}}));
        QCOMPARE(diff.removed, (std::vector<ArmyDiffLine>{{ContentId("mini:tile/rifles"), {}, 1, 10},
                                                          {ContentId("mini:tile/squad"), {}, 1, 10}}));
        QCOMPARE(diff.points(), 0);
        QVERIFY(diffOf(ArmyView(before, *content), ArmyView(before, *content)).empty());
    }
};

QTEST_APPLESS_MAIN(TestArmyCurves)
#include "test_army_curves.moc"
