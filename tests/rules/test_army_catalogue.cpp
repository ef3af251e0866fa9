#include <QtTest>

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

QString errorsOf(const Roster& roster) {
    ValidateRequest request;
    request.library = library();
    request.roster = &roster;
    QStringList errors;
    for (const Finding& finding : validate(request).findings)
        if (finding.severity == Severity::Error)
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
                const QString errors = errorsOf(found->roster);
                QVERIFY2(errors.isEmpty(), qPrintable(errors));
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
