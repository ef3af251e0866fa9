#pragma once

#include <optional>

#include "rules/core/json.h"
#include "rules/systems/crusades/play/moves.h"
#include "rules/systems/crusades/play/set_up.h"

namespace bocage::rules::crusades {

/// A move as files have it: players, places and cards by their ids.
struct MoveText {
    struct On {
        PlayerId player;
        ElementId place;  ///< entry of the fortress
        ContentId weapon, posted;
        bool operator==(const On&) const = default;
    };
    struct Joined {
        PlayerId player;
        std::vector<ContentId> cards;
        bool operator==(const Joined&) const = default;
    };
    Action action = Action::EndTurn;
    std::vector<ContentId> cards;
    std::vector<ContentId> weapons;  ///< on the own table
    std::optional<int> gold;         ///< paid for them; not set: what they cost
    bool night = false;
    On target;
    std::vector<Joined> allies;
    std::vector<ContentId> reactions;
    PlayerId reactor;  ///< empty: the one who is attacked
    PlayerId thief;
    bool operator==(const MoveText&) const = default;
};

/// A list of moves. Problems name the place of what cannot be read.
Result<std::vector<MoveText>> readMoves(const Json& json);

/// The move in the numbers of a table. What the table does not have is not there either for the rules, which
/// then say so; only a card that is in none of its decks and hands is a problem.
Result<Move> moveOf(const MoveText& text, const SetUp& setUp, const State& state);

}  // namespace bocage::rules::crusades
