#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "editor/actions/action_info.h"
#include "rules/content/library.h"
#include "rules/scenario/scenario.h"
#include "rules/systems/game_list.h"

namespace bocage::model {
class Document;
class ScenarioDocument;
struct PlacedElement;
}  // namespace bocage::model

namespace bocage::editor {

class BriefingSection;
class FaceTool;
class GameCentre;
class RosterDesk;
class RosterParts;
class Tool;
struct BriefingContext;
struct ElementFacts;

/// Spaces beside a deployment zone that some units may use, shown while zones are painted.
struct ZoneAid {
    QString name, tip;
    int usual = 0;  ///< how far it goes for the side that is painted for
};

/// What the roster workspace says where a roster has nothing yet, in the words of the game.
struct RosterInvitation {
    QString empty;   ///< that it is
    QString add;     ///< what can be added
    QString search;  ///< what the catalogue can be searched for
};

/// How one game is edited: the centre of a scenario tab, its tools, inspector rows, briefing sections and
/// roster workspace. One per game, in editor/systems/<game>, listed in editor/systems/registry.cpp. Every
/// question has an answer that suits a game which has nothing to say, so that a new question breaks no game.
class GameEditor {
public:
    virtual ~GameEditor() = default;

    /// That of the rules::GameSystem.
    virtual std::string_view id() const = 0;

    /// Whether the tab of this scenario or roster has a centre of the game's own instead of the map or the
    /// sheet of cards. A game whose system has no grid never gets a map.
    virtual bool bringsCentre(const model::Document&) const { return false; }
    /// That centre, asked for only when there is one.
    virtual GameCentre* createCentre(model::Document&) const { return nullptr; }

    /// Rows of the action table for tools on the map that only this game has, and the tools; their ids are
    /// those of the rows. Both are in sight only with a scenario of this game.
    virtual std::span<const ActionInfo> mapActions() const { return {}; }
    virtual std::vector<std::unique_ptr<Tool>> createTools() const;
    virtual std::optional<ZoneAid> zoneAid(const rules::Scenario&, const rules::LibraryPtr&,
                                           const rules::SideId&) const {
        return std::nullopt;
    }
    /// The spaces it shows for a zone, so many from it; `ground` is all there are.
    virtual std::vector<rules::Cell> zoneReach(const std::vector<rules::Cell>& /*zone*/,
                                               const std::vector<rules::Cell>& /*objectives*/,
                                               const std::vector<rules::Cell>& /*ground*/,
                                               int /*spaces*/) const {
        return {};
    }

    /// What a map without boards invites to, in a sentence or two.
    virtual QString mapInvitation() const;

    /// Tools of the studio for what only boards of this game have, and whether they have rooms.
    virtual std::vector<std::unique_ptr<FaceTool>> createFaceTools() const;
    virtual bool hasRooms() const { return true; }

    /// What else the inspector says of something on the map.
    virtual void addFacts(const model::ScenarioDocument&, const model::PlacedElement&, ElementFacts&) const {}
    /// The faces of a piece that the inspector pictures.
    virtual QStringList pieceFaces(const rules::LibraryPtr&, const rules::ContentId&) const {
        return {QStringLiteral("front")};
    }

    /// Rows of the action table that only rosters of this game have, and what stands behind them; null when
    /// the shared sheet, catalogue and sections are all it needs.
    virtual std::span<const ActionInfo> rosterActions() const { return {}; }
    virtual std::unique_ptr<RosterParts> createRosterParts(RosterDesk&) const;
    virtual RosterInvitation rosterInvitation() const;

    /// Whether the briefing has this of the shared sections ("play", "turns", "victory" …).
    virtual bool hasSection(const QString& /*id*/) const { return true; }
    /// Whether the forms of sides and players ask this: "faction", "budget" (with mixed factions), "hand" (of
    /// cards), "grants", "lists" of what is permitted, required and forbidden.
    virtual bool asksOfPlayers(const QString& /*field*/) const { return true; }
    /// Sections of its own, after the shared ones.
    virtual std::vector<BriefingSection*> createSections(BriefingContext&) const { return {}; }
    /// What the game says where a shared sentence speaks of battles and armies it does not have; by a key of
    /// the place that asks, such as "army.new". Empty: the shared sentence suits it.
    virtual QString saysInstead(const QString& /*key*/) const { return {}; }
};

/// Every game that has an editor of its own, in the order of the list of this room.
std::span<const GameEditor* const> gameEditors();
/// Null when the game is unknown or needs nothing of its own.
const GameEditor* findGameEditor(std::string_view system);

/// What it invites to, or what suits any game.
QString mapInvitationOf(std::string_view system);
RosterInvitation rosterInvitationOf(std::string_view system);
/// The sentence of the game for that key, else the shared one.
QString gameSays(std::string_view system, const char* key, const QString& shared);

/// A further game, listed while the guest lives.
using GameEditorGuest = rules::GameGuest<GameEditor>;

}  // namespace bocage::editor

template <>
void bocage::rules::GameGuest<bocage::editor::GameEditor>::enter(const editor::GameEditor& game);
template <>
void bocage::rules::GameGuest<bocage::editor::GameEditor>::leave(const editor::GameEditor& game);
