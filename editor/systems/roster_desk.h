#pragma once

#include <vector>

#include "editor/army/army_panel.h"
#include "model/io/user_collection.h"

namespace bocage::model {
class ScenarioDocument;
}

namespace bocage::editor {

/// What the roster workspace lends to what a game adds to it.
class RosterDesk {
public:
    virtual ~RosterDesk() = default;

    /// The roster in front; null when there is none.
    virtual model::RosterDocument* document() const = 0;
    /// What is chosen in the catalogue; empty for nothing.
    virtual rules::ContentId chosen() const = 0;
    virtual const model::UserCollection* shelf() const = 0;
    /// The others that are open.
    virtual std::vector<rules::Roster> otherRosters() const = 0;
    /// Open scenarios of the same game, the one it is part of first.
    virtual std::vector<model::ScenarioDocument*> scenarios() const { return {}; }
    /// Dialogs belong to it.
    virtual QWidget* window() const = 0;
    /// Brings a section of the side column into sight, with the keyboard in it.
    virtual void showSection(ArmyPanel& panel) = 0;
    /// Chooses a card of the sheet.
    virtual void choose(const rules::ElementId& card) = 0;
};

/// What a game adds for its rosters: sections of the side column and what its own actions do. One for each
/// workspace.
class RosterParts {
public:
    virtual ~RosterParts() = default;
    /// Sections below the shared ones; the column takes them over.
    virtual std::vector<ArmyPanel*> panels() { return {}; }
    /// Whether one of GameEditor::rosterActions() makes sense now.
    virtual bool may(const QString& /*action*/) const { return true; }
    virtual void act(const QString& /*action*/) {}
};

}  // namespace bocage::editor
