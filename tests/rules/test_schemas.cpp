#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <random>

#include "rules/format/formats.h"
#include "rules/systems/game_system.h"
#include "tests/support/random_documents.h"

using namespace bocage::rules;

namespace {

std::string fileText(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The game of a pack that we ship; made-up ones are of the first.
std::string systemOf(const char* packId) {
    const QString manifest = QStringLiteral(BOCAGE_SOURCE_DIR "/resources/packs/") + QLatin1String(packId) +
                             QStringLiteral("/pack.json");
    if (!QFile::exists(manifest))
        return "normandie";
    return readPackManifest(fileText(manifest))->value.system;
}

struct Judgement {
    Problems problems;
    bool migrated = false;
};

Judgement judge(const std::string& schema, const std::string& text, const char* packId = "p") {
    const auto of = [](const auto& read) {
        return read.ok() ? Judgement{{}, read->fromVersion != currentVersion}
                         : Judgement{read.problems(), false};
    };
    if (schema == "scenario")
        return of(readScenario(text));
    if (schema == "army")
        return of(readRoster(text));
    if (schema == "campaign")
        return of(readCampaign(text));
    if (schema == "collection")
        return of(readCollection(text));
    if (schema == "pack")
        return of(readPackManifest(text));
    Pack pack;
    pack.manifest.id = PackId(packId);
    pack.manifest.system = systemOf(packId);
    const auto read = readContentFile(text, pack);
    return {read.ok() ? Problems() : read.problems(), false};
}

/// What a schema cannot say: relations between fields, between items and between files.
bool beyondSchemas(const Problems& problems) {
    return std::any_of(problems.begin(), problems.end(), [](const Problem& problem) {
        return problem.code == "grid.unknown-letter" || problem.code == "grid.ragged" ||
               problem.code == "content.foreign-id" || problem.code == "document.more-problems" ||
               !(problem.code.starts_with("field.") || problem.code.starts_with("grid.") ||
                 problem.code.starts_with("document.") || problem.code.starts_with("content."));
    });
}

/// One document on one line.
std::string line(const Json& json) {
    std::string text = writeJson(json);
    std::string out;
    bool start = false;
    for (const char c : text) {
        if (c == '\n')
            start = true;
        else if (!(start && c == ' ')) {
            start = false;
            out += c;
        }
    }
    return out;
}

/// Changes one random place of a document, in ways that people and programs get it wrong.
class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : m_random(seed) {}

    void mutate(Json& json) {
        Json* at = &json;
        while ((at->isArray() && !at->array().empty()) || (at->isObject() && !at->object().empty())) {
            if (below(5) == 0 && at != &json)
                break;
            at = at->isArray() ? &at->array()[below(at->array().size())]
                               : &at->object()[below(at->object().size())].second;
        }
        if (below(4) == 0)
            at = &json;
        if (at->isObject() && below(2) == 0) {
            if (!at->object().empty() && below(2) == 0)
                at->object().erase(at->object().begin() +
                                   static_cast<std::ptrdiff_t>(below(at->object().size())));
            else
                at->set("surplus", Json(1));
            return;
        }
        if (at == &json)
            return;
        const Json values[] = {Json(),
                               Json(true),
                               Json(0),
                               Json(1),
                               Json(-1),
                               Json(1000),
                               Json(20'000'000),
                               Json(2.5),
                               Json(3.0),
                               Json(""),
                               Json("Wrong Case"),
                               Json("a:unit/b"),
                               Json("en"),
                               Json("north"),
                               Json(Json::Array{}),
                               Json(Json::Array{1, 2}),
                               Json(Json::Array{1, 2, "west"}),
                               Json(Json::Object{}),
                               Json(Json::Object{{"en", Json("x")}}),
                               Json(std::string(70, 'x'))};
        *at = values[below(std::size(values))];
    }

private:
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(m_random() % bound); }
    std::mt19937_64 m_random;
};

/// One document of each schema.
std::vector<std::pair<std::string, std::string>> documents(std::uint64_t seed) {
    using random_documents::make;
    std::vector<std::pair<std::string, std::string>> all{
        {"scenario", writeScenario(make<Scenario>(seed))},
        {"army", writeRoster(make<Roster>(seed))},
        {"campaign", writeCampaign(make<Campaign>(seed))},
        {"collection", writeCollection(make<Collection>(seed))},
        {"pack", writePackManifest(make<PackManifest>(seed))}};
    Pack pack = random_documents::makePack(seed, "normandie");
    pack.manifest.id = PackId("p");
    for (const auto& [name, text] : writeContentFiles(pack))
        all.emplace_back("content", text);
    return all;
}

}  // namespace

class TestSchemas : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_cases;
    int m_count = 0;

    void add(const std::string& schema, const std::string& name, const Json& document,
             const char* packId = "p") {
        const Judgement judgement = judge(schema, writeJson(document), packId);
        if (judgement.migrated || beyondSchemas(judgement.problems))
            return;
        ++m_count;
        Json::Object one{{"schema", Json(schema)},
                         {"name", Json(name)},
                         {"ok", Json(judgement.problems.empty())},
                         {"document", document}};
        if (!judgement.problems.empty())
            one.emplace_back("why",
                             Json(judgement.problems[0].code + " at " + judgement.problems[0].pointer));
        m_cases += QByteArray::fromStdString(line(one)) + '\n';
    }

private Q_SLOTS:
    void initTestCase() {
        for (const std::string_view name : schemaNames()) {
            QFile file(m_folder.filePath(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())) +
                                         QStringLiteral(".schema.json")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(schemaText(name)));
        }
    }

    /// After a change of fields: bocage-cli schema NAME > resources/schemas/NAME.schema.json
    void committedSchemasAreCurrent() {
        for (const std::string_view name : schemaNames()) {
            const std::string path =
                BOCAGE_SOURCE_DIR "/resources/schemas/" + std::string(name) + ".schema.json";
            QVERIFY2(fileText(QString::fromStdString(path)) == schemaText(name), path.c_str());
        }
    }

    void loaderJudgesTheCorpus() {
        for (const char* kind : {"good", "bad"}) {
            const QDir folder(QStringLiteral(BOCAGE_TEST_DATA "/format/") + QLatin1String(kind));
            const QStringList names = folder.entryList({QStringLiteral("*.json")});
            QVERIFY(names.size() > 10);
            for (const QString& name : names) {
                const std::string schema = name.section(u'-', 0, 0).toStdString();
                const std::string text = fileText(folder.filePath(name));
                const Judgement judgement = judge(schema, text);
                QVERIFY2(judgement.problems.empty() == (std::string_view(kind) == "good"), qPrintable(name));
                for (const Problem& problem : judgement.problems)
                    QVERIFY2(problem.line > 0, qPrintable(name));
                add(schema, std::string(kind) + "/" + name.toStdString(), *parseJson(text));
            }
        }
    }

    void schemasJudgeAlike() {
        for (std::uint64_t seed = 1; seed <= 12; ++seed)
            for (const auto& [schema, text] : documents(seed)) {
                const Json good = *parseJson(text);
                add(schema, schema + " " + std::to_string(seed), good);
                for (std::uint64_t change = 0; change < 12; ++change) {
                    Json mutant = good;
                    Mutator(seed * 1000 + change).mutate(mutant);
                    add(schema, schema + " " + std::to_string(seed) + "." + std::to_string(change), mutant);
                }
            }
        // Units, tiles and the like come from the packs we ship: a few items of each file, and their mutants.
        const QDir packs(QStringLiteral(BOCAGE_SOURCE_DIR "/resources/packs"));
        for (const QString& id : packs.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            for (const QString& name :
                 QDir(packs.filePath(id)).entryList({QStringLiteral("*.json")}, QDir::Files)) {
                const QByteArray packId = id.toUtf8();
                const Json whole = *parseJson(fileText(packs.filePath(id + u'/' + name)));
                if (!whole.find("items"))
                    continue;
                add("content", (id + u'/' + name).toStdString(), whole, packId.constData());
                for (std::uint64_t change = 0; change < 30; ++change) {
                    Json mutant = whole;
                    Json::Array& items = const_cast<Json*>(mutant.find("items"))->array();
                    if (items.size() > 2)
                        items = {items[change % items.size()], items[(change * 7 + 1) % items.size()]};
                    Mutator(change + 77).mutate(mutant);
                    add("content", (id + u'/' + name).toStdString() + "." + std::to_string(change), mutant,
                        packId.constData());
                }
            }
        QVERIFY(m_count > 1000);
        const QString cases = m_folder.filePath(QStringLiteral("cases"));
        QFile file(cases);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(m_cases);
        file.close();
        // Debian's own interpreter is the one that has Debian's python3-jsonschema.
        const QString debian = QStringLiteral("/usr/bin/python3");
        QProcess python;
        python.start(
            QFileInfo::exists(debian) ? debian : QStringLiteral("python3"),
            {QStringLiteral(BOCAGE_SOURCE_DIR "/tests/rules/check_schemas.py"), m_folder.path(), cases});
        QVERIFY(python.waitForFinished(300'000));
        const QByteArray said = python.readAllStandardOutput() + python.readAllStandardError();
        QVERIFY2(python.exitCode() == 0, said.constData());
        qInfo("%s", said.trimmed().constData());
    }
};

QTEST_APPLESS_MAIN(TestSchemas)
#include "test_schemas.moc"
