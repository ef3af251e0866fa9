#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>
#include <set>

#include "model/io/load_file.h"
#include "model/messages/finding_text.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "rules/checks/check.h"

using namespace bocage;
using namespace bocage::model;

namespace {

/// Every text of the sources of a room.
QByteArrayList sources(const QString& room) {
    QByteArrayList texts;
    QDirIterator files(QStringLiteral(BOCAGE_SOURCE_DIR "/") + room,
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        texts.push_back(*readFile(files.next()));
    return texts;
}

}  // namespace

class TestMessageWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Codes look like "family.what-is-wrong": whatever a source names in the families known here has words.
    void everyProblemHasWords() {
        const QRegularExpression pattern(QStringLiteral(
            R"re("((?:json|field|grid|document|migration|content|library|file|save|pack|zip|svg|png|lock|recovery|backup|watch)\.[a-z][a-z-]*)")re"));
        std::set<std::string> codes;
        for (const QString& room :
             {QStringLiteral("rules"), QStringLiteral("model"), QStringLiteral("app/cli")})
            for (const QByteArray& text : sources(room))
                for (auto match = pattern.globalMatch(QString::fromUtf8(text)); match.hasNext();)
                    codes.insert(match.next().captured(1).toStdString());
        for (const char* word : {"pack.json", "file.json", "scenario.json", "content.json", "document.json"})
            codes.erase(word);
        QVERIFY(codes.size() > 90);
        for (const std::string& code : codes)
            QVERIFY2(ProblemText::knows(code), code.c_str());
    }

    /// A sentence uses no argument that its code does not bring, and names file and place.
    void saysPlaceAndWayOut() {
        const rules::Problem problem{
            "field.range", {"0", "7", "9"}, "/tmp/a.scenario.json", "/pieces/0/facing", 12, 17};
        const QString text = ProblemText::full(problem);
        QCOMPARE(text, QStringLiteral("/tmp/a.scenario.json, line 12, column 17 (/pieces/0/facing): "
                                      "The number should lie between 0 and 7; it is 9."));
        const rules::Problem newer{"document.newer", {"3", "1"}, "a.json", "/version", 3, 4};
        QVERIFY(ProblemText::full(newer).endsWith(QStringLiteral("Open it with a newer Bocage.")));
        QVERIFY(ProblemText::full({"no.such-code", {"x"}, {}, {}, 0, 0})
                    .contains(QStringLiteral("no.such-code")));
        QVERIFY(
            ProblemText::sentence({"save.disk-full", {"2048"}, {}, {}, 0, 0}).contains(QStringLiteral("kB")));
    }

    void argumentsAreNotTemplates() {
        QCOMPARE(fillIn(QStringLiteral("%2 and %1, 100%"), {QStringLiteral("%2"), QStringLiteral("b")}),
                 QStringLiteral("b and %2, 100%"));
        QCOMPARE(fillIn(QStringLiteral("%3|"), {QStringLiteral("a")}), QStringLiteral("|"));
    }

    void everyStructureRuleHasWords() {
        const QRegularExpression pattern(QStringLiteral(R"re("(DOC-[A-Z]+-\d+)")re"));
        std::set<QString> rulesWithWords;
        for (const FindingWords& words : documentFindings().findings)
            rulesWithWords.insert(QString::fromLatin1(words.rule));
        for (const QByteArray& text : sources(QStringLiteral("rules")))
            for (auto match = pattern.globalMatch(QString::fromUtf8(text)); match.hasNext();) {
                const QString rule = match.next().captured(1);
                QVERIFY2(rulesWithWords.contains(rule), qPrintable(rule));
            }
        for (const rules::Check& check : rules::structureChecks())
            QVERIFY(rulesWithWords.contains(
                QString::fromUtf8(check.rule.data(), static_cast<qsizetype>(check.rule.size()))));
    }

    void findingsNameThings() {
        rules::Pack pack;
        pack.manifest.id = rules::PackId("son-core");
        rules::MarkerDef marker;
        marker.id = rules::ContentId("son-core:marker/mine");
        marker.name = "Mine";
        pack.markers = {marker};
        const auto library = rules::Library::build({pack}).first;
        rules::Scenario scenario;
        scenario.system = "normandie";
        rules::Piece piece;
        piece.id = rules::ElementId("piece-1");
        piece.content = marker.id;
        piece.side = rules::SideId("nobody");
        scenario.pieces = {piece};
        piece.id = rules::ElementId("piece-2");
        piece.content = rules::ContentId("lost:unit/ghost");
        piece.side = {};
        scenario.pieces.push_back(piece);
        const rules::Verdict verdict = rules::validate({library, &scenario});
        const FindingText words(*library, &scenario);
        QStringList said;
        for (const rules::Finding& finding : verdict.findings) {
            if (!finding.rule.starts_with("DOC-"))
                continue;
            QVERIFY(FindingText::knows(finding));
            said.push_back(words.sentence(finding));
        }
        QVERIFY(
            said.join(u' ').contains(QStringLiteral("belong to the side \"nobody\", which does not exist.")));
        QVERIFY(said.join(u' ').contains(QStringLiteral("lost:unit/ghost")));
    }
};

QTEST_GUILESS_MAIN(TestMessageWords)
#include "test_message_words.moc"
