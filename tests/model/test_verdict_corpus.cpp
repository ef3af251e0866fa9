#include <QDir>
#include <QFile>
#include <QtTest>

#include "model/commands/apply_fix.h"
#include "model/library/content_library.h"
#include "rules/checks/check.h"
#include "rules/format/formats.h"

using namespace bocage;
using namespace bocage::rules;

namespace {

std::string fileText(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

const LibraryPtr& library() {
    static const model::LibraryLoad load = model::loadInstalledLibrary();
    return load.library;
}

/// The verdict on a document given as JSON; nothing when it cannot be read.
std::optional<Verdict> judge(const Json& document) {
    const std::string text = writeJson(document);
    ValidateRequest request;
    request.library = library();
    if (documentFormat(text) == "bocage.scenario") {
        const auto scenario = readScenario(text);
        if (!scenario)
            return std::nullopt;
        request.scenario = &scenario->value;
        return validate(request);
    }
    const auto roster = readRoster(text);
    if (!roster)
        return std::nullopt;
    request.roster = &roster->value;
    return validate(request);
}

std::vector<Edit> editsOf(const Json& list) {
    std::vector<Edit> edits;
    for (const Json& step : list.array()) {
        const std::string& op = step.find("op")->string();
        const Json* value = step.find("value");
        edits.push_back({op == "add"      ? Edit::Kind::Add
                         : op == "remove" ? Edit::Kind::Remove
                                          : Edit::Kind::Replace,
                         step.find("pointer")->string(), value ? *value : Json()});
    }
    return edits;
}

QString listed(const Findings& findings) {
    QStringList rules;
    for (const Finding& finding : findings)
        rules.push_back(QString::fromStdString(finding.rule + " " + finding.message));
    return rules.join(QStringLiteral(", "));
}

}  // namespace

/// Clean documents, each broken in one named way (tests/data/verdict): the rule meant must speak up, and no
/// other error.
class TestVerdictCorpus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mutationsAreCaughtByTheirRule_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(BOCAGE_TEST_DATA "/verdict"));
        const QStringList names = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        QVERIFY(names.size() >= 60);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void mutationsAreCaughtByTheirRule() {
        QFETCH(QString, path);
        const auto parsed = parseJson(fileText(path));
        QVERIFY(parsed.ok());
        const std::string rule = parsed->find("rule")->string();
        const auto base = parseJson(fileText(QStringLiteral(BOCAGE_SOURCE_DIR "/") +
                                             QString::fromStdString(parsed->find("base")->string())));
        QVERIFY(base.ok());
        const auto clean = judge(*base);
        QVERIFY(clean);
        QVERIFY2(clean->clean(), qPrintable(listed(clean->findings)));
        for (const Finding& finding : clean->findings)
            QVERIFY2(finding.rule != rule, "the clean document has it already");

        const auto broken = model::applyEdits(*base, editsOf(*parsed->find("edits")));
        QVERIFY(broken.ok());
        const auto verdict = judge(*broken);
        QVERIFY(verdict);
        bool caught = false;
        for (const Finding& finding : verdict->findings) {
            caught = caught || finding.rule == rule;
            QVERIFY2(finding.severity != Severity::Error || finding.rule == rule,
                     qPrintable(listed(verdict->findings)));
        }
        QVERIFY2(caught, qPrintable(listed(verdict->findings)));

        // Every way out that is offered applies, and leads to fewer errors or at least away from this
        // finding.
        for (const Finding& finding : verdict->findings) {
            if (finding.rule != rule)
                continue;
            for (const Fix& fix : finding.fixes) {
                const auto mended = model::applyEdits(*broken, fix.edits);
                QVERIFY2(mended.ok(), fix.code.c_str());
                const auto after = judge(*mended);
                QVERIFY2(after.has_value(), fix.code.c_str());
                const bool gone =
                    std::none_of(after->findings.begin(), after->findings.end(),
                                 [&](const Finding& other) { return other.key() == finding.key(); });
                QVERIFY2(gone, fix.code.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestVerdictCorpus)
#include "test_verdict_corpus.moc"
