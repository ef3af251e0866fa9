#pragma once

#include <functional>
#include <vector>

#include "rules/systems/malice/table/table.h"

/// Ways over the joined boards. Movement points are counted in halves throughout (SOM-ROUTE-05).
namespace bocage::rules::malice {

/// The terrain boards as one graph (SOM-MAP-08, 12). A node is a cell, or two facing half cells that the
/// ruling merges.
class Graph {
public:
    struct Ref {
        int board = 0;  ///< index in Table::boards
        Cell at;
        bool operator==(const Ref&) const = default;
    };
    struct Node {
        std::vector<Ref> cells;  ///< the first gives name and place
        std::optional<Terrain> terrain;
        bool launch = false;
        unsigned sites = 0;  ///< bits of Site
        bool has(Site site) const { return (sites >> static_cast<unsigned>(site) & 1u) != 0; }
        bool water() const { return terrain == Terrain::Water; }
    };
    struct Step {
        int to = 0;
        std::optional<RouteKind> route;  ///< the kind in the cell that is entered, when both sides carry one
        bool join = false;               ///< over the edge of a board
    };

    Graph(const Table& table, bool merged);
    explicit Graph(const Table& table) : Graph(table, table.rulings.halfHexesMerge) {}

    const std::vector<Node>& nodes() const { return m_nodes; }
    const std::vector<Step>& steps(int node) const { return m_steps[static_cast<std::size_t>(node)]; }
    int nodeAt(int board, Cell at) const;  ///< −1: none
    std::vector<int> with(Site site) const;
    /// The nodes that facing half cells make, for joins that hold; empty for one that does not.
    std::vector<std::pair<Ref, Ref>> facing(const Join& join) const;

private:
    const Table& m_table;
    std::vector<Node> m_nodes;
    std::vector<std::vector<Step>> m_steps;
    std::vector<std::vector<int>> m_ids;  ///< by board and index of cell
};

/// Facing half cells of a join; empty when it names no such boards and edges.
std::vector<std::pair<Graph::Ref, Graph::Ref>> facingCells(const Table& table, const Join& join);

/// How a band goes.
struct Travel {
    int halves = -1;            ///< movement points it has, in halves; below zero: as many as it takes
    bool throughGates = false;  ///< Gates count as links that cost nothing (SOM-GATE-01)
    /// Nodes it may enter but not leave again: where a fight begins, when it may not go on after one.
    std::function<bool(int node)> stops = {};
};

/// Where a band can go, from one place or several.
class Reach {
public:
    /// How it stands on a water hex: a band on foot there is on a bridge.
    enum class Mode { Foot, Afloat };
    struct Stand {
        int node = -1;
        Mode mode = Mode::Foot;
        bool operator==(const Stand&) const = default;
    };
    Reach(const Graph& graph, const std::vector<int>& from, const Travel& travel);

    /// Cheapest cost in halves, whatever the mode; −1: out of reach.
    int halves(int node) const;
    int halves(Stand stand) const { return m_cost[index(stand)]; }
    bool reaches(int node) const { return halves(node) >= 0; }
    /// The cheapest way, start first; empty when out of reach.
    std::vector<Stand> way(int node) const;
    /// What it costs to enter each stand of a way after its first.
    std::vector<int> costs(const std::vector<Stand>& way) const;
    /// How each stand of a way after its first was entered, and what that rests on.
    struct Leg {
        int halves = 0;
        const char* rule = "";
        std::optional<RouteKind> route;  ///< it followed one
        bool gate = false;               ///< it jumped from Gate to Gate
    };
    std::vector<Leg> legs(const Graph& graph, const std::vector<Stand>& way) const;

private:
    static std::size_t index(Stand stand) {
        return static_cast<std::size_t>(stand.node) * 2 + (stand.mode == Mode::Afloat ? 1 : 0);
    }
    std::vector<int> m_cost;
    std::vector<int> m_before;
};

/// One single step of a band, both modes considered: what it would cost, or why not.
struct StepAnswer {
    int halves = -1;
    Reach::Mode mode = Reach::Mode::Foot;
    const char* rule = "";  ///< what the price or the refusal rests on
};
std::vector<StepAnswer> stepsOf(const Graph& graph, Reach::Stand from, const Graph::Step& step);

/// Hex steps over land and water, joins but no Gates: how Shadows go (SOM-STURN-10.b). −1: none.
std::vector<int> shadowSteps(const Graph& graph, const std::vector<int>& targets);

/// The way of a Shadow from where it stands to the nearest stronghold with an unrevealed Well.
struct ShadowWay {
    int steps = -1;            ///< −1: it dissipates
    std::vector<int> targets;  ///< all at that distance; the lot decides (SOM-STURN-22)
    std::vector<int> path;     ///< one shortest way to the first of them, start first
    /// By nodes: how many nodes of shortest ways come next; 1 at a target, 0 off all of them.
    std::vector<int> onWay;
};
ShadowWay shadowWay(const Graph& graph, const Table& table, int from);

/// Rounds that a lone avatar (or a band) needs along a way of these costs, two moves a round, no fights: the
/// mean of whole rounds, so that a way that ends with the first move of a round takes that round too
/// (SOM-TURN-01, SOM-SIM-08), with movement rolls of `size` members that all roll (SOM-MOVE-01, 02).
double meanRounds(const std::vector<int>& costs, int size = 1, int bonus = 0);
/// Chance of exactly so many movement points, 0 … 99, for a band of that size.
std::vector<double> movementOdds(int size, int bonus = 0);

/// The Shadow Realm as a walk: land cells, the six directions, pit and Gates (SOM-SR).
struct Realm {
    std::vector<Cell> cells;                     ///< of the land mass, in the frame of the board
    std::vector<std::array<int, 6>> neighbours;  ///< by direction 1 … 6 less one; −1: off the land mass
    int pit = -1;
    std::vector<int> gates;
    std::vector<int> steps;  ///< from the pit, over land; −1: none

    static Realm of(const Table& table);
};

}  // namespace bocage::rules::malice
