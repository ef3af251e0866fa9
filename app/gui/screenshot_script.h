#pragma once

#include <QString>

namespace bocage::app {

class MainWindow;

/// Plays a few moves of a hand on the window, for the pictures of the manual. Steps are parted by ";":
/// "action ID", "drag C5 I2", "click C5", "hover C5", "key S", "hold Shift", "dock ID". Cells are those of
/// the map in front. Says on the error output what it does not understand, and stops there.
bool playScript(MainWindow& window, const QString& script);

}  // namespace bocage::app
