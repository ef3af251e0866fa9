#include <QCoreApplication>

#include "editor/systems/normandie/normandie_editor.h"
#include "rules/systems/normandie/checks/check_context.h"
#include "rules/systems/normandie/movement/scout_reach.h"

namespace bocage::editor {

using namespace rules;

std::optional<ZoneAid> NormandieEditor::zoneAid(const Scenario& scenario, const LibraryPtr& library,
                                                const SideId& side) const {
    const auto tr = [](const char* text) {
        return QCoreApplication::translate("bocage::editor::ZoneTool", text);
    };
    return ZoneAid{
        tr(QT_TRANSLATE_NOOP("bocage::editor::ZoneTool", "Scouts")),
        tr(QT_TRANSLATE_NOOP("bocage::editor::ZoneTool",
                             "Shows the spaces that Scouts of so many spaces may use besides the zone "
                             "(SON-SCN-37).")),
        normandie::longestScout(scenario, side, *normandie::contentFor(library))};
}

std::vector<Cell> NormandieEditor::zoneReach(const std::vector<Cell>& zone,
                                             const std::vector<Cell>& objectives,
                                             const std::vector<Cell>& ground, int spaces) const {
    return normandie::scoutReach(zone, objectives, ground, spaces);
}

}  // namespace bocage::editor
