#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "rules/systems/normandie/sight/sight.h"

namespace bocage::tests {

/// A second opinion on sight, slow and written differently on purpose: it clips the segment against every
/// cell of the bounding rectangle with fractions, sorts the pieces along the segment, and reads the rules of
/// section 6 off the list. It shares no code with the engine but the battlefield's values.
class SightOracle {
public:
    struct Verdict {
        bool blocked = false;
        int penalty = 0;
        bool operator==(const Verdict&) const = default;
    };

    SightOracle(const rules::normandie::Battlefield& field, const rules::normandie::SightOptions& options)
        : m_field(field), m_options(options) {}

    Verdict see(rules::Cell from, rules::Cell to) const {
        using namespace rules::normandie;
        if (!m_field.exists(from) || !m_field.exists(to))
            return {true, 0};
        if (from == to)
            return {};
        const CellInfo& start = m_field.cell(from);
        const CellInfo& end = m_field.cell(to);
        const bool sameBuilding = start.building == end.building;
        if (!sameBuilding && ((start.building && !opensOutward(from)) || (end.building && !opensOutward(to))))
            return {true, 0};

        int total = 0;
        const Rulings& rulings = m_field.rulings();
        if (!rulings.endSpacesOpen && (start.has(BlocksSight) || end.has(BlocksSight)))
            return {true, 0};
        if (!rulings.ownSpaceExempt)
            total += start.obscures;

        const std::vector<Piece> pieces = piecesBetween(from, to);
        for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
            const rules::Cell a = pieces[i].cell;
            const rules::Cell b = pieces[i + 1].cell;
            std::optional<int> passage;
            if (a.col == b.col || a.row == b.row) {
                passage = edgeCost(a, b, from, to);
            } else {
                const auto one = wayRound(a, {a.col, b.row}, b, from, to);
                const auto two = wayRound(a, {b.col, a.row}, b, from, to);
                if (rulings.cornerNeedsBothStopped)
                    passage = !one ? two : !two ? one : std::min(*one, *two);
                else if (one && two)
                    passage = std::max(*one, *two);
            }
            if (!passage)
                return {true, 0};
            total += *passage;
            if (b != to) {
                const auto inside = cellCost(b, from, to);
                if (!inside)
                    return {true, 0};
                total += *inside;
            }
        }
        return {false, total};
    }

private:
    struct Fraction {
        std::int64_t over = 0, under = 1;  ///< under > 0
        bool operator<(const Fraction& o) const { return over * o.under < o.over * under; }
    };
    struct Piece {
        Fraction in, out;
        rules::Cell cell;
    };

    /// The stretch of the parameter t in [0, 1] during which start + t · delta lies in [low, high]; none when
    /// never for more than a point.
    static bool clip(std::int64_t start, std::int64_t delta, std::int64_t low, std::int64_t high,
                     Fraction& in, Fraction& out) {
        if (delta == 0)
            return low < start && start < high;
        Fraction first{low - start, delta};
        Fraction last{high - start, delta};
        if (delta < 0) {
            first = {start - high, -delta};
            last = {start - low, -delta};
        }
        if (in < first)
            in = first;
        if (last < out)
            out = last;
        return in < out;
    }

    std::vector<Piece> piecesBetween(rules::Cell from, rules::Cell to) const {
        std::vector<Piece> pieces;
        const std::int64_t x = 2 * from.col + 1, y = 2 * from.row + 1;
        const std::int64_t dx = 2 * (to.col - from.col), dy = 2 * (to.row - from.row);
        for (int row = std::min(from.row, to.row); row <= std::max(from.row, to.row); ++row)
            for (int col = std::min(from.col, to.col); col <= std::max(from.col, to.col); ++col) {
                Piece piece{{0, 1}, {1, 1}, {col, row}};
                if (clip(x, dx, 2 * col, 2 * col + 2, piece.in, piece.out) &&
                    clip(y, dy, 2 * row, 2 * row + 2, piece.in, piece.out))
                    pieces.push_back(piece);
            }
        std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.in < b.in; });
        return pieces;
    }

    std::optional<int> wayRound(rules::Cell a, rules::Cell flank, rules::Cell b, rules::Cell from,
                                rules::Cell to) const {
        const auto first = edgeCost(a, flank, from, to);
        const auto middle = cellCost(flank, from, to);
        const auto last = edgeCost(flank, b, from, to);
        if (!first || !middle || !last)
            return std::nullopt;
        return *first + *middle + *last;
    }

    std::optional<int> cellCost(rules::Cell cell, rules::Cell from, rules::Cell to) const {
        using namespace rules::normandie;
        if (m_field.cell(cell).has(BlocksSight))
            return std::nullopt;
        if (m_options.units) {
            for (const FieldUnit& unit : m_field.units()) {
                if (!unit.covers(cell) || unit.covers(from) || unit.covers(to) ||
                    unit.hidden != FieldUnit::Hidden::No)
                    continue;
                if (unit.unitClass != UnitClass::Infantry ||
                    (!tall(m_options.shooter) && !tall(m_options.target)))
                    return std::nullopt;
            }
        }
        return m_field.cell(cell).obscures;
    }

    bool tall(rules::normandie::UnitClass unitClass) const {
        using rules::normandie::UnitClass;
        return unitClass == UnitClass::Light || unitClass == UnitClass::Heavy ||
               (unitClass == UnitClass::Creature && m_field.rulings().creatureSeesOver);
    }

    static rules::Side sideTowards(rules::Cell a, rules::Cell b) {
        return b.row < a.row   ? rules::Side::North
               : b.row > a.row ? rules::Side::South
               : b.col > a.col ? rules::Side::East
                               : rules::Side::West;
    }

    std::optional<int> edgeCost(rules::Cell a, rules::Cell b, rules::Cell from, rules::Cell to) const {
        using namespace rules::normandie;
        const EdgeInfo& edge = m_field.edge(a, sideTowards(a, b));
        if (edge.has(EdgeWall) || edge.has(EdgeNoPassage) || edge.has(EdgeBlocksSight))
            return std::nullopt;
        if (edge.obscures == 0)
            return 0;
        for (const rules::Cell end : {from, to})
            for (int side = 0; side < 4; ++side) {
                const EdgeInfo& own = m_field.edge(end, static_cast<rules::Side>(side));
                if (own.obscures > 0 && own.element == edge.element)
                    return 0;
            }
        return edge.obscures;
    }

    bool opensOutward(rules::Cell cell) const {
        using namespace rules::normandie;
        static constexpr rules::Cell steps[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
        for (int side = 0; side < 4; ++side)
            if (m_field.edge(cell, static_cast<rules::Side>(side)).has(EdgeEntrance | EdgeOpening) &&
                !(m_field.cell(cell + steps[side]).building == m_field.cell(cell).building))
                return true;
        return false;
    }

    const rules::normandie::Battlefield& m_field;
    rules::normandie::SightOptions m_options;
};

}  // namespace bocage::tests
