#include "model/commands/clipboard.h"

#include <algorithm>
#include <climits>
#include <map>
#include <set>

#include "model/commands/army_units.h"
#include "model/commands/copy_place.h"
#include "model/commands/scenario_edits.h"
#include "model/plan/placed_elements.h"
#include "rules/format/formats.h"
#include "rules/scenario/placed_lists.h"

namespace bocage::model {

using namespace rules;

namespace {

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
    const Scenario& all = document.scenario();
    Scenario small;
    small.system = all.system;
    small.packs = all.packs;
    small.battlefield = all.battlefield;
    small.battlefield.conditions.clear();
    small.zones = all.zones;
    small.entries = all.entries;
    small.objectives = all.objectives;
    small.pieces = all.pieces;
    small.notes = all.notes;
    forEachList(small, [&](auto& list, const char*) {
        std::erase_if(list, [&](const auto& element) { return !wanted.contains(element.id); });
    });
    // Who is who, so that another document can find its own sides in them; no armies.
    small.sides = all.sides;
    for (ScenarioSide& side : small.sides)
        for (Player& player : side.players)
            player.force = {};
    return QByteArray::fromStdString(writeScenario(small));
}

std::vector<ContentId> copiedContents(const QByteArray& bytes) {
    const auto loaded = readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!loaded)
        return {};
    const Scenario& copied = loaded->value;
    std::vector<ContentId> contents;
    for (const PlacedBoard& board : copied.battlefield.boards)
        contents.push_back(board.board);
    for (const PlacedOverlay& overlay : copied.battlefield.overlays)
        contents.push_back(overlay.overlay);
    for (const PlacedEdge& edge : copied.battlefield.edges)
        contents.push_back(edge.kind);
    for (const PlacedCorner& corner : copied.battlefield.corners)
        contents.push_back(corner.kind);
    for (const Piece& piece : copied.pieces)
        contents.push_back(piece.content);
    return contents;
}

std::vector<ElementId> pasteElements(ScenarioDocument& document, const QByteArray& bytes, Cell at) {
    std::vector<ElementId> fresh;
    auto loaded = readScenario({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!loaded)
        return fresh;
    // The same mover as everywhere.
    ScenarioTrial scratch(std::move(loaded->value), document.library());
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
    if (const auto by = placeNear(document.scenario(), *document.library(),
                                  allElements(scratch.scenario(), *document.library())))
        ScenarioEdits(scratch).move(all, *by);
    const Scenario& source = scratch.scenario();
    std::vector<ArmyUnits> tray =
        armyUnits(document.scenario(), document.library(), readLinkedArmies(document));
    const auto fromTray = [&](const Piece& piece) {
        for (ArmyUnits& units : tray)
            if (units.entry == piece.entry && units.unit == piece.content && units.left() > 0) {
                ++units.placed;
                return true;
            }
        return false;
    };
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
                      auto to = placedLists(scenario);
                      const auto from = placedLists(source);
                      [&]<std::size_t... I>(std::index_sequence<I...>) {
                          (append(std::get<I>(to), std::get<I>(from), placedPrefixes[I]), ...);
                      }
                      (std::make_index_sequence<placedPrefixes.size()>{});
                      // A building objective follows its building when both were copied.
                      for (Objective& objective : scenario.objectives)
                          if (std::find(fresh.begin(), fresh.end(), objective.id) != fresh.end())
                              if (const auto found = renamed.find(objective.element); found != renamed.end())
                                  objective.element = found->second;
                      // Placed once: what was cut is the army's own unit still, a copy is not.
                      for (Piece& piece : scenario.pieces)
                          if (std::find(fresh.begin(), fresh.end(), piece.id) != fresh.end() &&
                              !piece.entry.empty() && !fromTray(piece))
                              piece.entry.clear();
                  });
    return fresh;
}

}  // namespace bocage::model
