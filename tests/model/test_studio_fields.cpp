#include <QtTest>
#include <functional>

#include "model/commands/pack_edits.h"
#include "model/library/content_library.h"
#include "model/studio/field_number.h"
#include "model/studio/field_plan.h"
#include "model/studio/field_values.h"
#include "model/studio/field_words.h"
#include "model/studio/pack_difference.h"
#include "model/studio/pack_open.h"
#include "rules/format/content_items.h"
#include "rules/systems/game_system.h"

using namespace bocage;
using namespace bocage::model;
using rules::ContentId;
using rules::Json;

namespace {

const rules::LibraryPtr& installed() {
    static const LibraryLoad load = loadInstalledLibrary();
    return load.library;
}

}  // namespace

/// What the forms of the studio know of a field: numbers as they are printed, a form for everything that the
/// games keep, words in place of the names that files have.
class TestStudioFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreTypedAsTheyArePrinted_data() {
        QTest::addColumn<int>("parts");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("stored");  // -1000: refused
        QTest::addColumn<QString>("shown");
        QTest::newRow("whole") << 2 << QStringLiteral("2") << 4 << QStringLiteral("2");
        QTest::newRow("sign") << 2 << QStringLiteral("2½") << 5 << QStringLiteral("2½");
        QTest::newRow("sign, apart") << 2 << QStringLiteral(" 2 ½ ") << 5 << QStringLiteral("2½");
        QTest::newRow("point") << 2 << QStringLiteral("2.5") << 5 << QStringLiteral("2½");
        QTest::newRow("comma") << 2 << QStringLiteral("2,5") << 5 << QStringLiteral("2½");
        QTest::newRow("zeros") << 2 << QStringLiteral("2.50") << 5 << QStringLiteral("2½");
        QTest::newRow("stroke") << 2 << QStringLiteral("2 1/2") << 5 << QStringLiteral("2½");
        QTest::newRow("halves") << 2 << QStringLiteral("5/2") << 5 << QStringLiteral("2½");
        QTest::newRow("half") << 2 << QStringLiteral("½") << 1 << QStringLiteral("½");
        QTest::newRow("less") << 2 << QStringLiteral("-½") << -1 << QStringLiteral("-½");
        QTest::newRow("nothing") << 2 << QStringLiteral("0") << 0 << QStringLiteral("0");
        QTest::newRow("third") << 2 << QStringLiteral("⅓") << -1000 << QString();
        QTest::newRow("tenth") << 2 << QStringLiteral("2.3") << -1000 << QString();
        QTest::newRow("too much") << 2 << QStringLiteral("11") << -1000 << QString();
        QTest::newRow("word") << 2 << QStringLiteral("two") << -1000 << QString();
        QTest::newRow("by nothing") << 2 << QStringLiteral("1/0") << -1000 << QString();
        QTest::newRow("quarters") << 4 << QStringLiteral("1 3/4") << 7 << QStringLiteral("1¾");
        QTest::newRow("tenths") << 10 << QStringLiteral("1.3") << 13 << QStringLiteral("1 3/10");
        QTest::newRow("plain") << 1 << QStringLiteral("7") << 7 << QStringLiteral("7");
        QTest::newRow("plain half") << 1 << QStringLiteral("2.5") << -1000 << QString();
    }
    void numbersAreTypedAsTheyArePrinted() {
        QFETCH(int, parts);
        QFETCH(QString, typed);
        QFETCH(int, stored);
        QFETCH(QString, shown);
        FieldPlan plan;
        plan.type = FieldPlan::Type::Number;
        plan.parts = parts;
        plan.low = -20;
        plan.high = 20;
        const auto number = FieldNumber::stored(plan, typed);
        QCOMPARE(number.value_or(-1000), stored);
        if (!number)
            return;
        QCOMPARE(FieldNumber::text(*number, parts), shown);
        QCOMPARE(FieldNumber::stored(plan, shown), number);
    }

    /// The one field of all games that files count otherwise than cards print it.
    void halvesAreHalvesInThePlanAndInDifferences() {
        QStringList scaled;
        for (const rules::GameSystem* game : rules::gameSystems())
            for (const std::string& kind : rules::contentKinds(game->id()))
                forEachPlainField(
                    planOf(kind, game->id()), {}, [&](const FieldPlan& field, const std::string& at) {
                        if (field.parts != 1)
                            scaled << QString::fromStdString(at + " " + std::to_string(field.parts));
                    });
        scaled.removeDuplicates();
        QCOMPARE(scaled, QStringList{QStringLiteral("/defenceShields 2")});
        const auto cards = [&](int halves) {
            PackValue value = newPack(QStringLiteral("Halves"), "crusades", *installed());
            PackDocument document(value, installed());
            PackEdits edits(document);
            const ContentId card = edits.add("village-card", QStringLiteral("Pikemen"));
            edits.set({card}, "/kind", Json("soldiers"), QStringLiteral("step"));
            edits.set({card}, "/defenceShields", Json(halves), QStringLiteral("step"));
            return buildPackValue(document.value()).pack;
        };
        QCOMPARE(PackDifference(cards(2), cards(5)).lines(),
                 QStringList{QStringLiteral("Pikemen: Shields in defence 1 → 2½")});
    }

    /// Nothing that the games describe or ship is left to be written as JSON.
    void everythingHasAForm() {
        QStringList bare;
        for (const rules::GameSystem* game : rules::gameSystems())
            for (const std::string& kind : rules::contentKinds(game->id())) {
                const std::function<void(const FieldPlan&)> walk = [&](const FieldPlan& plan) {
                    if (plan.type == FieldPlan::Type::Any)
                        bare << QString::fromStdString(kind + plan.path);
                    for (const FieldPlan& field : plan.fields)
                        walk(field);
                };
                walk(planOf(kind, game->id()));
            }
        const std::function<void(const Json&, const FieldPlan&, const QString&)> walk =
            [&](const Json& value, const FieldPlan& plan, const QString& of) {
                if (plan.type == FieldPlan::Type::Group) {
                    for (const auto& [key, member] : value.object())
                        if (const FieldPlan* field = planAt(plan, "/" + key))
                            walk(member, *field, of);
                        else if (member.isObject() || member.isArray())  // a word or number has a field
                            bare << of + QString::fromStdString(plan.path + "/" + key);
                } else if (plan.type == FieldPlan::Type::List) {
                    for (const Json& element : value.array())
                        walk(element, plan.fields.front(), of);
                }
            };
        for (const rules::Pack& pack : installed()->packs())
            for (const auto& [kind, items] : rules::contentItems(pack))
                for (const Json& item : items)
                    walk(item, planOf(kind, pack.manifest.system), QString::fromStdString(kind));
        bare.removeDuplicates();
        QVERIFY2(bare.isEmpty(), qPrintable(bare.join(QStringLiteral(", "))));
    }

    /// Every effect of a piece is chosen from the effects of the game, wherever it stands.
    void effectsAreOfferedWhereverTheyStand() {
        const FieldValues values(installed(), "marker", "normandie");
        const FieldPlan plan = planOf("marker", "normandie");
        const QStringList usual = values.suggestions(*planAt(plan, "/effects/0/name"));
        QVERIFY(usual.size() > 20);
        for (const char* place : {"/spent/0/name", "/backEffects/0/name"}) {
            const FieldPlan* name = planAt(plan, place);
            QVERIFY2(name, place);
            QCOMPARE(values.suggestions(*name), usual);
            QVERIFY(values.word(*name, "mythos-hunter") != QLatin1String("mythos-hunter"));
        }
    }

    /// What is written like a name in a file reads like words; what an author wrote stays.
    void wordsAreReadAsWords() {
        const FieldPlan plan = planOf("unit", "normandie");
        const FieldPlan& silhouette = *planAt(plan, "/silhouette");
        QCOMPARE(FieldWords::word(silhouette, "heavy-machine-gun", "normandie"),
                 QStringLiteral("Heavy machine gun"));
        QCOMPARE(FieldWords::word(*planAt(plan, "/badge"), "old-guard", "normandie"),
                 QStringLiteral("Old guard"));
        QCOMPARE(FieldWords::word(*planAt(plan, "/badge"), "Old GUARD", "normandie"),
                 QStringLiteral("Old GUARD"));
        QCOMPARE(FieldWords::word(silhouette, "mine:art/gun.svg", "normandie"),
                 QStringLiteral("mine:art/gun.svg"));
    }

    void unknownThingsAreListedPlainly() {
        const auto json = rules::parseJson(
            R"({"glow": {"colour": "red", "steps": [1, 2]}, "name": {"en": "Lamp"}, "old": true})");
        QVERIFY(json.ok());
        QCOMPARE(
            FieldWords::outline(*json),
            QStringList({QStringLiteral("Glow:"), QStringLiteral("  Colour: red"), QStringLiteral("  Steps:"),
                         QStringLiteral("    1: 1"), QStringLiteral("    2: 2"), QStringLiteral("Name:"),
                         QStringLiteral("  En: Lamp"), QStringLiteral("Old: yes")}));
    }
};

QTEST_GUILESS_MAIN(TestStudioFields)
#include "test_studio_fields.moc"
