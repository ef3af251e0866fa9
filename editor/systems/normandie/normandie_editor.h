#pragma once

#include "editor/systems/game_editor.h"

namespace bocage::editor {

/// Shadows over Normandie.
class NormandieEditor : public GameEditor {
public:
    std::string_view id() const override;
    std::optional<ZoneAid> zoneAid(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                   const rules::SideId& side) const override;
    std::vector<rules::Cell> zoneReach(const std::vector<rules::Cell>& zone,
                                       const std::vector<rules::Cell>& objectives,
                                       const std::vector<rules::Cell>& ground, int spaces) const override;
    void addFacts(const model::ScenarioDocument& document, const model::PlacedElement& element,
                  ElementFacts& facts) const override;
    QString mapInvitation() const override;
    RosterInvitation rosterInvitation() const override;
    std::span<const ActionInfo> rosterActions() const override;
    std::unique_ptr<RosterParts> createRosterParts(RosterDesk& desk) const override;
    QStringList pieceFaces(const rules::LibraryPtr& library, const rules::ContentId& id) const override;
};

}  // namespace bocage::editor
