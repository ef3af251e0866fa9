#include "app/gui/screenshot_script.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPainter>
#include <QSpinBox>
#include <QTabBar>
#include <QTextStream>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/gui/main_window.h"
#include "editor/canvas/map_canvas.h"
#include "editor/canvas/minimap.h"
#include "editor/picking/plane.h"

namespace bocage::app {

namespace {

void sendMouse(QWidget& target, QEvent::Type type, QPointF at, Qt::MouseButton button,
               Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QMouseEvent event(type, at, target.mapToGlobal(at), button, buttons, modifiers);
    QApplication::sendEvent(&target, &event);
}

editor::MapCanvas* canvasIn(QWidget& window) {
    for (auto* canvas : window.findChildren<editor::MapCanvas*>())
        if (canvas->isVisible())
            return canvas;
    return nullptr;
}

std::optional<QPointF> pixelOf(editor::MapCanvas& canvas, QString name) {
    static const QHash<QChar, QPointF> rims{
        {u'n', {0.5, 0.02}}, {u'e', {0.98, 0.5}}, {u's', {0.5, 0.98}}, {u'w', {0.02, 0.5}}};
    QPointF inside(0.5, 0.5);
    if (!name.isEmpty() && rims.contains(name.back())) {
        inside = rims.value(name.back());
        name.chop(1);
    }
    const rules::Grid& grid = editor::gridOf(canvas.document().scenario());
    if (grid.kind() == rules::GridKind::Hex) {
        const auto hex = grid.named(name.toStdString());
        return hex ? std::optional(canvas.toPixels(editor::middleOf(grid, *hex))) : std::nullopt;
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
    if (verb == QLatin1String("add") || verb == QLatin1String("menu")) {
        const bool add = verb == QLatin1String("add");
        const auto button = add ? Qt::LeftButton : Qt::RightButton;
        const Qt::KeyboardModifiers keys = add ? Qt::ControlModifier : Qt::NoModifier;
        sendMouse(viewport, QEvent::MouseButtonPress, *from, button, button, keys);
        sendMouse(viewport, QEvent::MouseButtonRelease, *from, button, Qt::NoButton, keys);
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
        } else if (auto* list = qobject_cast<QAbstractItemView*>(control)) {
            list->setCurrentIndex(list->model()->index(value, 0));
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

bool typeInto(const QString& name, const QString& words) {
    for (QWidget* top : QApplication::topLevelWidgets())
        for (auto* field : top->findChildren<QLineEdit*>(name))
            if (field->isVisible()) {
                field->setText(words);
                return true;
            }
    return false;
}

bool openMenu(MainWindow& window, int which) {
    QAction* action = window.menuBar()->actions().value(which);
    if (!action || !action->menu())
        return false;
    const QRect place = window.menuBar()->actionGeometry(action);
    action->menu()->popup(window.menuBar()->mapToGlobal(place.bottomLeft()));
    return true;
}

/// A button of a dialog or a notice, by its name.
bool pressButton(const QString& name) {
    QWidget* modal = QApplication::activeModalWidget();
    for (QWidget* top : QApplication::topLevelWidgets())
        for (auto* button : top->findChildren<QAbstractButton*>(name))
            if (button->isVisible() && (!modal || modal->isAncestorOf(button))) {
                button->click();
                return true;
            }
    return false;
}

/// A click on a part of the window, by its name and where on it.
bool clickOn(QWidget& window, const QStringList& words) {
    auto* target = window.findChild<QWidget*>(words.value(1));
    if (!target || words.size() != 4)
        return false;
    const QPointF at(words[2].toInt(), words[3].toInt());
    sendMouse(*target, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
    sendMouse(*target, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    return true;
}

/// One line about what is open and what is offered, for scripts that watch.
void sayState(MainWindow& window) {
    QJsonArray documents;
    for (int i = 0; i < window.pages().count(); ++i) {
        const Page& page = window.pages().at(i);
        QStringList notices;
        for (int row = 0; row < page.notices->count(); ++row)
            if (const QWidget* notice = page.notices->itemAt(row)->widget(); notice && !notice->isHidden())
                notices << notice->accessibleName() + QLatin1Char(' ') + notice->accessibleDescription();
        documents << QJsonObject{
            {QStringLiteral("path"), page.document ? page.document->path() : QString()},
            {QStringLiteral("name"), page.document ? page.document->displayName() : QString()},
            {QStringLiteral("modified"), page.document && page.document->isModified()},
            {QStringLiteral("bytes"),
             page.document ? QString::fromUtf8(page.document->toBytes()) : QString()},
            {QStringLiteral("notices"), QJsonArray::fromStringList(notices)}};
    }
    QTextStream(stdout) << QJsonDocument(documents).toJson(QJsonDocument::Compact) << Qt::endl;
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
    if (verb == QLatin1String("type"))
        return typeInto(words.value(1), words.mid(2).join(QLatin1Char(' ')));
    if (verb == QLatin1String("list"))
        return openMenu(window, words.value(1).toInt());
    if (verb == QLatin1String("press") && words.size() == 2 && !rules::cellFromName(words[1].toStdString()))
        return pressButton(words[1]);
    if (verb == QLatin1String("accept")) {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog)
            dialog->accept();
        return dialog;
    }
    if (verb == QLatin1String("show")) {
        rules::Location location;
        location.pointer = words.value(1).toStdString();
        window.reveal(location);
        return true;
    }
    if (verb == QLatin1String("shot"))
        return true;  // taken before the next step was made ready
    if (verb == QLatin1String("point"))
        return clickOn(window, words);
    if (verb == QLatin1String("copy")) {
        window.autosave().saveNow();
        return true;
    }
    if (verb == QLatin1String("save"))
        return window.pages().current() && window.saveTo(*window.pages().current(), words.value(1));
    if (verb == QLatin1String("say")) {
        sayState(window);
        return true;
    }
    return playOnMap(window, words);
}

}  // namespace

void playScript(MainWindow& window, const QString& script, const std::function<void()>& done) {
    const QStringList steps = script.split(QLatin1Char(';'), Qt::SkipEmptyParts);
    if (steps.isEmpty())
        return done ? done() : void();
    if (window.isSaving()) {
        QTimer::singleShot(10, &window, [&window, script, done] { playScript(window, script, done); });
        return;
    }
    // The next step waits in the event loop: this one may open a dialog and come back only when it is closed.
    const QString rest = steps.mid(1).join(QLatin1Char(';'));
    const QStringList words = steps.first().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const bool pause = words.value(0) == QLatin1String("wait");
    // A picture waits for what is still to come, which must not be the next steps.
    if (words.value(0) == QLatin1String("shot") && !settledPicture(window).save(words.value(1)))
        return QApplication::exit(3);
    QTimer::singleShot(pause ? words.value(1).toInt() : 0, &window,
                       [&window, rest, done] { playScript(window, rest, done); });
    if (!pause && !words.isEmpty() && !playStep(window, words)) {
        QTextStream(stderr) << "bocage: step not understood: " << steps.first().trimmed() << '\n';
        QApplication::exit(2);
    }
}

QImage pictureOf(QWidget& window) {
    // The map is drawn in a thread of its own: a picture shows it finished.
    for (auto* canvas : window.findChildren<editor::MapCanvas*>())
        if (canvas->isVisible())
            canvas->settle();
    for (auto* overview : window.findChildren<editor::Minimap*>())
        if (overview->isVisible())
            overview->settle();
    QPixmap picture = window.grab();
    QPainter painter(&picture);
    QWidgetList above = QApplication::topLevelWidgets();
    // Menus and tips lie above dialogs.
    std::stable_partition(above.begin(), above.end(), [](const QWidget* widget) {
        return widget->windowType() != Qt::Popup && widget->windowType() != Qt::ToolTip;
    });
    for (QWidget* widget : above) {
        if (widget == &window || !widget->isVisible())
            continue;
        const QPoint at = widget->mapToGlobal(QPoint()) - window.mapToGlobal(QPoint());
        painter.drawPixmap(at, widget->grab());
        if (widget->windowType() == Qt::Dialog) {
            // Offscreen no window manager draws a frame.
            painter.setPen(QColor(0x5B, 0x4A, 0x3E));
            painter.drawRect(QRect(at, widget->size()).adjusted(0, 0, -1, -1));
        }
    }
    painter.end();
    return picture.toImage();
}

QImage settledPicture(QWidget& window) {
    QImage before, now = pictureOf(window);
    for (int frame = 0; frame < 200 && now != before; ++frame) {
        QApplication::processEvents();
        before = now;
        now = pictureOf(window);
    }
    return now;
}

}  // namespace bocage::app
