#include "app/gui/screenshot_script.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHash>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSpinBox>
#include <QTabBar>
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

std::optional<QPointF> pixelOf(const editor::MapCanvas& canvas, QString name) {
    static const QHash<QChar, QPointF> rims{
        {u'n', {0.5, 0.02}}, {u'e', {0.98, 0.5}}, {u's', {0.5, 0.98}}, {u'w', {0.02, 0.5}}};
    QPointF inside(0.5, 0.5);
    if (!name.isEmpty() && rims.contains(name.back())) {
        inside = rims.value(name.back());
        name.chop(1);
    }
    const auto cell = rules::cellFromName(name.toStdString());
    if (!cell)
        return std::nullopt;
    return canvas.toPixels(QPointF(cell->col, cell->row) + inside);
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
    if (verb == QLatin1String("move")) {
        sendMouse(viewport, QEvent::MouseMove, *from, Qt::NoButton, Qt::LeftButton);
        return true;
    }
    if (verb == QLatin1String("press")) {
        sendMouse(viewport, QEvent::MouseButtonPress, *from, Qt::LeftButton, Qt::LeftButton);
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

bool choosePiece(QWidget& window, const QString& id) {
    editor::MapCanvas* canvas = canvasIn(window);
    if (!canvas)
        return false;
    model::Placement piece;
    piece.content = rules::ContentId(id.toStdString());
    canvas->setBrush(piece);
    canvas->activateTool(QStringLiteral("tool.place"));
    return true;
}

bool setControl(QWidget& window, const QString& name, int value) {
    for (QWidget* control : window.findChildren<QWidget*>(name)) {
        if (!control->isVisible())
            continue;
        if (auto* spin = qobject_cast<QSpinBox*>(control)) {
            spin->setValue(value);
        } else if (auto* tabs = qobject_cast<QTabBar*>(control)) {
            tabs->setCurrentIndex(value);
        } else if (auto* button = qobject_cast<QAbstractButton*>(control)) {
            button->click();
        } else if (auto* box = qobject_cast<QComboBox*>(control); box && value < box->count()) {
            while (box->currentIndex() != value) {
                QKeyEvent event(QEvent::KeyPress, box->currentIndex() < value ? Qt::Key_Down : Qt::Key_Up,
                                Qt::NoModifier);
                QApplication::sendEvent(box, &event);
            }
        }
        return true;
    }
    return false;
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
    if (verb == QLatin1String("choose"))
        return choosePiece(window, words.value(1));
    if (verb == QLatin1String("set"))
        return setControl(window, words.value(1), words.value(2).toInt());
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
