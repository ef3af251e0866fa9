#include <QRegularExpression>
#include <QtTest>
#include <functional>
#include <random>

#include "model/commands/roster_edits.h"
#include "model/document/embedded_army.h"
#include "model/io/load_file.h"
#include "model/library/content_library.h"
#include "rules/format/formats.h"
#include "rules/systems/normandie/checks/check_context.h"

using namespace bocage;
using namespace bocage::model;
using namespace bocage::rules;

namespace {

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t bound) {
    return static_cast<std::size_t>(random() % bound);
}

template <class Map>
ContentId anyOf(Random& random, const Map& items) {
    auto it = items.begin();
    std::advance(it, static_cast<std::ptrdiff_t>(below(random, items.size())));
    return it->first;
}

struct Hand {
    Random& random;
    RosterDocument& document;
    const normandie::Content& content;

    RosterEdits edits() { return RosterEdits(document); }
    /// Mostly one that is there, sometimes one that is not.
    ElementId entry() {
        const auto& entries = document.roster().entries;
        if (entries.empty() || below(random, 12) == 0)
            return ElementId("nobody");
        return entries[below(random, entries.size())].id;
    }
    ElementId filling() {
        std::vector<ElementId> all;
        for (const RosterEntry& one : document.roster().entries)
            for (const auto& filling : one.fillings)
                all.push_back(filling.id);
        for (const auto& filling : document.roster().freeOptions)
            all.push_back(filling.id);
        return all.empty() || below(random, 12) == 0 ? ElementId("nothing") : all[below(random, all.size())];
    }
    /// Something that holds spells, where there is one.
    ElementId book() {
        for (const RosterEntry& one : document.roster().entries)
            for (const auto& filling : one.fillings)
                if (!filling.contents.empty())
                    return filling.id;
        return filling();
    }
    int slot() { return static_cast<int>(below(random, 5)) - 1; }
    ContentId tile() { return anyOf(random, content.tiles()); }
    ContentId option() { return anyOf(random, content.options()); }
    QString words() { return below(random, 4) == 0 ? QString() : QString::number(random() % 1000, 36); }
};

struct Walk {
    const char* edit;
    std::function<void(Hand&)> run;
};

Finding someFinding(Random& random) {
    Finding finding;
    finding.rule = "SON-ARM-" + std::to_string(10 + below(random, 3));
    finding.subject = std::to_string(below(random, 3));
    return finding;
}

/// One for every edit that users have; a test below fails when RosterEdits has one that is not here.
const std::vector<Walk>& walks() {
    static const std::vector<Walk> all{
        {"addEntry", [](Hand& h) { h.edits().addEntry(h.tile()); }},
        {"startFromHero", [](Hand& h) { h.edits().startFromHero(h.tile()); }},
        {"duplicateEntry", [](Hand& h) { h.edits().duplicateEntry(h.entry()); }},
        {"moveEntry",
         [](Hand& h) { h.edits().moveEntry(h.entry(), static_cast<int>(below(h.random, 7)) - 3); }},
        {"replaceEntry", [](Hand& h) { h.edits().replaceEntry(h.entry(), h.tile()); }},
        {"fillSlot", [](Hand& h) { h.edits().fillSlot(h.entry(), h.slot(), h.option()); }},
        {"clearSlot",
         [](Hand& h) {
             const FoundFilling found = findFilling(h.document.roster(), h.filling());
             h.edits().clearSlot(found.entry ? found.entry->id : h.entry(),
                                 found.filling ? found.filling->slot : h.slot());
         }},
        {"moveFilling", [](Hand& h) { h.edits().moveFilling(h.filling(), h.entry(), h.slot()); }},
        {"replaceFilling", [](Hand& h) { h.edits().replaceFilling(h.filling(), h.option()); }},
        {"addFreeOption", [](Hand& h) { h.edits().addFreeOption(h.option()); }},
        {"addSpell", [](Hand& h) { h.edits().addSpell(h.filling(), h.option()); }},
        {"removeSpell",
         [](Hand& h) { h.edits().removeSpell(h.book(), static_cast<int>(below(h.random, 3)) - 1); }},
        {"remove", [](Hand& h) { h.edits().remove(below(h.random, 2) ? h.entry() : h.filling()); }},
        {"setTitle",
         [](Hand& h) {
             h.edits().setTitle(h.words());
             if (below(h.random, 3) == 0)
                 h.document.endMerge();
         }},
        {"setLimit",
         [](Hand& h) {
             h.edits().setLimit(below(h.random, 3) ? std::optional(static_cast<int>(below(h.random, 400)))
                                                   : std::nullopt);
         }},
        {"setFaction", [](Hand& h) { h.edits().setFaction(h.content.tile(h.tile())->faction); }},
        {"setFact",
         [](Hand& h) { h.edits().setFact(static_cast<RosterFact>(below(h.random, 3)), h.words()); }},
        {"setUnitName",
         [](Hand& h) {
             h.edits().setUnitName(h.entry(), static_cast<std::size_t>(below(h.random, 4)), h.words());
         }},
        {"setLabel", [](Hand& h) { h.edits().setLabel(h.entry(), h.words()); }},
        {"setNotes", [](Hand& h) { h.edits().setNotes(h.words()); }},
        {"setDeck", [](Hand& h) { h.edits().setDeck(ContentId(h.words().toStdString())); }},
        {"waive", [](Hand& h) { h.edits().waive(someFinding(h.random), h.words()); }},
        {"unwaive", [](Hand& h) { h.edits().unwaive(someFinding(h.random)); }},
    };
    return all;
}

void noIdTwice(const Roster& roster) {
    std::set<ElementId> ids;
    for (const RosterEntry& entry : roster.entries) {
        QVERIFY(ids.insert(entry.id).second);
        for (const auto& filling : entry.fillings)
            QVERIFY(ids.insert(filling.id).second);
    }
    for (const auto& filling : roster.freeOptions)
        QVERIFY(ids.insert(filling.id).second);
}

/// Random edits, undos and redos; after each the bytes are those of that place in the history.
void walk(RosterDocument& document, Document& whole, int steps, bool demandAll) {
    Random random(7);
    const auto content = normandie::contentFor(document.library());
    Hand hand{random, document, *content};
    QUndoStack& stack = document.undoStack();
    std::vector<QByteArray> versions{whole.toBytes()};
    std::map<std::string, int> uses;
    for (int step = 0; step < steps; ++step) {
        const std::size_t choice = below(random, 100);
        if (choice < 20 && stack.canUndo()) {
            stack.undo();
        } else if (choice < 35 && stack.canRedo()) {
            stack.redo();
        } else {
            const bool crowded = document.roster().entries.size() > 9;
            const auto& all = walks();
            static const Walk thinOut{"remove", [](Hand& h) { h.edits().remove(h.entry()); }};
            const Walk& edit = crowded ? thinOut : all[below(random, all.size())];
            edit.run(hand);
            const auto now = static_cast<std::size_t>(stack.index());
            const QByteArray bytes = whole.toBytes();
            if (now < versions.size() && bytes == versions[now])
                continue;  // nothing happened, or a typing run came back to where it began
            ++uses[edit.edit];
            versions.resize(std::min(versions.size(), now));
            if (versions.size() == now)
                versions.push_back(bytes);
            QVERIFY2(versions.size() == now + 1, edit.edit);
            QVERIFY2(!stack.undoText().isEmpty(), edit.edit);
            noIdTwice(document.roster());
            continue;
        }
        QCOMPARE(whole.toBytes(), versions[static_cast<std::size_t>(stack.index())]);
    }
    if (demandAll)
        for (const Walk& edit : walks())
            QVERIFY2(uses[edit.edit] > 10, edit.edit);
    stack.setIndex(0);
    QCOMPARE(whole.toBytes(), versions.front());
}

}  // namespace

class TestRosterEdits : public QObject {
    Q_OBJECT

    LibraryPtr m_library;

    Roster sample() const {
        const auto loaded = readRoster(asText(
            *readFile(QStringLiteral(BOCAGE_SOURCE_DIR "/resources/samples/ranger-company.army.json"))));
        return loaded->value;
    }

private Q_SLOTS:
    void initTestCase() { m_library = loadInstalledLibrary().library; }

    void everyEditIsWalked() {
        const QString header =
            QString::fromUtf8(*readFile(QStringLiteral(BOCAGE_SOURCE_DIR "/model/commands/roster_edits.h")));
        const QString body =
            header.section(QStringLiteral("class RosterEdits"), 1).section(QStringLiteral("private:"), 0, 0);
        const QRegularExpression method(QStringLiteral(R"(\n    (?:bool|rules::ElementId) (\w+)\()"));
        QStringList walked;
        for (const Walk& edit : walks())
            walked << QString::fromLatin1(edit.edit);
        int found = 0;
        for (auto match = method.globalMatch(body); match.hasNext(); ++found) {
            const QString name = match.next().captured(1);
            QVERIFY2(walked.contains(name), qPrintable(name));
        }
        QCOMPARE(found, static_cast<int>(walks().size()));
    }

    void undoAndRedoGiveTheSameBytes() {
        RosterDocument document(sample(), m_library);
        walk(document, document, 20'000, true);
    }

    /// The same inside a scenario: every edit is a step of the scenario's history, and it alone is saved.
    void armiesInsideAScenarioToo() {
        Scenario scenario;
        scenario.system = "normandie";
        scenario.sides.resize(1);
        scenario.sides[0].players.resize(1);
        Player& player = scenario.sides[0].players[0];
        player.id = PlayerId("first");
        player.force.budget = 150;
        player.force.armies.push_back({ElementId("army-1"), {}, sample()});
        ScenarioDocument document(scenario, m_library);
        EmbeddedArmy army(document, ElementId("army-1"));
        QCOMPARE(army.limit(), std::optional(150));
        QVERIFY(army.owner() == &document);
        walk(army, document, 1500, false);
        QVERIFY(army.roster() == sample());
        RosterEdits(army).setTitle(QStringLiteral("Changed"));
        QVERIFY(document.isModified() && army.isModified());
        QVERIFY(document.scenario().sides[0].players[0].force.armies[0].roster == army.roster());
        // Gone from the scenario, and back.
        document.edit(QStringLiteral("Remove"), [](Scenario& value) { value.sides.clear(); });
        QVERIFY(!army.present());
        QVERIFY(RosterEdits(army).addEntry(ContentId("son-core:tile/ranger-platoon")) != ElementId("none"));
        QVERIFY(army.roster().entries.empty());
        document.undoStack().undo();
        QVERIFY(army.present());
        QCOMPARE(army.roster().entries.size(), sample().entries.size());
    }

    void replacingATileKeepsWhatFits() {
        RosterDocument document(sample(), m_library);
        const auto content = normandie::contentFor(m_library);
        const RosterEntry before = document.roster().entries[1];
        const ContentId other("son-core:tile/ranger-assault-group");
        QVERIFY(RosterEdits(document).replaceEntry(before.id, other));
        const RosterEntry& after = document.roster().entries[1];
        QCOMPARE(after.content, other);
        QVERIFY(!after.fillings.empty());
        for (const auto& filling : after.fillings) {
            const auto& places = content->tile(other)->slots;
            QVERIFY(normandie::fits(*content->option(filling.option),
                                    places[static_cast<std::size_t>(filling.slot)]));
        }
    }

    void swappingPutsTheOtherOptionWhereTheFirstWas() {
        RosterDocument document(sample(), m_library);
        const RosterEntry& from = document.roster().entries[0];
        const RosterEntry& to = document.roster().entries[1];
        const auto first = *fillingIn(from, 2);
        const auto second = *fillingIn(to, 1);
        QVERIFY(RosterEdits(document).moveFilling(first.id, to.id, 1));
        QCOMPARE(fillingIn(document.roster().entries[1], 1)->option, first.option);
        QCOMPARE(fillingIn(document.roster().entries[0], 2)->option, second.option);
        QCOMPARE(document.undoStack().count(), 1);
    }
};

QTEST_GUILESS_MAIN(TestRosterEdits)
#include "test_roster_edits.moc"
