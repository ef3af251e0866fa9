#pragma once

class QKeyEvent;
class QObject;
class QPushButton;
class QWidget;

namespace bocage::editor {

/// What Enter and Escape mean, in every dialog and beside it (docs/editor.md, "Enter and Escape"):
/// - a dialog marks the button that does what it is for. A dialog whose fields count at once marks none, so
/// that
///   Enter never closes it;
/// - Enter presses the button that has the keyboard, otherwise the marked one; in a list it does what a
/// double
///   click does. Where Enter begins a new line, Ctrl+Enter presses the marked button;
/// - Escape leaves: a dialog closes and takes nothing, a field of the window drops what was typed into it.

/// Called for each button that is shown in a dialog: Qt would mark whatever button comes first, or has the
/// keyboard.
void leaveUnmarked(QPushButton& button);

/// True when the key was dealt with.
bool pressesByEnter(QObject& watched, const QKeyEvent& key);

/// Takes back what was typed into a line or a number and not handed over yet. Search fields are left alone:
/// nothing in them waits to be handed over.
void dropPendingInput(QWidget& field);

}  // namespace bocage::editor
