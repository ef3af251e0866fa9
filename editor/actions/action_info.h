#pragma once

#include <QKeySequence>

namespace bocage::editor {

/// The menu an action lives in; also its category in the command palette.
enum class Menu { File, Edit, View, Battlefield, Army, Check, Print, Window, Help };

/// One row of an action table: everything that menus, tool bar, command palette, tests and manual need to
/// know. Texts are marked with QT_TRANSLATE_NOOP("Actions", …).
struct ActionInfo {
    const char* id;  ///< also the objectName, for example "edit.rotate"
    Menu menu;
    int group;         ///< a separator parts groups inside a menu
    const char* text;  ///< with its mnemonic
    const char* tip;   ///< one sentence: what it does
    const char* icon = "";
    const char* keys = "";  ///< portable text; several parted by "; "
    QKeySequence::StandardKey standardKey = QKeySequence::UnknownKey;
    enum Kind { Plain, Checkable, Tool } kind = Plain;  ///< tools are exclusive among themselves
    int toolBar = 0;  ///< group on the tool bar, from the left; 0 = not there
};

}  // namespace bocage::editor
