#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QtTest>
#include <random>

#include "rules/format/formats.h"
#include "tests/support/random_documents.h"

using namespace bocage::rules;

namespace {

std::string fileText(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

const QString resources = QStringLiteral(BOCAGE_SOURCE_DIR "/resources/");

QStringList samples() {
    QStringList paths;
    QDirIterator files(resources + QStringLiteral("samples"), {QStringLiteral("*.json")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        paths.push_back(files.next());
    paths.sort();
    return paths;
}

std::string explain(const Problems& problems) {
    std::string text;
    for (const Problem& problem : problems)
        text += problem.code + " " + (problem.arguments.empty() ? "" : problem.arguments[0]) + " at " +
                problem.pointer + " line " + std::to_string(problem.line) + "\n";
    return text;
}

template <class T>
void roundTrips(int seed, std::string (*write)(const T&), Result<Loaded<T>> (*read)(std::string_view)) {
    const T value = random_documents::make<T>(static_cast<std::uint64_t>(seed));
    const std::string text = write(value);
    const auto back = read(text);
    QVERIFY2(back.ok(), back.ok() ? "" : (explain(back.problems()) + text).c_str());
    QVERIFY2(back->notes.empty(), explain(back->notes).c_str());
    if (back->value != value)
        QCOMPARE(QString::fromStdString(write(back->value)), QString::fromStdString(text));
    QVERIFY2(back->value == value, text.c_str());
    QCOMPARE(QString::fromStdString(write(back->value)), QString::fromStdString(text));
}

/// Reads a text as whatever it says it is; the problems, or nothing.
Problems problemsOf(const std::string& text) {
    const std::string format = documentFormat(text);
    const auto problems = [](const auto& result) { return result.ok() ? Problems() : result.problems(); };
    if (format == "bocage.army")
        return problems(readRoster(text));
    if (format == "bocage.campaign")
        return problems(readCampaign(text));
    if (format == "bocage.collection")
        return problems(readCollection(text));
    if (format == "bocage.pack")
        return problems(readPackManifest(text));
    return problems(readScenario(text));
}

std::string canonical(const std::string& text) {
    const std::string format = documentFormat(text);
    if (format == "bocage.army")
        return writeRoster(readRoster(text)->value);
    if (format == "bocage.campaign")
        return writeCampaign(readCampaign(text)->value);
    if (format == "bocage.collection")
        return writeCollection(readCollection(text)->value);
    if (format == "bocage.pack")
        return writePackManifest(readPackManifest(text)->value);
    return writeScenario(readScenario(text)->value);
}

}  // namespace

class TestFormats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// load(save(x)) = x, and save(load(save(x))) has the same bytes.
    void everythingRoundTrips() {
        for (int seed = 1; seed <= 300; ++seed) {
            roundTrips<Scenario>(seed, writeScenario, readScenario);
            roundTrips<Roster>(seed, writeRoster, readRoster);
            roundTrips<Campaign>(seed, writeCampaign, readCampaign);
            roundTrips<Collection>(seed, writeCollection, readCollection);
            roundTrips<PackManifest>(seed, writePackManifest, readPackManifest);
            if (QTest::currentTestFailed()) {
                qWarning("seed %d", seed);
                return;
            }
        }
    }

    void packContentRoundTrips() {
        for (int seed = 1; seed <= 200; ++seed) {
            const Pack pack = random_documents::makePack(static_cast<std::uint64_t>(seed));
            const auto files = writeContentFiles(pack);
            Pack back;
            back.manifest = pack.manifest;
            for (const auto& [name, text] : files) {
                const auto read = readContentFile(text, back);
                QVERIFY2(read.ok(), read.ok() ? "" : (name + " " + explain(read.problems()) + text).c_str());
            }
            QCOMPARE(writeContentFiles(back), files);
            QVERIFY(back == pack);
        }
    }

    /// What we ship is in the form in which the program would save it.
    void samplesAndPacksAreCanonical() {
        QVERIFY(!samples().isEmpty());
        for (const QString& path : samples()) {
            const std::string text = fileText(path);
            const Problems problems = problemsOf(text);
            QVERIFY2(problems.empty(), (path.toStdString() + "\n" + explain(problems)).c_str());
            QVERIFY2(canonical(text) == text, qPrintable(path));
        }
        const QDir packs(resources + QStringLiteral("packs"));
        for (const QString& id : packs.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QDir folder(packs.filePath(id));
            const std::string manifest = fileText(folder.filePath(QStringLiteral("pack.json")));
            const auto loaded = readPackManifest(manifest);
            QVERIFY2(loaded.ok(), qPrintable(id));
            QVERIFY2(writePackManifest(loaded->value) == manifest, qPrintable(id));
            for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
                if (name == QStringLiteral("pack.json"))
                    continue;
                const std::string text = fileText(folder.filePath(name));
                Pack pack;
                pack.manifest = loaded->value;
                const auto read = readContentFile(text, pack);
                QVERIFY2(read.ok(),
                         (name.toStdString() + "\n" + (read.ok() ? "" : explain(read.problems()))).c_str());
                const auto files = writeContentFiles(pack);
                QVERIFY2(files.size() == 1 && files[0].second == text, qPrintable(id + u'/' + name));
            }
        }
    }

    /// Cut anywhere, the sample gives an error with a place.
    void truncatedSamplesAreRefused() {
        const QStringList all = samples();
        const auto scenario = std::find_if(all.begin(), all.end(), [](const QString& path) {
            return path.endsWith(QStringLiteral("crossroads-at-dusk.scenario.json"));
        });
        QVERIFY(scenario != all.end());
        const std::string text = fileText(*scenario);
        QVERIFY(text.size() > 1000);
        for (std::size_t length = 0; length + 1 < text.size(); ++length) {
            const auto read = readScenario(std::string_view(text).substr(0, length));
            QVERIFY(!read.ok());
            for (const Problem& problem : read.problems())
                QVERIFY2(problem.line > 0 && problem.column > 0, std::to_string(length).c_str());
        }
        // Without the last newline it is still the whole document.
        QVERIFY(readScenario(std::string_view(text).substr(0, text.size() - 1)).ok());
    }

    /// Any damage gives a value that can be saved and read, or problems that all have a code and a place.
    void damagedDocumentsNeverCrash() {
        std::mt19937_64 random(17);
        const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
        static const char* const words[] = {
            "null", "-1", "1e999", "[]", "{}", "\"\"", "99999999999999999999", "true", ",", "\\ud800"};
        std::size_t refused = 0;
        for (int round = 0; round < 3000; ++round) {
            std::string text =
                round % 2 == 0
                    ? writeScenario(random_documents::make<Scenario>(static_cast<std::uint64_t>(round % 50)))
                    : writeRoster(random_documents::make<Roster>(static_cast<std::uint64_t>(round % 50)));
            for (std::size_t edits = 1 + below(3); edits > 0; --edits) {
                const std::size_t at = below(text.size());
                switch (below(3)) {
                    case 0:
                        text[at] = static_cast<char>(below(256));
                        break;
                    case 1:
                        text.insert(at, words[below(std::size(words))]);
                        break;
                    default:
                        text.erase(at, below(20));
                }
            }
            const Problems problems = problemsOf(text);
            if (problems.empty()) {
                const std::string again = canonical(text);
                QVERIFY(problemsOf(again).empty());
                QVERIFY(canonical(again) == again);
                continue;
            }
            ++refused;
            for (const Problem& problem : problems)
                QVERIFY2(!problem.code.empty() && problem.line > 0 && problem.column > 0,
                         problem.code.c_str());
        }
        QVERIFY(refused > 500);
    }

    void unknownFieldsSurvive() {
        const std::string text = R"({
  "format": "bocage.scenario",
  "version": 1,
  "system": "normandie",
  "title": "T",
  "pieces": [
    {
      "id": "p",
      "content": "a:unit/b",
      "at": [1, 2],
      "zeta": 1,
      "alpha": {
        "deep": [1, 2.5, null]
      }
    }
  ],
  "future": true
}
)";
        const auto read = readScenario(text);
        QVERIFY2(read.ok(), read.ok() ? "" : explain(read.problems()).c_str());
        const std::string back = writeScenario(read->value);
        QVERIFY(back.find("\"zeta\": 1") != std::string::npos);
        QVERIFY(back.find("\"future\": true") != std::string::npos);
        QVERIFY(back.find("[1, 2.5, null]") != std::string::npos);
        QVERIFY(back.find("alpha") < back.find("zeta"));
    }

    void newerVersionsAreRefused() {
        const auto read = readScenario(R"({"format": "bocage.scenario", "version": 2, "system": 5})");
        QVERIFY(!read.ok());
        QCOMPARE(read.problems().size(), std::size_t{1});
        QCOMPARE(read.problems().front().code, std::string("document.newer"));
        QCOMPARE(read.problems().front().pointer, std::string("/version"));
    }

    void versionZeroMigrates() {
        const auto read = readScenario(fileText(QStringLiteral(BOCAGE_TEST_DATA "/version-0.scenario.json")));
        QVERIFY2(read.ok(), read.ok() ? "" : explain(read.problems()).c_str());
        QCOMPARE(read->fromVersion, 0);
        QCOMPARE(read->notes.size(), std::size_t{2});
        QCOMPARE(QString::fromStdString(writeScenario(read->value)),
                 QString::fromStdString(
                     fileText(QStringLiteral(BOCAGE_TEST_DATA "/version-0.migrated.scenario.json"))));
    }

    void repeatedIdsAreRepaired() {
        const auto read = readScenario(
            R"({"format": "bocage.scenario", "version": 1, "system": "normandie", "title": "T", "pieces": [)"
            R"({"id": "x", "content": "a:unit/b", "at": [0, 0]}, {"id": "x", "content": "a:unit/b", "at": [0, 1]}]})");
        QVERIFY(read.ok());
        QCOMPARE(read->notes.size(), std::size_t{1});
        QVERIFY(read->value.pieces[0].id != read->value.pieces[1].id);
    }

    /// All errors of a file at once, each with its place and what was expected.
    void errorsAreCollected() {
        const auto read = readScenario(
            "{\"format\": \"bocage.scenario\", \"version\": 1, \"system\": 3,\n"
            "\"pieces\": [{\"id\": \"a b\", \"content\": \"x\",\n\"at\": [1]}],\n"
            "\"turnTrack\": {\"spaces\": 1000}}");
        QVERIFY(!read.ok());
        std::map<std::string, std::pair<std::string, int>> found;
        for (const Problem& problem : read.problems())
            found[problem.pointer] = {problem.code, problem.line};
        QCOMPARE(found.at("/system"), (std::pair<std::string, int>("field.type", 1)));
        QCOMPARE(found.at("/pieces/0/id"), (std::pair<std::string, int>("field.id", 2)));
        QCOMPARE(found.at("/pieces/0/content"), (std::pair<std::string, int>("field.content-id", 2)));
        QCOMPARE(found.at("/pieces/0/at"), (std::pair<std::string, int>("field.type", 3)));
        QCOMPARE(found.at("/turnTrack/spaces"), (std::pair<std::string, int>("field.range", 4)));
        QCOMPARE(found.at(""), (std::pair<std::string, int>("field.missing", 1)));
    }

    /// A file with a hundred thousand errors gives a short report in no time.
    void reportsStayShort() {
        std::string text =
            R"({"format": "bocage.scenario", "version": 1, "system": "s", "title": "t", "pieces": [)";
        for (int i = 0; i < 100'000; ++i)
            text += "1,";
        text.back() = ']';
        text += "}";
        const auto read = readScenario(text);
        QVERIFY(!read.ok());
        QCOMPARE(read.problems().size(), std::size_t{101});
        QCOMPARE(read.problems().back().code, std::string("document.more-problems"));
    }

    void formatIsPeeked() {
        const std::string late = R"({"x": ["format", {"format": "no"}], "format": "bocage.army", )";
        QCOMPARE(documentFormat(late), std::string("bocage.army"));
        for (const char* none : {"", "{", "[]", "{\"format\": 3}", "{\"format\": \"unfinished"})
            QCOMPARE(documentFormat(none), std::string());
    }
};

QTEST_APPLESS_MAIN(TestFormats)
#include "test_formats.moc"
