#include <QDir>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>

#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

/// What happens when somebody double-clicks a file of Bocage that no tab can show.
class TestOtherFiles : public QObject {
    Q_OBJECT

    /// Opens the file as the desktop does and reads what the window says.
    static QString saidAbout(WindowFixture& fixture, const QString& path) {
        QString said;
        QTimer::singleShot(0, fixture.window.get(), [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            said = box->text();
            box->accept();
        });
        fixture.window->openFiles({path});
        return said;
    }

private Q_SLOTS:
    void saysWhatToDo_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("advice");
        QTest::newRow("pack") << "it's mine.bocagepack" << QByteArray("PK\3\4")
                              << QStringLiteral("bocage-cli pack install '%1/it'\\''s mine.bocagepack'");
        QTest::newRow("pack folder") << "mine/pack.json" << QByteArray("{}")
                                     << QStringLiteral("bocage-cli pack install '%1/mine'");
        QTest::newRow("campaign") << "war.campaign.json"
                                  << QByteArray(R"({"format": "bocage.campaign", "version": 1})")
                                  << QStringLiteral("bocage-cli validate '%1/war.campaign.json'");
        QTest::newRow("collection") << "shelf.collection.json"
                                    << QByteArray(R"({"format": "bocage.collection", "version": 1})")
                                    << QStringLiteral("--collection '%1/shelf.collection.json'");
    }

    void saysWhatToDo() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, advice);
        QTemporaryDir folder;
        const QString path = folder.filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        WindowFixture fixture;
        const QString said = saidAbout(fixture, path);
        QVERIFY2(said.contains(advice.arg(folder.path())), qPrintable(said));
        QCOMPARE(fixture.window->pages().count(), 1);
    }
};

QTEST_MAIN(TestOtherFiles)
#include "test_other_files.moc"
