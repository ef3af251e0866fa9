#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "model/io/document_files.h"
#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/io/user_collection.h"
#include "model/library/content_library.h"
#include "model/messages/finding_text.h"
#include "rules/checks/check.h"

using namespace bocage;
using namespace bocage::model;

/// What users start from: templates without errors, and a shelf that is remembered.
class TestTemplates : public QObject {
    Q_OBJECT

    rules::LibraryPtr m_library;

private Q_SLOTS:
    void initTestCase() { m_library = loadInstalledLibrary().library; }

    void templatesAreSound_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(resourcesFolder() + QStringLiteral("/templates"));
        const QFileInfoList files = folder.entryInfoList({QStringLiteral("*.scenario.json")}, QDir::Files);
        QVERIFY(files.size() >= 5);
        for (const QFileInfo& file : files)
            QTest::newRow(qPrintable(file.baseName())) << file.absoluteFilePath();
    }
    void templatesAreSound() {
        QFETCH(QString, path);
        const auto loaded = loadValue(path);
        QVERIFY(loaded);
        const auto& scenario = std::get<rules::Scenario>(loaded->value);
        QCOMPARE(valueBytes(loaded->value), *readFile(path));
        for (const char* language : {"en", "fr"})
            QVERIFY(scenario.title.byLanguage.contains(language));
        rules::ValidateRequest request;
        request.library = m_library;
        request.scenario = &scenario;
        const rules::Verdict verdict = rules::validate(request);
        for (const rules::Finding& finding : verdict.findings)
            QVERIFY2(finding.severity != rules::Severity::Error,
                     qPrintable(FindingText(*m_library, &scenario).sentence(finding)));
    }

    void theShelfIsRemembered() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("below/my-collection.json"));
        const rules::ContentId core("son-core:box/core-box"), call("son-call:box/call-box");
        {
            UserCollection shelf(file);
            QVERIFY(!shelf.named());
            int changes = 0;
            connect(&shelf, &UserCollection::changed, &shelf, [&] { ++changes; });
            QVERIFY(shelf.setBoxes(core, 2));
            QVERIFY(shelf.setBoxes(core, 2));
            QVERIFY(shelf.setBoxes(call, 1));
            QCOMPARE(changes, 2);
        }
        {
            UserCollection shelf(file);
            QCOMPARE(shelf.boxes(core), 2);
            QCOMPARE(shelf.boxes(call), 1);
            QVERIFY(shelf.setBoxes(call, 0));
            QVERIFY(shelf.setBoxes(core, 0));
            QVERIFY(!shelf.named());
        }
        // Rubbish counts as an empty shelf.
        QFile rubbish(file);
        QVERIFY(rubbish.open(QIODevice::WriteOnly));
        rubbish.write("{");
        rubbish.close();
        QVERIFY(!UserCollection(file).named());
    }
};

QTEST_GUILESS_MAIN(TestTemplates)
#include "test_templates.moc"
