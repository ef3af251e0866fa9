#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "rules/systems/normandie/movement/reach_time.h"

namespace bocage::rules::normandie {

/// How units get about on the bare ground of a battlefield, as if no other counter lay on it. Worked out when
/// it is first asked for, then kept: the checks of one run share it, and so do the runs after it as long as
/// the ground stays the same. For one thread at a time.
class GroundWays {
public:
    explicit GroundWays(Battlefield ground);
    /// Over ground that somebody changed: what was known about the old one is mended where that differs.
    GroundWays(Battlefield ground, const GroundWays& before);

    /// The unit without what makes no difference to its steps over empty ground: most infantry is then the
    /// same.
    static Mover walkerOf(const Unit& unit, std::string_view face = "front");
    /// The same, remembered for every unit.
    const Mover& walker(const Unit& unit, bool backUp = false);

    const Battlefield& ground() const { return m_ground; }
    const MovementField& field(const Mover& walker);
    /// Turns to every space from any of the placements, with that many points a turn.
    const TurnMap& turns(const Mover& walker, int points, const std::vector<Placement>& from);
    /// False when no way leads from any of the placements to any of the cells, however long it may be. Costs
    /// little; true may still turn out to be wrong.
    bool mayReach(const Mover& walker, const std::vector<Placement>& from, std::span<const Cell> cells);
    /// A new run begins: lets go of what the last few that asked for anything had no use for.
    void nextRun();

private:
    struct Steps {
        MovementField field;
        std::vector<int> regions = {};  ///< by cell index, equal where steps join them; empty until asked for
        int age = 0;                    ///< runs since it was last asked for
    };
    struct Turns {
        const MovementField* field;
        int points;
        std::vector<Placement> from;
        TurnMap map;
        int age = 0;
    };

    using Walkers = std::unordered_map<const Unit*, std::array<std::optional<Mover>, 2>>;

    Steps& stepsOf(const Mover& walker);

    Battlefield m_ground;
    bool m_asked = false;
    std::shared_ptr<Walkers> m_walkers;
    std::vector<std::shared_ptr<Steps>> m_steps;
    std::vector<std::shared_ptr<Steps>> m_before;  ///< over the old ground, of use when m_changed says where
    std::vector<int> m_changed;
    std::vector<std::unique_ptr<Turns>> m_turns;
};

}  // namespace bocage::rules::normandie
