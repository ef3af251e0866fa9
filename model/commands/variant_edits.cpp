#include "model/commands/variant_edits.h"

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "rules/roster/roster_packs.h"

namespace bocage::model {

using namespace rules;

namespace {

Text written(const QString& words) {
    Text text;
    if (!words.isEmpty())
        text.byLanguage[uiLanguage()] = words.toStdString();
    return text;
}

}  // namespace

QString VariantEdits::nameOf(const ElementId& list) const {
    for (const ListName& name : listsOf(m_document.roster()))
        if (name.id == list)
            return ElementNames::list(name);
    return {};
}

ElementId VariantEdits::branch(const QString& name) {
    ElementId made;
    m_document.edit(tr("Branch variant %1").arg(name),
                    [&](Roster& roster) { made = branchList(roster, written(name)); });
    return made;
}

bool VariantEdits::switchTo(const ElementId& list) {
    return m_document.edit(tr("Switch to variant %1").arg(nameOf(list)),
                           [&](Roster& roster) { switchToList(roster, list); });
}

bool VariantEdits::rename(const ElementId& list, const QString& name) {
    return m_document.edit(tr("Rename variant %1").arg(nameOf(list)),
                           [&](Roster& roster) { renameList(roster, list, written(name)); });
}

bool VariantEdits::remove(const ElementId& list) {
    return m_document.edit(tr("Delete variant %1").arg(nameOf(list)),
                           [&](Roster& roster) { removeList(roster, list); });
}

bool VariantEdits::take(const Roster& made, const QString& text) {
    return m_document.edit(text, [&](Roster& roster) {
        roster.entries = made.entries;
        roster.freeOptions = made.freeOptions;
        roster.faction = made.faction;
        if (made.limit)
            roster.limit = made.limit;
        roster.packs = packsOf(roster, *m_document.library());
    });
}

}  // namespace bocage::model
