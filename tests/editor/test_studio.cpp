#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>

#include "editor/panels/box_panel.h"
#include "editor/picking/plane.h"
#include "editor/studio/board_page.h"
#include "editor/studio/content_outline.h"
#include "editor/studio/drawing_field.h"
#include "editor/studio/field_controls.h"
#include "editor/studio/piece_preview.h"
#include "editor/studio/studio_workspace.h"
#include "model/analysis/battle_analysis.h"
#include "model/commands/pack_edits.h"
#include "model/library/pack_install.h"
#include "model/library/pack_scans.h"
#include "model/render/map_renderer.h"
#include "model/studio/pack_open.h"
#include "model/systems/game_face.h"
#include "rules/content/drawings.h"
#include "rules/format/content_items.h"
#include "rules/format/formats.h"
#include "rules/systems/game_system.h"
#include "rules/systems/malice/board.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::rules::ContentId;
using bocage::rules::Json;
using bocage::test::WindowFixture;

/// Packs in the real window: installed, listed, removed; made from nothing in the studio; the fast table.
class TestStudio : public QObject {
    Q_OBJECT

    static editor::StudioWorkspace& studio(WindowFixture& f) {
        for (const auto& each : f.window->workspaces())
            if (auto* found = qobject_cast<editor::StudioWorkspace*>(each.get()))
                return *found;
        std::abort();
    }
    static model::PackDocument& documentOf(WindowFixture& f) {
        auto* document = qobject_cast<model::PackDocument*>(f.window->currentDocument());
        if (!document)
            qFatal("no pack in front");
        return *document;
    }
    template <class Control>
    static Control& control(QWidget& in, const QString& name) {
        QCoreApplication::processEvents();
        auto* found = in.findChild<Control*>(name);
        if (!found) {
            QStringList names;
            for (const QWidget* each : in.findChildren<QWidget*>())
                if (each->objectName().startsWith(QLatin1String("field:")))
                    names << each->objectName();
            qFatal("no control %s among %s", qPrintable(name), qPrintable(names.join(u' ')));
        }
        return *found;
    }
    template <class Control>
    static Control& field(WindowFixture& f, const char* pointer) {
        return control<Control>(studio(f).view()->form(), QStringLiteral("field:") + QLatin1String(pointer));
    }
    static void enter(QLineEdit& line, const QString& text) {
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, text);
        QTest::keyClick(&line, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    /// Runs `act` in the next modal dialog of that name.
    static void inDialog(const QString& name, std::function<void(QDialog&)> act) {
        auto* timer = new QTimer(qApp);
        timer->setInterval(20);
        connect(timer, &QTimer::timeout, qApp, [timer, name, act] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (!dialog || dialog->objectName() != name)
                return;
            timer->stop();
            timer->deleteLater();
            act(*dialog);
        });
        timer->start();
    }
    static void newPack(WindowFixture& f, const QString& title, const char* game = nullptr) {
        inDialog(QStringLiteral("newPackDialog"), [&](QDialog& dialog) {
            if (game) {
                auto& games = control<QComboBox>(dialog, QStringLiteral("newPackGame"));
                games.setCurrentIndex(games.findData(QString::fromLatin1(game)));
            }
            QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("newPackTitle")), title);
            QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("makePack")), Qt::LeftButton);
        });
        f.action("file.newPack")->trigger();
        QCoreApplication::processEvents();
        f.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
    }
    static bool write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        return QDir().mkpath(QFileInfo(path).absolutePath()) && file.open(QIODevice::WriteOnly) &&
               file.write(bytes) == bytes.size();
    }
    static QByteArray manifest(const QByteArray& version) {
        rules::PackManifest made;
        made.id = rules::PackId("mine");
        made.version = version.toStdString();
        made.system = "normandie";
        made.title = "My tokens";
        return QByteArray::fromStdString(rules::writePackManifest(made));
    }
    static QByteArray marker(const char* name, int terror) {
        const Json item = Json::Object{{"id", "mine:marker/lantern"},
                                       {"name", name},
                                       {"help", "Light."},
                                       {"symbol", "fog"},
                                       {"terror", terror}};
        return QByteArray::fromStdString(rules::writeJson(Json::Object{
            {"format", "bocage.content"}, {"version", 1}, {"kind", "marker"}, {"items", Json::Array{item}}}));
    }
    static void drop(WindowFixture& f, const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        // Qt hands a drop only to who was entered before.
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(f.window.get(), &enter);
        QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(f.window.get(), &event);
        QCoreApplication::processEvents();
    }

private Q_SLOTS:
    void init() { QDir(model::userPacksFolder()).removeRecursively(); }
    void cleanup() { QDir(model::userPacksFolder()).removeRecursively(); }

    void aDroppedPackIsInstalledUpdatedAndRemoved() {
        QTemporaryDir folder;
        QVERIFY(write(folder.filePath(QStringLiteral("mine/pack.json")), manifest("1.0.0")));
        QVERIFY(write(folder.filePath(QStringLiteral("mine/markers.json")), marker("Lantern of mine", 1)));
        WindowFixture f;
        f.openSample();
        auto& box = *f.window->findChild<editor::BoxPanel*>();
        const ContentId lantern("mine:marker/lantern");
        WindowFixture::answerNext(QStringLiteral("notNow"));
        drop(f, folder.filePath(QStringLiteral("mine")));
        QVERIFY(!box.palette().indexOf(lantern).isValid());

        QString done;
        const auto closeDone = [&] {
            inDialog(QStringLiteral("packInstalled"), [&](QDialog& said) {
                done = static_cast<QMessageBox&>(said).text();
                said.accept();
            });
        };
        QString summary;
        inDialog(QStringLiteral("packQuestion"), [&](QDialog& dialog) {
            for (const QLabel* label : dialog.findChildren<QLabel*>())
                summary += label->text() + u'\n';
            closeDone();
            dialog.findChild<QPushButton*>(QStringLiteral("install"))->click();
        });
        drop(f, folder.filePath(QStringLiteral("mine")));
        QTRY_VERIFY2(done.contains(QStringLiteral("My tokens")), qPrintable(done));
        QVERIFY2(summary.contains(QStringLiteral("Nothing in it can run")), qPrintable(summary));
        QVERIFY2(summary.contains(QStringLiteral("Markers: 1")), qPrintable(summary));
        QVERIFY(box.palette().indexOf(lantern).isValid());
        QVERIFY(f.document().library()->head(lantern));
        QVERIFY(!f.document().isModified());

        // A newer one says what differs.
        QVERIFY(write(folder.filePath(QStringLiteral("mine/pack.json")), manifest("1.1.0")));
        QVERIFY(write(folder.filePath(QStringLiteral("mine/markers.json")), marker("Lantern of mine", 3)));
        QString difference;
        done.clear();
        inDialog(QStringLiteral("packQuestion"), [&](QDialog& dialog) {
            difference = dialog.findChild<QPlainTextEdit*>(QStringLiteral("packDifference"))->toPlainText();
            closeDone();
            dialog.findChild<QPushButton*>(QStringLiteral("install"))->click();
        });
        drop(f, folder.filePath(QStringLiteral("mine")));
        QTRY_VERIFY(!done.isEmpty());
        QCOMPARE(difference, QStringLiteral("Lantern of mine: Terror 1 → 3"));
        QCOMPARE(f.window->library()->marker(lantern)->terror, 3);

        // Listed with its facts, checked, removed: no restart.
        QString facts, report;
        inDialog(QStringLiteral("packsDialog"), [&](QDialog& dialog) {
            auto& list = control<QListWidget>(dialog, QStringLiteral("packsList"));
            for (int i = 0; i < list.count(); ++i)
                if (list.item(i)->data(Qt::UserRole).toString() == QLatin1String("mine"))
                    list.setCurrentRow(i);
            facts = control<QLabel>(dialog, QStringLiteral("packFacts")).text();
            control<QPushButton>(dialog, QStringLiteral("packCheck")).click();
            report = control<QPlainTextEdit>(dialog, QStringLiteral("packReport")).toPlainText();
            WindowFixture::answerNext(QStringLiteral("removeIt"));
            control<QPushButton>(dialog, QStringLiteral("packRemove")).click();
            control<QPushButton>(dialog, QStringLiteral("packsClose")).click();
        });
        f.action("file.packs")->trigger();
        QVERIFY2(
            facts.contains(QStringLiteral("Version 1.1.0")) && facts.contains(QStringLiteral("Markers: 1")),
            qPrintable(facts));
        QVERIFY(!report.isEmpty());
        QVERIFY(!f.window->library()->head(lantern));
        QVERIFY(!box.palette().indexOf(lantern).isValid());
        QVERIFY(!QFileInfo::exists(model::userPacksFolder() + QStringLiteral("/mine")));
    }

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

    /// Sixty units by keyboard alone, keys counted.
    void sixtyUnitsByKeyboard() {
        WindowFixture f;
        newPack(f, QStringLiteral("Sixty"), "normandie");
        model::PackDocument& document = documentOf(f);
        studio(f).outline()->chooseKind("unit");
        int keys = 0;
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(QApplication::focusWidget(), key, modifiers);
            ++keys;
        };
        const auto type = [&](const QString& text) {
            for (const QChar letter : text) {
                QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
                ++keys;
            }
        };
        f.action("studio.table")->trigger();
        QCoreApplication::processEvents();
        editor::ValueTable& table = studio(f).view()->table();
        QVERIFY(table.view().hasFocus());
        const editor::ValueTableModel& model = *table.table();
        const int movement = model.columnOf("/front/movement");
        const int infantry = model.columnOf("/front/bonus/infantry");
        const int defense = model.columnOf("/front/defense/front");
        const int backMovement = model.columnOf("/back/movement");
        const int backInfantry = model.columnOf("/back/bonus/infantry");
        const int backDefense = model.columnOf("/back/defense/front");
        for (const int column : {movement, infantry, defense, backMovement, backInfantry, backDefense})
            QVERIFY(column > 0 && !table.view().isColumnHidden(column));
        for (int unit = 0; unit < 60; ++unit) {
            const auto value = [&](int column) {
                return column == movement       ? 3 + unit % 4
                       : column == infantry     ? 1 + unit % 3
                       : column == defense      ? 5 + unit % 5
                       : column == backMovement ? 2 + unit % 3
                       : column == backInfantry ? unit % 2
                                                : 6 + unit % 4;
            };
            table.view().setCurrentIndex(model.index(unit, 0));
            type(QStringLiteral("Squad %1").arg(unit + 1));
            int at = 0;
            while (at < backDefense) {
                press(Qt::Key_Tab);
                ++at;
                while (table.view().isColumnHidden(at))
                    ++at;
                QCOMPARE(table.view().currentIndex().column(), at);
                if (at == movement || at == infantry || at == defense || at == backMovement ||
                    at == backInfantry || at == backDefense)
                    type(QString::number(value(at)));
            }
            press(Qt::Key_Return);
            QCoreApplication::processEvents();
            QCOMPARE(document.value().of("unit").size(), static_cast<std::size_t>(unit) + 1);
            const Json& item = document.value().of("unit").back().json();
            QVERIFY2(model::jsonAt(item, "/front/movement") && model::jsonAt(item, "/back/defense/front"),
                     rules::writeJson(item).c_str());
            QCOMPARE(model::jsonAt(item, "/front/movement")->integer(), value(movement));
            QCOMPARE(model::jsonAt(item, "/back/defense/front")->integer(), value(backDefense));
        }
        QCOMPARE(document.value().of("unit").size(), 60u);
        QVERIFY(document.unreadable().empty());
        qInfo("%d keys for 60 units: %.1f each", keys, keys / 60.0);
        QVERIFY2(keys < 60 * 40, qPrintable(QString::number(keys)));
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

    /// A scan of a shipped board laid straight by three clicks and painted over cell by cell: the rules see
    /// the same board, and the scan becomes its drawn face.
    void aTracedBoardIsTheSameBoard() {
        QTemporaryDir folder;
        WindowFixture f;
        newPack(f, QStringLiteral("Traced"), "normandie");
        model::PackDocument& document = documentOf(f);
        const rules::BoardDef& original = *f.window->library()->board(ContentId("son-core:board/bocage"));
        const rules::Face& model = original.faces.front();
        studio(f).outline()->chooseKind("board");
        f.action("studio.new")->trigger();
        enter(field<QLineEdit>(f, "/name@en"), QStringLiteral("My fields"));
        const ContentId board = studio(f).outline()->chosen().front();
        f.action("studio.board")->trigger();
        editor::BoardPage& page = studio(f).view()->board();
        editor::BoardCanvas& canvas = page.canvas();
        QCoreApplication::processEvents();
        QCOMPARE(f.window->focusWidget(), static_cast<QWidget*>(&canvas));
        // The scan: the board as it is drawn, turned a little on a larger sheet.
        QImage sheet(900, 900, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QTransform lie;
        lie.translate(110, 60);
        lie.rotate(6);
        lie.scale(70, 70);
        {
            QPainter painter(&sheet);
            painter.setTransform(lie);
            model::MapRenderer::paintBoard(painter, original, model, *f.window->library());
        }
        const QString scan = folder.filePath(QStringLiteral("scan.png"));
        QVERIFY(sheet.save(scan));
        QVERIFY(page.openScan(scan));
        QVERIFY(canvas.asksCorners());
        for (const QPointF corner : {QPointF(0, 0), QPointF(10, 0), QPointF(0, 10)})
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.scanToPixels(lie.map(corner)).toPoint());
        QVERIFY(!canvas.asksCorners());
        const QImage straight = canvas.straightScan();
        QCOMPARE(straight.width(), straight.height());
        const QByteArray before = document.toBytes();
        // Half by mouse, half by keyboard.
        for (int row = 0; row < 10; ++row)
            for (int col = 0; col < 10; ++col) {
                page.choose(model.grid.at({col, row}));
                if (row < 5) {
                    QTest::mouseClick(&canvas, Qt::LeftButton, {},
                                      canvas.toPixels(QPointF(col + 0.5, row + 0.5)).toPoint());
                } else {
                    canvas.setFocus();
                    canvas.setCursor({col, row});
                    QTest::keyClick(&canvas, Qt::Key_Space);
                }
            }
        for (const rules::EdgeFeature& edge : model.edges) {
            page.choose(edge.kind);
            const bool west = edge.at.axis == rules::Side::West;
            const QPointF near(edge.at.cell.col + (west ? 0.1 : 0.5), edge.at.cell.row + (west ? 0.5 : 0.1));
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.toPixels(near).toPoint());
        }
        const rules::Face traced = document.liveLibrary()->board(board)->faces.front();
        QVERIFY(traced.grid == model.grid);
        QVERIFY(traced.edges == model.edges);
        QVERIFY(!document.value().manifest.needs.empty());
        // Sight between all spaces and reach from all of them.
        const auto field = [&](const ContentId& id, const std::string& face) {
            rules::Scenario scenario;
            scenario.system = "normandie";
            rules::PlacedBoard placed;
            placed.id = rules::ElementId("board");
            placed.board = id;
            placed.face = face;
            scenario.battlefield.boards.push_back(placed);
            return scenario;
        };
        const auto analysis = [&](const rules::Scenario& scenario) {
            return model::findGameFace("normandie")->analyse(scenario, document.liveLibrary(), nullptr);
        };
        const auto ours = analysis(field(board, traced.name));
        const auto theirs = analysis(field(original.id, model.name));
        int lines = 0, ways = 0;
        for (int from = 0; from < 100; ++from) {
            const rules::Cell cell{from % 10, from / 10};
            const auto a = ours->seenFrom(cell), b = theirs->seenFrom(cell);
            QCOMPARE(a.size(), b.size());
            for (std::size_t i = 0; i < a.size(); ++i, ++lines)
                QVERIFY(a[i].cell == b[i].cell && a[i].quality == b[i].quality &&
                        a[i].penalty == b[i].penalty);
            for (const auto& mover : ours->moverClasses()) {
                model::ReachQuestion question;
                question.unitClass = mover.id;
                question.movement = 4;
                question.from = cell;
                const auto x = ours->reach(question), y = theirs->reach(question);
                QCOMPARE(x == nullptr, y == nullptr);
                if (!x)
                    continue;
                QCOMPARE(x->cells().size(), y->cells().size());
                for (const auto& reached : y->cells()) {
                    QCOMPARE(x->cost(reached.cell), y->cost(reached.cell));
                    ++ways;
                }
            }
        }
        QVERIFY2(lines >= 9900, qPrintable(QString::number(lines)));
        QVERIFY2(ways > 1000, qPrintable(QString::number(ways)));
        qInfo("%d sight lines and %d spaces reached are the same", lines, ways);
        // The scan becomes the face; the meaning stays.
        QTest::mouseClick(&control<QPushButton>(page, QStringLiteral("boardUseScan")), Qt::LeftButton);
        QCOMPARE(document.liveLibrary()->board(board)->faces.front().art, std::string("art/my-fields-a.png"));
        QVERIFY(document.liveLibrary()->board(board)->faces.front().grid == model.grid);
        QVERIFY(document.value().files.contains(QStringLiteral("art/my-fields-a.png")));
        QVERIFY(!model::scanOf(*document.liveLibrary(), board, "art/my-fields-a.png").isNull());
        while (document.toBytes() != before && document.undoStack().canUndo())
            document.undoStack().undo();
        QCOMPARE(document.toBytes(), before);
        // What is no picture is refused with a sentence.
        QVERIFY(write(folder.filePath(QStringLiteral("not.png")), "no picture"));
        QString said;
        inDialog(QStringLiteral("scanRefused"), [&](QDialog& box) {
            said = static_cast<QMessageBox&>(box).text();
            box.accept();
        });
        QVERIFY(!page.openScan(folder.filePath(QStringLiteral("not.png"))));
        QVERIFY(said.contains(QStringLiteral("not.png")));
    }

    /// Boards on hexes have the tools of their game, by mouse and by keyboard, and none that it has no kinds
    /// for.
    void hexBoardsHaveToolsOfTheirGame() {
        using namespace rules::malice;
        WindowFixture f;
        newPack(f, QStringLiteral("Fen maps"), "malice");
        model::PackDocument& document = documentOf(f);
        studio(f).outline()->chooseKind("board");
        f.action("studio.new")->trigger();
        enter(field<QLineEdit>(f, "/name@en"), QStringLiteral("Reed Isle"));
        const ContentId board = studio(f).outline()->chosen().front();
        f.action("studio.board")->trigger();
        editor::BoardPage& page = studio(f).view()->board();
        editor::BoardCanvas& canvas = page.canvas();
        QCoreApplication::processEvents();
        QVERIFY(document.liveLibrary()->board(board)->grid == rules::GridKind::Hex);
        for (const char* hidden : {"boardTool1", "boardTool2", "boardTool3"})
            QVERIFY2(!control<QPushButton>(page, QLatin1String(hidden)).isVisible(), hidden);
        const auto choose = [&](const char* tool, const char* kind) {
            QTest::mouseClick(&control<QPushButton>(page, QStringLiteral("boardTool.") + QLatin1String(tool)),
                              Qt::LeftButton);
            auto& kinds = control<QListWidget>(page, QStringLiteral("boardKinds"));
            for (int i = 0; i < kinds.count(); ++i)
                if (kinds.item(i)->data(Qt::UserRole).toString() == QLatin1String(kind)) {
                    kinds.setCurrentRow(i);
                    return;
                }
            QFAIL(kind);
        };
        const auto pixel = [&](rules::Cell cell) {
            return canvas.toPixels(editor::middleOf(rules::hexGrid(), cell)).toPoint();
        };
        const auto section = [&] {
            return boardSection(document.liveLibrary()->board(board)->faces.front().extras);
        };
        const auto at = [&](rules::Cell cell) {
            for (const CellDetail& each : section().cells)
                if (each.at == cell)
                    return each;
            return CellDetail();
        };
        const QByteArray before = document.toBytes();
        // A Gate by mouse, a launch by keyboard.
        choose("sites", "gate");
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, pixel({1, 1}));
        QCOMPARE(at({1, 1}).sites, std::vector{Site::Gate});
        choose("sites", "launch");
        canvas.setFocus();
        canvas.setCursor({2, 1});
        QTest::keyClick(&canvas, Qt::Key_Space);
        QVERIFY(at({2, 1}).launch);
        QVERIFY(canvas.accessibleDescription().contains(QStringLiteral("Launch")) || [&] {
            canvas.setCursor({2, 1});
            return canvas.accessibleDescription().contains(QStringLiteral("Launch"));
        }());
        // A road dragged through two sides is one step; both cells of each side have their end of it.
        choose("routes", "road");
        const int steps = document.undoStack().index();
        QTest::mousePress(&canvas, Qt::LeftButton, {}, pixel({1, 1}));
        for (const rules::Cell cell : {rules::Cell{2, 1}, rules::Cell{3, 1}})
            WindowFixture::sendMove(&canvas, pixel(cell));
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, pixel({3, 1}));
        QCOMPARE(document.undoStack().index(), steps + 1);
        QCOMPARE(at({1, 1}).routes, (std::vector<Route>{{rules::Side::East, RouteKind::Road}}));
        QCOMPARE(at({2, 1}).routes.size(), std::size_t(2));
        QCOMPARE(at({3, 1}).routes, (std::vector<Route>{{rules::Side::West, RouteKind::Road}}));
        // A bridge with the keyboard, where no arrow points; Delete takes it away at both ends.
        choose("routes", "bridge");
        canvas.setFocus();
        canvas.setCursor({1, 2});
        QTest::keyClick(&canvas, Qt::Key_PageUp, Qt::ShiftModifier);
        QCOMPARE(at({1, 2}).routes.size(), std::size_t(1));
        QCOMPARE(at({2, 1}).routes.size(), std::size_t(3));
        canvas.setCursor({1, 2});
        QTest::keyClick(&canvas, Qt::Key_Delete);
        QVERIFY(at({1, 2}).routes.empty());
        QCOMPARE(at({2, 1}).routes.size(), std::size_t(2));
        // The rim: corners and halves become edges, clockwise.
        choose("rim", "corner");
        for (const rules::Cell cell :
             {rules::Cell{0, 0}, rules::Cell{3, 0}, rules::Cell{3, 3}, rules::Cell{0, 3}})
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, pixel(cell));
        choose("rim", "half");
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, pixel({1, 0}));
        QCOMPARE(section().edges.size(), std::size_t(4));
        bool found = false;
        for (const BoardEdge& edge : section().edges)
            found = found || edge.cells == std::vector<rules::Cell>{{0, 0}, {1, 0}, {3, 0}};
        QVERIFY(found);
        while (document.undoStack().canUndo() && document.toBytes() != before)
            f.action("edit.undo")->trigger();
        QCOMPARE(document.toBytes(), before);
    }

    void tilesShowTheSumOfTheirCosts() {
        WindowFixture f;
        newPack(f, QStringLiteral("Costs"), "normandie");
        std::vector<ContentId> tiles;
        qint64 sum = 0;
        const rules::Pack* core = f.window->library()->pack(rules::PackId("son-core"));
        for (const rules::SystemContent& item : core->system)
            if (item.id.kind() == "tile") {
                tiles.push_back(item.id);
                if (const Json* cost = item.fields.find("cost"))
                    sum += cost->integer();
            }
        studio(f).copyIn(tiles);
        f.action("studio.table")->trigger();
        editor::ValueTable& table = studio(f).view()->table();
        QCOMPARE(table.table()->costs(), sum);
        QVERIFY(control<QLabel>(table, QStringLiteral("tableSum")).text().contains(QLocale().toString(sum)));
        // Units are typed by name with their number, slots and words by a list.
        const int units = table.table()->columnOf("/units");
        QVERIFY(units > 0);
        QVERIFY(table.table()->setData(table.table()->index(0, units),
                                       QStringLiteral("2 Ranger Rifles, Ranger BAR"), Qt::EditRole));
        const Json& tile = documentOf(f).value().of("tile").front().json();
        QCOMPARE(tile.find("units")->array().size(), 2u);
        QCOMPARE(model::jsonAt(tile, "/units/0/count")->integer(), 2);
        QCOMPARE(model::jsonAt(tile, "/units/0/id")->string(), std::string("son-core:unit/ranger-rifles"));
        // Nonsense is refused.
        QVERIFY(!table.table()->setData(table.table()->index(0, table.table()->columnOf("/cost")),
                                        QStringLiteral("dear"), Qt::EditRole));
    }
};

QTEST_MAIN(TestStudio)
#include "test_studio.moc"
