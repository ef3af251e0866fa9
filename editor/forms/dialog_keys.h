#pragma once

class QKeyEvent;
class QObject;
class QPushButton;

namespace bocage::editor {

/// What Enter and Escape mean, in every dialog and beside it (docs/editor.md, "Enter and Escape"):
/// - a dialog marks the button that does what it is for; one whose fields count at once marks none, so that
///   Enter never closes it;
/// - Enter presses the button that has the keyboard, otherwise the marked one; in a list it does what a
///   double click does. Where Enter begins a new line, Ctrl+Enter presses the marked button;
/// - Escape leaves: a dialog closes and takes nothing, a panel gives the keyboard back to the document.

/// Called for each button that is shown in a dialog: Qt would mark whatever button comes first, or has the
/// keyboard.
void leaveUnmarked(QPushButton& button);

/// True when the key was dealt with.
bool pressesByEnter(QObject& watched, const QKeyEvent& key);

}  // namespace bocage::editor
