#include "editor/scenario/element_menu.h"

#include <QMenu>
#include <set>

#include "editor/actions/action_set.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

using model::Section;

void fillElementMenu(QMenu& menu, const ActionSet& actions, const model::ScenarioDocument& document,
                     const Selection& selection) {
    menu.setToolTipsVisible(true);
    const auto add = [&](std::initializer_list<const char*> ids) {
        bool any = false;
        for (const char* id : ids)
            if (QAction* action = actions.action(QString::fromLatin1(id))) {
                menu.addAction(action);
                any = true;
            }
        if (any)
            menu.addSeparator();
    };
    if (selection.empty()) {
        add({"edit.paste", "edit.selectAll"});
        add({"tool.note", "tool.sight", "battlefield.seen", "tool.measure"});
        add({"battlefield.quickLayout", "battlefield.turn", "battlefield.mirror", "view.fit"});
        return;
    }
    std::set<Section> sections;
    for (const auto& id : selection.ids())
        if (const auto element = model::placedElement(document.scenario(), *document.library(), id))
            sections.insert(element->section);
    const auto has = [&](Section section) { return sections.contains(section); };
    if (selection.ids().size() == 1 && has(Section::Notes))
        add({"edit.note"});
    if (selection.ids().size() == 1 && has(Section::Pieces))
        add({"tool.reach", "tool.sight", "tool.odds"});
    if (has(Section::Boards) || has(Section::Overlays))
        add({"edit.rotate", "edit.rotateBack", "edit.flip", "edit.replace"});
    else if (has(Section::Pieces))
        add({"edit.rotate", "edit.rotateBack", "edit.flip"});
    else if (has(Section::Entries))
        add({"edit.rotate", "edit.rotateBack"});
    if (selection.ids().size() == 2 && sections == std::set<Section>{Section::Boards})
        add({"battlefield.swap"});
    if (selection.ids().size() > 1)
        add({"arrange.left", "arrange.centre", "arrange.right", "arrange.top", "arrange.middle",
             "arrange.bottom"});
    add({"edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete"});
    add({"view.toSelection", "edit.properties"});
}

}  // namespace bocage::editor
