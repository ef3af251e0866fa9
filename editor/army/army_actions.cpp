#include "editor/army/army_actions.h"

#include <QCoreApplication>

#include "editor/systems/game_editor.h"

namespace bocage::editor {

namespace {

#define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr ActionInfo table[] = {
    {"army.put", Menu::Army, 0, ACTION("&Put in what the catalogue shows"),
     ACTION("Adds what is chosen, or puts the chosen option into the selected slot."), "add", "Ctrl+Return",
     QKeySequence::UnknownKey, ActionInfo::Plain, 1},
    {"army.replace", Menu::Army, 0, ACTION("&Replace by what the catalogue shows"),
     ACTION("Swaps the selected card or option for the chosen one; what still fits stays."), "swap",
     "Ctrl+Shift+Return", QKeySequence::UnknownKey, ActionInfo::Plain, 1},
    {"army.search", Menu::Army, 0, ACTION("&Search the catalogue"),
     ACTION("Moves the keyboard to the search of the catalogue."), "search", "Ctrl+F"},
    {"army.moveUp", Menu::Army, 2, ACTION("Move &up the sheet"), ACTION("Moves the selected card forward."),
     "up", "Alt+Up; Alt+Left", QKeySequence::UnknownKey, ActionInfo::Plain, 2},
    {"army.moveDown", Menu::Army, 2, ACTION("Move &down the sheet"),
     ACTION("Moves the selected card backward."), "down", "Alt+Down; Alt+Right", QKeySequence::UnknownKey,
     ActionInfo::Plain, 2},
    {"army.name", Menu::Army, 2, ACTION("&Name this card…"),
     ACTION("Gives the selected card a name of your own."), "text", "F2"},
    {"army.flip", Menu::Army, 3, ACTION("Show the &other side of counters"),
     ACTION("Turns all counters on the sheet over, or back."), "flip", "Ctrl+Shift+F",
     QKeySequence::UnknownKey, ActionInfo::Checkable, 2},
    {"army.branch", Menu::Army, 4, ACTION("Branch a &variant"),
     ACTION("Goes on with a copy of this list; the old one is kept as a variant."), "variant", "Ctrl+Alt+B",
     QKeySequence::UnknownKey, ActionInfo::Plain, 4},
    {"army.share", Menu::Army, 5, ACTION("Shar&e…"),
     ACTION("Shows the army as one line of text and as a QR code."), "share", "", QKeySequence::UnknownKey,
     ActionInfo::Plain, 5},
};

#undef ACTION

}  // namespace

std::vector<ActionInfo> armyActions() {
    std::vector<ActionInfo> all(std::begin(table), std::end(table));
    for (const GameEditor* game : gameEditors())
        all.insert(all.end(), game->rosterActions().begin(), game->rosterActions().end());
    return all;
}

}  // namespace bocage::editor
