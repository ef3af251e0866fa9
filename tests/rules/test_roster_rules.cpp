#include <QtTest>

#include "rules/systems/game_system.h"
#include "rules/systems/normandie/army/army_diff.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/checks/check_context.h"
#include "tests/rules/sample_packs.h"

using namespace bocage::rules;

namespace {

const LibraryPtr& library() {
    static const LibraryPtr built = bocage::tests::sampleLibrary();
    return built;
}

const RosterRules& armies() {
    return *findGameSystem("normandie")->rosters();
}

ContentId someFaction() {
    for (const RosterChoice& choice : armies().choices(library()))
        if (choice.isEntry && !choice.faction.empty())
            return choice.faction;
    return {};
}

Roster someArmy(unsigned seed) {
    return *armies().random(library(), someFaction(), 250, seed);
}

}  // namespace

/// The rosters of a game as values, held to what its own army code says.
class TestRosterRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sheetsHaveWhatTheArmyHas() {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            const Roster roster = someArmy(seed);
            const normandie::ContentPtr content = normandie::contentFor(library());
            const normandie::ArmyView view(roster, *content);
            const normandie::ArmyTotals totals = normandie::totalsOf(view);
            const RosterSheet sheet = armies().sheet(roster, library());
            QCOMPARE(sheet.cards.size(), roster.entries.size());
            QCOMPARE(sheet.total("points")->value, totals.points.value);
            QCOMPARE(sheet.total("orders")->value, totals.orders.value);
            QVERIFY(!sheet.total("victory"));
            int sum = 0;
            for (const RosterTotal::Term& term : sheet.total("points")->terms)
                sum += term.value;
            QCOMPARE(sum, totals.points.value);
            std::size_t filled = sheet.loose.size();
            for (std::size_t i = 0; i < sheet.cards.size(); ++i) {
                const RosterSheet::Card& card = sheet.cards[i];
                QVERIFY(card.entry == roster.entries[i].id);
                QCOMPARE(card.slots.size(), view.entries[i].tile->slots.size());
                for (const RosterSheet::Slot& slot : card.slots) {
                    QVERIFY(!slot.takes.empty());
                    QVERIFY(static_cast<int>(slot.filled.size()) <= slot.capacity);
                    filled += slot.filled.size();
                }
            }
            std::size_t fillings = roster.freeOptions.size();
            for (const RosterEntry& entry : roster.entries)
                fillings += entry.fillings.size();
            QCOMPARE(filled, fillings);
            QCOMPARE(findGameSystem("normandie")->fielded(roster, library()).size(), view.units.size());
        }
    }

    void choicesAreInGroups() {
        const auto groups = armies().groups();
        const std::vector<RosterChoice> choices = armies().choices(library());
        QVERIFY(choices.size() > 50);
        for (const RosterChoice& choice : choices) {
            QVERIFY(std::ranges::find(groups, std::string_view(choice.group)) != groups.end());
            QVERIFY(library()->head(choice.content));
        }
    }

    /// What may be put somewhere is what the sheet then holds without a new error about it.
    void mayPutSaysYesAndNo() {
        Roster roster = someArmy(3);
        for (RosterEntry& entry : roster.entries)
            entry.fillings.clear();
        int yes = 0, no = 0;
        for (const RosterChoice& choice : armies().choices(library())) {
            if (choice.isEntry)
                continue;
            for (const RosterEntry& entry : roster.entries) {
                const int slots = armies().slotCount(entry.content, library());
                for (int slot = 0; slot < slots; ++slot) {
                    const bool may =
                        armies().mayPut(roster, library(), choice.content, {entry.id, slot, -1}).empty();
                    ++(may ? yes : no);
                    if (may)
                        QVERIFY(armies().fits(choice.content, entry.content, slot, library()));
                }
            }
        }
        QVERIFY(yes > 0 && no > 0);
    }

    void comparesLikeTheArmy() {
        const Roster a = someArmy(1), b = someArmy(2);
        const RosterComparison difference = armies().compare(a, b, library());
        const normandie::ContentPtr content = normandie::contentFor(library());
        const normandie::ArmyDiff diff =
            normandie::diffOf(normandie::ArmyView(a, *content), normandie::ArmyView(b, *content));
        QCOMPARE(difference.added.size(), diff.added.size());
        QCOMPARE(difference.gained - difference.lost, diff.points());
        QVERIFY(armies().compare(a, a, library()).empty());
        // The default of a game that has no better one finds the same things.
        const RosterComparison plain = armies().RosterRules::compare(a, b, library());
        int ours = 0, theirs = 0;
        for (const RosterComparison::Line& line : plain.added)
            ours += line.count;
        for (const normandie::ArmyDiffLine& line : diff.added)
            theirs += line.count;
        QCOMPARE(ours, theirs);
    }

    void bestIsWithinThePoints() {
        RosterWish wish;
        wish.library = library();
        wish.faction = someFaction();
        wish.points = 150;
        wish.goal = "numbers";
        QVERIFY(armies().contradictions(wish).empty());
        const std::optional<Roster> best = armies().best(wish);
        QVERIFY(best);
        QVERIFY(armies().sheet(*best, library()).total("points")->value <= 150);
    }
};

QTEST_APPLESS_MAIN(TestRosterRules)
#include "test_roster_rules.moc"
