#include <QtTest>

#include "model/io/document_files.h"
#include "model/io/judge_file.h"
#include "model/messages/finding_text.h"
#include "model/render/map_image.h"
#include "model/render/map_renderer.h"
#include "tests/editor/window_fixture.h"
#include "tests/support/lanterns_game.h"

using namespace bocage;

namespace {

/// The game in the lists of all three rooms.
struct Guests {
    lanterns::System system;
    lanterns::Face face;
    lanterns::Editor editor;
    rules::GameSystemGuest systemGuest{system};
    model::GameFaceGuest faceGuest{face};
    editor::GameEditorGuest editorGuest{editor};
};

rules::Verdict judged(const rules::Scenario& scenario, const rules::LibraryPtr& library) {
    rules::ValidateRequest request;
    request.library = library;
    request.scenario = &scenario;
    return rules::validate(request);
}

int darkOnes(const rules::Verdict& verdict) {
    return static_cast<int>(
        std::ranges::count(verdict.findings, std::string("LAN-01"), &rules::Finding::rule));
}

}  // namespace

/// A game that no shared file knows goes through the whole program.
class TestFourthGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void guestsComeAndGo() {
        const std::size_t before = rules::gameSystems().size();
        QVERIFY(!rules::findGameSystem("lanterns"));
        {
            const Guests guests;
            QCOMPARE(rules::gameSystems().size(), before + 1);
            QVERIFY(rules::findGameSystem("lanterns"));
            QVERIFY(model::findGameFace("lanterns"));
            QVERIFY(editor::findGameEditor("lanterns"));
        }
        QVERIFY(!rules::findGameSystem("lanterns") && !model::findGameFace("lanterns") &&
                !editor::findGameEditor("lanterns"));
    }

    /// Its section is read, written and described by the schema; what it does not know stays.
    void sectionsRoundTrip() {
        const Guests guests;
        const std::string text = rules::writeScenario(lanterns::scenario());
        const auto read = rules::readScenario(text);
        QVERIFY(read.ok());
        QCOMPARE(rules::writeScenario(read->value), text);
        QVERIFY(text.find("\"moon\": \"new\"") != std::string::npos);
        QVERIFY(rules::schemaText("scenario").find("LanternsNight") != std::string::npos);
        // Where the game is unknown nothing is lost; where it is known mistakes have a place.
        rules::Scenario wrong = lanterns::scenario();
        wrong.extras.front().second.set("length", rules::Json(99));
        const auto refused = rules::readScenario(rules::writeScenario(wrong));
        QVERIFY(!refused.ok());
        QCOMPARE(refused.problems().front().pointer, std::string("/lanterns/length"));
    }

    void rostersAreSheets() {
        const Guests guests;
        const rules::RosterRules& parties = *rules::findGameSystem("lanterns")->rosters();
        rules::Roster party = parties.blank();
        rules::RosterEntry& entry = party.entries.emplace_back();
        entry.id = rules::ElementId("entry-1");
        entry.content = rules::ContentId("lanterns-core:wanderer/ann");
        const rules::LibraryPtr library = rules::Library::build({}).first;
        const rules::ContentId lamp("lanterns-core:thing/lamp");
        QCOMPARE(parties.sheet(party, library).cards.front().slots.size(), std::size_t{3});
        QCOMPARE(parties.placesFor(party, library, lamp).size(), std::size_t{3});
        QVERIFY(!parties.mayPut(party, library, lamp, {}).empty());
        rules::Roster more = party;
        more.entries.front().fillings.push_back({rules::ElementId("option-1"), 1, lamp, {}, {}});
        QCOMPARE(parties.sheet(more, library).total("carried")->value, 1);
        const rules::RosterComparison difference = parties.compare(party, more, library);
        QCOMPARE(difference.added.size(), std::size_t{1});
        QVERIFY(difference.added.front().content == lamp && difference.removed.empty());
    }

    void openedEditedUndoneJudgedDrawnSaved() {
        const Guests guests;
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("night.scenario.json"));
        QVERIFY(model::saveValue(lanterns::scenario(), path).ok());

        test::WindowFixture f;
        f.window->openFiles({path});
        QCoreApplication::processEvents();
        auto* document = qobject_cast<model::ScenarioDocument*>(f.window->pages().current()->document.get());
        QVERIFY(document);
        QCOMPARE(document->scenario().system, std::string("lanterns"));
        const QByteArray first = document->toBytes();

        // Judged, with words.
        const rules::Verdict verdict = judged(document->scenario(), document->library());
        QCOMPARE(darkOnes(verdict), 1);
        const auto dark = std::ranges::find(verdict.findings, std::string("LAN-01"), &rules::Finding::rule);
        QVERIFY(model::FindingText(*document->library(), &document->scenario())
                    .sentence(*dark)
                    .endsWith(QStringLiteral("stands in the dark.")));

        // Edited and undone.
        QVERIFY(document->edit(QStringLiteral("Light a lamp"), [](rules::Scenario& scenario) {
            auto night = rules::readSection<lanterns::Night>(scenario.extras, "lanterns");
            night.lamps.push_back({0, 5});
            rules::writeSection(scenario.extras, "lanterns", night);
        }));
        QCOMPARE(darkOnes(judged(document->scenario(), document->library())), 0);
        const QByteArray second = document->toBytes();
        document->undoStack().undo();
        QCOMPARE(document->toBytes(), first);
        document->undoStack().redo();
        QCOMPARE(document->toBytes(), second);

        // Drawn by its own painter through the shared pictures.
        const auto png =
            model::mapImage(document->scenario(), document->library(), model::PictureFormat::Png, {});
        QVERIFY(png.ok());
        const QImage picture = QImage::fromData(*png);
        int lit = 0;
        for (int y = 0; y < picture.height(); y += 4)
            for (int x = 0; x < picture.width(); x += 4)
                lit += picture.pixelColor(x, y) == QColor(0xF2, 0xC7, 0x44);
        QVERIFY(lit > 10);

        // Saved and read back.
        QVERIFY(model::saveDocument(*document, path).ok());
        const auto again = model::loadValue(path);
        QVERIFY(again.ok());
        QCOMPARE(model::valueBytes(again->value), second);
        QVERIFY(!document->isModified());
    }
};

QTEST_MAIN(TestFourthGame)
#include "test_fourth_game.moc"
