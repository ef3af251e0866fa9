#include "rules/systems/normandie/field/field_placer.h"

#include "rules/systems/normandie/field/field_area.h"

namespace bocage::rules::normandie::detail {

FieldPlacer::FieldPlacer(const Scenario& scenario, const Content& content,
                         std::shared_ptr<const FaceCache> faces)
    : m_scenario(scenario), m_content(content), m_faces(std::move(faces)) {}

std::shared_ptr<const FaceMeaning> FieldPlacer::meaningFor(const Face& face) {
    if (const auto found = m_faces->find(&face); found != m_faces->end())
        return found->second;
    auto meaning = std::make_shared<const FaceMeaning>(meaningOf(face, library()));
    // New faces are rare once a battlefield stands; the old cache belongs to others.
    auto faces = std::make_shared<FaceCache>(*m_faces);
    faces->emplace(&face, meaning);
    m_faces = std::move(faces);
    return meaning;
}

template <class Placed>
std::shared_ptr<const Placement> FieldPlacer::placeFace(const Placed& placed, const ContentId& id,
                                                        const Face* face) {
    auto result =
        std::make_shared<Placement>(Placement{id, placed.face, placed.at, placed.rotation, nullptr, 0, 0});
    if (!face || !withinLimit(placed.at))
        return result;
    const auto size = rotatedSize(placed.rotation, face->grid.cols, face->grid.rows);
    if (size[0] <= 0 || size[1] <= 0 || size[0] > Battlefield::limit || size[1] > Battlefield::limit ||
        !withinLimit(placed.at.col + size[0] - 1) || !withinLimit(placed.at.row + size[1] - 1))
        return result;
    result->meaning = meaningFor(*face);
    // A grid whose cells do not fill it means nothing and has no size.
    const auto turned = rotatedSize(placed.rotation, result->meaning->cols, result->meaning->rows);
    result->cols = turned[0];
    result->rows = turned[1];
    return result;
}

std::shared_ptr<const Placement> FieldPlacer::place(const PlacedBoard& board) {
    const BoardDef* def = library().board(board.board);
    return placeFace(board, board.board, def ? faceNamed(def->faces, board.face) : nullptr);
}

std::shared_ptr<const Placement> FieldPlacer::place(const PlacedOverlay& overlay) {
    const OverlayDef* def = library().overlay(overlay.overlay);
    return placeFace(overlay, overlay.overlay, def ? faceNamed(def->faces, overlay.face) : nullptr);
}

std::shared_ptr<const std::vector<EdgePlacement>> FieldPlacer::placeEdges() {
    auto result = std::make_shared<std::vector<EdgePlacement>>();
    std::vector<std::pair<Edge, const ContentId*>> features;
    std::vector<std::uint32_t> places;
    for (const PlacedEdge& edge : m_scenario.battlefield.edges) {
        const TerrainKind* kind = library().terrain(edge.kind);
        const auto place = static_cast<std::uint32_t>(result->size());
        result->push_back(
            {edge.kind, edge.at, kind ? edgeEffects(kind->effects) : EdgeEffects{EdgePresent, 0, 0}, place});
        if (!withinLimit(edge.at.cell))
            continue;
        features.emplace_back(edge.at, &edge.kind);
        places.push_back(place);
    }
    const auto runs = edgeRuns(features);
    for (std::size_t i = 0; i < runs.size(); ++i)
        (*result)[places[i]].run = places[runs[i]];
    return result;
}

std::shared_ptr<const std::vector<CornerPlacement>> FieldPlacer::placeCorners() {
    auto result = std::make_shared<std::vector<CornerPlacement>>();
    for (const PlacedCorner& corner : m_scenario.battlefield.corners) {
        CellEffects effects;
        if (const TerrainKind* kind = library().terrain(corner.kind))
            effects = cellEffects(kind->effects);
        else if (const MarkerDef* marker = library().marker(corner.kind))
            effects = cellEffects(marker->effects);
        result->push_back({corner.kind, corner.at, effects});
    }
    return result;
}

/// A wreck acts by the symbols printed on its overlay; all its spaces are alike.
CellEffects FieldPlacer::wreckEffects(const ContentId& overlay) const {
    const OverlayDef* def = library().overlay(overlay);
    if (!def || def->faces.empty())
        return {};
    for (const ContentId& kind : def->faces.front().grid.cells)
        if (const TerrainKind* terrain = kind.empty() ? nullptr : library().terrain(kind))
            return cellEffects(terrain->effects);
    return {};
}

PiecePlacement FieldPlacer::place(const Piece& piece) {
    PiecePlacement result;
    result.content = piece.content;
    result.at = piece.at;
    result.corner = piece.corner;
    result.facing = piece.facing;
    result.face = piece.face;
    result.side = piece.side;
    result.mayNotLeave = PiecePlacement::keptInPlace(piece);
    result.roaming = piece.mode == "roaming";
    result.cells[0] = piece.at;
    if (!withinLimit(piece.at))
        return result;
    if (const Unit* unit = m_content.unit(piece.content)) {
        result.cellCount = static_cast<std::uint8_t>(
            footprintCells(unit->footprint, piece.at, piece.facing & 7, result.cells));
        if (piece.face == "back" && unit->backRole == Unit::BackRole::Wreck)
            result.effects = wreckEffects(unit->wreck);
        else
            result.unit = unit;
        const UnitSide& up = unit->side(piece.face);
        result.zombie = unit->hasTrait("zombie");
        result.manifestation = findAbility(up, "mythos-manifestation");
        result.masterOfTheDead = findAbility(up, "master-dead");
    } else if (const MarkerDef* marker = library().marker(piece.content)) {
        result.marker = true;
        result.effects = cellEffects(marker->effects);
        if (!piece.corner) {
            result.marks = marksOf(*marker, piece.face == "back");
            result.marked = result.marks != UnitMarks{};
        }
    }
    return result;
}

}  // namespace bocage::rules::normandie::detail
