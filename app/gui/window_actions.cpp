#include "app/gui/window_actions.h"

#include <QCoreApplication>

namespace bocage::app {

using editor::ActionInfo;
using editor::Menu;

namespace {

#define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr ActionInfo table[] = {
    {"file.new", Menu::File, 0, ACTION("&New scenario"), ACTION("Starts an empty battle in a new tab."),
     "new", "", QKeySequence::New, ActionInfo::Plain, -1},
    {"file.newArmy", Menu::File, 0, ACTION("New &army…"),
     ACTION("Starts an army: asks for faction and points, then opens it in a new tab."), "army",
     "Ctrl+Alt+N"},
    {"file.newPack", Menu::File, 0, ACTION("New pac&k…"),
     ACTION("Starts a pack for pieces of your own and opens it in the studio."), "pack"},
    {"file.newFromTemplate", Menu::File, 0, ACTION("New from &template…"),
     ACTION("Starts a battle from boards that are already laid out."), "scenario", "Ctrl+Shift+N"},
    {"file.open", Menu::File, 0, ACTION("&Open…"), ACTION("Opens a scenario or army from a file."), "open",
     "", QKeySequence::Open, ActionInfo::Plain, -1},
    {"file.openSample", Menu::File, 0, ACTION("Open the &sample battle"),
     ACTION("Opens the sample scenario that comes with the program."), "favourite"},
    {"file.reopenSession", Menu::File, 1, ACTION("Open the files of last ti&me"),
     ACTION("Opens again what was open when the window was closed."), "history"},
    {"file.reopenAtStart", Menu::File, 1, ACTION("Open them at every st&art"),
     ACTION("Begins where you stopped: the files of last time open by themselves."), "", "",
     QKeySequence::UnknownKey, ActionInfo::Checkable},
    {"file.clearRecent", Menu::File, 1, ACTION("&Clear the list of recent files"),
     ACTION("Forgets which files were open lately; the files stay.")},
    {"file.save", Menu::File, 2, ACTION("&Save"), ACTION("Writes the document to its file."), "save", "",
     QKeySequence::Save, ActionInfo::Plain, -1},
    {"file.saveAs", Menu::File, 2, ACTION("Save &as…"), ACTION("Writes the document to another file."),
     "save-as", "Ctrl+Shift+S"},
    {"file.saveAll", Menu::File, 2, ACTION("Save a&ll"), ACTION("Writes every changed document to its file."),
     "save", "Ctrl+Alt+S"},
    {"file.saveTemplate", Menu::File, 2, ACTION("Save as te&mplate…"),
     ACTION("Keeps a copy of the battle to start new ones from."), "save-as"},
    {"file.reload", Menu::File, 2, ACTION("&Reload from disk"),
     ACTION("Reads the file again and drops changes that were not saved."), "history"},
    {"file.versions", Menu::File, 2, ACTION("&Earlier versions…"),
     ACTION("Lists backups and safety copies of the document in front, to look at or to take back."),
     "history"},
    {"file.print", Menu::File, 2, ACTION("&Print aids…"),
     ACTION("Booklet, counters, army sheets and more of the document in front, on paper or as PDF."), "print",
     "", QKeySequence::Print},
    {"file.import", Menu::File, 3, ACTION("&Import…"),
     ACTION("Reads back a bundle, a Tiled map or a BattleScribe roster."), "import"},
    {"file.export", Menu::File, 3, ACTION("E&xport…"),
     ACTION("Writes the document for another program, and says what gets lost on the way."), "export",
     "Ctrl+E"},
    {"file.packs", Menu::File, 3, ACTION("Pac&ks…"),
     ACTION("Lists the packs that are installed: what is in them, install, update, check, export, remove."),
     "pack", "Ctrl+Alt+P"},
    {"file.close", Menu::File, 4, ACTION("&Close tab"), ACTION("Closes the document in front."), "close", "",
     QKeySequence::Close},
    {"file.quit", Menu::File, 5, ACTION("&Quit"), ACTION("Closes every document and the window."), "quit",
     "Ctrl+Q"},

    {"edit.undo", Menu::Edit, 0, ACTION("&Undo"), ACTION("Takes the last step back."), "undo", "",
     QKeySequence::Undo, ActionInfo::Plain, 9},
    {"edit.redo", Menu::Edit, 0, ACTION("&Redo"), ACTION("Does again what was taken back."), "redo",
     "Ctrl+Shift+Z; Ctrl+Y", QKeySequence::UnknownKey, ActionInfo::Plain, 9},

    {"edit.copyText", Menu::Edit, 8, ACTION("Copy as te&xt"),
     ACTION("Puts what the document says into the clipboard, as plain text for forums and chats."), "text",
     "Ctrl+Alt+C"},
    {"edit.preferences", Menu::Edit, 9, ACTION("Pre&ferences…"),
     ACTION(
         "Language, look, keys, safety copies, folders, lengths, paper, boxes and templates in one place."),
     "settings", "Ctrl+,"},

    {"view.dark", Menu::View, 8, ACTION("&Dark theme"),
     ACTION("Switches between light and dark; the map keeps its colours."), "theme-dark", "Ctrl+Shift+D",
     QKeySequence::UnknownKey, ActionInfo::Checkable},
    {"view.resetLayout", Menu::View, 9, ACTION("&Reset the panels"),
     ACTION("Puts every panel back to its first place."), "layers"},
    {"view.fullScreen", Menu::View, 9, ACTION("&Full screen"),
     ACTION("Fills the screen with the window, or gives it back."), "fit", "F11", QKeySequence::UnknownKey,
     ActionInfo::Checkable},

    {"army.importCode", Menu::Army, 5, ACTION("&Import a share code…"),
     ACTION("Opens the army of a share code as a new document."), "import"},
    {"army.rosters", Menu::Army, 6, ACTION("R&osters…"),
     ACTION("Shows the armies of a folder with faction, points, verdict and picture."), "open"},
    {"army.organise", Menu::Army, 6, ACTION("Organiser's chec&k…"),
     ACTION("Holds the armies of a folder or a list of share codes to one limit, packs and bans."),
     "validate"},
    {"army.boxes", Menu::Army, 6, ACTION("M&y boxes…"),
     ACTION("Says which boxes and pieces you own, and which of your armies you can field."), "collection"},
    {"army.open", Menu::Army, 9, ACTION("Open an army of this &scenario…"),
     ACTION("Opens an army inside or beside the scenario in front, or adds one."), "army", "Ctrl+Shift+O"},

    {"check.next", Menu::Check, 0, ACTION("&Next problem"),
     ACTION("Goes to the next problem and shows its place."), "down", "F8"},
    {"check.previous", Menu::Check, 0, ACTION("&Previous problem"),
     ACTION("Goes to the problem before and shows its place."), "up", "Shift+F8"},
    {"check.fix", Menu::Check, 1, ACTION("&Fix this problem"),
     ACTION("Applies the first way out of the chosen problem, as one step that can be undone."), "fix",
     "Ctrl+."},
    {"check.fixAll", Menu::Check, 1, ACTION("Fix &all of this kind"),
     ACTION("Mends everything that the chosen problem's rule finds the same way, as one step."), "fix",
     "Ctrl+Shift+."},
    {"check.waive", Menu::Check, 2, ACTION("&Waive, or take back a waiver…"),
     ACTION("Accepts the chosen problem with a reason that is kept in the file, or counts it again."),
     "waive", "Ctrl+Alt+W"},
    {"check.strict", Menu::Check, 2, ACTION("&Strict"),
     ACTION("Refuses waivers: what was waived counts again."), "", "", QKeySequence::UnknownKey,
     ActionInfo::Checkable},
    {"check.rule", Menu::Check, 3, ACTION("&Read the rule"),
     ACTION("Opens the rule that the chosen problem cites, with its neighbours."), "info", "Shift+F1"},
    {"check.filter", Menu::Check, 3, ACTION("&Filter the problems"),
     ACTION("Moves the keyboard to the filter above the problems."), "filter", "Ctrl+Alt+F"},
    {"check.keepTest", Menu::Check, 4, ACTION("&Keep as a rule test…"),
     ACTION("Keeps what the rules say of the army or scenario in front beside the pieces of one of your "
            "packs."),
     "validate", "Ctrl+Alt+K"},

    {"window.find", Menu::Window, 0, ACTION("&Find anything…"),
     ACTION("Finds an action, a place or a thing on the map by a few letters."), "search", "Ctrl+K"},
    {"window.nextTab", Menu::Window, 1, ACTION("&Next tab"), ACTION("Shows the document to the right."), "",
     "Ctrl+PgDown"},
    {"window.previousTab", Menu::Window, 1, ACTION("&Previous tab"),
     ACTION("Shows the document to the left."), "", "Ctrl+PgUp"},
    {"window.nextPane", Menu::Window, 1, ACTION("Next &pane"),
     ACTION("Moves the keyboard to the next part of the window: map, box, inspector, problems."), "", "F6"},
    {"window.closeOthers", Menu::Window, 2, ACTION("Close the &other tabs"),
     ACTION("Closes every tab but the one in front; asks for what is not saved."), "close"},
    {"window.closeAll", Menu::Window, 2, ACTION("&Close all tabs"),
     ACTION("Closes every tab; asks for what is not saved."), "close"},
    {"window.welcome", Menu::Window, 2, ACTION("&Welcome page"),
     ACTION("Shows samples, recent files and templates."), "welcome"},

    {"help.manual", Menu::Help, 0, ACTION("&Manual"),
     ACTION("Opens the manual at the page about what has the keyboard."), "help", "F1"},
    {"help.firstSteps", Menu::Help, 0, ACTION("&First ten minutes"),
     ACTION("Opens the tutorial: a first battle, a first army, a first verdict."), "favourite"},
    {"help.rules", Menu::Help, 0, ACTION("&Rules of the games"),
     ACTION("Opens the rules of every game in our words, with a search."), "outline"},
    {"help.keys", Menu::Help, 0, ACTION("&Keyboard shortcuts"), ACTION("Lists every action with its keys."),
     "command", "Ctrl+F1"},
    {"help.about", Menu::Help, 1, ACTION("&About Bocage"), ACTION("Says which version this is."), "info"},
};

#undef ACTION

}  // namespace

std::span<const ActionInfo> windowActions() {
    return table;
}

}  // namespace bocage::app
