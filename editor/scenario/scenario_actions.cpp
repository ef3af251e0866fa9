#include "editor/scenario/scenario_actions.h"

#include <QCoreApplication>
#include <algorithm>

#include "editor/systems/game_editor.h"
#include "model/analysis/battle_analysis.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

namespace {

#define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr ActionInfo table[] = {
    {"tool.select", Menu::Battlefield, 0, ACTION("&Select and move"),
     ACTION("Selects things on the map and moves them."), "select", "V", QKeySequence::UnknownKey,
     ActionInfo::Tool, 1},
    {"tool.place", Menu::Battlefield, 0, ACTION("&Place a piece"),
     ACTION("Lays down what is chosen in the box."), "add", "P", QKeySequence::UnknownKey, ActionInfo::Tool,
     1},
    {"tool.zone", Menu::Battlefield, 0, ACTION("Paint &zones"),
     ACTION("Paints deployment zones, areas and exits."), "zone", "A", QKeySequence::UnknownKey,
     ActionInfo::Tool, 1},
    {"tool.entry", Menu::Battlefield, 0, ACTION("Lay &entry arrows"),
     ACTION("Lays arrows over the border where units come in."), "entry", "E", QKeySequence::UnknownKey,
     ActionInfo::Tool, 1},
    {"tool.objective", Menu::Battlefield, 0, ACTION("Lay &objectives"),
     ACTION("Lays objectives on spaces, areas, interspaces and buildings."), "objective", "O",
     QKeySequence::UnknownKey, ActionInfo::Tool, 1},
    {"tool.pan", Menu::Battlefield, 0, ACTION("&Drag the map"), ACTION("Moves the map under the window."),
     "pan", "H", QKeySequence::UnknownKey, ActionInfo::Tool, 1},
    {"tool.zoom", Menu::Battlefield, 0, ACTION("&Zoom tool"),
     ACTION("Zooms in by a click or to a frame you draw."), "zoom-in", "Z", QKeySequence::UnknownKey,
     ActionInfo::Tool, 1},
    {"tool.sight", Menu::Battlefield, 1, ACTION("Sight &ruler"),
     ACTION("Shows whether one space sees another, and what is in the way."), "sight", "L",
     QKeySequence::UnknownKey, ActionInfo::Tool, 2},
    {"battlefield.seen", Menu::Battlefield, 1, ACTION("Everything see&n from here"),
     ACTION("Shades every space that is seen, obscured or hidden from the space you point at."), "sight",
     "Shift+L", QKeySequence::UnknownKey, ActionInfo::Checkable},
    {"tool.reach", Menu::Battlefield, 1, ACTION("&Movement reach"),
     ACTION("Shows where a unit can go in one move, and why not elsewhere."), "reach", "M",
     QKeySequence::UnknownKey, ActionInfo::Tool, 2},
    {"tool.odds", Menu::Battlefield, 1, ACTION("&Chances"),
     ACTION("Shows what may come of one unit attacking another, and the sums behind it."), "odds", "C",
     QKeySequence::UnknownKey, ActionInfo::Tool, 2},
    {"tool.measure", Menu::Battlefield, 1, ACTION("Meas&ure"),
     ACTION("Counts the spaces between two places."), "measure", "D", QKeySequence::UnknownKey,
     ActionInfo::Tool, 2},
    {"tool.note", Menu::Battlefield, 1, ACTION("&Note"),
     ACTION("Writes the designer’s notes on the map; players never see them."), "note", "N",
     QKeySequence::UnknownKey, ActionInfo::Tool, 2},

    {"battlefield.quickLayout", Menu::Battlefield, 5, ACTION("&Quick layout…"),
     ACTION("Lays out boards in rows and columns: those you choose, or drawn at random."), "board", ""},
    {"battlefield.turn", Menu::Battlefield, 5, ACTION("&Turn the battlefield"),
     ACTION("Turns everything on the map together, by one step to the right."), "rotate", "Ctrl+R"},
    {"battlefield.turnBack", Menu::Battlefield, 5, ACTION("Turn the battlefield &back"),
     ACTION("Turns everything on the map together, by one step to the left."), "rotate-left", "Ctrl+Shift+R"},
    {"battlefield.mirror", Menu::Battlefield, 5, ACTION("&Mirror left to right"),
     ACTION("Everything on the map changes places, left with right."), "mirror", ""},
    {"battlefield.swap", Menu::Battlefield, 5, ACTION("S&wap two boards"),
     ACTION("The two selected boards change places, with everything that lies on them."), "variant", ""},
    {"battlefield.mirrorTopBottom", Menu::Battlefield, 5, ACTION("Mirror t&op to bottom"),
     ACTION("Everything on the map changes places, top with bottom."), "mirror", ""},

    {"edit.copy", Menu::Edit, 1, ACTION("&Copy"),
     ACTION("Copies the selected things, for this or another document."), "copy", "", QKeySequence::Copy},
    {"edit.cut", Menu::Edit, 1, ACTION("Cu&t"), ACTION("Copies the selected things and removes them."), "cut",
     "", QKeySequence::Cut},
    {"edit.paste", Menu::Edit, 1, ACTION("&Paste"), ACTION("Lays down what was copied, at the cursor."),
     "paste", "", QKeySequence::Paste},
    {"edit.duplicate", Menu::Edit, 1, ACTION("D&uplicate"),
     ACTION("Lays a copy of the selected things beside them."), "duplicate", "Ctrl+D"},
    {"edit.delete", Menu::Edit, 1, ACTION("&Delete"), ACTION("Removes the selected things."), "delete",
     "Del"},
    {"edit.selectAll", Menu::Edit, 2, ACTION("Select &all"), ACTION("Selects everything on the battlefield."),
     "", "", QKeySequence::SelectAll},
    {"edit.selectNone", Menu::Edit, 2, ACTION("Select &nothing"), ACTION("Ends the selection."), "",
     "Ctrl+Shift+A"},
    {"edit.rotate", Menu::Edit, 3, ACTION("&Rotate"),
     ACTION("Turns the selected things by one step to the right."), "rotate", "R; ]",
     QKeySequence::UnknownKey, ActionInfo::Plain, 3},
    {"edit.rotateBack", Menu::Edit, 3, ACTION("Rotate &back"),
     ACTION("Turns the selected things by one step to the left."), "rotate-left", "Shift+R; ["},
    {"edit.flip", Menu::Edit, 3, ACTION("&Flip"), ACTION("Shows the other face of the selected things."),
     "flip", "F", QKeySequence::UnknownKey, ActionInfo::Plain, 3},
    {"edit.replace", Menu::Edit, 3, ACTION("Replace b&y…"),
     ACTION("Swaps the selected boards or overlays for another."), "variant", "Ctrl+B"},
    {"edit.note", Menu::Edit, 4, ACTION("Change the n&ote"),
     ACTION("Opens the selected note to write on it."), "note", ""},
    {"edit.properties", Menu::Edit, 4, ACTION("P&roperties"),
     ACTION("Moves the keyboard to the inspector of the selected things."), "inspector", "Alt+Return"},

    {"view.map", Menu::View, 0, ACTION("&Map"), ACTION("Shows the battlefield of the scenario."), "board",
     "Ctrl+1"},
    {"view.briefing", Menu::View, 0, ACTION("&Briefing"),
     ACTION("Shows all that is written: sides, turns, victory, rules, texts."), "text", "Ctrl+2"},
    {"arrange.left", Menu::Battlefield, 2, ACTION("Align &left"),
     ACTION("Moves the selected things to the leftmost one's left rim."), "align-left", "Ctrl+Shift+Left"},
    {"arrange.centre", Menu::Battlefield, 2, ACTION("Align &centres"),
     ACTION("Moves the selected things sideways until their middles are in line."), "align-centre"},
    {"arrange.right", Menu::Battlefield, 2, ACTION("Align ri&ght"),
     ACTION("Moves the selected things to the rightmost one's right rim."), "align-right",
     "Ctrl+Shift+Right"},
    {"arrange.top", Menu::Battlefield, 2, ACTION("Align &top"),
     ACTION("Moves the selected things to the topmost one's upper rim."), "align-top", "Ctrl+Shift+Up"},
    {"arrange.middle", Menu::Battlefield, 2, ACTION("Align &middles"),
     ACTION("Moves the selected things up or down until their middles are in line."), "align-middle"},
    {"arrange.bottom", Menu::Battlefield, 2, ACTION("Align &bottom"),
     ACTION("Moves the selected things to the lowest one's lower rim."), "align-bottom", "Ctrl+Shift+Down"},

    {"view.zoomIn", Menu::View, 0, ACTION("Zoom &in"), ACTION("Shows the map larger."), "zoom-in",
     "Ctrl+=; Ctrl++"},
    {"view.zoomOut", Menu::View, 0, ACTION("Zoom &out"), ACTION("Shows the map smaller."), "zoom-out",
     "Ctrl+-"},
    {"view.actualSize", Menu::View, 0, ACTION("&Actual size"), ACTION("Shows the map at 100 %."), "",
     "Ctrl+0"},
    {"view.fit", Menu::View, 0, ACTION("&Whole battlefield"),
     ACTION("Fits the whole battlefield into the view."), "fit", "Ctrl+9", QKeySequence::UnknownKey,
     ActionInfo::Plain, 4},
    {"view.toSelection", Menu::View, 0, ACTION("To the &selection"), ACTION("Scrolls to what is selected."),
     "", "Ctrl+J"},
    {"view.grid", Menu::View, 1, ACTION("&Grid"), ACTION("Shows or hides the lines between spaces."), "grid",
     "Ctrl+G", QKeySequence::UnknownKey, ActionInfo::Checkable, 4},
    {"view.coordinates", Menu::View, 1, ACTION("&Coordinates"),
     ACTION("Shows or hides column letters and row numbers."), "text", "Ctrl+Shift+G",
     QKeySequence::UnknownKey, ActionInfo::Checkable},
    {"view.layers", Menu::View, 1, ACTION("&Layers"),
     ACTION("Moves the keyboard to the layers, to show, hide, fade or lock them."), "layers", "Ctrl+L"},
    {"view.zones", Menu::View, 1, ACTION("&Zones"), ACTION("Shows or hides deployment zones and areas."),
     "zone", "", QKeySequence::UnknownKey, ActionInfo::Checkable},
    {"view.pieces", Menu::View, 1, ACTION("Units and &tokens"),
     ACTION("Shows or hides what stands on the battlefield."), "unit", "", QKeySequence::UnknownKey,
     ActionInfo::Checkable},
};

#undef ACTION

}  // namespace

std::vector<ActionInfo> scenarioActions() {
    std::vector<ActionInfo> all(std::begin(table), std::end(table));
    for (const GameEditor* game : gameEditors())
        all.insert(all.end(), game->mapActions().begin(), game->mapActions().end());
    return all;
}

bool isScenarioAction(const QString& id) {
    const std::vector<ActionInfo> all = scenarioActions();
    return std::any_of(all.begin(), all.end(),
                       [&](const ActionInfo& info) { return id == QLatin1String(info.id); });
}

bool hasUseFor(std::string_view system, const QString& id) {
    for (const GameEditor* game : gameEditors())
        for (const auto actions : {game->mapActions(), game->rosterActions()})
            for (const ActionInfo& info : actions)
                if (id == QLatin1String(info.id))
                    return game->id() == system;
    const rules::GameSystem* rules = rules::findGameSystem(system);
    if (rules && !rules->grid())
        return !id.startsWith(QLatin1String("tool.")) && !id.startsWith(QLatin1String("battlefield.")) &&
               !id.startsWith(QLatin1String("arrange."));
    const GameEditor* game = findGameEditor(system);
    if (id == QLatin1String("tool.zone") || id == QLatin1String("tool.entry") ||
        id == QLatin1String("view.zones"))
        return !game || game->hasSection(QStringLiteral("play"));
    // Boards of hexes lie in no rows; a game with tools of its own that says nothing to ours has no use for
    // ours.
    if (id == QLatin1String("battlefield.quickLayout"))
        return !rules || rules->grid()->kind() == rules::GridKind::Square;
    static const QStringList ofAnalysis{QStringLiteral("tool.sight"), QStringLiteral("battlefield.seen"),
                                        QStringLiteral("tool.reach"), QStringLiteral("tool.odds")};
    if (ofAnalysis.contains(id))
        return !game || game->mapActions().empty() || model::canAnalyse(system);
    if (id == QLatin1String("tool.objective"))
        return !game || game->hasSection(QStringLiteral("victory"));
    return true;
}

}  // namespace bocage::editor
