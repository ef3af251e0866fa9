#include <QtTest>

#include <set>

#include "rules/systems/normandie/movement/movement.h"
#include "rules/systems/normandie/movement/zone_of_control.h"
#include "rules/systems/normandie/odds/checks_on_field.h"
#include "rules/systems/normandie/odds/odds_on_field.h"
#include "tests/rules/sample_packs.h"
#include "tests/support/field_kit.h"

using namespace bocage::tests;
using n::Odds;

namespace {

/// The packs of resources/ on a plain board of our own.
struct Sample {
    Scenario scenario;
    n::ContentPtr content;

    explicit Sample(const std::vector<std::string>& rows = std::vector<std::string>(12,
                                                                                    std::string(12, 'g'))) {
        std::vector<Pack> packs;
        for (const QString& name : samplePackNames())
            packs.push_back(samplePack(name).pack);
        Pack own;
        own.manifest.id = PackId("t");
        own.manifest.version = "1.0.0";
        own.manifest.system = "normandie";
        BoardDef board;
        board.id = ContentId("t:board/plain");
        Face face;
        face.name = "a";
        face.grid.cols = static_cast<int>(rows.front().size());
        face.grid.rows = static_cast<int>(rows.size());
        static const std::map<char, const char*> kinds{
            {'g', "grass"}, {'t', "thicket"}, {'w', "water"}, {'G', "grave"}, {'x', "grave-single"}};
        for (const std::string& row : rows)
            for (const char letter : row)
                face.grid.cells.push_back(ContentId::make("son-core", "terrain", kinds.at(letter)));
        board.faces.push_back(face);
        own.boards.push_back(board);
        packs.push_back(own);
        content = n::Content::build(Library::build(std::move(packs)).first).first;
        scenario.system = "normandie";
        PlacedBoard placed;
        placed.id = ElementId("b");
        placed.board = board.id;
        scenario.battlefield.boards.push_back(placed);
        for (const char* side : {"blue", "red"}) {
            ScenarioSide value;
            value.id = SideId(side);
            scenario.sides.push_back(value);
        }
    }
    std::size_t put(const char* id, Cell at, const char* side = "blue", const char* face = "front",
                    int facing = 0) {
        Piece piece;
        piece.id = ElementId("p" + std::to_string(scenario.pieces.size()));
        piece.content = ContentId(id);
        piece.at = at;
        piece.side = SideId(side);
        piece.face = face;
        piece.facing = facing;
        scenario.pieces.push_back(piece);
        return scenario.pieces.size() - 1;
    }
    n::Battlefield field() const { return n::Battlefield::build(scenario, content); }
    const n::FieldUnit& unit(const n::Battlefield& field, std::size_t piece) const {
        return *field.unitOfPiece(piece);
    }
    Odds shot(std::size_t from, std::size_t to, const n::FieldAttack& attack = {}) const {
        const n::Battlefield f = field();
        return n::shotsOnField(f, unit(f, from), unit(f, to), attack).front().odds;
    }
    Odds assault(std::size_t from, std::size_t to, const n::FieldAttack& attack = {}) const {
        const n::Battlefield f = field();
        return n::assaultOnField(f, unit(f, from), unit(f, to), attack);
    }
    int points(std::size_t piece) const {
        const n::Battlefield f = field();
        return n::moverOf(f, unit(f, piece)).points();
    }
    std::string_view held(std::size_t piece) const {
        const n::Battlefield f = field();
        return n::immobility(n::moverOf(f, unit(f, piece))).rule;
    }
    n::SpentMarkers spent(std::initializer_list<const char*> markers) const {
        n::SpentMarkers sum;
        for (const char* marker : markers)
            n::spend(sum, *content->library().marker(ContentId(marker)));
        return sum;
    }
};

int value(const n::Tally& tally, std::string_view code) {
    const n::Term* term = tally.find(code);
    return term ? term->value : 0;
}

constexpr const char* rifles = "son-core:unit/ranger-rifles";
constexpr const char* zombie = "son-call:unit/zombie-soldiers";
constexpr const char* tank = "son-core:unit/panther";
constexpr const char* hound = "son-core:unit/night-hound";  // a Manifestation that assaults

}  // namespace

/// What lies on a counter acts, by what its pack says of it.
class TestMarkersOnField : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Every marker of the packs that lies on units either acts or is known not to touch rolls and moves.
    void everyMarkerOfThePacksIsAccountedFor() {
        const std::set<std::string> noRollNoMove{"order",           "special-order",   "bluff",
                                                 "ichor",           "sigil-blood",     "grenades",
                                                 "hardboiled",      "heroic",          "veteran",
                                                 "hydra",           "drowning",        "offensive-grenades",
                                                 "panzerfaust",     "amulet-dagon",    "madness-steady",
                                                 "madness-suicide", "madness-fear",    "madness-paranoia",
                                                 "weapon-charge",   "reanimator-serum"};
        int acting = 0;
        for (const QString& name : samplePackNames())
            for (const MarkerDef& marker : samplePack(name).pack.markers) {
                if (marker.place != MarkerDef::Place::Unit)
                    continue;
                n::SpentMarkers sum;
                n::spend(sum, marker);
                const bool acts = n::marksOf(marker, false) != n::UnitMarks{} || !sum.empty();
                acting += acts;
                QVERIFY2(acts != noRollNoMove.contains(std::string(marker.id.name())),
                         marker.id.value.c_str());
            }
        QVERIFY(acting >= 25);
    }

    void SON_DMG_04_aSecondMarkerOfTheKindDestroys() {
        Sample table;
        const auto gun = table.put(tank, {2, 5}, "blue", "front", 2);
        const auto target = table.put(tank, {8, 5}, "red", "front", 2);
        const auto dies = [&] { return table.shot(gun, target).eliminated().value(); };
        const double before = dies();
        table.put("son-core:marker/damage-hull", {8, 5});
        QVERIFY(dies() > before);
        QVERIFY(table.shot(gun, target).outcomes.chance([](const n::Outcome& outcome) {
            return outcome.target.damage & n::damage::hull;
        }) == (Chance{0, 1}));
    }
    void SON_DMG_03_damageStopsTracksAndTheMainWeapon() {
        Sample table;
        const auto gun = table.put(tank, {2, 5}, "blue", "front", 2);
        const auto target = table.put(rifles, {8, 5}, "red");
        QCOMPARE(table.points(gun), 6);
        table.put("son-core:marker/damage-track", {2, 5});
        QCOMPARE(table.points(gun), 0);
        QCOMPARE(table.held(gun), std::string_view("SON-DMG-03"));
        table.put("son-core:marker/damage-primary", {1, 5});  // on its rear
        const n::Battlefield field = table.field();
        const auto shots = n::shotsOnField(field, table.unit(field, gun), table.unit(field, target));
        QCOMPARE(shots.size(), 2u);
        QCOMPARE(shots[0].odds.refusal.code, std::string_view("weapon-lost"));
        QVERIFY(!shots[1].odds.refusal);
    }
    void SON_OPT_28_rustEatsTheDefenseOfVehicles() {
        Sample table;
        const auto gun = table.put(tank, {2, 5}, "blue", "front", 2);
        const auto target = table.put(tank, {8, 5}, "red", "front", 2);
        const int before = table.shot(gun, target).defense.total;
        table.put("son-core:marker/rust", {8, 5});
        table.put("son-core:marker/rust", {7, 5});
        QCOMPARE(table.shot(gun, target).defense.total, before - 2);
        const auto foot = table.put(rifles, {4, 8}, "red");
        table.put("son-core:marker/rust", {4, 8});
        QCOMPARE(value(table.shot(gun, foot).defense, "rust"), 0);
    }
    void SON_MAD_07_hysteriaShakesEveryRoll() {
        Sample table;
        const auto wild = table.put(hound, {4, 4}, "blue");
        const auto other = table.put(hound, {5, 4}, "red");
        table.put("son-core:marker/madness-hysteria", {4, 4});
        QCOMPARE(value(table.shot(wild, other).attack, "hysteria"), -1);
        QCOMPARE(value(table.assault(wild, other).attack, "hysteria"), -1);
        QCOMPARE(value(table.assault(other, wild).defense, "hysteria"), -1);
    }
    void SON_OPT_27_theParalyzedNeitherMoveNorFight() {
        Sample table;
        const auto held = table.put(hound, {4, 4}, "blue");
        const auto other = table.put(hound, {5, 4}, "red");
        table.put("son-core:marker/paralyze", {4, 4});
        QCOMPARE(table.held(held), std::string_view("SON-OPT-27"));
        QCOMPARE(table.shot(held, other).refusal.rule, std::string_view("SON-OPT-27"));
        QCOMPARE(table.assault(held, other).refusal.rule, std::string_view("SON-OPT-27"));
        const Odds odds = table.assault(other, held);
        QCOMPARE(odds.defenseDice, 1);
        QCOMPARE(odds.defense.total, 0);
    }
    void SON_MAD_03_catatoniaDoesNothing() {
        Sample table;
        const auto held = table.put(hound, {4, 4}, "blue");
        const auto other = table.put(hound, {5, 4}, "red");
        table.put("son-core:marker/madness-catatonia", {4, 4});
        QCOMPARE(table.points(held), 0);
        QCOMPARE(table.shot(held, other).refusal.rule, std::string_view("SON-MAD-03"));
        n::FieldAttack cards;
        cards.defenderCards = 2;
        QCOMPARE(value(table.assault(other, held, cards).defense, "cards"), 0);
        QCOMPARE(table.assault(other, held).defenseDice, 2);  // it still defends
    }
    void SON_ACT_05_theActivatedOnlyDefend() {
        Sample table;
        const auto spent = table.put(hound, {4, 4}, "blue");
        const auto other = table.put(hound, {5, 4}, "red");
        table.put("son-core:marker/activated", {4, 4});
        QCOMPARE(table.held(spent), std::string_view("SON-ACT-05"));
        QVERIFY(table.shot(spent, other).refusal);
        QVERIFY(!table.assault(other, spent).refusal);
    }
    void SON_SA_19_whoHasAidCannotBudge() {
        Sample table;
        const auto patient = table.put(hound, {4, 4}, "blue");
        const auto other = table.put(hound, {5, 4}, "red");
        table.put("son-core:marker/aid", {4, 4});
        QCOMPARE(table.held(patient), std::string_view("SON-SA-19"));
        QVERIFY(!table.shot(patient, other).refusal);
        QCOMPARE(table.assault(patient, other).refusal.rule, std::string_view("SON-SA-19"));
    }
    void SON_OPT_64_dartsAddTwoEach() {
        Sample table;
        const auto dead = table.put(zombie, {4, 4}, "");
        const auto other = table.put(rifles, {5, 4}, "red");
        const int defense = table.shot(other, dead).defense.total, points = table.points(dead);
        for (const char* dart : {"juggernaut", "faster", "rage", "rage"})
            table.put((std::string("son-call:marker/serum-dart-") + dart).c_str(), {4, 4});
        QCOMPARE(table.shot(other, dead).defense.total, defense + 2);
        QCOMPARE(table.points(dead), points + 2);
        QCOMPARE(value(table.assault(dead, other).attack, "serum"), 4);
    }
    void SON_OPT_54_theBoundDieOfAnAssault() {
        Sample table;
        const auto dead = table.put(zombie, {4, 4}, "");
        const auto other = table.put("son-core:unit/captain-duval", {5, 4}, "red");
        table.put("son-call:marker/bind-zombies", {4, 4});
        QCOMPARE(table.points(dead), 0);
        QVERIFY(table.assault(dead, other).refusal);
        QCOMPARE(table.assault(other, dead).eliminated(), (Chance{1, 1}));
    }
    void SON_OPT_55_aBlessedBladeHunts() {
        Sample table;
        const auto hunter = table.put(rifles, {4, 4}, "blue");
        const auto beast = table.put(hound, {8, 4}, "red");
        table.put("son-call:marker/bless-blade", {4, 4});
        QCOMPARE(value(table.shot(hunter, beast).attack, "mythos-hunter"), 3);
        table.put("son-core:marker/suppressed", {4, 4});
        const n::Battlefield field = table.field();
        const auto tests = n::terrorOnField(field, table.scenario, table.unit(field, hunter));
        QCOMPARE(tests.front().odds.outcomes.chance([](const n::TerrorOutcome& o) { return o.passed; }),
                 (Chance{1, 1}));
    }
    void SON_OPT_23_anEnchantmentFades() {
        Sample table;
        const auto hunter = table.put(rifles, {4, 4}, "blue");
        const auto beast = table.put(hound, {8, 4}, "red");
        const auto spell = table.put("son-core:marker/enchant-unit", {4, 4}, "");
        QCOMPARE(value(table.shot(hunter, beast).attack, "mythos-hunter"), 2);
        table.scenario.pieces[spell].face = "back";
        QCOMPARE(value(table.shot(hunter, beast).attack, "mythos-hunter"), 1);
    }
    void SON_OPT_32_theDragonTerrifies() {
        Sample table;
        const auto hunter = table.put("son-core:unit/captain-duval", {4, 4}, "blue");
        const auto beast = table.put(hound, {5, 4}, "red");
        table.put("son-core:marker/dragon", {4, 4});
        const Odds odds = table.assault(hunter, beast);
        QCOMPARE(value(odds.attack, "mythos-hunter"), 1);
        QVERIFY(odds.chance([](const n::Outcome& o) { return o.target.suppressed == 2; }).value() > 0);
    }
    void SON_MAD_02_rageStormsWithThreeMore() {
        Sample table;
        const auto mad = table.put("son-core:unit/captain-duval", {4, 4}, "blue");
        const auto gun = table.put(tank, {8, 8}, "blue", "front", 2);
        const auto other = table.put(rifles, {5, 4}, "red");
        table.put("son-core:marker/madness-rage", {4, 4});
        table.put("son-core:marker/madness-rage", {8, 8});
        QCOMPARE(table.points(mad), 4);
        QCOMPARE(value(table.assault(mad, other).attack, "rage"), 3);
        QCOMPARE(value(table.shot(mad, other).attack, "rage"), 0);  // it can storm
        QCOMPARE(value(table.shot(gun, other).attack, "rage"), 3);
    }
    void SON_OPT_76_primitiveRageThenExhaustion() {
        Sample table;
        const auto mad = table.put("son-core:unit/captain-duval", {4, 4}, "blue");
        const auto other = table.put(rifles, {5, 4}, "red");
        const auto spell = table.put("son-ghouls:marker/primitive-rage", {4, 4}, "");
        QCOMPARE(value(table.assault(mad, other).attack, "rage"), 3);
        table.scenario.pieces[spell].face = "back";
        QCOMPARE(value(table.assault(mad, other).attack, "rage"), 0);
        QCOMPARE(value(table.assault(mad, other).attack, "suppressed"), -2);
    }
    /// Markers on a counter are the points it has left; only one from elsewhere comes on top of them.
    void SON_DMG_05_markersAreThePointsLeft() {
        const Sample table;
        const n::Unit* spawn = table.content->unit(ContentId("son-core:unit/leviathan-spawn"));
        QVERIFY(spawn);
        QCOMPARE(spawn->lifePoints, 2);
        const auto left = [&](int markers, int extra) {
            n::UnitMarks marks;
            marks.lifePoints = static_cast<std::uint8_t>(markers);
            marks.extraLives = static_cast<std::uint8_t>(extra);
            n::Fighter fighter = n::makeFighter(*spawn, "front");
            n::carryMarkers(fighter, marks);
            return fighter.lifePoints;
        };
        QCOMPARE(left(0, 0), 2);
        QCOMPARE(left(1, 0), 1);
        QCOMPARE(left(2, 0), 2);
        QCOMPARE(left(3, 0), 3);
        QCOMPARE(left(0, 1), 3);
        QCOMPARE(left(1, 1), 2);
    }
    void SON_OPT_74_lifeOrExhaustion() {
        Sample table;
        const auto gun = table.put(rifles, {8, 4}, "red");
        const auto ghoul = table.put("son-ghouls:unit/ghoul-pack", {4, 4}, "blue");
        const auto marker = table.put("son-ghouls:marker/necrophagous", {4, 4}, "");
        QVERIFY(table.shot(gun, ghoul)
                    .chance([](const n::Outcome& o) { return o.target.harm == n::Harm::LifePoints; })
                    .value() > 0);
        table.scenario.pieces[marker].face = "back";
        QCOMPARE(table.points(ghoul), 3);
    }
    void SON_OPT_71_howlingPromisesBlood() {
        Sample table;
        const auto gun = table.put(rifles, {8, 4}, "red");
        const auto ghoul = table.put("son-ghouls:unit/ghoul-pack", {4, 4}, "blue");
        n::FieldAttack attack;
        attack.defenderSpent = table.spent({"son-ghouls:marker/bestial-howling"});
        QVERIFY(table.shot(gun, ghoul, attack)
                    .chance([](const n::Outcome& o) { return o.attacker.testsTerror == 3; })
                    .value() > 0);
    }
    void SON_OPT_12_elderSignsAreSpent() {
        Sample table;
        const auto gun = table.put(rifles, {4, 4}, "blue");
        const auto beast = table.put(hound, {8, 4}, "red");
        n::FieldAttack attack;
        attack.spent = table.spent({"son-core:marker/elder-sign", "son-core:marker/elder-sign"});
        QCOMPARE(value(table.shot(gun, beast, attack).attack, "mythos-hunter"), 4);
    }
    void SON_OPT_31_ammoIsForInfantry() {
        Sample table;
        const auto gun = table.put(tank, {2, 4}, "blue", "front", 2);
        const auto foot = table.put(rifles, {8, 4}, "red");
        const auto car = table.put("son-core:unit/jeep", {8, 8}, "red");
        n::FieldAttack attack;
        attack.spent = table.spent({"son-core:marker/ammo"});
        QCOMPARE(value(table.shot(gun, foot, attack).attack, "equipment"), 1);
        QCOMPARE(value(table.shot(gun, car, attack).attack, "equipment"), 0);
    }
    void SON_OPT_43_poisonAddsAndFrightens() {
        Sample table;
        const auto duval = table.put("son-core:unit/captain-duval", {4, 4}, "blue");
        const auto victim = table.put(rifles, {5, 4}, "red");
        n::FieldAttack attack;
        attack.spent = table.spent({"son-core:marker/poisoned-blade"});
        QCOMPARE(value(table.assault(duval, victim, attack).attack, "equipment"), 1);
        table.put("son-core:marker/poisoned-blade", {5, 4});
        table.put("son-core:marker/poisoned-blade", {5, 4});
        const n::Battlefield field = table.field();
        const auto tests = n::terrorOnField(field, table.scenario, table.unit(field, victim));
        QCOMPARE(tests.size(), 2u);
        QCOMPARE(tests[1].times, 2);
        QCOMPARE(tests[1].odds.value, 3);
        QVERIFY(!tests[1].odds.refusal);  // though nobody is suppressed
    }
    void SON_OPT_70_poisonedClawsFrighten() {
        Sample table;
        const auto victim = table.put(rifles, {5, 4}, "red");
        table.put("son-ghouls:marker/poisoned-claws", {5, 4});
        const n::Battlefield field = table.field();
        const auto tests = n::terrorOnField(field, table.scenario, table.unit(field, victim));
        QCOMPARE(tests.size(), 2u);
        QVERIFY(!tests[1].odds.refusal);
    }
    void SON_OPT_50_clawsOfCthulhuAdd() {
        Sample table;
        const auto duval = table.put("son-core:unit/captain-duval", {4, 4}, "blue");
        const auto victim = table.put(rifles, {5, 4}, "red");
        n::FieldAttack attack;
        attack.spent = table.spent({"son-call:marker/cthulhu-claws", "son-call:marker/cthulhu-claws"});
        QCOMPARE(value(table.assault(duval, victim, attack).attack, "equipment"), 2);
    }

    /// Infantry spots whom it comes to beside it, so the front side fights; a creature spots nobody and meets
    /// the side that lies up.
    void SON_SA_01_whoIsSpottedDefendsWithTheFront() {
        Sample table;
        const auto sniper = table.put("son-core:unit/sturm-sniper", {5, 5}, "red", "back");
        const auto infantry = table.put(rifles, {4, 5}, "blue");
        const auto beast = table.put("son-core:unit/pit-colossus", {6, 5}, "blue");
        const auto bonus = [&](std::size_t attacker) {
            return value(table.assault(attacker, sniper).defense, "base-bonus");
        };
        QCOMPARE(bonus(infantry), 3);
        table.scenario.pieces[sniper].face = "front";
        QCOMPARE(bonus(infantry), 3);
        const int open = bonus(beast);
        table.scenario.pieces[sniper].face = "back";
        QVERIFY(bonus(beast) < open);
    }
    /// Its hidden side has neither bonus nor Assault: it shows itself as it starts.
    void SON_SA_01_whoAssaultsFromHidingIsTurnedOver() {
        Sample table;
        const auto hunters = table.put("son-core:unit/deep-hunters", {4, 5}, "red", "back");
        const auto victim = table.put(rifles, {5, 5}, "blue");
        const Odds hidden = table.assault(hunters, victim);
        table.scenario.pieces[hunters].face = "front";
        const Odds open = table.assault(hunters, victim);
        QVERIFY(!open.refusal);
        QVERIFY(!hidden.refusal);
    }
    /// Ways over ground that was changed are those that would be worked out from nothing, for every kind of
    /// mover.
    void waysAreMendedWhereTheGroundChanged() {
        std::vector<std::string> rows(12, std::string(12, 'g'));
        constexpr n::MovementField::Without others{.units = true, .zones = true};
        std::vector<n::Mover> movers(5);
        movers[1].unitClass = n::UnitClass::Heavy;
        movers[1].footprint = 2;
        movers[2].amphibious = true;
        movers[3].overTerrain = true;
        movers[4].unitClass = n::UnitClass::Creature;
        movers[4].footprint = 4;
        Sample first(rows);
        n::Battlefield before = first.field();
        std::vector<n::MovementField> kept;
        for (const n::Mover& mover : movers)
            kept.emplace_back(before, mover, others);
        for (std::size_t round = 0; round < 30; ++round) {
            rows[round * 7 % 12][round * 5 % 12] = "gtwtwg"[round % 6];
            const n::Battlefield now = Sample(rows).field();
            const auto changed = now.cellsUnlike(before);
            QVERIFY(changed);
            for (n::MovementField& field : kept) {
                const n::MovementField fresh(now, field.mover(), others);
                const n::MovementField mended(field, now, *changed);
                n::ReachMap wanted, got;
                for (int index = 0; index < now.cellCount(); ++index) {
                    const Cell cell = now.cellAt(index);
                    QCOMPARE(mended.stepsFrom(cell), fresh.stepsFrom(cell));
                    QCOMPARE(mended.groundStepsFrom(index), fresh.groundStepsFrom(index));
                    QCOMPARE(mended.markedStepsFrom(cell), fresh.markedStepsFrom(cell));
                    QCOMPARE(mended.fits({cell, 2}), fresh.fits({cell, 2}));
                }
                fresh.reach({{5, 5}, 0}, 6, wanted);
                mended.reach({{5, 5}, 0}, 6, got);
                QVERIFY(wanted.cells() == got.cells());
                field = mended;
            }
            before = now;
        }
    }
    void SON_OPT_56_whoEntersACircleOfNauseaIsSuppressed() {
        Sample table;
        const auto walker = table.put(rifles, {2, 5}, "blue");
        const auto caster = table.put(rifles, {5, 5}, "blue");
        const auto cost = [&](std::size_t mover, Cell to) {
            const n::Battlefield f = table.field();
            const n::FieldUnit& own = table.unit(f, mover);
            const n::MovementField moves(f, n::moverOf(f, own));
            n::ReachMap reach;
            moves.reach({own.cells[0], own.facing}, reach);
            return reach.cost(to).value_or(-1);
        };
        const auto sickens = [&](std::size_t mover, Cell at) {
            const n::Battlefield f = table.field();
            const auto circles = n::nauseaCircles(f, n::moverOf(f, table.unit(f, mover)));
            return !circles.empty() && circles[static_cast<std::size_t>(f.indexOf(at))] != 0;
        };
        QVERIFY(!sickens(walker, {4, 5}));
        table.put("son-call:marker/circle-nausea", {5, 5});
        QVERIFY(sickens(walker, {4, 5}));
        QVERIFY(!sickens(walker, {3, 5}));
        QVERIFY(!sickens(caster, {4, 5}));  // its own circle does nothing to it (SON-AMB-61)
        // Who is suppressed on the way, but not by the ground, finishes its move (SON-MOV-04).
        QCOMPARE(cost(walker, {4, 5}), 2);
        // The spell itself suppresses its caster; whether that ends the circle is a ruling (SON-AMB-62).
        table.put("son-core:marker/suppressed", {5, 5});
        QVERIFY(sickens(walker, {4, 5}));
        table.scenario.rulings["zoc.areaEffects"] = "zoc";
        QVERIFY(!sickens(walker, {4, 5}));
    }
    void SON_SA_01_whoFiresFromHidingIsTurnedOver() {
        Sample table;
        const auto sniper = table.put("son-core:unit/sturm-sniper", {4, 4}, "blue", "back");
        const auto victim = table.put(rifles, {8, 4}, "red");
        const n::Battlefield field = table.field();
        const auto shots = n::shotsOnField(field, table.unit(field, sniper), table.unit(field, victim));
        QVERIFY(!shots[0].odds.refusal);
        QVERIFY(shots[0].turnsOver);
        QCOMPARE(shots[0].odds.attack.total, 3);
        QCOMPARE(table.shot(victim, sniper).refusal.code, std::string_view("target-concealed"));
    }
    void SON_SA_37_whoIsAwayIsNotThere() {
        Sample table;
        const auto away = table.put("son-call:unit/angle-hound", {5, 4}, "blue", "back");
        const auto gun = table.put("son-core:unit/captain-duval", {4, 4}, "red");
        QCOMPARE(table.shot(gun, away).refusal.rule, std::string_view("SON-SA-37"));
        QCOMPARE(table.assault(gun, away).refusal.rule, std::string_view("SON-SA-37"));
        QCOMPARE(table.shot(away, gun).refusal.rule, std::string_view("SON-SA-37"));
        QCOMPARE(table.held(away), std::string_view("SON-SA-37"));
        const n::Battlefield field = table.field();
        n::ReachMap reach;
        n::MovementField(field, n::moverOf(field, table.unit(field, gun))).reach({{4, 4}, 0}, reach);
        QVERIFY(reach.cost({5, 4}).has_value());
        // It comes back inside a vehicle: the crew rolls one die and adds what cards lend it.
        const auto car = table.put(tank, {9, 4}, "red", "front", 2);
        n::FieldAttack arrival;
        arrival.byTeleport = true;
        arrival.defenderCards = 1;
        const Odds odds = table.assault(away, car, arrival);
        QVERIFY(!odds.refusal);
        QCOMPARE(odds.defenseDice, 1);
        QCOMPARE(odds.defense.total, 1);
        QCOMPARE(table.assault(away, gun, arrival).refusal.code, std::string_view("nowhere-to-arrive"));
    }
    void SON_SA_35_whoIsAssaultedBelowComesUpFirst() {
        Sample table;
        const auto ghoul = table.put("son-ghouls:unit/ghoul-pack", {4, 4}, "blue", "back");
        const auto duval = table.put("son-core:unit/captain-duval", {5, 4}, "red");
        const Odds defended = table.assault(duval, ghoul);
        QCOMPARE(defended.defenseDice, 2);  // its other side knows Assault
        QCOMPARE(value(defended.defense, "surfacing"), -2);
        const Odds attacked = table.assault(ghoul, duval);
        QVERIFY(!attacked.refusal);
        QCOMPARE(attacked.chance([](const n::Outcome& o) {
            return o.verb == n::Verb::DefenderWins && o.attacker.alive();
        }),
                 (Chance{0, 1}));
    }
    void SON_ZOM_03_zombiesIgnoreManifestations() {
        Sample table;
        const auto dead = table.put(zombie, {4, 4}, "");
        const auto beast = table.put(hound, {5, 4}, "red");
        QCOMPARE(table.assault(dead, beast).refusal.rule, std::string_view("SON-ZOM-03"));
        QVERIFY(!table.assault(beast, dead).refusal);
    }
    void SON_UNC_06_whoRoamsAssaultsItsOwnKind() {
        Sample table;
        const auto wild = table.put("son-core:unit/feral-pack", {4, 4}, "");
        table.put("son-core:unit/bog-lurker", {6, 4}, "");
        const auto offered = [&] {
            const n::Battlefield field = table.field();
            const n::MovementField moves(field, n::moverOf(field, table.unit(field, wild)));
            n::ReachMap reach;
            moves.reach({{4, 4}, 0}, reach);
            return moves.assaults(reach).size();
        };
        table.scenario.pieces[wild].mode = "aggressive";
        QCOMPARE(offered(), 0u);
        table.scenario.pieces[wild].mode = "roaming";
        QCOMPARE(offered(), 1u);
    }
    void SON_UNC_08_zonesOfTheIgnoredDoNotBind() {
        Sample table;
        table.put(zombie, {5, 5}, "");
        const auto beast = table.put("son-core:unit/deep-hunters", {4, 5}, "red");
        const auto foot = table.put(rifles, {6, 5}, "red");
        const n::Battlefield field = table.field();
        n::ReachMap reach;
        // From beside the Zombie to another space beside it.
        n::Mover manifestation = n::moverOf(field, table.unit(field, beast));
        manifestation.manifestation = true;
        n::MovementField(field, manifestation).reach({{4, 5}, 0}, 1, reach);
        QVERIFY(reach.cost({4, 4}).has_value());
        n::MovementField(field, n::moverOf(field, table.unit(field, foot))).reach({{6, 5}, 0}, 1, reach);
        QVERIFY(!reach.cost({6, 4}).has_value());
    }
    void SON_OPT_73_diggersGoFourBelow() {
        Sample table;
        const auto ghoul = table.put("son-ghouls:unit/ghoul-pack", {4, 4}, "blue", "back");
        QCOMPARE(table.points(ghoul), 3);
        Player player;
        player.id = PlayerId("p");
        Force::Army army;
        army.id = ElementId("army");
        army.roster.emplace();
        RosterEntry entry;
        entry.id = ElementId("pack");
        for (const auto& [id, tile] : table.content->tiles())
            if (std::any_of(tile.units.begin(), tile.units.end(),
                            [](const Copies& member) { return member.id.name() == "ghoul-pack"; }))
                entry.content = id;
        RosterEntry::Filling digger;
        digger.id = ElementId("f");
        digger.slot = 0;
        digger.option = ContentId("son-ghouls:option/digger");
        entry.fillings.push_back(digger);
        army.roster->entries.push_back(entry);
        player.force.armies.push_back(army);
        const n::Battlefield before = table.field();
        table.scenario.sides[0].players.push_back(player);
        QCOMPARE(table.points(ghoul), 3);  // of another tile
        table.scenario.pieces[ghoul].entry = "army/pack";
        QCOMPARE(table.points(ghoul), 4);
        QVERIFY(n::Battlefield::rebuilt(before, table.scenario) == table.field());
    }
    void SON_SA_44_mastersRaiseTheDead() {
        Sample table({"gggg", "gGgg", "gggg", "ggxg"});
        const auto master = table.put("son-call:unit/herbert-lovecraft", {1, 0}, "blue");
        const n::Battlefield field = table.field();
        const n::FieldRaising raised = n::raisingOnField(field, table.scenario, table.unit(field, master));
        QVERIFY(!raised.refusal);
        QCOMPARE(raised.freeSpaces, 5);
        QCOMPARE(raised.zombies.chance([](int count) { return count == 3; }), (Chance{1, 3}));
        table.scenario.pieces[master].at = {3, 3};
        const n::Battlefield single = table.field();
        QCOMPARE(n::raisingOnField(single, table.scenario, table.unit(single, master))
                     .zombies.chance([](int count) { return count == 1; }),
                 (Chance{1, 1}));
    }
    void SON_SUP_08_nobodyFightsInSupply() {
        Sample table;
        const auto duval = table.put("son-core:unit/captain-duval", {4, 4}, "blue");
        const auto victim = table.put(rifles, {5, 4}, "red");
        n::FieldAttack supply;
        supply.supplyPhase = true;
        QCOMPARE(table.shot(duval, victim, supply).refusal.rule, std::string_view("SON-SUP-08"));
        QCOMPARE(table.assault(duval, victim, supply).refusal.rule, std::string_view("SON-ASL-15"));
    }
};

QTEST_APPLESS_MAIN(TestMarkersOnField)
#include "test_markers_on_field.moc"
