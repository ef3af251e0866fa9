#pragma once

#include "editor/systems/game_editor.h"

namespace bocage::editor {

/// Shadows of Malice in the window: land is painted, boards are laid edge to edge, ways measured.
class MaliceEditor : public GameEditor {
public:
    std::string_view id() const override { return "malice"; }
    std::span<const ActionInfo> mapActions() const override;
    std::vector<std::unique_ptr<Tool>> createTools() const override;
    void addFacts(const model::ScenarioDocument& document, const model::PlacedElement& element,
                  ElementFacts& facts) const override;
    QStringList pieceFaces(const rules::LibraryPtr& library, const rules::ContentId& id) const override;
    std::unique_ptr<RosterParts> createRosterParts(RosterDesk& desk) const override;
    QString mapInvitation() const override;
    bool asksOfPlayers(const QString& field) const override;
    QString saysInstead(const QString& key) const override;
    RosterInvitation rosterInvitation() const override;
    std::vector<std::unique_ptr<FaceTool>> createFaceTools() const override;
    bool hasRooms() const override { return false; }
    std::span<const ActionInfo> rosterActions() const override;
    bool hasSection(const QString& id) const override;
    std::vector<BriefingSection*> createSections(BriefingContext& context) const override;
};

}  // namespace bocage::editor
