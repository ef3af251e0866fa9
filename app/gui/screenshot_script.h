#pragma once

#include <QString>

class QImage;
class QWidget;

namespace bocage::app {

class MainWindow;

/// Plays a few moves of a hand on the window, for the pictures of the manual. Steps are parted by ";":
/// "action ID", "drag C5 I2", "click C5", "add C5" (with Ctrl), "menu C5" (right button), "hover C5", "key
/// S", "hold Shift", "dock ID"; "press C5" and "move C5" for a drag that is not over yet; "choose ID" takes a
/// piece from the box, "set NAME N" sets a control, "type NAME WORDS" writes into a field, "list N" opens
/// a menu of the menu bar, "press NAME" presses a button of a dialog or notice. For tests that watch the
/// program: "copy" writes the safety copies now, "save PATH" saves the document in front, "say" writes a line
/// of JSON about what is open. Cells are those of the map in front, "C5n" is the north rim of one, likewise
/// e, s and w. Goes on while a dialog or menu is open. What it does not understand it says on the error
/// output; then the application ends with 2.
void playScript(MainWindow& window, const QString& script);

/// The window with the dialogs, menus and tips above it.
QImage pictureOf(QWidget& window);

}  // namespace bocage::app
