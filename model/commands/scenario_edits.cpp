#include "model/commands/scenario_edits.h"

#include <algorithm>
#include <climits>
#include <map>
#include <optional>
#include <set>

#include "model/commands/ground.h"
#include "model/messages/element_names.h"
#include "model/plan/carried.h"
#include "model/plan/each_element.h"
#include "model/plan/placed_elements.h"
#include "rules/board/plan_grid.h"
#include "rules/board/square.h"
#include "rules/scenario/placed_lists.h"

namespace bocage::model {

using namespace rules;

namespace {

void moveBy(Cell& cell, Cell by) {
    cell = cell + by;
}
void moveBy(Corner& corner, Cell by) {
    corner.col += by.col;
    corner.row += by.row;
}

struct Mover {
    Cell by;
    template <class T>
    void operator()(T& element) const {
        moveBy(element.at, by);
    }
    void operator()(PlacedEdge& edge) const { moveBy(edge.at.cell, by); }
    void operator()(Zone& zone) const {
        for (Cell& cell : zone.cells)
            moveBy(cell, by);
    }
    void operator()(Objective& objective) const {
        for (Cell& cell : objective.cells)
            moveBy(cell, by);
        if (objective.corner)
            moveBy(*objective.corner, by);
        for (auto& place : objective.alternatives)
            for (Cell& cell : place)
                moveBy(cell, by);
    }
    void operator()(Piece& piece) const {
        moveBy(piece.at, by);
        if (piece.corner)
            moveBy(*piece.corner, by);
    }
};

PlanTransform shiftedBy(Cell by, const Grid& grid) {
    return PlanTransform({0, 0, 1, 1}, false, 0, by, grid);
}

/// How a rectangular thing turns so that its middle stays where it was, to the nearest cell.
template <class Placed>
PlanTransform aboutMiddle(const Placed& placed, const std::vector<Face>* faces, int turns, const Grid& grid) {
    CellRect box{placed.at.col, placed.at.row, 1, 1};
    Cell shift;
    if (grid.kind() != GridKind::Square)
        return PlanTransform(box, false, turns, shift, grid);
    if (const Face* face = faces ? faceNamed(*faces, placed.face) : nullptr) {
        const Rotation turned = grid.rotation(grid.steps(placed.rotation) + turns);
        const auto before = rotatedSize(placed.rotation, face->grid.cols, face->grid.rows);
        const auto after = rotatedSize(turned, face->grid.cols, face->grid.rows);
        box.cols = before[0];
        box.rows = before[1];
        // Halving the difference towards the same side on the way there and back keeps four turns an
        // identity.
        const auto half = [](int difference) {
            return difference >= 0 ? difference / 2 : -(-difference / 2);
        };
        shift = {half(before[0] - after[0]), half(before[1] - after[1])};
    }
    return PlanTransform(box, false, turns, shift, grid);
}

/// Turns the boards and overlays among these by so many turns of the grid each and takes along what lies on
/// them. Says what has been turned.
template <class Turns>
std::set<ElementId> turnGround(Scenario& scenario, const Library& library, const std::set<ElementId>& wanted,
                               Turns turns) {
    std::set<ElementId> boards;
    for (const PlacedBoard& board : scenario.battlefield.boards)
        if (wanted.contains(board.id))
            boards.insert(board.id);
    std::set<ElementId> done = carriedBy(scenario, library, boards).things;
    std::vector<Journey> journeys;
    const auto turn = [&](const auto& placed, const auto* definition) {
        if (wanted.contains(placed.id) && !done.contains(placed.id))
            journeys.push_back({{placed.id},
                                aboutMiddle(placed, definition ? &definition->faces : nullptr,
                                            turns(placed.rotation), planGrid(scenario.battlefield.grid))});
    };
    for (const PlacedBoard& board : scenario.battlefield.boards)
        turn(board, library.board(board.board));
    for (const PlacedOverlay& overlay : scenario.battlefield.overlays)
        turn(overlay, library.overlay(overlay.overlay));
    for (const Journey& journey : journeys) {
        const auto load = carriedBy(scenario, library, journey.taken).things;
        done.insert(load.begin(), load.end());
        done.insert(journey.taken.begin(), journey.taken.end());
    }
    carryAlong(scenario, library, journeys);
    for (const Journey& journey : journeys)
        transformThings(scenario, library, journey.way, journey.taken);
    return done;
}

std::string nextFace(const std::vector<Face>& faces, const std::string& current) {
    for (std::size_t i = 0; i < faces.size(); ++i)
        if (faces[i].name == current)
            return faces[(i + 1) % faces.size()].name;
    return faces.empty() ? current : faces.front().name;
}

template <class T>
void removeFrom(std::vector<T>& list, const std::set<ElementId>& ids) {
    std::erase_if(list, [&](const T& element) { return ids.contains(element.id); });
}

std::set<ElementId> asSet(const ScenarioEdits::Ids& ids) {
    return {ids.begin(), ids.end()};
}

}  // namespace

ElementId ScenarioEdits::addBoard(const ContentId& board, const std::string& face, Cell at,
                                  Rotation rotation) {
    const ElementId id = freshId(m_document.scenario(), "board");
    m_document.edit(tr("Add board"), [&](Scenario& scenario) {
        scenario.battlefield.boards.push_back({id, board, face, at, rotation, {}});
    });
    return id;
}

ElementId ScenarioEdits::addOverlay(const ContentId& overlay, const std::string& face, Cell at,
                                    Rotation rotation) {
    const ElementId id = freshId(m_document.scenario(), "overlay");
    m_document.edit(tr("Add overlay"), [&](Scenario& scenario) {
        scenario.battlefield.overlays.push_back({id, overlay, face, at, rotation, {}, {}});
    });
    return id;
}

ElementId ScenarioEdits::addEdge(const ContentId& kind, Edge at) {
    const ElementId id = freshId(m_document.scenario(), "edge");
    m_document.edit(tr("Add edge piece"), [&](Scenario& scenario) {
        scenario.battlefield.edges.push_back({id, kind, at, {}});
    });
    return id;
}

ElementId ScenarioEdits::addCorner(const ContentId& kind, Corner at) {
    const ElementId id = freshId(m_document.scenario(), "corner");
    m_document.edit(tr("Add corner piece"), [&](Scenario& scenario) {
        scenario.battlefield.corners.push_back({id, kind, at, {}});
    });
    return id;
}

ElementId ScenarioEdits::addPiece(Piece piece) {
    piece.id = freshId(m_document.scenario(), "piece");
    m_document.edit(tr("Add piece"), [&](Scenario& scenario) { scenario.pieces.push_back(piece); });
    return piece.id;
}

ElementId ScenarioEdits::addZone(Zone zone) {
    zone.id = freshId(m_document.scenario(), "zone");
    m_document.edit(tr("Add zone"), [&](Scenario& scenario) { scenario.zones.push_back(zone); });
    return zone.id;
}

ElementId ScenarioEdits::addObjective(Objective objective) {
    objective.id = freshId(m_document.scenario(), "objective");
    m_document.edit(tr("Add objective"),
                    [&](Scenario& scenario) { scenario.objectives.push_back(objective); });
    return objective.id;
}

QString ScenarioEdits::stepName(const Ids& ids, const QString& one, const QString& several) const {
    if (ids.size() != 1)
        return several;
    return one.arg(ElementNames::element(m_document.scenario(), *m_document.library(), ids.front()));
}

bool ScenarioEdits::move(const Ids& ids, Cell by, const QString& drag) {
    if (by == Cell{})
        return false;
    return m_document.edit(
        stepName(ids, tr("Move %1"), tr("Move %n thing(s)", nullptr, static_cast<int>(ids.size()))),
        [&](Scenario& scenario) {
            const std::set<ElementId> taken = asSet(ids);
            carryAlong(scenario, *m_document.library(),
                       {{taken, shiftedBy(by, planGrid(scenario.battlefield.grid))}});
            visitElements(scenario, taken, Mover{by});
        },
        drag);
}

bool ScenarioEdits::moveOnly(const Ids& ids, Cell by, const QString& drag) {
    if (by == Cell{})
        return false;
    return m_document.edit(
        stepName(ids, tr("Move %1"), tr("Move %n thing(s)", nullptr, static_cast<int>(ids.size()))),
        [&](Scenario& scenario) { visitElements(scenario, asSet(ids), Mover{by}); }, drag);
}

bool ScenarioEdits::align(const Ids& ids, Alignment alignment) {
    struct Box {
        int left = INT_MAX, top = INT_MAX, right = INT_MIN, bottom = INT_MIN;
        void add(int fromCol, int fromRow, int toCol, int toRow) {
            left = std::min(left, fromCol);
            top = std::min(top, fromRow);
            right = std::max(right, toCol);
            bottom = std::max(bottom, toRow);
        }
    };
    std::map<ElementId, Box> boxes;
    Box whole;
    for (const ElementId& id : ids) {
        const auto element = placedElement(m_document.scenario(), *m_document.library(), id);
        if (!element)
            continue;
        Box box;
        for (const Cell cell : element->cells)
            box.add(cell.col, cell.row, cell.col + 1, cell.row + 1);
        if (element->corner)
            box.add(element->corner->col, element->corner->row, element->corner->col, element->corner->row);
        if (element->edge) {
            const Edge edge = *element->edge;
            const bool level = edge.axis == Edge::Axis::North;
            box.add(edge.cell.col, edge.cell.row, edge.cell.col + level, edge.cell.row + !level);
        }
        if (box.left > box.right)
            continue;
        boxes[id] = box;
        whole.add(box.left, box.top, box.right, box.bottom);
    }
    const auto wayOf = [&](const Box& box) -> Cell {
        switch (alignment) {
            case Alignment::Left:
                return {whole.left - box.left, 0};
            case Alignment::Right:
                return {whole.right - box.right, 0};
            case Alignment::Top:
                return {0, whole.top - box.top};
            case Alignment::Bottom:
                return {0, whole.bottom - box.bottom};
            case Alignment::CentreAcross:
                return {(whole.left + whole.right - box.left - box.right) / 2, 0};
            case Alignment::CentreDown:
                return {0, (whole.top + whole.bottom - box.top - box.bottom) / 2};
        }
        return {};
    };
    return m_document.edit(
        tr("Align %n thing(s)", nullptr, static_cast<int>(boxes.size())), [&](Scenario& scenario) {
            std::vector<Journey> journeys;
            for (const auto& [id, box] : boxes)
                journeys.push_back({{id}, shiftedBy(wayOf(box), planGrid(scenario.battlefield.grid))});
            carryAlong(scenario, *m_document.library(), journeys);
            for (const auto& [id, box] : boxes)
                visitElements(scenario, std::set<ElementId>{id}, Mover{wayOf(box)});
        });
}

bool ScenarioEdits::rotate(const Ids& ids, int turns) {
    const Library& library = *m_document.library();
    const Grid& grid = planGrid(m_document.scenario().battlefield.grid);
    // An arrow takes the next border of its space, of the ground as it is; where it lies on none it stays.
    std::optional<Ground> ground;
    for (const EntryArrow& arrow : m_document.scenario().entries)
        if (!ground && std::find(ids.begin(), ids.end(), arrow.id) != ids.end())
            ground.emplace(m_document.scenario(), library);
    return m_document.edit(
        stepName(ids, tr("Rotate %1"), tr("Rotate %n thing(s)", nullptr, static_cast<int>(ids.size()))),
        [&](Scenario& scenario) {
            std::set<ElementId> wanted = asSet(ids);
            for (const ElementId& turned :
                 turnGround(scenario, library, wanted, [&](Rotation) { return turns; }))
                wanted.erase(turned);
            const PlanTransform turned({0, 0, 1, 1}, false, turns, {}, grid);
            for (Piece& piece : scenario.pieces)
                if (wanted.contains(piece.id))
                    piece.facing = turned.facing(piece.facing);
            for (EntryArrow& arrow : scenario.entries) {
                if (grid.kind() != GridKind::Square && wanted.contains(arrow.id)) {
                    arrow.from = turned(arrow.from);
                    continue;
                }
                if (!wanted.contains(arrow.id) || !ground || ground->borders(arrow.at).empty())
                    continue;
                const int step = turns < 0 ? -1 : 1;
                for (int done = 0; done != turns; done += step)
                    do
                        arrow.from = static_cast<Side>((static_cast<int>(arrow.from) + step + 4) % 4);
                    while (!ground->isBorder({arrow.at, arrow.from}));
            }
        });
}

bool ScenarioEdits::turnTo(const Ids& ids, Rotation rotation) {
    const Library& library = *m_document.library();
    const Grid& grid = planGrid(m_document.scenario().battlefield.grid);
    return m_document.edit(
        stepName(ids, tr("Rotate %1"), tr("Rotate %n thing(s)", nullptr, static_cast<int>(ids.size()))),
        [&](Scenario& scenario) {
            std::set<ElementId> wanted = asSet(ids);
            for (const ElementId& turned : turnGround(scenario, library, wanted, [&](Rotation now) {
                     return grid.steps(rotation) - grid.steps(now);
                 }))
                wanted.erase(turned);
            for (Piece& piece : scenario.pieces)
                if (wanted.contains(piece.id))
                    piece.facing = grid.steps(rotation) * grid.facings() / grid.turns();
        });
}

bool ScenarioEdits::swapPlaces(const ElementId& one, const ElementId& other) {
    const Library& library = *m_document.library();
    const auto& boards = m_document.scenario().battlefield.boards;
    const auto find = [&](const ElementId& id) {
        return std::find_if(boards.begin(), boards.end(),
                            [&](const PlacedBoard& board) { return board.id == id; });
    };
    const auto a = find(one), b = find(other);
    if (a == boards.end() || b == boards.end() || a == b)
        return false;
    const Cell way = b->at - a->at;
    return m_document.edit(tr("Swap two boards"), [&](Scenario& scenario) {
        const std::vector<Journey> journeys{
            {{one}, shiftedBy(way, planGrid(scenario.battlefield.grid))},
            {{other}, shiftedBy(Cell{} - way, planGrid(scenario.battlefield.grid))}};
        carryAlong(scenario, library, journeys);
        for (const Journey& journey : journeys)
            transformThings(scenario, library, journey.way, journey.taken);
    });
}

bool ScenarioEdits::flip(const Ids& ids) {
    const Library& library = *m_document.library();
    return m_document.edit(
        stepName(ids, tr("Flip %1"), tr("Flip %n thing(s)", nullptr, static_cast<int>(ids.size()))),
        [&](Scenario& scenario) {
            const std::set<ElementId> wanted = asSet(ids);
            for (PlacedBoard& board : scenario.battlefield.boards)
                if (const BoardDef* definition = library.board(board.board);
                    definition && wanted.contains(board.id))
                    board.face = nextFace(definition->faces, board.face);
            for (PlacedOverlay& overlay : scenario.battlefield.overlays)
                if (const OverlayDef* definition = library.overlay(overlay.overlay);
                    definition && wanted.contains(overlay.id))
                    overlay.face = nextFace(definition->faces, overlay.face);
            for (Piece& piece : scenario.pieces)
                if (wanted.contains(piece.id))
                    piece.face = piece.face == "front" ? "back" : "front";
        });
}

bool ScenarioEdits::remove(const Ids& ids) {
    return m_document.edit(
        stepName(ids, tr("Delete %1"), tr("Delete %n thing(s)", nullptr, static_cast<int>(ids.size()))),
        [&](Scenario& scenario) {
            const std::set<ElementId> gone = asSet(ids);
            forEachList(scenario, [&](auto& list, const char*) { removeFrom(list, gone); });
        });
}

ScenarioEdits::Ids ScenarioEdits::duplicate(const Ids& ids, Cell by) {
    Ids copies;
    std::map<ElementId, ElementId> renamed;
    m_document.edit(
        stepName(ids, tr("Duplicate %1"), tr("Duplicate %n thing(s)", nullptr, static_cast<int>(ids.size()))),
        [&](Scenario& scenario) {
            const std::set<ElementId> wanted = asSet(ids);
            const auto copy = [&](auto& list, std::string_view prefix) {
                const std::size_t count = list.size();
                for (std::size_t i = 0; i < count; ++i) {
                    if (!wanted.contains(list[i].id))
                        continue;
                    auto twin = list[i];
                    twin.id = freshId(scenario, prefix);
                    Mover{by}(twin);
                    if constexpr (requires { twin.entry; })
                        twin.entry.clear();  // an army's unit is there once
                    copies.push_back(twin.id);
                    renamed[list[i].id] = twin.id;
                    list.push_back(std::move(twin));
                }
            };
            forEachList(scenario, copy);
            // A building objective follows its building when both are copied.
            for (Objective& objective : scenario.objectives)
                if (std::find(copies.begin(), copies.end(), objective.id) != copies.end())
                    if (const auto found = renamed.find(objective.element); found != renamed.end())
                        objective.element = found->second;
        });
    return copies;
}

}  // namespace bocage::model
