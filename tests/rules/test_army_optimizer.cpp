#include <QtTest>

#include <random>
#include <set>

#include "rules/checks/ownership.h"
#include "rules/systems/normandie/army/army_optimizer.h"
#include "rules/systems/normandie/army/army_totals.h"

using namespace bocage::rules;
using namespace bocage::rules::normandie;

namespace {

const ContentId blue("mini:faction/blue");

SystemContent item(const std::string& id, Json fields) {
    SystemContent content;
    content.id = ContentId(id);
    content.name = Text(id);
    content.fields = std::move(fields);
    return content;
}

Json side(int bonus, int defense, int stars) {
    return Json::Object{{"movement", 4},
                        {"bonus", Json::Object{{"infantry", bonus}}},
                        {"defense", Json::Object{{"front", defense}}},
                        {"stars", stars}};
}

Json slot(const char* kind, int stars = 0) {
    return Json::Object{{"kinds", Json::Array{kind}}, {"stars", stars}};
}

/// A catalogue small enough that every army in it can be tried out, yet with officers, orders, characters, a
/// hero who needs a tile, an option tied to him, and slot bonuses.
LibraryPtr smallCatalogue(unsigned seed) {
    std::mt19937 random(seed);
    const auto number = [&](int low, int high) {
        return low + static_cast<int>(random() % static_cast<unsigned>(high - low + 1));
    };
    Pack pack;
    pack.manifest.id = PackId("mini");
    pack.manifest.version = "1";
    pack.manifest.system = "normandie";
    FactionDef faction;
    faction.id = blue;
    faction.name = "Blue";
    pack.factions.push_back(faction);
    const auto unit = [&](const char* name, const char* role, int stars) {
        pack.system.push_back(item(std::string("mini:unit/") + name,
                                   Json::Object{{"class", "infantry"},
                                                {"faction", blue.value},
                                                {"front", side(number(0, 4), number(4, 8), stars)},
                                                {"tileRole", role}}));
    };
    unit("rifles", "member", 0);
    unit("captain", "character", number(0, 1));
    unit("hero", "hero", 0);
    unit("bar", "support", 0);
    const auto tile = [&](const char* name, const char* unitName, int units, int cost, bool officer,
                          bool hero, int stars, Json::Array slots, Json::Array needs) {
        pack.system.push_back(
            item(std::string("mini:tile/") + name,
                 Json::Object{{"faction", blue.value},
                              {"cost", cost},
                              {"stars", stars},
                              {"officer", officer},
                              {"hero", hero},
                              {"units", Json::Array{Json::Object{{"id", std::string("mini:unit/") + unitName},
                                                                 {"count", units}}}},
                              {"slots", std::move(slots)},
                              {"needsTiles", std::move(needs)}}));
    };
    tile("staff", "captain", 1, number(5, 9), true, false, number(0, 1),
         {slot("order"), slot("customization", number(0, 1))}, {});
    tile("platoon", "rifles", number(1, 3), number(4, 8), false, false, number(0, 1),
         {slot("support"), slot("order")}, {});
    tile("hero", "hero", 1, number(3, 6), false, true, number(0, 1), {slot("equipment")},
         {"mini:tile/platoon"});
    const auto option = [&](const char* name, const char* kind, Json::Object more) {
        more.emplace_back("kind", kind);
        more.emplace_back("cost", number(1, 4));
        pack.system.push_back(item(std::string("mini:option/") + name, std::move(more)));
    };
    option("planning", "order", {{"stars", 1}});
    option("leader", "customization", {{"stars", 1}});
    option("bar", "support", {{"units", Json::Array{Json::Object{{"id", "mini:unit/bar"}}}}});
    option("dragon", "equipment",
           {{"needsUnits", Json::Array{number(0, 1) ? "mini:unit/hero" : "mini:unit/captain"}},
            {"bonus", Json::Object{{"infantry", number(0, 5)}}}});
    return Library::build({pack}).first;
}

bool legal(const LibraryPtr& library, const Roster& roster, const Collection* collection) {
    ValidateRequest request;
    request.library = library;
    request.roster = &roster;
    request.collection = collection;
    // What the checks call useless is no better than what they forbid.
    static const std::set<std::string> useless = {"SON-ARM-22", "SON-ARM-23", "SON-ARM-45",
                                                  "SON-ARM-46", "SON-ARM-61", "SON-ARM-66"};
    const Verdict verdict = validate(request);
    return verdict.clean() && missingPieces(verdict) == 0 &&
           std::none_of(verdict.findings.begin(), verdict.findings.end(),
                        [&](const Finding& finding) { return useless.contains(finding.rule); });
}

long long worth(const Content& content, const Roster& roster, Goal goal) {
    long long sum = 0;
    for (const RosterEntry& entry : roster.entries) {
        const Tile& tile = *content.tile(entry.content);
        sum += worthOf(tile, content, goal);
        for (const auto& filling : entry.fillings) {
            sum += worthOf(*content.option(filling.option), content, goal);
            if (goal == Goal::Orders)
                sum += 1000LL * tile.slots[static_cast<std::size_t>(filling.slot)].stars;
        }
    }
    return sum;
}

/// Tries every army: written without any of the optimiser's ideas.
class BruteForce {
public:
    BruteForce(LibraryPtr library, const Content& content, int points, Goal goal,
               const Collection* collection)
        : m_library(std::move(library)),
          m_content(content),
          m_points(points),
          m_goal(goal),
          m_collection(collection) {}

    long long best() {
        m_roster.system = "normandie";
        m_roster.faction = blue;
        m_roster.limit = m_points;
        addTiles(m_content.tiles().begin(), 0);
        return m_best;
    }

private:
    void addTiles(std::map<ContentId, Tile>::const_iterator tile, int spent) {
        if (!m_roster.entries.empty() && legal(m_library, m_roster, m_collection))
            m_best = std::max(m_best, worth(m_content, m_roster, m_goal));
        for (; tile != m_content.tiles().end(); ++tile) {
            const bool again =
                tile->second.hero && std::any_of(m_roster.entries.begin(), m_roster.entries.end(),
                                                 [&](const auto& e) { return e.content == tile->first; });
            if (again || spent + *tile->second.cost > m_points)
                continue;
            m_roster.entries.push_back(
                {ElementId("e" + std::to_string(++m_ids)), tile->first, {}, {}, false, {}});
            fill(tile, 0, spent + *tile->second.cost);
            m_roster.entries.pop_back();
        }
    }
    void fill(std::map<ContentId, Tile>::const_iterator tile, int slot, int spent) {
        if (slot == static_cast<int>(tile->second.slots.size())) {
            addTiles(tile, spent);
            return;
        }
        fill(tile, slot + 1, spent);
        for (const auto& [id, option] : m_content.options()) {
            if (spent + *option.cost > m_points ||
                !fits(option, tile->second.slots[static_cast<std::size_t>(slot)]))
                continue;
            m_roster.entries.back().fillings.push_back(
                {ElementId("f" + std::to_string(++m_ids)), slot, id, {}, {}});
            fill(tile, slot + 1, spent + *option.cost);
            m_roster.entries.back().fillings.pop_back();
        }
    }

    LibraryPtr m_library;
    const Content& m_content;
    int m_points;
    Goal m_goal;
    const Collection* m_collection;
    Roster m_roster;
    int m_ids = 0;
    long long m_best = -1;
};

}  // namespace

class TestArmyOptimizer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsBruteForce_data() {
        QTest::addColumn<int>("seed");
        QTest::addColumn<bool>("limited");
        for (int seed = 1; seed <= 12; ++seed) {
            QTest::addRow("catalogue %d", seed) << seed << false;
            QTest::addRow("catalogue %d, few copies", seed) << seed << true;
        }
    }
    void equalsBruteForce() {
        QFETCH(int, seed);
        QFETCH(bool, limited);
        const LibraryPtr library = smallCatalogue(static_cast<unsigned>(seed));
        const auto [content, problems] = Content::build(library);
        QVERIFY(problems.empty());
        Collection collection;
        std::mt19937 random(static_cast<unsigned>(seed));
        for (const auto& [id, tile] : content->tiles())
            collection.pieces.push_back({id, 1 + static_cast<int>(random() % 2)});
        for (const auto& [id, option] : content->options())
            collection.pieces.push_back({id, 1});
        for (const auto& [id, unit] : content->units())
            collection.pieces.push_back({id, 1 + static_cast<int>(random() % 4)});
        for (const Goal goal :
             {Goal::SpendPoints, Goal::Firepower, Goal::StayingPower, Goal::Orders, Goal::Numbers}) {
            BestArmyRequest request{*content, blue, 17, goal};
            request.collection = limited ? &collection : nullptr;
            const auto found = bestArmy(request);
            const long long expected = BruteForce(library, *content, 17, goal, request.collection).best();
            if (expected < 0) {
                QVERIFY(!found);
                continue;
            }
            QVERIFY(found);
            QVERIFY(legal(library, found->roster, request.collection));
            QCOMPARE(worth(*content, found->roster, goal), found->worth);
            QCOMPARE(found->worth, expected);
            QVERIFY(found->cost <= 17);
            QCOMPARE(totalsOf(ArmyView(found->roster, *content)).points.value, found->cost);
        }
    }

    void fillsTheLastPointsOfAGivenArmy() {
        const LibraryPtr library = smallCatalogue(3);
        const auto content = Content::build(library).first;
        Roster start;
        start.system = "normandie";
        start.faction = blue;
        start.entries.push_back({ElementId("entry-1"), ContentId("mini:tile/staff"), {}, {}, false, {}});
        BestArmyRequest request{*content, blue, 20, Goal::SpendPoints};
        request.start = &start;
        const auto found = bestArmy(request);
        QVERIFY(found);
        QCOMPARE(found->roster.entries.front().id, ElementId("entry-1"));
        QVERIFY(legal(library, found->roster, nullptr));
        QVERIFY(found->cost <= 20);
        QVERIFY(found->roster != start);
    }

    void keepsTheHeroAskedForWithHisTile() {
        const LibraryPtr library = smallCatalogue(5);
        const auto content = Content::build(library).first;
        BestArmyRequest request{*content, blue, 25, Goal::Numbers};
        request.required = {ContentId("mini:tile/hero")};
        const auto found = bestArmy(request);
        QVERIFY(found);
        const ArmyView view(found->roster, *content);
        QVERIFY(view.hasTile(ContentId("mini:tile/hero")));
        QVERIFY(view.hasTile(ContentId("mini:tile/platoon")));
        QVERIFY(legal(library, found->roster, nullptr));
    }

    void stopsWhenCancelled() {
        const LibraryPtr library = smallCatalogue(1);
        const auto content = Content::build(library).first;
        Collection collection;
        for (const auto& [id, tile] : content->tiles())
            collection.pieces.push_back({id, 3});
        for (const auto& [id, unit] : content->units())
            collection.pieces.push_back({id, 9});
        for (const Collection* owned :
             {static_cast<const Collection*>(nullptr), &std::as_const(collection)}) {
            BestArmyRequest request{*content, blue, 100, Goal::Firepower};
            request.collection = owned;
            request.cancelled = [] { return true; };
            QVERIFY(!bestArmy(request));
            // Also in the middle of the work.
            int asked = 0;
            request.cancelled = [&] { return ++asked > 3; };
            QVERIFY(!bestArmy(request));
        }
    }

    /// Wishes that nothing can fulfil together are told as such, and no army is made of them.
    void contradictingWishesAreTold() {
        const LibraryPtr library = smallCatalogue(5);
        const auto content = Content::build(library).first;
        const ContentId hero("mini:tile/hero"), platoon("mini:tile/platoon");
        const auto codes = [&](const BestArmyRequest& request) {
            std::vector<std::string> found;
            for (const Problem& problem : contradictions(request))
                found.push_back(problem.code);
            if (!found.empty() && bestArmy(request))
                found.emplace_back("made an army all the same");
            return found;
        };
        using Codes = std::vector<std::string>;
        BestArmyRequest request{*content, blue, 25, Goal::Numbers};
        request.required = {hero};
        QCOMPARE(codes(request), Codes());
        request.forbidden = {hero};
        QCOMPARE(codes(request), Codes{"army.wish-both"});
        request.forbidden = {platoon};
        QCOMPARE(codes(request), Codes{"army.wish-needs"});
        request.forbidden = {};
        request.permitted = {platoon};
        QCOMPARE(codes(request), Codes{"army.wish-not-permitted"});
        request.permitted = {};
        request.faction = ContentId("mini:faction/red");
        QCOMPARE(codes(request), Codes{"army.wish-faction"});
        request.faction = blue;
        const Collection nothing;
        request.collection = &nothing;
        QCOMPARE(codes(request), Codes{"army.wish-not-owned"});
        request.collection = nullptr;
        request.points = 2;
        QCOMPARE(codes(request), Codes{"army.wish-points"});

        Roster start;
        start.system = "normandie";
        start.faction = ContentId("mini:faction/red");
        start.entries.push_back({ElementId("entry-1"), platoon, {}, {}, false, {}});
        BestArmyRequest more{*content, blue, 25, Goal::Numbers};
        more.start = &start;
        QCOMPARE(codes(more), Codes{"army.wish-start-faction"});
        start.faction = blue;
        more.forbidden = {platoon};
        QCOMPARE(codes(more), Codes{"army.wish-start-forbidden"});
        more.forbidden = {};
        more.points = 1;
        QCOMPARE(codes(more), Codes{"army.wish-start-points"});
    }

    void randomArmiesAreLegal() {
        const LibraryPtr library = smallCatalogue(2);
        const auto content = Content::build(library).first;
        for (unsigned seed = 0; seed < 500; ++seed) {
            const Roster roster = randomArmy(*content, blue, 30, seed);
            // A staff that gives no order at all cannot lead; such a catalogue yields an empty army.
            if (roster.entries.empty())
                continue;
            ValidateRequest request;
            request.library = library;
            request.roster = &roster;
            QVERIFY2(validate(request).clean(), qPrintable(QString::number(seed)));
            QVERIFY(roster == randomArmy(*content, blue, 30, seed));
        }
    }
};

QTEST_APPLESS_MAIN(TestArmyOptimizer)
#include "test_army_optimizer.moc"
