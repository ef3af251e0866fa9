#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model/plan/placed_elements.h"
#include "rules/board/grid.h"

namespace bocage::model {

/// How a whole battlefield is turned or mirrored: first, if wanted, left and right change places, then so
/// many turns of the grid clockwise, then everything moves on by `shift`. Top and bottom change places by
/// mirroring and half a turn. On squares the top-left cell of the turned frame stays where that of the frame
/// was; on hexes, whose frames do not stay frames, everything turns about that cell.
class PlanTransform {
public:
    PlanTransform(const CellRect& frame, bool mirror, int turns, rules::Cell shift = {},
                  const rules::Grid& grid = rules::squareGrid());

    rules::Cell operator()(rules::Cell cell) const;
    rules::Corner operator()(rules::Corner corner) const;
    rules::Edge operator()(rules::Edge edge) const;
    rules::Side operator()(rules::Side side) const;
    /// Of the grid's facings.
    int facing(int facing) const;
    /// Top-left cell of what a box of cols × rows at this cell becomes.
    rules::Cell box(rules::Cell at, int cols, int rows) const;
    bool mirrors() const { return m_mirror; }
    rules::Rotation turn() const { return m_turn; }
    const rules::Grid& grid() const { return *m_grid; }

private:
    CellRect m_frame;
    bool m_mirror;
    rules::Rotation m_turn;
    rules::Cell m_shift;
    const rules::Grid* m_grid;
    /// A place of any grid but squares.
    rules::Place carried(const rules::Place& place) const;
};

/// A face that shows the mirror image of another, when it is turned so.
struct MirrorImage {
    std::string face;
    rules::Rotation turn = rules::Rotation::R0;
};
/// Cardboard has no mirror image of its own: one of its faces must happen to look like it. The same face is
/// preferred. Looks are compared by meaning: terrain, edges, corners and rooms.
std::optional<MirrorImage> mirrorImage(const std::vector<rules::Face>& faces, const std::string& face);

/// Boards and overlays whose print cannot be mirrored: they would only change places.
std::vector<rules::ElementId> withoutMirrorImage(const rules::Scenario& scenario,
                                                 const rules::Library& library);

/// These elements, wherever they lie.
void transformThings(rules::Scenario& scenario, const rules::Library& library, const PlanTransform& transform,
                     const std::set<rules::ElementId>& ids);

/// The scenario with everything on the map carried along.
void transformPlan(rules::Scenario& scenario, const rules::Library& library, bool mirror, int turns);

}  // namespace bocage::model
