#include <QDir>
#include <QPainter>
#include <QRandomGenerator>
#include <QSvgRenderer>
#include <QtTest>

#include "model/io/load_file.h"
#include "model/io/svg_door.h"
#include "tests/support/work_time.h"

using namespace bocage::model;

namespace {

QByteArray svg(const QByteArray& inside, const QByteArray& attributes = "viewBox=\"0 0 16 16\"") {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" " +
           attributes + ">" + inside + "</svg>";
}

/// What must never come out of the door, whatever goes in.
bool harmless(const QByteArray& bytes) {
    const QByteArray lower = bytes.toLower();
    for (const char* word :
         {"<script", "<image", "<style", "<foreignobject", "<animate", "<set", "<filter", "<a ", "<!", "<?",
          "javascript", "file:", "data:", "onload", "/etc/", "@import", "<text"})
        if (lower.contains(word))
            return false;
    // Every link leads into the picture itself; the two namespace names are the only addresses.
    QByteArray rest = lower;
    rest.replace("http://www.w3.org/2000/svg", "").replace("http://www.w3.org/1999/xlink", "");
    return !rest.contains("http") && !rest.contains("//");
}

}  // namespace

class TestSvgDoor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsPictures() {
        const auto clean = cleanSvg(
            svg("<title>A house</title><defs><linearGradient id='g'><stop offset='0' stop-color='#fff'/>"
                "</linearGradient></defs><g transform='translate(1,2) scale(.5)'>"
                "<path style='fill:url(#g);stroke:#2B2622;font-size:3px' d='M1-2l3.5.5a1 1 0 01.5.5z'/></g>"
                "<use xlink:href='#g'/>"));
        QVERIFY(clean.ok());
        QVERIFY(clean->contains("M1 -2l3.5 .5a1 1 0 0 1 .5 .5z"));
        QVERIFY(clean->contains("fill=\"url(#g)\""));
        QVERIFY(clean->contains("transform=\"translate(1 2) scale(.5)\""));
        QVERIFY(!clean->contains("house"));
        QVERIFY(!clean->contains("font"));
        QCOMPARE(*cleanSvg(*clean), *clean);
    }

    /// Our own symbols are within what the door lets through, and look the same afterwards.
    void ownSymbolsPass() {
        const QDir folder(QStringLiteral(BOCAGE_SOURCE_DIR "/resources/symbols"));
        const QStringList names = folder.entryList({QStringLiteral("*.svg")});
        QVERIFY(names.size() > 10);
        const auto drawn = [](const QByteArray& bytes) {
            QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            QSvgRenderer(bytes).render(&painter);
            return image;
        };
        for (const QString& name : names) {
            const auto bytes = readFile(folder.filePath(name));
            QVERIFY(bytes.ok());
            const auto clean = cleanSvg(*bytes);
            QVERIFY2(
                clean.ok(),
                qPrintable(name + u' ' +
                           (clean.ok() ? QString() : QString::fromStdString(clean.problems().front().code))));
            QVERIFY2(drawn(*bytes) == drawn(*clean), qPrintable(name));
        }
    }

    void hostile_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");  // empty: harmless after the rewrite
        const auto row = [](const char* what, const QByteArray& bytes, const char* code) {
            QTest::newRow(what) << bytes << QString::fromLatin1(code);
        };
        row("image, absolute path", svg("<image xlink:href=\"/etc/passwd\"/>"), "svg.element");
        row("image, relative path", svg("<image href=\"../x.png\"/>"), "svg.element");
        row("image, file url", svg("<image xlink:href=\"file:///etc/passwd\"/>"), "svg.element");
        row("image, http", svg("<image xlink:href=\"http://example.org/x.png\"/>"), "svg.element");
        row("image, data", svg("<image xlink:href=\"data:image/png;base64,AAAA\"/>"), "svg.element");
        row("feImage", svg("<filter><feImage href=\"/etc/passwd\"/></filter>"), "svg.element");
        row("filter", svg("<filter id=\"f\"/>"), "svg.element");
        row("script", svg("<script>alert(1)</script>"), "svg.element");
        row("script in defs", svg("<defs><script xlink:href=\"x.js\"/></defs>"), "svg.element");
        row("style sheet", svg("<style>@import url(/etc/passwd);</style>"), "svg.element");
        row("foreign object",
            svg("<foreignObject><p xmlns=\"http://www.w3.org/1999/xhtml\"/></foreignObject>"), "svg.element");
        row("animation", svg("<rect><animate attributeName=\"x\"/></rect>"), "svg.element");
        row("set", svg("<set attributeName=\"x\"/>"), "svg.element");
        row("animateTransform", svg("<animateTransform/>"), "svg.element");
        row("link", svg("<a xlink:href=\"http://example.org\"><rect/></a>"), "svg.element");
        row("text", svg("<text>Looks like a dialog</text>"), "svg.element");
        row("video", svg("<video xlink:href=\"/dev/zero\"/>"), "svg.element");
        row("audio", svg("<audio xlink:href=\"/dev/zero\"/>"), "svg.element");
        row("font", svg("<font><font-face-src><font-face-uri xlink:href=\"/x\"/></font-face-src></font>"),
            "svg.element");
        row("mask", svg("<mask id=\"m\"/>"), "svg.element");
        row("pattern", svg("<pattern id=\"p\"/>"), "svg.element");
        row("handler", svg("<rect onload=\"x()\"/>"), "svg.script");
        row("handler in capitals", svg("<rect ONCLICK=\"x()\"/>"), "svg.script");
        row("handler on root", svg("", "onload=\"x()\""), "svg.script");
        row("use, outside", svg("<use xlink:href=\"other.svg#a\"/>"), "svg.link");
        row("use, file", svg("<use href=\"file:///x.svg#a\"/>"), "svg.link");
        row("fill, outside", svg("<rect fill=\"url(other.svg#a)\"/>"), "svg.link");
        row("fill, quoted outside", svg("<rect fill=\"url('http://example.org/#a')\"/>"), "svg.link");
        row("style, outside", svg("<rect style=\"fill:url(/etc/passwd)\"/>"), "svg.link");
        row("style, unknown property", svg("<rect style=\"cursor:url(/etc/passwd)\"/>"), "svg.link");
        row("style, escapes", svg("<rect style=\"cursor:u\\72l(/etc/passwd)\"/>"), "svg.link");
        row("xml:base", svg("<g xml:base=\"file:///etc/\"/>"), "svg.link");
        row("gradient, outside", svg("<linearGradient xlink:href=\"http://example.org/#g\"/>"), "svg.link");
        row("javascript link", svg("<use xlink:href=\"javascript:x()\"/>"), "svg.link");
        row("doctype", "<!DOCTYPE svg>" + svg(""), "svg.doctype");
        row("entity", "<!DOCTYPE svg [<!ENTITY a \"x\">]>" + svg("&a;"), "svg.doctype");
        row("external entity", "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>" + svg("&a;"),
            "svg.doctype");
        row("laughs",
            "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">]>" + svg("&b;&b;"),
            "svg.doctype");
        row("undefined entity", svg("&nowhere;"), "svg.syntax");
        row("xml-stylesheet", "<?xml-stylesheet href=\"x.css\"?>" + svg(""), "svg.instruction");
        row("php", svg("<?php echo 1 ?>"), "svg.instruction");
        row("gzip", QByteArray("\x1f\x8b\x08\x00\x00", 5), "svg.compressed");
        row("too large", svg(QByteArray(600'000, ' ')), "svg.too-large");
        QByteArray deep;
        for (int i = 0; i < 30; ++i)
            deep += "<g>";
        for (int i = 0; i < 30; ++i)
            deep += "</g>";
        row("deep", svg(deep), "svg.too-deep");
        row("deep in a part left out", svg("<metadata>" + deep + "</metadata>"), "svg.too-deep");
        row("many elements", svg(QByteArray("<g/>").repeated(5000)), "svg.too-many-elements");
        row("long path", svg("<path d=\"M0 0L" + QByteArray("1 1 ").repeated(20'000) + "\"/>"),
            "svg.too-many-numbers");
        row("many polygons", svg("<polygon points=\"" + QByteArray("1 1 ").repeated(20'000) + "\"/>"),
            "svg.too-many-numbers");
        row("use loop", svg("<g id=\"a\"><use xlink:href=\"#a\"/></g>"), "svg.use-loop");
        row("use loop of two",
            svg("<g id=\"a\"><use xlink:href=\"#b\"/></g><g id=\"b\"><use xlink:href=\"#a\"/></g>"),
            "svg.use-loop");
        row("gradient loop",
            svg("<linearGradient id=\"a\" xlink:href=\"#b\"/><linearGradient id=\"b\" xlink:href=\"#a\"/>"),
            "svg.use-loop");
        QByteArray laughs = "<g id=\"l0\"><rect/></g>";
        for (int i = 1; i < 20; ++i)
            laughs += "<g id=\"l" + QByteArray::number(i) + "\">" +
                      QByteArray("<use xlink:href=\"#l" + QByteArray::number(i - 1) + "\"/>").repeated(10) +
                      "</g>";
        row("use explosion", svg(laughs), "svg.use-expansion");
        row("huge view box", svg("", "viewBox=\"0 0 1000000000 1000000000\""), "svg.number");
        row("huge coordinate", svg("<rect x=\"1e300\"/>"), "svg.number");
        row("infinite number", svg("<rect x=\"1e999\"/>"), "svg.value");
        row("not a number", svg("<rect x=\"NaN\"/>"), "svg.value");
        row("huge scale",
            svg(QByteArray("<g transform=\"scale(1000)\">").repeated(4) + QByteArray("</g>").repeated(4)),
            "svg.number");
        row("tiny dashes", svg("<path stroke=\"red\" stroke-dasharray=\"0.0001\" d=\"M0 0L100000 100000\"/>"),
            "svg.dashes");
        row("broken path", svg("<path d=\"M0 0Lx\"/>"), "svg.value");
        row("broken xml", "<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>", "svg.syntax");
        row("not svg", "<html/>", "svg.not-svg");
        row("other namespace", "<svg xmlns=\"urn:x\"/>", "svg.not-svg");
        row("empty", "", "svg.syntax");
        row("utf-16", QByteArray("\xff\xfe<\0s\0v\0g\0", 10), "svg.syntax");
        row("duplicate id", svg("<g id=\"a\"/><g id=\"a\"/>"), "svg.duplicate-id");
        row("foreign vocabulary",
            svg("<x:evil xmlns:x=\"urn:x\" src=\"file:///etc/passwd\"><x:script/></x:evil><rect/>"), "");
        row("foreign attribute", svg("<rect x:src=\"file:///etc/passwd\" xmlns:x=\"urn:x\"/>"), "");
        row("metadata", svg("<metadata>file:///etc/passwd</metadata>"), "");
        row("comment", svg("<!-- <script>x</script> --><rect/>"), "");
        row("cdata", svg("<![CDATA[<script>x</script>]]>"), "");
        row("words between", svg("javascript:alert(1)"), "");
    }
    void hostile() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const bocage::test::WorkTime time;
        const auto clean = cleanSvg(bytes);
        QVERIFY(time.seconds() < 1);
        if (code.isEmpty()) {
            QVERIFY2(clean.ok(), clean.ok() ? "" : clean.problems().front().code.c_str());
            QVERIFY2(harmless(*clean), clean->constData());
            return;
        }
        QVERIFY2(!clean.ok(), clean.ok() ? clean->constData() : "");
        QCOMPARE(QString::fromStdString(clean.problems().front().code), code);
        QVERIFY(clean.problems().front().line > 0);
    }

    /// Whatever comes out of the door is harmless and drawn in no time, for thousands of damaged inputs.
    void survivesMutations() {
        const QList<QByteArray> seeds{
            svg("<defs><linearGradient id=\"g\"><stop offset=\"0\" "
                "stop-color=\"#fff\"/></linearGradient></defs>"
                "<path fill=\"url(#g)\" stroke-dasharray=\"1 2\" d=\"M1 2 L3 4 C1 2 3 4 5 6 A1 1 0 0 1 4 4 "
                "Z\"/>"),
            svg("<g id=\"a\" transform=\"rotate(45 1 2)\"><rect x=\"1\" y=\"2\" width=\"3\" "
                "height=\"4\"/></g>"
                "<use xlink:href=\"#a\"/><circle style=\"fill:red;opacity:.5\" r=\"3\"/>")};
        const QList<QByteArray> words{"url(",
                                      "javascript:",
                                      "<image href=\"/etc/passwd\"/>",
                                      "onload=\"x\" ",
                                      "<script>",
                                      "&x;",
                                      "1e99",
                                      "<use xlink:href=\"#a\"/>",
                                      "\"",
                                      "/>",
                                      "<!DOCTYPE svg>",
                                      "999999"};
        QRandomGenerator random(3);
        int accepted = 0;
        for (int round = 0; round < 5000; ++round) {
            QByteArray bytes = seeds[static_cast<int>(random.bounded(static_cast<quint32>(seeds.size())))];
            for (int edits = 1 + static_cast<int>(random.bounded(3)); edits > 0; --edits) {
                const auto at = static_cast<int>(random.bounded(static_cast<quint32>(bytes.size())));
                if (random.bounded(2) == 0)
                    bytes.insert(at,
                                 words[static_cast<int>(random.bounded(static_cast<quint32>(words.size())))]);
                else
                    bytes[at] = static_cast<char>(32 + random.bounded(95));
            }
            const auto clean = cleanSvg(bytes);
            if (!clean.ok())
                continue;
            ++accepted;
            QVERIFY2(harmless(*clean), clean->constData());
            if (accepted % 10 != 0)
                continue;
            const bocage::test::WorkTime time;
            QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
            QPainter painter(&image);
            QSvgRenderer(*clean).render(&painter);
            QVERIFY2(time.seconds() < 2, clean->constData());
        }
        QVERIFY(accepted > 300);
    }
};

QTEST_GUILESS_MAIN(TestSvgDoor)
#include "test_svg_door.moc"
