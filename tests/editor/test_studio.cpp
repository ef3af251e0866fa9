#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>

#include "editor/studio/drawing_field.h"
#include "editor/studio/field_controls.h"
#include "editor/studio/piece_preview.h"
#include "model/document/roster_document.h"
#include "model/items/content_model.h"
#include "model/library/pack_install.h"
#include "model/studio/pack_open.h"
#include "rules/content/drawings.h"
#include "rules/format/content_items.h"
#include "rules/systems/game_system.h"
#include "tests/editor/studio_fixture.h"

using namespace bocage;
using namespace bocage::test;
using bocage::rules::ContentId;
using bocage::rules::Json;

/// Forms of the studio in the real window: every kind, several pieces at once, own drawings, provenance.
class TestStudio : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QDir(model::userPacksFolder()).removeRecursively(); }
    void cleanup() { QDir(model::userPacksFolder()).removeRecursively(); }

    void everyKindOfEveryGameHasAForm() {
        for (const rules::GameSystem* game : rules::gameSystems()) {
            QTemporaryDir folder;
            WindowFixture f;
            const std::string system(game->id());
            model::PackValue value = model::newPack(QStringLiteral("Forms"), system, *f.window->library());
            for (const auto& [name, bytes] : model::packFiles(value))
                QVERIFY(write(folder.filePath(name), bytes));
            f.window->openFiles({folder.filePath(QStringLiteral("pack.json"))});
            QCoreApplication::processEvents();
            editor::ContentOutline& outline = *studio(f).outline();
            for (const std::string& kind : rules::contentKinds(system)) {
                outline.chooseKind(kind);
                f.action("studio.new")->trigger();
                QCoreApplication::processEvents();
                QCOMPARE(outline.chosen().size(), 1u);
                auto& name = field<QLineEdit>(f, "/name@en");
                QVERIFY2(name.hasFocus(), kind.c_str());
                enter(name, QStringLiteral("My ") + QString::fromStdString(kind));
                QCOMPARE(outline.chosen().size(), 1u);
                QCOMPARE(QString::fromStdString(std::string(outline.chosen().front().name())),
                         QStringLiteral("my-") + QString::fromStdString(kind));
            }
            while (documentOf(f).undoStack().canUndo())
                documentOf(f).undoStack().undo();
            QVERIFY(documentOf(f).value() == value);
            while (documentOf(f).undoStack().canRedo())
                documentOf(f).undoStack().redo();
        }
    }

    /// A pack of one faction made from nothing in the window, saved, used and exported.
    void aBoxOfOnesOwn() {
        WindowFixture f;
        newPack(f, QStringLiteral("Evening box"), "normandie");
        model::PackDocument& document = documentOf(f);
        QCOMPARE(document.value().manifest.id.value, std::string("evening-box"));
        const QByteArray before = document.toBytes();
        editor::ContentOutline& outline = *studio(f).outline();
        ContentId made;
        const auto make = [&](const char* kind, const QString& name) {
            outline.chooseKind(kind);
            QVERIFY2(f.action("studio.new")->isEnabled(), kind);
            // Completions are windows of their own here; on a desktop the window is active again by itself.
            f.window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
            outline.tree().setFocus();
            QTest::keyClick(&outline.tree(), Qt::Key_Insert);
            QCoreApplication::processEvents();
            QCOMPARE(outline.chosen().size(), 1u);
            enter(field<QLineEdit>(f, "/name@en"), name);
            made = outline.chosen().front();
        };
        make("faction", QStringLiteral("Night Watch"));
        const ContentId faction = made;
        enter(*field<QComboBox>(f, "/colour").lineEdit(), QStringLiteral("#225588"));
        QCOMPARE(model::jsonAt(document.value().find(faction)->json(), "/colour")->string(),
                 std::string("#225588"));
        make("unit", QStringLiteral("Captain Reed"));
        const ContentId officer = made;
        const auto choice = [&](const char* pointer, const char* value) {
            auto& combo = field<QComboBox>(f, pointer);
            combo.setCurrentIndex(combo.findData(QString::fromLatin1(value)));
            Q_EMIT combo.activated(combo.currentIndex());
            QCoreApplication::processEvents();
        };
        choice("/outline", "officer");
        choice("/tileRole", "character");
        enter(field<QLineEdit>(f, "/front/movement"), QStringLiteral("5"));
        enter(field<QLineEdit>(f, "/front/defense/front"), QStringLiteral("6"));
        const Json& unit = document.value().find(officer)->json();
        QCOMPARE(model::jsonAt(unit, "/faction")->string(), faction.value);
        QCOMPARE(model::jsonAt(unit, "/front/movement")->integer(), 5);
        QVERIFY(document.unreadable().empty());
        // The drawn piece stands beside the form.
        studio(f).view()->preview().grab();
        QVERIFY(studio(f).view()->preview().drawn());
        // A back side is added and taken back.
        QTest::mouseClick(&control<QPushButton>(studio(f).view()->form(), QStringLiteral("add:/back")),
                          Qt::LeftButton);
        QCoreApplication::processEvents();
        enter(field<QLineEdit>(f, "/back/movement"), QStringLiteral("3"));
        QCOMPARE(model::jsonAt(document.value().find(officer)->json(), "/back/movement")->integer(), 3);

        make("tile", QStringLiteral("Reed's Men"));
        const ContentId tile = made;
        enter(field<QLineEdit>(f, "/cost"), QStringLiteral("95"));
        enter(field<QLineEdit>(f, "/breakingPoints"), QStringLiteral("2"));
        enter(field<QLineEdit>(f, "/victoryPoints"), QStringLiteral("3"));
        model::PackEdits(document).set({tile}, "/units/-", Json(Json::Object{{"id", officer.value}}),
                                       QStringLiteral("step"));
        // A wrong value is told on its field, and goes when it is mended.
        enter(field<QLineEdit>(f, "/name@fr"), QStringLiteral("Hommes de Reed"));
        QCOMPARE(model::jsonAt(document.value().find(tile)->json(), "/name/fr")->string(),
                 std::string("Hommes de Reed"));
        model::PackEdits(document).set({tile}, "/cost", std::nullopt, QStringLiteral("step"));
        QTRY_VERIFY(studio(f).view()->form().findChild<QLabel*>(QStringLiteral("finding:/cost")));
        enter(field<QLineEdit>(f, "/cost"), QStringLiteral("95"));
        QTRY_VERIFY(!studio(f).view()->form().findChild<QLabel*>(QStringLiteral("finding:/cost")));

        // Saved, it is installed: the box and the catalogue know it at once.
        f.action("file.save")->trigger();
        QTRY_VERIFY(!document.isModified());
        QVERIFY(f.window->library()->head(tile));
        const QByteArray after = document.toBytes();
        const auto archive = model::buildPack(QFileInfo(document.path()).absolutePath());
        QVERIFY(archive);
        // Installed in a second place: the same bytes.
        QTemporaryDir second;
        QVERIFY(write(second.filePath(QStringLiteral("box.bocagepack")), *archive));
        const auto installed = model::installPack(second.filePath(QStringLiteral("box.bocagepack")), true,
                                                  second.filePath(QStringLiteral("packs")));
        QVERIFY(installed);
        const auto again = model::openPack(installed->path, f.window->library());
        QVERIFY(again);
        QCOMPARE(again->document->toBytes(), after);
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QCOMPARE(document.toBytes(), before);
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        QCOMPARE(document.toBytes(), after);
    }

    /// The first army after a pack: its panels are as wide as in a fresh window.
    void panelsOfAnArmyHaveTheirWidthAfterAPack() {
        WindowFixture f;
        f.window->resize(1280, 720);
        newPack(f, QStringLiteral("Evening box"), "normandie");
        inDialog(QStringLiteral("newArmyDialog"), [](QDialog& dialog) { dialog.accept(); });
        f.action("file.newArmy")->trigger();
        QTRY_VERIFY(qobject_cast<model::RosterDocument*>(f.window->currentDocument()));
        for (const QDockWidget* dock : f.window->findChildren<QDockWidget*>())
            if (dock->isVisible() &&
                f.window->dockWidgetArea(const_cast<QDockWidget*>(dock)) == Qt::RightDockWidgetArea)
                QTRY_VERIFY2(dock->width() >= 240,
                             qPrintable(QStringLiteral("%1: %2").arg(dock->objectName()).arg(dock->width())));
    }

    /// What a newcomer is met with: an empty pack says what comes next, several copied pieces stand in the
    /// table, a single one in its form, with the keyboard in it.
    void anEmptyPackSaysWhatComesNext() {
        WindowFixture f;
        newPack(f, QStringLiteral("Evening box"), "normandie");
        editor::StudioView& view = *studio(f).view();
        const auto pick = [](const QString& words, int more) {
            inDialog(QStringLiteral("contentPicker"), [words, more](QDialog& dialog) {
                auto* search = dialog.findChild<QLineEdit*>(QStringLiteral("pickerSearch"));
                QTest::keyClicks(search, words);
                auto* list = dialog.findChild<QAbstractItemView*>(QStringLiteral("pickerList"));
                for (int row = 1; row <= more; ++row)
                    list->selectionModel()->select(list->model()->index(row, 0), QItemSelectionModel::Select);
                QTest::keyClick(search, Qt::Key_Return);
            });
        };
        auto* begin = view.findChild<QPushButton*>(QStringLiteral("packCopyFirst"));
        QVERIFY(begin && begin->isVisible());
        pick(QStringLiteral("ranger rifles"), 0);
        QTest::mouseClick(begin, Qt::LeftButton);
        QTRY_COMPARE(documentOf(f).value().of("unit").size(), std::size_t(1));
        QCOMPARE(view.mode(), editor::StudioView::Mode::Form);
        QTRY_COMPARE(f.window->focusWidget(), &field<QLineEdit>(f, "/name@en"));
        QVERIFY(!view.findChild<QPushButton*>(QStringLiteral("packCopyFirst")));
        studio(f).outline()->chooseKind("option");
        pick(QStringLiteral("elder"), 2);
        QTest::mouseClick(view.findChild<QPushButton*>(QStringLiteral("studioCopyFirst")), Qt::LeftButton);
        QTRY_COMPARE(documentOf(f).value().of("option").size(), std::size_t(3));
        QTRY_COMPARE(view.mode(), editor::StudioView::Mode::Table);
        // Own pieces are offered before those of other packs; the keyboard stays where something was added,
        // and goes to what was added.
        studio(f).outline()->chooseKind("tile");
        f.action("studio.form")->trigger();
        f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        f.action("studio.new")->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(field<QLineEdit>(f, "/name@en").selectedText(), QStringLiteral("New recruitment tile"));
        QString first;
        inDialog(QStringLiteral("contentPicker"), [&first](QDialog& dialog) {
            auto* list = dialog.findChild<QAbstractItemView*>(QStringLiteral("pickerList"));
            first = list->currentIndex().data(model::ContentModel::ContentIdRole).toString();
            QTest::keyClick(dialog.findChild<QLineEdit*>(QStringLiteral("pickerSearch")), Qt::Key_Return);
        });
        auto& add = control<QPushButton>(view.form(), QStringLiteral("add:/units"));
        add.setFocus();
        QTest::keyClick(&add, Qt::Key_Space);
        QCOMPARE(first, QStringLiteral("evening-box:unit/ranger-rifles"));
        QCoreApplication::processEvents();
        QVERIFY(view.form().isAncestorOf(f.window->focusWidget()));
        QVERIFY(f.window->focusWidget()->objectName().startsWith(QStringLiteral("add:/units")));
        auto& slot = control<QPushButton>(view.form(), QStringLiteral("add:/slots"));
        QTest::mouseClick(&slot, Qt::LeftButton);
        QTRY_VERIFY(f.window->focusWidget() &&
                    f.window->focusWidget()->objectName().startsWith(QStringLiteral("field:/slots/0/")));
    }

    /// A picture dropped on a field and on the drawn piece: kept in the pack, drawn at once, undone; eyes.
    void anOwnDrawingIsDropped() {
        QTemporaryDir folder;
        WindowFixture f;
        newPack(f, QStringLiteral("Drawn"), "normandie");
        studio(f).outline()->chooseKind("marker");
        f.action("studio.new")->trigger();
        enter(field<QLineEdit>(f, "/name@en"), QStringLiteral("Lamp"));
        const ContentId lamp = studio(f).outline()->chosen().front();
        const QString svg = folder.filePath(QStringLiteral("My lamp.svg"));
        QVERIFY(write(svg,
                      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><rect width=\"10\" "
                      "height=\"10\" fill=\"#e00000\"/></svg>"));
        const auto dropOn = [&](QWidget& target, const QString& path) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(path)});
            QDragEnterEvent enters(QPoint(4, 4), Qt::CopyAction, &data, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&target, &enters);
            QVERIFY(enters.isAccepted());
            QDropEvent event(QPointF(4, 4), Qt::CopyAction, &data, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&target, &event);
            QCoreApplication::processEvents();
        };
        const QImage before = studio(f).view()->preview().grab().toImage();
        dropOn(field<editor::DrawingField>(f, "/symbol"), svg);
        QCOMPARE(documentOf(f).liveLibrary()->marker(lamp)->symbol, std::string("drawn:art/my-lamp.svg"));
        QCOMPARE(field<QComboBox>(f, "/symbol").currentText(), QStringLiteral("drawn:art/my-lamp.svg"));
        QTRY_VERIFY(studio(f).view()->preview().grab().toImage() != before);
        editor::PiecePreview& preview = studio(f).view()->preview();
        dropOn(preview, svg);
        QCOMPARE(rules::artOf(*documentOf(f).liveLibrary(), lamp, false), std::string("art/my-lamp.svg"));
        const auto reds = [&] {
            QCoreApplication::processEvents();
            const QImage image = preview.grab().toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    count += qRed(image.pixel(x, y)) > 200 && qGreen(image.pixel(x, y)) < 40;
            return count;
        };
        QTRY_VERIFY(reds() > 10000);
        const int inColours = reds();
        // In black and white only the small picture of all colours is red.
        QTest::mouseClick(&control<QToolButton>(preview, QStringLiteral("eyes:1")), Qt::LeftButton);
        QCOMPARE(preview.eyes(), model::Eyes::Grey);
        QVERIFY(reds() < inColours / 3);
        // What is no picture is refused with a sentence, and nothing changes.
        QVERIFY(write(folder.filePath(QStringLiteral("bad.png")), "no picture"));
        QString said;
        inDialog(QStringLiteral("drawingRefused"), [&](QDialog& box) {
            said = static_cast<QMessageBox&>(box).text();
            box.accept();
        });
        const int steps = documentOf(f).undoStack().count();
        QVERIFY(!studio(f).view()->form().takePicture("/art", folder.filePath(QStringLiteral("bad.png"))));
        QVERIFY(said.contains(QStringLiteral("bad.png")));
        QCOMPARE(documentOf(f).undoStack().count(), steps);
        QTest::mouseClick(&control<QToolButton>(studio(f).view()->form(), QStringLiteral("none:field:/art")),
                          Qt::LeftButton);
        QVERIFY(rules::artOf(*documentOf(f).liveLibrary(), lamp, false).empty());
        while (documentOf(f).undoStack().canUndo())
            documentOf(f).undoStack().undo();
        QVERIFY(documentOf(f).value().files.empty());
    }

    void severalAreEditedAtOnce() {
        WindowFixture f;
        newPack(f, QStringLiteral("Many"), "normandie");
        studio(f).copyIn({ContentId("son-core:unit/ranger-rifles"), ContentId("son-core:unit/ranger-bar")});
        QCoreApplication::processEvents();
        editor::ContentOutline& outline = *studio(f).outline();
        QCOMPARE(outline.chosen().size(), 2u);
        const auto chosen = outline.chosen();
        auto& movement = field<QLineEdit>(f, "/front/movement");
        enter(movement, QStringLiteral("7"));
        for (const ContentId& id : chosen)
            QCOMPARE(model::jsonAt(documentOf(f).value().find(id)->json(), "/front/movement")->integer(), 7);
        const int steps = documentOf(f).undoStack().count();
        documentOf(f).undoStack().undo();
        QCOMPARE(documentOf(f).undoStack().index(), steps - 1);
        // Different again: the field says so instead of showing one of the values.
        enter(field<QLineEdit>(f, "/front/defense/front"), QStringLiteral("9"));
        QVERIFY(!field<QLineEdit>(f, "/front/movement").text().isEmpty() ||
                field<QLineEdit>(f, "/front/movement").placeholderText() == QLatin1String("several values"));
        f.action("studio.remove")->trigger();
        QVERIFY(documentOf(f).value().of("unit").empty());
    }

    /// Where values come from is said on the page of the pack: every piece follows, also those made later.
    void provenanceIsSetOnceForThePack() {
        WindowFixture f;
        newPack(f, QStringLiteral("Sources"), "normandie");
        studio(f).copyIn({ContentId("son-core:unit/ranger-rifles"), ContentId("son-core:tile/ranger-platoon"),
                          ContentId("son-core:option/planning")});
        model::PackDocument& document = documentOf(f);
        const auto sources = [&] {
            std::vector<std::string> all;
            for (const auto& [kind, items] : document.value().items)
                for (const model::PackItem& item : items) {
                    const Json* source = item.json().find("provenance");
                    all.push_back(source ? source->string() : std::string());
                }
            return all;
        };
        const std::vector<std::string> entered = sources();
        QVERIFY(entered.size() >= 2);
        QCOMPARE(entered, std::vector<std::string>(entered.size(), "official-user-entered"));
        const QByteArray before = document.toBytes();
        const int steps = document.undoStack().index();

        studio(f).outline()->choose({});
        const auto source = [&]() -> QComboBox& {
            return control<QComboBox>(*studio(f).view(), QStringLiteral("packProvenance"));
        };
        QVERIFY(source().isVisible());
        source().setFocus();
        QTest::keyClick(&source(), Qt::Key_Down);
        QCOMPARE(source().currentData().toInt(), static_cast<int>(rules::Provenance::Variant));
        QCOMPARE(document.value().manifest.provenance, rules::Provenance::Variant);
        QCOMPARE(sources(), std::vector<std::string>(entered.size(), "variant"));
        QCOMPARE(document.undoStack().index(), steps + 1);

        studio(f).outline()->chooseKind("marker");
        f.action("studio.new")->trigger();
        QCOMPARE(sources(), std::vector<std::string>(entered.size() + 1, "variant"));
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(document.toBytes(), before);
        QCOMPARE(source().currentData().toInt(), static_cast<int>(rules::Provenance::OfficialUserEntered));
    }

    void aNewPieceIsMadeFromThisOne() {
        WindowFixture f;
        newPack(f, QStringLiteral("Twins"), "normandie");
        QVERIFY(!f.action("studio.duplicate")->isEnabled());
        studio(f).copyIn({ContentId("son-core:unit/ranger-rifles")});
        model::PackDocument& document = documentOf(f);
        editor::ContentOutline& outline = *studio(f).outline();
        QCOMPARE(outline.chosen().size(), 1u);
        const ContentId first = outline.chosen().front();
        const QByteArray before = document.toBytes();
        const int steps = document.undoStack().index();
        const Json original = document.value().find(first)->json();

        QVERIFY(f.action("studio.duplicate")->isEnabled());
        f.action("studio.duplicate")->trigger();
        QCOMPARE(document.undoStack().index(), steps + 1);
        QCOMPARE(document.value().of("unit").size(), 2u);
        // The new one is chosen, has an id of its own, and is the same in all else.
        QCOMPARE(outline.chosen().size(), 1u);
        const ContentId second = outline.chosen().front();
        QVERIFY(second != first);
        QCOMPARE(second.pack(), first.pack());
        Json twin = document.value().find(second)->json();
        QCOMPARE(twin.find("id")->string(), second.value);
        twin.set("id", first.value);
        QVERIFY(twin == original);
        // What is typed now belongs to the new one alone.
        enter(field<QLineEdit>(f, "/front/movement"), QStringLiteral("9"));
        QCOMPARE(model::jsonAt(document.value().find(second)->json(), "/front/movement")->integer(), 9);
        QVERIFY(document.value().find(first)->json() == original);
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(document.toBytes(), before);
    }
};

QTEST_MAIN(TestStudio)
#include "test_studio.moc"
