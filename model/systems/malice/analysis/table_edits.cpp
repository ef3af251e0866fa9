#include "model/systems/malice/analysis/table_edits.h"

#include <algorithm>
#include <cmath>

#include "model/commands/scenario_edits.h"
#include "model/systems/malice/render/hex_scene.h"
#include "rules/board/grid.h"
#include "rules/board/hex.h"

namespace bocage::model::malice {

using namespace rules;
using namespace rules::malice;

namespace {

bool sameEnds(const Join& a, const Join& b) {
    return (a.a == b.a && a.b == b.b) || (a.a == b.b && a.b == b.a);
}

Cell onTable(const Cell& at, const Cell& origin, int turns) {
    return origin + Hex::rotate(at, turns);
}

}  // namespace

CellDetail detailOf(const CellInfo& cell) {
    CellDetail detail;
    detail.at = cell.at;
    detail.terrain = cell.terrainId;
    detail.mixed = cell.mixed;
    detail.shape = cell.shape;
    detail.sites = cell.sites;
    detail.launch = cell.launch;
    for (std::size_t side = 0; side < 6; ++side)
        if (cell.routes[side])
            detail.routes.push_back({hexGrid().sides()[side], *cell.routes[side]});
    detail.note = cell.note;
    return detail;
}

std::vector<Join> meetingEdges(const Table& table) {
    std::vector<Join> joins;
    for (std::size_t i = 0; i < table.boards.size(); ++i)
        for (std::size_t j = i + 1; j < table.boards.size(); ++j) {
            const TableBoard& a = table.boards[i];
            const TableBoard& b = table.boards[j];
            if (a.kind != BoardKind::Terrain || b.kind != BoardKind::Terrain)
                continue;
            for (const BoardEdge& edgeA : a.edges)
                for (const BoardEdge& edgeB : b.edges) {
                    // Cell i of one faces cell n − 1 − i + offset of the other; two cells at least make an
                    // edge.
                    std::optional<int> offset;
                    int meeting = 0;
                    for (std::size_t k = 0; k < edgeA.cells.size(); ++k)
                        for (std::size_t l = 0; l < edgeB.cells.size(); ++l)
                            if (a.toTable(edgeA.cells[k]) == b.toTable(edgeB.cells[l])) {
                                const int here = static_cast<int>(l) - (static_cast<int>(edgeB.cells.size()) -
                                                                        1 - static_cast<int>(k));
                                if (!offset || *offset == here) {
                                    offset = here;
                                    ++meeting;
                                }
                            }
                    if (offset && meeting > 1)
                        joins.push_back({{a.id, edgeA.id}, {b.id, edgeB.id}, *offset});
                }
        }
    return joins;
}

std::vector<EdgeFit> edgeFits(const Table& table, const ElementId& board, Cell wanted, int turns) {
    std::vector<EdgeFit> fits;
    const int index = table.boardNamed(board);
    if (index < 0)
        return fits;
    const TableBoard& moving = table.boards[static_cast<std::size_t>(index)];
    if (moving.kind != BoardKind::Terrain)
        return fits;
    const QPointF there = hexCentre(wanted);
    for (const TableBoard& other : table.boards) {
        if (other.id == board || other.kind != BoardKind::Terrain || !other.known)
            continue;
        for (const BoardEdge& theirs : other.edges)
            for (const BoardEdge& mine : moving.edges) {
                if (mine.cells.size() < 2 || theirs.cells.size() < 2)
                    continue;
                // Laid so that the last cell of one lies on the first of the other; both run clockwise.
                const Cell at = other.toTable(theirs.cells.front()) - Hex::rotate(mine.cells.back(), turns);
                const bool along =
                    onTable(mine.cells[mine.cells.size() - 2], at, turns) == other.toTable(theirs.cells[1]);
                if (!along)
                    continue;
                const QPointF way = hexCentre(at) - there;
                const int offset =
                    static_cast<int>(theirs.cells.size()) - static_cast<int>(mine.cells.size());
                // Cell i of mine faces cell (mine − 1 − i) of theirs.
                fits.push_back(
                    {at, {{board, mine.id}, {other.id, theirs.id}, -offset}, std::hypot(way.x(), way.y())});
            }
    }
    std::sort(fits.begin(), fits.end(), [](const EdgeFit& a, const EdgeFit& b) { return a.away < b.away; });
    return fits;
}

bool TableEdits::editSection(const QString& text, const std::function<void(ScenarioSection&)>& change) {
    return m_document.edit(text, [&](Scenario& scenario) {
        ScenarioSection section = scenarioSection(scenario.extras);
        change(section);
        setSection(scenario.extras, section);
    });
}

bool TableEdits::setProfile(Profile profile) {
    return editSection(tr("Choose the profile"),
                       [&](ScenarioSection& section) { section.profile = profile; });
}

bool TableEdits::setScenario(ScenarioKind kind) {
    return editSection(tr("Choose the scenario"), [&](ScenarioSection& section) { section.scenario = kind; });
}

bool TableEdits::setDifficulty(Difficulty difficulty) {
    return editSection(tr("Choose the difficulty"),
                       [&](ScenarioSection& section) { section.difficulty = difficulty; });
}

bool TableEdits::setStewardship(bool on) {
    return editSection(on ? tr("Play with Stewardship") : tr("Play without Stewardship"),
                       [&](ScenarioSection& section) { section.stewardship = on; });
}

bool TableEdits::setDstar(const std::string& method) {
    return editSection(tr("Choose the star dice method"),
                       [&](ScenarioSection& section) { section.dstarMethod = method; });
}

bool TableEdits::setGenerator(const ContentId& profile) {
    return editSection(tr("Choose the creature generator"),
                       [&](ScenarioSection& section) { section.generator = profile; });
}

bool TableEdits::setAvatars(std::optional<int> avatars) {
    return editSection(tr("Set the number of avatars"),
                       [&](ScenarioSection& section) { section.avatars = avatars; });
}

bool TableEdits::setFirstDirection(int direction) {
    return editSection(tr("Set the first direction"),
                       [&](ScenarioSection& section) { section.firstDirection = direction; });
}

bool TableEdits::setMysticTokens(const MysticSupply& supply) {
    return editSection(tr("Divide the mystic tokens"),
                       [&](ScenarioSection& section) { section.mysticTokens = supply; });
}

bool TableEdits::deriveJoins() {
    const std::vector<Join> joins = meetingEdges(Table::of(m_document.scenario(), *m_document.library()));
    return editSection(tr("Join the boards as they lie"),
                       [&](ScenarioSection& section) { section.joins = joins; });
}

bool TableEdits::addJoin(const Join& join) {
    return editSection(tr("Join two edges"),
                       [&](ScenarioSection& section) { section.joins.push_back(join); });
}

bool TableEdits::removeJoin(const Join& join) {
    return editSection(tr("Part two edges"), [&](ScenarioSection& section) {
        std::erase_if(section.joins, [&](const Join& each) { return sameEnds(each, join); });
    });
}

bool TableEdits::setOffset(const Join& join, int offset) {
    return editSection(tr("Shift a join"), [&](ScenarioSection& section) {
        for (Join& each : section.joins)
            if (sameEnds(each, join))
                each.offset = offset;
    });
}

bool TableEdits::layBoard(const ElementId& board, Cell at, int turns) {
    return m_document.edit(tr("Lay a board"), [&](Scenario& scenario) {
        const Table before = Table::of(scenario, *m_document.library());
        const int index = before.boardNamed(board);
        if (index < 0)
            return;
        const TableBoard& old = before.boards[static_cast<std::size_t>(index)];
        for (PlacedBoard& placed : scenario.battlefield.boards)
            if (placed.id == board) {
                placed.at = at;
                placed.rotation = hexGrid().rotation(((turns % 6) + 6) % 6);
            }
        // Tokens stay on their cells.
        for (const Token& token : before.tokens)
            if (token.board == index)
                scenario.pieces[token.piece].at = onTable(token.at, at, turns);
        for (Note& note : scenario.notes) {
            const Cell there = old.fromTable(note.at);
            if (old.find(there) && before.find(note.at).board == index)
                note.at = onTable(there, at, turns);
        }
        ScenarioSection section = scenarioSection(scenario.extras);
        std::erase_if(section.joins,
                      [&](const Join& join) { return join.a.board == board || join.b.board == board; });
        for (const Join& join : meetingEdges(Table::of(scenario, *m_document.library())))
            if (join.a.board == board || join.b.board == board)
                section.joins.push_back(join);
        setSection(scenario.extras, section);
    });
}

bool TableEdits::deal(const std::set<DealKind>& kinds, int seed) {
    const Scenario dealt = dealSetup(m_document.scenario(), *m_document.library(), kinds, seed);
    return m_document.edit(kinds.size() > 1 ? tr("Deal the set-up") : tr("Deal again"),
                           [&](Scenario& scenario) { scenario = dealt; });
}

bool TableEdits::paint(const ElementId& board, const std::vector<CellDetail>& cells, const QString& text,
                       const QString& drag) {
    const auto change = [&](Scenario& scenario) {
        ScenarioSection section = scenarioSection(scenario.extras);
        auto layer = std::find_if(section.paint.begin(), section.paint.end(),
                                  [&](const Paint& paint) { return paint.board == board; });
        if (layer == section.paint.end())
            layer = section.paint.insert(section.paint.end(), Paint{board, {}});
        for (const CellDetail& cell : cells) {
            const auto old = std::find_if(layer->cells.begin(), layer->cells.end(),
                                          [&](const CellDetail& each) { return each.at == cell.at; });
            if (old != layer->cells.end())
                *old = cell;
            else
                layer->cells.push_back(cell);
        }
        std::sort(layer->cells.begin(), layer->cells.end(), [](const CellDetail& a, const CellDetail& b) {
            return std::pair(a.at.row, a.at.col) < std::pair(b.at.row, b.at.col);
        });
        setSection(scenario.extras, section);
    };
    return m_document.edit(text, change, drag);
}

bool TableEdits::unpaint(const ElementId& board) {
    return editSection(tr("Take off the paint"), [&](ScenarioSection& section) {
        std::erase_if(section.paint, [&](const Paint& paint) { return paint.board == board; });
    });
}

}  // namespace bocage::model::malice
