#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QWheelEvent>

#include "rules/format/formats.h"
#include "tests/editor/monkey.h"

using namespace bocage;
using bocage::test::Monkey;
using bocage::test::WindowFixture;

namespace {

/// The same start every time: no file, copy or setting of an earlier walk is left.
QStringList freshFiles() {
    QApplication::clipboard()->clear();
    for (const auto where : {QStandardPaths::GenericDataLocation, QStandardPaths::GenericConfigLocation,
                             QStandardPaths::GenericCacheLocation})
        QDir(QStandardPaths::writableLocation(where)).removeRecursively();
    const QDir samples(model::resourcesFolder() + QStringLiteral("/samples"));
    const QDir folder(QDir::homePath() + QStringLiteral("/monkey"));
    QDir(folder).removeRecursively();
    folder.mkpath(QStringLiteral("."));
    QStringList files;
    for (const QString& name : samples.entryList(QDir::Files, QDir::Name)) {
        QFile::copy(samples.filePath(name), folder.filePath(name));
        QFile::setPermissions(folder.filePath(name), QFile::ReadOwner | QFile::WriteOwner);
        files << folder.filePath(name);
    }
    return files;
}

/// One document of every kind and game, of all samples.
QStringList oneOfEach(const QStringList& files) {
    QStringList wanted;
    QSet<QString> kinds;
    for (const QString& file : files) {
        QFile bytes(file);
        if (!bytes.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject document = QJsonDocument::fromJson(bytes.readAll()).object();
        const QString kind = document[QStringLiteral("format")].toString() + u' ' +
                             document[QStringLiteral("system")].toString();
        if (!kinds.contains(kind))
            wanted << file;
        kinds.insert(kind);
    }
    return wanted;
}

}  // namespace

/// Seeded random clicks, drags, keys and actions on the real window. Whatever happens, the document can be
/// written and read back, and undoing everything gives the first bytes.
class TestMonkey : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void documentStaysSavable() {
        WindowFixture f;
        f.openSample();
        const QByteArray first = f.document().toBytes();
        QRandomGenerator random(20240607);
        // Everything but what leaves the window, opens a dialog or another document.
        QList<QAction*> actions;
        for (QAction* action : f.window->actions().all())
            if (!action->objectName().startsWith(QLatin1String("file.")) &&
                !action->objectName().startsWith(QLatin1String("help.")) &&
                !action->objectName().startsWith(QLatin1String("window.")) &&
                action->objectName() != QLatin1String("edit.replace") &&
                action->objectName() != QLatin1String("view.fullScreen"))
                actions << action;
        Monkey answers(*f.window, 20240607, {});
        QWidget* viewport = f.canvas().viewport();
        editor::ScenarioView& view = f.view();
        const auto anywhere = [&] {
            return QPoint(random.bounded(viewport->width()), random.bounded(viewport->height()));
        };
        for (int step = 0; step < 800; ++step) {
            switch (random.bounded(8)) {
                case 0:
                case 1:
                    QTest::mouseClick(viewport, Qt::LeftButton, {}, anywhere());
                    break;
                case 2: {
                    const QPoint from = anywhere(), to = anywhere();
                    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
                    WindowFixture::sendMove(viewport, (from + to) / 2);
                    WindowFixture::sendMove(viewport, to);
                    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
                    break;
                }
                case 3: {
                    const Qt::Key all[] = {Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up, Qt::Key_Down,
                                           Qt::Key_Return, Qt::Key_Escape, Qt::Key_R,  Qt::Key_F};
                    QTest::keyClick(&view.canvas(), all[random.bounded(8)]);
                    break;
                }
                case 4:
                case 5: {
                    QAction* action = actions[random.bounded(int(actions.size()))];
                    if (action->isEnabled())
                        action->trigger();
                    break;
                }
                case 6: {
                    auto* box = f.window->findChild<QAbstractItemView*>(QStringLiteral("boxList"));
                    const int rows = box->model()->rowCount();
                    if (rows > 0 && box->isVisible())
                        Q_EMIT box->clicked(box->model()->index(random.bounded(rows), 0));
                    break;
                }
                case 7: {
                    const QPointF at = anywhere();
                    QWheelEvent wheel(at, viewport->mapToGlobal(at), {}, {0, random.bounded(2) ? 120 : -120},
                                      {}, {}, Qt::NoScrollPhase, false);
                    QCoreApplication::sendEvent(viewport, &wheel);
                    break;
                }
            }
            if (step % 200 == 0) {
                answers.settle();
                const QByteArray bytes = view.document().toBytes();
                const auto read =
                    rules::readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())});
                QVERIFY(read.ok());
                QVERIFY(read->value == view.document().scenario());
            }
        }
        while (view.document().undoStack().canUndo())
            view.document().undoStack().undo();
        QCOMPARE(view.document().toBytes(), first);
        view.document().undoStack().setClean();
    }

    /// Every page, panel, menu and dialog, of every kind of document and every game: what is open can always
    /// be saved, and every step back and forth gives the bytes that were there. tests/release/monkey.sh asks
    /// for more.
    void wholeWindow() {
        const auto asked = [](const char* name, int usual) {
            return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : usual;
        };
        const int events = asked("BOCAGE_MONKEY_EVENTS", 200);
        const auto seed = static_cast<quint32>(asked("BOCAGE_MONKEY_SEED", 3));
        const QStringList files = oneOfEach(freshFiles());
        WindowFixture f;
        Monkey monkey(*f.window, seed, files);
        for (int step = 1; step <= events; ++step) {
            QVERIFY2(monkey.act(), qPrintable(monkey.report(seed)));
            if (step % 25 == 0) {
                QVERIFY2(monkey.canBeSaved(), qPrintable(monkey.report(seed)));
                QVERIFY2(monkey.walkBackAndForth(step % 500 == 0 ? 1000 : 6),
                         qPrintable(monkey.report(seed)));
            }
        }
        qInfo("%d events; dialogs met: %s", events,
              qPrintable(QStringList(monkey.seen().values()).join(u' ')));
    }

    /// What a seed found can be found again.
    void sameSeedSameWalk() {
        QStringList first;
        for (int run = 0; run < 2; ++run) {
            const QStringList files = oneOfEach(freshFiles());
            WindowFixture f;
            Monkey monkey(*f.window, 11, files);
            for (int step = 0; step < 150; ++step)
                monkey.act();
            if (run == 0)
                first = monkey.diary();
            else
                for (qsizetype i = 0; i < std::max(first.size(), monkey.diary().size()); ++i)
                    QVERIFY2(monkey.diary().value(i) == first.value(i),
                             qPrintable(QStringLiteral("%1\n%2\nonce, the second time\n%3")
                                            .arg(first.mid(std::max<qsizetype>(0, i - 5), 5).join(u'\n'),
                                                 first.value(i), monkey.diary().value(i))));
        }
    }
};

int main(int argc, char** argv) {
    QHashSeed::setDeterministicGlobalSeed();
    QApplication app(argc, argv);
    TestMonkey test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_monkey.moc"
