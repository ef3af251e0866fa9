#pragma once

#include "editor/systems/game_editor.h"
#include "editor/systems/roster_desk.h"

namespace bocage::editor {

/// How Cthulhu Crusades is edited: a table of cards instead of a map.
class CrusadesEditor : public GameEditor {
public:
    std::string_view id() const override;
    bool bringsCentre(const model::Document& document) const override;
    GameCentre* createCentre(model::Document& document) const override;
    std::span<const ActionInfo> rosterActions() const override;
    std::unique_ptr<RosterParts> createRosterParts(RosterDesk& desk) const override;
    RosterInvitation rosterInvitation() const override;
    bool hasRooms() const override { return false; }
    bool hasSection(const QString& id) const override;
    bool asksOfPlayers(const QString& field) const override;
};

}  // namespace bocage::editor
