#include <QtTest>

#include "model/language/language.h"
#include "model/messages/finding_text.h"

using namespace bocage;
using namespace bocage::model;

class TestLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { useLanguage(QStringLiteral("en")); }

    void matches_data() {
        QTest::addColumn<QString>("wish");
        QTest::addColumn<QString>("language");
        const auto row = [](const char* wish, const char* language) {
            QTest::newRow(wish) << QString::fromLatin1(wish) << QString::fromLatin1(language);
        };
        row("fr", "fr");
        row("fr_CA", "fr");
        row("FR-ch", "fr");
        row("fr.UTF-8", "fr");
        row("en_GB", "en");
        row("de", "en");
        row("fry", "en");  // West Frisian is not French
        row("C", "en");
        row("", "en");
    }
    void matches() {
        QFETCH(QString, wish);
        QTEST(matchLanguage(wish), "language");
    }

    void switchesWithoutRestartAndBack() {
        QCOMPARE(FindingText::severity(rules::Severity::Error), QStringLiteral("Error"));
        useLanguage(QStringLiteral("fr"));
        QCOMPARE(currentLanguage(), QStringLiteral("fr"));
        QCOMPARE(FindingText::severity(rules::Severity::Error), QStringLiteral("Erreur"));
        useLanguage(QStringLiteral("en"));
        QCOMPARE(FindingText::severity(rules::Severity::Error), QStringLiteral("Error"));
    }

    void pluralsInBothLanguages() {
        const auto words = [](int n) {
            return QCoreApplication::translate("ScenarioEdits", "Move %n thing(s)", nullptr, n);
        };
        useLanguage(QStringLiteral("en"));
        QCOMPARE(words(1), QStringLiteral("Move 1 thing"));
        QCOMPARE(words(2), QStringLiteral("Move 2 things"));
        QCOMPARE(words(0), QStringLiteral("Move 0 things"));
        useLanguage(QStringLiteral("fr"));
        QCOMPARE(words(0), QStringLiteral("Déplacer 0 élément"));
        QCOMPARE(words(2), QStringLiteral("Déplacer 2 éléments"));
    }

    /// Whatever the system speaks: "0,5" stands in a French sentence, "0.5" in an English one.
    void numbersFollowTheWords() {
        useLanguage(QStringLiteral("fr"));
        QCOMPARE(QLocale().language(), QLocale::French);
        if (QLocale::system().language() != QLocale::French)
            QCOMPARE(QLocale().toString(0.5, 'f', 1), QStringLiteral("0,5"));
        useLanguage(QStringLiteral("en"));
        QVERIFY(QLocale().language() == QLocale::English || QLocale().language() == QLocale::C);
        QCOMPARE(QLocale().toString(0.5, 'f', 1), QStringLiteral("0.5"));
    }

    void everyLanguageOfTheListHasWords() {
        for (const LanguageInfo& language : languages())
            QVERIFY2(QFile::exists(QStringLiteral(":/i18n/bocage_%1.qm").arg(language.code)),
                     qPrintable(language.code));
    }
};

QTEST_GUILESS_MAIN(TestLanguage)
#include "test_language.moc"
