#include <QtTest>

#include <map>

#include "rules/format/formats.h"
#include "rules/roster/roster_variants.h"
#include "tests/support/random_documents.h"

using namespace bocage::rules;

namespace {

RosterEntry entry(const char* id) {
    RosterEntry made;
    made.id = ElementId(id);
    made.content = ContentId("p:tile/" + std::string(id));
    return made;
}

Roster someArmy() {
    Roster roster;
    roster.system = "normandie";
    roster.title = Text("Army");
    roster.entries = {entry("a"), entry("b")};
    return roster;
}

}  // namespace

class TestRosterVariants : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFreshArmyHasOneListInHand() {
        const Roster roster = someArmy();
        QCOMPARE(listsOf(roster), (std::vector<ListName>{{mainList, {}, true}}));
        QCOMPARE(listInHand(roster), mainList);
    }

    void branchingKeepsTheOldList() {
        Roster roster = someArmy();
        const ElementId tank = branchList(roster, "with tank");
        QCOMPARE(listInHand(roster), tank);
        roster.entries.push_back(entry("tank"));
        QCOMPARE(withList(roster, mainList).entries, someArmy().entries);
        QCOMPARE(listsOf(roster),
                 (std::vector<ListName>{{mainList, {}, false}, {tank, Text("with tank"), true}}));
        QVERIFY(switchToList(roster, mainList));
        QCOMPARE(roster.entries.size(), std::size_t{2});
        QVERIFY(!switchToList(roster, mainList));
        QVERIFY(!switchToList(roster, ElementId("nobody")));
        QVERIFY(switchToList(roster, tank));
        QCOMPARE(roster.entries.size(), std::size_t{3});
    }

    void backOnTheFirstListNothingIsLeftOver() {
        Roster roster = someArmy();
        const ElementId other = branchList(roster, "other");
        QVERIFY(!removeList(roster, other));  // in hand
        QVERIFY(switchToList(roster, mainList));
        QVERIFY(removeList(roster, other));
        QCOMPARE(roster, someArmy());
    }

    void everyListCanBeRenamed() {
        Roster roster = someArmy();
        const ElementId other = branchList(roster, "other");
        QVERIFY(renameList(roster, mainList, "classic"));
        QVERIFY(renameList(roster, other, "modern"));
        QVERIFY(!renameList(roster, ElementId("nobody"), "x"));
        QCOMPARE(listsOf(roster),
                 (std::vector<ListName>{{mainList, Text("classic"), false}, {other, Text("modern"), true}}));
        switchToList(roster, mainList);
        QCOMPARE(listsOf(roster),
                 (std::vector<ListName>{{mainList, Text("classic"), true}, {other, Text("modern"), false}}));
    }

    void listsStayInTheirOrder() {
        Roster roster = someArmy();
        std::vector<ElementId> made{mainList};
        for (int i = 0; i < 12; ++i)
            made.push_back(branchList(roster, Text("v" + std::to_string(i))));
        for (const ElementId& list : {made[3], made[11], mainList, made[10]}) {
            switchToList(roster, list);
            std::vector<ElementId> order;
            for (const ListName& name : listsOf(roster)) {
                order.push_back(name.id);
                QCOMPARE(name.inHand, name.id == list);
            }
            QCOMPARE(order, made);
        }
    }

    /// Whatever is done in whatever order, no list changes but the one in hand, and files keep it all.
    void randomWalkAgainstAMap() {
        random_documents::RandomFields random(11);
        Roster roster = someArmy();
        std::map<ElementId, std::vector<RosterEntry>> expected{{mainList, roster.entries}};
        for (int step = 0; step < 3000; ++step) {
            const auto lists = listsOf(roster);
            const ElementId some = random.oneOf(lists).id;
            switch (random.number(0, 4)) {
                case 0:
                    if (lists.size() < 8)
                        expected[branchList(roster, Text("n" + std::to_string(step)))] = roster.entries;
                    break;
                case 1:
                    switchToList(roster, some);
                    break;
                case 2:
                    if (removeList(roster, some))
                        expected.erase(some);
                    break;
                case 3:
                    QVERIFY(renameList(roster, some, Text(random.text())));
                    break;
                default:
                    roster.entries.push_back(entry(("e" + std::to_string(step)).c_str()));
                    if (roster.entries.size() > 6)
                        roster.entries.erase(roster.entries.begin());
                    expected[listInHand(roster)] = roster.entries;
            }
            QCOMPARE(listsOf(roster).size(), expected.size());
            for (const auto& [list, entries] : expected)
                QVERIFY(withList(roster, list).entries == entries);
            if (step % 50 == 0) {
                const auto back = readRoster(writeRoster(roster));
                QVERIFY(back.ok());
                QCOMPARE(writeRoster(back->value), writeRoster(roster));
                QVERIFY(listsOf(back->value) == listsOf(roster));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestRosterVariants)
#include "test_roster_variants.moc"
