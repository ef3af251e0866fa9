#include <QtTest>

#include "rules/core/json.h"

using namespace bocage::rules;

class TestJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesCanonically() {
        const auto parsed =
            parseJson(R"({"a":[1,2,[3]],"b":{},"c":[],"d":[[1,2],[3,4]],"e":"x\ny","f":2.0})");
        QVERIFY(parsed.ok());
        const std::string text = writeJson(*parsed);
        QCOMPARE(QString::fromStdString(text),
                 QStringLiteral(
                     "{\n  \"a\": [\n    1,\n    2,\n    [3]\n  ],\n  \"b\": {},\n  \"c\": [],\n"
                     "  \"d\": [\n    [1, 2],\n    [3, 4]\n  ],\n  \"e\": \"x\\ny\",\n  \"f\": 2.0\n}\n"));
        const auto again = parseJson(text);
        QVERIFY(again.ok());
        QVERIFY(*again == *parsed);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::newRow("duplicate key") << QByteArray("{\"a\":1,\n\"a\":2}") << "json.duplicate-key" << 1;
        QTest::newRow("unfinished") << QByteArray("[1,\n2") << "json.syntax" << 2;
        QTest::newRow("number too large") << QByteArray("{\"a\":\n 1e999}") << "json.number-range" << 2;
        QTest::newRow("bad UTF-8") << QByteArray("\"\xff\"") << "json.syntax" << 1;
        QTest::newRow("empty") << QByteArray() << "json.syntax" << 1;
        QTest::newRow("too deep") << QByteArray(100'000, '[') << "json.too-deep" << 1;
        QTest::newRow("lone surrogate") << QByteArray("\"\\ud800\"") << "json.syntax" << 1;
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        QFETCH(int, line);
        const auto parsed =
            parseJson(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        QVERIFY(!parsed.ok());
        QCOMPARE(QString::fromStdString(parsed.problems().front().code), code);
        QCOMPARE(parsed.problems().front().line, line);
    }

    void findsPlaces() {
        const std::string text = "{\n  \"a\": [1, {\"b/c\": true}],\n  \"d\": 2\n}\n";
        QCOMPARE(placeInJson(text, "/a/1/b~1c").first, 2);
        QCOMPARE(placeInJson(text, "/d"), (std::pair{3, 8}));
        QCOMPARE(placeInJson(text, "/nowhere"), (std::pair{0, 0}));
    }
};

QTEST_APPLESS_MAIN(TestJson)
#include "test_json.moc"
