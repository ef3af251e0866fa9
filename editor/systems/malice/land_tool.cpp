#include "editor/systems/malice/land_tool.h"

#include <QPainter>
#include <algorithm>
#include <map>
#include <set>

#include "editor/picking/overlay_painting.h"
#include "editor/tools/measure_painting.h"
#include "editor/tools/tool_options.h"
#include "model/messages/element_names.h"
#include "model/systems/malice/analysis/cell_strokes.h"
#include "model/systems/malice/render/malice_terms.h"
#include "model/systems/malice/render/scene_of.h"
#include "rules/board/hex.h"

namespace bocage::editor::malice {

using namespace rules::malice;
using model::malice::detailOf;
using model::malice::TableEdits;
using model::malice::Terms;
using rules::Cell;

QString LandTool::hint() const {
    switch (m_what) {
        case What::Terrain:
            return m_shape == Shape::Fill   ? tr("Click an area of one terrain to change all of it.")
                   : m_shape == Shape::Line ? tr("Drag a line of terrain.")
                                            : tr("Paint terrain space by space.");
        case What::Route:
            return tr("Drag through the sides of spaces, from one to the next.");
        case What::Site:
            return tr("Click a space to put the site there; again to take it away.");
    }
    return {};
}

QString LandTool::whyNot(const model::ScenarioDocument& document) const {
    return document.scenario().battlefield.boards.empty()
               ? tr("Lay a board first: land is painted on boards.")
               : QString();
}

std::vector<rules::ContentId> LandTool::terrains() const {
    std::vector<rules::ContentId> all;
    if (!context())
        return all;
    for (const rules::Pack& pack : context()->document().library()->packs())
        if (pack.manifest.system == systemId)
            for (const rules::TerrainKind& kind : pack.terrain)
                if (kind.place == rules::TerrainKind::Place::Cell)
                    all.push_back(kind.id);
    return all;
}

ToolOptions* LandTool::createOptions(QWidget* parent) {
    auto* options = new ToolOptions(parent);
    options->addSegments(
        tr("What to paint"),
        {{QStringLiteral("land.terrain"), tr("Terrain"), tr("Paint the terrain of spaces."),
          QStringLiteral("brush")},
         {QStringLiteral("land.route"), tr("Routes"), tr("Lead roads, paths and bridges through sides."),
          QStringLiteral("strip")},
         {QStringLiteral("land.site"), tr("Sites"),
          tr("Put Gates, strongholds, cities, mystics, lairs, launches."), QStringLiteral("objective")}},
        static_cast<int>(m_what), [this](int index) { setWhat(static_cast<What>(index)); });
    if (m_what == What::Terrain) {
        const std::vector<rules::ContentId> all = terrains();
        if (m_terrain.empty() && !all.empty())
            m_terrain = all.front();
        QStringList names;
        for (const rules::ContentId& id : all)
            names << model::ElementNames::content(*context()->document().library(), id);
        const auto found = std::find(all.begin(), all.end(), m_terrain);
        options->addChoice(tr("Terrain"), QStringLiteral("land.kind"), names,
                           found == all.end() ? 0 : static_cast<int>(found - all.begin()),
                           tr("What spaces become."),
                           [this, all](int index) { m_terrain = all[static_cast<std::size_t>(index)]; });
        options->addSegments(
            tr("How to paint"),
            {{QStringLiteral("land.brush"), tr("Brush"), tr("Space by space."), QStringLiteral("brush")},
             {QStringLiteral("land.line"), tr("Line"), tr("All spaces between two."),
              QStringLiteral("measure")},
             {QStringLiteral("land.fill"), tr("Fill"), tr("All connected spaces of the same terrain."),
              QStringLiteral("fill")}},
            static_cast<int>(m_shape), [this](int index) {
                m_shape = static_cast<Shape>(index);
                Q_EMIT hintChanged();
            });
        options->addToggle(tr("Mixed"), QStringLiteral("land.mixed"), m_mixed,
                           tr("Shows it as a second terrain; the one there is stays the one that counts."),
                           [this](bool on) { m_mixed = on; });
    } else if (m_what == What::Route) {
        options->addChoice(tr("Route"), QStringLiteral("land.routeKind"),
                           {Terms::route(RouteKind::Road), Terms::route(RouteKind::Path),
                            Terms::route(RouteKind::Bridge), tr("No route")},
                           m_route ? static_cast<int>(*m_route) : 3, tr("What is led through the sides."),
                           [this](int index) {
                               m_route =
                                   index < 3 ? std::optional(static_cast<RouteKind>(index)) : std::nullopt;
                           });
    } else {
        QStringList names;
        for (std::size_t i = 0; i < sites; ++i)
            names << Terms::site(static_cast<Site>(i));
        names << tr("Launch") << tr("Nothing");
        const int current = m_site.launch ? static_cast<int>(sites)
                            : m_site.site ? static_cast<int>(*m_site.site)
                                          : static_cast<int>(sites) + 1;
        options->addChoice(tr("Site"), QStringLiteral("land.siteKind"), names, current,
                           tr("What is put on the space."), [this](int index) {
                               m_site = {};
                               if (index < static_cast<int>(sites))
                                   m_site.site = static_cast<Site>(index);
                               else
                                   m_site.launch = index == static_cast<int>(sites);
                           });
    }
    options->addButton(tr("Take off the paint"), QStringLiteral("land.unpaint"),
                       tr("The selected boards look again as their pack has them."), [this] {
                           if (!context())
                               return;
                           bool any = false;
                           for (const rules::ElementId& id : context()->selection().ids())
                               any = TableEdits(context()->document()).unpaint(id) || any;
                           if (!any)
                               context()->tell(tr("Select a painted board first."));
                       });
    return options;
}

void LandTool::setWhat(What what) {
    m_what = what;
    Q_EMIT optionsChanged();
    Q_EMIT hintChanged();
}

Table LandTool::table() const {
    return Table::of(context()->document().scenario(), *context()->document().library());
}

std::vector<LandTool::Target> LandTool::targets(const Table& table, Cell onTable) const {
    std::vector<Target> found;
    for (const TableBoard& board : table.boards)
        if (const CellInfo* cell = board.find(board.fromTable(onTable)))
            found.push_back({board.id, board.turns, cell});
    // Nobody sees more than one of several whole cells; halves lie side by side.
    const auto whole = std::find_if(found.begin(), found.end(), [](const Target& each) {
        return each.cell->shape == rules::malice::Shape::Full;
    });
    return whole == found.end() ? found : std::vector{*whole};
}

LandTool::Target LandTool::targetUnder(const Table& table, Cell onTable, std::optional<QPointF> point) const {
    const std::vector<Target> found = targets(table, onTable);
    if (found.empty())
        return {};
    if (found.size() == 1 || !point)
        return found.front();
    const model::malice::HexScene scene = model::malice::sceneOf(table);
    const auto away = [&](const Target& target) {
        const int board = table.boardNamed(target.board);
        for (const model::malice::HexCell& drawn : scene.cells())
            if (drawn.board == board && drawn.at == onTable) {
                const QPointF way = model::malice::bodyCentre(drawn) - *point;
                return QPointF::dotProduct(way, way);
            }
        return 1e9;
    };
    return *std::min_element(found.begin(), found.end(),
                             [&](const Target& a, const Target& b) { return away(a) < away(b); });
}

void LandTool::paintTerrain(const std::vector<Cell>& cells) {
    const Table now = table();
    std::vector<Target> all;
    for (const Cell cell : cells)
        for (const Target& there : targets(now, cell))
            all.push_back(there);
    paintTerrain(all);
}

void LandTool::paintTerrain(const std::vector<Target>& cells) {
    std::map<rules::ElementId, std::vector<CellDetail>> changed;
    for (const Target& there : cells) {
        if (there.cell->terrainId == m_terrain && !m_mixed)
            continue;
        CellDetail detail = detailOf(*there.cell);
        if (m_mixed) {
            const auto with = groundMeaning(context()->document().library()->terrain(m_terrain)).terrain;
            if (!there.cell->terrain || !with)
                continue;
            model::malice::strokeMixed(detail, *there.cell->terrain, *with);
        } else {
            detail.terrain = m_terrain;
            detail.mixed.clear();
        }
        changed[there.board].push_back(std::move(detail));
    }
    for (const auto& [board, details] : changed)
        TableEdits(context()->document())
            .paint(
                board, details,
                tr("Paint %1").arg(model::ElementNames::content(*context()->document().library(), m_terrain)),
                QStringLiteral("land-%1").arg(m_stroke));
}

/// Over everything of that terrain that hangs together on the table: on one board, and where half cells of
/// two boards face each other.
void LandTool::fill(Cell from, std::optional<QPointF> point) {
    const Table now = table();
    const Target start = targetUnder(now, from, point);
    if (!start.cell)
        return;
    const rules::ContentId old = start.cell->terrainId;
    std::set<const CellInfo*> seen{start.cell};
    std::vector<Target> all{start};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Target at = all[i];
        const auto offer = [&](const Target& there) {
            if (there.cell->terrainId == old && seen.insert(there.cell).second)
                all.push_back(there);
        };
        for (const Target& facing : targets(now, at.cell->onTable))
            offer(facing);
        for (const Cell next : rules::Hex::neighbours(at.cell->onTable))
            for (const Target& there : targets(now, next))
                if (there.board == at.board || (there.cell->shape == rules::malice::Shape::Full &&
                                                at.cell->shape == rules::malice::Shape::Full))
                    offer(there);
    }
    paintTerrain(all);
}

namespace {

/// A side after so many sixths.
int turned(int side, int turns) {
    return ((side + turns) % 6 + 6) % 6;
}

/// Ends of routes, gathered by cell.
class RouteEnds {
public:
    explicit RouteEnds(std::optional<RouteKind> kind) : m_kind(kind) {}

    void stroke(const rules::ElementId& board, int turns, const CellInfo& cell, int sideOnTable) {
        const auto [detail, fresh] = m_details[board].try_emplace(cell.at);
        if (fresh)
            detail->second = detailOf(cell);
        const auto side = static_cast<std::size_t>(turned(sideOnTable, -turns));
        model::malice::strokeRoute(detail->second, rules::hexGrid().sides()[side], m_kind);
    }
    const std::map<rules::ElementId, std::map<Cell, CellDetail>>& details() const { return m_details; }

private:
    std::optional<RouteKind> m_kind;
    std::map<rules::ElementId, std::map<Cell, CellDetail>> m_details;
};

}  // namespace

/// A route leads through the side between two cells of one board: both get their end of it. Where half cells
/// of two boards face each other, a route that comes from the one board leads out of its half and is taken up
/// by the other half (SOM-MAP-08).
void LandTool::lead(Cell from, Cell to) {
    const Table now = table();
    int side = -1;
    for (int i = 0; i < 6; ++i)
        if (rules::hexGrid().beyond(from, i) == to)
            side = i;
    const std::vector<Target> ends[2] = {targets(now, from), targets(now, to)};
    const auto in = [](const std::vector<Target>& cells, const rules::ElementId& board) {
        return std::any_of(cells.begin(), cells.end(),
                           [&](const Target& each) { return each.board == board; });
    };
    const bool together = std::any_of(ends[0].begin(), ends[0].end(),
                                      [&](const Target& each) { return in(ends[1], each.board); });
    if (!together || side < 0)
        return;
    RouteEnds strokes(m_route);
    for (int end = 0; end < 2; ++end) {
        const int towards = end ? (side + 3) % 6 : side;
        for (const Target& own : ends[end]) {
            if (!m_route || in(ends[1 - end], own.board)) {
                strokes.stroke(own.board, own.turns, *own.cell, towards);
                continue;
            }
            const TableBoard& board = now.boards[static_cast<std::size_t>(now.boardNamed(own.board))];
            for (int i = 0; i < 6; ++i) {
                const int comes = turned(i, own.turns);
                const Cell before = rules::hexGrid().beyond(own.cell->onTable, comes);
                if (!own.cell->routes[static_cast<std::size_t>(i)] || !board.find(board.fromTable(before)))
                    continue;
                strokes.stroke(own.board, own.turns, *own.cell, towards);
                for (const Target& facing : ends[end])
                    if (in(ends[1 - end], facing.board) && !in(targets(now, before), facing.board))
                        strokes.stroke(facing.board, facing.turns, *facing.cell, comes);
            }
        }
    }
    for (const auto& [board, cells] : strokes.details()) {
        std::vector<CellDetail> details;
        for (const auto& [at, detail] : cells)
            details.push_back(detail);
        TableEdits(context()->document())
            .paint(board, details, m_route ? tr("Lead a route") : tr("Take a route away"),
                   QStringLiteral("land-%1").arg(m_stroke));
    }
}

void LandTool::putSite(Cell cell, std::optional<QPointF> point) {
    const Table now = table();
    const Target there = targetUnder(now, cell, point);
    if (!there.cell)
        return;
    CellDetail detail = detailOf(*there.cell);
    if (m_site.launch) {
        detail.launch = !detail.launch;
    } else {
        model::malice::strokeSite(detail, m_site.site);
    }
    TableEdits(context()->document()).paint(there.board, {detail}, tr("Change a site"));
}

void LandTool::touch(Cell cell, std::optional<QPointF> point) {
    switch (m_what) {
        case What::Terrain:
            if (m_shape == Shape::Brush)
                paintTerrain(std::vector{cell});
            else if (m_shape == Shape::Fill)
                fill(cell, point);
            break;
        case What::Site:
            putSite(cell, point);
            break;
        case What::Route:
            break;
    }
}

void LandTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton) {
        cancel();
        return;
    }
    if (event.button != Qt::LeftButton)
        return;
    if (targets(table(), event.cell()).empty()) {
        context()->tell(tr("There is no board here to paint on."));
        return;
    }
    m_down = true;
    ++m_stroke;
    m_from = m_last = event.cell();
    context()->setCursorCell(m_from);
    touch(m_from, event.position);
}

void LandTool::move(const ToolEvent& event) {
    m_hot = event.cell();
    if (m_down && event.cell() != m_last) {
        // A quick hand skips spaces; the line between has them.
        const std::vector<Cell> way = rules::hexGrid().line(m_last, event.cell());
        for (std::size_t i = 1; i < way.size(); ++i) {
            if (m_what == What::Route)
                lead(way[i - 1], way[i]);
            else if (m_what == What::Terrain && m_shape == Shape::Brush)
                paintTerrain(std::vector{way[i]});
        }
        m_last = event.cell();
    }
    context()->updateOverlay();
}

void LandTool::release(const ToolEvent& event) {
    if (!m_down || event.button != Qt::LeftButton)
        return;
    m_down = false;
    if (m_what == What::Terrain && m_shape == Shape::Line)
        paintTerrain(rules::hexGrid().line(m_from, event.cell()));
    context()->document().endMerge();
    context()->updateOverlay();
}

void LandTool::leave() {
    m_hot.reset();
    if (context())
        context()->updateOverlay();
}

void LandTool::actAtCursor(Qt::KeyboardModifiers) {
    const Cell cell = context()->cursorCell();
    if (m_what == What::Terrain && m_shape != Shape::Line) {
        ++m_stroke;
        touch(cell);
    } else if (m_what == What::Site) {
        putSite(cell);
    } else if (!m_down) {
        // Two strokes of Enter: where it begins and where it ends.
        m_down = true;
        ++m_stroke;
        m_from = m_last = cell;
    } else {
        m_down = false;
        const std::vector<Cell> way = rules::hexGrid().line(m_from, cell);
        if (m_what == What::Route)
            for (std::size_t i = 1; i < way.size(); ++i)
                lead(way[i - 1], way[i]);
        else
            paintTerrain(way);
    }
    context()->document().endMerge();
    context()->updateOverlay();
}

void LandTool::cursorMoved() {
    m_hot = context()->cursorCell();
    context()->updateOverlay();
}

bool LandTool::cancel() {
    const bool any = m_down;
    m_down = false;
    if (context()) {
        context()->document().endMerge();
        context()->updateOverlay();
    }
    return any;
}

void LandTool::paint(QPainter& painter, double pixel) const {
    if (!m_hot)
        return;
    std::vector<Cell> cells{*m_hot};
    if (m_down && (m_what == What::Route || m_shape == Shape::Line))
        cells = rules::hexGrid().line(m_what == What::Route ? m_last : m_from, *m_hot);
    for (const Cell cell : cells)
        fillCell(painter, grid(), cell, QColor(0x1F, 0x5F, 0xA8), CellFill::Plain, pixel);
    model::PlacedElement frame{{}, model::Section::Boards, {}, cells, {}, {}};
    paintOutline(painter, grid(), frame, QColor(0x1F, 0x5F, 0xA8), pixel);
}

}  // namespace bocage::editor::malice
