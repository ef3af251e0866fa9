#include <signal.h>

#include <QImage>
#include <QtTest>

#include "model/io/picture_helper.h"
#include "model/io/png_door.h"
#include "model/io/svg_door.h"

using namespace bocage;
using model::PictureHelper;
using model::PictureKind;

namespace {

QString program(const QString& name = QStringLiteral("bocage-cli")) {
    return qEnvironmentVariable("BOCAGE_BIN") + u'/' + name;
}

QByteArray picture() {
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::red);
    return model::pngBytes(image);
}

const QByteArray drawing =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><path d=\"M0 0L8 8\" "
    "stroke=\"#000\"/></svg>";

}  // namespace

class TestPictureHelper : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesWhatTheDoorsGive_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("command line") << QStringLiteral("bocage-cli");
        QTest::newRow("window") << QStringLiteral("bocage");  // alone where only it was built
    }
    void givesWhatTheDoorsGive() {
        QFETCH(const QString, name);
        PictureHelper helper(program(name));
        QCOMPARE(*helper.clean(PictureKind::Png, picture()), *model::cleanPng(picture()));
        QVERIFY(helper.processId() > 0);
        const qint64 process = helper.processId();
        QCOMPARE(*helper.clean(PictureKind::Svg, drawing), *model::cleanSvg(drawing));
        QCOMPARE(helper.processId(), process);  // one process serves many
        const QByteArray large(200'000, 'x');
        const auto refused = helper.clean(PictureKind::Png, large);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.problems().front().code, model::cleanPng(large).problems().front().code);
    }

    void withoutTheProgramTheDoorsAreAskedHere() {
        PictureHelper helper{QString()};
        QCOMPARE(*helper.clean(PictureKind::Png, picture()), *model::cleanPng(picture()));
        QCOMPARE(helper.processId(), 0);
    }

    /// Killed at any moment: the picture is refused or read, and the next one is read.
    void outlivesBeingKilled() {
        PictureHelper helper(program());
        for (int i = 0; i < 20; ++i) {
            QVERIFY(helper.clean(PictureKind::Png, picture()).ok());
            QVERIFY(helper.processId() > 0);
            ::kill(static_cast<pid_t>(helper.processId()), SIGKILL);
            const auto after = helper.clean(PictureKind::Svg, drawing);
            QVERIFY(after.ok() || after.problems().front().code == "picture.unreadable");
        }
    }

    /// A helper that never answers is not waited for.
    void aSilentHelperIsGivenUp() {
        PictureHelper helper(QStringLiteral("/bin/sleep"));
        const auto refused = helper.clean(PictureKind::Png, picture());
        QVERIFY(!refused.ok() || *refused == *model::cleanPng(picture()));
    }
};

QTEST_GUILESS_MAIN(TestPictureHelper)
#include "test_picture_helper.moc"
