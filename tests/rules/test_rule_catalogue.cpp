#include <QtTest>

#include <QDirIterator>
#include <QRegularExpression>
#include <set>

#include "rules/judging/rule_catalogue.h"
#include "rules/systems/game_system.h"

using namespace bocage::rules;
using Status = CatalogueRule::Status;

namespace {

QByteArray fileBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string_view view(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

QStringList lines(const QString& name) {
    return QString::fromUtf8(fileBytes(QStringLiteral(BOCAGE_TEST_DATA "/") + name))
        .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QByteArray catalogueBytes(const QString& system) {
    return fileBytes(QStringLiteral(BOCAGE_SOURCE_DIR "/resources/rules/%1.json").arg(system));
}

/// Ids of the rules with a case in the verdict corpus: files named after the rule that must catch them.
std::set<std::string> rulesOfTheCorpus() {
    static const QRegularExpression rule(QStringLiteral("^(SON|SOM|CC)-[A-Z]+-[0-9]+"));
    std::set<std::string> rules;
    for (const QString& file : QDir(QStringLiteral(BOCAGE_TEST_DATA "/verdict")).entryList(QDir::Files))
        rules.insert(rule.match(file).captured().toStdString());
    return rules;
}

/// Ids of the rules that some test function, in C++ or Python, or case of the corpus is named after. A
/// function may name several.
std::set<std::string> testedRules() {
    std::set<std::string> tested;
    static const QRegularExpression name(QStringLiteral(
        "(?:void [A-Za-z:]*|def test_)((?:SON|SOM|CC)_[A-Z]+_(?:[0-9]+|[A-Z]+)_[A-Za-z0-9_]*)\\("));
    static const QRegularExpression id(QStringLiteral("(SON|SOM|CC)_([A-Z]+)_([0-9]+|[A-Z]+)_"));
    QDirIterator files(QStringLiteral(BOCAGE_SOURCE_DIR "/tests"),
                       {QStringLiteral("test_*.cpp"), QStringLiteral("test_*.py")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        auto functions = name.globalMatch(QString::fromUtf8(fileBytes(files.next())));
        while (functions.hasNext()) {
            auto ids = id.globalMatch(functions.next().captured(1));
            while (ids.hasNext()) {
                const auto match = ids.next();
                tested.insert((match.captured(1) + QLatin1Char('-') + match.captured(2) + QLatin1Char('-') +
                               match.captured(3))
                                  .toStdString());
            }
        }
    }
    tested.merge(rulesOfTheCorpus());
    return tested;
}

}  // namespace

/// The list of rules is complete and says the truth about what is computed.
class TestRuleCatalogue : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyIdOfTheSpecIsListed_data() {
        QTest::addColumn<QString>("system");
        for (const GameSystem* system : gameSystems())
            QTest::newRow(system->id().data()) << QString::fromUtf8(system->id().data());
    }
    void everyIdOfTheSpecIsListed() {
        QFETCH(QString, system);
        const QByteArray bytes = catalogueBytes(system);
        const auto catalogue = RuleCatalogue::read(view(bytes));
        QVERIFY(catalogue.ok());
        QCOMPARE(QString::fromStdString(catalogue->system()), system);
        std::set<QString> listed;
        for (const CatalogueRule& rule : catalogue->rules()) {
            listed.insert(QString::fromStdString(rule.id));
            QVERIFY2(!rule.text.empty(), rule.id.c_str());
            QCOMPARE(rule.why.empty(), rule.status != Status::Printed);
            QVERIFY2(catalogue->find(rule.id) == &rule, rule.id.c_str());
        }
        const QString prefix =
            QString::fromStdString(catalogue->rules().front().id).section(QLatin1Char('-'), 0, 0);
        for (const CatalogueRuling& ruling : catalogue->rulings()) {
            listed.insert(prefix + QLatin1Char('-') + QString::fromStdString(ruling.id));
            QCOMPARE(ruling.fallback, ruling.values.empty() ? std::string() : ruling.values.front());
        }
        const QStringList ids = lines(QStringLiteral("rule-ids-%1.txt").arg(system));
        QVERIFY(ids.size() > 100);
        for (const QString& id : ids)
            QVERIFY2(listed.erase(id) == 1, qPrintable(id + QStringLiteral(" is missing")));
        QVERIFY2(listed.empty(), qPrintable(listed.empty() ? QString() : *listed.begin()));
    }

    void engineAndCheckedRulesHaveTests() {
        const std::set<std::string> tested = testedRules();
        const std::set<std::string> inCorpus = rulesOfTheCorpus();
        for (const GameSystem* system : gameSystems()) {
            const QByteArray bytes = catalogueBytes(QString::fromUtf8(system->id().data()));
            const auto catalogue = RuleCatalogue::read(view(bytes));
            QVERIFY(catalogue.ok());
            for (const CatalogueRule& rule : catalogue->rules()) {
                // The checks that judge it under their own ids are in this list, too.
                if (!rule.through.empty())
                    continue;
                const bool needsTest = rule.status == Status::Engine || rule.status == Status::Checked;
                const bool has = tested.contains(rule.id);
                QVERIFY2(!needsTest || has, (rule.id + " has no test named after it").c_str());
                // A case of the corpus is a document that fails beside one that passes.
                QVERIFY2(rule.status != Status::Checked || inCorpus.contains(rule.id),
                         (rule.id + " has no case in tests/data/verdict").c_str());
                QVERIFY2(rule.status != Status::Printed || !has,
                         (rule.id + " has a test but is listed as printed").c_str());
            }
        }
    }

    void theValidatorsTableAndTheCatalogueAgree() {
        for (const GameSystem* system : gameSystems()) {
            const QByteArray bytes = catalogueBytes(QString::fromUtf8(system->id().data()));
            const auto catalogue = RuleCatalogue::read(view(bytes));
            QVERIFY(catalogue.ok());
            std::set<std::string_view> inTable;
            for (const Check& check : system->checks())
                inTable.insert(check.rule);
            for (const PackCheck& check : system->packChecks())
                inTable.insert(check.rule);
            const std::string prefix = catalogue->rules().front().id.substr(0, 3);
            for (const std::string_view id : inTable) {
                if (!id.starts_with(prefix) || id.find("-AMB-") != id.npos)
                    continue;
                const CatalogueRule* rule = catalogue->find(id);
                QVERIFY2(rule, std::string(id).c_str());
                // What the engine obeys may be checked in packs besides.
                QVERIFY2(
                    rule->status == Status::Checked || rule->status == Status::Engine,
                    (rule->id + " is checked but listed as " + std::string(nameOf(rule->status))).c_str());
            }
            for (const CatalogueRule& rule : catalogue->rules())
                QVERIFY2(rule.status != Status::Checked || !rule.through.empty() || inTable.contains(rule.id),
                         (rule.id + " is listed as checked but nothing checks it").c_str());
        }
    }

    void rulingsAreThoseOfTheSystem() {
        for (const GameSystem* system : gameSystems()) {
            const QByteArray bytes = catalogueBytes(QString::fromUtf8(system->id().data()));
            const auto catalogue = RuleCatalogue::read(view(bytes));
            QVERIFY(catalogue.ok());
            if (system->rulings().empty())
                continue;
            std::size_t switches = 0;
            for (const CatalogueRuling& ruling : catalogue->rulings())
                switches += !ruling.key.empty();
            QCOMPARE(switches, system->rulings().size());
            for (const RulingInfo& info : system->rulings()) {
                const auto& all = catalogue->rulings();
                const auto found = std::find_if(all.begin(), all.end(), [&](const CatalogueRuling& ruling) {
                    return ruling.key == info.key;
                });
                QVERIFY2(found != all.end(), std::string(info.key).c_str());
                QVERIFY(info.ambiguity.ends_with(found->id));
                QVERIFY(std::equal(found->values.begin(), found->values.end(), info.values.begin(),
                                   info.values.end()));
            }
        }
    }

    /// Every sentence of Shadows over Normandie is there in French, and the file names nothing else.
    void sentencesAreTranslated() {
        const QByteArray english = catalogueBytes(QStringLiteral("normandie"));
        const QByteArray french = catalogueBytes(QStringLiteral("normandie.fr"));
        const auto plain = RuleCatalogue::read(view(english));
        auto translated = RuleCatalogue::read(view(english));
        QVERIFY(plain.ok() && translated.ok());
        QVERIFY(translated->translate(view(french)).empty());
        for (std::size_t i = 0; i < plain->rules().size(); ++i) {
            const CatalogueRule& before = plain->rules()[i];
            const CatalogueRule& after = translated->rules()[i];
            QVERIFY2(before.text != after.text, before.id.c_str());
            QVERIFY2(before.why.empty() || before.why != after.why, before.id.c_str());
        }
        for (std::size_t i = 0; i < plain->rulings().size(); ++i)
            QVERIFY2(plain->rulings()[i].text != translated->rulings()[i].text,
                     plain->rulings()[i].id.c_str());
        const auto json = parseJson(view(french));
        QCOMPARE(json->find("rules")->object().size(), plain->rules().size());
        QCOMPARE(json->find("rulings")->object().size(), plain->rulings().size());
        QVERIFY(!RuleCatalogue(*plain)
                     .translate(R"({"format":"bocage.rules-text","version":1,"system":"x",
            "language":"fr","rules":{}})")
                     .empty());
    }

    void damagedCataloguesAreRefusedWithAPlace() {
        QVERIFY(!RuleCatalogue::read("{}").ok());
        const auto twice = RuleCatalogue::read(R"({"format":"bocage.rules","version":1,"system":"x",
            "groups":[{"id":"G","title":"g"}],"rules":[
            {"id":"A","group":"G","severity":"play","status":"engine","text":"t"},
            {"id":"A","group":"G","severity":"play","status":"engine","text":"t"}],"rulings":[]})");
        QVERIFY(!twice.ok());
        QCOMPARE(twice.problems().front().pointer, std::string("/rules/1/id"));
        QCOMPARE(twice.problems().front().line, 4);
        const auto silent = RuleCatalogue::read(R"({"format":"bocage.rules","version":1,"system":"x",
            "groups":[{"id":"G","title":"g"}],"rules":[
            {"id":"A","group":"G","severity":"play","status":"printed","text":"t"}],"rulings":[]})");
        QVERIFY(!silent.ok());  // no reason given
        const auto elsewhere = RuleCatalogue::read(R"({"format":"bocage.rules","version":1,"system":"x",
            "groups":[{"id":"G","title":"g"}],"rules":[
            {"id":"A","group":"G","severity":"play","status":"checked","text":"t","through":["B"]},
            {"id":"B","group":"G","severity":"play","status":"engine","text":"t"}],"rulings":[]})");
        QVERIFY(!elsewhere.ok());  // nothing is checked through what is no check
        QCOMPARE(elsewhere.problems().front().pointer, std::string("/rules/0/through"));
        const auto stray =
            RuleCatalogue::read(R"({"format":"bocage.rules","version":1,"system":"x","groups":[],"rules":[
            {"id":"A","group":"G","severity":"play","status":"engine","text":"t"}],"rulings":[]})");
        QVERIFY(!stray.ok());
        QCOMPARE(stray.problems().front().pointer, std::string("/rules/0/group"));
    }
};

QTEST_APPLESS_MAIN(TestRuleCatalogue)
#include "test_rule_catalogue.moc"
