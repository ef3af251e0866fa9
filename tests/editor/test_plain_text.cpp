#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QProcess>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QToolTip>
#include <QtTest>

#include <atomic>
#include <thread>

#include "tests/editor/window_fixture.h"

using namespace bocage;
using namespace bocage::test;

namespace {

/// A named pipe with somebody waiting at its other end: whoever opens it to read is noticed and let go, where
/// an ordinary pipe would stop the test for ever.
class PipeWitness {
public:
    PipeWitness() : m_path(m_folder.filePath(QStringLiteral("picture.png"))) {
        ::mkfifo(QFile::encodeName(m_path).constData(), 0600);
        m_writer = std::thread([this] {
            const int end = ::open(QFile::encodeName(m_path).constData(), O_WRONLY);
            m_opened = true;
            ::close(end);
        });
    }
    ~PipeWitness() {
        const int end = ::open(QFile::encodeName(m_path).constData(), O_RDONLY | O_NONBLOCK);
        m_writer.join();
        ::close(end);
    }
    bool wasOpened() const { return m_opened; }
    QString path() const { return m_path; }
    QString html() const { return QStringLiteral("<img src=\"%1\"> <b>words</b>").arg(m_path); }

private:
    QTemporaryDir m_folder;
    QString m_path;
    std::atomic_bool m_opened = false;
    std::thread m_writer;
};

void hover(QWidget* widget, QPoint at) {
    QHelpEvent event(QEvent::ToolTip, at, widget->mapToGlobal(at));
    QCoreApplication::sendEvent(widget, &event);
    QCoreApplication::processEvents();
}

QLabel* shownTip() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return static_cast<QLabel*>(widget);
    return nullptr;
}

/// Points at everything there is in a window.
void hoverEverything(QWidget& window) {
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        hover(widget, widget->rect().center());
        auto* view = qobject_cast<QAbstractItemView*>(widget);
        for (int row = 0; view && view->model() && row < std::min(view->model()->rowCount(), 12); ++row)
            hover(view->viewport(), view->visualRect(view->model()->index(row, 0)).center());
    }
}

void poison(rules::Scenario& scenario, const std::string& html) {
    scenario.title = html;
    scenario.texts.introduction = html;
    for (auto& side : scenario.sides) {
        side.name = html;
        for (auto& player : side.players)
            player.name = html;
    }
    for (auto& zone : scenario.zones)
        zone.name = html;
    for (auto& piece : scenario.pieces)
        piece.label = html;
    for (auto& objective : scenario.objectives)
        objective.label = html;
    for (auto& rule : scenario.specialRules)
        rule.text = html;
    for (auto& overlay : scenario.battlefield.overlays)
        overlay.label = html;
    scenario.turnTrack.end.reset();  // so that the problems have something to say
}

model::LibraryLoad poisonedLibrary(const std::string& html) {
    model::LibraryLoad load = WindowFixture::library();
    std::vector<rules::Pack> packs = load.library->packs();
    const auto each = [&](auto& items) {
        for (auto& item : items) {
            item.help = html;
            item.name = html;
        }
    };
    for (rules::Pack& pack : packs) {
        each(pack.factions);
        each(pack.terrain);
        each(pack.boards);
        each(pack.overlays);
        each(pack.markers);
        each(pack.cards);
        each(pack.system);
    }
    load.library = rules::Library::build(std::move(packs)).first;
    return load;
}

}  // namespace

class TestPlainText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfToolTip() {
        WindowFixture f;
        PipeWitness pipe;
        QWidget window;
        auto* list = new QListWidget(&window);
        list->addItem(QStringLiteral("row"));
        list->item(0)->setToolTip(pipe.html());
        auto* tabs = new QTabBar(&window);
        tabs->addTab(QStringLiteral("tab"));
        tabs->setTabToolTip(0, pipe.html());
        auto* plain = new QWidget(&window);
        plain->setToolTip(pipe.html());
        list->setGeometry(0, 0, 200, 100);
        tabs->setGeometry(0, 100, 200, 40);
        plain->setGeometry(0, 150, 200, 40);
        window.resize(200, 200);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const std::pair<QWidget*, QPoint> places[] = {
            {list->viewport(), list->visualItemRect(list->item(0)).center()},
            {tabs, tabs->tabRect(0).center()},
            {plain, QPoint(5, 5)}};
        for (const auto& [widget, at] : places) {
            QToolTip::hideText();
            hover(widget, at);
            QCOMPARE(QToolTip::text(), pipe.html());
            QVERIFY(shownTip());
            QCOMPARE(shownTip()->textFormat(), Qt::PlainText);
        }
        QMenu menu;
        menu.setToolTipsVisible(true);
        menu.addAction(QStringLiteral("Act"))->setToolTip(pipe.html());
        menu.popup({0, 0});
        hover(&menu, menu.actionGeometry(menu.actions().first()).center());
        menu.hide();
        QVERIFY(!pipe.wasOpened());
    }

    void labelsAndBoxesAndWhatsThis() {
        WindowFixture f;
        PipeWitness pipe;
        QLabel label(pipe.html());
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        QCOMPARE(label.textFormat(), Qt::PlainText);
        label.setText(pipe.html() + QStringLiteral("<p>more"));
        QCoreApplication::processEvents();

        QMessageBox box(QMessageBox::Warning, pipe.html(), pipe.html(), QMessageBox::Ok);
        box.setInformativeText(pipe.html());
        box.open();
        QInputDialog input;
        input.setLabelText(pipe.html());
        input.open();
        QCoreApplication::processEvents();
        for (const QLabel* inner : box.findChildren<QLabel*>() + input.findChildren<QLabel*>())
            QVERIFY2(inner->textFormat() != Qt::AutoText || inner->text().isEmpty(),
                     qPrintable(inner->objectName()));

        QWidget helped;
        helped.setWhatsThis(pipe.html());
        helped.show();
        QHelpEvent ask(QEvent::WhatsThis, {}, {});
        QCoreApplication::sendEvent(&helped, &ask);
        QCoreApplication::processEvents();
        QVERIFY(!pipe.wasOpened());
    }

    void aLongTipIsWrapped() {
        WindowFixture f;
        QWidget widget;
        widget.setToolTip(QStringLiteral("many words ").repeated(40));
        widget.resize(200, 100);
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        QToolTip::hideText();
        QTRY_VERIFY_WITH_TIMEOUT(!shownTip(), 60'000);
        hover(&widget, {3, 3});
        QVERIFY(shownTip());
        QVERIFY2(shownTip()->width() <= 520, qPrintable(QString::number(shownTip()->width())));
        QVERIFY(shownTip()->height() >= 3 * shownTip()->fontMetrics().lineSpacing());
    }

    /// A scenario and packs whose every word names the pipe; everything in the window is pointed at.
    void wholeWindowOfAForeignScenario() {
        WindowFixture settings;
        settings.window.reset();
        PipeWitness pipe;
        const model::LibraryLoad library = poisonedLibrary(pipe.html().toStdString());
        app::MainWindow window(*settings.settings, library);
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto loaded = model::loadValue(samplePath());
        auto& scenario = std::get<rules::Scenario>(loaded->value);
        poison(scenario, pipe.html().toStdString());
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("foreign.scenario.json"));
        QVERIFY(model::saveValue(loaded->value, path));
        window.openFiles({path});
        QCoreApplication::processEvents();
        hoverEverything(window);
        QVERIFY(!pipe.wasOpened());
        auto* view = qobject_cast<editor::ScenarioView*>(window.pages().current()->view);
        QVERIFY(view);
        window.actions().action(QStringLiteral("view.briefing"))->trigger();
        QCoreApplication::processEvents();
        hoverEverything(window);
        QVERIFY(!pipe.wasOpened());
    }

    /// What strace saw: no file that a tool tip or label names is ever opened.
    void straceSeesNoForeignFile() {
        const QString strace = QStandardPaths::findExecutable(QStringLiteral("strace"));
        if (strace.isEmpty())
            QSKIP("strace is not installed");
        QTemporaryDir folder;
        const QString secret = folder.filePath(QStringLiteral("secret.png"));
        QImage(4, 4, QImage::Format_RGB32).save(secret);
        const QString log = folder.filePath(QStringLiteral("log"));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("BOCAGE_TEST_PICTURE"), secret);
        process.setProcessEnvironment(environment);
        process.start(strace, {QStringLiteral("-f"), QStringLiteral("-o"), log, QStringLiteral("-e"),
                               QStringLiteral("trace=open,openat,stat,newfstatat,access,readlink"),
                               QCoreApplication::applicationFilePath(), QStringLiteral("showsThePicture")});
        QVERIFY(process.waitForFinished(120000));
        QFile file(log);
        if (process.exitCode() != 0 || !file.open(QIODevice::ReadOnly))
            QSKIP("strace may not trace here");
        const QByteArray seen = file.readAll();
        QVERIFY(seen.contains("openat"));
        QVERIFY2(!seen.contains("secret.png\""), "a file named by a text was looked at");
    }

    /// Run by the test above under strace; by itself it says nothing.
    void showsThePicture() {
        const QString picture = qEnvironmentVariable("BOCAGE_TEST_PICTURE");
        if (picture.isEmpty())
            QSKIP("run by straceSeesNoForeignFile");
        WindowFixture f;
        f.openSample();
        const QString html = QStringLiteral("<img src='%1'>").arg(picture);
        f.document().edit(QStringLiteral("Poison"),
                          [&](rules::Scenario& scenario) { poison(scenario, html.toStdString()); });
        hoverEverything(*f.window);
        QMessageBox box(QMessageBox::Warning, html, html);
        box.open();
        QCoreApplication::processEvents();
        QVERIFY(box.isVisible());
    }
};

QTEST_MAIN(TestPlainText)
#include "test_plain_text.moc"
