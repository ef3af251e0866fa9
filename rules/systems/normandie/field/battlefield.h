#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "rules/board/square.h"
#include "rules/scenario/scenario.h"
#include "rules/systems/normandie/content/content.h"
#include "rules/systems/normandie/content/footprint.h"
#include "rules/systems/normandie/content/rulings.h"
#include "rules/systems/normandie/content/terrain_effects.h"
#include "rules/systems/normandie/content/unit_marks.h"

namespace bocage::rules::normandie {

/// Which placed thing a cell or edge belongs to: a number instead of a name, so that hot arrays hold no
/// strings. Two cells are of one terrain element when their refs are equal.
struct ElementRef {
    enum Source : std::uint32_t { None, Board, Overlay, PlacedEdges, PlacedCorners, Pieces };
    std::uint32_t source : 3 = None;
    std::uint32_t index : 29 = 0;  ///< into the list of that name in the scenario
    std::uint32_t part = 0;        ///< connected area of a board's printed terrain, or run of edge features

    static ElementRef of(Source source, std::size_t index, std::uint32_t part = 0) {
        ElementRef ref;
        ref.source = static_cast<std::uint32_t>(source) & 7u;
        ref.index = static_cast<std::uint32_t>(index) & 0x1fffffffu;
        ref.part = part;
        return ref;
    }
    explicit operator bool() const { return source != None; }
    bool operator==(const ElementRef& other) const {
        return source == other.source && index == other.index && part == other.part;
    }
};

struct CellInfo : CellEffects {
    ElementRef element;      ///< overlay on top, or area of the board
    ElementRef building;     ///< equal for all cells of one building; none outside
    std::int16_t room = -1;  ///< inside its building
    bool exists() const { return has(CellExists); }
    bool operator==(const CellInfo&) const = default;
};

struct EdgeInfo : EdgeEffects {
    ElementRef element;  ///< the run of features of one kind that this edge is part of
    bool operator==(const EdgeInfo&) const = default;
};

struct CornerInfo {
    Corner at;
    CellEffects effects;
    ElementRef element;
    bool operator==(const CornerInfo&) const = default;
};

/// Abilities that options of its army lend a counter, compared by what they are. Most counters have none.
struct LentAbilities {
    std::shared_ptr<const std::vector<AbilityUse>> list;
    bool operator==(const LentAbilities& other) const {
        return list == other.list || (list && other.list && *list == *other.list);
    }
};

/// A unit counter as the rules see it.
struct FieldUnit {
    /// Counters that are there but neither block sight nor are shot at (SON-LOS-10).
    enum class Hidden : std::uint8_t { No, Concealed, Underground, Teleporting };
    std::uint32_t piece = 0;     ///< index into Scenario::pieces
    const Unit* unit = nullptr;  ///< owned by the content the battlefield holds
    UnitClass unitClass = UnitClass::Infantry;
    Hidden hidden = Hidden::No;
    bool backUp = false;
    std::uint8_t footprint = 1;
    std::uint8_t facing = 0;
    bool zombie = false, manifestation = false;
    bool masterOfTheDead = false;
    bool mayNotLeave = false;  ///< the scenario keeps it where it is
    bool roaming = false;      ///< goes where the dice send it, into whoever stands there (SON-UNC-06)
    std::uint8_t digs = 0;     ///< movement below ground that a Digger lends (SON-OPT-73)
    UnitMarks marks;           ///< what lies on it
    LentAbilities lent;
    int side = -1;                ///< index into Scenario::sides; -1 neutral or uncontrolled
    std::array<Cell, 4> cells{};  ///< the first `footprint` hold; the front first

    const UnitSide& sideUp() const { return backUp && unit->back ? *unit->back : unit->front; }
    bool covers(Cell cell) const;
    /// Its counter is only a mark: it is somewhere else (SON-SA-37).
    bool offBoard() const { return hidden == Hidden::Teleporting; }
    /// Neither moves, shoots nor assaults of one on the other, nor do their zones act (SON-UNC-08,
    /// SON-ZOM-03).
    bool ignores(const FieldUnit& other) const {
        return zombie && !other.zombie && (other.manifestation || other.masterOfTheDead);
    }
    bool operator==(const FieldUnit&) const = default;
};

/// Night rules in force (SON-NGT).
enum class Light : std::uint8_t { Day, Night, Fog };

namespace detail {
struct FieldParts;
class FieldBuilder;
}  // namespace detail

/// What the rules see of a scenario: dense arrays of effects per cell and edge, who stands where, and the
/// conditions. Immutable; copies share their arrays, so it goes cheaply into threads.
class Battlefield {
public:
    /// Boards further out than this from the origin are not part of the battle: a file cannot make us
    /// allocate the moon.
    static constexpr int limit = 512;

    Battlefield();
    static Battlefield build(const Scenario& scenario, ContentPtr content);
    /// The same as build(scenario, old's content), but looks only at what differs from the scenario that old
    /// was built from. A changed board or sides list falls back to a full build.
    static Battlefield rebuilt(const Battlefield& old, const Scenario& scenario);

    Cell origin() const { return m_origin; }  ///< top-left cell of the bounding box
    int cols() const { return m_cols; }
    int rows() const { return m_rows; }
    int cellCount() const { return m_cols * m_rows; }
    bool inside(Cell cell) const {
        return static_cast<unsigned>(cell.col - m_origin.col) < static_cast<unsigned>(m_cols) &&
               static_cast<unsigned>(cell.row - m_origin.row) < static_cast<unsigned>(m_rows);
    }
    /// Row by row inside the bounding box; only for cells that are inside().
    int indexOf(Cell cell) const { return (cell.row - m_origin.row) * m_cols + (cell.col - m_origin.col); }
    Cell cellAt(int index) const { return {m_origin.col + index % m_cols, m_origin.row + index / m_cols}; }

    /// A cell without effects that does not exist, for whatever is outside.
    const CellInfo& cell(Cell cell) const {
        return inside(cell) ? m_cellData[static_cast<std::size_t>(indexOf(cell))] : nowhere();
    }
    const CellInfo& cell(int index) const { return m_cellData[static_cast<std::size_t>(index)]; }
    bool exists(Cell at) const { return cell(at).exists(); }

    /// One without effects for whatever is outside.
    const EdgeInfo& edge(Edge edge) const {
        const auto col = static_cast<unsigned>(edge.cell.col - m_origin.col);
        const auto row = static_cast<unsigned>(edge.cell.row - m_origin.row);
        if (col > static_cast<unsigned>(m_cols) || row > static_cast<unsigned>(m_rows))
            return noEdge();
        const std::size_t index = std::size_t{row} * static_cast<unsigned>(m_cols + 1) + col;
        return (edge.axis == Edge::Axis::North ? m_northData : m_westData)[index];
    }
    const EdgeInfo& edge(Cell cell, Side side) const { return edge(Square::edge(cell, side)); }
    /// Raw rows for engines: (cols + 1) × (rows + 1) entries, the edge above / left of the cell of that
    /// place.
    const std::vector<EdgeInfo>& northEdges() const;
    const std::vector<EdgeInfo>& westEdges() const;
    const std::vector<CellInfo>& cells() const;
    const std::vector<CornerInfo>& corners() const;

    const std::vector<FieldUnit>& units() const;
    /// The unit whose footprint holds the cell, concealed ones included; null when nobody is there.
    const FieldUnit* unitAt(Cell cell) const;
    /// Index into units(), -1 for none, by cell index.
    const std::vector<std::int32_t>& occupants() const;
    /// The unit that is this piece of the scenario; null for markers and ghosts.
    const FieldUnit* unitOfPiece(std::size_t pieceIndex) const;

    Light light() const { return m_light; }
    bool cave() const { return m_cave; }
    const Rulings& rulings() const { return m_rulings; }
    const ContentPtr& content() const { return m_content; }

    /// Spaces, edges, corners, light and rulings mean the same; units may stand elsewhere.
    bool sameGround(const Battlefield& other) const;
    /// Cells (by index) that mean something else than on the other one, or lie at an edge that does; none
    /// when extent or rulings differ and nothing can be told by cells.
    std::optional<std::vector<int>> cellsUnlike(const Battlefield& other) const;
    /// The same counters lie in the same places, of the same pieces.
    bool sameUnits(const Battlefield& other) const;
    /// Same meaning everywhere, however it was built.
    bool operator==(const Battlefield& other) const;

private:
    friend class detail::FieldBuilder;
    static const CellInfo& nowhere();
    static const EdgeInfo& noEdge();
    void pointInto(std::shared_ptr<const detail::FieldParts> parts);

    ContentPtr m_content;
    Cell m_origin;
    int m_cols = 0;
    int m_rows = 0;
    Light m_light = Light::Day;
    bool m_cave = false;
    Rulings m_rulings;
    const CellInfo* m_cellData = nullptr;  ///< into m_parts, as the next two
    const EdgeInfo* m_northData = nullptr;
    const EdgeInfo* m_westData = nullptr;
    std::shared_ptr<const detail::FieldParts> m_parts;
};

}  // namespace bocage::rules::normandie
