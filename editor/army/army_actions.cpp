#include "editor/army/army_actions.h"

#include <QCoreApplication>

namespace bocage::editor {

namespace {

#define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr ActionInfo table[] = {
    {"army.put", Menu::Army, 0, ACTION("&Put in what the catalogue shows"),
     ACTION("Adds the chosen tile, or puts the chosen option into the selected slot."), "add", "Ctrl+Return"},
    {"army.replace", Menu::Army, 0, ACTION("&Replace by what the catalogue shows"),
     ACTION("Swaps the selected tile or option for the chosen one; what still fits stays."), "swap",
     "Ctrl+Shift+Return"},
    {"army.search", Menu::Army, 0, ACTION("&Search the catalogue"),
     ACTION("Moves the keyboard to the search of the catalogue."), "search", "Ctrl+F"},
    {"army.startFromHero", Menu::Army, 1, ACTION("Start from this &hero"),
     ACTION("Adds the chosen hero with the tiles the hero needs and an officer tile."), "hero"},
    {"army.moveUp", Menu::Army, 2, ACTION("Move &up the sheet"), ACTION("Moves the selected tile forward."),
     "up", "Alt+Up; Alt+Left"},
    {"army.moveDown", Menu::Army, 2, ACTION("Move &down the sheet"),
     ACTION("Moves the selected tile backward."), "down", "Alt+Down; Alt+Right"},
    {"army.name", Menu::Army, 2, ACTION("&Name this tile…"),
     ACTION("Gives the selected tile a name of your own."), "text", "F2"},
    {"army.flip", Menu::Army, 3, ACTION("Show the &other side of counters"),
     ACTION("Turns all counters on the sheet over, or back."), "flip", "Ctrl+Shift+F",
     QKeySequence::UnknownKey, ActionInfo::Checkable},
};

#undef ACTION

}  // namespace

std::span<const ActionInfo> armyActions() {
    return table;
}

}  // namespace bocage::editor
