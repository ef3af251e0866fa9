#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "editor/panels/problems_panel.h"
#include "editor/print/print_dialog.h"
#include "editor/print/print_form.h"
#include "model/io/document_files.h"
#include "model/messages/victory_words.h"
#include "tests/editor/keyboard_hand.h"
#include "tests/editor/mouse_hand.h"

using namespace bocage;
using bocage::test::Hand;
using bocage::test::KeyboardHand;
using bocage::test::MouseHand;
using bocage::test::WindowFixture;

namespace {

struct Fact {
    QString rule, what, where, value;
};

/// What docs/chapters.md says of the first chapter, by place in the file.
QList<Fact> factsOfTheFirstChapter() {
    QFile page(QStringLiteral(BOCAGE_SOURCE_DIR "/docs/chapters.md"));
    QList<Fact> facts;
    if (!page.open(QIODevice::ReadOnly))
        return facts;
    while (!page.atEnd()) {
        QStringList cells = QString::fromUtf8(page.readLine()).trimmed().split(QLatin1Char('|'));
        for (QString& cell : cells)
            cell = cell.trimmed().remove(QLatin1Char('`'));
        if (cells.size() == 7 && cells[1].startsWith(QLatin1String("SON-CH-")) &&
            cells[3] == QLatin1String("1"))
            facts.push_back({cells[1], cells[2], cells[4], cells[5]});
    }
    return facts;
}

QJsonValue lookUp(QJsonValue value, const QString& pointer) {
    for (const QString& part : pointer.split(QLatin1Char('/'), Qt::SkipEmptyParts))
        if (!value.isString())  // a text in one language alone is written without its name
            value = value.isArray() ? value.toArray().at(part.toInt()) : value.toObject().value(part);
    return value;
}

/// The sample names its sides and players by hand; what is made in the window is numbered.
QString asNumbered(const Fact& fact) {
    const QString number = fact.where.startsWith(QLatin1String("/zones")) ? QStringLiteral("side-%1")
                                                                          : QStringLiteral("player-%1");
    if (fact.value == QLatin1String("\"sons\""))
        return QLatin1Char('"') + number.arg(1) + QLatin1Char('"');
    if (fact.value == QLatin1String("\"black-sun\""))
        return QLatin1Char('"') + number.arg(2) + QLatin1Char('"');
    return fact.value;
}

}  // namespace

/// Somebody who never saw the program before makes "Master, we're ready!", as far as the texts tell it
/// (SON-CH-01 to -15), from an empty battlefield: boards, ritual site, briefing, armies, decks and bag,
/// zones, deployment, victory, a verdict without errors, the file, the printed booklet. By mouse and by
/// keyboard alone.
class TestFirstChapter : public QObject {
    Q_OBJECT

    static void layOut(WindowFixture& f, Hand& hand) {
        hand.command("file.new");
        QVERIFY(f.scenario().battlefield.boards.empty());
        hand.command("battlefield.quickLayout", [&] {
            hand.press(QStringLiteral("preset.2x2"));
            hand.chooseText(QStringLiteral("place.0.0"), QStringLiteral("Forest"));
            hand.press(QStringLiteral("layOut"));
        });
        QCOMPARE(f.scenario().battlefield.boards.size(), std::size_t(4));
        hand.take(Hand::Overlays, QStringLiteral("ritual circle"));
        hand.layAt({9, 9});
        QCOMPARE(f.scenario().battlefield.overlays.size(), std::size_t(1));
    }

    static void describe(WindowFixture& f, Hand& hand) {
        hand.command("view.briefing");
        hand.showSection(Hand::Basics);
        hand.type(QStringLiteral("title"), QStringLiteral("Master, we're ready!"));
        hand.type(QStringLiteral("introduction"),
                  QStringLiteral("At the ritual site the cult awaits its hour; its rivals come to end it."));
        hand.nameTwoSides(QStringLiteral("Sons of Cthulhu"), QStringLiteral("Black Sun"));
        hand.describePlayer("player-1", "son-call:faction/sons-of-cthulhu", "300", "4");
        hand.describePlayer("player-2", "son-core:faction/black-sun", "300", "4");
        // The hero leads the cult: handed out by the scenario.
        hand.pick(QStringLiteral("grants/player-1"), QStringLiteral("Erghol Derleth"));
        QCOMPARE(f.scenario().sides[0].players[0].force.fixed.size(), std::size_t(1));
        hand.muster("player-1", "army-1", {"cult conclave"});
        if (QTest::currentTestFailed())
            return;
        hand.muster("player-2", "army-2", {"sturm command", "sturm platoon"});
    }

    static void prepare(WindowFixture& f, Hand& hand) {
        hand.showSection(Hand::Play);
        hand.chooseKey(QStringLiteral("initiative"), "player-1");
        hand.chooseKey(QStringLiteral("first-deployer"), "player-1");
        // Cultists draw from the Majestic deck in place of their own; the Madness bag is on the table.
        hand.press(QStringLiteral("add-deck/player-1"));
        hand.chooseKey(QStringLiteral("deck/deck-1"), "son-core:deck/majestic");
        hand.chooseKey(QStringLiteral("deck-substitute/deck-1"), "son-call:deck/sons-of-cthulhu");
        hand.press(QStringLiteral("add-deck/player-2"));
        hand.chooseKey(QStringLiteral("deck/deck-2"), "son-core:deck/black-sun");
        hand.press(QStringLiteral("add-bag/son-core:bag/madness"));
        QCOMPARE(f.scenario().bags.size(), std::size_t(1));
        hand.showSection(Hand::Turns);
        hand.setEnd(8);
        QCOMPARE(f.scenario().turnTrack.end, std::optional<int>(8));
    }

    static void deploy(WindowFixture& f, Hand& hand) {
        hand.command("view.map");
        hand.tool("tool.zone");
        hand.press(QStringLiteral("zoneRectangle"));
        hand.choose(QStringLiteral("zoneSide"), 1);
        hand.frame({0, 1}, {2, 8});
        // The second side is chosen, and the next stroke is the second zone: nothing else to do.
        hand.choose(QStringLiteral("zoneSide"), 2);
        hand.frame({17, 1}, {19, 8});
        QCOMPARE(f.scenario().zones.size(), std::size_t(2));
        // Everybody comes from the tray, the hero among them.
        hand.deployFromTray(1, 1);
        if (QTest::currentTestFailed())
            return;
        const auto erghol = std::find_if(
            f.scenario().pieces.begin(), f.scenario().pieces.end(),
            [](const rules::Piece& piece) { return piece.content.value == "son-call:unit/erghol-derleth"; });
        QVERIFY(erghol != f.scenario().pieces.end());
        QCOMPARE(erghol->entry, std::string("player-1/son-call:tile/erghol-derleth"));
    }

    /// Black Sun wins by capturing him before the end of turn 8, the cult otherwise.
    static void decide(WindowFixture& f, Hand& hand) {
        hand.command("view.briefing");
        hand.showSection(Hand::Victory);
        hand.press(QStringLiteral("add-victory/side-2/0"));
        hand.pick(QStringLiteral("victory-units/victory-1"), QStringLiteral("Erghol Derleth"));
        hand.type(QStringLiteral("victory-turn/victory-1"), QStringLiteral("8"));
        hand.press(QStringLiteral("add-victory/side-1/7"));
        hand.pick(QStringLiteral("victory-units/victory-2"), QStringLiteral("Erghol Derleth"));
        hand.type(QStringLiteral("victory-turn/victory-2"), QStringLiteral("8"));
        QCOMPARE(f.scenario().victory.size(), std::size_t(2));
        const model::VictoryWords words(f.scenario(), *f.document().library());
        for (const rules::VictoryCondition& condition : f.scenario().victory)
            QVERIFY(words.sentence(condition).contains(QStringLiteral("Erghol Derleth")));
    }

    /// The Problems panel of the window, not a judge of the test's own.
    static void expectNoErrorsInTheWindow(WindowFixture& f) {
        auto* problems = f.window->findChild<editor::ProblemsPanel*>();
        const auto& judging = problems->judging();
        const auto errors = [&] {
            QStringList rules;
            for (const rules::Finding& finding : judging.verdict().findings)
                if (finding.severity == rules::Severity::Error)
                    rules << QString::fromStdString(finding.rule);
            return rules;
        };
        QTRY_VERIFY2_WITH_TIMEOUT(!judging.verdict().findings.empty() && errors().isEmpty(),
                                  qPrintable(errors().join(u' ')), 60000);
    }

    static void printBooklet(WindowFixture& f, Hand& hand, const QString& path) {
        int pages = 0;
        hand.command("file.print", [&] {
            auto* dialog = qobject_cast<editor::PrintDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->form().chooseAid(QStringLiteral("booklet"));
            [&] { QTRY_VERIFY_WITH_TIMEOUT(dialog->pageCount() > 0, 60000); }();
            pages = dialog->pageCount();
            hand.inFileDialog(QStringLiteral("savePdf"), path);
            [&] { QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60000); }();
            dialog->reject();
        });
        QVERIFY(pages >= 2);
        QVERIFY(f.scenario().battlefield.boards.size() == 4);
    }

private Q_SLOTS:
    void fromAnEmptyBattlefield_data() {
        QTest::addColumn<bool>("mouse");
        QTest::newRow("mouse") << true;
        QTest::newRow("keyboard alone") << false;
    }
    void fromAnEmptyBattlefield() {
        QFETCH(bool, mouse);
        QTemporaryDir folder;
        WindowFixture f;
        std::unique_ptr<Hand> hand;
        if (mouse)
            hand = std::make_unique<MouseHand>(f);
        else
            hand = std::make_unique<KeyboardHand>(f);
        for (const auto step : {&layOut, &describe, &prepare, &deploy, &decide}) {
            step(f, *hand);
            if (QTest::currentTestFailed())
                return;
        }
        expectNoErrorsInTheWindow(f);
        const QString path = folder.filePath(QStringLiteral("chapter-1.scenario.json"));
        hand->saveAs(path);
        QVERIFY(!f.document().isModified());
        printBooklet(f, *hand, folder.filePath(QStringLiteral("chapter-1.pdf")));
        if (QTest::currentTestFailed())
            return;

        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonValue saved = QJsonDocument::fromJson(file.readAll()).object();
        const auto facts = factsOfTheFirstChapter();
        QVERIFY(facts.size() >= 19);
        static const QRegularExpression entries(QStringLiteral("^(\\d+) entries$"));
        for (const Fact& fact : facts) {
            const QJsonValue found = lookUp(saved, fact.where);
            const auto count = entries.match(fact.value);
            const QByteArray text =
                QJsonDocument(QJsonArray{found}).toJson(QJsonDocument::Compact).mid(1).chopped(1);
            if (count.hasMatch())
                QCOMPARE(found.toArray().size(), count.captured(1).toInt());
            else
                QVERIFY2(text == asNumbered(fact).toUtf8(),
                         qPrintable(QStringLiteral("%1, %2: %3").arg(fact.rule, fact.what, QString(text))));
        }
        const auto loaded = model::loadValue(path);
        QVERIFY(loaded.ok());
        test::expectNoErrors(std::get<rules::Scenario>(loaded->value));
    }
};

QTEST_MAIN(TestFirstChapter)
#include "test_first_chapter.moc"
