#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTimer>

#include "editor/panels/box_panel.h"
#include "model/commands/clipboard.h"
#include "model/plan/placed_elements.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

/// Files that no tab can show, opened or dropped, and what goes out by the clipboard.
class TestOtherFiles : public QObject {
    Q_OBJECT

    /// Opens the file as the desktop does and reads what the window says.
    static QString saidAbout(WindowFixture& fixture, const QString& path) {
        QString said;
        QTimer::singleShot(0, fixture.window.get(), [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            said = box->text();
            box->accept();
        });
        fixture.window->openFiles({path});
        return said;
    }

private Q_SLOTS:
    void saysWhatToDo_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("advice");
        QTest::newRow("picture") << "map.PNG" << QByteArray("\x89PNG") << QStringLiteral("own content");
        QTest::newRow("damaged pack")
            << "it's mine.bocagepack" << QByteArray("PK\3\4") << QStringLiteral("cannot be installed");
        QTest::newRow("collection") << "shelf.collection.json"
                                    << QByteArray(R"({"format": "bocage.collection", "version": 1})")
                                    << QStringLiteral("--collection '%1/shelf.collection.json'");
    }

    void saysWhatToDo() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, advice);
        QTemporaryDir folder;
        const QString path = folder.filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        WindowFixture fixture;
        const QString said = saidAbout(fixture, path);
        QVERIFY2(said.contains(advice.arg(folder.path())), qPrintable(said));
        QCOMPARE(fixture.window->pages().count(), 1);
    }

    /// What is copied from a map can be pasted into any program: as its names and as a picture.
    void copiesArePicturesToo() {
        WindowFixture f;
        f.openSample();
        f.view().selection().setOnly(f.scenario().battlefield.overlays.front().id);
        f.action("edit.copy")->trigger();
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->hasFormat(model::elementsMimeType) && data->hasText() && data->hasImage());
        const auto element = model::placedElement(f.scenario(), *f.document().library(),
                                                  f.scenario().battlefield.overlays.front().id);
        QRect cells;
        for (const rules::Cell cell : element->cells)
            cells |= QRect(cell.col, cell.row, 1, 1);
        const QImage png = QImage::fromData(data->data(QStringLiteral("image/png")), "PNG");
        QVERIFY(!png.isNull());
        QCOMPARE(png.width() * cells.height(), png.height() * cells.width());
        const QImage image = qvariant_cast<QImage>(data->imageData());
        QCOMPARE(image.size(), png.size());
        const QByteArray svg = data->data(QStringLiteral("image/svg+xml"));
        QVERIFY(QSvgRenderer(svg).isValid());
        // The picture shows that part of the map: no single colour.
        QSet<QRgb> colours;
        for (int x = 0; x < png.width(); x += 7)
            for (int y = 0; y < png.height(); y += 7)
                colours.insert(png.pixel(x, y));
        QVERIFY2(colours.size() > 8, qPrintable(QString::number(colours.size())));
        // And it is still what Bocage pastes.
        const auto before = f.scenario().battlefield.overlays.size();
        f.action("edit.paste")->trigger();
        QCOMPARE(f.scenario().battlefield.overlays.size(), before + 1);
        f.document().undoStack().undo();
        f.document().undoStack().setClean();
    }
};

QTEST_MAIN(TestOtherFiles)
#include "test_other_files.moc"
