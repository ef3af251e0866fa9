#include "model/plan/carried.h"

#include <algorithm>
#include <map>

#include "rules/board/square.h"

namespace bocage::model {

using namespace rules;

namespace {

/// Most of the cells are among these; of two halves the one with the first cell.
template <class Cells>
bool mostly(const Cells& cells, const std::set<Cell>& among) {
    const auto within =
        std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return among.contains(cell); });
    const auto all = static_cast<std::ptrdiff_t>(cells.size());
    return 2 * within > all || (within > 0 && 2 * within == all && among.contains(*cells.begin()));
}

template <class Cells>
bool wholly(const Cells& cells, const std::set<Cell>& among) {
    return !cells.empty() &&
           std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return among.contains(cell); });
}

}  // namespace

Carried carriedBy(const Scenario& scenario, const Library& library, const std::set<ElementId>& taken) {
    Carried load;
    std::set<Cell> boards;  // every board, taken or not
    for (const PlacedBoard& board : scenario.battlefield.boards)
        for (const Cell cell : coveredCells(board, library)) {
            boards.insert(cell);
            if (taken.contains(board.id))
                load.ground.insert(cell);
        }
    load.spaces = load.ground;
    const auto add = [&](const ElementId& id, bool goes) {
        if (goes && !taken.contains(id))
            load.things.insert(id);
    };
    // What is on top decides where a space belongs: later overlays lie on earlier ones.
    bool any = !load.ground.empty();
    std::set<Cell> inside = load.ground;  // where units stand in something, not merely on it
    for (const PlacedOverlay& overlay : scenario.battlefield.overlays) {
        const auto cells = coveredCells(overlay, library);
        const bool own = taken.contains(overlay.id);
        const bool goes = own || mostly(cells, load.spaces);
        add(overlay.id, goes);
        any = any || own;
        const OverlayDef* definition = library.overlay(overlay.overlay);
        const Face* face = definition ? faceNamed(definition->faces, overlay.face) : nullptr;
        const bool rooms = face && !face->rooms.empty();
        for (const Cell cell : cells) {
            if (goes)
                load.spaces.insert(cell);
            else
                load.spaces.erase(cell);
            if (goes && rooms)
                inside.insert(cell);
            else if (!goes)
                inside.erase(cell);
        }
    }
    if (!any)
        return {};
    // Edges and interspaces between what goes and what stays go with most of their spaces; the rim of an
    // overlay is no part of it.
    const auto around = [&](const auto& cells) {
        std::vector<Cell> there;
        for (const Cell cell : cells)
            if (boards.contains(cell))
                there.push_back(cell);
        return wholly(there, load.spaces) || mostly(there, load.ground);
    };
    for (const PlacedEdge& edge : scenario.battlefield.edges)
        add(edge.id, around(Square::cellsBeside(edge.at)));
    for (const PlacedCorner& corner : scenario.battlefield.corners)
        add(corner.id, around(Square::cellsAround(corner.at)));
    for (const Zone& zone : scenario.zones)
        add(zone.id, wholly(zone.cells, load.ground) || wholly(zone.cells, load.spaces));
    for (const EntryArrow& arrow : scenario.entries)
        add(arrow.id, load.ground.contains(arrow.at));
    for (const Objective& objective : scenario.objectives)
        add(objective.id, objective.corner ? around(Square::cellsAround(*objective.corner))
                                           : mostly(objective.cells, load.spaces));
    for (const Piece& piece : scenario.pieces)
        add(piece.id, piece.corner ? around(Square::cellsAround(*piece.corner))
                                   : mostly(coveredCells(piece, library),
                                            piece.content.kind() == "unit" ? inside : load.spaces));
    for (const Note& note : scenario.notes)
        add(note.id, load.spaces.contains(note.at));
    return load;
}

void carryAlong(Scenario& scenario, const Library& library, const std::vector<Journey>& journeys) {
    std::set<ElementId> spokenFor;  // goes by itself, or with another already
    for (const Journey& journey : journeys)
        spokenFor.insert(journey.taken.begin(), journey.taken.end());
    std::vector<Carried> loads;
    for (const Journey& journey : journeys) {
        loads.push_back(carriedBy(scenario, library, journey.taken));
        std::erase_if(loads.back().things, [&](const ElementId& id) { return !spokenFor.insert(id).second; });
    }
    for (Zone& zone : scenario.zones) {
        if (spokenFor.contains(zone.id))
            continue;
        for (Cell& cell : zone.cells)
            for (std::size_t i = 0; i < loads.size(); ++i)
                if (loads[i].ground.contains(cell)) {
                    cell = journeys[i].way(cell);
                    break;
                }
        std::sort(zone.cells.begin(), zone.cells.end());
        zone.cells.erase(std::unique(zone.cells.begin(), zone.cells.end()), zone.cells.end());
    }
    // Random places go each for itself, whatever becomes of the objective's first one.
    std::map<ElementId, std::vector<std::vector<Cell>>> places;
    for (const Objective& objective : scenario.objectives) {
        const bool own = std::any_of(journeys.begin(), journeys.end(), [&](const Journey& journey) {
            return journey.taken.contains(objective.id);
        });
        if (own || objective.alternatives.empty())
            continue;
        auto& moved = places[objective.id] = objective.alternatives;
        for (auto& place : moved)
            for (std::size_t i = 0; i < loads.size(); ++i)
                if (wholly(place, loads[i].spaces)) {
                    for (Cell& cell : place)
                        cell = journeys[i].way(cell);
                    break;
                }
    }
    for (std::size_t i = 0; i < loads.size(); ++i)
        transformThings(scenario, library, journeys[i].way, loads[i].things);
    for (Objective& objective : scenario.objectives)
        if (const auto moved = places.find(objective.id); moved != places.end())
            objective.alternatives = moved->second;
}

}  // namespace bocage::model
