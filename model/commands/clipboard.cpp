#include "model/commands/clipboard.h"

#include <algorithm>
#include <climits>
#include <map>
#include <set>

#include "model/commands/placed_elements.h"
#include "model/commands/scenario_edits.h"
#include "rules/format/formats.h"

namespace bocage::model {

using namespace rules;

namespace {

/// Every list of placed things, with the prefix of its ids.
template <class AnyScenario, class Action>
void eachList(AnyScenario& scenario, Action action) {
    action(scenario.battlefield.boards, "board");
    action(scenario.battlefield.overlays, "overlay");
    action(scenario.battlefield.edges, "edge");
    action(scenario.battlefield.corners, "corner");
    action(scenario.zones, "zone");
    action(scenario.entries, "entry");
    action(scenario.objectives, "objective");
    action(scenario.pieces, "piece");
    action(scenario.notes, "note");
}

/// Sides of another document by those of this one: the one of the same faction, else of the same name, else
/// the one in the same place. Players go by their place in the side.
class SideMap {
public:
    SideMap(const Scenario& from, const Scenario& to) {
        for (std::size_t i = 0; i < from.sides.size(); ++i) {
            const ScenarioSide& side = from.sides[i];
            const ScenarioSide* twin = findTwin(side, i, to);
            m_sides[side.id] = twin ? twin->id : SideId();
            for (std::size_t p = 0; twin && p < side.players.size() && p < twin->players.size(); ++p)
                m_players[side.players[p].id] = twin->players[p].id;
        }
    }

    SideId operator()(const SideId& side) const {
        const auto found = m_sides.find(side);
        return found == m_sides.end() ? SideId() : found->second;
    }
    PlayerId operator()(const PlayerId& player) const {
        const auto found = m_players.find(player);
        return found == m_players.end() ? PlayerId() : found->second;
    }

private:
    static const ScenarioSide* findTwin(const ScenarioSide& side, std::size_t place, const Scenario& to) {
        const auto faction = [](const ScenarioSide& each) {
            return each.players.empty() ? ContentId() : each.players.front().faction;
        };
        for (const ScenarioSide& each : to.sides)
            if (each.id == side.id && faction(each) == faction(side))
                return &each;
        for (const ScenarioSide& each : to.sides)
            if (!faction(side).empty() && faction(each) == faction(side))
                return &each;
        if (const ScenarioSide* same = findSide(to, side.id))
            return same;
        return place < to.sides.size() ? &to.sides[place] : nullptr;
    }

    std::map<SideId, SideId> m_sides;
    std::map<PlayerId, PlayerId> m_players;
};

}  // namespace

QByteArray copyElements(const ScenarioDocument& document, const std::vector<ElementId>& ids) {
    const std::set<ElementId> wanted(ids.begin(), ids.end());
    Scenario copy = document.scenario();
    eachList(copy, [&](auto& list, const char*) {
        std::erase_if(list, [&](const auto& element) { return !wanted.contains(element.id); });
    });
    Scenario small;
    small.system = copy.system;
    small.packs = copy.packs;
    small.battlefield = copy.battlefield;
    small.battlefield.conditions.clear();
    small.zones = copy.zones;
    small.entries = copy.entries;
    small.objectives = copy.objectives;
    small.pieces = copy.pieces;
    small.notes = copy.notes;
    // Who is who, so that another document can find its own sides in them; no armies.
    small.sides = copy.sides;
    for (ScenarioSide& side : small.sides)
        for (Player& player : side.players)
            player.force = {};
    return QByteArray::fromStdString(writeScenario(small));
}

std::vector<ElementId> pasteElements(ScenarioDocument& document, const QByteArray& bytes, Cell at) {
    std::vector<ElementId> fresh;
    auto loaded = readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!loaded)
        return fresh;
    // Move the copies on a scratch document: the same mover as everywhere.
    ScenarioDocument scratch(std::move(loaded->value), document.library());
    int left = INT_MAX, top = INT_MAX;
    std::vector<ElementId> all;
    for (const PlacedElement& element : allElements(scratch.scenario(), *document.library())) {
        all.push_back(element.id);
        for (const Cell cell : element.cells) {
            left = std::min(left, cell.col);
            top = std::min(top, cell.row);
        }
        if (element.edge) {
            left = std::min(left, element.edge->cell.col);
            top = std::min(top, element.edge->cell.row);
        }
        if (element.corner) {
            left = std::min(left, element.corner->col);
            top = std::min(top, element.corner->row);
        }
    }
    if (all.empty() || left == INT_MAX)
        return fresh;
    ScenarioEdits(scratch).move(all, at - Cell{left, top});
    const Scenario& source = scratch.scenario();
    const SideMap owners(source, document.scenario());
    document.edit(ScenarioEdits::tr("Paste %n thing(s)", nullptr, static_cast<int>(all.size())),
                  [&](Scenario& scenario) {
                      std::map<ElementId, ElementId> renamed;
                      const auto append = [&](auto& to, const auto& from, const char* prefix) {
                          for (auto element : from) {
                              const ElementId old = element.id;
                              element.id = freshId(scenario, prefix);
                              renamed[old] = element.id;
                              if constexpr (requires { element.side; })
                                  element.side = owners(element.side);
                              if constexpr (requires { element.player; })
                                  element.player = owners(element.player);
                              fresh.push_back(element.id);
                              to.push_back(std::move(element));
                          }
                      };
                      append(scenario.battlefield.boards, source.battlefield.boards, "board");
                      append(scenario.battlefield.overlays, source.battlefield.overlays, "overlay");
                      append(scenario.battlefield.edges, source.battlefield.edges, "edge");
                      append(scenario.battlefield.corners, source.battlefield.corners, "corner");
                      append(scenario.zones, source.zones, "zone");
                      append(scenario.entries, source.entries, "entry");
                      append(scenario.objectives, source.objectives, "objective");
                      append(scenario.pieces, source.pieces, "piece");
                      append(scenario.notes, source.notes, "note");
                      // A building objective follows its building when both were copied.
                      for (Objective& objective : scenario.objectives)
                          if (std::find(fresh.begin(), fresh.end(), objective.id) != fresh.end())
                              if (const auto found = renamed.find(objective.element); found != renamed.end())
                                  objective.element = found->second;
                      // Placed once: a copy is no longer the army's own unit.
                      for (Piece& piece : scenario.pieces)
                          if (std::find(fresh.begin(), fresh.end(), piece.id) != fresh.end())
                              piece.entry.clear();
                  });
    return fresh;
}

}  // namespace bocage::model
