#pragma once

#include <QRectF>
#include <QString>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/analysis/battle_analysis.h"
#include "model/console/game_command.h"
#include "model/language/own_words.h"
#include "model/render/board_painter.h"
#include "model/render/piece_painter.h"
#include "model/roster/roster_face.h"
#include "model/simulation/simulator.h"
#include "model/systems/game_words.h"
#include "rules/systems/game_list.h"

class QPainter;
namespace bocage::model::print {
class GamePrints;
}

namespace bocage::model {

class GameBalance;
class GameExport;

/// What both ends of a share code know beforehand. Part of the packing: once published it never changes.
struct ShareDictionary {
    std::string_view mark;  ///< what codes of this game begin with: letters, others than any game has
    std::string_view text;  ///< what rosters are likely to hold, the likeliest last; may be empty
};

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

    /// Words for findings, fixes, effects, rulings, conditions, switches, sections and rosters.
    virtual const GameWords& words() const;
    /// What it says where texts that all games share speak of battles, armies and units it does not have:
    /// shared text, own text. See model/language/own_words.h.
    virtual std::span<const OwnWord> ownWords() const { return {}; }

    /// Draws the pieces of this game's packs; null when what all games have is enough.
    virtual std::shared_ptr<const PiecePainter> piecePainter(const rules::LibraryPtr&) const {
        return nullptr;
    }
    /// Draws the board of a scenario; null for a game without one. The shared tile cache, its thread,
    /// pictures and print ask it. The scenario outlives the painter.
    virtual std::unique_ptr<BoardPainter> boardPainter(const rules::Scenario&,
                                                       const rules::LibraryPtr&) const {
        return nullptr;
    }
    /// One face of a board or overlay alone, with its top-left cell at the origin, unturned. Nothing unless
    /// the game draws it.
    virtual void paintBoard(QPainter&, const rules::ContentId&, const rules::Face&, const rules::Library&,
                            bool /*overlay*/) const {}
    /// Where a piece lies on the map. A square in the middle of its cells, turned as it faces, unless the
    /// game knows better.
    virtual PieceFootprint footprint(const rules::Piece& piece, const rules::Library& library) const;
    static PieceFootprint plainFootprint(const rules::Piece& piece, const rules::Grid& grid,
                                         const std::vector<rules::Cell>& cells);

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
    virtual QString rosterWord(std::string_view code) const;

    /// Simulations of it, for the command line and the panel.
    virtual std::span<const Simulator* const> simulators() const { return {}; }

    /// What it answers on the command line.
    virtual std::span<const console::GameCommand> commands() const { return {}; }

    /// How rosters of this game are packed into share codes. By default with the game's id for a mark and
    /// without a dictionary.
    virtual ShareDictionary shareDictionary() const { return {id(), {}}; }
    /// What it puts on paper besides what every game has; null when that is nothing.
    virtual const print::GamePrints* prints() const { return nullptr; }
    /// What exporters should know of the game; null for a game that has nothing to add to what all share.
    virtual const GameExport* exports() const { return nullptr; }
    /// What its pieces are worth beside what they cost, for authors; null for a game without costs.
    virtual const GameBalance* balance() const { return nullptr; }
};

/// Every game that has a face, in the order of the list of this room.
std::span<const GameFace* const> gameFaces();
/// Null when the game is unknown or has no face: callers then show what needs none.
const GameFace* findGameFace(std::string_view system);
/// Shared texts are said in the words of this game from now on; empty or unknown: as they are. Whether
/// anything changed.
bool speakAs(std::string_view system);

/// A further game, listed while the guest lives.
using GameFaceGuest = rules::GameGuest<GameFace>;

}  // namespace bocage::model

template <>
void bocage::rules::GameGuest<bocage::model::GameFace>::enter(const model::GameFace& game);
template <>
void bocage::rules::GameGuest<bocage::model::GameFace>::leave(const model::GameFace& game);
