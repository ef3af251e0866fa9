// The edits of ScenarioEdits that the placing tools make: zones, arrows, objectives.
#include <algorithm>
#include <iterator>

#include "model/commands/scenario_edits.h"

namespace bocage::model {

using namespace rules;

namespace {

template <class List>
auto* withId(List& list, const ElementId& id) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto& element) { return element.id == id; });
    return found == list.end() ? nullptr : &*found;
}

std::vector<Cell> sorted(std::vector<Cell> cells) {
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

}  // namespace

ElementId ScenarioEdits::addEntry(EntryArrow arrow) {
    arrow.id = freshId(m_document.scenario(), "entry");
    m_document.edit(tr("Add entry arrow"), [&](Scenario& scenario) { scenario.entries.push_back(arrow); });
    return arrow.id;
}

ScenarioEdits::Ids ScenarioEdits::addEdges(const ContentId& kind, const std::vector<Edge>& edges) {
    Ids ids;
    m_document.edit(tr("Add %n edge piece(s)", nullptr, static_cast<int>(edges.size())),
                    [&](Scenario& scenario) {
                        for (const Edge edge : edges) {
                            ids.push_back(freshId(scenario, "edge"));
                            scenario.battlefield.edges.push_back({ids.back(), kind, edge, {}});
                        }
                    });
    return ids;
}

bool ScenarioEdits::replaceBy(const Ids& ids, const ContentId& content) {
    const BoardDef* board = m_document.library()->board(content);
    const OverlayDef* overlay = m_document.library()->overlay(content);
    return m_document.edit(
        stepName(ids, tr("Replace %1"), tr("Replace %n thing(s)", nullptr, static_cast<int>(ids.size()))),
        [&](Scenario& scenario) {
            for (const ElementId& id : ids) {
                if (PlacedBoard* placed = withId(scenario.battlefield.boards, id);
                    placed && board && !board->faces.empty()) {
                    placed->board = content;
                    if (!faceNamed(board->faces, placed->face))
                        placed->face = board->faces.front().name;
                }
                if (PlacedOverlay* placed = withId(scenario.battlefield.overlays, id);
                    placed && overlay && !overlay->faces.empty()) {
                    placed->overlay = content;
                    if (!faceNamed(overlay->faces, placed->face))
                        placed->face = overlay->faces.front().name;
                }
            }
        });
}

bool ScenarioEdits::paintZone(const ElementId& id, const Cells& cells, const QString& drag) {
    return m_document.edit(
        tr("Paint zone"),
        [&](Scenario& scenario) {
            if (Zone* zone = withId(scenario.zones, id)) {
                zone->cells.insert(zone->cells.end(), cells.begin(), cells.end());
                zone->cells = sorted(std::move(zone->cells));
            }
        },
        drag);
}

bool ScenarioEdits::eraseZones(const Ids& ids, const Cells& cells, const QString& drag) {
    const Cells gone = sorted(cells);
    return m_document.edit(
        tr("Erase zone"),
        [&](Scenario& scenario) {
            for (const ElementId& id : ids)
                if (Zone* zone = withId(scenario.zones, id)) {
                    std::erase_if(zone->cells, [&](Cell cell) {
                        return std::binary_search(gone.begin(), gone.end(), cell);
                    });
                    if (zone->cells.empty())
                        std::erase_if(scenario.zones, [&](const Zone& other) { return other.id == id; });
                }
        },
        drag);
}

bool ScenarioEdits::addAlternative(const ElementId& id, const Cells& place) {
    return m_document.edit(tr("Add random place"), [&](Scenario& scenario) {
        if (Objective* objective = withId(scenario.objectives, id))
            objective->alternatives.push_back(sorted(place));
    });
}

bool ScenarioEdits::removeAlternative(const ElementId& id, Cell at) {
    return m_document.edit(tr("Remove random place"), [&](Scenario& scenario) {
        if (Objective* objective = withId(scenario.objectives, id))
            std::erase_if(objective->alternatives, [&](const std::vector<Cell>& place) {
                return std::find(place.begin(), place.end(), at) != place.end();
            });
    });
}

bool ScenarioEdits::describeObjective(const ElementId& id, const Objective& wanted) {
    return m_document.edit(tr("Change objective"), [&](Scenario& scenario) {
        if (Objective* objective = withId(scenario.objectives, id)) {
            objective->kind = wanted.kind;
            objective->value = wanted.value;
            objective->label = wanted.label;
        }
    });
}

}  // namespace bocage::model
