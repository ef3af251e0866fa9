#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "model/analysis/battle_analysis.h"
#include "model/console/game_command.h"
#include "model/roster/roster_face.h"
#include "rules/systems/game_list.h"

namespace bocage::model {

/// How one game shows itself: its words, its drawings, its analysis, its printed aids and what exporters say
/// of it. One per game, in model/systems/<game>, listed in model/systems/registry.cpp. Every question has an
/// answer that suits a game which has nothing to say, so that a new question breaks no game.
///
/// Faces hold no state of a document: they are shared by all tabs and threads.
class GameFace {
public:
    virtual ~GameFace() = default;

    /// That of the rules::GameSystem.
    virtual std::string_view id() const = 0;

    /// What an army costs; none where armies have no points.
    virtual std::optional<int> armyPoints(const rules::Roster&, const rules::LibraryPtr&) const {
        return std::nullopt;
    }

    /// Whether measuring tools and the command line can ask about sight, movement and odds.
    virtual bool canAnalyse() const { return false; }
    /// The rules, ready for questions about one state of a scenario. `before`, the analysis of an earlier
    /// state, saves work; it may be null or that of another game.
    virtual BattleAnalysisPtr analyse(const rules::Scenario&, const rules::LibraryPtr&,
                                      const BattleAnalysisPtr& /*before*/) const {
        return nullptr;
    }

    /// How its rosters look and are built where that is more than what rules::RosterRules says; null: the
    /// rules and rosterWord() do.
    virtual const RosterFace* rosters() const { return nullptr; }
    /// A code of its RosterRules (a group, what a slot takes, a role, a total) as people read it.
    virtual QString rosterWord(std::string_view) const { return {}; }

    /// What it answers on the command line.
    virtual std::span<const console::GameCommand> commands() const { return {}; }
};

/// Every game that has a face, in the order of the list of this room.
std::span<const GameFace* const> gameFaces();
/// Null when the game is unknown or has no face: callers then show what needs none.
const GameFace* findGameFace(std::string_view system);

/// A further game, listed while the guest lives.
using GameFaceGuest = rules::GameGuest<GameFace>;

}  // namespace bocage::model

template <>
void bocage::rules::GameGuest<bocage::model::GameFace>::enter(const model::GameFace& game);
template <>
void bocage::rules::GameGuest<bocage::model::GameFace>::leave(const model::GameFace& game);
