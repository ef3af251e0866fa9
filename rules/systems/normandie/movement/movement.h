#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/systems/normandie/movement/mover.h"

/// Where a unit can go in one move action (SON-MOV, SON-ZOC, SON-TER, SON-BLD). A MovementField is worked out
/// once per battlefield and mover; queries on it then cost as much as the ground they cover.
namespace bocage::rules::normandie {

/// How a counter lies: where its front is (front left for 2 × 2) and where it looks. For counters of one
/// space the facing says nothing.
struct Placement {
    Cell at;
    int facing = 0;
    auto operator<=>(const Placement&) const = default;
};

/// An enemy that the move can end in an assault on (SON-ASL-02, SON-SA-04, SON-SA-05).
struct AssaultChance {
    std::uint32_t unit = 0;  ///< index into Battlefield::units()
    Placement from;          ///< the free space it is started from
    int cost = 0;            ///< points spent, the step into the target included
};

/// Answer and work space of a query in one: use the same one again and nothing is allocated.
class ReachMap {
public:
    /// Cells that the unit can end its move on, cheapest first. For counters of several spaces: every cell it
    /// can come to cover.
    const std::vector<Cell>& cells() const { return m_cells; }
    /// Points spent to end the move there; none when that is not possible.
    std::optional<int> cost(Cell cell) const;
    /// A cheapest way, the start first; empty when the cell is not reached.
    std::vector<Placement> path(Cell cell) const;
    int points() const { return m_points; }

private:
    friend class MovementField;

    // Each query gets a lower stamp than all before it, so what earlier queries left behind always compares
    // as dearer and nothing has to be cleared.
    struct Mark {
        std::uint32_t key = UINT32_MAX;  ///< stamp and cost
        std::uint32_t state = 0;         ///< the state before, or the one that ends here
    };
    std::uint32_t key(int cost) const { return m_stamp << 16 | static_cast<std::uint32_t>(cost); }
    void begin(std::size_t states, std::size_t cells, int points);
    /// True when this is the cheapest way to the state so far.
    bool improve(std::uint32_t state, std::uint32_t parent, std::uint32_t key) {
        Mark& best = m_best[state];
        if (key >= best.key)
            return false;
        best = {key, parent};
        return true;
    }
    /// States in the order in which they were settled.
    std::span<const std::uint32_t> settled() const { return {m_order.data(), m_count}; }
    void relaxLater(std::uint32_t state, std::uint32_t parent, int cost) {
        if (improve(state, parent, key(cost)))
            m_later[cost & 3].push_back(state);
    }
    void endOn(std::uint32_t cell, Cell place, std::uint32_t state, std::uint32_t key) {
        Mark& end = m_ends[cell];
        if (key >= end.key)
            return;
        end = {key, state};
        m_cells.push_back(place);
    }

    Cell m_origin;
    int m_cols = 0, m_rows = 0;
    int m_footprint = 1;
    int m_points = 0;
    std::uint32_t m_stamp = 0xffff;
    std::vector<Mark> m_best;               ///< per state: how it is reached
    std::vector<Mark> m_ends;               ///< per cell: how the move ends there
    std::vector<std::uint32_t> m_order;     ///< room for every state, each settles once
    std::size_t m_count = 0;                ///< how much of it is in use
    std::vector<std::uint32_t> m_later[4];  ///< states found for more than one point, by cost
    std::vector<Cell> m_cells;
};

class MovementField {
public:
    /// Rules left out of account, to find out which of them stands in the way.
    struct Without {
        bool units = false, zones = false, stops = false, walls = false;
        bool bans = false;  ///< of classes at edges, such as wire
    };
    MovementField(const Battlefield& field, const Mover& mover) : MovementField(field, mover, Without{}) {}
    MovementField(const Battlefield& field, const Mover& mover, Without without);
    /// The same mover on the same ground but for the `changed` cells (Battlefield::cellsUnlike). Costs as
    /// much as they are many. Only for one that leaves units and zones out of account.
    MovementField(const MovementField& old, const Battlefield& field, std::span<const int> changed);

    const Battlefield& battlefield() const { return m_field; }
    const Mover& mover() const { return m_mover; }

    /// One move action with the mover's points, from where it stands.
    void reach(Placement from, ReachMap& result) const { reach(from, m_mover.points(), result); }
    void reach(Placement from, int points, ReachMap& result) const;
    /// The same from several placements at once, for which it pays nothing (see reach_time.h).
    void reach(std::span<const Placement> from, int points, ReachMap& result) const;
    /// Every way in which the counter can lie when that move is over.
    std::vector<Placement> endings(const ReachMap& reach) const;
    /// Enemies that can be assaulted at the end of the move that `reach` describes.
    std::vector<AssaultChance> assaults(const ReachMap& reach) const;
    /// Why the move cannot end on this cell. Slow: it tries the move again without each group of rules.
    Refusal whyNot(Placement from, Cell cell) const;

    /// Why the ground of this cell never admits the mover; empty when it does.
    Refusal barredBy(Cell cell) const;
    /// True when the counter may lie like this as far as ground, walls and other units go.
    bool fits(Placement placement) const;
    /// Steps that a counter of one space may take from the cell, as bits of eighths clockwise from north, all
    /// rules considered; and those of them that bring a Suppressed marker.
    std::uint8_t stepsFrom(Cell cell) const {
        return m_steps[static_cast<std::size_t>(m_field.indexOf(cell))];
    }
    /// The same as far as ground and edges go: no move ever takes another step on foot.
    std::uint8_t groundStepsFrom(int cellIndex) const {
        return m_ground[static_cast<std::size_t>(cellIndex)];
    }
    std::uint8_t markedStepsFrom(Cell cell) const {
        return m_marked[static_cast<std::size_t>(m_field.indexOf(cell))] & stepsFrom(cell);
    }
    /// Ends on infantry there, which its owner has to shift (SON-MOV-08).
    bool crushes(Cell cell) const;

private:
    // Per cell.
    enum CellFlag : std::uint8_t {
        Admits = 1,  ///< the ground lets it in
        Open = 2,    ///< nobody there who stops it
        MayEnd = 4,  ///< nobody there with whom it cannot share the space
        Halts = 8,   ///< entering ends the move
        EnemyHere = 16,
        Beneath = 32,  ///< an amphibious unit can pass under it
        Edgy = 64,     ///< some edge of it, or a building, needs a closer look
        Lands = 128,   ///< a unit that moves over terrain can come down here
    };
    bool flag(int cell, std::uint8_t flags) const {
        return (m_flags[static_cast<std::size_t>(cell)] & flags) == flags;
    }

    void setFlags();
    void setFlags(int index);
    std::uint8_t unitFlags(const FieldUnit* unit) const;
    void buildSteps();
    void buildSteps(int index);
    bool needsSecondLayer() const;
    void buildSecondLayer();
    void buildSecondLayer(int index);
    void buildAir(int index);
    void buildBelow(int index);
    bool edgePasses(Cell from, int step) const;
    bool crossingAllowed(Cell from, int step) const;
    bool flanksAllow(Cell from, int step) const;
    bool inaccessible(Cell cell) const;
    bool entranceClosed(Cell from, Cell to) const;
    /// Suppressed markers of the ground: whether there is one, and whether the step may take the last point.
    enum class Marked : std::uint8_t { No, Yes, NeedsPoints };
    Marked marked(Cell from, Cell to) const;
    bool passesBelow(Cell from, int step) const;

    bool sharesEnemyZone(std::span<const Cell> before, std::span<const Cell> after) const;

    /// One step of a counter of several spaces: where it comes to lie and what it newly covers, each new cell
    /// with the cell of its own it is entered from.
    struct WideStep {
        Placement to;
        int entered = 0;
        std::array<Cell, 2> cells{};
        std::array<Cell, 2> from{};
    };
    template <class Visit>
    void forEachPairStep(Placement from, Visit visit) const;
    template <class Visit>
    void forEachBlockStep(Placement from, Visit visit) const;
    template <class Visit>
    void forEachWideStep(Placement from, Visit visit) const;
    bool groundAllows(const WideStep& step) const;
    bool airAllows(const WideStep& step) const;
    /// Under stilts with some part of it; false when it would come to rest there.
    bool belowAllows(Placement from, bool below, const WideStep& step) const;
    bool anyBeneath(Placement placement) const;
    bool wideMayEnd(Placement placement) const;
    bool below(std::uint32_t wideState) const {
        return wideState >= static_cast<std::uint32_t>(m_cells) * 16;
    }

    void expandSingle(ReachMap& reach, std::uint32_t state, int cost) const;
    void spreadMarked(ReachMap& reach, unsigned steps, std::uint32_t base, std::uint32_t state,
                      int cost) const;
    void expandWide(ReachMap& reach, std::uint32_t state, int cost) const;
    void settleSingle(ReachMap& reach) const;
    void settleWide(ReachMap& reach) const;
    bool mayEnd(std::uint32_t singleState) const;
    std::uint32_t stateOf(Placement placement) const;
    void addAssault(std::vector<AssaultChance>& found, Cell target, Placement from, int cost) const;
    void assaultsOfSingle(const ReachMap& reach, std::vector<AssaultChance>& found) const;
    void assaultsOfWide(const ReachMap& reach, std::vector<AssaultChance>& found) const;

    Battlefield m_field;  ///< copies share their arrays
    Mover m_mover;
    Without m_without;
    int m_cells = 0;
    bool m_bound = false;      ///< obeys zones of control
    bool m_lastPoint = false;  ///< may take a step that brings a marker with its last point, whatever it is
    bool m_sharing = false;    ///< somebody may be passed and not shared the space with
    bool m_layered = false;    ///< a second layer exists: under stilts, or in the air
    int m_offset[8] = {};
    std::vector<Cell> m_cellAt;  ///< by index: a division per reached cell would cost as much as reaching it
    std::vector<std::uint8_t> m_flags;
    std::vector<std::uint8_t> m_zones;
    std::vector<std::uint8_t> m_steps;   ///< legal steps per cell, all rules considered
    std::vector<std::uint8_t> m_ground;  ///< legal steps as far as ground and edges go
    std::vector<std::uint8_t> m_marked;  ///< those that bring a Suppressed marker
    std::vector<std::uint8_t> m_dear;    ///< those of them that the last point does not pay for
    std::vector<std::uint8_t> m_second;  ///< steps inside the second layer
    std::vector<std::uint8_t> m_leave;   ///< steps from the second layer to the ground
    std::vector<std::uint8_t> m_join;    ///< steps from the ground to the second layer
};

}  // namespace bocage::rules::normandie
