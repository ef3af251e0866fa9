#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include "model/commands/apply_fix.h"
#include "model/commands/briefing_edits.h"
#include "model/commands/placement.h"
#include "model/commands/scenario_edits.h"
#include "model/io/document_files.h"
#include "model/io/resource_paths.h"
#include "model/items/content_model.h"
#include "model/items/findings_model.h"
#include "model/items/outline_model.h"
#include "model/items/palette_model.h"
#include "model/items/turn_track_model.h"
#include "model/library/content_library.h"

using namespace bocage;
using namespace bocage::model;

/// Item models over a document that changes under them, watched by Qt's own tester.
class TestItemModels : public QObject {
    Q_OBJECT

private:
    LibraryLoad m_library;

    std::unique_ptr<ScenarioDocument> sample() {
        auto opened =
            openDocument(resourcesFolder() + QStringLiteral("/samples/crossroads-at-dusk.scenario.json"),
                         m_library.library);
        return std::unique_ptr<ScenarioDocument>(static_cast<ScenarioDocument*>(opened->document.release()));
    }

private Q_SLOTS:
    void initTestCase() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_library = loadInstalledLibrary();
    }

    void theTurnTrackFollowsItsEvents() {
        auto document = sample();
        TurnTrackModel track;
        QAbstractItemModelTester tester(&track, QAbstractItemModelTester::FailureReportingMode::QtTest);
        track.setDocument(document.get());
        QRandomGenerator random(5);
        for (int step = 0; step < 300; ++step) {
            BriefingEdits edits(*document);
            const int turn = 1 + random.bounded(12);
            const auto& events = document->scenario().turnTrack.events;
            const rules::ElementId any =
                events.empty() ? rules::ElementId() : events[random.bounded(int(events.size()))].id;
            switch (random.bounded(7)) {
                case 0:
                    if (events.size() < 9)
                        edits.addEvent(turn);
                    break;
                case 1:
                    edits.removeEvent(any);
                    break;
                case 2:
                    edits.moveEvent(any, turn);
                    break;
                case 3:
                    if (const QModelIndex index = track.indexOf(any); index.isValid())
                        track.setData(index, turn, Qt::EditRole);
                    break;
                case 4:
                    edits.setSpaces(3 + random.bounded(12));
                    break;
                case 5:
                    document->undoStack().undo();
                    break;
                default:
                    document->undoStack().redo();
            }
            QCOMPARE(track.rowCount(), static_cast<int>(document->scenario().turnTrack.events.size()));
            QCOMPARE(track.spaces(), document->scenario().turnTrack.spaces);
            for (int row = 1; row < track.rowCount(); ++row)
                QVERIFY(track.index(row - 1).data(TurnTrackModel::TurnRole).toInt() <=
                        track.index(row).data(TurnTrackModel::TurnRole).toInt());
        }
        QVERIFY(track.rowCount() == 0 || !track.setData(track.index(0), 99, Qt::EditRole));
        track.setDocument(nullptr);
        QCOMPARE(track.rowCount(), 0);
    }

    void contentIsListedByKind() {
        ContentModel cards(m_library.library, "normandie", {QStringLiteral("card"), QStringLiteral("unit")});
        QAbstractItemModelTester tester(&cards, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(cards.rowCount() > 20);
        bool units = false;
        for (int row = 0; row < cards.rowCount(); ++row) {
            const rules::ContentId id = cards.contentAt(cards.index(row));
            const std::string_view kind = id.kind();
            units = units || kind == "unit";
            QVERIFY(kind == (units ? "unit" : "card"));
            QVERIFY(!cards.index(row).data().toString().isEmpty());
        }
        QVERIFY(units);
    }

    void modelsFollowRandomEdits() {
        auto document = sample();
        OutlineModel outline;
        PaletteModel palette;
        QAbstractItemModelTester outlineTester(&outline,
                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester paletteTester(&palette,
                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
        outline.setDocument(document.get());
        palette.setDocument(document.get());
        QRandomGenerator random(7);
        for (int step = 0; step < 300; ++step) {
            ScenarioEdits edits(*document);
            std::vector<rules::ElementId> ids;
            for (const auto& overlay : document->scenario().battlefield.overlays)
                if (random.bounded(4) == 0)
                    ids.push_back(overlay.id);
            for (const auto& piece : document->scenario().pieces)
                if (random.bounded(4) == 0)
                    ids.push_back(piece.id);
            switch (random.bounded(6)) {
                case 0:
                    edits.move(ids, {1, 0});
                    break;
                case 1:
                    edits.remove(ids);
                    break;
                case 2:
                    edits.duplicate(ids);
                    break;
                case 3:
                    edits.rotate(ids);
                    break;
                case 4:
                    document->undoStack().undo();
                    break;
                case 5:
                    document->undoStack().redo();
                    break;
            }
            // What the tree shows is what the document holds, in its order.
            const QModelIndex overlays = outline.index(1, 0);
            QCOMPARE(outline.rowCount(overlays), int(document->scenario().battlefield.overlays.size()));
            for (int row = 0; row < outline.rowCount(overlays); ++row)
                QCOMPARE(outline.elementAt(outline.index(row, 0, overlays)),
                         document->scenario().battlefield.overlays[std::size_t(row)].id);
        }
        outline.setDocument(nullptr);
        palette.setDocument(nullptr);
    }

    void paletteCountsWhatIsLeft() {
        auto document = sample();
        PaletteModel palette;
        palette.setDocument(document.get());
        const rules::ContentId id("son-core:overlay/thicket");
        const QModelIndex index = palette.indexOf(id);
        QVERIFY(index.isValid());
        const int left = index.data(PaletteModel::LeftRole).toInt();
        Placement placement;
        placement.content = id;
        placement.at = {3, 3};
        QVERIFY(!place(*document, placement).empty());
        QCOMPARE(index.data(PaletteModel::LeftRole).toInt(), left - 1);
        document->undoStack().undo();
        QCOMPARE(index.data(PaletteModel::LeftRole).toInt(), left);
    }

    void findingsChangeOnlyWhatDiffers() {
        auto document = sample();
        FindingsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto finding = [](const char* rule, const char* subject) {
            rules::Finding f;
            f.rule = rule;
            f.message = "missing";
            f.arguments = {"son-x", "1.0.0", ""};
            f.subject = subject;
            return f;
        };
        rules::Verdict verdict;
        verdict.findings = {finding("DOC-PACK-01", "a"), finding("DOC-PACK-01", "b"),
                            finding("DOC-PACK-01", "c")};
        model.setVerdict(verdict, *m_library.library, {&document->scenario(), nullptr});
        QCOMPARE(model.rowCount(), 3);
        const QPersistentModelIndex kept(model.index(2));
        verdict.findings = {finding("DOC-PACK-01", "c"), finding("DOC-PACK-01", "d"),
                            finding("DOC-PACK-01", "a")};
        model.setVerdict(verdict, *m_library.library, {&document->scenario(), nullptr});
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(kept.isValid());
        QCOMPARE(kept.row(), 0);
        verdict.waived = {finding("DOC-PACK-01", "e")};
        model.setVerdict(verdict, *m_library.library, {&document->scenario(), nullptr});
        QCOMPARE(model.waivedCount(), 1);
        QCOMPARE(model.count(rules::Severity::Error), 3);
    }

    void placementRulesNameThePlace() {
        auto document = sample();
        const PlacementRules rules_(document->scenario(), *m_library.library);
        Placement placement;
        placement.content = rules::ContentId("son-core:overlay/house");
        placement.at = {-1, 2};
        QVERIFY(rules_.problem(placement));
        QCOMPARE(rules_.problem(placement)->reason, PlacementProblem::Reason::OffBoards);
        placement.at = {2, 2};
        QVERIFY(!rules_.problem(placement));
        placement.content = document->scenario().battlefield.boards.front().board;
        placement.at = {5, 5};
        QCOMPARE(rules_.problem(placement)->reason, PlacementProblem::Reason::OverlapsBoard);
        placement.content = rules::ContentId("nobody:overlay/none");
        QCOMPARE(rules_.problem(placement)->reason, PlacementProblem::Reason::Unknown);
    }

    void aFixIsOneUndoStep() {
        auto document = sample();
        const QByteArray before = document->toBytes();
        rules::Fix fix;
        rules::Edit edit;
        edit.kind = rules::Edit::Kind::Remove;
        edit.pointer = "/battlefield/overlays/0";
        fix.edits = {edit};
        const std::size_t count = document->scenario().battlefield.overlays.size();
        QVERIFY(applyFix(*document, fix, QStringLiteral("Remove the house")).ok());
        QCOMPARE(document->scenario().battlefield.overlays.size(), count - 1);
        QCOMPARE(document->undoStack().undoText(), QStringLiteral("Remove the house"));
        document->undoStack().undo();
        QCOMPARE(document->toBytes(), before);
        fix.edits.front().pointer = "/battlefield/overlays/999";
        QVERIFY(!applyFix(*document, fix, QStringLiteral("x")).ok());
        QCOMPARE(document->toBytes(), before);
    }
};

QTEST_MAIN(TestItemModels)
#include "test_item_models.moc"
