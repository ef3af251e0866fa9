#include <QtTest>

#include "rules/systems/crusades/building/deck_text.h"
#include "rules/systems/crusades/building/fortress_rosters.h"
#include "rules/systems/game_system.h"
#include "tests/rules/crusades_kit.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::crusades;
using namespace bocage::tests;

/// Fortresses on the sheet, and deck lists as text.
class TestCrusadesBuilding : public QObject {
    Q_OBJECT

    const LibraryPtr m_library = crusadesLibrary();
    const std::shared_ptr<const Cards> m_cards = Cards::build(*m_library);
    const FortressRosters m_rules;

    static ContentId card(const char* id) { return ContentId(std::string("cc-base:") + id); }
    static Roster red() { return *crusadesScenario(1).sides[0].players[0].force.armies[0].roster; }
    QStringList against(const Roster& roster, const char* thing, const RosterPlace& where) const {
        QStringList ids;
        for (const Finding& found : m_rules.mayPut(roster, m_library, card(thing), where))
            ids << QString::fromStdString(found.rule);
        return ids;
    }

private Q_SLOTS:
    void theSystemHasThem() {
        const GameSystem* system = findGameSystem("crusades");
        QVERIFY(system && system->rosters());
        QCOMPARE(system->rosters()->blank().system, std::string("crusades"));
    }

    void slotsAreShields() {
        const RosterSheet sheet = m_rules.sheet(red(), m_library);
        QCOMPARE(sheet.cards.size(), 4u);
        QCOMPARE(sheet.cards[0].slots.size(), 3u);  // a castle of three shields
        QCOMPARE(sheet.cards[1].slots.size(), 2u);
        QCOMPARE(sheet.cards[0].slots[0].takes, std::vector<std::string>{"soldiers"});
        QCOMPARE(sheet.cards[1].slots[0].takes, std::vector<std::string>{"bowmen"});
    }

    void totalsFollowTheGarrison() {
        Roster roster = red();
        const auto total = [&](const char* code) {
            return m_rules.sheet(roster, m_library).total(code)->value;
        };
        QCOMPARE(total("shields"), 9);
        QCOMPARE(total("swords-needed"), 13);  // 4 + 3 + 3 + 3
        QCOMPARE(total("swords-full"), 22);    // 7 + 5 + 5 + 5
        roster.entries[0].fillings.push_back(
            {ElementId("s"), 0, card("village-card/soldiers-red-1"), {}, {}});
        QCOMPARE(total("shields"), 10);
        QCOMPARE(total("swords-needed"), 14);
        QCOMPARE(total("swords-full"), 22);
    }

    void CC_RCHK_07_onlyBowmenOnWalls() {
        const Roster roster = red();
        QVERIFY(against(roster, "village-card/bowmen-red-1", {ElementId("wall-1"), 0, -1}).isEmpty());
        QCOMPARE(against(roster, "village-card/soldiers-red-1", {ElementId("wall-1"), 0, -1}),
                 QStringList{"CC-RCHK-07"});
        QCOMPARE(against(roster, "village-card/bowmen-red-1", {ElementId("castle"), 0, -1}),
                 QStringList{"CC-RCHK-08"});
        QVERIFY(against(roster, "village-card/soldiers-red-1", {ElementId("castle"), 0, -1}).isEmpty());
    }

    void CC_RCHK_10_coloursMatchUnlessRuledOtherwise() {
        const Roster roster = red();
        const RosterPlace wall{ElementId("wall-1"), 0, -1};
        QCOMPARE(against(roster, "village-card/bowmen-blue-1", wall), QStringList{"CC-RCHK-10"});
        Options kindOnly;
        kindOnly.colourMatching = false;
        QVERIFY(objections(roster, *m_cards, kindOnly, card("village-card/bowmen-blue-1"), wall).empty());
    }

    void CC_RCHK_09_noMoreThanShields() {
        Roster roster = red();
        for (int i = 0; i < 2; ++i)
            roster.entries[1].fillings.push_back(
                {ElementId("b" + std::to_string(i)), i, card("village-card/bowmen-red-1"), {}, {}});
        QCOMPARE(against(roster, "village-card/bowmen-red-1", {ElementId("wall-1"), 2, -1}),
                 QStringList{"CC-RCHK-09"});
        // In the place of one of them it is one as before.
        QVERIFY(against(roster, "village-card/bowmen-red-2", {ElementId("wall-1"), 1, -1}).isEmpty());
    }

    void CC_RCHK_01_oneCastle_CC_RCHK_02_threeWalls() {
        Roster roster = red();
        QCOMPARE(against(roster, "fortress-card/castle-red", {}), QStringList{"CC-RCHK-01"});
        QCOMPARE(against(roster, "fortress-card/wall-red", {}), QStringList{"CC-RCHK-02"});
        roster.entries.pop_back();
        QVERIFY(against(roster, "fortress-card/wall-red", {}).isEmpty());
        roster.entries.erase(roster.entries.begin());
        QVERIFY(against(roster, "fortress-card/castle-red", {}).isEmpty());
    }

    void nonsenseIsDrawnWithinBounds() {
        Roster roster = red();
        roster.entries[1].fillings.push_back(
            {ElementId("far"), 999999, card("village-card/bowmen-red-1"), {}, {}});
        QVERIFY(m_rules.sheet(roster, m_library).cards[1].slots.size() <= 40u);
        roster.entries[2].content = ContentId("nowhere:fortress-card/wall");
        QCOMPARE(m_rules.sheet(roster, m_library).cards.size(), 4u);
    }

    // Lists as text ---------------------------------------------------------------------------------------

    void aListIsRead() {
        const auto read = readDeckText(
            "# Village\n16 Gold\n4x Builder\n2 × Idol\n\nSiege deck:\n1 Battering Ram\n", *m_cards);
        QVERIFY(read);
        QVERIFY(read->notes.empty());
        QCOMPARE(read->cards, 23);
        QCOMPARE(read->decks.village.entries.size(), 3u);
        QCOMPARE(read->decks.siege.entries.size(), 1u);
        QCOMPARE(read->decks.village.entries[0].copies, 16);
    }

    void CC_AMB_01_oldNamesAreMapped() {
        const auto read = readDeckText("8 Explorers\n4 Duke\n2 KING\n3 Academy\n5 Archers\n", *m_cards);
        QVERIFY(read);
        QCOMPARE(read->notes.size(), 5u);
        for (const Problem& note : read->notes)
            QCOMPARE(note.code, std::string("deck.old-name"));
        QCOMPARE(m_cards->find(read->decks.village.entries[0].card)->kind, CardKind::Sacrifice);
        QCOMPARE(m_cards->find(read->decks.village.entries[1].card)->kind, CardKind::Cultist);
        QCOMPARE(m_cards->find(read->decks.village.entries[2].card)->kind, CardKind::Idol);
        QCOMPARE(m_cards->find(read->decks.village.entries[3].card)->kind, CardKind::Bowmen);
        QCOMPARE(m_cards->find(read->decks.cthulhu.entries[0].card)->kind, CardKind::Monster);
    }

    void badLinesAreToldAndLeftOut() {
        const auto read =
            readDeckText("4 Gold\n3 Wizards\n0 Idol\n1000000000 Builder\n99999999999999999999 Gold\n1 " +
                             m_cards->find(card("fortress-card/castle-red"))->name.english() + "\n",
                         *m_cards);
        QVERIFY(read);
        QCOMPARE(read->cards, 4);
        QStringList codes;
        for (const Problem& note : read->notes)
            codes << QString::fromStdString(note.code) + QString::number(note.line);
        QCOMPARE(codes, (QStringList{"deck.unknown-card2", "deck.copies3", "deck.copies4", "deck.copies5",
                                     "deck.fortress-card6"}));
        const auto nothing = readDeckText("Once upon a time\nthere was a wall.\n", *m_cards);
        QVERIFY(!nothing);
        QCOMPARE(nothing.problems().back().code, std::string("deck.no-cards"));
    }

    void whatIsWrittenIsReadAgain() {
        const DeckLists decks = sampleDecks();
        for (const char* language : {"en", "fr"}) {
            const auto read = readDeckText(writeDeckText(decks, *m_library, *m_cards, language), *m_cards);
            QVERIFY(read);
            QVERIFY(read->notes.empty());
            QCOMPARE(read->cards, 80 + 10 + 15 + 8);
            for (const DeckKind deck : listedDecks)
                QVERIFY(cardsOf(read->decks.of(deck), *m_library).entries ==
                        cardsOf(decks.of(deck), *m_library).entries);
        }
    }

    void copiesChangeAListOfItsOwn() {
        DeckList list{ContentId("cc-base:deck/village"), {}};
        const auto before = cardsOf(list, *m_library).entries;
        setCopies(list, before[0].card, 7, *m_library);
        QVERIFY(list.deck.empty());
        QCOMPARE(list.entries.size(), before.size());
        QCOMPARE(list.entries[0].copies, 7);
        setCopies(list, before[1].card, 0, *m_library);
        QCOMPARE(list.entries.size(), before.size() - 1);
        setCopies(list, before[1].card, 1'000'000'000, *m_library);
        QCOMPARE(list.entries.back().copies, mostCopies);
        setCopies(list, before[2].card, -5, *m_library);
        QCOMPARE(list.entries.size(), before.size() - 1);
    }

    void cardsOnTheTableAreCounted() {
        Roster roster = red();
        roster.entries[0].fillings.push_back(
            {ElementId("s"), 0, card("village-card/soldiers-red-1"), {}, {}});
        RosterSection section;
        section.hand = {card("village-card/gold"), card("village-card/gold")};
        setSection(roster.extras, section);
        const auto all = cardsOnTable(roster);
        const auto count = [&](const char* id) {
            for (const Copies& copies : all)
                if (copies.id == card(id))
                    return copies.count;
            return 0;
        };
        QCOMPARE(count("fortress-card/wall-red"), 3);
        QCOMPARE(count("village-card/soldiers-red-1"), 1);
        QCOMPARE(count("village-card/gold"), 2);
    }
};

QTEST_APPLESS_MAIN(TestCrusadesBuilding)
#include "test_crusades_building.moc"
