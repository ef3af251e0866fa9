#include <QtTest>

#include "rules/scenario/translations.h"

using namespace bocage::rules;

/// Texts that know what they were translated from.
class TestTextTranslations : public QObject {
    Q_OBJECT

    ScenarioTexts m_texts;
    Text m_text;

    void write(const char* language, const char* words) {
        const Text was = m_text;
        if (*words)
            m_text.byLanguage[language] = words;
        else
            m_text.byLanguage.erase(language);
        noteWriting(m_texts, "gameplay", was, m_text, language);
    }
    bool outdated(const char* language) const { return isOutdated(m_texts, "gameplay", m_text, language); }

private Q_SLOTS:
    void init() {
        m_texts = {};
        m_text = {};
    }

    void theFirstLanguageIsTheOriginal() {
        write("en", "One");
        QVERIFY(m_texts.translations.empty());
        write("fr", "Un");
        write("de", "Eins");
        QCOMPARE(m_texts.translations.size(), std::size_t(2));
        write("fr", "Une");  // a translation that is mended makes nobody else old
        QVERIFY(!outdated("en") && !outdated("fr") && !outdated("de"));
        write("en", "Two");
        QVERIFY(!outdated("en") && outdated("fr") && outdated("de"));
        write("de", "Zwei");
        QVERIFY(outdated("fr") && !outdated("de"));
        write("en", "One");  // as it was when the French was made
        QVERIFY(!outdated("fr") && outdated("de"));
    }

    void filesWithoutNotesLearnFromTheFirstEdit() {
        m_text.byLanguage = {{"en", "One"}, {"fr", "Un"}};
        QVERIFY(!outdated("fr"));
        write("fr", "Deux");
        QVERIFY(outdated("en") && !outdated("fr"));
        confirmTranslation(m_texts, "gameplay", m_text, "en");
        QVERIFY(!outdated("en"));
    }

    void whatIsTakenAwayLeavesNoNote() {
        write("en", "One");
        write("fr", "Un");
        write("fr", "");
        QVERIFY(m_texts.translations.empty());
        write("fr", "Un");
        write("en", "");  // the only one left is the original
        QVERIFY(m_texts.translations.empty());
        QVERIFY(!outdated("fr"));
    }
};

QTEST_APPLESS_MAIN(TestTextTranslations)
#include "test_text_translations.moc"
