#pragma once

#include <QString>

namespace bocage::app {

class MainWindow;

/// Plays a few moves of a hand on the window, for the pictures of the manual. Steps are parted by ";":
/// "action ID", "drag C5 I2", "click C5", "hover C5", "key S", "hold Shift", "dock ID"; "press C5" and
/// "move C5" for a drag that is not over yet; "choose ID" takes a piece from the box, "set NAME N" sets a
/// control. Cells are those of the map in front, "C5n" is the north rim of one, likewise e, s and w. Says on
/// the error output what it does not understand, and stops there.
bool playScript(MainWindow& window, const QString& script);

}  // namespace bocage::app
