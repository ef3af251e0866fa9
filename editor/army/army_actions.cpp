#include "editor/army/army_actions.h"

#include <QCoreApplication>

namespace bocage::editor {

namespace {

#define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr ActionInfo table[] = {
    {"army.put", Menu::Army, 0, ACTION("&Put in what the catalogue shows"),
     ACTION("Adds the chosen tile, or puts the chosen option into the selected slot."), "add", "Ctrl+Return",
     QKeySequence::UnknownKey, ActionInfo::Plain, 1},
    {"army.replace", Menu::Army, 0, ACTION("&Replace by what the catalogue shows"),
     ACTION("Swaps the selected tile or option for the chosen one; what still fits stays."), "swap",
     "Ctrl+Shift+Return", QKeySequence::UnknownKey, ActionInfo::Plain, 1},
    {"army.search", Menu::Army, 0, ACTION("&Search the catalogue"),
     ACTION("Moves the keyboard to the search of the catalogue."), "search", "Ctrl+F"},
    {"army.startFromHero", Menu::Army, 1, ACTION("Start from this &hero"),
     ACTION("Adds the chosen hero with the tiles the hero needs and an officer tile."), "hero"},
    {"army.fill", Menu::Army, 1, ACTION("&Fill the last points…"),
     ACTION("Finds the best use for the points that are left; everything in the army stays."), "fix", "",
     QKeySequence::UnknownKey, ActionInfo::Plain, 3},
    {"army.best", Menu::Army, 1, ACTION("&Best army for a goal…"),
     ACTION("Finds the legal army that serves a goal best, and says why."), "favourite", "",
     QKeySequence::UnknownKey, ActionInfo::Plain, 3},
    {"army.random", Menu::Army, 1, ACTION("R&andom army…"),
     ACTION("Draws a legal army; the same seed gives the same army."), "odds"},
    {"army.moveUp", Menu::Army, 2, ACTION("Move &up the sheet"), ACTION("Moves the selected tile forward."),
     "up", "Alt+Up; Alt+Left", QKeySequence::UnknownKey, ActionInfo::Plain, 2},
    {"army.moveDown", Menu::Army, 2, ACTION("Move &down the sheet"),
     ACTION("Moves the selected tile backward."), "down", "Alt+Down; Alt+Right", QKeySequence::UnknownKey,
     ActionInfo::Plain, 2},
    {"army.name", Menu::Army, 2, ACTION("&Name this tile…"),
     ACTION("Gives the selected tile a name of your own."), "text", "F2"},
    {"army.flip", Menu::Army, 3, ACTION("Show the &other side of counters"),
     ACTION("Turns all counters on the sheet over, or back."), "flip", "Ctrl+Shift+F",
     QKeySequence::UnknownKey, ActionInfo::Checkable, 2},
    {"army.branch", Menu::Army, 4, ACTION("Branch a &variant"),
     ACTION("Goes on with a copy of this list; the old one is kept as a variant."), "variant", "Ctrl+Alt+B",
     QKeySequence::UnknownKey, ActionInfo::Plain, 4},
    {"army.compare", Menu::Army, 4, ACTION("&Compare…"),
     ACTION("Shows this army beside a variant or another army."), "compare", "", QKeySequence::UnknownKey,
     ActionInfo::Plain, 4},
    {"army.share", Menu::Army, 5, ACTION("Shar&e…"),
     ACTION("Shows the army as one line of text and as a QR code."), "share", "", QKeySequence::UnknownKey,
     ActionInfo::Plain, 5},
};

#undef ACTION

}  // namespace

std::span<const ActionInfo> armyActions() {
    return table;
}

}  // namespace bocage::editor
