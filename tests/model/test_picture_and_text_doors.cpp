#include <QBuffer>
#include <QImage>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QtTest>

#include "hostile_archives.h"
#include "model/io/png_door.h"
#include "model/io/rich_text_door.h"
#include "model/io/save_file.h"

using namespace bocage::model;

namespace {

QByteArray chunk(const QByteArray& type, const QByteArray& data) {
    QByteArray out;
    QByteArray number(4, '\0');
    qToBigEndian(static_cast<quint32>(data.size()), number.data());
    out += number + type + data;
    qToBigEndian(hostile::crc32(type + data), number.data());
    return out + number;
}

QByteArray header(quint32 width, quint32 height) {
    QByteArray data(13, '\0');
    qToBigEndian(width, data.data());
    qToBigEndian(height, data.data() + 4);
    data[8] = 8;
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR", data);
}

QByteArray goodPng() {
    QImage image(20, 10, QImage::Format_ARGB32);
    image.fill(QColor(10, 20, 30, 40));
    image.setText(QStringLiteral("Author"), QStringLiteral("secret"));
    return pngBytes(image);
}

/// Counts what is asked for, instead of looking at the disk.
class WatchedDocument : public PackTextDocument {
public:
    using PackTextDocument::PackTextDocument;
    QVariant ask(const QString& name) { return loadResource(QTextDocument::ImageResource, QUrl(name)); }
};

}  // namespace

class TestPictureAndTextDoors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsPixelsOnly() {
        QVERIFY(goodPng().contains("secret"));
        const auto clean = cleanPng(goodPng());
        QVERIFY(clean.ok());
        QVERIFY(!clean->contains("secret"));
        const auto image = readPng(*clean);
        QVERIFY(image.ok());
        QCOMPARE(image->pixelColor(3, 3), QColor(10, 20, 30, 40));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* what, const QByteArray& bytes, const char* code) {
            QTest::newRow(what) << bytes << QString::fromLatin1(code);
        };
        row("svg in disguise",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>" + QByteArray(40, ' '),
            "png.not-png");
        row("jpeg in disguise", "\xff\xd8\xff\xe0" + QByteArray(60, 'x'), "png.not-png");
        row("gif in disguise", "GIF89a" + QByteArray(60, '\0'), "png.not-png");
        row("bmp in disguise", "BM" + QByteArray(60, '\0'), "png.not-png");
        row("xpm in disguise",
            "/* XPM */ static char*x[]={\"1 1 1 1\",\"a c #fff\",\"a\"};" + QByteArray(20, ' '),
            "png.not-png");
        row("empty", "", "png.not-png");
        row("magic only", "\x89PNG\r\n\x1a\n", "png.not-png");
        row("bomb of 30,000 pixels a side", header(30'000, 30'000) + chunk("IDAT", "x"), "png.size");
        row("flat bomb", header(4'000'000'000u, 1) + chunk("IDAT", "x"), "png.size");
        row("no pixels", header(0, 10) + chunk("IDAT", "x"), "png.size");
        row("just too wide", header(4097, 1) + chunk("IDAT", "x"), "png.size");
        row("no data", header(100, 100), "png.damaged");
        row("nonsense data", header(100, 100) + chunk("IDAT", "nonsense") + chunk("IEND", ""), "png.damaged");
        row("second header", header(10, 10) + header(30'000, 30'000).mid(8) + chunk("IEND", ""),
            "png.damaged");
    }
    void refuses() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral(".*")));
        qWarning("one expected warning at most; libpng may add its own");
        const auto image = readPng(bytes);
        QVERIFY(!image.ok());
        QCOMPARE(QString::fromStdString(image.problems().front().code), code);
    }

    void survivesRandomDamage() {
        const QByteArray good = goodPng();
        QRandomGenerator random(11);
        qputenv("QT_LOGGING_RULES", "*=false");
        for (int round = 0; round < 2000; ++round) {
            QByteArray bytes = good;
            // The dimensions stay, or most rounds would only decode a large empty picture.
            for (int flips = 0; flips < 3; ++flips)
                bytes[24 + static_cast<int>(random.bounded(static_cast<quint32>(bytes.size() - 24)))] =
                    static_cast<char>(random.bounded(256));
            if (const auto image = readPng(bytes))
                QVERIFY(image->width() <= maxPictureSide && image->height() <= maxPictureSide);
        }
    }

    void textReadsNoFiles() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("secret.png"));
        QVERIFY(saveAtomically(path, goodPng()).ok());
        QStringList asked;
        WatchedDocument document(
            QStringLiteral("![x](%1)\n\n![y](art/house.png)\n\n<img src=\"%1\">").arg(path),
            [&](const QString& name) {
                asked.push_back(name);
                return QImage(2, 2, QImage::Format_RGB32);
            });
        for (const QString& name :
             {path, QStringLiteral("file://") + path, QStringLiteral("http://example.org/x.png"),
              QStringLiteral("../x.png"), QStringLiteral("//host/x.png"), QStringLiteral("qrc:/x.png"),
              QStringLiteral("data:image/png;base64,AAAA")})
            QVERIFY2(!document.ask(name).isValid(), qPrintable(name));
        QVERIFY(document.ask(QStringLiteral("art/house.png")).isValid());
        QCOMPARE(asked, QStringList{QStringLiteral("art/house.png")});
    }

    void textHasNoHtml() {
        const QString plain =
            plainText(QStringLiteral("**Bold** <b>not bold</b> <img src=\"/etc/passwd\">\n\n* one\n* two"));
        QVERIFY(plain.contains(QStringLiteral("Bold")));
        QVERIFY(plain.contains(QStringLiteral("<b>")) || !plain.contains(QStringLiteral("\ufffc")));
        QVERIFY(!plain.contains(QChar(QChar::ObjectReplacementCharacter)));
    }

    void webLinks() {
        QVERIFY(isWebLink(QUrl(QStringLiteral("https://example.org/rules"))));
        for (const char* bad :
             {"file:///etc/passwd", "javascript:x", "https://a@b/", "mailto:a@b", "x.html", "ftp://x/"})
            QVERIFY2(!isWebLink(QUrl(QString::fromLatin1(bad))), bad);
    }
};

QTEST_MAIN(TestPictureAndTextDoors)
#include "test_picture_and_text_doors.moc"
