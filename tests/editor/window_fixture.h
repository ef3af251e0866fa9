#pragma once

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QMouseEvent>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QTimer>
#include <memory>

#include "app/gui/application.h"
#include "app/gui/main_window.h"
#include "editor/army/army_desk.h"
#include "editor/army/army_workspace.h"
#include "editor/scenario/scenario_view.h"
#include "editor/tools/tool_options_bar.h"
#include "model/document/scenario_document.h"
#include "model/io/recovery.h"
#include "model/io/resource_paths.h"
#include "model/library/content_library.h"

namespace bocage::test {

inline QString samplePath() {
    return model::resourcesFolder() + QStringLiteral("/samples/crossroads-at-dusk.scenario.json");
}

/// The real window on the real packs, with settings of its own, as a user would have it in front.
class WindowFixture {
public:
    enum class Leftovers { Remove, Keep };

    explicit WindowFixture(Leftovers leftovers = Leftovers::Remove,
                           const model::LibraryLoad& load = library()) {
        QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("bocage"),
                  QStringLiteral("bocage"))
            .clear();
        if (leftovers == Leftovers::Remove)
            QDir(model::recoveryFolder()).removeRecursively();
        settings = std::make_unique<app::Settings>();
        settings->setLanguage(QStringLiteral("en"));
        app::setUpApplication(*qApp, *settings);
        window = std::make_unique<app::MainWindow>(*settings, load);
        window->resize(1280, 800);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        // Whoever makes something new is asked which game it is for: here the first.
        QObject::connect(&m_chooser, &QTimer::timeout, window.get(), [] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (dialog && dialog->objectName() == QLatin1String("chooseGame") &&
                !qApp->property("testChoosesTheGame").toBool())
                static_cast<QDialog*>(dialog)->accept();
        });
        m_chooser.start(20);
    }

    static const model::LibraryLoad& library() {
        static const model::LibraryLoad load = model::loadInstalledLibrary();
        return load;
    }

    void openSample() {
        window->openFiles({samplePath()});
        QCoreApplication::processEvents();
    }
    editor::ScenarioView& view() {
        return *qobject_cast<editor::ScenarioView*>(window->pages().current()->view);
    }
    editor::MapCanvas& canvas() { return view().canvas(); }
    model::ScenarioDocument& document() { return view().document(); }
    const rules::Scenario& scenario() { return document().scenario(); }
    editor::ArmyDesk& desk() {
        for (const auto& workspace : window->workspaces())
            if (auto* armies = qobject_cast<editor::ArmyWorkspace*>(workspace.get()))
                return armies->desk();
        std::abort();
    }
    QAction* action(const char* id) { return window->actions().action(QString::fromLatin1(id)); }

    QPoint pixel(QPointF cells) { return canvas().toPixels(cells).toPoint(); }
    QPoint middleOf(rules::Cell cell) { return pixel({cell.col + 0.5, cell.row + 0.5}); }
    void click(rules::Cell cell, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, modifiers, middleOf(cell));
    }
    void drag(rules::Cell from, rules::Cell to) {
        QWidget* viewport = canvas().viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, middleOf(from));
        // A hand passes through the middle; the tool has to cope with several moves.
        const QPoint half = (middleOf(from) + middleOf(to)) / 2;
        sendMove(viewport, half);
        sendMove(viewport, middleOf(to));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, middleOf(to));
    }
    /// Qt's offscreen mouseMove carries no buttons; a drag needs them.
    static void sendMove(QWidget* widget, QPoint at) {
        QMouseEvent move(QEvent::MouseMove, QPointF(at), widget->mapToGlobal(QPointF(at)), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(widget, &move);
    }

    /// An option of the tool in hand; the strip is rebuilt a moment after a change.
    template <class Control>
    Control& option(const char* id) {
        QCoreApplication::processEvents();
        auto* control = view().optionsBar().template findChild<Control*>(QString::fromLatin1(id));
        if (!control)
            qFatal("no option %s", id);
        return *control;
    }

    /// Presses a button of the next modal dialog, by object name or text.
    static void answerNext(const QString& button) {
        auto* timer = new QTimer(qApp);
        timer->setInterval(20);
        QObject::connect(timer, &QTimer::timeout, qApp, [timer, button] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (!dialog)
                return;
            for (QAbstractButton* found : dialog->findChildren<QAbstractButton*>())
                if (found->objectName() == button || found->text().remove(QLatin1Char('&')) == button) {
                    timer->stop();
                    timer->deleteLater();
                    found->click();
                    return;
                }
        });
        timer->start();
    }

    std::unique_ptr<app::Settings> settings;
    std::unique_ptr<app::MainWindow> window;

private:
    QTimer m_chooser;
};

}  // namespace bocage::test
