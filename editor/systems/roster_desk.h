#pragma once

#include <utility>
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
    /// Whether the page of the game stands in the place of the sheet in front, if the game has one.
    virtual bool pageShown() const { return false; }
    virtual void showPage(bool /*page*/) {}
};

/// What a game adds for its rosters: sections of the side column, a page in the place of the sheet, and what
/// its own actions do. One for each workspace.
class RosterParts {
public:
    virtual ~RosterParts() = default;
    /// Sections below the shared ones; the column takes them over.
    virtual std::vector<ArmyPanel*> panels() { return {}; }
    /// A page that can take the place of the sheet, such as deck lists: one for each roster that is opened.
    /// Null when the game has none.
    virtual QWidget* createPage(model::RosterDocument&) { return nullptr; }
    /// What the switch above both calls the sheet and the page.
    virtual std::pair<QString, QString> pageTitles() const { return {}; }
    /// Whether a roster is opened on its page, and whether a finding is about something there.
    virtual bool opensOnPage(const model::RosterDocument&) const { return false; }
    virtual bool isOnPage(const rules::Location&) const { return false; }
    /// Whether a finding is about something in a section of the game's own, and what shows it there.
    virtual bool isInSection(const rules::Location&) const { return false; }
    virtual void revealInSection(const rules::Location&) {}
    /// Whether one of GameEditor::rosterActions() makes sense now.
    virtual bool may(const QString& /*action*/) const { return true; }
    virtual void act(const QString& /*action*/) {}
};

}  // namespace bocage::editor
