#pragma once

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <functional>

#include "editor/studio/content_outline.h"
#include "editor/studio/studio_workspace.h"
#include "model/commands/pack_edits.h"
#include "tests/editor/window_fixture.h"

/// What tests of the studio share: the pack in front, its fields, dialogs that come up.
namespace bocage::test {

inline editor::StudioWorkspace& studio(WindowFixture& f) {
    for (const auto& each : f.window->workspaces())
        if (auto* found = qobject_cast<editor::StudioWorkspace*>(each.get()))
            return *found;
    std::abort();
}
inline model::PackDocument& documentOf(WindowFixture& f) {
    auto* document = qobject_cast<model::PackDocument*>(f.window->currentDocument());
    if (!document)
        qFatal("no pack in front");
    return *document;
}
template <class Control>
Control& control(QWidget& in, const QString& name) {
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
Control& field(WindowFixture& f, const char* pointer) {
    return control<Control>(studio(f).view()->form(), QStringLiteral("field:") + QLatin1String(pointer));
}
inline void enter(QLineEdit& line, const QString& text) {
    line.setFocus();
    line.selectAll();
    QTest::keyClicks(&line, text);
    QTest::keyClick(&line, Qt::Key_Return);
    QCoreApplication::processEvents();
}
/// Runs `act` in the next modal dialog of that name.
inline void inDialog(const QString& name, std::function<void(QDialog&)> act) {
    auto* timer = new QTimer(qApp);
    timer->setInterval(20);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, name, act] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog || dialog->objectName() != name)
            return;
        timer->stop();
        timer->deleteLater();
        act(*dialog);
    });
    timer->start();
}
inline void newPack(WindowFixture& f, const QString& title, const char* game = nullptr) {
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
inline bool write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).absolutePath()) && file.open(QIODevice::WriteOnly) &&
           file.write(bytes) == bytes.size();
}

}  // namespace bocage::test
