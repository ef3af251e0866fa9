#include "app/gui/screenshot_script.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTextStream>

#include "app/gui/main_window.h"
#include "editor/canvas/map_canvas.h"

namespace bocage::app {

namespace {

void sendMouse(QWidget& target, QEvent::Type type, QPointF at, Qt::MouseButton button,
               Qt::MouseButtons buttons) {
    QMouseEvent event(type, at, target.mapToGlobal(at), button, buttons, Qt::NoModifier);
    QApplication::sendEvent(&target, &event);
}

editor::MapCanvas* canvasIn(QWidget& window) {
    for (auto* canvas : window.findChildren<editor::MapCanvas*>())
        if (canvas->isVisible())
            return canvas;
    return nullptr;
}

std::optional<QPointF> pixelOf(const editor::MapCanvas& canvas, const QString& name) {
    const auto cell = rules::cellFromName(name.toStdString());
    if (!cell)
        return std::nullopt;
    return canvas.toPixels(QPointF(cell->col + 0.5, cell->row + 0.5));
}

/// One step on the map; false when it is none or names no cell.
bool playOnMap(QWidget& window, const QStringList& words) {
    editor::MapCanvas* canvas = canvasIn(window);
    const auto from = canvas ? pixelOf(*canvas, words.value(1)) : std::nullopt;
    if (!from)
        return false;
    QWidget& viewport = *canvas->viewport();
    const QString& verb = words.first();
    if (verb == QLatin1String("hover")) {
        sendMouse(viewport, QEvent::MouseMove, *from, Qt::NoButton, Qt::NoButton);
        return true;
    }
    const auto to = verb == QLatin1String("drag") ? pixelOf(*canvas, words.value(2)) : from;
    if (!to || (verb != QLatin1String("drag") && verb != QLatin1String("click")))
        return false;
    sendMouse(viewport, QEvent::MouseMove, *from, Qt::NoButton, Qt::NoButton);
    sendMouse(viewport, QEvent::MouseButtonPress, *from, Qt::LeftButton, Qt::LeftButton);
    if (*to != *from) {
        sendMouse(viewport, QEvent::MouseMove, (*from + *to) / 2, Qt::NoButton, Qt::LeftButton);
        sendMouse(viewport, QEvent::MouseMove, *to, Qt::NoButton, Qt::LeftButton);
    }
    sendMouse(viewport, QEvent::MouseButtonRelease, *to, Qt::LeftButton, Qt::NoButton);
    return true;
}

bool playKey(QWidget& window, const QString& name, bool release) {
    editor::MapCanvas* canvas = canvasIn(window);
    const QKeySequence keys(name);
    const int key = name == QLatin1String("Shift") ? int(Qt::Key_Shift)
                    : keys.isEmpty()               ? 0
                                                   : int(keys[0].key());
    if (!canvas || !key)
        return false;
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
    QApplication::sendEvent(canvas, &press);
    if (release) {
        QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier);
        QApplication::sendEvent(canvas, &up);
    }
    return true;
}

bool playStep(MainWindow& window, const QStringList& words) {
    const QString& verb = words.first();
    if (verb == QLatin1String("action")) {
        QAction* action = window.actions().action(words.value(1));
        if (action)
            action->trigger();
        return action;
    }
    if (verb == QLatin1String("dock")) {
        auto* dock = window.findChild<QDockWidget*>(words.value(1));
        if (dock) {
            dock->show();
            dock->raise();
        }
        return dock;
    }
    if (verb == QLatin1String("key") || verb == QLatin1String("hold"))
        return playKey(window, words.value(1), verb == QLatin1String("key"));
    return playOnMap(window, words);
}

}  // namespace

bool playScript(MainWindow& window, const QString& script) {
    for (const QString& step : script.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const QStringList words = step.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        if (!words.isEmpty() && !playStep(window, words)) {
            QTextStream(stderr) << "bocage: step not understood: " << step.trimmed() << '\n';
            return false;
        }
        QApplication::processEvents();
    }
    return true;
}

}  // namespace bocage::app
