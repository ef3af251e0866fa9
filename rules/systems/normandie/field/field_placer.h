#pragma once

#include "rules/systems/normandie/field/field_parts.h"

namespace bocage::rules::normandie::detail {

/// Turns the names of a scenario into placements that need no names any more.
class FieldPlacer {
public:
    FieldPlacer(const Scenario& scenario, const Content& content, std::shared_ptr<const FaceCache> faces);

    std::shared_ptr<const Placement> place(const PlacedBoard& board);
    std::shared_ptr<const Placement> place(const PlacedOverlay& overlay);
    PiecePlacement place(const Piece& piece);
    std::shared_ptr<const std::vector<EdgePlacement>> placeEdges();
    std::shared_ptr<const std::vector<CornerPlacement>> placeCorners();

    /// The faces met so far, those it was given included.
    const std::shared_ptr<const FaceCache>& faces() const { return m_faces; }

private:
    template <class Placed>
    std::shared_ptr<const Placement> placeFace(const Placed& placed, const ContentId& id, const Face* face);
    std::shared_ptr<const FaceMeaning> meaningFor(const Face& face);
    CellEffects wreckEffects(const ContentId& overlay) const;
    const Library& library() const { return m_content.library(); }

    const Scenario& m_scenario;
    const Content& m_content;
    std::shared_ptr<const FaceCache> m_faces;
};

}  // namespace bocage::rules::normandie::detail
