#include <QComboBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>

#include "editor/panels/box_panel.h"
#include "editor/panels/replace_dialog.h"
#include "editor/scenario/quick_layout_dialog.h"
#include "editor/tools/place_tool.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;
using model::PaletteModel;
using rules::ContentId;

namespace {

enum Tab { Boards, Overlays, Units };

/// A user who said which boxes are on the shelf, with the sample battle in front.
struct ShelfFixture : WindowFixture {
    explicit ShelfFixture(int coreBoxes) {
        if (coreBoxes > 0)
            QVERIFY(window->collection().setBoxes(ContentId("son-core:box/core-box"), coreBoxes).ok());
        openSample();
    }
    ~ShelfFixture() { QFile::remove(model::UserCollection::defaultFile()); }

    editor::BoxPanel& box() { return *window->findChild<editor::BoxPanel*>(); }
    QListView& list() { return *box().list(); }
    QModelIndex card(int tab, const char* id) {
        box().tabs()->setCurrentIndex(tab);
        box().search()->clear();
        for (int row = 0; row < list().model()->rowCount(); ++row) {
            const QModelIndex index = list().model()->index(row, 0);
            if (index.data(PaletteModel::ContentIdRole).toString() ==
                QLatin1String("son-core:") + QLatin1String(id)) {
                list().scrollTo(index);
                QCoreApplication::processEvents();
                return index;
            }
        }
        qFatal("no card %s", id);
    }
    void click(const QModelIndex& index) {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(index).center());
    }
    QString why(const QModelIndex& index) { return index.data(PaletteModel::WhyNotRole).toString(); }
    bool placing() { return canvas().tool()->id() == QLatin1String("tool.place"); }
};

const QString allOne = QStringLiteral("The only copy that you own is on the map.");
const QString allThree = QStringLiteral("All 3 copies that you own are on the map.");

}  // namespace

/// Once the user named a shelf, what is used up can be looked at but not laid: by click, drag, key or name.
class TestShelf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutAShelfEverythingCanBeLaid() {
        ShelfFixture f(0);
        const QModelIndex bocage = f.card(Boards, "board/bocage");
        QVERIFY(f.why(bocage).isEmpty());
        QVERIFY(bocage.flags() & Qt::ItemIsDragEnabled);
        QVERIFY(bocage.data(Qt::ToolTipRole).toString().contains(QStringLiteral("another box")));
        f.click(bocage);
        QVERIFY(f.placing());
    }

    void whatIsUsedUpSaysWhy() {
        ShelfFixture f(1);
        for (const auto& [tab, id, reason] :
             {std::tuple{Boards, "board/bocage", allOne}, std::tuple{Overlays, "overlay/barn", allOne},
              std::tuple{Units, "unit/ranger-rifles", allThree}}) {
            const QModelIndex index = f.card(tab, id);
            QCOMPARE(f.why(index), reason);
            QVERIFY(index.data(Qt::ToolTipRole).toString().startsWith(reason));
            QVERIFY(!(index.flags() & (Qt::ItemIsDragEnabled | Qt::ItemIsSelectable)));
        }
        const QModelIndex swamp = f.card(Boards, "board/swamp");
        QVERIFY(f.why(swamp).isEmpty());
        QVERIFY(swamp.flags() & Qt::ItemIsDragEnabled);
        // Not on the shelf at all.
        f.box().tabs()->setCurrentIndex(Boards);
        const auto temple = f.box().palette().copies(ContentId("son-call:board/temple"));
        QVERIFY(temple && temple->owned == 0);
        QCOMPARE(temple->whyNone(), QStringLiteral("No box on your shelf holds it."));
    }

    void aClickIsRefused() {
        ShelfFixture f(1);
        f.click(f.card(Boards, "board/bocage"));
        QVERIFY(!f.placing());
        QVERIFY(!f.canvas().brush());
        QCOMPARE(f.canvas().told(), allOne);
        // What is in hand stays in hand.
        f.click(f.card(Boards, "board/swamp"));
        f.click(f.card(Boards, "board/village"));
        QVERIFY(f.placing());
        QCOMPARE(f.canvas().brush()->content, ContentId("son-core:board/swamp"));
    }

    void theKeyboardReachesItAndIsRefused() {
        ShelfFixture f(1);
        const QModelIndex rifles = f.card(Units, "unit/ranger-rifles");
        f.list().setFocus();
        f.list().setCurrentIndex(rifles.siblingAtRow(rifles.row() + 1));
        QTest::keyClick(&f.list(), Qt::Key_Left);
        QCOMPARE(f.list().currentIndex(), rifles);
        QCOMPARE(f.canvas().told(), allThree);
        QTest::keyClick(&f.list(), Qt::Key_Return);
        QVERIFY(!f.placing());
        QVERIFY(f.list().hasFocus());
        // Going on to another card ends the sentence.
        QTest::keyClick(&f.list(), Qt::Key_Right);
        QVERIFY(f.canvas().told().isEmpty());
    }

    void findAnythingDoesNotOfferIt() {
        ShelfFixture f(1);
        QTest::keyClick(f.window.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(f.window->commandPalette().field(), QStringLiteral("bocage fields"));
        auto* found = f.window->findChild<QListView*>(QStringLiteral("commandPaletteList"));
        bool refused = false;
        for (int row = 0; row < found->model()->rowCount(); ++row) {
            const QModelIndex index = found->model()->index(row, 0);
            if (index.data().toString() == QLatin1String("Bocage fields"))
                refused = refused || !(index.flags() & Qt::ItemIsEnabled);
        }
        QVERIFY(refused);
    }

    void aDropFromElsewhereIsRefused() {
        ShelfFixture f(1);
        const QByteArray before = f.document().toBytes();
        QMimeData mime;
        mime.setData(editor::contentMimeType, "son-core:overlay/barn");
        const QPoint at = f.middleOf({6, 5});
        QWidget* viewport = f.canvas().viewport();
        QDragEnterEvent enter(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &enter);
        QDragMoveEvent move(at, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &move);
        QCOMPARE(qobject_cast<editor::PlaceTool*>(f.canvas().tool())->reason(), allOne);
        QDropEvent drop(QPointF(at), Qt::CopyAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &drop);
        QCOMPARE(f.document().toBytes(), before);
        QCOMPARE(f.canvas().told(), allOne);
    }

    void theLastCopyEmptiesTheHand() {
        ShelfFixture f(1);
        f.click(f.card(Overlays, "overlay/chapel"));
        QVERIFY(f.placing());
        f.WindowFixture::click({6, 5});
        QCOMPARE(f.scenario().battlefield.overlays.back().overlay, ContentId("son-core:overlay/chapel"));
        QVERIFY(!f.placing());
        QVERIFY(!f.canvas().brush());
        QCOMPARE(f.canvas().told(), allOne);
        QCOMPARE(f.why(f.card(Overlays, "overlay/chapel")), allOne);
        // Taken back, it is in the box again.
        f.action("edit.undo")->trigger();
        QVERIFY(f.why(f.card(Overlays, "overlay/chapel")).isEmpty());
    }

    void aRunOfEdgesEndsWithTheBox() {
        ShelfFixture f(1);
        const auto left = f.box().palette().copies(ContentId("son-core:terrain/wire"))->left();
        QVERIFY(left > 0 && left < 9);
        f.click(f.card(Overlays, "terrain/wire"));
        const std::size_t before = f.scenario().battlefield.edges.size();
        QWidget* viewport = f.canvas().viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, f.pixel({3.5, 2.02}));
        WindowFixture::sendMove(viewport, f.pixel({8, 2.02}));
        WindowFixture::sendMove(viewport, f.pixel({12.9, 2.02}));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, f.pixel({12.9, 2.02}));
        QCOMPARE(f.scenario().battlefield.edges.size(), before + static_cast<std::size_t>(left));
        QVERIFY(f.canvas().told().contains(QStringLiteral("that you own")));
        QVERIFY(!f.placing());
    }

    void replacingIsRefusedToo() {
        ShelfFixture f(1);
        f.view().selection().setOnly(f.scenario().battlefield.overlays[0].id);
        f.action("edit.replace")->trigger();
        auto* dialog = f.window->findChild<editor::ReplaceDialog*>();
        QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
        auto* list = dialog->findChild<QListView*>(QStringLiteral("replaceList"));
        auto* ok = dialog->findChild<QPushButton*>(QStringLiteral("replaceOk"));
        const auto choose = [&](const char* words) {
            auto* search = dialog->findChild<QLineEdit*>(QStringLiteral("replaceSearch"));
            search->setText(QString::fromLatin1(words));
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                              list->visualRect(list->model()->index(0, 0)).center());
        };
        choose("barn");
        QVERIFY(!ok->isEnabled());
        choose("chapel");
        QVERIFY(ok->isEnabled());
    }

    void copiesComeFromTheShelfToo() {
        ShelfFixture f(1);
        const auto& overlays = f.scenario().battlefield.overlays;
        const auto barn =
            std::find_if(overlays.begin(), overlays.end(), [](const rules::PlacedOverlay& each) {
                return each.overlay == ContentId("son-core:overlay/barn");
            });
        QVERIFY(barn != overlays.end());
        f.view().selection().setOnly(barn->id);
        const QByteArray before = f.document().toBytes();
        f.action("edit.duplicate")->trigger();
        QCOMPARE(f.document().toBytes(), before);
        QVERIFY2(f.canvas().told().contains(allOne), qPrintable(f.canvas().told()));
        f.action("edit.copy")->trigger();
        f.action("edit.paste")->trigger();
        QCOMPARE(f.document().toBytes(), before);
        QVERIFY(f.canvas().told().contains(allOne));
        // What was cut lies in the box and can be laid again.
        f.action("edit.cut")->trigger();
        f.action("edit.paste")->trigger();
        QCOMPARE(f.scenario().battlefield.overlays.back().overlay, ContentId("son-core:overlay/barn"));
    }

    void quickLayoutKeepsToTheShelf() {
        ShelfFixture f(1);
        QTimer::singleShot(200, f.window.get(), [&] {
            auto* dialog = qobject_cast<editor::QuickLayoutDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            const auto one = [&](const char* name) {
                return dialog->findChild<QComboBox*>(QString::fromLatin1(name));
            };
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("preset.2x1")), Qt::LeftButton);
            QVERIFY(dialog->findChild<QPushButton*>(QStringLiteral("preset.2x1"))->isChecked());
            QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("preset.2x2"))->isChecked());
            const auto owned =
                model::boardsInBoxes(*f.document().library(), "normandie", f.window->collection().value());
            for (const model::BoardSlot& slot : dialog->chosen())
                QVERIFY(owned.contains(slot.board) && owned.at(slot.board) > 0);
            auto* lay = dialog->findChild<QPushButton*>(QStringLiteral("layOut"));
            QVERIFY(lay->isEnabled());
            // The same board twice: the shelf holds it once.
            for (const char* place : {"place.0.0", "place.1.0"}) {
                QTest::keyClick(one(place), Qt::Key_Home);
                QTest::keyClick(one(place), Qt::Key_Down);
            }
            QVERIFY(!lay->isEnabled());
            dialog->reject();
        });
        f.action("battlefield.quickLayout")->trigger();
        QCOMPARE(f.document().undoStack().count(), 0);
    }
};

QTEST_MAIN(TestShelf)
#include "test_shelf.moc"
