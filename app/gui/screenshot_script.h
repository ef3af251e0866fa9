#pragma once

#include <QString>
#include <functional>

class QImage;
class QWidget;

namespace bocage::app {

class MainWindow;

/// Plays a few moves of a hand on the window, for the pictures of the manual. Steps are parted by ";":
/// "action ID", "drag C5 I2", "click C5", "add C5" (with Ctrl), "menu C5" (right button), "hover C5", "key
/// S", "hold Shift", "dock ID"; "press C5" and "move C5" for a drag that is not over yet; "choose ID" takes a
/// piece from the box, "set NAME N" sets a control, "type NAME WORDS" writes into a field, "list N" opens
/// a menu of the menu bar, "press NAME" presses a button of a dialog or notice, "accept" takes what a dialog
/// offers, "point NAME X Y" clicks on a part of the window, "show POINTER" goes to a place in the document,
/// "shot FILE" takes a picture on the way, "wait N" waits for milliseconds. For tests that watch the
/// program: "copy" writes the safety copies now, "save PATH" saves the document in front, "say" writes a line
/// of JSON about what is open. Cells are those of the map in front, "C5n" is the north rim of one, likewise
/// e, s and w. Goes on while a dialog or menu is open. What it does not understand it says on the error
/// output; then the application ends with 2. `done` is called after the last step.
void playScript(MainWindow& window, const QString& script, const std::function<void()>& done = {});

/// The window with the dialogs, menus and tips above it.
QImage pictureOf(QWidget& window);
/// The same when nothing more is to come (live checks, thumbnails, the map's finer pictures).
QImage settledPicture(QWidget& window);

}  // namespace bocage::app
