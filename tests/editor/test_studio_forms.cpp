#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "editor/studio/field_controls.h"
#include "editor/studio/piece_preview.h"
#include "model/language/language.h"
#include "tests/editor/studio_fixture.h"

using namespace bocage;
using namespace bocage::test;
using bocage::rules::ContentId;
using bocage::rules::Json;

/// Fields of the studio's forms as somebody sees them who enters a box: numbers as they are printed, words
/// from their beginning, nothing to be written as JSON, pieces as large as there is room.
class TestStudioForms : public QObject {
    Q_OBJECT

    static const Json* valueAt(WindowFixture& f, const ContentId& id, const char* pointer) {
        return model::jsonAt(documentOf(f).value().find(id)->json(), pointer);
    }
    /// A pack with a copy of a shipped piece, which is in front.
    static ContentId copied(WindowFixture& f, const char* game, const char* id) {
        newPack(f, QStringLiteral("Forms"), game);
        studio(f).copyIn({ContentId(std::string(id))});
        QCoreApplication::processEvents();
        const auto chosen = studio(f).outline()->chosen();
        return chosen.size() == 1 ? chosen.front() : ContentId();
    }

private Q_SLOTS:
    void init() { QDir(model::userPacksFolder()).removeRecursively(); }
    void cleanup() {
        QDir(model::userPacksFolder()).removeRecursively();
        model::useLanguage(QStringLiteral("en"));
    }

    void halvesAreTypedAsTheyArePrinted() {
        WindowFixture f;
        const ContentId card = copied(f, "crusades", "cc-base:village-card/soldiers-red-1");
        QVERIFY(!card.empty());
        auto& shields = field<QLineEdit>(f, "/defenceShields");
        QCOMPARE(shields.text(), QStringLiteral("1"));
        enter(shields, QStringLiteral("2.5"));
        QCOMPARE(valueAt(f, card, "/defenceShields")->integer(), 5);
        QCOMPARE(field<QLineEdit>(f, "/defenceShields").text(), QStringLiteral("2½"));
        documentOf(f).undoStack().undo();
        QCoreApplication::processEvents();
        QCOMPARE(field<QLineEdit>(f, "/defenceShields").text(), QStringLiteral("1"));
        // What is no half is not taken, and the field says again what counts.
        auto& again = field<QLineEdit>(f, "/defenceShields");
        again.setFocus();
        again.selectAll();
        QTest::keyClicks(&again, QStringLiteral("2.3"));
        QTest::keyClick(&again, Qt::Key_Tab);
        QCoreApplication::processEvents();
        QCOMPARE(field<QLineEdit>(f, "/defenceShields").text(), QStringLiteral("1"));
        QCOMPARE(valueAt(f, card, "/defenceShields")->integer(), 2);
        // The table says the same.
        f.action("studio.table")->trigger();
        editor::ValueTableModel& table = *studio(f).view()->table().table();
        const QModelIndex cell = table.index(0, table.columnOf("/defenceShields"));
        QCOMPARE(cell.data().toString(), QStringLiteral("1"));
        QVERIFY(table.setData(cell, QStringLiteral("1½"), Qt::EditRole));
        QCOMPARE(valueAt(f, card, "/defenceShields")->integer(), 3);
        QCOMPARE(cell.data().toString(), QStringLiteral("1½"));
        QVERIFY(!table.setData(cell, QStringLiteral("1.25"), Qt::EditRole));
    }

    /// Further effects of markers are lists of effects like any other.
    void effectsThatOnlyOneGameHasAreChosen() {
        WindowFixture f;
        const ContentId marker = copied(f, "normandie", "son-core:marker/elder-sign");
        QVERIFY(!marker.empty());
        const auto press = [&](const char* name) {
            QTest::mouseClick(&control<QPushButton>(studio(f).view()->form(), QString::fromLatin1(name)),
                              Qt::LeftButton);
            QCoreApplication::processEvents();
        };
        const Json* spent = valueAt(f, marker, "/spent");
        const std::size_t before = spent ? spent->array().size() : 0;
        press("add:/spent");
        const std::string at = "/spent/" + std::to_string(before) + "/name";
        auto& effect = field<editor::WordField>(f, at.c_str());
        enter(*effect.lineEdit(), QStringLiteral("toughness"));
        QCOMPARE(valueAt(f, marker, at.c_str())->string(), std::string("toughness"));
        QVERIFY(documentOf(f).unreadable().empty());
    }

    /// What a newer version put into a piece is listed and kept; it can be taken away and comes back.
    void whatIsNotKnownIsKept() {
        WindowFixture f;
        const ContentId marker = copied(f, "normandie", "son-core:marker/suppressed");
        model::PackEdits(documentOf(f))
            .set({marker}, "/glow", Json(Json::Object{{"colour", "red"}, {"steps", Json::Array{1, 2}}}),
                 QStringLiteral("newer"));
        const QByteArray before = documentOf(f).toBytes();
        auto& kept = field<editor::KeptField>(f, "/glow");
        QCOMPARE(kept.lines().first(), QStringLiteral("Colour: red"));
        QVERIFY(kept.findChild<QPlainTextEdit*>()->isReadOnly());
        QVERIFY(!kept.findChild<QPlainTextEdit*>()->toPlainText().contains(u'{'));
        enter(field<QLineEdit>(f, "/name@en"), QStringLiteral("Glowing"));
        documentOf(f).undoStack().undo();
        QCOMPARE(documentOf(f).toBytes(), before);
        auto& again = field<editor::KeptField>(f, "/glow");
        QTest::mouseClick(again.findChild<QPushButton*>(QStringLiteral("takeAway")), Qt::LeftButton);
        QVERIFY(!valueAt(f, marker, "/glow"));
        documentOf(f).undoStack().undo();
        QCOMPARE(documentOf(f).toBytes(), before);
    }

    /// The land of a hex board is painted; what kind of board it is, is chosen.
    void theKindOfAHexBoardIsChosen() {
        WindowFixture f;
        const ContentId board = copied(f, "malice", "som-base:board/hollow-coast");
        QVERIFY(!board.empty());
        QVERIFY(!studio(f).view()->form().findChild<editor::KeptField*>());
        auto& kind = field<QComboBox>(f, "/faces/0/malice/kind");
        const Json cells = *valueAt(f, board, "/faces/0/malice/cells");
        kind.setCurrentIndex(kind.findData(QStringLiteral("shadowRealm")));
        Q_EMIT kind.activated(kind.currentIndex());
        QCOMPARE(valueAt(f, board, "/faces/0/malice/kind")->string(), std::string("shadowRealm"));
        QVERIFY(*valueAt(f, board, "/faces/0/malice/cells") == cells);
        // One way to the brush for each face, not one for what the game adds.
        int ways = 0;
        for (const QPushButton* button : studio(f).view()->form().findChildren<QPushButton*>())
            ways += button->objectName().startsWith(QLatin1String("draw:"));
        QCOMPARE(ways,
                 static_cast<int>(documentOf(f).value().find(board)->json().find("faces")->array().size()));
    }

    /// A choice that is not written down shows what it means then, and is not written when it is chosen
    /// again.
    void whatIsSoAnywayIsNamed() {
        WindowFixture f;
        const ContentId hedge = copied(f, "normandie", "son-core:terrain/hedgerow");
        auto& place = field<QComboBox>(f, "/place");
        QVERIFY(!valueAt(f, hedge, "/place"));
        QCOMPARE(place.currentText(), QStringLiteral("A space"));
        QCOMPARE(place.count(), 3);
        const auto choose = [&](const QString& words) {
            auto& combo = field<QComboBox>(f, "/place");
            combo.setCurrentIndex(combo.findText(words));
            Q_EMIT combo.activated(combo.currentIndex());
            QCoreApplication::processEvents();
        };
        choose(QStringLiteral("A corner"));
        QCOMPARE(valueAt(f, hedge, "/place")->string(), std::string("corner"));
        choose(QStringLiteral("A space"));
        QVERIFY(!valueAt(f, hedge, "/place"));
        QCOMPARE(field<QComboBox>(f, "/place").currentText(), QStringLiteral("A space"));
        // Empty numbers say what counts; points that nobody entered are not none.
        studio(f).copyIn({ContentId("son-core:overlay/manor")});
        QCOMPARE(field<QLineEdit>(f, "/faces/1/seed").placeholderText(), QStringLiteral("1"));
        QVERIFY(field<QLineEdit>(f, "/faces/1/structure").placeholderText().isEmpty());
        studio(f).copyIn({ContentId("son-core:unit/ranger-rifles")});
        QCOMPARE(field<QComboBox>(f, "/outline").currentText(), QStringLiteral("None"));
    }

    /// Long lines and words are seen from their beginning, when they are shown and after they were edited.
    void longWordsAreSeenFromTheirBeginning() {
        WindowFixture f;
        copied(f, "normandie", "son-core:unit/ranger-rifles");
        const QString name = QStringLiteral(
            "The long and honourable company of the riflemen of the northern "
            "woods, in winter clothing");
        enter(field<QLineEdit>(f, "/name@en"), name);
        // The id follows the name.
        QCOMPARE(studio(f).outline()->chosen().size(), std::size_t(1));
        const ContentId unit = studio(f).outline()->chosen().front();
        QVERIFY(documentOf(f).value().find(unit));
        auto& movement = field<QLineEdit>(f, "/front/movement");
        movement.setFocus();
        QCoreApplication::processEvents();
        QCOMPARE(field<QLineEdit>(f, "/name@en").text(), name);
        QCOMPARE(field<QLineEdit>(f, "/name@en").cursorPosition(), 0);
        for (auto* word : studio(f).view()->form().findChildren<editor::WordField*>())
            QVERIFY2(word->lineEdit()->hasFocus() || word->lineEdit()->cursorPosition() == 0,
                     qPrintable(word->objectName()));
        // A click into it and out again.
        auto& badge = field<editor::WordField>(f, "/badge");
        badge.setFocus();
        badge.lineEdit()->end(false);
        movement.setFocus();
        QTRY_COMPARE(badge.lineEdit()->cursorPosition(), 0);
        // A value is taken away by emptying its field: who cannot move has no movement.
        QVERIFY(valueAt(f, unit, "/front/movement"));
        movement.setFocus();
        movement.selectAll();
        QTest::keyClick(&movement, Qt::Key_Delete);
        QTest::keyClick(&movement, Qt::Key_Tab);
        QCoreApplication::processEvents();
        QVERIFY(!valueAt(f, unit, "/front/movement"));
    }

    /// Counters of several spaces fill the room beside the form; their faces keep their shape.
    void piecesAreAsLargeAsThereIsRoom() {
        WindowFixture f;
        f.window->resize(1280, 720);
        for (const char* id : {"son-core:unit/sherman-76", "son-core:unit/ranger-rifles"}) {
            // Making a pack reads the library anew, which ends what it gave before.
            const rules::LibraryPtr library = f.window->library();
            const rules::SystemContent* shipped = library->systemContent(ContentId(std::string(id)));
            QVERIFY2(shipped, id);
            copied(f, "normandie", id);
            editor::PiecePreview& preview = studio(f).view()->preview();
            preview.grab();
            const QSize face = preview.faceSize();
            const double aspect = static_cast<double>(face.width()) / face.height();
            const Json* footprint = shipped->fields.find("footprint");
            const double wanted = footprint && footprint->integer() == 2 ? 2 : 1;
            QVERIFY2(qAbs(aspect - wanted) < 0.15, qPrintable(QString::number(aspect)));
            // Both ways of laying two faces out leave no room for larger ones.
            if (wanted > 1)
                QVERIFY2(face.width() > (preview.width() - 20) * 0.9,
                         qPrintable(QString::number(face.width())));
        }
    }

    /// A piece gets several ids after each other, by its name and by its id, before and after the pack was
    /// saved. What refers to it follows, the form stays with it, and every step back and forward is the same
    /// to the byte.
    void idsThatChangedSeveralTimesGoBackAndForth() {
        WindowFixture f;
        copied(f, "normandie", "son-core:unit/ranger-rifles");
        studio(f).copyIn({ContentId("son-core:tile/ranger-platoon")});
        model::PackDocument& document = documentOf(f);
        const ContentId unit = document.value().of("unit").front().id();
        studio(f).outline()->choose({unit});
        QCoreApplication::processEvents();
        const auto current = [&] { return document.value().of("unit").front().id(); };
        const auto refers = [&] {
            const std::string text = rules::writeJson(document.value().of("tile").front().json());
            return text.find('"' + current().value + '"') != std::string::npos;
        };
        QVERIFY(refers());
        std::map<int, QByteArray> seen;
        const auto note = [&] { seen[document.undoStack().index()] = document.toBytes(); };
        note();
        const int start = document.undoStack().index();
        const auto typed = [&](const char* pointer, const QString& text, const char* id) {
            enter(field<QLineEdit>(f, pointer), text);
            QCOMPARE(current().name(), std::string_view(id));
            QVERIFY(refers());
            QCOMPARE(studio(f).outline()->chosen(), std::vector<ContentId>{current()});
            note();
        };
        // Nobody knows it yet: the id follows the name.
        typed("/name@en", QStringLiteral("Old Guard"), "old-guard");
        typed("/name@en", QStringLiteral("Young Guard"), "young-guard");
        typed("/id", QStringLiteral("guard"), "guard");
        f.action("file.save")->trigger();
        QTRY_VERIFY(!document.isModified());
        QVERIFY(f.window->library()->head(current()));
        // Armies know it now: the name does not change it any more, and a new id is written down.
        typed("/name@en", QStringLiteral("Middle Guard"), "guard");
        typed("/id", QStringLiteral("first"), "first");
        typed("/id", QStringLiteral("second"), "second");
        QCOMPARE(rules::writeJson(document.value().manifest.extras.at(0).second),
                 rules::writeJson(Json(Json::Object{{"forms:unit/guard", "forms:unit/second"}})));
        typed("/id", QStringLiteral("guard"), "guard");
        typed("/id", QStringLiteral("third"), "third");
        QCOMPARE(document.value().manifest.extras.size(), std::size_t(1));
        QCOMPARE(rules::writeJson(document.value().manifest.extras[0].second),
                 rules::writeJson(Json(Json::Object{{"forms:unit/guard", "forms:unit/third"}})));
        const QByteArray last = document.toBytes();
        for (int round = 0; round < 2; ++round) {
            while (document.undoStack().index() > start) {
                f.action("edit.undo")->trigger();
                QCoreApplication::processEvents();
                QVERIFY2(document.toBytes() == seen.at(document.undoStack().index()),
                         qPrintable(QString::number(document.undoStack().index())));
                QVERIFY(refers());
                QTRY_COMPARE(studio(f).view()->chosen(), std::vector<ContentId>{current()});
                QTRY_COMPARE(field<QLineEdit>(f, "/id").text().toStdString(), std::string(current().name()));
            }
            while (document.undoStack().canRedo()) {
                f.action("edit.redo")->trigger();
                QCoreApplication::processEvents();
                QVERIFY2(document.toBytes() == seen.at(document.undoStack().index()),
                         qPrintable(QString::number(document.undoStack().index())));
                QVERIFY(refers());
                QTRY_COMPARE(studio(f).view()->chosen(), std::vector<ContentId>{current()});
                QTRY_COMPARE(field<QLineEdit>(f, "/id").text().toStdString(), std::string(current().name()));
            }
            QCOMPARE(document.toBytes(), last);
        }
    }

    /// Tabs and lists call a pack by its title in the language of the window.
    void aPackIsCalledByItsTitleInTheLanguageOfTheWindow() {
        WindowFixture f;
        newPack(f, QStringLiteral("Evening box"), "normandie");
        documentOf(f).edit(QStringLiteral("title"), [](model::PackValue& value) {
            value.manifest.title.byLanguage["fr"] = "Boîte du soir";
        });
        QCOMPARE(documentOf(f).displayName(), QStringLiteral("Evening box"));
        model::useLanguage(QStringLiteral("fr"));
        QCoreApplication::processEvents();
        QCOMPARE(documentOf(f).displayName(), QStringLiteral("Boîte du soir"));
        QVERIFY(f.window->windowTitle().contains(QStringLiteral("Boîte du soir")));
    }
};

QTEST_MAIN(TestStudioForms)
#include "test_studio_forms.moc"
