#include <QtTest>

#include <set>

#include "rules/checks/check.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/checks/check_context.h"
#include "tests/rules/sample_packs.h"
#include "tests/support/army_program.h"

using namespace bocage::rules;
using namespace bocage::rules::normandie;

namespace {

const LibraryPtr& library() {
    static const LibraryPtr built = bocage::tests::sampleLibrary();
    return built;
}

const Content& content() {
    static const ContentPtr typed = contentFor(library());
    return *typed;
}

std::vector<ContentId> factions() {
    std::vector<ContentId> list;
    for (const Pack& pack : library()->packs())
        for (const FactionDef& faction : pack.factions)
            for (const auto& [id, tile] : content().tiles())
                if (tile.faction == faction.id) {
                    list.push_back(faction.id);
                    break;
                }
    return list;
}

/// Rules whose warnings say that something is of no use.
bool callsUseless(const Finding& finding) {
    static const std::set<std::string> rules = {"SON-ARM-22", "SON-ARM-23", "SON-ARM-33", "SON-ARM-34",
                                                "SON-ARM-45", "SON-ARM-46", "SON-ARM-47", "SON-ARM-61",
                                                "SON-ARM-64", "SON-ARM-66", "SON-ARM-72"};
    return rules.contains(finding.rule) || (finding.rule == "SON-ARM-36" && finding.message.empty());
}

/// One, two or three of every box, and a few counters lost.
Collection boxes(int copies) {
    Collection collection;
    for (const Pack& pack : library()->packs())
        for (const BoxDef& box : pack.boxes)
            collection.boxes.push_back({box.id, copies});
    return collection;
}

QString errorsOf(const Roster& roster, bool useless = false, const Collection* collection = nullptr) {
    ValidateRequest request;
    request.library = library();
    request.roster = &roster;
    request.collection = collection;
    QStringList errors;
    for (const Finding& finding : validate(request).findings)
        if (finding.severity == Severity::Error || (useless && callsUseless(finding)) ||
            finding.rule == "SON-ARM-41" || finding.rule == "DOC-BOX-01")
            errors << QString::fromStdString(finding.rule + " " + finding.subject);
    return errors.join(QStringLiteral(", "));
}

}  // namespace

/// The optimiser and the random armies on everything that comes with the program.
class TestArmyCatalogue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bestArmyEqualsTheIntegerProgram_data() {
        QTest::addColumn<QString>("faction");
        for (const ContentId& faction : factions())
            QTest::newRow(faction.value.c_str()) << QString::fromStdString(faction.value);
    }
    void bestArmyEqualsTheIntegerProgram() {
        QFETCH(QString, faction);
        const ContentId id(faction.toStdString());
        for (const int points : {60, 150, 200, 300})
            for (const Goal goal :
                 {Goal::SpendPoints, Goal::Firepower, Goal::StayingPower, Goal::Orders, Goal::Numbers}) {
                const auto expected = army_program::Program(content(), id, points, goal).solve();
                const auto found = bestArmy({content(), id, points, goal});
                const QByteArray where =
                    QByteArray::number(points) + " " + QByteArray::number(static_cast<int>(goal));
                QVERIFY2(found.has_value() == expected.has_value(), where.constData());
                if (!found)
                    continue;
                QVERIFY2(found->proven, where.constData());
                QVERIFY2(found->worth == *expected, (where + ": " + QByteArray::number(found->worth) +
                                                     " is not " + QByteArray::number(*expected))
                                                        .constData());
                const QString errors = errorsOf(found->roster, true);
                QVERIFY2(errors.isEmpty(), qPrintable(errors));
            }
    }

    void bestArmyOfACollectionEqualsTheIntegerProgram_data() { bestArmyEqualsTheIntegerProgram_data(); }
    void bestArmyOfACollectionEqualsTheIntegerProgram() {
        QFETCH(QString, faction);
        const ContentId id(faction.toStdString());
        for (const int copies : {1, 2}) {
            const Collection collection = boxes(copies);
            for (const int points : {60, 150, 300, 500})
                for (const Goal goal :
                     {Goal::SpendPoints, Goal::Firepower, Goal::StayingPower, Goal::Orders, Goal::Numbers}) {
                    const auto expected =
                        army_program::Program(content(), id, points, goal, &collection).solve();
                    BestArmyRequest request{content(), id, points, goal};
                    request.collection = &collection;
                    const auto found = bestArmy(request);
                    const QByteArray where = QByteArray::number(copies) + " x " + QByteArray::number(points) +
                                             " " + QByteArray::number(static_cast<int>(goal));
                    QVERIFY2(found.has_value() == expected.has_value(), where.constData());
                    if (!found)
                        continue;
                    QVERIFY2(found->worth == *expected, (where + ": " + QByteArray::number(found->worth) +
                                                         " is not " + QByteArray::number(*expected))
                                                            .constData());
                    const QString errors = errorsOf(found->roster, true, &collection);
                    QVERIFY2(errors.isEmpty(), qPrintable(where + ": " + errors));
                }
        }
    }

    /// A box from which pieces were lost: counters limit the army as tiles and options do.
    void lostCountersAreNotFielded() {
        for (const ContentId& id : factions()) {
            Collection collection = boxes(1);
            int number = 0;
            for (const auto& [unit, value] : content().units())
                if (++number % 3 == 0)
                    collection.pieces.push_back({unit, -1});
            for (const Goal goal : {Goal::SpendPoints, Goal::Firepower, Goal::Numbers}) {
                const auto expected = army_program::Program(content(), id, 300, goal, &collection).solve();
                BestArmyRequest request{content(), id, 300, goal};
                request.collection = &collection;
                const auto found = bestArmy(request);
                QCOMPARE(found.has_value(), expected.has_value());
                if (!found)
                    continue;
                QCOMPARE(found->worth, *expected);
                const QString errors = errorsOf(found->roster, true, &collection);
                QVERIFY2(errors.isEmpty(), qPrintable(errors));
            }
        }
    }

    void tenThousandRandomArmiesAreLegal() {
        const std::vector<ContentId> all = factions();
        QVERIFY(all.size() >= 5);
        int drawn = 0;
        int empty = 0;
        for (unsigned seed = 1; drawn + empty < 10'000; ++seed)
            for (const ContentId& faction : all)
                for (const int points : {120, 200, 350, 800}) {
                    const Roster roster = randomArmy(content(), faction, points, seed);
                    if (roster.entries.empty()) {
                        ++empty;
                        continue;
                    }
                    ++drawn;
                    const QString errors = errorsOf(roster);
                    QVERIFY2(errors.isEmpty(), qPrintable(QStringLiteral("%1, %2 points, seed %3: %4")
                                                              .arg(QString::fromStdString(faction.value))
                                                              .arg(points)
                                                              .arg(seed)
                                                              .arg(errors)));
                    QVERIFY(totalsOf(ArmyView(roster, content())).points.value <= points);
                }
        // Only where not even the cheapest officer can be paid is there no army.
        QVERIFY2(empty * 10 < drawn, qPrintable(QString::number(empty)));
    }
};

QTEST_APPLESS_MAIN(TestArmyCatalogue)
#include "test_army_catalogue.moc"
